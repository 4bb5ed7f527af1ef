/*
 * Signatures of webhook messages: HMAC-SHA256 as Standard Webhooks 1.0.0
 * specifies ("Signature scheme").
 */
#ifndef ALMANAC_SIGNATURES_H
#define ALMANAC_SIGNATURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SIGNING_KEY_MIN	24	/* bytes */
#define SIGNING_KEY_MAX	64
#define SIGNATURE_TEXT	48	/* of a signature with its NUL */

struct signing_key {
	unsigned char	 bytes[SIGNING_KEY_MAX];
	size_t		 length;
};

/*
 * Decodes "whsec_" and base64 (RFC 4648 section 4). Returns false for another
 * text.
 */
bool	signing_key_read(const char *text, struct signing_key *);

/* Signs "name.timestamp.body": "v1,K5oZ...=". */
void	signature_make(const struct signing_key *, const char *name,
	    int64_t timestamp, const char *body, size_t length,
	    char text[SIGNATURE_TEXT]);

#endif
