/* sha256.c -- SHA-256 (FIPS 180-4): a promise that can be checked later. */
#include "base/sha256.h"

#include <string.h>

enum { ROUNDS = 64, LENGTH_AT = SHA256_BLOCK - 8 };

static const uint32_t constants[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t turned(uint32_t word, int bits)
{
    return word >> bits | word << (32 - bits);
}

static uint32_t word_at(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/* The 16 words of a block, stretched to one for each round. */
static void stretch(const uint8_t block[SHA256_BLOCK], uint32_t words[ROUNDS])
{
    for (int i = 0; i < 16; i++) words[i] = word_at(block + 4 * i);
    for (int i = 16; i < ROUNDS; i++) {
        uint32_t near = words[i - 2], far = words[i - 15];
        uint32_t low = turned(far, 7) ^ turned(far, 18) ^ far >> 3;
        uint32_t high = turned(near, 17) ^ turned(near, 19) ^ near >> 10;
        words[i] = words[i - 16] + low + words[i - 7] + high;
    }
}

static void take_block(Sha256 *sha)
{
    uint32_t words[ROUNDS], s[8];
    stretch(sha->block, words);
    memcpy(s, sha->state, sizeof s);
    for (int i = 0; i < ROUNDS; i++) {
        uint32_t high = turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25);
        uint32_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
        uint32_t first = s[7] + high + choice + constants[i] + words[i];
        uint32_t low = turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22);
        uint32_t most = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
        memmove(s + 1, s, 7 * sizeof s[0]);
        s[4] += first;
        s[0] = first + low + most;
    }
    for (int i = 0; i < 8; i++) sha->state[i] += s[i];
}

Sha256 sha256_begin(void)
{
    return (Sha256){.state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f,
                              0x9b05688c, 0x1f83d9ab, 0x5be0cd19}};
}

void sha256_add(Sha256 *sha, const void *bytes, size_t count)
{
    const uint8_t *at = bytes;
    while (count > 0) {
        size_t held = sha->length % SHA256_BLOCK, free = SHA256_BLOCK - held;
        size_t part = count < free ? count : free;
        memcpy(sha->block + held, at, part);
        sha->length += part;
        at += part;
        count -= part;
        if (part == free) take_block(sha);
    }
}

void sha256_end(Sha256 *sha, uint8_t digest[SHA256_BYTES])
{
    static const uint8_t nothing[SHA256_BLOCK] = {0};
    uint64_t bits = sha->length * 8;
    sha256_add(sha, &(const uint8_t){0x80}, 1);
    size_t held = sha->length % SHA256_BLOCK;
    sha256_add(sha, nothing, (held <= LENGTH_AT ? LENGTH_AT : LENGTH_AT + SHA256_BLOCK) - held);
    uint8_t length[8];
    for (int i = 0; i < 8; i++) length[i] = (uint8_t)(bits >> (56 - 8 * i));
    sha256_add(sha, length, sizeof length);
    for (int i = 0; i < SHA256_BYTES; i++)
        digest[i] = (uint8_t)(sha->state[i / 4] >> (24 - 8 * (i % 4)));
}
