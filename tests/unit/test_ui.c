/* test_ui.c -- pressing, focus, keys, fields, scrolling and fitting text. */
#include "../check.h"
#include "canvas/canvas_mute.h"
#include "canvas/canvas_trace.h"
#include "ui/capitals.h"
#include "ui/controls.h"
#include "ui/lettering.h"
#include "ui/number_field.h"
#include "ui/scroll.h"
#include "ui/sheet.h"
#include "ui/spoken.h"
#include "ui/writing.h"

static Canvas *measuring;
static Ui ui;
static int pressed[4];
static bool disabled_second;

static void begin(void)
{
    static Ui fresh;
    ui = fresh;
    ui.unit = 1;
    Settings settings = settings_usual();
    ui.theme = theme_make(&settings, NULL);
    memset(pressed, 0, sizeof pressed);
    disabled_second = false;
}

/* Four buttons, two by two. */
static void pass(Input input)
{
    CanvasMute mute = canvas_mute(measuring);
    ui_begin(&ui, &mute.canvas, (Box){0, 0, 400, 300}, &input);
    for (int i = 0; i < 4; i++) {
        Button what = {.id = ui_id("button", i),
                       .label = "Button",
                       .letter = i == 2 ? 'x' : '\0',
                       .disabled = i == 1 && disabled_second};
        if (button(&ui, (Box){20 + 200.0 * (i % 2), 20 + 100.0 * (i / 2), 150, 40}, what))
            pressed[i]++;
    }
    ui_end(&ui);
}

static void give(Input input)
{
    pass(input);
    if (ui.press != 0) pass((Input){.kind = INPUT_NONE});
}

static void click(double x, double y)
{
    give((Input){.kind = INPUT_DOWN, .x = x, .y = y});
    give((Input){.kind = INPUT_UP, .x = x, .y = y});
}

static void a_click_presses_what_is_under_it(void)
{
    begin();
    click(40, 40);
    CHECK_INT(1, pressed[0]);
    click(300, 130);
    CHECK_INT(1, pressed[3]);
    click(390, 290);
    CHECK_INT(2, pressed[0] + pressed[1] + pressed[2] + pressed[3]);
}

static void leaving_before_letting_go_presses_nothing(void)
{
    begin();
    give((Input){.kind = INPUT_DOWN, .x = 40, .y = 40});
    give((Input){.kind = INPUT_UP, .x = 300, .y = 130});
    CHECK_INT(0, pressed[0] + pressed[3]);
}

static void a_disabled_button_is_never_pressed(void)
{
    begin();
    disabled_second = true;
    click(240, 40);
    CHECK_INT(0, pressed[1]);
    CHECK((ui.cues >> CUE_REFUSE & 1) != 0);
}

static void keys_alone_are_enough(void)
{
    begin();
    give((Input){.kind = INPUT_NONE});
    give((Input){.kind = INPUT_KEY, .key = KEY_TAB});
    CHECK(ui.focus == ui_id("button", 0) && ui.focus_seen);
    give((Input){.kind = INPUT_KEY, .key = KEY_RIGHT});
    CHECK(ui.focus == ui_id("button", 1));
    give((Input){.kind = INPUT_KEY, .key = KEY_DOWN});
    CHECK(ui.focus == ui_id("button", 3));
    give((Input){.kind = INPUT_KEY, .key = KEY_ENTER});
    CHECK_INT(1, pressed[3]);
    give((Input){.kind = INPUT_KEY, .key = KEY_BACK_TAB});
    CHECK(ui.focus == ui_id("button", 2));
    give((Input){.kind = INPUT_TEXT, .text = " "});
    CHECK_INT(1, pressed[2]);
    give((Input){.kind = INPUT_TEXT, .text = "X"});
    CHECK_INT(2, pressed[2]);
}

/* ---- fields ---- */

static char written[12];

static void field_pass(Input input)
{
    CanvasMute mute = canvas_mute(measuring);
    ui_begin(&ui, &mute.canvas, (Box){0, 0, 400, 300}, &input);
    control_field(&ui, (Box){20, 20, 200, 40}, ui_id("field", 0), "Name", written, sizeof written,
                  "");
    ui_end(&ui);
}

