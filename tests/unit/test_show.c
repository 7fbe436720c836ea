/* test_show.c -- events and states as text: account, players, deeds, board (G11, W13). */
#include "console/choices.h"
#include "console/prompt.h"
#include "console/show.h"

#include "check.h"
#include "console/board_marks.h"
#include "console/board_text.h"
#include "console/paint.h"
#include "edition_files.h"
#include "game/notation/notation.h"
#include "game/why_not.h"
#include "table/account.h"
#include "table/table_words.h"
#include "table/wording.h"

static Table *table_of(const char *word, const char *rules, int seats, const char *kind)
{
    static Edition edition;
    static const char *const names[MAX_SEATS] = {"Ann", "Bob", "Cat", "Dan",
                                                 "Eve", "Fay", "Gus", "Hal"};
    edition_file_read(word, rules, &edition);
    Seating seating = {0};
    for (int i = 0; i < seats; i++) {
        const PlayerKind *player = kind != NULL ? player_find(kind) : NULL;
        seating_add(&seating, &edition, names[i], player, NO_TOKEN, 0);
    }
    return table_new(&edition, NULL, &seating, 1);
}

/* Carries out lines of the notation separated by '/'; all must be allowed. */
static void play(Table *table, const char *lines)
{
    char copy[2000], sentence[300];
    text_copy(copy, sizeof copy, lines);
    for (char *line = strtok(copy, "/"); line != NULL; line = strtok(NULL, "/")) {
        Action action;
        Text why = text_into(sentence, sizeof sentence);
        bool good =
            notation_action_read(table_edition(table), table_game(table), line, &action, &why);
        if (!good) CHECK_TEXT(line, sentence);
        Refusal refusal = good ? table_submit(table, &action) : REFUSAL_NONE;
        if (refusal != REFUSAL_NONE) {
            why_not_write(table_edition(table), table_game(table), &action, refusal, &why);
            CHECK_TEXT(line, sentence);
        }
    }
}

/* The account of the last action. */
static const char *last(const Table *table)
{
    static char buffer[4000];
    Text text = text_into(buffer, sizeof buffer);
    size_t from = table_event_count(table);
    while (from > 0 && table_event(table, from - 1)->action + 1 == table_action_count(table))
        from--;
    Words words = table_words(table, NULL);
    account_write(table, from, table_event_count(table), &words, &text);
    return buffer;
}

static void G11_buying_rent_and_salary_are_told_once(void)
{
    Table *table = table_of("classic", "order=entered", 2, NULL);
    play(table, "roll/dice 1 2");
    CHECK_TEXT("Ann rolled 1 and 2 and moved to Baltic Avenue.\n", last(table));
    play(table, "buy");
    CHECK_TEXT("Ann bought Baltic Avenue for $60.\n", last(table));
    play(table, "end/roll/dice 1 2");
    CHECK_TEXT("Bob rolled 1 and 2 and moved to Baltic Avenue.\n"
               "Bob paid Ann $4 rent for Baltic Avenue.\n",
               last(table));
    play(table, "end/mortgage baltic");
    CHECK_TEXT("Ann mortgaged Baltic Avenue for $30.\n", last(table));
    play(table, "redeem baltic");
    CHECK_TEXT("Ann redeemed Baltic Avenue for $33.\n", last(table));
    play(table, "roll/dice 6 6/decline/pass/pass/roll/dice 6 6/decline/pass/pass/roll/dice 6 5");
    CHECK_TEXT("Ann rolled 6 and 5 and moved to Luxury Tax.\nAnn paid $100 tax.\n", last(table));
    play(table, "end/roll/dice 1 2/decline/pass/pass/end/roll/dice 1 1");
    CHECK_TEXT("Ann rolled 1 and 1 and moved to GO.\nAnn received $200 salary.\n"
               "Ann rolled doubles and takes another turn.\n",
               last(table));
    table_free(table);
}

