/* server_main.c -- opoly-server: the games of friends, and the page, on one port. */
#include <arpa/inet.h>
#include <getopt.h>
#include <ifaddrs.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "apps/command/options.h"
#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/server/server.h"
#include "apps/store/edition_store.h"
#include "apps/store/files.h"
#include "base/qr_code.h"

enum { PORT_USUAL = 8642, PORT_MOST = 65535, ADDRESS_SIZE = 80 };

enum {
    OPTION_PORT,
    OPTION_ADDRESS,
    OPTION_STORE,
    OPTION_PAGES,
    OPTION_NAME,
    OPTION_CERTIFICATE,
    OPTION_KEY,
    OPTION_BEHIND_PROXY,
    OPTION_PROXY,
    OPTION_PER_ADDRESS,
    OPTION_TABLES,
    OPTION_THREADS,
    OPTION_NODE,
    OPTION_BACKUP,
    OPTION_VERSION
};
static const OptionSpec options[] = {
    [OPTION_PORT] = {.name = "port",
                     .letter = 'p',
                     .value = "N",
                     .help = T_("listen there; usually 8642")},
    [OPTION_ADDRESS] = {.name = "address",
                        .letter = 'a',
                        .value = "ADDRESS",
                        .help = T_("listen at this address of the machine only")},
    [OPTION_STORE] = {.name = "store",
                      .letter = 's',
                      .value = "PLACE",
                      .help = T_("keep the games in this file, or in postgres://...")},
    [OPTION_PAGES] = {.name = "pages", .value = "FOLDER", .help = T_("the page to hand out")},
    [OPTION_NAME] = {.name = "name",
                     .value = "HOST",
                     .help = T_("answer only to this name of the machine")},
    [OPTION_CERTIFICATE] = {.name = "certificate",
                            .value = "FILE",
                            .help = T_("speak TLS with this certificate")},
    [OPTION_KEY] = {.name = "key", .value = "FILE", .help = T_("and this key")},
    [OPTION_BEHIND_PROXY] = {.name = "behind-proxy",
                             .help = T_("believe the proxy on this machine who asks")},
    [OPTION_PROXY] = {.name = "proxy",
                      .value = "ADDRESS",
                      .help = T_("believe the proxy at this address too; may be given again")},
    [OPTION_PER_ADDRESS] = {.name = "per-address",
                            .value = "N",
                            .help = T_("connections from one address; usually 64")},
    [OPTION_TABLES] = {.name = "tables",
                       .value = "N",
                       .help = T_("tables opened from one address in an hour; usually 10")},
    [OPTION_THREADS] = {.name = "threads",
                        .value = "N",
                        .help = T_("threads in which computers think; usually one for each "
                                   "processor")},
    [OPTION_NODE] =
        {.name = "node",
         .value = "NAME",
         .help = T_("which of several servers this is: its address, or its name for the proxy")},
    [OPTION_BACKUP] = {.name = "backup",
                       .value = "FILE",
                       .help = T_("write a copy of all games, also while a server runs, and end")},
    [OPTION_VERSION] = {.name = "version", .letter = 'V', .help = T_("print the version")},
    {0},
};

static const CommandSpec program = {
    .name = "opoly-server",
    .usage = "[OPTION]...",
    .summary =
        T_("Serves games with friends, and the page to play them, on one port of this machine"),
    .options = options,
};

/* What a phone on the network scans. */
static void show_code(const char *link)
{
    QrCode code;
    Text text = text_growing();
    if (isatty(STDOUT_FILENO) && qr_code_make(link, &code)) qr_code_write(&code, &text);
    output_text(&text);
    text_free(&text);
}

/* Every address of this machine under which others on the network find it. */
static void tell_links(const ServerPlan *plan)
{
    struct ifaddrs *list = NULL;
    char link[ADDRESS_SIZE];
    const char *scheme = plan->certificate != NULL ? "https" : "http";
    snprintf(link, sizeof link, "%s://localhost:%d/", scheme, plan->port);
    TELL(T_("Play here: {word}"), arg_word(link));
    bool shown = false;
    if (getifaddrs(&list) != 0) return;
    for (const struct ifaddrs *one = list; one != NULL; one = one->ifa_next) {
        char address[INET_ADDRSTRLEN];
        if (one->ifa_addr == NULL || one->ifa_addr->sa_family != AF_INET) continue;
        const struct sockaddr_in *in = (const void *)one->ifa_addr;
        if (ntohl(in->sin_addr.s_addr) >> 24 == 127) continue;
        inet_ntop(AF_INET, &in->sin_addr, address, sizeof address);
        snprintf(link, sizeof link, "%s://%s:%d/", scheme, address, plan->port);
        TELL(T_("Friends on this network: {word}"), arg_word(link));
        if (!shown) show_code(link);
        shown = true;
    }
    freeifaddrs(list);
}

static void ready(const ServerPlan *plan)
{
    tell_links(plan);
    output_flush();
}

/* The page beside the program, or where it was installed. */
static void usual_pages(Text *path)
{
    if (files_program_directory(path)) {
        size_t length = path->length;
        text_add(path, "/web");
        if (files_exists(path->start)) return;
        path->length = length;
    }
    text_clear(path);
    text_add(path, OPOLY_DATADIR "/web");
}

