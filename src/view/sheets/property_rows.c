/* property_rows.c -- all properties of a seat, with buildings to add and take
 * away and mortgages to switch, as a plan wants them. */
#include "view/sheets/property_rows.h"

#include "game/building.h"
#include "game/rent.h"
#include "ui/controls.h"
#include "ui/spoken.h"
#include "view/acting.h"
#include "view/board/building_view.h"
#include "view/sheets/property_words.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* One row being drawn. */
typedef struct PropertyRow {
    View *view;
    PropertyRows *rows;
    DeedId deed;
} PropertyRow;

static const Edition *edition_of(const PropertyRow *row)
{
    return view_edition(row->view);
}

/* ---- what a change would do ---- */

static uint32_t id_of(const PropertyRow *row, PlanChange change)
{
    return ui_id("plan", row->deed * 8 + (int)change);
}

static void tell_price(const PropertyRow *row, PlanChange change, Text *tip)
{
    const Words *words = view_words(row->view);
    const Edition *edition = edition_of(row);
    const Game *after = &row->rows->now->game;
    DeedId deed = row->deed;
    bool beside = change == PLAN_BUILD_BESIDE || change == PLAN_SELL_BESIDE;
    bool adds = building_next_is_hotel(edition, after, deed, beside);
    bool top = beside || after->holdings[deed].level == HOTEL_LEVEL;
    Arg cost = arg_sum(game_building_price(edition, after, row->rows->plan->seat, deed, adds));
    Arg value = arg_sum(game_building_value(edition, after, deed, top));
    Arg loan = arg_sum(edition->deeds[deed].mortgage);
    switch (change) {
    case PLAN_BUILD:
    case PLAN_BUILD_BESIDE:
        SAY(words, tip, T_("{built.A} for {sum}"), arg_built(adds ? NOUN_HOTEL : NOUN_HOUSE), cost);
        break;
    case PLAN_SELL:
    case PLAN_SELL_BESIDE:
        if (top)
            SAY(words, tip, T_("Sell {hotel.the} for {sum}"), value);
        else
            SAY(words, tip, T_("Sell {house.a} for {sum}"), value);
        break;
    case PLAN_MORTGAGE:
        if (edition->rule[RULE_MORTGAGE] == MORTGAGE_SELL)
            SAY(words, tip, T_("{bank.The} pays {sum} for it"), loan);
        else
            SAY(words, tip, T_("{bank.The} lends {sum} on it"), loan);
        break;
    case PLAN_REDEEM:
        SAY(words, tip, T_("Paying it back costs {sum}"),
            arg_sum(edition_redeem_price(edition, deed)));
        break;
    }
}

/* The plan with this change; false, with the reason as tip, when it leads
 * nowhere. While only heights are measured, every change is allowed. */
static bool changed_plan(const PropertyRow *row, PlanChange change, PropertyPlan *plan, Text *tip)
{
    View *view = row->view;
    const PlanOutcome *now = row->rows->now;
    Action refused;
    Refusal why;
    *plan = *row->rows->plan;
    if (!view_ui(view)->enabled) return true;
    if (property_plan_change(edition_of(row), view_game(view), now, plan, row->deed, change,
                             &refused, &why)) {
        tell_price(row, change, tip);
        return true;
    }
    if (now->contested)
        SAY(view_words(view), tip,
            T_("Others may want the last {building.many}: carry out this much first."),
            arg_absent());
    else if (now->moved_on)
        text_add(tip, LABEL(view, T_("This is enough: carry out the plan first.")));
    else
        acting_why(view, &now->game, &refused, why, tip);
    return false;
}

/* ---- buildings ---- */

/* What a change is called, for screen readers. */
static const Sentence changes[] = {
    [PLAN_BUILD] = T_("{deed}: build"),
    [PLAN_SELL] = T_("{deed}: sell {building.a}"),
    [PLAN_BUILD_BESIDE] = T_("{deed}: build {hotel.the}"),
    [PLAN_SELL_BESIDE] = T_("{deed}: sell {hotel.the}"),
};

static void change_button(const PropertyRow *row, Box box, PlanChange change, Icon icon)
{
    char words[UI_TIP_SIZE];
    Text tip = text_into(words, sizeof words);
    PropertyPlan plan;
    bool may = changed_plan(row, change, &plan, &tip);
    Phrase name = view_phrase(row->view, &changes[change], ARGS(arg_deed(row->deed)));
    Button what = {.id = id_of(row, change),
                   .label = name.words,
                   .icon = icon,
                   .icon_only = true,
                   .disabled = !may,
                   .tip = words};
    if (button(view_ui(row->view), box, what)) *row->rows->plan = plan;
}

