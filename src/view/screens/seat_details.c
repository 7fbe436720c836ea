/* seat_details.c -- a new game: one player in detail. */
#include "view/screens/seat_details.h"

#include <assert.h>
#include <string.h>

#include "table/edition_brief.h"
#include "table/temper_words.h"
#include "ui/controls.h"
#include "ui/form.h"
#include "view/art/look_art.h"
#include "view/art/token_art.h"
#include "view/board/token_view.h"
#include "view/screens/setup_plan.h"
#include "view/view_request.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { TEMPERS_MAX = 8 };

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

static double part_label(Ui *ui, Box box, const char *words)
{
    return form_words(ui, box, words, TYPE_BODY, FONT_SEMIBOLD, ui->theme.ink) + ui_px(ui, 4);
}

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

/* ---- level ---- */

/* All kinds that are no levels; those come first. */
static const PlayerKind *const *other_kinds_list(int *count)
{
    const PlayerKind *const *others = player_kinds() + player_level_count();
    for (*count = 0; others[*count] != NULL;) ++*count;
    return others;
}

/* The computer of the game that the edition is modelled on: "montreal", "london-easy"; the
 * first of the others where there is none. */
static const PlayerKind *first_other(View *view, const PlayerKind *const *others)
{
    const char *edition = setup_of(view)->edition.word;
    for (int i = 0; others[i] != NULL; i++)
        if (text_starts_folded(others[i]->word, edition)) return others[i];
    return others[0];
}

static int index_of(const PlayerKind *const *list, int count, const PlayerKind *kind)
{
    for (int i = 0; i < count; i++)
        if (list[i] == kind) return i;
    return -1;
}

/* Words of players are ours to translate where they are levels, names else. */
static Phrase translated(const View *view, const char *words)
{
    Phrase made;
    text_copy(made.words, sizeof made.words, view_label(view, &(const Sentence){.words = words}));
    if (made.words[0] >= 'a' && made.words[0] <= 'z')
        made.words[0] = (char)(made.words[0] - 'a' + 'A');
    return made;
}

Phrase seat_details_kind(const View *view, const PlayerKind *kind)
{
    const char *temper = temper_words_pill(view_words(view), kind);
    Phrase label = translated(view, temper_level(kind)->word);
    if (temper != NULL)
        return PHRASE(view, T_("{name}, {other_name}"), arg_name(label.words),
                      arg_other_name(temper));
    for (char *at = label.words; *at != '\0'; at++)
        if (*at == '-' || *at == '_') *at = ' ';
    return label;
}

/* The other kinds, leafed through with arrows. */
static double other_kinds(View *view, Box box, int seat, const PlayerKind *const *others, int count)
{
    Ui *ui = view_ui(view);
    SeatPlan *plan = seat_of(view, seat);
    Box line = {box.x, box.y, box.w, button_height(ui)};
    int now = index_of(others, count, plan->kind), step = 0;
    assert(count > 0);
    if (button(ui, box_cut_left(&line, line.h),
               (Button){.id = ui_id("kind-before", seat),
                        .label = LABEL(view, T_("Previous kind")),
                        .icon = ICON_LEFT,
                        .icon_only = true}))
        step = count - 1;
    if (button(ui, box_cut_right(&line, line.h),
               (Button){.id = ui_id("kind-next", seat),
                        .label = LABEL(view, T_("Next kind")),
                        .icon = ICON_RIGHT,
                        .icon_only = true}))
        step = 1;
    if (step > 0) plan->kind = others[(now + step) % count];
    lettering_line(ui, box_inset(line, ui_px(ui, 8), 0), seat_details_kind(view, plan->kind).words,
                   (Style){TYPE_LARGE, FONT_SEMIBOLD, ui->theme.ink, ALIGN_CENTRE});
    return line.h + ui_px(ui, 8);
}

static double about_kind(View *view, Box box, const PlayerKind *kind)
{
    Ui *ui = view_ui(view);
    Phrase about = translated(view, kind->about);
    return form_words(ui, box, PHRASE(view, T_("{text}."), arg_text(about.words)).words, TYPE_BODY,
                      FONT_MEDIUM, ui->theme.quiet);
}

/* Where to find the computer that this game was described with. */
static double about_own(View *view, Box box, const PlayerKind *own, const PlayerKind *chosen)
{
    Ui *ui = view_ui(view);
    if (own == chosen || !text_starts_folded(own->word, setup_of(view)->edition.word)) return 0;
    Phrase where = PHRASE(view,
                          T_("The computer of the game that this board comes from is under "
                             "{text}: {name}."),
                          arg_text(LABEL(view, TC_("level", "Other"))),
                          arg_name(seat_details_kind(view, own).words));
    return form_words(ui, box, where.words, TYPE_BODY, FONT_MEDIUM, ui->theme.quiet);
}

