#include <stdio.h>

#include <criterion/criterion.h>
#include <sqlite3.h>

#include "db_version.h"

#define SCRIPT	32768	/* bytes of a file in tests/schema/ */

void
db_version_make(const char *name, int version)
{
	static char	 script[SCRIPT];
	char		 from[64];
	sqlite3		*to;
	FILE		*f;
	size_t		 length;

	snprintf(from, sizeof(from), "tests/schema/version_%d.sql", version);
	cr_assert_not_null(f = fopen(from, "r"));
	length = fread(script, 1, sizeof(script), f);
	cr_assert_lt(length, sizeof(script));
	script[length] = '\0';
	fclose(f);
	cr_assert_eq(sqlite3_open(name, &to), SQLITE_OK);
	cr_assert_eq(sqlite3_exec(to, script, NULL, NULL, NULL), SQLITE_OK,
	    "%s", sqlite3_errmsg(to));
	sqlite3_close(to);
}
