/* view_forecast.c -- what the app thinks of a deal, asked for once. */
#include "view/view_forecast.h"

#include <string.h>

#include "view/view.h"
#include "view/view_state.h"

bool view_same_deal(const Deal *one, const Deal *two)
{
    return one->give == two->give && one->take == two->take && one->give_money == two->give_money &&
           one->take_money == two->take_money &&
           memcmp(one->give_cards, two->give_cards, sizeof one->give_cards) == 0 &&
           memcmp(one->take_cards, two->take_cards, sizeof one->take_cards) == 0;
}

static bool is_about(const Forecast *forecast, SeatId from, SeatId to, const Deal *deal)
{
    return forecast->from == from && forecast->to == to && view_same_deal(&forecast->deal, deal);
}

const Forecast *view_forecast(View *view, SeatId from, SeatId to, const Deal *deal)
{
    if (!view_online_advice(view)) return NULL;
    size_t now = table_action_count(view->table) + 1;
    bool asked = view->forecast_at == now && is_about(&view->forecast, from, to, deal);
    if (asked) return view->forecast.rated || view->forecast.judged ? &view->forecast : NULL;
    view->forecast = (Forecast){.from = from, .to = to, .deal = *deal};
    view->forecast_at = now;
    return NULL;
}

bool view_wants_forecast(const View *view, Action *offer)
{
    const Forecast *forecast = &view->forecast;
    if (view->table == NULL || view->forecast_at != table_action_count(view->table) + 1 ||
        forecast->rated || forecast->judged)
        return false;
    *offer = (Action){.kind = ACTION_OFFER,
                      .seat = forecast->from,
                      .deed = NO_DEED,
                      .other = forecast->to,
                      .deal = forecast->deal};
    return true;
}

void view_set_forecast(View *view, const Forecast *forecast)
{
    if (!is_about(&view->forecast, forecast->from, forecast->to, &forecast->deal)) return;
    view->forecast = *forecast;
    view->dirty = true;
}
