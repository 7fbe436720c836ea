/* edition_pool.c -- editions that many meetings of a server play: each is kept once. */
#include "online/edition_pool.h"

#include <assert.h>
#include <string.h>

#include "base/mem.h"

typedef struct PoolEntry {
    struct PoolEntry *next;
    uint64_t hash;
    int users;
    Edition edition;
} PoolEntry;

struct EditionPool {
    PoolEntry *first;
    int count;
};

EditionPool *edition_pool_new(void)
{
    return mem_new(1, sizeof(EditionPool));
}

void edition_pool_free(EditionPool *pool)
{
    if (pool == NULL) return;
    assert(pool->first == NULL);
    mem_free(pool);
}

/* Byte by byte, names too: at worst two that are equal are kept twice. */
static bool same(const PoolEntry *entry, uint64_t hash, const Edition *edition)
{
    return entry->hash == hash && memcmp(&entry->edition, edition, sizeof *edition) == 0;
}

const Edition *edition_pool_take(EditionPool *pool, const Edition *edition)
{
    uint64_t hash = edition_hash(edition);
    PoolEntry *entry = pool->first;
    while (entry != NULL && !same(entry, hash, edition)) entry = entry->next;
    if (entry == NULL) {
        entry = mem_new(1, sizeof *entry);
        memcpy(&entry->edition, edition, sizeof *edition);
        entry->hash = hash;
        entry->next = pool->first;
        pool->first = entry;
        pool->count++;
    }
    entry->users++;
    return &entry->edition;
}

void edition_pool_share(EditionPool *pool, const Edition *edition)
{
    PoolEntry *entry = pool->first;
    while (entry != NULL && &entry->edition != edition) entry = entry->next;
    assert(entry != NULL);
    entry->users++;
}

void edition_pool_give_back(EditionPool *pool, const Edition *edition)
{
    PoolEntry **at = &pool->first;
    while (*at != NULL && &(*at)->edition != edition) at = &(*at)->next;
    PoolEntry *entry = *at;
    if (entry == NULL || --entry->users > 0) return;
    *at = entry->next;
    mem_free(entry);
    pool->count--;
}

int edition_pool_count(const EditionPool *pool)
{
    return pool->count;
}
