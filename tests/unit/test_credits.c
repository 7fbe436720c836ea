/* test_credits.c -- credits: who made opoly, what every edition is modelled on, the libraries. */
#include "table/credits.h"

#include <stdio.h>

#include "check.h"
#include "edition_files.h"

static bool names(const CreditRow *rows, const char *name)
{
    for (; rows->name != NULL; rows++)
        if (text_same(rows->name, name)) return true;
    return false;
}

static void every_edition_says_what_it_is_modelled_on(void)
{
    static const char *const editions[] = {"classic",  "london",  "bharat",
                                           "montreal", "bilkent", "waterloo"};
    for (int i = 0; i < 6; i++) CHECK(names(credits_games, editions[i]));
    CHECK(names(credits_people, "The opoly developers"));
    CHECK(names(credits_libraries, "SQLite") && names(credits_libraries, "SDL2"));
}

/* One source: what the programs show is what the file says. */
static void the_credits_are_those_of_the_file_AUTHORS(void)
{
    char line[1000];
    int count = 0;
    FILE *file = fopen("AUTHORS", "r");
    CHECK(file != NULL);
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        char *colon = strchr(line, ':');
        if (strncmp(line, "  ", 2) != 0 || colon == NULL) continue;
        *colon = '\0';
        CHECK(names(credits_people, line + 2) || names(credits_games, line + 2) ||
              names(credits_libraries, line + 2));
        count++;
    }
    if (file != NULL) fclose(file);
    for (int i = 0; i < CREDIT_PARTS; i++)
        for (const CreditRow *row = credits_parts[i].rows; row->name != NULL; row++) count--;
    CHECK_INT(0, count);
}

static void they_fit_a_terminal(void)
{
    Text text = text_growing();
    credits_write(&(Words){0}, &text);
    CHECK(strstr(text.start, "Mustafa Göktan Gündükbay") != NULL);
    for (char *at = text.start; *at != '\0';) {
        char *end = strchr(at, '\n');
        *end = '\0';
        CHECK(text_columns(at) <= 78);
        at = end + 1;
    }
    text_free(&text);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(every_edition_says_what_it_is_modelled_on);
    RUN(the_credits_are_those_of_the_file_AUTHORS);
    RUN(they_fit_a_terminal);
    return check_done();
}
