#include "store/check/check.h"

#include <stdio.h>
#include <string.h>

#include "store/engine.h"

#define SENTENCE	512

/* Links whose column has no REFERENCES. */
#define LOST(table, column, parent) \
	"SELECT '" table "', '" parent "' FROM " table " l" \
	" WHERE NOT EXISTS (SELECT 1 FROM " parent " p WHERE p.id = l." column \
	")"

static size_t
check_links(struct db *db, const struct check_report *report, size_t count)
{
	struct statement	*st;
	size_t			 before = count;

	st = db_query(db,
	    LOST("event_venues", "venue_id", "venues") " UNION ALL "
	    LOST("event_organizers", "organizer_id", "organizers")
	    " UNION ALL " LOST("event_terms", "term_id", "terms"));
	for (; count < report->most && db_step(st); count++)
		check_say_lost(report, db_string(st, 0), db_string(st, 1));
	db_done(st);
	return (count - before);
}

void
check_say_lost(const struct check_report *report, const char *table,
    const char *parent)
{
	char	 sentence[SENTENCE];

	snprintf(sentence, sizeof(sentence),
	    "a row of %s refers to nothing in %s", table, parent);
	report->say(report->context, sentence);
}

static size_t
check_references(struct db *db, const struct check_report *report)
{
	size_t	 found;

	found = db->engine->check_foreign_keys(db, report);
	found += check_links(db, report, found);
	return (found + check_series(db, report, found));
}

/* If the schema is unknown, neither values nor references can be checked. */
size_t
check_contents(struct db *db, const struct check_report *report)
{
	size_t	 count;

	if ((count = db->engine->check_schema(db, report)) > 0 ||
	    (count = check_values(db, report)) > 0)
		return (count);
	return (check_references(db, report));
}

/* Links are not compared if the records are broken. */
size_t
check_database(struct db *db, const struct check_report *report)
{
	size_t	 count;

	if ((count = db->engine->check_storage(db, report)) > 0 ||
	    (count = check_contents(db, report)) > 0)
		return (count);
	return (check_derived(db, report));
}

static void
keep_sentence(void *why, const char *sentence)
{
	snprintf(why, SENTENCE, "%s", sentence);
}

const char *
check_first(struct db *db,
    size_t (*check)(struct db *, const struct check_report *))
{
	static _Thread_local char	 why[SENTENCE];
	const struct check_report	 report = { 1, keep_sentence, why };

	return (check(db, &report) > 0 ? why : NULL);
}