static void M9_computers_are_marked_wherever_players_are_listed(void)
{
    Table *table = table_of("montreal", "order=entered", 2, "simple");
    char buffer[8000];
    Text text = text_into(buffer, sizeof buffer);
    Printer printer = printer_of(table, NULL, &text);
    show_players(&printer);
    CHECK(strstr(buffer, " #Ann ") != NULL && strstr(buffer, " #Bob ") != NULL);
    CHECK(strstr(buffer, "  #: computer\n") != NULL); /* the mark explains itself */
    text_clear(&text);
    show_assets(&printer, 1);
    CHECK(strncmp(buffer, "#Bob has ", 9) == 0);
    text_clear(&text);
    board_marks_seat(&printer, 0, &text);
    CHECK(strstr(buffer, " #Ann: ") != NULL);
    table_free(table);
    table = table_of("montreal", "order=entered", 2, NULL);
    text_clear(&text);
    printer = printer_of(table, NULL, &text);
    show_players(&printer);
    CHECK(strstr(buffer, "#") == NULL);
    table_free(table);
}

static void G11_jail_is_told(void)
{
    Table *table = table_of("classic", "order=entered", 2, NULL);
    play(table, "roll/dice 5 5/roll/dice 5 5/roll/dice 5 5");
    CHECK_TEXT("Ann rolled 5 and 5.\nAnn rolled doubles too often and went to Jail.\n",
               last(table));
    play(table, "end/roll/dice 5 5/roll/dice 4 6/end");
    play(table, "roll/dice 1 2");
    CHECK_TEXT("Ann rolled 1 and 2.\nAnn stays in Jail.\n", last(table));
    play(table, "end/roll/dice 4 6");
    CHECK_TEXT("Bob rolled 4 and 6 and moved to Go To Jail.\nBob went to Jail.\n", last(table));
    play(table, "end/fine");
    CHECK_TEXT("Ann paid $50 and left Jail.\n", last(table));
    play(table, "roll/dice 4 6/end/roll/dice 5 5");
    CHECK_TEXT("Bob rolled 5 and 5, left Jail and moved to Free Parking.\n", last(table));
    table_free(table);
}

static void G11_cards_are_told(void)
{
    Table *table = table_of("classic", "order=entered", 2, NULL);
    const Edition *edition = table_edition(table);
    int release = 0;
    while (edition->decks[0].cards[release].effect.kind != EFFECT_RELEASE) release++;
    play(table, "roll/dice 3 4");
    Action draw = action_of(table_game(table), ACTION_DRAW);
    draw.other = (uint8_t)release;
    CHECK_INT(REFUSAL_NONE, table_submit(table, &draw));
    CHECK(strstr(last(table), "Ann keeps the Get Out of Jail Free card.\n") != NULL);
    CHECK(strncmp(last(table), "Ann drew Chance: \"", 18) == 0);
    table_free(table);
}

/* Wide and combining letters keep the columns of `players`. */
static void G1_wide_names_align(void)
{
    char buffer[4000];
    Text text = text_into(buffer, sizeof buffer);
    static Edition edition;
    Seating seating = {0};
    edition_file_read("classic", "order=entered", &edition);
    seating_add(&seating, &edition, "\xE7\x8E\x8B\xE8\x8A\xB3", NULL, NO_TOKEN, 0);
    seating_add(&seating, &edition, "Rene\xCC\x81", NULL, NO_TOKEN, 0);
    seating_add(&seating, &edition, "Ann", player_find("london-medium"), NO_TOKEN, 0);
    seating_add(&seating, &edition, "Maximiliane Bartholomew", NULL, NO_TOKEN, 0);
    Table *table = table_new(&edition, NULL, &seating, 1);
    Printer printer = printer_of(table, NULL, &text);
    show_players(&printer);
    CHECK(strstr(buffer, "Maximiliane Bar person ") != NULL);
    size_t at = 0;
    strtok(buffer, "\n");
    for (char *line; (line = strtok(NULL, "\n")) != NULL;) {
        char *money = strstr(line, "$1,500");
        if (money == NULL) continue; /* the heading */
        *money = '\0';
        if (at == 0) at = text_columns(line);
        CHECK_INT(at, text_columns(line));
    }
    table_free(table);
}

