#include "store/check/check.h"

#include <inttypes.h>
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <unistr.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "pictures/picture.h"
#include "store/db.h"
#include "store/deliveries.h"
#include "store/history_rows.h"
#include "store/imports.h"
#include "store/index/term_query.h"
#include "store/old_slugs.h"
#include "store/secret.h"
#include "store/sequences.h"
#include "store/sessions.h"
#include "store/status.h"
#include "store/store.h"
#include "store/subscriptions.h"
#include "store/uploads.h"
#include "store/users.h"
#include "text/cut.h"
#include "text/dates.h"
#include "text/mail.h"
#include "text/recurrence.h"
#include "text/slugs.h"
#include "text/totp.h"

enum check_kind {
	CHECK_INTEGER,
	CHECK_NUMBER,
	CHECK_TEXT,		/* UTF-8 without NUL */
	CHECK_LINE,		/* also without control characters */
	CHECK_JSON,
	CHECK_RULE,		/* of a series, or "" */
	CHECK_DATES,
	CHECK_LENGTH,		/* of an event, or "" */
	CHECK_BYTES
};

/* Bounds of a number, or of a length in bytes. */
struct check_column {
	const char	*name;		/* NULL: the last one */
	enum check_kind	 kind;
	int64_t		 least, most;
};

struct check_table {
	const char			*name;	/* NULL: the last one */
	const struct check_column	*columns; /* the first is the key */
};

/* Folding lengthens texts. */
#define TEXT_MOST	(64 << 20)
#define LINE_MOST	65536

#define ID(name)	{ name, CHECK_INTEGER, 1, ID_MOST }
#define OTHER(name)	{ name, CHECK_INTEGER, 0, ID_MOST }
#define COUNT(name)	{ name, CHECK_INTEGER, 0, INT32_MAX }
#define ANY(name)	{ name, CHECK_INTEGER, INT64_MIN, INT64_MAX }
#define TRUTH(name)	{ name, CHECK_INTEGER, 0, 1 }
#define TIME(name)	{ name, CHECK_INTEGER, DATE_LEAST, DATE_MOST }
#define TEXT(name)	{ name, CHECK_TEXT, 0, TEXT_MOST }
#define LINE(name)	{ name, CHECK_LINE, 0, LINE_MOST }
#define SLUG(name)	{ name, CHECK_LINE, 1, SLUG_MAX }
#define RULE(name)	{ name, CHECK_RULE, 0, RRULE_TEXT }
#define DATES(name)	{ name, CHECK_DATES, 0, LINE_MOST }
#define LENGTH(name)	{ name, CHECK_LENGTH, 0, LENGTH_TEXT - 1 }
#define JSON(name)	{ name, CHECK_JSON, 0, TEXT_MOST }
#define DIGEST(name)	{ name, CHECK_BYTES, SECRET_DIGEST, SECRET_DIGEST }
#define END		{ NULL, CHECK_INTEGER, 0, 0 }

#define HEAD(last_status)						\
	ID("id"), OTHER("author"),					\
	{ "status", CHECK_INTEGER, STATUS_PUBLISH, last_status },	\
	TIME("published"), TIME("created"), TIME("modified"),		\
	SLUG("slug"), { "former_slug", CHECK_LINE, 0, SLUG_MAX },	\
	LINE("former_status"),						\
	ID("image_id"), TEXT("description")

static const struct check_column	 sequences[] = {
	{ "kind", CHECK_INTEGER, SEQUENCE_RECORDS, SEQUENCE_HISTORY },
	OTHER("last"), END
};

static const struct check_column	 meta[] = {
	LINE("name"), { "value", CHECK_INTEGER, 0, ID_MOST }, END
};

static const struct check_column	 users[] = {
	ID("id"), LINE("login"), { "name", CHECK_LINE, 0, FULL_NAME_MOST },
	{ "role", CHECK_INTEGER, ROLE_SUBSCRIBER, ROLE_ADMINISTRATOR },
	TIME("created"), { "password", CHECK_LINE, 0, SECRET_TEXT - 1 },
	{ "mail", CHECK_LINE, 0, MAIL_ADDRESS }, LINE("language"),
	{ "new_mail", CHECK_LINE, 0, MAIL_ADDRESS }, END
};

static const struct check_column	 passwords[] = {
	ID("user_id"), DIGEST("hash"), LINE("label"), TIME("created"), END
};

static const struct check_column	 sessions[] = {
	ID("user_id"), DIGEST("hash"), LINE("browser"), LINE("system"),
	TIME("created"), TIME("used"), END
};

