#include "pages/policy.h"

#include <string.h>

#include <openssl/evp.h>
#include <openssl/sha.h>

#include "base/arena.h"
#include "base/buf.h"
#include "config/site.h"
#include "generated/templates.h"
#include "pages/template.h"

#define BASE64(length)	(((length) + 2) / 3 * 4 + 1)

#define START	"default-src 'none'; style-src"

/*
 * Lighthouse fetches robots.txt from within the page, which needs connect-src.
 */
#define PAGES	"; connect-src 'self'; img-src https: http: data:; " \
		"form-action 'self'; base-uri 'none'; frame-ancestors "
#define TOOL	"; base-uri 'none'; frame-ancestors 'none'"

/*
 * The desk shows a page of the calendar in a frame, the preview of looks. Its
 * scripts make no markup of texts: assigning innerHTML throws. The only policy
 * for trusted types is that of the parser in desk.js.
 */
#define DESK	"; frame-src 'self'; require-trusted-types-for 'script'; " \
		"trusted-types parse"

static void
add_hash(struct buf *b, const char *text, size_t length)
{
	unsigned char	 hash[SHA256_DIGEST_LENGTH];
	unsigned char	 coded[BASE64(SHA256_DIGEST_LENGTH)];

	SHA256((const unsigned char *)text, length, hash);
	EVP_EncodeBlock(coded, hash, sizeof(hash));
	buf_printf(b, " 'sha256-%s'", coded);
}

/* Adds the hash of a template that consists of one text. */
static void
add_hash_of(struct buf *b, const struct template *template)
{
	add_hash(b, template->tokens->text, template->tokens->length);
}

static void
start_policy(struct buf *b, struct arena *arena, const char *style)
{
	buf_init(b, arena, 512);
	buf_string(b, START);
	if (*style != '\0')
		add_hash(b, style, strlen(style));
}

static const char *
of_pages(struct arena *arena, const char *style, const struct template *script,
    const struct texts *ancestors)
{
	struct buf	 b;
	size_t		 i;

	start_policy(&b, arena, style);
	add_hash_of(&b, &template_style_css);
	if (script != NULL) {
		buf_string(&b, "; script-src");
		add_hash_of(&b, script);
	}
	buf_string(&b, PAGES "'self'");
	for (i = 0; i < ancestors->count; i++) {
		buf_char(&b, ' ');
		buf_string(&b, ancestors->list[i]);
	}

	return (b.data);
}

/*
 * Composes the policy of /doc or the desk. Both have two styles and a script.
 */
static const char *
of_tool(struct arena *arena, const char *accent,
    const struct template *const styles[2], const struct template *script,
    const char *images, const char *rest)
{
	struct buf	 b;

	start_policy(&b, arena, accent);
	add_hash_of(&b, styles[0]);
	add_hash_of(&b, styles[1]);
	buf_string(&b, "; script-src");
	add_hash_of(&b, script);
	buf_string(&b, "; connect-src 'self'; img-src ");
	buf_string(&b, images);
	buf_string(&b, rest);

	return (b.data);
}

void
policies_make(struct policies *p, struct arena *arena,
    const struct site *site, const char *style, const char *accent)
{
	static const struct texts		 none = { 0, NULL };
	static const struct template *const	 reference[] = {
	    &template_reference_css, &template_reference_part_css };
	static const struct template *const	 desk[] = {
	    &template_style_css, &template_desk_desk_css };

	templates_read();
	p->pages = of_pages(arena, style, &template_public_js, &none);
	p->embedded = of_pages(arena, style, NULL, &site->frame_ancestors);
	p->reference = of_tool(arena, accent, reference,
	    &template_reference_js, "'self' data:",
	    "; form-action 'none'" TOOL);
	p->desk = of_tool(arena, accent, desk, &template_desk_desk_js,
	    "'self' https: http: data:", DESK);
}

const char *
policy_with(struct arena *arena, const char *policy, const struct buf *style)
{
	struct buf	 b;

	if (style->length == 0)
		return (policy);
	start_policy(&b, arena, style->data);
	buf_string(&b, policy + strlen(START));

	return (b.data);
}

const char *
policy_for_forms(struct arena *arena, const char *policy, const char *posts)
{
	return (arena_join(arena, policy, "; form-action",
	    *posts == '\0' ? " 'none'" : posts, TOOL, NULL));
}
