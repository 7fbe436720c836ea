/* deed_large.c -- a title deed with every rent, and who holds its group. */
#include "view/board/deed_large.h"

#include "table/spelled.h"
#include "ui/capitals.h"
#include "ui/spoken.h"
#include "view/art/mark_art.h"
#include "view/art/space_icon.h"
#include "view/board/building_view.h"
#include "view/board/deed_rows.h"
#include "view/board/token_view.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* A deed being drawn. */
typedef struct Sheet {
    View *view;
    Ui *ui;
    const Edition *edition;
    DeedId deed;
    Box box;
    double k; /* pixels of the window per pixel of the design */
    DeedRows rows;
} Sheet;

static double px(const Sheet *sheet, double design)
{
    return design * sheet->k;
}

static const Group *group_of(const Sheet *sheet)
{
    return &sheet->edition->groups[sheet->edition->deeds[sheet->deed].group];
}

static const Holding *holding_of(const Sheet *sheet, DeedId deed)
{
    return &view_game(sheet->view)->holdings[deed];
}

static int rent_count(const Sheet *sheet)
{
    int count = 0;
    for (int i = 0; i < sheet->rows.count; i++) count += sheet->rows.list[i].kind == DEED_ROW_RENT;
    return count;
}

/* ---- the head ---- */

static Box draw_paper(const Sheet *sheet, double head)
{
    Ui *ui = sheet->ui;
    Box body = sheet->box;
    double radius = px(sheet, 12);
    Colour paper = ui->theme.paper;
    canvas_shadow(ui->canvas, sheet->box, radius, px(sheet, 12));
    canvas_fill_round(ui->canvas, sheet->box, radius,
                      theme_group_ground(&ui->theme, group_of(sheet)->colour));
    box_cut_top(&body, head);
    canvas_fill_round(ui->canvas, body, radius, paper);
    canvas_fill_box(ui->canvas, (Box){body.x, body.y, body.w, radius}, paper);
    canvas_fill_box(ui->canvas, (Box){body.x, body.y, body.w, 1}, 0x2E000000);
    if (holding_of(sheet, sheet->deed)->mortgaged)
        mark_art_hatch(ui->canvas, body, ui->theme.dark ? 0xFFB9AE98 : 0xFF8A7D62);
    return body;
}

static Colour head_ink(const Sheet *sheet)
{
    return theme_group_ink(&sheet->ui->theme, group_of(sheet)->colour);
}

/* The group; where the deed is owned, and no tag has it, the price too. */
static void write_group(const Sheet *sheet, Box box, Style style)
{
    const Deed *deed = &sheet->edition->deeds[sheet->deed];
    const char *group = sheet->edition->group_label[deed->group].name;
    Phrase both = PHRASE(sheet->view, T_("{group} · {price}"), arg_group(deed->group),
                         arg_price(deed->price));
    bool owned = holding_of(sheet, sheet->deed)->owner < MAX_SEATS;
    capitals_line(sheet->ui, box, owned ? both.words : group, style);
}

/* A row of its own to the ear. */
static void say_price(const Sheet *sheet, Box box)
{
    spoken_written(sheet->ui, box_cut_left(&box, box.w / 2), sheet->rows.list[0].label, false,
                   true);
    spoken_written(sheet->ui, box, sheet->rows.list[0].sum, false, true);
}

static void write_head(const Sheet *sheet, Box head)
{
    Colour ink = head_ink(sheet);
    Box inner = box_inset(head, px(sheet, 10), px(sheet, 6));
    Style group = {TYPE_NOTE, FONT_BOLD, ink, ALIGN_CENTRE};
    double line = lettering_line_height(sheet->ui, group);
    if (inner.h > line * 2.4) write_group(sheet, box_cut_top(&inner, line), group);
    lettering_fit(sheet->ui, inner, edition_deed_label(sheet->edition, sheet->deed)->name,
                  (Style){TYPE_MAIN, FONT_HEAVY, ink, ALIGN_CENTRE}, 0);
}

