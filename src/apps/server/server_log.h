/* server_log.h -- what happened to a server, as lines that a machine can read: no names, no talk,
 * no secrets, no addresses. At most 20 lines a second; what is left out is counted. */
#ifndef APPS_SERVER_SERVER_LOG_H
#define APPS_SERVER_SERVER_LOG_H

#include "base/text.h"

/* "time=2026-11-16T21:00:00Z event=EVENT DETAILS" on the standard error. */
void server_log(const char *event, const char *details);
/* The same with one number: "NAME=VALUE". */
void server_log_number(const char *event, const char *name, int64_t value);

#endif
