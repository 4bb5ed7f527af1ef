/*
 * An attack on a service with two workers: others are served, memory is
 * bounded, and no worker dies.
 */
#ifndef ALMANAC_SIEGE_H
#define ALMANAC_SIEGE_H

#include "attack.h"

/*
 * Peak memory of a worker in megabytes: with 2,000 connections of 20 KB each;
 * and with four bodies of 8 MB, from each of which 27 MB of values are read.
 */
#define AT_REST		40
#define MANY		(AT_REST + 40)
#define BODIES		(AT_REST + 4 * (8 + 27))

/*
 * Seconds of each attack: 3, or SECONDS. After WHOLE seconds, all time limits
 * have been reached.
 */
#define WHOLE		30
int	 siege_seconds(void);

/* The limits of requests that site.yaml has by default. */
#define LIMITS		"read_time: 250\nwrite_time: 2000\n"

/* service_start() with these. */
void	 siege_start(void);

/* Attacks until attack_stop(). */
void	 siege(const struct attack *, long megabytes);

#endif
