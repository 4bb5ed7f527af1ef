#include <sys/mman.h>
#include <sys/stat.h>

#include <criterion/criterion.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/support/db_file.h"
#include "store/db.h"
#include "store/sqlite/connection.h"

#define ROWS	200
#define LONG	3000	/* bytes: a page and more for each row */
#define KEPT	8192	/* of the file */

/* Everything is in the file, nothing in its log. */
static void
start(void)
{
	char	 url[LONG + 1];
	int64_t	 id;

	db_file_make();
	db_begin_write(db);
	for (id = 1; id <= ROWS; id++) {
		snprintf(url, sizeof(url), "%c%0*d", (int)('a' + id % 26),
		    LONG - 1, (int)id);
		db_file_add(db, id, url);
	}
	cr_assert(db_commit(db));
	db_close(db);
	db = db_file_open();
}

TestSuite(db_map, .init = start, .fini = db_file_remove);

static char
first_letter(int64_t id)
{
	struct statement	*st;
	const char		*url;
	char			 letter;

	st = db_query(db, "SELECT url FROM images WHERE id = $1");
	db_bind_integer(st, 1, id);
	url = db_step(st) ? db_text(st, 0) : NULL;
	letter = url != NULL ? *url : '\0';
	db_done(st);
	return (letter);
}

/* Kilobytes of the file that are mapped and were read. */
static long
mapped(void)
{
	char		 line[512];
	long		 kilobytes, sum = 0;
	bool		 ours = false;
	FILE		*all;

	all = fopen("/proc/self/smaps", "r");
	cr_assert(all != NULL);
	while (fgets(line, sizeof(line), all) != NULL) {
		if (strchr("0123456789abcdef", line[0]) != NULL)
			ours = strstr(line, "/almanac.db\n") != NULL;
		else if (ours && sscanf(line, "Rss: %ld", &kilobytes) == 1)
			sum += kilobytes;
	}
	(void)fclose(all);
	return (sum);
}

/* SQLite alone would map the file again, and read each page in again. */
Test(db_map, a_commit_of_others_leaves_pages_mapped)
{
	struct db	*other;
	int64_t		 id;
	long		 before;

	for (id = 1; id <= ROWS; id++)
		cr_expect_eq(first_letter(id), 'a' + id % 26);
	before = mapped();
	cr_expect_geq(before, ROWS * LONG / 1024);
	other = db_file_open();
	db_begin_write(other);
	db_run(db_query(other, "UPDATE images SET url = 'x' WHERE id = 1"));
	cr_assert(db_commit(other));
	cr_expect_eq(first_letter(1), 'x');
	cr_expect_eq(first_letter(2), 'c');
	db_close(other);
	cr_expect_eq(mapped(), before);
	db_close(db);
	cr_expect_eq(mapped(), 0);
	db = db_file_open();
}

Test(db_map, a_file_that_has_grown_is_mapped_whole)
{
	struct db	*other;
	char		 url[LONG + 1];
	int64_t		 id;

	cr_expect_eq(first_letter(1), 'b');
	other = db_file_open();
	db_begin_write(other);
	for (id = ROWS + 1; id <= 2 * ROWS; id++) {
		snprintf(url, sizeof(url), "y%0*d", LONG - 1, (int)id);
		db_file_add(other, id, url);
	}
	cr_assert(db_commit(other));
	db_run(db_query(other, "PRAGMA wal_checkpoint"));
	db_close(other);
	for (id = 1; id <= ROWS; id++)
		cr_expect_eq(first_letter(id), 'a' + id % 26);
	for (; id <= 2 * ROWS; id++)
		cr_expect_eq(first_letter(id), 'y');
}

/* Reading a missing page of a map would kill the process. */
Test(db_map, pages_that_go_within_a_transaction_are_a_failure)
{
	struct stat	 st;
	struct db	*other;
	char		*all;
	int		 fd;

	other = db_file_open();
	fd = open(sqlite3_db_filename(handle_of(db), "main"), O_RDWR);
	cr_assert(fd != -1 && fstat(fd, &st) == 0);
	all = malloc((size_t)st.st_size);
	cr_assert_eq(pread(fd, all, (size_t)st.st_size, 0), st.st_size);

	db_begin_read(db);
	cr_expect_eq(first_letter(1), 'b');
	cr_assert(ftruncate(fd, KEPT) == 0);
	(void)first_letter(ROWS);
	cr_expect_eq(db_error(db), DB_AWAY);
	cr_expect_str_eq(db_message(db),
	    "a page of the database cannot be read");
	cr_expect_eq(mapped_faults(), 1);

	cr_assert_eq(pwrite(fd, all, (size_t)st.st_size, 0), st.st_size);
	(void)close(fd);
	free(all);
	db_recover(db);
	db_begin_read(db);
	cr_expect_eq(first_letter(ROWS), 'a' + ROWS % 26);
	db_end_read(db);

	/* A connection that did not read the page must not fail now. */
	db_begin_write(other);
	db_run(db_query(other, "UPDATE images SET url = 'x' WHERE id = 1"));
	cr_expect(db_commit(other), "%s", db_message(other));
	db_close(other);
	cr_expect_not(db_failed(db));
}

Test(db_map, a_fault_elsewhere_still_ends_the_process, .signal = SIGBUS)
{
	char	*page;
	int	 fd;

	fd = open(sqlite3_db_filename(handle_of(db), "main"), O_RDONLY);
	page = mmap(NULL, KEPT, PROT_READ, MAP_SHARED, fd, (off_t)1 << 30);
	cr_assert(page != MAP_FAILED);
	(void)*(volatile char *)page;
}
