/*
 * Links by which visitors amend events that they have proposed, after an editor
 * has returned them (rule 40.38). Each has a random token, of which only the
 * digest is stored.
 */
#ifndef ALMANAC_AMENDMENTS_H
#define ALMANAC_AMENDMENTS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/sessions.h"

struct db;

/*
 * Makes a link for the event, inside a write transaction. An older one ends,
 * and triggers end it when the event is no longer a draft.
 */
void	amendment_make(struct db *, int64_t event, int64_t now,
	    char token[ACCOUNT_TOKEN]);

/* Whether the event is a returned proposal that no user has got as author. */
bool	amendment_allowed(struct db *, int64_t event);

/* Returns the event of a link that is still valid, or 0. */
int64_t	amendment_find(struct db *, const char *token, int64_t now);

#endif
