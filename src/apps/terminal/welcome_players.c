/* welcome_players.c -- asks for the players. */
#include "apps/terminal/welcome.h"

#include <assert.h>
#include <string.h>

#include "apps/command/output.h"
#include "base/utf8.h"

enum { USUAL_PLAYERS = 3, SENTENCE = 300 };

const PlayerKind *welcome_usual_kind(void)
{
    return player_find("medium");
}

/* "person", a kind or the beginning of one; NULL in `kind` is a person. */
static bool kind_read(const char *words, const PlayerKind **kind)
{
    *kind = NULL;
    if (text_starts_folded("person", words) || text_starts_folded("human", words)) return true;
    if (text_starts_folded("computer", words)) {
        *kind = welcome_usual_kind();
        return true;
    }
    for (const PlayerKind *const *each = player_kinds(); *each != NULL; each++) {
        if (text_starts_folded((*each)->word, words)) {
            *kind = *each;
            return true;
        }
    }
    return false;
}

/* "person, easy, medium, hard or expert". The kinds that are only kept for
 * comparison are taken, but not praised. */
static void kinds_write(Text *text)
{
    text_add(text, "person");
    for (int i = 0; i < PLAYER_LEVELS; i++) {
        text_add(text, i + 1 == PLAYER_LEVELS ? " or " : ", ");
        text_add(text, player_kinds()[i]->word);
    }
}

static bool token_free(const Seating *seating, int token)
{
    for (int i = 0; i < seating->count; i++) {
        if (seating->seats[i].token == token) return false;
    }
    return true;
}

/* The token by word or name, or the beginning of one; NO_TOKEN when it is
 * unknown or taken, which is told. */
static TokenId token_read(const Edition *edition, const Seating *seating, const char *words,
                          Text *why)
{
    int found = -1;
    for (int i = 0; i < edition->token_count; i++) {
        const Label *label = &edition->token_label[i];
        if (text_same_folded(label->word, words) || text_same_folded(label->name, words)) {
            found = i;
            break;
        }
        if (found < 0 &&
            (text_starts_folded(label->word, words) || text_starts_folded(label->name, words))) {
            found = i;
        }
    }
    if (found >= 0 && token_free(seating, found)) return (TokenId)found;
    text_add(why, found >= 0 ? "the token '" : "there is no token '");
    text_add(why, words);
    text_add(why, found >= 0 ? "' is taken; free are " : "'; free are ");
    bool first = true;
    for (int i = 0; i < edition->token_count; i++) {
        if (!token_free(seating, i)) continue;
        if (!first) text_add(why, ", ");
        text_add(why, edition->token_label[i].word);
        first = false;
    }
    return NO_TOKEN;
}

static bool name_good(const Seating *seating, const char *name, Text *why)
{
    if (strlen(name) >= SEAT_NAME_SIZE) {
        text_add(why, "this name is too long; it may have 31 letters");
        return false;
    }
    if (!utf8_harmless(name) || strchr(name, '"') != NULL) {
        text_add(why, "a name has no quotes and no control characters");
        return false;
    }
    for (int i = 0; i < seating->count; i++) {
        if (!text_same_folded(seating->seats[i].name, name)) continue;
        text_add(why, "there is a player called ");
        text_add(why, name);
        text_add(why, " already");
        return false;
    }
    return true;
}

bool welcome_player_read(const Edition *edition, const char *words, Seating *seating, Text *why)
{
    char part[3][64] = {"", "", ""};
    const char *at = words;
    for (int i = 0; i < 3; i++) {
        size_t length = strcspn(at, ":");
        Text text = text_into(part[i], sizeof part[i]);
        text_add_bytes(&text, at, length);
        at += length;
        if (*at != ':') break;
        at++;
    }
    const PlayerKind *kind = NULL;
    TokenId token = NO_TOKEN;
    if (*at != '\0') {
        text_add(why, "a player is NAME, NAME:KIND or NAME:KIND:TOKEN");
        return false;
    }
    if (seating->count >= MAX_SEATS) {
        text_add(why, "there are eight players at most");
        return false;
    }
    if (part[0][0] != '\0' && !name_good(seating, part[0], why)) return false;
    if (part[1][0] != '\0' && !kind_read(part[1], &kind)) {
        text_add(why, "there is no player '");
        text_add(why, part[1]);
        text_add(why, "'; it is ");
        kinds_write(why);
        return false;
    }
    if (part[2][0] != '\0') {
        token = token_read(edition, seating, part[2], why);
        if (token == NO_TOKEN) return false;
    }
    seating_add(seating, edition, part[0], kind, token, 0);
    return true;
}

/* ---- asking ---- */

