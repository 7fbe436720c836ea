/* space_large.c -- a space that is no property, large. */
#include "view/art/space_icon.h"
#include "view/board/deed_view.h"
#include "view/board/space_words.h"

void space_large(View *view, Box box, SpaceId space)
{
    Ui *ui = &view->ui;
    const Theme *theme = &ui->theme;
    char words[400];
    Text text = text_into(words, sizeof words);
    double radius = ui_px(ui, 10);
    space_words_add(view, space, &text);
    canvas_shadow(ui->canvas, box, radius, ui_px(ui, 4));
    canvas_fill_round(ui->canvas, box, radius, theme->card);
    canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius, 1, theme->line);
    Box rest = box_inset(box, ui_px(ui, 14), ui_px(ui, 14));
    double disc = rest.h * 0.34 < ui_px(ui, 96) ? rest.h * 0.34 : ui_px(ui, 96);
    Box sign = box_centred(box_cut_top(&rest, disc), disc, disc);
    canvas_fill_circle(ui->canvas, box_middle_x(sign), box_middle_y(sign), disc / 2, theme->felt);
    icon_draw(ui->canvas, space_icon(view_edition(view), space),
              box_inset(sign, disc * 0.22, disc * 0.22), theme->ink);
    box_cut_top(&rest, ui_px(ui, 8));
    double title = rest.h * 0.3 < ui_px(ui, 48) ? rest.h * 0.3 : ui_px(ui, 48);
    lettering_fit(ui, box_cut_top(&rest, title), view_edition(view)->space_label[space].name,
                  (Style){TYPE_TITLE, FONT_BOLD, theme->ink, ALIGN_CENTRE}, 0);
    lettering_fit(ui, rest, words, (Style){TYPE_BODY, FONT_MEDIUM, theme->ink, ALIGN_CENTRE}, 0);
}
