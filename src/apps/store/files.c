/* files.c -- whole files, written so that a crash loses nothing. */
#include "apps/store/files.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "apps/command/reader.h"
#include "table/wording.h"

enum { READ_STEP = 65536, TRIES = 100 };
enum { PRIVATE_FILE = 0600, SHARED_FILE = 0666, PRIVATE_DIRECTORY = 0700 };

void files_error_write(const char *what, int error, Text *why)
{
    wording_clean(what, why);
    text_add(why, ": ");
    text_add(why, strerror(error));
}

static bool fail(const char *what, Text *why)
{
    files_error_write(what, errno, why);
    return false;
}

static bool read_all(int file, const char *shown, Text *content, Text *why)
{
    char step[READ_STEP];
    size_t total = 0;
    for (;;) {
        ssize_t got = read(file, step, sizeof step);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return fail(shown, why);
        if (got == 0) return true;
        total += (size_t)got;
        if (total > FILES_SIZE_MAX) {
            errno = EFBIG;
            return fail(shown, why);
        }
        text_add_bytes(content, step, (size_t)got);
    }
}

static void not_plain(const char *path, Text *why)
{
    SAY(reader_words(), why, T_("{file}: this is a pipe or a device, not a file"), arg_file(path));
}

/* Opens a file to read it; -1 with the reason. Nobody waits for the other end of a pipe, and
 * nothing is read from a device, which may have no end. */
static int open_plain(const char *path, Text *why)
{
    struct stat info;
    int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0) {
        if (errno == ENXIO)
            not_plain(path, why);
        else
            fail(path, why);
        return -1;
    }
    bool known = fstat(file, &info) == 0;
    if (known && S_ISREG(info.st_mode)) return file;
    int error = known ? EISDIR : errno;
    close(file);
    if (known && !S_ISDIR(info.st_mode))
        not_plain(path, why);
    else
        files_error_write(path, error, why);
    return -1;
}

bool files_read(const char *path, Text *content, Text *why)
{
    if (text_same(path, "-")) return read_all(STDIN_FILENO, "standard input", content, why);
    int file = open_plain(path, why);
    if (file < 0) return false;
    bool good = read_all(file, path, content, why);
    close(file);
    return good;
}

static bool write_all(int file, const char *bytes, size_t count)
{
    while (count > 0) {
        ssize_t written = write(file, bytes, count);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        bytes += written;
        count -= (size_t)written;
    }
    return true;
}

static bool write_straight(const char *path, const char *bytes, size_t count, Text *why)
{
    int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return fail(path, why);
    bool good = write_all(file, bytes, count);
    int error = errno;
    if (close(file) != 0 && good) {
        error = errno;
        good = false;
    }
    errno = error;
    return good ? true : fail(path, why);
}

/* Makes "PATH.PID-N.new", which nobody had before. */
static int open_beside(const char *path, mode_t mode, char *name, size_t size)
{
    for (int n = 0; n < TRIES; n++) {
        int length = snprintf(name, size, "%s.%ld-%d.new", path, (long)getpid(), n);
        if (length < 0 || (size_t)length >= size) {
            errno = ENAMETOOLONG;
            return -1;
        }
        int file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        if (file >= 0 || errno != EEXIST) return file;
    }
    return -1;
}

/* A renamed file is safe only when its directory is on the disk too. Some
 * file systems cannot do that for directories; the file itself is good then. */
static void sync_directory_of(const char *path)
{
    char directory[FILES_PATH_SIZE];
    const char *slash = strrchr(path, '/');
    if (slash == NULL) {
        text_copy(directory, sizeof directory, ".");
    } else {
        Text text = text_into(directory, sizeof directory);
        text_add_bytes(&text, path, slash == path ? 1 : (size_t)(slash - path));
    }
    int file = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return;
    fsync(file);
    close(file);
}

/* Signals that would end the program wait until a temporary file has been
 * renamed or removed. */
static void hold_signals(sigset_t *before)
{
    sigset_t ending;
    sigemptyset(&ending);
    sigaddset(&ending, SIGINT);
    sigaddset(&ending, SIGTERM);
    sigaddset(&ending, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &ending, before);
}

/* The mode of a file that was there before is kept to the bit; `umask` has its
 * say in that of a new one. */
static bool replace_held(const char *path, const char *bytes, size_t count, mode_t mode, bool old,
                         Text *why)
{
    char beside[FILES_PATH_SIZE];
    int file = open_beside(path, old ? PRIVATE_FILE : mode, beside, sizeof beside);
    if (file < 0) return fail(path, why);
    bool good =
        write_all(file, bytes, count) && (!old || fchmod(file, mode) == 0) && fsync(file) == 0;
    int error = errno;
    if (close(file) != 0 && good) {
        good = false;
        error = errno;
    }
    if (good && rename(beside, path) != 0) {
        good = false;
        error = errno;
    }
    if (!good) {
        unlink(beside);
        errno = error;
        return fail(path, why);
    }
    sync_directory_of(path);
    return true;
}

