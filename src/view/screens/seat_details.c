/* seat_details.c -- a new game: one player in detail. */
#include "view/screens/seat_details.h"

#include <string.h>

#include "table/edition_brief.h"
#include "ui/controls.h"
#include "ui/form.h"
#include "view/art/look_art.h"
#include "view/art/token_art.h"
#include "view/board/token_view.h"
#include "view/screens/seat_kind.h"
#include "view/screens/setup_plan.h"
#include "view/screens/setup_seats.h"
#include "view/view_request.h"
#include "view/view_shown.h"
#include "view/view_words.h"

static SeatPlan *seat_of(View *view, int seat)
{
    return &setup_of(view)->plan.seating.seats[seat];
}

Colour seat_details_colour(View *view, int seat)
{
    return theme_seat(&view_ui(view)->theme, seat_of(view, seat)->colour, seat);
}

static bool chosen_at_table(const Edition *edition)
{
    return edition->rule[RULE_TOKEN_CHOICE] == TOKEN_CHOICE_TABLE;
}

void seat_details_counter(View *view, int seat, Box box)
{
    Ui *ui = view_ui(view);
    const Edition *edition = &setup_of(view)->edition;
    TokenId token = seat_of(view, seat)->token;
    int picture = setup_of(view)->plan.picture[seat];
    if (picture > 0) {
        canvas_fill_circle(ui->canvas, box_middle_x(box), box_middle_y(box), box.w / 2,
                           seat_details_colour(view, seat));
        if (ui->canvas->verbs->picture(ui->canvas, picture,
                                       box_inset(box, box.w * 0.08, box.h * 0.08), true))
            return;
    }
    if (chosen_at_table(edition) || token >= edition->token_count)
        token_plain(ui, box, seat_details_colour(view, seat), seat_of(view, seat)->kind != NULL);
    else
        token_art_disc(ui->canvas, look_art_shape(edition, token), token, box,
                       seat_details_colour(view, seat), look_art_rim(edition, token));
}

/* ---- parts below each other ---- */

/* Places for things of one size, as many in a row as fit. */
typedef struct ChoiceGrid {
    Box box;
    double side, gap;
    int columns;
} ChoiceGrid;

static ChoiceGrid grid_in(const Ui *ui, Box box, double gap)
{
    double side = ui_target(ui);
    int columns = (int)((box.w + gap) / (side + gap));
    return (ChoiceGrid){box, side, gap, columns > 1 ? columns : 1};
}

static Box grid_place(const ChoiceGrid *grid, int n)
{
    double step = grid->side + grid->gap;
    return (Box){grid->box.x + (n % grid->columns) * step, grid->box.y + (n / grid->columns) * step,
                 grid->side, grid->side};
}

static double grid_height(const ChoiceGrid *grid, int count)
{
    int rows = (count + grid->columns - 1) / grid->columns;
    return rows * (grid->side + grid->gap);
}

/* Who else has it, -1 for nobody. */
static int holder_of_token(View *view, int seat, int token)
{
    const Seating *seating = &setup_of(view)->plan.seating;
    for (int i = 0; i < seating->count; i++)
        if (i != seat && seating->seats[i].token == token) return i;
    return -1;
}

static int holder_of_colour(View *view, int seat, uint32_t colour)
{
    const Seating *seating = &setup_of(view)->plan.seating;
    for (int i = 0; i < seating->count; i++)
        if (i != seat && seating->seats[i].colour == colour) return i;
    return -1;
}

static void holder_words(View *view, int holder, Text *tip)
{
    if (holder < 0) return;
    const char *name = seat_of(view, holder)->name;
    text_add_char(tip, ' ');
    SAY(view_words(view), tip, T_("{name} has it: the two are swapped."),
        arg_name(name[0] != '\0' ? name : LABEL(view, T_("Another player"))));
}

/* ---- colour ---- */

