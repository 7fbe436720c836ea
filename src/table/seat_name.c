/* seat_name.c -- what may be the name of a player. */
#include "table/seat_name.h"

#include <assert.h>
#include <string.h>

#include "base/utf8.h"

typedef bool (*CharacterTest)(const char *at, size_t size);

static bool any(const char *name, CharacterTest test)
{
    const char *end = name + strlen(name);
    for (size_t size; name < end && (size = utf8_size(name, end)) > 0; name += size)
        if (test(name, size)) return true;
    return false;
}

static bool shows(const char *at, size_t size)
{
    return !utf8_blank(at, size) && !utf8_unseen(at, size) && utf8_columns(at, size) > 0;
}

SeatNameFault seat_name_fault(const char *name)
{
    if (!utf8_harmless(name) || strchr(name, '"') != NULL) return SEAT_NAME_QUOTED;
    if (!any(name, shows)) return SEAT_NAME_EMPTY;
    if (any(name, utf8_unseen)) return SEAT_NAME_UNSEEN;
    bool fits = utf8_letters(name) <= SEAT_NAME_LETTERS && strlen(name) < SEAT_NAME_SIZE;
    return fits ? SEAT_NAME_GOOD : SEAT_NAME_LONG;
}

const Sentence *seat_name_sentence(SeatNameFault fault)
{
    static const Sentence sentences[] = {
        [SEAT_NAME_GOOD] = T_("Nothing is wrong with that name."),
        [SEAT_NAME_EMPTY] = T_("Every player needs a name."),
        [SEAT_NAME_LONG] = T_("A name has at most {at_most} letters."),
        [SEAT_NAME_QUOTED] = T_("A name has no quotes and no control characters in it."),
        [SEAT_NAME_UNSEEN] = T_("A name has no characters in it that cannot be seen."),
    };
    static_assert(sizeof sentences / sizeof sentences[0] == SEAT_NAME_FAULTS,
                  "a sentence for every fault");
    return &sentences[fault];
}
