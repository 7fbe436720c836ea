/* terms_words.c -- clocks and spans of time in words, as a table is told of them. */
#include "online/terms_words.h"

enum { MINUTE = 60, HOUR = 3600, DAY = 86400, VALUE_SIZE = 80 };

void terms_words_span(const Words *words, int32_t seconds, Text *text)
{
    if (seconds >= DAY && seconds % DAY == 0)
        SAY(words, text, T_("{number} d"), arg_number(seconds / DAY));
    else if (seconds >= HOUR && seconds % HOUR == 0)
        SAY(words, text, T_("{number} h"), arg_number(seconds / HOUR));
    else if (seconds >= MINUTE && seconds % MINUTE == 0)
        SAY(words, text, T_("{number} min"), arg_number(seconds / MINUTE));
    else
        SAY(words, text, T_("{number} s"), arg_number(seconds));
}

void terms_words_clock(const Words *words, const MeetingTerms *terms, Text *text)
{
    char bank[VALUE_SIZE], step[VALUE_SIZE];
    Text first = text_into(bank, sizeof bank), second = text_into(step, sizeof step);
    terms_words_span(words, terms->bank, &first);
    terms_words_span(words, terms->step, &second);
    if (terms->bank == 0 && terms->step == 0)
        text_add(text, PLAIN(words, TC_("clock", "none")));
    else if (terms->bank == 0)
        SAY(words, text, T_("{text} a move"), arg_text(step));
    else
        SAY(words, text, T_("{text} + {name}"), arg_text(bank), arg_name(step));
}

void terms_words_time(const Words *words, int64_t milliseconds, Text *text)
{
    int64_t seconds = (milliseconds + 999) / 1000;
    if (seconds >= DAY) {
        SAY(words, text, T_("{first} d {second} h"), arg_first(seconds / DAY),
            arg_second(seconds % DAY / HOUR));
        return;
    }
    if (seconds >= HOUR) {
        text_add_int(text, seconds / HOUR);
        text_add_char(text, ':');
        if (seconds % HOUR < 10 * MINUTE) text_add_char(text, '0');
    }
    text_add_int(text, seconds % HOUR / MINUTE);
    text_add_char(text, ':');
    if (seconds % MINUTE < 10) text_add_char(text, '0');
    text_add_int(text, seconds % MINUTE);
}
