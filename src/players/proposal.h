/* proposal.h -- trades a character thinks of and offers. */
#ifndef PLAYERS_PROPOSAL_H
#define PLAYERS_PROPOSAL_H

#include "players/bargain.h"

enum { PROPOSAL_MOST = 16 };

/* A trade that both sides gain from, as the character sees it. */
typedef struct Proposal {
    Offer offer; /* with the money it thinks fair */
    Gain gain;
} Proposal;

typedef struct Proposals {
    int count;
    Proposal list[PROPOSAL_MOST]; /* best for the seat first */
} Proposals;

/* Trades of `bargain->decision->seat` with everybody, each legal now. */
void proposal_list(const Bargain *bargain, Proposals *proposals);

/* The next offer of this turn: the most promising (tender.h), or for a character that does not
 * search one at a low price that goes up. Legal when true. */
bool proposal_make(const Decision *decision, Action *action);

/* The offers to choose from for the next one of this turn, for players that
 * think ahead; none while it would be bold. Every offer of a turn has
 * others. */
int proposal_options(const Decision *decision, Action options[PROPOSAL_MOST]);

/* Is this one of the turns in which it looks for trades? Quick. */
bool proposal_due(const Decision *decision);

#endif
