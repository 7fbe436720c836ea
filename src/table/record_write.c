/* record_write.c -- a whole game as text: writing it. */
#include "game/notation/notation.h"
#include "game/setup.h"
#include "table/record.h"

enum { HASH_DIGITS = 16, COLOUR_DIGITS = 6 };

static void hash_write(const Table *table, const Game *game, Text *text)
{
    text_add(text, "= ");
    text_add_hex(text, notation_hash(table_edition(table), game), HASH_DIGITS);
    text_add_char(text, '\n');
}

static void rules_write(const HouseRules *rules, Text *text)
{
    for (int i = 0; i < rules->count; i++) {
        text_add(text, "rule ");
        text_add(text, rule_info(rules->list[i].rule)->word);
        text_add_char(text, ' ');
        rule_value_write(rules->list[i].rule, rules->list[i].value, text);
        text_add_char(text, '\n');
    }
}

static void seat_write(const Edition *edition, const SeatPlan *plan, Text *text)
{
    text_add(text, "seat ");
    if (plan->kind != NULL && plan->kind->file != NULL)
        text_add_quoted(text, plan->kind->file);
    else
        text_add(text, plan->kind == NULL ? "human" : plan->kind->word);
    text_add_char(text, ' ');
    text_add_quoted(text, plan->name);
    if (plan->token < edition->token_count) {
        text_add(text, " token ");
        text_add(text, edition->token_label[plan->token].word);
    }
    text_add(text, " colour #");
    text_add_hex(text, plan->colour, COLOUR_DIGITS);
    text_add_char(text, '\n');
}

/* The secret is told when the game is over, not before. */
static void dice_write(const FairDice *dice, bool over, Text *text)
{
    text_add(text, "dice ");
    text_add(text, dice->game);
    text_add_char(text, ' ');
    fair_dice_number_write(&dice->promise, text);
    for (int i = 0; i < dice->share_count; i++) {
        text_add(text, "\nshare ");
        fair_dice_number_write(&dice->promises[i], text);
        text_add_char(text, ' ');
        fair_dice_number_write(&dice->shares[i], text);
    }
    if (dice->known && over) {
        text_add(text, "\nsecret ");
        fair_dice_number_write(&dice->secret, text);
    }
    text_add_char(text, '\n');
}

static void chance_write(const Table *table, Text *text)
{
    if (table_dice(table)->game[0] != '\0') {
        dice_write(table_dice(table), table_game(table)->phase == PHASE_OVER, text);
        return;
    }
    text_add(text, "seed ");
    text_add_unsigned(text, table_seed(table));
    text_add_char(text, '\n');
}

static void branch_write(TableBranch branch, Text *text)
{
    if (!branch.is) return;
    text_add(text, "branch ");
    text_add_unsigned(text, branch.parent);
    text_add_char(text, ' ');
    text_add_unsigned(text, branch.at);
    text_add_char(text, '\n');
}

/* Did play begin where a new game begins? */
static bool ordinary_beginning(const Table *table)
{
    const Edition *edition = table_edition(table);
    const Seating *seating = table_seating(table);
    TokenId tokens[MAX_SEATS] = {0};
    for (int i = 0; i < seating->count; i++) tokens[i] = seating->seats[i].token;
    Game start;
    setup_game(edition, seating->count, tokens, &start);
    return notation_hash(edition, &start) == notation_hash(edition, table_beginning(table));
}

void record_header_write(const Table *table, Text *text)
{
    const Edition *edition = table_edition(table);
    text_add(text, "opoly record 1\nedition ");
    text_add(text, edition->word);
    text_add_char(text, ' ');
    text_add_hex(text, edition_hash(edition), HASH_DIGITS);
    text_add_char(text, '\n');
    rules_write(table_rules(table), text);
    chance_write(table, text);
    branch_write(table_branch(table), text);
    if (table_uncoached(table)) text_add(text, "coach off\n");
    const Seating *seating = table_seating(table);
    for (int i = 0; i < seating->count; i++) seat_write(edition, &seating->seats[i], text);
    if (!ordinary_beginning(table)) {
        text_add(text, "position-begin\n");
        notation_position_write(edition, table_beginning(table), text);
        text_add(text, "position-end\n");
    }
    text_add(text, "begin\n");
}

void record_action_write(const Table *table, size_t n, Text *text)
{
    Game game;
    table_state_at(table, n, &game);
    notation_action_write(table_edition(table), &game, table_action(table, n), text);
}

bool record_mark_write(const Table *table, size_t n, Text *text)
{
    for (size_t i = table_mark_count(table); i > 0 && table_mark(table, i - 1)->at >= n; i--) {
        if (table_mark(table, i - 1)->at != n) continue;
        text_add(text, RECORD_FRIENDLY " ");
        text_add_int(text, table_mark(table, i - 1)->count);
        return true;
    }
    return false;
}

void record_write(const Table *table, Text *text)
{
    const Edition *edition = table_edition(table);
    record_header_write(table, text);
    Game game = *table_beginning(table);
    size_t count = table_action_count(table);
    for (size_t n = 0; n < count; n++) {
        int32_t turn = game.turn;
        if (record_mark_write(table, n, text)) text_add_char(text, '\n');
        notation_action_write(edition, &game, table_action(table, n), text);
        text_add_char(text, '\n');
        apply(edition, &game, table_action(table, n), NULL);
        if (game.turn != turn && n + 1 < count) hash_write(table, &game, text);
    }
    if (record_mark_write(table, count, text)) text_add_char(text, '\n');
    hash_write(table, &game, text);
}
