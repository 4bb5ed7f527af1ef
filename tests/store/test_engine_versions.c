/* Snapshots, and the version of the contents, with every engine. */
#include <sys/wait.h>

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "tests/support/db_file.h"
#include "store/db.h"

#define ROUNDS	300

TestSuite(engine_versions, .init = db_file_make, .fini = db_file_remove);

static void
add(struct db *to, int64_t id)
{
	char	 url[24];

	snprintf(url, sizeof(url), "%" PRId64, id);
	db_begin_write(to);
	db_file_add(to, id, url);
	cr_assert(db_commit(to), "%s", db_message(to));
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

Test(engine_versions, stay_while_nothing_is_committed)
{
	struct db	*other = db_file_open();
	uint64_t	 version;

	version = db_version(db);
	cr_assert_neq(version, 0);
	db_begin_write(other);
	db_file_add(other, 1, "");
	cr_assert_eq(db_file_count(db), 0);
	db_rollback(other);
	cr_assert_eq(db_file_count(db), 0);
	cr_assert_eq(db_version(db), version);
	db_close(other);
}

Test(engine_versions, change_with_each_commit_of_any_connection)
{
	struct db	*other = db_file_open();
	uint64_t	 version, before;
	int64_t		 i;

	before = db_version(db);
	for (i = 1; i < ROUNDS; i++) {
		add(i % 3 == 0 ? db : other, i);
		cr_assert_gt(version = db_version(db), before);
		cr_assert_eq(db_version(db), version);
		before = version;
	}
	db_close(other);
}

Test(engine_versions, change_with_a_write_outside_of_a_transaction)
{
	struct db	*other = db_file_open();
	uint64_t	 before;

	before = db_version(db);
	db_file_add(other, 1, "a");
	cr_assert_gt(db_version(db), before);
	before = db_version(db);
	cr_assert_eq(db_file_count(other), 1);
	cr_assert_eq(db_version(db), before);
	db_close(other);
}

/* An open transaction sees the old state, and the version still changes. */
Test(engine_versions, change_under_an_open_read)
{
	struct db	*other = db_file_open();
	uint64_t	 version;

	version = db_version(db);
	db_begin_read(db);
	cr_assert_eq(db_file_count(db), 0);
	add(other, 1);
	cr_assert_eq(db_file_count(db), 0);
	db_end_read(db);
	cr_assert_gt(db_version(db), version);
	db_close(other);
}

Test(engine_versions, change_with_another_process)
{
	uint64_t	 version;
	pid_t		 child;
	int		 status;

	version = db_version(db);
	if ((child = fork()) == 0) {
		add(db_file_open(), 1);
		_exit(0);
	}
	cr_assert_eq(waitpid(child, &status, 0), child);
	cr_assert_eq(status, 0);
	cr_assert_gt(db_version(db), version);
	cr_assert_eq(db_file_count(db), 1);
}

Test(engine_versions, a_read_shows_one_of_them)
{
	struct db	*other = db_file_open();

	db_begin_read(db);
	cr_assert_eq(db_file_count(db), 0);
	add(other, 1);
	cr_assert_eq(db_file_count(db), 0);
	db_end_read(db);
	cr_assert_eq(db_file_count(db), 1);
	db_close(other);
}

Test(engine_versions, a_read_shows_all_that_was_committed_before)
{
	struct db	*other = db_file_open();
	int64_t		 i;

	db_keep_snapshot(db);
	cr_assert_eq(read_count(), 0);
	for (i = 1; i < 20; i++) {
		add(i % 5 == 0 ? db : other, i);
		cr_assert_eq(read_count(), i);
		cr_assert_eq(read_count(), i);
		if (i % 7 == 0)
			db_release_snapshot(db);
	}
	db_close(other);
}

Test(engine_versions, a_snapshot_is_released_by_a_failure)
{
	db_keep_snapshot(db);
	cr_assert_eq(read_count(), 0);
	db_release_snapshot(db);
	db_release_snapshot(db);
	cr_assert_eq(read_count(), 0);
	db_recover(db);
	cr_assert_eq(read_count(), 0);
	db_release_snapshot(db);
	cr_assert_not(db_failed(db));
}
