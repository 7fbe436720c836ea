/* fuzz_main.c -- runs a fuzz target over the files kept for it, without
 * libFuzzer: any compiler, any platform.
 *
 *   fuzz_WHAT [FILE...]    the files; else tests/fuzz/corpus/WHAT and .../found/WHAT */
#include <dirent.h>

#include "fuzz.h"

static int passed;

void fuzz_accepted(const uint8_t *data, size_t size)
{
    (void)data; /* nothing is invented here */
    (void)size;
}

static void run_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    Text content = text_growing();
    char part[4096];
    if (file == NULL) {
        fprintf(stderr, "%s cannot be read\n", path);
        exit(1);
    }
    for (size_t count; (count = fread(part, 1, sizeof part, file)) > 0;)
        text_add_bytes(&content, part, count);
    fclose(file);
    printf("%s\n", path); /* before it is run: the last one named is the one that failed */
    fflush(stdout);
    /* A separate buffer of exactly this size shows a step beyond the end. */
    uint8_t *bytes = malloc(content.length > 0 ? content.length : 1);
    if (bytes == NULL) exit(1);
    if (content.length > 0) memcpy(bytes, content.start, content.length);
    LLVMFuzzerTestOneInput(bytes, content.length);
    free(bytes);
    text_free(&content);
    passed++;
}

static void run_folder(const char *folder)
{
    DIR *open = opendir(folder);
    if (open == NULL) return;
    for (struct dirent *entry; (entry = readdir(open)) != NULL;) {
        char path[1000];
        if (entry->d_name[0] == '.') continue;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        run_file(path);
    }
    closedir(open);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) run_file(argv[i]);
    if (argc == 1) {
        run_folder("tests/fuzz/corpus/" FUZZ_WHAT);
        run_folder("tests/fuzz/found/" FUZZ_WHAT);
    }
    int failed = passed > 0 ? 0 : 1; /* nothing to run is no success */
    printf("%d passed, %d failed\n", passed, failed);
    return failed;
}
