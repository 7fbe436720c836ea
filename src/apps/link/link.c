/* link.c -- a guest's connection to a server, in a thread of its own. */
#include "apps/link/link.h"

#include <libwebsockets.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "base/mem.h"

enum {
    FRAME_MOST = 1 << 16,
    WAIT_LEAST = 500,
    WAIT_MOST = 15000,
    SLICE = 50,
    GO_WAIT = 250, /* before the second node we are sent to without being let in */
    GO_WAIT_MOST = 500,
    PATH_SIZE = 128
};

/* Lines on their way, and what happened to the connection between them. */
typedef enum NewsKind { NEWS_LINE, NEWS_CONNECTED, NEWS_LOST } NewsKind;
typedef struct News {
    struct News *next;
    NewsKind kind;
    char words[];
} News;

typedef struct NewsQueue {
    News *first, **last;
} NewsQueue;

struct Link {
    ServerAddress home;
    pthread_t thread;
    pthread_mutex_t lock;
    NewsQueue heard, to_say; /* under the lock */
    atomic_bool ending;
    atomic_int state;
    int signal;
    void (*bell)(void); /* NULL: nobody wants it */
    /* The thread's own. */
    struct lws_context *context;
    struct lws *wsi;
    Text frame;
    bool connecting;
    int64_t wait, try_at; /* milliseconds */
    /* The node to which we were sent; and how often since we were let in. */
    ServerAddress address;
    char path[PATH_SIZE];
    bool sent;
    int sent_count;
};

static void queue_add(NewsQueue *queue, NewsKind kind, const char *words, size_t length)
{
    News *news = mem_new(1, sizeof *news + length + 1);
    news->kind = kind;
    memcpy(news->words, words, length);
    *queue->last = news;
    queue->last = &news->next;
}

static News *queue_all(NewsQueue *queue)
{
    News *all = queue->first;
    queue->first = NULL;
    queue->last = &queue->first;
    return all;
}

static void ring(const Link *link)
{
    uint64_t one = 1;
    ssize_t written = write(link->signal, &one, sizeof one);
    (void)written; /* if not, it is readable already */
    if (link->bell != NULL) link->bell();
}

static void note(Link *link, NewsKind kind)
{
    pthread_mutex_lock(&link->lock);
    queue_add(&link->heard, kind, "", 0);
    pthread_mutex_unlock(&link->lock);
    ring(link);
}

static void go_home(Link *link)
{
    link->address = link->home;
    text_copy(link->path, sizeof link->path, "/");
}

/* "go http://HOST:PORT": there; "go NAME": the node NAME behind the same proxy; "go": come
 * again. */
static void go_to_node(Link *link, const char *node)
{
    ServerAddress address;
    Text path = text_into(link->path, sizeof link->path);
    go_home(link);
    link->sent = true;
    if (strstr(node, "://") != NULL) {
        if (server_address_read(node, &address)) link->address = address;
    } else if (node[0] != '\0' && strpbrk(node, " &#?/") == NULL) {
        text_clear(&path);
        text_add(&path, "/?node=");
        text_add(&path, node);
    }
}

/* Is it for the connection itself and not for the guest? */
static bool about_node(Link *link, const char *line, size_t length)
{
    char words[PATH_SIZE];
    if (length >= sizeof words) return false;
    memcpy(words, line, length);
    words[length] = '\0';
    if (strncmp(words, "go", 2) == 0 && (words[2] == ' ' || words[2] == '\0')) {
        go_to_node(link, words[2] == ' ' ? words + 3 : "");
        return true;
    }
    if (strncmp(words, "you", 3) == 0) link->sent_count = 0;
    return false;
}

/* A frame may hold several lines: they are heard together. */
static void hear(Link *link, const char *bytes, size_t count, bool last)
{
    if (link->frame.length + count > FRAME_MOST) return;
    text_add_bytes(&link->frame, bytes, count);
    if (!last) return;
    const char *at = link->frame.start;
    pthread_mutex_lock(&link->lock);
    while (*at != '\0') {
        size_t length = strcspn(at, "\n");
        if (!about_node(link, at, length)) queue_add(&link->heard, NEWS_LINE, at, length);
        at += length + (at[length] == '\n');
    }
    pthread_mutex_unlock(&link->lock);
    ring(link);
    text_clear(&link->frame);
}

static int speak(Link *link, struct lws *wsi)
{
    pthread_mutex_lock(&link->lock);
    News *news = link->to_say.first;
    if (news != NULL) {
        link->to_say.first = news->next;
        if (news->next == NULL) link->to_say.last = &link->to_say.first;
    }
    bool more = link->to_say.first != NULL;
    pthread_mutex_unlock(&link->lock);
    if (news == NULL) return 0;
    size_t length = strlen(news->words);
    unsigned char *frame = mem_new(1, LWS_PRE + length + 1);
    memcpy(frame + LWS_PRE, news->words, length);
    int sent = lws_write(wsi, frame + LWS_PRE, length, LWS_WRITE_TEXT);
    mem_free(frame);
    mem_free(news);
    if (more) lws_callback_on_writable(wsi);
    return sent < (int)length ? -1 : 0;
}

static int64_t now_of(void)
{
    return (int64_t)(lws_now_usecs() / 1000);
}

static void lost(Link *link)
{
    bool held = atomic_load(&link->state) == LINK_HOLDS;
    link->wsi = NULL;
    link->connecting = false;
    if (link->sent) {
        int64_t wait = (int64_t)link->sent_count++ * GO_WAIT;
        link->try_at = now_of() + (wait > GO_WAIT_MOST ? GO_WAIT_MOST : wait);
    } else {
        go_home(link);
        link->try_at = now_of() + link->wait;
        link->wait = link->wait * 2 > WAIT_MOST ? WAIT_MOST : link->wait * 2;
    }
    atomic_store(&link->state, link->sent ? LINK_TRIES : LINK_LOST);
    link->sent = false;
    if (held) note(link, NEWS_LOST);
}

