/* setup.c -- before the first turn: order of play, dealt deeds, tokens. */
#include "game/setup.h"

#include "game/pile.h"
#include "game/transfer.h"
#include "game/turn.h"

static int deals_wanted(const Edition *edition, const Game *game)
{
    int wanted = edition->rule[RULE_DEAL_DEEDS] * game->seat_count;
    return wanted < edition->deed_count ? wanted : edition->deed_count;
}

/* The first step from `step` on that has something to do. */
static void go_to(const Edition *edition, Game *game, Phase step)
{
    game->order_next = 0;
    if (step == PHASE_DEAL && deals_wanted(edition, game) == 0) step = PHASE_TOKEN;
    if (step == PHASE_TOKEN && edition->rule[RULE_TOKEN_CHOICE] != TOKEN_CHOICE_TABLE) {
        turn_begin_first(game);
        return;
    }
    game->step = (uint8_t)step;
}

static void begin(const Edition *edition, Game *game)
{
    int order = edition->rule[RULE_ORDER];
    if (order == ORDER_HIGHEST || order == ORDER_THROWS) {
        game->order_ties = (uint8_t)((1 << (game->seat_count - 1)) - 1);
        game->step = PHASE_ORDER;
    } else if (order == ORDER_SHUFFLED) {
        game->step = PHASE_SHUFFLE;
    } else {
        go_to(edition, game, PHASE_DEAL);
    }
}

static void seat_start(const Edition *edition, Seat *seat, TokenId token)
{
    seat->cash = edition->rule[RULE_START_MONEY];
    seat->space = edition->start;
    seat->token = edition->rule[RULE_TOKEN_CHOICE] == TOKEN_CHOICE_TABLE ? NO_TOKEN : token;
    seat->owes_to = NOBODY;
    seat->kept_deck = NO_DECK;
    seat->kept_card = NO_CARD;
}

void setup_game(const Edition *edition, int seat_count, const TokenId *tokens, Game *game)
{
    *game = (Game){0};
    game->seat_count = (uint8_t)seat_count;
    game->alive = (uint8_t)((1 << seat_count) - 1);
    for (int i = 0; i < seat_count; i++)
        seat_start(edition, &game->seats[i], tokens != NULL ? tokens[i] : (TokenId)i);
    for (int i = 0; i < MAX_SEATS; i++) game->order[i] = i < seat_count ? (SeatId)i : 0;
    for (int deed = 0; deed < MAX_DEEDS; deed++) game->holdings[deed].owner = BANK;
    for (int deck = 0; deck < edition->deck_count; deck++)
        game->piles[deck] = pile_of(&edition->decks[deck]);
    game->pot = edition->rule[RULE_POT] ? edition->rule[RULE_POT_START] : 0;
    game->houses = (int16_t)(edition->rule[RULE_HOUSES] ? edition->rule[RULE_HOUSES] : UNLIMITED);
    game->hotels = (int16_t)(edition->rule[RULE_HOTELS] ? edition->rule[RULE_HOTELS] : UNLIMITED);
    game->deck = NO_DECK;
    game->card = NO_CARD;
    game->floor = NOBODY;
    game->vote_from = NOBODY;
    game->thief = NO_SPACE;
    game->thief_target = NOBODY;
    game->winner = NOBODY;
    game->auction = (Auction){.bidder = NOBODY, .asked = NOBODY, .deed = NO_DEED};
    game->want = (Want){.seat = NOBODY, .asked = NOBODY, .deed = NO_DEED};
    game->offer.from = game->offer.to = NOBODY;
    begin(edition, game);
    game->phase = game->step;
    game->decider = game_decider(game, (Phase)game->phase);
}

static void order_decided(const Play *play)
{
    Game *game = play->game;
    play_tell(play, EVENT_ORDER_DECIDED, game->order[0], NO_DEED);
    go_to(play->edition, game, PHASE_DEAL);
}

