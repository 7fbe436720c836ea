/* terminal.c -- lines from a person or a pipe. */
#include "apps/terminal/terminal.h"

#include <errno.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "apps/command/output.h"
#include "apps/terminal/line_clock.h"
#include "apps/terminal/line_history.h"
#include "base/mem.h"
#include "console/wrap.h"

enum { PIPE_STEP = 4096, PROMPT_SIZE = 400, LAST_SECONDS = 10 };

struct Terminal {
    bool interactive;
    EditLine *edit;
    History *history;
    char prompt[PROMPT_SIZE], timed[PROMPT_SIZE + 16];
    int64_t deadline; /* 0: none */
    int seconds;      /* left, as the prompt says */
    TerminalComplete complete;
    const void *context;
    char pipe[PIPE_STEP]; /* read and not used yet */
    size_t pipe_at, pipe_end;
};

/* ---- signals ---- */

static volatile sig_atomic_t ending;    /* the signal that asks us to end */
static volatile sig_atomic_t resized;   /* the window has another size */
static volatile sig_atomic_t continued; /* after a stop the terminal is as the shell left it */

static bool lost; /* reading failed */

static void on_signal(int signal_number)
{
    if (signal_number == SIGWINCH) {
        resized = 1;
    } else if (signal_number == SIGCONT) {
        continued = 1;
    } else {
        ending = signal_number;
    }
}

static const int caught[] = {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT};
enum { CAUGHT_COUNT = sizeof caught / sizeof caught[0] };

static void catch_signals(void)
{
    struct sigaction action = {.sa_handler = on_signal};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < CAUGHT_COUNT; i++) {
        struct sigaction old;
        /* What the caller ignores (nohup) stays ignored. */
        if (sigaction(caught[i], NULL, &old) == 0 && old.sa_handler == SIG_IGN) continue;
        sigaction(caught[i], &action, NULL);
    }
}

int terminal_signal(void)
{
    return ending;
}

bool terminal_forgive(void)
{
    if (ending != SIGINT) return false;
    ending = 0;
    return true;
}

bool terminal_lost(void)
{
    return lost;
}

static void lose(int error)
{
    if (!lost) COMPLAIN(T_("standard input: {text}"), arg_text(strerror(error)));
    lost = true;
}

void terminal_deadline(Terminal *terminal, int64_t moment)
{
    terminal->deadline = moment;
}

static bool time_is_up(const Terminal *terminal)
{
    return terminal->deadline != 0 && line_clock_left(terminal->deadline) == 0;
}

static const char *timed_prompt(Terminal *terminal, const char *prompt)
{
    if (terminal->deadline == 0) return prompt;
    Text text = text_into(terminal->timed, sizeof terminal->timed);
    terminal->seconds = line_clock_left(terminal->deadline);
    line_clock_write(terminal->seconds, &text);
    text_add_char(&text, ' ');
    text_add(&text, prompt);
    return terminal->timed;
}

/* Waits until there is something to read; false when a signal came first, or a
 * second of the time left has passed. The signals are let in only while waiting,
 * so none slips by unseen. */
static bool wait_for_input(const Terminal *terminal)
{
    struct timespec tick;
    sigset_t ours, before;
    sigemptyset(&ours);
    for (int i = 0; i < CAUGHT_COUNT; i++) sigaddset(&ours, caught[i]);
    sigprocmask(SIG_BLOCK, &ours, &before);
    int ready = 0;
    if (!ending && !resized && !continued) {
        struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
        ready = ppoll(&input, 1, line_clock_tick(terminal->deadline, &tick), &before);
        if (ready < 0 && errno != EINTR) ready = 1; /* let read say it */
    }
    sigprocmask(SIG_SETMASK, &before, NULL);
    return ready > 0;
}

/* ---- editing ---- */

static char *give_prompt(EditLine *edit)
{
    Terminal *terminal;
    el_get(edit, EL_CLIENTDATA, &terminal);
    return (char *)(uintptr_t)timed_prompt(terminal, terminal->prompt);
}

