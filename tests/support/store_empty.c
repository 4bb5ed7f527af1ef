#include "store_empty.h"

#include <criterion/criterion.h>

#include "postgresql.h"
#include "store/db.h"
#include "store/store.h"

struct db *
store_empty(void)
{
	struct db	*db;
	const char	*why;

	if (!postgresql_is_there())
		return (store_memory());
	db = db_open(postgresql_make(), &why);
	cr_assert_not_null(db, "%s", why);
	return (db);
}
