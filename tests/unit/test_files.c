/* test_files.c -- whole files, and where our files live (G10). */
#include "apps/store/files.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"

static char folder[64];

static const char *in_folder(const char *name)
{
    static char path[4][200];
    static int next;
    next = (next + 1) % 4;
    snprintf(path[next], sizeof path[next], "%s/%s", folder, name);
    return path[next];
}

static int file_mode(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 ? (int)(info.st_mode & 07777) : -1;
}

/* How many names the folder holds, to see that nothing is left behind. */
static int count_names(void)
{
    char command[200], line[32] = "";
    snprintf(command, sizeof command, "ls -A '%s' | wc -l", folder);
    FILE *pipe = popen(command, "r");
    if (pipe == NULL || fgets(line, sizeof line, pipe) == NULL) return -1;
    pclose(pipe);
    return atoi(line);
}

static void what_is_written_can_be_read(void)
{
    char reason[300];
    Text content = text_growing(), why = text_into(reason, sizeof reason);
    const char bytes[] = "one\0two\n";
    CHECK(files_write(in_folder("plain"), bytes, sizeof bytes, &why));
    CHECK(files_read(in_folder("plain"), &content, &why));
    CHECK_INT(sizeof bytes, content.length);
    CHECK_INT(0, memcmp(bytes, content.start, sizeof bytes));
    CHECK_TEXT("", reason);
    text_free(&content);
}

static void umask_decides_about_a_new_file_and_an_old_one_keeps_its_mode(void)
{
    char reason[300];
    Text why = text_into(reason, sizeof reason);
    mode_t before = umask(022);
    CHECK(files_write(in_folder("shared"), "a", 1, &why));
    CHECK_INT(0644, file_mode(in_folder("shared")));
    CHECK(files_write_private(in_folder("mode"), "a", 1, &why));
    CHECK_INT(0600, file_mode(in_folder("mode")));
    umask(077);
    CHECK(files_write(in_folder("hidden"), "a", 1, &why));
    CHECK_INT(0600, file_mode(in_folder("hidden")));
    umask(before);
    CHECK_INT(0, chmod(in_folder("mode"), 0644));
    CHECK(files_write(in_folder("mode"), "b", 1, &why));
    CHECK_INT(0644, file_mode(in_folder("mode")));
}

static void a_failed_write_leaves_the_old_file_and_no_rubbish(void)
{
    char reason[300];
    Text why = text_into(reason, sizeof reason), content = text_growing();
    CHECK(files_write(in_folder("kept"), "old", 3, &why));
    int names = count_names();
    CHECK(!files_write(in_folder("no/such/folder"), "new", 3, &why));
    CHECK(strstr(reason, "No such file or directory") != NULL);
    CHECK(!files_write("/dev/full", "new", 3, &why));
    CHECK(strstr(reason, "No space left on device") != NULL);
    CHECK(!files_write(folder, "new", 3, &why));
    CHECK(strstr(reason, "directory") != NULL);
    CHECK_INT(names, count_names());
    CHECK(files_read(in_folder("kept"), &content, &why));
    CHECK_TEXT("old", content.start);
    text_free(&content);
}

static void a_symbolic_link_stays_one(void)
{
    char reason[300];
    Text why = text_into(reason, sizeof reason), content = text_growing();
    CHECK(files_write(in_folder("target"), "old", 3, &why));
    CHECK_INT(0, symlink("target", in_folder("link")));
    CHECK(files_write(in_folder("link"), "new", 3, &why));
    CHECK(files_read(in_folder("target"), &content, &why));
    CHECK_TEXT("new", content.start);
    struct stat info;
    CHECK(lstat(in_folder("link"), &info) == 0 && S_ISLNK(info.st_mode));
    text_free(&content);
}

static void what_cannot_be_read_is_told_with_its_name(void)
{
    char reason[300];
    Text why = text_into(reason, sizeof reason), content = text_growing();
    CHECK(!files_read(in_folder("missing"), &content, &why));
    CHECK(strstr(reason, "missing: No such file") != NULL);
    text_clear(&why);
    CHECK(!files_read(folder, &content, &why));
    CHECK(strstr(reason, "directory") != NULL);
    text_clear(&why);
    CHECK(!files_read("/dev/zero", &content, &why));
    CHECK(strstr(reason, "a pipe or a device, not a file") != NULL);
    text_free(&content);
}

static void lines_are_added_at_the_end(void)
{
    char reason[300];
    Text why = text_into(reason, sizeof reason), content = text_growing();
    CHECK(files_append_line(in_folder("lines"), "one", &why));
    CHECK(files_append_line(in_folder("lines"), "two", &why));
    CHECK(files_read(in_folder("lines"), &content, &why));
    CHECK_TEXT("one\ntwo\n", content.start);
    CHECK_INT(0600, file_mode(in_folder("lines")));
    text_free(&content);
}

static void directories_are_made_with_those_above(void)
{
    char reason[300];
    Text why = text_into(reason, sizeof reason);
    CHECK(files_make_directory(in_folder("a/b/c"), &why));
    CHECK(files_make_directory(in_folder("a/b/c"), &why));
    CHECK_INT(0700, file_mode(in_folder("a/b/c")));
    CHECK(files_write(in_folder("file"), "x", 1, &why));
    CHECK(!files_make_directory(in_folder("file"), &why));
    CHECK(strstr(reason, "Not a directory") != NULL);
}

static void the_data_directory_follows_xdg(void)
{
    char buffer[300], reason[300];
    Text path = text_into(buffer, sizeof buffer), why = text_into(reason, sizeof reason);
    setenv("XDG_DATA_HOME", "/data", 1);
    setenv("HOME", "/home/ada", 1);
    CHECK(files_data_directory(&path, &why));
    CHECK_TEXT("/data/opoly", buffer);
    text_clear(&path);
    setenv("XDG_DATA_HOME", "relative", 1); /* to be ignored, says XDG */
    CHECK(files_data_directory(&path, &why));
    CHECK_TEXT("/home/ada/.local/share/opoly", buffer);
    text_clear(&path);
    unsetenv("XDG_DATA_HOME");
    unsetenv("HOME");
    CHECK(!files_data_directory(&path, &why));
    CHECK(strstr(reason, "XDG_DATA_HOME") != NULL);
    setenv("XDG_DATA_HOME", folder, 1);
    CHECK(files_data_path("games.db", &path, &why));
    CHECK_TEXT(in_folder("opoly/games.db"), buffer);
    CHECK_INT(0700, file_mode(in_folder("opoly")));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    snprintf(folder, sizeof folder, "/tmp/opoly-test-XXXXXX");
    if (mkdtemp(folder) == NULL) return 1;
    RUN(what_is_written_can_be_read);
    RUN(umask_decides_about_a_new_file_and_an_old_one_keeps_its_mode);
    RUN(a_failed_write_leaves_the_old_file_and_no_rubbish);
    RUN(a_symbolic_link_stays_one);
    RUN(what_cannot_be_read_is_told_with_its_name);
    RUN(lines_are_added_at_the_end);
    RUN(directories_are_made_with_those_above);
    RUN(the_data_directory_follows_xdg);
    char command[100];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    if (system(command) != 0) return 1;
    return check_done();
}
