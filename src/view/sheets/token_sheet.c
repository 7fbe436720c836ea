/* token_sheet.c -- choosing a token at the table. */
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/acting.h"
#include "view/art/look_art.h"
#include "view/art/token_art.h"
#include "view/board/perk_words.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 820.0

/* Whose token it is already, or NOBODY. */
static SeatId taken_by(const View *view, int token)
{
    const Game *game = view_game(view);
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (game->seats[seat].token == token) return seat;
    return NOBODY;
}

typedef struct TokenChoice {
    int token;
    SeatId owner;
    char name[NAME_SIZE];
    char perks[UI_TIP_SIZE];
} TokenChoice;

static TokenChoice choice_of(const View *view, int token)
{
    const Edition *edition = view_edition(view);
    TokenChoice choice = {.token = token, .owner = taken_by(view, token)};
    Text name = text_into(choice.name, sizeof choice.name),
         perks = text_into(choice.perks, sizeof choice.perks);
    text_add(&name, edition->token_label[token].name);
    perk_words_add(view_words(view), edition, (TokenId)token, &perks);
    if (perks.length == 0)
        text_add(&perks, edition->has_perks ? LABEL(view, T_("Changes nothing.")) : "");
    return choice;
}

static Style perk_style(const Ui *ui)
{
    return (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
}

static double disc_side(const Ui *ui)
{
    return ui_px(ui, 52);
}

static double card_height(View *view, double width, const TokenChoice *choice)
{
    Ui *ui = view_ui(view);
    double line = lettering_line_height(ui, (Style){.type = TYPE_LARGE});
    double words = line + lettering_height(ui, width - disc_side(ui) - ui_px(ui, 36), choice->perks,
                                           perk_style(ui));
    double least = disc_side(ui);
    return (words > least ? words : least) + ui_px(ui, 20);
}

static void draw_face(View *view, Box box, const TokenChoice *choice, bool hot)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    bool taken = choice->owner != NOBODY;
    double radius = ui_px(ui, 12);
    if (!taken) canvas_shadow(ui->canvas, box, radius, ui_px(ui, 2));
    canvas_fill_round(ui->canvas, box, radius, taken ? ui->theme.sunken : ui->theme.card);
    canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius,
                        hot && !taken ? ui_px(ui, 2) : 1,
                        hot && !taken ? ui->theme.main : ui->theme.line);
    Box inner = box_inset(box, ui_px(ui, 12), ui_px(ui, 10));
    Box disc = box_cut_left(&inner, disc_side(ui));
    SeatId painter = taken ? choice->owner : acting_seat(view);
    token_art_disc(ui->canvas, look_art_shape(edition, (TokenId)choice->token), choice->token,
                   box_centred(disc, disc_side(ui), disc_side(ui)), view_seat_colour(view, painter),
                   look_art_rim(edition, (TokenId)choice->token));
    box_cut_left(&inner, ui_px(ui, 12));
    Style name = {TYPE_LARGE, FONT_SEMIBOLD, taken ? ui->theme.quiet : ui->theme.ink, ALIGN_LEFT};
    Phrase title =
        taken ? PHRASE(view, T_("{name} ({seat})"), arg_name(choice->name), arg_seat(choice->owner))
              : view_thing(view, arg_name(choice->name));
    if (choice->perks[0] == '\0') {
        lettering_line(ui, inner, title.words, name);
        return;
    }
    lettering_line(ui, box_cut_top(&inner, lettering_line_height(ui, name)), title.words, name);
    Style perks = perk_style(ui);
    perks.colour = theme_legible(perks.colour, ui->theme.sunken);
    lettering_paragraph(ui, inner, choice->perks, perks);
}

static void draw_choice(View *view, Box box, const TokenChoice *choice)
{
    Ui *ui = view_ui(view);
    uint32_t id = ui_id("token", choice->token);
    Action action = acting_action(view, ACTION_TOKEN);
    action.amount = choice->token;
    char buffer[UI_TIP_SIZE];
    Text why = text_into(buffer, sizeof buffer);
    bool may = acting_may(view, &action, &why);
    Phrase name =
        PHRASE(view, T_("{name}.[ {text}]"), arg_name(choice->name), arg_text(choice->perks));
    bool pressed = ui_press(ui, id, box, UI_BUTTON, name.words, !may);
    draw_face(view, box, choice, ui_is_hot(ui, id));
    ui_focus_ring(ui, id, box, ui_px(ui, 10));
    if (!may) ui_tip(ui, id, box, buffer);
    if (pressed && view_act(view, &action)) view_close_sheet(view);
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    int count = view_edition(view)->token_count;
    double gap = ui_px(ui, 10), used = 0;
    int across = (int)((box.w + gap) / (ui_px(ui, 260) + gap));
    if (across < 1) across = 1;
    (void)what;
    for (int first = 0; first < count; first += across) {
        double tallest = 0, width = (box.w - gap * (across - 1)) / across;
        for (int token = first; token < count && token < first + across; token++) {
            TokenChoice choice = choice_of(view, token);
            double height = card_height(view, width, &choice);
            if (height > tallest) tallest = height;
        }
        for (int token = first; token < count && token < first + across; token++) {
            TokenChoice choice = choice_of(view, token);
            Box row = {box.x, box.y + used, box.w, tallest};
            draw_choice(view, box_column(row, token - first, across, gap), &choice);
        }
        used += tallest + gap;
    }
    return used - gap;
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    SheetFrame frame;
    bool asked = view_game(view)->phase == PHASE_TOKEN;
    Phrase title = asked ? PHRASE(view, T_("{seat} chooses a token"), arg_seat(acting_seat(view)))
                         : PHRASE(view, T_("Tokens"), arg_absent());
    double height = form_height(ui, sheet_inner_width(ui, WIDTH), contents, NULL);
    Box box = sheet_begin(ui, &frame, title.words, WIDTH, height, 0, true);
    contents(ui, box, NULL);
    sheet_end(ui, &frame);
    if (!frame.closed) return;
    view_put_sheet_off(view, SHEET_TOKEN);
}

const SheetRow token_sheet = {.pass = pass};
