/* stats.h -- what follows from counts: shares, means, ratings, confidence.
 *
 * Only + - * /, so the figures are the same everywhere. */
#ifndef LAB_STATS_H
#define LAB_STATS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Standard errors on either side of an interval of 95 %. */
#define STATS_95 1.959963984540054

typedef struct Interval {
    double middle, low, high;
} Interval;

double stats_root(double number); /* 0 of what is below 0 */
double stats_log(double number);  /* natural; of a number above 0 */
double stats_exp(double number);  /* of a number from -700 to 700 */

/* The share `hits` of `trials` with its interval of 95 % by Wilson. `trials`
 * may be 0 (then 0 to 1) and need not be whole. */
Interval stats_share(double hits, double trials);

/* The same for hits that come in deals of `per_deal` games each, where those
 * of one deal depend on each other. `squares` is the sum over the deals of
 * (hits in the deal) squared. With too few deals to tell, as if they did not
 * depend on each other. */
Interval stats_share_in_deals(int64_t hits, int64_t squares, int64_t deals, int per_deal);

/* The mean of `count` numbers with its interval of 95 %. */
Interval stats_mean(double sum, double squares, double count);

/* Ratings by Bradley and Terry: won[i * count + j] games in which i came out
 * ahead of j. A difference of 400 means odds of ten to one; their mean is 0.
 * Half a game against everybody keeps those who never won or lost finite. */
void stats_ratings(int count, const int64_t *won, double *ratings);

/* Is the mean of a growing row of numbers above or below 0? Looking at the
 * interval after every number is allowed: with `confidence` (0.95) the truth
 * is inside all of them at once. A mixture over all sizes of the difference
 * (Robbins); the spread is estimated from the numbers. */
Interval stats_always(double sum, double squares, int64_t count, double confidence);

/* Adds each count of `more` to its place in `counts`: structs of nothing but
 * int64_t, so parts of a series added in any order give the same sums. */
void stats_add_counts(void *counts, const void *more, size_t bytes);

#endif