/* Name at the left, price at the right. */
static void write_low_head(const Sheet *sheet, Box head)
{
    Ui *ui = sheet->ui;
    Colour ink = head_ink(sheet);
    Box inner = box_inset(head, px(sheet, 11), px(sheet, 4));
    Phrase price = view_thing(sheet->view, arg_sum(sheet->edition->deeds[sheet->deed].price));
    Style style = {TYPE_LARGE, FONT_HEAVY, ink, ALIGN_RIGHT};
    double wide = lettering_width(ui, price.words, style);
    if (wide > inner.w * 0.45) { /* below each other */
        const char *name = edition_deed_label(sheet->edition, sheet->deed)->name;
        lettering_line(ui, box_cut_bottom(&inner, inner.h * 0.45), price.words, style);
        style.align = ALIGN_LEFT;
        lettering_line(ui, inner, name, style);
        return;
    }
    lettering_line(ui, box_cut_right(&inner, wide), price.words, style);
    box_cut_right(&inner, px(sheet, 8));
    style.align = ALIGN_LEFT;
    lettering_fit(ui, inner, edition_deed_label(sheet->edition, sheet->deed)->name, style, 0);
}

/* ---- rents ---- */

static bool fits_in(const Sheet *sheet, const DeedRow *row, Box inner, Type type)
{
    const char *label = row->brief[0] != '\0' ? row->brief : row->label;
    Style style = {type, FONT_HEAVY, 0, ALIGN_LEFT};
    double wide = lettering_width(sheet->ui, row->sum, style) + px(sheet, 6);
    style.weight = FONT_MEDIUM;
    if (row->houses + row->hotels == 0) wide += lettering_width(sheet->ui, label, style);
    if (row->houses > 1)
        wide += lettering_width(sheet->ui, "4", style) * 1.2; /* a figure at least */
    return wide <= inner.w && lettering_line_height(sheet->ui, style) <= inner.h * 1.2;
}

/* The largest type in which all sums and, at least briefly, what they are for fit. */
static Type type_of(const Sheet *sheet, Box inner)
{
    static const Type types[] = {TYPE_BODY, TYPE_SMALL, TYPE_NOTE, TYPE_TINY};
    int size = 0;
    for (int i = 0; i < sheet->rows.count; i++)
        while (size < 3 && sheet->rows.list[i].kind == DEED_ROW_RENT &&
               !fits_in(sheet, &sheet->rows.list[i], inner, types[size]))
            size++;
    return types[size];
}

