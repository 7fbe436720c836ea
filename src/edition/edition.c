/* edition.c -- small questions about an Edition. */
#include "edition/edition.h"

#include <assert.h>
#include <string.h>

static int64_t rounded_hundredth(int64_t hundredths, int32_t rounding)
{
    if (rounding == ROUNDING_UP) return (hundredths + 99) / 100;
    if (rounding == ROUNDING_NEAREST) return (hundredths + 50) / 100;
    return hundredths / 100;
}

Money edition_percent(const Edition *edition, Money sum, int32_t percent)
{
    int64_t hundredths = (int64_t)sum * percent;
    int32_t rounding = edition->rule[RULE_INTEREST_ROUNDING];
    /* A loss is rounded like a gain: only the sign differs. */
    if (hundredths < 0) return (Money)-rounded_hundredth(-hundredths, rounding);
    return (Money)rounded_hundredth(hundredths, rounding);
}

Money edition_redeem_price(const Edition *edition, DeedId deed)
{
    Money loan = edition->deeds[deed].mortgage;
    return loan + edition_percent(edition, loan, edition->rule[RULE_REDEEM_INTEREST]);
}

Money edition_transfer_fee(const Edition *edition, DeedId deed)
{
    return edition_percent(edition, edition->deeds[deed].mortgage,
                           edition->rule[RULE_TRANSFER_FEE]);
}

int edition_level_houses(int level)
{
    return level == HOTEL_LEVEL ? 0 : level & (BESIDE_HOTEL - 1);
}

int edition_level_hotels(int level)
{
    return level == HOTEL_LEVEL || (level & BESIDE_HOTEL) != 0;
}

Money edition_street_rent(const Edition *edition, DeedId deed, int level)
{
    const Deed *printed = &edition->deeds[deed];
    if (level == 0) return printed->rent[0];
    if (edition->rule[RULE_HOTEL] != HOTEL_BESIDE) return printed->rent[level];
    return edition_level_houses(level) * printed->rent[1] +
           edition_level_hotels(level) * printed->rent[2];
}

const Label *edition_deed_label(const Edition *edition, DeedId deed)
{
    assert(deed < edition->deed_count);
    return &edition->space_label[edition->deeds[deed].space];
}

static int find_label(const Label *labels, int count, const char *word)
{
    for (int i = 0; i < count; i++)
        if (text_same_folded(labels[i].word, word)) return i;
    return -1;
}

DeedId edition_find_deed(const Edition *edition, const char *word)
{
    int space = find_label(edition->space_label, edition->space_count, word);
    return space < 0 ? (DeedId)NO_DEED : edition->spaces[space].deed;
}

int edition_find_space(const Edition *edition, const char *word)
{
    /* While a board is put together, its spaces are not counted yet. */
    return find_label(edition->space_label, MAX_SPACES, word);
}

int edition_find_group(const Edition *edition, const char *word)
{
    return find_label(edition->group_label, edition->group_count, word);
}

int edition_find_deck(const Edition *edition, const char *word)
{
    return find_label(edition->deck_label, edition->deck_count, word);
}

int edition_find_token(const Edition *edition, const char *word)
{
    return find_label(edition->token_label, edition->token_count, word);
}

const char *edition_noun(const Edition *edition, NounId noun)
{
    static const char *const usual[] = {
#define NOUN(ID, place, context, one, many) [NOUN_##ID] = one,
#include "words/noun_rows.h"
#undef NOUN
    };
    assert(noun < NOUN_COUNT);
    const char *own = edition->nouns[noun].forms[0];
    return own[0] != '\0' ? own : usual[noun];
}

void edition_money_write(const Edition *edition, Money sum, Text *text)
{
    NumberStyle english = number_english();
    number_write_money(&english, &edition->money, sum, text);
}

#define HASH_BEGIN UINT64_C(14695981039346656037)

/* FNV-1a over the bytes of the numbers, least byte first, so that the hash is
 * the same on every platform. */
static void hash_add(uint64_t *hash, int64_t number)
{
    uint64_t bits = (uint64_t)number;
    for (int i = 0; i < 8; i++) {
        *hash ^= (bits >> (8 * i)) & 0xFF;
        *hash *= UINT64_C(1099511628211);
    }
}

