/* meeting_store_postgres.c -- meetings in a database of PostgreSQL, shared by several nodes. */
#ifdef OPOLY_POSTGRES

#include <libpq-fe.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include "apps/command/reader.h"
#include "apps/server/meeting_store.h"
#include "base/mem.h"
#include "words/words.h"

enum {
    ID_SIZE = 33, /* 32 hexadecimal digits */
    FAULT_SIZE = 400,
    NUMBER_SIZE = 24,
    ENTRIES_AT_ONCE = 64 /* whose answers fit into what a connection holds */
};

typedef struct PostgresMeetings {
    MeetingStore store;
    PGconn *connection; /* NULL: none */
    char *url;
    char id[ID_SIZE]; /* of this life of the node */
    char node[MEETING_NODE_SIZE];
    char fault[FAULT_SIZE]; /* why the last thing could not be done */
} PostgresMeetings;

/* Several nodes may begin at once: one after the other. What is told must be on the disk,
 * whatever the database is set to. */
static const char schema[] =
    "SET client_min_messages TO warning;"
    "SET synchronous_commit TO on;"
    "SET statement_timeout TO '10s';"
    "BEGIN;"
    "SELECT pg_advisory_xact_lock(86420);"
    "CREATE TABLE IF NOT EXISTS nodes (id text PRIMARY KEY, name text NOT NULL,"
    " alive_until timestamptz NOT NULL, tables text NOT NULL);"
    "CREATE TABLE IF NOT EXISTS meetings (room bytea PRIMARY KEY, node text NOT NULL,"
    " lease bigint NOT NULL, length bigint NOT NULL, taken_from text);"
    "CREATE TABLE IF NOT EXISTS lines (room bytea NOT NULL, n bigint NOT NULL,"
    " text bytea NOT NULL, at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (room, n));"
    "DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = 'meetings'::regclass"
    "  AND attname = 'runs') THEN"
    " ALTER TABLE meetings ADD COLUMN runs boolean NOT NULL DEFAULT false;"
    " CREATE INDEX meetings_running ON meetings (node) WHERE runs;"
    " END IF; END $$;"
    "COMMIT;";

static const struct {
    const char *name, *words;
} statements[] = {
    {"create", "INSERT INTO meetings (room, node, lease, length) VALUES ($1, $2, $3::bigint, 0)"
               " ON CONFLICT DO NOTHING"},
    /* A line that is there already, under our lease, was kept by a transaction whose answer
     * was lost. */
    {"add", "WITH ours AS (UPDATE meetings SET length = length + 1, runs = $6::boolean"
            "  WHERE room = $1 AND node = $2 AND lease = $3::bigint AND length = $4::bigint"
            "  RETURNING room),"
            " added AS (INSERT INTO lines (room, n, text) SELECT room, $4::bigint, $5::bytea"
            "  FROM ours)"
            " SELECT 1 FROM ours UNION ALL SELECT 1 FROM meetings"
            "  WHERE room = $1 AND node = $2 AND lease = $3::bigint AND length > $4::bigint"},
    {"take", "UPDATE meetings SET node = $2, lease = lease + 1,"
             "  taken_from = CASE WHEN node = $2 THEN taken_from ELSE node END"
             " WHERE room = $1 AND (node = $2 OR NOT EXISTS (SELECT 1 FROM nodes"
             "  WHERE nodes.id = meetings.node AND alive_until > now()))"
             " RETURNING lease"},
    /* Several nodes may ask at once: each gets others. */
    {"adopt", "WITH left_alone AS (SELECT room, node FROM meetings WHERE runs AND node <> $1"
              "  AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = meetings.node"
              "   AND alive_until > now()) LIMIT $2::bigint FOR UPDATE SKIP LOCKED)"
              " UPDATE meetings SET node = $1, lease = lease + 1, taken_from = left_alone.node"
              " FROM left_alone WHERE meetings.room = left_alone.room"
              " RETURNING meetings.room, lease"},
    {"whose", "SELECT coalesce(nodes.name, '') FROM meetings"
              " LEFT JOIN nodes ON nodes.id = meetings.node WHERE room = $1"},
    {"read", "SELECT text FROM lines WHERE room = $1 ORDER BY n"},
    /* Was it silent for too long? */
    {"renew", "WITH before AS (SELECT alive_until > now() AS lives FROM nodes WHERE id = $1)"
              " INSERT INTO nodes (id, name, alive_until, tables)"
              " VALUES ($1, $2, now() + interval '3 seconds', $3)"
              " ON CONFLICT (id) DO UPDATE"
              "  SET alive_until = excluded.alive_until, tables = excluded.tables"
              " RETURNING coalesce((SELECT lives FROM before), false)"},
    {"lost", "SELECT room, lease FROM meetings WHERE taken_from = $1 AND node <> $1"},
    {"others", "SELECT tables FROM nodes WHERE id <> $1 AND alive_until > now() ORDER BY name"},
    /* Earlier lives of this node are over. */
    {"begin", "DELETE FROM nodes WHERE (name = $2 AND id <> $1)"
              " OR alive_until < now() - interval '1 day'"},
    {"end", "DELETE FROM nodes WHERE id = $1"},
};

