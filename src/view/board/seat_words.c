/* seat_words.c -- who sits there. */
#include "view/board/seat_words.h"

#include "table/temper_words.h"
#include "view/board/perk_words.h"
#include "view/view_shown.h"
#include "view/view_words.h"

static void say_kind(const View *view, SeatId seat, Text *text)
{
    const SeatPlan *plan = &table_seating(view_table(view))->seats[seat];
    if (plan->kind == NULL) return;
    SAY(view_words(view), text, T_("A computer that plays as {name}."),
        arg_name(view_label(view, &(const Sentence){.words = plan->kind->word})));
    if (plan->kind->temper == NULL) return;
    text_add_char(text, ' ');
    temper_words_add(view_words(view), plan, text);
}

static void say_perks(const View *view, SeatId seat, Text *text)
{
    TokenId token = view_game(view)->seats[seat].token;
    if (!view_edition(view)->has_perks || token >= view_edition(view)->token_count) return;
    char buffer[UI_TIP_SIZE];
    Text perks = text_into(buffer, sizeof buffer);
    perk_words_add(view_words(view), view_edition(view), token, &perks);
    if (text->length > 0) text_add_char(text, ' ');
    SAY(view_words(view), text, T_("The {token}: {text}"), arg_token(token),
        arg_text(perks.length > 0 ? buffer : LABEL(view, T_("Changes nothing."))));
}

void seat_words_add(const View *view, SeatId seat, Text *text)
{
    say_kind(view, seat, text);
    say_perks(view, seat, text);
}
