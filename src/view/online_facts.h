/* online_facts.h -- what the app tells the view of servers and of the table it sits at. */
#ifndef VIEW_ONLINE_FACTS_H
#define VIEW_ONLINE_FACTS_H

#include "online/guest.h"

typedef enum WireState { WIRE_NONE, WIRE_TRIES, WIRE_HOLDS, WIRE_LOST } WireState;

enum { ONLINE_LINK_SIZE = 240, ONLINE_TABLES_SIZE = 2000 };

typedef struct OnlineFacts {
    bool offered;       /* the app can reach servers */
    bool home;          /* one of them is where the page came from: no address is asked for */
    bool shares;        /* the system can hand a link on: REQUEST_SHARE */
    const Guest *guest; /* NULL: at no table */
    WireState wire;
    char link[ONLINE_LINK_SIZE];     /* friends come by it; "": not known yet */
    char own_link[ONLINE_LINK_SIZE]; /* who opens it has this seat */
    bool listed;                     /* it is known which tables are open */
    /* Tables that everybody may join, a line each as in docs/online.md: "table SECRET ..." */
    char tables[ONLINE_TABLES_SIZE];
} OnlineFacts;

#endif
