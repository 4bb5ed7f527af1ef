#include "pages/policy.h"

#include <pthread.h>
#include <stdio.h>

#include <openssl/evp.h>
#include <openssl/sha.h>

#include "generated/templates.h"

#define BASE64(length)	(((length) + 2) / 3 * 4 + 1)

static char		policy[256];
static pthread_once_t	once = PTHREAD_ONCE_INIT;

/* The stylesheet is a template of one text, all that its element holds. */
static void
make_policy(void)
{
	const struct token	*style = template_style_css.tokens;
	unsigned char		 hash[SHA256_DIGEST_LENGTH];
	unsigned char		 text[BASE64(SHA256_DIGEST_LENGTH)];

	SHA256((const unsigned char *)style->text, style->length, hash);
	EVP_EncodeBlock(text, hash, sizeof(hash));
	snprintf(policy, sizeof(policy), "default-src 'none'; "
	    "style-src 'sha256-%s'; img-src https: http: data:; "
	    "form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
	    (const char *)text);
}

const char *
policy_of_pages(void)
{
	pthread_once(&once, make_policy);

	return (policy);
}
