/* desktop_window.c -- a window of SDL that shows what is drawn on its canvas. */
#include "apps/desktop/desktop_window.h"

#include <SDL.h>
#include <stdlib.h>

#include "apps/command/reader.h"
#include "apps/desktop/desktop_icon.h"
#include "apps/picture/cairo_canvas.h"
#include "base/mem.h"

enum { LEAST_WIDTH = 800, LEAST_HEIGHT = 500, ICON = 64 };

struct DesktopWindow {
    SDL_Window *window;
    Canvas *canvas;
    int scale; /* wished for; 0: what the display says */
    int pixels_wide, pixels_high;
    double ratio;         /* the view's pixels per place of the window system */
    double width, height; /* as the view counts them */
};

static void set_hints(void)
{
    /* Otherwise a software OpenGL draws every picture twice. */
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint(SDL_HINT_APP_NAME, "opoly");
    setenv("SDL_VIDEO_X11_WMCLASS", "opoly", 0);
    setenv("SDL_VIDEO_WAYLAND_WMCLASS", "opoly", 0);
}

/* Does the environment name a display? Without one, libraries of SDL print
 * their own complaints. */
static bool display_named(void)
{
    static const char *const names[] = {"DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR",
                                        "SDL_VIDEODRIVER"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && value[0] != '\0') return true;
    }
    return false;
}

/* Without a display SDL draws to nothing, which only tests want. */
static bool start_video(Text *why)
{
    set_hints();
    bool good = display_named() && SDL_InitSubSystem(SDL_INIT_VIDEO) == 0;
    const char *driver = good ? SDL_GetCurrentVideoDriver() : NULL;
    bool nobody = driver != NULL && (text_same(driver, "offscreen") || text_same(driver, "dummy"));
    if (good && (!nobody || getenv("SDL_VIDEODRIVER") != NULL)) return true;
    if (good) SDL_QuitSubSystem(SDL_INIT_VIDEO);
    SAY(reader_words(), why,
        T_("there is no display to open a window on; '{word}' plays in the terminal"),
        arg_word("opoly term"));
    return false;
}

static void set_icon(SDL_Window *window)
{
    Canvas *canvas = cairo_canvas_new(ICON, ICON, 1);
    desktop_icon_draw(canvas, (Box){0, 0, ICON, ICON});
    CairoPixels pixels = cairo_canvas_pixels(canvas);
    SDL_Surface *icon = SDL_CreateRGBSurfaceWithFormatFrom(
        (void *)(uintptr_t)pixels.start, ICON, ICON, 32, pixels.stride, SDL_PIXELFORMAT_ARGB8888);
    if (icon != NULL) SDL_SetWindowIcon(window, icon);
    SDL_FreeSurface(icon);
    cairo_canvas_free(canvas);
}

/* Not larger than the screen has room for. */
static void open_window(DesktopWindow *self, int width, int height)
{
    int scale = self->scale > 0 ? self->scale : 1;
    SDL_Rect room;
    width *= scale;
    height *= scale;
    if (SDL_GetDisplayUsableBounds(0, &room) == 0 && room.w > 0 && room.h > 0) {
        width = SDL_min(width, room.w);
        height = SDL_min(height, room.h);
    }
    self->window = SDL_CreateWindow("opoly", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width,
                                    height, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (self->window == NULL) return;
    SDL_SetWindowMinimumSize(self->window, SDL_min(width, LEAST_WIDTH * scale),
                             SDL_min(height, LEAST_HEIGHT * scale));
    set_icon(self->window);
}

/* Measures the window; true when its pixels are not those of the canvas. */
static bool measure(DesktopWindow *self)
{
    int places_wide, places_high, wide, high;
    SDL_GetWindowSize(self->window, &places_wide, &places_high);
    SDL_GetWindowSizeInPixels(self->window, &wide, &high);
    bool other = wide != self->pixels_wide || high != self->pixels_high;
    self->pixels_wide = wide;
    self->pixels_high = high;
    double by_display = places_wide > 0 ? (double)wide / places_wide : 1;
    double scale = self->scale > 0 ? self->scale : by_display;
    self->ratio = by_display / scale;
    self->width = wide / scale;
    self->height = high / scale;
    return other;
}

static double scale_of(const DesktopWindow *self)
{
    return self->pixels_wide / self->width;
}

DesktopWindow *desktop_window_new(int width, int height, int scale, Text *why)
{
    if (!start_video(why)) return NULL;
    DesktopWindow *self = mem_new(1, sizeof *self);
    self->scale = scale;
    open_window(self, width, height);
    if (self->window == NULL) {
        SAY(reader_words(), why, T_("no window can be opened: {text}"), arg_text(SDL_GetError()));
        mem_free(self);
        return NULL;
    }
    measure(self);
    self->canvas = cairo_canvas_new(self->pixels_wide, self->pixels_high, scale_of(self));
    return self;
}

void desktop_window_free(DesktopWindow *self)
{
    if (self == NULL) return;
    cairo_canvas_free(self->canvas);
    SDL_DestroyWindow(self->window);
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    mem_free(self);
}

Canvas *desktop_window_canvas(DesktopWindow *self)
{
    return self->canvas;
}

void desktop_window_size(const DesktopWindow *self, double *width, double *height)
{
    *width = self->width;
    *height = self->height;
}

bool desktop_window_fit(DesktopWindow *self)
{
    if (!measure(self)) return false;
    cairo_canvas_resize(self->canvas, self->pixels_wide, self->pixels_high, scale_of(self));
    return true;
}

double desktop_window_ratio(const DesktopWindow *self)
{
    return self->ratio;
}

void desktop_window_show(DesktopWindow *self)
{
    SDL_Surface *screen = SDL_GetWindowSurface(self->window);
    if (screen == NULL) return;
    CairoPixels pixels = cairo_canvas_pixels(self->canvas);
    /* Everything is opaque: without alpha SDL only copies. */
    SDL_Surface *drawn = SDL_CreateRGBSurfaceWithFormatFrom((void *)(uintptr_t)pixels.start,
                                                            pixels.width, pixels.height, 32,
                                                            pixels.stride, SDL_PIXELFORMAT_RGB888);
    if (drawn == NULL) return;
    SDL_BlitSurface(drawn, NULL, screen, NULL);
    SDL_FreeSurface(drawn);
    SDL_UpdateWindowSurface(self->window);
}

void desktop_window_full_screen(DesktopWindow *self, bool full)
{
    bool is = (SDL_GetWindowFlags(self->window) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
    if (is != full) {
        SDL_SetWindowFullscreen(self->window, full ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
    }
}
