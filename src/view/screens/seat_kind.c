/* seat_kind.c -- a new game: who decides for a seat, a person or which computer. */
#include "view/screens/seat_kind.h"

#include <assert.h>
#include <string.h>

#include "table/temper_words.h"
#include "ui/controls.h"
#include "ui/form.h"
#include "view/screens/setup_plan.h"
#include "view/screens/setup_seats.h"
#include "view/view_shown.h"

enum { TEMPERS_MAX = 8 };

static SeatPlan *seat_of(View *view, int seat)
{
    return &setup_of(view)->plan.seating.seats[seat];
}

double seat_kind_label(Ui *ui, Box box, const char *words)
{
    return form_words(ui, box, words, TYPE_BODY, FONT_SEMIBOLD, ui->theme.ink) + ui_px(ui, 4);
}

/* All kinds that are no levels; those come first. */
static const PlayerKind *const *other_kinds_list(int *count)
{
    const PlayerKind *const *others = player_kinds() + player_level_count();
    for (*count = 0; others[*count] != NULL;) ++*count;
    return others;
}

/* The computer of the game that the edition is modelled on: "montreal", "london-easy"; the
 * first of the others where there is none. */
static const PlayerKind *first_other(View *view, const PlayerKind *const *others)
{
    const char *edition = setup_of(view)->edition.word;
    for (int i = 0; others[i] != NULL; i++)
        if (text_starts_folded(others[i]->word, edition)) return others[i];
    return others[0];
}

static int index_of(const PlayerKind *const *list, int count, const PlayerKind *kind)
{
    for (int i = 0; i < count; i++)
        if (list[i] == kind) return i;
    return -1;
}

/* Words of players are ours to translate where they are levels, names else. */
static Phrase translated(const View *view, const char *words)
{
    Phrase made;
    text_copy(made.words, sizeof made.words, view_label(view, &(const Sentence){.words = words}));
    if (made.words[0] >= 'a' && made.words[0] <= 'z')
        made.words[0] = (char)(made.words[0] - 'a' + 'A');
    return made;
}

Phrase seat_kind_words(const View *view, const PlayerKind *kind)
{
    const char *temper = temper_words_pill(view_words(view), kind);
    Phrase label = translated(view, temper_level(kind)->word);
    if (temper != NULL)
        return PHRASE(view, T_("{name}, {other_name}"), arg_name(label.words),
                      arg_other_name(temper));
    for (char *at = label.words; *at != '\0'; at++)
        if (*at == '-' || *at == '_') *at = ' ';
    return label;
}

/* The other kinds, leafed through with arrows. */
static double other_kinds(View *view, Box box, int seat, const PlayerKind *const *others, int count)
{
    Ui *ui = view_ui(view);
    SeatPlan *plan = seat_of(view, seat);
    Box line = {box.x, box.y, box.w, button_height(ui)};
    int now = index_of(others, count, plan->kind), step = 0;
    assert(count > 0);
    if (button(ui, box_cut_left(&line, line.h),
               (Button){.id = ui_id("kind-before", seat),
                        .label = LABEL(view, T_("Previous kind")),
                        .icon = ICON_LEFT,
                        .icon_only = true}))
        step = count - 1;
    if (button(ui, box_cut_right(&line, line.h),
               (Button){.id = ui_id("kind-next", seat),
                        .label = LABEL(view, T_("Next kind")),
                        .icon = ICON_RIGHT,
                        .icon_only = true}))
        step = 1;
    if (step > 0) plan->kind = others[(now + step) % count];
    lettering_line(ui, box_inset(line, ui_px(ui, 8), 0), seat_kind_words(view, plan->kind).words,
                   (Style){TYPE_LARGE, FONT_SEMIBOLD, ui->theme.ink, ALIGN_CENTRE});
    return line.h + ui_px(ui, 8);
}

static double about_kind(View *view, Box box, const PlayerKind *kind)
{
    Ui *ui = view_ui(view);
    Phrase about = translated(view, kind->about);
    return form_words(ui, box, PHRASE(view, T_("{text}."), arg_text(about.words)).words, TYPE_BODY,
                      FONT_MEDIUM, ui->theme.quiet);
}