static int callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t length)
{
    Link *link = lws_context_user(lws_get_context(wsi));
    (void)user;
    switch ((int)reason) {
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        link->wait = WAIT_LEAST;
        link->connecting = false;
        atomic_store(&link->state, LINK_HOLDS);
        text_clear(&link->frame);
        note(link, NEWS_CONNECTED);
        return 0;
    case LWS_CALLBACK_CLIENT_RECEIVE:
        hear(link, in, length,
             lws_is_final_fragment(wsi) && lws_remaining_packet_payload(wsi) == 0);
        return link->sent ? -1 : 0;
    case LWS_CALLBACK_CLIENT_WRITEABLE: return speak(link, wsi);
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
    case LWS_CALLBACK_CLIENT_CLOSED: lost(link); return 0;
    default: return 0;
    }
}

static const struct lws_protocols protocols[] = {
    {.name = "opoly", .callback = callback, .rx_buffer_size = 8192},
    {0},
};

static void connect_now(Link *link)
{
    struct lws_client_connect_info info = {
        .context = link->context,
        .address = link->address.host,
        .host = link->address.host,
        .port = link->address.port,
        .path = link->path,
        .protocol = "opoly",
        .local_protocol_name = "opoly",
        .ssl_connection = link->address.secure ? LCCSCF_USE_SSL : 0,
        .alpn = "http/1.1",
        .pwsi = &link->wsi,
    };
    link->connecting = true;
    if (lws_client_connect_via_info(&info) == NULL && link->connecting) lost(link);
}

/* Lines of another connection are of no use in this one. */
static void drop_unsaid(Link *link)
{
    pthread_mutex_lock(&link->lock);
    News *news = queue_all(&link->to_say);
    pthread_mutex_unlock(&link->lock);
    while (news != NULL) {
        News *next = news->next;
        mem_free(news);
        news = next;
    }
}

static bool has_to_say(Link *link)
{
    pthread_mutex_lock(&link->lock);
    bool some = link->to_say.first != NULL;
    pthread_mutex_unlock(&link->lock);
    return some;
}

static void *work(void *whom)
{
    Link *link = whom;
    while (!atomic_load(&link->ending)) {
        bool holds = atomic_load(&link->state) == LINK_HOLDS;
        if (!holds && !link->connecting && now_of() >= link->try_at) {
            drop_unsaid(link);
            connect_now(link);
        }
        if (holds && link->wsi != NULL && has_to_say(link)) lws_callback_on_writable(link->wsi);
        if (holds || link->connecting)
            lws_service(link->context, 0);
        else
            usleep(SLICE * 1000);
    }
    lws_context_destroy(link->context);
    return NULL;
}

Link *link_new(const ServerAddress *address)
{
    return link_new_ringing(address, NULL);
}

Link *link_new_ringing(const ServerAddress *address, void (*bell)(void))
{
    Link *link = mem_new(1, sizeof *link);
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN,
        .protocols = protocols,
        .user = link,
        .gid = -1,
        .uid = -1,
        .options = address->secure ? LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT : 0,
    };
    link->home = *address;
    link->bell = bell;
    go_home(link);
    link->heard.last = &link->heard.first;
    link->to_say.last = &link->to_say.first;
    link->frame = text_growing();
    link->wait = WAIT_LEAST;
    link->signal = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    pthread_mutex_init(&link->lock, NULL);
    lws_set_log_level(0, NULL);
    link->context = lws_create_context(&info);
    pthread_create(&link->thread, NULL, work, link);
    return link;
}

void link_free(Link *link)
{
    atomic_store(&link->ending, true);
    lws_cancel_service(link->context);
    pthread_join(link->thread, NULL);
    drop_unsaid(link);
    News *news = queue_all(&link->heard);
    while (news != NULL) {
        News *next = news->next;
        mem_free(news);
        news = next;
    }
    text_free(&link->frame);
    pthread_mutex_destroy(&link->lock);
    close(link->signal);
    mem_free(link);
}

int link_descriptor(const Link *link)
{
    return link->signal;
}

LinkState link_state(const Link *link)
{
    return (LinkState)atomic_load(&link->state);
}

static void say_all(Link *link, Guest *guest)
{
    Text line = text_growing();
    bool some = false;
    while (guest_next_line(guest, &line)) {
        pthread_mutex_lock(&link->lock);
        queue_add(&link->to_say, NEWS_LINE, line.start, line.length);
        pthread_mutex_unlock(&link->lock);
        some = true;
    }
    text_free(&line);
    if (some) lws_cancel_service(link->context);
}

bool link_carry(Link *link, Guest *guest)
{
    uint64_t count;
    if (read(link->signal, &count, sizeof count) < 0) count = 0; /* nothing new */
    pthread_mutex_lock(&link->lock);
    News *news = queue_all(&link->heard);
    pthread_mutex_unlock(&link->lock);
    bool some = news != NULL;
    while (news != NULL) {
        News *next = news->next;
        if (news->kind == NEWS_CONNECTED) {
            guest_connect(guest);
        } else if (news->kind == NEWS_LOST) {
            guest_disconnect(guest);
        } else {
            guest_hear(guest, news->words);
        }
        mem_free(news);
        news = next;
    }
    say_all(link, guest);
    return some;
}
