/* certificate_watch.c -- tells when the files of a certificate have changed, and rest. */
#include "apps/server/certificate_watch.h"

#include <stddef.h>
#include <sys/stat.h>

enum { LOOKS = 2 };

static FileStamp stamp_of(const char *path)
{
    struct stat found;
    if (stat(path, &found) != 0) return (FileStamp){.size = -1};
    return (FileStamp){.changed = found.st_mtim, .size = found.st_size, .node = found.st_ino};
}

static bool same(const FileStamp *a, const FileStamp *b)
{
    return a->changed.tv_sec == b->changed.tv_sec && a->changed.tv_nsec == b->changed.tv_nsec &&
           a->size == b->size && a->node == b->node;
}

void certificate_watch_begin(CertificateWatch *watch, const char *certificate, const char *key)
{
    *watch = (CertificateWatch){.certificate = certificate, .key = key};
    if (certificate == NULL || key == NULL) return;
    watch->stamps[0] = stamp_of(certificate);
    watch->stamps[1] = stamp_of(key);
}

bool certificate_watch_look(CertificateWatch *watch)
{
    if (watch->certificate == NULL || watch->key == NULL) return false;
    FileStamp now[2] = {stamp_of(watch->certificate), stamp_of(watch->key)};
    bool changed = !same(&now[0], &watch->stamps[0]) || !same(&now[1], &watch->stamps[1]);
    bool there = now[0].size > 0 && now[1].size > 0;
    watch->stamps[0] = now[0];
    watch->stamps[1] = now[1];
    if (changed || !there) {
        watch->resting = 1;
        return false;
    }
    if (watch->resting == 0 || watch->resting++ < LOOKS) return false;
    watch->resting = 0;
    return true;
}
