/* settings.c -- what a person chose about looks, sound and pace. */
#include "ui/settings.h"

#include <stddef.h>
#include <string.h>

typedef struct SettingRow {
    const char *word;
    size_t place;
    bool is_switch; /* a bool, else an int */
    int least, most, usual;
} SettingRow;

#define NUMBER(name, least, most, usual)                           \
    {                                                              \
#name, offsetof(Settings, name), false, least, most, usual \
    }
#define SWITCH(name)                                   \
    {                                                  \
#name, offsetof(Settings, name), true, 0, 1, 0 \
    }

/* Usually on. */
#define SWITCH_ON(name)                                \
    {                                                  \
#name, offsetof(Settings, name), true, 0, 1, 1 \
    }

static const SettingRow rows[] = {
    NUMBER(music, 0, 100, 40),
    NUMBER(sound, 0, 100, 70),
    SWITCH(muted),
    NUMBER(speed, 1, 5, 3),
    NUMBER(pace, 0, PACE_COUNT - 1, PACE_WATCH),
    NUMBER(shade, 0, SHADE_COUNT - 1, SHADE_LIGHT),
    NUMBER(text_size, 100, 200, 100),
    SWITCH(calm),
    SWITCH(safe_colours),
    SWITCH(full_screen),
    SWITCH(odds),
    SWITCH(hasty),
    NUMBER(paying, 0, PAYING_COUNT - 1, PAYING_LARGE),
    SWITCH(no_letters),
    SWITCH(auto_end),
    SWITCH_ON(call),
    NUMBER(coach, 0, 2, 0),
};

enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

static int get(const Settings *settings, const SettingRow *row)
{
    const char *at = (const char *)settings + row->place;
    if (row->is_switch) return *(const bool *)(const void *)at ? 1 : 0;
    return *(const int *)(const void *)at;
}

static void set(Settings *settings, const SettingRow *row, int64_t value)
{
    char *at = (char *)settings + row->place;
    if (value < row->least) value = row->least;
    if (value > row->most) value = row->most;
    if (row->is_switch)
        *(bool *)(void *)at = value != 0;
    else
        *(int *)(void *)at = (int)value;
}

Settings settings_usual(void)
{
    Settings settings;
    memset(&settings, 0, sizeof settings);
    for (int i = 0; i < ROW_COUNT; i++) set(&settings, &rows[i], rows[i].usual);
    return settings;
}

void settings_write(const Settings *settings, Text *text)
{
    for (int i = 0; i < ROW_COUNT; i++) {
        text_add(text, rows[i].word);
        text_add_char(text, ' ');
        text_add_int(text, get(settings, &rows[i]));
        text_add_char(text, '\n');
    }
    if (settings->language[0] == '\0') return;
    text_add(text, "language ");
    text_add(text, settings->language);
    text_add_char(text, '\n');
}

static void read_line(const char *line, size_t length, Settings *settings)
{
    char copy[64];
    if (length >= sizeof copy) return;
    memcpy(copy, line, length);
    copy[length] = '\0';
    char *blank = strchr(copy, ' ');
    int64_t value;
    if (blank == NULL) return;
    *blank = '\0';
    if (text_same(copy, "language") && language_is_code(blank + 1))
        text_copy(settings->language, sizeof settings->language, blank + 1);
    if (!text_to_int(blank + 1, &value)) return;
    for (int i = 0; i < ROW_COUNT; i++)
        if (text_same(rows[i].word, copy)) set(settings, &rows[i], value);
}

void settings_read(const char *text, size_t length, Settings *settings)
{
    while (length > 0) {
        const char *end = memchr(text, '\n', length);
        size_t line = end != NULL ? (size_t)(end - text) : length;
        read_line(text, line > 0 && text[line - 1] == '\r' ? line - 1 : line, settings);
        size_t used = end != NULL ? line + 1 : line;
        text += used;
        length -= used;
    }
}
