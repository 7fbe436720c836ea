/* naming.c -- what a player means by a name: places, groups, tokens, seats. */
#include "console/naming.h"

#include <string.h>

#include "edition/guess.h"
#include "table/wording.h"

enum { FOLDED_SIZE = 128, NAMED_MOST = 4 };

/* How well a name fits what was said. */
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

static void explain_many(const Search *search, const char *words, Text *why)
{
    int shown = search->count < NAMED_MOST ? search->count : NAMED_MOST;
    text_add(why, "\"");
    wording_clean(words, why);
    text_add(why, "\" could be ");
    for (int i = 0; i < shown; i++) {
        if (i > 0) text_add(why, i == shown - 1 && shown == search->count ? " or " : ", ");
        text_add(why, search->names[i]);
    }
    if (shown < search->count) text_add(why, " and others");
    text_add(why, ": say more of the name.");
}

static int finish(const Search *search, const char *words, const char *what, Text *why)
{
    if (search->count == 1) return search->found[0];
    if (why == NULL) return -1;
    if (search->count > 1) {
        explain_many(search, words, why);
        return -1;
    }
    text_add(why, "There is no ");
    text_add(why, what);
    text_add(why, " called \"");
    wording_clean(words, why);
    text_add(why, "\".");
    if (search->guess.best != NULL) {
        text_add(why, " Did you mean ");
        text_add(why, search->guess.best);
        text_add(why, "?");
    }
    return -1;
}

static int among(const Label *labels, int count, const char *words, const char *what, Text *why)
{
    Search search = search_for(words);
    for (int i = 0; i < count; i++) consider(&search, i, &labels[i]);
    return finish(&search, words, what, why);
}

int naming_space(const Edition *edition, const char *words, Text *why)
{
    return among(edition->space_label, edition->space_count, words, "place", why);
}

int naming_deed(const Edition *edition, const char *words, Text *why)
{
    Search search = search_for(words);
    for (int deed = 0; deed < edition->deed_count; deed++) {
        consider(&search, deed, edition_deed_label(edition, (DeedId)deed));
    }
    int space = search.count == 0 ? naming_space(edition, words, NULL) : -1;
    if (space >= 0 && why != NULL) {
        text_add(why, edition->space_label[space].name);
        text_add(why, " is not a property.");
        return -1;
    }
    return finish(&search, words, "property", why);
}

int naming_group(const Edition *edition, const char *words, Text *why)
{
    return among(edition->group_label, edition->group_count, words, "group", why);
}

int naming_token(const Edition *edition, const char *words, Text *why)
{
    return among(edition->token_label, edition->token_count, words, "token", why);
}

int naming_deck(const Edition *edition, const char *words, Text *why)
{
    return among(edition->deck_label, edition->deck_count, words, "deck", why);
}

int naming_seat(const Table *table, const char *words, Text *why)
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
    return finish(&search, words, "player", why);
}

void naming_write(const char *name, Text *text)
{
    if (strpbrk(name, " ,;") != NULL) {
        text_add_quoted(text, name);
    } else {
        text_add(text, name);
    }
}
