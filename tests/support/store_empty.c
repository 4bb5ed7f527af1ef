#include "store_empty.h"

#include <criterion/criterion.h>
#include <criterion/hooks.h>

#include "postgresql.h"
#include "store/db.h"
#include "store/store.h"

/* Made by the runner. Tests that are started by fork() have a copy. */
static struct db	*prepared;

ReportHook(PRE_ALL)(struct criterion_test_set *tests)
{
	(void)tests;
	if (!postgresql_is_there())
		prepared = store_memory();
}

struct db *
store_empty(void)
{
	struct db	*db;
	const char	*why;

	if ((db = prepared) != NULL) {
		prepared = NULL;
		return (db);
	}
	if (!postgresql_is_there())
		return (store_memory());
	db = db_open(postgresql_make(), &why);
	cr_assert_not_null(db, "%s", why);
	return (db);
}
