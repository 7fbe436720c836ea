/* server.c -- the server: one port for the page and the games, on libwebsockets and libev. */
#include "apps/server/server.h"

#include <ev.h>
#include <libwebsockets.h>
#include <malloc.h>
#include <string.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>

#include "apps/server/certificate_watch.h"
#include "apps/server/newcomers.h"
#include "apps/server/server_door.h"
#include "apps/server/server_log.h"
#include "apps/server/server_meter.h"
#include "base/mem.h"

enum {
    MESSAGE_MOST = 2048,
    TOLD_AT_ONCE = 8192, /* bytes of one frame */
    HEADER_SIZE = 2048,
    PIECE = 32768, /* of a file */
    HOST_SIZE = 256,
    PER_ADDRESS = 64,
    ADDRESSES = 4096,
    LAG_MOST = 10000,
    HEADERS_MOST = 5000,
    SPARE_DESCRIPTORS = 64,
    TRIM_SECONDS = 60,
    WORK = 4,                 /* rollouts a room */
    WORK_MICROSECONDS = 5000, /* of all rooms, before the network has its turn */
    PAYLOAD_BAD = 1007,
    TOO_MUCH = 1008,
    TOO_LARGE = 1009,
    NOT_TEXT = 1003
};

typedef struct Server {
    const ServerPlan *plan;
    struct lws_context *context;
    struct ev_loop *loop;
    House *house;
    Keeper *keeper;
    PageFiles *pages;
    ev_async woken;
    ev_timer second;
    ev_prepare before_waiting;
    ev_idle thinking;
    ev_signal interrupted, terminated;
    struct Talk **talks; /* by connection of the house */
    int talk_room, sockets, sockets_most;
    uint16_t per_address[ADDRESSES];
    ServerDoor door;
    Newcomers newcomers;
    CertificateWatch certificates;
    ServerMeter commits, deliveries, work; /* work: of chance and computers, at a time */
    uint64_t commits_seen, hung_up, refused;
    bool store_refuses;
    int ticks, dozing; /* games put away when memory was last returned */
} Server;

/* A connection that speaks our protocol. */
typedef struct Talk {
    struct lws *wsi;
    int connection;
    unsigned bucket;
    char *heard; /* pieces of a message that has not ended; NULL: none */
    size_t held;
    Moment since;    /* when there was something to tell; 0: nothing */
    uint64_t waited; /* the same in microseconds */
} Talk;

/* A file on its way to a browser. */
typedef struct Fetch {
    const char *bytes;
    size_t length, sent;
    char *own; /* to be freed */
} Fetch;

static Moment now_of(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (Moment)time.tv_sec * 1000 + time.tv_nsec / 1000000 + 1;
}

static Server *server_of(struct lws *wsi)
{
    return lws_context_user(lws_get_context(wsi));
}

/* ---- lines in, lines out ---- */

static void speak_soon(Server *server, int connection)
{
    Talk *talk = connection < server->talk_room ? server->talks[connection] : NULL;
    if (talk == NULL) return;
    if (talk->since == 0) talk->waited = server_meter_now();
    if (talk->since == 0) talk->since = now_of();
    lws_callback_on_writable(talk->wsi);
}

static bool begin_talk(Server *server, struct lws *wsi, Talk *talk)
{
    uint64_t address = server_door_address(&server->door, wsi);
    int most = server->plan->per_address > 0 ? server->plan->per_address : PER_ADDRESS;
    talk->wsi = wsi;
    talk->connection = -1;
    talk->bucket = (unsigned)(address % ADDRESSES);
    if (server->per_address[talk->bucket] >= most) return false;
    talk->connection = house_connect(server->house, address, now_of());
    if (talk->connection < 0) return false;
    server->per_address[talk->bucket]++;
    if (talk->connection >= server->talk_room) {
        int room = 2 * talk->connection + 16;
        server->talks = mem_resize(server->talks, (size_t)room, sizeof *server->talks);
        memset(server->talks + server->talk_room, 0,
               (size_t)(room - server->talk_room) * sizeof *server->talks);
        server->talk_room = room;
    }
    server->talks[talk->connection] = talk;
    return true;
}

