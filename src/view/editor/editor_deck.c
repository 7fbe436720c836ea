/* editor_deck.c -- the decks: names, and the texts and sums of their cards. */
#include "view/editor/editor_deck.h"

#include "ui/button.h"
#include "ui/form.h"
#include "view/editor/editor_check.h"
#include "view/editor/editor_effect.h"
#include "view/editor/editor_state.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* The ids of cards begin after those of the spaces. */
static int card_id(int deck, int card)
{
    return MAX_SPACES + deck * MAX_CARDS + card;
}

/* ---- one card ---- */

/* How it is found, where it is not by drawing, and what it does. */
static void card_words(const Words *words, const Edition *draft, int deck, int card, Text *text)
{
    static const Sentence found[] = {
        [DECK_CARDS] = T_("{text}"),
        [DECK_WEIGHTS] = T_("weight {number} · {text}"),
        [DECK_DICE] = T_("on {first}[ to {second}] · {text}"),
    };
    const Card *what = &draft->decks[deck].cards[card];
    const char *effect = editor_effect_words(words, draft, &what->effect);
    words_write(words, &found[draft->decks[deck].kind],
                ARGS(arg_number(what->weight), arg_first(what->low),
                     what->high != what->low ? arg_second(what->high) : arg_absent(),
                     arg_text(effect)),
                text);
}

/* Keyboard users continue in the text of the opened card. */
static void open_now(EditorForm *form, int deck, int card)
{
    form->editor->card = card;
    if (form->ui->focus_seen) ui_focus_on(form->ui, ui_id("editor-card-text", card_id(deck, card)));
}

/* A card to be opened: its text, and below it what it does. */
static void closed_card(EditorForm *form, int deck, int card)
{
    EditorState *editor = form->editor;
    Ui *ui = form->ui;
    const Theme *theme = &ui->theme;
    const char *text = editor->draft.card_text[deck][card];
    char small[UI_TIP_SIZE];
    Text about = text_into(small, sizeof small);
    Style big = {TYPE_BODY, FONT_SEMIBOLD, theme->ink, ALIGN_LEFT};
    Style quiet = {TYPE_SMALL, FONT_MEDIUM, theme->quiet, ALIGN_LEFT};
    card_words(&form->ui->words, &editor->draft, deck, card, &about);
    double pad = ui_px(ui, 10), radius = ui_px(ui, 8);
    Box box = editor_form_rest(form);
    double words = lettering_height(ui, box.w - 2 * pad, text, big);
    box.h = words + lettering_height(ui, box.w - 2 * pad, small, quiet) + 2 * pad;
    uint32_t id = ui_id("editor-card", card_id(deck, card));
    bool wrong = editor_check_trouble(editor, EDITOR_PART_CARD, deck, card) != NULL;
    if (ui_press(ui, id, box, UI_BUTTON, text, false)) open_now(form, deck, card);
    canvas_fill_round(ui->canvas, box, radius,
                      ui_is_hot(ui, id) ? colour_mixed(theme->sunken, theme->ink, 0.07)
                                        : theme->sunken);
    if (wrong) canvas_stroke_round(ui->canvas, box, radius, ui_px(ui, 2), theme->bad);
    Box inner = box_inset(box, pad, pad);
    lettering_paragraph(ui, inner, text, big);
    lettering_paragraph(ui, form_below(inner, words), small, quiet);
    ui_focus_ring(ui, id, box, radius);
    form->used += box.h + ui_px(ui, 6);
}

static double card_contents(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    EditorForm form = editor_form(view, box);
    EditorState *editor = form.editor;
    int deck = editor->deck, card = editor->card, id = card_id(deck, card);
    char small[UI_TIP_SIZE];
    Text about = text_into(small, sizeof small);
    (void)what;
    card_words(&form.ui->words, &editor->draft, deck, card, &about);
    editor_form_trouble(&form, editor_check_trouble(editor, EDITOR_PART_CARD, deck, card));
    editor_form_words(&form, ui_id("editor-card-text", id),
                      EDITOR_LABEL(&form, T_("Text of the card")),
                      editor->draft.card_written[deck][card], CARD_TEXT_SIZE,
                      EDITOR_LABEL(&form, T_("Text of the card")));
    editor_form_note(&form, small);
    editor_effect_rows(&form, &editor->draft.decks[deck].cards[card].effect, id);
    return form.used;
}

static void open_card(EditorForm *form)
{
    Ui *ui = form->ui;
    double pad = ui_px(ui, 10);
    Box box = editor_form_rest(form);
    box.h = form_height(form->ui, box.w - 2 * pad, card_contents, NULL) + 2 * pad;
    canvas_stroke_round(ui->canvas, box_inset(box, 1, 1), ui_px(ui, 8), ui_px(ui, 2),
                        ui->theme.ink);
    card_contents(form->ui, box_inset(box, pad, pad), NULL);
    form->used += box.h + ui_px(ui, 6);
}

/* ---- the page ---- */

static void deck_buttons(EditorForm *form)
{
    EditorState *editor = form->editor;
    const Edition *draft = &editor->draft;
    Button buttons[MAX_DECKS];
    for (int i = 0; i < draft->deck_count; i++)
        buttons[i] = (Button){.id = ui_id("editor-deck", i),
                              .label = draft->deck_label[i].name,
                              .chosen = i == editor->deck};
    int pressed = editor_form_buttons(form, buttons, NULL, draft->deck_count);
    if (pressed < 0 || pressed == editor->deck) return;
    editor->deck = pressed;
    editor->card = -1;
}

double editor_deck(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    EditorForm form = editor_form(view, box);
    EditorState *editor = form.editor;
    (void)what;
    editor_form_title(&form, EDITOR_LABEL(&form, T_("Cards")));
    if (editor->draft.deck_count == 0)
        editor_form_note(&form, EDITOR_LABEL(&form, T_("This board has no cards.")));
    if (editor->draft.deck_count > 1) deck_buttons(&form);
    int deck = editor->deck;
    if (deck >= editor->draft.deck_count) return form.used;
    editor_form_trouble(&form, editor_check_trouble(editor, EDITOR_PART_DECK, deck, -1));
    editor_form_words(&form, ui_id("editor-deck-name", deck),
                      EDITOR_LABEL(&form, T_("Name of the deck")),
                      editor->draft.deck_label[deck].name, NAME_SIZE,
                      EDITOR_LABEL(&form, T_("Name of the deck")));
    for (int card = 0; card < editor->draft.decks[deck].card_count; card++) {
        if (card == editor->card)
            open_card(&form);
        else
            closed_card(&form, deck, card);
    }
    return form.used;
}
