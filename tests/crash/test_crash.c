/*
 * Processes are killed at any moment, and every acknowledged change must be
 * stored.
 *
 * ROUNDS and SEED come from the environment. The seed determines which process
 * is killed and when, but not what the server is doing then.
 */
#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "deaths.h"
#include "ledger.h"
#include "tests/server/harness.h"
#include "verify.h"
#include "writers.h"

#define ROUNDS		20
#define SEED		5
#define MOMENT		400	/* milliseconds until the death, at most */
#define LIFE		10	/* rounds with one database */

TestSuite(crash, .init = deaths_fixture, .fini = service_stop,
    .timeout = 3600);

static unsigned
number(const char *name, unsigned otherwise)
{
	const char	*value;

	value = getenv(name);
	return (value != NULL && *value != '\0' ?
	    (unsigned)strtoul(value, NULL, 10) : otherwise);
}

static void
begin_anew(void)
{
	deaths_all();
	ledger_clear();
	service_forget_database();
	deaths_start();
}

Test(crash, acknowledged_changes_are_complete)
{
	const char	*died;
	unsigned short	 dice[3] = { 0 };
	unsigned	 rounds, round, seed;

	rounds = number("ROUNDS", ROUNDS);
	seed = number("SEED", SEED);
	srandom(seed);
	memcpy(dice, &seed, sizeof(seed));
	fprintf(stderr, "crash: %u rounds, SEED=%u\n", rounds, seed);
	writers_start();
	for (round = 1; round <= rounds; round++) {
		ledger_next_round();
		writers_run((int)(nrand48(dice) % MOMENT));
		died = deaths_call(nrand48(dice));
		fprintf(stderr, "crash: round %u: killed %s; %d acknowledged,"
		    " ", round, died, ledger.acknowledged);
		verify_all();
		fprintf(stderr, "%d not but done\n", ledger.found);
		if (round % LIFE == 0)
			begin_anew();
	}
}