static void forget_pieces(Talk *talk)
{
    mem_free(talk->heard);
    talk->heard = NULL;
    talk->held = 0;
}

static void end_talk(Server *server, Talk *talk)
{
    bool begun = talk != NULL && talk->wsi != NULL; /* not one that was refused at the door */
    if (!begun || talk->connection < 0) return;
    forget_pieces(talk);
    house_close(server->house, talk->connection, now_of());
    server->talks[talk->connection] = NULL;
    server->per_address[talk->bucket]--;
    talk->connection = -1;
}

static int hang_up(struct lws *wsi, int status)
{
    server_of(wsi)->hung_up++;
    server_log_number("hung-up", "code", status);
    lws_close_reason(wsi, (enum lws_close_status)status, NULL, 0);
    return -1;
}

/* The rest of the message is still to come: few have pieces, so only those need room. */
static int hold(Talk *talk, const char *bytes, size_t count)
{
    if (talk->heard == NULL) talk->heard = mem_new(1, MESSAGE_MOST);
    memcpy(talk->heard + talk->held, bytes, count);
    talk->held += count;
    return 0;
}

static int hear(Server *server, Talk *talk, const char *bytes, size_t count)
{
    char line[MESSAGE_MOST + 1];
    size_t more = lws_remaining_packet_payload(talk->wsi), length = talk->held + count;
    if (lws_frame_is_binary(talk->wsi)) return hang_up(talk->wsi, NOT_TEXT);
    if (length + more > MESSAGE_MOST) return hang_up(talk->wsi, TOO_LARGE);
    if (more > 0 || !lws_is_final_fragment(talk->wsi)) return hold(talk, bytes, count);
    if (talk->held > 0) memcpy(line, talk->heard, talk->held);
    if (count > 0) memcpy(line + talk->held, bytes, count);
    line[length] = '\0';
    forget_pieces(talk);
    if (strlen(line) != length) return hang_up(talk->wsi, PAYLOAD_BAD);
    house_hear(server->house, talk->connection, line, now_of());
    return house_tired_of(server->house, talk->connection) ? hang_up(talk->wsi, TOO_MUCH) : 0;
}

/* As many lines as fit into a frame, a newline between them. */
static int speak(Server *server, Talk *talk)
{
    unsigned char frame[LWS_PRE + TOLD_AT_ONCE + 4096];
    Text text = text_into((char *)frame + LWS_PRE, TOLD_AT_ONCE + 4096);
    Text line = text_growing();
    while (text.length < TOLD_AT_ONCE &&
           house_next_line(server->house, talk->connection, now_of(), &line)) {
        if (text.length > 0) text_add_char(&text, '\n');
        text_add(&text, line.start);
    }
    text_free(&line);
    talk->since = 0;
    if (text.length == 0) return 0;
    server_meter_note(&server->deliveries, server_meter_now() - talk->waited);
    if (lws_write(talk->wsi, frame + LWS_PRE, text.length, LWS_WRITE_TEXT) < (int)text.length)
        return -1;
    if (text.length >= TOLD_AT_ONCE) speak_soon(server, talk->connection);
    return 0;
}

/* Another site, or another host, is not let in. */
static int let_in(Server *server, struct lws *wsi)
{
    newcomers_drop(&server->newcomers, wsi);
    if (server_door_origin(&server->door, wsi)) return 0;
    server->refused++;
    server_log("refused", "why=origin");
    return 1;
}

static int begin_or_refuse(Server *server, struct lws *wsi, Talk *talk)
{
    if (begin_talk(server, wsi, talk)) return 0;
    server->refused++;
    server_log("refused", "why=too-many");
    return -1;
}

