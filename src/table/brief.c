/* brief.c -- a summary of the rules of an edition, being written: a list of sentences. */
#include "table/brief.h"

#include <assert.h>

#include "edition/edition_words.h"

enum { MOST_ARGS = 8 };

void brief_add(const Brief *brief, Sentence sentence, const Arg *args)
{
    Text *text = brief->text;
    Arg all[MOST_ARGS + 2];
    int count = 0;
    if (sentence.words == NULL) return;
    for (; args[count].place != PLACE_END; count++) {
        assert(count < MOST_ARGS);
        all[count] = args[count];
    }
    all[count] = arg_jail_space(edition_words_jail(brief->edition));
    all[count + 1] = (Arg){.place = PLACE_END};
    if (text->length > 0 && text->start[text->length - 1] != '\n') text_add_char(text, ' ');
    words_say(brief->words, sentence, all, text);
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

bool brief_builds(const Brief *brief)
{
    for (int d = 0; d < brief->edition->deed_count; d++) {
        const Deed *deed = &brief->edition->deeds[d];
        if (deed->house_price > 0 || deed->hotel_price > 0) return true;
    }
    return false;
}