/* To the beginning of the prompt, where libedit writes it anew. */
static void rub_out(const Terminal *terminal)
{
    const LineInfo *info = el_line(terminal->edit);
    Text text = text_growing();
    text_add_bytes(&text, info->buffer, (size_t)(info->cursor - info->buffer));
    int columns = terminal_columns();
    int before = (int)(text_columns(terminal->timed) + text_columns(text.start));
    text_clear(&text);
    if (columns > 0 && before >= columns) {
        text_add(&text, "\033[");
        text_add_int(&text, before / columns);
        text_add_char(&text, 'A');
    }
    text_add(&text, "\r\033[J");
    output_text(&text);
    text_free(&text);
}

static void show_time(Terminal *terminal)
{
    int left = line_clock_left(terminal->deadline);
    if (terminal->deadline == 0 || left == terminal->seconds) return;
    terminal->seconds = left;
    if (left <= LAST_SECONDS) output_words("\a");
    rub_out(terminal);
    output_flush();
    el_set(terminal->edit, EL_REFRESH);
}

static void after_signal(EditLine *edit)
{
    if (resized) {
        resized = 0;
        el_resize(edit);
    }
    if (continued) {
        continued = 0;
        /* Both, for libedit believes that nothing has changed. */
        el_set(edit, EL_PREP_TERM, 0);
        el_set(edit, EL_PREP_TERM, 1);
        el_set(edit, EL_REFRESH);
    }
}

/* libedit's own reading swallows the first interrupt; ours does not. */
static int read_character(EditLine *edit, wchar_t *character)
{
    mbstate_t state = {0};
    Terminal *terminal;
    el_get(edit, EL_CLIENTDATA, &terminal);
    for (;;) {
        while (!wait_for_input(terminal)) {
            if (ending || time_is_up(terminal)) return -1;
            after_signal(edit);
            show_time(terminal);
        }
        char byte;
        ssize_t got = read(STDIN_FILENO, &byte, 1);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return (int)got;
        size_t used = mbrtowc(character, &byte, 1, &state);
        if (used == (size_t)-2) continue;
        if (used != (size_t)-1) return 1;
        state = (mbstate_t){0};
    }
}

static size_t common_length(const char *a, const char *b)
{
    size_t length = 0;
    while (a[length] != '\0' && a[length] != '\n' && a[length] == b[length]) length++;
    /* Never half a character. */
    while (length > 0 && ((unsigned char)a[length] & 0xC0) == 0x80) length--;
    return length;
}

/* What all the candidates begin with; how many there are. */
static int common_beginning(const char *list, Text *common)
{
    int count = 0;
    size_t length = 0;
    const char *first = list;
    for (const char *at = list; *at != '\0'; count++) {
        size_t shared = count == 0 ? strcspn(at, "\n") : common_length(first, at);
        if (count == 0 || shared < length) length = shared;
        at += strcspn(at, "\n");
        if (*at == '\n') at++;
    }
    text_add_bytes(common, first, length);
    return count;
}

static void show_candidates(const char *list)
{
    size_t widest = 0;
    int columns = terminal_columns(), column = 0;
    for (const char *at = list; *at != '\0'; at += strcspn(at, "\n"), at += *at == '\n') {
        size_t length = strcspn(at, "\n");
        if (length > widest) widest = length;
    }
    int per_line = (columns > 0 ? columns : 80) / ((int)widest + 2);
    Text text = text_growing();
    text_add_char(&text, '\n');
    for (const char *at = list; *at != '\0'; at += strcspn(at, "\n"), at += *at == '\n') {
        size_t from = text.length;
        text_add_bytes(&text, at, strcspn(at, "\n"));
        if (++column < per_line) {
            text_pad(&text, from, widest + 2, ' ');
        } else {
            text_add_char(&text, '\n');
            column = 0;
        }
    }
    if (column > 0) text_add_char(&text, '\n');
    output_text(&text);
    output_flush();
    text_free(&text);
}

/* Puts `words` in the place of the word before the cursor. */
static void replace_word(EditLine *edit, const char *word, const char *words, bool whole)
{
    el_deletestr(edit, (int)text_columns(word));
    el_insertstr(edit, words);
    if (whole) el_insertstr(edit, " ");
}

