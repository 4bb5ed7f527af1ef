/*
 * The types of the generated tables. All tables are const, and only the
 * generator writes them.
 */
#ifndef ALMANAC_TABLE_H
#define ALMANAC_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "generated/errors.h"
#include "http/words.h"
#include "store/users.h"

struct request;
struct route;

/*
 * Where a parameter is documented. Except in the path, it may be sent
 * anywhere.
 */
enum param_in { IN_PATH, IN_QUERY, IN_BODY, IN_EITHER };

/* The type of a parameter, and its C type in the params struct. */
enum param_type {
	PARAM_INTEGER,		/* int64_t */
	PARAM_NUMBER,		/* double */
	PARAM_BOOLEAN,		/* bool */
	PARAM_STRING,		/* const char * */
	PARAM_ENUM,		/* int, an index into `words` */
	PARAM_WORD,		/* const char *, one of `words` */
	PARAM_STATUS,		/* enum status */
	PARAM_STATUSES,		/* unsigned: bits 1 << enum status; 0: any */
	PARAM_MOMENT,		/* struct moment, read in `zone` */
	PARAM_DATE,		/* struct date; its zone is known later */
	PARAM_TIMEZONE,		/* const char *; "": the site's */
	PARAM_COLOR,		/* const char *, such as "#9c2f22"; "": none */
	PARAM_URL,		/* const char *; "": none */
	PARAM_IMAGE,		/* struct image_ref */
	PARAM_PICTURE,		/* const struct picture *, from a file */
	PARAM_COST,		/* const char *; "": none */
	PARAM_RECURRENCE,	/* const struct recurrence * */
	PARAM_TRUTHY,		/* bool: one of `words` */
	PARAM_INTEGERS,		/* struct integers */
	PARAM_TERMS,		/* struct integers: existing terms, resolved */
	PARAM_TERM_NAMES,	/* struct term_names: perhaps new ones */
	PARAM_LINKS,		/* struct links */
	PARAM_NONZERO		/* bool: sent, and not 0 */
};

/*
 * The meaning of JSON null (rule 4.12). A required parameter is missing then.
 */
enum param_null {
	NULL_REFUSED,
	NULL_ABSENT,
	NULL_CLEARS,
	NULL_UPDATE_CLEARS	/* if partial; else rejected */
};

enum param_zone { ZONE_SITE, ZONE_UTC };

enum param_flags {
	PARAM_REQUIRED	= 1 << 0,	/* unless the route is partial */
	PARAM_NONEMPTY	= 1 << 1,	/* not "" and not "0" */
	PARAM_EMPTY	= 1 << 2,	/* "" is allowed */
	PARAM_HIDDEN	= 1 << 3,	/* read, but not documented */
	PARAM_FOLD	= 1 << 4,	/* words in any letter case */
	PARAM_MIN	= 1 << 5,
	PARAM_MAX	= 1 << 6,
	PARAM_ABOVE	= 1 << 7,	/* `min` itself is not allowed */
	PARAM_CUT	= 1 << 8,	/* more than `max` becomes `max` */
	PARAM_ZERO	= 1 << 9,	/* 0 is allowed, as no record */
	PARAM_OTHER	= 1 << 10,	/* not the record in the path */
	PARAM_ONE	= 1 << 11,	/* only the first link counts */
	PARAM_TEXTS	= 1 << 12,	/* JSON must send a text */
	PARAM_PAGING	= 1 << 13,	/* only if the answer has pages */
	PARAM_LINES	= 1 << 14,	/* several lines of text, in forms */
	PARAM_MARKUP	= 1 << 15,	/* a text with markup (rule 12.3) */
	PARAM_ALWAYS	= 1 << 16,	/* required, also if it is partial */
	PARAM_LENIENT	= 1 << 17	/* a bad value counts as not sent */
};

#define PARAM_NOWHERE	0		/* offset of an absent member or row */

