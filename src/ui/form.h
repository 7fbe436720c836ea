/* form.h -- what menu screens are made of: pages, cards, and rows with a label
 * and a control. */
#ifndef UI_FORM_H
#define UI_FORM_H

#include "ui/lettering.h"

/* Draws into the box from its top, whatever its height, and returns the
 * height used. Must not change anything but by what is pressed. */
typedef double (*Contents)(Ui *ui, Box box, void *what);

/* How tall contents will be. */
double form_height(Ui *ui, double width, Contents contents, void *what);

/* One card of a page. */
typedef struct FormCard {
    const char *title; /* NULL: none */
    Contents contents; /* NULL: a paragraph */
    void *what;
    const char *words; /* the paragraph */
} FormCard;

/* Cards in `box` from its top, in as many columns as there is room for when
 * each is at least `least` wide (design pixels); the next one goes where it is
 * highest. Returns the height used. */
double form_cards(Ui *ui, Box box, const FormCard *cards, int count, double least);

/* The same below each other and without edges: for a sheet, which is a card. */
double form_parts(Ui *ui, Box box, const FormCard *cards, int count);

/* Contents that scroll in `area` and are at most `most` wide (design pixels),
 * in the middle. */
void form_page(Ui *ui, const char *name, Box area, double most, Contents contents, void *what);

/* A label with a sentence (may be empty) and beside it a place of the wanted
 * size for a control, or below it, over the whole width, where it is narrow.
 * Returns the height used; `control` gets the place. */
double form_row(Ui *ui, Box box, const char *label, const char *sentence, double width,
                double height, Box *control);

/* A paragraph; returns the height used. */
double form_words(Ui *ui, Box box, const char *words, Type type, FontWeight weight, Colour colour);
/* What is wrong, marked as such, next to what it is about. */
double form_warning(Ui *ui, Box box, const char *words);

/* The box without so much of its top. */
static inline Box form_below(Box box, double used)
{
    return (Box){box.x, box.y + used, box.w, box.h - used};
}

/* The margin of a page, as the head of a screen has it. */
double form_margin(const Ui *ui);
/* A plain card. */
void form_panel(Ui *ui, Box box);

#endif
