/* watopoly_console.c -- Watopoly in words, as in the original: a line in, text out. */
#include "console/watopoly_console.h"

#include <string.h>

#include "base/mem.h"
#include "console/console.h"
#include "console/show.h"
#include "console/watopoly_account.h"
#include "console/watopoly_order.h"
#include "console/watopoly_prompt.h"
#include "console/watopoly_testing.h"

struct WatopolyConsole {
    Table *table;
    Console *plain; /* answers questions the original does not know */
    WatopolyOptions options;
    WatopolyTesting tests;
    bool chance;        /* the dice of a gym's fee may fall by chance */
    size_t told;        /* events already shown */
    WatopolyWord asked; /* typed once, and done when it is typed again; or WATOPOLY_WORD_COUNT */
};

WatopolyConsole *watopoly_console_new(Table *table, WatopolyOptions options)
{
    WatopolyConsole *console = mem_new(1, sizeof *console);
    console->table = table;
    console->options = options;
    console->asked = WATOPOLY_WORD_COUNT;
    console->told = table_event_count(table);
    console->plain = console_new(table, (ConsoleOptions){.testing = options.testing});
    watopoly_testing_begin(&console->tests);
    return console;
}

void watopoly_console_table_changed(WatopolyConsole *console, Table *table)
{
    console->table = table;
    console->told = table_event_count(table);
    console->tests.changed = false;
    console_table_changed(console->plain, table);
}

const Game *watopoly_console_position(const WatopolyConsole *console)
{
    return &console->tests.position;
}

void watopoly_console_free(WatopolyConsole *console)
{
    if (console == NULL) return;
    console_free(console->plain);
    mem_free(console);
}

void watopoly_console_prompt(const WatopolyConsole *console, Text *out)
{
    watopoly_prompt_write(console->table, out);
}

/* ---- what happened ---- */

static void tell_news(WatopolyConsole *console, Text *out)
{
    const Table *table = console->table;
    for (; console->told < table_event_count(table); console->told++) {
        watopoly_account_write(table, console->told, out);
        if (table_event(table, console->told)->event.kind == EVENT_WON) {
            Printer printer = printer_of(table, NULL, out);
            show_players(&printer);
        }
    }
}

bool watopoly_console_go_on(WatopolyConsole *console, ConsoleSubmit submit, void *context,
                            Text *out)
{
    Action action;
    const Game *game = table_game(console->table);
    bool asks = console->options.testing && !console->chance && game->phase == PHASE_RENT_THROW;
    if (!watopoly_testing_draw(&console->tests, table_edition(console->table), game, &action) &&
        !table_propose(console->table, !asks, &action)) {
        return false;
    }
    console->chance = false;
    if (submit(context, &action) != REFUSAL_NONE) return false;
    tell_news(console, out);
    return true;
}

/* ---- a line ---- */

static void split(WatopolyOrder *order, const char *line)
{
    for (;;) {
        line += strspn(line, " \t\r\n");
        size_t length = strcspn(line, " \t\r\n");
        if (length == 0) return;
        if (order->count < WATOPOLY_WORDS_MOST) {
            Text word = text_into(order->words[order->count], WATOPOLY_WORD_SIZE);
            text_add_bytes(&word, line, length);
        }
        order->count++;
        line += length;
    }
}

/* What was typed after the command, without surrounding blanks. */
static void add_rest(const char *line, Text *argument)
{
    line += strspn(line, " \t\r\n");
    line += strcspn(line, " \t\r\n");
    line += strspn(line, " \t\r\n");
    size_t length = strlen(line);
    while (length > 0 && strchr(" \t\r\n", line[length - 1]) != NULL) length--;
    text_add_bytes(argument, line, length);
}

