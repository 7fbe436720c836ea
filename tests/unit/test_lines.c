/* test_lines.c -- splitting texts into lines and words. */
#include "base/lines.h"

#include "base/text.h"
#include "words/problem.h"

#include "check.h"

/* The line as "[word][word]", quoted words as <word>. */
static void check_split(const char *expected, const char *words)
{
    Line line;
    lines_split(words, strlen(words), &line);
    char buffer[3000];
    Text text = text_into(buffer, sizeof buffer);
    for (int i = 0; i < line.word_count; i++) {
        text_add(&text, line.words[i].quoted ? "<" : "[");
        text_add(&text, line.words[i].at);
        text_add(&text, line.words[i].quoted ? ">" : "]");
    }
    CHECK_TEXT(expected, buffer);
    CHECK_INT(LINE_FINE, line.fault);
}

static void check_fault_bytes(const char *part, const char *bytes, size_t length)
{
    Line line;
    lines_split(bytes, length, &line);
    CHECK_INT(0, line.word_count);
    CHECK(line.fault != LINE_FINE && strstr(problem_of_line(line.fault)->words, part) != NULL);
}

static void check_fault(const char *part, const char *words)
{
    check_fault_bytes(part, words, strlen(words));
}

static void words_are_parted_by_blanks(void)
{
    check_split("[a][b][c]", "a b c");
    check_split("[a][b]", " \t a\t\tb \t ");
    check_split("", "");
    check_split("", "   ");
    check_split("[a]", "a\n");
    check_split("[a]", "a\r\n");
    check_split("[a]", "a\r");
    check_split("[rent][6,30]", "rent 6,30");
}

static void quoted_words_hold_blanks(void)
{
    check_split("[name]<Old Kent Road>", "name \"Old Kent Road\"");
    check_split("<>", "\"\"");
    check_split("<>< >[x]", "\"\" \" \" x");
    check_split("<a # b>", "\"a # b\" # c");
    check_split("<say \"hi\" \\ ho>", "\"say \\\"hi\\\" \\\\ ho\"");
    check_split("[C:\\x]", "C:\\x");
}

static void what_is_quoted_comes_back(void)
{
    const char *words = "a \"quoted\\\" # \\\\ thing\" \xC2\xA3";
    char buffer[100];
    Text text = text_into(buffer, sizeof buffer);
    text_add_quoted(&text, words);
    Line line;
    lines_split(buffer, text.length, &line);
    CHECK_INT(1, line.word_count);
    CHECK_TEXT(words, line.words[0].at);
}

static void comments_and_colours(void)
{
    check_split("", "# all of it");
    check_split("[a]", "a # b");
    check_split("[a]", "a #b");
    check_split("[a#b]", "a#b");
    check_split("[colour][#8B5A3C]", "colour #8B5A3C");
    check_split("[#8b5a3c][x]", "#8b5a3c x # brown");
    check_split("[colour]", "colour #8B5A3"); /* five digits are no colour */
    check_split("[colour]", "colour #8B5A3G");
    check_split("[colour][#8B5A3C0]", "colour #8B5A3C0"); /* for the reader to refuse */
    check_split("<#>", "\"#\"");
}

static void quotes_out_of_place(void)
{
    check_fault("closing quote", "name \"Old Kent");
    check_fault("closing quote", "\"");
    check_fault("closing quote", "\"a\\\"");
    check_fault("blank", "\"a\"b");
    check_fault("blank", "\"a\"\"b\"");
    check_fault("blank", "\"a\"# b");
    check_fault("inside a word", "ab\"c d\"");
    check_fault("backslash", "\"a\\n\"");
    check_fault("backslash", "\"a\\");
}

static void control_characters(void)
{
    check_fault("control", "a\033[2J");
    check_fault("control", "# even here \a");
    check_fault("control", "a\rb");
    check_fault("control", "a\nb");
    check_fault("control", "a\x7F");
    check_fault("control", "a\302\2331m");
    check_fault_bytes("control", "a\0b", 3);
    check_split("[\xC2\xA0]", "\xC2\xA0"); /* the first one that is none */
}