/* The signs of what is planned, between less and more. */
static void building_stepper(const PropertyRow *row, Box box, bool beside)
{
    View *view = row->view;
    Ui *ui = view_ui(view);
    int level = row->rows->plan->level[row->deed];
    bool apart = edition_of(row)->rule[RULE_HOTEL] == HOTEL_BESIDE;
    int houses = beside ? 0 : edition_level_houses(level);
    int hotels = apart && !beside ? 0 : edition_level_hotels(level);
    double side = box.h;
    change_button(row, box_cut_left(&box, side), beside ? PLAN_SELL_BESIDE : PLAN_SELL, ICON_MINUS);
    Box plus = box_cut_right(&box, side);
    Box signs = box_inset(box, ui_px(ui, 4), 0);
    canvas_fill_round(ui->canvas, signs, ui_px(ui, 6), ui->theme.sunken);
    if (houses + hotels > 0) {
        building_view_row(ui->canvas, edition_of(row),
                          box_centred(signs, signs.w - ui_px(ui, 6), ui_px(ui, 20)), houses, hotels,
                          false);
    } else {
        lettering_line(ui, signs,
                       beside ? PHRASE(view, T_("no {hotel}"), arg_absent()).words
                              : LABEL(view, TC_("buildings", "none")),
                       (Style){TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_CENTRE});
    }
    change_button(row, plus, beside ? PLAN_BUILD_BESIDE : PLAN_BUILD, ICON_PLUS);
}

/* ---- mortgage ---- */

/* What switching it brings or costs, below what it is. */
static void write_mortgage(const PropertyRow *row, Box box, const char *what, bool on, bool may)
{
    View *view = row->view;
    Ui *ui = view_ui(view);
    Style style = {TYPE_SMALL, FONT_MEDIUM, on ? ui->theme.ink : ui->theme.quiet, ALIGN_LEFT};
    double line = lettering_line_height(ui, style);
    Phrase sum =
        on ? PHRASE(view, T_("redeem for {sum}"),
                    arg_sum(edition_redeem_price(edition_of(row), row->deed)))
           : PHRASE(view, T_("brings {sum}"), arg_sum(edition_of(row)->deeds[row->deed].mortgage));
    if (may && 2 * line <= box.h) {
        box = box_centred(box, box.w, 2 * line);
        style.colour = ui->theme.quiet;
        lettering_line(ui, box_cut_bottom(&box, line), sum.words, style);
        style.colour = ui->theme.ink;
    }
    spoken_hush(ui); /* the switch says it, and whether it is on */
    lettering_line(ui, box, what, style);
    spoken_speak(ui);
}

static void mortgage_switch(const PropertyRow *row, Box box)
{
    View *view = row->view;
    Ui *ui = view_ui(view);
    bool sells = edition_of(row)->rule[RULE_MORTGAGE] == MORTGAGE_SELL;
    bool on = row->rows->plan->mortgaged[row->deed] != 0;
    char words[UI_TIP_SIZE];
    Text tip = text_into(words, sizeof words);
    PropertyPlan plan;
    PlanChange change = on ? PLAN_REDEEM : PLAN_MORTGAGE;
    bool may = changed_plan(row, change, &plan, &tip);
    uint32_t id = ui_id("plan-mortgage", row->deed);
    Box knob = box_cut_left(&box, ui_px(ui, 44));
    Phrase name = sells ? PHRASE(view, T_("{deed}: sell to {bank.the}"), arg_deed(row->deed))
                        : PHRASE(view, T_("{deed}: mortgaged"), arg_deed(row->deed));
    Phrase what = sells ? PHRASE(view, T_("Sell to {bank.the}"), arg_absent())
                        : PHRASE(view, T_("Mortgaged"), arg_absent());
    if (control_switch(ui, knob, id, name.words, &on, !may)) *row->rows->plan = plan;
    ui_tip(ui, id, knob, words);
    box_cut_left(&box, ui_px(ui, 6));
    write_mortgage(row, box, what.words, on, may);
}

/* ---- the words of a row ---- */

static void write_rent(const PropertyRow *row, Box box)
{
    View *view = row->view;
    Ui *ui = view_ui(view);
    const Edition *edition = edition_of(row);
    const Game *after = &row->rows->now->game;
    Money now = rent_due(edition, view_game(view), NOBODY, row->deed, 1);
    Money then = rent_due(edition, after, NOBODY, row->deed, 1);
    lettering_line(ui, box, property_words_rent(view, row->deed, now, then).words,
                   (Style){TYPE_SMALL, FONT_MEDIUM, then > now ? ui->theme.good : ui->theme.quiet,
                           ALIGN_LEFT});
}