static unsigned char complete_word(EditLine *edit, int character)
{
    (void)character;
    Terminal *terminal;
    el_get(edit, EL_CLIENTDATA, &terminal);
    if (terminal->complete == NULL) return CC_ERROR;
    const LineInfo *info = el_line(edit);
    Text beginning = text_growing(), list = text_growing(), common = text_growing();
    text_add_bytes(&beginning, info->buffer, (size_t)(info->cursor - info->buffer));
    const char *blank = strrchr(beginning.start, ' ');
    const char *word = blank == NULL ? beginning.start : blank + 1;
    terminal->complete(terminal->context, beginning.start, &list);
    int count = common_beginning(list.start, &common);
    unsigned char answer = CC_ERROR;
    if (count == 1 || (count > 1 && common.length > strlen(word))) {
        replace_word(edit, word, common.start, count == 1);
        answer = CC_REFRESH;
    } else if (count > 1) {
        show_candidates(list.start);
        answer = CC_REDISPLAY;
    }
    text_free(&beginning);
    text_free(&list);
    text_free(&common);
    return answer;
}

/* libedit decodes bytes by the locale; ours are UTF-8 whatever it says. */
static void settle_locale(void)
{
    setlocale(LC_CTYPE, "");
    if (!text_same(nl_langinfo(CODESET), "UTF-8")) setlocale(LC_CTYPE, "C.UTF-8");
}

/* A terminal that can only print gets no cursor movements and no colours. */
static bool only_prints(void)
{
    const char *term = getenv("TERM");
    return term == NULL || term[0] == '\0' || text_same(term, "dumb");
}

static void start_editing(Terminal *terminal)
{
    settle_locale();
    terminal->edit = el_init("opoly", stdin, stdout, stderr);
    if (terminal->edit == NULL) {
        terminal->interactive = false;
        return;
    }
    terminal->history = line_history_new();
    el_set(terminal->edit, EL_CLIENTDATA, terminal);
    el_set(terminal->edit, EL_PROMPT_ESC, give_prompt, '\1');
    el_set(terminal->edit, EL_EDITOR, "emacs");
    el_set(terminal->edit, EL_SIGNAL, 0);
    el_set(terminal->edit, EL_GETCFN, read_character);
    el_set(terminal->edit, EL_HIST, history, terminal->history);
    /* The wide one, because the narrow one leaks the names. */
    el_wset(terminal->edit, EL_ADDFN, L"opoly-complete", L"complete the word", complete_word);
    el_set(terminal->edit, EL_BIND, "^I", "opoly-complete", NULL);
    el_set(terminal->edit, EL_BIND, "^R", "em-inc-search-prev", NULL);
    el_source(terminal->edit, NULL);
}

Terminal *terminal_new(void)
{
    Terminal *terminal = mem_new(1, sizeof *terminal);
    terminal->interactive = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    catch_signals();
    if (terminal->interactive && !only_prints()) start_editing(terminal);
    return terminal;
}

void terminal_free(Terminal *terminal)
{
    if (terminal == NULL) return;
    if (terminal->edit != NULL) el_end(terminal->edit);
    if (terminal->history != NULL) history_end(terminal->history);
    mem_free(terminal);
}

bool terminal_interactive(const Terminal *terminal)
{
    return terminal->interactive;
}

void terminal_completion(Terminal *terminal, TerminalComplete complete, const void *context)
{
    terminal->complete = complete;
    terminal->context = context;
}

/* Escape sequences take no room: libedit wants them between marks. */
static void set_prompt(Terminal *terminal, const char *prompt)
{
    Text text = text_into(terminal->prompt, sizeof terminal->prompt);
    while (*prompt != '\0') {
        if (*prompt != '\033') {
            text_add_char(&text, *prompt++);
            continue;
        }
        size_t length = strcspn(prompt, "m");
        if (prompt[length] == 'm') length++;
        text_add_char(&text, '\1');
        text_add_bytes(&text, prompt, length);
        text_add_char(&text, '\1');
        prompt += length;
    }
}

