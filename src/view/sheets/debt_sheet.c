/* debt_sheet.c -- what is owed to whom, and how to raise it. */
#include "game/debt.h"
#include "ui/figures.h"
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/acting.h"
#include "view/ask_first.h"
#include "view/board/token_view.h"
#include "view/letters.h"
#include "view/sheets/fund_raising.h"
#include "view/sheets/plan_run.h"
#include "view/sheets/property_plan.h"
#include "view/sheets/property_rows.h"
#include "view/sheets/trade_sheet.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 860.0

typedef struct Owing {
    SeatId seat, creditor;
    Money due; /* what must be in hand */
    Money cash;
    Money raised; /* by the plan */
    bool enough;
    const Debt *debt; /* NULL: cash is below zero */
    PlanOutcome outcome;
} Owing;

/* ---- what is owed ---- */

static bool find_debt(const View *view, Owing *it)
{
    const Game *game = view_game(view);
    it->debt = game->phase == PHASE_DEBT ? &game->debts[0] : NULL;
    it->seat = it->debt != NULL ? it->debt->debtor : acting_seat(view);
    it->cash = game->seats[it->seat].cash;
    it->creditor = it->debt != NULL ? it->debt->creditor : debt_creditor(game, it->seat);
    it->due = it->debt != NULL ? debt_due(view_edition(view), game) : 0;
    return it->debt != NULL || it->cash < 0;
}

static void say_reason(const View *view, const Owing *it, Text *text)
{
    static const Sentence reasons[REASON_COUNT] = {
        [REASON_RENT] = T_("Rent for {deed}."),
        [REASON_AUCTION] = T_("The winning bid for {deed}."),
        [REASON_FEE] = T_("The {bank.of} fee for {deed}, which came mortgaged."),
        [REASON_TAX] = TC_("debt", "Tax."),
        [REASON_FINE] = T_("The {fine} for leaving {jail}."),
        [REASON_EACH] = T_("What a card gives to other players."),
        [REASON_CARD] = T_("What a card says."),
    };
    static const Sentence other = T_("To be paid before the game goes on.");
    if (it->debt == NULL) {
        SAY(view_words(view), text,
            T_("{seat} is below zero. That must be settled before the turn ends."),
            arg_seat(it->seat));
        return;
    }
    const Sentence *reason = &reasons[it->debt->reason];
    words_write(view_words(view), reason->words != NULL ? reason : &other,
                ARGS(arg_deed(it->debt->deed)), text);
    text_add_char(text, ' ');
    text_add(text, LABEL(view, T_("It is paid automatically as soon as the money is there.")));
}

static Money missing(const Owing *it)
{
    return it->due > it->cash ? it->due - it->cash : 0;
}

/* ---- contents ---- */

static void set_sum(const View *view, Figure *figure, const char *label, Money sum, Colour colour)
{
    *figure = (Figure){.label = label, .colour = colour};
    text_copy(figure->value, sizeof figure->value, view_thing(view, arg_sum(sum)).words);
}

static double draw_figures(View *view, Box box, const Owing *it)
{
    Ui *ui = view_ui(view);
    Figure figures[4];
    Money left = missing(it) - it->raised;
    set_sum(view, &figures[0], LABEL(view, T_("To pay")), it->debt != NULL ? it->due : -it->cash,
            0);
    set_sum(view, &figures[1], LABEL(view, T_("Cash")), it->cash, 0);
    set_sum(view, &figures[2], LABEL(view, T_("Planned")), it->raised,
            it->raised > 0 ? ui->theme.good : 0);
    set_sum(view, &figures[3], LABEL(view, T_("Still missing")), left > 0 && !it->enough ? left : 0,
            it->enough ? 0 : ui->theme.bad);
    figures_draw(ui, box, figures, 4);
    return figures_height(ui, box.w, 4);
}