/* Where to find the computer that this game was described with. */
static double about_own(View *view, Box box, const PlayerKind *own, const PlayerKind *chosen)
{
    Ui *ui = view_ui(view);
    if (own == chosen || !text_starts_folded(own->word, setup_of(view)->edition.word)) return 0;
    Phrase where = PHRASE(view,
                          T_("The computer of the game that this board comes from is under "
                             "{text}: {name}."),
                          arg_text(LABEL(view, TC_("level", "Other"))),
                          arg_name(seat_kind_words(view, own).words));
    return form_words(ui, box, where.words, TYPE_BODY, FONT_MEDIUM, ui->theme.quiet);
}

/* Even-tempered, or one of the tempers of its level. */
static double temper(View *view, Box box, int seat)
{
    Ui *ui = view_ui(view);
    SeatPlan *plan = seat_of(view, seat);
    const PlayerKind *own = temper_level(plan->kind);
    const char *words[TEMPERS_MAX + 1] = {LABEL(view, TC_("temper", "even"))};
    int count = temper_count(own), chosen = 0;
    if (count == 0 || count > TEMPERS_MAX) return 0;
    for (int i = 0; i < count; i++) {
        words[i + 1] = temper_words_pill(view_words(view), temper_of_level(own, i));
        if (plan->kind == temper_of_level(own, i)) chosen = i + 1;
    }
    double used = ui_px(ui, 8);
    used += seat_kind_label(ui, form_below(box, used), LABEL(view, T_("Temper")));
    Box choice = form_below(box, used);
    choice.h = control_choice_height(ui, box.w, words, count + 1);
    if (control_choice(ui, choice, ui_id("seat-temper", seat), LABEL(view, T_("Temper")), words,
                       count + 1, &chosen))
        plan->kind = chosen == 0 ? own : temper_of_level(own, chosen - 1);
    used += choice.h + ui_px(ui, 4);
    if (plan->kind->temper == NULL) return used;
    Phrase about = translated(view, plan->kind->temper->about);
    return used + form_words(ui, form_below(box, used),
                             PHRASE(view, T_("{text}."), arg_text(about.words)).words, TYPE_BODY,
                             FONT_MEDIUM, ui->theme.quiet);
}

static double decider(View *view, Box box, int seat)
{
    const char *const words[] = {LABEL(view, T_("Person")), LABEL(view, T_("Computer"))};
    SeatPlan *plan = seat_of(view, seat);
    int chosen = plan->kind != NULL;
    box.h = control_choice_height(view_ui(view), box.w, words, 2);
    if (control_choice(view_ui(view), box, ui_id("seat-decider", seat),
                       LABEL(view, T_("Person or computer")), words, 2, &chosen))
        plan->kind = chosen ? setup_seats_usual_kind() : NULL;
    return box.h;
}

static double level(View *view, Box box, int seat)
{
    Ui *ui = view_ui(view);
    SeatPlan *plan = seat_of(view, seat);
    const PlayerKind *const *levels = player_kinds();
    Phrase labels[PLAYER_LEVELS_MAX];
    const char *words[PLAYER_LEVELS_MAX + 1];
    int other_count, level_count = player_level_count();
    const PlayerKind *const *others = other_kinds_list(&other_count);
    for (int i = 0; i < level_count; i++) {
        labels[i] = seat_kind_words(view, levels[i]);
        words[i] = labels[i].words;
    }
    words[level_count] = LABEL(view, TC_("level", "Other"));
    int chosen = index_of(levels, level_count, temper_level(plan->kind));
    if (chosen < 0) chosen = level_count;
    double used = seat_kind_label(ui, box, LABEL(view, T_("Level")));
    Box choice = form_below(box, used);
    choice.h = control_choice_height(ui, box.w, words, level_count + 1);
    if (control_choice(ui, choice, ui_id("seat-level", seat), LABEL(view, T_("Level")), words,
                       level_count + 1, &chosen))
        plan->kind = chosen < level_count ? levels[chosen] : first_other(view, others);
    used += choice.h + ui_px(ui, 8);
    if (chosen == level_count)
        used += other_kinds(view, form_below(box, used), seat, others, other_count);
    used += about_kind(view, form_below(box, used), plan->kind);
    used += temper(view, form_below(box, used), seat);
    return used + about_own(view, form_below(box, used), first_other(view, others), plan->kind);
}

double seat_kind(View *view, Box box, int seat)
{
    double used = decider(view, box, seat);
    if (seat_of(view, seat)->kind == NULL) return used;
    used += ui_px(view_ui(view), 12);
    return used + level(view, form_below(box, used), seat);
}
