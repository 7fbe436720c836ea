/* sample_meeting.c -- a guest at a made-up table: for pictures and tests. */
#include "online/sample_meeting.h"

enum { LINE_SIZE = 400, HASH_DIGITS = 16, COLOUR_DIGITS = 6 };

static void tell(Guest *guest, const char *words)
{
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    text_add_unsigned(&line, guest_known(guest));
    text_add_char(&line, ' ');
    text_add(&line, words);
    guest_hear(guest, buffer);
}

static void tell_edition(Guest *guest, const Edition *edition)
{
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    text_add(&line, "edition ");
    text_add(&line, edition->word);
    text_add_char(&line, ' ');
    text_add_hex(&line, edition_hash(edition), HASH_DIGITS);
    tell(guest, buffer);
}

static void tell_seat(Guest *guest, const SeatPlan *plan)
{
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    text_add(&line, "sit ");
    text_add(&line, plan->kind == NULL ? "human" : plan->kind->word);
    text_add_char(&line, ' ');
    text_add_quoted(&line, plan->name);
    text_add_char(&line, ' ');
    text_add_int(&line, plan->token);
    text_add(&line, " #");
    text_add_hex(&line, plan->colour, COLOUR_DIGITS);
    tell(guest, buffer);
}

static void begin_game(Guest *guest)
{
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    FairNumber promise = {{0}};
    text_add(&line, "game amber-otter-41/1 ");
    fair_dice_number_write(&promise, &line);
    tell(guest, buffer);
    tell(guest, "begin");
}

Guest *sample_meeting_new(const EditionLibrary *library, const Edition *edition,
                          const Seating *seating, bool plays)
{
    FairNumber key = {{0}};
    if (edition_source(library, edition->word) == NULL) return NULL;
    Guest *guest = guest_new(library, &key, "0123456789abcdef0123456789abcdef", "");
    guest_connect(guest);
    tell(guest, "open amber-otter-41");
    tell_edition(guest, edition);
    tell(guest, "terms 600 20 60 on on off");
    for (int i = 0; i < seating->count; i++) tell_seat(guest, &seating->seats[i]);
    tell(guest, "ready 1 on");
    tell(guest, "say 2 \"two minutes, making tea\"");
    tell(guest, "say 1 \"no pot tonight, official rules\"");
    if (plays) begin_game(guest);
    guest_hear(guest, "token 00112233445566778899aabbccddeeff");
    guest_hear(guest, "you 1");
    guest_hear(guest, "now 3 0 0 1 2 3"); /* the third has only just gone */
    guest_hear(guest, plays ? "now 3 1 521000 1 2" : "now 3 0 0 1 2");
    guest_hear(guest, "trips 18 210");
    return guest;
}

void sample_meeting_go_on(Guest *guest)
{
    if (guest != NULL) tell(guest, "say 2 \"fine, I win anyway\"");
}
