/* monopd_cards.c -- the cards of a monopd board. */
#include "edition/label_make.h"
#include "edition/monopd/monopd_part.h"

static int32_t number_of(const MonopdCard *card, int number)
{
    return monopd_said_or(card->numbers[number], 0);
}

static int deeds_of(const MonopdImport *import, int group)
{
    return import->edition->groups[import->group_ids[group]].deed_count;
}

static Effect nearest(const MonopdImport *import, const MonopdCard *card)
{
    Slice name = card->words[CARD_NEXT_OF];
    int group = monopd_find_group(import->board, name);
    if (group < 0 || import->group_ids[group] < 0) {
        monopd_remark(import, card->line, name,
                      (Sentence)T_("there is no group '{name}' to go to; the card does nothing"));
        return (Effect){.kind = EFFECT_NOTHING};
    }
    Effect effect = {
        .kind = EFFECT_NEAREST, .target = (uint8_t)import->group_ids[group], .factor = 1};
    if (card->words[CARD_RENT].length > 0 &&
        !monopd_rent_nearest(card->words[CARD_RENT], import->board->groups[group].words[GROUP_RENT],
                             deeds_of(import, group), &effect))
        monopd_remark(
            import, card->line, card->words[CARD_RENT],
            (Sentence)T_("the rent '{name}' cannot be expressed; the usual rent is paid"));
    return effect;
}

static Effect move_to(const MonopdImport *import, const MonopdCard *card)
{
    int count = import->board->estate_count;
    int32_t target = card->numbers[CARD_TO];
    if (target >= 0 && target < count)
        return (Effect){.kind = EFFECT_MOVE_TO,
                        .target = (uint8_t)((target - import->start + count) % count)};
    monopd_remark(import, card->line, card->name,
                  (Sentence)T_("the card '{name}' leads beyond the board; it does nothing"));
    return (Effect){.kind = EFFECT_NOTHING};
}

static Effect move_by(const MonopdImport *import, const MonopdCard *card)
{
    int count = import->board->estate_count;
    int32_t steps = number_of(card, CARD_STEPS);
    if (steps != 0 && steps > -count && steps < count)
        return (Effect){.kind = EFFECT_MOVE_BY, .amount = steps};
    monopd_remark(
        import, card->line, card->name,
        (Sentence)T_("the card '{name}' moves by no space or all around; it does nothing"));
    return (Effect){.kind = EFFECT_NOTHING};
}

static Effect arrest(const MonopdImport *import, const MonopdCard *card)
{
    if (import->edition->jail != NO_SPACE) return (Effect){.kind = EFFECT_JAIL};
    monopd_remark(
        import, card->line, card->name,
        (Sentence)T_("the card '{name}' leads to jail, but there is none; it does nothing"));
    return (Effect){.kind = EFFECT_NOTHING};
}

/* To or from the bank, also for buildings. */
static Effect charge(const MonopdImport *import, const MonopdCard *card)
{
    Money sum = number_of(card, CARD_PAY);
    Money house = number_of(card, CARD_HOUSE), hotel = number_of(card, CARD_HOTEL);
    if (house < 0 || hotel < 0 || (sum < 0 && (house > 0 || hotel > 0)))
        monopd_remark(import, card->line, card->name,
                      (Sentence)T_("the card '{name}' both takes and gives, or gives for "
                                   "buildings; only a part is kept"));
    if (sum < 0) return (Effect){.kind = EFFECT_COLLECT, .amount = -sum};
    Effect effect = {.kind = EFFECT_PAY,
                     .amount = sum,
                     .per_house = house > 0 ? house : 0,
                     .per_hotel = hotel > 0 ? hotel : 0};
    if (effect.amount == 0 && effect.per_house == 0 && effect.per_hotel == 0)
        effect.kind = EFFECT_NOTHING;
    return effect;
}

static Effect each(const MonopdCard *card)
{
    Money sum = number_of(card, CARD_EACH);
    if (sum < 0) return (Effect){.kind = EFFECT_COLLECT_EACH, .amount = -sum};
    return (Effect){.kind = EFFECT_PAY_EACH, .amount = sum};
}

static bool charges(const MonopdCard *card)
{
    return number_of(card, CARD_PAY) != 0 || number_of(card, CARD_HOUSE) != 0 ||
           number_of(card, CARD_HOTEL) != 0;
}

static Effect effect_of(const MonopdImport *import, const MonopdCard *card)
{
    bool next = card->words[CARD_NEXT_OF].length > 0;
    bool to = card->numbers[CARD_TO] != MONOPD_UNSAID;
    bool by = card->numbers[CARD_STEPS] != MONOPD_UNSAID;
    bool jailed = number_of(card, CARD_TO_JAIL) != 0;
    bool release = number_of(card, CARD_RELEASE) != 0;
    bool others = number_of(card, CARD_EACH) != 0;
    int things = next + to + by + jailed + release + others + charges(card);
    if (things > 1)
        monopd_remark(import, card->line, card->name,
                      (Sentence)T_("the card '{name}' does several things; only the first of "
                                   "release, jail, moving and paying is kept"));
    if (number_of(card, CARD_KEPT) != 0 && !release)
        monopd_remark(
            import, card->line, card->name,
            (Sentence)T_("the card '{name}' cannot be kept: it does not get out of jail"));
    if (card->words[CARD_RENT].length > 0 && !next)
        monopd_remark(
            import, card->line, card->name,
            (Sentence)T_("the rent of the card '{name}' is left out: it leads to no group"));
    if (release) return (Effect){.kind = EFFECT_RELEASE};
    if (jailed) return arrest(import, card);
    if (to) return move_to(import, card);
    if (next) return nearest(import, card);
    if (by) return move_by(import, card);
    return charges(card) || !others ? charge(import, card) : each(card);
}

static void fill_card(const MonopdImport *import, const MonopdCard *card)
{
    Edition *edition = import->edition;
    Deck *deck = &edition->decks[card->deck];
    int place = deck->card_count++;
    Text text = text_into(edition->card_text[card->deck][place], CARD_TEXT_LETTERS + 1);
    Text written = text_into(edition->card_written[card->deck][place], CARD_TEXT_LETTERS + 1);
    text_add_bytes(&text, card->name.at, card->name.length);
    for (const char *at = text.start; *at != '\0'; at++) {
        if (*at == '{') text_add_char(&written, *at); /* the sign itself is doubled in a file */
        text_add_bytes(&written, at, 1);
    }
    if (text.cut || written.cut)
        monopd_remark(import, card->line, card->name,
                      (Sentence)T_("the text of the card '{name}...' was too long and is cut"));
    deck->cards[place].effect = effect_of(import, card);
}

void monopd_cards_fill(MonopdImport *import)
{
    const MonopdBoard *board = import->board;
    Edition *edition = import->edition;
    for (int i = 0; i < board->deck_count; i++) {
        Slice name = board->decks[i].name;
        if (name.length == 0 ||
            !label_make(edition->deck_label, i, monopd_file_said(name).text, true) ||
            name.length > NAME_LETTERS)
            monopd_remark(import, board->decks[i].line, name,
                          (Sentence)T_("the name '{name}' was changed"));
        if (name.length == 0) label_make(edition->deck_label, i, "Cards", true);
        edition->decks[i].kind = DECK_CARDS;
    }
    edition->deck_count = (uint8_t)board->deck_count;
    for (int i = 0; i < board->card_count; i++) fill_card(import, &board->cards[i]);
}
