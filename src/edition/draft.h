/* draft.h -- an edition that is being put together from its files. */
#ifndef EDITION_DRAFT_H
#define EDITION_DRAFT_H

#include "edition/edition_check.h"
#include "edition/statement.h"

enum {
    DRAFT_REMOVED = 255, /* a group or deck that was removed first, and down from there */
    DRAFT_GONE = DRAFT_REMOVED - REMOVALS_MAX,
    DRAFT_UNSAID = -1,  /* a sum that the file leaves to be derived */
    DRAFT_UNUSED = 160, /* how many are remembered */
    DRAFT_UNREAD = 16,
    DRAFT_FILES = 8 /* that build on each other */
};

/* One space, group, deck or token of the draft. */
typedef struct Slot {
    bool here;         /* declared and not removed */
    bool conditional;  /* declared after `when` */
    uint8_t source;    /* which file of the chain declared it */
    uint8_t printings; /* bit n: depends on the rule RULE_CHANCE_DECK + n */
} Slot;

/* A sum, or a percentage of the price. */
typedef struct Share {
    Money sum; /* DRAFT_UNSAID when not given */
    bool percent;
} Share;

/* A row of rents, as sums or as percentages of the price. */
typedef struct RentRow {
    uint8_t count; /* 0 when not given */
    bool percent;
    Money steps[RENT_STEPS];
} RentRow;

/* What a file says of a deed, or of a group for all its deeds. */
typedef struct Terms {
    uint8_t group;  /* of a deed; above DRAFT_GONE it was removed */
    Money price;    /* of a deed */
    Money mortgage; /* of a deed; DRAFT_UNSAID: by rule */
    Share house, hotel;
    RentRow rent;
} Terms;

typedef struct Draft {
    Edition edition; /* deeds, counts and deed sets come last, by draft_finish */
    Origins origins;
    Slot slots[PART_COUNT][MAX_SPACES];
    Terms deeds[MAX_SPACES];                   /* by space */
    Terms groups[MAX_GROUPS];                  /* by slot */
    uint8_t rule_source[RULE_COUNT];           /* which file set it, DRAFT_REMOVED: none */
    int source;                                /* which file of the chain is being read */
    int space_count;                           /* as given by `spaces`, 0 when not given */
    int space_source;                          /* which file said so */
    int face_source;                           /* which file spoke of the theme last */
    uint32_t face_own;                         /* bit per FaceDetail: what that file said */
    uint8_t printings;                         /* of statements that belong to no slot */
    bool lenient;                              /* unknown words are no mistake: a base is missing */
    uint8_t speaks;                            /* bit n: file n has lines in other languages */
    uint64_t card_hash[MAX_DECKS][MAX_CARDS];  /* of the texts as written */
    uint64_t card_shown[MAX_DECKS][MAX_CARDS]; /* of the same with places and sums */
    uint8_t card_source[MAX_DECKS][MAX_CARDS]; /* which file they are from */
    uint64_t space_words[DRAFT_FILES][MAX_SPACES]; /* hashes of the words in each file */
    int unused_count;
    uint64_t unused[DRAFT_UNUSED]; /* hashes of words and card texts that other rules would use */
    int deck;                      /* slot whose cards follow; -1: none */
    int unread_count;
    LineComment unread[DRAFT_UNREAD]; /* lines of the file that nobody understands */
    uint8_t deck_kind;
    bool deck_active;
} Draft;

/* An empty draft with the usual rules and words. */
void draft_new(Draft *draft, const char *file);

int draft_limit(Part part);
Label *draft_label(Draft *draft, Part part, int slot);
/* Gives a part its label. A statement that only names it keeps the look it has,
 * where it does not choose another. */
void draft_name(Draft *draft, Part part, int slot, const Label *label, bool whole);
/* "the word of the deck", for sentences. */
Sentence draft_part_word(Part part);

/* Notes that a part found no slot: because there are too many, or because the
 * file removes it as well. */
void draft_too_many(Draft *draft, Statement *statement, Part part);

/* Slot of the part called `word`, -1 if there is none. */
int draft_find(Draft *draft, Part part, const char *word);
/* The same, and takes a free slot when there is none; -1 when all are taken. */
int draft_claim(Draft *draft, Part part, const char *word);
/* Takes a part out again. Whatever refers to it refers to nothing, by a number
 * above DRAFT_GONE that knows the statement. */
void draft_remove(Draft *draft, const Statement *statement, Part part, int slot);
/* Every reference to a group or deck `n` becomes `map[n]`. */
void draft_remap(Draft *draft, Part part, const uint8_t *map);

/* Where the statement stands. */
Origin draft_origin(const Draft *draft, const Statement *statement);

/* Takes the word of a part that exists from the statement. In a part of the
 * file that does not count now, or without the base, any word will do. */
bool draft_refer(Draft *draft, Statement *statement, Part part, uint8_t *target);

/* Notes that there is no part called `word`. Always false. */
bool draft_unknown(Draft *draft, Statement *statement, Part part, const char *word);

/* Notes where the part was declared. False when it does not count now (no
 * mistake) or was declared already (one). `whole`: replaces all of it. */
bool draft_declare(Draft *draft, Statement *statement, Part part, int slot, bool whole);

/* Remembers a word or the text of a card after a `when` that does not hold. */
void draft_note_unused(Draft *draft, const char *words);
/* Is it one of them? Beyond DRAFT_UNUSED any may be. */
bool draft_is_unused(const Draft *draft, const char *words);

#endif