typedef struct ServerWish {
    ServerPlan plan;
    const char *store, *backup, *pages, *node;
    bool version;
} ServerWish;

static bool number_of(const char *option, const char *value, int64_t least, int64_t most,
                      int *number)
{
    int64_t read;
    if (!options_number(&program, option, value, least, most, &read)) return false;
    *number = (int)read;
    return true;
}

static bool add_proxy(ServerPlan *plan, const char *address)
{
    if (plan->proxy_count == SERVER_PROXIES) {
        WRONG_PLAIN(&program, T_("that is one proxy too many"));
        return false;
    }
    plan->proxies[plan->proxy_count++] = address;
    return true;
}

static bool take_option(ServerWish *wish, int option, const char *value)
{
    switch (option) {
    case OPTION_PORT: return number_of("--port", value, 1, PORT_MOST, &wish->plan.port);
    case OPTION_PER_ADDRESS:
        return number_of("--per-address", value, 1, UINT16_MAX, &wish->plan.per_address);
    case OPTION_TABLES: return number_of("--tables", value, 1, INT32_MAX, &wish->plan.tables);
    case OPTION_THREADS: return number_of("--threads", value, 0, 64, &wish->plan.threads);
    case OPTION_ADDRESS: wish->plan.address = value; return true;
    case OPTION_STORE: wish->store = value; return true;
    case OPTION_PAGES: wish->pages = value; return true;
    case OPTION_NAME: wish->plan.name = value; return true;
    case OPTION_CERTIFICATE: wish->plan.certificate = value; return true;
    case OPTION_KEY: wish->plan.key = value; return true;
    case OPTION_BEHIND_PROXY: wish->plan.behind_proxy = true; return true;
    case OPTION_PROXY: return add_proxy(&wish->plan, value);
    case OPTION_NODE: wish->node = value; return true;
    case OPTION_BACKUP: wish->backup = value; return true;
    default: wish->version = true; return true;
    }
}

/* Where guests find this server and no other one. */
static void own_node(const ServerWish *wish, Text *node)
{
    char host[ADDRESS_SIZE] = "localhost";
    if (wish->node != NULL) {
        text_add(node, wish->node);
        return;
    }
    gethostname(host, sizeof host - 1);
    text_add(node, wish->plan.certificate != NULL ? "https://" : "http://");
    text_add(node, wish->plan.name != NULL ? wish->plan.name : host);
    text_add_char(node, ':');
    text_add_int(node, wish->plan.port);
}

static bool node_good(const char *node)
{
    return node[0] != '\0' && strlen(node) < MEETING_NODE_SIZE &&
           strpbrk(node, " \t\n\"'\\&?#") == NULL;
}

static int serve(ServerWish *wish, const char *store, Text *why)
{
    Text pages = text_growing(), node = text_growing();
    EditionStore *editions = edition_store_new();
    if (wish->pages == NULL) usual_pages(&pages);
    wish->plan.pages = wish->pages != NULL ? wish->pages : pages.start;
    wish->plan.library = edition_store_library(editions);
    own_node(wish, &node);
    wish->plan.store = meeting_store_open(store, node.start, why);
    int status = EXIT_GOOD;
    if (wish->plan.store == NULL || !server_run(&wish->plan, ready, why)) {
        output_complain(why->start);
        status = EXIT_FAILED;
    }
    edition_store_free(editions);
    text_free(&pages);
    text_free(&node);
    return status;
}

static int run(ServerWish *wish)
{
    Text path = text_growing(), why = text_growing();
    int status = EXIT_FAILED;
    if (wish->store != NULL) text_add(&path, wish->store);
    if (wish->store == NULL && !files_data_path("server.db", &path, &why)) {
        output_complain(why.start);
    } else if (wish->backup != NULL) {
        status = meeting_store_backup(path.start, wish->backup, &why) ? EXIT_GOOD : EXIT_FAILED;
        if (status != EXIT_GOOD) output_complain(why.start);
    } else {
        status = serve(wish, path.start, &why);
    }
    text_free(&why);
    text_free(&path);
    return output_end(status);
}

int main(int argc, char **argv)
{
    ServerWish wish = {.plan.port = PORT_USUAL, .plan.threads = -1};
    const char *value;
    int option;
    output_begin();
    while ((option = options_next(&program, argc, argv, &value)) != OPTIONS_END) {
        if (option < 0) return options_leave(&program, option);
        if (!take_option(&wish, option, value)) return EXIT_USAGE;
    }
    if (argc > optind) return WRONG(&program, T_("unexpected: {word}"), arg_word(argv[optind]));
    if ((wish.plan.certificate == NULL) != (wish.plan.key == NULL))
        return WRONG_PLAIN(&program, T_("a certificate and its key go together"));
    if (wish.node != NULL && !node_good(wish.node))
        return WRONG(&program, T_("this cannot be the name of a node: {word}"),
                     arg_word(wish.node));
    if (wish.version) {
        output_words("opoly-server " OPOLY_VERSION "\n");
        return output_end(EXIT_GOOD);
    }
    return run(&wish);
}
