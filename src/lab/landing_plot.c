/* landing_plot.c -- the board, coloured by how often tokens stop where. */
#include "lab/landing_plot.h"

#include "lab/landing_report.h"

enum { MOST_LISTED = 10 };

/* Any shade between these two is readable with black or white text on it. */
static const Colour cold = 0xFFFFF8EC, hot = 0xFFC0392B, black = 0xFF000000;

/* Cells of the edge along the top and along a side; a board with an odd
 * number of spaces leaves the last cell empty. */
typedef struct BoardEdge {
    int across, down;
    Box box;
} BoardEdge;

static BoardEdge edge_for(int spaces, Box page)
{
    int half = (spaces + 1) / 2 + 2;
    BoardEdge edge = {.across = (half + 1) / 2, .down = half / 2, .box = box_inset(page, 24, 24)};
    return edge;
}

/* From the lower right corner to the left, as the token walks. */
static Box cell_of(BoardEdge edge, int space)
{
    double width = edge.box.w / edge.across, height = edge.box.h / edge.down;
    int bottom = edge.across - 1, left = bottom + edge.down - 1, top = left + edge.across - 1;
    int column = edge.across - 1, row = edge.down - 1;
    if (space <= bottom) {
        column -= space;
    } else if (space <= left) {
        column = 0;
        row -= space - bottom;
    } else if (space <= top) {
        column = space - left;
        row = 0;
    } else {
        row = space - top;
    }
    return (Box){edge.box.x + column * width, edge.box.y + row * height, width, height};
}

static double most_of(const LandingMap *map)
{
    double most = 0;
    for (int space = 0; space < map->edition->space_count; space++)
        if (map->places[space] > most) most = map->places[space];
    return most > 0 ? most : 1;
}

/* The values of streets are close together: the third power separates them. Jail is beyond
 * them all. */
static Colour heat(double part)
{
    return part < 1 ? colour_mixed(cold, hot, part * part * part) : hot;
}

/* Those in jail stand in the lower half of its square, as on a real board. */
static void draw_jail(Canvas *canvas, const Words *words, const LandingMap *map, Box cell,
                      double most)
{
    double share = map->places[map->edition->space_count];
    Colour ground = heat(share / most), ink = colour_readable(ground, black, PLOT_GROUND);
    Box bars = {cell.x + 3, cell.y + cell.h / 2, cell.w - 6, cell.h / 2 - 3};
    char buffer[40];
    Text text = text_into(buffer, sizeof buffer);
    canvas_fill_round(canvas, bars, 4, ground);
    plot_percent(words, share, 2, &text);
    plot_words_within(canvas, bars.x + 4, bars.y + 15, PLAIN(words, T_("in jail")), 11, bars.w - 6,
                      ink);
    plot_words(canvas, bars.x + 4, bars.y + 31, buffer, 12, PLOT_LEFT, ink);
}

static void draw_cell(Canvas *canvas, const Words *words, const LandingMap *map, BoardEdge edge,
                      int space, double most)
{
    const Edition *edition = map->edition;
    const Label *label = &edition->space_label[space];
    Box cell = box_inset(cell_of(edge, space), 1.5, 1.5), strip = cell;
    Colour ground = heat(map->places[space] / most);
    Colour ink = colour_readable(ground, black, PLOT_GROUND);
    char buffer[40];
    Text text = text_into(buffer, sizeof buffer);
    canvas_fill_round(canvas, cell, 4, ground);
    if (edition->spaces[space].kind == SPACE_DEED) {
        strip.h = 9;
        GroupId group = edition->deeds[edition->spaces[space].deed].group;
        canvas_fill_round(canvas, strip, 4, colour_opaque(edition->groups[group].colour));
    }
    /* A square that holds the jail has less room for itself. */
    double lift = space == edition->jail ? 11 : 0;
    plot_words_within(canvas, cell.x + 5, cell.y + 26 - lift,
                      label->shorter[0] != '\0' ? label->shorter : label->name, 11, cell.w - 8,
                      ink);
    plot_percent(words, map->places[space], 2, &text);
    plot_words(canvas, cell.x + 5, cell.y + 44 - lift, buffer, 13, PLOT_LEFT, ink);
    if (space == edition->jail) draw_jail(canvas, words, map, cell, most);
}

