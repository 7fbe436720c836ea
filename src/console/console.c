/* console.c -- the game in words: a line in, text out. */
#include "console/console.h"

#include <string.h>

#include "base/lines.h"
#include "base/mem.h"
#include "console/answer_order.h"
#include "console/board_text.h"
#include "console/chance_order.h"
#include "console/choices.h"
#include "console/commands.h"
#include "console/completion.h"
#include "console/dispatch.h"
#include "console/help.h"
#include "console/insight.h"
#include "console/naming.h"
#include "console/prompt.h"
#include "console/show.h"
#include "game/notation/notation.h"
#include "table/account.h"
#include "table/asking.h"
#include "table/wording.h"

enum { ACCOUNT_USUAL = 20, NAME_WORDS = 200, SENTENCE = 400, BETWEEN_MOST = 2000 };

struct Console {
    Table *table;
    ConsoleOptions options;
    size_t told; /* events already shown */
    bool chance; /* testing: the dealer may answer once by chance */
};

Console *console_new(Table *table, ConsoleOptions options)
{
    Console *console = mem_new(1, sizeof *console);
    console->options = options;
    console_table_changed(console, table);
    return console;
}

void console_free(Console *console)
{
    mem_free(console);
}

void console_table_changed(Console *console, Table *table)
{
    console->table = table;
    console->told = table_event_count(table);
    console->chance = false;
}

/* ---- what happened ---- */

static void tell_news(Console *console, Text *out)
{
    const Table *table = console->table;
    size_t end = table_event_count(table);
    if (console->told > end) console->told = end;
    for (; console->told < end; console->told++) {
        if (table_event(table, console->told)->event.kind == EVENT_TURN_BEGAN) {
            text_add_char(out, '\n');
        }
        account_write(table, console->told, console->told + 1, out);
        if (table_event(table, console->told)->event.kind == EVENT_WON) {
            show_players(table, console->options.colour, out);
        }
    }
}

/* May the dealer answer without being asked? Not when testing, unless the
 * dice or card are those of a computer or chance was asked for. */
static bool dealer_free(const Console *console)
{
    SeatId seat = asking_seat(table_game(console->table));
    return !console->options.testing || console->chance ||
           table_seating(console->table)->seats[seat].kind != NULL;
}

bool console_go_on(Console *console, ConsoleSubmit submit, void *context, Text *out)
{
    Action action;
    if (!table_propose(console->table, dealer_free(console), &action)) return false;
    if (action.seat == DEALER) console->chance = false;
    if (submit(context, &action) != REFUSAL_NONE) return false;
    tell_news(console, out);
    return true;
}

void console_prompt(const Console *console, Text *out)
{
    prompt_write(console->table, out);
}

void console_account(const Console *console, Text *out)
{
    show_account(console->table, 0, out);
}

void console_complete(const Console *console, const char *beginning, Text *out)
{
    completion_write(console->table, console->options.testing, beginning, out);
}

/* ---- commands that only look ---- */

/* W5: who chooses between a sum and a share of everything does not look first. */
static bool choosing_blind(const Console *console, Text *out)
{
    if (table_game(console->table)->phase != PHASE_CHOICE) return false;
    text_add(out, "Choose first; what everybody owns is shown afterwards.\n");
    return true;
}

/* Puts the seat named behind the command into `seat`, if one is; false with a
 * sentence when there is no such seat. */
static bool seat_named(const Console *console, const Order *order, SeatId *seat, Text *out)
{
    char buffer[NAME_WORDS];
    Text words = text_into(buffer, sizeof buffer);
    if (order_count(order) < 2) return true;
    order_words(order, 1, order_count(order), &words);
    int found = naming_seat(console->table, buffer, out);
    if (found < 0)
        text_add_char(out, '\n');
    else
        *seat = (SeatId)found;
    return found >= 0;
}

static void look_board(const Console *console, Text *out)
{
    Printer printer = {.table = console->table,
                       .colour = console->options.colour,
                       .columns = console->options.columns,
                       .out = out};
    board_text_write(&printer);
}

static void look_assets(Console *console, const Order *order, Text *out)
{
    if (choosing_blind(console, out)) return;
    SeatId seat = asking_seat(table_game(console->table));
    if (!seat_named(console, order, &seat, out)) return;
    show_assets(console->table, seat, console->options.colour, out);
}

static void look_why(Console *console, const Order *order, Text *out)
{
    SeatId seat = NOBODY;
    if (seat_named(console, order, &seat, out)) insight_why(console->table, seat, out);
}

