/* view_words.c -- how the drawn game speaks: labels, phrases and sentences in
 * the reader's language. */
#include "view/view_words.h"

#include "view/view_state.h"

MoneyStyle view_money_style(const Edition *edition)
{
    MoneyStyle style = edition->money;
    if (style.grouping == GROUPING_NONE) style.grouping = GROUPING_THOUSANDS;
    return style;
}

const Words *view_words(const View *view)
{
    return &view->ui->words;
}

Words view_account_words(const View *view)
{
    Words words = view->ui->words;
    if (view->table != NULL) words.money = &table_edition(view->table)->money;
    return words;
}

Words view_words_of(const View *view, const Edition *edition, MoneyStyle *money)
{
    Words words = edition_words(edition, view->ui->words.language);
    *money = view_money_style(edition);
    words.money = money;
    return words;
}

const char *view_label(const View *view, const Sentence *sentence)
{
    return words_plain(view_words(view), sentence);
}

Phrase view_phrase(const View *view, const Sentence *sentence, const Arg *args)
{
    Phrase made;
    Text text = text_into(made.words, sizeof made.words);
    words_write(view_words(view), sentence, args, &text);
    return made;
}

Phrase view_thing(const View *view, Arg arg)
{
    Phrase made;
    Text text = text_into(made.words, sizeof made.words);
    words_write_arg(view_words(view), arg, &text);
    return made;
}
