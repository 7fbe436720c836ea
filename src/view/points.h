/* points.h -- parts of a win as they are shown: in points, hundredths of it. */
#ifndef VIEW_POINTS_H
#define VIEW_POINTS_H

#include "view/view_words.h"

/* With their sign: "+12", "−5", never "−0". */
Phrase points_words(const View *view, double share);

#endif
