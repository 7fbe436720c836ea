/* deck_read.c -- the statements about decks and their cards. */
#include "edition/deck_read.h"

#include <string.h>

#include "edition/card_bind.h"
#include "edition/effect_read.h"

enum { WEIGHT_LIMIT = 10000000 }; /* 32 of them stay below 2^31 */

void deck_read(Draft *draft, Statement *statement)
{
    static const char *const kinds[] = {"cards", "weights", "dice", NULL};
    Label label = {0};
    int kind = DECK_CARDS;
    draft->deck = -1;
    draft->deck_active = false;
    if (!statement_word(statement, (Sentence)T_("the word of the deck"), label.word) ||
        !statement_quoted(statement, (Sentence)T_("the name of the deck"), label.name, NAME_SIZE) ||
        !statement_look(statement, look_icons, &label.look))
        return;
    int slot = draft_find(draft, PART_DECK, label.word);
    bool whole = !statement_at_end(statement);
    if (!whole && draft->lenient) return;
    bool renames = !whole && slot >= 0 && draft->slots[PART_DECK][slot].here;
    if (!renames &&
        (!statement_choice(statement, (Sentence)TC_("kind", "kind of deck"), kinds, &kind) ||
         !statement_end(statement)))
        return;
    draft->deck_kind = (uint8_t)kind;
    if (slot < 0) {
        if (statement->active)
            draft_too_many(draft, statement, PART_DECK);
        else
            draft->deck = 0; /* any: its cards are looked at, not kept */
        return;
    }
    if (!renames) draft->deck = slot;
    if (!draft_declare(draft, statement, PART_DECK, slot, whole)) return;
    draft_name(draft, PART_DECK, slot, &label, whole);
    if (renames) return;
    draft->deck_active = true;
    for (int i = 0; statement->conditional && i < draft->edition.decks[slot].card_count; i++)
        draft_note_unused(draft, draft->edition.card_written[slot][i]);
    draft->edition.decks[slot].kind = (uint8_t)kind;
    draft->edition.decks[slot].card_count = 0;
}

/* Notes odds of another kind of deck. */
static bool has_foreign_odds(Statement *statement)
{
    const char *word = statement_peek(statement);
    if (word == NULL || (!text_same(word, "weight") && !text_same(word, "on"))) return false;
    MISTAKE(statement, T_("'{word}' belongs to the cards of a deck of '{other_word}'"),
            arg_word(word), arg_other_word(text_same(word, "on") ? "dice" : "weights"));
    return true;
}

/* weight N / on N / on N to M, as the deck needs it. */
static bool read_odds(Draft *draft, Statement *statement, Card *card)
{
    int32_t number;
    if (draft->deck_kind == DECK_WEIGHTS) {
        if (!statement_take(statement, "weight"))
            return MISTAKE(statement,
                           T_("the weight of the card is missing, expected '{word}' and a number"),
                           arg_word("weight"));
        if (!statement_number(statement, (Sentence)T_("the weight"), 1, WEIGHT_LIMIT, &number))
            return false;
        card->weight = (uint32_t)number;
    } else if (draft->deck_kind == DECK_DICE) {
        if (!statement_take(statement, "on"))
            return MISTAKE(statement,
                           T_("the total of the card is missing, expected '{word}' and a number"),
                           arg_word("on"));
        if (!statement_number(statement, (Sentence)T_("the total"), 2, 12, &number)) return false;
        card->low = card->high = (uint8_t)number;
        if (statement_take(statement, "to")) {
            if (!statement_number(statement, (Sentence)T_("the highest total"), number, 12,
                                  &number))
                return false;
            card->high = (uint8_t)number;
        }
    }
    return !has_foreign_odds(statement);
}

void deck_read_card(Draft *draft, Statement *statement)
{
    Card card = {.weight = 0};
    char words[CARD_TEXT_SIZE];
    if (draft->deck < 0) {
        if (!draft->origins.doubt)
            MISTAKE_PLAIN(statement, T_("this card belongs to no deck, expected a deck above it"));
        return;
    }
    if (!draft->deck_active) statement->active = false;
    if (!read_odds(draft, statement, &card) ||
        !statement_quoted(statement, (Sentence)T_("the text of the card"), words, sizeof words))
        return;
    bool bound = card_bind_check(draft, statement, words);
    if (!effect_read(draft, statement, NULL, &card.effect) || !bound) return;
    if (!statement->active) {
        draft_note_unused(draft, words);
        return;
    }
    Deck *deck = &draft->edition.decks[draft->deck];
    if (deck->card_count == MAX_CARDS) {
        MISTAKE(statement, T_("there are too many cards in this deck, at most {at_most} fit"),
                arg_at_most(MAX_CARDS));
        return;
    }
    int index = deck->card_count++;
    deck->cards[index] = card;
    text_copy(draft->edition.card_written[draft->deck][index], CARD_TEXT_SIZE, words);
    draft->card_hash[draft->deck][index] = text_hash(words, strlen(words));
    draft->card_shown[draft->deck][index] = 0;
    draft->card_source[draft->deck][index] = (uint8_t)draft->source;
    draft->origins.cards[draft->deck][index] = draft_origin(draft, statement);
}
