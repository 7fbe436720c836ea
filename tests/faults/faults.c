/* faults.c -- a library to preload: counts system calls and allocations, and
 * makes the one fail that it is told to. The one seam for faults: no line of
 * the programs knows of it.
 *
 * None of the headers that declare what is replaced here are included: they
 * would turn the names into macros and inline functions. */
#include "faults.h"

#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

enum { STANDARD_ERROR = 2 };
enum { GET_LOCK = 5, SET_LOCK = 6, SET_LOCK_WAIT = 7, OFD_GET_LOCK = 36, OFD_SET_LOCK_WAIT = 38 };
enum { CREATES = 0100, MAKES_NAMELESS = 020200000, READS_WRITES = 2 };

static FaultLedger nowhere, *ledger = &nowhere;
static FaultGroup group = FAULT_GROUPS;
static long what, number, mode;
static uintptr_t program_start, program_end;
static bool armed;

/* ---- being told ---- */

static int note_program(struct dl_phdr_info *info, size_t size, void *context)
{
    (void)size;
    (void)context;
    program_start = info->dlpi_addr;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        uintptr_t end = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr + info->dlpi_phdr[i].p_memsz;
        if (info->dlpi_phdr[i].p_type == PT_LOAD && end > program_end) program_end = end;
    }
    return 1; /* the first one is the program */
}

static void *real(const char *name)
{
    return dlsym(RTLD_NEXT, name);
}

static void share_ledger(const char *path)
{
    int (*open_file)(const char *, int, ...);
    *(void **)&open_file = real("open");
    int file = open_file(path, READS_WRITES);
    if (file < 0) abort();
    void *shared = mmap(NULL, sizeof *ledger, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (shared != MAP_FAILED) ledger = shared;
}

/* Runs after those of the other libraries: what they do before main() begins
 * is not counted. */
__attribute__((constructor)) static void begin(void)
{
    const char *order = getenv("FAULT"), *path = getenv("FAULT_LEDGER");
    dl_iterate_phdr(note_program, NULL);
    if (path != NULL) share_ledger(path);
    if (order != NULL) {
        char *rest;
        group = (FaultGroup)strtol(order, &rest, 10);
        what = strtol(rest, &rest, 10);
        number = strtol(rest, &rest, 10);
        mode = strtol(rest, &rest, 10);
    }
    armed = true;
}

/* ---- counting ---- */

static bool is_due(FaultGroup which)
{
    long count = atomic_fetch_add(&ledger->counts[which], 1) + 1;
    if (which != group) return false;
    return mode == FAULT_ONCE ? count == number : count >= number;
}

/* Is this call to fail? Raises the signal, if one is asked for. */
static bool fails(FaultGroup which, const char *name)
{
    if (!armed) return false;
    bool own = is_due(which);
    bool due = (which >= FAULT_OPEN && which <= FAULT_LOCK && is_due(FAULT_ANY)) || own;
    if (!due) return false;
    if (atomic_fetch_add(&ledger->fired, 1) == 0) {
        strncpy(ledger->name, name, sizeof ledger->name - 1);
    }
    if (what >= FAULT_SIGNAL) {
        raise((int)(what - FAULT_SIGNAL));
        return false;
    }
    if (what == FAULT_SHORT) return false;
    errno = (int)what;
    return true;
}

static size_t shortened(FaultGroup which, const char *name, size_t count)
{
    if (group != which || what != FAULT_SHORT || count < 2) return count;
    int before = atomic_load(&ledger->fired);
    fails(which, name);
    return atomic_load(&ledger->fired) != before ? count / 2 : count;
}

/* ---- memory ---- */

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static bool memory_fails(void *caller, const char *name)
{
    uintptr_t place = (uintptr_t)caller;
    bool own = place >= program_start && place < program_end && fails(FAULT_OWN, name);
    bool any = fails(FAULT_MEMORY, name);
    if (own || any) errno = ENOMEM;
    return own || any;
}
#define MEMORY_FAILS memory_fails(__builtin_return_address(0), __func__)

void *malloc(size_t size)
{
    return MEMORY_FAILS ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return MEMORY_FAILS ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    return MEMORY_FAILS ? NULL : __libc_realloc(old, size);
}

void *reallocarray(void *old, size_t count, size_t size)
{
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes) || MEMORY_FAILS) return NULL;
    return __libc_realloc(old, bytes);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    return MEMORY_FAILS ? NULL : __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size)
{
    if (MEMORY_FAILS) return ENOMEM;
    *memory = __libc_memalign(alignment, size);
    return *memory == NULL ? ENOMEM : 0;
}