static void write_balance(const PropertyRow *row, Box box)
{
    Ui *ui = view_ui(row->view);
    Money sum =
        property_words_balance(edition_of(row), view_game(row->view), row->rows->plan, row->deed);
    if (sum == 0) return;
    Phrase words = sum > 0 ? PHRASE(row->view, T_("+{sum}"), arg_sum(sum))
                           : PHRASE(row->view, T_("−{sum}"), arg_sum(-sum));
    lettering_line(
        ui, box, words.words,
        (Style){TYPE_BODY, FONT_SEMIBOLD, sum > 0 ? ui->theme.good : ui->theme.bad, ALIGN_RIGHT});
}

static void write_name(const PropertyRow *row, Box box)
{
    Ui *ui = view_ui(row->view);
    lettering_line(ui, box_row(box, 0, 2, 0), edition_deed_label(edition_of(row), row->deed)->name,
                   (Style){TYPE_BODY, FONT_SEMIBOLD, ui->theme.ink, ALIGN_LEFT});
    write_rent(row, box_row(box, 1, 2, 0));
}

/* ---- one row ---- */

/* Are there buildings here, or could the rules allow some to the owner? */
static bool buildable(const PropertyRow *row)
{
    const Edition *edition = edition_of(row);
    const Game *game = view_game(row->view);
    const Deed *deed = &edition->deeds[row->deed];
    if (edition->groups[deed->group].kind != GROUP_STREETS || deed->house_price <= 0) return false;
    if (row->rows->raising) return game->holdings[row->deed].level > 0;
    return game->holdings[row->deed].level > 0 || !edition->rule[RULE_BUILD_WHOLE_GROUP] ||
           game_owns_group(edition, game, row->rows->plan->seat, deed->group);
}

static bool has_beside(const PropertyRow *row)
{
    return edition_of(row)->rule[RULE_HOTEL] == HOTEL_BESIDE && buildable(row);
}

static bool mortgageable(const PropertyRow *row)
{
    return edition_of(row)->rule[RULE_MORTGAGE] != MORTGAGE_OFF;
}

static double stepper_width(const Ui *ui)
{
    return ui_px(ui, 188);
}

static bool is_wide(const Ui *ui, double width)
{
    return width >= ui_px(ui, 610);
}

static void wide_row(const PropertyRow *row, Box box)
{
    Ui *ui = view_ui(row->view);
    double gap = ui_px(ui, 12), line = ui_px(ui, 44);
    write_balance(row, box_cut_right(&box, ui_px(ui, 84)));
    box_cut_right(&box, gap);
    Box mortgage = box_cut_right(&box, ui_px(ui, 144));
    if (mortgageable(row)) mortgage_switch(row, mortgage);
    box_cut_right(&box, gap);
    Box stepper = box_cut_right(&box, stepper_width(ui));
    if (has_beside(row)) {
        building_stepper(row, box_row(stepper, 0, 2, ui_px(ui, 4)), false);
        building_stepper(row, box_row(stepper, 1, 2, ui_px(ui, 4)), true);
    } else if (buildable(row)) {
        building_stepper(row, box_centred(stepper, stepper.w, line), false);
    }
    box_cut_right(&box, gap);
    write_name(row, box_centred(box, box.w, ui_px(ui, 36)));
}

/* Controls that a narrow row has, in the order they are drawn. */
typedef enum Control { CONTROL_HOUSES, CONTROL_HOTEL, CONTROL_MORTGAGE, CONTROL_COUNT } Control;

static bool has_control(const PropertyRow *row, Control control)
{
    if (control == CONTROL_HOUSES) return buildable(row);
    return control == CONTROL_HOTEL ? has_beside(row) : mortgageable(row);
}

/* Two are side by side if there is room. */
static int controls_across(const Ui *ui, double width)
{
    return width < ui_px(ui, 250) ? 1 : 2;
}

static double row_height(const PropertyRow *row, double width)
{
    const Ui *ui = view_ui(row->view);
    if (is_wide(ui, width)) return ui_px(ui, has_beside(row) ? 96 : 50);
    int count = 0, across = controls_across(ui, width);
    for (int control = 0; control < CONTROL_COUNT; control++)
        count += has_control(row, (Control)control);
    return ui_px(ui, 42 + (count + across - 1) / across * 50);
}

static void narrow_row(const PropertyRow *row, Box box)
{
    Ui *ui = view_ui(row->view);
    double gap = ui_px(ui, 6);
    Box top = box_cut_top(&box, ui_px(ui, 36));
    write_balance(row, box_row(box_cut_right(&top, top.w * 0.3), 0, 2, 0));
    write_name(row, top);
    int place = 0, across = controls_across(ui, box.w);
    for (int control = 0; control < CONTROL_COUNT; control++) {
        if (!has_control(row, (Control)control)) continue;
        Box line = {box.x, box.y + gap + place / across * ui_px(ui, 50), box.w, ui_px(ui, 44)};
        Box at = box_column(line, place++ % across, across, gap * 2);
        if (control == CONTROL_MORTGAGE)
            mortgage_switch(row, at);
        else
            building_stepper(row, at, control == CONTROL_HOTEL);
    }
}

