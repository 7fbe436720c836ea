/* test_rent_math.c -- formulas of rents: their values, and which are wrong. */
#include "edition/rent_math.h"

#include "check.h"

/* In thousandths; -1 when the formula is refused. */
static int64_t value_of(const char *formula)
{
    RentFacts facts = {.owned = 3, .dice = 7, .houses = 2};
    int64_t thousandths = 0;
    return rent_math_value(formula, strlen(formula), &facts, &thousandths) ? thousandths : -1;
}

static void formulas_are_worked_out(void)
{
    CHECK_INT(14000, value_of("2 + 3 * 4"));
    CHECK_INT(20000, value_of("(2 + 3) * 4"));
    CHECK_INT(25 * 4000, value_of("25 * 2 ^ (${GROUPOWNED} - 1)"));
    CHECK_INT(28000, value_of("${DICE} * 4"));
    CHECK_INT(2000, value_of("HOUSES"));
    CHECK_INT(2500, value_of("5 / 2"));
    CHECK_INT(1500, value_of("3 * 0.5"));
    CHECK_INT(1000, value_of("-2 + 3"));
    CHECK_INT(1000, value_of("7 ^ 0"));
}

static void wrong_formulas_are_refused(void)
{
    static const char *const wrong[] = {"",  "2 +",     "(2 + 3",  "2 + 3)", "2 / 0",
                                        "x", "2 2",     "2 ^ 0.5", "2 ^ -1", "2 ^ 31",
                                        "*", "1000001", "10 ^ 7"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        if (value_of(wrong[i]) != -1) printf("%s\n", wrong[i]);
        CHECK_INT(-1, value_of(wrong[i]));
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(formulas_are_worked_out);
    RUN(wrong_formulas_are_refused);
    return check_done();
}
