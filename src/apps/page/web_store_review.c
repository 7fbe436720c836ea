/* web_store_review.c -- reviews kept with their games, in the browser's storage. It is small, so
 * only the last few are kept whole, and of the others the head, which says what was found for each
 * seat; they can be worked out again. */
#include <string.h>

#include "apps/page/web_about.h"
#include "apps/page/web_files.h"
#include "apps/store/store_review.h"
#include "review/review.h"

enum { KEPT_MOST = 3 };

static const char all_games[] = "opoly/games/", ending[] = "/review";

bool store_review_load(Store *store, int64_t id, Text *text)
{
    char path[WEB_PATH_SIZE];
    (void)store;
    web_about_path(id, "review", path);
    return web_files_find(path, text);
}

static bool is_review(const char *path, size_t length)
{
    size_t end = strlen(ending);
    return length > end && memcmp(path + length - end, ending, end) == 0;
}

static bool is_whole(const char *path)
{
    Text text = text_growing();
    web_files_find(path, &text);
    bool whole = review_head(text.start, text.length) < text.length;
    text_free(&text);
    return whole;
}

/* To its head, or all of it where there is none. */
static void cut(const char *path)
{
    char reason[200];
    Text text = text_growing(), why = text_into(reason, sizeof reason);
    web_files_find(path, &text);
    size_t head = review_head(text.start, text.length);
    if (head == 0)
        web_files_drop(path);
    else
        files_write(path, text.start, head, &why);
    text_free(&text);
}

/* The games are numbered in order, so the first ones are the oldest. */
static void cut_old(const char *but)
{
    Text paths = text_growing();
    int count = 0;
    char oldest[WEB_PATH_SIZE] = "";
    int64_t least = INT64_MAX;
    web_files_list(all_games, &paths);
    for (char *path = paths.start; path != NULL && *path != '\0';) {
        size_t length = strcspn(path, "\n");
        int64_t id = 0;
        path[length] = '\0';
        if (is_review(path, length) && !text_same(path, but) && is_whole(path)) {
            count++;
            for (const char *digit = path + strlen(all_games); *digit >= '0' && *digit <= '9';
                 digit++)
                id = id * 10 + (*digit - '0');
            if (id < least) text_copy(oldest, sizeof oldest, path);
            if (id < least) least = id;
        }
        path += length + 1;
    }
    text_free(&paths);
    if (count >= KEPT_MOST) cut(oldest);
}

bool store_review_keep(Store *store, int64_t id, const char *text)
{
    char path[WEB_PATH_SIZE], reason[200];
    Text why = text_into(reason, sizeof reason);
    (void)store;
    web_about_path(id, "review", path);
    cut_old(path);
    return files_write(path, text, strlen(text), &why);
}

void store_review_drop(Store *store, int64_t id)
{
    char path[WEB_PATH_SIZE];
    (void)store;
    web_about_path(id, "review", path);
    web_files_drop(path);
}
