/*
 * A calendar with a record of every status and owner, and requests whose
 * answers are searched for content that the caller must not see.
 *
 * There is a user of each role, with the role's name, and "other", an author.
 * Each text of a record names the record, "Planted.event.draft.other.text"; so
 * does its slug. This shows which record an answer reveals.
 */
#ifndef ALMANAC_AUTHORITY_H
#define ALMANAC_AUTHORITY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "given.h"
#include "http/table.h"
#include "store/users.h"

/*
 * Callers are roles. Owners are the roles from ROLE_SUBSCRIBER on, and OTHER.
 */
#define ROLES	(ROLE_ADMINISTRATOR + 1)
#define OTHER	ROLES

/* The password of "locked" events, which are published. */
#define SESAME	"Sesame"

enum kind { KIND_EVENT, KIND_VENUE, KIND_ORGANIZER, KIND_CATEGORY, KIND_TAG,
	KIND_NONE };

struct plant {
	enum kind	 kind;
	const char	*status;	/* or "locked", "term", "unknown" */
	int		 owner;
	int64_t		 id;
	const char	*slug;
	const char	*seen;		/* as the administrator sees it */
};

/* "anonymous" ... "administrator", "other". */
const char	*owner_name(int owner);
int64_t		 owner_id(int owner);

/* "event", "events". */
const char	*kind_name(enum kind);
const char	*kind_plural(enum kind);

/* The kind of records of a route. KIND_NONE: index and doc. */
enum kind	 kind_of(const struct route *);

/* "publish" and so on, the statuses of the kind; NULL after the last. */
const char	*kind_status(enum kind, size_t);

/* Creates the users, once. */
void		 given_authority(void);

/*
 * The planted record of an owner. The owner of terms and unknown records is
 * OTHER.
 */
struct plant	*given_plant(enum kind, const char *status, int owner);

/* One record of every status and owner. */
struct plants {
	struct plant	*list[64];
	size_t		 count;
};

void		 given_plants(struct plants *, enum kind);

/* Creates the record again, with another id. */
void		 plant_renew(struct plant *);

/* Whether the record is as it was created. */
bool		 plant_untouched(const struct plant *);

/* A request; `json` and `line` (a header field) may be NULL. */
struct outcome	*ask_role(enum role, const char *method, const char *target,
		    const char *json, const char *line);

/* Reports content in an answer that the caller must not see. */
void		 authority_search(enum role, const char *target,
		    const struct outcome *);

/* Notes the stored form of a secret, which must never be shown. */
void		 authority_secret(const char *text);

#endif