static int talk_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                         size_t length)
{
    Talk *talk = user;
    switch ((int)reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return let_in(server_of(wsi), wsi);
    case LWS_CALLBACK_ESTABLISHED: return begin_or_refuse(server_of(wsi), wsi, talk);
    case LWS_CALLBACK_RECEIVE: return hear(server_of(wsi), talk, in, length);
    case LWS_CALLBACK_SERVER_WRITEABLE: return speak(server_of(wsi), talk);
    case LWS_CALLBACK_CLOSED: end_talk(server_of(wsi), talk); return 0;
    default: return 0;
    }
}

/* ---- the page ---- */

static const struct {
    const char *name, *value;
} page_headers[] = {
    {"content-security-policy:",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
     "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
     "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"x-content-type-options:", "nosniff"},
    {"referrer-policy:", "no-referrer"},
    {"cross-origin-opener-policy:", "same-origin"},
    {"cache-control:", "no-cache"},
};

static int add_header(struct lws *wsi, const char *name, const char *value, unsigned char **at,
                      unsigned char *end)
{
    return lws_add_http_header_by_name(wsi, (const unsigned char *)name,
                                       (const unsigned char *)value, (int)strlen(value), at, end);
}

static int answer(struct lws *wsi, Fetch *fetch, unsigned status, const char *type,
                  const char *packed)
{
    unsigned char header[LWS_PRE + HEADER_SIZE];
    unsigned char *start = header + LWS_PRE, *at = start, *end = header + sizeof header - 1;
    if (lws_add_http_common_headers(wsi, status, type, fetch->length, &at, end)) return 1;
    for (size_t i = 0; i < sizeof page_headers / sizeof page_headers[0]; i++)
        if (add_header(wsi, page_headers[i].name, page_headers[i].value, &at, end)) return 1;
    if (packed != NULL && add_header(wsi, "content-encoding:", packed, &at, end)) return 1;
    if (lws_finalize_write_http_header(wsi, start, &at, end)) return 1;
    lws_callback_on_writable(wsi);
    return 0;
}

static int answer_text(struct lws *wsi, Fetch *fetch, unsigned status, const char *type,
                       const char *words)
{
    *fetch = (Fetch){.length = strlen(words)};
    fetch->own = mem_new(1, fetch->length + 1);
    memcpy(fetch->own, words, fetch->length);
    fetch->bytes = fetch->own;
    return answer(wsi, fetch, status, type, NULL);
}

static int answer_words(struct lws *wsi, Fetch *fetch, unsigned status, const char *words)
{
    return answer_text(wsi, fetch, status, "text/plain; charset=utf-8", words);
}

static int answer_tables(const Server *server, struct lws *wsi, Fetch *fetch)
{
    Text text = text_growing();
    house_tables_write(server->house, &text);
    int done = answer_text(wsi, fetch, HTTP_STATUS_OK, "application/json", text.start);
    text_free(&text);
    return done;
}

static void metric(Text *text, const char *name, uint64_t value)
{
    text_add(text, "opoly_");
    text_add(text, name);
    text_add_char(text, ' ');
    text_add_unsigned(text, value);
    text_add_char(text, '\n');
}

static int answer_metrics(Server *server, struct lws *wsi, Fetch *fetch)
{
    HouseCounts counts = house_counts(server->house);
    KeeperCounts kept = keeper_counts(server->keeper);
    Text text = text_growing();
    metric(&text, "connections", (uint64_t)counts.connections);
    metric(&text, "meetings", (uint64_t)counts.meetings);
    metric(&text, "games", (uint64_t)counts.playing);
    metric(&text, "lines_heard_total", counts.lines_heard);
    metric(&text, "lines_told_total", counts.lines_told);
    metric(&text, "refusals_total", counts.refusals);
    metric(&text, "lines_kept_total", kept.lines);
    metric(&text, "commits_total", kept.commits);
    metric(&text, "store_refuses", kept.refused);
    metric(&text, "games_put_away", (uint64_t)counts.dozing);
    metric(&text, "meetings_stuck", (uint64_t)counts.stuck);
    metric(&text, "differences_total", counts.differences);
    metric(&text, "connections_refused_total", server->refused);
    metric(&text, "connections_hung_up_total", server->hung_up);
    server_meter_write(&server->commits, "commit", &text);
    server_meter_write(&server->deliveries, "delivery", &text);
    server_meter_write(&server->work, "work", &text);
    int done = answer_words(wsi, fetch, HTTP_STATUS_OK, text.start);
    text_free(&text);
    return done;
}

static int fetch_file(Server *server, struct lws *wsi, Fetch *fetch)
{
    newcomers_drop(&server->newcomers, wsi);
    char path[HOST_SIZE] = "", accepted[HOST_SIZE] = "";
    if (lws_hdr_copy(wsi, path, sizeof path, WSI_TOKEN_GET_URI) <= 0)
        return answer_words(wsi, fetch, HTTP_STATUS_METHOD_NOT_ALLOWED, "Only GET.\n");
    if (!server_door_host(&server->door, wsi))
        return answer_words(wsi, fetch, HTTP_STATUS_BAD_REQUEST, "This is another host.\n");
    lws_hdr_copy(wsi, accepted, sizeof accepted, WSI_TOKEN_HTTP_ACCEPT_ENCODING);
    if (text_same(path, "/health")) return answer_words(wsi, fetch, HTTP_STATUS_OK, "good\n");
    if (text_same(path, "/tables")) return answer_tables(server, wsi, fetch);
    if (text_same(path, "/metrics")) return answer_metrics(server, wsi, fetch);
    const PageFile *file = page_files_find(server->pages, path, accepted);
    if (file == NULL) return answer_words(wsi, fetch, HTTP_STATUS_NOT_FOUND, "Not here.\n");
    *fetch = (Fetch){.bytes = file->bytes.start, .length = file->bytes.length};
    return answer(wsi, fetch, HTTP_STATUS_OK, file->type, file->packed);
}

static int send_piece(struct lws *wsi, Fetch *fetch)
{
    unsigned char piece[LWS_PRE + PIECE];
    size_t left = fetch->length - fetch->sent, count = left < PIECE ? left : PIECE;
    bool last = count == left;
    memcpy(piece + LWS_PRE, fetch->bytes + fetch->sent, count);
    int way = last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP;
    if (lws_write(wsi, piece + LWS_PRE, count, (enum lws_write_protocol)way) < (int)count)
        return -1;
    fetch->sent += count;
    if (last) return lws_http_transaction_completed(wsi) ? -1 : 0;
    lws_callback_on_writable(wsi);
    return 0;
}

static void end_fetch(Fetch *fetch)
{
    if (fetch == NULL) return;
    mem_free(fetch->own);
    *fetch = (Fetch){0};
}

static int page_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                         size_t length)
{
    Server *server = lws_context_user(lws_get_context(wsi));
    switch ((int)reason) {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION: return server->sockets >= server->sockets_most;
    case LWS_CALLBACK_WSI_CREATE: server->sockets++; return 0;
    case LWS_CALLBACK_WSI_DESTROY:
        server->sockets--;
        newcomers_drop(&server->newcomers, wsi);
        return 0;
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        newcomers_add(&server->newcomers, wsi, now_of());
        return 0;
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return 1; /* no protocol named: not ours */
    case LWS_CALLBACK_HTTP: return fetch_file(server, wsi, user);
    case LWS_CALLBACK_HTTP_WRITEABLE: return send_piece(wsi, user);
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
    case LWS_CALLBACK_CLOSED_HTTP: end_fetch(user); return 0;
    default: return lws_callback_http_dummy(wsi, reason, user, in, length);
    }
}