static void swatch(View *view, Box place, int seat, int n)
{
    Ui *ui = view_ui(view);
    const SeatColour *colour = &seat_palette[n];
    uint32_t id = ui_id("seat-colour", seat * SEAT_PALETTE_COUNT + n);
    int holder = holder_of_colour(view, seat, colour->rgb);
    bool own = seat_of(view, seat)->colour == colour->rgb;
    char buffer[UI_TIP_SIZE];
    Text tip = text_into(buffer, sizeof buffer);
    const char *name = view_label(view, &colour->name);
    SAY(&ui->words, &tip, T_("{text}."), arg_text(name));
    holder_words(view, holder, &tip);
    if (ui_press(ui, id, place, UI_CHOICE, name, false))
        setup_seats_set_colour(setup_of(view), seat, colour->rgb);
    if (own) ui_value(ui, id, "chosen");
    double x = box_middle_x(place), y = box_middle_y(place), radius = place.w / 2 - ui_px(ui, 3);
    Colour shown = colour_opaque(colour->rgb);
    canvas_fill_circle(ui->canvas, x, y, holder >= 0 ? radius * 0.6 : radius, shown);
    if (own) icon_draw(ui->canvas, ICON_CHECK, box_centred(place, radius, radius), 0xFFFFFFFF);
    if (ui_is_hot(ui, id) && !own) {
        canvas_circle_path(ui->canvas, x, y, place.w / 2 - ui_px(ui, 1));
        ui->canvas->verbs->stroke(ui->canvas, ui_px(ui, 2), ui->theme.line);
    }
    ui_focus_ring(ui, id, box_inset(place, ui_px(ui, 2), ui_px(ui, 2)), place.w / 2);
    ui_tip(ui, id, place, buffer);
}

static double colours(View *view, Box box, int seat)
{
    Ui *ui = view_ui(view);
    double used = seat_kind_label(ui, box, LABEL(view, T_("Colour")));
    const char *given =
        LABEL(view, T_("The settings give everybody a colour that all eyes can tell apart."));
    if (view_preferences(view)->safe_colours)
        return used + ui_px(ui, 8) +
               form_words(ui, form_below(box, used), given, TYPE_BODY, FONT_MEDIUM,
                          ui->theme.quiet);
    ChoiceGrid grid = grid_in(ui, form_below(box, used), ui_px(ui, 2));
    for (int i = 0; i < SEAT_PALETTE_COUNT; i++) swatch(view, grid_place(&grid, i), seat, i);
    return used + grid_height(&grid, SEAT_PALETTE_COUNT);
}

/* ---- token ---- */

/* "Thimble: pays 20 % less tax, ...", or only its name. */
static void token_words(const View *view, const Edition *edition, int token, Text *text)
{
    char perk[UI_TIP_SIZE] = "";
    Text about = text_into(perk, sizeof perk);
    Words words = edition_words(edition, view_words(view)->language);
    if (edition->has_perks) edition_brief_perk(edition, (TokenId)token, &words, &about);
    SAY(&words, text, T_("{name}[: {text}]."), arg_name(edition->token_label[token].name),
        arg_text(perk));
}

static void token_place(View *view, Box place, int seat, int token)
{
    Ui *ui = view_ui(view);
    const Edition *edition = &setup_of(view)->edition;
    uint32_t id = ui_id("seat-token", seat * MAX_TOKENS + token);
    bool later = chosen_at_table(edition), own = !later && seat_of(view, seat)->token == token;
    int holder = later ? -1 : holder_of_token(view, seat, token);
    char buffer[UI_TIP_SIZE];
    Text tip = text_into(buffer, sizeof buffer);
    token_words(view, edition, token, &tip);
    holder_words(view, holder, &tip);
    if (ui_press(ui, id, place, later ? UI_PLACE : UI_CHOICE, edition->token_label[token].name,
                 false) &&
        !later)
        setup_seats_set_token(setup_of(view), seat, (TokenId)token);
    if (own) ui_value(ui, id, "chosen");
    double radius = ui_px(ui, 8);
    if (own)
        canvas_fill_round(ui->canvas, place, radius, seat_details_colour(view, seat));
    else
        canvas_fill_round(ui->canvas, place, radius,
                          ui_is_hot(ui, id) ? ui->theme.line : ui->theme.card);
    if (!own)
        canvas_stroke_round(ui->canvas, box_inset(place, 0.5, 0.5), radius, 1, ui->theme.line);
    Colour ink = own           ? 0xFFFFFFFF
                 : holder >= 0 ? colour_mixed(ui->theme.card, ui->theme.ink, 0.35)
                               : ui->theme.ink;
    token_art_draw(ui->canvas, look_art_shape(edition, (TokenId)token), token,
                   box_inset(place, ui_px(ui, 8), ui_px(ui, 8)), ink);
    ui_focus_ring(ui, id, place, radius);
    ui_tip(ui, id, place, buffer);
}

