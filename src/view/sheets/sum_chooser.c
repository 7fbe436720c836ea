/* sum_chooser.c -- choosing a sum of money: a number, and quick raises. */
#include "view/sheets/sum_chooser.h"

#include "ui/controls.h"
#include "ui/number_field.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { RAISES = 4 };

/* The step between sums worth telling apart, by the money in the game. */
static Money step_of(const Edition *edition)
{
    Money step = 1;
    while (step * 10 <= edition->rule[RULE_START_MONEY] / 1000) step *= 10;
    return step;
}

static double gap_of(const Ui *ui)
{
    return ui_px(ui, 6);
}
static double line_of(const Ui *ui)
{
    return ui_target(ui);
}
static double stepper_width(const Ui *ui)
{
    return ui_px(ui, 152);
}

static bool in_one_row(const Ui *ui, double width)
{
    return width >= stepper_width(ui) + RAISES * (ui_px(ui, 58) + gap_of(ui));
}

double sum_chooser_height(View *view, double width)
{
    Ui *ui = view_ui(view);
    return in_one_row(ui, width) ? line_of(ui) : line_of(ui) * 2 + gap_of(ui);
}

static bool raises(View *view, Box box, uint32_t id, const char *name, Money most, Money *sum)
{
    static const int factors[RAISES] = {1, 10, 50, 100};
    bool changed = false;
    for (int i = 0; i < RAISES; i++) {
        Money raise = factors[i] * step_of(view_edition(view));
        bool over = *sum + raise > most;
        Phrase label = PHRASE(view, T_("+{id}"), arg_id(raise));
        Phrase tip = over ? PHRASE(view, T_("At most {sum}."), arg_sum(most))
                          : PHRASE(view, T_("{name}: {sum} more"), arg_name(name), arg_sum(raise));
        Button what = {
            .id = id + 11 + (uint32_t)i, .label = label.words, .disabled = over, .tip = tip.words};
        if (!button(view_ui(view), box_column(box, i, RAISES, gap_of(view_ui(view))), what))
            continue;
        *sum += raise;
        number_field_forget(view_ui(view), id);
        changed = true;
    }
    return changed;
}

bool sum_chooser_wrong(const View *view, uint32_t id, Money most, Text *why)
{
    const char *words = "";
    NumberFault fault = number_field_fault(view_ui(view), id, &words);
    if (fault == NUMBER_GOOD) return false;
    if (fault == NUMBER_TOO_LARGE)
        SAY(view_words(view), why, T_("At most {sum}."), arg_sum(most));
    else
        SAY(view_words(view), why,
            T_("\"{text}\" is not a valid amount of money: enter a whole number."),
            arg_text(words));
    return true;
}

bool sum_chooser(View *view, Box box, uint32_t id, const char *name, Money least, Money most,
                 Money *sum)
{
    Ui *ui = view_ui(view);
    int64_t value = *sum;
    Money step = step_of(view_edition(view));
    Box rest = box, first = in_one_row(ui, box.w) ? box_cut_left(&rest, stepper_width(ui))
                                                  : box_cut_top(&rest, line_of(ui));
    if (in_one_row(ui, box.w))
        box_cut_left(&rest, gap_of(ui));
    else
        box_cut_top(&rest, gap_of(ui));
    /* While it is being typed a number may be too small. */
    int64_t low = ui_is_focused(ui, id) ? 0 : least;
    bool changed = control_stepper(ui, first, id, name, low, most, step, &value);
    *sum = (Money)value;
    bool raised = raises(view, rest, id, name, most, sum);
    return changed || raised;
}
