/*
 * Sends messages, one at a time to each endpoint, signed with its secrets.
 *
 * They are sent only to the configured address, by http or https. Redirects are
 * failures, and of an answer only the status is used.
 */
#ifndef ALMANAC_COMMAND_DELIVER_POST_H
#define ALMANAC_COMMAND_DELIVER_POST_H

#include "command/deliver/deliver_transfer.h"

struct delivery;
struct post;
struct webhook;

/*
 * Reads the secrets. The webhook must outlive the post, which must be freed
 * even after an error: `*why`, which does not contain a secret, or NULL.
 */
struct post	*post_new(struct transfers *, const struct webhook *,
		    const char **why);
void		 post_free(struct post *);

/* The delivery must exist until post_is_over(). */
void		 post_start(struct post *, const struct delivery *,
		    int64_t now);

/* Whether it was answered or has failed. Returns true once. */
bool		 post_is_over(struct post *, struct transfer_outcome *);

#endif
