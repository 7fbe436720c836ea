/* controller_tell.h -- sentences for the person at the screen. */
#ifndef APPS_DRAWN_CONTROLLER_TELL_H
#define APPS_DRAWN_CONTROLLER_TELL_H

#include "apps/drawn/controller.h"
#include "words/words.h"

/* Shows the first line of what a host or a rule had to say; nothing when it is empty. */
void controller_tell(Controller *controller, const Text *words);
/* Adds the sentence in the language of the view. */
void controller_say(const Controller *controller, const Sentence *sentence, Text *text);

#endif