struct param {
	const char		*name;		/* in requests */
	const char		*group;		/* NULL: the route's own */
	const char		*shown;		/* default in the index: JSON
						   with marks (describe.h) */
	enum param_in		 in;
	enum param_type		 type;
	enum wire_type		 wire;
	enum param_null		 null;
	enum param_zone		 zone;		/* of a moment */
	enum reference		 reference;
	unsigned		 flags;
	uint16_t		 offset;	/* of the struct's member */
	uint16_t		 has;		/* of its has_ twin: sent */
	uint16_t		 clears;	/* of its clears_ twin */
	int16_t			 with;		/* row to be sent with it */
	double			 min, max;
	uint32_t		 max_bytes;	/* of a text; 0: any */
	uint32_t		 max_words;	/* of a search, likewise */
	uint32_t		 max_items;	/* of a list, likewise */
	problem_plain		 too_long;	/* if a text was cut */
	const char *const	*words;		/* of an enum, NULL ends */
	const char		*from_now;	/* default, as "+2 years" */
	const struct route	*creates;	/* route for an object */
};

/* A field of a form. Texts are enum text, or 0 for none. */
enum form_part { FORM_MAIN, FORM_ASIDE, FORM_MORE };

struct form_row {
	const char		*name;		/* of the parameter */
	enum form_part		 part;
	int			 label, hint;
	const int		*choices;	/* in the order of `words` */
	bool			 open;		/* also in the public's form */
};

struct route {
	const char		*name;		/* "event_list": its handler */
	const struct path	*path;
	unsigned		 methods;	/* bits 1 << enum method */
	enum role		 role;		/* least that may call it */
	const char		*resource;	/* "events"; "" for index; NULL
						   for pages */
	const struct param	*params;
	size_t			 param_count;
	size_t			 size;		/* of the params; 0: none */
	const void		*defaults;	/* NULL: all zero */
	int			(*call)(struct request *, const void *params);
	unsigned		 formats;	/* bits 1 << enum format */
	int			(*call_as)(struct request *,
				    const void *params);  /* in rq->in.format */
	const uint16_t		*address;	/* rows, in the order of 21.3 */
	size_t			 address_count;
	const struct form_row	*form;		/* form at the desk, or NULL */
	bool			 partial;	/* requires only its path */
	bool			 slow;		/* serve_is_slow() */
	bool			 picture;	/* takes a picture as a file */
	bool			 upload;	/* takes a long file */
	unsigned		 proof;		/* 1 << action: needs the
						   caller's password */
	int			(*again)(struct request *);  /* page_again() if
						   it has a form to show */
};

/* The part of an address that the capture of a path matches. */
enum capture {
	CAPTURE_NONE,
	CAPTURE_DIGITS,
	CAPTURE_TEXT,
	CAPTURE_MONTH,		/* "2027-03" */
	CAPTURE_SEGMENTS	/* the rest: one segment or more */
};

/* Routes of one path; they differ in their methods. */
struct path {
	const char		*template;	/* "/events/{id}" */
	const char		*allow;		/* "GET, HEAD, OPTIONS" */
	const char		*capture;	/* "id", "slug"; NULL: none */
	enum capture		 takes;
	const struct route	*const *routes;	/* in the order of the index */
	size_t			 route_count;
	size_t			 entry;		/* its position in the index */
	bool			 is_page;
	uint16_t		 needs;		/* offset of a flag of struct
						   site without which it does
						   not exist; 0: none */
	bool			 has_sessions;	/* of callers who signed in */
	bool			 is_framed;	/* for frames of other sites */
};

extern const struct path		 paths[];
extern const size_t			 path_count;
extern const struct path		 page_paths[];
extern const size_t			 page_path_count;

/* page_refused(), which turns the error answer of a request into a page. */
extern int			(*const page_refusal)(struct request *);
int				page_refused(struct request *);

/*
 * Answers a form that names its user, whose session has ended: shows it again,
 * or lets the user sign in before. Stores nothing.
 */
int				page_again(struct request *);

#endif
