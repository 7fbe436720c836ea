/* judge.c -- is what a program did in trouble what it promises? */
#include "faults/judge.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>

/* The list of editions has one for each of them, and one for each place. */
enum { MOST_SENTENCES = 4, MOST_IN_LIST = 14 };

/* ---- without trouble ---- */

/* Of Ada and Bob, who play in all cases that keep a game. */
static int count_prompts(const Text *out)
{
    int count = 0;
    for (const char *at = out->start; (at = strstr(at, "> ")) != NULL; at++) {
        count += at - out->start >= 3 &&
                 (memcmp(at - 3, "Ada", 3) == 0 || memcmp(at - 3, "Bob", 3) == 0);
    }
    return count;
}

static void learn_prompts(Reference *reference)
{
    const Case *self = reference->self;
    int lines = 0;
    for (const char *at = self->input; *at != '\0'; at++) lines += *at == '\n';
    for (int n = 0; n <= lines; n++) {
        Trial trial;
        case_run(self, NULL, n, &trial);
        int prompts = count_prompts(&trial.out);
        if (prompts <= CASE_LINES) {
            reference->agreed[prompts] = saved_count(&trial.saved, self->game);
        }
        trial_free(&trial);
    }
}

bool reference_learn(const Case *self, Reference *reference)
{
    *reference = (Reference){.self = self};
    if (self->game != NO_GAME) learn_prompts(reference);
    case_run(self, NULL, CASE_LINES, &reference->trial);
    return reference->trial.status == 0 && reference->trial.saved.sound;
}

void reference_free(Reference *reference)
{
    trial_free(&reference->trial);
}

/* ---- parts of the judgement ---- */

static bool find(Text *finding, const char *words, const char *more)
{
    text_add(finding, words);
    text_add(finding, more);
    return false;
}

static bool same_text(const Text *a, const Text *b)
{
    return a->length == b->length && memcmp(a->start, b->start, a->length) == 0;
}

/* "opoly: Words." without anything only a programmer would understand. */
static bool is_sentence(const char *line, size_t length, const char *program)
{
    size_t name = strlen(program);
    if (length < name + 4 || memcmp(line, program, name) != 0) return false;
    if (line[name] != ':' || line[name + 1] != ' ') return false;
    if (strchr(".?!", line[length - 1]) == NULL) return false;
    for (size_t i = 0; i < length; i++) {
        if ((unsigned char)line[i] < ' ' || line[i] == 127) return false;
    }
    return memmem(line, length, "errno", 5) == NULL && memmem(line, length, "SQL", 3) == NULL;
}

/* What was said beyond what is said without trouble. */
static bool sentences_good(const Reference *reference, const Trial *trial, Text *finding)
{
    int count = 0;
    const char *usual = reference->trial.err.start;
    for (const char *at = trial->err.start; *at != '\0';) {
        size_t length = strcspn(at, "\n");
        char line[1200] = "";
        memcpy(line, at, length < sizeof line - 1 ? length : sizeof line - 1);
        bool theirs = strncmp(line, "Fontconfig ", 11) == 0; /* not our words */
        if (!theirs && (usual[0] == '\0' || strstr(usual, line) == NULL)) {
            count++;
            if (!is_sentence(at, length, reference->self->program)) {
                return find(finding, "this is no sentence: ", line);
            }
            /* Who types `save` again hears why again; an output is lost once. */
            if (strstr(line, "standard output") != NULL && strstr(at + length, line) != NULL) {
                return find(finding, "said twice: ", line);
            }
        }
        at += length + (at[length] == '\n');
    }
    bool list = strcmp(reference->self->name, "edition-list") == 0;
    return count <= (list ? MOST_IN_LIST : MOST_SENTENCES) ||
           find(finding, "too many sentences", "");
}

static bool ends_in(const char *name, const char *ending)
{
    size_t length = strlen(name), part = strlen(ending);
    return length > part && strcmp(name + length - part, ending) == 0;
}

static bool is_leftover(const char *name)
{
    return ends_in(name, ".new");
}

/* Where a font could not be read, the picture has another one. */
static bool is_whole_picture(const char *name, const Text *content)
{
    static const char end[] = "IEND\xae\x42\x60\x82";
    size_t length = sizeof end - 1;
    return ends_in(name, ".png") && content->length > length &&
           memcmp(content->start + content->length - length, end, length) == 0;
}

