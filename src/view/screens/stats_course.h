/* stats_course.h -- luck, decisions and error of somebody's reviewed games, one after the other. */
#ifndef VIEW_SCREENS_STATS_COURSE_H
#define VIEW_SCREENS_STATS_COURSE_H

#include "ui/ui.h"

/* Contents for a form; `what` points to the number of the person, an int. */
double stats_course(Ui *ui, Box box, void *what);

#endif
