/* credits_screen.c -- what opoly is, and what it stands on. */
#include "ui/form.h"
#include "view/view_screen.h"
#include "view/view_shown.h"

typedef struct Thanks {
    const char *name, *for_what;
} Thanks;

static const Thanks thanks[] = {
    {"SDL2", "the window, the mouse, the keys and the sound"},
    {"Cairo", "every line and every colour"},
    {"Pango", "letters in their places"},
    {"SQLite", "games that are never lost"},
    {"Inter", "the typeface; DejaVu Sans where it is missing"},
};

static double thanks_rows(Ui *ui, Box box, void *what)
{
    double used = 0;
    (void)what;
    for (size_t i = 0; i < sizeof thanks / sizeof thanks[0]; i++) {
        used += ui_px(ui, 4);
        used += form_words(ui, form_below(box, used), thanks[i].name, TYPE_LARGE, FONT_SEMIBOLD,
                           ui->theme.ink);
        used += form_words(ui, form_below(box, used), thanks[i].for_what, TYPE_BODY, FONT_MEDIUM,
                           ui->theme.quiet);
        used += ui_px(ui, 4);
    }
    return used;
}

static double page(Ui *ui, Box box, void *what)
{
    static const char opoly[] =
        "opoly is one program for a whole family of board games: the classic "
        "game of buying, building "
        "and bankrupting, and boards from London, India, Montreal, Bilkent and "
        "Waterloo. What differs "
        "from game to game stands in a text file that anybody can edit.";
    static const char made[] =
        "Boards, tokens, signs, music and sounds are all drawn and played by the "
        "program itself: it "
        "comes without a single picture or recording.";
    static const char fair[] =
        "Computers see what you see and have the luck that you have. The dice do not know who "
        "throws them.";
    static const FormCard cards[] = {{.title = "What opoly is", .words = opoly},
                                     {.title = "With thanks to", .contents = thanks_rows},
                                     {.title = "Made by hand", .words = made},
                                     {.title = "Fair play", .words = fair}};
    (void)what;
    return form_cards(ui, box, cards, sizeof cards / sizeof cards[0], 360);
}

static void pass(View *view)
{
    form_page(view_ui(view), "credits", view_screen_page(view, "Credits"), 1400, page, NULL);
}

const ScreenRow credits_screen = {.pass = pass};