static void only_utf8_is_text(void)
{
    check_split("[\xC2\xA3][\xE2\x82\xAC][\xF0\x9F\x8E\xB2][\xF4\x8F\xBF\xBF]",
                "\xC2\xA3 \xE2\x82\xAC \xF0\x9F\x8E\xB2 \xF4\x8F\xBF\xBF");
    check_split("[\xED\x9F\xBF][\xEE\x80\x80][\xE0\xA0\x80]",
                "\xED\x9F\xBF \xEE\x80\x80 \xE0\xA0\x80");
    static const char *const wrong[] = {
        "\xA3",     /* Latin-1 */
        "a\xC2",    /* cut short */
        "\xE2\x82", /* cut short */
        "\xC2 ",    /* a blank in it */
        "\xC2\xC3", /* the next one begins too early */
        "\xC0\xAF", /* too long for what it says */
        "\xC1\xBF",
        "\xE0\x9F\xBF",
        "\xF0\x8F\xBF\xBF",
        "\xED\xA0\x80",     /* half of a pair */
        "\xF4\x90\x80\x80", /* beyond the last */
        "\xF5\x80\x80\x80",
        "\xFF",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        check_fault("UTF-8", wrong[i]);
    }
}

static void limits(void)
{
    char words[LINE_LETTERS_MAX + 3];
    memset(words, 'x', sizeof words);
    Line line;
    lines_split(words, LINE_LETTERS_MAX, &line);
    CHECK_INT(1, line.word_count);
    CHECK_INT(LINE_LETTERS_MAX, strlen(line.words[0].at));
    memcpy(words + LINE_LETTERS_MAX, "\r\n", 2);
    lines_split(words, LINE_LETTERS_MAX + 2, &line);
    CHECK_INT(1, line.word_count);
    memset(words, 'x', sizeof words);
    check_fault_bytes("longer", words, LINE_LETTERS_MAX + 1);

    for (size_t i = 0; i < sizeof words; i++) {
        words[i] = i % 2 == 0 ? 'x' : ' ';
    }
    lines_split(words, 2 * LINE_WORDS_MAX, &line);
    CHECK_INT(LINE_WORDS_MAX, line.word_count);
    CHECK_TEXT("x", line.words[LINE_WORDS_MAX - 1].at);
    check_fault_bytes("48 words", words, 2 * LINE_WORDS_MAX + 1);
}

static void lines_are_numbered_and_empty_ones_passed_over(void)
{
    static const char words[] = "# head\n\nfirst 1\r\n   \nbad \"\n  second\t2 # two\n\n\nlast";
    Lines lines = lines_of(words, sizeof words - 1);
    Line line;
    CHECK(lines_next(&lines, &line));
    CHECK_INT(3, line.number);
    CHECK_INT(2, line.word_count);
    CHECK_TEXT("1", line.words[1].at);
    CHECK(lines_next(&lines, &line));
    CHECK_INT(5, line.number);
    CHECK(line.fault != LINE_FINE);
    CHECK(lines_next(&lines, &line));
    CHECK_INT(6, line.number);
    CHECK_INT(LINE_FINE, line.fault);
    CHECK_TEXT("second", line.words[0].at);
    CHECK(lines_next(&lines, &line));
    CHECK_INT(9, line.number);
    CHECK_TEXT("last", line.words[0].at);
    CHECK(!lines_next(&lines, &line));
    CHECK(!lines_next(&lines, &line));
}

static void only_the_length_ends_a_text(void)
{
    Line line;
    Lines none = lines_of(NULL, 0);
    CHECK(!lines_next(&none, &line));
    Lines part = lines_of("ab cd", 4); /* no '\0' after the c */
    CHECK(lines_next(&part, &line));
    CHECK_TEXT("c", line.words[1].at);
    lines_split("a #8B5A3C", 8, &line); /* five digits before the end */
    CHECK_INT(1, line.word_count);
    check_fault_bytes("UTF-8", "\xE2\x82\xAC", 2);
}

static void a_byte_order_mark_is_no_word(void)
{
    static const char words[] = "\xEF\xBB\xBF# head\nfirst";
    Lines lines = lines_of(words, sizeof words - 1);
    Line line;
    CHECK(lines_next(&lines, &line));
    CHECK_INT(2, line.number);
    CHECK_TEXT("first", line.words[0].at);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(words_are_parted_by_blanks);
    RUN(quoted_words_hold_blanks);
    RUN(what_is_quoted_comes_back);
    RUN(comments_and_colours);
    RUN(quotes_out_of_place);
    RUN(control_characters);
    RUN(only_utf8_is_text);
    RUN(limits);
    RUN(lines_are_numbered_and_empty_ones_passed_over);
    RUN(only_the_length_ends_a_text);
    RUN(a_byte_order_mark_is_no_word);
    return check_done();
}
