#include "pages/policy.h"

#include <pthread.h>
#include <stdio.h>

#include <openssl/evp.h>
#include <openssl/sha.h>

#include "base/arena.h"
#include "base/buf.h"
#include "generated/templates.h"
#include "pages/template.h"

#define BASE64(length)	(((length) + 2) / 3 * 4 + 1)

#define HASH		BASE64(SHA256_DIGEST_LENGTH)

static char		style_of_all[HASH], reference[512], desk[512];
static pthread_once_t	once = PTHREAD_ONCE_INIT;

static const char *
hash_text(const char *content, size_t length, unsigned char text[HASH])
{
	unsigned char	 hash[SHA256_DIGEST_LENGTH];

	SHA256((const unsigned char *)content, length, hash);
	EVP_EncodeBlock(text, hash, sizeof(hash));

	return ((const char *)text);
}

/* The content of the element of a template that is one text. */
static const char *
hash_of(const struct template *template, unsigned char text[HASH])
{
	const struct token	*token = template->tokens;

	return (hash_text(token->text, token->length, text));
}

static void
make_policies(void)
{
	unsigned char	 style[HASH], more[HASH], script[HASH];

	templates_read();
	snprintf(style_of_all, sizeof(style_of_all), "%s",
	    hash_of(&template_style_css, style));
	snprintf(reference, sizeof(reference), "default-src 'none'; "
	    "style-src 'sha256-%s' 'sha256-%s'; script-src 'sha256-%s'; "
	    "connect-src 'self'; img-src data:; "
	    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
	    hash_of(&template_reference_css, style),
	    hash_of(&template_reference_part_css, more),
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
policy_of_pages(struct arena *arena, const struct buf *style)
{
	unsigned char	 other[HASH];

	pthread_once(&once, make_policies);
	if (style->length > 0)
		hash_text(style->data, style->length, other);

	return (arena_join(arena, "default-src 'none'; style-src 'sha256-",
	    style_of_all, style->length == 0 ? "" : "' 'sha256-",
	    style->length == 0 ? "" : (const char *)other,
	    "'; connect-src 'self'; img-src https: http: data:; form-action 'self';"
	    " base-uri 'none'; frame-ancestors 'self'", NULL));
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
