#include "store/schema/schema_site.h"

/*
 * The random id of the site (store/site_id.h), and sources of imports by the
 * names that command/import_tec_source.h gives them: until version 3 these
 * were addresses of APIs.  Where two become one, the other keeps its name.
 */
const char	 schema_site_4[] =
    "CREATE TABLE site ("
    "	one	INTEGER PRIMARY KEY CHECK (one = 1),"
    "	id	TEXT NOT NULL"
    ") STRICT;"
    "INSERT INTO site (one, id) VALUES (1, lower(hex(randomblob(16))));"

    "UPDATE OR IGNORE imports SET source ="
    "    substr(source, 1, length(source) - length('/tribe/events/v1'))"
    "    WHERE source LIKE '%/tribe/events/v1';"
    "UPDATE OR IGNORE imports SET source ="
    "    substr(source, 1, length(source) - length('/calendar/events/v1'))"
    "    WHERE source LIKE '%/calendar/events/v1';"
    "UPDATE OR IGNORE imports SET source ="
    "    substr(source, 1, length(source) - length('/?rest_route='))"
    "    WHERE source LIKE '%/?rest_route=';"
    "UPDATE OR IGNORE imports SET source ="
    "    substr(source, 1, length(source) - length('/wp-json'))"
    "    WHERE source LIKE '%/wp-json';";