static void type(const char *words)
{
    for (; *words != '\0'; words++) {
        Input input = {.kind = INPUT_TEXT};
        input.text[0] = *words;
        field_pass(input);
    }
}

static void key(Key which)
{
    field_pass((Input){.kind = INPUT_KEY, .key = which});
}

static void fields_are_written_in(void)
{
    begin();
    text_copy(written, sizeof written, "Ada");
    field_pass((Input){.kind = INPUT_NONE});
    field_pass((Input){.kind = INPUT_DOWN, .x = 30, .y = 30});
    field_pass((Input){.kind = INPUT_UP, .x = 30, .y = 30});
    key(KEY_END);
    type(" L.");
    CHECK_TEXT("Ada L.", written);
    key(KEY_HOME);
    key(KEY_DELETE);
    type("E");
    CHECK_TEXT("Eda L.", written);
    key(KEY_END);
    key(KEY_BACKSPACE);
    CHECK_TEXT("Eda L", written);
    type("oooooooooooooooooo");
    CHECK_INT((int)sizeof written - 1, (int)strlen(written));
}

/* What is typed stays as it is, and counts only if it is a number in its bounds. */
static void numbers_are_refused_not_mended(void)
{
    static const struct {
        const char *words;
        NumberFault fault;
    } tries[] = {{"0.1", NUMBER_NOT_WHOLE},
                 {"Abc123", NUMBER_NOT_WHOLE},
                 {"1e3", NUMBER_NOT_WHOLE},
                 {"-5", NUMBER_NOT_WHOLE},
                 {"1,500", NUMBER_NOT_WHOLE},
                 {" 7", NUMBER_NOT_WHOLE},
                 {"501", NUMBER_TOO_LARGE},
                 {"9", NUMBER_TOO_SMALL},
                 {"", NUMBER_TOO_SMALL},
                 {"007", NUMBER_TOO_SMALL},
                 {"00070", NUMBER_GOOD},
                 {"500", NUMBER_GOOD},
                 {"99999999999999999999999", NUMBER_TOO_LARGE}};
    begin();
    for (size_t i = 0; i < sizeof tries / sizeof *tries; i++) {
        int64_t value = 42;
        const char *words = NULL;
        number_field_type(&ui, 7, tries[i].words, 10, 500, &value);
        CHECK_INT(tries[i].fault, number_field_fault(&ui, 7, &words));
        CHECK_TEXT(tries[i].words, words);
        CHECK_INT(tries[i].fault != NUMBER_GOOD, number_field_any_wrong(&ui));
        CHECK_INT(tries[i].fault != NUMBER_GOOD, value == 42);
    }
    number_field_forget(&ui, 7);
    CHECK(!number_field_any_wrong(&ui));
}

static void whole_characters_are_erased(void)
{
    begin();
    text_copy(written, sizeof written, "Zo\xC3\xAB");
    ui_focus_on(&ui, ui_id("field", 0));
    field_pass((Input){.kind = INPUT_NONE});
    key(KEY_END);
    key(KEY_BACKSPACE);
    CHECK_TEXT("Zo", written);
}

/* ---- choosing, clipboard, undo ---- */

static void press_with(Key which, bool shift, bool word)
{
    field_pass((Input){.kind = INPUT_KEY, .key = which, .shift = shift, .word = word});
}

static void click_at(double x)
{
    field_pass((Input){.kind = INPUT_DOWN, .x = x, .y = 30});
    field_pass((Input){.kind = INPUT_UP, .x = x, .y = 30});
}

static void enter_field(const char *words)
{
    begin();
    text_copy(written, sizeof written, words);
    ui_focus_on(&ui, ui_id("field", 0));
    field_pass((Input){.kind = INPUT_NONE});
}

static void expect_chosen(int from, int to)
{
    int first, last;
    writing_chosen(&ui, &first, &last);
    CHECK_INT(from, first);
    CHECK_INT(to, last);
}

static void entering_a_field_chooses_all_of_it(void)
{
    enter_field("Ada");
    expect_chosen(0, 3);
    type("B");
    CHECK_TEXT("B", written);
    enter_field("Ada");
    key(KEY_BACKSPACE);
    CHECK_TEXT("", written);
}

