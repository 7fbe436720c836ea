/* problem.c -- what is wrong with a text, and on which line. */
#include "base/problem.h"

#include <stdarg.h>

#include "base/utf8.h"

void problem_add(Problems *problems, const char *file, int line, ...)
{
    int index = problems->count++;
    if (index >= PROBLEM_MAX) {
        return;
    }
    Problem *problem = &problems->list[index];
    problem->line = line;
    text_copy(problem->file, sizeof problem->file, file);
    /* A mistake often quotes the very bytes that were wrong. */
    utf8_mask(problem->file);

    Text sentence = text_into(problem->sentence, sizeof problem->sentence);
    va_list parts;
    va_start(parts, line);
    for (const char *part = va_arg(parts, const char *); part != NULL;
         part = va_arg(parts, const char *)) {
        text_add(&sentence, part);
    }
    va_end(parts);
    utf8_mask(problem->sentence);
}

void problem_write(const Problems *problems, Text *text)
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
        text_add(text, problem->sentence);
        text_add_char(text, '\n');
    }
    if (problems->count > kept) {
        text_add(text, "and ");
        text_add_int(text, problems->count - kept);
        text_add(text, " more\n");
    }
}
