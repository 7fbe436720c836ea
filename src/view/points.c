/* points.c -- parts of a win as they are shown: in points, hundredths of it. */
#include "view/points.h"

Phrase points_words(const View *view, double share)
{
    int points = (int)(share * 100 + (share < 0 ? -0.5 : 0.5));
    if (points > 0) return PHRASE(view, T_("+{number}"), arg_number(points));
    if (points < 0) return PHRASE(view, T_("−{number}"), arg_number(-points));
    return PHRASE(view, T_("{number}"), arg_number(0));
}