static void clicks_set_the_caret_choose_a_word_and_all(void)
{
    begin();
    text_copy(written, sizeof written, "Old Kent");
    field_pass((Input){.kind = INPUT_NONE});
    click_at(25);
    expect_chosen(0, 8); /* entered */
    ui.now += 2;
    click_at(25);
    expect_chosen(0, 0);
    ui.now += 0.2;
    click_at(25);
    expect_chosen(0, 3);
    ui.now += 0.2;
    click_at(25);
    expect_chosen(0, 8);
    ui.now += 2;
    click_at(210);
    expect_chosen(8, 8);
    ui.now += 2;
    field_pass((Input){.kind = INPUT_DOWN, .x = 25, .y = 30, .shift = true});
    expect_chosen(0, 8);
    field_pass((Input){.kind = INPUT_UP, .x = 25, .y = 30});
}

static void dragging_chooses(void)
{
    begin();
    text_copy(written, sizeof written, "Ada");
    field_pass((Input){.kind = INPUT_NONE});
    click_at(25);
    ui.now += 2;
    field_pass((Input){.kind = INPUT_DOWN, .x = 25, .y = 30});
    field_pass((Input){.kind = INPUT_MOVE, .x = 215, .y = 30});
    expect_chosen(0, 3);
}

static void shift_and_arrows_choose(void)
{
    enter_field("Old Kent");
    key(KEY_HOME);
    press_with(KEY_RIGHT, true, false);
    press_with(KEY_RIGHT, true, false);
    expect_chosen(0, 2);
    key(KEY_LEFT);
    expect_chosen(0, 0);
    press_with(KEY_RIGHT, true, true);
    expect_chosen(0, 4);
    press_with(KEY_END, true, false);
    expect_chosen(0, 8);
    key(KEY_RIGHT);
    expect_chosen(8, 8);
    press_with(KEY_BACKSPACE, false, true);
    CHECK_TEXT("Old ", written);
}

static void what_is_copied_and_cut_can_be_pasted(void)
{
    enter_field("Old Kent");
    key(KEY_COPY);
    CHECK(ui.clip_board.fresh);
    CHECK_TEXT("Old Kent", ui.clip_board.words);
    key(KEY_HOME);
    press_with(KEY_RIGHT, true, true);
    key(KEY_CUT);
    CHECK_TEXT("Kent", written);
    CHECK_TEXT("Old ", ui.clip_board.words);
    key(KEY_END);
    key(KEY_PASTE);
    CHECK_TEXT("KentOld ", written);
    text_copy(ui.clip_board.words, sizeof ui.clip_board.words, "far too much for it");
    key(KEY_SELECT_ALL);
    key(KEY_PASTE);
    CHECK_INT((int)sizeof written - 1, (int)strlen(written));
}

static void changes_are_undone_and_done_again(void)
{
    enter_field("");
    type("Ada");
    key(KEY_SELECT_ALL);
    key(KEY_DELETE);
    CHECK_TEXT("", written);
    key(KEY_UNDO);
    CHECK_TEXT("Ada", written);
    expect_chosen(0, 3);
    key(KEY_UNDO); /* letters typed after each other are one change */
    CHECK_TEXT("", written);
    key(KEY_UNDO);
    CHECK_TEXT("", written);
    key(KEY_REDO);
    CHECK_TEXT("Ada", written);
    key(KEY_REDO);
    CHECK_TEXT("", written);
}

static void composed_letters_are_shown_until_they_are_written(void)
{
    enter_field("");
    text_copy(ui.composed, sizeof ui.composed, "^");
    field_pass((Input){.kind = INPUT_NONE});
    CHECK_TEXT("", written);
    field_pass((Input){.kind = INPUT_TEXT, .text = "\xC3\xAA"});
    CHECK_TEXT("\xC3\xAA", written);
    CHECK_TEXT("", ui.composed);
}

static void letters_are_chosen_as_a_keyboard_on_the_screen_counts(void)
{
    int from = -1, to = -1;
    enter_field("Zo\xC3\xAB");
    CHECK(writing_chosen_letters(&ui, &from, &to));
    CHECK_INT(0, from);
    CHECK_INT(3, to);
    writing_choose_letters(&ui, 2, 3);
    expect_chosen(2, 4);
    type("ra");
    CHECK_TEXT("Zora", written);
    CHECK(writing_chosen_letters(&ui, &from, &to));
    CHECK_INT(4, from);
    CHECK_INT(4, to);
    key(KEY_UNDO);
    CHECK_TEXT("Zo\xC3\xAB", written);
    ui_focus_on(&ui, ui_id("elsewhere", 0));
    CHECK(!writing_chosen_letters(&ui, &from, &to));
}

