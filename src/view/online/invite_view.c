/* invite_view.c -- how friends come: the link, as words to send and as a QR code. */
#include "view/online/invite_view.h"

#include <math.h>

#include "base/qr_code.h"
#include "ui/button.h"
#include "view/view.h"
#include "view/view_request.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define DARK 0xFF1C1B18u
#define WHITE 0xFFFFFFFFu
enum { QUIET = 4 }; /* modules of white around it */

/* A run of dark modules of a row at once. */
static void draw_row(Canvas *canvas, const QrCode *code, int y, Box at, double side)
{
    for (int x = 0; x < code->side;) {
        int from = x;
        while (x < code->side && code->dark[y][x] != 0) x++;
        if (x > from)
            canvas_box_path(canvas, (Box){at.x + (from + QUIET) * side, at.y + (y + QUIET) * side,
                                          (x - from) * side, side});
        else
            x++;
    }
}

void invite_code(View *view, Box box, const char *words)
{
    Ui *ui = view_ui(view);
    QrCode code;
    if (!qr_code_make(words, &code)) return;
    double whole = box.w < box.h ? box.w : box.h, side = whole / (code.side + 2 * QUIET);
    Box at = box_centred(box, whole, whole);
    canvas_fill_round(ui->canvas, at, ui_px(ui, 6), WHITE);
    for (int y = 0; y < code.side; y++) draw_row(ui->canvas, &code, y, at, side);
    ui->canvas->verbs->fill(ui->canvas, DARK);
}

static void copy_link(View *view, const char *link)
{
    UiClip *clip = &view_ui(view)->clip_board;
    text_copy(clip->words, sizeof clip->words, link);
    clip->fresh = true;
    view_tell(view, LABEL(view, T_("The link is copied: send it to your friends.")));
}

static void buttons(View *view, Box box, double gap)
{
    Ui *ui = view_ui(view);
    const OnlineFacts *online = view_online(view);
    int count = online->shares ? 2 : 1;
    bool none = online->link[0] == '\0';
    if (button(ui, box_column(box, 0, count, gap),
               (Button){.id = ui_id("copy-link", 0),
                        .label = LABEL(view, T_("Copy link")),
                        .disabled = none}))
        copy_link(view, online->link);
    if (online->shares && button(ui, box_column(box, 1, count, gap),
                                 (Button){.id = ui_id("share-link", 0),
                                          .label = LABEL(view, T_("Share")),
                                          .disabled = none}))
        view_ask_with(view, (Request){.kind = REQUEST_SHARE}, "", online->link);
}

void invite_draw(View *view, Box box, double s)
{
    Ui *ui = view_ui(view);
    const OnlineFacts *online = view_online(view);
    const Meeting *meeting = guest_meeting(online->guest);
    Style head = {TYPE_NAME, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    Style quiet = {TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    Style name = {TYPE_TITLE, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    canvas_shadow(ui->canvas, box, 14 * s, ui_px(ui, 2));
    canvas_fill_round(ui->canvas, box, 14 * s, ui->theme.card);
    bool tall = box.h > 140 * s;
    Box rest = box_inset(box, (tall ? 16 : 10) * s, (tall ? 16 : 8) * s);
    double code = rest.h < rest.w * 0.42 ? rest.h : rest.w * 0.42;
    invite_code(view, box_cut_left(&rest, code), online->link);
    box_cut_left(&rest, (tall ? 16 : 10) * s);
    buttons(view, box_cut_bottom(&rest, (tall ? 46 : 44) * s), 8 * s);
    box_cut_bottom(&rest, 4 * s);
    Box title = box_cut_bottom(&rest, lettering_line_height(ui, name));
    lettering_line(ui, title, meeting->name, name);
    if (rest.h > lettering_line_height(ui, quiet))
        lettering_line(ui, box_cut_bottom(&rest, lettering_line_height(ui, quiet)),
                       LABEL(view, T_("Table name")), quiet);
    if (rest.h < lettering_line_height(ui, head)) return;
    lettering_line(ui, box_cut_top(&rest, lettering_line_height(ui, head)),
                   LABEL(view, T_("Invite")), head);
    const char *words = LABEL(view, T_("Scan it, or send the link. No account needed."));
    if (lettering_height(ui, rest.w, words, quiet) <= rest.h)
        lettering_paragraph(ui, rest, words, quiet);
}
