/*
 * Replaces store/postgresql/ if libpq is not installed. It accepts no address,
 * so none of its other functions is ever called. If both are linked, as kodev
 * does, store/postgresql/ is used.
 */
#include <string.h>

#include "store/engine.h"
#include "store/engines.h"

static bool
is_postgresql(const char *address)
{
	return (strncmp(address, "postgresql://", 13) == 0 ||
	    strncmp(address, "postgres://", 11) == 0);
}

static bool
has_password(const char *address)
{
	(void)address;
	return (false);
}

static const char *
explain_absence(const char *address)
{
	(void)address;
	return ("this program was built without PostgreSQL: install libpq-dev"
	    " and build it again");
}

static struct db *
open_nothing(const char *address, const char **why)
{
	*why = explain_absence(address);
	return (NULL);
}

static void
share_nothing(void)
{
}

const struct engine	 postgresql_engine __attribute__((weak)) = {
	.serves = is_postgresql,
	.has_password = has_password,
	.make = explain_absence,
	.look = open_nothing,
	.open = open_nothing,
	.share = share_nothing
};
