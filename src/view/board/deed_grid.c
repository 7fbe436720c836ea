/* deed_grid.c -- deeds as small cards beside each other. */
#include "view/board/deed_grid.h"

#include "view/board/deed_view.h"
#include "view/board/token_view.h"
#include "view/view_shown.h"
#include "view/view_words.h"

static double gap_of(const Ui *ui)
{
    return ui_px(ui, 8);
}

int deed_grid_columns(const Ui *ui, double width)
{
    int count = (int)((width + gap_of(ui)) / (ui_px(ui, 98) + gap_of(ui)));
    return count < 2 ? 2 : count;
}

static double card_height(const Ui *ui)
{
    return ui_px(ui, 72);
}

static int across_of(const Ui *ui, double width, const DeedGrid *grid)
{
    return grid->across > 0 ? grid->across : deed_grid_columns(ui, width);
}

double deed_grid_height(const Ui *ui, double width, const DeedGrid *grid)
{
    int count = __builtin_popcountll(grid->deeds), across = across_of(ui, width, grid);
    int rows = (count + across - 1) / across;
    return rows == 0 ? 0 : rows * (card_height(ui) + gap_of(ui)) - gap_of(ui);
}

/* What the card has no room for. */
static void tell_more(const View *view, DeedId deed, Text *text)
{
    const Edition *edition = view_edition(view);
    Arg name = arg_deed(deed), group = arg_group(edition->deeds[deed].group);
    if (edition->rule[RULE_MORTGAGE] != MORTGAGE_LEND)
        SAY(view_words(view), text, T_("{deed} ({group})"), name, group);
    else if (view_game(view)->holdings[deed].mortgaged)
        SAY(view_words(view), text, T_("{deed} ({group}), mortgaged; redeeming costs {sum}"), name,
            group, arg_sum(edition_redeem_price(edition, deed)));
    else
        SAY(view_words(view), text, T_("{deed} ({group}), mortgage {sum}"), name, group,
            arg_sum(edition->deeds[deed].mortgage));
}

static void draw_owner(View *view, Box card, DeedId deed)
{
    double side = ui_px(view_ui(view), 20), gap = ui_px(view_ui(view), 5);
    SeatId owner = view_game(view)->holdings[deed].owner;
    if (owner >= MAX_SEATS) return;
    token_of_seat(view, owner,
                  (Box){box_right(card) - side - gap, box_bottom(card) - side - gap, side, side});
}

static bool draw_one(View *view, Box box, const DeedGrid *grid, DeedId deed)
{
    Ui *ui = view_ui(view);
    char words[UI_TIP_SIZE];
    Text tip = text_into(words, sizeof words);
    uint32_t id = ui_id(grid->word, deed);
    bool pale = (grid->pale & DEED_BIT(deed)) != 0, chosen = (grid->chosen & DEED_BIT(deed)) != 0;
    Phrase name = chosen ? PHRASE(view, T_("{deed}, chosen"), arg_deed(deed))
                         : view_thing(view, arg_deed(deed));
    UiRole role = grid->opens ? UI_BUTTON : grid->to_press ? UI_SWITCH : UI_PLACE;
    bool pressed = ui_press(ui, id, box, role, name.words, pale);
    if (chosen) ui_value(ui, id, "on");
    Box card =
        grid->to_press && ui_is_hot(ui, id) && !pale ? box_inset(box, 0, -ui_px(ui, 1)) : box;
    deed_card(view, card, deed, chosen, pale);
    if (grid->owners) draw_owner(view, card, deed);
    ui_focus_ring(ui, id, box, ui_px(ui, 6));
    tell_more(view, deed, &tip);
    ui_tip(ui, id, box, pale ? grid->pale_why : words);
    return pressed;
}

DeedId deed_grid(View *view, Box box, const DeedGrid *grid)
{
    const Edition *edition = view_edition(view);
    Ui *ui = view_ui(view);
    int across = across_of(ui, box.w, grid), place = 0;
    DeedId pressed = NO_DEED;
    for (GroupId group = 0; group < edition->group_count; group++) {
        for (DeedSet rest = grid->deeds & edition->groups[group].deeds; rest != 0;
             rest &= rest - 1, place++) {
            DeedId deed = (DeedId)__builtin_ctzll(rest);
            Box row = {box.x, box.y + (place / across) * (card_height(ui) + gap_of(ui)), box.w,
                       card_height(ui)};
            if (draw_one(view, box_column(row, place % across, across, gap_of(ui)), grid, deed))
                pressed = deed;
        }
    }
    return pressed;
}
