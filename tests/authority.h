/*
 * A calendar with a record of every status by every owner, and requests whose
 * answers are searched for what their caller must not see.
 *
 * There is a user of each role, called by it, and "other", an author. Each
 * text of a record tells what it belongs to, "Planted.event.draft.other.text",
 * and so does its slug: that is how an answer gives itself away.
 */
#ifndef ALMANAC_AUTHORITY_H
#define ALMANAC_AUTHORITY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "given.h"
#include "http/table.h"
#include "store/users.h"

/* Callers are roles; owners are those from ROLE_SUBSCRIBER on, and OTHER. */
#define ROLES	(ROLE_ADMINISTRATOR + 1)
#define OTHER	ROLES

/* Of the events that are locked: published ones with a password. */
#define SESAME	"Sesame"

enum kind { KIND_EVENT, KIND_VENUE, KIND_ORGANIZER, KIND_CATEGORY, KIND_TAG,
	KIND_NONE };

struct plant {
	enum kind	 kind;
	const char	*status;	/* or "locked", "term", "unknown" */
	int		 owner;
	int64_t		 id;
	const char	*slug;
	const char	*seen;		/* as the administrator gets it */
};

/* "anonymous" ... "administrator", "other". */
const char	*owner_name(int owner);
int64_t		 owner_id(int owner);

/* "event", "events". */
const char	*kind_name(enum kind);
const char	*kind_plural(enum kind);

/* The kind whose records a route is about; KIND_NONE: index and doc. */
enum kind	 kind_of(const struct route *);

/* "publish" ..., as far as the kind has it; NULL behind the last. */
const char	*kind_status(enum kind, size_t);

/* Makes the users, once. */
void		 given_authority(void);

/* A planted record of its own; of terms and unknown ones the owner is OTHER. */
struct plant	*given_plant(enum kind, const char *status, int owner);

/* One of every status by every owner. */
struct plants {
	struct plant	*list[64];
	size_t		 count;
};

void		 given_plants(struct plants *, enum kind);

/* Makes it anew where it was; it has another id then. */
void		 plant_renew(struct plant *);

/* Whether it is still as it was made. */
bool		 plant_untouched(const struct plant *);

/* A request; `json` and `line` (a header field) may be NULL. */
struct outcome	*ask_role(enum role, const char *method, const char *target,
		    const char *json, const char *line);

/* Says what an answer shows although the caller must not see it. */
void		 authority_search(enum role, const char *target,
		    const struct outcome *);

/* The stored forms of what must never be shown. */
void		 authority_secret(const char *text);

#endif