/* Two cards beside each other, each with a name, a button in its row and one below. */
static void buttons_belong_to_the_nearest_name(void)
{
    static const char *const names[] = {"Ada", "Bruno"};
    CanvasMute mute = canvas_mute(measuring);
    char heard[200];
    Text text = text_into(heard, sizeof heard);
    begin();
    ui_begin(&ui, &mute.canvas, (Box){0, 0, 400, 300}, &(Input){.kind = INPUT_NONE});
    for (int i = 0; i < 2; i++) {
        double x = i * 200;
        ui_press(&ui, ui_id("name", i), (Box){x, 0, 120, 40}, UI_FIELD, "Name", false);
        ui_value(&ui, ui_id("name", i), names[i]);
        ui_press(&ui, ui_id("go", i), (Box){x + 130, 0, 40, 40}, UI_BUTTON, "Remove", false);
        ui_press(&ui, ui_id("kind", i), (Box){x, 48, 170, 40}, UI_BUTTON, "Medium", false);
    }
    ui_end(&ui);
    for (int i = 0; i < ui.item_count; i++) {
        spoken_context(&ui, i, &text);
        text_add_char(&text, ';');
    }
    CHECK_TEXT("1 of 2;Ada;Ada;2 of 2;Bruno;Bruno;", heard);
}

/* ---- scrolling ---- */

static double scrolled_top;
static int drawn_lines;

static void scroll_pass(Input input)
{
    CanvasMute mute = canvas_mute(measuring);
    Scroll scroll;
    ui_begin(&ui, &mute.canvas, (Box){0, 0, 400, 300}, &input);
    Box inner = scroll_begin(&ui, &scroll, ui_id("list", 0), (Box){0, 0, 200, 100}, 1000, false);
    scrolled_top = inner.y;
    drawn_lines = 0;
    for (int i = 0; i < 20; i++)
        if (ui_press(&ui, ui_id("row", i), (Box){0, inner.y + i * 50.0, 200, 50}, UI_BUTTON, "Row",
                     false))
            drawn_lines = i;
    scroll_end(&ui, &scroll);
    ui_end(&ui);
}

static void what_is_too_tall_scrolls(void)
{
    begin();
    scroll_pass((Input){.kind = INPUT_NONE});
    CHECK(scrolled_top == 0);
    scroll_pass((Input){.kind = INPUT_WHEEL, .x = 50, .y = 50, .wheel = 1});
    CHECK(scrolled_top < 0);
    for (int i = 0; i < 100; i++)
        scroll_pass((Input){.kind = INPUT_WHEEL, .x = 50, .y = 50, .wheel = 1});
    CHECK(scrolled_top == -900);
    for (int i = 0; i < 100; i++)
        scroll_pass((Input){.kind = INPUT_WHEEL, .x = 50, .y = 50, .wheel = -1});
    CHECK(scrolled_top == 0);
}

static void the_focus_is_brought_into_sight(void)
{
    begin();
    scroll_pass((Input){.kind = INPUT_NONE});
    for (int i = 0; i < 12; i++) scroll_pass((Input){.kind = INPUT_KEY, .key = KEY_TAB});
    scroll_pass((Input){.kind = INPUT_NONE});
    double row = scrolled_top + 11 * 50.0;
    CHECK(row >= 0 && row + 50 <= 100);
}

/* ---- text ---- */

