/* editor_board.c -- the board being made: choosing spaces and dragging them. */
#include "view/editor/editor_board.h"
#include "view/art/face_art.h"

#include <math.h>

#include "ui/icon.h"
#include "ui/lettering.h"
#include "view/board/board_view.h"
#include "view/board/space_view.h"
#include "view/editor/editor_check.h"
#include "view/editor/editor_order.h"
#include "view/editor/editor_problems.h"
#include "view/editor/editor_space.h"
#include "view/view_request.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define DRAG_FROM 6.0 /* design pixels: less is a shaky click */
#define EDGE 0.26     /* part of a space that means its edge */

/* ---- dragging ---- */

int editor_board_dragged(const View *view)
{
    const Ui *ui = view_ui(view);
    const Edition *draft = &editor_of(view)->draft;
    double far = ui_px(ui, DRAG_FROM);
    if (ui->active == 0) return -1;
    if (fabs(ui->pointer_x - ui->active_x) < far && fabs(ui->pointer_y - ui->active_y) < far)
        return -1;
    for (int space = 0; space < draft->space_count; space++)
        if (ui->active == ui_id("space", space)) return space;
    return -1;
}

/* How far along the direction of play a point is in a space, from 0 to 1. */
static double part_along(Box at, BoardSide side, double x, double y)
{
    switch (side) {
    case SIDE_BOTTOM: return (box_right(at) - x) / at.w;
    case SIDE_LEFT: return (box_bottom(at) - y) / at.h;
    case SIDE_TOP: return (x - at.x) / at.w;
    case SIDE_RIGHT: return (y - at.y) / at.h;
    case SIDE_CORNER: break;
    }
    return 0.5;
}

static int space_at(const BoardFrame *board, double x, double y)
{
    for (int space = 0; space < board->count; space++)
        if (box_holds(board_space_box(board, space), x, y)) return space;
    return -1;
}

/* Between space `before` and the next one. */
static EditorDrop move_behind(const Edition *edition, int from, int before)
{
    int to = from <= before ? before : before + 1;
    EditorDrop drop = {EDITOR_DROP_MOVE, from, to};
    if (to == from || !editor_order_may_move(edition, to)) drop.kind = EDITOR_DROP_NOTHING;
    return drop;
}

EditorDrop editor_board_drop(const BoardFrame *board, const Edition *edition, int from, double x,
                             double y)
{
    EditorDrop nothing = {EDITOR_DROP_NOTHING, from, from};
    int count = edition->space_count, over = space_at(board, x, y);
    if (over < 0 || over == from || !editor_order_may_move(edition, from)) return nothing;
    double part = part_along(board_space_box(board, over), board_space_side(count, over), x, y);
    if (part > 1 - EDGE) return move_behind(edition, from, over);
    if (part < EDGE && over > 0) return move_behind(edition, from, over - 1);
    if (!editor_order_may_move(edition, over)) return nothing;
    return (EditorDrop){EDITOR_DROP_SWAP, from, over};
}

static void let_go(EditorState *editor, EditorDrop drop)
{
    switch (drop.kind) {
    case EDITOR_DROP_SWAP: editor_space_swap(editor, drop.from, drop.to); break;
    case EDITOR_DROP_MOVE: editor_space_move(editor, drop.from, drop.to); break;
    case EDITOR_DROP_NOTHING: break;
    }
}

/* ---- words in the middle ---- */

static void drop_words(const Words *words, const Edition *draft, EditorDrop drop, Text *text)
{
    static const Sentence sentences[] = {
        [EDITOR_DROP_NOTHING] = T_("Drop it on another space, or between two."),
        [EDITOR_DROP_SWAP] = T_("Swap {name} and {other_name}"),
        [EDITOR_DROP_MOVE] = T_("Put {name} after {other_name}"),
    };
    if (!editor_order_may_move(draft, drop.from)) {
        text_add(text, PLAIN(words, T_("The start stays the first space.")));
        return;
    }
    bool before = drop.kind == EDITOR_DROP_MOVE && drop.to <= drop.from;
    bool none = drop.kind == EDITOR_DROP_NOTHING;
    const char *to = none ? "" : draft->space_label[before ? drop.to - 1 : drop.to].name;
    words_write(words, &sentences[drop.kind],
                ARGS(arg_name(draft->space_label[drop.from].name), arg_other_name(to)), text);
}

