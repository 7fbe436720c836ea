/* naming.c -- what a player means by a name: places, groups, tokens, seats. */
#include "console/naming.h"

#include <assert.h>
#include <string.h>

#include "edition/guess.h"
#include "table/wording.h"

enum { FOLDED_SIZE = 128, NAMED_MOST = 4 };

/* How well a name fits what was typed. */
typedef enum Fit { FIT_NOT, FIT_INSIDE, FIT_BEGINNING, FIT_WHOLE } Fit;

/* U+00C0 to U+00FF without their accents. */
static const char latin[65] = "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty";

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           (unsigned char)c >= 0x80;
}

void naming_fold(const char *words, char *folded, size_t size)
{
    size_t length = 0;
    for (; *words != '\0' && length + 1 < size; words++) {
        char c = *words;
        if (!is_letter(c)) continue;
        if ((unsigned char)c == 0xC3 && ((unsigned char)words[1] & 0xC0) == 0x80) {
            c = latin[(unsigned char)*++words & 0x3F];
            if (c == ' ') continue;
        }
        folded[length++] = c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
    }
    folded[length] = '\0';
}

static Fit fit_name(const char *said, const char *name)
{
    char folded[FOLDED_SIZE];
    naming_fold(name, folded, sizeof folded);
    if (folded[0] == '\0') return FIT_NOT;
    if (text_same(folded, said)) return FIT_WHOLE;
    if (text_starts_folded(folded, said)) return FIT_BEGINNING;
    for (const char *at = name; *at != '\0'; at++) {
        if (at > name && is_letter(*at) && !is_letter(at[-1])) {
            naming_fold(at, folded, sizeof folded);
            if (text_starts_folded(folded, said)) return FIT_INSIDE;
        }
    }
    return FIT_NOT;
}

static Fit fit_label(const char *said, const Label *label)
{
    Fit word = fit_name(said, label->word), name = fit_name(said, label->name);
    Fit shorter = fit_name(said, label->shorter);
    Fit best = word > name ? word : name;
    return best > shorter ? best : shorter;
}

/* The search for one thing among labels. */
typedef struct Search {
    char said[FOLDED_SIZE];
    Fit fit;
    int count; /* of those that fit best */
    int found[NAMED_MOST];
    const char *names[NAMED_MOST];
    Guess guess;
} Search;

static Search search_for(const char *words)
{
    Search search = {.fit = FIT_NOT, .guess = guess_for(words)};
    naming_fold(words, search.said, sizeof search.said);
    return search;
}

static void consider_fit(Search *search, Fit fit, int index, const char *name)
{
    if (search->said[0] == '\0' || fit == FIT_NOT || fit < search->fit) return;
    if (fit > search->fit) search->count = 0;
    search->fit = fit;
    /* Spaces of the same name, like Chance, are as good as one. */
    for (int i = 0; i < search->count && i < NAMED_MOST; i++) {
        if (text_same(search->names[i], name)) return;
    }
    if (search->count < NAMED_MOST) {
        search->found[search->count] = index;
        search->names[search->count] = name;
    }
    search->count++;
}

static void consider(Search *search, int index, const Label *label)
{
    consider_fit(search, fit_label(search->said, label), index, label->name);
    guess_offer(&search->guess, label->name);
    guess_offer(&search->guess, label->word);
    guess_offer(&search->guess, label->shorter);
}

/* What is looked for. */
typedef enum Named {
    NAMED_PLACE,
    NAMED_PROPERTY,
    NAMED_GROUP,
    NAMED_TOKEN,
    NAMED_DECK,
    NAMED_PLAYER,
    NAMED_COUNT
} Named;

