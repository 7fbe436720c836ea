/* test_card_text.c -- places and sums in the texts of cards: a copied board stays true. */
#include "edition/card_text.h"

#include "check.h"
#include "edition/edition_words.h"
#include "edition/edition_write.h"
#include "unit/edition_files.h"
#include "unit/edition_text.h"

#define CARD(text, effect) "deck more \"More\" cards\ncard \"" text "\" " effect "\n"

static const char *said(void)
{
    return tiny_edition.card_text[1][0];
}

static void a_card_names_spaces_and_sums(void)
{
    CHECK_TEXT("", tiny_with("money \" kr\" after\n" CARD("Go to {station}, pay {money 1500}.",
                                                          "to station")));
    CHECK_TEXT("Go to Station, pay 1,500 kr.", said());
    CHECK_TEXT("Go to {station}, pay {money 1500}.", tiny_edition.card_written[1][0]);
    CHECK_TEXT("", tiny_with(CARD("A {{brace} and }.", "nothing")));
    CHECK_TEXT("A {brace} and }.", said());
}

static void what_a_card_cannot_name_is_told(void)
{
    CHECK_TEXT("tiny.edition:15: there is no space 'staton', did you mean 'station'?\n",
               tiny_with(CARD("Go to {staton}.", "to station")));
    static const char wrong[] = "tiny.edition:15: a brace in the text of a card holds a space or "
                                "'money 50', expected '{{' for the sign itself\n";
    CHECK_TEXT(wrong, tiny_with(CARD("Go {on.", "nothing")));
    CHECK_TEXT(wrong, tiny_with(CARD("Pay {money lots}.", "nothing")));
    CHECK_TEXT(wrong, tiny_with(CARD("Pay {}.", "nothing")));
}

static void a_text_is_written_as_it_was_and_is_no_rule(void)
{
    CHECK_TEXT("", tiny_with(CARD("A {{ sign at {station}: {money 5}.", "nothing")));
    uint64_t hash = edition_hash(&tiny_edition);
    Text text = text_growing();
    edition_write(&tiny_edition, &text);
    CHECK(strstr(text.start, "card \"A {{ sign at {station}: {money 5}.\" nothing\n") != NULL);
    CHECK_TEXT("", tiny_read(text.start));
    CHECK_TEXT("A { sign at Station: $5.", said());
    CHECK_TEXT("", tiny_with(CARD("Something else.", "nothing")));
    CHECK(hash == edition_hash(&tiny_edition));
    text_free(&text);
}

static const char *on_classic(const char *more)
{
    char text[2000];
    snprintf(text, sizeof text, "edition tiny \"T\"\nbased on classic\n%s", more);
    return tiny_read_all("tiny", text, strlen(text), edition_files(), NULL);
}

static bool says(const char *words)
{
    for (int d = 0; d < tiny_edition.deck_count; d++)
        for (int c = 0; c < tiny_edition.decks[d].card_count; c++)
            if (text_same(tiny_edition.card_text[d][c], words)) return true;
    return false;
}

/* A new name, a new word and new money: the cards of the base follow. */
static void the_cards_of_a_copied_board_stay_true(void)
{
    CHECK_TEXT("", on_classic(""));
    CHECK(says("A stroll by the sea: go to Boardwalk."));
    CHECK(says("Your shares pay a dividend of $50."));
    CHECK_TEXT("", on_classic("money \" €\" after\nspace 39 minster \"Münsterplatz\"\n"));
    CHECK(says("A stroll by the sea: go to Münsterplatz."));
    CHECK(says("Your shares pay a dividend of 50 €."));
    CHECK_TEXT("", on_classic("space 39 park-place \"A\"\nspace 37 boardwalk \"B\"\n"));
    CHECK(says("A stroll by the sea: go to A.")); /* the words changed places, the card did not */
}

/* Those who translated the card by what it said are still understood. */
static void a_card_is_known_by_what_it_says(void)
{
    static const char own[] = "edition tiny \"T\"\nbased on classic\n"
                              "space 39 minster \"Münsterplatz\"\n"
                              "in fr card \"A stroll by the sea: go to Boardwalk.\" "
                              "\"Allez à {minster}.\"\n"
                              "in fr card \"Your shares pay a dividend of {money 50}.\" "
                              "\"Voici {money 50}.\"\n";
    static EditionSource sources[EDITION_FILES_MAX + 1];
    static Problems problems;
    sources[0] = (EditionSource){
        .word = "tiny", .file = "tiny.edition", .text = own, .length = sizeof own - 1};
    const EditionLibrary *others = edition_files();
    for (int i = 0; i < others->count; i++) sources[i + 1] = others->sources[i];
    EditionLibrary library = {.sources = sources, .count = others->count + 1, .language = "fr"};
    memset(&problems, 0, sizeof problems);
    CHECK(edition_read(&library, "tiny", NULL, &tiny_edition, &problems));
    CHECK(says("Allez à Münsterplatz."));
    CHECK(says("Voici $50."));
}

/* No text of our boards changed when they began to name places and sums. */
static void our_cards_say_what_they_said(void)
{
    static const char *const rows[][2] = {
        {"classic", "Every roof leaks: pay $25 a house and $100 a hotel."},
        {"classic", "Caught! Off to jail, without passing GO."},
        {"london", "Mind the gap: ride to King's Cross Station."},
        {"london", "School begins: pay fees of £150."},
        {"bharat", "Two ones! Your lottery ticket wins: receive Rs. 3,000."},
        {"montreal", "The parade is on the Main: advance to St-Laurent Boulevard."},
        {"waterloo", "Advance to Collect OSAP."},
        {"smallest", "You find a purse: receive $20."},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const char *rules = strcmp(rows[i][0], "london") == 0 && i == 3 ? "chance_deck=old" : NULL;
        edition_file_read(rows[i][0], rules, &tiny_edition);
        CHECK(says(rows[i][1]));
        if (!says(rows[i][1])) printf("%s: %s\n", rows[i][0], rows[i][1]);
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(a_card_names_spaces_and_sums);
    RUN(what_a_card_cannot_name_is_told);
    RUN(a_text_is_written_as_it_was_and_is_no_rule);
    RUN(the_cards_of_a_copied_board_stay_true);
    RUN(a_card_is_known_by_what_it_says);
    RUN(our_cards_say_what_they_said);
    return check_done();
}
