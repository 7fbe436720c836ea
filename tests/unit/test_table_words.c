/* test_table_words.c -- the names of an edition and of a table in sentences. */
#include "table/table_words.h"

#include "check.h"
#include "edition/edition_words.h"
#include "edition_files.h"

static char written[400];

static const char *say(const Words *words, Arg arg)
{
    Text text = text_into(written, sizeof written);
    words_write_arg(words, arg, &text);
    return written;
}

static void an_edition_names_its_things(void)
{
    static Edition edition;
    edition_file_read("waterloo", NULL, &edition);
    Words words = edition_words(&edition, NULL);
    CHECK_TEXT(edition.space_label[3].name, say(&words, arg_space(3)));
    CHECK_TEXT(edition_deed_label(&edition, 0)->name, say(&words, arg_deed(0)));
    CHECK_TEXT(edition.group_label[1].name, say(&words, arg_group(1)));
    CHECK_TEXT(edition.deck_label[0].name, say(&words, arg_deck(0)));
    CHECK_TEXT(edition.token_label[2].name, say(&words, arg_token(2)));
    CHECK_TEXT("player 2", say(&words, arg_seat(1)));
    CHECK_TEXT("$1,500", say(&words, arg_sum(1500)));
    CHECK_TEXT("nothing", say(&words, arg_deed(NO_DEED)));
    CHECK_TEXT("nowhere", say(&words, arg_space(NO_SPACE)));
    CHECK_TEXT("nothing", say(&words, arg_token(NO_TOKEN)));
    CHECK_TEXT("nothing", say(&words, arg_deck(MAX_DECKS)));
    CHECK_TEXT("nothing", say(&words, arg_group(MAX_GROUPS)));
}

static void a_table_names_its_seats(void)
{
    static Edition edition;
    static Seating seating;
    edition_file_read("london", NULL, &edition);
    seating_add(&seating, &edition, "Ann", NULL, NO_TOKEN, 0);
    seating_add(&seating, &edition, "Bruno", NULL, NO_TOKEN, 0);
    Table *table = table_new(&edition, NULL, &seating, 1);
    Words words = table_words(table, NULL);
    CHECK_TEXT("Bruno", say(&words, arg_seat(1)));
    CHECK_TEXT("the bank", say(&words, arg_seat(BANK)));
    CHECK_TEXT(edition_noun(&edition, NOUN_POT), say(&words, arg_seat(POT)));
    CHECK_TEXT("nobody", say(&words, arg_seat(NOBODY)));
    CHECK_TEXT("£20", say(&words, arg_sum(20)));
    CHECK_TEXT(edition_deed_label(&edition, 4)->name, say(&words, arg_deed(4)));
    Text text = text_into(written, sizeof written);
    SAY(&words, &text, T_("{seat} paid {other} {sum}."), arg_seat(BANK), arg_other(0), arg_sum(5));
    CHECK_TEXT("The bank paid Ann £5.", written);
    table_free(table);
}

int main(void)
{
    RUN(an_edition_names_its_things);
    RUN(a_table_names_its_seats);
    return check_done();
}
