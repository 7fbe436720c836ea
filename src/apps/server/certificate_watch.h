/* certificate_watch.h -- tells when the files of a certificate have changed, and rest. */
#ifndef APPS_SERVER_CERTIFICATE_WATCH_H
#define APPS_SERVER_CERTIFICATE_WATCH_H

#include <stdbool.h>
#include <sys/types.h>
#include <time.h>

typedef struct FileStamp {
    struct timespec changed;
    off_t size;
    ino_t node;
} FileStamp;

typedef struct CertificateWatch {
    const char *certificate, *key; /* kept; NULL: there are none */
    FileStamp stamps[2];           /* as they were at the last look */
    int resting;                   /* looks since something changed; 0: nothing has */
} CertificateWatch;

void certificate_watch_begin(CertificateWatch *watch, const char *certificate, const char *key);
/* Once a second: true when both should be read again. A pair that is being written is left
 * alone until it has rested for two looks. */
bool certificate_watch_look(CertificateWatch *watch);

#endif
