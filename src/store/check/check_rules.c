#include "store/check/check_rules.h"

#include <stddef.h>

#include "store/deliveries.h"
#include "store/imports.h"
#include "store/lists/term_query.h"
#include "store/secret.h"
#include "store/sequences.h"
#include "store/status.h"
#include "store/users.h"
#include "text/dates.h"
#include "text/slugs.h"

/* Older versions took texts as long as a body, of which folding makes more. */
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
#define JSON(name)	{ name, CHECK_JSON, 0, TEXT_MOST }
#define DIGEST(name)	{ name, CHECK_BYTES, SECRET_DIGEST, SECRET_DIGEST }
#define END		{ NULL, CHECK_INTEGER, 0, 0 }

#define HEAD								\
	ID("id"), OTHER("author"),					\
	{ "status", CHECK_INTEGER, STATUS_PUBLISH, STATUS_TRASH },	\
	TIME("published"), TIME("created"), TIME("modified"),		\
	SLUG("slug"), { "former_slug", CHECK_LINE, 0, SLUG_MAX },	\
	ID("image_id"), TEXT("description")

static const struct check_column	 sequences[] = {
	{ "kind", CHECK_INTEGER, SEQUENCE_RECORDS, SEQUENCE_IMAGES },
	OTHER("last"), END
};

static const struct check_column	 meta[] = {
	LINE("name"), { "value", CHECK_INTEGER, 0, DATE_MOST }, END
};

static const struct check_column	 users[] = {
	ID("id"), LINE("login"),
	{ "role", CHECK_INTEGER, ROLE_SUBSCRIBER, ROLE_ADMINISTRATOR },
	TIME("created"), END
};

static const struct check_column	 passwords[] = {
	ID("user_id"), DIGEST("hash"), LINE("label"), TIME("created"), END
};

static const struct check_column	 keys[] = {
	OTHER("user_id"), LINE("path"), LINE("key"), DIGEST("request"),
	{ "status", CHECK_INTEGER, 201, 201 }, LINE("location"), JSON("body"),
	TIME("created"), END
};

static const struct check_column	 images[] = {
	ID("id"), LINE("url"), END
};

static const struct check_column	 events[] = {
	HEAD, TEXT("title"), TEXT("excerpt"),
	{ "password", CHECK_LINE, 1, SECRET_TEXT - 1 }, TRUTH("all_day"),
	TIME("start_local"), TIME("end_local"), TIME("start_utc"),
	TIME("end_utc"), LINE("timezone"), TEXT("cost"), TEXT("website"),
	TRUTH("show_map"), TRUTH("show_map_link"),
	TRUTH("hide_from_listings"), TRUTH("sticky"), TRUTH("featured"),
	TRUTH("ticketed"), ID("post_parent"), END
};

static const struct check_column	 event_texts[] = {
	ID("event_id"), TEXT("title_key"), TEXT("title"), TEXT("excerpt"),
	TEXT("description"), END
};

static const struct check_column	 venues[] = {
	HEAD, TEXT("name"), TEXT("name_key"), TEXT("address"), TEXT("city"),
	TEXT("country"), TEXT("province"), TEXT("state"),
	TEXT("stateprovince"), TEXT("zip"), TEXT("phone"), TEXT("website"),
	{ "geo_lat", CHECK_NUMBER, -90, 90 },
	{ "geo_lng", CHECK_NUMBER, -180, 180 }, TRUTH("show_map"),
	TRUTH("show_map_link"), TEXT("searched"), END
};

static const struct check_column	 organizers[] = {
	HEAD, TEXT("name"), TEXT("name_key"), TEXT("phone"), TEXT("website"),
	TEXT("email"), TEXT("searched"), END
};

static const struct check_column	 terms[] = {
	ID("id"), { "kind", CHECK_INTEGER, TERM_CATEGORY, TERM_TAG },
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
	END
};

static const struct check_column	 deliveries[] = {
	ID("outbox_id"), LINE("endpoint"), TIME("due"),
	{ "attempts", CHECK_INTEGER, 0, DELIVERY_ATTEMPTS }, TEXT("outcome"),
	END
};

static const struct check_column	 gone_endpoints[] = {
	LINE("endpoint"), TIME("since"), END
};

static const struct check_column	 imports[] = {
	ID("id"), TEXT("source"),
	{ "kind", CHECK_INTEGER, IMPORT_CATEGORY, IMPORT_EVENT },
	TEXT("name"), ANY("came"), ANY("made"), END
};

static const struct check_column	 site[] = {
	LINE("id"), END
};

const struct check_table	 check_tables[] = {
	{ "sequences", 1, sequences }, { "meta", 1, meta },
	{ "users", 1, users }, { "passwords", 1, passwords },
	{ "idempotency_keys", 1, keys }, { "images", 1, images },
	{ "events", 1, events }, { "event_texts", 1, event_texts },
	{ "venues", 1, venues }, { "organizers", 1, organizers },
	{ "terms", 1, terms }, { "event_venues", 1, event_venues },
	{ "event_organizers", 1, event_organizers },
	{ "event_terms", 1, event_terms }, { "outbox", 3, outbox },
	{ "deliveries", 3, deliveries },
	{ "gone_endpoints", 3, gone_endpoints }, { "imports", 3, imports },
	{ "site", 4, site },
	{ NULL, 0, NULL }
};
