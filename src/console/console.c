/* console.c -- the game in words: a line in, text out. */
#include "console/console.h"

#include <string.h>

#include "base/lines.h"
#include "base/mem.h"
#include "console/answer_order.h"
#include "console/caution.h"
#include "console/chance_order.h"
#include "console/coach_order.h"
#include "console/commands.h"
#include "console/completion.h"
#include "console/dispatch.h"
#include "console/looking.h"
#include "console/plain.h"
#include "console/prompt.h"
#include "console/rulebook.h"
#include "console/show.h"
#include "game/notation/notation.h"
#include "table/account.h"
#include "table/asking.h"
#include "table/table_words.h"
#include "table/take_back.h"
#include "table/tutorial.h"

enum { BETWEEN_MOST = 2000 };

struct Console {
    Table *table;
    ConsoleOptions options;
    Words words;  /* of the table, in the reader's language */
    size_t told;  /* events already shown */
    bool chance;  /* testing or pressing: the dealer may answer once by chance */
    bool reading; /* a card was told that a person has to read */
    bool kept;    /* the game is saved as it is played */
    Served served;
    Tutorial lesson;
    char waiting[LINE_BYTES_MAX + 1]; /* a command to be confirmed; empty: none */
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

static SeatId first_person(const Table *table)
{
    const Seating *seating = table_seating(table);
    for (SeatId seat = 0; seat < seating->count; seat++)
        if (seating->seats[seat].kind == NULL) return seat;
    return NOBODY;
}

void console_table_changed(Console *console, Table *table)
{
    console->table = table;
    console->words = table_words(table, console->options.language);
    console->told = table_event_count(table);
    console->chance = false;
    console->reading = false;
    console->waiting[0] = '\0';
    console->lesson = (Tutorial){.learner = first_person(table)};
}

void console_set_served(Console *console, Served served)
{
    console->served = served;
}

void console_tell_again(Console *console)
{
    console->told = 0;
}

void console_kept(Console *console, bool kept)
{
    console->kept = kept;
}

static Printer printer_for(const Console *console, Text *out)
{
    return (Printer){.table = console->table,
                     .words = console->words,
                     .colour = console->options.colour,
                     .columns = console->options.columns,
                     .plain = console->options.plain,
                     .out = out};
}

/* ---- what happened ---- */

/* A person's own card is read before its effect is told. */
static bool card_waits(const Console *console, size_t n)
{
    const Event *event = &table_event(console->table, n)->event;
    return console->options.pressing && event->kind == EVENT_CARD_DRAWN &&
           event->seat < MAX_SEATS &&
           table_seating(console->table)->seats[event->seat].kind == NULL;
}

static void tell_news(Console *console, Text *out)
{
    const Table *table = console->table;
    Printer printer = printer_for(console, out);
    size_t end = table_event_count(table);
    if (console->told > end) console->told = end;
    console->reading = false;
    for (; console->told < end && !console->reading; console->told++) {
        if (table_event(table, console->told)->event.kind == EVENT_TURN_BEGAN) {
            text_add_char(out, '\n');
        }
        account_write(table, console->told, console->told + 1, &printer.words, out);
        if (table_event(table, console->told)->event.kind == EVENT_WON) {
            show_players(&printer);
        }
        console->reading = card_waits(console, console->told);
    }
}

bool console_reading(const Console *console)
{
    return console->reading;
}

void console_read_on(Console *console, Text *out)
{
    tell_news(console, out);
}

/* What a person's hand does rather than the dealer's (B2, B7). */
static bool press_wanted(const Console *console)
{
    const Edition *edition = table_edition(console->table);
    const Game *game = table_game(console->table);
    bool wheel = game->phase == PHASE_DRAW && game->deck < edition->deck_count &&
                 edition->decks[game->deck].kind == DECK_WEIGHTS;
    return console->options.pressing && !console->options.testing && !console->chance &&
           (wheel || game->phase == PHASE_ORDER) &&
           table_seating(console->table)->seats[asking_seat(game)].kind == NULL;
}

/* May the dealer answer without being asked? Not when testing, unless the
 * dice or card are those of a computer or chance was asked for. */
static bool dealer_free(const Console *console)
{
    SeatId seat = asking_seat(table_game(console->table));
    if (press_wanted(console)) return false;
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

/* Whatever the learner should know before the question. */
static void teach(Console *console, const Printer *printer)
{
    TutorialPage page;
    while (console->options.learns && tutorial_next(console->table, &console->lesson, &page)) {
        PRINT(printer, T_("Lesson: {part}. {other_part}[ Type: {word}]"), arg_part(&page.title),
              arg_other_part(&page.text),
              page.command != NULL ? arg_word(page.command) : arg_absent());
    }
}

void console_prompt(Console *console, Text *out)
{
    Printer printer = printer_for(console, out);
    size_t before = out->length;
    teach(console, &printer);
    if (table_game(console->table)->phase == PHASE_TOKEN) rulebook_tokens(&printer);
    if (console->waiting[0] != '\0') {
        caution_prompt(&printer, console->waiting);
    } else {
        if (console->options.coach == COACHING_ALL && !table_uncoached(console->table))
            coach_order_remark(&printer, asking_seat(table_game(console->table)));
        prompt_write(&printer, press_wanted(console));
    }
    if (console->options.plain) plain_lines(out, before);
}

void console_account(const Console *console, Text *out)
{
    Printer printer = printer_for(console, out);
    show_account(&printer, 0);
}

void console_complete(const Console *console, const char *beginning, Text *out)
{
    completion_write(console->table, console->options.testing, beginning, out);
}

/* ---- commands for the program around ---- */

static ConsoleWish undo(Console *console, const Printer *printer)
{
    size_t count = take_back_count(console->table);
    bool first = table_mark_count(console->table) == 0;
    if (!take_back(console->table)) {
        PRINT_PLAIN(printer, T_("There is nothing to take back since the last dice or card."));
        return CONSOLE_GO_ON;
    }
    console->told = table_event_count(console->table);
    console->chance = false;
    PRINT(printer, TN_("Taken back: {count} step.", "Taken back: {count} steps."),
          arg_count((int64_t)count));
    if (first) PRINT_PLAIN(printer, T_("The record says that this is a friendly game."));
    return CONSOLE_UNDONE;
}

/* A wish with the rest of the line as its argument. */
static ConsoleWish wish_for(const Order *order, CommandId id, const char *rest, Text *argument)
{
    text_add(argument, rest);
    if (id == COMMAND_SAVE) return CONSOLE_SAVE;
    if (id == COMMAND_GAMES) return CONSOLE_GAMES;
    if (id == COMMAND_REVIEW) return CONSOLE_REVIEW;
    if (id == COMMAND_RESTART) return CONSOLE_RESTART;
    if (id == COMMAND_NEW) return CONSOLE_NEW;
    if (id == COMMAND_QUIT) return CONSOLE_QUIT;
    if (id == COMMAND_LOAD && rest[0] == '\0') return CONSOLE_GAMES;
    if (rest[0] == '\0') {
        order_usage(order, id);
        return CONSOLE_GO_ON;
    }
    if (id == COMMAND_LOAD) return CONSOLE_LOAD;
    return id == COMMAND_RECORD ? CONSOLE_RECORD : CONSOLE_POSITION;
}

static bool is_wish(CommandId id)
{
    return id == COMMAND_SAVE || id == COMMAND_LOAD || id == COMMAND_GAMES ||
           id == COMMAND_RECORD || id == COMMAND_POSITION || id == COMMAND_RESTART ||
           id == COMMAND_REVIEW || id == COMMAND_NEW || id == COMMAND_QUIT;
}

/* ---- a line ---- */

/* One of the commands of a line, as typed and as words. */
typedef struct ConsolePart {
    char raw[LINE_BYTES_MAX + 1];
    char tidy[LINE_BYTES_MAX * 3 + 1];
    Line line;
} ConsolePart;

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

/* Takes the text up to the next `;` outside quotes; commas become separate
 * words. Returns what is left, NULL when nothing is. */
static const char *take_part(const char *line, ConsolePart *part)
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

/* What was typed after the first word, without surrounding blanks and quotes. */
static void rest_of(const ConsolePart *part, char *rest, size_t size)
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
static bool act(CommandId id, Order *order)
{
    const Printer *printer = order->printer;
    size_t mark = printer->out->length;
    size_t actions = table_action_count(order_table(order));
    if (dispatch_run(order, id)) return true;
    if (order->asks || table_action_count(order_table(order)) != actions) return false;
    /* A record is a script: what the notation understands is meant so. */
    Text quiet = text_growing();
    Printer unheard = *printer;
    unheard.out = &quiet;
    order->printer = &unheard;
    bool done = dispatch_notation(order);
    order->printer = printer;
    if (done || order->asks) {
        printer->out->length = mark;
        printer->out->start[mark] = '\0';
    }
    if (order->asks) text_add(printer->out, quiet.start);
    text_free(&quiet);
    return done;
}

/* `lesson`: it begins, or is left. */
static void switch_lesson(Console *console, const Order *order)
{
    console->options.learns = !console->options.learns;
    if (console->options.learns)
        PRINT(order->printer, T_("The lesson begins; \"{word}\" leaves it."), arg_word("lesson"));
    else
        PRINT(order->printer, T_("You leave the lesson; \"{word}\" goes on with it."),
              arg_word("lesson"));
}

/* Carries out one command; false when the rest of the line should not be. */
static bool carry_out(Console *console, ConsolePart *part, Order *order, Text *argument,
                      ConsoleWish *wish)
{
    CommandId id = COMMAND_HELP;
    bool done = false;
    if (part->line.fault != LINE_FINE) {
        return REFUSE(order, T_("That line cannot be read: {term}."),
                      arg_term(problem_of_line(part->line.fault)));
    }
    if (part->line.word_count == 0) {
        chance_order_default(order);
        return true;
    }
    if (answer_order_bare(order, &done)) return done;
    if (!commands_find(order_edition(order), order_word(order, 0), &id, order->printer)) {
        return false;
    }
    if (served_forbids(order->printer, id, console->served)) return false;
    if (looking_run(order, id)) return true;
    if (id == COMMAND_COACH) {
        coach_order_set(order, console->table);
        return true;
    }
    if (id == COMMAND_LESSON) {
        switch_lesson(console, order);
        return true;
    }
    if (id == COMMAND_UNDO) {
        *wish = undo(console, order->printer);
        return false;
    }
    if (id == COMMAND_POSITION && order_count(order) == 1) {
        notation_position_write(order_edition(order), order_game(order), order->printer->out);
        return true;
    }
    if (is_wish(id)) {
        char rest[LINE_BYTES_MAX + 1];
        rest_of(part, rest, sizeof rest);
        order->asks = caution_asks_wish(order, id);
        if (order->asks) return false;
        *wish = wish_for(order, id, rest, argument);
        return false;
    }
    return act(id, order);
}

/* Between two commands of a line the dealer and the computers have their
 * part; bounded, because computers alone could play on for long. */
static void let_go_on(Console *console, ConsoleSubmit submit, void *context, Text *out)
{
    for (int i = 0; i < BETWEEN_MOST; i++) {
        if (!console_go_on(console, submit, context, out)) return;
    }
}

/* "end!" means "end" and asks nothing. */
static bool take_bang(ConsolePart *part)
{
    if (part->line.word_count == 0 || part->line.words[0].quoted) return false;
    char *word = part->line.buffer + (part->line.words[0].at - part->line.buffer);
    size_t length = strlen(word);
    if (length < 2 || word[length - 1] != '!') return false;
    word[length - 1] = '\0';
    return true;
}

static bool is_word(const ConsolePart *part, const char *word)
{
    return part->line.word_count == 1 && text_starts_folded(word, part->line.words[0].at);
}

static bool same_words(const Line *a, const Line *b)
{
    bool same = a->word_count == b->word_count;
    for (int i = 0; same && i < a->word_count; i++)
        same = text_same_folded(a->words[i].at, b->words[i].at);
    return same;
}

/* Is the part the answer to the question whether `waiting` is meant? Then it becomes that
 * command; `sure` says so. False when it was the answer no. */
static bool confirm(const char *waiting, ConsolePart *part, bool *sure)
{
    ConsolePart *asked = mem_new(1, sizeof *asked);
    take_part(waiting, asked);
    *sure = is_word(part, "yes") || same_words(&part->line, &asked->line);
    bool refused = !*sure && (part->line.word_count == 0 || is_word(part, "no"));
    if (*sure) take_part(waiting, part);
    mem_free(asked);
    return !refused;
}

/* Takes the next part of the line and carries it out; false when the rest should be left. */
static bool one_part(Console *console, const char **line, Order *order, Text *argument,
                     ConsoleWish *wish)
{
    ConsolePart *part = mem_new(1, sizeof *part);
    char waiting[sizeof console->waiting];
    text_copy(waiting, sizeof waiting, console->waiting);
    console->waiting[0] = '\0';
    *line = take_part(*line, part);
    order->line = &part->line;
    bool meant = waiting[0] == '\0' || confirm(waiting, part, &order->sure);
    order->sure = take_bang(part) || order->sure;
    bool going = meant && carry_out(console, part, order, argument, wish);
    if (!meant) PRINT_PLAIN(order->printer, T_("Nothing was done."));
    if (order->asks) text_copy(console->waiting, sizeof console->waiting, part->raw);
    mem_free(part);
    return going;
}

ConsoleWish console_line(Console *console, const char *line, ConsoleSubmit submit, void *context,
                         Text *out, Text *argument)
{
    ConsoleWish wish = CONSOLE_GO_ON;
    Printer printer = printer_for(console, out);
    size_t before = out->length;
    bool going = true, first = true;
    while (going && line != NULL) {
        if (!first) let_go_on(console, submit, context, out);
        first = false;
        Order order = {.printer = &printer,
                       .testing = console->options.testing,
                       .kept = console->kept,
                       .coach = console->options.coach,
                       .submit = submit,
                       .context = context};
        going = one_part(console, &line, &order, argument, &wish);
        console->options.coach = order.coach;
        if (order.chance) console->chance = console->options.testing || console->options.pressing;
        tell_news(console, out);
    }
    if (!going && line != NULL && line[strspn(line, " \t;")] != '\0') {
        PRINT_PLAIN(&printer, T_("The rest of the line was left out."));
    }
    if (console->options.plain) plain_lines(out, before);
    return wish;
}