static void hash_effect(uint64_t *hash, const Effect *effect)
{
    hash_add(hash, effect->kind);
    hash_add(hash, effect->target);
    hash_add(hash, effect->how);
    hash_add(hash, effect->percent);
    hash_add(hash, effect->factor);
    hash_add(hash, effect->dice_factor);
    hash_add(hash, effect->amount);
    hash_add(hash, effect->per_street);
    hash_add(hash, effect->per_house);
    hash_add(hash, effect->per_hotel);
}

static void hash_board(uint64_t *hash, const Edition *edition)
{
    for (int i = 0; i < edition->space_count; i++) {
        hash_add(hash, edition->spaces[i].kind);
        hash_add(hash, edition->spaces[i].deed);
        hash_effect(hash, &edition->spaces[i].effect);
    }
    for (int i = 0; i < edition->deed_count; i++) {
        const Deed *deed = &edition->deeds[i];
        hash_add(hash, deed->space);
        hash_add(hash, deed->group);
        hash_add(hash, deed->price);
        hash_add(hash, deed->mortgage);
        hash_add(hash, deed->house_price);
        hash_add(hash, deed->hotel_price);
        for (int step = 0; step < RENT_STEPS; step++) hash_add(hash, deed->rent[step]);
    }
    for (int i = 0; i < edition->group_count; i++) hash_add(hash, edition->groups[i].kind);
}

static void hash_deck(uint64_t *hash, const Deck *deck)
{
    hash_add(hash, deck->kind);
    hash_add(hash, deck->card_count);
    for (int i = 0; i < deck->card_count; i++) {
        hash_effect(hash, &deck->cards[i].effect);
        hash_add(hash, deck->cards[i].weight);
        hash_add(hash, deck->cards[i].low);
        hash_add(hash, deck->cards[i].high);
    }
}

static void hash_token(uint64_t *hash, const Token *token)
{
    hash_add(hash, token->tax);
    hash_add(hash, token->rent_received);
    hash_add(hash, token->rent_paid);
    hash_add(hash, token->price);
    hash_add(hash, token->building);
    hash_add(hash, token->salary);
    hash_add(hash, token->jail_turns);
}

static bool rule_came_later(int rule)
{
    return rule > RULE_LUXURY_TAX;
}

/* "bonus on", so that neither its number nor the order of the rows matters. */
static uint64_t later_rule_hash(RuleId rule, int32_t value)
{
    char buffer[2 * WORD_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    uint64_t hash = HASH_BEGIN;
    text_add(&text, rule_info(rule)->word);
    text_add_char(&text, ' ');
    rule_value_write(rule, value, &text);
    for (const char *at = buffer; *at != '\0'; at++) hash_add(&hash, (unsigned char)*at);
    return hash;
}

/* The rules of the first version count by their values in order. Those that
 * came later count by their words and only where they are not as usual, so that
 * records made before them still know their edition. */
static void hash_rules(uint64_t *hash, const Edition *edition)
{
    uint64_t later = 0;
    for (int i = 0; i < RULE_COUNT; i++) {
        if (!rule_came_later(i))
            hash_add(hash, edition->rule[i]);
        else if (edition->rule[i] != rule_info((RuleId)i)->usual)
            later += later_rule_hash((RuleId)i, edition->rule[i]);
    }
    if (later != 0) hash_add(hash, (int64_t)later);
}

uint64_t edition_hash(const Edition *edition)
{
    uint64_t hash = HASH_BEGIN;
    hash_rules(&hash, edition);
    hash_add(&hash, edition->space_count);
    hash_add(&hash, edition->deed_count);
    hash_add(&hash, edition->group_count);
    hash_add(&hash, edition->deck_count);
    hash_add(&hash, edition->token_count);
    hash_board(&hash, edition);
    for (int i = 0; i < edition->deck_count; i++) hash_deck(&hash, &edition->decks[i]);
    for (int i = 0; i < edition->token_count; i++) hash_token(&hash, &edition->tokens[i]);
    return hash;
}

bool edition_recall(Edition *edition, uint64_t hash)
{
    int32_t now[RULE_COUNT];
    memcpy(now, edition->rule, sizeof now);
    for (int rule = RULE_COUNT; edition_hash(edition) != hash;) {
        if (!rule_came_later(--rule)) {
            memcpy(edition->rule, now, sizeof now);
            return false;
        }
        edition->rule[rule] = rule_info((RuleId)rule)->usual;
    }
    return true;
}
