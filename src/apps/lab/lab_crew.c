/* lab_crew.c -- the processes that share the work of the laboratory. */
#include "apps/lab/lab_crew.h"

static void add_up_alone(void *counts, size_t bytes)
{
    (void)counts;
    (void)bytes;
}

static const LabCrew alone = {.rank = 0, .count = 1, .add_up = add_up_alone};
static const LabCrew *current = &alone;

void lab_crew_set(const LabCrew *crew)
{
    current = crew;
}

const LabCrew *lab_crew(void)
{
    return current;
}

bool lab_crew_speaks(void)
{
    return current->rank == 0;
}