static void text_wraps_shrinks_and_is_never_cut(void)
{
    static const char *const names[] = {"Mediterranean Avenue", "GO", "North Carolina Avenue",
                                        "Pneumonoultramicroscopicsilicovolcanoconiosis",
                                        "a b c d e f g h i j k l m"};
    Canvas *trace = canvas_trace_new(NULL, 400, 300);
    char faults[2000];
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        for (double width = 24; width < 200; width += 17) {
            Text text = text_into(faults, sizeof faults);
            begin();
            canvas_trace_begin(trace, 400, 300);
            ui_begin(&ui, trace, (Box){0, 0, 400, 300}, &(Input){.kind = INPUT_NONE});
            Box box = {50, 50, width, 60};
            trace->verbs->push_clip(trace, box);
            lettering_fit(&ui, box, names[i],
                          (Style){TYPE_BODY, FONT_BOLD, 0xFF000000, ALIGN_CENTRE}, 0);
            trace->verbs->pop(trace);
            ui_end(&ui);
            CHECK_INT(0, canvas_trace_faults(trace, &text));
        }
    }
    canvas_trace_free(trace);
}

static Box clipped;

static void note_clip(Canvas *canvas, Box box)
{
    (void)canvas;
    clipped = box;
}

/* What is drawn when the list is turned by so many steps of the wheel. */
static Box clip_after(int steps)
{
    CanvasMute mute = canvas_mute(measuring);
    CanvasVerbs verbs = *mute.canvas.verbs;
    verbs.push_clip = note_clip;
    mute.canvas.verbs = &verbs;
    Scroll scroll;
    Input wheel = {.kind = INPUT_WHEEL, .x = 150, .y = 150, .wheel = steps};
    ui_begin(&ui, &mute.canvas, (Box){0, 0, 400, 300}, &wheel);
    scroll_begin(&ui, &scroll, ui_id("ring", 0), (Box){100, 100, 200, 100}, 1000, false);
    scroll_end(&ui, &scroll);
    ui_end(&ui);
    return clipped;
}

/* Beside the area always, above it at the beginning and below it at the end: nowhere else does
 * the ring of a focused thing leave it. */
static void the_ring_of_the_first_thing_is_whole(void)
{
    begin();
    Box top = clip_after(0), middle = clip_after(1), end = clip_after(100);
    CHECK(top.x < 97 && box_right(top) > 303);
    CHECK(top.y < 97 && box_bottom(top) == 200);
    CHECK(middle.y == 100 && box_bottom(middle) == 200);
    CHECK(end.y == 100 && box_bottom(end) > 203);
}

/* "Rs. 1,000" is never at the end of one line and the beginning of the next. */
static void I2_sums_are_not_torn_apart(void)
{
    begin();
    CanvasMute mute = canvas_mute(measuring);
    ui_begin(&ui, &mute.canvas, (Box){0, 0, 400, 300}, &(Input){.kind = INPUT_NONE});
    Style style = {TYPE_BODY, FONT_MEDIUM, 0xFF000000, ALIGN_LEFT};
    double line = lettering_height(&ui, 400, "x", style);
    double wide = lettering_width(&ui, "Rs. 1,000", style) + 1;
    CHECK(lettering_height(&ui, wide, "pay Rs. 1,000 or", style) > line * 2.5);
    CHECK(lettering_height(&ui, wide, "pay to 1,000 or", style) < line * 2.5);
    ui_end(&ui);
}

static void paragraphs_know_their_height(void)
{
    begin();
    CanvasMute mute = canvas_mute(measuring);
    ui_begin(&ui, &mute.canvas, (Box){0, 0, 400, 300}, &(Input){.kind = INPUT_NONE});
    const char *words = "Rent is paid at once, in cash, to the owner of the property; the bank "
                        "lends on deeds.\nSo it is.";
    Style style = {TYPE_BODY, FONT_MEDIUM, 0xFF000000, ALIGN_LEFT};
    for (double width = 40; width < 400; width += 31)
        CHECK(lettering_height(&ui, width, words, style) ==
              lettering_paragraph(&ui, (Box){0, 0, width, 0}, words, style));
    CHECK(lettering_height(&ui, 60, words, style) > lettering_height(&ui, 300, words, style));
    ui_end(&ui);
}

/* ---- colours ---- */

