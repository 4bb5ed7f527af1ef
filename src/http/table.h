/*
 * What the generated tables are made of. Everything here is const and is
 * written by codegen from spec/; nobody else makes one of these.
 */
#ifndef ALMANAC_TABLE_H
#define ALMANAC_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "generated/errors.h"
#include "store/users.h"

struct request;
struct route;

enum method {
	METHOD_GET,
	METHOD_POST,
	METHOD_PUT,
	METHOD_PATCH,
	METHOD_DELETE,
	METHOD_COUNT,		/* above: what a route can answer to */
	METHOD_HEAD,
	METHOD_OPTIONS,
	METHOD_OTHER
};

/* How an answer may look (rules, section 34). */
enum format {
	FORMAT_JSON,
	FORMAT_CALENDAR,
	FORMAT_RSS,
	FORMAT_JSON_LD,
	FORMAT_HTML,
	FORMAT_COUNT
};

/* Where a parameter is described; all but the path are read everywhere. */
enum param_in { IN_PATH, IN_QUERY, IN_BODY, IN_EITHER };

/* What a parameter holds, and as what C type it lies in the params struct. */
enum param_type {
	PARAM_INTEGER,		/* int64_t */
	PARAM_NUMBER,		/* double */
	PARAM_BOOLEAN,		/* bool */
	PARAM_STRING,		/* const char * */
	PARAM_ENUM,		/* int, an index into `words` */
	PARAM_STATUS,		/* enum status */
	PARAM_STATUSES,		/* unsigned: bits 1 << enum status; 0: any */
	PARAM_MOMENT,		/* struct moment, read in `zone` */
	PARAM_DATE,		/* struct date, its zone is known later */
	PARAM_TIMEZONE,		/* const char *; "": the site's */
	PARAM_URL,		/* const char *; "": none */
	PARAM_IMAGE,		/* struct image_ref */
	PARAM_COST,		/* const char *; "": none */
	PARAM_TRUTHY,		/* bool: one of `words` */
	PARAM_INTEGERS,		/* struct integers */
	PARAM_TERMS,		/* struct integers: existing terms, resolved */
	PARAM_TERM_NAMES,	/* struct term_names: perhaps new ones */
	PARAM_LINKS,		/* struct links */
	PARAM_NONZERO		/* bool: sent, and not 0 */
};

/* What the type is on the wire. */
enum wire_type { WIRE_ANY, WIRE_INTEGER, WIRE_NUMBER, WIRE_BOOLEAN,
	WIRE_STRING, WIRE_ARRAY };

/* What JSON null means (rule 4.12); required ones are missing. */
enum param_null { NULL_REFUSED, NULL_ABSENT, NULL_CLEARS };

enum param_zone { ZONE_SITE, ZONE_UTC };

/* Records that an id must belong to. */
enum reference {
	REFERENCE_NONE,
	REFERENCE_USER,
	REFERENCE_EVENT,	/* that the caller may read, not in the trash */
	REFERENCE_VENUE,
	REFERENCE_ORGANIZER,
	REFERENCE_CATEGORY,
	REFERENCE_TAG
};

enum param_flags {
	PARAM_REQUIRED	= 1 << 0,
	PARAM_NONEMPTY	= 1 << 1,	/* not "" and not "0" */
	PARAM_EMPTY	= 1 << 2,	/* "" is fine where it would not be */
	PARAM_HIDDEN	= 1 << 3,	/* read, but neither known nor shown */
	PARAM_FOLD	= 1 << 4,	/* letter case of words does not matter */
	PARAM_MIN	= 1 << 5,
	PARAM_MAX	= 1 << 6,
	PARAM_ABOVE	= 1 << 7,	/* `min` itself is too small */
	PARAM_CUT	= 1 << 8,	/* more than `max` becomes `max` */
	PARAM_ZERO	= 1 << 9,	/* 0 is fine beside a reference */
	PARAM_OTHER	= 1 << 10,	/* not the record of the path itself */
	PARAM_ONE	= 1 << 11,	/* of links: the first is kept */
	PARAM_TEXTS	= 1 << 12,	/* JSON must send a text */
	PARAM_PAGING	= 1 << 13	/* not of formats without pages */
};

#define PARAM_NOWHERE	0		/* no such member, no such row */

struct param {
	const char		*name;		/* on the wire */
	enum param_in		 in;
	enum param_type		 type;
	enum wire_type		 wire;
	enum param_null		 null;
	enum param_zone		 zone;		/* of a moment */
	enum reference		 reference;
	unsigned		 flags;
	uint16_t		 offset;	/* of the member */
	uint16_t		 has;		/* of its has_ twin: it was sent */
	uint16_t		 clears;	/* of its clears_ twin */
	int16_t			 with;		/* row to be sent too, from here */
	double			 min, max;
	uint32_t		 max_bytes;	/* of a text; 0: any */
	uint32_t		 max_words;	/* of a search, likewise */
	uint32_t		 max_items;	/* of a list, likewise */
	enum error		 too_long;	/* refuses a text in the end */
	const char *const	*words;		/* of an enum or truthy, NULL ends */
	const char		*from_now;	/* default of a moment: "+2 years" */
	const struct route	*creates;	/* of links: rules for an object */
};

struct route {
	const char		*name;		/* "event_list": its handler */
	const struct path	*path;
	unsigned		 methods;	/* bits 1 << enum method */
	enum role		 role;		/* the least that may call it */
	const char		*resource;	/* "events"; "" for index and doc */
	const struct param	*params;
	size_t			 param_count;
	size_t			 size;		/* of the params struct; 0: none */
	const void		*defaults;	/* to copy from; NULL: all zero */
	int			(*call)(struct request *, const void *params);
	unsigned		 formats;	/* bits 1 << enum format */
	int			(*call_as)(struct request *,
				    const void *params);	/* in rq->format */
	const uint16_t		*address;	/* rows, in the order of 9.2 */
	size_t			 address_count;
};

/* Routes of one path; they differ in their methods. */
struct path {
	const char		*template;	/* "/events/{id}" */
	const char		*allow;		/* "GET, HEAD, OPTIONS" */
	const char		*capture;	/* "id", "slug"; NULL: none */
	const struct route	*const *routes;	/* in the order of the index */
	size_t			 route_count;
	bool			 is_page;
};

/* The match tree: one node per path segment. */
enum capture { CAPTURE_NONE, CAPTURE_DIGITS, CAPTURE_TEXT,
	CAPTURE_MONTH,		/* "2027-03" */
	CAPTURE_SEGMENTS };	/* the rest: one segment or more */

struct node {
	const char		*word;		/* lower case; NULL: a capture */
	enum capture		 capture;
	const struct node	*children;	/* words first, then captures */
	size_t			 child_count;
	const struct path	*path;		/* that ends here, or NULL */
};

extern const struct node		 tree;
extern const struct node		 page_tree;
extern const struct path		 paths[];
extern const size_t			 path_count;
extern const struct path		 page_paths[];
extern const size_t			 page_path_count;

/* Turns the refusal in a request into a page, for people. */
extern int			(*const page_refusal)(struct request *);

#endif
