/* controller_tell.c -- sentences for the person at the screen. */
#include "apps/drawn/controller_tell.h"

#include <string.h>

#include "apps/drawn/controller_state.h"
#include "view/view_shown.h"
#include "words/words.h"

/* The first line, with a capital and a full stop: hosts speak as they do on
 * standard error. */
void controller_tell(Controller *controller, const Text *words)
{
    char buffer[WHY_SIZE];
    Text sentence = text_into(buffer, sizeof buffer);
    size_t length = strcspn(words->start, "\n");
    if (length == 0) return;
    size_t word = strspn(words->start, "abcdefghijklmnopqrstuvwxyz");
    char first = words->start[0];
    if (word > 0 && words->start[word] == ' ') first = (char)(first - 'a' + 'A');
    text_add_char(&sentence, first);
    text_add_bytes(&sentence, words->start + 1, length - 1);
    if (strchr(".?!", words->start[length - 1]) == NULL) text_add_char(&sentence, '.');
    view_tell(controller->view, buffer);
}

void controller_say(const Controller *controller, const Sentence *sentence, Text *text)
{
    Words words = {.language = view_language(controller->view)};
    text_add(text, words_plain(&words, sentence));
}
