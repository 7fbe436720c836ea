/* blame.c -- whose line is at fault when a file and its base do not fit. */
#include "edition/blame.h"

#include "edition/draft.h"
#include "edition/effect_form.h"

const Origin *blame_later(const Origin *a, const Origin *b)
{
    return b->line > 0 && b->source > a->source ? b : a;
}

void blame_note(Problems *problems, const Origin *own, const Origin *cause,
                const Sentence *sentence, const Arg *args)
{
    char buffer[PROBLEM_SENTENCE];
    Text inner = text_into(buffer, sizeof buffer);
    if (blame_later(own, cause) == own) {
        problem_note(problems, own->file, own->line, sentence, args);
        return;
    }
    if (problem_again(problems, cause->file, cause->line)) return;
    words_write(problem_words(problems), sentence, args, &inner);
    PROBLEM(problems, cause->file, cause->line,
            T_("this does not fit line {line} of {file}: {text}"), arg_line(own->line),
            arg_file(own->file), arg_text(buffer));
}

Origin blame_of_effect(const Origins *origins, const Effect *effect)
{
    if (effect->kind >= EFFECT_COUNT) return (Origin){.line = 0};
    EffectKind kind = (EffectKind)effect->kind;
    EffectLeads leads = effect_info(kind)->leads;
    bool refers = leads == LEADS_TO_GROUP || effect_form_has(kind, OPERAND_DECK);
    if (leads == LEADS_TO_JAIL) return origins->jail;
    if (refers && effect->target >= DRAFT_GONE)
        return origins->removals[DRAFT_REMOVED - effect->target];
    return origins->spaces;
}
