/* mpi_main.c -- opoly-mpi: the laboratory over many machines, on MPI.
 *
 * Every rank runs the same command on its share of the work; sums are made of
 * whole numbers, so the report is the same as one machine gives. Only rank 0
 * speaks and writes files. */
#include <fcntl.h>
#include <mpi.h>
#include <unistd.h>

#include "apps/command/cmd.h"
#include "apps/command/output.h"
#include "apps/lab/lab_crew.h"
#include "apps/picture/cairo_lab.h"

static void add_up(void *counts, size_t bytes)
{
    MPI_Allreduce(MPI_IN_PLACE, counts, (int)(bytes / sizeof(int64_t)), MPI_INT64_T, MPI_SUM,
                  MPI_COMM_WORLD);
}

static void be_silent(void)
{
    int nowhere = open("/dev/null", O_WRONLY);
    if (nowhere < 0) return;
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    close(nowhere);
}

/* What the laboratory can do is the same on one machine and on many. */
static int help(void)
{
    char lab[] = "lab", option[] = "--help";
    char *words[] = {lab, option, NULL};
    TELL(T_("opoly-mpi runs the commands of the laboratory on many machines: {word}"),
         arg_word("mpirun -n 8 opoly-mpi lab play ..."));
    output_words("\n");
    return cmd_lab.run(&cmd_lab, 2, words);
}

static int version(void)
{
    output_words("opoly-mpi " OPOLY_VERSION "\n");
    return output_end(EXIT_GOOD);
}

/* Questions about the program itself need no other machine; -1: it is none. */
static int answer(const char *word)
{
    if (text_same(word, "--help") || text_same(word, "-h")) return help();
    if (text_same(word, "--version") || text_same(word, "-V")) return version();
    return -1;
}

static int obey(int argc, char **argv)
{
    if (argc > 1 && text_same(argv[1], "lab")) return cmd_lab.run(&cmd_lab, argc - 1, argv + 1);
    return WRONG(&cmd_lab, T_("opoly-mpi runs the commands of the laboratory only: {word}"),
                 arg_word("mpirun -n 8 opoly-mpi lab play ..."));
}

int main(int argc, char **argv)
{
    output_begin();
    int given, status = answer(argc > 1 ? argv[1] : "");
    if (status >= 0) return status;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &given);
    LabCrew crew = {.add_up = add_up};
    MPI_Comm_rank(MPI_COMM_WORLD, &crew.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &crew.count);
    lab_crew_set(&crew);
    if (!lab_crew_speaks()) be_silent();
#ifdef OPOLY_CAIRO
    cairo_lab_offer();
#endif
    status = obey(argc, argv);
    MPI_Finalize();
    return status;
}
