/* brief_part.c -- what the modules of the brief share: words about an edition. */
#include "table/brief_part.h"

#include <stdarg.h>

/* Small counts in words, with a capital where a sentence begins. */
static void add_count(Text *text, int count)
{
    static const char *const words[] = {"no",  "one",   "two",   "three", "four", "five",
                                        "six", "seven", "eight", "nine",  "ten"};
    size_t at = text->length;
    if (count < 0 || count > 10) {
        text_add_int(text, count);
        return;
    }
    bool begins = at == 0 || (at >= 2 && text->start[at - 2] == '.');
    text_add(text, words[count]);
    if (begins && text->length > at) text->start[at] = (char)(text->start[at] - 'a' + 'A');
}

void brief_say(const Brief *brief, const char *words, ...)
{
    Text *text = brief->text;
    va_list values;
    va_start(values, words);
    if (text->length > 0 && text->start[text->length - 1] != '\n') text_add_char(text, ' ');
    for (; *words != '\0'; words++) {
        if (*words == '$')
            brief->money(brief->edition, va_arg(values, int), text);
        else if (*words == '#' && words[1] == ' ' && words[2] == '%')
            text_add_int(text, va_arg(values, int));
        else if (*words == '#')
            add_count(text, va_arg(values, int));
        else if (*words == '@')
            text_add(text, va_arg(values, const char *));
        else
            text_add_char(text, *words);
    }
    va_end(values);
}

static const char *short_name(const Label *label)
{
    return label->shorter[0] != '\0' ? label->shorter : label->name;
}

const char *brief_jail(const Brief *brief)
{
    return short_name(&brief->edition->space_label[brief->edition->jail]);
}

const char *brief_start(const Brief *brief)
{
    return brief->edition->space_label[brief->edition->start].name;
}

int brief_space_with(const Brief *brief, EffectKind kind)
{
    for (int i = 0; i < brief->edition->space_count; i++) {
        const Space *space = &brief->edition->spaces[i];
        if (space->kind == SPACE_EFFECT && space->effect.kind == kind) return i;
    }
    return NO_SPACE;
}

bool brief_card_does(const Brief *brief, EffectKind kind)
{
    for (int d = 0; d < brief->edition->deck_count; d++) {
        const Deck *deck = &brief->edition->decks[d];
        for (int c = 0; c < deck->card_count; c++)
            if (deck->cards[c].effect.kind == kind) return true;
    }
    return false;
}

/* Rent steps of deeds that count: one for each deed of the group. */
static bool rent_rises(const Edition *edition, int group)
{
    int last = edition->groups[group].deed_count - 1;
    if (last >= RENT_STEPS) last = RENT_STEPS - 1;
    for (int d = 0; d < edition->deed_count; d++)
        if (edition->deeds[d].group == group &&
            edition->deeds[d].rent[last] > edition->deeds[d].rent[0])
            return true;
    return false;
}

void brief_list(Text *names, const char *name, int n, int count)
{
    if (n > 0) text_add(names, n == count - 1 ? " and " : ", ");
    text_add(names, name);
}

void brief_groups(const Brief *brief, GroupKind kind, bool rising, Text *names)
{
    const Edition *edition = brief->edition;
    int list[MAX_GROUPS], count = 0;
    for (int g = 0; g < edition->group_count; g++)
        if (edition->groups[g].kind == kind && (!rising || rent_rises(edition, g)))
            list[count++] = g;
    for (int i = 0; i < count; i++) brief_list(names, edition->group_label[list[i]].name, i, count);
}
