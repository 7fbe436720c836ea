/* credits_screen.c -- what opoly is, and what it builds on. */
#include "ui/form.h"
#include "view/view_screen.h"
#include "view/view_shown.h"
#include "view/view_words.h"

typedef struct Thanks {
    const char *name;
    Sentence for_what;
} Thanks;

static const Thanks thanks[] = {
    {"SDL2", T_("the window, the mouse, the keys and the sound")},
    {"Cairo", T_("every line and every colour")},
    {"Pango", T_("letters in their places")},
    {"SQLite", T_("games that are never lost")},
    {"Inter", T_("the typeface; DejaVu Sans where it is missing")},
};

static double thanks_rows(Ui *ui, Box box, void *what)
{
    double used = 0;
    (void)what;
    for (size_t i = 0; i < sizeof thanks / sizeof thanks[0]; i++) {
        used += ui_px(ui, 4);
        used += form_words(ui, form_below(box, used), thanks[i].name, TYPE_LARGE, FONT_SEMIBOLD,
                           ui->theme.ink);
        used += form_words(ui, form_below(box, used), words_plain(&ui->words, &thanks[i].for_what),
                           TYPE_BODY, FONT_MEDIUM, ui->theme.quiet);
        used += ui_px(ui, 4);
    }
    return used;
}

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
    const FormCard cards[] = {
        {.title = PLAIN(&ui->words, T_("What opoly is")), .words = words_plain(&ui->words, &opoly)},
        {.title = PLAIN(&ui->words, T_("With thanks to")), .contents = thanks_rows},
        {.title = PLAIN(&ui->words, T_("Made by hand")), .words = words_plain(&ui->words, &made)},
        {.title = PLAIN(&ui->words, T_("Fair play")), .words = words_plain(&ui->words, &fair)}};
    (void)what;
    return form_cards(ui, box, cards, sizeof cards / sizeof cards[0], 360);
}

static void pass(View *view)
{
    form_page(view_ui(view), "credits", view_screen_page(view, LABEL(view, T_("Credits"))), 1400,
              page, NULL);
}

const ScreenRow credits_screen = {.pass = pass};