static TerminalInput ask_count(Terminal *terminal, const Edition *edition, int *count)
{
    int least = edition->rule[RULE_PLAYERS_MIN], most = edition->rule[RULE_PLAYERS_MAX];
    /* Computers will fill the table where the edition wants it. */
    if (edition->rule[RULE_FILL_TO] > 0) least = 1;
    int usual = USUAL_PLAYERS < least ? least : USUAL_PLAYERS > most ? most : USUAL_PLAYERS;
    Text prompt = text_growing(), line = text_growing();
    text_add(&prompt, "How many players, ");
    text_add_int(&prompt, least);
    text_add(&prompt, " to ");
    text_add_int(&prompt, most);
    text_add(&prompt, "? [");
    text_add_int(&prompt, usual);
    text_add(&prompt, "]: ");
    TerminalInput input;
    for (;;) {
        input = welcome_ask(terminal, prompt.start, &line);
        if (input != TERMINAL_LINE) break;
        int64_t number = usual;
        if (line.length == 0 ||
            (text_to_int(line.start, &number) && number >= least && number <= most)) {
            *count = (int)number;
            break;
        }
        Text told = text_growing();
        text_add(&told, "give a number from ");
        text_add_int(&told, least);
        text_add(&told, " to ");
        text_add_int(&told, most);
        output_sentence(told.start);
        text_free(&told);
    }
    text_free(&prompt);
    text_free(&line);
    return input;
}

static TerminalInput ask_name(Terminal *terminal, const Seating *seating, Text *name)
{
    Text prompt = text_growing(), why = text_growing();
    text_add(&prompt, "Name of player ");
    text_add_int(&prompt, seating->count + 1);
    text_add(&prompt, " [Player ");
    text_add_int(&prompt, seating->count + 1);
    text_add(&prompt, "]: ");
    TerminalInput input;
    for (;;) {
        input = welcome_ask(terminal, prompt.start, name);
        if (input != TERMINAL_LINE || name_good(seating, name->start, &why)) break;
        output_sentence(why.start);
        text_clear(&why);
    }
    text_free(&prompt);
    text_free(&why);
    return input;
}

/* L2: an answer that makes no sense gives the easiest computer, which is told. */
static TerminalInput ask_kind(Terminal *terminal, bool first, const char *name,
                              const PlayerKind **kind)
{
    const PlayerKind *easiest = player_kinds()[0], *usual = first ? NULL : easiest;
    assert(easiest != NULL);
    Text prompt = text_growing(), line = text_growing();
    text_add(&prompt, "Who plays ");
    text_add(&prompt, name);
    text_add(&prompt, ": ");
    kinds_write(&prompt);
    text_add(&prompt, "? [");
    text_add(&prompt, usual == NULL ? "person" : usual->word);
    text_add(&prompt, "]: ");
    TerminalInput input = welcome_ask(terminal, prompt.start, &line);
    *kind = usual;
    if (input == TERMINAL_LINE && line.length > 0 && !kind_read(line.start, kind)) {
        *kind = easiest;
        text_clear(&prompt);
        text_add(&prompt, "that is none of them; ");
        text_add(&prompt, easiest->word);
        text_add(&prompt, " plays");
        output_sentence(prompt.start);
    }
    text_free(&prompt);
    text_free(&line);
    return input;
}

static TerminalInput ask_token(Terminal *terminal, const Edition *edition, const Seating *seating,
                               const char *name, TokenId *token)
{
    Text prompt = text_growing(), line = text_growing(), why = text_growing();
    const char *usual = "";
    text_add(&prompt, "Free tokens:");
    for (int i = 0; i < edition->token_count; i++) {
        if (!token_free(seating, i)) continue;
        text_add(&prompt, usual[0] == '\0' ? " " : ", ");
        text_add(&prompt, edition->token_label[i].word);
        if (usual[0] == '\0') usual = edition->token_label[i].word;
    }
    text_add(&prompt, "\nToken of ");
    text_add(&prompt, name);
    text_add(&prompt, " [");
    text_add(&prompt, usual);
    text_add(&prompt, "]: ");
    TerminalInput input;
    for (;;) {
        input = welcome_ask(terminal, prompt.start, &line);
        *token = NO_TOKEN;
        if (input != TERMINAL_LINE || line.length == 0) break;
        *token = token_read(edition, seating, line.start, &why);
        if (*token != NO_TOKEN) break;
        output_sentence(why.start);
        text_clear(&why);
    }
    text_free(&prompt);
    text_free(&line);
    text_free(&why);
    return input;
}

static TerminalInput ask_player(Terminal *terminal, const Edition *edition, Seating *seating)
{
    Text name = text_growing();
    const PlayerKind *kind = NULL;
    TokenId token = NO_TOKEN;
    TerminalInput input = ask_name(terminal, seating, &name);
    if (name.length == 0) {
        /* The name that seating_add will give. */
        text_add(&name, "Player ");
        text_add_int(&name, seating->count + 1);
    }
    if (input == TERMINAL_LINE) input = ask_kind(terminal, seating->count == 0, name.start, &kind);
    if (input == TERMINAL_LINE && edition->rule[RULE_TOKEN_CHOICE] == TOKEN_CHOICE_SETUP) {
        input = ask_token(terminal, edition, seating, name.start, &token);
    }
    if (input == TERMINAL_LINE) {
        seating_add(seating, edition, name.start, kind, token, 0);
    }
    text_free(&name);
    return input;
}

TerminalInput welcome_players(Terminal *terminal, const Edition *edition, int count,
                              Seating *seating)
{
    TerminalInput input = TERMINAL_LINE;
    if (count == 0) input = ask_count(terminal, edition, &count);
    while (input == TERMINAL_LINE && seating->count < count) {
        input = ask_player(terminal, edition, seating);
    }
    return input;
}
