/* jail_sheet.c -- who is in jail and who visits. */
#include "table/intent.h"
#include "table/wording.h"
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/acting.h"
#include "view/board/space_words.h"
#include "view/board/token_view.h"
#include "view/letters.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 640.0

typedef enum Stay { STAY_INSIDE, STAY_VISITING } Stay;

static bool stays(const View *view, SeatId seat, Stay stay)
{
    const Game *game = view_game(view);
    if (!game_seat_in(game, seat)) return false;
    if (stay == STAY_INSIDE) return game->seats[seat].in_jail;
    return !game->seats[seat].in_jail && game->seats[seat].space == view_edition(view)->jail;
}

static void describe(const View *view, SeatId seat, Stay stay, Text *text)
{
    const Seat *it = &view_game(view)->seats[seat];
    int limit = game_jail_limit(view_edition(view), view_game(view), seat);
    int cards = game_release_count(view_game(view), seat);
    Said held = {.sentence = TN_("{count} get-out card", "{count} get-out cards"),
                 .args = {arg_count(cards)}};
    Arg part = cards > 0 ? arg_part(&held) : arg_absent();
    if (stay == STAY_VISITING)
        text_add(text, LABEL(view, T_("Just visiting")));
    else if (it->jail_turns < limit)
        SAY(view_words(view), text, T_("Turn {number} of {second}[, {part}]"),
            arg_number(it->jail_turns + 1), arg_second(limit), part);
    else
        SAY(view_words(view), text, T_("No throws left[, {part}]"), part);
}

static double draw_seat(View *view, Box box, SeatId seat, Stay stay)
{
    Ui *ui = view_ui(view);
    char words[UI_TIP_SIZE];
    Text text = text_into(words, sizeof words);
    double height = ui_px(ui, 48);
    Box line = {box.x, box.y, box.w, height};
    Box token = box_cut_left(&line, ui_px(ui, 40));
    token_of_seat(view, seat, box_centred(token, ui_px(ui, 36), ui_px(ui, 36)));
    box_cut_left(&line, ui_px(ui, 10));
    line = box_inset(line, 0, ui_px(ui, 4));
    describe(view, seat, stay, &text);
    lettering_line(ui, box_row(line, 0, 2, 0), view_thing(view, arg_seat(seat)).words,
                   (Style){TYPE_LARGE, FONT_SEMIBOLD, ui->theme.ink, ALIGN_LEFT});
    lettering_line(ui, box_row(line, 1, 2, 0), words,
                   (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT});
    return height;
}

static double draw_list(View *view, Box box, Stay stay)
{
    Ui *ui = view_ui(view);
    Style head = {TYPE_BODY, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    double used = lettering_line_height(ui, head) + ui_px(ui, 4);
    lettering_line(ui, (Box){box.x, box.y, box.w, used},
                   stay == STAY_INSIDE ? LABEL(view, T_("Inside")) : LABEL(view, T_("Visiting")),
                   head);
    double before = used;
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++)
        if (stays(view, seat, stay))
            used += draw_seat(view, (Box){box.x, box.y + used, box.w, 0}, seat, stay);
    if (used > before) return used;
    Style quiet = {TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    return used + lettering_paragraph(ui, (Box){box.x, box.y + used, box.w, 0},
                                      LABEL(view, T_("Nobody")), quiet);
}

/* ---- ways out ---- */

/* A button for each way the person who decides may take now, with its price. */
static double draw_way(View *view, Box box, double used, Action action, char letter, Icon icon)
{
    char buffer[UI_TIP_SIZE], words[UI_TIP_SIZE];
    Text why = text_into(buffer, sizeof buffer), label = text_into(words, sizeof words);
    Intent intent;
    if (!acting_may(view, &action, &why)) return used;
    intent_make(&intent, view_edition(view), view_game(view), &action);
    words_write_said(view_words(view), &intent.button, &label);
    Box place = {box.x, box.y + used, box.w, button_height(view_ui(view))};
    Button what = {.id = ui_id("jail", action.kind * MAX_DECKS + action.other),
                   .label = words,
                   .icon = icon,
                   .letter = letter,
                   .look = action.kind == ACTION_ROLL ? BUTTON_MAIN : BUTTON_PLAIN};
    if (acting_button(view, place, what, &action)) view_close_sheet(view);
    return used + place.h + ui_px(view_ui(view), 8);
}

static double draw_ways(View *view, Box box)
{
    const Game *game = view_game(view);
    double used = 0;
    SeatId seat;
    if (!view_person_decides(view, &seat) || !game->seats[seat].in_jail) return 0;
    used = draw_way(view, box, used, acting_action(view, ACTION_ROLL), LETTER_ROLL, ICON_DICE);
    used = draw_way(view, box, used, acting_action(view, ACTION_FINE), LETTER_FINE, ICON_COINS);
    used = draw_way(view, box, used, acting_action(view, ACTION_WAIT), LETTER_WAIT, ICON_PAUSE);
    for (int deck = 0; deck < view_edition(view)->deck_count; deck++) {
        Action action = acting_action(view, ACTION_RELEASE);
        action.other = (uint8_t)deck;
        used = draw_way(view, box, used, action, 0, ICON_RELEASE);
    }
    return used;
}

static double draw_lists(View *view, Box box)
{
    double gap = ui_px(view_ui(view), 16);
    if (box.w < ui_px(view_ui(view), 300)) {
        double first = draw_list(view, box, STAY_INSIDE) + gap;
        return first + draw_list(view, (Box){box.x, box.y + first, box.w, 0}, STAY_VISITING);
    }
    double left = draw_list(view, box_column(box, 0, 2, gap), STAY_INSIDE);
    double right = draw_list(view, box_column(box, 1, 2, gap), STAY_VISITING);
    return left > right ? left : right;
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    char words[800];
    Text text = text_into(words, sizeof words);
    double gap = ui_px(ui, 16);
    (void)what;
    space_words_jail(view, &text);
    double used = lettering_paragraph(ui, box, words,
                                      (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT}) +
                  gap;
    Box rest = {box.x, box.y + used, box.w, 0};
    used += draw_lists(view, rest) + gap;
    return used + draw_ways(view, (Box){box.x, box.y + used, box.w, 0});
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    SheetFrame frame;
    const char *title = edition->jail != NO_SPACE ? edition->space_label[edition->jail].name
                                                  : LABEL(view, TC_("sheet", "Jail"));
    double height = form_height(ui, sheet_inner_width(ui, WIDTH), contents, NULL);
    Box box = sheet_begin(ui, &frame, title, WIDTH, height, 0, true);
    contents(ui, box, NULL);
    sheet_end(ui, &frame);
    if (frame.closed) view_close_sheet(view);
}

const SheetRow jail_sheet = {.pass = pass};
