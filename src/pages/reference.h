/*
 * /doc as a page (contract sections 15.3 and 20): every operation with its
 * parameters, answers and a form to try it.
 *
 * The page is made of the same tables as the document, once at start and for
 * each locale, with places for what depends on the request (PLACE_MARK).  A
 * form that a browser without scripts sends comes back as the page, with the
 * answer to what it asks for: ?operation=listEvents&with[search]=jazz.  With
 * _fields the answer is the document itself, since a page has no members.
 */
#ifndef ALMANAC_REFERENCE_H
#define ALMANAC_REFERENCE_H

#include <stdbool.h>
#include <stddef.h>

#include "http/describe.h"

struct buf;
struct param;
struct request;
struct route;
struct value;

/* Behind either: the key of an operation; of a value, "." and its name. */
#define PLACE_ANSWER	PLACE_MARK "R"
#define PLACE_SENT	PLACE_MARK "V"

/* Makes the pages; once, before the fork.  Their memory is kept. */
void		 reference_start(void);

/* The parts of a page, into an open list. */
void		 reference_operation(struct value *list, const struct route *,
		    size_t locale);
void		 reference_field(struct value *list, const struct route *,
		    const struct param *, size_t locale);
void		 reference_shared(struct value *list, size_t locale);
void		 reference_refusals(struct value *list);
void		 reference_records(struct value *list, size_t locale);

/* The name of the operation, by its first method: "listEvents". */
const char	*reference_key(const struct route *);

/* Whether each operation knows the refusal. */
bool		 reference_always(const char *code, int status);

/* Its anchor, from the arena of the list: "error-404-rest_no_route". */
const char	*reference_refusal_key(const struct value *list,
		    const char *code, int status);

/* What a form has asked for. */
struct trial {
	const struct route	*route;		/* NULL: nothing */
	const struct value	*with;		/* a map of texts, or NULL */
};

void		 reference_read_trial(const struct request *, struct trial *);

/* The text that was sent under a name, "" if there is none. */
const char	*reference_sent(const struct trial *, const char *name);

/* Makes the request, and adds its answer as markup. */
void		 reference_try(struct request *, const struct trial *,
		    struct buf *);

#endif
