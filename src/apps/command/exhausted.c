/* exhausted.c -- the end of a program that gets no more memory. */
#include "apps/command/exhausted.h"

#include <errno.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "apps/command/stream.h"
#include "base/mem.h"

static struct termios found; /* the terminal as it was */
static bool on_terminal;

void exhausted_begin(void)
{
    on_terminal = tcgetattr(STDIN_FILENO, &found) == 0;
}

static void say(const char *words)
{
    /* There is nobody left to tell when this fails. */
    if (write(STDERR_FILENO, words, strlen(words)) < 0) return;
}

/* In the place of the one of base/mem_exhausted.c; allocates nothing. */
noreturn void mem_exhausted(void)
{
    stream_flush();
    if (on_terminal) tcsetattr(STDIN_FILENO, TCSANOW, &found);
    say(program_invocation_short_name);
    say(": there is not enough memory.\n");
    _exit(EXIT_FAILED);
}
