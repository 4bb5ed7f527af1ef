#include "store/schema/schema_search.h"

/*
 * The words that occur in events, fold_case()d, by number: from 1 on without a
 * gap, none twice, none is ever taken away, and there are at most so many
 * (store/search/search_words.h).
 *
 * A block holds the entries of the events from its key on, up to that of the
 * next (store/search/search_block.h).  The first one is always there, so that every
 * key has its block.  last_end is the latest end in it.
 */
const char	 schema_search_2[] =
    "CREATE TABLE search_words ("
    "	id	INTEGER PRIMARY KEY,"
    "	word	TEXT NOT NULL"
    ") STRICT;"

    "CREATE TABLE search_blocks ("
    "	first		INTEGER PRIMARY KEY,"	/* block_key() */
    "	last_end	INTEGER NOT NULL,"
    "	entries		BLOB NOT NULL"
    ") STRICT;"
    "INSERT INTO search_blocks (first, last_end, entries) VALUES"
    "    (-9223372036854775808, -9223372036854775808, X'');";
