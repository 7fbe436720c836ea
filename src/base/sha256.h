/* sha256.h -- SHA-256 (FIPS 180-4): a promise that can be checked later. */
#ifndef BASE_SHA256_H
#define BASE_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { SHA256_BYTES = 32, SHA256_BLOCK = 64 };

typedef struct Sha256 {
    uint32_t state[8];
    uint64_t length; /* bytes so far */
    uint8_t block[SHA256_BLOCK];
} Sha256;

Sha256 sha256_begin(void);
void sha256_add(Sha256 *sha, const void *bytes, size_t count);
/* Ends it: begin another one afterwards. */
void sha256_end(Sha256 *sha, uint8_t digest[SHA256_BYTES]);

#endif
