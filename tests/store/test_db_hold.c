#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "tests/support/db_file.h"
#include "tests/support/until.h"
#include "store/db.h"
#include "store/sqlite/checkpoint.h"
#include "store/sqlite/connection.h"

TestSuite(db_hold, .init = db_file_make, .fini = db_file_remove);

static void
add(struct db *to, int64_t id)
{
	db_begin_write(to);
	db_file_add(to, id, id % 2 == 0 ? "even" : "odd");
	cr_assert(db_commit(to));
}

static int64_t
read_count(void)
{
	int64_t	 count;

	db_begin_read(db);
	count = db_file_count(db);
	db_end_read(db);

	return (count);
}

static bool
is_open(void)
{
	return (sqlite3_txn_state(handle_of(db), NULL) != SQLITE_TXN_NONE);
}

Test(db_hold, the_transaction_stays_until_it_is_let_go)
{
	cr_assert_eq(read_count(), 0);
	cr_assert_not(is_open());

	db_keep_snapshot(db);
	cr_assert_eq(read_count(), 0);
	cr_assert(is_open());
	db_release_snapshot(db);
	cr_assert_not(is_open());
	db_release_snapshot(db);
	cr_assert_eq(read_count(), 0);
	cr_assert(is_open());
	db_recover(db);
	cr_assert_not(is_open());
	cr_assert_eq(read_count(), 0);
	db_release_snapshot(db);
	cr_assert_not(db_failed(db));
}

Test(db_hold, a_write_on_the_same_connection_is_not_in_it)
{
	db_keep_snapshot(db);
	cr_assert_eq(read_count(), 0);
	add(db, 1);
	cr_assert_not(is_open());
	cr_assert_eq(read_count(), 1);
}

Test(db_hold, nothing_is_held_where_a_checkpoint_waits)
{
	struct db	*other = db_file_open();

	db_share();
	add(other, 1);
	db_keep_snapshot(db);
	cr_assert_eq(read_count(), 1);
	cr_assert(checkpoint_lock());
	cr_assert_eq(read_count(), 1);
	cr_assert_not(is_open());
	checkpoint_unlock();
	db_close(other);
}

static atomic_bool	 passed;

static void *
let_pass(void *unused)
{
	checkpoint_let_pass();
	passed = true;
	return (unused);
}

/* A process that dies meanwhile does not hold them for ever. */
Test(db_hold, long_reads_wait_while_a_long_log_starts_over)
{
	static const size_t	 lengths[] = { CHECKPOINT_DUE,
				    2 * CHECKPOINT_DUE, 2 * CHECKPOINT_DUE };
	pthread_t		 thread;
	size_t			 i;

	db_share();
	for (i = 0; i < 3; i++) {
		passed = false;
		cr_assert(checkpoint_lock());
		cr_expect_eq(checkpoint_hold(lengths[i]) > 0, i == 1);
		cr_assert_eq(pthread_create(&thread, NULL, let_pass, NULL), 0);
		if (i == 1) {
			(void)usleep(100000);
			cr_expect_not(passed);
		} else {
			UNTIL(passed);
		}
		checkpoint_unlock();
		(void)pthread_join(thread, NULL);
		cr_expect(passed);
	}
	cr_assert(checkpoint_lock());
	cr_expect_gt(checkpoint_hold(3 * CHECKPOINT_DUE), 0);
	checkpoint_let_pass();
	checkpoint_unlock();
}
