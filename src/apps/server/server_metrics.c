/* server_metrics.c -- what a server counts, as Prometheus reads it. */
#include "apps/server/server_state.h"

static void metric(Text *text, const char *name, uint64_t value)
{
    text_add(text, "opoly_");
    text_add(text, name);
    text_add_char(text, ' ');
    text_add_unsigned(text, value);
    text_add_char(text, '\n');
}

void server_metrics_write(Server *server, Text *text)
{
    HouseCounts counts = house_counts(server->house);
    KeeperCounts kept = keeper_counts(server->keeper);
    ThinkersCounts thought = thinkers_counts(server->thinkers);
    metric(text, "connections", (uint64_t)counts.connections);
    metric(text, "meetings", (uint64_t)counts.meetings);
    metric(text, "games", (uint64_t)counts.playing);
    metric(text, "actions_total", counts.actions);
    metric(text, "lines_heard_total", counts.lines_heard);
    metric(text, "lines_told_total", counts.lines_told);
    metric(text, "refusals_total", counts.refusals);
    metric(text, "lines_kept_total", kept.lines);
    metric(text, "commits_total", kept.commits);
    metric(text, "store_refuses", kept.refused);
    metric(text, "games_put_away", (uint64_t)counts.dozing);
    metric(text, "meetings_stuck", (uint64_t)counts.stuck);
    metric(text, "differences_total", counts.differences);
    metric(text, "connections_refused_total", server->refused);
    metric(text, "connections_hung_up_total", server->hung_up);
    metric(text, "thinking_threads", (uint64_t)thought.threads);
    metric(text, "questions_waiting", (uint64_t)thought.waiting);
    metric(text, "questions_answered_total", thought.answers);
    server_meter_write(&server->commits, "commit", text);
    server_meter_write(&server->deliveries, "delivery", text);
    server_meter_write(&server->work, "work", text);
}
