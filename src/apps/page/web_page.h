/* web_page.h -- what the page provides: its canvas, storage, clock and files.
 *
 * Functions of web/, imported into the module. Texts are UTF-8 with their
 * lengths; the page copies them before it returns. */
#ifndef APPS_PAGE_WEB_PAGE_H
#define APPS_PAGE_WEB_PAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef LENT /* a test provides its own */
#define LENT(name) __attribute__((import_module("page"), import_name(#name)))
#endif

/* ---- canvas: the verbs of canvas.h ---- */

LENT(move_to) void page_move_to(double x, double y);
LENT(line_to) void page_line_to(double x, double y);
LENT(curve_to) void page_curve_to(double x1, double y1, double x2, double y2, double x, double y);
LENT(close_path) void page_close_path(void);
LENT(fill) void page_fill(uint32_t colour);
LENT(stroke) void page_stroke(double width, uint32_t colour);
LENT(push_place) void page_push_place(double x, double y, double scale, double turn);
LENT(push_clip) void page_push_clip(double x, double y, double w, double h);
LENT(pop) void page_pop(void);
LENT(layer_open) void page_layer_open(int layer, double x, double y, double w, double h);
LENT(layer_close) void page_layer_close(void);
LENT(layer_show) void page_layer_show(int layer);
LENT(picture) bool page_picture(int picture, double x, double y, double w, double h, bool round);

/* Line number `line` is these words in this font from now on; its width. */
LENT(line_new)
double page_line_new(int line, const char *words, size_t length, double size, int weight);
LENT(line_draw) void page_line_draw(int line, double x, double baseline, uint32_t colour);

/* ---- storage: a text under every name ---- */

typedef enum PageKept {
    PAGE_KEPT,
    PAGE_FULL,     /* no room, the old text stays */
    PAGE_FORBIDDEN /* this browser lets us keep nothing */
} PageKept;
LENT(keep) int page_keep(const char *name, size_t name_length, const char *text, size_t length);
LENT(drop) void page_drop(const char *name, size_t name_length);
/* How many bytes are kept under the name, -1 for nothing; page_take copies
 * them. The same for the names that begin with `start`, a line each. */
LENT(kept) int page_kept(const char *name, size_t name_length);
LENT(kept_names) int page_kept_names(const char *start, size_t start_length);
LENT(take) void page_take(char *bytes);

/* ---- clock and chance ---- */

LENT(now) double page_now(void); /* seconds, never set back */
LENT(random) uint32_t page_random(void);
/* "2026-11-15 20:05" of the clock on the wall, for seconds since 1970; ended
 * by '\0'. */
LENT(local_time) void page_local_time(double seconds, char moment[17]);

/* ---- the server the page came from ---- */

/* Connects, and again whenever it breaks; socket_opened, socket_lost and socket_heard are
 * called meanwhile. */
LENT(socket_open) void page_socket_open(void);
LENT(socket_close) void page_socket_close(void);
LENT(socket_send) void page_socket_send(const char *line, size_t length);
/* The open tables of the server: tables_heard is called when they have come. */
LENT(tables_ask) void page_tables_ask(void);
/* The page's own address without what is behind '#': how many bytes; page_take copies them. */
LENT(address) int page_address(void);
/* This page is older than its server: it is fetched again, once. */
LENT(renew) void page_renew(void);
LENT(can_share) bool page_can_share(void);
/* Did the page come from opoly-server, and not from a server of files alone? */
LENT(has_server) bool page_has_server(void);
LENT(share) void page_share(const char *link, size_t length);

/* ---- files, window, sound ---- */

typedef enum PageOffer { PAGE_OFFER_RECORD, PAGE_OFFER_EDITION } PageOffer;
/* The person may take this text along, as a file or in a link. */
LENT(offer)
void page_offer(int what, const char *name, size_t name_length, const char *text, size_t length);
/* The person wants a link to this record before action `at`. */
LENT(link) void page_link(const char *record, size_t length, int at);
/* The person chooses a file to be opened. */
LENT(choose_file) void page_choose_file(void);
/* Picture `number` is the one that was dropped or chosen as `name`. */
LENT(take_picture) bool page_take_picture(int number, const char *name, size_t name_length);
/* The words of the language are fetched; take_edition_words and take_language are
 * called with them. */
LENT(fetch_language) void page_fetch_language(const char *code, size_t length);
LENT(full_screen) void page_full_screen(bool full);
LENT(volumes) void page_volumes(int music, int sound);
LENT(cue) void page_cue(int cue);

#endif
