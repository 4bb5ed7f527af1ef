#include <stdio.h>
#include <string.h>

#include "codegen/pages.h"

#define FILE_MAX	(1 << 18)	/* bytes */
#define BLANKS		" \t"
#define OPEN		"{{"
#define CLOSE		"}}"
#define DEPTH		16	/* of sections in each other */

struct parser {
	struct template	*template;
	const char	*start;		/* of the file */
	const char	*at;
	const char	*text;		/* where the text before a tag began */
	size_t		 open[DEPTH];	/* sections: their pieces */
	size_t		 depth;
};

static struct place
place_of(const struct parser *parser, const char *at)
{
	struct place	 place = { parser->template->file, 1, 1 };
	const char	*c;

	for (c = parser->start; c < at; c++) {
		place.column++;
		if (*c == '\n') {
			place.line++;
			place.column = 1;
		}
	}

	return (place);
}

static void
add_piece(struct parser *parser, enum piece_kind kind, const char *text,
    const char *at)
{
	struct template	*template = parser->template;
	struct piece	*piece;

	piece = &template->pieces[template->piece_count++];
	piece->kind = kind;
	piece->text = text;
	piece->place = place_of(parser, at);
}

/* Up to `end`, without what its lines are indented by. */
static void
add_text(struct parser *parser, const char *end)
{
	const char	*at = parser->text;
	char		*text, *to;
	bool		 fresh;

	text = to = memory_get((size_t)(end - at) + 1);
	fresh = at == parser->start || at[-1] == '\n';
	for (; at < end; at++) {
		if (fresh && strchr(BLANKS, *at) != NULL)
			continue;
		fresh = *at == '\n';
		*to++ = *at;
	}
	if (to > text)
		add_piece(parser, PIECE_TEXT, text, parser->text);
}

static enum piece_kind
kind_of(char mark)
{
	switch (mark) {
	case '#':
		return (PIECE_SECTION);
	case '^':
		return (PIECE_INVERTED);
	case '/':
		return (PIECE_END);
	case '>':
		return (PIECE_PARTIAL);
	case '!':
		return (PIECE_TEXT);
	default:
		return (PIECE_VALUE);
	}
}

/* Behind the line end where nothing but the tag is on the line, else `end`. */
static const char *
line_end(const struct parser *parser, const char *tag, const char *end)
{
	while (tag > parser->start && strchr(BLANKS, tag[-1]) != NULL)
		tag--;
	if (tag > parser->start && tag[-1] != '\n')
		return (end);
	tag = end + strspn(end, BLANKS);

	return (*tag == '\n' ? tag + 1 : end);
}

static void
open_section(struct parser *parser, enum piece_kind kind, const char *name,
    const char *at)
{
	struct place	 place = place_of(parser, at);

	if (parser->depth == DEPTH) {
		complain(&place, "more than %d sections are open", DEPTH);
		return;
	}
	parser->open[parser->depth++] = parser->template->piece_count;
	add_piece(parser, kind, name, at);
}

static void
close_section(struct parser *parser, const char *name, const char *at)
{
	struct piece	*piece;
	struct place	 place = place_of(parser, at);

	if (parser->depth == 0) {
		complain(&place, "no section '%s' is open", name);
		return;
	}
	piece = &parser->template->pieces[parser->open[--parser->depth]];
	piece->end = parser->template->piece_count;
	add_piece(parser, PIECE_END, name, at);
	if (strcmp(piece->text, name) != 0)
		complain(&place, "section '%s' (line %zu) is open, not '%s'",
		    piece->text, piece->place.line, name);
}

static void
add_tag(struct parser *parser, enum piece_kind kind, const char *name,
    const char *at)
{
	struct place	 place = place_of(parser, at);

	if (*name == '\0' || name[strspn(name,
	    "abcdefghijklmnopqrstuvwxyz0123456789_.")] != '\0')
		complain(&place, "'%s' is no name", name);
	else if (kind == PIECE_END)
		close_section(parser, name, at);
	else if (kind == PIECE_VALUE && piece_is_locale(name))
		add_piece(parser, PIECE_LOCALE, name, at);
	else if (kind == PIECE_SECTION || kind == PIECE_INVERTED)
		open_section(parser, kind, name, at);
	else
		add_piece(parser, kind, name, at);
}

/* False: a tag that does not end. */
static bool
read_tag(struct parser *parser, const char *at)
{
	struct place	 place = place_of(parser, at);
	enum piece_kind	 kind;
	const char	*name, *end;

	name = at + strlen(OPEN);
	if ((end = strstr(name, CLOSE)) == NULL) {
		complain(&place, "a tag does not end");
		return (false);
	}
	kind = kind_of(*name);
	add_text(parser, at);
	parser->text = end + strlen(CLOSE);
	if (kind != PIECE_VALUE) {
		name++;
		parser->text = line_end(parser, at, parser->text);
	}
	name += strspn(name, BLANKS);
	while (end > name && strchr(BLANKS, end[-1]) != NULL)
		end--;
	if (kind != PIECE_TEXT)
		add_tag(parser, kind, memory_copy(name, (size_t)(end - name)),
		    at);
	parser->at = parser->text;

	return (true);
}

static char *
read_file(const struct template *template)
{
	FILE	*in;
	char	*text;
	size_t	 length;

	if ((in = fopen(template->file, "r")) == NULL) {
		complain(&template->key->place, "cannot open '%s'",
		    template->file);
		return (NULL);
	}
	text = memory_get(FILE_MAX);
	length = fread(text, 1, FILE_MAX, in);
	if (ferror(in) || length == FILE_MAX) {
		complain(&template->key->place, "'%s' cannot be read",
		    template->file);
		text = NULL;
	}
	fclose(in);

	return (text);
}

/* Each tag is a piece at most, and so is the text in front of it. */
static struct piece *
room_for(const char *text)
{
	size_t	count = 0;

	for (; (text = strstr(text, OPEN)) != NULL; text += strlen(OPEN))
		count++;

	return (memory_get((2 * count + 1) * sizeof(struct piece)));
}

void
template_read(struct template *template)
{
	struct parser		 parser = { .template = template };
	const struct piece	*piece;
	const char		*tag;

	if ((parser.start = read_file(template)) == NULL)
		return;
	template->pieces = room_for(parser.start);
	parser.at = parser.text = parser.start;
	while ((tag = strstr(parser.at, OPEN)) != NULL) {
		if (!read_tag(&parser, tag))
			return;
	}
	add_text(&parser, parser.text + strlen(parser.text));
	if (template->piece_count == 0)
		complain(&template->key->place, "'%s' is empty",
		    template->file);
	while (parser.depth > 0) {
		piece = &template->pieces[parser.open[--parser.depth]];
		complain(&piece->place, "section '%s' is not closed",
		    piece->text);
	}
}
