/* Stored values as forms show them. */
#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/request.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_form.h"
#include "pages/page.h"
#include "text/html.h"
#include "text/paragraphs.h"

/* Returns "2027-03-01T18:00", the format of browsers. */
static const char *
as_input(const struct desk_form *f, const char *text)
{
	char	*copy;

	if (strlen(text) < strlen("2027-03-01 18:00"))
		return (text);
	copy = arena_copy(f->page->rq->arena, text,
	    strlen("2027-03-01 18:00"));
	copy[strlen("2027-03-01")] = 'T';

	return (copy);
}

/* The publication time of a draft is set when it is published. */
static bool
is_published(const struct desk_form *f)
{
	return (!f->is_copy && desk_is_public(f->record));
}

/* Returns the next < that starts a tag or a comment, or NULL. */
static const char *
next_tag(const char *text)
{
	for (; (text = strchr(text, '<')) != NULL; text++)
		if (isalpha((unsigned char)text[1]) ||
		    (text[1] != '\0' && strchr("/!?", text[1]) != NULL))
			break;

	return (text);
}

/*
 * Returns "1 < 2" for "1 &lt; 2", as the API stores it for users whose markup
 * it cleans, unless that would become a tag.
 */
static const char *
with_signs(struct arena *arena, const char *text)
{
	static const char	 entity[] = "&lt;";
	const char		*at = text;
	char			*copy, *to;

	if (strstr(text, entity) == NULL)
		return (text);
	copy = to = arena_string(arena, text);
	for (; *at != '\0'; to++) {
		*to = *at++;
		if (strncmp(at - 1, entity, strlen(entity)) != 0)
			continue;
		*to = '<';
		at += strlen(entity) - 1;
		to[1] = *at;
		to[2] = '\0';
		if (next_tag(to) == to)
			return (text);
	}
	*to = '\0';

	return (copy);
}

/* A text without tags is shown as it was typed: "I <3 jazz". */
static const char *
shown_text(const struct desk_form *f, const struct param *p, const char *text)
{
	struct arena	*arena = f->page->rq->arena;

	if (p->flags & PARAM_MARKUP)
		text = next_tag(text) == NULL ? with_signs(arena, text) :
		    html_show(arena, text);

	return (p->flags & PARAM_LINES ? paragraphs_plain(arena, text) : text);
}

const char *
desk_shown(const struct desk_form *f, const struct param *p)
{
	const char	*text;

	if (f->record == NULL || (f->is_copy && strcmp(p->name, "slug") == 0))
		return ("");
	text = data_get(f->record, p->name);
	switch (p->type) {
	case PARAM_DATE:
		return (as_input(f, text));
	case PARAM_MOMENT:
		return (is_published(f) ? as_input(f, text) : "");
	case PARAM_IMAGE:
		return (data_get(data_member(f->record, p->name), "url"));
	case PARAM_COST:
		return (data_get(f->record, "stored_cost"));
	case PARAM_BOOLEAN:
	case PARAM_TRUTHY:
		return (data_true(f->record, p->name) ? "1" : "0");
	default:
		return (shown_text(f, p, text));
	}
}

/*
 * Reads a character. Browsers send each line break of a text as CR LF, and
 * those of a line not at all.
 */
static char
read_character(const char **at, bool lines)
{
	char	 c;

	if (!lines)
		*at += strspn(*at, "\r\n");
	if ((c = **at) == '\0')
		return (c);
	*at += c == '\r' && (*at)[1] == '\n' ? 2 : 1;

	return (c == '\r' ? '\n' : c);
}

bool
desk_is_unchanged(const struct desk_form *f, const struct param *p,
    const char *sent)
{
	const char	*shown = desk_shown(f, p);
	bool		 lines = p->flags & PARAM_LINES;
	char		 c;

	while ((c = read_character(&sent, lines)) ==
	    read_character(&shown, lines))
		if (c == '\0')
			return (true);

	return (false);
}

/* Skips an attribute. Returns whether it is a word without a value. */
static bool
skip_attribute(const char **at)
{
	const char	*value;

	*at += strcspn(*at, "=/> \t\r\n");
	value = *at + strspn(*at, " \t\r\n");
	if (*value != '=')
		return (true);
	value += 1 + strspn(value + 1, " \t\r\n");
	*at = value + (*value == '"' || *value == '\'' ?
	    strcspn(value + 1, (char [2]){ *value }) + 1 :
	    strcspn(value, "> \t\r\n"));
	*at += **at == '"' || **at == '\'';

	return (false);
}

/*
 * Counts elements, and words in their tags: a person who types "a <b and c> d"
 * does not mean an element.
 */
static size_t
count_words(const char *text)
{
	size_t	 count = 0;

	while ((text = next_tag(text)) != NULL) {
		if (!isalpha((unsigned char)*++text))
			continue;
		count++;
		text += strcspn(text, "/> \t\r\n");
		while (*(text += strspn(text, "=/ \t\r\n")) != '\0' &&
		    *text != '>')
			count += skip_attribute(&text);
	}

	return (count);
}

bool
desk_leaves_out(struct arena *arena, const char *stored, const char *text)
{
	size_t	 count = count_words(text);

	return (count > 0 && count_words(html_show(arena, stored)) < count);
}
