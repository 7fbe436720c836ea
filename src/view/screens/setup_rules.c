/* setup_rules.c -- a new game: the lap limit and the house rules. */
#include "view/screens/setup_rules.h"

#include "ui/controls.h"
#include "ui/form.h"
#include "view/screens/rule_title.h"
#include "view/screens/setup_plan.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { WORDS_MOST = 8 };

/* Ids of the three parts of a stepper follow each other. */
static uint32_t rule_id(RuleId rule)
{
    return ui_id("house-rule", (int)rule * 4);
}

static void set(View *view, RuleId rule, int64_t value)
{
    setup_plan_set_rule(setup_of(view), view_library(view), rule, (int32_t)value);
}

/* ---- one rule ---- */

/* What it means and, when it was changed, what is printed. */
static void describe(const Words *words, const SetupState *setup, RuleId rule, Text *text)
{
    rule_title_sentence(words, rule, text);
    if (!setup_plan_changed(setup, rule)) return;
    char value[SETUP_SENTENCE];
    Text printed = text_into(value, sizeof value);
    rule_title_value(words, rule, setup->printed.rule[rule], &printed);
    text_add_char(text, ' ');
    SAY(words, text, T_("As printed: {text}."), arg_text(value));
}

static double switch_rule(View *view, Box box, RuleId rule, const char *sentence)
{
    Ui *ui = view_ui(view);
    Box control;
    bool on = setup_plan_rule(setup_of(view), rule) != 0;
    double used = form_row(ui, box, rule_title(&ui->words, rule), sentence, ui_px(ui, 44),
                           ui_target(ui), &control);
    if (control_switch(ui, control, rule_id(rule), rule_title(&ui->words, rule), &on, false))
        set(view, rule, on);
    return used;
}

static double number_rule(View *view, Box box, RuleId rule, const char *sentence)
{
    Ui *ui = view_ui(view);
    const RuleInfo *info = rule_info(rule);
    Box control;
    int64_t value = setup_plan_rule(setup_of(view), rule);
    double used = form_row(ui, box, rule_title(&ui->words, rule), sentence, ui_px(ui, 184),
                           button_height(ui), &control);
    if (control_stepper(ui, control, rule_id(rule), rule_title(&ui->words, rule), info->least,
                        info->most, rule_title_step(rule, setup_of(view)->printed.rule[rule]),
                        &value))
        set(view, rule, value);
    return used;
}

static double word_rule(View *view, Box box, RuleId rule, const char *sentence)
{
    Ui *ui = view_ui(view);
    const RuleInfo *info = rule_info(rule);
    const char *words[WORDS_MOST];
    int count = 0, chosen = (int)setup_plan_rule(setup_of(view), rule);
    for (; count < WORDS_MOST && count <= info->most; count++)
        words[count] = words_plain(&ui->words, &info->labels[count]);
    Box control, below;
    double used = form_row(ui, box, rule_title(&ui->words, rule), sentence, 0, 0, &control);
    below = form_below(box, used);
    below.h = control_choice_height(ui, box.w, words, count);
    if (control_choice(ui, below, rule_id(rule), rule_title(&ui->words, rule), words, count,
                       &chosen))
        set(view, rule, chosen);
    return used + below.h + ui_px(ui, 8);
}

static double rule_row(View *view, Box box, RuleId rule)
{
    Ui *ui = view_ui(view);
    const SetupState *setup = setup_of(view);
    char sentence[800], wrong[SETUP_SENTENCE];
    Text text = text_into(sentence, sizeof sentence), trouble = text_into(wrong, sizeof wrong);
    describe(&ui->words, setup, rule, &text);
    bool changed = setup_plan_changed(setup, rule);
    Box inner = {box.x + ui_px(ui, 12), box.y, box.w - ui_px(ui, 12), box.h};
    double used = 0;
    switch (rule_info(rule)->kind) {
    case RULE_KIND_SWITCH: used = switch_rule(view, inner, rule, sentence); break;
    case RULE_KIND_NUMBER: used = number_rule(view, inner, rule, sentence); break;
    case RULE_KIND_WORD: used = word_rule(view, inner, rule, sentence); break;
    }
    if (changed)
        canvas_fill_round(ui->canvas,
                          (Box){box.x, box.y + ui_px(ui, 8), ui_px(ui, 4), used - ui_px(ui, 16)},
                          ui_px(ui, 2), ui->theme.ink);
    if (setup_plan_rule_trouble(setup, &ui->words, rule, &trouble))
        used += form_warning(ui, form_below(inner, used), wrong) + ui_px(ui, 8);
    return used;
}

/* ---- headings ---- */

/* Is it under this heading? Under RULE_HEADING_COUNT are all. */
static bool belongs(int rule, RuleHeading heading)
{
    return heading == RULE_HEADING_COUNT || rule_info((RuleId)rule)->heading == heading;
}

static bool any_shown(const SetupState *setup, RuleHeading heading)
{
    for (int rule = 0; rule < RULE_COUNT; rule++)
        if (belongs(rule, heading) && !setup->unchangeable[rule]) return true;
    return false;
}

/* The lap limit is shown elsewhere. */
static int count_changed(const SetupState *setup, RuleHeading heading)
{
    int count = 0;
    for (int rule = 0; rule < RULE_COUNT; rule++)
        count += belongs(rule, heading) && rule != RULE_LAP_LIMIT &&
                 setup_plan_changed(setup, (RuleId)rule);
    return count;
}

