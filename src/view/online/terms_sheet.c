/* terms_sheet.c -- how the table plays: edition, clocks, watching, house rules. The host sets
 * them; the others read them. */
#include "online/terms_words.h"
#include "ui/controls.h"
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/online/room_state.h"
#include "view/screens/setup_plan.h"
#include "view/screens/setup_rules.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 620.0

enum { LATER = 120, LINE_SIZE = 200 };

/* House rules are edited on the plan of a new game, which gets its own back afterwards. */
typedef struct TermsState {
    GamePlan before;
    bool borrowed;
    uint64_t hash; /* of the edition that was taken over */
    RuleId sent;   /* asked for last, */
    int32_t value; /* with this value */
    bool sending;
} TermsState;

typedef struct TermsClock {
    int32_t bank, step;
} TermsClock;

static const TermsClock clocks[] = {{0, 0}, {300, 10}, {600, 20}, {0, 60}, {0, 259200}};
enum { CLOCKS = sizeof clocks / sizeof clocks[0] };

static TermsState *state_of(const View *view)
{
    return view_sheet_kept(view, SHEET_TERMS);
}

static const Meeting *meeting_of(const View *view)
{
    return guest_meeting(view_guest(view));
}

static bool may_set(const View *view)
{
    return view_online_hosts(view) && view_online_connected(view) &&
           meeting_of(view)->stage == MEETING_GATHERS;
}

/* ---- the plan ---- */

static void take_plan(View *view)
{
    TermsState *state = state_of(view);
    const Meeting *meeting = meeting_of(view);
    SetupState *setup = setup_of(view);
    if (state->borrowed && state->hash == meeting->edition_hash) return;
    if (!state->borrowed) state->before = setup->plan;
    GamePlan plan = setup->plan;
    text_copy(plan.edition, sizeof plan.edition, meeting->edition);
    plan.rules = meeting->rules;
    setup_plan_take(setup, view_library(view), &plan);
    state->borrowed = true;
    state->hash = meeting->edition_hash;
    state->sending = false;
}

static void give_plan_back(View *view)
{
    TermsState *state = state_of(view);
    if (state->borrowed && state->before.edition[0] != '\0')
        setup_plan_take(setup_of(view), view_library(view), &state->before);
    state->borrowed = false;
}

static void open_sheet(View *view)
{
    state_of(view)->borrowed = false;
    if (view_guest(view) != NULL && view_library(view) != NULL) take_plan(view);
}

/* What was changed on the plan is asked of the server, one rule at a time. */
static void send_rule(View *view)
{
    TermsState *state = state_of(view);
    const SetupState *setup = setup_of(view);
    const Edition *edition = room_state_edition(view);
    if (edition == NULL || !may_set(view)) return;
    for (int rule = 0; rule < RULE_COUNT; rule++) {
        int32_t value = setup_plan_rule(setup, (RuleId)rule);
        if (value == edition->rule[rule]) continue;
        if (state->sending && state->sent == (RuleId)rule && state->value == value) return;
        char buffer[LINE_SIZE];
        Text line = text_into(buffer, sizeof buffer);
        text_add(&line, "rule ");
        text_add(&line, rule_info((RuleId)rule)->word);
        text_add_char(&line, '=');
        rule_value_write((RuleId)rule, value, &line);
        state->sent = (RuleId)rule;
        state->value = value;
        state->sending = true;
        view_online_say(view, buffer);
        return;
    }
}

/* ---- the parts ---- */

static double draw_editions(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const SetupState *setup = setup_of(view);
    double x = 0, y = 0, gap = ui_px(ui, 8), high = ui_px(ui, 44);
    for (int i = 0; i < setup->edition_count; i++) {
        const SetupEdition *edition = &setup->editions[i];
        Button what = {.id = ui_id("terms-edition", i),
                       .label = edition->title,
                       .chosen = text_same(edition->word, meeting_of(view)->edition),
                       .disabled = edition->why_not[0] != '\0' || !may_set(view)};
        double wide = button_width(ui, what);
        if (wide > box.w) wide = box.w;
        if (x > 0 && x + wide > box.w) {
            x = 0;
            y += high + gap;
        }
        if (button(ui, (Box){box.x + x, box.y + y, wide, high}, what) && !what.chosen) {
            char line[LINE_SIZE];
            Text text = text_into(line, sizeof line);
            text_add(&text, "edition ");
            text_add(&text, edition->word);
            view_online_say(view, line);
        }
        x += wide + gap;
    }
    return y + high;
}

static void say_terms(View *view, const MeetingTerms *terms, unsigned which)
{
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    meeting_terms_wish(terms, which, &line);
    view_online_say(view, buffer);
}

