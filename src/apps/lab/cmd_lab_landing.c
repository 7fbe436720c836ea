/* cmd_lab_landing.c -- opoly lab landing: where tokens land in the long run. */
#include "apps/command/output.h"
#include "apps/lab/cmd_lab.h"
#include "apps/lab/lab_options.h"
#include "apps/lab/lab_runner.h"
#include "base/mem.h"
#include "lab/landing_report.h"

enum { USUAL_BATCHES = 1536, FEWEST_BATCHES = 32 };

static const OptionSpec options[] = {
    LAB_OPTION_EDITION,
    LAB_OPTION_RULE,
    LAB_OPTION_JAIL,
    {.name = "rolls",
     .letter = 'n',
     .value = "N",
     .help = T_("throws for each way, in batches of 65536 (100 million)")},
    {.name = "held", .help = T_("get-out cards are in somebody's hand, not in the piles")},
    LAB_OPTION_SEED,
    LAB_OPTION_THREADS,
    LAB_OPTION_CSV,
    LAB_OPTION_JSON,
    LAB_OPTION_REPORT,
    {0},
};

typedef struct Storm {
    const RandomWalk *walk;
    uint64_t seed;
} Storm;

static void throw_batch(const void *context, uint64_t batch, void *counts)
{
    const Storm *storm = context;
    random_walk_run(storm->walk, storm->seed, batch, counts);
}

static void study_way(const Edition *edition, const LabWanted *wanted, LandingStudy *study)
{
    MarkovChain *chain = markov_chain_new(edition, study->policy, wanted->held);
    RandomWalk *walk = random_walk_new(chain);
    Storm storm = {.walk = walk, .seed = wanted->seed};
    LabWork work = {.run = throw_batch, .context = &storm, .bytes = sizeof study->counts};
    uint64_t rolls = (uint64_t)wanted->rolls;
    uint64_t batches =
        rolls == 0 ? USUAL_BATCHES : (rolls + RANDOM_WALK_BATCH - 1) / RANDOM_WALK_BATCH;
    if (batches < FEWEST_BATCHES) batches = FEWEST_BATCHES; /* their spread is the error */
    lab_runner_run(&work, 0, batches, (int)wanted->threads, &study->counts);
    stationary_solve(chain, &study->stationary);
    random_walk_free(walk);
    markov_chain_free(chain);
}

/* Fewer throws than this would leave no error to tell. */
static void tell_least(const LabWanted *wanted)
{
    int64_t least = (int64_t)FEWEST_BATCHES * RANDOM_WALK_BATCH;
    if (wanted->rolls == 0 || wanted->rolls >= least) return;
    COMPLAIN(TN_("{count} throw is too few for an interval: {number} are made",
                 "{count} throws are too few for an interval: {number} are made"),
             arg_count(wanted->rolls), arg_number(least));
}

static int study(const CommandSpec *command, const Edition *edition, const LabWanted *wanted)
{
    (void)command;
    LandingStudy *studies = mem_new(JAIL_POLICY_COUNT, sizeof *studies);
    int count = 0;
    tell_least(wanted);
    for (int policy = 0; policy < JAIL_POLICY_COUNT; policy++) {
        bool asked = wanted->jail < 0 ? jail_policy_differs(edition, (JailPolicy)policy)
                                      : wanted->jail == policy;
        if (!asked) continue;
        studies[count].policy = (JailPolicy)policy;
        study_way(edition, wanted, &studies[count++]);
    }
    int status = lab_options_show(
        wanted, NULL, landing_report_new(edition, studies, count, wanted->seed, wanted->language));
    mem_free(studies);
    return status;
}

static int run(const CommandSpec *command, int argc, char **argv)
{
    return lab_options_run(command, argc, argv, study);
}

const CommandSpec cmd_lab_landing = {
    .name = "lab landing",
    .usage = "[OPTION]...",
    .summary = T_("Throws many dice: where tokens land, beside the exact odds"),
    .about = T_("Every way out of jail that the edition knows is studied separately. No\n"
                "money is involved: fines are always paid. Cards are drawn as if each pile were\n"
                "shuffled anew, and opened at once."),
    .options = options,
    .run = run,
};
