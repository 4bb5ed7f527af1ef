/*
 * The power may fail at any moment: an answer is sent after its change is on
 * the disk, and the disk always has a valid database.
 */
#include <criterion/criterion.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "deaths.h"
#include "ledger.h"
#include "replay.h"
#include "tests/server/harness.h"
#include "trace.h"
#include "verify.h"
#include "writers.h"

#define CHANGES	3000
#define CUTS	10

static char	 trace[128];

/* Starts a traced server. The trace file is known once its folder exists. */
static void
start(void)
{
	deaths_fixture();
	service_stop_quietly();
	snprintf(trace, sizeof(trace), "%s/trace", service.folder);
	(void)setenv(TRACE_FILE, trace, 1);
	(void)setenv("LD_PRELOAD", getenv("TRACE"), 1);
	cr_assert(remove(service.database) == 0);
	deaths_start();
	(void)unsetenv("LD_PRELOAD");
}

TestSuite(power, .init = start, .fini = service_stop, .timeout = 3600);

/* The highest content that an answer mentions, or -1. */
static int
content_of(const char *answer)
{
	static const char	 before[] = "\"title\":\"Title c";
	const char		*p;

	p = strstr(answer, before);
	return (p != NULL ? atoi(p + strlen(before)) : -1);
}

/* Each content came with a tag and a venue, which are never deleted. */
static void
check_contents(const char *path, const bool *told)
{
	sqlite3_stmt	*st;
	sqlite3		*db;
	int		 i;

	cr_assert_eq(sqlite3_open_v2(path, &db, SQLITE_OPEN_READONLY, NULL),
	    SQLITE_OK);
	cr_assert_eq(sqlite3_prepare_v2(db, "SELECT COUNT(*) FROM terms"
	    " JOIN venues ON venues.name = 'Venue ' || terms.name"
	    " WHERE terms.name = 'c' || $1 || 'z'", -1, &st, NULL), SQLITE_OK,
	    "%s", sqlite3_errmsg(db));
	for (i = 0; i <= ledger.contents; i++) {
		if (!told[i])
			continue;
		(void)sqlite3_bind_int(st, 1, i);
		cr_assert_eq(sqlite3_step(st), SQLITE_ROW);
		cr_assert_eq(sqlite3_column_int(st, 0), 1,
		    "content %d was acknowledged and is lost", i);
		(void)sqlite3_reset(st);
	}
	(void)sqlite3_finalize(st);
	(void)sqlite3_close(db);
}

static void
cut(const struct replay *replay, const bool *told)
{
	char	 path[128];
	int	 lucky;

	snprintf(path, sizeof(path), "%s/cut.db", service.folder);
	for (lucky = 0; lucky < 2; lucky++) {
		replay_cut(replay, path, lucky);
		verify_database(path);
		check_contents(path, told);
	}
}

/* Cuts are more frequent in long runs. */
static long
interval(const struct replay *replay)
{
	const char	*rounds;
	long		 cuts;

	rounds = getenv("ROUNDS");
	cuts = rounds != NULL ? atol(rounds) / 4 : 0;
	return (replay_length(replay) / (cuts > CUTS ? cuts : CUTS));
}

Test(power, answers_leave_after_their_commit_is_on_the_disk)
{
	static bool	 told[RECORDS_MAX * 2];
	struct replay	*replay;
	const char	*answer;
	int		 content, answers, checkpoints;
	long		 seldom;

	srandom(5);
	writers_start();
	writers_run_for_changes(CHANGES);
	writers_drain();
	service_stop_quietly();

	answers = checkpoints = 0;
	replay = replay_open(trace);
	seldom = interval(replay);
	while (replay_step(replay, &answer)) {
		if (answers > 0 && random() % seldom == 0)
			cut(replay, told);
		if (answer == NULL || (content = content_of(answer)) == -1)
			continue;
		if (answers++ == 0)
			checkpoints = replay_checkpoints(replay);
		cr_assert(replay_is_safe(replay, content),
		    "content %d was told of before it was synced", content);
		told[content] = true;
	}
	cr_assert_geq(answers, ledger.acknowledged);
	cr_assert_gt(replay_checkpoints(replay), checkpoints + 1);
	replay_close(replay);
}