/* ---- the loop ---- */

/* Chance and computers, room by room, for a few milliseconds; true while there is more. */
static bool work_a_while(Server *server)
{
    uint64_t began = server_meter_now(), spent = 0;
    bool more = true;
    while (more && spent < WORK_MICROSECONDS) {
        more = house_work(server->house, WORK, now_of());
        spent = server_meter_now() - began;
    }
    server_meter_note(&server->work, spent);
    return more;
}

/* Before the loop waits: what happened is kept, and what may be told is. */
static void before_waiting(struct ev_loop *loop, ev_prepare *watcher, int events)
{
    Server *server = watcher->data;
    int connection;
    (void)events;
    if (work_a_while(server))
        ev_idle_start(loop, &server->thinking);
    else
        ev_idle_stop(loop, &server->thinking);
    keeper_take(server->keeper, server->house);
    while (house_next_reader(server->house, &connection)) speak_soon(server, connection);
}

static void idle(struct ev_loop *loop, ev_idle *watcher, int events)
{
    (void)loop, (void)watcher, (void)events;
}

static void woken(struct ev_loop *loop, ev_async *watcher, int events)
{
    Server *server = watcher->data;
    (void)loop, (void)events;
    keeper_report(server->keeper, server->house, now_of());
    KeeperCounts kept = keeper_counts(server->keeper);
    if (kept.commits != server->commits_seen) server_meter_note(&server->commits, kept.last);
    server->commits_seen = kept.commits;
}

