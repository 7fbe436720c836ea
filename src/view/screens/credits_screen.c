/* credits_screen.c -- what opoly is, who made it, and what it builds on. */
#include "table/credits.h"
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/view_screen.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 640.0

static double credit_rows(Ui *ui, Box box, void *what)
{
    double used = 0;
    for (const CreditRow *row = what; row->name != NULL; row++) {
        used += ui_px(ui, 4);
        used += form_words(ui, form_below(box, used), row->name, TYPE_LARGE, FONT_SEMIBOLD,
                           ui->theme.ink);
        used += form_words(ui, form_below(box, used), credits_about(&ui->words, row), TYPE_BODY,
                           FONT_MEDIUM, ui->theme.quiet);
        used += ui_px(ui, 4);
    }
    return used;
}

/* A sheet is a card itself. */
static double page(Ui *ui, Box box, void *what)
{
    static const Sentence opoly =
        T_("opoly is one program for a whole family of board games: the classic game of buying, "
           "building and bankrupting, and boards from London, India, Montreal, Bilkent and "
           "Waterloo. What differs from game to game is in a text file that anyone can edit.");
    static const Sentence made =
        T_("Boards, tokens, signs, music and sounds are all drawn and played by the program "
           "itself: it comes without a single picture or recording.");
    static const Sentence fair =
        T_("Computers see what you see and are as lucky as you are. The dice do not know who "
           "throws them.");
    FormCard cards[CREDIT_PARTS + 3] = {{.title = PLAIN(&ui->words, T_("What opoly is")),
                                         .words = words_plain(&ui->words, &opoly)}};
    int count = 1;
    for (int i = 0; i < CREDIT_PARTS; i++)
        cards[count++] = (FormCard){.title = words_plain(&ui->words, &credits_parts[i].title),
                                    .contents = credit_rows,
                                    .what = (void *)(uintptr_t)credits_parts[i].rows};
    cards[count++] = (FormCard){.title = PLAIN(&ui->words, T_("Made by hand")),
                                .words = words_plain(&ui->words, &made)};
    cards[count++] = (FormCard){.title = PLAIN(&ui->words, T_("Fair play")),
                                .words = words_plain(&ui->words, &fair)};
    return what != NULL ? form_parts(ui, box, cards, count)
                        : form_cards(ui, box, cards, count, 360);
}

static void pass(View *view)
{
    form_page(view_ui(view), "credits", view_screen_page(view, LABEL(view, T_("Credits"))), 1400,
              page, NULL);
}

static void pass_sheet(View *view)
{
    Ui *ui = view_ui(view);
    SheetFrame frame;
    double height = form_height(ui, sheet_inner_width(ui, WIDTH), page, view);
    Box box = sheet_begin(ui, &frame, LABEL(view, T_("Credits")), WIDTH, height, 0, true);
    page(ui, box, view);
    sheet_end(ui, &frame);
    if (frame.closed) view_close_sheet(view);
}

const ScreenRow credits_screen = {.pass = pass};
const SheetRow credits_sheet = {.pass = pass_sheet, .pauses = true};
