/* game.h -- the state of a game: a flat value, copied by assignment. */
#ifndef GAME_GAME_H
#define GAME_GAME_H

#include "edition/edition.h"
#include "game/phase.h"

/* Names of parties that are not seats. */
enum { BANK = 255, POT = 254, DEALER = 253, NOBODY = 252 };
enum { NO_DECK = 255, NO_CARD = 255 };
enum { UNLIMITED = -1 }; /* a stock of buildings */
enum { MAX_DEBTS = 8, MAX_CLAIMS = 6, MAX_COUNTERS = 8, MAX_MANAGE = 1000 };

typedef struct Seat {
    Money cash;
    uint16_t whole; /* bit per group of streets owned wholly: follows from `deeds` */
    DeedSet deeds;
    uint16_t laps;
    SpaceId space;
    TokenId token;
    uint8_t in_jail;    /* 0 or 1 */
    uint8_t jail_turns; /* failed or missed turns of this stay */
    uint8_t left;       /* 0, or its number among those who left */
    uint8_t owes_to;    /* creditor of cash below zero */
    uint8_t offers;     /* made since the turn began */
    DeckId kept_deck;   /* card kept for later, NO_DECK if none */
    CardId kept_card;
    uint8_t release[MAX_DECKS]; /* get-out cards held, by the deck they go back to */
} Seat;

/* A deed in play. `owner` is a seat or BANK. */
typedef struct Holding {
    SeatId owner;
    uint8_t level;     /* houses, HOTEL_LEVEL, or houses + BESIDE_HOTEL */
    uint8_t mortgaged; /* 0 or 1 */
} Holding;

/* A shuffled pile, revealed card by card: while some are unseen the dealer
 * may draw any of those; afterwards the order is known and repeats. */
typedef struct Pile {
    uint32_t unseen;         /* bit n: card n has not been drawn yet */
    uint8_t count;           /* cards in `order` */
    uint8_t first;           /* index of the top in `order`, a ring */
    CardId order[MAX_CARDS]; /* cards below the unseen ones */
} Pile;

/* Why money changes hands. */
typedef enum Reason {
    REASON_SALARY,
    REASON_RENT,
    REASON_TAX,
    REASON_CARD,
    REASON_EACH,
    REASON_FINE,
    REASON_PRICE,
    REASON_AUCTION,
    REASON_BUILDING,
    REASON_SALE,
    REASON_MORTGAGE,
    REASON_REDEEM,
    REASON_FEE,
    REASON_TRADE,
    REASON_POT,
    REASON_DEAL,
    REASON_SPACE,
    REASON_THIEF,
    REASON_ESTATE,
    REASON_BONUS,
    REASON_BORNE, /* of a bankrupt's balance, by the creditor */
    REASON_COUNT
} Reason;

/* Owed and not paid yet. The amount was fixed when the debt arose. */
typedef struct Debt {
    Money amount;
    SeatId debtor;
    SeatId creditor; /* a seat, BANK or POT */
    uint8_t reason;  /* Reason */
    DeedId deed;     /* of rent, fee or auction; else NO_DEED */
} Debt;

/* A rent that its owner has yet to ask for (RULE_RENT_CLAIM). */
typedef struct Claim {
    Money amount;
    SeatId visitor, owner;
    DeedId deed;
    uint8_t throws_left; /* it lapses when other movers have thrown so often */
} Claim;

/* What is auctioned. */
typedef enum AuctionKind { AUCTION_NONE, AUCTION_DEED, AUCTION_HOUSE, AUCTION_HOTEL } AuctionKind;

typedef struct Auction {
    Money bid;     /* 0: none yet */
    uint8_t open;  /* AuctionKind */
    DeedId deed;   /* the deed sold, or the place named with the bid */
    SeatId bidder; /* of `bid`, NOBODY if none */
    SeatId asked;  /* who must bid or pass */
    uint8_t in;    /* bit per seat that has not passed */
} Auction;

/* What two seats exchange. */
typedef struct Deal {
    DeedSet give, take; /* by the seat that offers */
    Money give_money, take_money;
    uint8_t give_cards[MAX_DECKS], take_cards[MAX_DECKS];
} Deal;

typedef enum OfferState {
    OFFER_NONE,
    OFFER_MADE,   /* to be answered now */
    OFFER_WAITING /* for the other's turn */
} OfferState;

typedef struct Offer {
    Deal deal;
    uint8_t open; /* OfferState */
    SeatId from, to;
    uint8_t counters; /* how often it was countered */
} Offer;

/* What a seat wants buildings of a short stock for. */
typedef enum WantKind {
    WANT_NONE,
    WANT_HOUSE,
    WANT_HOTEL,
    WANT_SALE, /* houses in place of a hotel sold */
    WANT_BREAK /* houses that stay when a group is broken down */
} WantKind;

/* A scarce building requested by one seat; the others say whether they want
 * it too (rule N08) or buy before a hotel is broken down (rule O13). */
typedef struct Want {
    uint8_t open; /* WantKind */
    SeatId seat;
    DeedId deed;
    uint8_t houses; /* of WANT_BREAK */
    uint8_t ask;    /* bit per seat still to be asked */
    uint8_t want;   /* bit per seat that wants it, the builder included */
    SeatId asked;
} Want;

