/* holdings_view.c -- what a player holds, as chips in the colours of the groups. */
#include "view/board/holdings_view.h"

#include "ui/lettering.h"
#include "view/art/space_icon.h"
#include "view/board/building_view.h"
#include "view/view_shown.h"

#define GOLD 0xFFE9B93A
#define BETWEEN 2.0 /* chips of a group, pixels at scale 1 of a chip of 17 */
#define COUNTED 1.9 /* width of a counted group to that of a chip */
#define BAR 0.14    /* of a whole group, to the height of a chip */
#define USUAL_WIDTH 17.0
#define SQUEEZE 1.15 /* before others' deeds are left out */

typedef struct Chips {
    View *view;
    SeatId seat;
    ChipStyle style;
    double between;
    double x, y;
} Chips;

static DeedSet held(const Chips *chips, int group)
{
    return view_game(chips->view)->seats[chips->seat].deeds &
           view_edition(chips->view)->groups[group].deeds;
}

static bool is_counted(const Chips *chips, int group)
{
    return view_edition(chips->view)->groups[group].kind != GROUP_STREETS;
}

static double group_width(const Chips *chips, int group)
{
    DeedSet shown =
        chips->style.missing ? view_edition(chips->view)->groups[group].deeds : held(chips, group);
    int count = __builtin_popcountll(shown);
    if (is_counted(chips, group)) return chips->style.width * COUNTED;
    return count * (chips->style.width + chips->between) - chips->between;
}

static double all_width(const Chips *chips)
{
    double width = 0;
    for (int group = 0; group < view_edition(chips->view)->group_count; group++)
        if (held(chips, group) != 0) width += group_width(chips, group) + chips->style.apart;
    return width - chips->style.apart;
}

static Box chip_box(const Chips *chips, double width)
{
    return (Box){chips->x, chips->y, width, chips->style.height};
}

static Colour ink_on(Colour ground)
{
    return colour_readable(ground, 0xFF25221D, 0xFFFFFFFF);
}

static void write_number(Chips *chips, Box box, int number, Colour ink)
{
    char words[8];
    Text text = text_into(words, sizeof words);
    text_add_int(&text, number);
    Style style = {TYPE_SMALL, FONT_BOLD, ink, ALIGN_CENTRE};
    if (lettering_least_width(view_ui(chips->view), words, style) <= box.w * 0.96)
        lettering_line(view_ui(chips->view), box, words, style);
}

static void draw_counted(Chips *chips, int group)
{
    Ui *ui = view_ui(chips->view);
    const Edition *edition = view_edition(chips->view);
    DeedSet deeds = held(chips, group);
    Box box = chip_box(chips, group_width(chips, group));
    Colour ground =
        theme_legible(theme_group(&ui->theme, edition->groups[group].colour), 0xFFFFFFFF);
    canvas_fill_round(ui->canvas, box, box.h * 0.18, ground);
    Box left = box_cut_left(&box, box.w * 0.58);
    SpaceId space = edition->deeds[__builtin_ctzll(deeds)].space;
    double side = box.h * 0.66 < left.w ? box.h * 0.66 : left.w;
    icon_draw(ui->canvas, space_icon(edition, space), box_centred(left, side, side), 0xFFFFFFFF);
    box.w -= box.h * 0.08;
    write_number(chips, box, __builtin_popcountll(deeds), 0xFFFFFFFF);
    chips->x += group_width(chips, group) + chips->style.apart;
}

/* A deed of somebody else or of nobody. */
static void draw_missing(Chips *chips, Box box, Colour colour)
{
    Ui *ui = view_ui(chips->view);
    Colour pale = colour_mixed(colour, ui->theme.quiet, 0.25);
    double dash = box.h / 9, width = box.w * 0.075;
    Box edge = box_inset(box, width / 2, width / 2);
    for (double y = edge.y + dash; y + dash < box_bottom(edge); y += 2 * dash) {
        canvas_line(ui->canvas, edge.x, y, edge.x, y + dash, width, pale);
        canvas_line(ui->canvas, box_right(edge), y, box_right(edge), y + dash, width, pale);
    }
    for (double x = edge.x + dash; x + dash < box_right(edge); x += 2 * dash) {
        canvas_line(ui->canvas, x, edge.y, x + dash, edge.y, width, pale);
        canvas_line(ui->canvas, x, box_bottom(edge), x + dash, box_bottom(edge), width, pale);
    }
}

