#include "config/site_brand.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include <unistr.h>

#include "base/arena.h"
#include "config/site.h"
#include "generated/service.h"
#include "pictures/picture_name.h"
#include "text/accent.h"
#include "text/base64.h"
#include "text/cut.h"
#include "text/urls.h"

#define LOGO_MAX	(256 * 1024)
#define BASE64		";base64,"
#define STYLE_MAX	(64 * 1024)
#define TARGET_MAX	2000
#define ORIGIN_MAX	300
#define SVG_START	1024	/* bytes before the <svg> element */

static bool
store_text(const char *text, void *to)
{
	*(const char **)to = text;

	return (true);
}

/*
 * Returns NULL if the file cannot be read, is empty, or has more than `most`
 * bytes.
 */
static char *
read_file(struct arena *arena, const char *path, size_t most, size_t *length)
{
	FILE	*in;
	char	*bytes;
	bool	 failed;

	if ((in = fopen(path, "re")) == NULL)
		return (NULL);
	bytes = arena_bytes(arena, most + 1);
	*length = fread(bytes, 1, most + 1, in);
	failed = ferror(in) != 0;
	fclose(in);
	if (failed || *length == 0 || *length > most)
		return (NULL);
	bytes[*length] = '\0';

	return (bytes);
}

/*
 * Whether the file has an <svg> element, perhaps after an XML declaration, a
 * doctype and comments.
 */
static bool
is_svg(const char *bytes)
{
	const char	*at = bytes;

	if (strncmp(at, "\xef\xbb\xbf", 3) == 0)
		at += 3;
	at += strspn(at, " \t\r\n");
	if (*at != '<' || (at = strcasestr(at, "<svg")) == NULL)
		return (false);

	return (at - bytes < SVG_START && strchr(" \t\r\n/>", at[4]) != NULL);
}

/* Returns NULL if the file has another format. */
static const char *
extension_of(const char *bytes, size_t length)
{
	if (length > 8 && memcmp(bytes, "\x89PNG\r\n\x1a\n", 8) == 0)
		return ("png");
	if (length > 3 && memcmp(bytes, "\xff\xd8\xff", 3) == 0)
		return ("jpg");
	if (length > 12 && memcmp(bytes, "RIFF", 4) == 0 &&
	    memcmp(bytes + 8, "WEBP", 4) == 0)
		return ("webp");

	return (is_svg(bytes) ? "svg" : NULL);
}

static bool
read_logo(struct arena *arena, const char *text, void *to)
{
	struct site_file	*file = to;

	memset(file, 0, sizeof(*file));
	if (*text == '\0')
		return (true);
	file->bytes = read_file(arena, text, LOGO_MAX, &file->length);
	if (file->bytes == NULL)
		return (false);
	file->extension = extension_of(file->bytes, file->length);

	return (file->extension != NULL);
}

const struct site_kind	 site_logo = {
	"the path of an SVG, PNG, JPEG or WebP file of at most 256 KiB, or "
	"empty", read_logo
};

static bool
read_logo_data(struct arena *arena, const char *text, void *to)
{
	struct site_file	*file = to;
	const char		*type, *head;

	memset(file, 0, sizeof(*file));
	if (*text == '\0')
		return (true);
	if ((head = strstr(text, BASE64)) == NULL)
		return (false);
	file->bytes = (const char *)base64_decode(arena, head + strlen(BASE64),
	    SERVICE_LOGO_BYTES, &file->length);
	if (file->bytes == NULL || (file->extension = extension_of(file->bytes,
	    file->length)) == NULL)
		return (false);
	type = picture_type(file->extension);
	head = arena_join(arena, "data:", type != NULL ? type :
	    "image/svg+xml", BASE64, NULL);

	return (strncmp(text, head, strlen(head)) == 0);
}

const struct site_kind	 site_logo_data = {
	"an SVG, PNG, JPEG or WebP of at most 64 KiB as a data: URL in base64, "
	"or empty", read_logo_data
};

static bool
read_color(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	*(int *)to = -1;

	return (*text == '\0' || accent_read(text, to));
}

const char *
site_mend_color(struct arena *arena, const char *text)
{
	const char	*marked = arena_join(arena, "#", text, NULL);
	int		 color;

	return (accent_read(marked, &color) ? marked : text);
}

