/* workers.h -- threads that all do the same, for programs that play many games. */
#ifndef TESTS_WORKERS_H
#define TESTS_WORKERS_H

#include <stddef.h>

enum { WORKERS_MOST = 64 };

#ifdef __wasm__ /* which has no threads */
static inline void workers_hold(void)
{
}

static inline void workers_run(int count, void *(*worker)(void *))
{
    (void)count;
    worker(NULL);
}
#else
#include <pthread.h>

/* From here on only the caller prints; the program ends soon. */
static inline void workers_hold(void)
{
    static pthread_mutex_t printing = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&printing);
}

/* The caller is one of them; at most WORKERS_MOST. */
static inline void workers_run(int count, void *(*worker)(void *))
{
    pthread_t threads[WORKERS_MOST];
    for (int i = 1; i < count; i++) pthread_create(&threads[i], NULL, worker, NULL);
    worker(NULL);
    for (int i = 1; i < count; i++) pthread_join(threads[i], NULL);
}
#endif

#endif