static double tokens(View *view, Box box, int seat)
{
    Ui *ui = view_ui(view);
    const Edition *edition = &setup_of(view)->edition;
    TokenId own = seat_of(view, seat)->token;
    if (edition->token_count == 0) return 0;
    double used = seat_kind_label(
        ui, box, chosen_at_table(edition) ? LABEL(view, T_("Tokens")) : LABEL(view, T_("Token")));
    ChoiceGrid grid = grid_in(ui, form_below(box, used), ui_px(ui, 8));
    for (int i = 0; i < edition->token_count; i++) token_place(view, grid_place(&grid, i), seat, i);
    used += grid_height(&grid, edition->token_count);
    char buffer[UI_TIP_SIZE] = "";
    Text text = text_into(buffer, sizeof buffer);
    if (chosen_at_table(edition))
        text_add(&text,
                 edition->has_perks
                     ? LABEL(view, T_("They are chosen at the table, in order of play. Point "
                                      "at one to see what it changes."))
                     : LABEL(view, T_("They are chosen at the table, in order of play.")));
    else if (own < edition->token_count)
        token_words(view, edition, own, &text);
    return used +
           form_words(ui, form_below(box, used), buffer, TYPE_BODY, FONT_MEDIUM, ui->theme.quiet);
}

/* ---- picture ---- */

static void use_picture(View *view, int seat)
{
    SetupState *setup = setup_of(view);
    int number = setup_seats_picture_number(setup);
    setup->plan.picture[seat] = number;
    view_ask_with(view, (Request){.kind = REQUEST_PICTURE, .id = number}, "",
                  setup->picture_path[seat]);
}

static double picture(View *view, Box box, int seat)
{
    Ui *ui = view_ui(view);
    SetupState *setup = setup_of(view);
    bool has = setup->plan.picture[seat] > 0, empty = setup->picture_path[seat][0] == '\0';
    double used = seat_kind_label(ui, box, LABEL(view, T_("A picture of your own instead")));
    Button use = {.id = ui_id("picture-use", seat),
                  .label = has ? LABEL(view, T_("Remove it")) : LABEL(view, T_("Use it")),
                  .disabled = !has && empty,
                  .tip =
                      !has && empty ? LABEL(view, T_("First say where the PNG file is.")) : NULL};
    double wide = button_width(ui, use), gap = ui_px(ui, 8), high = button_height(ui);
    Box line = form_below(box, used);
    line.h = high;
    bool narrow = line.w - wide - gap < ui_px(ui, 140);
    Box press =
        narrow ? (Box){line.x, line.y + high + gap, line.w, high} : box_cut_right(&line, wide);
    if (!narrow) box_cut_right(&line, gap);
    control_field(ui, line, ui_id("picture-path", seat), LABEL(view, T_("Picture file")),
                  setup->picture_path[seat], SETUP_PATH, LABEL(view, T_("Where the PNG file is")));
    if (button(ui, press, use)) {
        if (has)
            setup->plan.picture[seat] = 0;
        else
            use_picture(view, seat);
    }
    used = box_bottom(press) - box.y;
    return used + ui_px(ui, 4);
}

double seat_details(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    double gap = ui_px(ui, 12), used = 0;
    int seat = *(const int *)what;
    used += seat_kind(view, box, seat) + gap;
    used += colours(view, form_below(box, used), seat) + ui_px(ui, 4);
    used += tokens(view, form_below(box, used), seat) + gap;
    return used + picture(view, form_below(box, used), seat);
}
