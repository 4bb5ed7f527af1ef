/* The secrets of an endpoint, from its configuration or its file. */
#ifndef ALMANAC_COMMAND_DELIVER_KEYS_H
#define ALMANAC_COMMAND_DELIVER_KEYS_H

#include "text/signatures.h"

#define DELIVER_KEYS_MAX	8

/*
 * Size of a header field with a signature for each secret, including its NUL.
 */
#define DELIVER_SIGNATURES	(DELIVER_KEYS_MAX * (SIGNATURE_TEXT + 1))

struct delivery;
struct webhook;

struct deliver_keys {
	size_t			 count;
	struct signing_key	 list[DELIVER_KEYS_MAX];
};

/* NULL, or an error, which does not contain a secret. */
const char	*deliver_keys_read(const struct webhook *,
		    struct deliver_keys *);

/* "v1,K5oZ...= v1,hnO3...=" */
void		 deliver_keys_sign(const struct deliver_keys *,
		    const struct delivery *, int64_t now,
		    char text[DELIVER_SIGNATURES]);

#endif