enum { PARAMETERS = 6 };

/* The values of a statement: bytes, or a text when the length is 0. */
typedef struct Values {
    int count;
    const char *at[PARAMETERS];
    int lengths[PARAMETERS], formats[PARAMETERS];
} Values;

static void add_text(Values *values, const char *text)
{
    values->at[values->count++] = text;
}

static void add_bytes(Values *values, const void *bytes, size_t length)
{
    values->lengths[values->count] = (int)length;
    values->formats[values->count] = 1;
    values->at[values->count++] = bytes;
}

static Values with_room(const FairNumber *room)
{
    Values values = {0};
    add_bytes(&values, room->bytes, sizeof room->bytes);
    return values;
}

/* ---- the connection ---- */

/* The first line of what libpq says; a new connection is made the next time. */
static bool give_up(PostgresMeetings *meetings)
{
    const char *said = PQerrorMessage(meetings->connection);
    if (said[0] != '\0' || meetings->fault[0] == '\0')
        snprintf(meetings->fault, sizeof meetings->fault, "%.*s", (int)strcspn(said, "\n"), said);
    PQfinish(meetings->connection);
    meetings->connection = NULL;
    return false;
}

static bool answer_good(PostgresMeetings *meetings, PGresult *answer)
{
    ExecStatusType status = PQresultStatus(answer);
    bool good = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
    if (!good) {
        const char *said = answer == NULL ? "" : PQresultErrorMessage(answer);
        if (said[0] == '\0') said = PQerrorMessage(meetings->connection);
        snprintf(meetings->fault, sizeof meetings->fault, "%.*s", (int)strcspn(said, "\n"), said);
    }
    return good;
}

/* Runs a prepared statement; NULL when it cannot be done. Its answer is in bytes. */
static PGresult *ask(PostgresMeetings *meetings, const char *name, const Values *values)
{
    PGresult *answer = PQexecPrepared(meetings->connection, name, values->count, values->at,
                                      values->lengths, values->formats, 1);
    if (answer_good(meetings, answer)) return answer;
    PQclear(answer);
    give_up(meetings);
    return NULL;
}

static bool run_plain(PostgresMeetings *meetings, PGresult *answer)
{
    bool good = answer_good(meetings, answer);
    PQclear(answer);
    return good;
}

static Values with_node(const PostgresMeetings *meetings, bool named)
{
    Values values = {0};
    add_text(&values, meetings->id);
    if (named) add_text(&values, meetings->node);
    return values;
}

