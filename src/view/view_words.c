/* view_words.c -- how the drawn game speaks: labels, phrases and sentences in
 * the reader's language. */
#include "view/view_words.h"

#include "view/view_shown.h"
#include "view/view_state.h"

const Words *view_words(const View *view)
{
    return &view->ui->words;
}

const char *view_label(const View *view, const Sentence *sentence)
{
    return words_plain(view_words(view), sentence);
}

Phrase view_say(const View *view, Sentence sentence, const Arg *args)
{
    Phrase made;
    Text text = text_into(made.words, sizeof made.words);
    words_say(view_words(view), sentence, args, &text);
    return made;
}

Phrase view_phrase(const View *view, const Sentence *sentence, const Arg *args)
{
    return view_say(view, *sentence, args);
}

Phrase view_thing(const View *view, Arg arg)
{
    Phrase made;
    Text text = text_into(made.words, sizeof made.words);
    words_write_arg(view_words(view), arg, &text);
    return made;
}
