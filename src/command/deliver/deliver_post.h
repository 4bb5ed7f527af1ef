/*
 * Sends messages signed with the secrets of their endpoint, one at a time to
 * each endpoint.
 *
 * Messages are sent only to the configured address, by http or https. Redirects
 * are failures, and only the status of an answer is used.
 */
#ifndef ALMANAC_COMMAND_DELIVER_POST_H
#define ALMANAC_COMMAND_DELIVER_POST_H

#include "command/deliver/deliver_transfer.h"

struct delivery;
struct post;
struct webhook;

/*
 * Reads the secrets. Unless `private`, posts reach public servers only
 * (command/public_only.h). The webhook must outlive the post. Free the post
 * even after an error. `*why` is the error, without any secret, or NULL.
 */
struct post	*post_new(struct transfers *, const struct webhook *,
		    bool private, const char **why);
void		 post_free(struct post *);

/* The delivery must exist until post_is_over(). */
void		 post_start(struct post *, const struct delivery *,
		    int64_t now);

/* Whether the message was answered or has failed. Returns true once. */
bool		 post_is_over(struct post *, struct transfer_outcome *);

#endif