static void L4_fines_go_into_free_parking(void)
{
    Table *table = table_of("london", NULL, 2, NULL);
    play(table, "roll/dice 1 3");
    CHECK_TEXT("Ann rolled 1 and 3 and moved to Income Tax.\n"
               "Ann paid £200 tax into Free Parking. Ann's new balance is £1,300.\n",
               last(table));
    table_free(table);
}

/* The original's account says balances, doubles, an empty pot and a tax of zero. */
static void L10_the_account_says_balances_doubles_an_empty_pot_and_no_rent(void)
{
    Table *table = table_of("london", NULL, 3, NULL);
    play(table, "roll/dice 5 5/roll/dice 5 5");
    CHECK_TEXT("Ann rolled 5 and 5 and moved to Free Parking.\n"
               "There was no money on Free Parking.\n"
               "Ann rolled doubles and takes another turn.\n",
               last(table));
    play(table, "roll/dice 1 3/buy");
    CHECK_TEXT("Ann bought Trafalgar Square for £240. Ann's new balance is £1,260.\n", last(table));
    play(table, "end/roll/dice 5 5/roll/dice 5 5/roll/dice 1 3");
    CHECK_TEXT("Bob rolled 1 and 3 and moved to Trafalgar Square.\n"
               "Bob paid Ann £20 rent for Trafalgar Square. Ann's new balance is £1,280. "
               "Bob's new balance is £1,480.\n",
               last(table));
    play(table, "end/roll/dice 1 2/decline/end/mortgage trafalgar");
    CHECK_TEXT("Ann mortgaged Trafalgar Square for £120. Ann's new balance is £1,400.\n",
               last(table));
    play(table, "roll/dice 1 2/decline/end/roll/dice 1 2/decline/end");
    play(table, "roll/dice 6 6/decline/roll/dice 2 2/decline/roll/dice 2 3");
    CHECK_TEXT("Cat rolled 2 and 3 and moved to Trafalgar Square.\n"
               "Trafalgar Square is mortgaged, so no rent is paid.\n",
               last(table));
    table_free(table);
}

static void L10_repairs_of_nothing_are_told(void)
{
    Table *table = table_of("london", NULL, 2, NULL);
    const Edition *edition = table_edition(table);
    int repairs = 0;
    while (edition->decks[0].cards[repairs].effect.kind != EFFECT_PAY ||
           edition->decks[0].cards[repairs].effect.per_house == 0)
        repairs++;
    play(table, "roll/dice 3 4");
    Action draw = action_of(table_game(table), ACTION_DRAW);
    draw.other = (uint8_t)repairs;
    CHECK_INT(REFUSAL_NONE, table_submit(table, &draw));
    CHECK(strstr(last(table), "\nAnn has nothing to pay.\n") != NULL);
    table_free(table);
}

/* Balances are those of their moment, also long after it. */
static void L10_old_balances_stay_true(void)
{
    Table *table = table_of("london", NULL, 4, "random");
    Action action;
    for (int n = 0; n < 400 && table_propose(table, true, &action); n++)
        CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
    for (size_t n = 0; n + 1 < table_event_count(table); n++) {
        Game after;
        if (table_event(table, n + 1)->action == table_event(table, n)->action) continue;
        table_state_at(table, table_event(table, n)->action + 1, &after);
        for (SeatId seat = 0; seat < 4; seat++)
            CHECK_INT(after.seats[seat].cash, table_cash_after(table, n, seat));
    }
    table_free(table);
}

static void L7_a_waiting_trade_is_told_again_when_accepted(void)
{
    Table *table = table_of("london", NULL, 2, NULL);
    play(table, "roll/dice 1 2/buy");
    const char *word = edition_deed_label(table_edition(table), 1)->word;
    char line[100];
    snprintf(line, sizeof line, "offer 2 give %s take 100", word);
    play(table, line);
    CHECK_TEXT("Ann offered Bob Whitechapel Road for £100.\n", last(table));
    play(table, "end/accept");
    CHECK_TEXT("Bob accepted: Ann gave Whitechapel Road for £100. Ann's new balance is £1,540. "
               "Bob's new balance is £1,400.\n",
               last(table));
    table_free(table);
}

