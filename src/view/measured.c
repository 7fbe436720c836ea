/* measured.c -- how tall contents will be: laid out once for nobody. */
#include "view/measured.h"

#include "canvas/canvas_mute.h"

double measured_height(View *view, double width, Contents contents, void *what)
{
    Ui *ui = &view->ui;
    Canvas *canvas = ui->canvas;
    CanvasMute mute = canvas_mute(canvas);
    Box clip = ui->clip;
    bool enabled = ui->enabled;
    ui->canvas = &mute.canvas;
    ui->clip = (Box){0, 0, width, 1e6};
    ui->enabled = false;
    double height = contents(view, (Box){0, 0, width, 1e6}, what);
    ui->canvas = canvas;
    ui->clip = clip;
    ui->enabled = enabled;
    return height;
}
