/* test_store_turns.c -- whose turn it is in a saved game, in any language. */
#include "apps/store/turn_note.h"
#include "catalogue.h"
#include "check.h"

static const char *said(const Language *language, const char *note, bool over)
{
    static char buffer[120];
    Text text = text_into(buffer, sizeof buffer);
    turn_note_say(&(Words){.language = language}, note, over, &text);
    return buffer;
}

static void english_says_what_is_noted(void)
{
    static const char *const playing[] = {"about to begin", "Ada, turn 14", "A, turn 3, turn 4"};
    static const char *const over[] = {"nobody won", "Ada won", "Never won won"};
    for (size_t i = 0; i < sizeof playing / sizeof playing[0]; i++)
        CHECK_TEXT(playing[i], said(NULL, playing[i], false));
    for (size_t i = 0; i < sizeof over / sizeof over[0]; i++)
        CHECK_TEXT(over[i], said(NULL, over[i], true));
}

static void another_language_says_it_anew(void)
{
    Catalogue catalogue = {0};
    catalogue_head(&catalogue, "fr", "nplurals=2; plural=(n > 1);");
    catalogue_add(&catalogue, "about to begin", "va commencer");
    catalogue_add(&catalogue, "nobody won", "personne n'a gagné");
    catalogue_add(&catalogue, "{name} won", "{name} a gagné");
    catalogue_add(&catalogue, "{name}, turn {id}", "tour {id}, {name}");
    Text bytes = catalogue_bytes(&catalogue);
    Language language;
    const char *why;
    CHECK(language_open(&language, bytes.start, bytes.length, &why));
    CHECK_TEXT("va commencer", said(&language, "about to begin", false));
    CHECK_TEXT("personne n'a gagné", said(&language, "nobody won", true));
    CHECK_TEXT("Never won a gagné", said(&language, "Never won won", true));
    CHECK_TEXT("tour 4, A, turn 3", said(&language, "A, turn 3, turn 4", false));
    text_free(&bytes);
    catalogue_free(&catalogue);
}

static void strange_notes_are_shown_as_they_are(void)
{
    static const char *const strange[] = {"",    "Ada",     "Ada, turn ", "Ada, turn x",
                                          "won", "Ada won."};
    for (size_t i = 0; i < sizeof strange / sizeof strange[0]; i++) {
        CHECK_TEXT(strange[i], said(NULL, strange[i], false));
        CHECK_TEXT(strange[i], said(NULL, strange[i], true));
    }
}

int main(void)
{
    RUN(english_says_what_is_noted);
    RUN(another_language_says_it_anew);
    RUN(strange_notes_are_shown_as_they_are);
    return check_done();
}
