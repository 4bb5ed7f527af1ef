/*
 * Sends messages with libcurl, one at a time to each endpoint, signed with its
 * secrets.
 *
 * They are sent only to the configured address, by http or https. Redirects are
 * failures, and of an answer only the status is used.
 */
#ifndef ALMANAC_COMMAND_DELIVER_POST_H
#define ALMANAC_COMMAND_DELIVER_POST_H

#include <stdbool.h>
#include <stdint.h>

struct delivery;
struct post;
struct posts;
struct webhook;

struct posts	*posts_new(void);
void		 posts_free(struct posts *);	/* after the last one */

/* What is logged about an attempt: "204", "Empty reply from server". */
struct post_outcome {
	long		 status;	/* 0: there was no answer */
	const char	*text;		/* until the next attempt */
	int64_t		 wait;		/* seconds, by Retry-After; 0: none */
};

/*
 * Reads the secrets. The webhook must outlive the post, which must be freed
 * even after an error: `*why`, which does not contain a secret, or NULL.
 */
struct post	*post_new(struct posts *, const struct webhook *,
		    const char **why);
void		 post_free(struct post *);

/* The delivery must exist until post_is_over(). */
void		 post_start(struct post *, const struct delivery *,
		    int64_t now);

/* Whether it was answered or has failed. Returns true once. */
bool		 post_is_over(struct post *, struct post_outcome *);

/* Continues all transfers, then waits until one of them or `fd` is ready. */
void		 posts_perform(struct posts *);
void		 posts_wait(struct posts *, int fd, int milliseconds);

#endif
