/* token_view.c -- a player's round counter. */
#include "view/board/token_view.h"

#include "ui/icon.h"
#include "view/art/look_art.h"
#include "view/art/token_art.h"
#include "view/view_shown.h"

void token_plain(Ui *ui, Box box, Colour colour, bool computer)
{
    double side = box.w < box.h ? box.w : box.h;
    canvas_fill_circle(ui->canvas, box_middle_x(box), box_middle_y(box), side / 2, 0xFFFFFFFF);
    canvas_fill_circle(ui->canvas, box_middle_x(box), box_middle_y(box), side * 0.45, colour);
    icon_draw(ui->canvas, computer ? ICON_ROBOT : ICON_PERSON,
              box_centred(box, side * 0.56, side * 0.56), 0xFFFFFFFF);
}

void token_draw(Ui *ui, Box box, const Edition *edition, const SeatPlan *plan, SeatId seat,
                TokenId token, int picture)
{
    Colour colour = theme_seat(&ui->theme, plan->colour, seat);
    double side = box.w < box.h ? box.w : box.h;
    if (picture > 0) {
        canvas_fill_circle(ui->canvas, box_middle_x(box), box_middle_y(box), side / 2, colour);
        if (ui->canvas->verbs->picture(ui->canvas, picture,
                                       box_inset(box, side * 0.08, side * 0.08), true))
            return;
    }
    bool later = edition->rule[RULE_TOKEN_CHOICE] == TOKEN_CHOICE_TABLE;
    if (token >= edition->token_count && !later) token = plan->token;
    if (token < edition->token_count)
        token_art_disc(ui->canvas, look_art_shape(edition, token), token, box, colour,
                       look_art_rim(edition, token));
    else
        token_plain(ui, box, colour, plan->kind != NULL);
}

void token_of_seat(View *view, SeatId seat, Box box)
{
    token_draw(view_ui(view), box, view_edition(view),
               &table_seating(view_table(view))->seats[seat], seat,
               view_game(view)->seats[seat].token, view_pictures(view)[seat]);
}