/* ---- calls that take and give what they always do ---- */

struct stat;
struct dirent;
typedef struct __dirstream DIR;
typedef struct _IO_FILE FILE;
typedef intptr_t ssize;

#define CALL(type, name, group_of, bad, parameters, arguments) \
    type name parameters;                                      \
    type name parameters                                       \
    {                                                          \
        static type(*next) parameters;                         \
        if (next == NULL) *(void **)&next = real(#name);       \
        if (fails(group_of, #name)) return bad;                \
        return next arguments;                                 \
    }

CALL(FILE *, fopen, FAULT_OPEN, NULL, (const char *path, const char *how), (path, how))
CALL(FILE *, fopen64, FAULT_OPEN, NULL, (const char *path, const char *how), (path, how))
CALL(DIR *, opendir, FAULT_OPEN, NULL, (const char *path), (path))
typedef int (*Filter)(const struct dirent *);
typedef int (*Order)(const struct dirent **, const struct dirent **);
CALL(int, scandir, FAULT_OPEN, -1,
     (const char *path, struct dirent ***list, Filter filter, Order order),
     (path, list, filter, order))
CALL(int, scandir64, FAULT_OPEN, -1,
     (const char *path, struct dirent ***list, Filter filter, Order order),
     (path, list, filter, order))
CALL(ssize, readlink, FAULT_READ, -1, (const char *path, char *target, size_t size),
     (path, target, size))
CALL(int, ftruncate, FAULT_WRITE, -1, (int file, long length), (file, length))
CALL(int, ftruncate64, FAULT_WRITE, -1, (int file, long length), (file, length))
CALL(int, fallocate, FAULT_WRITE, -1, (int file, int how, long from, long length),
     (file, how, from, length))
CALL(int, fallocate64, FAULT_WRITE, -1, (int file, int how, long from, long length),
     (file, how, from, length))
CALL(int, rename, FAULT_NAME, -1, (const char *from, const char *to), (from, to))
CALL(int, unlink, FAULT_NAME, -1, (const char *path), (path))
CALL(int, mkdir, FAULT_NAME, -1, (const char *path, unsigned how), (path, how))
CALL(int, fchmod, FAULT_NAME, -1, (int file, unsigned how), (file, how))
CALL(char *, realpath, FAULT_NAME, NULL, (const char *path, char *target), (path, target))
CALL(int, stat, FAULT_LOOK, -1, (const char *path, struct stat *info), (path, info))
CALL(int, stat64, FAULT_LOOK, -1, (const char *path, struct stat *info), (path, info))
CALL(int, lstat, FAULT_LOOK, -1, (const char *path, struct stat *info), (path, info))
CALL(int, lstat64, FAULT_LOOK, -1, (const char *path, struct stat *info), (path, info))
CALL(int, fstat, FAULT_LOOK, -1, (int file, struct stat *info), (file, info))
CALL(int, fstat64, FAULT_LOOK, -1, (int file, struct stat *info), (file, info))
CALL(int, access, FAULT_LOOK, -1, (const char *path, int how), (path, how))

/* ---- calls of any number of arguments ---- */

#define OPEN(name, front, shown)                         \
    int name front;                                      \
    int name front                                       \
    {                                                    \
        static int(*next) front;                         \
        if (next == NULL) *(void **)&next = real(#name); \
        if (fails(FAULT_OPEN, #name)) return -1;         \
        unsigned rights = 0;                             \
        if ((how & (CREATES | MAKES_NAMELESS)) != 0) {   \
            va_list rest;                                \
            va_start(rest, how);                         \
            rights = va_arg(rest, unsigned);             \
            va_end(rest);                                \
        }                                                \
        return next shown;                               \
    }
OPEN(open, (const char *path, int how, ...), (path, how, rights))
OPEN(open64, (const char *path, int how, ...), (path, how, rights))
OPEN(openat, (int folder, const char *path, int how, ...), (folder, path, how, rights))
OPEN(openat64, (int folder, const char *path, int how, ...), (folder, path, how, rights))
CALL(int, __open_2, FAULT_OPEN, -1, (const char *path, int how), (path, how))
CALL(int, __open64_2, FAULT_OPEN, -1, (const char *path, int how), (path, how))

#define CONTROL(name)                                                           \
    int name(int file, int command, ...);                                       \
    int name(int file, int command, ...)                                        \
    {                                                                           \
        static int (*next)(int, int, ...);                                      \
        if (next == NULL) *(void **)&next = real(#name);                        \
        va_list rest;                                                           \
        va_start(rest, command);                                                \
        void *argument = va_arg(rest, void *);                                  \
        va_end(rest);                                                           \
        bool locks = (command >= GET_LOCK && command <= SET_LOCK_WAIT) ||       \
                     (command >= OFD_GET_LOCK && command <= OFD_SET_LOCK_WAIT); \
        if (locks && fails(FAULT_LOCK, #name)) return -1;                       \
        return next(file, command, argument);                                   \
    }
CONTROL(fcntl)
CONTROL(fcntl64)

#define MAP(name)                                                               \
    void *name(void *at, size_t size, int rights, int how, int file, long from) \
    {                                                                           \
        static void *(*next)(void *, size_t, int, int, int, long);              \
        if (next == NULL) *(void **)&next = real(#name);                        \
        if ((how & MAP_SHARED) != 0 && file >= 0 && fails(FAULT_LOCK, #name)) { \
            return MAP_FAILED;                                                  \
        }                                                                       \
        return next(at, size, rights, how, file, from);                         \
    }
MAP(mmap)
void *mmap64(void *at, size_t size, int rights, int how, int file, long from);
MAP(mmap64)

/* ---- bytes ---- */

#define BYTES(name, which, quiet, parameters, arguments)                      \
    ssize name parameters;                                                    \
    ssize name parameters                                                     \
    {                                                                         \
        static ssize(*next) parameters;                                       \
        if (next == NULL) *(void **)&next = real(#name);                      \
        if (!(quiet)) {                                                       \
            size_t asked = count;                                             \
            count = shortened(which, #name, count);                           \
            bool tried = asked >= 2 && group == which && what == FAULT_SHORT; \
            if (!tried && fails(which, #name)) return -1;                     \
        }                                                                     \
        return next arguments;                                                \
    }
BYTES(read, FAULT_READ, false, (int file, void *bytes, size_t count), (file, bytes, count))
BYTES(__read_chk, FAULT_READ, false, (int file, void *bytes, size_t count, size_t room),
      (file, bytes, count, room))
BYTES(pread, FAULT_READ, false, (int file, void *bytes, size_t count, long at),
      (file, bytes, count, at))
BYTES(pread64, FAULT_READ, false, (int file, void *bytes, size_t count, long at),
      (file, bytes, count, at))
BYTES(write, FAULT_WRITE, file == STANDARD_ERROR, (int file, const void *bytes, size_t count),
      (file, bytes, count))
BYTES(pwrite, FAULT_WRITE, false, (int file, const void *bytes, size_t count, long at),
      (file, bytes, count, at))
BYTES(pwrite64, FAULT_WRITE, false, (int file, const void *bytes, size_t count, long at),
      (file, bytes, count, at))

/* Syncing for real would only make thousands of runs slow. */
#define SYNC(name)                                \
    int name(int file);                           \
    int name(int file)                            \
    {                                             \
        (void)file;                               \
        return fails(FAULT_SYNC, #name) ? -1 : 0; \
    }
SYNC(fsync)
SYNC(fdatasync)

/* The file is closed all the same, as Linux does. */
int close(int file);
int close(int file)
{
    static int (*next)(int);
    if (next == NULL) *(void **)&next = real("close");
    bool failing = fails(FAULT_SYNC, "close");
    int error = errno, result = next(file);
    if (failing) errno = error;
    return failing ? -1 : result;
}

/* ---- the clock ---- */

static time_t jump(void)
{
    if (!armed || !is_due(FAULT_CLOCK)) return 0;
    atomic_fetch_add(&ledger->fired, 1);
    return (time_t)what;
}

int clock_gettime(clockid_t clock, struct timespec *now)
{
    static int (*next)(clockid_t, struct timespec *);
    if (next == NULL) *(void **)&next = real("clock_gettime");
    int result = next(clock, now);
    if (clock == CLOCK_REALTIME) now->tv_sec += jump();
    return result;
}

time_t time(time_t *place)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (place != NULL) *place = now.tv_sec;
    return now.tv_sec;
}

/* Waiting for a lock would take longer than all the rest. */
int nanosleep(const struct timespec *wanted, struct timespec *left)
{
    (void)wanted;
    (void)left;
    return 0;
}

int usleep(unsigned wanted);
int usleep(unsigned wanted)
{
    (void)wanted;
    return 0;
}