/* Index of the last seat of the run of ties that begins at `first`. */
static int run_end(const Game *game, int first)
{
    int last = first;
    while (game->order_ties >> last & 1) last++;
    return last;
}

static void sort_run(Game *game, int first, int last)
{
    for (int i = first + 1; i <= last; i++) {
        SeatId seat = game->order[i];
        int16_t sum = game->order_sum[i];
        int place = i;
        for (; place > first && game->order_sum[place - 1] < sum; place--) {
            game->order[place] = game->order[place - 1];
            game->order_sum[place] = game->order_sum[place - 1];
        }
        game->order[place] = seat;
        game->order_sum[place] = sum;
    }
    for (int i = first; i < last; i++) {
        if (game->order_sum[i] != game->order_sum[i + 1]) game->order_ties &= (uint8_t) ~(1u << i);
    }
}

/* Rule A12: the highest begins, and play goes round from there by seats. */
static void cyclic_order(Game *game)
{
    SeatId first = game->order[0];
    for (int i = 0; i < game->seat_count; i++)
        game->order[i] = (SeatId)((first + i) % game->seat_count);
}

static int run_begin(const Game *game)
{
    int first = 0;
    while (first < game->order_next && !(game->order_ties >> first & 1)) first++;
    return first;
}

void setup_throw(const Play *play)
{
    Game *game = play->game;
    event_add(play->events, (Event){.kind = EVENT_ORDER_THROWN,
                                    .seat = game_next_in_order(game),
                                    .other = NOBODY,
                                    .deed = NO_DEED,
                                    .amount = game->dice[0],
                                    .second = game->dice[1]});
    int first = run_begin(game);
    int last = run_end(game, first);
    game->order_sum[game->order_next++] = game_short_total(game);
    if (game->order_next <= last) return;
    sort_run(game, first, last);
    /* Rule A11: only the tied throw again; where the highest alone matters,
     * only those tied at the top. */
    if (play->edition->rule[RULE_ORDER] == ORDER_HIGHEST)
        game->order_ties &= (uint8_t)((1u << run_end(game, 0)) - 1);
    if (game->order_ties != 0) {
        game->order_next = (uint8_t)__builtin_ctz(game->order_ties);
        return;
    }
    if (play->edition->rule[RULE_ORDER] == ORDER_HIGHEST) cyclic_order(game);
    order_decided(play);
}

void setup_shuffle(const Play *play, SeatId seat)
{
    Game *game = play->game;
    int place = game->order_next;
    while (game->order[place] != seat) place++;
    game->order[place] = game->order[game->order_next];
    game->order[game->order_next++] = seat;
    if (game->order_next >= game->seat_count - 1) order_decided(play);
}

void setup_deal(const Play *play, DeedId deed)
{
    Game *game = play->game;
    SeatId seat = game_next_in_order(game);
    play_tell(play, EVENT_DEALT, seat, deed);
    transfer_deed(play, deed, seat);
    if (play->edition->rule[RULE_DEAL_PAID])
        transfer_money(play, seat, BANK, play->edition->deeds[deed].price, REASON_DEAL, deed);
    game->order_next++;
    if (game->order_next >= deals_wanted(play->edition, game))
        go_to(play->edition, game, PHASE_TOKEN);
}

bool setup_token_free(const Edition *edition, const Game *game, Money token)
{
    if (token < 0 || token >= edition->token_count) return false;
    for (int seat = 0; seat < game->seat_count; seat++) {
        if (game->seats[seat].token == token) return false;
    }
    return true;
}

void setup_token(const Play *play, TokenId token)
{
    Game *game = play->game;
    SeatId seat = game_next_in_order(game);
    game->seats[seat].token = token;
    event_add(play->events, (Event){.kind = EVENT_TOKEN_CHOSEN,
                                    .seat = seat,
                                    .other = NOBODY,
                                    .deed = NO_DEED,
                                    .amount = token});
    game->order_next++;
    if (game->order_next >= game->seat_count) turn_begin_first(game);
}
