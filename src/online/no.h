/* no.h -- why a server does not do what it was asked: a word on the wire, a sentence for people. */
#ifndef ONLINE_NO_H
#define ONLINE_NO_H

#include "words/sentence.h"

typedef enum No {
    NO_OBJECTION, /* it was done */
    NO_SENSE,     /* no such line, or not so */
    NO_TIME,      /* not now */
    NO_SEAT,      /* there is no such seat, or none is free */
    NO_YOURS,     /* it is not yours to do */
    NO_HOST,      /* only the host may */
    NO_NAME,      /* the name cannot be taken */
    NO_RULE,      /* no such rule or edition, or it cannot be played so */
    NO_LATE,      /* the game has gone on meanwhile */
    NO_OUTBID,    /* somebody else was faster, where anybody may bid */
    NO_LEGAL,     /* the rules do not allow it */
    NO_HURRY,     /* too much at once */
    NO_ROOM,      /* no such meeting, or it is full */
    NO_VERSION,   /* another version of the program */
    NO_OLD,       /* a program that is too old for the server */
    NO_RESTS,     /* the game was played by another version, and does not go on here */
    NO_WELCOME,   /* the host does not want this guest */
    NO_COUNT
} No;

const char *no_word(No no);
/* NO_COUNT when there is no such word. */
No no_find(const char *word);
const Sentence *no_sentence(No no);

#endif
