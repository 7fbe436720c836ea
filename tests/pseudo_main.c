/* pseudo_main.c -- writes the catalogue of the language `xx`: pseudo_language FILE. */
#include "pseudo.h"

int main(int argc, char **argv)
{
    FILE *file = argc == 2 ? fopen(argv[1], "wb") : NULL;
    Text bytes = pseudo_bytes();
    bool good = file != NULL && bytes.length > 0 &&
                fwrite(bytes.start, 1, bytes.length, file) == bytes.length;
    if (file != NULL && fclose(file) != 0) good = false;
    if (!good) fprintf(stderr, "pseudo_language: the catalogue cannot be written\n");
    text_free(&bytes);
    return good ? 0 : 1;
}