/* Whole games of the random player: every sentence reads like one. */
static void G11_every_sentence_is_clean(void)
{
    static const char *const words[] = {"classic", "london", "smallest"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        Table *table = table_of(words[i], NULL, 4, "random");
        Action action;
        for (int n = 0; n < 3000 && table_propose(table, true, &action); n++) {
            table_submit(table, &action);
        }
        for (size_t n = 0; n < table_event_count(table); n++) {
            char buffer[1000];
            Text text = text_into(buffer, sizeof buffer);
            Words names = table_words(table, NULL);
            bool told = account_event(table, n, &names, &text);
            CHECK(told == (text.length > 0));
            if (!told) continue;
            char end = buffer[text.length - 1];
            CHECK(end == '.' || end == '"');
            CHECK(buffer[0] >= 'A' && buffer[0] <= 'Z');
            CHECK(strstr(buffer, "nobody") == NULL && strstr(buffer, "nowhere") == NULL);
            CHECK(strchr(buffer, '@') == NULL && !text.cut);
        }
        table_free(table);
    }
}

/* What can be done is never an empty word: "travel , ", "bid  (". */
static void G13_legal_lists_are_clean(void)
{
    static const char *const words[] = {"classic",  "london",  "bharat",
                                        "montreal", "bilkent", "waterloo"};
    static const char *const unclean[] = {" ,", ",,", "  ", " \n", "()", "{", "}"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        Table *table = table_of(words[i], NULL, 4, "random");
        Action action;
        Text text = text_growing();
        Printer printer = printer_of(table, NULL, &text);
        for (int n = 0; n < 1500 && table_propose(table, true, &action); n++) {
            text_clear(&text);
            choices_list(&printer);
            prompt_write(&printer, false);
            for (size_t j = 0; j < sizeof unclean / sizeof unclean[0]; j++)
                if (strstr(text.start, unclean[j]) != NULL) CHECK_TEXT("clean", text.start);
            CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
        }
        text_free(&text);
        table_free(table);
    }
}

/* `choose 1` and `choose 2` say what they are (waterloo's tuition). */
static void G13_choices_say_what_they_are(void)
{
    char buffer[1000];
    Table *table = table_of("waterloo", "order=entered", 2, NULL);
    Text text = text_into(buffer, sizeof buffer);
    Printer printer = printer_of(table, NULL, &text);
    play(table, "roll/dice 1 3");
    prompt_write(&printer, false);
    CHECK_TEXT("Ann pays $300 or 10% of everything: choose 1 (pay $300) or choose 2 (pay 10% of "
               "everything).\nAnn> ",
               buffer);
    text_clear(&text);
    choices_list(&printer);
    CHECK(strncmp(buffer, "choose 1 (pay $300), 2 (pay 10% of everything)\n", 46) == 0);
    table_free(table);
}

static void a_deal_names_everything(void)
{
    Table *table = table_of("classic", NULL, 2, NULL);
    char buffer[300];
    Text text = text_into(buffer, sizeof buffer);
    Deal deal = {.give = DEED_BIT(0) | DEED_BIT(1), .give_money = 200, .take_cards = {1, 1}};
    wording_deal(table, NULL, &deal, &text);
    CHECK_TEXT("Mediterranean Avenue, Baltic Avenue and $200 for 2 Get Out of Jail Free cards",
               buffer);
    text_clear(&text);
    wording_deal(table, NULL, &(Deal){0}, &text);
    CHECK_TEXT("nothing for nothing", buffer);
    table_free(table);
}

static void words_from_outside_are_cleaned(void)
{
    char buffer[100];
    Text text = text_into(buffer, sizeof buffer);
    wording_clean("a\x1b[1m\x7f\xC2\x85 caf\xC3\xA9 \xFF\xE2\x82", &text);
    CHECK_TEXT("a?[1m?? caf\xC3\xA9 ???", buffer); /* one for each character */
}