static void look_deed(Console *console, const Order *order, Text *out)
{
    char buffer[NAME_WORDS];
    Text words = text_into(buffer, sizeof buffer);
    const Edition *edition = table_edition(console->table);
    const Game *game = table_game(console->table);
    int deed = edition->spaces[game->seats[asking_seat(game)].space].deed;
    if (order_count(order) > 1) {
        order_words(order, 1, order_count(order), &words);
        deed = naming_deed(edition, buffer, out);
        if (deed < 0) text_add_char(out, '\n');
        if (deed < 0) return;
    }
    if (deed == NO_DEED) {
        text_add(out, "Name a property, like \"deed ");
        text_add(out, edition_deed_label(edition, 0)->word);
        text_add(out, "\".\n");
        return;
    }
    show_deed(console->table, (DeedId)deed, console->options.colour, out);
}

static void look_account(Console *console, const Order *order, Text *out)
{
    int64_t count = ACCOUNT_USUAL;
    if (text_same_folded(order_word(order, 1), "all")) {
        count = 0;
    } else if (order_count(order) > 1 &&
               (!text_to_int(order_word(order, 1), &count) || count < 1 || count > 1000000)) {
        text_add(out, "Say how many sentences, like \"account 30\", or \"account all\".\n");
        return;
    }
    show_account(console->table, (int)count, out);
}

static void look_help(Console *console, const Order *order, Text *out)
{
    CommandId id = COMMAND_HELP;
    if (order_count(order) < 2) {
        help_write(console->table, console->options.testing, out);
    } else if (commands_find(table_edition(console->table), order_word(order, 1), &id, out)) {
        help_on(console->table, id, out);
    } else {
        text_add_char(out, '\n');
    }
}

static void look_all(Console *console, Text *out)
{
    const Game *game = table_game(console->table);
    if (choosing_blind(console, out)) return;
    for (int i = 0; i < game->seat_count; i++) {
        show_assets(console->table, game->order[i], console->options.colour, out);
    }
}

/* False when the command does not only look. */
static bool look(Console *console, CommandId id, const Order *order, Text *out)
{
    bool colour = console->options.colour;
    if (id == COMMAND_BOARD)
        look_board(console, out);
    else if (id == COMMAND_ASSETS)
        look_assets(console, order, out);
    else if (id == COMMAND_ALL)
        look_all(console, out);
    else if (id == COMMAND_DEED)
        look_deed(console, order, out);
    else if (id == COMMAND_GROUPS)
        show_groups(console->table, colour, out);
    else if (id == COMMAND_PLAYERS)
        show_players(console->table, colour, out);
    else if (id == COMMAND_ACCOUNT)
        look_account(console, order, out);
    else if (id == COMMAND_LEGAL)
        choices_list(console->table, out);
    else if (id == COMMAND_WHY)
        look_why(console, order, out);
    else if (id == COMMAND_HINT)
        insight_hint(console->table, out);
    else if (id == COMMAND_ODDS)
        insight_odds(console->table, colour, out);
    else if (id == COMMAND_HELP)
        look_help(console, order, out);
    else
        return false;
    return true;
}

/* ---- commands for the program around ---- */

static ConsoleWish undo(Console *console, Text *out)
{
    size_t before = table_action_count(console->table);
    if (table_undo(console->table)) {
        console->told = table_event_count(console->table);
        console->chance = false;
        size_t count = before - table_action_count(console->table);
        text_add(out, "Taken back: ");
        text_add_int(out, (int64_t)count);
        text_add(out, count == 1 ? " step.\n" : " steps.\n");
        return CONSOLE_UNDONE;
    }
    const Seating *seating = table_seating(console->table);
    bool computers = false;
    for (int i = 0; i < seating->count; i++)
        computers = computers || seating->seats[i].kind != NULL;
    text_add(out, computers ? "With computers at the table nothing is taken back.\n"
                            : "There is nothing to take back since the last dice or card.\n");
    return CONSOLE_GO_ON;
}

/* A wish with the rest of the line as its argument. */
static ConsoleWish wish_for(const Order *order, CommandId id, const char *rest, Text *argument)
{
    text_add(argument, rest);
    if (id == COMMAND_SAVE) return CONSOLE_SAVE;
    if (id == COMMAND_RESTART) return CONSOLE_RESTART;
    if (id == COMMAND_QUIT) return CONSOLE_QUIT;
    if (rest[0] == '\0') {
        order_usage(order, id);
        return CONSOLE_GO_ON;
    }
    if (id == COMMAND_LOAD) return CONSOLE_LOAD;
    return id == COMMAND_RECORD ? CONSOLE_RECORD : CONSOLE_POSITION;
}

static bool is_wish(CommandId id)
{
    return id == COMMAND_SAVE || id == COMMAND_LOAD || id == COMMAND_RECORD ||
           id == COMMAND_POSITION || id == COMMAND_RESTART || id == COMMAND_QUIT;
}

/* ---- a line ---- */

/* One of the commands of a line, as typed and as words. */
typedef struct Part {
    char raw[LINE_BYTES_MAX + 1];
    char tidy[LINE_BYTES_MAX * 3 + 1];
    Line line;
} Part;

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* "1,500": a comma that groups the digits of one number. */
static bool groups_digits(const char *start, const char *comma)
{
    return comma > start && is_digit(comma[-1]) && is_digit(comma[1]) && is_digit(comma[2]) &&
           is_digit(comma[3]) && !is_digit(comma[4]);
}

