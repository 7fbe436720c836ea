/* cairo_lab.h -- pictures of the laboratory as PNG files, by Cairo. */
#ifndef APPS_PICTURE_CAIRO_LAB_H
#define APPS_PICTURE_CAIRO_LAB_H

/* From now on reports have PNG files too. */
void cairo_lab_offer(void);

#endif