static void a_deed_shows_its_rents(void)
{
    Table *table = table_of("classic", NULL, 2, NULL);
    Text out = text_growing();
    Printer printer = printer_of(table, NULL, &out);
    show_deed(&printer, edition_find_deed(table_edition(table), "boardwalk"));
    CHECK(strstr(out.start, "Boardwalk (Dark Blue)\n") == out.start);
    CHECK(strstr(out.start, "rent with the whole group") != NULL);
    CHECK(strstr(out.start, "rent with 4 houses") != NULL);
    CHECK(strstr(out.start, "$2,000\n") != NULL);
    CHECK(strstr(out.start, "owner: the bank\n") != NULL);
    text_free(&out);
    table_free(table);
}

static void G8_the_ranking_is_shown_at_the_end(void)
{
    Table *table = table_of("classic", "order=entered", 3, NULL);
    play(table, "roll/dice 1 2/buy/end/stop 2/accept/accept");
    CHECK_INT(PHASE_OVER, table_game(table)->phase);
    Text out = text_growing();
    Printer printer = printer_of(table, NULL, &out);
    show_players(&printer);
    CHECK(strstr(out.start, " 1. ") != NULL && strstr(out.start, " 3. ") != NULL);
    text_free(&out);
    table_free(table);
}

/* Columns of the widest line, escape sequences not counted. */
static int widest(const char *text)
{
    int most = 0, columns = 0;
    for (const char *at = text; *at != '\0'; at++) {
        if (*at == '\x1b') {
            while (*at != 'm') at++;
        } else if (*at == '\n') {
            most = columns > most ? columns : most;
            columns = 0;
        } else if (((unsigned char)*at & 0xC0) != 0x80) {
            columns++;
        }
    }
    return most;
}

static void W13_the_board_fits_its_columns(void)
{
    static const char *const words[] = {"classic", "london", "smallest"};
    static const int widths[] = {40, 78, 80, 100, 120, 132, 200};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        Table *table = table_of(words[i], NULL, i == 2 ? 2 : 4, "random");
        Action action;
        for (int n = 0; n < 800 && table_propose(table, true, &action); n++) {
            table_submit(table, &action);
        }
        for (size_t w = 0; w < sizeof widths / sizeof widths[0]; w++) {
            for (int colour = 0; colour < 2; colour++) {
                Text out = text_growing();
                Printer printer = printer_of(table, NULL, &out);
                printer.colour = colour != 0;
                printer.columns = widths[w];
                board_text_write(&printer);
                CHECK(widest(out.start) <= widths[w]);
                CHECK((strchr(out.start, '\x1b') != NULL) == (colour != 0));
                text_free(&out);
            }
        }
        table_free(table);
    }
}

/* Board, four players, question and prompt are seen at once on 80 by 24. */
static void W13_the_list_for_four_fits_24_lines(void)
{
    Table *table = table_of("classic", NULL, 4, NULL);
    Text out = text_growing();
    Printer printer = printer_of(table, NULL, &out);
    printer.columns = 80;
    board_text_write(&printer);
    int lines = 0;
    for (const char *at = out.start; *at != '\0'; at++) lines += *at == '\n';
    CHECK_INT(22, lines);
    text_free(&out);
    table_free(table);
}

/* At 80 columns the place of a player stays on the line, and no name of a space is cut. */
static void W13_long_names_of_spaces_fit_80_columns(void)
{
    Table *start = table_of("montreal", "order=entered", 4, "medium");
    Game game = *table_game(start);
    game.seats[1].space = 32; /* Sainte-Catherine Street */
    Table *table = table_new_at(table_edition(start), NULL, table_seating(start), 1, &game);
    Text out = text_growing();
    Printer printer = printer_of(table, NULL, &out);
    printer.columns = 80;
    show_players(&printer);
    CHECK(strstr(out.start, "on Sainte-Catherine Street\n") != NULL);
    CHECK(widest(out.start) <= 80);
    text_clear(&out);
    board_text_write(&printer);
    CHECK(strstr(out.start, "32 Ste-Catherine ") != NULL);
    text_free(&out);
    table_free(table);
    table_free(start);
}

