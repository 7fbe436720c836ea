/* desktop_sound.c -- music and effects through the sound card, if there is one. */
#include "apps/desktop/desktop_sound.h"

#include <SDL.h>
#include <assert.h>

#include "apps/store/gamefile.h"
#include "base/mem.h"
#include "sound/sound.h"
#include "sound/synth.h"

static_assert((int)SOUND_COUNT == (int)CUE_COUNT, "a sound for every cue");
static_assert((int)SOUND_HUGE == (int)CUE_HUGE, "in the same order");

enum { RATE = 48000, CHANNELS = 2, FRAMES = 1024 };

struct DesktopSound {
    SDL_Thread *opener;
    SDL_mutex *lock;          /* of everything below but the synth, which the device locks */
    SDL_AudioDeviceID device; /* 0: none, or none yet */
    Synth *synth;
    int music, effects;
    bool away;
};

static void SDLCALL render(void *context, Uint8 *bytes, int length)
{
    DesktopSound *sound = context;
    synth_render(sound->synth, (float *)(void *)bytes, length / (CHANNELS * (int)sizeof(float)));
}

/* A device that has nothing to say is paused and costs nothing. */
static void adjust(DesktopSound *sound)
{
    if (sound->device == 0) return;
    SDL_LockAudioDevice(sound->device);
    synth_volumes(sound->synth, sound->music, sound->effects);
    SDL_UnlockAudioDevice(sound->device);
    bool silent = sound->away || (sound->music == 0 && sound->effects == 0);
    SDL_PauseAudioDevice(sound->device, silent ? 1 : 0);
}

/* Sound servers may take seconds to answer, so this has its own thread. */
static int SDLCALL open_device(void *context)
{
    DesktopSound *sound = context;
    /* Opening a missing card would be reported on standard error. */
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0 || SDL_GetNumAudioDevices(0) == 0) return 0;
    SDL_AudioSpec wanted = {.freq = RATE,
                            .format = AUDIO_F32SYS,
                            .channels = CHANNELS,
                            .samples = FRAMES,
                            .callback = render,
                            .userdata = sound};
    SDL_AudioDeviceID device = SDL_OpenAudioDevice(NULL, 0, &wanted, NULL, 0);
    SDL_LockMutex(sound->lock);
    sound->device = device;
    adjust(sound);
    SDL_UnlockMutex(sound->lock);
    return 0;
}

static void take(DesktopSound *sound, const Settings *settings)
{
    sound->music = settings->muted ? 0 : settings->music;
    sound->effects = settings->muted ? 0 : settings->sound;
}

DesktopSound *desktop_sound_new(const Settings *settings)
{
    DesktopSound *sound = mem_new(1, sizeof *sound);
    take(sound, settings);
    sound->synth = synth_new(RATE);
    synth_seed(sound->synth, gamefile_seed());
    sound->lock = SDL_CreateMutex();
    sound->opener = SDL_CreateThread(open_device, "sound", sound);
    return sound;
}

void desktop_sound_free(DesktopSound *sound)
{
    if (sound == NULL) return;
    SDL_WaitThread(sound->opener, NULL);
    if (sound->device != 0) SDL_CloseAudioDevice(sound->device);
    SDL_DestroyMutex(sound->lock);
    synth_free(sound->synth);
    mem_free(sound);
}

void desktop_sound_settings(DesktopSound *sound, const Settings *settings)
{
    SDL_LockMutex(sound->lock);
    take(sound, settings);
    adjust(sound);
    SDL_UnlockMutex(sound->lock);
}

void desktop_sound_cue(DesktopSound *sound, Cue cue)
{
    SDL_LockMutex(sound->lock);
    if (sound->device != 0 && sound->effects > 0 && !sound->away) {
        SDL_LockAudioDevice(sound->device);
        synth_cue(sound->synth, (int)cue);
        SDL_UnlockAudioDevice(sound->device);
    }
    SDL_UnlockMutex(sound->lock);
}

void desktop_sound_away(DesktopSound *sound, bool away)
{
    SDL_LockMutex(sound->lock);
    sound->away = away;
    adjust(sound);
    SDL_UnlockMutex(sound->lock);
}
