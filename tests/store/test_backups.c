/* The list of backups, of limited length. */
#include <criterion/criterion.h>

#include "base/arena.h"
#include "tests/support/store_empty.h"
#include "store/backups.h"
#include "store/db.h"

Test(backups, the_newest_are_listed_and_a_name_is_listed_once)
{
	struct db	*db = store_empty();
	struct arena	*arena = arena_new();
	struct backup	 list[BACKUPS];
	int64_t		 i;

	db_begin_write(db);
	cr_expect_eq(backup_list(db, arena, list), 0);
	for (i = 0; i < 2 * BACKUPS; i++)
		backup_add(db, &(struct backup){ arena_integer(arena, i),
		    1000 + i, i });
	backup_add(db, &(struct backup){ "60", 2000, 7 });
	cr_expect(db_commit(db));
	cr_expect_eq(backup_list(db, arena, list), BACKUPS);
	cr_expect_str_eq(list[0].name, "60");
	cr_expect_eq(list[0].made, 2000);
	cr_expect_eq(list[0].bytes, 7);
	cr_expect_str_eq(list[1].name, "99");
	cr_expect_str_eq(list[BACKUPS - 1].name, "50");
	arena_free(arena);
	db_close(db);
}
