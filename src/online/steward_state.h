/* steward_state.h -- the inside of a Steward, for the modules called steward_*. */
#ifndef ONLINE_STEWARD_STATE_H
#define ONLINE_STEWARD_STATE_H

#include "base/lines.h"
#include "online/no.h"
#include "online/steward.h"

/* How much somebody may say: so many at once, and one more whenever `every` has passed. */
typedef struct Allowance {
    int32_t left;
    Moment since;
} Allowance;

typedef struct Member {
    bool in;
    bool has_key;
    FairNumber key;            /* the digest of its token */
    char token[SECRET_SIZE];   /* to be told; empty: nothing */
    char name[SEAT_NAME_SIZE]; /* of somebody who looks on */
    size_t told;               /* lines before this one were */
    unsigned seats_told;       /* whether it knows which seats are its own */
    bool tell_seats, tell_now;
    No no; /* the last answer of that kind; NO_OBJECTION: none */
    char no_what[WORD_SIZE];
    bool pong;
    int64_t pong_number;
    bool tell_ping, tell_trips;
    int32_t ping_number;
    Moment pinged; /* when it was asked how far away it is; 0: it has answered */
    int32_t trip;  /* milliseconds there and back; -1: not known */
    Allowance lines, words, rereads, parts;
    uint64_t address;
    int hurries; /* refusals in a row because it says too much */
} Member;

/* Lines before n are safe since then. */
typedef struct KeptMark {
    size_t n;
    Moment at;
} KeptMark;

enum {
    STEWARD_SHUT = 32,
    STEWARD_LINES = 40, /* of a member at once; and so on */
    STEWARD_REREADS = 3,
    STEWARD_TALK = 5,
    STEWARD_TALK_EVERY = 1000, /* milliseconds */
    STEWARD_PARTS = 300
};

/* Steward.asked in an auction where anybody may bid at any time (F19). */
enum { STEWARD_ALL = MAX_SEATS };

struct Steward {
    const EditionLibrary *library;
    Secrets secrets;
    Journal journal;
    Meeting meeting;
    Member *members; /* member_room of them */
    int member_room;
    Moment touched;
    Moment moved;               /* when a line was last added, as far as ticks know */
    size_t moved_count;         /* how many there were then */
    char difference[160];       /* to be logged; empty: none */
    uint64_t actions, refusals; /* to be counted: see steward_take_counts */
    bool pondering;             /* a question is out */
    QuestionMoment settled;     /* nobody wanted to do anything then */
    bool dozes;                 /* the table is put away, and follows from the journal */
    Moment trips_at;            /* when everybody was last asked how far away they are */
    Moment deadline;            /* of promising and showing; 0: none */
    Moment asked_at;            /* when the person that the game waits for was told; 0: not yet */
    int asked;                  /* whom, -1: nobody; STEWARD_ALL: anybody may bid */
    DeedId lot;                 /* the deed on sale while anybody may; NO_DEED: none */
    size_t lot_from;            /* actions when that began, as far as this server knows */
    Money lot_bid;              /* the bid that the clock runs for */
    Moment gone[MAX_SEATS];     /* since when nobody is there for the seat; 0: somebody is */
    bool stuck;                 /* a line of it makes no sense here: the meeting rests */
    Text draft;                 /* an edition that the host is bringing, as lines `text` */
    size_t draft_bytes;
    bool draft_spoilt; /* a piece was refused: the rest is no edition */
    KeptMark *marks;   /* what those without a seat will see, when they do later */
    size_t mark_first, mark_count, mark_room;
    size_t seen;                 /* lines before this one they may know */
    uint64_t shut[STEWARD_SHUT]; /* addresses the host does not want; not kept */
    int shut_count;
};

/* Writes a line into the journal and does what it says. */
void steward_note(Steward *steward, const char *line);
/* The same for a line that only some may know. */
void steward_note_for(Steward *steward, JournalAudience audience, const char *line);
/* "VERB SEAT REST" */
void steward_note_seat(Steward *steward, const char *verb, int seat, const char *rest);
/* The seat named by word n of a command; -1: none. */
int steward_seat_named(const Steward *steward, const Line *line, int n);
/* Who plays for somebody. */
const char *steward_stand_in_word(void);

