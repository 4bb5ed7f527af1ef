/*
 * A request being served, from its message to its answer.
 *
 * A list that a page asks for is `brief`: what it does not name of the records
 * need not be read, and their texts end after REQUEST_BRIEF bytes. Lists that
 * clients ask for with _fields are made as a whole, and as large, before that.
 */
#ifndef ALMANAC_REQUEST_H
#define ALMANAC_REQUEST_H

#include "base/json.h"
#include "http/message.h"
#include "http/reply.h"
#include "http/table.h"
#include "store/store.h"
#include "store/users.h"

#define REQUEST_BRIEF	4096	/* bytes */

struct arena;
struct budget;
struct db;
struct fieldmask;
struct fragments;
struct keep;
struct mount;
struct site;
struct value;

struct request {
	struct arena		*arena;		/* ends with the request */
	const struct site	*site;
	const struct message	*message;
	struct db		*db;
	struct budget		*budget;	/* NULL: none */
	const struct keep	*keep;		/* NULL but for an import */
	struct fragments	*fragments;	/* of its thread, or NULL */
	int64_t			 now;		/* seconds since 1970, UTC */

	/*
	 * The answer depends on the second, not only on the day of the site
	 * and on what is published by now: whoever looks at `now` for more
	 * than these must say so (lasting.h).
	 */
	bool			 momentary;

	/* Found without the database, by serve_prepare(). */
	enum method		 method;	/* after an override */
	const char		*method_word;	/* the same, as it was sent */
	const char		*target_path;	/* without the query, as sent */
	const char		*query;		/* "" if none */
	const struct mount	*mount;
	const char		*namespace;	/* or its alias, as asked for */
	const char		*root;		/* {root}: up to the prefix */
	const char		*api;		/* {api} */
	const char		*site_url;	/* {site} */
	const struct path	*path;		/* NULL: no such path */
	const struct route	*route;
	bool			 for_people;	/* a page, or none: not {api} */
	enum format		 format;	/* of a 200 */
	const char		*capture;	/* digits; a slug is decoded */
	struct value		*fields;	/* what was sent, by strength */
	bool			 problem;	/* errors as problem+json */
	bool			 strict;	/* Prefer: handling=strict */
	const struct fieldmask	*only;		/* _fields; NULL: everything */
	bool			 reading;	/* it must not write */
	const struct fieldmask	*brief;		/* see above; NULL: it is not */
	const char		*json_error;	/* the body is no JSON: why */

	/* Found with it. */
	struct store_state	 state;		/* for state_of() alone */
	bool			 has_state;
	struct caller		 caller;
	const struct value	**sent;		/* per row of route->params */
	enum error		 too_long;	/* refuses what would succeed */

	struct json		 out;		/* the answer's body */
	struct reply		 reply;		/* and its head */
};

#endif