/* The store is said to refuse, and to be back, once each. */
static void watch_store(Server *server)
{
    bool refuses = keeper_counts(server->keeper).refused;
    if (refuses != server->store_refuses) server_log("store", refuses ? "refuses=1" : "refuses=0");
    server->store_refuses = refuses;
}

/* Games that were put away have left holes: the system gets them back. */
static void return_memory(Server *server)
{
    if (++server->ticks % TRIM_SECONDS != 0) return;
    int dozing = house_counts(server->house).dozing;
#ifdef __GLIBC__
    if (dozing > server->dozing) malloc_trim(0);
#endif
    server->dozing = dozing;
}

static void watch_certificates(Server *server)
{
    CertificateWatch *watch = &server->certificates;
    if (!certificate_watch_look(watch)) return;
    int failed =
        lws_tls_cert_updated(server->context, watch->certificate, watch->key, NULL, 0, NULL, 0);
    server_log("certificate", failed == 0 ? "read=1" : "read=0");
}

/* Guests who came to another position: with ours, and theirs. */
static void log_differences(Server *server)
{
    Text text = text_growing();
    while (house_next_difference(server->house, &text)) server_log("differ", text.start);
    text_free(&text);
}

/* The library notices at once; its own timers may be half a minute late on libev. */
static void cut_off(struct lws *wsi)
{
    int descriptor = lws_get_socket_fd(wsi);
    if (descriptor >= 0) shutdown(descriptor, SHUT_RDWR);
}

static void drop(Server *server, Talk *talk)
{
    server->hung_up++;
    server_log("hung-up", "why=slow");
    cut_off(talk->wsi);
}

/* Who does not read what it is told is let go. */
static void drop_slow(Server *server, Moment now)
{
    for (int i = 0; i < server->talk_room; i++) {
        Talk *talk = server->talks[i];
        if (talk != NULL && talk->since != 0 && now - talk->since > LAG_MOST) drop(server, talk);
    }
}

/* Other nodes list our open tables too. */
static void list_tables(Server *server)
{
    Text tables = text_growing();
    house_tables_here(server->house, &tables);
    keeper_list(server->keeper, tables.start);
    text_free(&tables);
}

/* Who does not say in time what it wants is let go. */
static void drop_silent(Server *server, Moment now)
{
    const void *who;
    while ((who = newcomers_late(&server->newcomers, now - HEADERS_MOST)) != NULL) {
        server->hung_up++;
        cut_off((struct lws *)(uintptr_t)who);
    }
}

static void second(struct ev_loop *loop, ev_timer *watcher, int events)
{
    Server *server = watcher->data;
    (void)loop, (void)events;
    house_tick(server->house, now_of());
    drop_slow(server, now_of());
    drop_silent(server, now_of());
    watch_store(server);
    watch_certificates(server);
    return_memory(server);
    log_differences(server);
    list_tables(server);
}

static void stop(struct ev_loop *loop, ev_signal *watcher, int events)
{
    (void)watcher, (void)events;
    ev_break(loop, EVBREAK_ALL);
}

static void wake(void *whom)
{
    Server *server = whom;
    ev_async_send(server->loop, &server->woken);
}

