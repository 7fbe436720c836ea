/* sheet_foot.c -- the buttons below a sheet, with a note beside or above. */
#include "view/sheets/sheet_foot.h"

static Style note_style(const Ui *ui)
{
    return (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.bad, ALIGN_LEFT};
}

static double gap_of(const Ui *ui)
{
    return ui_px(ui, 12);
}

/* What the buttons leave free at their left; 0: too little for the note. */
static double room_beside(Ui *ui, double width, const SheetFoot *foot)
{
    double taken = button_row_width(ui, width, foot->buttons, foot->count) + gap_of(ui);
    if (foot->left > 0 || taken + ui_px(ui, 160) > width) return 0;
    bool fits = lettering_height(ui, width - taken, foot->note, note_style(ui)) <= button_height(ui);
    return fits ? width - taken : 0;
}

static double height_above(Ui *ui, double width, const SheetFoot *foot)
{
    if (foot->note[0] == '\0' || room_beside(ui, width, foot) > 0) return 0;
    return lettering_height(ui, width, foot->note, note_style(ui)) + ui_px(ui, 8);
}

double sheet_foot_height(Ui *ui, double width, const SheetFoot *foot)
{
    return height_above(ui, width, foot) + button_row_height(ui, width, foot->buttons, foot->count);
}

int sheet_foot(Ui *ui, Box box, const SheetFoot *foot)
{
    Style style = note_style(ui);
    double above = height_above(ui, box.w, foot), beside = room_beside(ui, box.w, foot);
    Box top = box_cut_top(&box, above);
    if (foot->note[0] != '\0' && above > 0)
        lettering_paragraph(ui, top, foot->note, style);
    else if (foot->note[0] != '\0')
        lettering_fit(ui, (Box){box.x, box.y, beside, button_height(ui)}, foot->note, style, 0);
    return button_row(ui, box, foot->buttons, foot->count, foot->left);
}