static void draw_level(Chips *chips, Box box, int level, Colour ground)
{
    Ui *ui = view_ui(chips->view);
    bool hotel = level == HOTEL_LEVEL || level >= BESIDE_HOTEL;
    if (hotel)
        building_view_one(ui->canvas, view_edition(chips->view),
                          box_inset(box, box.w * 0.06, box.h * 0.14), true);
    else if (level > 0)
        write_number(chips, box, level, ink_on(ground));
}

static void draw_deed(Chips *chips, Box box, DeedId deed, Colour colour)
{
    Ui *ui = view_ui(chips->view);
    const Holding *holding = &view_game(chips->view)->holdings[deed];
    Colour ground = holding->mortgaged   ? colour_mixed(colour, ui->theme.card, 0.62)
                    : holding->level > 0 ? theme_legible(colour, ink_on(colour))
                                         : colour;
    double radius = box.w * 0.22;
    canvas_fill_round(ui->canvas, box, radius, ground);
    canvas_stroke_round(ui->canvas, box_inset(box, 0.4, 0.4), radius, 0.8,
                        holding->mortgaged ? colour : colour_faded(0xFF000000, 0.22));
    if (holding->mortgaged)
        canvas_line(ui->canvas, box.x + box.w * 0.24, box_bottom(box) - box.h * 0.22,
                    box_right(box) - box.w * 0.24, box.y + box.h * 0.22, box.w * 0.1,
                    ui->theme.ink);
    else
        draw_level(chips, box, holding->level, ground);
}

/* What the seat has first, then what it misses. */
static void draw_streets(Chips *chips, int group)
{
    Ui *ui = view_ui(chips->view);
    const Edition *edition = view_edition(chips->view);
    Colour colour = theme_group(&ui->theme, edition->groups[group].colour);
    DeedSet own = held(chips, group), all = edition->groups[group].deeds;
    double first = chips->x, step = chips->style.width + chips->between;
    for (DeedSet rest = own; rest != 0; rest &= rest - 1, chips->x += step)
        draw_deed(chips, chip_box(chips, chips->style.width), (DeedId)__builtin_ctzll(rest),
                  colour);
    for (DeedSet rest = chips->style.missing ? all & ~own : 0; rest != 0;
         rest &= rest - 1, chips->x += step)
        draw_missing(chips, chip_box(chips, chips->style.width), colour);
    double bar = chips->style.height * BAR;
    if (own == all)
        canvas_fill_round(ui->canvas,
                          (Box){first, chips->y + chips->style.height + bar * 0.6,
                                chips->x - chips->between - first, bar},
                          bar / 2, GOLD);
    chips->x += chips->style.apart - chips->between;
}

void holdings_draw(View *view, Box box, SeatId seat, ChipStyle style)
{
    Chips chips = {.view = view, .seat = seat, .style = style, .x = box.x, .y = box.y};
    chips.between = BETWEEN * style.width / USUAL_WIDTH;
    double wanted = all_width(&chips);
    if (wanted > box.w * SQUEEZE && style.missing) { /* others' deeds go first */
        chips.style.missing = false;
        wanted = all_width(&chips);
    }
    if (wanted > box.w) {
        double part = box.w / wanted;
        chips.style.width *= part;
        chips.style.apart *= part;
        chips.between *= part;
    }
    for (int group = 0; group < view_edition(view)->group_count; group++) {
        if (held(&chips, group) == 0) continue;
        if (is_counted(&chips, group))
            draw_counted(&chips, group);
        else
            draw_streets(&chips, group);
    }
}
