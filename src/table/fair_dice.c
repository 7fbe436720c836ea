/* fair_dice.c -- dice that nobody can choose and everybody can check afterwards. */
#include "table/fair_dice.h"

#include <string.h>

/* A digest begins with a word for what it is, and its '\0'. */
static Sha256 begin(const char *what)
{
    Sha256 sha = sha256_begin();
    sha256_add(&sha, what, strlen(what) + 1);
    return sha;
}

static FairNumber end(Sha256 *sha)
{
    FairNumber number;
    sha256_end(sha, number.bytes);
    return number;
}

static void add_number(Sha256 *sha, const FairNumber *number)
{
    sha256_add(sha, number->bytes, sizeof number->bytes);
}

/* Eight bytes, the lowest first. */
static void add_count(Sha256 *sha, uint64_t count)
{
    uint8_t bytes[8];
    for (int i = 0; i < 8; i++) bytes[i] = (uint8_t)(count >> (8 * i));
    sha256_add(sha, bytes, sizeof bytes);
}

FairNumber fair_dice_promise(const char *game, const FairNumber *secret)
{
    Sha256 sha = begin("opoly dice 1");
    sha256_add(&sha, game, strlen(game) + 1);
    add_number(&sha, secret);
    return end(&sha);
}

FairNumber fair_dice_share_promise(const FairNumber *share)
{
    Sha256 sha = begin("opoly share 1");
    add_number(&sha, share);
    return end(&sha);
}

bool fair_dice_same(const FairNumber *a, const FairNumber *b)
{
    return memcmp(a->bytes, b->bytes, sizeof a->bytes) == 0;
}

bool fair_dice_kept(const FairDice *dice)
{
    FairNumber promise = fair_dice_promise(dice->game, &dice->secret);
    if (!dice->known || !fair_dice_same(&promise, &dice->promise)) return false;
    for (int i = 0; i < dice->share_count; i++) {
        promise = fair_dice_share_promise(&dice->shares[i]);
        if (!fair_dice_same(&promise, &dice->promises[i])) return false;
    }
    return true;
}

FairNumber fair_dice_key(const FairDice *dice)
{
    Sha256 sha = begin("opoly key 1");
    add_number(&sha, &dice->secret);
    for (int i = 0; i < dice->share_count; i++) add_number(&sha, &dice->shares[i]);
    return end(&sha);
}

/* A digest is exactly the state of a generator: four words, the lowest byte first. */
static Rng generator(Sha256 *sha)
{
    FairNumber number = end(sha);
    Rng rng = {{0}};
    for (int i = 0; i < SHA256_BYTES; i++)
        rng.state[i / 8] |= (uint64_t)number.bytes[i] << (8 * (i % 8));
    return rng;
}

Rng fair_dice_deal(const FairNumber *key, uint64_t n)
{
    Sha256 sha = begin("deal");
    add_number(&sha, key);
    add_count(&sha, n);
    return generator(&sha);
}

Rng fair_dice_mind(const FairNumber *key, uint64_t which, uint64_t n)
{
    Sha256 sha = begin("mind");
    add_number(&sha, key);
    add_count(&sha, which);
    add_count(&sha, n);
    return generator(&sha);
}

void fair_dice_number_write(const FairNumber *number, Text *text)
{
    for (int i = 0; i < SHA256_BYTES; i++) text_add_hex(text, number->bytes[i], 2);
}

static int digit_value(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool fair_dice_number_read(const char *words, FairNumber *number)
{
    if (strlen(words) != FAIR_DIGITS) return false;
    for (int i = 0; i < SHA256_BYTES; i++) {
        int high = digit_value(words[2 * i]), low = digit_value(words[2 * i + 1]);
        if (high < 0 || low < 0) return false;
        number->bytes[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}