static const struct check_column	 invitations[] = {
	ID("user_id"), DIGEST("hash"), TIME("created"),
	{ "kind", CHECK_INTEGER, INVITATION_PASSWORD, INVITATION_CODE },
	{ "mail", CHECK_LINE, 0, MAIL_ADDRESS }, END
};

static const struct check_column	 second_factors[] = {
	ID("user_id"), { "secret", CHECK_LINE, TOTP_LETTERS, TOTP_LETTERS },
	OTHER("step"), OTHER("since"), OTHER("wrong"), END
};

static const struct check_column	 recovery_codes[] = {
	ID("user_id"), DIGEST("hash"), END
};

static const struct check_column	 backups[] = {
	LINE("name"), TIME("made"), OTHER("bytes"), END
};

static const struct check_column	 amendments[] = {
	ID("event_id"), DIGEST("hash"), TIME("created"), END
};

static const struct check_column	 keys[] = {
	OTHER("user_id"), LINE("path"), LINE("key"), DIGEST("request"),
	{ "status", CHECK_INTEGER, 200, 201 }, LINE("location"), JSON("body"),
	TIME("created"), END
};

static const struct check_column	 images[] = {
	ID("id"), LINE("url"), OTHER("author"), TEXT("alt"), LINE("source"),
	TIME("unused"), TRUTH("in_texts"),
	{ "bytes", CHECK_INTEGER, 0, INT64_MAX }, END
};

static const struct check_column	 image_files[] = {
	ID("image_id"), LINE("url"),
	{ "bytes", CHECK_BYTES, 1, PICTURE_FILE }, END
};

static const struct check_column	 series_texts[] = {
	ID("id"), TEXT("description"), TEXT("excerpt"), TEXT("cost"),
	TEXT("website"), TEXT("event_status_reason"), END
};

static const struct check_column	 events[] = {
	HEAD(STATUS_MODEL), TEXT("title"), TEXT("excerpt"),
	{ "password", CHECK_LINE, 1, SECRET_TEXT - 1 }, TRUTH("all_day"),
	TIME("start_local"), TIME("end_local"), TIME("start_utc"),
	TIME("end_utc"), LINE("timezone"), TEXT("cost"), TEXT("website"),
	TRUTH("show_map"), TRUTH("show_map_link"), TRUTH("hide_from_listings"),
	TRUTH("sticky"), TRUTH("featured"), TRUTH("ticketed"),
	ID("post_parent"), ID("series_id"), TIME("original_start"),
	LINE("detached"), ID("texts_id"), END
};

static const struct check_column	 series[] = {
	ID("id"), RULE("rule"), DATES("added"), DATES("left_out"),
	LENGTH("duration"),
	{ "slug", CHECK_LINE, 0, SLUG_MAX },
	{ "status", CHECK_INTEGER, STATUS_PUBLISH, STATUS_TRASH },
	TIME("made_until"), TIME("next_start"), END
};

static const struct check_column	 venues[] = {
	HEAD(STATUS_TRASH), TEXT("name"), TEXT("name_key"), TEXT("address"),
	TEXT("city"),
	TEXT("country"), TEXT("province"), TEXT("state"),
	TEXT("stateprovince"), TEXT("zip"), TEXT("phone"), TEXT("website"),
	{ "geo_lat", CHECK_NUMBER, -90, 90 },
	{ "geo_lng", CHECK_NUMBER, -180, 180 }, TRUTH("show_map"),
	TRUTH("show_map_link"), TEXT("searched"), END
};

static const struct check_column	 organizers[] = {
	HEAD(STATUS_TRASH), TEXT("name"), TEXT("name_key"), TEXT("phone"),
	TEXT("website"), TEXT("email"), TEXT("searched"), END
};

static const struct check_column	 terms[] = {
	ID("id"), { "kind", CHECK_INTEGER, TERM_CATEGORY, TERM_WAITING_TAG },
	ID("parent"), TEXT("name"), TEXT("name_key"), TEXT("name_folded"),
	SLUG("slug"), TEXT("description"), TEXT("description_key"),
	COUNT("event_count"), END
};

static const struct check_column	 event_venues[] = {
	ID("event_id"), ID("venue_id"), END
};

static const struct check_column	 event_organizers[] = {
	ID("event_id"), COUNT("position"), ID("organizer_id"), END
};

static const struct check_column	 event_terms[] = {
	ID("event_id"), ID("term_id"), END
};

static const struct check_column	 outbox[] = {
	ID("id"), LINE("name"), LINE("type"), TIME("created"), JSON("body"),
	TEXT("about"), END
};

