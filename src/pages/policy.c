#include "pages/policy.h"

#include <pthread.h>
#include <stdio.h>

#include <openssl/evp.h>
#include <openssl/sha.h>

#include "generated/templates.h"
#include "pages/template.h"

#define BASE64(length)	(((length) + 2) / 3 * 4 + 1)

#define HASH		BASE64(SHA256_DIGEST_LENGTH)

static char		pages[256], reference[512], desk[512];
static pthread_once_t	once = PTHREAD_ONCE_INIT;

/* The content of the element of a template that is one text. */
static const char *
hash_of(const struct template *template, unsigned char text[HASH])
{
	const struct token	*token = template->tokens;
	unsigned char		 hash[SHA256_DIGEST_LENGTH];

	SHA256((const unsigned char *)token->text, token->length, hash);
	EVP_EncodeBlock(text, hash, sizeof(hash));

	return ((const char *)text);
}

static void
make_policies(void)
{
	unsigned char	 style[HASH], more[HASH], script[HASH];

	templates_read();
	snprintf(pages, sizeof(pages), "default-src 'none'; "
	    "style-src 'sha256-%s'; img-src https: http: data:; "
	    "form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
	    hash_of(&template_style_css, style));
	snprintf(reference, sizeof(reference), "default-src 'none'; "
	    "style-src 'sha256-%s' 'sha256-%s'; script-src 'sha256-%s'; "
	    "connect-src 'self'; img-src data:; "
	    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
	    hash_of(&template_style_css, style),
	    hash_of(&template_reference_css, more),
	    hash_of(&template_reference_js, script));
	snprintf(desk, sizeof(desk), "default-src 'none'; "
	    "style-src 'sha256-%s' 'sha256-%s'; script-src 'sha256-%s'; "
	    "connect-src 'self'; img-src 'self' https: http: data:; "
	    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
	    hash_of(&template_style_css, style),
	    hash_of(&template_desk_desk_css, more),
	    hash_of(&template_desk_desk_js, script));
}

const char *
policy_of_pages(void)
{
	pthread_once(&once, make_policies);

	return (pages);
}

const char *
policy_of_reference(void)
{
	pthread_once(&once, make_policies);

	return (reference);
}

const char *
policy_of_desk(void)
{
	pthread_once(&once, make_policies);

	return (desk);
}
