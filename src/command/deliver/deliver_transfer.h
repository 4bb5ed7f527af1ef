/*
 * Transfers by libcurl. One process runs several at a time and waits for all.
 */
#ifndef ALMANAC_COMMAND_DELIVER_TRANSFER_H
#define ALMANAC_COMMAND_DELIVER_TRANSFER_H

#include <stdbool.h>
#include <stdint.h>

#include <curl/curl.h>

#include "store/deliveries.h"

struct transfers;

struct transfers	*transfers_new(void);
void			 transfers_free(struct transfers *);	/* at last */

/*
 * transfers_perform() continues all transfers. transfers_wait() then waits
 * until one of them or `fd` is ready.
 */
void			 transfers_perform(struct transfers *);
void			 transfers_wait(struct transfers *, int fd,
			    int milliseconds);

struct transfer {
	struct transfers	*all;
	CURL			*easy;
	bool			 over;
	CURLcode		 code;
	char			 text[CURL_ERROR_SIZE];	/* the error message */
};

/* The result of a transfer, for the log: "204", "Empty reply from server". */
struct transfer_outcome {
	long		 status;	/* 0: there was no answer */
	const char	*text;		/* valid until the next transfer */
	int64_t		 wait;		/* seconds, from Retry-After; 0: none */
	long		 code;		/* of the last answer; 0: none */
	enum delivery_result	 result;
};

/* `seconds` is the limit of a transfer. */
void	transfer_open(struct transfer *, struct transfers *, int seconds);
void	transfer_close(struct transfer *);

/* Starts the transfer. Set its options before. */
void	transfer_start(struct transfer *);

/*
 * transfer_is_over(): whether it has ended; returns true once. transfer_stop()
 * resets it for the next transfer.
 */
bool	transfer_is_over(struct transfer *);
void	transfer_stop(struct transfer *);

/* The result of a transfer that has ended, whose last answer had the code. */
enum delivery_result	transfer_result(const struct transfer *, long code);

_Noreturn void	transfer_abort(void);

/*
 * Aborts unless `done`. For calls of libcurl that fail only if memory runs
 * out.
 */
static inline void
transfer_require(bool done)
{
	if (!done)
		transfer_abort();
}

#endif
