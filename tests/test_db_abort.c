#include <signal.h>

#include <criterion/criterion.h>

#include "db_file.h"
#include "store/db.h"
#include "store/store.h"

/* In memory, for nobody clears up behind an abort. */
static void
open_memory(void)
{
	db = store_memory();
}

TestSuite(db_abort, .init = open_memory);

Test(db_abort, sql_that_does_not_compile, .signal = SIGABRT)
{
	db_query(db, "SELECT nothing FROM nowhere");
}

Test(db_abort, a_text_in_double_quotes, .signal = SIGABRT)
{
	db_query(db, "SELECT url FROM images WHERE url = \"text\"");
}

Test(db_abort, a_parameter_that_does_not_exist, .signal = SIGABRT)
{
	db_bind_integer(db_query(db, "SELECT $1"), 2, 1);
}

Test(db_abort, a_statement_used_within_itself, .signal = SIGABRT)
{
	int	 i;

	for (i = 0; i < 2; i++)
		db_step(db_query(db, "SELECT 1"));
}

Test(db_abort, a_statement_left_open, .signal = SIGABRT)
{
	db_begin_read(db);
	db_step(db_query(db, "SELECT 1"));
	db_end_read(db);
}
