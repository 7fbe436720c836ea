/* settings_screen.c -- looks, sound and pace, on a screen or over the table. */
#include "table/coaching.h"
#include "ui/controls.h"
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/view_request.h"
#include "view/view_screen.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* Rows of one card, drawn below each other. */
typedef struct SettingsColumn {
    View *view;
    Box box;
    double used;
    bool changed;
} SettingsColumn;

static Box row(SettingsColumn *column, const char *label, const char *sentence, double width,
               double height)
{
    Box control;
    Ui *ui = view_ui(column->view);
    column->used += form_row(ui, form_below(column->box, column->used), label, sentence,
                             ui_px(ui, width), height, &control);
    return control;
}

static void add_switch(SettingsColumn *column, const char *label, const char *sentence, bool *on)
{
    Ui *ui = view_ui(column->view);
    Box control = row(column, label, sentence, 44, ui_target(ui));
    if (control_switch(ui, control, ui_id(label, 0), label, on, false)) column->changed = true;
}

typedef struct SliderRange {
    int least, most, step;
} SliderRange;

static void add_percent(const Words *words, int value, Text *text)
{
    words_write_arg(words, arg_percent(value, 0), text);
}

static void add_of_five(const Words *words, int value, Text *text)
{
    SAY(words, text, T_("{number} of 5"), arg_number(value));
}

/* A slider followed by its value. */
static void add_slider(SettingsColumn *column, const char *label, const char *sentence,
                       SliderRange range, void (*write)(const Words *words, int value, Text *text),
                       int *value)
{
    Ui *ui = view_ui(column->view);
    Box control = row(column, label, sentence, 176, ui_target(ui));
    Box number = box_cut_right(&control, ui_px(ui, 48));
    double inset = ui_px(ui, 10); /* of a slider's track: it begins where the label does */
    control = (Box){control.x - inset, control.y, control.w + inset, control.h};
    if (control_slider(ui, control, ui_id(label, 0), label, range.least, range.most, range.step,
                       value))
        column->changed = true;
    char buffer[24];
    Text text = text_into(buffer, sizeof buffer);
    write(&ui->words, *value, &text);
    lettering_line(ui, number, buffer,
                   (Style){TYPE_LARGE, FONT_SEMIBOLD, ui->theme.ink, ALIGN_RIGHT});
}

static void add_choice(SettingsColumn *column, const char *label, const char *sentence,
                       const char *const *words, int count, int *chosen)
{
    Ui *ui = view_ui(column->view);
    double used =
        form_row(ui, form_below(column->box, column->used), label, sentence, 0, 0, &(Box){0});
    Box below = form_below(column->box, column->used + used);
    below.h = control_choice_height(ui, below.w, words, count);
    if (control_choice(ui, below, ui_id(label, 0), label, words, count, chosen))
        column->changed = true;
    column->used += used + below.h + ui_px(ui, 8);
}

static double finish(SettingsColumn *column)
{
    if (column->changed) view_ask(column->view, (Request){.kind = REQUEST_SETTINGS});
    return column->used;
}

/* ---- the cards ---- */

static double sound(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    SettingsColumn column = {.view = view, .box = box};
    Settings *settings = view_edit_preferences(view);
    (void)what;
    add_slider(&column, LABEL(view, T_("Music")), "", (SliderRange){0, 100, 5}, add_percent,
               &settings->music);
    add_slider(&column, LABEL(view, T_("Sounds")),
               LABEL(view, T_("Dice, steps, money and stamps.")), (SliderRange){0, 100, 5},
               add_percent, &settings->sound);
    add_switch(&column, LABEL(view, T_("Mute")), LABEL(view, T_("Silences everything at once.")),
               &settings->muted);
    return finish(&column);
}

static double movement(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const char *const paces[PACE_COUNT] = {LABEL(view, T_("Watch")), LABEL(view, T_("Quick")),
                                           LABEL(view, T_("Instant"))};
    const char *const about[PACE_COUNT] = {
        [PACE_WATCH] = LABEL(view, T_("You see every step they take.")),
        [PACE_QUICK] = LABEL(view, T_("You see what they do, without waiting for it.")),
        [PACE_INSTANT] = LABEL(view, T_("Their turns take no time; a line says what they did.")),
    };
    SettingsColumn column = {.view = view, .box = box};
    Settings *settings = view_edit_preferences(view);
    (void)what;
    add_choice(&column, LABEL(view, T_("Computers' turns")), about[settings->pace], paces,
               PACE_COUNT, &settings->pace);
    add_slider(&column, LABEL(view, T_("Speed of movement")),
               LABEL(view, T_("How fast tokens walk and dice tumble.")), (SliderRange){1, 5, 1},
               add_of_five, &settings->speed);
    add_switch(&column, LABEL(view, T_("Reduced motion")),
               LABEL(view, T_("Nothing walks, flies or tumbles.")), &settings->calm);
    return finish(&column);
}

static double looks(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const char *const shades[SHADE_COUNT] = {LABEL(view, T_("Light")), LABEL(view, T_("Dark"))};
    enum { SIZES = 4 };
    static const char *const sizes[SIZES] = {"100", "125", "150", "200"};
    static const int percents[SIZES] = {100, 125, 150, 200};
    SettingsColumn column = {.view = view, .box = box};
    Settings *settings = view_edit_preferences(view);
    int size = SIZES - 1;
    while (size > 0 && percents[size] > settings->text_size) size--;
    int before = size;
    (void)what;
    add_choice(&column, LABEL(view, T_("Light or dark")), "", shades, SHADE_COUNT,
               &settings->shade);
    add_choice(&column, LABEL(view, T_("Size of text and buttons")),
               LABEL(view, T_("In percent of the usual size.")), sizes, SIZES, &size);
    if (size != before) settings->text_size = percents[size];
    add_switch(&column, LABEL(view, T_("Colours for colour-blind eyes")),
               LABEL(view, T_("Players' colours that everybody can tell apart.")),
               &settings->safe_colours);
    add_switch(&column, LABEL(view, T_("Full screen")), LABEL(view, T_("Also with F11.")),
               &settings->full_screen);
    return finish(&column);
}