static bool ask_plain(PostgresMeetings *meetings, const char *name, bool named)
{
    Values values = with_node(meetings, named);
    PGresult *answer = ask(meetings, name, &values);
    PQclear(answer);
    return answer != NULL;
}

static bool prepare(PostgresMeetings *meetings)
{
    bool good = run_plain(meetings, PQexec(meetings->connection, schema));
    for (size_t i = 0; i < sizeof statements / sizeof statements[0] && good; i++) {
        good = run_plain(meetings, PQprepare(meetings->connection, statements[i].name,
                                             statements[i].words, 0, NULL));
    }
    return good;
}

/* What the database remarks is not for our log: what fails is told by us, once. */
static void ignore_notice(void *whom, const char *words)
{
    (void)whom, (void)words;
}

/* What the address says goes before what we say. */
static bool connected(PostgresMeetings *meetings)
{
    const char *const names[] = {"connect_timeout", "tcp_user_timeout", "application_name",
                                 "dbname", NULL};
    const char *const values[] = {"3", "5000", "opoly-server", meetings->url, NULL};
    if (meetings->connection != NULL && PQstatus(meetings->connection) == CONNECTION_OK)
        return true;
    PQfinish(meetings->connection);
    meetings->fault[0] = '\0';
    meetings->connection = PQconnectdbParams(names, values, 1);
    PQsetNoticeProcessor(meetings->connection, ignore_notice, NULL);
    bool good = PQstatus(meetings->connection) == CONNECTION_OK && prepare(meetings);
    return good || give_up(meetings);
}

/* ---- keeping ---- */

static bool send_plain(PGconn *connection, const char *words)
{
    return PQsendQueryParams(connection, words, 0, NULL, NULL, NULL, NULL, 0) == 1;
}

static bool opens(const MeetingEntry *entry)
{
    return entry->n == 0 && entry->lease == MEETING_LEASE_FIRST;
}

static bool send_values(PGconn *connection, const char *name, const Values *values)
{
    return PQsendQueryPrepared(connection, name, values->count, values->at, values->lengths,
                               values->formats, 1) == 1;
}

static bool send_entry(PostgresMeetings *meetings, const MeetingEntry *entry)
{
    char lease[NUMBER_SIZE], n[NUMBER_SIZE];
    Values values = with_room(&entry->room);
    snprintf(lease, sizeof lease, "%llu", (unsigned long long)entry->lease);
    snprintf(n, sizeof n, "%zu", entry->n);
    add_text(&values, meetings->id);
    add_text(&values, lease);
    if (opens(entry) && !send_values(meetings->connection, "create", &values)) return false;
    add_text(&values, n);
    add_bytes(&values, entry->line, strlen(entry->line));
    add_text(&values, entry->runs ? "t" : "f");
    return send_values(meetings->connection, "add", &values);
}

/* The answer to one statement of several that were sent; its rows in `rows`. */
static bool receive(PostgresMeetings *meetings, int *rows)
{
    PGresult *answer = PQgetResult(meetings->connection);
    bool good = answer_good(meetings, answer);
    *rows = good ? PQntuples(answer) : 0;
    PQclear(answer);
    if (answer != NULL) PQclear(PQgetResult(meetings->connection)); /* NULL: the end of it */
    return good;
}

static bool receive_entry(PostgresMeetings *meetings, MeetingEntry *entry)
{
    int rows;
    if (opens(entry) && !receive(meetings, &rows)) return false;
    if (!receive(meetings, &rows)) return false;
    entry->refused = rows == 0;
    return true;
}

static bool receive_sync(PostgresMeetings *meetings)
{
    PGresult *answer = PQgetResult(meetings->connection);
    bool good = PQresultStatus(answer) == PGRES_PIPELINE_SYNC;
    PQclear(answer);
    return good;
}