static void space_line(const Words *words, const Edition *draft, int space, Text *text)
{
    const Space *what = &draft->spaces[space];
    if (what->kind != SPACE_DEED) return;
    const Deed *deed = &draft->deeds[what->deed];
    SAY(words, text, T_("{group}, {price}"), arg_group(deed->group), arg_price(deed->price));
}

/* A headline, and quiet words below it; smaller where there is little room. */
static void write_middle(Ui *ui, Box box, Type type, const char *head, const char *line)
{
    Colour ink = theme_legible(ui->theme.ink, ui->theme.paper);
    Colour soft = theme_legible(colour_mixed(ink, ui->theme.paper, 0.3), ui->theme.paper);
    Style big = {type, FONT_BOLD, ink, ALIGN_CENTRE},
          small = {TYPE_BODY, FONT_MEDIUM, soft, ALIGN_CENTRE};
    double gap = line[0] != '\0' ? ui_px(ui, 6) : 0, top = lettering_height(ui, box.w, head, big);
    double below = lettering_height(ui, box.w, line, small);
    if (top + gap + below > box.h) {
        lettering_fit(ui, box, head, (Style){TYPE_HEAD, FONT_BOLD, ink, ALIGN_CENTRE}, 0);
        return;
    }
    box = box_centred(box, box.w, top + gap + below);
    lettering_paragraph(ui, box_cut_top(&box, top + gap), head, big);
    lettering_paragraph(ui, box, line, small);
}

/* The check, always in sight. */
static void write_state(Ui *ui, Box box, const EditorState *editor)
{
    bool good = editor_check_good(editor);
    char words[200];
    Text text = text_into(words, sizeof words);
    Colour ink = theme_legible(good ? ui->theme.good : ui->theme.bad, ui->theme.paper);
    Style style = {TYPE_BODY, FONT_SEMIBOLD, ink, ALIGN_LEFT};
    editor_problems_count(&ui->words, editor, &text);
    double side = ui_px(ui, 18), gap = ui_px(ui, 6), wide = lettering_width(ui, words, style) + 1;
    Box row = box_centred(box, side + gap + wide, box.h);
    icon_draw(ui->canvas, good ? ICON_CHECK : ICON_WARNING,
              box_centred(box_cut_left(&row, side), side, side), ink);
    box_cut_left(&row, gap);
    lettering_line(ui, row, words, style);
}

static void write_resting(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const EditorState *editor = editor_of(view);
    char line[ABOUT_SIZE + UI_TIP_SIZE];
    Text small = text_into(line, sizeof line);
    SAY(&ui->words, &small,
        T_("{text}\n\nPress a space to change it, or drag it to another place."),
        arg_text(editor->draft.about));
    write_middle(ui, box, TYPE_DISPLAY, editor->draft.title, line);
}

static void draw_middle(View *view, Box middle, int hovered, const EditorDrop *drop)
{
    const Edition *draft = &editor_of(view)->draft;
    Words words = edition_words(draft, view_ui(view)->words.language);
    Box box = box_centred(middle, middle.w * 0.9, middle.h * 0.9);
    char head[UI_TIP_SIZE], line[120];
    Text big = text_into(head, sizeof head), small = text_into(line, sizeof line);
    if (box.h > ui_px(view_ui(view), 160))
        write_state(view_ui(view), box_cut_bottom(&box, ui_px(view_ui(view), 24)), editor_of(view));
    if (drop != NULL) {
        drop_words(&words, draft, *drop, &big);
    } else if (hovered >= 0) {
        text_add(&big, draft->space_label[hovered].name);
        space_line(&words, draft, hovered, &small);
    } else {
        write_resting(view, box);
        return;
    }
    write_middle(view_ui(view), box, TYPE_HEAD, head, line);
}

/* ---- marks ---- */

static void draw_problems(Ui *ui, const BoardFrame *frame, const EditorState *editor)
{
    for (int space = 0; space < editor->draft.space_count; space++) {
        if (editor_check_trouble(editor, EDITOR_PART_SPACE, space, -1) == NULL) continue;
        Box at = board_space_box(frame, space);
        canvas_stroke_round(ui->canvas, box_inset(at, ui_px(ui, 2), ui_px(ui, 2)), ui_px(ui, 3),
                            ui_px(ui, 3), ui->theme.bad);
    }
}

