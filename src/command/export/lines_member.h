/*
 * Members of a line of almanac export. What is missing or of another kind is
 * said by lines->why, which stays; what was asked for is then a harmless value.
 */
#ifndef ALMANAC_LINES_MEMBER_H
#define ALMANAC_LINES_MEMBER_H

#include <stdbool.h>
#include <stdint.h>

#include "store/status.h"

struct arena;
struct value;

struct lines {
	struct arena		*arena;		/* of the line */
	const struct value	*line;
	const char		*why;		/* in the arena, or NULL */
};

bool		 lines_has(const struct lines *, const char *name);
const char	*lines_text(struct lines *, const char *name);
const char	*lines_line(struct lines *, const char *name);	/* one line */
const char	*lines_slug(struct lines *, const char *name);
const char	*lines_optional(struct lines *, const char *name, const char *);
int64_t		 lines_integer(struct lines *, const char *name);
int64_t		 lines_bounded(struct lines *, const char *name, int64_t least,
		    int64_t most);
int64_t		 lines_id(struct lines *, const char *name);	/* from 1 */
int64_t		 lines_optional_id(struct lines *, const char *name); /* or 0 */
double		 lines_number(struct lines *, const char *name, double least,
		    double most);
bool		 lines_truth(struct lines *, const char *name);
int64_t		 lines_time(struct lines *, const char *name);
enum status	 lines_status(struct lines *);

/* The ids of a list, one after the other: NULL begins and ends. */
const struct value	*_Nullable lines_next(struct lines *, const char *name,
			    const struct value *, int64_t *id);

void		 lines_fail(struct lines *, const char *name,
		    const char *what);

#endif
