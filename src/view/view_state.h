/* view_state.h -- the inside of a View. Only for the modules called view_*. */
#ifndef VIEW_VIEW_STATE_H
#define VIEW_VIEW_STATE_H

#include "review/history.h"
#include "table/coaching.h"
#include "table/next_throw.h"
#include "table/tutorial.h"
#include "ui/ui.h"
#include "view/forecast.h"
#include "view/lesson_shown.h"
#include "view/online_facts.h"
#include "view/stage.h"
#include "view/view_screen.h"
#include "view/view_sheet.h"
#include "view/warning.h"

enum { VIEW_REQUESTS = 16, VIEW_TOLD_SIZE = 1000 };

struct View {
    Ui *ui; /* owned */
    Canvas *measure;
    Settings settings;
    const Language *language; /* NULL: English */
    double width, height;
    bool dirty; /* the picture is out of date */

    Screen screen;
    Screen before[SCREEN_COUNT];     /* where the back button of each screen leads */
    void *screen_kept[SCREEN_COUNT]; /* owned */
    SheetKind sheet;                 /* opened by hand, over the table */
    SheetKind put_off;               /* the game calls for it, a person has closed it */
    void *sheet_kept[SHEET_COUNT];   /* owned */
    SpaceId sheet_space;
    SeatId sheet_seat;
    Confirm confirm;

    bool chooser;
    bool paths; /* files can be named */
    bool stays; /* the app cannot be quit */
    bool links;
    const EditionLibrary *library;
    const Table *table;
    const Table *demo;
    int pictures[MAX_SEATS];
    SavedGame *saved; /* owned */
    int saved_count;
    Stage stage;
    Stage demo_stage;
    bool unwatched;     /* computers alone play: at full speed until somebody wants to watch */
    size_t thrown;      /* actions of the table and one, when chance was told to go on */
    double breeze;      /* seconds that the motif has moved, see view_breeze.h, */
    double breeze_left; /* and those it goes on for, */
    double breeze_due;  /* and those until its next picture */
    double rest;        /* seconds until computers may go on, to let eyes follow */
    uint32_t asked;     /* the question shown, see view_ear.h; 0: none yet */
    int at_screen;      /* the seat of the person and one, see view_gate.h; 0: nobody yet */
    int speaker;        /* the same, of who bids where anybody may; see view_choose_speaker */
    SheetKind wish;     /* to be opened when the floor is given, see floor_wish.h */
    SheetKind was_open; /* in the pass before */
    size_t reason_of;   /* the open block of the account, see view_reason.h */
    char reason[VIEW_TOLD_SIZE];
    bool paused; /* computers wait until somebody lets them go on */

    Action hint;
    size_t hint_at; /* actions of the table when it was given */
    bool hint_known;
    Warning warning;
    bool learning; /* a lesson is being given */
    Tutorial lesson;
    LessonShown lesson_page; /* the one that was opened last */
    NextThrow next;          /* see view_coach.h */
    size_t next_at;          /* actions of the table and one, when it was found; 0: never */
    SeatId next_seat;        /* whose it is */
    const Review *review;    /* of the table; NULL: none yet */
    uint32_t review_news;    /* see view_review.h */
    const History *history;  /* NULL: none yet */
    double history_part;     /* see view_history.h */
    Forecast forecast;       /* the one asked for last, or its answer */
    size_t forecast_at;      /* actions of the table and one, when it was asked; 0: never */
    int odds[MAX_SEATS], odds_next[MAX_SEATS]; /* as shown, and of the state to be shown */
    bool odds_known, odds_fresh;

    char told[VIEW_TOLD_SIZE]; /* a sentence shown for a while */
    double told_until;
    bool told_hint; /* it is the hint */

    OnlineFacts online;
    double clock_age;    /* seconds since the clocks of the table on a server were told, */
    unsigned clock_told; /* the so manieth time */
    int said_read;       /* remarks that were read here */
    int said_before;     /* and that were made before this guest came, */
    bool came;           /* which is known when it has */
    unsigned lost;       /* seats whose people have lost the connection, and when that was seen */
    double lost_at[MAX_SEATS];

    Request requests[VIEW_REQUESTS];
    int request_count;
    GamePlan plan;     /* of REQUEST_BEGIN */
    Text request_text; /* of REQUEST_EDITION, REQUEST_PICTURE; grows */
    char request_word[WORD_SIZE];
};

#endif
