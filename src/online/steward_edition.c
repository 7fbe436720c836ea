/* steward_edition.c -- what is played at a meeting: a known edition or the host's own, with house
 * rules. */
#include <string.h>

#include "base/mem.h"
#include "online/edition_parts.h"
#include "online/steward_state.h"

enum { LINE_SIZE = 512, HASH_DIGITS = 16, PARTS_EVERY = 200 };

/* The hash of the edition with rules; false when it cannot be played so. */
static bool edition_good(const Steward *steward, const Meeting *meeting, const char *word,
                         const HouseRules *rules, uint64_t *hash)
{
    Edition *edition = mem_new(1, sizeof *edition);
    bool good = meeting_edition_read(meeting, steward->library, word, rules, edition);
    if (good) *hash = edition_hash(edition);
    mem_free(edition);
    return good;
}

static void note_hashed(Steward *steward, const char *verb, const char *what, uint64_t hash,
                        const char *rest)
{
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    text_add(&line, verb);
    text_add_char(&line, ' ');
    text_add(&line, what);
    text_add_char(&line, ' ');
    text_add_hex(&line, hash, HASH_DIGITS);
    text_add(&line, rest);
    steward_note(steward, buffer);
}

void steward_name_edition(Steward *steward)
{
    static const HouseRules none = {0};
    const Meeting *meeting = &steward->meeting;
    uint64_t hash;
    if (edition_good(steward, meeting, meeting->edition, &none, &hash))
        note_hashed(steward, "edition", meeting->edition, hash, "");
}

static void forget_draft(Steward *steward)
{
    text_free(&steward->draft);
    steward->draft_bytes = 0;
    steward->draft_spoilt = false;
}

/* "text "line" ...": a piece of the host's own edition; "text" alone: from the beginning. The
 * pieces wait here: what is no edition is no line of the meeting. */
No steward_text(Steward *steward, Member *member, const Line *line, Moment now)
{
    No may = steward_may_set(steward, member);
    if (may != NO_OBJECTION) return may;
    if (line->word_count == 1) {
        forget_draft(steward);
        return NO_OBJECTION;
    }
    bool may_say = steward_allowed(&member->parts, STEWARD_PARTS, PARTS_EVERY, now);
    if (!may_say) steward->draft_spoilt = true;
    if (!may_say) return NO_HURRY;
    Text piece = text_growing();
    bool good = edition_parts_add(line, &piece);
    steward->draft_bytes += piece.length;
    text_free(&piece);
    if (!good || steward->draft_bytes > EDITION_PARTS_MOST) {
        steward->draft_spoilt = true;
        return NO_RULE;
    }
    if (steward->draft.start == NULL) steward->draft = text_growing();
    for (int i = 0; i < line->word_count; i++) {
        if (i > 0) text_add_char(&steward->draft, ' ');
        if (line->words[i].quoted)
            text_add_quoted(&steward->draft, steward_word(line, i));
        else
            text_add(&steward->draft, steward_word(line, i));
    }
    text_add_char(&steward->draft, '\n');
    return NO_OBJECTION;
}

/* Gives away every line of the draft. */
static bool each_part(const Steward *steward, bool (*take)(void *whom, const char *line),
                      void *whom)
{
    const char *at = steward->draft.start;
    Text line = text_growing();
    bool good = true;
    while (good && *at != '\0') {
        size_t length = strcspn(at, "\n");
        text_clear(&line);
        text_add_bytes(&line, at, length);
        good = take(whom, line.start);
        at += length + 1;
    }
    text_free(&line);
    return good;
}

static bool try_part(void *whom, const char *line)
{
    return meeting_apply(whom, NULL, line);
}

static bool note_part(void *whom, const char *line)
{
    steward_note(whom, line);
    return true;
}

/* A word that names an edition and nothing else. */
static bool word_good(const char *word)
{
    size_t length = strlen(word);
    return length > 0 && length < WORD_SIZE &&
           strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789-_") == length;
}

/* "edition WORD own": what was brought, tried on a meeting of its own. */
static No own_edition(Steward *steward, const char *word)
{
    static const HouseRules none = {0};
    uint64_t hash = 0;
    if (steward->draft.length == 0 || steward->draft_spoilt || !word_good(word) ||
        edition_source(steward->library, word) != NULL) {
        return NO_RULE;
    }
    Meeting *trial = mem_new(1, sizeof *trial);
    meeting_begin(trial);
    bool good = each_part(steward, try_part, trial);
    trial->own = trial->draft;
    trial->draft = (Text){0};
    text_copy(trial->edition, sizeof trial->edition, word);
    good = good && edition_good(steward, trial, word, &none, &hash);
    meeting_clear(trial);
    mem_free(trial);
    if (good) {
        steward_note(steward, "text");
        each_part(steward, note_part, steward);
        note_hashed(steward, "edition", word, hash, " own");
    }
    forget_draft(steward);
    return good ? NO_OBJECTION : NO_RULE;
}

No steward_edition(Steward *steward, Member *member, const Line *line, Moment now)
{
    static const HouseRules none = {0};
    No may = steward_may_set(steward, member);
    uint64_t hash;
    (void)now;
    if (may != NO_OBJECTION) return may;
    const char *word = steward_word(line, 1);
    if (line->word_count == 3 && text_same(steward_word(line, 2), "own"))
        return own_edition(steward, word);
    static const Meeting plain = {.host = -1};
    if (line->word_count != 2 || edition_source(steward->library, word) == NULL ||
        !edition_good(steward, &plain, word, &none, &hash)) {
        return NO_RULE;
    }
    note_hashed(steward, "edition", word, hash, "");
    return NO_OBJECTION;
}

/* "rule pot=on" */
No steward_rule(Steward *steward, Member *member, const Line *line, Moment now)
{
    const Meeting *meeting = &steward->meeting;
    No may = steward_may_set(steward, member);
    char buffer[300];
    Text why = text_into(buffer, sizeof buffer);
    HouseRules rules = meeting->rules;
    uint64_t hash;
    (void)now;
    if (may != NO_OBJECTION) return may;
    if (line->word_count != 2 || !house_rule_add(&rules, steward_word(line, 1), NULL, &why) ||
        !edition_good(steward, meeting, meeting->edition, &rules, &hash)) {
        return NO_RULE;
    }
    note_hashed(steward, "rule", steward_word(line, 1), hash, "");
    return NO_OBJECTION;
}
