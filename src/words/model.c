/* model.c -- how a language writes numbers, lists, capitals and the forms of names. */
#include "words/model.h"

#include <string.h>

/* "NAME=MODEL": what a form makes of a name. Languages translate the model
 * and keep everything before the first '='. */
static const Sentence forms[] = {
    TC_("form", "a=^aeiouAEIOU>an {}|a {}"), /* an article: "a house" */
    TC_("form", "A=^aeiouAEIOU>An {}|A {}"), /* the same where a label begins */
    TC_("form", "the=the {}"),
    TC_("form", "The=The {}"),
    TC_("form", "of={}'s"),
    TC_("form", "to=to {}"),
    TC_("form", "from=from {}"),
    TC_("form", "in=in {}"),
    TC_("form", "on=on {}"),
    TC_("form", "object={}"),
    TC_("form", "ofthe=of the {}"),
    TC_("form", "tothe=to the {}"),
    TC_("form", "inthe=in the {}"),
    TC_("form", "word=@0>no|@1>one|@2>two|@3>three|@4>four|@5>five|@6>six|@7>seven|@8>eight|"
                "@9>nine|@10>ten|{}"),
    TC_("form", "th=&11>{}th|&12>{}th|&13>{}th|$1>{}st|$2>{}nd|$3>{}rd|{}th"),
};
static const Sentence number_model = TC_("number", "1,234.5");
static const Sentence percent_model = TC_("number", "{}%");
static const Sentence joints[] = {
    [MODEL_AND] = TC_("list", "A, B and C"),
    [MODEL_OR] = TC_("list", "A, B or C"),
};
/* TRANSLATORS: the capital of i, with or without a dot. */
static const Sentence capital_i = TC_("letter", "I");

const char *model_words(const Language *language, Sentence sentence)
{
    const char *found = language_find(language, sentence_key(sentence));
    return found != NULL ? found : sentence_words(sentence);
}

NumberStyle model_numbers(const Language *language)
{
    NumberStyle style = number_english();
    if (language != NULL) number_style_read(model_words(language, number_model), &style);
    return style;
}

const char *model_percent(const Language *language)
{
    return model_words(language, percent_model);
}

const Sentence *model_form_message(int n)
{
    return n < (int)(sizeof forms / sizeof *forms) ? &forms[n] : NULL;
}

const char *model_form(const Language *language, const char *form, size_t length)
{
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        const char *known = sentence_words(forms[i]);
        if (strncmp(known, form, length) != 0 || known[length] != '=') continue;
        const char *model = model_words(language, forms[i]);
        return strncmp(model, known, length + 1) == 0 ? model + length + 1 : known + length + 1;
    }
    return NULL;
}

void model_capital(const Language *language, char *name, Text *text)
{
    if (name[0] == 'i') {
        text_add(text, model_words(language, capital_i));
        text_add(text, name + 1);
        return;
    }
    if (name[0] >= 'a' && name[0] <= 'z') name[0] = (char)(name[0] - 'a' + 'A');
    text_add(text, name);
}

void model_joint(const Language *language, ModelJoint joint, int n, int total, Text *text)
{
    if (n == 0) return;
    const char *model = model_words(language, joints[joint]);
    const char *second = strchr(model, 'B'), *third = strchr(model, 'C');
    if (model[0] != 'A' || second == NULL || third < second) {
        model = sentence_words(joints[joint]);
        second = strchr(model, 'B');
        third = strchr(model, 'C');
    }
    if (n + 1 == total)
        text_add_bytes(text, second + 1, (size_t)(third - second - 1));
    else
        text_add_bytes(text, model + 1, (size_t)(second - model - 1));
}
