/* view_words.h -- how the drawn game speaks: labels, phrases and sentences in
 * the reader's language.
 *
 *     .label = LABEL(view, T_("Cancel"))
 *     PHRASE(view, T_("{seat} gives"), arg_seat(seat)).words
 *     SAY(view_words(view), &text, T_("{seat} decides now."), arg_seat(seat));
 *
 * Tables hold a Sentence in each row and are read by view_label. Where a
 * screen is about another edition than the running game's, edition_words
 * gives the words. */
#ifndef VIEW_VIEW_WORDS_H
#define VIEW_VIEW_WORDS_H

#include "edition/edition_words.h"
#include "ui/ui.h"

typedef struct View View;

/* A short text, made by PHRASE. */
typedef struct Phrase {
    char words[UI_TIP_SIZE];
} Phrase;

/* About the running game; without one, only the language. */
const Words *view_words(const View *view);
/* A sentence without places. */
const char *view_label(const View *view, const Sentence *sentence);
/* One thing alone, as it appears in sentences: view_thing(view, arg_sum(12)). */
Phrase view_thing(const View *view, Arg arg);
Phrase view_phrase(const View *view, const Sentence *sentence, const Arg *args);
Phrase view_say(const View *view, Sentence sentence, const Arg *args);

#define LABEL(view, sentence) PLAIN(view_words(view), sentence)
#define PHRASE(view, sentence, ...) view_say((view), (Sentence)sentence, ARGS(__VA_ARGS__))

#endif
