/* completion.c -- how a line that was begun may go on. */
#include "console/completion.h"

#include <string.h>

#include "console/commands.h"
#include "table/asking.h"

enum { PART_SIZE = 128 };

/* Adds `word` as a line if it begins with `part`. */
static void offer(const char *word, const char *part, Text *out)
{
    if (!text_starts_folded(word, part)) return;
    bool blanks = strchr(word, ' ') != NULL;
    if (blanks) {
        text_add_quoted(out, word);
    } else {
        text_add(out, word);
    }
    text_add_char(out, '\n');
}

static void offer_commands(const Edition *edition, bool testing, const char *part, Text *out)
{
    for (int id = 0; id < COMMAND_COUNT; id++) {
        Command command = commands_of(edition, (CommandId)id);
        if (command.topic == TOPIC_TESTING && !testing) continue;
        if (!commands_known(edition, (CommandId)id)) continue;
        offer(command.word, part, out);
    }
}

static void offer_deeds(const Table *table, SeatId owner, const char *part, Text *out)
{
    const Edition *edition = table_edition(table);
    for (int deed = 0; deed < edition->deed_count; deed++) {
        if (owner != NOBODY && table_game(table)->holdings[deed].owner != owner) continue;
        offer(edition_deed_label(edition, (DeedId)deed)->word, part, out);
    }
}

static void offer_seats(const Table *table, const char *part, Text *out)
{
    const Seating *seating = table_seating(table);
    for (int i = 0; i < seating->count; i++) offer(seating->seats[i].name, part, out);
}

static void offer_tokens(const Edition *edition, const char *part, Text *out)
{
    for (int i = 0; i < edition->token_count; i++) offer(edition->token_label[i].word, part, out);
}

static void offer_spaces(const Edition *edition, const char *part, Text *out)
{
    for (int i = 0; i < edition->space_count; i++) offer(edition->space_label[i].word, part, out);
}

/* The last word: everything after the last blank, comma or semicolon. */
static const char *last_word(const char *beginning)
{
    const char *last = beginning;
    for (const char *at = beginning; *at != '\0'; at++) {
        if (*at == ' ' || *at == ',' || *at == ';' || *at == '"') last = at + 1;
    }
    return last;
}

/* The command before the last word, if there is one. */
static bool command_before(const Edition *edition, const char *beginning, const char *last,
                           CommandId *id, bool *second)
{
    char first[PART_SIZE];
    const char *start = beginning;
    for (const char *at = beginning; at < last; at++) {
        if (*at == ';') start = at + 1;
    }
    while (*start == ' ') start++;
    size_t length = strcspn(start, " ");
    if (start >= last || length >= sizeof first) return false;
    memcpy(first, start, length);
    first[length] = '\0';
    start += length + strspn(start + length, " ");
    *second = start >= last;
    return commands_find(edition, first, id, NULL);
}

void completion_write(const Table *table, bool testing, const char *beginning, Text *out)
{
    const char *part = last_word(beginning);
    const char *start = strrchr(beginning, ';');
    start = start == NULL ? beginning : start + 1;
    while (*start == ' ') start++;
    if (part <= start) {
        offer_commands(table_edition(table), testing, part, out);
        return;
    }
    CommandId id = COMMAND_HELP;
    bool second = false;
    if (!command_before(table_edition(table), beginning, part, &id, &second)) return;
    switch (commands_of(table_edition(table), id).takes) {
    case TAKES_NOTHING: break;
    case TAKES_DEED: offer_deeds(table, NOBODY, part, out); break;
    case TAKES_OWN_DEED: offer_deeds(table, asking_seat(table_game(table)), part, out); break;
    case TAKES_SEAT: offer_seats(table, part, out); break;
    case TAKES_DEAL:
        if (id == COMMAND_TRADE && second) {
            offer_seats(table, part, out);
            break;
        }
        offer_deeds(table, NOBODY, part, out);
        offer("for", part, out);
        offer("card", part, out);
        break;
    case TAKES_COMMAND: offer_commands(table_edition(table), testing, part, out); break;
    case TAKES_SPACE: offer_spaces(table_edition(table), part, out); break;
    case TAKES_TOKEN: offer_tokens(table_edition(table), part, out); break;
    }
}
