/* sentence.h -- a sentence as data: a pattern with named places, and what fills them.
 *
 *     static const Sentence told[EVENT_COUNT] = {
 *         [EVENT_BOUGHT] = T_("{seat} bought {deed}[ for {sum}]."), ...
 *     words_write(words, &told[event->kind], ARGS(arg_seat(seat), arg_deed(deed)), text);
 *     SAY(words, text, TN_("{count} offer left", "{count} offers left"), arg_count(n));
 *
 * pattern.h explains patterns, place_rows.h lists the places. More arguments than
 * places do no harm: one bag serves every row of a table. */
#ifndef WORDS_SENTENCE_H
#define WORDS_SENTENCE_H

#include <stdbool.h>
#include <stdint.h>

#include "words/noun.h"

/* English as written here, all of it in one string, so that a sentence costs no
 * more than a pointer. T_ gives the words alone; who wants the words of another
 * one asks sentence_words(). NULL says nothing. */
typedef struct Sentence {
    const char *words; /* [PLURAL_MARK] [context CONTEXT_MARK] one ['\0' more] */
} Sentence;

#define PLURAL_MARK "\001"
#define CONTEXT_MARK "\004"

/* Initialisers of a Sentence, found by xgettext: each argument must be one
 * literal. T_(a ? "x" : "y") would lose the second; write two. `more` is said
 * when the place {count} is not one; `about` distinguishes equal
 * words for translators. */
#define T_(one)      \
    {                \
        .words = one \
    }
#define TN_(one, more)                     \
    {                                      \
        .words = PLURAL_MARK one "\0" more \
    }
#define TC_(about, one)                 \
    {                                   \
        .words = about CONTEXT_MARK one \
    }
/* Marks a text that becomes the words of a Sentence elsewhere. */
#define TEXT_(one) one

/* What catalogues know it by: the words, behind "context\004" if it has one. */
const char *sentence_key(Sentence sentence);
/* The words; of a plural, those for one. */
const char *sentence_words(Sentence sentence);
bool sentence_is_plural(Sentence sentence);
/* Of a plural only. */
const char *sentence_many(Sentence sentence);

/* What a place wants. */
typedef enum PlaceKind {
    PLACE_KIND_NONE,
    PLACE_KIND_SEAT,
    PLACE_KIND_DEED,
    PLACE_KIND_MORTGAGED, /* a deed that is marked so */
    PLACE_KIND_SPACE,
    PLACE_KIND_GROUP,
    PLACE_KIND_DECK,
    PLACE_KIND_TOKEN,
    PLACE_KIND_SUM,
    PLACE_KIND_NUMBER,
    PLACE_KIND_DIGITS,
    PLACE_KIND_DECIMAL,
    PLACE_KIND_PERCENT,
    PLACE_KIND_COUNTED,
    PLACE_KIND_NOUN,
    PLACE_KIND_SET,
    PLACE_KIND_LIST,
    PLACE_KIND_EITHER,
    PLACE_KIND_SAID,
    PLACE_KIND_TERM,
    PLACE_KIND_TEXT,
    PLACE_KIND_DATE
} PlaceKind;

typedef enum Place {
    PLACE_END,    /* ends a list of arguments */
    PLACE_ABSENT, /* an argument with nothing to say */
#define PLACE_ID(place, kind) PLACE_##place,
#define PLACE_AMOUNT(place, kind) PLACE_##place,
#define PLACE_SCALED(place, kind) PLACE_##place,
#define PLACE_COUNTED(place, noun) PLACE_##place,
#define PLACE_NOUN(place) PLACE_##place,
#define PLACE_SET(place) PLACE_##place,
#define PLACE_LIST(place) PLACE_##place,
#define PLACE_EITHER(place) PLACE_##place,
#define PLACE_SAID(place) PLACE_##place,
#define PLACE_TERM(place) PLACE_##place,
#define PLACE_TEXT(place) PLACE_##place,
#define PLACE_DATE(place) PLACE_##place,
#include "words/place_rows.h"
    PLACE_FIRST_NOUN, /* places that need no argument */
    PLACE_COUNT = PLACE_FIRST_NOUN + NOUN_COUNT
} Place;