/* Where two spaces meet, a bar across the ring. */
static void draw_gap(Ui *ui, const BoardFrame *frame, int before)
{
    Box at = board_space_box(frame, before);
    int next = (before + 1) % frame->count;
    Box to = board_space_box(frame, next);
    Box both = box_common(box_inset(at, -2, -2), box_inset(to, -2, -2));
    double thick = ui_px(ui, 6);
    Box bar = both.w < both.h ? box_centred(both, thick, both.h) : box_centred(both, both.w, thick);
    canvas_fill_round(ui->canvas, bar, thick / 2, ui->theme.main);
}

static void draw_target(Ui *ui, const BoardFrame *frame, EditorDrop drop)
{
    if (drop.kind == EDITOR_DROP_MOVE)
        draw_gap(ui, frame, drop.to > drop.from ? drop.to : drop.to - 1);
    if (drop.kind != EDITOR_DROP_SWAP) return;
    Box at = board_space_box(frame, drop.to);
    canvas_stroke_round(ui->canvas, box_inset(at, ui_px(ui, 2), ui_px(ui, 2)), ui_px(ui, 3),
                        ui_px(ui, 4), ui->theme.main);
}

/* The dragged space follows the pointer. */
static void draw_dragged(Ui *ui, const BoardFrame *frame, const BoardScene *scene, EditorDrop drop)
{
    Box at = board_space_box(frame, drop.from);
    Box place = {ui->pointer_x - at.w / 2, ui->pointer_y - at.h / 2, at.w, at.h};
    canvas_fill_box(ui->canvas, at, colour_faded(ui->theme.ground, 0.7));
    canvas_shadow(ui->canvas, place, ui_px(ui, 4), ui_px(ui, 10));
    space_draw_at(ui, frame, scene, drop.from, place);
    canvas_stroke_round(ui->canvas, place, ui_px(ui, 2), ui_px(ui, 2), ui->theme.main);
}

/* ---- the whole ---- */

static void drag(View *view, const BoardFrame *frame, const BoardScene *scene, EditorDrop drop)
{
    Ui *ui = view_ui(view);
    draw_target(ui, frame, drop);
    if (editor_order_may_move(scene->edition, drop.from)) draw_dragged(ui, frame, scene, drop);
    if (ui->input.kind == INPUT_MOVE) ui->changed = true;
    if (ui->input.kind != INPUT_UP) return;
    let_go(editor_of(view), drop);
    ui->changed = true;
}

/* For the words; what it does not need is the motif's. */
static Box card_in(const Ui *ui, Box middle)
{
    double wide = middle.w * 0.8, high = middle.h * 0.74, most = ui_px(ui, 236);
    return box_centred(middle, wide, high < most ? high : most);
}

void editor_board(View *view, Box box)
{
    Ui *ui = view_ui(view);
    EditorState *editor = editor_of(view);
    Theme before = ui->theme;
    ui->theme = face_art_theme(view_preferences(view), &editor->draft);
    BoardScene scene = {.edition = &editor->draft, .layer = -1, .marked = editor->space};
    int hovered, dragged = ui->enabled ? editor_board_dragged(view) : -1;
    BoardFrame frame = board_frame(box, editor->draft.space_count, ui->unit);
    board_draw(ui, &frame, &scene);
    draw_problems(ui, &frame, editor);
    int pressed = board_press(ui, &frame, &scene, &hovered);
    Box middle = card_in(ui, frame.middle);
    canvas_shadow(ui->canvas, middle, ui_px(ui, 12), ui_px(ui, 8));
    canvas_fill_round(ui->canvas, middle, ui_px(ui, 12), ui->theme.paper);
    if (dragged >= 0) {
        EditorDrop drop =
            editor_board_drop(&frame, &editor->draft, dragged, ui->pointer_x, ui->pointer_y);
        draw_middle(view, middle, hovered, &drop);
        drag(view, &frame, &scene, drop);
    } else {
        draw_middle(view, middle, hovered, NULL);
    }
    if (pressed >= 0) editor_space_choose(view, pressed);
    ui->theme = before;
}
