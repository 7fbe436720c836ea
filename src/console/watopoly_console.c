/* watopoly_console.c -- Watopoly in words, as in the original: a line in, text out. */
#include "console/watopoly_console.h"

#include <string.h>

#include "base/mem.h"
#include "console/console.h"
#include "console/show.h"
#include "console/watopoly_order.h"
#include "console/watopoly_prompt.h"
#include "table/account.h"
#include "table/table_words.h"

struct WatopolyConsole {
    Table *table;
    Console *plain; /* answers questions the original does not know */
    bool testing;
    bool chance; /* the dice of a gym's fee may fall by chance */
    size_t told; /* events already shown */
};

WatopolyConsole *watopoly_console_new(Table *table, bool testing)
{
    WatopolyConsole *console = mem_new(1, sizeof *console);
    console->table = table;
    console->testing = testing;
    console->told = table_event_count(table);
    console->plain = console_new(table, (ConsoleOptions){.testing = testing});
    return console;
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
    Words words = table_words(table, NULL);
    for (; console->told < table_event_count(table); console->told++) {
        account_write(table, console->told, console->told + 1, &words, out);
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
    bool asks = console->testing && !console->chance &&
                table_game(console->table)->phase == PHASE_RENT_THROW;
    if (!table_propose(console->table, !asks, &action)) return false;
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
    if (id == WATOPOLY_QUIT) return CONSOLE_QUIT;
    if (id == WATOPOLY_SAVE) {
        add_rest(line, argument);
        return CONSOLE_SAVE;
    }
    watopoly_order_run(order, id);
    return CONSOLE_GO_ON;
}

ConsoleWish watopoly_console_line(WatopolyConsole *console, const char *line, ConsoleSubmit submit,
                                  void *context, Text *out, Text *argument)
{
    WatopolyOrder *order = mem_new(1, sizeof *order);
    *order = (WatopolyOrder){.table = console->table,
                             .edition = table_edition(console->table),
                             .game = table_game(console->table),
                             .testing = console->testing,
                             .submit = submit,
                             .context = context,
                             .out = out};
    split(order, line);
    ConsoleWish wish = carry_out(console, order, line, argument);
    if (order->chance) console->chance = true;
    tell_news(console, out);
    mem_free(order);
    return wish;
}