typedef struct Said Said;
typedef struct Arg Arg;

/* What fills a place; made by arg_seat(), arg_sum() ... below. Borrows what it
 * points to: until it is written, and in a Speech as long as that lives. */
struct Arg {
    uint8_t place;  /* Place */
    uint8_t digits; /* decimals of DECIMAL and PERCENT */
    bool nested;    /* SAID: `number` is a part of the same Speech */
    uint8_t count;  /* of LIST and EITHER */
    union {
        int64_t number;
        uint64_t set;
        const char *words;
        const Sentence *term;
        const Said *said;
        const Arg *items;
    } is;
};

enum { SAID_ARGS = 8 };

/* A sentence with its arguments, ended by PLACE_END unless all are used. */
struct Said {
    Sentence sentence;
    Arg args[SAID_ARGS];
};

/* For sentences without places. */
extern const Arg no_args[1];

#define ARGS(...) ((const Arg[]){__VA_ARGS__, {.place = PLACE_END}})

static inline Arg arg_absent(void)
{
    return (Arg){.place = PLACE_ABSENT};
}

#define PLACE_ID(name, kind)                                           \
    static inline Arg arg_##name(uint8_t id)                           \
    {                                                                  \
        return (Arg){.place = (uint8_t)PLACE_##name, .is.number = id}; \
    }
#define PLACE_AMOUNT(name, kind)                                           \
    static inline Arg arg_##name(int64_t number)                           \
    {                                                                      \
        return (Arg){.place = (uint8_t)PLACE_##name, .is.number = number}; \
    }
#define PLACE_SCALED(name, kind)                                                             \
    static inline Arg arg_##name(int64_t number, uint8_t digits)                             \
    {                                                                                        \
        return (Arg){.place = (uint8_t)PLACE_##name, .digits = digits, .is.number = number}; \
    }
#define PLACE_COUNTED(name, noun) PLACE_AMOUNT(name, NUMBER)
#define PLACE_NOUN(name)                                                 \
    static inline Arg arg_##name(NounId noun)                            \
    {                                                                    \
        return (Arg){.place = (uint8_t)PLACE_##name, .is.number = noun}; \
    }
#define PLACE_SET(name)                                              \
    static inline Arg arg_##name(uint64_t set)                       \
    {                                                                \
        return (Arg){.place = (uint8_t)PLACE_##name, .is.set = set}; \
    }
#define PLACE_LIST(name)                                                                          \
    static inline Arg arg_##name(const Arg *items, int count)                                     \
    {                                                                                             \
        return (Arg){.place = (uint8_t)PLACE_##name, .count = (uint8_t)count, .is.items = items}; \
    }
#define PLACE_EITHER(name) PLACE_LIST(name)
#define PLACE_SAID(name)                                                                 \
    static inline Arg arg_##name(const Said *said)                                       \
    {                                                                                    \
        return (Arg){.place = (uint8_t)PLACE_##name, .is.said = said};                   \
    }                                                                                    \
    static inline Arg arg_##name##_nested(int part)                                      \
    {                                                                                    \
        return (Arg){.place = (uint8_t)PLACE_##name, .nested = true, .is.number = part}; \
    }
#define PLACE_TERM(name)                                               \
    static inline Arg arg_##name(const Sentence *term)                 \
    {                                                                  \
        return (Arg){.place = (uint8_t)PLACE_##name, .is.term = term}; \
    }
#define PLACE_TEXT(name)                                                 \
    static inline Arg arg_##name(const char *words)                      \
    {                                                                    \
        return (Arg){.place = (uint8_t)PLACE_##name, .is.words = words}; \
    }
#define PLACE_DATE(name) PLACE_TEXT(name)
#include "words/place_rows.h"

#endif
