/* qr_code.h -- a short text as a QR code: bytes, correction level M, versions 1 to 10.
 *
 * ISO/IEC 18004. Enough for a link; more than 213 bytes do not fit. */
#ifndef BASE_QR_CODE_H
#define BASE_QR_CODE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"

enum { QR_CODE_SIDE_MOST = 57 };

typedef struct QrCode {
    int side; /* modules in a row, without the quiet zone of four around it */
    uint8_t dark[QR_CODE_SIDE_MOST][QR_CODE_SIDE_MOST]; /* [y][x], 1: dark */
} QrCode;

/* False when the text is too long. */
bool qr_code_make(const char *text, QrCode *code);

/* For a terminal: half blocks, black on white by its own colours whatever the terminal's are,
 * with a margin. */
void qr_code_write(const QrCode *code, Text *text);

#endif
