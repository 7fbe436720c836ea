/* desktop_settings.c -- the settings of the drawn game, kept between runs. */
#include "apps/desktop/desktop_settings.h"

#include <stdlib.h>

#include "apps/command/reader.h"
#include "apps/store/files.h"

/* The directory; false when there is no place for one. */
static bool add_directory(Text *path)
{
    const char *config = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME");
    /* The XDG specification wants relative paths to be ignored. */
    if (config != NULL && config[0] == '/') {
        text_add(path, config);
        text_add(path, "/opoly");
        return true;
    }
    if (home == NULL || home[0] != '/') return false;
    text_add(path, home);
    text_add(path, "/.config/opoly");
    return true;
}

Settings desktop_settings_read(void)
{
    Settings settings = settings_usual();
    Text path = text_growing(), content = text_growing(), why = text_growing();
    if (add_directory(&path)) {
        text_add(&path, "/settings");
        if (files_is_plain(path.start) && files_read(path.start, &content, &why)) {
            settings_read(content.start, content.length, &settings);
        }
    }
    text_free(&path);
    text_free(&content);
    text_free(&why);
    return settings;
}

bool desktop_settings_keep(const Settings *settings, Text *why)
{
    Text path = text_growing(), content = text_growing();
    settings_write(settings, &content);
    bool good = add_directory(&path);
    if (good) {
        good = files_make_directory(path.start, why);
        text_add(&path, "/settings");
        good = good && files_write_private(path.start, content.start, content.length, why);
    } else {
        SAY(reader_words(), why,
            T_("there is no place for settings: neither {word} nor {other_word} is set"),
            arg_word("XDG_CONFIG_HOME"), arg_other_word("HOME"));
    }
    text_free(&path);
    text_free(&content);
    return good;
}
