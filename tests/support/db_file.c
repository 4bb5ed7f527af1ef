#include <sys/stat.h>

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "db_file.h"
#include "postgresql.h"
#include "store_empty.h"
#include "store/db.h"
#include "store/store.h"

static char		 folder[] = P_tmpdir "/almanac-db-XXXXXX";
static char		 path[PATH_MAX];
static char		 address[PATH_MAX + 64];
struct db		*db;

struct db *
db_file_open(void)
{
	struct db	*other;
	const char	*why;

	other = db_open(address, &why);
	cr_assert_not_null(other, "%s", why);
	return (other);
}

void
db_file_make(void)
{
	if (postgresql_is_there()) {
		snprintf(address, sizeof(address), "%s", postgresql_make());
		db = db_file_open();
		return;
	}
	cr_assert_not_null(mkdtemp(folder));
	snprintf(path, sizeof(path), "%s/almanac.db", folder);
	snprintf(address, sizeof(address), "%s", path);
	cr_assert_null(store_prepare(path));
	db = db_file_open();
}

int64_t
db_file_log(void)
{
	struct stat	 st;
	char		 name[PATH_MAX + 8];

	snprintf(name, sizeof(name), "%s-wal", path);
	cr_assert_eq(stat(name, &st), 0);
	return (st.st_size);
}

void
db_file_make_abandoned(void)
{
	db = store_empty();
}

void
db_file_remove(void)
{
	char	 name[PATH_MAX + 8];

	db_close(db);
	if (postgresql_is_there())
		return;
	unlink(path);
	snprintf(name, sizeof(name), "%s-wal", path);
	unlink(name);
	snprintf(name, sizeof(name), "%s-shm", path);
	unlink(name);
	rmdir(folder);
}

void
db_file_add(struct db *to, int64_t id, const char *url)
{
	struct statement	*st;

	st = db_query(to, "INSERT INTO images (id, url) VALUES ($1, $2)");
	db_bind_integer(st, 1, id);
	db_bind_text(st, 2, url);
	db_run(st);
}

int64_t
db_file_count(struct db *in)
{
	struct statement	*st;
	int64_t			 count;

	st = db_query(in, "SELECT COUNT(*) FROM images");
	count = db_step(st) ? db_integer(st, 0) : -1;
	db_done(st);
	return (count);
}
