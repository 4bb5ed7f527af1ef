#include "store/check/check.h"

#include <stdio.h>
#include <string.h>

#include "store/check/check_values.h"
#include "store/db.h"
#include "store/sqlite/schema_check.h"

#define SENTENCE	512

/* Every row of a PRAGMA but "ok". */
static size_t
check_file(struct db *db, const struct event_check *tell)
{
	struct statement	*st;
	const char		*sentence;
	size_t			 said = 0;

	st = db_query(db, "PRAGMA integrity_check");
	while (db_step(st) && said < tell->most) {
		sentence = db_text(st, 0);
		if (sentence == NULL || strcmp(sentence, "ok") == 0)
			continue;
		tell->say(tell->context, sentence);
		said++;
	}
	db_done(st);
	return (said);
}

/* As PRAGMA foreign_key_check says it: of what the schema does not. */
#define LOST(table, column, parent) \
	"SELECT '" table "', NULL, '" parent "' FROM " table " l" \
	" WHERE NOT EXISTS (SELECT 1 FROM " parent " p WHERE p.id = l." column \
	")"

static size_t
say_lost(struct statement *st, const struct event_check *tell, size_t said)
{
	char	 sentence[SENTENCE];
	size_t	 before = said;

	while (said < tell->most && db_step(st)) {
		snprintf(sentence, sizeof(sentence),
		    "a row of %s refers to nothing in %s", db_text(st, 0),
		    db_text(st, 2));
		tell->say(tell->context, sentence);
		said++;
	}
	db_done(st);
	return (said - before);
}

static size_t
check_references(struct db *db, const struct event_check *tell)
{
	size_t	 found;

	found = say_lost(db_query(db, "PRAGMA foreign_key_check"), tell, 0);
	return (found + say_lost(db_query(db,
	    LOST("event_venues", "venue_id", "venues") " UNION ALL "
	    LOST("event_organizers", "organizer_id", "organizers")
	    " UNION ALL " LOST("event_terms", "term_id", "terms")), tell,
	    found));
}

/* Of another schema nothing more can be said. */
size_t
check_contents(struct db *db, const struct event_check *tell)
{
	size_t	 said;

	if ((said = schema_check(db, tell)) > 0 ||
	    (said = check_values(db, tell)) > 0)
		return (said);
	return (check_references(db, tell));
}

/* What is derived of broken records is not worth a look. */
size_t
check_database(struct db *db, const struct event_check *tell)
{
	size_t	 said;

	if ((said = check_file(db, tell)) > 0 ||
	    (said = check_contents(db, tell)) > 0)
		return (said);
	return (event_index_check(db, tell));
}

static void
remember(void *why, const char *sentence)
{
	snprintf(why, SENTENCE, "%s", sentence);
}

const char *
check_first(struct db *db,
    size_t (*check)(struct db *, const struct event_check *))
{
	static _Thread_local char	 why[SENTENCE];
	const struct event_check	 tell = { 1, remember, why };

	return (check(db, &tell) > 0 ? why : NULL);
}
