/*
 * Words of the interface, in the order of their constants. The generator also
 * reads them.
 */
#ifndef ALMANAC_WORDS_H
#define ALMANAC_WORDS_H

#define METHOD_WORDS	"GET", "POST", "PUT", "PATCH", "DELETE"

enum method {
	METHOD_GET,
	METHOD_POST,
	METHOD_PUT,
	METHOD_PATCH,
	METHOD_DELETE,
	METHOD_COUNT,		/* only those above can have routes */
	METHOD_HEAD,
	METHOD_OPTIONS,
	METHOD_OTHER
};

/* Formats of an answer (rules, section 34). All but JSON have words. */
#define FORMAT_WORDS	"calendar", "rss", "json_ld", "html"
#define MEDIA_JSON	"application/json"
#define MEDIA_CALENDAR	"text/calendar"
#define MEDIA_RSS	"application/rss+xml"
#define MEDIA_JSON_LD	"application/ld+json"
#define MEDIA_HTML	"text/html"

enum format {
	FORMAT_JSON,
	FORMAT_CALENDAR,
	FORMAT_RSS,
	FORMAT_JSON_LD,
	FORMAT_HTML,
	FORMAT_COUNT
};

/* Types on the wire. */
#define WIRE_WORDS							\
	"any", "integer", "number", "boolean", "string", "array"

enum wire_type {
	WIRE_ANY,
	WIRE_INTEGER,
	WIRE_NUMBER,
	WIRE_BOOLEAN,
	WIRE_STRING,
	WIRE_ARRAY
};

/* The kind of record that an id refers to. */
#define REFERENCE_WORDS							\
	"user", "event", "venue", "organizer", "category", "tag"

enum reference {
	REFERENCE_NONE,
	REFERENCE_USER,
	REFERENCE_EVENT,	/* readable, not in the trash */
	REFERENCE_VENUE,
	REFERENCE_ORGANIZER,
	REFERENCE_CATEGORY,
	REFERENCE_TAG
};

#endif