/* Any number of spaces makes a ring: all of them are drawn. */
static void W13_any_number_of_spaces_makes_a_board(void)
{
    Table *table = table_of("classic", NULL, 2, NULL);
    Seating seating = *table_seating(table);
    Game game = *table_game(table);
    static Edition edition;
    for (int count = 4; count <= MAX_SPACES; count++) {
        edition = *table_edition(table);
        edition.space_count = (uint8_t)count;
        edition.deed_count = edition.group_count = 0; /* none may be beyond the board */
        for (int i = 0; i < count; i++) {
            edition.spaces[i].deed = NO_DEED;
            snprintf(edition.space_label[i].shorter, SHORT_SIZE, "=%d=", i);
        }
        Table *odd = table_new_at(&edition, NULL, &seating, 1, &game);
        Text out = text_growing();
        Printer printer = printer_of(odd, NULL, &out);
        printer.columns = 200;
        board_text_write(&printer);
        for (int i = 0; i < count; i++) {
            char name[16];
            snprintf(name, sizeof name, "=%d=", i);
            CHECK(strstr(out.start, name) != NULL);
        }
        CHECK(widest(out.start) <= 200);
        text_free(&out);
        table_free(odd);
    }
    table_free(table);
}

static void cells_are_cut_and_filled(void)
{
    char buffer[60];
    Text text = text_into(buffer, sizeof buffer);
    paint_cell(&text, "Zo\xC3\xAB", 5, false);
    paint_cell(&text, "Zo\xC3\xAB", 5, true);
    paint_cell(&text, "Zo\xC3\xAB!", 3, false);
    CHECK_TEXT("Zo\xC3\xAB    Zo\xC3\xABZo\xC3\xAB", buffer);
}

/* Academic buildings charge tuition, residences rent, gyms a fee; and the Coop Fee
 * is no tuition. */
static void W8_tuition_rent_fee_and_coop_fee_are_told_by_their_names(void)
{
    Table *table = table_of("waterloo", "any_dice=on", 2, NULL);
    play(table, "roll/dice 1 0/buy/end/roll/dice 1 0");
    CHECK(strstr(last(table), "Bob paid Ann $2 tuition for AL.") != NULL);
    play(table, "end/roll/dice 4 0/buy/end/roll/dice 4 0");
    CHECK(strstr(last(table), "Bob paid Ann $25 rent for MKV.") != NULL);
    play(table, "end/roll/dice 7 0/buy/end/roll/dice 7 0/dice 2 3");
    CHECK(strstr(last(table), "for the fee of PAC.") != NULL);
    CHECK(strstr(last(table), "Bob paid Ann $20 fee for PAC.") != NULL);
    play(table, "end/roll/dice 26 0");
    CHECK(strstr(last(table), "Ann paid $150 Coop Fee.") != NULL);
    play(table, "end/roll/dice 32 0/choose 1");
    CHECK(strstr(last(table), "Bob paid $300 tuition.") != NULL);
    play(table, "end/roll/dice 1 0/decline/pass");
    CHECK(strstr(last(table), "Bob withdrew from the auction.") != NULL);
    table_free(table);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(G11_buying_rent_and_salary_are_told_once);
    RUN(M9_computers_are_marked_wherever_players_are_listed);
    RUN(G11_jail_is_told);
    RUN(G11_cards_are_told);
    RUN(G1_wide_names_align);
    RUN(L4_fines_go_into_free_parking);
    RUN(L10_the_account_says_balances_doubles_an_empty_pot_and_no_rent);
    RUN(L10_repairs_of_nothing_are_told);
    RUN(L10_old_balances_stay_true);
    RUN(L7_a_waiting_trade_is_told_again_when_accepted);
    RUN(G11_every_sentence_is_clean);
    RUN(G13_legal_lists_are_clean);
    RUN(G13_choices_say_what_they_are);
    RUN(W8_tuition_rent_fee_and_coop_fee_are_told_by_their_names);
    RUN(a_deal_names_everything);
    RUN(words_from_outside_are_cleaned);
    RUN(a_deed_shows_its_rents);
    RUN(G8_the_ranking_is_shown_at_the_end);
    RUN(W13_the_board_fits_its_columns);
    RUN(W13_long_names_of_spaces_fit_80_columns);
    RUN(W13_the_list_for_four_fits_24_lines);
    RUN(W13_any_number_of_spaces_makes_a_board);
    RUN(cells_are_cut_and_filled);
    return check_done();
}
