/* meeting.h -- what everybody at an online table knows: who sits where, the terms, the game.
 *
 * A meeting changes by lines alone, and never by anything else. The server numbers the
 * lines, keeps them and tells them; whoever applies the same lines has the same meeting:
 * every guest, a guest who comes back, and the server after a restart (docs/online.md). */
#ifndef ONLINE_MEETING_H
#define ONLINE_MEETING_H

#include "online/edition_pool.h"
#include "online/meeting_terms.h"
#include "table/table.h"

enum {
    MEETING_NAME_SIZE = 32,
    MEETING_TALK = 64,
    MEETING_SAID_SIZE = 301,
    MEETING_BANS = 32,
    MEETING_DELAY_MOST = 600 /* seconds */
};

typedef enum MeetingStage {
    MEETING_GATHERS,  /* people sit down and get ready */
    MEETING_PROMISES, /* everybody promises a share of the dice */
    MEETING_SHOWS,    /* and shows it */
    MEETING_PLAYS,
    MEETING_OVER /* the game is; the table may play another one */
} MeetingStage;

typedef struct MeetingSeat {
    SeatPlan plan;  /* its kind NULL: a person */
    FairNumber key; /* the digest of the token that this seat belongs to; only the server's */
    bool ready;
    bool out;                   /* the host has sent its person away during the game */
    bool promised, shown;       /* of its share: see Meeting.dice */
    const PlayerKind *stand_in; /* plays for an absent person; NULL: nobody */
    int64_t left;               /* milliseconds of its bank of time */
} MeetingSeat;

typedef enum MeetingSaidKind {
    MEETING_WORDS,
    MEETING_REACTION, /* its word: reaction.h */
    MEETING_REPORT    /* to the host alone, about a seat */
} MeetingSaidKind;

typedef struct MeetingSaid {
    MeetingSaidKind kind;
    int8_t seat;  /* -1: somebody who looks on */
    int8_t about; /* MEETING_REPORT: a seat, -1: somebody who looks on */
    char name[SEAT_NAME_SIZE];
    char words[MEETING_SAID_SIZE];
} MeetingSaid;

typedef struct Meeting {
    char name[MEETING_NAME_SIZE]; /* "amber-otter-41" */
    MeetingStage stage;
    char edition[WORD_SIZE];
    uint64_t edition_hash; /* with the house rules; 0 before the first line `edition` */
    Text own;              /* the text of the host's own edition; none: it is a known one */
    Text draft;            /* lines `text` that no line `edition` has taken yet */
    HouseRules rules;
    MeetingTerms terms;
    int seat_count;
    MeetingSeat seats[MAX_SEATS];
    int host;  /* a seat; -1: nobody yet */
    int games; /* begun at this table */
    FairDice dice;
    Table *table;      /* of the game begun last; NULL before, and while a server has put it away */
    EditionPool *pool; /* of a server: tables are lean, and share what they play */
    const Edition *shared;           /* what the table has from it; NULL: nothing */
    FairNumber banned[MEETING_BANS]; /* tokens that do not come in; only the server's */
    int ban_count;                   /* in all; the last ones are kept */
    int said_count;                  /* in all; the last MEETING_TALK are kept */
    MeetingSaid *said;               /* MEETING_TALK of them; NULL while nobody spoke */
} Meeting;

/* An empty one. End it with meeting_clear. */
void meeting_begin(Meeting *meeting);
void meeting_clear(Meeting *meeting);
/* Ends its table alone, if there is one. */
void meeting_drop_table(Meeting *meeting);

/* Applies one line; false, with nothing changed, when it makes no sense here: the line was
 * made by another version, or was tampered with. `library` are the editions known here. */
bool meeting_apply(Meeting *meeting, const EditionLibrary *library, const char *line);

/* The edition called `word`, the host's own or a known one, with house rules; false when there
 * is none, or it cannot be played so. */
bool meeting_edition_read(const Meeting *meeting, const EditionLibrary *library, const char *word,
                          const HouseRules *rules, Edition *edition);
/* That of the meeting with its house rules; false when it is not known here or is another one. */
bool meeting_edition(const Meeting *meeting, const EditionLibrary *library, Edition *edition);

/* The colour of whoever sits down next: one that nobody has. */
uint32_t meeting_free_colour(const Meeting *meeting);
/* Is there a clock at all? */
bool meeting_timed(const Meeting *meeting);
/* Whose answer does the game wait for, a person's without a stand-in: a seat, or -1? */
int meeting_awaits(const Meeting *meeting);

#endif
