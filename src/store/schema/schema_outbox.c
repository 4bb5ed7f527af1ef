#include "store/schema/schema_outbox.h"

/*
 * Messages, in the order of the changes that they tell of, each as long as an
 * endpoint waits for it or has not got it (store/outbox.h).  `name` is the
 * message's own, in every place and for ever, which no number could be: a
 * database that is brought back from a copy counts on from there.
 *
 * A delivery that is over leaves; of one that was given up `due` is NULL.
 */
const char	 schema_outbox_3[] =
    "CREATE TABLE outbox ("
    "	id	INTEGER PRIMARY KEY,"
    "	name	TEXT NOT NULL"
    "	    DEFAULT ('msg_' || lower(hex(randomblob(16)))),"
    "	type	TEXT NOT NULL,"		/* event.created */
    "	created	INTEGER NOT NULL,"
    "	body	TEXT NOT NULL"		/* JSON, as it is sent */
    ") STRICT;"

    "CREATE TABLE deliveries ("
    "	outbox_id	INTEGER NOT NULL"
    "	    REFERENCES outbox (id) ON DELETE CASCADE,"
    "	endpoint	TEXT NOT NULL,"	/* its address */
    "	due		INTEGER,"
    "	attempts	INTEGER NOT NULL DEFAULT 0,"
    "	outcome		TEXT,"		/* of the last one */
    "	PRIMARY KEY (outbox_id, endpoint)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX deliveries_due ON deliveries (endpoint, due, outbox_id)"
    "    WHERE due IS NOT NULL;"

    /* Those that want nothing more, until somebody says otherwise. */
    "CREATE TABLE gone_endpoints ("
    "	endpoint	TEXT PRIMARY KEY,"
    "	since		INTEGER NOT NULL"
    ") STRICT, WITHOUT ROWID;";
