/* server_log.c -- what happened to a server, as lines that a machine can read. */
#include "apps/server/server_log.h"

#include <stdio.h>
#include <time.h>

enum { LINES_A_SECOND = 20 };

/* Used by the thread of the network alone. */
static struct {
    time_t second;
    int lines, left_out;
} spoken;

static bool may_speak(time_t now)
{
    if (now != spoken.second) {
        spoken.second = now;
        spoken.lines = 0;
    }
    if (spoken.lines++ < LINES_A_SECOND) return true;
    spoken.left_out++;
    return false;
}

void server_log(const char *event, const char *details)
{
    char when[40];
    struct tm parts;
    time_t now = time(NULL);
    if (!may_speak(now)) return;
    gmtime_r(&now, &parts);
    strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", &parts);
    fprintf(stderr, "time=%s event=%s%s%s", when, event, details[0] != '\0' ? " " : "", details);
    if (spoken.left_out > 0) fprintf(stderr, " left_out=%d", spoken.left_out);
    fputc('\n', stderr);
    spoken.left_out = 0;
}

void server_log_number(const char *event, const char *name, int64_t value)
{
    char buffer[100];
    Text text = text_into(buffer, sizeof buffer);
    text_add(&text, name);
    text_add_char(&text, '=');
    text_add_int(&text, value);
    server_log(event, buffer);
}