static void draw_scale(Canvas *canvas, const Words *words, Box middle, double most)
{
    enum { PARTS = 40 };
    Box bar = {middle.x, box_bottom(middle) - 40, middle.w * 0.6, 14};
    char buffer[40];
    Text text = text_into(buffer, sizeof buffer);
    for (int i = 0; i < PARTS; i++) {
        Box part = box_column(bar, i, PARTS, 0);
        part.w += 0.5;
        canvas_fill_box(canvas, part, heat(i / (PARTS - 1.0)));
    }
    SAY(words, &text, T_("{number} %"), arg_number(0));
    plot_words(canvas, bar.x, box_bottom(bar) + 18, buffer, 12, PLOT_LEFT, PLOT_QUIET);
    plot_percent(words, most, 2, &text);
    plot_words(canvas, box_right(bar), box_bottom(bar) + 18, buffer, 12, PLOT_RIGHT, PLOT_QUIET);
}

static void place_name(const Words *words, const LandingMap *map, int place, Text *text)
{
    Said name = landing_report_place(map->edition, place);
    text_clear(text);
    words_write_said(words, &name, text);
}

/* The places most visited, jail among them, in the middle of the board. */
static void draw_list(Canvas *canvas, const Words *words, const LandingMap *map, Box middle)
{
    bool listed[MARKOV_PLACES] = {false};
    char buffer[120], name_buffer[120];
    Text text = text_into(buffer, sizeof buffer), name = text_into(name_buffer, sizeof name_buffer);
    double row = (middle.h - 206) / MOST_LISTED;
    int places = map->edition->space_count + (map->edition->jail != NO_SPACE);
    int count = places < MOST_LISTED ? places : MOST_LISTED;
    if (row > 34) row = 34;
    for (int i = 0; i < count && row >= 14; i++) {
        int best = -1;
        for (int place = 0; place < places; place++)
            if (!listed[place] && (best < 0 || map->places[place] > map->places[best]))
                best = place;
        listed[best] = true;
        double y = middle.y + 116 + row * i;
        plot_percent(words, map->places[best], 2, &text);
        place_name(words, map, best, &name);
        plot_words(canvas, middle.x + 62, y, buffer, 15, PLOT_RIGHT, PLOT_INK);
        plot_words(canvas, middle.x + 76, y, name_buffer, 15, PLOT_LEFT, PLOT_INK);
    }
}

void landing_plot_board(Canvas *canvas, Box page, const Words *words, const void *data)
{
    const LandingMap *map = data;
    BoardEdge edge = edge_for(map->edition->space_count, page);
    double most = most_of(map);
    Box corner = cell_of(edge, 0);
    Box middle = box_inset(edge.box, corner.w + 34, corner.h + 26);
    canvas_fill_box(canvas, page, PLOT_GROUND);
    for (int space = 0; space < map->edition->space_count; space++)
        draw_cell(canvas, words, map, edge, space, most);
    plot_heading(canvas, middle.x, middle.y + 26, PLAIN(words, T_("Where tokens stop")), 24);
    plot_words_within(canvas, middle.x, middle.y + 52, map->edition->title, 14, middle.w,
                      PLOT_QUIET);
    char about[120];
    Text text = text_into(about, sizeof about);
    words_write_said(words, jail_policy_about(map->policy), &text);
    plot_words_within(canvas, middle.x, middle.y + 72, about, 14, middle.w, PLOT_QUIET);
    draw_list(canvas, words, map, middle);
    draw_scale(canvas, words, middle, most);
}
