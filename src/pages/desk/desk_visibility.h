/*
 * Who sees an event: everyone, people who know a password, or only its author
 * and editors (rule 40.20).
 */
#ifndef ALMANAC_DESK_VISIBILITY_H
#define ALMANAC_DESK_VISIBILITY_H

#include <stdint.h>

struct desk_form;
struct value;

/* Adds the choice, and the one that the form was opened with. */
void		 desk_visibility_show(const struct desk_form *);

/* Returns "a password" if the event has one, else "". */
const char	*desk_visibility_password(const struct desk_form *);

/*
 * Adds the status and the password for the API. `status` is that of the button,
 * or NULL; `id` is 0 for a new event. Adds errors to `wrong`.
 */
void		 desk_visibility_sent(struct desk_form *, int64_t id,
		    const char *status, struct value *fields);

#endif