/* Every file is the old one or the new one, and none is missing. */
static bool files_whole(const Reference *reference, const Trial *trial, bool untidy, Text *finding)
{
    for (int i = 0; i < trial->tree.count; i++) {
        const char *name = trial->tree.names[i];
        if (untidy && is_leftover(name)) continue;
        if (is_whole_picture(name, &trial->tree.contents[i])) continue;
        if (!tree_has(&reference->trial.tree, name, &trial->tree.contents[i]) &&
            !tree_has(cases_before(), name, &trial->tree.contents[i])) {
            return find(finding, "neither the old nor the new file: ", name);
        }
    }
    for (int i = 0; i < cases_before()->count; i++) {
        bool there = false;
        for (int j = 0; j < trial->tree.count; j++) {
            there = there || strcmp(cases_before()->names[i], trial->tree.names[j]) == 0;
        }
        if (!there) return find(finding, "the file is gone: ", cases_before()->names[i]);
    }
    return true;
}

static bool has_picture(const Tree *tree, const char *name)
{
    for (int i = 0; i < tree->count; i++) {
        if (strcmp(tree->names[i], name) == 0) return is_whole_picture(name, &tree->contents[i]);
    }
    return false;
}

static bool files_all_new(const Reference *reference, const Trial *trial, Text *finding)
{
    for (int i = 0; i < reference->trial.tree.count; i++) {
        if (!has_picture(&trial->tree, reference->trial.tree.names[i]) &&
            !tree_has(&trial->tree, reference->trial.tree.names[i],
                      &reference->trial.tree.contents[i])) {
            return find(finding,
                        "status 0, but this file is not written: ", reference->trial.tree.names[i]);
        }
    }
    return true;
}

/* Was it said that something is not saved? */
static bool told_unsaved(const Trial *trial)
{
    return strstr(trial->err.start, "cannot be saved") != NULL ||
           strstr(trial->err.start, "not saved") != NULL;
}

static bool others_untouched(const Reference *reference, const Saved *saved, Text *finding)
{
    const Saved *before = cases_saved_before();
    for (int i = 0; i < SAVED_MOST; i++) {
        if (i == reference->self->game) continue;
        if (strcmp(saved->rows[i].start, before->rows[i].start) != 0 ||
            strcmp(saved->actions[i].start, before->actions[i].start) != 0) {
            return find(finding, "another game has changed", "");
        }
    }
    return true;
}

/* A lock that is not given means that another program plays the game: a copy
 * of it continues under a new number. */
static bool went_on_elsewhere(const Trial *trial)
{
    return strstr(trial->err.start, "this one goes on as number") != NULL;
}

/* What was played and shown is there, in order; what was there before too. */
static bool game_kept(const Reference *reference, const Trial *trial, Text *finding)
{
    int game = reference->self->game, prompts = count_prompts(&trial->out);
    const Text *actions = &trial->saved.actions[game];
    if (!went_on_elsewhere(trial) && !others_untouched(reference, &trial->saved, finding)) {
        return false;
    }
    if (!saved_begins(&reference->trial.saved.actions[game], actions)) {
        return find(finding, "the game has other actions", "");
    }
    if (!saved_begins(actions, &cases_saved_before()->actions[game])) {
        return find(finding, "actions of before are gone", "");
    }
    if (went_on_elsewhere(trial)) return true;
    int count = saved_count(&trial->saved, game);
    if (prompts <= CASE_LINES && count < reference->agreed[prompts] && !told_unsaved(trial)) {
        return find(finding, "actions were shown and are not in the store", "");
    }
    return true;
}

static bool store_good(const Reference *reference, const Trial *trial, Text *finding)
{
    if (!trial->saved.sound) return find(finding, "the database is damaged", "");
    if (reference->self->game != NO_GAME) return game_kept(reference, trial, finding);
    return saved_same(&trial->saved, cases_saved_before()) ||
           saved_same(&trial->saved, &reference->trial.saved) ||
           find(finding, "the saved games are neither the old nor the new ones", "");
}

/* Nothing that was asked for is missing. */
static bool all_done(const Reference *reference, const Trial *trial, Text *finding)
{
    if (!same_text(&trial->out, &reference->trial.out)) {
        return find(finding, "status 0, but the output is another", "");
    }
    return files_all_new(reference, trial, finding) &&
           (saved_same(&trial->saved, &reference->trial.saved) ||
            find(finding, "status 0, but the saved games are others", ""));
}

/* Said nothing, or that trouble is over, or a library did. */
static bool quiet(const Reference *reference, const Trial *trial)
{
    return same_text(&trial->err, &reference->trial.err) ||
           strstr(trial->err.start, "saving works again") != NULL ||
           strstr(trial->err.start, "a font cannot be used") != NULL ||
           strstr(trial->err.start, reference->self->program) == NULL;
}