static const struct check_column	 deliveries[] = {
	ID("outbox_id"), LINE("endpoint"), TIME("due"),
	{ "attempts", CHECK_INTEGER, 0, DELIVERY_ATTEMPTS }, TEXT("outcome"),
	COUNT("author"), END
};

static const struct check_column	 gone_endpoints[] = {
	LINE("endpoint"), TIME("since"), END
};

static const struct check_column	 endpoint_results[] = {
	LINE("endpoint"),
	{ "result", CHECK_INTEGER, RESULT_DONE, RESULT_LOST },
	COUNT("code"), TIME("made"), END
};

static const struct check_column	 imports[] = {
	ID("id"), TEXT("source"),
	{ "kind", CHECK_INTEGER, IMPORT_CATEGORY, IMPORT_SERIES }, TEXT("name"),
	ANY("came"), ANY("made"),
	{ "origin", CHECK_INTEGER, IMPORT_UNKNOWN, IMPORT_ALTERED },
	ANY("contents"), { "status", CHECK_INTEGER, 0, STATUS_TRASH + 1 },
	ANY("gone"), COUNT("sequence"), TIME("stamp"), ANY("calendar"), END
};

static const struct check_column	 subscriptions[] = {
	ID("id"), LINE("name"), LINE("url"),
	{ "every", CHECK_INTEGER, 1, SUBSCRIPTION_MOST }, TEXT("author"),
	TEXT("categories"),
	{ "status", CHECK_INTEGER, STATUS_PUBLISH, STATUS_TRASH },
	{ "wins", CHECK_INTEGER, WINS_UNLESS, WINS_OURS },
	TRUTH("allow_private"), TRUTH("configured"), TEXT("source"),
	{ "reader", CHECK_INTEGER, READER_UNKNOWN, READER_SITE },
	TEXT("etag"), TEXT("modified"), TIME("read"), TIME("due"),
	TIME("ran"), COUNT("failures"),
	{ "outcome", CHECK_INTEGER, RAN_NEVER, RAN_FULL }, TEXT("detail"),
	COUNT("came"), COUNT("changed"), COUNT("went"), COUNT("back"),
	COUNT("vanished"), COUNT("ahead"), COUNT("accepted"), COUNT("runs"),
	COUNT("runs_same"), COUNT("runs_failed"), COUNT("all_came"),
	COUNT("all_changed"), COUNT("all_went"), END
};

static const struct check_column	 uploads[] = {
	ID("id"), OTHER("user_id"), LINE("name"), TEXT("categories"),
	{ "status", CHECK_INTEGER, STATUS_PUBLISH, STATUS_TRASH },
	{ "state", CHECK_INTEGER, UPLOAD_WAITING, UPLOAD_FAILED },
	COUNT("tries"), TIME("created"), TIME("due"), TEXT("report"),
	COUNT("size"), { "bytes", CHECK_BYTES, 0, SERVICE_UPLOAD_BYTES }, END
};

static const struct check_column	 history[] = {
	ID("id"), { "kind", CHECK_INTEGER, HISTORY_EVENT, HISTORY_KINDS - 1 },
	OTHER("record"), TEXT("title"), OTHER("author"), OTHER("owner"),
	TIME("made"), { "action", CHECK_INTEGER, HISTORY_CREATED,
	HISTORY_ACTIONS - 1 },
	JSON("before"), JSON("after"), END
};

static const struct check_column	 settings[] = {
	LINE("name"), TEXT("value"), END
};

static const struct check_column	 old_slugs[] = {
	ID("record"), { "kind", CHECK_INTEGER, OLD_SLUG_EVENT, OLD_SLUG_TAG },
	SLUG("slug"), END
};

static const struct check_column	 site[] = {
	LINE("id"), END
};

static const struct check_table	 check_tables[] = {
	{ "sequences", sequences }, { "meta", meta }, { "users", users },
	{ "passwords", passwords }, { "idempotency_keys", keys },
	{ "images", images }, { "series_texts", series_texts },
	{ "events", events }, { "venues", venues },
	{ "organizers", organizers }, { "terms", terms },
	{ "event_venues", event_venues },
	{ "event_organizers", event_organizers },
	{ "event_terms", event_terms }, { "outbox", outbox },
	{ "deliveries", deliveries }, { "gone_endpoints", gone_endpoints },
	{ "endpoint_results", endpoint_results },
	{ "imports", imports }, { "site", site }, { "sessions", sessions },
	{ "invitations", invitations }, { "second_factors", second_factors },
	{ "recovery_codes", recovery_codes }, { "series", series },
	{ "image_files", image_files }, { "subscriptions", subscriptions },
	{ "uploads", uploads },
	{ "history", history }, { "old_slugs", old_slugs },
	{ "settings", settings }, { "amendments", amendments },
	{ "backups", backups },
	{ NULL, NULL }
};

