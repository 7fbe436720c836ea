/* scores_sheet.c -- how everybody stands, before a game is left. */
#include "view/sheets/scores_sheet.h"
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/board/ranking_view.h"
#include "view/letters.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 520.0

typedef struct Leaving {
    RequestKind way; /* REQUEST_LEAVE, REQUEST_QUIT or REQUEST_AGAIN */
} Leaving;

static Leaving *leaving_of(const View *view)
{
    return view_sheet_kept(view, SHEET_SCORES);
}

/* What is asked, and what the button says. */
typedef struct LeavingWords {
    Sentence question, yes;
} LeavingWords;

static const LeavingWords *words_of(RequestKind way)
{
    static const LeavingWords
        leaves = {T_("Leave this game? It is saved and can be continued."), T_("Leave")},
        quits = {T_("Quit opoly? The game is saved and can be continued."), T_("Quit")},
        again = {T_("Start this game again from the beginning, with other dice? The running "
                    "game stays saved."),
                 T_("Start again")};
    return way == REQUEST_QUIT ? &quits : way == REQUEST_AGAIN ? &again : &leaves;
}

static void open_sheet(View *view)
{
    leaving_of(view)->way = REQUEST_LEAVE;
}

void scores_sheet_open(View *view, RequestKind way)
{
    view_open_sheet(view, SHEET_SCORES);
    leaving_of(view)->way = way;
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const Sentence *question = what;
    double height = ranking_height(view), gap = ui_px(ui, 16), edge = ui_px(ui, 4);
    ranking_draw(view, (Box){box.x, box.y + edge, box.w, height});
    double used = edge + height + gap;
    return used + lettering_paragraph(ui, (Box){box.x, box.y + used, box.w, 0},
                                      view_label(view, question),
                                      (Style){TYPE_LARGE, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT});
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    SheetFrame frame;
    const LeavingWords *words = words_of(leaving_of(view)->way);
    Button buttons[2] = {
        {.id = ui_id("scores", 0), .label = LABEL(view, T_("Cancel"))},
        {.id = ui_id("scores", 1),
         .label = view_label(view, &words->yes),
         .look = BUTTON_MAIN,
         .letter = LETTER_YES},
    };
    Sentence question = words->question;
    SheetFoot foot = {.buttons = buttons, .count = 2};
    double width = sheet_inner_width(ui, WIDTH),
           height = form_height(ui, width, contents, &question);
    Box box = sheet_begin(ui, &frame, LABEL(view, T_("How everybody stands")), WIDTH, height,
                          sheet_foot_height(ui, width, &foot), true);
    contents(ui, box, &question);
    sheet_end(ui, &frame);
    int pressed = sheet_foot(ui, frame.foot, &foot);
    if (pressed == 1) view_ask(view, (Request){.kind = leaving_of(view)->way});
    if (pressed >= 0 || frame.closed) view_close_sheet(view);
}

const SheetRow scores_sheet = {
    .pass = pass, .open = open_sheet, .pauses = true, .keeps = sizeof(Leaving)};