void terminal_text(const Terminal *terminal, const Text *text)
{
    int columns = terminal->interactive ? terminal_columns() : 0;
    if (columns <= 0) {
        output_text(text);
        return;
    }
    Text wrapped = text_growing();
    wrap_write(text->start, columns, &wrapped);
    output_text(&wrapped);
    text_free(&wrapped);
}

static TerminalInput edit_line(Terminal *terminal, const char *prompt, bool remember, Text *line)
{
    int columns = terminal_columns();
    Text whole = text_growing();
    if (columns > 0) wrap_write(prompt, columns, &whole);
    if (columns <= 0) text_add(&whole, prompt);
    char *last = strrchr(whole.start, '\n');
    set_prompt(terminal, last == NULL ? whole.start : last + 1);
    whole.length = last == NULL ? 0 : (size_t)(last + 1 - whole.start);
    whole.start[whole.length] = '\0';
    output_text(&whole);
    text_free(&whole);
    output_flush();
    int count = 0;
    const char *words = el_gets(terminal->edit, &count);
    if (words == NULL || count <= 0) {
        output_words("\n");
        if (!ending && time_is_up(terminal)) return TERMINAL_TIME_UP;
        return ending ? TERMINAL_SIGNAL : TERMINAL_END;
    }
    text_add_bytes(line, words, strcspn(words, "\r\n"));
    if (remember) line_history_add(terminal->history, line->start);
    return TERMINAL_LINE;
}

/* ---- a pipe ---- */

/* More bytes from the pipe: 1, 0 at the end, -1 after a signal or when time is up. */
static int fill_pipe(Terminal *terminal)
{
    for (;;) {
        if (!wait_for_input(terminal)) {
            if (ending || time_is_up(terminal)) return -1;
            resized = continued = 0;
            continue;
        }
        ssize_t got = read(STDIN_FILENO, terminal->pipe, sizeof terminal->pipe);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) lose(errno);
        terminal->pipe_at = 0;
        terminal->pipe_end = got > 0 ? (size_t)got : 0;
        return got > 0;
    }
}

static TerminalInput read_pipe(Terminal *terminal, Text *line)
{
    for (;;) {
        if (terminal->pipe_at == terminal->pipe_end) {
            int filled = fill_pipe(terminal);
            if (filled < 0) return ending ? TERMINAL_SIGNAL : TERMINAL_TIME_UP;
            /* Half a line that could not be read to its end is none. */
            if (filled == 0) return line->length > 0 && !lost ? TERMINAL_LINE : TERMINAL_END;
        }
        char c = terminal->pipe[terminal->pipe_at++];
        if (c == '\n') break;
        text_add_char(line, c == '\0' ? '?' : c);
    }
    if (line->length > 0 && line->start[line->length - 1] == '\r') {
        line->start[--line->length] = '\0';
    }
    return TERMINAL_LINE;
}

TerminalInput terminal_line(Terminal *terminal, const char *prompt, bool remember, Text *line)
{
    if (ending) return TERMINAL_SIGNAL;
    if (terminal->edit != NULL) return edit_line(terminal, prompt, remember, line);
    const char *last = strrchr(prompt, '\n');
    last = last == NULL ? prompt : last + 1;
    Text shown = text_growing();
    text_add_bytes(&shown, prompt, (size_t)(last - prompt));
    text_add(&shown, timed_prompt(terminal, last));
    terminal_text(terminal, &shown);
    text_free(&shown);
    output_flush();
    return read_pipe(terminal, line);
}

/* ---- what the window is like ---- */

int terminal_columns(void)
{
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return 0;
    return size.ws_col;
}

int terminal_rows(void)
{
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return 0;
    return size.ws_row;
}

bool terminal_colour(const char *choice)
{
    if (text_same(choice, "always")) return true;
    if (text_same(choice, "never")) return false;
    const char *no_colour = getenv("NO_COLOR");
    if (no_colour != NULL && no_colour[0] != '\0') return false;
    return isatty(STDOUT_FILENO) && !only_prints();
}
