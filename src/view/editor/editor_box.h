/* editor_box.h -- what is printed on the box: title, file name, money, felt. */
#ifndef VIEW_EDITOR_EDITOR_BOX_H
#define VIEW_EDITOR_EDITOR_BOX_H

#include "ui/ui.h"

/* The page; `what` is not used. */
double editor_box(Ui *ui, Box box, void *what);

#endif
