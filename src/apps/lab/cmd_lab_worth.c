/* cmd_lab_worth.c -- opoly lab worth: what every group earns. */
#include "apps/lab/cmd_lab.h"
#include "apps/lab/lab_options.h"
#include "base/mem.h"
#include "lab/worth_report.h"

static const OptionSpec options[] = {
    LAB_OPTION_EDITION,
    LAB_OPTION_RULE,
    LAB_OPTION_JAIL,
    LAB_OPTION_CSV,
    LAB_OPTION_JSON,
    LAB_OPTION_REPORT,
    {0},
};

static int reckon(const CommandSpec *command, const Edition *edition, const LabWanted *wanted)
{
    (void)command;
    JailPolicy policy = JAIL_POLICY_PAY;
    if (wanted->jail >= 0)
        policy = (JailPolicy)wanted->jail;
    else if (!jail_policy_differs(edition, policy))
        policy = JAIL_POLICY_THROW;
    MarkovChain *chain = markov_chain_new(edition, policy, false);
    Stationary *stationary = mem_new(1, sizeof *stationary);
    GroupWorth *worths = mem_new(MAX_GROUPS, sizeof *worths);
    stationary_solve(chain, stationary);
    for (int group = 0; group < edition->group_count; group++)
        group_worth_make(edition, stationary, (GroupId)group, &worths[group]);
    int status =
        lab_options_show(wanted, NULL, worth_report_new(edition, policy, worths, wanted->language));
    mem_free(worths);
    mem_free(stationary);
    markov_chain_free(chain);
    return status;
}

static int run(const CommandSpec *command, int argc, char **argv)
{
    return lab_options_run(command, argc, argv, reckon);
}

const CommandSpec cmd_lab_worth = {
    .name = "lab worth",
    .usage = "[OPTION]...",
    .summary = T_("Shows what every group earns at every level, and when it has paid"),
    .about =
        T_("Expected rents by the exact odds of landing, as the edition's rules compute them."),
    .options = options,
    .run = run,
};
