/* watopoly_console.c -- Watopoly in words (seed 004): a line in, text out. */
#include "console/watopoly_console.h"

#include <stdarg.h>
#include <string.h>

#include "base/mem.h"
#include "console/order.h"
#include "console/show.h"
#include "console/watopoly_prompt.h"
#include "console/watopoly_words.h"
#include "edition/guess.h"
#include "game/effect.h"
#include "table/account.h"
#include "table/wording.h"

enum { WORDS_MOST = 8, WORD_SIZE_MOST = 64 };

struct WatopolyConsole {
    Table *table;
    Console *plain; /* answers questions the seed does not know */
    bool testing;
    bool chance;    /* the dice of a gym's fee may fall by chance */
    size_t told;    /* events already shown */
};

/* A line as words, while it is carried out. */
typedef struct Saying {
    WatopolyConsole *console;
    const Table *table;
    const Edition *edition;
    const Game *game;
    ConsoleSubmit submit;
    void *context;
    Text *out;
    int count;
    char words[WORDS_MOST][WORD_SIZE_MOST]; /* longer ones are cut */
} Saying;

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
    for (; console->told < table_event_count(table); console->told++) {
        account_write(table, console->told, console->told + 1, out);
        if (table_event(table, console->told)->event.kind == EVENT_WON) {
            show_players(table, false, out);
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

/* ---- sentences ---- */

/* Adds the parts, ended by NULL, as one line; always false. */
__attribute__((sentinel)) static bool refuse(const Saying *saying, ...)
{
    va_list parts;
    va_start(parts, saying);
    const char *part;
    while ((part = va_arg(parts, const char *)) != NULL) wording_clean(part, saying->out);
    va_end(parts);
    text_add_char(saying->out, '\n');
    return false;
}

static bool usage(const Saying *saying, WatopolyWord id)
{
    return refuse(saying, "Say it like this: ", watopoly_words_of(id)->usage, (char *)NULL);
}

static bool not_now(const Saying *saying)
{
    text_add_char(saying->out, '"');
    wording_clean(saying->words[0], saying->out);
    text_add(saying->out, "\" is not possible now");
    watopoly_prompt_choices(saying->table, saying->out);
    return refuse(saying, ".", (char *)NULL);
}

static const char *asked_name(const Saying *saying)
{
    return table_seating(saying->table)->seats[order_asked(saying->game)].name;
}

/* The rules' sentence, where the seed has no words of its own for it. */
static bool refuse_action(const Saying *saying, const Action *action, Refusal refusal)
{
    const char *line = wording_jail(saying->table);
    switch ((int)refusal) {
    case REFUSAL_NOT_NOW:
    case REFUSAL_NOT_YOU: return not_now(saying);
    case REFUSAL_SOLVENT:
        return refuse(saying, asked_name(saying), " does not owe more than there is to pay with.",
                      (char *)NULL);
    case REFUSAL_NOT_IN_JAIL:
        return refuse(saying, asked_name(saying), " is not in the ", line, ".", (char *)NULL);
    case REFUSAL_NO_CARD:
        return refuse(saying, asked_name(saying), " has no ", saying->edition->release_name, ".",
                      (char *)NULL);
    case REFUSAL_BID_LOW:
        text_add(saying->out, "That bid is too low");
        watopoly_prompt_choices(saying->table, saying->out);
        return refuse(saying, ".", (char *)NULL);
    case REFUSAL_BID_HIGH:
        return refuse(saying, asked_name(saying), " does not have that much money.", (char *)NULL);
    default:
        action_why_not(saying->edition, saying->game, action, refusal, saying->out);
        return refuse(saying, "", (char *)NULL);
    }
}

static bool act(const Saying *saying, const Action *action)
{
    Refusal refusal = saying->submit(saying->context, action);
    return refusal == REFUSAL_NONE || refuse_action(saying, action, refusal);
}

static bool act_plain(const Saying *saying, ActionKind kind)
{
    Action action = action_of(saying->game, kind);
    return act(saying, &action);
}

static bool act_on(const Saying *saying, ActionKind kind, DeedId deed)
{
    Action action = action_of(saying->game, kind);
    action.deed = deed;
    return act(saying, &action);
}

/* ---- things named ---- */

static int find_building(const Saying *saying, const char *word, bool tell)
{
    Guess guess = guess_for(word);
    for (int deed = 0; deed < saying->edition->deed_count; deed++) {
        const char *name = edition_deed_label(saying->edition, (DeedId)deed)->name;
        if (text_same_folded(name, word)) return deed;
        guess_offer(&guess, name);
    }
    if (!tell) return -1;
    if (guess.best != NULL) {
        refuse(saying, "There is no building called \"", word, "\". Did you mean ", guess.best, "?",
               (char *)NULL);
    } else {
        refuse(saying, "There is no building called \"", word, "\".", (char *)NULL);
    }
    return -1;
}

static int find_player(const Saying *saying, const char *word)
{
    const Seating *seating = table_seating(saying->table);
    Guess guess = guess_for(word);
    for (int seat = 0; seat < seating->count; seat++) {
        if (text_same_folded(seating->seats[seat].name, word)) return seat;
        guess_offer(&guess, seating->seats[seat].name);
    }
    if (guess.best != NULL) {
        refuse(saying, "There is no player called \"", word, "\". Did you mean ", guess.best, "?",
               (char *)NULL);
    } else {
        refuse(saying, "There is no player called \"", word, "\".", (char *)NULL);
    }
    return -1;
}

/* "500" or "$500". */
static bool read_sum(const Saying *saying, const char *word, Money *sum)
{
    const char *sign = saying->edition->money_sign;
    size_t length = strlen(sign);
    int64_t number = 0;
    if (length > 0 && strncmp(word, sign, length) == 0) word += length;
    if (word[0] == '+' || !text_to_int(word, &number) || number < 0 || number > MONEY_LIMIT) {
        return false;
    }
    *sum = (Money)number;
    return true;
}

/* ---- rolling ---- */

/* Would these dice be allowed now, or after the roll? On a copy, so that wrong
 * ones change nothing. */
static bool dice_fit(const Saying *saying, const Action *dice)
{
    Game after = *saying->game;
    Action roll = action_of(saying->game, ACTION_ROLL);
    if (after.decider != DEALER) {
        Refusal refusal = action_check(saying->edition, &after, &roll);
        if (refusal != REFUSAL_NONE) return refuse_action(saying, &roll, refusal);
        apply(saying->edition, &after, &roll, NULL);
    }
    Refusal refusal = action_check(saying->edition, &after, dice);
    if (refusal == REFUSAL_NONE) return true;
    action_why_not(saying->edition, &after, dice, refusal, saying->out);
    return refuse(saying, "", (char *)NULL);
}

static bool roll_chosen(const Saying *saying)
{
    int64_t first = 0, second = 0;
    if (!saying->console->testing) {
        return refuse(saying, "Dice can only be chosen with -testing.", (char *)NULL);
    }
    if (saying->count != 3 || !text_to_int(saying->words[1], &first) ||
        !text_to_int(saying->words[2], &second) || first < 0 || second < 0 ||
        first > MONEY_LIMIT || second > MONEY_LIMIT) {
        return refuse(saying, "Say both dice, like \"roll 3 4\", or \"roll\" alone.", (char *)NULL);
    }
    Action dice = {.kind = ACTION_DICE, .seat = DEALER, .deed = NO_DEED, .amount = (Money)first,
                   .second = (Money)second};
    if (!dice_fit(saying, &dice)) return false;
    if (saying->game->decider != DEALER && !act_plain(saying, ACTION_ROLL)) return false;
    return act(saying, &dice);
}

static bool roll(const Saying *saying)
{
    if (saying->count > 1) return roll_chosen(saying);
    if (saying->game->decider != DEALER) return act_plain(saying, ACTION_ROLL);
    saying->console->chance = true;
    return true;
}

/* ---- buildings and trades ---- */

static bool improve(const Saying *saying)
{
    bool sell = text_same_folded(saying->words[2], "sell");
    if (!sell && !text_same_folded(saying->words[2], "buy")) return usage(saying, WATOPOLY_IMPROVE);
    int deed = find_building(saying, saying->words[1], true);
    if (deed < 0) return false;
    return act_on(saying, sell ? ACTION_SELL : ACTION_BUILD, (DeedId)deed);
}

static bool on_building(const Saying *saying, ActionKind kind)
{
    int deed = find_building(saying, saying->words[1], true);
    return deed >= 0 && act_on(saying, kind, (DeedId)deed);
}

/* One side of a trade: a sum of money or a building. */
static bool read_side(const Saying *saying, const char *word, DeedSet *deeds, Money *money)
{
    int deed = find_building(saying, word, false);
    if (deed >= 0) {
        *deeds = DEED_BIT(deed);
        return true;
    }
    if (read_sum(saying, word, money)) {
        if (*money > 0) return true;
        return refuse(saying, "Trade a building, or a sum of at least 1.", (char *)NULL);
    }
    find_building(saying, word, true);
    return false;
}

static bool trade(const Saying *saying)
{
    Action action = action_of(saying->game, ACTION_OFFER);
    int seat = find_player(saying, saying->words[1]);
    if (seat < 0) return false;
    action.other = (uint8_t)seat;
    Deal *deal = &action.deal;
    if (!read_side(saying, saying->words[2], &deal->give, &deal->give_money)) return false;
    if (!read_side(saying, saying->words[3], &deal->take, &deal->take_money)) return false;
    if (deal->give_money > 0 && deal->take_money > 0) {
        return refuse(saying, "Money for money makes no sense: trade at least one building.",
                      (char *)NULL);
    }
    return act(saying, &action);
}

/* ---- answers ---- */

static bool choose(const Saying *saying, Money way)
{
    Action action = action_of(saying->game, ACTION_CHOOSE);
    action.amount = way;
    return act(saying, &action);
}

static bool bid(const Saying *saying, const char *word)
{
    Action action = action_of(saying->game, ACTION_BID);
    if (!read_sum(saying, word, &action.amount)) {
        return refuse(saying, "Bid a whole number, like \"bid 120\".", (char *)NULL);
    }
    return act(saying, &action);
}

/* The mortgaged building whose new owner is asked. */
static DeedId received(const Game *game)
{
    DeedId deed = 0;
    while (deed + 1 < MAX_DEEDS && (game->inherited & DEED_BIT(deed)) == 0) deed++;
    return deed;
}

static bool yes_or_no(const Saying *saying, bool yes)
{
    switch ((int)saying->game->phase) {
    case PHASE_BUY: return act_plain(saying, yes ? ACTION_BUY : ACTION_DECLINE);
    case PHASE_ANSWER: return act_plain(saying, yes ? ACTION_ACCEPT : ACTION_REJECT);
    case PHASE_HEIR:
        return act_on(saying, yes ? ACTION_REDEEM : ACTION_KEEP, received(saying->game));
    default: return not_now(saying);
    }
}

static bool use_cup(const Saying *saying)
{
    Action action = action_of(saying->game, ACTION_RELEASE);
    for (int deck = MAX_DECKS - 1; deck >= 0 && action.seat < MAX_SEATS; deck--) {
        if (saying->game->seats[action.seat].release[deck] > 0) action.other = (uint8_t)deck;
    }
    return act(saying, &action);
}

/* "300", "10%", "120": an answer at Tuition or in an auction. False when the
 * line is something else. */
static bool answer_number(const Saying *saying)
{
    char word[WORD_SIZE_MOST];
    Money number = 0;
    text_copy(word, sizeof word, saying->words[0]);
    size_t length = strlen(word);
    bool percent = length > 1 && word[length - 1] == '%';
    if (percent) word[length - 1] = '\0';
    if (saying->count != 1 || !read_sum(saying, word, &number)) return false;
    if (saying->game->phase == PHASE_AUCTION && !percent) {
        bid(saying, word);
    } else if (saying->game->phase == PHASE_CHOICE) {
        const Effect *effect = effect_current(saying->edition, saying->game);
        if (number == (percent ? effect->percent : effect->amount)) {
            choose(saying, percent ? 2 : 1);
        } else {
            not_now(saying);
        }
    } else {
        not_now(saying);
    }
    return true;
}

/* ---- looking ---- */

static bool show(const Saying *saying, WatopolyWord id)
{
    const Game *game = saying->game;
    if (game->phase == PHASE_CHOICE) return not_now(saying);
    if (id == WATOPOLY_ASSETS) {
        show_assets(saying->table, order_asked(game), false, saying->out);
        return true;
    }
    for (int i = 0; i < game->seat_count; i++) {
        show_assets(saying->table, game->order[i], false, saying->out);
    }
    return true;
}

/* ---- a line ---- */

static bool run(const Saying *saying, WatopolyWord id)
{
    switch (id) {
    case WATOPOLY_ROLL: return roll(saying);
    case WATOPOLY_NEXT: return act_plain(saying, ACTION_END);
    case WATOPOLY_TRADE: return trade(saying);
    case WATOPOLY_IMPROVE: return improve(saying);
    case WATOPOLY_MORTGAGE: return on_building(saying, ACTION_MORTGAGE);
    case WATOPOLY_UNMORTGAGE: return on_building(saying, ACTION_REDEEM);
    case WATOPOLY_BANKRUPT: return act_plain(saying, ACTION_BANKRUPT);
    case WATOPOLY_BUY: return act_plain(saying, ACTION_BUY);
    case WATOPOLY_DECLINE: return act_plain(saying, ACTION_DECLINE);
    case WATOPOLY_YES: return yes_or_no(saying, true);
    case WATOPOLY_NO: return yes_or_no(saying, false);
    case WATOPOLY_BID: return bid(saying, saying->words[1]);
    case WATOPOLY_WITHDRAW: return act_plain(saying, ACTION_PASS);
    case WATOPOLY_ACCEPT: return act_plain(saying, ACTION_ACCEPT);
    case WATOPOLY_REJECT: return act_plain(saying, ACTION_REJECT);
    case WATOPOLY_PAY: return act_plain(saying, ACTION_FINE);
    case WATOPOLY_CUP: return use_cup(saying);
    case WATOPOLY_ASSETS:
    case WATOPOLY_ALL: return show(saying, id);
    case WATOPOLY_HELP: watopoly_words_help(saying->console->testing, saying->out); return true;
    case WATOPOLY_BOARD: /* drawn after every command */
    case WATOPOLY_SAVE:
    case WATOPOLY_QUIT:
    case WATOPOLY_WORD_COUNT: break;
    }
    return true;
}

static void split(Saying *saying, const char *line)
{
    for (;;) {
        line += strspn(line, " \t\r\n");
        size_t length = strcspn(line, " \t\r\n");
        if (length == 0) return;
        if (saying->count < WORDS_MOST) {
            Text word = text_into(saying->words[saying->count], WORD_SIZE_MOST);
            text_add_bytes(&word, line, length);
        }
        saying->count++;
        line += length;
    }
}

/* What was typed behind the command, without blanks around it. */
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
static bool leave_to_plain(const Saying *saying, const char *line)
{
    WatopolyWord id;
    char sentence[200];
    Text why = text_into(sentence, sizeof sentence);
    if (watopoly_prompt_knows((Phase)saying->game->phase)) return false;
    if (watopoly_words_find(saying->words[0], &id, &why) && id >= WATOPOLY_ASSETS) return false;
    WatopolyConsole *console = saying->console;
    Text unused = text_growing();
    console_table_changed(console->plain, console->table);
    console_line(console->plain, line, saying->submit, saying->context, saying->out, &unused);
    console->told = table_event_count(console->table);
    text_free(&unused);
    return true;
}

static ConsoleWish carry_out(const Saying *saying, const char *line, Text *argument)
{
    WatopolyWord id = WATOPOLY_HELP;
    if (saying->count == 0 || leave_to_plain(saying, line)) return CONSOLE_GO_ON;
    if (answer_number(saying)) return CONSOLE_GO_ON;
    if (!watopoly_words_find(saying->words[0], &id, saying->out)) {
        refuse(saying, "", (char *)NULL);
        return CONSOLE_GO_ON;
    }
    const WatopolyCommand *command = watopoly_words_of(id);
    if (saying->count - 1 < command->least || saying->count - 1 > command->most) {
        usage(saying, id);
        return CONSOLE_GO_ON;
    }
    if (id == WATOPOLY_QUIT) return CONSOLE_QUIT;
    if (id == WATOPOLY_SAVE) {
        add_rest(line, argument);
        return CONSOLE_SAVE;
    }
    run(saying, id);
    return CONSOLE_GO_ON;
}

ConsoleWish watopoly_console_line(WatopolyConsole *console, const char *line,
                                  ConsoleSubmit submit, void *context, Text *out, Text *argument)
{
    Saying *saying = mem_new(1, sizeof *saying);
    *saying = (Saying){.console = console, .table = console->table,
                       .edition = table_edition(console->table),
                       .game = table_game(console->table), .submit = submit, .context = context,
                       .out = out};
    split(saying, line);
    ConsoleWish wish = carry_out(saying, line, argument);
    tell_news(console, out);
    mem_free(saying);
    return wish;
}
