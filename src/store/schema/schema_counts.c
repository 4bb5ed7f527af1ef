#include "store/schema/schema_counts.h"

/*
 * terms.event_count is the number of events that are stored as published.
 * Those that are stored as scheduled and have come are added when the number
 * is shown, which is what the index is for.
 *
 * When an event goes its links follow it by themselves: by then there is no
 * status to look at any more, so it is counted out before.
 */
const char	 schema_counts_1[] =
    "CREATE INDEX events_due ON events (published) WHERE status = 1;";

const char	 schema_counts_triggers[] =
    "CREATE TRIGGER event_terms_added AFTER INSERT ON event_terms "
    "BEGIN"
    "    UPDATE terms SET event_count = event_count + 1"
    "    WHERE id = NEW.term_id AND"
    "	(SELECT status FROM events WHERE id = NEW.event_id) = 0;"
    "END;"

    "CREATE TRIGGER event_terms_removed AFTER DELETE ON event_terms "
    "BEGIN"
    "    UPDATE terms SET event_count = event_count - 1"
    "    WHERE id = OLD.term_id AND"
    "	(SELECT status FROM events WHERE id = OLD.event_id) = 0;"
    "END;"

    "CREATE TRIGGER events_published AFTER UPDATE OF status ON events "
    "WHEN (OLD.status = 0) <> (NEW.status = 0) "
    "BEGIN"
    "    UPDATE terms SET event_count = event_count +"
    "	CASE WHEN NEW.status = 0 THEN 1 ELSE -1 END"
    "    WHERE id IN"
    "	(SELECT term_id FROM event_terms WHERE event_id = NEW.id);"
    "END;"

    "CREATE TRIGGER events_removed BEFORE DELETE ON events "
    "WHEN OLD.status = 0 "
    "BEGIN"
    "    UPDATE terms SET event_count = event_count - 1"
    "    WHERE id IN"
    "	(SELECT term_id FROM event_terms WHERE event_id = OLD.id);"
    "END;";