#define SENTENCE	256

struct check {
	struct db			*db;
	struct arena			*arena;		/* of a row */
	const struct check_report	*report;
	const struct check_table	*table;
	size_t				 faults;
};

static void
report_fault(struct check *c, const char *sentence)
{
	c->report->say(c->report->context, sentence);
	c->faults++;
}

/*
 * Names the row by its key. The key may be text from a file of unknown origin.
 */
static void
report_value(struct check *c, struct statement *st, const char *column,
    const char *what)
{
	char		 sentence[SENTENCE], key[48], *k;
	const char	*text;

	text = db_text(st, 0);
	snprintf(key, sizeof(key), "%s", text == NULL ? "NULL" : text);
	for (k = key; *k != '\0'; k++)
		if (*k < ' ' || *k > '~')
			*k = '?';
	snprintf(sentence, sizeof(sentence), "%s: %s %s: %s %s",
	    c->table->name, c->table->columns[0].name, key, column, what);
	report_fault(c, sentence);
}

static void
check_integer(struct check *c, struct statement *st, int i,
    const struct check_column *column)
{
	char	 what[96];
	int64_t	 n;

	n = db_integer(st, i);
	if (n >= column->least && n <= column->most)
		return;
	snprintf(what, sizeof(what), "is %" PRId64 ", not within %" PRId64
	    " and %" PRId64, n, column->least, column->most);
	report_value(c, st, column->name, what);
}

static void
check_number(struct check *c, struct statement *st, int i,
    const struct check_column *column)
{
	char	 what[96];
	double	 n;

	n = db_number(st, i);
	if (n >= (double)column->least && n <= (double)column->most)
		return;
	snprintf(what, sizeof(what), "is %g, not within %" PRId64 " and %"
	    PRId64, n, column->least, column->most);
	report_value(c, st, column->name, what);
}

static bool
is_rule(const char *text)
{
	struct rrule	 rule;
	char		 why[RRULE_WHY];

	return (*text == '\0' || rrule_parse(&rule, text, why));
}

static const char *
fault_of(struct check *c, const struct check_column *column, const char *text,
    size_t length)
{
	struct recurrence_dates	 dates;
	struct exact_length	 duration;
	const char		*error;

	if (strlen(text) != length)
		return ("holds a NUL");
	if (u8_check((const uint8_t *)text, length) != NULL)
		return ("is not UTF-8");
	if ((int64_t)length < column->least)
		return ("is too short");
	if ((int64_t)length > column->most)
		return ("is too long");
	if (column->kind == CHECK_LINE && !text_is_line(text))
		return ("holds a control character");
	if (column->kind == CHECK_JSON &&
	    json_read(c->arena, text, length, &error) == NULL)
		return ("is not JSON");
	if (column->kind == CHECK_RULE && !is_rule(text))
		return ("is not a recurrence rule");
	if (column->kind == CHECK_DATES &&
	    !recurrence_read(&dates, c->arena, text))
		return ("is not a list of dates");
	if (column->kind == CHECK_LENGTH && *text != '\0' &&
	    !length_read(&duration, text))
		return ("is not a duration");
	return (NULL);
}

static void
check_text(struct check *c, struct statement *st, int i,
    const struct check_column *column)
{
	const char	*text, *fault;
	size_t		 length;

	text = db_string(st, i);
	(void)db_blob(st, i, &length);
	if ((fault = fault_of(c, column, text, length)) != NULL)
		report_value(c, st, column->name, fault);
}

static void
check_bytes(struct check *c, struct statement *st, int i,
    const struct check_column *column)
{
	size_t	 length;

	(void)db_blob(st, i, &length);
	if ((int64_t)length < column->least || (int64_t)length > column->most)
		report_value(c, st, column->name, "is of another length");
}

/* The schema checks where NULL is allowed. */
static void
check_column(struct check *c, struct statement *st, int i)
{
	const struct check_column	*column = &c->table->columns[i];

	if (db_null(st, i))
		return;
	switch (column->kind) {
	case CHECK_INTEGER:
		check_integer(c, st, i, column);
		break;
	case CHECK_NUMBER:
		check_number(c, st, i, column);
		break;
	case CHECK_TEXT:
	case CHECK_LINE:
	case CHECK_JSON:
	case CHECK_RULE:
	case CHECK_DATES:
	case CHECK_LENGTH:
		check_text(c, st, i, column);
		break;
	case CHECK_BYTES:
		check_bytes(c, st, i, column);
		break;
	}
}

