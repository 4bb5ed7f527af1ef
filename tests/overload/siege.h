/*
 * An attack on a service with two workers, and what must hold meanwhile:
 * others are served, memory stays under a bound, no worker dies.
 */
#ifndef ALMANAC_SIEGE_H
#define ALMANAC_SIEGE_H

#include "attack.h"

/*
 * Megabytes that a worker may ever have had: with 2,000 connections of 20 KB
 * each, and with 64 MB of bodies, which take three times as much when read.
 */
#define AT_REST		40
#define MANY		(AT_REST + 40)
#define BODIES		(AT_REST + 3 * 64)

/*
 * For how many seconds each goes on: 3, or SECONDS.  After WHOLE of them all
 * limits of time have acted.
 */
#define WHOLE		30
int	 siege_seconds(void);

/* It goes on until attack_stop(). */
void	 siege(const struct attack *, long megabytes);

#endif
