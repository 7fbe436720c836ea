/* number_field.h -- what is typed where a number is wanted, until it is one.
 *
 * Whatever is typed stays as it is: "0.1" never becomes 1. While it is no number
 * within its bounds it is marked and does not count, and whoever would use the
 * number asks first whether there is one. */
#ifndef UI_NUMBER_FIELD_H
#define UI_NUMBER_FIELD_H

#include "ui/ui.h"

typedef enum NumberFault {
    NUMBER_GOOD,
    NUMBER_NOT_WHOLE, /* not only figures */
    NUMBER_TOO_SMALL,
    NUMBER_TOO_LARGE
} NumberFault;

/* What the field shows: what was typed, or the number. */
void number_field_show(Ui *ui, uint32_t id, int64_t value, Text *text);
/* These words were typed: the number counts if it is good. Nothing is 0. */
void number_field_type(Ui *ui, uint32_t id, const char *words, int64_t least, int64_t most,
                       int64_t *value);
/* The number was chosen in another way. */
void number_field_forget(Ui *ui, uint32_t id);
void number_field_forget_all(Ui *ui);

/* What is wrong with it; `words` are those typed, NULL if nobody wants them. */
NumberFault number_field_fault(const Ui *ui, uint32_t id, const char **words);
/* Is something wrong in any field on the screen? */
bool number_field_any_wrong(const Ui *ui);
/* Marks the field, drawn in this box, if something is wrong. */
void number_field_mark(Ui *ui, uint32_t id, Box box, int64_t least, int64_t most);

#endif