static int
compose_select(struct buf *sql, const struct check_table *table)
{
	int	 count;

	buf_string(sql, "SELECT ");
	for (count = 0; table->columns[count].name != NULL; count++)
		buf_printf(sql, "%s%s", count == 0 ? "" : ", ",
		    table->columns[count].name);
	buf_printf(sql, " FROM %s", table->name);
	return (count);
}

static void
check_table(struct check *c)
{
	struct statement	*st;
	struct arena		*arena;
	struct buf		 sql;
	int			 count, i;

	arena = arena_new();
	buf_init(&sql, arena, 512);
	count = compose_select(&sql, c->table);
	st = db_compose(c->db, sql.data);
	while (c->faults < c->report->most && db_step(st)) {
		for (i = 0; i < count && c->faults < c->report->most; i++)
			check_column(c, st, i);
		arena_reset(c->arena);
	}
	db_done(st);
	arena_free(arena);
}

/* Each row of the query is a fault and the key of its row. */
static void
report_rows(struct check *c, struct statement *st)
{
	char	 sentence[SENTENCE];

	while (c->faults < c->report->most && db_step(st)) {
		snprintf(sentence, sizeof(sentence), "%s %" PRId64,
		    db_string(st, 0), db_integer(st, 1));
		report_fault(c, sentence);
	}
	db_done(st);
}

static void
check_together(struct check *c)
{
	report_rows(c, db_query(c->db, "SELECT 'terms: a circle of parents, or"
	    " none of its kind, above id', id FROM terms WHERE id NOT IN"
	    " (WITH RECURSIVE below (id, kind) AS"
	    " (SELECT id, kind FROM terms WHERE parent IS NULL UNION ALL"
	    " SELECT t.id, t.kind FROM terms t JOIN below b"
	    " ON t.parent = b.id AND t.kind = b.kind) SELECT id FROM below)"));
	report_rows(c, db_query(c->db, "SELECT DISTINCT 'terms: a published"
	    " event has a waiting one, id', t.id FROM terms t"
	    " JOIN event_terms l ON l.term_id = t.id"
	    " JOIN events e ON e.id = l.event_id AND e.status < " SQL_DRAFT
	    " WHERE t.kind <> " SQL_TERM_SHOWN("t.kind")));
	report_rows(c, db_query(c->db, "SELECT 'series_texts: no event has id',"
	    " id FROM series_texts WHERE id NOT IN (SELECT texts_id"
	    " FROM events WHERE texts_id IS NOT NULL)"));
	report_rows(c, db_query(c->db,
	    "SELECT 'sequences: too small for records"
	    " of kind', kind FROM sequences s JOIN ("
	    "SELECT 0 AS k, MAX(id) AS most FROM events"
	    " UNION ALL SELECT 0, MAX(id) FROM venues"
	    " UNION ALL SELECT 0, MAX(id) FROM organizers"
	    " UNION ALL SELECT 1, MAX(id) FROM terms"
	    " UNION ALL SELECT 2, MAX(id) FROM users"
	    " UNION ALL SELECT 3, MAX(id) FROM images"
	    " UNION ALL SELECT 4, MAX(id) FROM history) m ON k = kind"
	    " WHERE last < most GROUP BY kind"));
	report_rows(c, db_query(c->db, "SELECT 'sequences: there is none of"
	    " kind', k FROM (SELECT 0 AS k UNION ALL SELECT 1 UNION ALL"
	    " SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4) kinds"
	    " WHERE k NOT IN (SELECT kind FROM sequences)"));
}

static void
check_images(struct check *c)
{
	report_rows(c, db_query(c->db, "SELECT 'images: other bytes than its"
	    " files have, id', id FROM images WHERE bytes <>"
	    " (SELECT COALESCE(SUM(LENGTH(f.bytes)), 0) FROM image_files f"
	    " WHERE f.image_id = images.id)"));
}

size_t
check_values(struct db *db, const struct check_report *report)
{
	struct check	 c = { .db = db, .report = report };

	c.arena = arena_new();
	for (c.table = check_tables; c.table->name != NULL; c.table++)
		check_table(&c);
	check_together(&c);
	check_images(&c);
	arena_free(c.arena);
	return (c.faults);
}