/* From who owes to who is owed: what is there, what the plan brings, what is missing. */
static double draw_meter(View *view, Box box, const Owing *it)
{
    Ui *ui = view_ui(view);
    double side = ui_px(ui, 48), gap = ui_px(ui, 14), thick = ui_px(ui, 14);
    Money due = it->debt != NULL ? it->due : 1;
    double have = it->cash > 0 ? (double)it->cash / due : 0,
           with = (double)(it->cash + it->raised) / due;
    Box line = {box.x, box.y, box.w, side};
    token_of_seat(view, it->seat, box_cut_left(&line, side));
    Box end = box_cut_right(&line, side);
    if (it->creditor < MAX_SEATS)
        token_of_seat(view, it->creditor, end);
    else
        icon_draw(ui->canvas, ICON_COINS, box_inset(end, side * 0.15, side * 0.15),
                  ui->theme.accent);
    Box bar = box_centred(box_inset(line, gap, 0), line.w - 2 * gap, thick);
    canvas_fill_round(ui->canvas, bar, thick / 2, colour_mixed(ui->theme.card, ui->theme.bad, 0.3));
    Box part = bar;
    part.w = bar.w * (with < 0 ? 0 : with > 1 ? 1 : with);
    if (part.w > thick)
        canvas_fill_round(ui->canvas, part, thick / 2,
                          colour_mixed(ui->theme.card, ui->theme.good, 0.55));
    part.w = bar.w * (have > 1 ? 1 : have);
    if (part.w > thick) canvas_fill_round(ui->canvas, part, thick / 2, ui->theme.good);
    return side;
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    Owing *it = what;
    char words[800];
    Text text = text_into(words, sizeof words);
    double gap = ui_px(ui, 14);
    PropertyRows rows = {.plan = &plan_run_of(view)->plan, .now = &it->outcome, .raising = true};
    say_reason(view, it, &text);
    double used = lettering_paragraph(ui, box, words,
                                      (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT}) +
                  gap;
    used += draw_meter(view, (Box){box.x, box.y + used, box.w, 0}, it) + gap;
    used += draw_figures(view, (Box){box.x, box.y + used, box.w, 0}, it) + gap;
    return used + property_rows(ui, (Box){box.x, box.y + used, box.w, 0}, &rows);
}

/* What the steps of the plan bring; the last of them may pay the debt at once. */
static Money brought(const View *view, const Owing *it)
{
    const Edition *edition = view_edition(view);
    Game lone = *view_game(view);
    PlanOutcome outcome;
    if (it->debt != NULL) lone.debts[0].amount = MONEY_LIMIT;
    property_plan_run(edition, &lone, &plan_run_of(view)->plan, &outcome);
    return outcome.game.seats[it->seat].cash - it->cash;
}

/* ---- foot ---- */

enum { FOOT_BANKRUPT, FOOT_TRADE, FOOT_SUGGEST, FOOT_PAY, FOOT_COUNT };

typedef struct Foot {
    Button buttons[FOOT_COUNT];
    Phrase pay, why_pay;
    char why_bankrupt[UI_TIP_SIZE];
    Action bankrupt;
} Foot;

static void label_pay(const View *view, const Owing *it, Foot *foot)
{
    bool empty = property_plan_empty(view_edition(view), view_game(view), &plan_run_of(view)->plan);
    if (it->enough)
        foot->pay = PHRASE(view, T_("Raise {sum} and pay"), arg_sum(it->raised));
    else if (empty)
        foot->pay = PHRASE(view, T_("Raise the money"), arg_absent());
    else
        foot->pay = PHRASE(view, T_("Raise {sum}"), arg_sum(it->raised));
    foot->why_pay = empty ? PHRASE(view, T_("Choose first what to sell or mortgage."), arg_absent())
                          : PHRASE(view, T_("Not enough yet: {sum} will be missing."),
                                   arg_sum(missing(it) - it->raised));
    foot->buttons[FOOT_PAY] = (Button){.id = ui_id("debt", FOOT_PAY),
                                       .label = foot->pay.words,
                                       .look = BUTTON_MAIN,
                                       .letter = LETTER_DO,
                                       .disabled = empty || plan_run_of(view)->doing,
                                       .tip = it->enough ? NULL : foot->why_pay.words};
}

