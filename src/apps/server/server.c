/* server.c -- the server: one port for the page and the games, on libwebsockets and libev. */
#include "apps/server/server.h"

#include <malloc.h>
#include <signal.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "apps/server/server_log.h"
#include "apps/server/server_state.h"
#include "base/mem.h"

enum {
    HEADERS_MOST = 5000,
    SPARE_DESCRIPTORS = 64,
    TRIM_SECONDS = 60,
    WORK_MICROSECONDS = 5000 /* of all rooms, before the network has its turn */
};

Moment server_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (Moment)time.tv_sec * 1000 + time.tv_nsec / 1000000 + 1;
}

/* Chance, room by room, for a few milliseconds; true while there is more. */
static bool work_a_while(Server *server)
{
    uint64_t began = server_meter_now(), spent = 0;
    bool more = true;
    while (more && spent < WORK_MICROSECONDS) {
        more = house_work(server->house, server_now());
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
    bool more = work_a_while(server);
    keeper_take(server->keeper, server->house);
    thinkers_take(server->thinkers, server->house);
    if (thinkers_think(server->thinkers) || more)
        ev_idle_start(loop, &server->thinking);
    else
        ev_idle_stop(loop, &server->thinking);
    while (house_next_reader(server->house, &connection)) server_talk_soon(server, connection);
}

static void idle(struct ev_loop *loop, ev_idle *watcher, int events)
{
    (void)loop, (void)watcher, (void)events;
}

static void woken(struct ev_loop *loop, ev_async *watcher, int events)
{
    Server *server = watcher->data;
    (void)events;
    thinkers_report(server->thinkers, server->house, server_now());
    if (keeper_report(server->keeper, server->house, server_now()))
        ev_async_send(loop, &server->woken);
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
        server_cut_off((struct lws *)(uintptr_t)who);
    }
}

static void second(struct ev_loop *loop, ev_timer *watcher, int events)
{
    Server *server = watcher->data;
    (void)loop, (void)events;
    house_tick(server->house, server_now());
    server_talk_drop_slow(server, server_now());
    drop_silent(server, server_now());
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
    {.name = "page", .callback = server_page_callback, .per_session_data_size = sizeof(Fetch)},
    {.name = "opoly",
     .callback = server_talk_callback,
     .per_session_data_size = sizeof(Talk),
     .rx_buffer_size = SERVER_MESSAGE_MOST},
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
        .pt_serv_buf_size = SERVER_PIECE,
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

/* In which computers think: unless somebody wants otherwise, as many as there are processors. */
static int threads_of(const ServerPlan *plan)
{
    return plan->threads >= 0 ? plan->threads : (int)sysconf(_SC_NPROCESSORS_ONLN);
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
    server->thinkers = thinkers_new(threads_of(plan), wake, server);
    certificate_watch_begin(&server->certificates, plan->certificate, plan->key);
    watch(server);
    server->context = good && server->keeper != NULL ? open_context(server) : NULL;
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
    thinkers_free(server->thinkers);
    keeper_free(server->keeper);
    house_free(server->house);
    page_files_free(server->pages);
    newcomers_clear(&server->newcomers);
    mem_free(server->talks);
    mem_free(server);
    return good;
}
