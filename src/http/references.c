#include "http/references.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "http/request.h"
#include "store/existing.h"
#include "store/index/term_query.h"
#include "store/users.h"
#include "text/slugs.h"

static enum term_kind
kind_of(enum reference reference)
{
	return (reference == REFERENCE_CATEGORY ? TERM_CATEGORY : TERM_TAG);
}

bool
reference_exists(struct request *rq, enum reference reference, int64_t id)
{
	switch (reference) {
	case REFERENCE_USER:
		return (user_exists(rq->db, id));
	case REFERENCE_EVENT:
		return (event_readable(rq->db, &rq->caller, id, rq->now));
	case REFERENCE_VENUE:
		return (venue_exists(rq->db, id));
	case REFERENCE_ORGANIZER:
		return (organizer_exists(rq->db, id));
	case REFERENCE_CATEGORY:
	case REFERENCE_TAG:
		return (term_exists(rq->db, kind_of(reference), id));
	default:
		return (false);
	}
}

bool
reference_addressed(struct request *rq, int64_t event)
{
	if (rq->in.path->capture == NULL)
		return (false);
	if (strcmp(rq->in.path->capture, "id") == 0)
		return (strtoll(rq->in.capture, NULL, 10) == event);

	return (event_has_slug(rq->db, event,
	    slug_make(rq->arena, rq->in.capture)));
}

bool
reference_linkable(struct request *rq, enum reference reference, int64_t id)
{
	return (reference == REFERENCE_VENUE ?
	    venue_readable(rq->db, &rq->caller, id, rq->now) :
	    organizer_readable(rq->db, &rq->caller, id, rq->now));
}

static int64_t
find_by_id(struct request *rq, enum term_kind kind, const char *digits)
{
	int64_t	 id;

	errno = 0;
	id = strtoll(digits, NULL, 10);
	if (errno != 0 || !term_exists(rq->db, kind, id))
		return (0);

	return (id);
}

int64_t
reference_term(struct request *rq, enum reference reference, const char *text)
{
	enum term_kind	 kind = kind_of(reference);

	if (text[strspn(text, "0123456789")] == '\0')
		return (find_by_id(rq, kind, text));

	return (term_by_text(rq->db, rq->arena, kind, text));
}
