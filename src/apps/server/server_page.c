/* server_page.c -- what a browser asks for: the page's files, and how the server is. */
#include <string.h>

#include "apps/server/server_state.h"
#include "base/mem.h"

enum { HEADER_SIZE = 2048, HOST_SIZE = 256 };

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
    {"opoly-server:", "1"}, /* the page offers tables here */
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

static int answer_metrics(Server *server, struct lws *wsi, Fetch *fetch)
{
    Text text = text_growing();
    server_metrics_write(server, &text);
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
    unsigned char piece[LWS_PRE + SERVER_PIECE];
    size_t left = fetch->length - fetch->sent, count = left < SERVER_PIECE ? left : SERVER_PIECE;
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

int server_page_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
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
        newcomers_add(&server->newcomers, wsi, server_now());
        return 0;
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return 1; /* no protocol named: not ours */
    case LWS_CALLBACK_HTTP: return fetch_file(server, wsi, user);
    case LWS_CALLBACK_HTTP_WRITEABLE: return send_piece(wsi, user);
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
    case LWS_CALLBACK_CLOSED_HTTP: end_fetch(user); return 0;
    default: return lws_callback_http_dummy(wsi, reason, user, in, length);
    }
}
