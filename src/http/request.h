/*
 * A request in progress, from its message to its answer.
 *
 * Lists for pages are brief: only members that are `wanted` need be read, and
 * texts are cut after REQUEST_BRIEF bytes. For API clients everything is read,
 * and _fields selects what is written.
 */
#ifndef ALMANAC_REQUEST_H
#define ALMANAC_REQUEST_H

#include "base/json.h"
#include "http/message.h"
#include "http/table.h"
#include "store/store.h"
#include "store/users.h"

#define REQUEST_BRIEF	4096	/* bytes */
#define REQUEST_RECORD	64	/* bytes of a kind and an id */

struct arena;
struct budget;
struct db;
struct extras;
struct fragments;
struct mount;
struct picture;
struct secret_memo;
struct site;
struct value;

#define REPLY_TAG	32		/* an entity tag with quotes and NUL */

struct reply {
	int		 status;
	char		 etag[REPLY_TAG];	/* "": none */
	int64_t		 last_modified;	/* UTC; 0: none */
	const char	*location;	/* NULL: absent, as those below */
	const char	*allow;
	const char	*language;
	const char	*link;
	const char	*content_type;	/* NULL: JSON */
	const char	*encoding;	/* of the body, such as "gzip" */
	const char	*policy;	/* of a page: Content-Security-Policy */
	const char	*interface;	/* of a page: address of the API */
	const char	*attachment;	/* name of a file after the head */
	int64_t		 length;	/* and its bytes */
	int		 copy;		/* enum copy_kind: what that is to be
					   (server/copies.h), or else a
					   redirect to `location`; 0: none */
	int64_t		 total;		/* of a list; -1: none */
	int64_t		 total_pages;
	int		 retry_after;	/* seconds; 0: none */
	const char	*cookie;	/* Set-Cookie, or NULL */
	const char	*marker;	/* another, for scripts; or NULL */
	bool		 immutable;	/* a file, which never changes */
	bool		 replayed;	/* is an earlier answer (rule 30.2) */
	bool		 joined;	/* instead of a new record an equal one
					   is the answer (rule 26.1) */
	const char	*failure;	/* for the log, or NULL */
	int		 reason;	/* enum text: why `recurrence` is wrong;
					   0: it is not */
};

/* What was asked. serve_prepare() sets it, without the database. */
struct asked {
	enum method		 method;	/* after an override */
	const char		*method_word;	/* the method as text */
	const char		*target_path;	/* without the query, as sent */
	const char		*query;		/* "" if none */
	const struct mount	*mount;
	const char		*namespace;	/* or alias, as in the path */
	const char		*root;		/* {root}, with the prefix */
	const char		*api;		/* {api} */
	const char		*site_url;	/* {site} */
	const struct path	*path;		/* NULL: no such path */
	const struct route	*route;
	bool			 for_people;	/* for a page, or unknown */
	bool			 moved;		/* its page has another word,
						   by `slugs` */
	enum format		 format;	/* of a 200 */
	const char		*capture;	/* digits, or a decoded slug */
	struct value		*fields;	/* from all sources */
	const struct value	*file;		/* the first of a form, or the
						   body; or NULL */
	const char		*file_title;	/* that the client gives it,
						   or NULL */
	const char		*json_error;	/* of the body, or NULL */
	bool			 problem;	/* errors as problem+json */
	bool			 strict;	/* Prefer: handling=strict */
	const struct value	*fieldmask;	/* _fields; NULL: everything */
};

struct request {
	struct arena		*arena;		/* freed after the request */
	const struct site	*site;
	const struct message	*message;
	struct db		*db;
	struct budget		*budget;	/* NULL: none */
	const struct extras	*extras;	/* or NULL */
	struct fragments	*fragments;	/* of its thread, or NULL */
	int64_t			 now;		/* seconds since 1970, UTC */

	/*
	 * Whether the answer depends on the second, not only on the day of the
	 * site and on published events (cache_until()). Code that uses `now`
	 * in another way must set it.
	 */
	bool			 changes_each_second;

	struct asked		 in;
	const struct picture	*picture;	/* made of its file, or NULL */
	int64_t			 excess;	/* of the quota, so not made */
	struct secret_memo	*memo;		/* of its message, or NULL */
	bool			 reading;	/* the handler must not write */
	bool			 defers;	/* serve_defer() was called */
	const struct value	*wanted;	/* members to read; NULL: all */

	struct request		*outer;		/* serve_inner(), or NULL */
	bool			 lists_hidden;	/* lists have hidden events */

	/*
	 * The time at which the next record is published (schedule_next()), if
	 * the caller needs it and it could be read together with the answer.
	 */
	bool			 wants_schedule;
	bool			 has_schedule;
	int64_t			 schedule;

	/* serve_answer() sets these. */
	struct caller		 caller;
	const char		*session;	/* its token, or NULL */
	bool			 keeps_fault;	/* changes of a rejected one */
	bool			 only_shows;	/* undo what it has stored */
	bool			 changes_settings;	/* of the desk */
	const struct value	**sent;		/* by row of route->params */
	problem_plain		 too_long;	/* checked last; or NULL */
	char			 forbidden[REQUEST_RECORD];
						/* "/events/3": a record which
						   the caller may not change,
						   checked after that; "":
						   none */

	struct json		 out;		/* the body of the answer */
	struct reply		 reply;		/* and the head */
};

#endif
