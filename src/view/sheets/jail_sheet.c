/* jail_sheet.c -- who is in jail and who visits. */
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/board/space_words.h"
#include "view/board/token_view.h"
#include "view/moves.h"
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

/* ---- the two rooms ---- */

#define CELL 0xFFF3C766u /* lamplight */

/* The light of the cell, by day and by night. */
static Colour ground_of(const Theme *theme, Stay stay)
{
    return stay == STAY_VISITING ? theme->card
                                 : colour_mixed(theme->card, CELL, theme->dark ? 0.22 : 0.42);
}

static void draw_seat(View *view, Box line, SeatId seat, Stay stay)
{
    Ui *ui = view_ui(view);
    char words[UI_TIP_SIZE];
    Text text = text_into(words, sizeof words);
    Colour ground = ground_of(&ui->theme, stay);
    double side = ui_px(ui, 44);
    Box token = box_centred(box_cut_left(&line, side), side, side);
    token_of_seat(view, seat, token);
    if (stay == STAY_INSIDE)
        for (int bar = 0; bar < 3; bar++) {
            double x = token.x + side * (0.24 + 0.26 * bar);
            canvas_line(ui->canvas, x, token.y - ui_px(ui, 5), x, box_bottom(token) + ui_px(ui, 5),
                        ui_px(ui, 3.5), colour_mixed(0xFF3A3428, ground, ui->theme.dark ? 0.3 : 0));
        }
    box_cut_left(&line, ui_px(ui, 12));
    line = box_centred(line, line.w, ui_px(ui, 42));
    describe(view, seat, stay, &text);
    lettering_line(ui, box_row(line, 0, 2, 0), view_thing(view, arg_seat(seat)).words,
                   (Style){TYPE_NAME, FONT_BOLD, ui->theme.ink, ALIGN_LEFT});
    lettering_line(
        ui, box_row(line, 1, 2, 0), words,
        (Style){TYPE_BODY, FONT_MEDIUM, theme_legible(ui->theme.quiet, ground), ALIGN_LEFT});
}

typedef struct Room {
    View *view;
    Stay stay;
} Room;

/* Who is there, below its name; draws no ground. */
static double room(Ui *ui, Box box, void *what)
{
    const Room *it = what;
    View *view = it->view;
    Colour ground = ground_of(&ui->theme, it->stay);
    double pad = ui_px(ui, 14), row = ui_px(ui, 60), used = pad;
    Box inner = box_inset(box, pad, 0);
    used += form_words(ui, form_below(inner, used),
                       it->stay == STAY_INSIDE ? LABEL(view, T_("Inside"))
                                               : LABEL(view, T_("Visiting")),
                       TYPE_BODY, FONT_BOLD, theme_legible(ui->theme.quiet, ground)) +
            ui_px(ui, 6);
    double before = used;
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++) {
        if (!stays(view, seat, it->stay)) continue;
        draw_seat(view, (Box){inner.x, inner.y + used, inner.w, row}, seat, it->stay);
        used += row;
    }
    if (used == before)
        used += form_words(ui, form_below(inner, used), LABEL(view, T_("Nobody")), TYPE_LARGE,
                           FONT_MEDIUM, theme_legible(ui->theme.quiet, ground));
    return used + pad;
}

static void draw_room(View *view, Box box, Stay stay)
{
    Ui *ui = view_ui(view);
    double radius = ui_px(ui, 12);
    canvas_fill_round(ui->canvas, box, radius, ground_of(&ui->theme, stay));
    canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius, 1, ui->theme.line);
    room(ui, box, &(Room){view, stay});
}

static double draw_rooms(View *view, Box box)
{
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, 12);
    int columns = box.w < ui_px(ui, 440) ? 1 : 2;
    double width = box_column(box, 0, columns, gap).w;
    double inside = form_height(ui, width, room, &(Room){view, STAY_INSIDE}),
           visiting = form_height(ui, width, room, &(Room){view, STAY_VISITING});
    if (columns == 2) inside = visiting = inside > visiting ? inside : visiting;
    draw_room(view, (Box){box.x, box.y, width, inside}, STAY_INSIDE);
    Box second = columns == 2 ? (Box){box.x + width + gap, box.y, width, visiting}
                              : (Box){box.x, box.y + inside + gap, width, visiting};
    draw_room(view, second, STAY_VISITING);
    return box_bottom(second) - box.y;
}

/* ---- ways out ---- */

enum { WAYS_MOST = 8 };

/* What may be done now by somebody inside, the main thing last. */
typedef struct JailWays {
    MoveList moves;
    Button buttons[WAYS_MOST];
    int count;
} JailWays;

static void find_ways(const View *view, JailWays *ways)
{
    SeatId seat;
    ways->count = 0;
    if (!view_person_decides(view, &seat) || !view_game(view)->seats[seat].in_jail) return;
    moves_list(view, &ways->moves);
    int count = ways->moves.count < WAYS_MOST ? ways->moves.count : WAYS_MOST;
    for (int i = count - 1; i >= 0; i--) {
        const MoveButton *move = &ways->moves.list[i];
        ways->buttons[ways->count++] = (Button){.id = ui_id("jail", i),
                                                .label = move->label,
                                                .icon = move->icon,
                                                .letter = move->letter,
                                                .look = i == 0 ? BUTTON_MAIN : BUTTON_PLAIN};
    }
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    char words[800];
    Text text = text_into(words, sizeof words);
    (void)what;
    space_words_jail(view, &text);
    double used =
        form_words(ui, box, words, TYPE_LARGE, FONT_MEDIUM, ui->theme.ink) + ui_px(ui, 14);
    return used + draw_rooms(view, form_below(box, used));
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    SheetFrame frame;
    JailWays ways;
    find_ways(view, &ways);
    const char *title = edition->jail != NO_SPACE ? edition->space_label[edition->jail].name
                                                  : LABEL(view, TC_("sheet", "Jail"));
    double width = sheet_inner_width(ui, WIDTH), height = form_height(ui, width, contents, NULL);
    SheetFoot foot = {.buttons = ways.buttons, .count = ways.count};
    Box box = sheet_begin(ui, &frame, title, WIDTH, height,
                          ways.count > 0 ? sheet_foot_height(ui, width, &foot) : 0, true);
    contents(ui, box, NULL);
    sheet_end(ui, &frame);
    int pressed = ways.count > 0 ? sheet_foot(ui, frame.foot, &foot) : -1;
    if (pressed >= 0) {
        view_close_sheet(view);
        moves_do(view, &ways.moves.list[ways.count - 1 - pressed]);
    }
    if (frame.closed) view_close_sheet(view);
}

const SheetRow jail_sheet = {.pass = pass};