static bool has_trouble(const SetupState *setup, RuleHeading heading)
{
    char buffer[SETUP_SENTENCE];
    for (int rule = 0; rule < RULE_COUNT; rule++) {
        Text text = text_into(buffer, sizeof buffer);
        if (belongs(rule, heading) &&
            setup_plan_rule_trouble(setup, &(Words){0}, (RuleId)rule, &text))
            return true;
    }
    return false;
}

/* "2 changed", "not possible" or nothing. */
static void state_words(const Words *words, const SetupState *setup, RuleHeading heading,
                        Text *text)
{
    int changed = count_changed(setup, heading);
    if (has_trouble(setup, heading)) {
        text_add(text, PLAIN(words, T_("not possible")));
    } else if (changed > 0) {
        SAY(words, text, TN_("{count} changed", "{count} changed"), arg_count(changed));
    }
}

/* A line that opens and closes what is below it; true when it was pressed. */
static bool fold(Ui *ui, Box line, uint32_t id, const char *label, const char *state, bool wrong,
                 bool open)
{
    bool pressed = ui_press(ui, id, line, UI_BUTTON, label, false);
    double radius = ui_px(ui, 8), side = ui_px(ui, 16);
    if (ui_is_hot(ui, id)) canvas_fill_round(ui->canvas, line, radius, ui->theme.sunken);
    ui_focus_ring(ui, id, line, radius);
    Box inner = box_inset(line, ui_px(ui, 12), 0);
    Box arrow = box_cut_left(&inner, side);
    box_cut_left(&inner, ui_px(ui, 8));
    icon_draw(ui->canvas, open ? ICON_DOWN : ICON_RIGHT, box_centred(arrow, side, side),
              ui->theme.quiet);
    Style quiet = {TYPE_BODY, FONT_SEMIBOLD, wrong ? ui->theme.bad : ui->theme.quiet, ALIGN_RIGHT};
    Box right = box_cut_right(&inner, lettering_width(ui, state, quiet) + 1);
    lettering_line(ui, right, state, quiet);
    lettering_line(ui, inner, label, (Style){TYPE_LARGE, FONT_SEMIBOLD, ui->theme.ink, ALIGN_LEFT});
    return pressed;
}

static double one_heading(View *view, Box box, RuleHeading heading)
{
    Ui *ui = view_ui(view);
    SetupState *setup = setup_of(view);
    char state[120];
    Text text = text_into(state, sizeof state);
    if (!any_shown(setup, heading)) return 0;
    state_words(&ui->words, setup, heading, &text);
    double used = ui_px(ui, 44);
    bool open = setup->open_group == (int)heading;
    if (fold(ui, (Box){box.x, box.y, box.w, used}, ui_id("rule-group", (int)heading),
             words_plain(&ui->words, rule_heading_title(heading)), state,
             has_trouble(setup, heading), open))
        setup->open_group = open ? -1 : (int)heading;
    if (!open) return used;
    for (int rule = 0; rule < RULE_COUNT; rule++)
        if (belongs(rule, heading) && !setup->unchangeable[rule])
            used += rule_row(view, form_below(box, used), (RuleId)rule);
    return used + ui_px(ui, 8);
}

/* ---- the whole card ---- */

static double house_rules(View *view, Box box)
{
    Ui *ui = view_ui(view);
    SetupState *setup = setup_of(view);
    double used =
        form_words(ui, box, LABEL(view, T_("Everything is as printed unless you change it.")),
                   TYPE_BODY, FONT_MEDIUM, ui->theme.quiet) +
        ui_px(ui, 8);
    for (int n = 0; n < RULE_HEADING_COUNT; n++)
        used += one_heading(view, form_below(box, used), (RuleHeading)n);
    if (count_changed(setup, RULE_HEADING_COUNT) == 0) return used;
    Button reset = {.id = ui_id("rules-reset", 0),
                    .label = LABEL(view, T_("All as printed")),
                    .icon = ICON_UNDO};
    used += ui_px(ui, 8);
    Box at = {box.x, box.y + used, button_width(ui, reset), button_height(ui)};
    if (at.w > box.w) at.w = box.w;
    if (button(ui, at, reset)) setup_plan_reset_rules(setup, view_library(view));
    return used + at.h;
}

double setup_rules(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    SetupState *setup = setup_of(view);
    char state[120], sentence[400];
    Text text = text_into(state, sizeof state), lap = text_into(sentence, sizeof sentence);
    (void)what;
    if (setup->chosen < 0) return 0;
    rule_title_sentence(&ui->words, RULE_LAP_LIMIT, &lap);
    double used = number_rule(view, box, RULE_LAP_LIMIT, sentence) + ui_px(ui, 8);
    state_words(&ui->words, setup, RULE_HEADING_COUNT, &text);
    Box line = {box.x - ui_px(ui, 12), box.y + used, box.w + ui_px(ui, 24), ui_px(ui, 44)};
    if (fold(ui, line, ui_id("house-rules", 0), LABEL(view, T_("House rules")), state,
             has_trouble(setup, RULE_HEADING_COUNT), setup->rules_open))
        setup->rules_open = !setup->rules_open;
    used += line.h;
    return setup->rules_open ? used + house_rules(view, form_below(box, used)) : used;
}
