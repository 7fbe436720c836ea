/* cmd_join.c -- opoly join: plays on a server, in the terminal. */
#include <getopt.h>

#include "apps/command/cmd.h"
#include "apps/command/output.h"
#include "apps/link/joined.h"
#include "apps/link/listing.h"
#include "apps/store/edition_store.h"

enum { OPTION_NAME, OPTION_LIST };
static const OptionSpec options[] = {
    [OPTION_NAME] = {.name = "name",
                     .letter = 'n',
                     .value = "NAME",
                     .help = T_("take a seat under this name")},
    [OPTION_LIST] = {.name = "list",
                     .letter = 'l',
                     .help = T_("list the open tables of the server instead")},
    {0},
};

static int run(const CommandSpec *command, int argc, char **argv)
{
    JoinedPlan plan = {0};
    const char *value;
    bool list = false;
    int option;
    while ((option = options_next(command, argc, argv, &value)) != OPTIONS_END) {
        if (option < 0) return options_leave(command, option);
        if (option == OPTION_LIST)
            list = true;
        else
            plan.name = value;
    }
    if (argc - optind != 1) return WRONG_PLAIN(command, T_("name the link of a table"));
    if (!server_address_read(argv[optind], &plan.address)) {
        return WRONG(command, T_("'{word}' is no link to a table, such as {other_word}"),
                     arg_word(argv[optind]), arg_other_word("http://HOST:8642/#room=..."));
    }
    if (list) return output_end(listing_print(&plan.address));
    EditionStore *editions = edition_store_translated();
    plan.library = edition_store_library(editions);
    int status = joined_play(&plan);
    edition_store_free(editions);
    return output_end(status);
}

const CommandSpec cmd_join = {
    .name = "join",
    .usage = "[OPTION]... LINK",
    .summary = T_("Plays with friends on a server"),
    .about = T_("LINK is what a friend sent you, or the address of a server: then a new table is\n"
                "opened there. Whoever leaves comes back by the same command."),
    .options = options,
    .run = run,
};
