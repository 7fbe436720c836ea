/* measured.h -- how tall contents will be: laid out once for nobody. */
#ifndef VIEW_MEASURED_H
#define VIEW_MEASURED_H

#include "view/view_part.h"

/* Draws into the box from its top, whatever its height, and returns the
 * height used. Must not change anything but by what is pressed. */
typedef double (*Contents)(View *view, Box box, void *what);

double measured_height(View *view, double width, Contents contents, void *what);

#endif