static bool replace(const char *path, const char *bytes, size_t count, mode_t mode, bool old,
                    Text *why)
{
    sigset_t before;
    hold_signals(&before);
    bool good = replace_held(path, bytes, count, mode, old, why);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return good;
}

static bool write_whole(const char *path, const char *bytes, size_t count, mode_t mode, Text *why)
{
    if (text_same(path, "-")) {
        return write_all(STDOUT_FILENO, bytes, count) ? true : fail("standard output", why);
    }
    struct stat info;
    if (stat(path, &info) != 0) return replace(path, bytes, count, mode, false, why);
    if (S_ISDIR(info.st_mode)) {
        errno = EISDIR;
        return fail(path, why);
    }
    if (!S_ISREG(info.st_mode)) return write_straight(path, bytes, count, why);
    /* A symbolic link stays one: the file it points to is replaced. */
    char real[FILES_PATH_SIZE];
    char *found = realpath(path, NULL);
    if (found == NULL || !text_copy(real, sizeof real, found)) {
        free(found);
        errno = found == NULL ? errno : ENAMETOOLONG;
        return fail(path, why);
    }
    free(found);
    return replace(real, bytes, count, info.st_mode & 07777, true, why);
}

bool files_write(const char *path, const char *bytes, size_t count, Text *why)
{
    return write_whole(path, bytes, count, SHARED_FILE, why);
}

bool files_write_private(const char *path, const char *bytes, size_t count, Text *why)
{
    return write_whole(path, bytes, count, PRIVATE_FILE, why);
}

bool files_append_line(const char *path, const char *line, Text *why)
{
    int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, PRIVATE_FILE);
    if (file < 0) return fail(path, why);
    Text whole = text_growing();
    text_add(&whole, line);
    text_add_char(&whole, '\n');
    bool good = write_all(file, whole.start, whole.length);
    int error = errno;
    text_free(&whole);
    close(file);
    errno = error;
    return good ? true : fail(path, why);
}

void files_path(const char *typed, Text *path)
{
    const char *home = getenv("HOME");
    bool at_home = typed[0] == '~' && typed[1] == '/' && home != NULL && home[0] != '\0';
    if (at_home) text_add(path, home);
    text_add(path, at_home ? typed + 1 : typed);
}

bool files_exists(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0;
}

bool files_missing(const char *path)
{
    struct stat info;
    return stat(path, &info) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

bool files_is_plain(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 && S_ISREG(info.st_mode);
}

bool files_make_directory(const char *path, Text *why)
{
    char part[FILES_PATH_SIZE];
    if (!text_copy(part, sizeof part, path)) {
        errno = ENAMETOOLONG;
        return fail(path, why);
    }
    for (char *slash = part + 1; *slash != '\0'; slash++) {
        if (*slash != '/') continue;
        *slash = '\0';
        if (mkdir(part, PRIVATE_DIRECTORY) != 0 && errno != EEXIST && !files_exists(part)) {
            return fail(part, why);
        }
        *slash = '/';
    }
    if (mkdir(part, PRIVATE_DIRECTORY) == 0) return true;
    if (errno != EEXIST) return fail(path, why);
    struct stat info;
    if (stat(part, &info) != 0) return fail(path, why);
    if (S_ISDIR(info.st_mode)) return true;
    errno = ENOTDIR;
    return fail(path, why);
}

bool files_data_directory(Text *path, Text *why)
{
    const char *data = getenv("XDG_DATA_HOME");
    const char *home = getenv("HOME");
    /* The XDG specification wants relative paths to be ignored. */
    if (data != NULL && data[0] == '/') {
        text_add(path, data);
        text_add(path, "/opoly");
        return true;
    }
    if (home != NULL && home[0] == '/') {
        text_add(path, home);
        text_add(path, "/.local/share/opoly");
        return true;
    }
    SAY(reader_words(), why,
        T_("there is no data directory: neither {word} nor {other_word} is set"),
        arg_word("XDG_DATA_HOME"), arg_other_word("HOME"));
    return false;
}

bool files_data_path(const char *name, Text *path, Text *why)
{
    if (!files_data_directory(path, why) || !files_make_directory(path->start, why)) return false;
    text_add_char(path, '/');
    text_add(path, name);
    return true;
}

bool files_program_directory(Text *path)
{
    char program[FILES_PATH_SIZE];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (length <= 0) return false;
    program[length] = '\0';
    char *slash = strrchr(program, '/');
    if (slash == NULL) return false;
    *slash = '\0';
    text_add(path, program[0] == '\0' ? "/" : program);
    return true;
}
