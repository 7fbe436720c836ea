/* watopoly_setup.c -- who plays a new game of Watopoly: number, names, pieces. */
#include "apps/terminal/watopoly_setup.h"

#include <string.h>

#include "apps/command/output.h"
#include "apps/terminal/welcome.h"
#include "console/watopoly_words.h"
#include "table/watopoly/watopoly.h"
#include "words/words.h"

enum { SENTENCE = 200 };

static const Words english = {0};

/* At least one person plays beside the computers. */
static TerminalInput ask_number(Terminal *terminal, const Edition *edition, int computers,
                                int *number)
{
    int least = edition->rule[RULE_PLAYERS_MIN] - computers;
    int most = edition->rule[RULE_PLAYERS_MAX] - computers;
    if (least < 1) least = 1;
    Text question = text_growing(), line = text_growing();
    SAY(&english, &question, W_("How many players[ beside {word}] ({at_least} to {at_most})?\n> "),
        computers > 0 ? arg_word(computers > 1 ? "the computers" : "the computer") : arg_absent(),
        arg_at_least(least), arg_at_most(most));
    int64_t count = 0;
    TerminalInput input;
    while ((input = welcome_ask(terminal, question.start, &line)) == TERMINAL_LINE) {
        if (text_to_int(line.start, &count) && count >= least && count <= most) break;
        text_clear(&line);
        SAY(&english, &line, W_("Say a number from {at_least} to {at_most}.\n"),
            arg_at_least(least), arg_at_most(most));
        output_text(&line);
    }
    *number = (int)count;
    text_free(&question);
    text_free(&line);
    return input;
}

static bool name_free(const Seating *seating, const char *name)
{
    for (int i = 0; i < seating->count; i++) {
        if (text_same(seating->seats[i].name, name)) return false;
    }
    return true;
}

static TerminalInput ask_name(Terminal *terminal, const Seating *seating, Text *name)
{
    Text question = text_growing();
    SAY(&english, &question, W_("Name of player {id}?\n> "), arg_id(seating->count + 1));
    TerminalInput input;
    while ((input = welcome_ask(terminal, question.start, name)) == TERMINAL_LINE) {
        char sentence[SENTENCE];
        Text why = text_into(sentence, sizeof sentence);
        if (watopoly_name_check(name->start, &why)) {
            if (name_free(seating, name->start)) break;
            text_add(&why, "another player is called so already");
        }
        output_sentence(sentence);
    }
    text_free(&question);
    return input;
}

static bool piece_free(const Seating *seating, int token)
{
    for (int i = 0; i < seating->count; i++) {
        if (seating->seats[i].token == token) return false;
    }
    return true;
}

/* By its letter, whatever the case, its word or its name; -1 if it is none. */
static int find_piece(const Edition *edition, const char *said)
{
    for (int token = 0; token < edition->token_count; token++) {
        const Label *label = &edition->token_label[token];
        char letter[2] = {edition->tokens[token].symbol, '\0'};
        if (text_same_folded(letter, said) || text_same_folded(label->word, said) ||
            text_same_folded(label->name, said)) {
            return token;
        }
    }
    return -1;
}

static void ask_for_piece(const Edition *edition, const Seating *seating, const char *name,
                          Text *question)
{
    Text pieces = text_growing();
    for (int token = 0; token < edition->token_count; token++) {
        if (!piece_free(seating, token)) continue;
        if (pieces.length > 0) text_add(&pieces, ", ");
        text_add_char(&pieces, edition->tokens[token].symbol);
        text_add_char(&pieces, ' ');
        text_add(&pieces, edition->token_label[token].name);
    }
    SAY(&english, question, W_("Piece of {name} ({word})?\n{name}> "), arg_name(name),
        arg_word(pieces.start));
    text_free(&pieces);
}

static TerminalInput ask_piece(Terminal *terminal, const Edition *edition, const Seating *seating,
                               const char *name, TokenId *token)
{
    Text question = text_growing(), line = text_growing();
    ask_for_piece(edition, seating, name, &question);
    TerminalInput input;
    while ((input = welcome_ask(terminal, question.start, &line)) == TERMINAL_LINE) {
        int piece = find_piece(edition, line.start);
        if (piece >= 0 && piece_free(seating, piece)) {
            *token = (TokenId)piece;
            break;
        }
        output_words(piece >= 0 ? "Another player has that piece already.\n"
                                : "Say the letter of a piece that is free.\n");
    }
    text_free(&question);
    text_free(&line);
    return input;
}

/* "Computer1", ...: a name has no blanks. */
static void add_computers(Seating *seating, const Edition *edition, int computers)
{
    for (int number = 1; computers > 0; number++) {
        char name[SEAT_NAME_SIZE];
        Text text = text_into(name, sizeof name);
        text_add(&text, "Computer");
        text_add_int(&text, number);
        if (!name_free(seating, name)) continue;
        seating_add(seating, edition, name, welcome_usual_kind(), NO_TOKEN, 0);
        computers--;
    }
}

static bool number_fits(const Edition *edition, int computers)
{
    int most = edition->rule[RULE_PLAYERS_MAX] - 1;
    if (computers <= most) return true;
    Text text = text_growing();
    SAY(&english, &text, W_("Only {id} computers can play on this board.\n"), arg_id(most));
    output_text(&text);
    text_free(&text);
    return false;
}

TerminalInput watopoly_setup_ask(Terminal *terminal, const Edition *edition, int computers,
                                 Seating *seating)
{
    int count = 0;
    if (!number_fits(edition, computers)) computers = edition->rule[RULE_PLAYERS_MAX] - 1;
    TerminalInput input = ask_number(terminal, edition, computers, &count);
    while (input == TERMINAL_LINE && seating->count < count) {
        Text name = text_growing();
        TokenId token = NO_TOKEN;
        input = ask_name(terminal, seating, &name);
        if (input == TERMINAL_LINE) {
            input = ask_piece(terminal, edition, seating, name.start, &token);
        }
        if (input == TERMINAL_LINE) {
            seating_add(seating, edition, name.start, NULL, token, 0);
        }
        text_free(&name);
    }
    if (input == TERMINAL_LINE) add_computers(seating, edition, computers);
    return input;
}
