/* watopoly_testing.c -- the commands of testing mode: money, place and card. */
#include "console/watopoly_testing.h"

#include "console/watopoly_naming.h"
#include "game/audit/audit.h"

void watopoly_testing_begin(WatopolyTesting *testing)
{
    testing->changed = false;
    for (int deck = 0; deck < MAX_DECKS; deck++) testing->card[deck] = NO_CARD_CHOSEN;
}

/* ---- money and place ---- */

/* Positions change only where nothing is being answered. */
static bool is_quiet(const WatopolyOrder *order)
{
    Phase phase = (Phase)order->game->phase;
    if (phase == PHASE_TURN || phase == PHASE_END) return true;
    return WATOPOLY_REFUSE(order, W_("Answer the question first, then use \"{word}\"."),
                           arg_word(order->words[0]));
}

/* Takes the position if nothing in it breaks the rules. */
static bool change(WatopolyOrder *order, const Game *position)
{
    const char *fault = audit_game(order->edition, position);
    if (fault != NULL) return WATOPOLY_REFUSE(order, W_("{text}"), arg_text(fault));
    order->tests->position = *position;
    order->tests->changed = true;
    return true;
}

static bool set_money(WatopolyOrder *order)
{
    Game position = *order->game;
    int seat = watopoly_naming_player(order, order->words[1]);
    if (seat < 0) return false;
    if (!watopoly_naming_sum(order, order->words[2], &position.seats[seat].cash))
        return watopoly_order_usage(order, WATOPOLY_MONEY);
    if (!change(order, &position)) return false;
    WATOPOLY_SAY(order, W_("{seat} has {cash} now."), arg_seat((SeatId)seat),
                 arg_cash(position.seats[seat].cash));
    return true;
}

static bool set_place(WatopolyOrder *order)
{
    Game position = *order->game;
    int seat = watopoly_naming_player(order, order->words[1]);
    if (seat < 0) return false;
    bool line = text_same_folded(order->words[2], "line") && order->edition->jail != NO_SPACE;
    int space = line ? order->edition->jail : watopoly_naming_square(order, 2);
    if (space < 0) return false;
    if (order->edition->spaces[space].effect.kind == EFFECT_JAIL)
        return WATOPOLY_REFUSE(order, W_("Nobody can stand on {space}."),
                               arg_space((SpaceId)space));
    Seat *it = &position.seats[seat];
    it->space = (SpaceId)space;
    it->in_jail = line;
    it->jail_turns = 0;
    if (!change(order, &position)) return false;
    static const Sentence there = W_("{seat} is on {space} now.");
    static const Sentence in_line = W_("{seat} is in the {space} now.");
    watopoly_order_say(order, line ? &in_line : &there,
                       ARGS(arg_seat((SeatId)seat), arg_space((SpaceId)space)));
    return true;
}

/* ---- the next card ---- */

static void list_cards(const WatopolyOrder *order)
{
    for (int deck = 0; deck < order->edition->deck_count; deck++) {
        text_add(order->out, order->edition->deck_label[deck].name);
        text_add_char(order->out, '\n');
        for (int card = 0; card < order->edition->decks[deck].card_count; card++) {
            text_add(order->out, "  ");
            text_add_int(order->out, card + 1);
            text_add(order->out, "  ");
            text_add(order->out, order->edition->card_text[deck][card]);
            text_add_char(order->out, '\n');
        }
    }
}

static bool contains_folded(const char *words, const char *part)
{
    for (; *words != '\0'; words++) {
        if (text_starts_folded(words, part)) return true;
    }
    return false;
}

/* By its number in its table, or by words in it; -1 if there is none. */
static int find_card(const WatopolyOrder *order, int deck, const char *said)
{
    int64_t number = 0;
    int count = order->edition->decks[deck].card_count;
    if (text_to_int(said, &number)) return number >= 1 && number <= count ? (int)number - 1 : -1;
    for (int card = 0; card < count; card++) {
        if (contains_folded(order->edition->card_text[deck][card], said)) return card;
    }
    return -1;
}

static bool set_card(WatopolyOrder *order)
{
    char said[WATOPOLY_WORDS_MOST * WATOPOLY_WORD_SIZE];
    Text text = text_into(said, sizeof said);
    bool found = false;
    watopoly_naming_rest(order, 1, &text);
    if (order->count == 1) {
        list_cards(order);
        return true;
    }
    for (int deck = 0; deck < order->edition->deck_count; deck++) {
        int card = find_card(order, deck, said);
        if (card < 0) continue;
        order->tests->card[deck] = card;
        found = true;
        WATOPOLY_SAY(order, W_("{deck} will do next: {card}"), arg_deck((DeckId)deck),
                     arg_card(order->edition->card_text[deck][card]));
    }
    return found ||
           WATOPOLY_REFUSE(order, W_("No table has \"{name}\"; \"{word}\" alone lists them."),
                           arg_name(said), arg_word("card"));
}

bool watopoly_testing_draw(WatopolyTesting *testing, const Edition *edition, const Game *game,
                           Action *action)
{
    if (game->phase != PHASE_DRAW || game->deck >= MAX_DECKS) return false;
    int card = testing->card[game->deck];
    testing->card[game->deck] = NO_CARD_CHOSEN;
    if (card == NO_CARD_CHOSEN) return false;
    *action = action_of(game, ACTION_DRAW);
    action->other = (uint8_t)card;
    return action_check(edition, game, action) == REFUSAL_NONE;
}

/* ---- all of them ---- */

bool watopoly_testing_run(WatopolyOrder *order, WatopolyWord id)
{
    if (!order->testing) {
        return WATOPOLY_REFUSE(order, W_("\"{word}\" needs testing mode: start with {other_word}."),
                               arg_word(watopoly_words_of(id)->word), arg_other_word("-testing"));
    }
    if (id == WATOPOLY_CARD) return set_card(order);
    if (!is_quiet(order)) return false;
    return id == WATOPOLY_MONEY ? set_money(order) : set_place(order);
}