typedef struct Game {
    Seat seats[MAX_SEATS];
    Holding holdings[MAX_DEEDS];
    Pile piles[MAX_DECKS];
    Debt debts[MAX_DEBTS];
    Claim claims[MAX_CLAIMS];
    Offer offer;
    Auction auction;
    Want want;
    DeedSet estate;        /* deeds of the bankrupt still to be auctioned */
    DeedSet wishes;        /* scarce buildings wanted, by place (RULE_BUILDING_WISHES) */
    DeedSet inherited;     /* mortgaged deeds whose new owner has yet to decide */
    Money owed[MAX_SEATS]; /* ESTATE_DEBT_AVAILABLE: to `owes_to`, paid from below zero */
    /* These follow from `holdings`; game_set_level and game_set_mortgaged keep them. */
    DeedSet mortgaged, built;
    uint8_t group_houses[MAX_GROUPS], group_hotels[MAX_GROUPS];
    Money pot;
    int32_t turn;                 /* turns begun */
    int32_t round;                /* rounds completed */
    int32_t dice[2];              /* the last throw; RULE_ANY_DICE: any numbers from 0 */
    int32_t arrival;              /* total of the throw that brought the mover here, or INT32_MAX */
    int16_t order_sum[MAX_SEATS]; /* totals here and in jail_sum: INT16_MAX at most */
    uint16_t manage_count;        /* acts of management since the last throw */
    int16_t houses, hotels;       /* in the bank, or UNLIMITED */
    SeatId order[MAX_SEATS];      /* seats in order of play */
    uint8_t order_next, order_ties; /* while the order is being decided */
    uint8_t seat_count;
    uint8_t alive; /* bit per seat still in the game */
    uint8_t left_count;
    uint8_t mover;  /* index into `order` */
    uint8_t phase;  /* Phase: what is being waited for */
    SeatId decider; /* a seat, DEALER or NOBODY */
    uint8_t step;   /* Phase: where the mover's turn is */
    /* Side by side, as they are cleared together. */
    uint8_t doubles;                /* in a row, this turn */
    uint8_t again;                  /* the mover throws again after this landing */
    uint8_t jail_throws;            /* throws of JAIL_STYLE_THREE_WAYS this turn */
    uint8_t floor_used;             /* bit per seat that had the floor this turn */
    uint8_t rent_factor, rent_dice; /* how a card changes the rent to come; 0: not */
    DeckId deck;                    /* drawn from, NO_DECK when the space itself acts */
    CardId card;
    uint8_t debt_count, claim_count;
    SeatId floor;                /* who has the floor out of turn, or NOBODY */
    uint8_t offered;             /* bit per seat with Seat.offers: follows from them */
    uint8_t builders;            /* bit per seat with Seat.whole: follows from them */
    uint8_t vote_open, vote_ask; /* bits of seats still to be asked about stopping */
    SeatId vote_from;
    uint8_t bell; /* time is up: the game ends with this turn */
    int16_t jail_sum[2];
    SpaceId thief; /* where it is, NO_SPACE while it is not on the board */
    SeatId thief_target;
    SeatId winner; /* NOBODY until the game is over */
} Game;

/* Whose turn it is. */
static inline SeatId game_mover(const Game *game)
{
    return game->order[game->mover];
}

/* The total of the last throw: exact, and as it is kept in `arrival`. */
static inline int64_t game_thrown(const Game *game)
{
    return (int64_t)game->dice[0] + game->dice[1];
}

static inline int32_t game_total(const Game *game)
{
    int64_t thrown = game_thrown(game);
    return thrown < INT32_MAX ? (int32_t)thrown : INT32_MAX;
}

static inline int16_t game_short_total(const Game *game)
{
    int32_t total = game_total(game);
    return total < INT16_MAX ? (int16_t)total : INT16_MAX;
}

static inline bool game_seat_in(const Game *game, SeatId seat)
{
    return seat < game->seat_count && (game->alive >> seat & 1) != 0;
}

/* The seat in `order` whose turn it is to throw for the order of play, to be
 * dealt a deed or to choose a token. */
static inline SeatId game_next_in_order(const Game *game)
{
    return game->order[game->order_next % game->seat_count];
}

/* Who must decide when the game waits for `phase`: a seat, DEALER or NOBODY. */
SeatId game_decider(const Game *game, Phase phase);

int game_seats_left(const Game *game);
/* The next seat in order of play after `seat` that is still in the game. */
SeatId game_next_seat(const Game *game, SeatId seat);

/* The deeds of the groups of streets that `seat` owns wholly. */
static inline DeedSet game_whole_deeds(const Edition *edition, const Game *game, SeatId seat)
{
    DeedSet whole = 0;
    for (unsigned rest = game->seats[seat].whole; rest != 0; rest &= rest - 1)
        whole |= edition->groups[__builtin_ctz(rest)].deeds;
    return whole;
}

/* The groups of streets `seat` owns wholly, a bit each, by its deeds. */
uint16_t game_whole_groups(const Edition *edition, const Game *game, SeatId seat);
/* Changes what stands on a deed, or whether it is mortgaged, and what follows from it. */
void game_set_level(const Edition *edition, Game *game, DeedId deed, int level);
void game_set_mortgaged(Game *game, DeedId deed, bool mortgaged);
/* All that follows from deeds, holdings and offers, after they were changed by hand. */
void game_derive(const Edition *edition, Game *game);
/* Does `seat` own every deed of the group? */
bool game_owns_group(const Edition *edition, const Game *game, SeatId seat, GroupId group);
int game_owned_count(const Edition *edition, const Game *game, SeatId seat, GroupId group);
bool game_group_built(const Edition *edition, const Game *game, GroupId group);

void game_buildings(const Edition *edition, const Game *game, SeatId seat, int *houses,
                    int *hotels);
int game_release_count(const Game *game, SeatId seat);

/* The token's perk in percent, or 100. */
Money game_price(const Edition *edition, const Game *game, SeatId seat, DeedId deed);
Money game_building_price(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                          bool hotel);
/* What the bank pays for one building sold: a fraction of its owner's price. */
Money game_building_value(const Edition *edition, const Game *game, DeedId deed, bool hotel);
int game_jail_limit(const Edition *edition, const Game *game, SeatId seat);

#endif
