/* test_problem.c -- noting mistakes and showing them. */
#include "words/problem.h"

#include "catalogue.h"
#include "check.h"

static void a_mistake_names_file_line_and_sentence(void)
{
    Problems problems = {0};
    PROBLEM(&problems, "a.edition", 12, T_("no group is called {word}"), arg_word("blau"));
    PROBLEM_PLAIN(&problems, "b.edition", 0, T_("there is no start"));
    problem_note_text(&problems, "b.edition", 1, "");
    CHECK_INT(3, problems.count);
    Text text = text_growing();
    problem_write(&problems, &text);
    CHECK_TEXT("a.edition:12: no group is called blau\n"
               "b.edition: there is no start\n"
               "b.edition:1: \n",
               text.start);
    text_free(&text);
}

static void a_mistake_is_told_in_the_language_of_the_reader(void)
{
    Catalogue catalogue = {0};
    catalogue_head(&catalogue, "fr", "nplurals=2; plural=n > 1;");
    catalogue_add(&catalogue, "no group is called {word}", "aucun groupe ne s'appelle {word}");
    catalogue_add(&catalogue, "the closing quote is missing", "il manque le guillemet fermant");
    Text bytes = catalogue_bytes(&catalogue);
    Language french;
    const char *why;
    CHECK(language_open(&french, bytes.start, bytes.length, &why));
    Words words = {.language = &french};
    static Problems problems;
    problems.words = &words;
    PROBLEM(&problems, "a.edition", 1, T_("no group is called {word}"), arg_word("blau"));
    Line line;
    lines_split("\"a", 2, &line);
    problem_note_line(&problems, "a.edition", &line);
    CHECK_TEXT("aucun groupe ne s'appelle blau", problems.list[0].sentence);
    CHECK_TEXT("il manque le guillemet fermant", problems.list[1].sentence);
    text_free(&bytes);
    catalogue_free(&catalogue);
}

static void nothing_wrong_says_nothing(void)
{
    Problems problems = {0};
    Text text = text_growing();
    problem_write(&problems, &text);
    CHECK_TEXT("", text.start);
    text_free(&text);
}

static void control_characters_are_masked(void)
{
    Problems problems = {0};
    PROBLEM(&problems, "a\033b", 1, T_("{word}x\ny\x7F{text}"), arg_word("\033[2J"),
            arg_text("\302\23331m £5"));
    CHECK_TEXT("a?b", problems.list[0].file);
    CHECK_TEXT("?[2Jx?y??31m £5", problems.list[0].sentence);
}

static void long_words_are_cut_between_characters(void)
{
    char words[PROBLEM_SENTENCE + 50];
    memset(words, 'a', sizeof words);
    words[sizeof words - 1] = '\0';
    words[PROBLEM_SENTENCE - 2] = '\xC3';
    words[PROBLEM_SENTENCE - 1] = '\xA9';
    Problems problems = {0};
    PROBLEM(&problems, words, 3, T_("{text}and more"), arg_text(words));
    CHECK_INT(PROBLEM_SENTENCE - 2, strlen(problems.list[0].sentence));
    CHECK_INT(PROBLEM_FILE - 1, strlen(problems.list[0].file));
}

static void beyond_the_most_only_the_count_goes_on(void)
{
    static Problems problems;
    for (int i = 1; i <= PROBLEM_MAX + 5; i++) {
        PROBLEM_PLAIN(&problems, "x", i, T_("bad"));
    }
    CHECK_INT(PROBLEM_MAX + 5, problems.count);
    CHECK_INT(PROBLEM_MAX, problems.list[PROBLEM_MAX - 1].line);
    Text text = text_growing();
    problem_write(&problems, &text);
    const char *last = strstr(text.start, "x:100: bad\n");
    CHECK_TEXT("x:100: bad\nand 5 more\n", last);
    text_free(&text);
}

static void a_mistake_tells_what_it_is_about(void)
{
    static Problems problems;
    PROBLEM_PLAIN(&problems, "x", 1, T_("bad"));
    CHECK_INT(PROBLEM_OF_NOTHING, problems.list[0].about.topic);
    problem_mark(&problems, (ProblemAbout){.topic = PROBLEM_OF_CARD, .number = 2, .card = 7});
    PROBLEM_PLAIN(&problems, "x", 2, T_("worse"));
    CHECK_INT(PROBLEM_OF_CARD, problems.list[0].about.topic);
    CHECK_INT(2, problems.list[0].about.number);
    CHECK_INT(7, problems.list[0].about.card);
    CHECK_INT(PROBLEM_OF_NOTHING, problems.list[1].about.topic);
    while (problems.count < PROBLEM_MAX) PROBLEM_PLAIN(&problems, "x", 3, T_("bad"));
    PROBLEM_PLAIN(&problems, "x", 4, T_("not kept"));
    problem_mark(&problems, (ProblemAbout){.topic = PROBLEM_OF_RULE});
    CHECK_INT(PROBLEM_OF_NOTHING, problems.list[PROBLEM_MAX - 1].about.topic);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(a_mistake_names_file_line_and_sentence);
    RUN(a_mistake_is_told_in_the_language_of_the_reader);
    RUN(nothing_wrong_says_nothing);
    RUN(control_characters_are_masked);
    RUN(long_words_are_cut_between_characters);
    RUN(beyond_the_most_only_the_count_goes_on);
    RUN(a_mistake_tells_what_it_is_about);
    return check_done();
}