static const Sentence none[] = {
    [NAMED_PLACE] = T_("There is no place called \"{name}\".[ Did you mean {other_name}?]"),
    [NAMED_PROPERTY] = T_("There is no property called \"{name}\".[ Did you mean {other_name}?]"),
    [NAMED_GROUP] = T_("There is no group called \"{name}\".[ Did you mean {other_name}?]"),
    [NAMED_TOKEN] = T_("There is no token called \"{name}\".[ Did you mean {other_name}?]"),
    [NAMED_DECK] = T_("There is no deck called \"{name}\".[ Did you mean {other_name}?]"),
    [NAMED_PLAYER] = T_("There is no player called \"{name}\".[ Did you mean {other_name}?]"),
};
static_assert(sizeof none / sizeof none[0] == NAMED_COUNT, "a sentence for everything named");

static void explain_many(const Search *search, const char *said, const Printer *why)
{
    static const Sentence others = TC_("several", "others");
    Arg names[NAMED_MOST + 1];
    int shown = search->count < NAMED_MOST ? search->count : NAMED_MOST;
    for (int i = 0; i < shown; i++) names[i] = arg_name(search->names[i]);
    if (shown == search->count) {
        PRINT(why, T_("\"{name}\" could be {choices}: say more of the name."), arg_name(said),
              arg_choices(names, shown));
        return;
    }
    names[shown] = arg_term(&others);
    PRINT(why, T_("\"{name}\" could be {things}: say more of the name."), arg_name(said),
          arg_things(names, shown + 1));
}

static int finish(const Search *search, const char *words, Named what, const Printer *why)
{
    if (search->count == 1) return search->found[0];
    if (why == NULL) return -1;
    Text said = text_growing();
    wording_clean(words, &said);
    if (search->count > 1) {
        explain_many(search, said.start, why);
    } else {
        const char *best = search->guess.best;
        printer_line(
            why, &none[what],
            ARGS(arg_name(said.start), best != NULL ? arg_other_name(best) : arg_absent()));
    }
    text_free(&said);
    return -1;
}

static int among(const Label *labels, int count, const char *words, Named what, const Printer *why)
{
    Search search = search_for(words);
    for (int i = 0; i < count; i++) consider(&search, i, &labels[i]);
    return finish(&search, words, what, why);
}

int naming_space(const Edition *edition, const char *words, const Printer *why)
{
    return among(edition->space_label, edition->space_count, words, NAMED_PLACE, why);
}

int naming_deed(const Edition *edition, const char *words, const Printer *why)
{
    Search search = search_for(words);
    for (int deed = 0; deed < edition->deed_count; deed++) {
        consider(&search, deed, edition_deed_label(edition, (DeedId)deed));
    }
    int space = search.count == 0 ? naming_space(edition, words, NULL) : -1;
    if (space >= 0 && why != NULL) {
        PRINT(why, T_("{space} is not a property."), arg_space((SpaceId)space));
        return -1;
    }
    return finish(&search, words, NAMED_PROPERTY, why);
}

int naming_group(const Edition *edition, const char *words, const Printer *why)
{
    return among(edition->group_label, edition->group_count, words, NAMED_GROUP, why);
}

int naming_token(const Edition *edition, const char *words, const Printer *why)
{
    return among(edition->token_label, edition->token_count, words, NAMED_TOKEN, why);
}

int naming_deck(const Edition *edition, const char *words, const Printer *why)
{
    return among(edition->deck_label, edition->deck_count, words, NAMED_DECK, why);
}

int naming_seat(const Table *table, const char *words, const Printer *why)
{
    const Seating *seating = table_seating(table);
    int exact = seating_find(seating, words);
    if (exact >= 0) return exact;
    Search search = search_for(words);
    for (int i = 0; i < seating->count; i++) {
        const char *name = seating->seats[i].name;
        consider_fit(&search, fit_name(search.said, name), i, name);
        guess_offer(&search.guess, name);
    }
    return finish(&search, words, NAMED_PLAYER, why);
}

void naming_write(const char *name, Text *text)
{
    if (strpbrk(name, " ,;") != NULL) {
        text_add_quoted(text, name);
    } else {
        text_add(text, name);
    }
}
