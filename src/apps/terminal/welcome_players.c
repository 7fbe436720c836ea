/* welcome_players.c -- asks for the players. */
#include "apps/terminal/welcome.h"

#include <assert.h>
#include <string.h>

#include "apps/command/output.h"
#include "apps/command/player_file.h"
#include "apps/command/reader.h"
#include "apps/store/files.h"
#include "base/utf8.h"

enum { USUAL_PLAYERS = 4, OWN_KINDS_MAX = 4 };

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
    *kind = player_find(words);
    return *kind != NULL;
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

/* "person, easy, medium, hard or expert", and the players described for the
 * edition itself. The other kinds for comparison are taken, but not praised. */
typedef struct Kinds {
    Arg list[PLAYER_LEVELS_MAX + 1 + OWN_KINDS_MAX];
} Kinds;

/* "montreal" in montreal, "london-easy" in london. */
static bool kind_of_edition(const PlayerKind *kind, const Edition *edition)
{
    size_t length = strlen(edition->word);
    return strncmp(kind->word, edition->word, length) == 0 &&
           (kind->word[length] == '\0' || kind->word[length] == '-');
}

static Arg kinds_arg(const Edition *edition, Kinds *kinds)
{
    kinds->list[0] = arg_word("person");
    int levels = player_level_count(), count = levels + 1;
    for (int i = 0; i < levels; i++) kinds->list[i + 1] = arg_word(player_kinds()[i]->word);
    for (int i = levels; player_kinds()[i] != NULL && count < levels + 1 + OWN_KINDS_MAX; i++) {
        const PlayerKind *kind = player_kinds()[i];
        if (kind_of_edition(kind, edition)) kinds->list[count++] = arg_word(kind->word);
    }
    return arg_choices(kinds->list, count);
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
    SeatNameFault fault = seat_name_fault(name);
    if (name[0] != '\0' && fault != SEAT_NAME_GOOD) { /* an empty one is invented (L2) */
        words_say(reader_words(), *seat_name_sentence(fault), ARGS(arg_at_most(SEAT_NAME_LETTERS)),
                  why);
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
            arg_name(part[1]), kinds_arg(edition, &kinds));
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

/* How many sit at the table unless somebody wants another number. Computers
 * will fill it where the edition wants that. */
static int usual_count(const Edition *edition, int *least, int *most)
{
    *least = edition->rule[RULE_FILL_TO] > 0 ? 1 : edition->rule[RULE_PLAYERS_MIN];
    *most = edition->rule[RULE_PLAYERS_MAX];
    return USUAL_PLAYERS < *least ? *least : USUAL_PLAYERS > *most ? *most : USUAL_PLAYERS;
}

void welcome_usual_players(const Edition *edition, int count, Seating *seating)
{
    int least, most, usual = usual_count(edition, &least, &most);
    seating->count = 0;
    seating_add(seating, edition, "", NULL, NO_TOKEN, 0);
    while (seating->count < (count > 0 ? count : usual)) {
        seating_add(seating, edition, seating_computer_name(seating), welcome_usual_kind(),
                    NO_TOKEN, 0);
    }
}

static WelcomeReply ask_count(Terminal *terminal, const Edition *edition, int *count)
{
    static const Sentence help = T_("People and computers together; each is asked for next.\n"
                                    "\"{word}\" returns, \"{other_word}\" leaves.");
    int least, most, usual = usual_count(edition, &least, &most);
    Text prompt = text_growing(), line = text_growing();
    SAY(reader_words(), &prompt, T_("How many players, {at_least} to {at_most}? [[{id}]]: "),
        arg_at_least(least), arg_at_most(most), arg_id(usual));
    WelcomeReply reply;
    for (;;) {
        reply = welcome_question(terminal, prompt.start, &help, &line);
        if (reply != WELCOME_LINE) break;
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
    return reply;
}

/* A player who is being asked for. */
typedef struct Newcomer {
    Terminal *terminal;
    const Edition *edition;
    const Seating *seating;
    char name[SEAT_NAME_SIZE];
    const PlayerKind *kind;
    TokenId token;
} Newcomer;

/* The name that seating_add gives to a player without one. */
static void usual_name(Newcomer *newcomer)
{
    Text text = text_into(newcomer->name, SEAT_NAME_SIZE);
    text_add(&text, "Player ");
    text_add_int(&text, newcomer->seating->count + 1);
}

static WelcomeReply ask_name(Newcomer *newcomer)
{
    static const Sentence help =
        T_("Any name that nobody else has; Enter takes the one in brackets.\n"
           "\"{word}\" returns, \"{other_word}\" leaves.");
    Text prompt = text_growing(), why = text_growing(), name = text_growing();
    usual_name(newcomer);
    SAY(reader_words(), &prompt, T_("Name of player {id} [[{name}]]: "),
        arg_id(newcomer->seating->count + 1), arg_name(newcomer->name));
    WelcomeReply reply;
    for (;;) {
        reply = welcome_question(newcomer->terminal, prompt.start, &help, &name);
        if (reply != WELCOME_LINE || name.length == 0 ||
            name_good(newcomer->seating, name.start, &why))
            break;
        output_sentence(why.start);
        text_clear(&why);
    }
    if (reply == WELCOME_LINE && name.length > 0) {
        text_copy(newcomer->name, sizeof newcomer->name, name.start);
    }
    text_free(&prompt);
    text_free(&why);
    text_free(&name);
    return reply;
}

/* L2: an answer that makes no sense gives the easiest computer, which is announced. */
static WelcomeReply ask_kind(Newcomer *newcomer)
{
    static const Sentence help =
        T_("A person plays here at the keyboard; the others are computers, from a beginner\n"
           "to a player that thinks ahead, and on some boards that of the original game.\n"
           "\"{word}\" returns, \"{other_word}\" leaves.");
    const PlayerKind *easiest = player_kinds()[0];
    const PlayerKind *usual = newcomer->seating->count == 0 ? NULL : easiest;
    assert(easiest != NULL);
    Text prompt = text_growing(), line = text_growing();
    Kinds kinds;
    SAY(reader_words(), &prompt, T_("Who plays {name}: {choices}? [[{word}]]: "),
        arg_name(newcomer->name), kinds_arg(newcomer->edition, &kinds),
        arg_word(usual == NULL ? "person" : usual->word));
    WelcomeReply reply = welcome_question(newcomer->terminal, prompt.start, &help, &line);
    newcomer->kind = usual;
    if (reply == WELCOME_LINE && line.length > 0 && !kind_read(line.start, &newcomer->kind)) {
        newcomer->kind = easiest;
        TELL(T_("That is none of them; {word} plays."), arg_word(easiest->word));
    }
    text_free(&prompt);
    text_free(&line);
    return reply;
}

static void token_prompt(const Newcomer *newcomer, Text *prompt)
{
    Text tokens = text_growing(), usual = text_growing();
    free_tokens(newcomer->edition, newcomer->seating, &tokens);
    text_add_bytes(&usual, tokens.start, strcspn(tokens.start, ","));
    SAY(reader_words(), prompt, T_("Free tokens:[ {word}]\nToken of {name} [[{other_word}]]: "),
        arg_word(tokens.start), arg_name(newcomer->name), arg_other_word(usual.start));
    text_free(&tokens);
    text_free(&usual);
}

static WelcomeReply ask_token(Newcomer *newcomer)
{
    static const Sentence help =
        T_("The piece that stands on the board; Enter takes the one in brackets.\n"
           "\"{word}\" returns, \"{other_word}\" leaves.");
    Text prompt = text_growing(), line = text_growing(), why = text_growing();
    token_prompt(newcomer, &prompt);
    WelcomeReply reply;
    for (;;) {
        reply = welcome_question(newcomer->terminal, prompt.start, &help, &line);
        newcomer->token = NO_TOKEN;
        if (reply != WELCOME_LINE || line.length == 0) break;
        newcomer->token = token_read(newcomer->edition, newcomer->seating, line.start, &why);
        if (newcomer->token != NO_TOKEN) break;
        output_sentence(why.start);
        text_clear(&why);
    }
    text_free(&prompt);
    text_free(&line);
    text_free(&why);
    return reply;
}

static WelcomeReply ask_player(Terminal *terminal, const Edition *edition, Seating *seating)
{
    static WelcomeReply (*const questions[])(Newcomer * newcomer) = {ask_name, ask_kind, ask_token};
    bool tokens = edition->rule[RULE_TOKEN_CHOICE] == TOKEN_CHOICE_SETUP;
    Newcomer newcomer = {
        .terminal = terminal, .edition = edition, .seating = seating, .token = NO_TOKEN};
    int step = 0, count = tokens ? 3 : 2;
    WelcomeReply reply = WELCOME_LINE;
    while (step >= 0 && step < count) {
        reply = questions[step](&newcomer);
        if (reply != WELCOME_LINE && reply != WELCOME_BACK) return reply;
        step += reply == WELCOME_BACK ? -1 : 1;
    }
    if (reply == WELCOME_LINE) {
        seating_add(seating, edition, newcomer.name, newcomer.kind, newcomer.token, 0);
    }
    return reply;
}

WelcomeReply welcome_players(Terminal *terminal, const Edition *edition, int count,
                             Seating *seating)
{
    int asked = count;
    WelcomeReply reply = WELCOME_LINE;
    seating->count = 0;
    if (count == 0) reply = ask_count(terminal, edition, &asked);
    while (reply == WELCOME_LINE && seating->count < asked) {
        reply = ask_player(terminal, edition, seating);
        if (reply != WELCOME_BACK || (seating->count == 0 && count != 0)) continue;
        if (seating->count == 0) {
            reply = ask_count(terminal, edition, &asked);
        } else {
            seating->count--;
            reply = WELCOME_LINE;
        }
    }
    return reply;
}
