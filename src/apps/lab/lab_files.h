/* lab_files.h -- a report of the laboratory in files: page, tables, pictures. */
#ifndef APPS_LAB_LAB_FILES_H
#define APPS_LAB_LAB_FILES_H

#include "lab/report.h"

/* How a program that can do so draws picture n of a report into a PNG file;
 * false with a sentence. Without one, pictures are SVG only. */
typedef bool LabPng(const Report *report, int n, const char *path, Text *why);
void lab_files_offer_png(LabPng *png);

/* Writes index.html, report.txt, a CSV file for each table and an SVG (and
 * PNG) file for each picture into the directory, which is made if need be.
 * False with one line in `why`. */
bool lab_files_write(const Report *report, const char *directory, Text *why);

/* Can files be written there? The directory is made if need be. False with one line in `why`. */
bool lab_files_try(const char *directory, Text *why);

#endif
