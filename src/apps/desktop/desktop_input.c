/* desktop_input.c -- mouse, touch and keys from SDL, as input of the view. */
#include "apps/desktop/desktop_input.h"

#include <string.h>

typedef struct KeyPair {
    SDL_Keycode code;
    Key key;
} KeyPair;

static const KeyPair pairs[] = {
    {SDLK_TAB, KEY_TAB},
    {SDLK_LEFT, KEY_LEFT},
    {SDLK_RIGHT, KEY_RIGHT},
    {SDLK_UP, KEY_UP},
    {SDLK_DOWN, KEY_DOWN},
    {SDLK_RETURN, KEY_ENTER},
    {SDLK_KP_ENTER, KEY_ENTER},
    {SDLK_ESCAPE, KEY_ESCAPE},
    {SDLK_AC_BACK, KEY_ESCAPE},
    {SDLK_BACKSPACE, KEY_BACKSPACE},
    {SDLK_DELETE, KEY_DELETE},
    {SDLK_HOME, KEY_HOME},
    {SDLK_END, KEY_END},
    {SDLK_PAGEUP, KEY_PAGE_UP},
    {SDLK_PAGEDOWN, KEY_PAGE_DOWN},
    {SDLK_F1, KEY_HELP},
    {SDLK_F11, KEY_FULL_SCREEN},
    {SDLK_F6, KEY_REGION},
};

static const KeyPair commands[] = {
    {SDLK_a, KEY_SELECT_ALL}, {SDLK_c, KEY_COPY}, {SDLK_INSERT, KEY_COPY}, {SDLK_x, KEY_CUT},
    {SDLK_v, KEY_PASTE},      {SDLK_z, KEY_UNDO}, {SDLK_y, KEY_REDO},
};

/* Letters with Ctrl, or Cmd, and the older ones with Insert and Delete. */
static Key command_of(const SDL_Keysym *symbol)
{
    bool shift = (symbol->mod & KMOD_SHIFT) != 0;
    if (symbol->sym == SDLK_z && shift) return KEY_REDO;
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (commands[i].code == symbol->sym) return commands[i].key;
    return KEY_NONE;
}

/* Keys that go by words with Ctrl. */
static bool goes_by_words(SDL_Keycode code)
{
    return code == SDLK_LEFT || code == SDLK_RIGHT || code == SDLK_BACKSPACE ||
           code == SDLK_DELETE || code == SDLK_HOME || code == SDLK_END;
}

static Key key_of(const SDL_Keysym *symbol)
{
    bool shift = (symbol->mod & KMOD_SHIFT) != 0, alt = (symbol->mod & KMOD_ALT) != 0;
    if (symbol->sym == SDLK_TAB && shift) return KEY_BACK_TAB;
    if (symbol->sym == SDLK_RETURN && alt) return KEY_FULL_SCREEN;
    bool command = (symbol->mod & (KMOD_CTRL | KMOD_GUI)) != 0;
    if (alt) return KEY_NONE;
    if (shift && symbol->sym == SDLK_INSERT) return KEY_PASTE;
    if (shift && symbol->sym == SDLK_DELETE) return KEY_CUT;
    if (command && !goes_by_words(symbol->sym)) return command_of(symbol);
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        if (pairs[i].code == symbol->sym) return pairs[i].key;
    }
    return KEY_NONE;
}

static Input input_at(const DesktopInput *state, InputKind kind, int x, int y)
{
    return (Input){.kind = kind, .x = x * state->ratio, .y = y * state->ratio};
}

static Input button_of(const DesktopInput *state, const SDL_MouseButtonEvent *event)
{
    if (event->button != SDL_BUTTON_LEFT) return (Input){.kind = INPUT_NONE};
    InputKind kind = event->type == SDL_MOUSEBUTTONDOWN ? INPUT_DOWN : INPUT_UP;
    Input input = input_at(state, kind, event->x, event->y);
    input.shift = (SDL_GetModState() & KMOD_SHIFT) != 0;
    return input;
}

/* SDL counts away from the user, and the system may have turned it round. */
static Input wheel_of(const DesktopInput *state, const SDL_MouseWheelEvent *event)
{
    Input input = input_at(state, INPUT_WHEEL, event->mouseX, event->mouseY);
    input.wheel = -(double)event->preciseY;
    if (event->direction == SDL_MOUSEWHEEL_FLIPPED) input.wheel = -input.wheel;
    return input;
}

/* Only the finger that came first counts until it leaves. */
static Input finger_of(DesktopInput *state, const SDL_TouchFingerEvent *event)
{
    Input input = {.kind = INPUT_NONE, .touch = true};
    if (event->type == SDL_FINGERDOWN && !state->touched) {
        state->touched = true;
        state->finger = event->fingerId;
        input.kind = INPUT_DOWN;
    } else if (state->touched && event->fingerId == state->finger) {
        input.kind = event->type == SDL_FINGERMOTION ? INPUT_MOVE : INPUT_UP;
        if (event->type == SDL_FINGERUP) state->touched = false;
    }
    input.x = (double)event->x * state->width;
    input.y = (double)event->y * state->height;
    return input;
}

Input desktop_input_of(DesktopInput *state, const SDL_Event *event)
{
    Input none = {.kind = INPUT_NONE};
    switch (event->type) {
    case SDL_MOUSEMOTION: return input_at(state, INPUT_MOVE, event->motion.x, event->motion.y);
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: return button_of(state, &event->button);
    case SDL_MOUSEWHEEL: return wheel_of(state, &event->wheel);
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP: return finger_of(state, &event->tfinger);
    case SDL_WINDOWEVENT:
        if (event->window.event == SDL_WINDOWEVENT_LEAVE) none.kind = INPUT_LEAVE;
        return none;
    case SDL_KEYDOWN: {
        Key key = key_of(&event->key.keysym);
        if (key == KEY_NONE) return none;
        uint16_t held = event->key.keysym.mod;
        return (Input){.kind = INPUT_KEY,
                       .key = key,
                       .shift = (held & KMOD_SHIFT) != 0,
                       .word = (held & (KMOD_CTRL | KMOD_GUI)) != 0};
    }
    }
    return none;
}

bool desktop_input_text(const char **text, Input *input)
{
    while (**text != '\0' && ((unsigned char)**text < ' ' || **text == 127)) (*text)++;
    if (**text == '\0') return false;
    *input = (Input){.kind = INPUT_TEXT};
    size_t length = 0;
    do {
        input->text[length++] = *(*text)++;
    } while (((unsigned char)**text & 0xC0) == 0x80 && length + 1 < sizeof input->text);
    return true;
}