/* Four houses where there is room for one: the picture of one and the figure. */
static void draw_counted(const Sheet *sheet, Box inner, const DeedRow *row, double high, Type type)
{
    Ui *ui = sheet->ui;
    char count[12];
    Text text = text_into(count, sizeof count);
    text_add_int(&text, row->houses);
    Style style = {type, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    if (lettering_width(ui, count, style) > inner.w) return;
    lettering_line(ui, box_cut_left(&inner, lettering_width(ui, count, style) + 1), count, style);
    box_cut_left(&inner, px(sheet, 2));
    double side = high < inner.w ? high : inner.w;
    if (side < px(sheet, 5)) return;
    building_view_one(ui->canvas, sheet->edition,
                      (Box){inner.x, box_middle_y(inner) - side / 2, side, side}, false);
}

/* Pictures of the buildings say what the rent is for; to the ear, words do. */
static void draw_built(const Sheet *sheet, Box inner, const DeedRow *row, Type type)
{
    Ui *ui = sheet->ui;
    double high = inner.h * 0.66 < px(sheet, 14) ? inner.h * 0.66 : px(sheet, 14);
    double width = building_view_length(sheet->edition, row->houses, row->hotels, high);
    Box place = {inner.x, box_middle_y(inner) - high / 2, width < inner.w ? width : inner.w, high};
    spoken_written(ui, inner, row->label, false, true);
    spoken_hush(ui);
    if (row->hotels == 0 && row->houses > 1 && width > inner.w)
        draw_counted(sheet, inner, row, high, type);
    else
        building_view_row(ui->canvas, sheet->edition, place, row->houses, row->hotels, false);
    if (row->hotels > 0) {
        char hotel[40];
        Text text = text_into(hotel, sizeof hotel);
        capitals_first(&ui->words, view_thing(sheet->view, arg_built(NOUN_HOTEL)).words, &text);
        Style style = {type, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
        box_cut_left(&inner, width + px(sheet, 5));
        if (lettering_width(ui, hotel, style) <= inner.w) lettering_line(ui, inner, hotel, style);
    }
    spoken_speak(ui);
}

static void draw_row(const Sheet *sheet, Box box, const DeedRow *row, int n)
{
    Ui *ui = sheet->ui;
    const Theme *theme = &ui->theme;
    bool shaded = n % 2 == 0, strong = row->present || n == 0;
    Colour ground = shaded ? theme->row : theme->paper;
    if (row->present) ground = colour_mixed(theme->paper, theme->good, theme->dark ? 0.3 : 0.2);
    if (shaded || row->present) canvas_fill_round(ui->canvas, box, px(sheet, 5), ground);
    Box inner = box_inset(box, px(sheet, 7), 0);
    Type type = type_of(sheet, inner);
    Style sum = {type, row->present ? FONT_HEAVY : FONT_BOLD, theme->ink, ALIGN_RIGHT};
    double wide = lettering_width(ui, row->sum, sum);
    Box right = box_cut_right(&inner, wide < inner.w ? wide : inner.w);
    box_cut_right(&inner, px(sheet, 3));
    Style style = {type, strong ? FONT_BOLD : FONT_MEDIUM, theme->ink, ALIGN_LEFT};
    bool built = row->houses + row->hotels > 0;
    if (built && (!row->each || lettering_width(ui, row->label, style) > inner.w)) {
        draw_built(sheet, inner, row, type);
    } else {
        bool brief = row->brief[0] != '\0' && lettering_width(ui, row->label, style) > inner.w;
        if (inner.w > px(sheet, 8))
            lettering_line(ui, inner, brief ? row->brief : row->label, style);
    }
    lettering_line(ui, right, row->sum, sum);
}

/* Two columns, unless the sums are too wide for that and few enough for one. */
static int columns_of(const Sheet *sheet, Box box)
{
    int count = rent_count(sheet);
    if (count <= 3) return 1;
    Box half = box_inset(box_column(box, 0, 2, px(sheet, 8)), px(sheet, 7), 0);
    half.h = box.h / ((count + 1) / 2);
    for (int i = 0; i < sheet->rows.count; i++)
        if (sheet->rows.list[i].kind == DEED_ROW_RENT && count <= 5 &&
            !fits_in(sheet, &sheet->rows.list[i], half, TYPE_TINY))
            return 1;
    return 2;
}

/* What building costs, where a row is left. */
static void write_price(const Sheet *sheet, Box box)
{
    const Deed *deed = &sheet->edition->deeds[sheet->deed];
    Style style = {TYPE_NOTE, FONT_MEDIUM, sheet->ui->theme.quiet, ALIGN_RIGHT};
    Phrase words = PHRASE(sheet->view, T_("{house.A}: {price}"), arg_price(deed->house_price));
    Box inner = box_inset(box, px(sheet, 7), 0);
    bool fits = lettering_width(sheet->ui, words.words, style) <= inner.w &&
                lettering_line_height(sheet->ui, style) <= inner.h * 1.36;
    if (deed->house_price > 0 && fits) lettering_line(sheet->ui, inner, words.words, style);
}

/* In so many columns, filled one after the other. */
static double draw_rents(const Sheet *sheet, Box box, int columns, double most)
{
    int count = rent_count(sheet), each = (count + columns - 1) / columns, n = 0;
    double height = box.h / each < most ? box.h / each : most;
    for (int i = 0; i < sheet->rows.count; i++) {
        if (sheet->rows.list[i].kind != DEED_ROW_RENT) continue;
        Box column = box_column(box, n / each, columns, px(sheet, 8));
        Box row = {column.x, column.y + n % each * height, column.w, height};
        draw_row(sheet, row, &sheet->rows.list[i], n < each ? n : n - each + 2);
        n++;
    }
    if (columns == 2 && n % 2 == 1) {
        Box column = box_column(box, 1, columns, px(sheet, 8));
        write_price(sheet, (Box){column.x, column.y + (each - 1) * height, column.w, height});
    }
    return each * height;
}

/* A railroad or a works has few rents: its sign is where the others would be. */
static void draw_sign(const Sheet *sheet, Box room)
{
    Ui *ui = sheet->ui;
    const Theme *theme = &ui->theme;
    Icon icon = space_icon(sheet->edition, sheet->edition->deeds[sheet->deed].space);
    double side = px(sheet, 76);
    if (room.h * 0.78 < side) side = room.h * 0.78;
    if (icon == ICON_NONE || side < px(sheet, 40)) return;
    Box disc = box_centred(room, side, side);
    Colour group = theme_group(theme, group_of(sheet)->colour);
    canvas_fill_round(ui->canvas, disc, side / 2, colour_mixed(theme->paper, group, 0.12));
    icon_draw(ui->canvas, icon, box_inset(disc, side * 0.22, side * 0.22),
              theme_distinct(group, theme->paper));
}

/* What building and borrowing cost, the first two sums: "A house costs $150". */
static void write_foot(const Sheet *sheet, Box box)
{
    Ui *ui = sheet->ui;
    const Deed *deed = &sheet->edition->deeds[sheet->deed];
    bool lends = sheet->edition->rule[RULE_MORTGAGE] != MORTGAGE_OFF;
    Style style = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    Box inner = box_inset(box, px(sheet, 10), 0), left = inner;
    if (deed->house_price > 0 && lends) left = box_cut_left(&inner, inner.w * 0.5);
    if (deed->house_price > 0)
        lettering_line(
            ui, left,
            PHRASE(sheet->view, T_("{house.A}: {price}"), arg_price(deed->house_price)).words,
            style);
    style.align = deed->house_price > 0 ? ALIGN_RIGHT : ALIGN_CENTRE;
    if (lends)
        lettering_line(ui, inner,
                       PHRASE(sheet->view, T_("Mortgage: {sum}"), arg_sum(deed->mortgage)).words,
                       style);
}

/* ---- who holds the group ---- */

static const char *holder_name(const Sheet *sheet, DeedId deed)
{
    const Label *label = edition_deed_label(sheet->edition, deed);
    return label->shorter[0] != '\0' ? label->shorter : label->name;
}

static double holder_side(const Sheet *sheet, Box box, bool low)
{
    double side = low ? box.h * 0.5 : px(sheet, 28);
    return side < box.w * 0.8 ? side : box.w * 0.8;
}

/* Where the name of a deed is written: below the disc, in a low row beside it. */
static Box name_place(const Sheet *sheet, Box box, DeedId deed, bool low)
{
    if (!low) {
        Box below = {box.x, box_bottom(box) - px(sheet, 29), box.w, px(sheet, 27)};
        return box_inset(below, px(sheet, 2), 0);
    }
    if (holding_of(sheet, deed)->owner >= MAX_SEATS) return box;
    double side = holder_side(sheet, box, low);
    return (Box){box.x + side * 1.17, box.y, box.w - side * 1.22, box.h};
}

static Style name_style(const Sheet *sheet, bool low)
{
    return (Style){low ? TYPE_TINY : TYPE_NOTE, FONT_SEMIBOLD, sheet->ui->theme.ink, ALIGN_CENTRE};
}

static double name_least(bool low)
{
    return low ? 0.95 : 0.86;
}

static bool name_fits(const Sheet *sheet, Box box, DeedId deed, bool low)
{
    if (box.w <= px(sheet, 40) || box.h <= px(sheet, low ? 20 : 58)) return false;
    return lettering_fits(sheet->ui, name_place(sheet, box, deed, low), holder_name(sheet, deed),
                          name_style(sheet, low), name_least(low));
}

static void draw_holder_box(const Sheet *sheet, Box box, DeedId deed, Colour ground, Colour mark)
{
    Ui *ui = sheet->ui;
    bool owned = holding_of(sheet, deed)->owner < MAX_SEATS, self = deed == sheet->deed;
    canvas_fill_round(ui->canvas, box, px(sheet, 6), ground);
    if (self && !owned)
        mark_art_dashes(ui->canvas, box_inset(box, px(sheet, 1), px(sheet, 1)), px(sheet, 4),
                        px(sheet, 2), mark);
    else
        canvas_stroke_round(ui->canvas, box, px(sheet, 6), px(sheet, self ? 2 : 1),
                            self ? mark : ui->theme.line);
}

static void draw_holder(const Sheet *sheet, Box box, DeedId deed, bool low, bool named)
{
    Ui *ui = sheet->ui;
    const Theme *theme = &ui->theme;
    const Holding *holding = holding_of(sheet, deed);
    bool owned = holding->owner < MAX_SEATS;
    Colour mark = theme_distinct(theme_group(theme, group_of(sheet)->colour), theme->paper);
    Colour tint = owned ? view_seat_colour(sheet->view, holding->owner) : 0xFF999999;
    Colour ground = colour_mixed(theme->paper, tint, owned ? 0.14 : 0.06);
    double side = holder_side(sheet, box, low);
    draw_holder_box(sheet, box, deed, ground, mark);
    if (named)
        lettering_fit(ui, name_place(sheet, box, deed, low), holder_name(sheet, deed),
                      name_style(sheet, low), name_least(low));
    if (low && named && !owned) return; /* nobody's: the name alone */
    double x = low && named ? box.x + side * 0.62 : box_middle_x(box);
    double y = low || !named ? box_middle_y(box) : box.y + box.h * 0.34;
    if (owned) {
        token_of_seat(sheet->view, holding->owner, (Box){x - side / 2, y - side / 2, side, side});
        return;
    }
    double across = side * 0.9;
    mark_art_circle(ui->canvas, (Box){x - across / 2, y - across / 2, across, across},
                    ui_px(ui, 1.8), mark);
    lettering_line(ui, (Box){x - side / 2, y - side / 2, side, side}, "?",
                   (Style){low ? TYPE_SMALL : TYPE_LARGE, FONT_HEAVY, theme_legible(mark, ground),
                           ALIGN_CENTRE});
}

/* For those who do not see whose token is in the box: "Strand, owned by Ann, rent £18". */
static void say_holder(const Sheet *sheet, Box box, DeedId deed)
{
    char words[UI_NAME_SIZE];
    Text text = text_into(words, sizeof words);
    SpelledScene scene = {sheet->edition, view_game(sheet->view),
                          table_seating(view_table(sheet->view))};
    spelled_space(view_words(sheet->view), &scene, sheet->edition->deeds[deed].space, &text);
    spoken_words(sheet->ui, box, words);
}

/* All the others have their names there or none; the deed itself has it in its head too. */
static void draw_holders(const Sheet *sheet, Box box, bool low)
{
    int count = group_of(sheet)->deed_count, n = 0;
    bool named = true;
    for (DeedSet rest = group_of(sheet)->deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        Box one = box_column(box, n++, count, px(sheet, low ? 4 : 6));
        if (deed != sheet->deed) named = named && name_fits(sheet, one, deed, low);
    }
    n = 0;
    for (DeedSet rest = group_of(sheet)->deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        Box one = box_column(box, n++, count, px(sheet, low ? 4 : 6));
        if (deed != sheet->deed) say_holder(sheet, one, deed);
        spoken_hush(sheet->ui);
        draw_holder(sheet, one, deed, low, named && name_fits(sheet, one, deed, low));
        spoken_speak(sheet->ui);
    }
}

/* ---- the whole ---- */

static void draw_upright(Sheet *sheet)
{
    Ui *ui = sheet->ui;
    sheet->k = sheet->box.w / 240 < sheet->box.h / 300 ? sheet->box.w / 240 : sheet->box.h / 300;
    double head = px(sheet, 60), foot = lettering_line_height(ui, (Style){.type = TYPE_SMALL});
    Box body = draw_paper(sheet, head);
    say_price(sheet, (Box){body.x, body.y, body.w, 2});
    write_head(sheet, (Box){sheet->box.x, sheet->box.y, sheet->box.w, head});
    body = box_inset(body, px(sheet, 10), px(sheet, 8));
    double holders = px(sheet, 70), gap = px(sheet, 6);
    if (holders > body.h * 0.3) holders = body.h * 0.3;
    Box group = box_cut_bottom(&body, holders);
    box_cut_bottom(&body, gap);
    Box line = box_cut_bottom(&body, foot + gap);
    Box room = body;
    double most = rent_count(sheet) > 3 ? px(sheet, 38) : px(sheet, 30);
    box_cut_top(&room, draw_rents(sheet, body, 1, most));
    draw_sign(sheet, room);
    canvas_fill_box(ui->canvas, (Box){line.x + gap, line.y, line.w - 2 * gap, 1}, ui->theme.line);
    box_cut_top(&line, gap);
    write_foot(sheet, line);
    draw_holders(sheet, box_inset(group, px(sheet, 4), 0), false);
}

static void draw_low(Sheet *sheet)
{
    sheet->k = sheet->box.w / 226 < sheet->box.h / 172 ? sheet->box.w / 226 : sheet->box.h / 172;
    double head = sheet->box.h * 0.24, holders = sheet->box.h * 0.2;
    Box body = draw_paper(sheet, head);
    write_low_head(sheet, (Box){sheet->box.x, sheet->box.y, sheet->box.w, head});
    body = box_inset(body, px(sheet, 6), px(sheet, 6));
    Box group = box_cut_bottom(&body, holders);
    box_cut_bottom(&body, px(sheet, 4));
    draw_rents(sheet, body, columns_of(sheet, body), px(sheet, 24));
    draw_holders(sheet, group, true);
}

void deed_large(View *view, Box box, DeedId deed)
{
    Sheet sheet = {
        .view = view, .ui = view_ui(view), .edition = view_edition(view), .deed = deed, .box = box};
    deed_rows(view, deed, &sheet.rows);
    if (box.h > box.w)
        draw_upright(&sheet);
    else
        draw_low(&sheet);
}
