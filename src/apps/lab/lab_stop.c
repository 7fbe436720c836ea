/* lab_stop.c -- the wish of somebody outside that a long run ends now. */
#include "apps/lab/lab_stop.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

/* Whoever asks twice within this time asks once: `timeout`, and terminals with a wrapper between,
 * signal the process and its group. */
enum { ECHO_MILLISECONDS = 1000 };

static volatile sig_atomic_t asked;
static atomic_llong asked_at; /* milliseconds; 0: not yet */

static long long milliseconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (long long)time.tv_sec * 1000 + time.tv_nsec / 1000000 + 1;
}

/* A signal that comes again later is obeyed as soon as this returns. */
static void note(int signal_number)
{
    long long now = milliseconds(), before = 0;
    if (atomic_compare_exchange_strong(&asked_at, &before, now)) {
        asked = signal_number;
    } else if (now - before > ECHO_MILLISECONDS) {
        signal(signal_number, SIG_DFL);
        raise(signal_number);
    }
}

void lab_stop_watch(void)
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGXCPU};
    struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof signals / sizeof signals[0]; i++)
        sigaction(signals[i], &action, NULL);
}

int lab_stop_asked(void)
{
    return asked;
}
