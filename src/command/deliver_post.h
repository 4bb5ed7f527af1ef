/*
 * Messages on the wire: one at a time to each endpoint, by libcurl.
 *
 * They go where the configuration says and nowhere else: by http or https,
 * redirects are failures, and of an answer no more is read than its status
 * takes.
 */
#ifndef ALMANAC_COMMAND_DELIVER_POST_H
#define ALMANAC_COMMAND_DELIVER_POST_H

#include <stdbool.h>
#include <stdint.h>

struct delivery;
struct deliver_keys;
struct post;
struct posts;
struct webhook;

struct posts	*posts_new(void);
void		 posts_free(struct posts *);	/* behind the last of them */

/* What is written of an attempt: "204", "Empty reply from server". */
struct post_outcome {
	long		 status;	/* 0: there was no answer */
	const char	*text;		/* until the next attempt */
	int64_t		 wait;		/* seconds, by Retry-After; 0: none */
};

/* The webhook and the keys must outlive it. */
struct post	*post_new(struct posts *, const struct webhook *,
		    const struct deliver_keys *);
void		 post_free(struct post *);

/* The delivery must live until post_is_over(). */
void		 post_start(struct post *, const struct delivery *,
		    int64_t now);

/* Whether it has been answered, or failed; true once. */
bool		 post_is_over(struct post *, struct post_outcome *);

/* Goes on with all of them.  Then waits until one may go on, or `fd` can. */
void		 posts_perform(struct posts *);
void		 posts_wait(struct posts *, int fd, int milliseconds);

#endif
