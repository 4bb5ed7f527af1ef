#include "text/html_parse.h"

#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <libxml/HTMLparser.h>
#include <unistr.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/buf.h"

#define PIECE	512	/* bytes */

/*
 * The parser adds paragraphs at the top level and directly below it, so two
 * meaningless elements go around the text.
 */
#define ROOT	"<almanac><almanac>"
#define ROOTS	2

/*
 * The parser searches all open elements for each end tag, so depth is limited.
 */
#define DEPTH	200

/*
 * The parser searches all earlier attributes of a tag for each attribute. It
 * gets the text in pieces, so that a tag with too many blanks and quotes can be
 * stopped in time.
 */
#define BLANKS	1024

#define BYTE_COST	20	/* nanoseconds */

/* Any other < is text, or incomplete. */
static bool
begins_markup(const char *text)
{
	text++;
	if (*text == '!')
		return (strncmp(text, "!--", 3) == 0 ||
		    strncasecmp(text, "!doctype", 8) == 0);
	if (*text == '/' || *text == '?')
		text++;

	return (isalpha((unsigned char)*text));
}

/*
 * Browsers read <!--> and <!---> as complete comments, and <!--!> and <!---!>
 * as the start of one. The parser does the opposite.
 */
static size_t
prepare_comment(struct buf *out, const char *text)
{
	const char	*after = text + strlen("<!--");

	if (*after == '-')
		after++;
	buf_string(out, *after == '>' ? "<!----" : *after == '!' ?
	    "<!-- " : "<!--");

	return (*after == '>' ? (size_t)(after - text) : strlen("<!--"));
}

static size_t
prepare_character(struct buf *out, const char *text)
{
	if (*text == '&')
		buf_string(out, "&amp;");
	else if (*text == '<' && !begins_markup(text))
		buf_string(out, "&lt;");
	else if (strncmp(text, "<!--", 4) == 0)
		return (prepare_comment(out, text));
	else if ((unsigned char)*text < ' ' && *text != '\t' &&
	    *text != '\n' && *text != '\r')
		buf_char(out, ' ');
	else
		buf_char(out, *text);

	return (1);
}

/*
 * Prepares a text for the parser. Hides entities, so that they are returned as
 * written, and everything that the parser would drop or whose end it would not
 * find. Each remaining < starts a tag, a comment or a similar construct,
 * except in <script>. Returns false if the text is not UTF-8, which the parser
 * would read as Latin-1.
 */
static bool
html_prepare(struct buf *out, const char *text)
{
	if (u8_check((const uint8_t *)text, strlen(text)) != NULL)
		return (false);
	while (*text != '\0')
		text += prepare_character(out, text);

	return (true);
}

/*
 * Returns the length of a first piece that does not end within a name or a
 * character.
 */
static size_t
html_piece(const char *text, size_t length)
{
	if (length <= PIECE)
		return (length);

	return (PIECE + strcspn(text + PIECE, "< \t\r\n"));
}

/* The number of blanks and quotes, an upper limit for attributes. */
static size_t
html_blanks(const char *text, size_t length)
{
	size_t	 i, count = 0;

	for (i = 0; i < length; i++)
		count += strchr(" \t\r\n\"'", text[i]) != NULL;

	return (count);
}

/* The first letter of the entity shows whether it is &amp; or &lt;. */
static void
html_restore(struct buf *out, const char *text, size_t length, bool *inside)
{
	const char	*end = text + length;

	for (; text < end; text++) {
		if (!*inside && *text == '&')
			*inside = true;
		else if (!*inside)
			buf_char(out, *text);
		else if (*text == ';')
			*inside = false;
		else if (*text == 'a' || *text == 'l')
			buf_char(out, *text == 'a' ? '&' : '<');
	}
}

struct parse {
	const struct html_events	*events;
	void				*to;
	htmlParserCtxtPtr		 parser;
	struct buf			 text;		/* prepared */
	size_t				 fed;		/* passed on */
	size_t				 rest;		/* not read yet */
	struct buf			 raw;		/* restored */
	bool				 inside;	/* html_restore() */
	const char			*open[DEPTH];
	size_t				 depth;
	bool				 ending;	/* at the end */
	bool				 stopped;
};

static void
write_raw(struct parse *p, const char *text, size_t length)
{
	p->raw.length = 0;
	html_restore(&p->raw, text, length, &p->inside);
	if (p->raw.length > 0)
		p->events->text(p->to, p->raw.data, p->raw.length);
}

static size_t
find_position(const struct parse *p)
{
	long	 here;

	here = xmlByteConsumed(p->parser);

	return (here < 0 ? p->fed : (size_t)here);
}

/* Text that the parser has reported may precede it. */
static void
stop_at_markup(struct parse *p)
{
	p->rest += strcspn(p->text.data + p->rest, "<");
	p->stopped = true;
	xmlStopParser(p->parser);
}

