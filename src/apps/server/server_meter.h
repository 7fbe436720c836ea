/* server_meter.h -- how long something takes in a server, counted for those who watch it. */
#ifndef APPS_SERVER_SERVER_METER_H
#define APPS_SERVER_SERVER_METER_H

#include "base/text.h"

enum { SERVER_METER_STEPS = 12 };

/* A histogram as Prometheus understands it; all in microseconds. */
typedef struct ServerMeter {
    uint64_t steps[SERVER_METER_STEPS]; /* not longer than the step, and longer than the last */
    uint64_t count, sum, longest;
} ServerMeter;

/* Microseconds of a clock that only goes forward. */
uint64_t server_meter_now(void);
void server_meter_note(ServerMeter *meter, uint64_t microseconds);
void server_meter_write(const ServerMeter *meter, const char *name, Text *text);

#endif
