/* test_app_loading.c -- texts that people open: records, and saves of Watopoly. */
#include "apps/store/game_load.h"
#include "check.h"
#include "edition_files.h"
#include "table/record.h"
#include "table/watopoly/watopoly.h"

static Table *begun(Edition *edition)
{
    Seating seating = {0};
    edition_file_read("waterloo", "", edition);
    seating_add(&seating, edition, "Ada", NULL, 0, 0);
    seating_add(&seating, edition, "Ben", NULL, 1, 0);
    return table_new(edition, NULL, &seating, 3);
}

/* Wherever a file can be opened: in the terminal, the window and on the page. */
static void W4_a_save_of_watopoly_is_a_game_to_open(void)
{
    static Edition edition;
    Table *table = begun(&edition), *found = NULL;
    Text save = text_growing(), why = text_growing();
    Words words = {0};
    while (!watopoly_write(table, &save, &why)) {
        Action action;
        text_clear(&save);
        CHECK(table_propose(table, true, &action));
        table_submit(table, &action);
    }
    CHECK(game_load_watopoly(edition_files(), save.start, save.length, "save", 1, &words, &found,
                             &why));
    CHECK(found != NULL);
    CHECK_TEXT("Ada", table_seating(found)->seats[0].name);
    CHECK_INT(table_game(table)->seats[0].cash, table_game(found)->seats[0].cash);
    table_free(found);
    table_free(table);
    text_free(&save);
    text_free(&why);
}

static void W4_a_broken_save_is_refused_and_a_record_is_none(void)
{
    static Edition edition;
    Table *table = begun(&edition), *found = table;
    Text record = text_growing(), why = text_growing();
    Words words = {0};
    const char *broken = "2\nAda G 0 1500 0\n";
    CHECK(game_load_watopoly(edition_files(), broken, strlen(broken), "save", 1, &words, &found,
                             &why));
    CHECK(found == NULL && why.length > 0);
    record_write(table, &record);
    CHECK(!game_load_watopoly(edition_files(), record.start, record.length, "record", 1, &words,
                              &found, &why));
    table_free(table);
    text_free(&record);
    text_free(&why);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(W4_a_save_of_watopoly_is_a_game_to_open);
    RUN(W4_a_broken_save_is_refused_and_a_record_is_none);
    return check_done();
}