static void watch(Server *server)
{
    struct ev_loop *loop = server->loop;
    ev_async_init(&server->woken, woken);
    ev_timer_init(&server->second, second, 1.0, 1.0);
    ev_prepare_init(&server->before_waiting, before_waiting);
    ev_idle_init(&server->thinking, idle);
    ev_signal_init(&server->interrupted, stop, SIGINT);
    ev_signal_init(&server->terminated, stop, SIGTERM);
    server->woken.data = server->second.data = server->before_waiting.data = server;
    ev_async_start(loop, &server->woken);
    ev_timer_start(loop, &server->second);
    ev_prepare_start(loop, &server->before_waiting);
    ev_signal_start(loop, &server->interrupted);
    ev_signal_start(loop, &server->terminated);
}

static const struct lws_protocols protocols[] = {
    {.name = "page", .callback = page_callback, .per_session_data_size = sizeof(Fetch)},
    {.name = "opoly",
     .callback = talk_callback,
     .per_session_data_size = sizeof(Talk),
     .rx_buffer_size = MESSAGE_MOST},
    {0},
};

static const lws_retry_bo_t patience = {.secs_since_valid_ping = 25, .secs_since_valid_hangup = 60};

static struct lws_context *open_context(Server *server)
{
    const ServerPlan *plan = server->plan;
    void *loops[] = {server->loop};
    struct lws_context_creation_info info = {
        .port = plan->port,
        .iface = plan->address,
        .protocols = protocols,
        .user = server,
        .foreign_loops = loops,
        .gid = -1,
        .uid = -1,
        .options = LWS_SERVER_OPTION_LIBEV | LWS_SERVER_OPTION_VALIDATE_UTF8,
        .timeout_secs = 5,
        .keepalive_timeout = 30,
        .max_http_header_pool2 = 4096,
        .retry_and_idle_policy = &patience,
        .pt_serv_buf_size = PIECE,
        .server_string = "opoly",
    };
    if (plan->certificate != NULL) {
        info.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
        info.ssl_cert_filepath = plan->certificate;
        info.ssl_private_key_filepath = plan->key;
        info.alpn = "http/1.1"; /* wss over h2 hangs in browsers */
    }
    return lws_create_context(&info);
}

/* As many descriptors as the system allows. */
static int descriptors(void)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    getrlimit(RLIMIT_NOFILE, &limit);
    return limit.rlim_cur > 1000000 ? 1000000 : (int)limit.rlim_cur;
}

static bool random_key(FairNumber *key)
{
    return getrandom(key->bytes, sizeof key->bytes, 0) == (ssize_t)sizeof key->bytes;
}

bool server_run(const ServerPlan *plan, void (*ready)(const ServerPlan *plan), Text *why)
{
    const HousePlan house = {.build = OPOLY_VERSION, .rooms_an_hour = plan->tables};
    Server *server = mem_new(1, sizeof *server);
    FairNumber key;
    server->plan = plan;
    server->loop = ev_default_loop(0);
    server->sockets_most = descriptors() - SPARE_DESCRIPTORS;
    server_door_begin(&server->door, plan);
    lws_set_log_level(0, NULL);
    signal(SIGXFSZ, SIG_IGN); /* a full disk is an answer of the store, not the end */
    bool good = random_key(&key);
    server->house = house_new(plan->library, &key, &house);
    server->pages = page_files_new(plan->pages);
    server->keeper = keeper_new(plan->store, wake, server);
    certificate_watch_begin(&server->certificates, plan->certificate, plan->key);
    watch(server);
    server->context = good ? open_context(server) : NULL;
    if (server->context != NULL) {
        ready(plan);
        server_log_number("listens", "port", plan->port);
        ev_run(server->loop, 0);
        lws_context_destroy(server->context);
        server_log("ends", "");
    } else {
        text_add(why, "cannot listen");
    }
    good = server->context != NULL;
    keeper_free(server->keeper);
    house_free(server->house);
    page_files_free(server->pages);
    newcomers_clear(&server->newcomers);
    mem_free(server->talks);
    mem_free(server);
    return good;
}
