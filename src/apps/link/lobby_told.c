/* lobby_told.c -- a table on a server before the game. */
#include "apps/link/lobby_told.h"

#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "online/terms_words.h"

enum { SPANS = 4, SPAN_SIZE = 40 };

static void tell_seat(const Guest *guest, int n)
{
    static const Sentence person = T_("{id}. {name}[, {term}]"),
                          computer = T_("{id}. {name}, computer: {word}"),
                          ready = TC_("seat", "ready"), away = TC_("seat", "away");
    const MeetingSeat *seat = &guest_meeting(guest)->seats[n];
    bool here = (guest_here(guest) >> n & 1U) != 0;
    const Sentence *state = !here ? &away : seat->ready ? &ready : NULL;
    if (seat->plan.kind != NULL) {
        output_say(&computer,
                   ARGS(arg_id(n + 1), arg_name(seat->plan.name), arg_word(seat->plan.kind->word)));
    } else {
        output_say(&person, ARGS(arg_id(n + 1), arg_name(seat->plan.name),
                                 state == NULL ? arg_absent() : arg_term(state)));
    }
}

static void tell_rules(const HouseRules *rules)
{
    Text text = text_growing();
    for (int i = 0; i < rules->count; i++) {
        text_add(&text, i > 0 ? ", " : "");
        text_add(&text, rule_info(rules->list[i].rule)->word);
        text_add_char(&text, '=');
        rule_value_write(rules->list[i].rule, rules->list[i].value, &text);
    }
    if (rules->count > 0) TELL(T_("House rules: {text}."), arg_text(text.start));
    text_free(&text);
}

/* What the host has set, for everybody to see. */
static void tell_terms(const Meeting *meeting)
{
    static const Sentence timed = T_("{text} each and {name} for each decision"),
                          slow = T_("{name} for each decision"), untimed = T_("no clock"),
                          waits = T_("the table waits for who is away"),
                          plays = T_("after {text} a computer plays for who is away"),
                          advice = T_("hints are allowed"), plain = T_("no hints"),
                          watch = T_("others may look on"),
                          later = T_("others may look on, {text} later"),
                          alone = T_("nobody looks on");
    const MeetingTerms *terms = &meeting->terms;
    const int32_t seconds[SPANS] = {terms->bank, terms->step, terms->absent, terms->delay};
    char spans[SPANS][SPAN_SIZE];
    for (int i = 0; i < SPANS; i++) {
        Text text = text_into(spans[i], SPAN_SIZE);
        terms_words_span(reader_words(), seconds[i], &text);
    }
    Said said[] = {
        {!meeting_timed(meeting) ? untimed
         : terms->bank > 0       ? timed
                                 : slow,
         {arg_text(spans[0]), arg_name(spans[1])}},
        {terms->absent > 0 ? plays : waits, {arg_text(spans[2])}},
        {.sentence = terms->advice ? advice : plain},
        {!terms->watch      ? alone
         : terms->delay > 0 ? later
                            : watch,
         {arg_text(spans[3])}},
    };
    enum { SAID = sizeof said / sizeof said[0] };
    Arg items[SAID];
    for (int i = 0; i < SAID; i++) items[i] = arg_part(&said[i]);
    TELL(T_("Terms: {things}."), arg_things(items, SAID));
    tell_rules(&meeting->rules);
}

void lobby_told(const Guest *guest)
{
    const Meeting *meeting = guest_meeting(guest);
    TELL(TN_("{edition}, {count} seat:", "{edition}, {count} seats:"),
         arg_edition(meeting->edition), arg_count(meeting->seat_count));
    tell_terms(meeting);
    for (int i = 0; i < meeting->seat_count; i++) tell_seat(guest, i);
    bool host = meeting->host >= 0 && (guest_seats(guest) >> meeting->host & 1U) != 0;
    if (guest_seats(guest) == 0)
        TELL(T_("`{word}` takes a seat, `{other_word}` lists the commands."), arg_word("sit NAME"),
             arg_other_word("help"));
    else if (host)
        TELL(T_("`{word}` when you are, `{other_word}` when everybody is."), arg_word("ready"),
             arg_other_word("start"));
}
