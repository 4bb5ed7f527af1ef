#include "codegen/fill.h"

#include <err.h>
#include <string.h>

#define LETTERS	"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

struct filler {
	struct buf		*out;
	const struct marks	*marks;
};

const char *
fill_if(bool condition)
{
	return (condition ? "true" : NULL);
}

const char *
fill_escaped(const char *text)
{
	struct buf	all = memory_buf();

	for (; *text != '\0'; text++) {
		if (*text == '$')
			buf_string(&all, "\\044");
		else if (*text == '\n')
			buf_string(&all, "\\n");
		else if (*text == '"' || *text == '\\')
			buf_printf(&all, "\\%c", *text);
		else
			buf_char(&all, *text);
	}

	return (all.data);
}

void
fill_text(struct scope *scope, const void *text)
{
	scope->text = text;
}

void
enter_node(struct scope *scope, const void *item)
{
	const struct node	*node = item;

	scope->text = node->text;
}

static bool
is_word(const char *word, const char *text, size_t length)
{
	return (strncmp(word, text, length) == 0 && word[length] == '\0');
}

static bool
starts(const char *line, const char *with)
{
	return (strncmp(line, with, strlen(with)) == 0);
}

static const char *
meaning_of(const struct filler *f, const struct scope *scope,
    const char *word, size_t length)
{
	const struct marks	*marks;
	const struct mark	*mark;

	for (marks = f->marks; marks != NULL; marks = marks->more) {
		for (mark = marks->marks; mark->word != NULL; mark++) {
			if (is_word(mark->word, word, length))
				return (mark->text(scope));
		}
	}
	errx(2, "no mark '%.*s'", (int)length, word);
}

/* Whether all marks in the text have values. */
static bool
is_whole(const struct filler *f, const struct scope *scope, const char *text,
    size_t length)
{
	const char	*end = text + length;
	size_t		 word;

	for (; text < end; text++) {
		word = *text == '$' ? strspn(text + 1, LETTERS) : 0;
		if (word > 0 && meaning_of(f, scope, text + 1, word) == NULL)
			return (false);
	}

	return (true);
}

/*
 * Returns the length of a text up to the parenthesis that closes its first
 * one.
 */
static size_t
enclosed(const char *text)
{
	const char	*end = strchr(text, '(') + 1;
	size_t		 open;

	for (open = 1; open > 0; end++)
		open = open + (*end == '(') - (*end == ')');

	return ((size_t)(end - text));
}

static void
put_marks(const struct filler *f, const struct scope *scope,
    const char *text, size_t length)
{
	const char	*end = text + length, *meaning;
	size_t		 part;

	for (; text < end; text += part) {
		if (starts(text, "$(")) {
			part = enclosed(text);
			if (is_whole(f, scope, text + 2, part - 3))
				put_marks(f, scope, text + 2, part - 3);
			continue;
		}
		part = *text != '$' ? 0 : strspn(text + 1, LETTERS);
		if (part > 0) {
			meaning = meaning_of(f, scope, text + 1, part++);
			if (meaning != NULL)
				put_marks(f, scope, meaning, strlen(meaning));
			continue;
		}
		part = 1 + strcspn(text + 1, "$");
		if (part > (size_t)(end - text))
			part = (size_t)(end - text);
		buf_add(f->out, text, part);
	}
}

static const char	*put_lines(const struct filler *, const struct scope *,
			    const char *, bool);

static const char *
next_line(const char *line)
{
	return (line + strcspn(line, "\n") + 1);
}

static void
put_each(const struct filler *f, const struct scope *scope, const char *line,
    const char *word, size_t length)
{
	const struct series	*series = f->marks->series;
	const void		*item;
	struct scope		 inner = *scope;
	struct list		 items;

	while (series->word != NULL && !is_word(series->word, word, length))
		series++;
	if (series->word == NULL)
		errx(2, "no series '%.*s'", (int)length, word);
	items = series->items(scope);
	EACH(item, items) {
		inner.number = item_at + 1;
		series->enter(&inner, item);
		put_lines(f, &inner, line, true);
	}
}

/* Returns the text after the colon, as a line. */
static const char *
rest_of(const char *colon)
{
	colon += colon[1] == ' ' ? 2 : 1;

	return (memory_copy(colon, strcspn(colon, "\n") + 1));
}

/*
 * Writes the part that begins at `line`. Returns the line after it, or after
 * its @end.
 */
static const char *
put_part(const struct filler *f, const struct scope *scope,
    const char *line, bool shown)
{
	const char	*word = line + strcspn(line, " ") + 1;
	const char	*next = next_line(line), *body = next, *end;
	size_t		 length = strcspn(word, ":\n");
	bool		 alone = word[length] == ':', chosen = false;

	if (alone)
		body = rest_of(word + length);
	if (shown && starts(line, "@use"))
		put_lines(f, scope, meaning_of(f, scope, word, length), true);
	if (starts(line, "@use"))
		return (next);
	if (shown && starts(line, "@each"))
		put_each(f, scope, body, word, length);
	else if (shown)
		chosen = meaning_of(f, scope, word, length) != NULL;
	end = put_lines(f, scope, body, chosen);
	if (alone)
		return (next);
	if (starts(end, "@else"))
		end = put_lines(f, scope, next_line(end), shown && !chosen);

	return (next_line(end));
}

/* Writes lines up to an @end or @else that belongs to an outer part. */
static const char *
put_lines(const struct filler *f, const struct scope *scope,
    const char *line, bool shown)
{
	while (*line != '\0' && !starts(line, "@end") &&
	    !starts(line, "@else")) {
		if (*line == '@') {
			line = put_part(f, scope, line, shown);
			continue;
		}
		if (shown)
			put_marks(f, scope, line,
			    (size_t)(next_line(line) - line));
		line = next_line(line);
	}

	return (line);
}

void
fill(struct buf *out, const char *text, const struct marks *marks,
    const struct scope *scope)
{
	const struct filler	f = { out, marks };

	put_lines(&f, scope, text, true);
}
