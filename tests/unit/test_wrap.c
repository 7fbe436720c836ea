/* test_wrap.c -- lines broken between words, at any width. */
#include "console/wrap.h"

#include <string.h>

#include "check.h"

static const char *wrapped(const char *words, int columns)
{
    static char buffer[2000];
    Text text = text_into(buffer, sizeof buffer);
    wrap_write(words, columns, &text);
    return buffer;
}

static void T2_lines_break_between_words(void)
{
    CHECK_TEXT("roll or\ntrade.\n", wrapped("roll or trade.\n", 8));
    CHECK_TEXT("roll or\ntrade.\n", wrapped("roll or trade.\n", 7));
    CHECK_TEXT("roll\nor\ntrade.", wrapped("roll or trade.", 6));
    CHECK_TEXT("roll or trade.\n\nx", wrapped("roll or trade.\n\nx", 14));
}

static void T2_a_word_too_long_is_cut(void)
{
    CHECK_TEXT("abcd\nef g", wrapped("abcdef g", 4));
}

static void T2_wide_letters_and_colours_count_as_seen(void)
{
    CHECK_TEXT("\xE7\x8E\x8B\n\xE8\x8A\xB3", wrapped("\xE7\x8E\x8B \xE8\x8A\xB3", 4));
    CHECK_TEXT("\033[1mab\033[0m\ncd", wrapped("\033[1mab\033[0m cd", 3));
}

static void T2_lists_go_on_under_their_last_column(void)
{
    CHECK_TEXT("  roll  throw the\n        dice\n", wrapped("  roll  throw the dice\n", 18));
    CHECK_TEXT("  a tax\n  of 10\n", wrapped("  a tax of 10\n", 8));
    CHECK_TEXT("  \033[1mend\033[0m  end your\n       turn",
               wrapped("  \033[1mend\033[0m  end your turn", 16));
    CHECK_TEXT("roll  throw the\ndice", wrapped("roll  throw the dice", 16));
}

/* Any text at any width: nothing is lost but blanks at the ends, no line is wider. */
static void T2_no_line_is_wider_at_any_width(void)
{
    static const char words[] = "Ann may buy Baltic Avenue for $60 and has $1,500: buy or decline.";
    for (int columns = 1; columns < 80; columns++) {
        char copy[2000], joined[2000] = "", plain[2000] = "";
        text_copy(copy, sizeof copy, wrapped(words, columns));
        for (char *line = strtok(copy, "\n"); line != NULL; line = strtok(NULL, "\n")) {
            CHECK(text_columns(line) <= (size_t)columns);
            strcat(joined, line);
        }
        char *to = plain, *kept = joined;
        for (const char *at = words; *at != '\0'; at++)
            if (*at != ' ') *to++ = *at;
        for (const char *at = joined; *at != '\0'; at++)
            if (*at != ' ') *kept++ = *at;
        *kept = '\0';
        CHECK_TEXT(plain, joined);
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(T2_lines_break_between_words);
    RUN(T2_a_word_too_long_is_cut);
    RUN(T2_wide_letters_and_colours_count_as_seen);
    RUN(T2_lists_go_on_under_their_last_column);
    RUN(T2_no_line_is_wider_at_any_width);
    return check_done();
}