static double draw_clock(View *view, Box box)
{
    Ui *ui = view_ui(view);
    MeetingTerms terms = meeting_of(view)->terms;
    char said[CLOCKS][80];
    const char *words[CLOCKS];
    int chosen = -1;
    Box control;
    for (int i = 0; i < CLOCKS; i++) {
        MeetingTerms one = {.bank = clocks[i].bank, .step = clocks[i].step};
        Text text = text_into(said[i], sizeof said[i]);
        terms_words_clock(view_words(view), &one, &text);
        words[i] = said[i];
        if (terms.bank == one.bank && terms.step == one.step) chosen = i;
    }
    const char *label = LABEL(view, T_("Clock"));
    double used = form_row(ui, box, label,
                           LABEL(view, T_("Time in all, and more for each decision. Who has none "
                                          "left is played by a computer.")),
                           0, 0, &control);
    Box row = form_below(box, used);
    row.h = control_choice_height(ui, box.w, words, CLOCKS);
    if (control_choice(ui, row, ui_id("terms-clock", 0), label, words, CLOCKS, &chosen) &&
        may_set(view)) {
        terms.bank = clocks[chosen].bank;
        terms.step = clocks[chosen].step;
        say_terms(view, &terms, 1U << TERM_BANK | 1U << TERM_STEP);
    }
    return used + row.h + ui_px(ui, 12);
}

static double draw_switch(View *view, Box box, int n, const char *label, const char *sentence,
                          bool *on)
{
    Ui *ui = view_ui(view);
    Box control;
    double used = form_row(ui, box, label, sentence, ui_px(ui, 44), ui_target(ui), &control);
    *on = control_switch(ui, control, ui_id("terms-switch", n), label, on, !may_set(view));
    return used;
}

static double draw_switches(View *view, Box box)
{
    MeetingTerms terms = meeting_of(view)->terms;
    bool absent = terms.absent > 0, watch = terms.watch, advice = terms.advice, open = terms.open;
    bool later = terms.delay > 0;
    double used = draw_switch(view, box, 0, LABEL(view, T_("A computer plays for who is away")),
                              LABEL(view, T_("After a minute; else the table waits.")), &absent);
    used += draw_switch(view, form_below(box, used), 1, LABEL(view, T_("Others may look on")),
                        LABEL(view, T_("Whoever has the link and no seat.")), &watch);
    if (terms.watch)
        used +=
            draw_switch(view, form_below(box, used), 4, LABEL(view, T_("They see it later")),
                        LABEL(view, T_("Two minutes, so that nobody is told anything.")), &later);
    else
        later = false;
    used += draw_switch(view, form_below(box, used), 2, LABEL(view, T_("Advice is allowed")),
                        LABEL(view, T_("Hints and chances to win.")), &advice);
    used += draw_switch(view, form_below(box, used), 3, LABEL(view, T_("Listed for everybody")),
                        LABEL(view, T_("Strangers on this server may sit down.")), &open);
    if (!absent && !watch && !later && !advice && !open) return used;
    if (absent) terms.absent = terms.absent > 0 ? 0 : 60;
    if (watch) terms.watch = !terms.watch;
    if (later) terms.delay = terms.delay > 0 ? 0 : LATER;
    if (advice) terms.advice = !terms.advice;
    if (open) terms.open = !terms.open;
    say_terms(view, &terms,
              (unsigned)absent << TERM_ABSENT | (unsigned)watch << TERM_WATCH |
                  (unsigned)later << TERM_DELAY | (unsigned)advice << TERM_ADVICE |
                  (unsigned)open << TERM_OPEN);
    return used;
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = what;
    double gap = ui_px(ui, 14), used = 0;
    if (!may_set(view))
        used += form_words(ui, box, LABEL(view, T_("Only the host changes them, before the game.")),
                           TYPE_BODY, FONT_MEDIUM, ui->theme.quiet) +
                gap;
    used += draw_editions(view, form_below(box, used)) + gap;
    used += draw_clock(view, form_below(box, used));
    used += draw_switches(view, form_below(box, used)) + gap;
    if (may_set(view)) used += setup_rules(ui, form_below(box, used), NULL);
    return used;
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    SheetFrame frame;
    if (view_guest(view) == NULL || view_library(view) == NULL) {
        view_close_sheet(view);
        return;
    }
    take_plan(view);
    double height = form_height(ui, sheet_inner_width(ui, WIDTH), contents, view);
    Box box =
        sheet_begin(ui, &frame, LABEL(view, T_("Rules of this table")), WIDTH, height, 0, true);
    contents(ui, box, view);
    sheet_end(ui, &frame);
    send_rule(view);
    if (!frame.closed) return;
    give_plan_back(view);
    view_close_sheet(view);
}

const SheetRow terms_sheet = {.pass = pass, .open = open_sheet, .keeps = sizeof(TermsState)};
