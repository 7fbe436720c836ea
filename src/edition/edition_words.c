/* edition_words.c -- an edition's names, nouns and money for sentences about it. */
#include "edition/edition_words.h"

#include <string.h>

static bool say_plain(const Words *words, const Sentence *sentence, Text *text)
{
    text_add(text, words_plain(words, sentence));
    return true;
}

static bool add_name(const Label *labels, int count, uint8_t id, Text *text)
{
    if (id < count) text_add(text, labels[id].name);
    return id < count;
}

bool edition_words_name(const Edition *edition, const Words *words, PlaceKind kind, uint8_t id,
                        Text *text)
{
    static const Sentence nothing = T_("nothing");
    static const Sentence nowhere = T_("nowhere");
    static const Sentence player = T_("player {id}");
    if (kind == PLACE_KIND_SEAT) {
        words_write(words, &player, ARGS(arg_id(id + 1)), text);
        return true;
    }
    if (kind == PLACE_KIND_SPACE)
        return !add_name(edition->space_label, edition->space_count, id, text) &&
               say_plain(words, &nowhere, text);
    static const Sentence marked = T_("{deed} (mortgaged)");
    if (kind == PLACE_KIND_MORTGAGED) {
        words_write(words, &marked, ARGS(arg_deed(id)), text);
        return false;
    }
    if (kind == PLACE_KIND_DEED && id < edition->deed_count) {
        text_add(text, edition_deed_label(edition, id)->name);
        return false;
    }
    if (kind == PLACE_KIND_GROUP && add_name(edition->group_label, edition->group_count, id, text))
        return false;
    if (kind == PLACE_KIND_DECK && add_name(edition->deck_label, edition->deck_count, id, text))
        return false;
    if (kind == PLACE_KIND_TOKEN && add_name(edition->token_label, edition->token_count, id, text))
        return false;
    return say_plain(words, &nothing, text);
}

static bool name_of(const Words *words, PlaceKind kind, uint8_t id, Text *text)
{
    return edition_words_name(words->whose, words, kind, id, text);
}

Words edition_words(const Edition *edition, const Language *language)
{
    return (Words){.language = language,
                   .money = &edition->money,
                   .nouns = edition->nouns,
                   .name = name_of,
                   .whose = edition};
}

Words edition_words_rent(const Words *words, const Edition *edition, DeedId deed,
                         Noun own[NOUN_COUNT])
{
    Words result = *words;
    if (words->nouns == NULL || deed >= edition->deed_count) return result;
    int kind = edition->groups[edition->deeds[deed].group].kind;
    if (kind == GROUP_STREETS) return result;
    const Noun *noun = &words->nouns[kind == GROUP_COUNT ? NOUN_COUNT_RENT : NOUN_DICE_RENT];
    if (noun->forms[0][0] == '\0') return result;
    memcpy(own, words->nouns, NOUN_COUNT * sizeof *own);
    own[NOUN_RENT] = *noun;
    result.nouns = own;
    return result;
}

const char *edition_words_jail(const Edition *edition)
{
    if (edition->jail == NO_SPACE) return edition_noun(edition, NOUN_JAIL);
    const Label *label = &edition->space_label[edition->jail];
    return label->shorter[0] != '\0' ? label->shorter : label->name;
}
