/* fuzz_settings.c -- any text as the settings of the drawn game. */
#include "fuzz.h"
#include "ui/settings.h"

const char *const fuzz_words[] = {
    "music", "sound",        "muted",       "speed", "pace",     "shade", "text_size",
    "calm",  "safe_colours", "full_screen", "odds",  "language", "fr",    NULL};

static void require_bounds(const Settings *settings)
{
    FUZZ_REQUIRE(settings->music >= 0 && settings->music <= 100, "music has bounds", "");
    FUZZ_REQUIRE(settings->sound >= 0 && settings->sound <= 100, "sound has bounds", "");
    FUZZ_REQUIRE(settings->speed >= 1 && settings->speed <= 5, "speed has bounds", "");
    FUZZ_REQUIRE(settings->pace >= 0 && settings->pace < PACE_COUNT, "pace has bounds", "");
    FUZZ_REQUIRE(settings->shade >= 0 && settings->shade < SHADE_COUNT, "shade has bounds", "");
    FUZZ_REQUIRE(settings->text_size >= 100 && settings->text_size <= 200, "size has bounds", "");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Settings settings = settings_usual(), again = settings_usual();
    settings_read((const char *)data, size, &settings);
    require_bounds(&settings);
    Text first = text_growing(), second = text_growing();
    settings_write(&settings, &first);
    settings_read(first.start, first.length, &again);
    settings_write(&again, &second);
    fuzz_same(&first, &second);
    text_free(&first);
    text_free(&second);
    return 0;
}
