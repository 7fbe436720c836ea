/* lab_stop.c -- the wish of somebody outside that a long run ends now. */
#include "apps/lab/lab_stop.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t asked;

static void note(int signal_number)
{
    asked = signal_number;
}

void lab_stop_watch(void)
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGXCPU};
    struct sigaction action = {.sa_handler = note, .sa_flags = (int)SA_RESETHAND | SA_RESTART};
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof signals / sizeof signals[0]; i++)
        sigaction(signals[i], &action, NULL);
}

int lab_stop_asked(void)
{
    return asked;
}