/* ---- groups ---- */

/* May houses be put on all of them? */
static bool builds_evenly(const View *view, const PropertyRows *rows, GroupId group)
{
    const Edition *edition = view_edition(view);
    DeedId first = (DeedId)__builtin_ctzll(edition->groups[group].deeds);
    return !rows->raising && edition->groups[group].kind == GROUP_STREETS &&
           edition->deeds[first].house_price > 0 &&
           game_owns_group(edition, view_game(view), rows->plan->seat, group);
}

/* One more on every street of the group, in one press. */
static void even_button(View *view, Box box, PropertyRows *rows, GroupId group)
{
    Ui *ui = view_ui(view);
    PropertyPlan plan = *rows->plan;
    int steps =
        ui->enabled ? property_plan_even(view_edition(view), view_game(view), &plan, group) : 0;
    Phrase name = PHRASE(view, T_("{group}: build evenly"), arg_group(group));
    Button what = {.id = ui_id("plan-even", group),
                   .label = LABEL(view, T_("Build evenly")),
                   .icon = ICON_BUILD,
                   .disabled = steps == 0,
                   .tip = name.words};
    if (button(ui, box, what)) *rows->plan = plan;
}

static double draw_head(View *view, Box box, PropertyRows *rows, GroupId group)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    bool evenly = builds_evenly(view, rows, group);
    int owned = game_owned_count(edition, view_game(view), rows->plan->seat, group);
    Style style = {TYPE_SMALL, FONT_SEMIBOLD, ui->theme.quiet, ALIGN_LEFT};
    Box line = box_cut_top(&box, ui_px(ui, evenly ? 46 : 20));
    double used = line.h;
    bool whole = owned == edition->groups[group].deed_count;
    Phrase words =
        whole ? PHRASE(view, T_("{group}, all {number}"), arg_group(group), arg_number(owned))
              : PHRASE(view, T_("{group}, {number} of {second}"), arg_group(group),
                       arg_number(owned), arg_second(edition->groups[group].deed_count));
    if (evenly) {
        double wide = button_width(
            ui, (Button){.label = LABEL(view, T_("Build evenly")), .icon = ICON_BUILD});
        Box where = box_cut_right(&line, wide < line.w * 0.6 ? wide : line.w * 0.6);
        even_button(view, box_centred(where, where.w, ui_px(ui, 44)), rows, group);
    }
    if (!evenly) {
        lettering_line(ui, line, words.words, style);
        return used;
    }
    DeedId first = (DeedId)__builtin_ctzll(edition->groups[group].deeds);
    Phrase price =
        PHRASE(view, T_("{house.A}: {price}"), arg_price(edition->deeds[first].house_price));
    double high = lettering_line_height(ui, style);
    line = box_centred(line, line.w, 2 * high);
    lettering_line(ui, box_cut_top(&line, high), words.words, style);
    style.weight = FONT_MEDIUM;
    lettering_line(ui, line, price.words, style);
    return used;
}

static double draw_group(View *view, Box box, PropertyRows *rows, GroupId group)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    Box bar = {box.x, box.y, ui_px(ui, 6), 0};
    Box inner = box;
    box_cut_left(&inner, ui_px(ui, 18));
    double used = draw_head(view, inner, rows, group);
    for (DeedSet rest =
             edition->groups[group].deeds & view_game(view)->seats[rows->plan->seat].deeds;
         rest != 0; rest &= rest - 1) {
        PropertyRow row = {view, rows, (DeedId)__builtin_ctzll(rest)};
        double height = row_height(&row, inner.w);
        Box place = {inner.x, inner.y + used, inner.w, height};
        if (is_wide(ui, inner.w))
            wide_row(&row, place);
        else
            narrow_row(&row, place);
        used += height;
    }
    bar.h = used;
    canvas_fill_round(ui->canvas, bar, ui_px(ui, 3),
                      theme_group(&ui->theme, edition->groups[group].colour));
    return used;
}

double property_rows(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    PropertyRows *rows = what;
    const Edition *edition = view_edition(view);
    DeedSet own = view_game(view)->seats[rows->plan->seat].deeds;
    double used = 0, gap = ui_px(ui, 14);
    for (GroupId group = 0; group < edition->group_count; group++) {
        if ((edition->groups[group].deeds & own) == 0) continue;
        if (used > 0) used += gap;
        used += draw_group(view, (Box){box.x, box.y + used, box.w, 0}, rows, group);
    }
    return used;
}
