/* lab_crew.h -- the processes that share the work of the laboratory. */
#ifndef APPS_LAB_LAB_CREW_H
#define APPS_LAB_LAB_CREW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One process alone, unless a program says otherwise (opoly-mpi). All of
 * them run the same command and make the same decisions. */
typedef struct LabCrew {
    int rank, count;
    /* Every process gives its counts and gets the sums of all. */
    void (*add_up)(void *counts, size_t bytes);
} LabCrew;

/* Keeps the pointer. */
void lab_crew_set(const LabCrew *crew);
const LabCrew *lab_crew(void);
/* Is this the one that writes files and speaks? */
bool lab_crew_speaks(void);

#endif