/* A part of a transaction in one exchange of messages. */
static bool keep_part(PostgresMeetings *meetings, MeetingEntry *entries, size_t count, bool first,
                      bool last)
{
    PGconn *connection = meetings->connection;
    int rows;
    bool good = !first || send_plain(connection, "BEGIN");
    for (size_t i = 0; i < count && good; i++) good = send_entry(meetings, &entries[i]);
    good = good && (!last || send_plain(connection, "COMMIT")) && PQpipelineSync(connection) == 1;
    good = good && (!first || receive(meetings, &rows));
    for (size_t i = 0; i < count && good; i++) good = receive_entry(meetings, &entries[i]);
    good = good && (!last || receive(meetings, &rows));
    return good && receive_sync(meetings);
}

static bool keep(MeetingStore *store, MeetingEntry *entries, size_t count)
{
    PostgresMeetings *meetings = (PostgresMeetings *)store;
    if (!connected(meetings)) return false;
    bool good = PQenterPipelineMode(meetings->connection) == 1;
    for (size_t i = 0; i < count && good; i += ENTRIES_AT_ONCE) {
        bool last = count - i <= ENTRIES_AT_ONCE;
        good = keep_part(meetings, entries + i, last ? count - i : ENTRIES_AT_ONCE, i == 0, last);
    }
    good = good && PQexitPipelineMode(meetings->connection) == 1;
    return good || give_up(meetings);
}

/* ---- looking up ---- */

/* A bigint as the wire has it. */
static uint64_t number_at(const PGresult *answer, int row, int column)
{
    const unsigned char *bytes = (const unsigned char *)PQgetvalue(answer, row, column);
    uint64_t number = 0;
    for (int i = 0; i < PQgetlength(answer, row, column); i++) number = number << 8 | bytes[i];
    return number;
}

static bool find_owner(PostgresMeetings *meetings, const Values *values, MeetingLease *lease)
{
    PGresult *answer = ask(meetings, "whose", values);
    if (answer != NULL && PQntuples(answer) > 0) {
        lease->place = MEETING_ELSEWHERE;
        text_copy(lease->node, sizeof lease->node, PQgetvalue(answer, 0, 0));
    }
    PQclear(answer);
    return answer != NULL;
}

static bool take(MeetingStore *store, const FairNumber *room, MeetingLease *lease)
{
    PostgresMeetings *meetings = (PostgresMeetings *)store;
    Values values = with_room(room), only_room = values;
    *lease = (MeetingLease){.place = MEETING_UNKNOWN};
    if (!connected(meetings)) return false;
    add_text(&values, meetings->id);
    PGresult *answer = ask(meetings, "take", &values);
    if (answer == NULL) return false;
    bool ours = PQntuples(answer) > 0;
    if (ours) *lease = (MeetingLease){.place = MEETING_HERE, .number = number_at(answer, 0, 0)};
    PQclear(answer);
    return ours || find_owner(meetings, &only_room, lease);
}

static bool read_room(MeetingStore *store, const FairNumber *room, MeetingStoreLine each,
                      void *whom)
{
    PostgresMeetings *meetings = (PostgresMeetings *)store;
    Values values = with_room(room);
    if (!connected(meetings)) return false;
    PGresult *answer = ask(meetings, "read", &values);
    for (int i = 0; answer != NULL && i < PQntuples(answer); i++)
        each(whom, PQgetvalue(answer, i, 0)); /* libpq puts '\0' behind it */
    PQclear(answer);
    return answer != NULL;
}

/* ---- being alive ---- */

/* Meetings and their leases, as a statement finds them. */
static bool tell_rooms(PostgresMeetings *meetings, const char *name, const Values *values,
                       MeetingStoreRoom each, void *whom)
{
    PGresult *answer = ask(meetings, name, values);
    for (int i = 0; answer != NULL && i < PQntuples(answer); i++) {
        FairNumber room;
        if (PQgetlength(answer, i, 0) != (int)sizeof room.bytes) continue;
        memcpy(room.bytes, PQgetvalue(answer, i, 0), sizeof room.bytes);
        each(whom, &room, number_at(answer, i, 1));
    }
    PQclear(answer);
    return answer != NULL;
}

