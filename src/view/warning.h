/* warning.h -- what the coach says before something that loses much. */
#ifndef VIEW_WARNING_H
#define VIEW_WARNING_H

#include "game/action.h"

enum { WARNING_WORDS = 1000, WARNING_LABEL = 160 };

typedef struct Warning {
    Action meant, instead;
    char words[WARNING_WORDS];
    char label[WARNING_LABEL]; /* of the button that does `instead`; "": none */
} Warning;

#endif
