#include "codegen/wrap.h"

#include <stdbool.h>
#include <string.h>

#define COLUMNS	80
#define TAB		8
#define INDENT		4	/* of what continues a line */

/* Places where a line can be broken, the best first. */
enum place { AFTER_COMMA, BETWEEN_WORDS, INSIDE_STRING, PLACES };

struct line {
	const char	*text;
	size_t		 length;
	size_t		 most;		/* columns */
	size_t		 column;	/* at which the text begins */
	bool		 in_string;	/* when it begins */
};

/* Of a character in UTF-8, its first byte has the width. */
static size_t
width_of(char c)
{
	return (c == '\t' ? TAB : ((unsigned char)c & 0xc0) != 0x80);
}

static bool
is_place(const struct line *line, size_t i)
{
	return (line->text[i] == ' ' && i > 0 && line->text[i - 1] != ' ');
}

/*
 * Returns how many bytes stand before the break, 0 if the line fits or has no
 * place for one. Then the rest begins inside a string or not.
 */
static size_t
find_break(struct line *line)
{
	size_t		 ends[PLACES] = { 0 }, column = line->column, i;
	bool		 inside = line->in_string;
	enum place	 place = AFTER_COMMA;

	for (i = 0; i < line->length && column < line->most; i++) {
		column += width_of(line->text[i]);
		if (line->text[i] == '\\' && i + 1 < line->length)
			column += width_of(line->text[++i]);
		else if (line->text[i] == '"')
			inside = !inside;
		else if (is_place(line, i) && column + inside <= line->most)
			ends[inside ? INSIDE_STRING : line->text[i - 1] == ','
			    ? AFTER_COMMA : BETWEEN_WORDS] = i + 1;
	}
	if (i == line->length)
		return (0);
	while (place < INSIDE_STRING && ends[place] == 0)
		place++;
	line->in_string = place == INSIDE_STRING;

	return (ends[place]);
}

static void
wrap_line(struct buf *out, const char *text, size_t length, bool is_macro)
{
	const size_t	 tabs = strspn(text, "\t");
	struct line	 line = { .text = text, .length = length };
	const char	*quote;
	size_t		 n;

	line.most = COLUMNS - (is_macro ? strlen(" \\") : 0);
	while ((n = find_break(&line)) > 0) {
		quote = line.in_string ? "\"" : "";
		buf_printf(out, "%.*s%s%s\n%.*s%*s%s",
		    (int)n - !line.in_string, line.text, quote,
		    is_macro ? " \\" : "", (int)tabs, text, INDENT, "",
		    quote);
		line.text += n;
		line.length -= n;
		line.column = tabs * TAB + INDENT + line.in_string;
	}
	buf_printf(out, "%.*s\n", (int)line.length, line.text);
}

void
wrap_lines(struct buf *out, const char *text)
{
	bool	 continues = false;	/* a macro of the line before */
	size_t	 length;

	for (; *text != '\0'; text += length + 1) {
		length = strcspn(text, "\n");
		wrap_line(out, text, length, continues || *text == '#');
		continues = length > 0 && text[length - 1] == '\\';
	}
}
