/* start_menu.c -- the first question: one Enter begins the usual game. */
#include "apps/terminal/start_menu.h"

#include <string.h>

#include "apps/command/games_list.h"
#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/terminal/store_wishes.h"
#include "base/mem.h"

enum { WORD_COLUMN = 12, BOARDS_MOST = 24 };

static void choice_line(const StartMenu *menu, const char *word, const Sentence *does,
                        const Arg *args)
{
    Text text = text_growing();
    text_add(&text, "  ");
    text_add(&text, word);
    text_pad(&text, 0, WORD_COLUMN, ' ');
    words_write(reader_words(), does, args, &text);
    text_add_char(&text, '\n');
    terminal_text(menu->terminal, &text);
    text_free(&text);
}

/* The last game, if it is not over: its number, else 0. `shown` says what it is. */
static int64_t last_game(const StartMenu *menu, bool shown)
{
    static const Sentence resume = T_("go on with game {id}: {name}; {other_name}");
    StoredGame *games = NULL;
    int count = 0;
    int64_t id = 0;
    Text why = text_growing(), name = text_growing(), turn = text_growing();
    if (menu->store != NULL && menu->resume &&
        store_list(menu->store, &games, &count, &why) == STORE_DONE && count > 0 &&
        text_same(games[0].status, "playing")) {
        id = games[0].id;
        games_list_name(&games[0], &name);
        games_list_turn(&games[0], &turn);
        if (shown) {
            choice_line(menu, "resume", &resume,
                        ARGS(arg_id(id), arg_name(name.start), arg_other_name(turn.start)));
        }
    }
    mem_free(games);
    text_free(&why);
    text_free(&name);
    text_free(&turn);
    return id;
}

static void show_boards(const StartMenu *menu)
{
    const EditionLibrary *library = edition_store_library(menu->editions);
    Arg boards[BOARDS_MOST];
    int count = 0;
    for (int i = 0; i < library->count && count < BOARDS_MOST; i++) {
        const char *word = library->sources[i].word;
        if (!text_same(word, menu->edition->word)) boards[count++] = arg_word(word);
    }
    if (count > 0) {
        Text text = text_growing();
        SAY(reader_words(), &text, T_("Or name another board: {choices}."),
            arg_choices(boards, count));
        text_add_char(&text, '\n');
        terminal_text(menu->terminal, &text);
        text_free(&text);
    }
}

static void show_choices(const StartMenu *menu)
{
    static const Sentence usual =
        TN_("Enter begins the usual game: {edition}, you against {count} computer.",
            "Enter begins the usual game: {edition}, you against {count} computers.");
    static const Sentence games = T_("the saved games; the number of one resumes it");
    static const Sentence choose = T_("choose the edition, the house rules and the players");
    static const Sentence learn = T_("a first game that teaches the rules");
    static const Sentence leave = T_("leave the program");
    output_say(&usual, ARGS(arg_edition(menu->edition->title), arg_count(menu->players - 1)));
    last_game(menu, true);
    if (menu->store != NULL) choice_line(menu, "games", &games, ARGS(arg_absent()));
    choice_line(menu, "choose", &choose, ARGS(arg_absent()));
    if (menu->boards) choice_line(menu, "learn", &learn, ARGS(arg_absent()));
    choice_line(menu, "quit", &leave, ARGS(arg_absent()));
    if (!menu->boards) return;
    show_boards(menu);
    TELL(T_("Friends elsewhere? '{word}' sits down at their table."), arg_word("opoly join LINK"));
}

/* The board called so, or beginning so as no other does; NULL. */
static const char *board_named(const StartMenu *menu, const char *words)
{
    const EditionLibrary *library = edition_store_library(menu->editions);
    const char *found = NULL;
    for (int i = 0; i < library->count; i++) {
        const char *word = library->sources[i].word;
        if (text_same_folded(word, words)) return word;
        if (!text_starts_folded(word, words)) continue;
        if (found != NULL) return NULL;
        found = word;
    }
    return found;
}

/* Is the answer one of the choices? Else it has got a sentence or a list. */
static bool understood(StartMenu *menu, const char *answer, StartChoice *choice)
{
    *choice = START_USUAL;
    if (answer[0] == '\0' || text_starts_folded("play", answer)) return true;
    *choice = START_CHOOSE;
    if (text_starts_folded("choose", answer)) return true;
    *choice = START_LEARN;
    if (menu->boards && text_starts_folded("learn", answer)) return true;
    *choice = START_RESUME;
    if (menu->store != NULL && text_to_int(answer, &menu->id)) return true;
    if (text_starts_folded("resume", answer) && (menu->id = last_game(menu, false)) != 0) {
        return true;
    }
    *choice = START_USUAL;
    if (menu->boards && (menu->word = board_named(menu, answer)) != NULL) return true;
    if (menu->store != NULL && text_starts_folded("games", answer)) {
        store_wishes_games(menu->store);
    } else {
        TELL(T_("That is none of the choices; \"{word}\" lists them."), arg_word("help"));
    }
    return false;
}

static bool is_word(const Text *line, const char *word)
{
    return line->length > 0 && text_starts_folded(word, line->start);
}

StartChoice start_menu_ask(StartMenu *menu)
{
    StartChoice choice;
    Text line = text_growing(), prompt = text_growing();
    SAY(reader_words(), &prompt, T_("What would you like to play? [[{word}]]: "), arg_word("play"));
    menu->word = NULL;
    show_choices(menu);
    for (;;) {
        TerminalInput input = welcome_ask(menu->terminal, prompt.start, &line);
        menu->reply = input == TERMINAL_LINE  ? WELCOME_QUIT
                      : input == TERMINAL_END ? WELCOME_END
                                              : WELCOME_SIGNAL;
        if (input != TERMINAL_LINE || is_word(&line, "quit") || is_word(&line, "exit")) break;
        if (is_word(&line, "help") || text_same(line.start, "?")) {
            show_choices(menu);
        } else if (understood(menu, line.start, &choice)) {
            text_free(&line);
            text_free(&prompt);
            return choice;
        }
    }
    text_free(&line);
    text_free(&prompt);
    return START_LEAVE;
}
