/* stats.c -- what follows from counts: shares, means, ratings, confidence. */
#include "lab/stats.h"

#include <float.h>
#include <string.h>

enum { FEW_DEALS = 30, RATING_ROUNDS = 2000 };

static const double log_two = 0.69314718055994530942;

/* Newton's method: the same digits on every machine, which `libm` does not promise. */
double stats_root(double number)
{
    if (number <= 0) return 0;
    double root = number > 1 ? number : 1;
    for (double last = 2 * root; root < last;) {
        last = root;
        root = (root + number / root) / 2;
    }
    return root;
}

double stats_log(double number)
{
    int twos = 0;
    for (; number > 1.5; number /= 2) twos++;
    for (; number < 0.75; number *= 2) twos--;
    /* log(x) = 2 artanh((x - 1) / (x + 1)), a row that ends quickly here. */
    double z = (number - 1) / (number + 1), power = z, sum = 0;
    for (int k = 1; k < 40; k += 2, power *= z * z) sum += power / k;
    return 2 * sum + twos * log_two;
}

double stats_exp(double number)
{
    int twos = (int)(number / log_two);
    double rest = number - twos * log_two, power = 1, sum = 1;
    for (int k = 1; k < 25; k++) {
        power *= rest / k;
        sum += power;
    }
    for (; twos > 0; twos--) sum *= 2;
    for (; twos < 0; twos++) sum /= 2;
    return sum;
}

Interval stats_share(double hits, double trials)
{
    if (trials <= 0) return (Interval){.middle = 0, .low = 0, .high = 1};
    double p = hits / trials, z = STATS_95, whole = 1 + z * z / trials;
    double middle = p + z * z / (2 * trials);
    double spread = z * stats_root(p * (1 - p) / trials + z * z / (4 * trials * trials));
    double low = (middle - spread) / whole, high = (middle + spread) / whole;
    return (Interval){.middle = p, .low = low > 0 ? low : 0, .high = high < 1 ? high : 1};
}

Interval stats_share_in_deals(int64_t hits, int64_t squares, int64_t deals, int per_deal)
{
    double games = (double)deals * per_deal, n = (double)deals;
    double mean = deals > 0 ? (double)hits / n : 0, p = mean / per_deal;
    double spread = deals > 1 ? ((double)squares / n - mean * mean) / (n - 1) : 0;
    if (deals < FEW_DEALS || spread <= 0) return stats_share((double)hits, games);
    /* As many independent games as would spread this little. */
    double worth = p * (1 - p) * per_deal * per_deal / spread;
    Interval interval = stats_share(p * worth, worth);
    interval.middle = p;
    return interval;
}

Interval stats_mean(double sum, double squares, double count)
{
    if (count < 1) return (Interval){0};
    double mean = sum / count;
    double variance = count > 1 ? (squares / count - mean * mean) / (count - 1) : 0;
    double spread = STATS_95 * stats_root(variance > 0 ? variance : 0);
    return (Interval){.middle = mean, .low = mean - spread, .high = mean + spread};
}

/* Games of i against j that i won, with the half that keeps it finite. */
static double won_by(int count, const int64_t *won, int i, int j)
{
    return (double)won[i * count + j] + 0.5;
}

/* One round of the iteration that makes the likelihood larger (Hunter). */
static void improve(int count, const int64_t *won, double *strength)
{
    for (int i = 0; i < count; i++) {
        double wins = 0, chances = 0;
        for (int j = 0; j < count; j++) {
            if (j == i) continue;
            wins += won_by(count, won, i, j);
            chances +=
                (won_by(count, won, i, j) + won_by(count, won, j, i)) / (strength[i] + strength[j]);
        }
        if (chances > 0) strength[i] = wins / chances;
    }
}

void stats_ratings(int count, const int64_t *won, double *ratings)
{
    double mean = 0;
    for (int i = 0; i < count; i++) ratings[i] = 1;
    for (int round = 0; round < RATING_ROUNDS; round++) {
        improve(count, won, ratings);
        double sum = 0;
        for (int i = 0; i < count; i++) sum += ratings[i];
        for (int i = 0; i < count; i++) ratings[i] *= count / sum;
    }
    for (int i = 0; i < count; i++) {
        ratings[i] = 400 * stats_log(ratings[i]) / stats_log(10);
        mean += ratings[i] / count;
    }
    for (int i = 0; i < count; i++) ratings[i] -= mean;
}

Interval stats_always(double sum, double squares, int64_t count, double confidence)
{
    enum { TUNED_FOR = 1000 }; /* numbers; where the interval is narrowest */
    if (count < FEW_DEALS) return (Interval){.middle = 0, .low = -DBL_MAX, .high = DBL_MAX};
    double n = (double)count, mean = sum / n, wrong = 1 - confidence;
    double variance = squares / n - mean * mean;
    double least = 1 / (n * n); /* no row is known to be without spread */
    if (variance < least) variance = least;
    double rho = (2 * stats_log(1 / wrong) + 2) / TUNED_FOR;
    double t = n * rho + 1;
    double spread =
        stats_root(variance * 2 * t / (n * n * rho) * (stats_log(t) / 2 + stats_log(1 / wrong)));
    return (Interval){.middle = mean, .low = mean - spread, .high = mean + spread};
}

void stats_add_counts(void *counts, const void *more, size_t bytes)
{
    unsigned char *to = counts;
    const unsigned char *from = more;
    for (size_t at = 0; at < bytes; at += sizeof(int64_t)) {
        int64_t one, other;
        memcpy(&one, to + at, sizeof one);
        memcpy(&other, from + at, sizeof other);
        one += other;
        memcpy(to + at, &one, sizeof one);
    }
}