/* Status 0: nothing is missing; a game may have had trouble that was
 * reported and is over, or its record could not be written, which is
 * reported where it was typed. */
static bool status_good_is_right(const Reference *reference, const Trial *trial, Text *finding)
{
    if (reference->self->game == NO_GAME && strcmp(reference->self->program, "watopoly") != 0) {
        return (quiet(reference, trial) || find(finding, "status 0 with a complaint", "")) &&
               all_done(reference, trial, finding);
    }
    if (same_text(&trial->out, &reference->trial.out)) return all_done(reference, trial, finding);
    if (reference->self->game != NO_GAME && !went_on_elsewhere(trial) &&
        !saved_same(&trial->saved, &reference->trial.saved)) {
        return find(finding, "status 0, but the game is not saved to its end", "");
    }
    return true;
}

/* ---- the judgement ---- */

static bool fault_told(const Reference *reference, const Fault *fault, const Trial *trial,
                       Text *finding)
{
    if (WIFSIGNALED(trial->status)) {
        /* Fontconfig, Pango and GLib end the program when they get no memory. */
        if (reference->self->draws && fault->group == FAULT_MEMORY) return true;
        return find(finding, "ended by a signal: ", strsignal(WTERMSIG(trial->status)));
    }
    int status = WEXITSTATUS(trial->status);
    if (status > 1) return find(finding, "another status than 0 or 1", "");
    if (!sentences_good(reference, trial, finding)) return false;
    if (status == 0) return status_good_is_right(reference, trial, finding);
    /* The mistakes of an edition go to standard output. */
    if (strcmp(reference->self->name, "edition-check") == 0 && trial->out.length > 0) return true;
    return !same_text(&trial->err, &reference->trial.err) ||
           find(finding, "status 1 without a sentence", "");
}

static bool signal_obeyed(const Reference *reference, int number, const Trial *trial, Text *finding)
{
    if (WIFSIGNALED(trial->status)) {
        return WTERMSIG(trial->status) == number ||
               find(finding, "ended by another signal: ", strsignal(WTERMSIG(trial->status)));
    }
    if (!sentences_good(reference, trial, finding)) return false;
    /* It came when everything had been done. */
    if (WEXITSTATUS(trial->status) == 0) return all_done(reference, trial, finding);
    return WEXITSTATUS(trial->status) == 128 + number ||
           find(finding, "another status than the signal's", "");
}

static bool games_quiet(Text *finding)
{
    static const char *const games[] = {"games", NULL};
    Trial trial;
    case_command("opoly", games, NULL, &trial);
    bool good = trial.status == 0 && trial.err.length == 0;
    if (!good) find(finding, "the next start is not quiet: ", trial.err.start);
    trial_free(&trial);
    return good;
}

/* After trouble the next start finds nothing to complain about. */
static bool next_start_good(const Reference *reference, const Trial *trial, Text *finding)
{
    if (reference->self->game == NO_GAME) return true;
    return (trial->status == 0 && trial->err.length == 0) || games_quiet(finding);
}

bool judge(const Reference *reference, const Fault *fault, Outcome outcome, const Trial *trial,
           Text *finding)
{
    bool good = false;
    /* Pango waits for ever for a thread that got no memory. */
    if (trial->hung && reference->self->draws && fault->group == FAULT_MEMORY) return true;
    if (trial->hung) return find(finding, "does not end", "");
    switch (outcome) {
    case OUTCOME_TOLD: good = fault_told(reference, fault, trial, finding); break;
    case OUTCOME_SAME:
        good = (trial->status == 0 || find(finding, "the status is not 0", "")) &&
               all_done(reference, trial, finding);
        break;
    case OUTCOME_KILLED:
        good = !trial->fired || WIFSIGNALED(trial->status) || find(finding, "was not killed", "");
        break;
    case OUTCOME_ENDED:
        good = signal_obeyed(reference, (int)(fault->what - FAULT_SIGNAL), trial, finding);
        break;
    }
    /* Neither a dead program nor one that may remove nothing can tidy up. */
    bool untidy = outcome == OUTCOME_KILLED ||
                  (fault->group == FAULT_NAME && fault->mode == FAULT_FROM_THEN_ON);
    return good && files_whole(reference, trial, untidy, finding) &&
           store_good(reference, trial, finding) && next_start_good(reference, trial, finding);
}
