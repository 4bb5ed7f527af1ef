#include "store/check/check.h"

#include <stdio.h>
#include <string.h>

#include "store/db.h"
#include "store/schema/schema.h"

#define SENTENCE	512

/* PRAGMA integrity_check returns "ok" or one row for each fault. */
static size_t
check_file(struct db *db, const struct check_report *report)
{
	struct statement	*st;
	const char		*sentence;
	size_t			 count = 0;

	st = db_query(db, "PRAGMA integrity_check");
	while (db_step(st) && count < report->most) {
		sentence = db_text(st, 0);
		if (sentence == NULL || strcmp(sentence, "ok") == 0)
			continue;
		report->say(report->context, sentence);
		count++;
	}
	db_done(st);
	return (count);
}

/* As PRAGMA foreign_key_check reports it, for links without REFERENCES. */
#define LOST(table, column, parent) \
	"SELECT '" table "', NULL, '" parent "' FROM " table " l" \
	" WHERE NOT EXISTS (SELECT 1 FROM " parent " p WHERE p.id = l." column \
	")"

static size_t
report_lost(struct statement *st, const struct check_report *report,
    size_t count)
{
	char	 sentence[SENTENCE];
	size_t	 before = count;

	while (count < report->most && db_step(st)) {
		snprintf(sentence, sizeof(sentence),
		    "a row of %s refers to nothing in %s", db_text(st, 0),
		    db_text(st, 2));
		report->say(report->context, sentence);
		count++;
	}
	db_done(st);
	return (count - before);
}

static size_t
check_references(struct db *db, const struct check_report *report)
{
	size_t	 found;

	found = report_lost(db_query(db, "PRAGMA foreign_key_check"), report,
	    0);
	return (found + report_lost(db_query(db,
	    LOST("event_venues", "venue_id", "venues") " UNION ALL "
	    LOST("event_organizers", "organizer_id", "organizers")
	    " UNION ALL " LOST("event_terms", "term_id", "terms")), report,
	    found));
}

/* Of an unknown schema neither values nor references can be checked. */
size_t
check_contents(struct db *db, const struct check_report *report)
{
	size_t	 count;

	if ((count = schema_check(db, report)) > 0 ||
	    (count = check_values(db, report)) > 0)
		return (count);
	return (check_references(db, report));
}

/* The index of broken records is not checked. */
size_t
check_database(struct db *db, const struct check_report *report)
{
	size_t	 count;

	if ((count = check_file(db, report)) > 0 ||
	    (count = check_contents(db, report)) > 0)
		return (count);
	return (check_index(db, report));
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
