#include "store/schema/schema_records.h"

/* Nobody has kept anything of a record that was not there. */
const char	 schema_records_3[] =
    "INSERT INTO meta (name, value) VALUES ('records', 1);"

    "CREATE TRIGGER venues_changed AFTER UPDATE ON venues "
    "BEGIN"
    "    UPDATE meta SET value = value + 1 WHERE name = 'records';"
    "END;"

    "CREATE TRIGGER venues_removed AFTER DELETE ON venues "
    "BEGIN"
    "    UPDATE meta SET value = value + 1 WHERE name = 'records';"
    "END;"

    "CREATE TRIGGER organizers_changed AFTER UPDATE ON organizers "
    "BEGIN"
    "    UPDATE meta SET value = value + 1 WHERE name = 'records';"
    "END;"

    "CREATE TRIGGER organizers_removed AFTER DELETE ON organizers "
    "BEGIN"
    "    UPDATE meta SET value = value + 1 WHERE name = 'records';"
    "END;";