/* Even-tempered, or one of the tempers of its level. */
static double temper(View *view, Box box, int seat)
{
    Ui *ui = view_ui(view);
    SeatPlan *plan = seat_of(view, seat);
    const PlayerKind *own = temper_level(plan->kind);
    const char *words[TEMPERS_MAX + 1] = {LABEL(view, TC_("temper", "even"))};
    int count = temper_count(own), chosen = 0;
    if (count == 0 || count > TEMPERS_MAX) return 0;
    for (int i = 0; i < count; i++) {
        words[i + 1] = temper_words_pill(view_words(view), temper_of_level(own, i));
        if (plan->kind == temper_of_level(own, i)) chosen = i + 1;
    }
    double used = ui_px(ui, 8);
    used += part_label(ui, form_below(box, used), LABEL(view, T_("Temper")));
    Box choice = form_below(box, used);
    choice.h = control_choice_height(ui, box.w, words, count + 1);
    if (control_choice(ui, choice, ui_id("seat-temper", seat), LABEL(view, T_("Temper")), words,
                       count + 1, &chosen))
        plan->kind = chosen == 0 ? own : temper_of_level(own, chosen - 1);
    used += choice.h + ui_px(ui, 4);
    if (plan->kind->temper == NULL) return used;
    Phrase about = translated(view, plan->kind->temper->about);
    return used + form_words(ui, form_below(box, used),
                             PHRASE(view, T_("{text}."), arg_text(about.words)).words, TYPE_BODY,
                             FONT_MEDIUM, ui->theme.quiet);
}

static double decider(View *view, Box box, int seat)
{
    const char *const words[] = {LABEL(view, T_("Person")), LABEL(view, T_("Computer"))};
    SeatPlan *plan = seat_of(view, seat);
    int chosen = plan->kind != NULL;
    box.h = control_choice_height(view_ui(view), box.w, words, 2);
    if (control_choice(view_ui(view), box, ui_id("seat-decider", seat),
                       LABEL(view, T_("Person or computer")), words, 2, &chosen))
        plan->kind = chosen ? setup_plan_usual_kind() : NULL;
    return box.h;
}

static double level(View *view, Box box, int seat)
{
    Ui *ui = view_ui(view);
    SeatPlan *plan = seat_of(view, seat);
    const PlayerKind *const *levels = player_kinds();
    Phrase labels[PLAYER_LEVELS_MAX];
    const char *words[PLAYER_LEVELS_MAX + 1];
    int other_count, level_count = player_level_count();
    const PlayerKind *const *others = other_kinds_list(&other_count);
    for (int i = 0; i < level_count; i++) {
        labels[i] = seat_details_kind(view, levels[i]);
        words[i] = labels[i].words;
    }
    words[level_count] = LABEL(view, TC_("level", "Other"));
    int chosen = index_of(levels, level_count, temper_level(plan->kind));
    if (chosen < 0) chosen = level_count;
    double used = part_label(ui, box, LABEL(view, T_("Level")));
    Box choice = form_below(box, used);
    choice.h = control_choice_height(ui, box.w, words, level_count + 1);
    if (control_choice(ui, choice, ui_id("seat-level", seat), LABEL(view, T_("Level")), words,
                       level_count + 1, &chosen))
        plan->kind = chosen < level_count ? levels[chosen] : first_other(view, others);
    used += choice.h + ui_px(ui, 8);
    if (chosen == level_count)
        used += other_kinds(view, form_below(box, used), seat, others, other_count);
    used += about_kind(view, form_below(box, used), plan->kind);
    used += temper(view, form_below(box, used), seat);
    return used + about_own(view, form_below(box, used), first_other(view, others), plan->kind);
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
        setup_plan_set_colour(setup_of(view), seat, colour->rgb);
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
    double used = part_label(ui, box, LABEL(view, T_("Colour")));
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
        setup_plan_set_token(setup_of(view), seat, (TokenId)token);
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
    double used = part_label(
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
    int number = setup_plan_picture_number(setup);
    setup->plan.picture[seat] = number;
    view_ask_with(view, (Request){.kind = REQUEST_PICTURE, .id = number}, "",
                  setup->picture_path[seat]);
}

static double picture(View *view, Box box, int seat)
{
    Ui *ui = view_ui(view);
    SetupState *setup = setup_of(view);
    bool has = setup->plan.picture[seat] > 0, empty = setup->picture_path[seat][0] == '\0';
    double used = part_label(ui, box, LABEL(view, T_("A picture of your own instead")));
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
    used += decider(view, box, seat) + gap;
    if (seat_of(view, seat)->kind != NULL) used += level(view, form_below(box, used), seat) + gap;
    used += colours(view, form_below(box, used), seat) + ui_px(ui, 4);
    used += tokens(view, form_below(box, used), seat) + gap;
    return used + picture(view, form_below(box, used), seat);
}
