/* Transfers by libcurl, several at a time, for one process that waits for all. */
#ifndef ALMANAC_COMMAND_DELIVER_TRANSFER_H
#define ALMANAC_COMMAND_DELIVER_TRANSFER_H

#include <stdbool.h>
#include <stdint.h>

#include <curl/curl.h>

struct transfers;

struct transfers	*transfers_new(void);
void			 transfers_free(struct transfers *);	/* at last */

/* Continues all, then waits until one of them or `fd` is ready. */
void			 transfers_perform(struct transfers *);
void			 transfers_wait(struct transfers *, int fd,
			    int milliseconds);

struct transfer {
	struct transfers	*all;
	CURL			*easy;
	bool			 over;
	CURLcode		 code;
	char			 text[CURL_ERROR_SIZE];	/* what went wrong */
};

/* What is logged about one: "204", "Empty reply from server". */
struct transfer_outcome {
	long		 status;	/* 0: there was no answer */
	const char	*text;		/* until the next transfer */
	int64_t		 wait;		/* seconds, by Retry-After; 0: none */
};

/* `seconds`: the most that it may take. */
void	transfer_open(struct transfer *, struct transfers *, int seconds);
void	transfer_close(struct transfer *);

/* With its options set. */
void	transfer_start(struct transfer *);

/* Whether it has ended; true once. Then transfer_stop() makes it new. */
bool	transfer_is_over(struct transfer *);
void	transfer_stop(struct transfer *);

_Noreturn void	transfer_abort(void);

/* Aborts unless libcurl did what it does whenever it has memory. */
static inline void
transfer_require(bool done)
{
	if (!done)
		transfer_abort();
}

#endif
