/*
 * Forms that were sent after their session has ended (rule 40.25). The page for
 * signing in keeps the fields as JSON. Nothing is stored until the user has
 * seen the form again.
 */
#ifndef ALMANAC_DESK_HELD_H
#define ALMANAC_DESK_HELD_H

#include <stdbool.h>

struct request;

/*
 * Returns the fields of the form that was sent, for desk_held_show(), or NULL
 * if they are too large. The file is not among them.
 */
const char	*_Nullable desk_held(const struct request *);

/*
 * Shows the form of the page `to` with these fields to a user who has just
 * signed in. Returns false if there is no such form for this user.
 */
bool		 desk_held_show(struct request *, const char *to,
		    const char *held);

/*
 * Shows the form of a record with the typed values. Returns the status, of an
 * error answer if the caller may not see the record.
 */
int		 desk_show_typed(struct request *);

#endif
