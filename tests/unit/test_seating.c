/* test_seating.c -- who sits where (G1, L2). */
#include "table/seating.h"

#include "check.h"
#include "edition_files.h"

static Edition classic;

static bool fits(const Seating *seating, const char **sentence)
{
    static char buffer[300];
    Text why = text_into(buffer, sizeof buffer);
    *sentence = buffer;
    return seating_check(seating, &classic, NULL, &why);
}

static Seating two(void)
{
    Seating seating = {0};
    seating_add(&seating, &classic, "Ann", NULL, NO_TOKEN, 0);
    seating_add(&seating, &classic, "Bob", NULL, NO_TOKEN, 0);
    return seating;
}

static void G1_seats_get_their_own_token_and_colour(void)
{
    Seating seating = {0};
    const char *why = NULL;
    for (int i = 0; i < MAX_SEATS; i++) seating_add(&seating, &classic, "", NULL, NO_TOKEN, 0);
    CHECK_INT(8, seating.count);
    CHECK(fits(&seating, &why));
    seating_add(&seating, &classic, "Late", NULL, NO_TOKEN, 0);
    CHECK_INT(8, seating.count);
}

static void G1_names_are_not_shared_whatever_their_case(void)
{
    Seating seating = two();
    const char *why = NULL;
    CHECK(fits(&seating, &why));
    text_copy(seating.seats[1].name, SEAT_NAME_SIZE, "aNN");
    CHECK(!fits(&seating, &why));
    CHECK_TEXT("Two players cannot both be called aNN: give one another name.", why);
}

static void G1_tokens_are_not_shared(void)
{
    Seating seating = two();
    const char *why = NULL;
    seating.seats[1].token = seating.seats[0].token;
    CHECK(!fits(&seating, &why));
    seating.seats[1].token = NO_TOKEN;
    CHECK(!fits(&seating, &why));
    CHECK_TEXT("Bob needs a token of this edition.", why);
}

static void G1_colours_are_not_shared(void)
{
    Seating seating = two();
    const char *why = NULL;
    seating.seats[1].colour = seating.seats[0].colour;
    CHECK(!fits(&seating, &why));
    seating.seats[1].colour = 0x1000000;
    CHECK(!fits(&seating, &why));
}

static void G1_number_of_players_is_the_editions(void)
{
    Seating seating = {0};
    const char *why = NULL;
    seating_add(&seating, &classic, "Ann", NULL, NO_TOKEN, 0);
    CHECK(!fits(&seating, &why));
    CHECK_TEXT("Opoly Classic is for 2 to 8 players, not for 1.", why);
}

static void G1_names_are_clean(void)
{
    static const char *const bad[] = {"  ", "a\x1b[31m", "say \"hi\"", "tab\there", "\xC2\x85x"};
    const char *why = NULL;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        Seating seating = two();
        text_copy(seating.seats[1].name, SEAT_NAME_SIZE, bad[i]);
        CHECK(!fits(&seating, &why));
    }
}

static const char *refused_name(const char *name)
{
    static char sentence[200];
    const char *why = "";
    Seating seating = two();
    text_copy(seating.seats[1].name, SEAT_NAME_SIZE, name);
    sentence[0] = '\0';
    if (!fits(&seating, &why)) text_copy(sentence, sizeof sentence, why);
    return sentence;
}

/* 31 letters of any alphabet; accents that join them are none. */
static void G1_a_name_has_31_letters_not_bytes(void)
{
    char name[4 * 40] = "";
    for (int i = 0; i < 31; i++) strcat(name, "\xE7\x8E\x8B");
    CHECK_TEXT("", refused_name(name));
    strcat(name, "x");
    CHECK_TEXT("A name has at most 31 letters.", refused_name(name));
    name[0] = '\0';
    for (int i = 0; i < 31; i++) strcat(name, "e\xCC\x81");
    CHECK_TEXT("", refused_name(name));
    CHECK_TEXT("A name has at most 31 letters.", refused_name("12345678901234567890123456789012"));
}

static void G1_what_cannot_be_seen_is_no_name(void)
{
    static const char *const nothing[] = {
        " ",        "\xC2\xA0",    "\xE3\x80\x80", "\xE2\x80\x8B", "\xE3\x85\xA4",
        "\xCC\x81", "\xE2\x80\x8D"};
    for (size_t i = 0; i < sizeof nothing / sizeof nothing[0]; i++)
        CHECK_TEXT("Every player needs a name.", refused_name(nothing[i]));
    CHECK_TEXT("A name has no characters in it that cannot be seen.", refused_name("Bo\xE2\x80\x8B"
                                                                                   "b"));
    CHECK_TEXT("A name has no quotes and no control characters in it.", refused_name("\xE2\x80\xAE"
                                                                                     "boB"));
    CHECK_TEXT("", refused_name("\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x9A\x80"));
}

static void L2_empty_names_become_player_n(void)
{
    Seating seating = {0};
    seating_add(&seating, &classic, "", NULL, NO_TOKEN, 0);
    seating_add(&seating, &classic, "Player 3", NULL, NO_TOKEN, 0);
    seating_add(&seating, &classic, "", NULL, NO_TOKEN, 0);
    CHECK_TEXT("Player 1", seating.seats[0].name);
    CHECK_TEXT("Player 4", seating.seats[2].name);
}

static void B2_computers_fill_the_table(void)
{
    static Edition edition;
    edition_file_read("classic", "fill_to=4", &edition);
    Seating seating = two();
    seating_fill(&seating, &edition, player_find("simple"));
    CHECK_INT(4, seating.count);
    CHECK(seating.seats[1].kind == NULL);
    CHECK(seating.seats[2].kind == player_find("simple"));
    CHECK(seating.seats[3].kind == player_find("simple"));
}

static void a_seat_is_found_by_number_name_and_beginning(void)
{
    Seating seating = {0};
    seating_add(&seating, &classic, "Ann", NULL, NO_TOKEN, 0);
    seating_add(&seating, &classic, "Annabel", NULL, NO_TOKEN, 0);
    seating_add(&seating, &classic, "Bob", NULL, NO_TOKEN, 0);
    CHECK_INT(0, seating_find(&seating, "ann"));
    CHECK_INT(1, seating_find(&seating, "anna"));
    CHECK_INT(2, seating_find(&seating, "b"));
    CHECK_INT(2, seating_find(&seating, "3"));
    CHECK_INT(-1, seating_find(&seating, "an"));
    CHECK_INT(-1, seating_find(&seating, "4"));
    CHECK_INT(-1, seating_find(&seating, ""));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    edition_file_read("classic", NULL, &classic);
    RUN(G1_seats_get_their_own_token_and_colour);
    RUN(G1_names_are_not_shared_whatever_their_case);
    RUN(G1_tokens_are_not_shared);
    RUN(G1_colours_are_not_shared);
    RUN(G1_number_of_players_is_the_editions);
    RUN(G1_names_are_clean);
    RUN(G1_a_name_has_31_letters_not_bytes);
    RUN(G1_what_cannot_be_seen_is_no_name);
    RUN(L2_empty_names_become_player_n);
    RUN(B2_computers_fill_the_table);
    RUN(a_seat_is_found_by_number_name_and_beginning);
    return check_done();
}
