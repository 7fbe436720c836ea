/* cmd_lab_worth.c -- opoly lab worth: what every group earns. */
#include "apps/lab/cmd_lab.h"
#include "apps/lab/lab_options.h"
#include "base/mem.h"
#include "lab/worth_report.h"

static const OptionSpec options[] = {
    LAB_OPTION_EDITION, LAB_OPTION_RULE, LAB_OPTION_JAIL, LAB_OPTION_CSV, LAB_OPTION_REPORT, {0},
};

static int reckon(const Edition *edition, const LabWanted *wanted)
{
    WalkWay way = WALK_PAYS;
    if (wanted->jail >= 0)
        way = (WalkWay)wanted->jail;
    else if (!walk_way_open(edition, way))
        way = WALK_THROWS;
    Walk *walk = walk_new(edition, way, false);
    Chain *chain = mem_new(1, sizeof *chain);
    GroupWorth *worths = mem_new(MAX_GROUPS, sizeof *worths);
    chain_solve(walk, chain);
    for (int group = 0; group < edition->group_count; group++)
        group_worth_make(edition, chain, (GroupId)group, &worths[group]);
    int status = lab_options_show(wanted, worth_report_new(edition, way, worths));
    mem_free(worths);
    mem_free(chain);
    walk_free(walk);
    return status;
}

static int run(const CommandSpec *command, int argc, char **argv)
{
    return lab_options_run(command, argc, argv, reckon);
}

const CommandSpec cmd_lab_worth = {
    .name = "lab worth",
    .usage = "[OPTION]...",
    .summary = "Shows what every group earns at every level, and when it has paid",
    .about = "Expected rents by the exact odds of landing, as the edition's rules reckon them.",
    .options = options,
    .run = run,
};