/* The parser is at the > or /> of the tag, if the tag has one. */
static void
handle_start(void *data, const xmlChar *name, const xmlChar **attributes)
{
	struct parse	*p = data;
	size_t		 here;

	if (p->stopped)
		return;
	here = find_position(p);
	if (here == p->fed || p->depth == DEPTH) {
		stop_at_markup(p);
		return;
	}
	p->rest = here + (p->text.data[here] == '/' ? 2 : 1);
	if (p->depth >= ROOTS)
		p->events->start(p->to, (const char *)name,
		    (const char **)attributes);
	p->open[p->depth++] = (const char *)name;
}

static void
close_element(struct parse *p)
{
	p->depth--;
	if (p->depth >= ROOTS)
		p->events->end(p->to, p->open[p->depth]);
}

static void
handle_end(void *data, const xmlChar *name)
{
	struct parse	*p = data;

	(void)name;
	if (p->stopped || p->depth == 0 ||
	    (p->ending && find_position(p) == p->fed))
		return;

	/*
	 * The element may also end at a start tag that has not been parsed
	 * yet.
	 */
	if (p->text.data[find_position(p) - 1] == '>')
		p->rest = find_position(p);
	close_element(p);
}

static bool
update_position(struct parse *p)
{
	if (!p->stopped)
		p->rest = find_position(p);

	return (!p->stopped);
}

static void
handle_text(void *data, const xmlChar *text, int length)
{
	struct parse	*p = data;

	if (update_position(p))
		p->events->text(p->to, (const char *)text, (size_t)length);
}

/* The content of <script> or <style>. */
static void
handle_raw(void *data, const xmlChar *text, int length)
{
	struct parse	*p = data;

	if (update_position(p))
		write_raw(p, (const char *)text, (size_t)length);
}

/* An unfinished tag at the end is still reported. */
static void
handle_comment(void *data, const xmlChar *text)
{
	struct parse	*p = data;

	(void)text;
	if (update_position(p))
		p->parser->errNo = XML_ERR_OK;
}

static htmlParserCtxtPtr
make_parser(struct parse *p)
{
	htmlSAXHandler		 handler = {
		.startElement = handle_start,
		.endElement = handle_end,
		.characters = handle_text,
		.ignorableWhitespace = handle_text,
		.cdataBlock = handle_raw,
		.comment = handle_comment,
	};
	htmlParserCtxtPtr	 parser;

	parser = htmlCreatePushParserCtxt(&handler, p, NULL, 0, NULL,
	    XML_CHAR_ENCODING_UTF8);
	if (parser == NULL) {
		fprintf(stderr, "out of memory\n");
		abort();
	}
	htmlCtxtUseOptions(parser, HTML_PARSE_RECOVER | HTML_PARSE_NOERROR |
	    HTML_PARSE_NOWARNING | HTML_PARSE_NONET | HTML_PARSE_NOIMPLIED |
	    HTML_PARSE_NODEFDTD | HTML_PARSE_IGNORE_ENC | XML_PARSE_HUGE);

	return (parser);
}

/* Returns false if the rest should not be parsed. */
static bool
feed_parser(struct parse *p)
{
	const char	*text = p->text.data;
	size_t		 length, seen = 0, blanks = 0, start;

	while (p->fed < p->text.length) {
		start = p->rest;
		length = html_piece(text + p->fed, p->text.length - p->fed);
		p->fed += length;
		htmlParseChunk(p->parser, text + p->fed - length,
		    (int)length, 0);
		if (p->stopped || !budget_spend(arena_budget(p->text.arena),
		    length * BYTE_COST))
			return (false);
		p->rest = find_position(p);
		if (p->rest > start) {
			seen = p->rest;
			blanks = 0;
		}
		if (text[p->rest] == '<')
			blanks += html_blanks(text + seen, p->fed - seen);
		if (blanks > BLANKS)
			return (false);
		seen = p->fed;
	}

	return (true);
}

/* Handles a rest that has no end, or in which a quote has misled the parser. */
static void
finish_parser(struct parse *p)
{
	int	 error;

	p->ending = true;
	error = htmlParseChunk(p->parser, "", 0, 1);
	if (p->stopped)
		return;
	if (error != XML_ERR_COMMENT_NOT_FINISHED &&
	    p->text.data[p->fed - 1] == '>')
		p->rest = p->fed;
	else
		stop_at_markup(p);
}

void
html_parse(struct arena *arena, const char *text,
    const struct html_events *events, void *to)
{
	struct parse	 p = { .events = events, .to = to };
	size_t		 length = strlen(text);

	buf_init(&p.text, arena, length + length / 8 + sizeof(ROOT));
	buf_init(&p.raw, arena, 0);
	buf_string(&p.text, ROOT);
	if (!html_prepare(&p.text, text)) {
		events->text(to, text, length);
		return;
	}
	p.parser = make_parser(&p);
	if (feed_parser(&p) && p.text.data[p.rest] == '<')
		finish_parser(&p);
	write_raw(&p, p.text.data + p.rest, p.text.length - p.rest);
	while (p.depth > 0)
		close_element(&p);
	htmlFreeParserCtxt(p.parser);
}
