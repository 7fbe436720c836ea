/* test_problem.c -- noting mistakes and showing them. */
#include "base/problem.h"

#include "check.h"

static void a_mistake_names_file_line_and_sentence(void)
{
    Problems problems = {0};
    problem_add(&problems, "a.edition", 12, "no group is called ", "blau", NULL);
    problem_add(&problems, "b.edition", 0, "there is no start", NULL);
    problem_add(&problems, "b.edition", 1, NULL);
    CHECK_INT(3, problems.count);
    Text text = text_growing();
    problem_write(&problems, &text);
    CHECK_TEXT("a.edition:12: no group is called blau\n"
               "b.edition: there is no start\n"
               "b.edition:1: \n",
               text.start);
    text_free(&text);
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
    problem_add(&problems, "a\033b", 1, "\033[2J", "x\ny\x7F", "\302\23331m £5", NULL);
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
    problem_add(&problems, words, 3, words, "and more", NULL);
    CHECK_INT(PROBLEM_SENTENCE - 2, strlen(problems.list[0].sentence));
    CHECK_INT(PROBLEM_FILE - 1, strlen(problems.list[0].file));
}

static void beyond_the_most_only_the_count_goes_on(void)
{
    static Problems problems;
    for (int i = 1; i <= PROBLEM_MAX + 5; i++) {
        problem_add(&problems, "x", i, "bad", NULL);
    }
    CHECK_INT(PROBLEM_MAX + 5, problems.count);
    CHECK_INT(PROBLEM_MAX, problems.list[PROBLEM_MAX - 1].line);
    Text text = text_growing();
    problem_write(&problems, &text);
    const char *last = strstr(text.start, "x:100: bad\n");
    CHECK_TEXT("x:100: bad\nand 5 more\n", last);
    text_free(&text);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(a_mistake_names_file_line_and_sentence);
    RUN(nothing_wrong_says_nothing);
    RUN(control_characters_are_masked);
    RUN(long_words_are_cut_between_characters);
    RUN(beyond_the_most_only_the_count_goes_on);
    return check_done();
}
