/* fairness_view.c -- could anybody choose the dice of the game that is over? */
#include "view/screens/fairness_view.h"

#include "ui/lettering.h"
#include "view/screens/end_facts.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* The server tells its secret a moment after the last action, so this is asked until it is known,
 * and only then worked out, once. */
static bool is_known(View *view)
{
    EndState *end = end_of(view);
    if (!end->dice_checked && table_dice(view_table(view))->known) {
        end->dice = dice_check(view_table(view), &end->dealt);
        end->dice_checked = true;
    }
    return end->dice_checked && end->dice != DICE_ORDINARY;
}

static Phrase verdict_of(View *view)
{
    const EndState *end = end_of(view);
    if (end->dice != DICE_FAIR)
        return PHRASE(view,
                      T_("The dice of this game are not what was promised; its record shows "
                         "where."),
                      arg_absent());
    return PHRASE(view,
                  TN_("The dice were fair: {count} throw or card is what it had to be by the "
                      "secrets that everybody gave before the game.",
                      "The dice were fair: {count} throws and cards are what they had to be by the "
                      "secrets that everybody gave before the game."),
                  arg_count((int64_t)end->dealt));
}

static Style style_of(const Ui *ui)
{
    return (Style){TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
}

double fairness_height(View *view, double width)
{
    Ui *ui = view_ui(view);
    return is_known(view) ? lettering_height(ui, width, verdict_of(view).words, style_of(ui)) : 0;
}

void fairness_draw(View *view, Box box)
{
    Ui *ui = view_ui(view);
    if (is_known(view)) lettering_paragraph(ui, box, verdict_of(view).words, style_of(ui));
}
