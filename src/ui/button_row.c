/* button_row.c -- buttons beside each other, the main one at the right. */
#include "ui/button_row.h"

static double gap_of(const Ui *ui)
{
    return ui_px(ui, 8);
}

static double width_of(Ui *ui, double most, const Button *what)
{
    double wide = button_width(ui, *what);
    if (wide < ui_px(ui, 72) && !what->icon_only) wide = ui_px(ui, 72);
    return wide < most ? wide : most;
}

/* How many of the first `count` buttons are in the row that ends with the
 * last of them, and how wide they are together. */
static int last_row(Ui *ui, double width, const Button *buttons, int count, double *sum)
{
    int taken = 0;
    *sum = 0;
    while (taken < count) {
        double more =
            width_of(ui, width, &buttons[count - 1 - taken]) + (taken > 0 ? gap_of(ui) : 0);
        if (taken > 0 && *sum + more > width) break;
        *sum += more;
        taken++;
    }
    return taken;
}

static int row_count(Ui *ui, double width, const Button *buttons, int count)
{
    int rows = 0;
    double sum;
    for (; count > 0; rows++) count -= last_row(ui, width, buttons, count, &sum);
    return rows;
}

/* The buttons as they will be drawn. */
static void dress(Ui *ui, double width, const Button *buttons, int count,
                  Button dressed[BUTTON_ROW_MOST])
{
    for (int i = 0; i < count; i++) dressed[i] = buttons[i];
    if (row_count(ui, width, buttons, count) <= 2) return;
    for (int i = 0; i < count - 1; i++) dressed[i].icon_only = buttons[i].icon != ICON_NONE;
}

double button_row_height(Ui *ui, double width, const Button *buttons, int count)
{
    Button dressed[BUTTON_ROW_MOST];
    dress(ui, width, buttons, count, dressed);
    int rows = row_count(ui, width, dressed, count);
    return rows * (button_height(ui) + gap_of(ui)) - gap_of(ui);
}

/* Rows that had to be broken are stretched to the full width. */
static int draw_row(Ui *ui, Box row, const Button *buttons, int count, double extra, double start)
{
    int pressed = -1;
    double x = row.x + start;
    for (int i = 0; i < count; i++) {
        double wide = width_of(ui, row.w, &buttons[i]) + extra;
        if (button(ui, (Box){x, row.y, wide, row.h}, buttons[i])) pressed = i;
        x += wide + gap_of(ui);
    }
    return pressed;
}

double button_row_width(Ui *ui, double width, const Button *buttons, int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++) sum += width_of(ui, width, &buttons[i]) + gap_of(ui);
    return count > 0 ? sum - gap_of(ui) : 0;
}

static int one_row(Ui *ui, Box box, const Button *buttons, int count, int left)
{
    int pressed = draw_row(ui, box, buttons, left, 0, 0);
    double right = button_row_width(ui, box.w, buttons + left, count - left);
    int other = draw_row(ui, box, buttons + left, count - left, 0, box.w - right);
    return other >= 0 ? left + other : pressed;
}

/* The last row holds what fits beside the last button; the rest above it. */
static int many_rows(Ui *ui, Box box, const Button *buttons, int count)
{
    int sizes[BUTTON_ROW_MOST], rows = 0, first = 0, pressed = -1;
    double sum;
    for (int left = count; left > 0; left -= sizes[rows - 1])
        sizes[rows++] = last_row(ui, box.w, buttons, left, &sum);
    for (int row = rows - 1; row >= 0; first += sizes[row], row--) {
        Box line = box_cut_top(&box, button_height(ui));
        box_cut_top(&box, gap_of(ui));
        sum = button_row_width(ui, line.w, buttons + first, sizes[row]);
        int hit = draw_row(ui, line, buttons + first, sizes[row], (line.w - sum) / sizes[row], 0);
        if (hit >= 0) pressed = first + hit;
    }
    return pressed;
}

int button_row(Ui *ui, Box box, const Button *buttons, int count, int left)
{
    Button dressed[BUTTON_ROW_MOST];
    Box top = {box.x, box.y, box.w, button_height(ui)};
    dress(ui, box.w, buttons, count, dressed);
    if (row_count(ui, box.w, dressed, count) == 1) return one_row(ui, top, dressed, count, left);
    return many_rows(ui, box, dressed, count);
}

static double shared_width(Ui *ui, const Button *what, double part)
{
    double wide = what->icon_only ? 0 : button_width(ui, *what) * part, least = ui_target(ui);
    return wide > least ? wide : least;
}

/* Icons keep their width. */
void button_row_share(Ui *ui, Box row, const Button *buttons, int count, double gap,
                      Box shares[BUTTON_ROW_MOST])
{
    double icons = 0, words = 0, room = row.w - gap * (count - 1);
    int worded = 0;
    for (int i = 0; i < count; i++) {
        double wide = shared_width(ui, &buttons[i], 1);
        *(buttons[i].icon_only ? &icons : &words) += wide;
        worded += !buttons[i].icon_only;
    }
    double left = room - icons - words, part = left < 0 ? (room - icons) / words : 1;
    double more = left > 0 && worded > 0 ? left / worded : 0;
    for (int i = 0; i < count; i++) {
        double wide = shared_width(ui, &buttons[i], part) + (buttons[i].icon_only ? 0 : more);
        shares[i] = box_cut_left(&row, wide);
        box_cut_left(&row, gap);
    }
}
