/* setup_edition.c -- a new game: which edition is played. */
#include "view/screens/setup_edition.h"

#include "ui/button.h"
#include "ui/form.h"
#include "view/board/board_view.h"
#include "view/screens/setup_plan.h"
#include "view/view_request.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* ---- the names ---- */

static Button name_button(const SetupState *setup, int n)
{
    const SetupEdition *edition = &setup->editions[n];
    bool broken = edition->why_not[0] != '\0';
    return (Button){.id = ui_id("edition", n),
                    .label = edition->title,
                    .disabled = broken,
                    .chosen = setup->chosen == n,
                    .tip = broken ? edition->why_not : NULL};
}

/* As many beside each other as fit. */
static double names(View *view, Box box)
{
    Ui *ui = view_ui(view);
    SetupState *setup = setup_of(view);
    double x = 0, y = 0, gap = ui_px(ui, 8), high = ui_px(ui, 36);
    for (int i = 0; i < setup->edition_count; i++) {
        Button what = name_button(setup, i);
        double wide = button_width(ui, what);
        if (wide > box.w) wide = box.w;
        if (x > 0 && x + wide > box.w) {
            x = 0;
            y += high + gap;
        }
        if (button(ui, (Box){box.x + x, box.y + y, wide, high}, what) && setup->chosen != i)
            setup_plan_choose(setup, view_library(view), i);
        x += wide + gap;
    }
    return y + high;
}

/* ---- the board ---- */

static void figures(const Words *words, const Edition *edition, Text *text)
{
    int least = edition->rule[RULE_PLAYERS_MIN], most = edition->rule[RULE_PLAYERS_MAX];
    SAY(words, text, T_("{first}[ to {second}] players, {number} spaces"), arg_first(least),
        most > least ? arg_second(most) : arg_absent(), arg_number(edition->space_count));
}

static void board(View *view, Box box)
{
    Ui *ui = view_ui(view);
    BoardScene scene = {.edition = &setup_of(view)->edition, .layer = 0, .marked = -1};
    /* Rotated text ignores scrolling: a board that is entirely visible is
     * drawn as if there were none. */
    uint32_t scroll = ui->scroll;
    if (box.y >= ui->clip.y && box_bottom(box) <= box_bottom(ui->clip)) ui->scroll = 0;
    board_draw_titled(ui, box, &scene, view_preferences(view));
    ui->scroll = scroll;
}

static double about(View *view, Box box)
{
    Ui *ui = view_ui(view);
    char buffer[80];
    Text text = text_into(buffer, sizeof buffer);
    const Edition *edition = &setup_of(view)->edition;
    double used = form_words(ui, box, edition->about, TYPE_BODY, FONT_MEDIUM, ui->theme.ink);
    figures(&ui->words, edition, &text);
    return used +
           form_words(ui, form_below(box, used), buffer, TYPE_BODY, FONT_MEDIUM, ui->theme.quiet);
}

double setup_edition(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    double gap = ui_px(ui, 16), used = 0;
    if (setup_of(view)->edition_count > 1) used += names(view, box) + gap;
    if (setup_of(view)->chosen < 0)
        return used + form_warning(ui, form_below(box, used),
                                   LABEL(view, T_("No edition was found that can be played.")));
    used += about(view, form_below(box, used)) + gap;
    double high = *(const double *)what - used, least = ui_px(ui, 224);
    if (high < least) high = least;
    if (high > box.w) high = box.w;
    double wide = high * 1.4 < box.w ? high * 1.4 : box.w;
    board(view, (Box){box.x + (box.w - wide) / 2, box.y + used, wide, high});
    return used + high;
}
