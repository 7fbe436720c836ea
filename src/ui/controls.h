/* controls.h -- switches, sliders, steppers, choices and fields. */
#ifndef UI_CONTROLS_H
#define UI_CONTROLS_H

#include "ui/button.h"

/* All return true when the value was changed in this pass. `name` is what a
 * screen reader says; labels are drawn by the caller. */

bool control_switch(Ui *ui, Box box, uint32_t id, const char *name, bool *on, bool disabled);

/* From `least` to `most` by `step`. */
bool control_slider(Ui *ui, Box box, uint32_t id, const char *name, int least, int most, int step,
                    int *value);

/* One of `count` words side by side, or below each other when the box is
 * too narrow for them (see control_choice_height). */
bool control_choice(Ui *ui, Box box, uint32_t id, const char *name, const char *const *words,
                    int count, int *chosen);
double control_choice_height(Ui *ui, double width, const char *const *words, int count);

/* A number with - and + beside it; can be typed too (number_field.h). */
bool control_stepper(Ui *ui, Box box, uint32_t id, const char *name, int64_t least, int64_t most,
                     int64_t step, int64_t *value);

/* Text being written; `size` bytes. The placeholder is shown while it is empty. */
bool control_field(Ui *ui, Box box, uint32_t id, const char *name, char *words, size_t size,
                   const char *placeholder);

#endif
