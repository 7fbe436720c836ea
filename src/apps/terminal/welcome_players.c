/* welcome_players.c -- asks for the players. */
#include "apps/terminal/welcome.h"

#include <assert.h>
#include <string.h>

#include "apps/command/output.h"
#include "apps/command/player_file.h"
#include "apps/command/reader.h"
#include "apps/store/files.h"
#include "base/utf8.h"

enum { USUAL_PLAYERS = 3 };

const PlayerKind *welcome_usual_kind(void)
{
    return player_usual();
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

/* The player of a character file; NULL with the first thing that is wrong. */
static const PlayerKind *kind_of_file(const char *path, Text *why)
{
    Text lines = text_growing();
    const PlayerKind *kind = player_file_find(path, &lines);
    text_add_bytes(why, lines.start, strcspn(lines.start, "\n"));
    text_free(&lines);
    return kind;
}

/* "person, easy, medium, hard or expert". The kinds that are only kept for
 * comparison are taken, but not praised. */
typedef struct Kinds {
    Arg list[PLAYER_LEVELS_MAX + 1];
} Kinds;

static Arg kinds_arg(Kinds *kinds)
{
    kinds->list[0] = arg_word("person");
    int count = player_level_count();
    for (int i = 0; i < count; i++) kinds->list[i + 1] = arg_word(player_kinds()[i]->word);
    return arg_choices(kinds->list, count + 1);
}

static bool token_free(const Seating *seating, int token)
{
    for (int i = 0; i < seating->count; i++) {
        if (seating->seats[i].token == token) return false;
    }
    return true;
}

/* "car, dog, hat": the words of the tokens that nobody has. */
static void free_tokens(const Edition *edition, const Seating *seating, Text *text)
{
    bool first = true;
    for (int i = 0; i < edition->token_count; i++) {
        if (!token_free(seating, i)) continue;
        if (!first) text_add(text, ", ");
        text_add(text, edition->token_label[i].word);
        first = false;
    }
}

/* The token by word or name, or the beginning of one; NO_TOKEN when it is
 * unknown or taken, which is reported. */
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
    Text tokens = text_growing();
    free_tokens(edition, seating, &tokens);
    if (found >= 0) {
        SAY(reader_words(), why, T_("the token '{name}' is taken; free are {word}"),
            arg_name(words), arg_word(tokens.start));
    } else {
        SAY(reader_words(), why, T_("there is no token '{name}'; free are {word}"), arg_name(words),
            arg_word(tokens.start));
    }
    text_free(&tokens);
    return NO_TOKEN;
}

static bool name_good(const Seating *seating, const char *name, Text *why)
{
    if (strlen(name) >= SEAT_NAME_SIZE) {
        SAY(reader_words(), why, T_("this name is too long; it may have {number} letters"),
            arg_number(SEAT_NAME_SIZE - 1));
        return false;
    }
    if (!utf8_harmless(name) || strchr(name, '"') != NULL) {
        text_add(why, PLAIN(reader_words(), T_("a name has no quotes and no control characters")));
        return false;
    }
    for (int i = 0; i < seating->count; i++) {
        if (!text_same_folded(seating->seats[i].name, name)) continue;
        SAY(reader_words(), why, T_("there is a player called {name} already"), arg_name(name));
        return false;
    }
    return true;
}

bool welcome_player_read(const Edition *edition, const char *words, Seating *seating, Text *why)
{
    char part[3][FILES_PATH_SIZE] = {"", "", ""};
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
        Arg forms[] = {arg_word("NAME"), arg_word("NAME:KIND"), arg_word("NAME:KIND:TOKEN")};
        SAY(reader_words(), why, T_("a player is {choices}"), arg_choices(forms, 3));
        return false;
    }
    if (seating->count >= MAX_SEATS) {
        text_add(why, PLAIN(reader_words(), T_("there are eight players at most")));
        return false;
    }
    if (part[0][0] != '\0' && !name_good(seating, part[0], why)) return false;
    if (player_file_is(part[1])) {
        kind = kind_of_file(part[1], why);
        if (kind == NULL) return false;
    } else if (part[1][0] != '\0' && !kind_read(part[1], &kind)) {
        Kinds kinds;
        SAY(reader_words(), why, T_("there is no player '{name}'; it is {choices}"),
            arg_name(part[1]), kinds_arg(&kinds));
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
    SAY(reader_words(), &prompt, T_("How many players, {at_least} to {at_most}? [[{id}]]: "),
        arg_at_least(least), arg_at_most(most), arg_id(usual));
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
        TELL(T_("Give a number from {at_least} to {at_most}."), arg_at_least(least),
             arg_at_most(most));
    }
    text_free(&prompt);
    text_free(&line);
    return input;
}

/* The name that seating_add gives to a player without one. */
static void usual_name(const Seating *seating, char name[SEAT_NAME_SIZE])
{
    Text text = text_into(name, SEAT_NAME_SIZE);
    text_add(&text, "Player ");
    text_add_int(&text, seating->count + 1);
}

static TerminalInput ask_name(Terminal *terminal, const Seating *seating, Text *name)
{
    Text prompt = text_growing(), why = text_growing();
    char usual[SEAT_NAME_SIZE];
    usual_name(seating, usual);
    SAY(reader_words(), &prompt, T_("Name of player {id} [[{name}]]: "), arg_id(seating->count + 1),
        arg_name(usual));
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

/* L2: an answer that makes no sense gives the easiest computer, which is announced. */
static TerminalInput ask_kind(Terminal *terminal, bool first, const char *name,
                              const PlayerKind **kind)
{
    const PlayerKind *easiest = player_kinds()[0], *usual = first ? NULL : easiest;
    assert(easiest != NULL);
    Text prompt = text_growing(), line = text_growing();
    Kinds kinds;
    SAY(reader_words(), &prompt, T_("Who plays {name}: {choices}? [[{word}]]: "), arg_name(name),
        kinds_arg(&kinds), arg_word(usual == NULL ? "person" : usual->word));
    TerminalInput input = welcome_ask(terminal, prompt.start, &line);
    *kind = usual;
    if (input == TERMINAL_LINE && line.length > 0 && !kind_read(line.start, kind)) {
        *kind = easiest;
        TELL(T_("That is none of them; {word} plays."), arg_word(easiest->word));
    }
    text_free(&prompt);
    text_free(&line);
    return input;
}

static TerminalInput ask_token(Terminal *terminal, const Edition *edition, const Seating *seating,
                               const char *name, TokenId *token)
{
    Text prompt = text_growing(), line = text_growing(), why = text_growing();
    Text tokens = text_growing(), usual = text_growing();
    free_tokens(edition, seating, &tokens);
    text_add_bytes(&usual, tokens.start, strcspn(tokens.start, ","));
    SAY(reader_words(), &prompt, T_("Free tokens:[ {word}]\nToken of {name} [[{other_word}]]: "),
        arg_word(tokens.start), arg_name(name), arg_other_word(usual.start));
    text_free(&tokens);
    text_free(&usual);
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
        char usual[SEAT_NAME_SIZE];
        usual_name(seating, usual);
        text_add(&name, usual);
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
