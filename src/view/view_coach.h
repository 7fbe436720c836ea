/* view_coach.h -- the coach at the table: its warning, and what the next throw may bring. */
#ifndef VIEW_VIEW_COACH_H
#define VIEW_VIEW_COACH_H

#include "table/coaching.h"
#include "table/next_throw.h"
#include "view/warning.h"

typedef struct View View;

const Warning *view_warning(const View *view);
/* The answers: what was meant after all, with what was to follow; the other way; neither. */
typedef enum WarningAnswer { WARNING_MEANT, WARNING_INSTEAD, WARNING_NEITHER } WarningAnswer;
void view_answer_warning(View *view, WarningAnswer answer);

/* What the coach may say here; nothing where somebody at the table does not want it. */
Coaching view_coaching(const View *view);
bool view_uncoached(const View *view);

/* What the next throw of the person who decides may bring; NULL when the coach does not tell, or
 * nobody here has a throw before them. */
const NextThrow *view_next_throw(View *view, SeatId *seat);

/* Shows chances that wait for the state they are about. */
void view_show_odds(View *view);

#endif
