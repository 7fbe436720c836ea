/* help_screen.c -- how to play, on a screen or over the table. */
#include <string.h>

#include "base/mem.h"
#include "table/edition_brief.h"
#include "ui/controls.h"
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/view_screen.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { BRIEF_SIZE = 1200 };

typedef enum Tab { TAB_RULES, TAB_KEYS, TAB_SCREEN, TAB_COUNT } Tab;

static const Sentence tabs[TAB_COUNT] = {T_("Rules"), T_("Keys"), T_("Screen")};

/* What is shown; `what` of all contents here. */
typedef struct Help {
    const Edition *edition; /* NULL: it cannot be read */
    bool chosen;            /* there is no game: the edition can be changed */
    bool flat;              /* over the table, without cards */
    int tab;
} Help;

/* ---- the rules in short ---- */

typedef struct Topic {
    const Edition *edition;
    BriefTopic topic;
    const Words *words;
} Topic;

static double topic_words(Ui *ui, Box box, void *what)
{
    const Topic *topic = what;
    char buffer[BRIEF_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    edition_brief_write(topic->edition, topic->topic, topic->words, &text);
    return form_words(ui, box, buffer, TYPE_BODY, FONT_MEDIUM, ui->theme.ink);
}

static double lay_out(View *view, Box box, const Help *help, const FormCard *cards, int count)
{
    return help->flat ? form_parts(view_ui(view), box, cards, count)
                      : form_cards(view_ui(view), box, cards, count, 300);
}

static double rules(View *view, Box box, const Help *help)
{
    Topic topics[BRIEF_TOPIC_COUNT];
    FormCard cards[BRIEF_TOPIC_COUNT];
    int count = 0;
    Words words = edition_words(help->edition, view_words(view)->language);
    for (int i = 0; i < BRIEF_TOPIC_COUNT; i++) {
        char buffer[BRIEF_SIZE];
        Text text = text_into(buffer, sizeof buffer);
        edition_brief_write(help->edition, (BriefTopic)i, &words, &text);
        if (text.length == 0) continue;
        topics[count] = (Topic){help->edition, (BriefTopic)i, &words};
        cards[count] = (FormCard){.title = edition_brief_title((BriefTopic)i, &words),
                                  .contents = topic_words,
                                  .what = &topics[count]};
        count++;
    }
    return lay_out(view, box, help, cards, count);
}

/* ---- keys ---- */

typedef struct KeyRow {
    Sentence cap;
    Sentence sentence;
} KeyRow;

static const KeyRow moving[] = {
    {TC_("key", "Tab"), T_("To the next thing; with Shift to the one before.")},
    {TC_("key", "Arrows"), T_("To the nearest thing in that direction.")},
    {TC_("key", "Enter"), T_("Presses what has the ring around it; Space does, too.")},
    {TC_("key", "Esc"), T_("Closes a sheet or goes back; at the table it opens the menu.")},
    {{.words = "A-Z"}, T_("A letter underlined on a button presses it.")},
};

#define LETTER(name, letter, sentence) \
    {{.words = (const char[]){(letter) - 'a' + 'A', '\0'}}, sentence},
static const KeyRow playing[] = {
#include "view/key_list.h"
};
#undef LETTER

static const KeyRow always[] = {
    {{.words = "Ctrl+Z"}, T_("Takes back your last decision.")},
    {{.words = "F1"}, T_("Help.")},
    {{.words = "F11"}, T_("Full screen.")},
};

/* A drawn key. */
static void key_cap(Ui *ui, double x, double y, const char *word)
{
    Style style = {TYPE_BODY, FONT_SEMIBOLD, ui->theme.ink, ALIGN_CENTRE};
    double high = ui_px(ui, 26), wide = lettering_width(ui, word, style) + ui_px(ui, 16);
    if (wide < high) wide = high;
    Box cap = {x, y, wide, high};
    canvas_fill_round(ui->canvas, cap, ui_px(ui, 6), ui->theme.line);
    canvas_fill_round(ui->canvas, (Box){x + 1, y + 1, wide - 2, high - ui_px(ui, 3)}, ui_px(ui, 5),
                      ui->theme.sunken);
    lettering_line(ui, (Box){x, y, wide, high - ui_px(ui, 2)}, word, style);
}

/* The sentence is beside its key, or below it if there is too little room. */
static double key_row(Ui *ui, Box box, const KeyRow *row)
{
    double gap = ui_px(ui, 4), high = ui_px(ui, 26), left = ui_px(ui, 76), y = box.y + gap;
    bool below = box.w - left < ui_px(ui, 96);
    Box words = {box.x + left, y + ui_px(ui, 3), box.w - left, box.h};
    if (below) words = (Box){box.x, y + high + gap, box.w, box.h};
    key_cap(ui, box.x, y, words_plain(&ui->words, &row->cap));
    double end = words.y - box.y +
                 form_words(ui, words, words_plain(&ui->words, &row->sentence), TYPE_BODY,
                            FONT_MEDIUM, ui->theme.ink);
    return (end > high + gap ? end : high + gap) + gap;
}

static double key_rows(View *view, Box box, const KeyRow *rows, int count)
{
    double used = 0;
    for (int i = 0; i < count; i++) used += key_row(view_ui(view), form_below(box, used), &rows[i]);
    return used;
}

#define COUNT_OF(list) ((int)(sizeof(list) / sizeof((list)[0])))

static double moving_keys(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    (void)what;
    return key_rows(view, box, moving, COUNT_OF(moving));
}

static double playing_keys(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    (void)what;
    return key_rows(view, box, playing, COUNT_OF(playing));
}

static double always_keys(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    (void)what;
    return key_rows(view, box, always, COUNT_OF(always));
}

static double keys(View *view, Box box, const Help *help)
{
    const FormCard cards[] = {{.title = LABEL(view, T_("Letters")), .contents = playing_keys},
                              {.title = LABEL(view, T_("Getting around")), .contents = moving_keys},
                              {.title = LABEL(view, T_("Always")), .contents = always_keys}};
    return lay_out(view, box, help, cards, COUNT_OF(cards));
}

/* ---- the screen ---- */

static double screen(View *view, Box box, const Help *help)
{
    static const struct {
        Sentence title, words;
    } rows[] = {
        {T_("What is asked"),
         T_("One line always says who must do what. The coloured button is the "
            "next thing to do; the others appear when they apply.")},
        {T_("The board"),
         T_("Each property shows its colour, name and price. A stripe at the outer "
            "edge has the owner's colour; houses and hotels stand in the band of "
            "the group.")},
        {T_("Deeds"), T_("Press a space for its deed: every rent, the owner, and the buttons that "
                         "apply.")},
        {T_("Players"),
         T_("Each card shows a player's money and properties by group. The ring marks "
            "whose turn it is, # a computer, a line through the name a bankrupt. "
            "Press a card for everything that player owns.")},
        {T_("The account"), T_("Everything that happened is in the account. Scroll back as far as "
                               "you like.")},
        {T_("Movement"), T_("Dice, tokens and money move so that you see what happens. A click "
                            "finishes it at once. The settings make it faster or still.")},
        {T_("Saving"), T_("Every step is saved as it is made. Continue goes on where you left off; "
                          "Load shows all games.")},
    };
    FormCard cards[COUNT_OF(rows)];
    for (int i = 0; i < COUNT_OF(rows); i++)
        cards[i] = (FormCard){.title = view_label(view, &rows[i].title),
                              .words = view_label(view, &rows[i].words)};
    return lay_out(view, box, help, cards, COUNT_OF(cards));
}

/* ---- all of it ---- */

static int *remembered_edition(View *view, int *number)
{
    double *memory = ui_memory(view_ui(view), ui_id("help-edition", 0), -1);
    *number = (int)*memory;
    return number;
}

/* "classic" if it is there, else the first. */
static int usual_edition(const EditionLibrary *library)
{
    for (int i = 0; i < library->count; i++)
        if (text_same(library->sources[i].word, "classic")) return i;
    return 0;
}

static void turn_edition(View *view, int step)
{
    int number, count = view_library(view)->count;
    if (*remembered_edition(view, &number) < 0) number = usual_edition(view_library(view));
    *ui_memory(view_ui(view), ui_id("help-edition", 0), -1) = (number + step + count) % count;
    view_ui(view)->changed = true;
}

/* Name and nature of the edition, with arrows when it can be changed. */
static double edition_head(View *view, Box box, const Help *help)
{
    Ui *ui = view_ui(view);
    Style style = {TYPE_HEAD, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    double arrow = button_height(ui), gap = ui_px(ui, 8);
    Box line = {box.x, box.y, box.w, arrow}, whole = box;
    if (help->chosen) {
        Box next = box_cut_right(&line, arrow);
        box_cut_right(&line, gap);
        Box before = box_cut_right(&line, arrow);
        box_cut_right(&line, gap);
        Button back = {.id = ui_id("help-before", 0),
                       .label = LABEL(view, T_("Previous edition")),
                       .icon = ICON_LEFT,
                       .icon_only = true};
        Button on = {.id = ui_id("help-next", 0),
                     .label = LABEL(view, T_("Next edition")),
                     .icon = ICON_RIGHT,
                     .icon_only = true};
        if (button(ui, before, back)) turn_edition(view, -1);
        if (button(ui, next, on)) turn_edition(view, 1);
    }
    lettering_line(ui, line, help->edition->title, style);
    double used = arrow + gap / 2;
    used += form_words(ui, form_below(whole, used), help->edition->about, TYPE_BODY, FONT_MEDIUM,
                       ui->theme.quiet);
    return used + ui_px(ui, 16);
}

static double body(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    Help *help = what;
    const char *labels[TAB_COUNT];
    for (int i = 0; i < TAB_COUNT; i++) labels[i] = words_plain(&ui->words, &tabs[i]);
    Box choice = {box.x, box.y, box.w, control_choice_height(ui, box.w, labels, TAB_COUNT)};
    if (control_choice(ui, choice, ui_id("help-tab", 0), PLAIN(&ui->words, T_("Help")), labels,
                       TAB_COUNT, &help->tab))
        *ui_memory(ui, ui_id("help-tab", 0), 0) = help->tab;
    double used = choice.h + ui_px(ui, 16);
    switch ((Tab)help->tab) {
    case TAB_RULES:
        if (help->edition == NULL) break;
        used += edition_head(view, form_below(box, used), help);
        used += rules(view, form_below(box, used), help);
        break;
    case TAB_KEYS: used += keys(view, form_below(box, used), help); break;
    case TAB_SCREEN: used += screen(view, form_below(box, used), help); break;
    case TAB_COUNT: break;
    }
    return used;
}

/* The edition of the game, or the one leafed to; `room` is for the latter. */
static const Edition *edition_shown(View *view, Edition *room, Problems *problems)
{
    int number;
    if (view_table(view) != NULL) return table_edition(view_table(view));
    if (view_library(view) == NULL || view_library(view)->count == 0) return NULL;
    if (*remembered_edition(view, &number) < 0 || number >= view_library(view)->count)
        number = usual_edition(view_library(view));
    return edition_read(view_library(view), view_library(view)->sources[number].word, NULL, room,
                        problems)
               ? room
               : NULL;
}

static void show(View *view, bool flat)
{
    enum { WIDTH = 640 };
    Ui *ui = view_ui(view);
    Edition *room = mem_new(1, sizeof *room);
    Problems *problems = mem_new(1, sizeof *problems);
    Help help = {.edition = edition_shown(view, room, problems),
                 .chosen = view_table(view) == NULL && view_library(view) != NULL,
                 .flat = flat,
                 .tab = (int)*ui_memory(ui, ui_id("help-tab", 0), 0)};
    if (flat) {
        SheetFrame frame;
        double height = form_height(ui, sheet_inner_width(ui, WIDTH), body, &help);
        body(ui, sheet_begin(ui, &frame, LABEL(view, T_("Help")), WIDTH, height, 0, true), &help);
        sheet_end(ui, &frame);
        if (frame.closed) view_close_sheet(view);
    } else {
        form_page(ui, "help", view_screen_page(view, LABEL(view, T_("Help"))), 1400, body, &help);
    }
    mem_free(problems);
    mem_free(room);
}

static void pass_screen(View *view)
{
    show(view, false);
}

static void pass_sheet(View *view)
{
    show(view, true);
}

const ScreenRow help_screen = {.pass = pass_screen};
const SheetRow help_sheet = {.pass = pass_sheet, .pauses = true};
