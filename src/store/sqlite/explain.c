#include <limits.h>
#include <stdarg.h>
#include <stdio.h>

#include "store/db.h"
#include "store/sqlite/explain.h"

#define MESSAGE	1024	/* without a path */

const char *
explain(const char *format, ...)
{
	static _Thread_local char	 text[PATH_MAX + MESSAGE];
	va_list				 list;

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	return (text);
}

const char *
explain_failure(const char *doing, const char *path, struct db *db)
{
	if (db_error(db) == DB_BUSY)
		return (explain("%s is in use by another program", path));
	return (explain("cannot %s '%s': %s", doing, path, db_message(db)));
}