const struct site_kind	 site_color = {
	"a color such as \"#0b5cad\", or empty", read_color
};

static bool
read_type(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return ((strcmp(text, "small") == 0 || strcmp(text, "medium") == 0 ||
	    strcmp(text, "large") == 0) && store_text(text, to));
}

const struct site_kind	 site_type = {
	"small, medium or large", read_type
};

static bool
read_cards(struct arena *arena, const char *text, void *to)
{
	(void)arena;

	return ((strcmp(text, "framed") == 0 || strcmp(text, "open") == 0) &&
	    store_text(text, to));
}

const struct site_kind	 site_cards = {
	"framed or open", read_cards
};

/*
 * The file becomes the content of a <style> element, so it must not be able to
 * close the element.
 */
static bool
read_stylesheet(struct arena *arena, const char *text, void *to)
{
	struct site_file	*file = to;

	memset(file, 0, sizeof(*file));
	if (*text == '\0')
		return (true);
	file->bytes = read_file(arena, text, STYLE_MAX, &file->length);
	file->extension = "css";

	return (file->bytes != NULL &&
	    strlen(file->bytes) == file->length &&
	    u8_check((const uint8_t *)file->bytes, file->length) == NULL &&
	    strchr(file->bytes, '\r') == NULL &&
	    strcasestr(file->bytes, "</style") == NULL &&
	    strstr(file->bytes, "<!--") == NULL);
}

const struct site_kind	 site_stylesheet = {
	"the path of a CSS file of at most 64 KiB, in UTF-8, with line feeds "
	"only, without </style and <!--, or empty", read_stylesheet
};

static bool
read_target(struct arena *arena, const char *text, void *to)
{
	bool	 valid;

	(void)arena;
	valid = *text == '/' ? text[1] != '/' :
	    url_is_web(text) || (url_valid(text) &&
	    strncasecmp(text, "mailto:", strlen("mailto:")) == 0);

	return (valid && strlen(text) <= TARGET_MAX && text_is_plain(text) &&
	    strpbrk(text, " \"\\<>^`{|}") == NULL && store_text(text, to));
}

const char *
site_mend_target(struct arena *arena, const char *text)
{
	return (strncasecmp(text, "www.", strlen("www.")) == 0 ?
	    arena_join(arena, "https://", text, NULL) : text);
}

const struct site_kind	 site_target = {
	"an http, https or mailto address, or a path such as /imprint",
	read_target
};

/*
 * Reads a source of the Content Security Policy: *, or a host with its scheme.
 */
static bool
read_ancestor(struct arena *arena, const char *text, void *to)
{
	const char	*host;

	(void)arena;
	if (strcmp(text, "*") == 0)
		return (store_text(text, to));
	if (strncmp(text, "https://", 8) != 0 &&
	    strncmp(text, "http://", 7) != 0)
		return (false);
	host = strstr(text, "://") + strlen("://");
	host += strncmp(host, "*.", 2) == 0 ? 2 : 0;

	return (strlen(text) <= ORIGIN_MAX && *host != '\0' && *host != ':' &&
	    host[strspn(host,
	    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
	    "-.:[]")] == '\0' && store_text(text, to));
}

/* Browsers show the address of a site with a slash at its end. */
const char *
site_mend_ancestor(struct arena *arena, const char *text)
{
	const size_t	 length = strlen(text);

	return (length > 0 && text[length - 1] == '/' ?
	    arena_copy(arena, text, length - 1) : text);
}

const struct site_kind	 site_ancestor = {
	"* or an origin such as https://town.example", read_ancestor
};

const char *
site_links_check(const struct site *site, struct arena *arena)
{
	return (site->link_count > SITE_LINKS_MAX ? arena_printf(arena,
	    "there are at most %d 'links'", SITE_LINKS_MAX) : NULL);
}

const char *
site_ancestors_check(const struct site *site, struct arena *arena)
{
	return (site->frame_ancestors.count > SITE_ANCESTORS_MAX ?
	    arena_printf(arena, "there are at most %d 'frame_ancestors'",
	    SITE_ANCESTORS_MAX) : NULL);
}
