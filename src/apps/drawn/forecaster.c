/* forecaster.c -- what would come of a deal that is being composed, worked out in slices. */
#include "apps/drawn/forecaster.h"

#include <string.h>

#include "base/mem.h"
#include "game/apply.h"
#include "players/odds.h"
#include "table/haggling.h"
#include "table/table_words.h"

/* Games each way, and after how many the view gets the chances. */
enum { GAMES = 240, TOLD = 24, PRICE_WORDS = 400 };

struct Forecaster {
    const Table *table; /* NULL: nothing is being worked out */
    Forecast forecast;
    Game before, after;
    Odds now, then;
    bool legal; /* `after` can be reached */
};

Forecaster *forecaster_new(void)
{
    return mem_new(1, sizeof(Forecaster));
}

void forecaster_free(Forecaster *forecaster)
{
    mem_free(forecaster);
}

void forecaster_drop(Forecaster *forecaster)
{
    forecaster->table = NULL;
}

/* ---- will it be accepted? ---- */

static void judge(Forecaster *forecaster, const Words *words)
{
    Forecast *forecast = &forecaster->forecast;
    HagglingView *look = mem_new(1, sizeof *look);
    haggling_look(forecaster->table, forecast->from, forecast->to, &forecast->deal, look);
    forecast->judged = true;
    forecast->yes = look->percent * 10;
    forecast->improved = look->has_nearer;
    forecast->better = look->nearer;
    for (int i = 0; i < look->reason_count && i < FORECAST_REASONS; i++) {
        ForecastReason *reason = &forecast->reasons[forecast->reason_count++];
        Text text = text_into(reason->words, sizeof reason->words);
        reason->good = look->reasons[i].good;
        words_write_said(words, &look->reasons[i].said, &text);
    }
    mem_free(look);
}

/* ---- chances ---- */

/* The position if the other accepts now. */
static bool make_after(const Table *table, const Forecast *forecast, Game *after)
{
    Action accept = {.kind = ACTION_ACCEPT, .seat = forecast->to, .deed = NO_DEED};
    *after = *table_game(table);
    after->offer = (Offer){
        .deal = forecast->deal, .open = OFFER_MADE, .from = forecast->from, .to = forecast->to};
    after->phase = PHASE_ANSWER;
    after->decider = forecast->to;
    if (action_check(table_edition(table), after, &accept) != REFUSAL_NONE) return false;
    EventList *events = mem_new(1, sizeof *events);
    apply(table_edition(table), after, &accept, events);
    mem_free(events);
    return true;
}

static void begin(Forecaster *forecaster, const Table *table, const View *view, const Action *offer)
{
    Rng rng = rng_seed(table_action_count(table), 97);
    Words words = table_words(table, view_language(view));
    *forecaster = (Forecaster){.table = table, .before = *table_game(table)};
    forecaster->forecast = (Forecast){.from = offer->seat, .to = offer->other, .deal = offer->deal};
    judge(forecaster, &words);
    forecaster->legal = make_after(table, &forecaster->forecast, &forecaster->after);
    odds_begin(rng, &forecaster->now);
    odds_begin(rng, &forecaster->then);
}

bool forecaster_busy(Forecaster *forecaster, const Table *table, const View *view)
{
    Action offer;
    if (table != NULL && view_wants_forecast(view, &offer)) {
        begin(forecaster, table, view, &offer);
        return true;
    }
    return forecaster->table == table && table != NULL && forecaster->legal &&
           forecaster->then.played < GAMES;
}

static void rate(Forecaster *forecaster)
{
    Forecast *forecast = &forecaster->forecast;
    forecast->rated = true;
    for (SeatId seat = 0; seat < forecaster->before.seat_count; seat++) {
        forecast->before[seat] = (int)(odds_chance(&forecaster->now, seat) * 1000 + 0.5);
        forecast->after[seat] = (int)(odds_chance(&forecaster->then, seat) * 1000 + 0.5);
    }
}

void forecaster_work(Forecaster *forecaster, View *view)
{
    if (forecaster->table == NULL) return;
    const Edition *edition = table_edition(forecaster->table);
    const Outlook *outlook = table_outlook(forecaster->table);
    bool first = forecaster->then.played == 0;
    if (forecaster->legal) {
        odds_go_on(edition, outlook, &forecaster->before, 1, &forecaster->now);
        odds_go_on(edition, outlook, &forecaster->after, 1, &forecaster->then);
        if (forecaster->then.played % TOLD == 0) rate(forecaster);
    }
    if (first || (forecaster->legal && forecaster->then.played % TOLD == 0))
        view_set_forecast(view, &forecaster->forecast);
}

/* ---- asking ---- */

void forecaster_price(const Table *table, const Action *offer, View *view)
{
    char words[PRICE_WORDS];
    Text text = text_into(words, sizeof words);
    Words names = table_words(table, view_language(view));
    if (offer->deal.take == 0) return;
    HagglingPrice *price = mem_new(1, sizeof *price);
    haggling_ask(table, offer->seat, (DeedId)__builtin_ctzll(offer->deal.take), price);
    words_write_speech(&names, &price->said, &text);
    view_set_price(view, price->sells ? &price->deal : NULL, words);
    mem_free(price);
}
