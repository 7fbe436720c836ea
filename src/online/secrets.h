/* secrets.h -- random numbers nobody can guess: tokens, rooms, dice. */
#ifndef ONLINE_SECRETS_H
#define ONLINE_SECRETS_H

#include "table/fair_dice.h"

/* 128 bits as 32 hexadecimal digits. */
enum { SECRET_DIGITS = 32, SECRET_SIZE = SECRET_DIGITS + 1, SECRET_NAME_SIZE = 32 };

/* Digests of a key that the app drew from the operating system, and a count. */
typedef struct Secrets {
    FairNumber key;
    uint64_t count;
} Secrets;

FairNumber secrets_number(Secrets *secrets);
void secrets_token(Secrets *secrets, char token[SECRET_SIZE]);
/* A name people can say to each other: "amber-otter-41". No secret. */
void secrets_name(Secrets *secrets, char name[SECRET_NAME_SIZE]);

/* What is kept of a token: who reads it cannot sit down with it. */
FairNumber secrets_digest(const char *token);
/* Has it the form of a token? */
bool secrets_well_formed(const char *token);

#endif
