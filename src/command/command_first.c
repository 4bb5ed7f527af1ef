#include "command/command_first.h"

#include <stdio.h>

#include "base/clock.h"
#include "command/command_action.h"
#include "store/db.h"
#include "store/store.h"
#include "store/users.h"

const char *
command_first_user(const char *database)
{
	char		 password[PASSWORD_TEXT];
	struct db	*db;
	const char	*why;
	bool		 made;

	if ((why = store_prepare(database)) != NULL ||
	    (db = db_open(database, &why)) == NULL)
		return (why);
	db_begin_write(db);
	made = user_count(db) == 0 && user_add(db, "admin",
	    ROLE_ADMINISTRATOR, clock_now(), password);
	if (!db_commit(db))
		why = command_complaint("the database failed: %s",
		    db_message(db));
	db_close(db);
	if (made && why == NULL)
		printf("administrator: admin\n"
		    "application password, shown this once: %s\n", password);
	(void)fflush(stdout);
	return (why);
}
