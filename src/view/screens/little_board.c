/* little_board.c -- a board as a small picture. */
#include "view/screens/little_board.h"

#include "base/mem.h"

void little_board_read(const EditionLibrary *library, const char *word, LittleBoard *board)
{
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    *board = (LittleBoard){0};
    text_copy(board->word, sizeof board->word, word);
    if (library != NULL && edition_read(library, word, NULL, edition, problems)) {
        Face face = face_whole(&edition->face, edition->felt);
        board->known = true;
        text_copy(board->title, sizeof board->title, edition->title);
        board->count = edition->space_count;
        board->rail = face.value[FACE_RAIL];
        board->tint = face.value[FACE_TINT];
        board->paper = face.value[FACE_PAPER];
        for (int i = 0; i < edition->space_count; i++)
            if (edition->spaces[i].kind == SPACE_DEED)
                board->squares[i] =
                    edition->groups[edition->deeds[edition->spaces[i].deed].group].colour;
    }
    mem_free(problems);
    mem_free(edition);
}

/* Square n of the ring, from the bottom right corner round. */
static Box square(Box box, int count, int n)
{
    int side = (count + 3) / 4, across = n / side, at = n % side;
    double wide = box.w / (side + 1), high = box.h / (side + 1);
    switch (across) {
    case 0: return (Box){box.x + box.w - wide * (at + 1), box.y + box.h - high, wide, high};
    case 1: return (Box){box.x, box.y + box.h - high * (at + 1), wide, high};
    case 2: return (Box){box.x + wide * at, box.y, wide, high};
    }
    return (Box){box.x + box.w - wide, box.y + high * at, wide, high};
}

void little_board_draw(Ui *ui, Box box, const LittleBoard *board)
{
    if (!board->known) return;
    double edge = box.w * 0.05;
    canvas_fill_round(ui->canvas, box, ui_px(ui, 4), colour_opaque(board->rail));
    Box ring = box_inset(box, edge, edge);
    canvas_fill_box(ui->canvas, ring, colour_opaque(board->paper));
    for (int i = 0; i < board->count; i++)
        if (board->squares[i] != 0)
            canvas_fill_box(ui->canvas, box_inset(square(ring, board->count, i), 0.5, 0.5),
                            colour_opaque(board->squares[i]));
    int side = (board->count + 3) / 4 + 1;
    canvas_fill_box(ui->canvas, box_inset(ring, ring.w / side, ring.h / side),
                    colour_opaque(board->tint));
}
