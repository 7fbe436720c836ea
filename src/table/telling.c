/* telling.c -- one event being told: its sentence, and what happened beside it. */
#include "table/telling.h"

#include "table/wording.h"

/* Event `n + offset` if it was caused by the same action, else NULL. */
const Event *telling_beside(const Telling *telling, long offset)
{
    long index = (long)telling->n + offset;
    if (index < 0 || index >= (long)table_event_count(telling->table)) return NULL;
    const TableEvent *other = table_event(telling->table, (size_t)index);
    return other->action == table_event(telling->table, telling->n)->action ? &other->event : NULL;
}

/* The nearest event of the same action that matches, later ones first. */
const Event *telling_find(const Telling *telling, TellingMatch match, int what)
{
    const Event *other;
    for (long offset = 1; (other = telling_beside(telling, offset)) != NULL; offset++) {
        if (match(telling->event, other, what)) return other;
    }
    for (long offset = -1; (other = telling_beside(telling, offset)) != NULL; offset--) {
        if (match(telling->event, other, what)) return other;
    }
    return NULL;
}

/* Of kind `what`, for the same deed. */
bool telling_same_deed(const Event *told, const Event *other, int what)
{
    return other->kind == what && other->deed == told->deed;
}

bool telling_same_seat(const Event *told, const Event *other, int what)
{
    return other->kind == what && other->seat == told->seat;
}

bool telling_same_kind(const Event *told, const Event *other, int what)
{
    (void)told;
    return other->kind == what;
}

/* Money for reason `what` that the seat paid or received for the deed. */
bool telling_its_money(const Event *told, const Event *other, int what)
{
    return other->kind == EVENT_PAID && other->reason == what &&
           (other->seat == told->seat || other->other == told->seat) &&
           (told->deed >= MAX_DEEDS || other->deed == told->deed);
}

bool telling_say(const Telling *telling, const char *words)
{
    const Event *event = telling->event;
    const Table *table = telling->table;
    Text *text = telling->text;
    for (; *words != '\0'; words++) {
        if (*words != '@') {
            text_add_char(text, *words);
            continue;
        }
        switch (*++words) {
        case 's': wording_party(table, event->seat, text); break;
        case 'o': wording_party(table, event->other, text); break;
        case 'm': wording_money(table, event->amount, text); break;
        case 'n': text_add_int(text, event->amount); break;
        case '2': text_add_int(text, event->second); break;
        case 'd': text_add(text, wording_deed(table, event->deed)); break;
        case 'p': text_add(text, wording_space(table, event->second)); break;
        case 'j': text_add(text, wording_jail(table)); break;
        default: return false;
        }
    }
    return true;
}

/* `before`, then " for $50" when that money moved, then `after`. */
bool telling_say_sum(const Telling *telling, const char *before, Reason reason, const char *after)
{
    telling_say(telling, before);
    const Event *paid = telling_find(telling, telling_its_money, (int)reason);
    if (paid != NULL) {
        text_add(telling->text, " for ");
        wording_money(telling->table, paid->amount, telling->text);
    }
    return telling_say(telling, after);
}
