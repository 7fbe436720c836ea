/* server_meter.c -- how long something takes in a server. */
#include "apps/server/server_meter.h"

#include <time.h>

static const uint64_t steps[SERVER_METER_STEPS] = {100,   250,   500,   1000,   2500,   5000,
                                                   10000, 25000, 50000, 100000, 500000, 2000000};

uint64_t server_meter_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_nsec / 1000;
}

void server_meter_note(ServerMeter *meter, uint64_t microseconds)
{
    for (int i = 0; i < SERVER_METER_STEPS; i++) {
        if (microseconds > steps[i]) continue;
        meter->steps[i]++;
        break;
    }
    meter->count++;
    meter->sum += microseconds;
    if (microseconds > meter->longest) meter->longest = microseconds;
}

static void line(const char *name, const char *part, uint64_t value, Text *text)
{
    text_add(text, "opoly_");
    text_add(text, name);
    text_add(text, "_microseconds");
    text_add(text, part);
    text_add_char(text, ' ');
    text_add_unsigned(text, value);
    text_add_char(text, '\n');
}

void server_meter_write(const ServerMeter *meter, const char *name, Text *text)
{
    uint64_t sum = 0;
    for (int i = 0; i < SERVER_METER_STEPS; i++) {
        char buffer[48];
        Text part = text_into(buffer, sizeof buffer);
        text_add(&part, "_bucket{le=\"");
        text_add_unsigned(&part, steps[i]);
        text_add(&part, "\"}");
        line(name, buffer, sum += meter->steps[i], text);
    }
    line(name, "_bucket{le=\"+Inf\"}", meter->count, text);
    line(name, "_sum", meter->sum, text);
    line(name, "_count", meter->count, text);
    line(name, "_longest", meter->longest, text);
}
