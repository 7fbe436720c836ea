/* number_field.c -- what is typed where a number is wanted, until it is one. */
#include "ui/number_field.h"

#include <string.h>

static UiDraft *find(const Ui *ui, uint32_t id)
{
    for (int i = 0; i < UI_DRAFTS; i++)
        if (ui->drafts[i].id == id) return (UiDraft *)&ui->drafts[i];
    return NULL;
}

/* The last one is the youngest. */
static UiDraft *take_place(Ui *ui, uint32_t id)
{
    UiDraft *old = find(ui, id);
    if (old != NULL) return old;
    memmove(ui->drafts, ui->drafts + 1, sizeof ui->drafts - sizeof ui->drafts[0]);
    UiDraft *place = &ui->drafts[UI_DRAFTS - 1];
    *place = (UiDraft){.id = id};
    return place;
}

void number_field_forget(Ui *ui, uint32_t id)
{
    UiDraft *draft = find(ui, id);
    if (draft != NULL) *draft = (UiDraft){0};
}

void number_field_forget_all(Ui *ui)
{
    memset(ui->drafts, 0, sizeof ui->drafts);
}

void number_field_show(Ui *ui, uint32_t id, int64_t value, Text *text)
{
    const UiDraft *draft = find(ui, id);
    if (draft != NULL && draft->fault == NUMBER_GOOD && ui->focus != id) {
        number_field_forget(ui, id); /* "007" is written as it should be */
        draft = NULL;
    }
    if (draft != NULL)
        text_add(text, draft->words);
    else
        text_add_int(text, value);
}

static NumberFault read(const char *words, int64_t least, int64_t most, int64_t *value)
{
    const char *figures = least < 0 && words[0] == '-' ? words + 1 : words;
    int64_t typed = 0;
    if (figures[strspn(figures, "0123456789")] != '\0') return NUMBER_NOT_WHOLE;
    if (words[0] != '\0' && !text_to_int(words, &typed)) return NUMBER_TOO_LARGE;
    if (typed < least) return NUMBER_TOO_SMALL;
    if (typed > most) return NUMBER_TOO_LARGE;
    *value = typed;
    return NUMBER_GOOD;
}

void number_field_type(Ui *ui, uint32_t id, const char *words, int64_t least, int64_t most,
                       int64_t *value)
{
    UiDraft *draft = take_place(ui, id);
    text_copy(draft->words, sizeof draft->words, words);
    draft->fault = (uint8_t)read(words, least, most, value);
}

NumberFault number_field_fault(const Ui *ui, uint32_t id, const char **words)
{
    const UiDraft *draft = find(ui, id);
    if (draft == NULL) return NUMBER_GOOD;
    if (words != NULL) *words = draft->words;
    return (NumberFault)draft->fault;
}

bool number_field_any_wrong(const Ui *ui)
{
    for (int i = 0; i < UI_DRAFTS; i++)
        if (ui->drafts[i].fault != NUMBER_GOOD) return true;
    return false;
}

void number_field_mark(Ui *ui, uint32_t id, Box box, int64_t least, int64_t most)
{
    const char *words = "";
    char tip[UI_TIP_SIZE];
    Text text = text_into(tip, sizeof tip);
    if (number_field_fault(ui, id, &words) == NUMBER_GOOD) return;
    SAY(&ui->words, &text, T_("\"{text}\" is not a whole number from {at_least} to {at_most}."),
        arg_text(words), arg_at_least(least), arg_at_most(most));
    canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), ui_px(ui, 8), ui_px(ui, 2),
                        ui->theme.bad);
    ui_tip(ui, id, box, tip);
}