/* Takes the text up to the next `;` outside quotes; commas become words of
 * their own. Returns what is left, NULL when nothing is. */
static const char *take_part(const char *line, Part *part)
{
    Text raw = text_into(part->raw, sizeof part->raw);
    Text tidy = text_into(part->tidy, sizeof part->tidy);
    bool quoted = false;
    const char *at = line;
    for (; *at != '\0' && (quoted || *at != ';'); at++) {
        text_add_bytes(&raw, at, 1);
        if (*at == '"') quoted = !quoted;
        if (quoted || *at != ',') {
            text_add_bytes(&tidy, at, 1);
        } else if (!groups_digits(line, at)) {
            text_add(&tidy, " , ");
        }
    }
    lines_split(part->tidy, tidy.length, &part->line);
    return *at == ';' ? at + 1 : NULL;
}

/* What was typed behind the first word, without blanks and quotes around. */
static void rest_of(const Part *part, char *rest, size_t size)
{
    const char *at = part->raw + strspn(part->raw, " \t");
    at += strcspn(at, " \t\r\n");
    at += strspn(at, " \t");
    text_copy(rest, size, at);
    size_t length = strlen(rest);
    while (length > 0 && strchr(" \t\r\n", rest[length - 1]) != NULL) rest[--length] = '\0';
    if (length >= 2 && rest[0] == '"' && rest[length - 1] == '"') {
        rest[length - 1] = '\0';
        memmove(rest, rest + 1, length - 1);
    }
}

/* A command word; if it fails, the line as the notation writes actions. */
static bool act(Console *console, CommandId id, Order *order)
{
    Text *out = order->out;
    size_t mark = out->length;
    size_t actions = table_action_count(console->table);
    if (dispatch_run(order, id)) return true;
    if (table_action_count(console->table) != actions) return false;
    /* A record is a script: what the notation understands is meant so. */
    char buffer[SENTENCE];
    Text why = text_into(buffer, sizeof buffer), quiet = text_growing();
    order->out = &quiet;
    bool done = dispatch_notation(order, &why);
    order->out = out;
    text_free(&quiet);
    if (!done) return false;
    out->length = mark;
    out->start[mark] = '\0';
    return true;
}

/* Carries out one command; false when the rest of the line should not be. */
static bool carry_out(Console *console, Part *part, Order *order, Text *argument, ConsoleWish *wish)
{
    CommandId id = COMMAND_HELP;
    bool done = false;
    if (part->line.fault != NULL) {
        return order_refuse(order, "That line cannot be read: ", part->line.fault, ".",
                            (char *)NULL);
    }
    if (part->line.word_count == 0) {
        chance_order_default(order);
        return true;
    }
    if (answer_order_bare(order, &done)) return done;
    if (!commands_find(table_edition(console->table), order_word(order, 0), &id, order->out)) {
        return order_refuse(order, "", (char *)NULL);
    }
    if (look(console, id, order, order->out)) return true;
    if (id == COMMAND_UNDO) {
        *wish = undo(console, order->out);
        return false;
    }
    if (id == COMMAND_POSITION && order_count(order) == 1) {
        notation_position_write(table_edition(console->table), table_game(console->table),
                                order->out);
        return true;
    }
    if (is_wish(id)) {
        char rest[LINE_BYTES_MAX + 1];
        rest_of(part, rest, sizeof rest);
        *wish = wish_for(order, id, rest, argument);
        return false;
    }
    return act(console, id, order);
}

/* Between two commands of a line the dealer and the computers have their
 * part; bounded, because computers alone could play on for long. */
static void let_go_on(Console *console, ConsoleSubmit submit, void *context, Text *out)
{
    for (int i = 0; i < BETWEEN_MOST; i++) {
        if (!console_go_on(console, submit, context, out)) return;
    }
}

ConsoleWish console_line(Console *console, const char *line, ConsoleSubmit submit, void *context,
                         Text *out, Text *argument)
{
    ConsoleWish wish = CONSOLE_GO_ON;
    Part *part = mem_new(1, sizeof *part);
    bool going = true, first = true;
    while (going && line != NULL) {
        if (!first) let_go_on(console, submit, context, out);
        first = false;
        line = take_part(line, part);
        Order order = {.table = console->table,
                       .testing = console->options.testing,
                       .line = &part->line,
                       .submit = submit,
                       .context = context,
                       .out = out};
        going = carry_out(console, part, &order, argument, &wish);
        if (order.chance) console->chance = console->options.testing;
        tell_news(console, out);
    }
    if (!going && line != NULL && line[strspn(line, " \t;")] != '\0') {
        text_add(out, "The rest of the line was left out.\n");
    }
    mem_free(part);
    return wish;
}
