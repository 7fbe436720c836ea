/* web_math.c -- functions of math.h that every browser has anyway: the page
 * provides them, and the module stays smaller. Only sound and drawing use
 * them, so that nothing depends on their last digits. */
#include <math.h>

#define LENT(name) __attribute__((import_module("math"), import_name(#name)))

LENT(sin) double math_sin(double x);
LENT(cos) double math_cos(double x);
LENT(tan) double math_tan(double x);
LENT(exp) double math_exp(double x);
LENT(pow) double math_pow(double x, double y);

double sin(double x)
{
    return math_sin(x);
}
double cos(double x)
{
    return math_cos(x);
}
double tan(double x)
{
    return math_tan(x);
}
double exp(double x)
{
    return math_exp(x);
}
double exp2(double x)
{
    return math_pow(2, x);
}
double pow(double x, double y)
{
    return math_pow(x, y);
}