static bool adopt(MeetingStore *store, int most, MeetingStoreRoom each, void *whom)
{
    PostgresMeetings *meetings = (PostgresMeetings *)store;
    char number[NUMBER_SIZE];
    Values values = with_node(meetings, false);
    if (!connected(meetings)) return false;
    snprintf(number, sizeof number, "%d", most);
    add_text(&values, number);
    return tell_rooms(meetings, "adopt", &values, each, whom);
}

static bool find_others(PostgresMeetings *meetings, Text *others)
{
    Values values = with_node(meetings, false);
    PGresult *answer = ask(meetings, "others", &values);
    for (int i = 0; answer != NULL && i < PQntuples(answer); i++)
        text_add(others, PQgetvalue(answer, i, 0));
    PQclear(answer);
    return answer != NULL;
}

static bool renew(MeetingStore *store, const char *tables, Text *others, MeetingStoreRoom lost,
                  void *whom)
{
    PostgresMeetings *meetings = (PostgresMeetings *)store;
    Values values = with_node(meetings, true);
    add_text(&values, tables);
    if (!connected(meetings)) return false;
    PGresult *answer = ask(meetings, "renew", &values);
    if (answer == NULL) return false;
    bool lived = PQntuples(answer) > 0 && PQgetvalue(answer, 0, 0)[0] != 0;
    PQclear(answer);
    Values node = with_node(meetings, false);
    return find_others(meetings, others) &&
           (lived || tell_rooms(meetings, "lost", &node, lost, whom));
}

static void why_not(MeetingStore *store, Text *text)
{
    const PostgresMeetings *meetings = (const PostgresMeetings *)store;
    SAY(reader_words(), text, T_("the database does not answer as it should: {text}"),
        arg_text(meetings->fault));
}

static void close_store(MeetingStore *store)
{
    PostgresMeetings *meetings = (PostgresMeetings *)store;
    if (meetings->connection != NULL) ask_plain(meetings, "end", false);
    PQfinish(meetings->connection);
    mem_free(meetings->url);
    mem_free(meetings);
}

static const MeetingStoreVerbs verbs = {.keep = keep,
                                        .take = take,
                                        .read = read_room,
                                        .renew = renew,
                                        .adopt = adopt,
                                        .why = why_not,
                                        .close = close_store};

/* A new life has lost nothing. */
static void lost_nothing(void *whom, const FairNumber *room, uint64_t lease)
{
    (void)whom, (void)room, (void)lease;
}

static bool begin_life(PostgresMeetings *meetings)
{
    Text others = text_growing();
    bool good = ask_plain(meetings, "begin", true) &&
                renew(&meetings->store, "", &others, lost_nothing, NULL);
    text_free(&others);
    return good;
}

static bool draw_id(char id[ID_SIZE])
{
    uint8_t bytes[(ID_SIZE - 1) / 2];
    if (getrandom(bytes, sizeof bytes, 0) != (ssize_t)sizeof bytes) return false;
    Text text = text_into(id, ID_SIZE);
    for (size_t i = 0; i < sizeof bytes; i++) text_add_hex(&text, bytes[i], 2);
    return true;
}

MeetingStore *meeting_store_postgres(const char *url, const char *node, Text *why)
{
    PostgresMeetings *meetings = mem_new(1, sizeof *meetings);
    size_t bytes = strlen(url) + 1;
    meetings->store.verbs = &verbs;
    meetings->url = memcpy(mem_new(1, bytes), url, bytes);
    text_copy(meetings->node, sizeof meetings->node, node);
    if (draw_id(meetings->id) && connected(meetings) && begin_life(meetings))
        return &meetings->store;
    why_not(&meetings->store, why);
    close_store(&meetings->store);
    return NULL;
}

#endif
