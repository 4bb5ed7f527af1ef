#include <inttypes.h>
#include <signal.h>
#include <stdio.h>

#include <criterion/criterion.h>

#include "tests/support/db_file.h"
#include "store/db.h"
#include "store/sqlite/connection.h"
#include "store/store.h"

#define ROUNDS	500

TestSuite(db_state, .init = db_file_make, .fini = db_file_remove);

static void
add(struct db *to, int64_t id)
{
	char	 url[24];

	snprintf(url, sizeof(url), "%" PRId64, id);
	db_begin_write(to);
	db_file_add(to, id, url);
	cr_assert(db_commit(to));
}

/* An open transaction sees the old state, and the version still changes. */
Test(db_state, changes_under_an_open_read)
{
	struct db	*other;
	uint64_t	 state;

	other = db_file_open();
	state = db_version(db);
	db_begin_read(db);
	cr_assert_eq(db_file_count(db), 0);
	add(other, 1);
	cr_assert_gt(db_version(db), state);
	cr_assert_eq(db_file_count(db), 0);
	db_end_read(db);
	db_close(other);
}

/* The log starts over when all of it is in the file. */
Test(db_state, changes_across_checkpoints)
{
	struct db	*other;
	uint64_t	 state, before;
	int64_t		 i;

	other = db_file_open();
	before = db_version(db);
	for (i = 1; i < ROUNDS; i++) {
		add(other, i);
		db_script(other, "PRAGMA wal_checkpoint(RESTART)");
		cr_assert_gt(state = db_version(db), before);
		before = state;
	}
	cr_assert_eq(db_file_count(db), ROUNDS - 1);
	db_close(other);
}

Test(db_state, is_always_another_where_the_log_is_unknown)
{
	uint64_t	 state;

	sqlite_of(db)->version.header = NULL;
	state = db_version(db);
	cr_assert_gt(db_version(db), state);
}

Test(db_state_memory, changes_with_each_commit)
{
	struct db	*memory;
	uint64_t	 state;

	memory = store_memory();
	state = db_version(memory);
	cr_assert_eq(db_file_count(memory), 0);
	cr_assert_eq(db_version(memory), state);
	add(memory, 1);
	cr_assert_gt(db_version(memory), state);
	db_close(memory);
}

/* PostgreSQL numbers them by their names. */
Test(db_state, parameters_must_be_in_the_order_of_their_numbers,
    .signal = SIGABRT)
{
	(void)db_query(db, "SELECT $2, $1");
}