/* Every language by its own name, so that people who cannot read this screen find theirs. */
static double languages(Ui *ui, Box box, void *what)
{
    enum { MOST = 40 };
    View *view = view_of(ui);
    Settings *settings = view_edit_preferences(view);
    SettingsColumn column = {.view = view, .box = box};
    const char *names[MOST] = {LABEL(view, T_("As the system"))};
    const LanguageName *known;
    int count = 1, chosen = 0;
    for (; count < MOST && (known = language_known(count - 1)) != NULL; count++) {
        names[count] = known->name;
        if (text_same(known->code, settings->language)) chosen = count;
    }
    int before = chosen;
    (void)what;
    add_choice(&column, LABEL(view, T_("Language")), "", names, count, &chosen);
    if (chosen != before)
        text_copy(settings->language, sizeof settings->language,
                  chosen == 0 ? "" : language_known(chosen - 1)->code);
    return finish(&column);
}

static double coach(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const char *const coaching[COACHING_COUNT] = {LABEL(view, TC_("coach", "Off")),
                                                  LABEL(view, TC_("coach", "Warnings")),
                                                  LABEL(view, TC_("coach", "Everything"))};
    const char *const about[COACHING_COUNT] = {
        LABEL(view, T_("Nobody tells you what to do.")),
        LABEL(view, T_("A question before you do something that loses much.")),
        LABEL(view, T_("Warnings, everybody's chances, and what your next throw may bring.")),
    };
    SettingsColumn column = {.view = view, .box = box};
    Settings *settings = view_edit_preferences(view);
    (void)what;
    add_choice(&column, LABEL(view, T_("Coach")), about[settings->coach], coaching, COACHING_COUNT,
               &settings->coach);
    add_switch(&column, LABEL(view, T_("Show the odds")),
               LABEL(view, T_("A thin bar shows everybody's chance to win.")), &settings->odds);
    add_switch(&column, LABEL(view, T_("No single letters")),
               LABEL(view, T_("Letters press nothing; Tab, Enter and the space bar still do.")),
               &settings->no_letters);
    return finish(&column);
}

static double turns(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const char *const paying[PAYING_COUNT] = {LABEL(view, TC_("pay", "At once")),
                                              LABEL(view, TC_("pay", "Ask if large")),
                                              LABEL(view, TC_("pay", "Always ask"))};
    const char *const about[PAYING_COUNT] = {
        LABEL(view, T_("They are paid by themselves.")),
        LABEL(view, T_("You press for a fifth of your cash or more.")),
        LABEL(view, T_("You press for every one.")),
    };
    SettingsColumn column = {.view = view, .box = box};
    Settings *settings = view_edit_preferences(view);
    (void)what;
    add_choice(&column, LABEL(view, T_("Rents and taxes")), about[settings->paying], paying,
               PAYING_COUNT, &settings->paying);
    add_switch(&column, LABEL(view, T_("Do not wait for me")),
               LABEL(view, T_("Cards, the wheel, the throw for the order and payments need no "
                              "press.")),
               &settings->hasty);
    add_switch(&column, LABEL(view, T_("End turns for me")),
               LABEL(view, T_("When nothing is left to build or redeem.")), &settings->auto_end);
    add_switch(&column, LABEL(view, T_("Call the next player")),
               LABEL(view, T_("With several people at one screen, nothing is shown to decide "
                              "before the right one is there.")),
               &settings->call);
    return finish(&column);
}

enum { CARDS = 6 };

static void cards_make(const View *view, FormCard cards[CARDS])
{
    cards[0] = (FormCard){.title = LABEL(view, T_("Sound")), .contents = sound};
    cards[1] = (FormCard){.contents = languages};
    cards[2] = (FormCard){.title = LABEL(view, T_("Movement")), .contents = movement};
    cards[3] = (FormCard){.title = LABEL(view, TC_("settings", "Your turns")), .contents = turns};
    cards[4] = (FormCard){.title = LABEL(view, T_("Looks")), .contents = looks};
    cards[5] =
        (FormCard){.title = LABEL(view, TC_("settings", "Help while playing")), .contents = coach};
}

static double page(Ui *ui, Box box, void *what)
{
    FormCard cards[CARDS];
    (void)what;
    cards_make(view_of(ui), cards);
    return form_cards(ui, box, cards, CARDS, 400);
}

static void pass_screen(View *view)
{
    form_page(view_ui(view), "settings", view_screen_page(view, LABEL(view, T_("Settings"))), 1400,
              page, NULL);
}

static double parts(Ui *ui, Box box, void *what)
{
    FormCard cards[CARDS];
    (void)what;
    cards_make(view_of(ui), cards);
    return form_parts(ui, box, cards, CARDS);
}

static void pass_sheet(View *view)
{
    enum { WIDTH = 560 };
    Ui *ui = view_ui(view);
    SheetFrame frame;
    double height = form_height(ui, sheet_inner_width(ui, WIDTH), parts, NULL);
    parts(ui, sheet_begin(ui, &frame, LABEL(view, T_("Settings")), WIDTH, height, 0, true), NULL);
    sheet_end(ui, &frame);
    if (frame.closed) view_close_sheet(view);
}

const ScreenRow settings_screen = {.pass = pass_screen};
const SheetRow settings_sheet = {.pass = pass_sheet, .pauses = true};
