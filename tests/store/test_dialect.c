#include <stdlib.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "store/postgresql/dialect.h"

#define IDS(parameter) \
	"(SELECT u.value FROM unnest(CAST(translate(NULLIF(" parameter \
	", ''), '[]', '{}') AS BIGINT[])) AS u (value))"

Test(dialect, replaces_syntax_that_only_sqlite_understands)
{
	static const char *const	 cases[][2] = {
		{ "SELECT 1", "SELECT 1" },
		{ "SELECT 1 FROM a CROSS JOIN b ON b.id = a.id WHERE TRUE",
		    "SELECT 1 FROM a JOIN b ON b.id = a.id WHERE TRUE" },
		{ "SELECT 1 FROM id_list($1) j CROSS JOIN terms t ON t.id = 1",
		    "SELECT 1 FROM " IDS("$1") " j JOIN terms t ON t.id = 1" },
		{ "SELECT 1 FROM a CROSS JOIN id_list($2) d ON d.value = a.id",
		    "SELECT 1 FROM a JOIN " IDS("$2") " d"
		    " ON d.value = a.id" },
		{ "SELECT 1 FROM a CROSS JOIN id_list($2) d WHERE TRUE",
		    "SELECT 1 FROM a CROSS JOIN " IDS("$2") " d WHERE TRUE" },
		{ "SELECT id_list, 1 IN (SELECT value FROM id_list($12)) AND 2",
		    "SELECT id_list, 1 IN (SELECT value FROM " IDS("$12")
		    " AS ids) AND 2" },
		{ "SELECT 1 FROM a v CROSS JOIN b l WHERE l.id = v.id",
		    "SELECT 1 FROM a v CROSS JOIN b l WHERE l.id = v.id" },
		{ "INSERT OR FAIL INTO a VALUES (1)",
		    "INSERT INTO a VALUES (1)" },
		{ "INSERT OR IGNORE INTO a SELECT 1",
		    "INSERT INTO a SELECT 1 ON CONFLICT DO NOTHING" },
		{ "SELECT 'INSERT OR FAIL a CROSS JOIN b ON', \"CROSS JOIN \"",
		    "SELECT 'INSERT OR FAIL a CROSS JOIN b ON',"
		    " \"CROSS JOIN \"" },
		{ "SELECT 'it''s' FROM a CROSS JOIN b ON TRUE",
		    "SELECT 'it''s' FROM a JOIN b ON TRUE" },
		{ "SELECT 'unfinished", "SELECT 'unfinished" }
	};
	char	*sql;
	size_t	 i;

	for (i = 0; i < COUNT(cases); i++) {
		sql = dialect_translate(cases[i][0]);
		cr_expect_str_eq(sql, cases[i][1]);
		free(sql);
	}
}

Test(dialect, counts_parameters)
{
	cr_expect_eq(dialect_parameters("SELECT 1"), 0);
	cr_expect_eq(dialect_parameters("SELECT $1, $3, $2, $1"), 3);
	cr_expect_eq(dialect_parameters("SELECT $12, '$13', \"$14\""), 12);
}

Test(dialect, knows_which_statements_write)
{
	cr_expect_not(dialect_writes("SELECT updated FROM deleted"));
	cr_expect(dialect_writes("INSERT INTO a VALUES (1)"));
	cr_expect(dialect_writes("UPDATE a SET b = 1"));
	cr_expect(dialect_writes("DELETE FROM a"));
	cr_expect(dialect_writes("WITH a AS (SELECT 1) INSERT INTO b"
	    " SELECT * FROM a"));
}

Test(dialect, gives_a_step_the_types_of_postgresql)
{
	char	*sql;

	sql = dialect_translate_schema("CREATE TABLE a (id INTEGER PRIMARY KEY,"
	    " n REAL, t TEXT NOT NULL DEFAULT 'TEXT', b BLOB) STRICT;"
	    "ALTER TABLE c ADD COLUMN d TEXT;");
	cr_expect_str_eq(sql, "CREATE TABLE a (id BIGINT PRIMARY KEY,"
	    " n DOUBLE PRECISION, t TEXT COLLATE \"C\" NOT NULL DEFAULT 'TEXT',"
	    " b BYTEA);ALTER TABLE c ADD COLUMN d TEXT COLLATE \"C\";");
	free(sql);
}