/* steward_member.c */
/* The seats that belong to a member, as bits. */
unsigned steward_seats(const Steward *steward, const Member *member);
/* Is anybody connected who sits there? */
bool steward_seat_here(const Steward *steward, int seat);
void steward_tell_all_now(Steward *steward);
bool steward_is_host(const Steward *steward, const Member *member);
/* What was said cannot be done. */
void steward_no(Member *member, No no, const char *what);
/* Takes one; false when there is none left. */
bool steward_allowed(Allowance *allowance, int32_t at_once, Moment every, Moment now);

/* A command of a member: its words, the first being its name. Gives NO_OBJECTION or why not. */
typedef No (*StewardCommand)(Steward *steward, Member *member, const Line *line, Moment now);
static inline const char *steward_word(const Line *line, int n)
{
    return n < line->word_count ? line->words[n].at : "";
}

/* steward_tell.c: lines are safe now; and how many may be known to those without a seat. */
void steward_mark_kept(Steward *steward, Moment now);
size_t steward_seen_by(Steward *steward, Moment now);

/* steward_doze.c: puts the game away if nothing moved for a while; lays it out again. */
void steward_doze(Steward *steward, Moment now);
void steward_wake(Steward *steward);

/* steward_trip.c: how far away everybody is, before the game. */
/* Asks everybody now and then; true when it did. */
bool steward_trips_tick(Steward *steward, Moment now);
No steward_pong(Steward *steward, Member *member, const Line *line, Moment now);
/* Is there anything to ask or to tell? Then writes a line of it. */
bool steward_has_trips(const Steward *steward, const Member *member);
void steward_write_trips(const Steward *steward, Member *member, Moment now, Text *line);

/* steward_differ.c */
No steward_differ(Steward *steward, Member *member, const Line *line, Moment now);

/* steward_lobby.c */
/* May the member set how the game is played? */
No steward_may_set(const Steward *steward, const Member *member);
No steward_sit(Steward *steward, Member *member, const Line *line, Moment now);
No steward_stand(Steward *steward, Member *member, const Line *line, Moment now);
No steward_computer(Steward *steward, Member *member, const Line *line, Moment now);
No steward_remove(Steward *steward, Member *member, const Line *line, Moment now);
No steward_hand_over(Steward *steward, Member *member, const Line *line, Moment now);
No steward_terms(Steward *steward, Member *member, const Line *line, Moment now);
No steward_ready(Steward *steward, Member *member, const Line *line, Moment now);
No steward_start(Steward *steward, Member *member, const Line *line, Moment now);
No steward_share(Steward *steward, Member *member, const Line *line, Moment now);
No steward_show(Steward *steward, Member *member, const Line *line, Moment now);
No steward_again(Steward *steward, Member *member, const Line *line, Moment now);
/* Whoever did not promise or show in time is no longer ready. */
void steward_lobby_tick(Steward *steward, Moment now);

/* steward_edition.c: the host's own edition */
No steward_text(Steward *steward, Member *member, const Line *line, Moment now);
No steward_edition(Steward *steward, Member *member, const Line *line, Moment now);
No steward_rule(Steward *steward, Member *member, const Line *line, Moment now);
/* A meeting begins with the usual edition. */
void steward_name_edition(Steward *steward);

/* steward_talk.c */
No steward_say(Steward *steward, Member *member, const Line *line, Moment now);
No steward_react(Steward *steward, Member *member, const Line *line, Moment now);
No steward_report(Steward *steward, Member *member, const Line *line, Moment now);
No steward_name(Steward *steward, Member *member, const Line *line, Moment now);
No steward_ban(Steward *steward, Member *member, const Line *line, Moment now);
/* Has the host sent this one away? */
bool steward_unwelcome(const Steward *steward, const Member *member);

/* steward_play.c */
/* An action that was checked, and what follows from it. */
void steward_note_action(Steward *steward, const Action *action, Moment now);
No steward_do(Steward *steward, Member *member, const Line *line, Moment now);
No steward_back(Steward *steward, Member *member, const Line *line, Moment now);
void steward_seats_back(Steward *steward, const Member *member, Moment now);
/* The clock of whoever is asked now begins when the question is known to be safe. */
void steward_ask(Steward *steward, Moment now);
/* Milliseconds left to the one who is asked. */
int64_t steward_left(const Steward *steward, Moment now);
void steward_play_tick(Steward *steward, Moment now);
/* Has whoever is asked no time left, or been away too long? */
bool steward_overdue(const Steward *steward, Moment now);
/* Killed between the last action and what follows from it. */
void steward_end_if_over(Steward *steward);
/* All seats of people are empty: since now. */
void steward_nobody_here(Steward *steward, Moment now);

#endif
