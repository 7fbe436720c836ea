/* problem.c -- what is wrong with a text, and on which line. */
#include "words/problem.h"

#include <assert.h>

#include "base/utf8.h"

static_assert(LINE_LETTERS_MAX == 1000 && LINE_WORDS_MAX == 48, "the faults name these limits");

static const Words plain_english = {.language = NULL};

const Words *problem_words(const Problems *problems)
{
    return problems->words != NULL ? problems->words : &plain_english;
}

/* The next one, without its sentence; NULL when there is no room. */
static Problem *begin(Problems *problems, const char *file, int line)
{
    int index = problems->count++;
    if (index >= PROBLEM_MAX) return NULL;
    Problem *problem = &problems->list[index];
    problem->line = line;
    problem->about = (ProblemAbout){.topic = PROBLEM_OF_NOTHING};
    problem->more = 0;
    text_copy(problem->file, sizeof problem->file, file);
    /* A mistake often quotes the very bytes that were wrong. */
    utf8_mask(problem->file);
    return problem;
}

void problem_note(Problems *problems, const char *file, int line, const Sentence *sentence,
                  const Arg *args)
{
    Problem *problem = begin(problems, file, line);
    if (problem == NULL) return;
    Text text = text_into(problem->sentence, sizeof problem->sentence);
    words_write(problem_words(problems), sentence, args, &text);
    utf8_mask(problem->sentence);
}

void problem_note_text(Problems *problems, const char *file, int line, const char *sentence)
{
    Problem *problem = begin(problems, file, line);
    if (problem == NULL) return;
    text_copy(problem->sentence, sizeof problem->sentence, sentence);
    utf8_mask(problem->sentence);
}

void problem_note_line(Problems *problems, const char *file, const Line *line)
{
    problem_note(problems, file, line->number, problem_of_line(line->fault), ARGS(arg_absent()));
}

bool problem_again(Problems *problems, const char *file, int line)
{
    if (problems->count == 0 || problems->count > PROBLEM_MAX) return false;
    Problem *last = &problems->list[problems->count - 1];
    if (last->line != line || !text_same(last->file, file)) return false;
    last->more++;
    return true;
}

void problem_mark(Problems *problems, ProblemAbout about)
{
    if (problems->count > 0 && problems->count <= PROBLEM_MAX)
        problems->list[problems->count - 1].about = about;
}

const Sentence *problem_of_line(LineFault fault)
{
    static const Sentence sentences[] = {
        [LINE_TOO_LONG] = T_("the line is longer than 1000 letters"),
        [LINE_NOT_TEXT] = T_("the line is not UTF-8 text, save the file as UTF-8"),
        [LINE_CONTROL] = T_("the line holds a control character"),
        [LINE_BACKSLASH] = T_("a backslash in quotes must be followed by \" or another backslash"),
        [LINE_QUOTE_OPEN] = T_("the closing quote is missing"),
        [LINE_QUOTE_BLANK] = T_("a quote is missing, or the blank after the closing one"),
        [LINE_QUOTE_INSIDE] = T_("a quote stands inside a word; is the opening one missing?"),
        [LINE_TOO_MANY_WORDS] = T_("the line has more than 48 words"),
    };
    static_assert(sizeof sentences / sizeof *sentences == LINE_FAULT_COUNT,
                  "a sentence for every fault");
    assert(fault != LINE_FINE && fault < LINE_FAULT_COUNT);
    return &sentences[fault];
}

void problem_write(const Problems *problems, Text *text)
{
    problem_write_as(problems, NULL, text);
}

void problem_write_as(const Problems *problems, const Sentence *kind, Text *text)
{
    int kept = problems->count < PROBLEM_MAX ? problems->count : PROBLEM_MAX;
    for (int i = 0; i < kept; i++) {
        const Problem *problem = &problems->list[i];
        text_add(text, problem->file);
        if (problem->line > 0) {
            text_add_char(text, ':');
            text_add_int(text, problem->line);
        }
        text_add(text, ": ");
        if (kind != NULL) {
            text_add(text, words_plain(problem_words(problems), kind));
            text_add(text, ": ");
        }
        text_add(text, problem->sentence);
        if (problem->more > 0)
            SAY(problem_words(problems), text,
                TN_(" (and {count} more like it)", " (and {count} more like it)"),
                arg_count(problem->more));
        text_add_char(text, '\n');
    }
    if (problems->count > kept) {
        SAY(problem_words(problems), text, TN_("and {count} more", "and {count} more"),
            arg_count(problems->count - kept));
        text_add_char(text, '\n');
    }
}
