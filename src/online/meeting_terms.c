/* meeting_terms.c -- how a table plays: what the host sets before the start. */
#include "online/meeting_terms.h"

void meeting_terms_write_one(const MeetingTerms *terms, MeetingTerm term, Text *text)
{
    switch (term) {
    case TERM_BANK: text_add_int(text, terms->bank); break;
    case TERM_STEP: text_add_int(text, terms->step); break;
    case TERM_ABSENT: text_add_int(text, terms->absent); break;
    case TERM_WATCH: text_add(text, terms->watch ? "on" : "off"); break;
    case TERM_ADVICE: text_add(text, terms->advice ? "on" : "off"); break;
    case TERM_OPEN: text_add(text, terms->open ? "on" : "off"); break;
    case TERM_DELAY: text_add_int(text, terms->delay); break;
    case TERM_COUNT: break;
    }
}

void meeting_terms_wish(const MeetingTerms *wanted, unsigned which, Text *line)
{
    text_add(line, "terms");
    for (int i = 0; i < TERM_COUNT; i++) {
        text_add_char(line, ' ');
        if ((which >> i & 1U) != 0)
            meeting_terms_write_one(wanted, (MeetingTerm)i, line);
        else
            text_add_char(line, '-');
    }
}
