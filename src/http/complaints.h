/*
 * What is wrong with what was sent, gathered so that one answer says all of it
 * (rules 7.3 and 7.4).
 */
#ifndef ALMANAC_COMPLAINTS_H
#define ALMANAC_COMPLAINTS_H

#include <stdbool.h>
#include <stddef.h>

#include "generated/errors.h"
#include "generated/service.h"

struct arena;
struct request;

struct fault {
	const char	*name;		/* of the parameter, the outermost */
	const char	*code;
	const char	*message;
	const char	*pointer;
};

struct complaints {
	struct arena	*arena;
	size_t		 count;
	struct fault	 list[SERVICE_COMPLAINTS_ITEMS];
};

void	complaints_init(struct complaints *, struct arena *);

/*
 * Adds what is wrong with one parameter; only the first of a name counts, and
 * none when there are SERVICE_COMPLAINTS_ITEMS. `pointer` is a JSON pointer
 * into the parameters. The message's places are filled with the texts that
 * follow, in order; the first is what the value is called.
 */
void	complaints_add(struct complaints *, const char *name,
	    const char *pointer, enum complaint, ...);

/* Whether more of them would not be reported. */
bool	complaints_full(const struct complaints *);

/* "/name", escaped (RFC 6901). */
const char	*complaints_pointer(struct arena *, const char *name);

/* 400 with all of them. */
int	reply_complaints(struct request *, const struct complaints *);

/* 400 with the names of parameters that are missing; NULL ends them. */
int	reply_missing(struct request *, const char *const *names);

/*
 * 400 for one bad value that only a handler can tell. The text, which may be
 * NULL, fills the message's place behind the name.
 */
int	reply_invalid(struct request *, const char *name, enum complaint,
	    const char *text);

#endif