static void make_foot(const View *view, const Owing *it, Foot *foot)
{
    Text why = text_into(foot->why_bankrupt, sizeof foot->why_bankrupt);
    bool trades = view_edition(view)->rule[RULE_TRADE] != TRADE_NONE;
    foot->bankrupt = (Action){.kind = ACTION_BANKRUPT, .seat = it->seat, .deed = NO_DEED};
    bool may = acting_may(view, &foot->bankrupt, &why);
    foot->buttons[FOOT_BANKRUPT] = (Button){.id = ui_id("debt", FOOT_BANKRUPT),
                                            .label = LABEL(view, T_("Go bankrupt")),
                                            .look = BUTTON_DANGER,
                                            .icon = ICON_WARNING,
                                            .disabled = !may,
                                            .tip = may ? NULL : foot->why_bankrupt};
    foot->buttons[FOOT_TRADE] =
        (Button){.id = ui_id("debt", FOOT_TRADE),
                 .label = LABEL(view, TC_("button", "Trade")),
                 .letter = LETTER_TRADE,
                 .icon = ICON_TRADE,
                 .disabled = !trades,
                 .tip = trades ? NULL : LABEL(view, T_("There is no trading in this game."))};
    foot->buttons[FOOT_SUGGEST] =
        (Button){.id = ui_id("debt", FOOT_SUGGEST),
                 .label = LABEL(view, TC_("button", "Suggest")),
                 .letter = LETTER_SUGGEST,
                 .icon = ICON_HINT,
                 .tip = LABEL(view, T_("Fills in the cheapest way to raise the money."))};
    label_pay(view, it, foot);
}

static void look_away(View *view)
{
    view_put_sheet_off(view, SHEET_DEBT);
}

static void act(View *view, const Owing *it, const Foot *foot, int pressed)
{
    const Edition *edition = view_edition(view);
    if (pressed == FOOT_BANKRUPT) ask_first_act(view, &foot->bankrupt);
    if (pressed == FOOT_TRADE) trade_open(view, NOBODY);
    if (pressed == FOOT_SUGGEST)
        plan_run_of(view)->plan = fund_raising_plan(edition, view_game(view), it->seat, it->due);
    bool done = pressed == FOOT_PAY && plan_run_begin(view, it->outcome.step_count);
    if (plan_run_of(view)->doing) done = !plan_run_go_on(view);
    if (done && it->enough && view_sheet(view) == SHEET_DEBT) view_close_sheet(view);
}

/* Opened by its word while there is nothing to be done. */
static void no_debt(View *view)
{
    if (sheet_note(view_ui(view), LABEL(view, T_("Debts")),
                   LABEL(view, T_("Nobody owes anything."))))
        view_close_sheet(view);
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    Owing it;
    Foot foot;
    SheetFrame frame;
    if (!find_debt(view, &it)) {
        no_debt(view);
        return;
    }
    plan_run_keep(view, it.seat);
    property_plan_run(view_edition(view), view_game(view), &plan_run_of(view)->plan, &it.outcome);
    it.enough = fund_raising_enough(view_game(view), &plan_run_of(view)->plan, &it.outcome, it.due);
    it.raised = brought(view, &it);
    make_foot(view, &it, &foot);
    Phrase title = PHRASE(view, T_("{seat} owes {other} {sum}"), arg_seat(it.seat),
                          arg_other(it.creditor), arg_sum(it.debt != NULL ? it.due : -it.cash));
    double width = sheet_inner_width(ui, WIDTH), height = form_height(ui, width, contents, &it);
    SheetFoot row = {.buttons = foot.buttons, .count = FOOT_COUNT, .left = 1};
    Box box = sheet_begin(ui, &frame, title.words, WIDTH, height,
                          sheet_foot_height(ui, width, &row), true);
    contents(ui, box, &it);
    sheet_end(ui, &frame);
    act(view, &it, &foot, sheet_foot(ui, frame.foot, &row));
    if (frame.closed) look_away(view);
}

const SheetRow debt_sheet = {.pass = pass};