/* A question that only other rules ask is answered as in opoly. */
static bool leave_to_plain(WatopolyConsole *console, const WatopolyOrder *order, const char *line)
{
    WatopolyWord id;
    char sentence[200];
    Text why = text_into(sentence, sizeof sentence);
    if (watopoly_prompt_knows((Phase)order->game->phase)) return false;
    if (watopoly_words_find(order->words[0], &id, &why) && id >= WATOPOLY_ASSETS) return false;
    Text unused = text_growing();
    console_table_changed(console->plain, console->table);
    console_line(console->plain, line, order->submit, order->context, order->out, &unused);
    console->told = table_event_count(console->table);
    text_free(&unused);
    return true;
}

/* Dropping out, and leaving a game that is nowhere kept, are typed twice. */
static bool is_sure(WatopolyConsole *console, const WatopolyOrder *order, WatopolyWord id)
{
    Action bankrupt = action_of(order->game, ACTION_BANKRUPT);
    bool drops_out = id == WATOPOLY_BANKRUPT &&
                     action_check(order->edition, order->game, &bankrupt) == REFUSAL_NONE;
    bool loses = id == WATOPOLY_QUIT && !console->options.kept;
    if (!console->options.asks || !(drops_out || loses) || console->asked == id) return true;
    console->asked = id;
    return drops_out ? WATOPOLY_REFUSE(order,
                                       W_("This ends the game for {seat}. Type \"{word}\" again to "
                                          "drop out."),
                                       arg_seat(order->game->decider), arg_word("bankrupt"))
                     : WATOPOLY_REFUSE(order,
                                       W_("This game is not saved. Type \"{word}\" again to leave "
                                          "it, or \"{other_word}\" first."),
                                       arg_word(order->words[0]), arg_other_word("save <file>"));
}

static ConsoleWish save(const char *line, bool forced, Text *argument)
{
    if (forced) text_add_char(argument, '!');
    add_rest(line, argument);
    return CONSOLE_SAVE;
}

static ConsoleWish carry_out(WatopolyConsole *console, WatopolyOrder *order, const char *line,
                             Text *argument)
{
    WatopolyWord id = WATOPOLY_HELP;
    if (order->count == 0 || leave_to_plain(console, order, line)) return CONSOLE_GO_ON;
    if (watopoly_order_number(order)) return CONSOLE_GO_ON;
    if (!watopoly_words_find(order->words[0], &id, order->out)) {
        text_add_char(order->out, '\n');
        return CONSOLE_GO_ON;
    }
    const WatopolyCommand *command = watopoly_words_of(id);
    if (order->count - 1 < command->least || order->count - 1 > command->most) {
        watopoly_order_usage(order, id);
        return CONSOLE_GO_ON;
    }
    if (!is_sure(console, order, id)) return CONSOLE_GO_ON;
    console->asked = WATOPOLY_WORD_COUNT;
    if (id == WATOPOLY_QUIT) return CONSOLE_QUIT;
    if (id == WATOPOLY_SAVE || id == WATOPOLY_SAVE_OVER)
        return save(line, id == WATOPOLY_SAVE_OVER, argument);
    watopoly_order_run(order, id);
    return console->tests.changed ? CONSOLE_POSITION : CONSOLE_GO_ON;
}

ConsoleWish watopoly_console_line(WatopolyConsole *console, const char *line, ConsoleSubmit submit,
                                  void *context, Text *out, Text *argument)
{
    WatopolyOrder *order = mem_new(1, sizeof *order);
    *order = (WatopolyOrder){.table = console->table,
                             .edition = table_edition(console->table),
                             .game = table_game(console->table),
                             .testing = console->options.testing,
                             .tests = &console->tests,
                             .submit = submit,
                             .context = context,
                             .out = out};
    split(order, line);
    WatopolyWord asked = console->asked;
    ConsoleWish wish = carry_out(console, order, line, argument);
    if (order->count > 0 && console->asked == asked) console->asked = WATOPOLY_WORD_COUNT;
    if (order->chance) console->chance = true;
    tell_news(console, out);
    mem_free(order);
    return wish;
}
