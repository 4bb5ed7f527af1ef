#include "store/roles.h"

#include <string.h>

#include "base/array.h"
#include "store/db.h"
#include "text/role_words.h"

static const char *const	 role_names[] = { ROLE_WORDS };

_Static_assert(COUNT(role_names) ==
    ROLE_ADMINISTRATOR + 1, "a word for each role");

bool
role_find(const char *name, enum role *role)
{
	for (*role = ROLE_SUBSCRIBER; *role <= ROLE_ADMINISTRATOR; (*role)++)
		if (strcmp(role_names[*role], name) == 0)
			return (true);
	return (false);
}

enum role
role_read(struct statement *st, int column)
{
	return ((enum role)db_bounded(st, column, ROLE_SUBSCRIBER,
	    ROLE_ADMINISTRATOR));
}

const char *
role_name(enum role role)
{
	return (role_names[role]);
}
