#include <math.h>

#include "random.h"

/* SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom number
 * generators", 2014. */
static uint64_t
next(struct random *r)
{
	uint64_t	 n;

	n = r->state += 0x9e3779b97f4a7c15;
	n = (n ^ n >> 30) * 0xbf58476d1ce4e5b9;
	n = (n ^ n >> 27) * 0x94d049bb133111eb;
	return (n ^ n >> 31);
}

double
random_unit(struct random *r)
{
	return ((double)(next(r) >> 11) / (double)(1LL << 53));
}

int64_t
random_below(struct random *r, int64_t end)
{
	return ((int64_t)(random_unit(r) * (double)end));
}

bool
random_chance(struct random *r, double percent)
{
	return (random_unit(r) * 100 < percent);
}

int64_t
random_rank(struct random *r, int64_t end)
{
	return ((int64_t)exp(random_unit(r) * log((double)end + 1)) - 1);
}
