/*
 * Database files that are moved, truncated or damaged while the service runs.
 */
#include <sys/stat.h>

#include <criterion/criterion.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "faults.h"
#include "harness.h"

#define TIMES	40
#define MANY	120	/* events; more than one page has */

TestSuite(fault_files, .init = faults_start, .fini = service_stop);

/* The name of a file in the database's folder. */
static const char *
beside(const char *end)
{
	static char	 paths[2][128];
	static int	 i;

	i = !i;
	snprintf(paths[i], sizeof(paths[i]), "%s%s", service.database, end);
	return (paths[i]);
}

static void
refuse_until_back(const char *name)
{
	cr_expect_str_eq(ask(event_request(2)), BUSY);
	cr_expect_eq(count_events(), 1);
	expect_reports("storage: the database has been moved away", 1);
	cr_assert(rename(beside("-kept"), name) == 0);
	faults_create(2);
	faults_restart();
	cr_expect_eq(count_events(), 2);
	faults_check();
}

Test(fault_files, nothing_is_written_to_a_database_that_was_moved_away)
{
	faults_create(1);
	cr_assert(rename(service.database, beside("-kept")) == 0);
	refuse_until_back(service.database);
}

Test(fault_files, nothing_is_written_where_another_database_was_put_in_place)
{
	FILE	*file;

	faults_create(1);
	cr_assert(rename(service.database, beside("-kept")) == 0);
	cr_assert((file = fopen(service.database, "w")) != NULL);
	(void)fclose(file);
	refuse_until_back(service.database);
}

Test(fault_files, nothing_is_written_without_its_log)
{
	faults_create(1);
	cr_assert(rename(beside("-wal"), beside("-kept")) == 0);
	refuse_until_back(beside("-wal"));
}

/* With mapped pages, reading a truncated file would end the process. */
Test(fault_files, pages_that_have_gone_end_no_worker)
{
	struct stat	 st;
	char		*all;
	FILE		*file;

	faults_create(1);
	faults_create(2);
	faults_restart();
	cr_expect_eq(count_events(), 2);
	cr_assert((file = fopen(service.database, "r+")) != NULL);
	cr_assert(fstat(fileno(file), &st) == 0);
	all = malloc((size_t)st.st_size);
	cr_assert_eq(fread(all, 1, (size_t)st.st_size, file),
	    (size_t)st.st_size);
	cr_assert(ftruncate(fileno(file), 0) == 0);
	cr_expect_eq(ask(GET(API "/events/1"))[0], '5');
	cr_expect_eq(ask(GET(API "/events/2"))[0], '5');
	expect_reports("storage: ", 3);
	rewind(file);
	cr_assert_eq(fwrite(all, 1, (size_t)st.st_size, file),
	    (size_t)st.st_size);
	(void)fclose(file);
	free(all);
	cr_expect_eq(count_events(), 2);
	faults_create(3);
	cr_expect_eq(count_events(), 3);
	faults_check();
}

/* Overwrites the start of the first page of this type that events have. */
static void
spoil(const char *type, const char *start)
{
	sqlite3_stmt	*st;
	sqlite3		*db;
	FILE		*file;
	long		 page, size;

	cr_assert_eq(sqlite3_open(service.database, &db), SQLITE_OK);
	cr_assert_eq(sqlite3_prepare_v2(db, "SELECT pageno, pgsize FROM dbstat"
	    " WHERE name = 'events' AND pagetype = ?1 ORDER BY path LIMIT 1",
	    -1, &st, NULL), SQLITE_OK);
	(void)sqlite3_bind_text(st, 1, type, -1, SQLITE_STATIC);
	cr_assert_eq(sqlite3_step(st), SQLITE_ROW);
	page = (long)sqlite3_column_int64(st, 0);
	size = (long)sqlite3_column_int64(st, 1);
	(void)sqlite3_finalize(st);
	(void)sqlite3_close(db);
	cr_assert((file = fopen(service.database, "r+")) != NULL);
	cr_assert(fseek(file, (page - 1) * size, SEEK_SET) == 0);
	cr_assert_eq(fwrite(start, 1, 4, file), 4);
	(void)fclose(file);
}

Test(fault_files, a_corrupt_page_takes_its_own_record_alone)
{
	int	 i;

	faults_create_long(1);
	faults_create(2);
	service_stop_quietly();
	/* A page that does not exist follows. */
	spoil("overflow", "\x7f\xff\xff\xff");
	service_run(faults_flags);
	for (i = 0; i < TIMES; i++) {
		cr_expect_str_eq(ask(GET(API "/events/1")),
		    "500 {\"code\":\"rest_internal_error\",\"message\":\"The "
		    "request could not be completed.\",\"data\":"
		    "{\"status\":500}}");
		EXPECT_STATUS("200", ask(GET(API "/events/2")));
	}
	faults_create(3);
	expect_reports("storage: ", 1);
}

/* So the operator has time to fetch a backup. */
Test(fault_files, lists_go_on_behind_a_corrupt_page)
{
	int	 i, count;

	for (i = 1; i <= MANY; i++)
		faults_create(i);
	service_stop_quietly();
	spoil("leaf", "\0\0\0\0");
	service_run(faults_flags);
	cr_expect_eq(log_lines("lists leave out records, from 1 on: "), 1, "%s",
	    service_log());
	count = count_events();
	cr_expect(count > 0 && count < MANY, "%d", count);
	EXPECT_STATUS("200", ask(GET(API "/events/120")));
	EXPECT_STATUS("500", ask(GET(API "/events/1")));
	faults_create(MANY + 1);
	cr_expect_eq(count_events(), count + 1);
}
