#include "store/schema/schema_imports.h"

/*
 * What `almanac import` has made of records of other calendars
 * (store/imports.h).  A row outlives what it was made into, which so does not
 * come again.
 */
const char	 schema_imports_3[] =
    "CREATE TABLE imports ("
    "	source	TEXT NOT NULL,"		/* of which calendar */
    "	kind	INTEGER NOT NULL,"	/* enum import_kind */
    "	name	TEXT NOT NULL,"		/* what it is called there */
    "	id	INTEGER NOT NULL,"	/* what it is here */
    "	came	INTEGER NOT NULL,"	/* a hash; 0: not complete yet */
    "	made	INTEGER NOT NULL,"	/* of ours, as it was left */
    "	PRIMARY KEY (source, kind, name)"
    ") STRICT, WITHOUT ROWID;";
