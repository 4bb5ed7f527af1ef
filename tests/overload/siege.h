/*
 * An attack on a service with two workers, and what must hold meanwhile:
 * others are served, memory stays under a bound, no worker dies.
 */
#ifndef ALMANAC_SIEGE_H
#define ALMANAC_SIEGE_H

#include "attack.h"

/*
 * Megabytes that a worker may ever have had: with 2,000 connections of 20 KB
 * each, and with four bodies of 8 MB, of each of which 27 MB of values are read.
 */
#define AT_REST		40
#define MANY		(AT_REST + 40)
#define BODIES		(AT_REST + 4 * (8 + 27))

/*
 * For how many seconds each goes on: 3, or SECONDS. After WHOLE of them all
 * limits of time have acted.
 */
#define WHOLE		30
int	 siege_seconds(void);

/* It goes on until attack_stop(). */
void	 siege(const struct attack *, long megabytes);

#endif