/* Text on everything the themes offer has a contrast of at least 4.5. */
static void themes_can_be_read(void)
{
    for (int shade = 0; shade < SHADE_COUNT; shade++) {
        Settings settings = settings_usual();
        settings.shade = shade;
        Theme theme = theme_make(&settings, NULL);
        CHECK(colour_contrast(theme.ink, theme.card) >= 4.5);
        CHECK(colour_contrast(theme.quiet, theme.card) >= 4.5);
        CHECK(colour_contrast(theme.quiet, theme.ground) >= 4.5);
        CHECK(colour_contrast(theme.quiet, theme.sunken) >= 4.5);
        CHECK(colour_contrast(theme.main_ink, theme.main) >= 4.5);
        CHECK(colour_contrast(theme.good, theme.card) >= 4.5);
        CHECK(colour_contrast(theme.bad, theme.card) >= 4.5);
        for (int seat = 0; seat < 8; seat++)
            CHECK(colour_contrast(theme_seat_ink(&theme, 0xF0E442, seat), theme.card) >= 4.5);
    }
}

/* ---- settings ---- */

static void settings_survive_and_bad_ones_are_left_out(void)
{
    Settings settings = settings_usual(), back = settings_usual();
    settings.music = 7;
    settings.pace = PACE_INSTANT;
    settings.calm = true;
    settings.text_size = 150;
    text_copy(settings.language, sizeof settings.language, "fr_CA");
    char words[400];
    Text text = text_into(words, sizeof words);
    settings_write(&settings, &text);
    settings_read(words, text.length, &back);
    CHECK_INT(7, back.music);
    CHECK_INT(PACE_INSTANT, back.pace);
    CHECK_INT(1, back.calm);
    CHECK_INT(150, back.text_size);
    CHECK_TEXT("fr_CA", back.language);
    const char *strange = "language ../../etc\nlanguage abcdefghijklmnopq\nlanguage \nmusic "
                          "4000\nsound -3\nnonsense\nspeed x\n\r\ntext_size 12\r\nmuted 5\nwhat 3";
    settings_read(strange, strlen(strange), &back);
    CHECK_INT(100, back.music);
    CHECK_INT(0, back.sound);
    CHECK_INT(3, back.speed);
    CHECK_INT(100, back.text_size);
    CHECK_INT(1, back.muted);
    CHECK_TEXT("fr_CA", back.language);
}

static void little_headings_are_in_capitals(void)
{
    char buffer[60];
    Text text = text_into(buffer, sizeof buffer);
    const Language turkish = {.code = "tr"};
    const Words plain = {0}, other = {.language = &turkish};
    CHECK(capitals_write(&plain, "À la banque · Hôtel 3", &text));
    CHECK_TEXT("À LA BANQUE · HÔTEL 3", buffer);
    text_clear(&text);
    CHECK(!capitals_write(&other, "Opoly Classic", &text));
    CHECK_TEXT("Opoly Classic", buffer);
    text_clear(&text);
    capitals_first(&plain, "école", &text);
    capitals_first(&plain, " hotel", &text);
    capitals_first(&plain, "inn", &text);
    capitals_first(&other, "inn", &text);
    CHECK_TEXT("École hotelInninn", buffer);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    measuring = canvas_trace_new(NULL, 400, 300);
    RUN(a_click_presses_what_is_under_it);
    RUN(leaving_before_letting_go_presses_nothing);
    RUN(a_disabled_button_is_never_pressed);
    RUN(keys_alone_are_enough);
    RUN(fields_are_written_in);
    RUN(numbers_are_refused_not_mended);
    RUN(whole_characters_are_erased);
    RUN(entering_a_field_chooses_all_of_it);
    RUN(clicks_set_the_caret_choose_a_word_and_all);
    RUN(dragging_chooses);
    RUN(shift_and_arrows_choose);
    RUN(what_is_copied_and_cut_can_be_pasted);
    RUN(changes_are_undone_and_done_again);
    RUN(composed_letters_are_shown_until_they_are_written);
    RUN(buttons_belong_to_the_nearest_name);
    RUN(letters_are_chosen_as_a_keyboard_on_the_screen_counts);
    RUN(what_is_too_tall_scrolls);
    RUN(the_ring_of_the_first_thing_is_whole);
    RUN(the_focus_is_brought_into_sight);
    RUN(text_wraps_shrinks_and_is_never_cut);
    RUN(I2_sums_are_not_torn_apart);
    RUN(paragraphs_know_their_height);
    RUN(little_headings_are_in_capitals);
    RUN(themes_can_be_read);
    RUN(settings_survive_and_bad_ones_are_left_out);
    canvas_trace_free(measuring);
    return check_done();
}
