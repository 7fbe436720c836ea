/* steward_doze.c -- a game that nobody moves is put away, and laid out again from its lines. */
#include "base/mem.h"
#include "online/steward_state.h"

enum { DOZE_AFTER = 60 * 1000 };

bool steward_dozes(const Steward *steward)
{
    return steward->dozes;
}

/* Everything kept, nothing to be done but to wait for a person: the table follows from the
 * journal whenever it is needed. */
void steward_doze(Steward *steward, Moment now)
{
    const Journal *journal = &steward->journal;
    if (journal->count != steward->moved_count) {
        steward->moved_count = journal->count;
        steward->moved = now;
    }
    bool rests = steward->meeting.stage == MEETING_OVER || meeting_awaits(&steward->meeting) >= 0;
    if (!rests || steward->asked == STEWARD_ALL || steward->stuck || journal->kept < journal->count)
        return;
    if (now - steward->moved < DOZE_AFTER) return;
    meeting_drop_table(&steward->meeting);
    steward->dozes = true;
}

void steward_wake(Steward *steward)
{
    const Journal *journal = &steward->journal;
    if (!steward->dozes) return;
    Meeting *again = mem_new(1, sizeof *again);
    meeting_begin(again);
    again->pool = steward->meeting.pool;
    for (size_t n = 0; n < journal->count; n++)
        meeting_apply(again, steward->library, journal_bare(journal_line(journal, n)));
    steward->meeting.table = again->table;
    steward->meeting.shared = again->shared;
    steward->dozes = false;
    again->table = NULL;
    again->shared = NULL;
    meeting_clear(again);
    mem_free(again);
}
