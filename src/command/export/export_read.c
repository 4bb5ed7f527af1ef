#include "command/export/export_read.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/series_shared.h"
#include "command/command.h"
#include "command/export/export.h"
#include "command/import/import_input.h"
#include "store/secret.h"
#include "store/sequences.h"
#include "text/cut.h"
#include "text/dates.h"
#include "text/slugs.h"
#include "text/zones.h"

void
lines_fail(struct lines *l, const char *name, const char *what)
{
	if (l->why == NULL)
		l->why = arena_printf(l->arena, "its '%s' %s", name, what);
}

bool
lines_has(const struct lines *l, const char *name)
{
	return (value_get(l->line, name) != NULL);
}

static const struct value *
find_member(struct lines *l, const char *name, enum value_kind kind)
{
	const struct value	*v;

	v = value_get(l->line, name);
	if (v == NULL)
		lines_fail(l, name, "is missing");
	else if (v->kind != kind)
		lines_fail(l, name, "has the wrong type");
	else
		return (v);
	return (NULL);
}

const char *
lines_text(struct lines *l, const char *name)
{
	const struct value	*v;

	if ((v = find_member(l, name, VALUE_TEXT)) == NULL)
		return ("");
	if (strlen(v->text) != v->length)
		lines_fail(l, name, "contains a NUL");
	return (v->text);
}

const char *
lines_line(struct lines *l, const char *name)
{
	const char	*text;

	text = lines_text(l, name);
	if (!text_is_line(text))
		lines_fail(l, name, "contains a control character");
	return (text);
}

const char *
lines_slug(struct lines *l, const char *name)
{
	const char	*slug;

	slug = lines_line(l, name);
	if (strlen(slug) > SLUG_MAX)
		lines_fail(l, name, "is too long");
	else if (strcmp(slug_make(l->arena, slug), slug) != 0)
		lines_fail(l, name, "is not a slug");
	return (slug);
}

const char *
lines_optional(struct lines *l, const char *name, const char *otherwise)
{
	return (lines_has(l, name) ? lines_text(l, name) : otherwise);
}

static int64_t
integer_of(struct lines *l, const char *name, const struct value *v)
{
	long long	 n;
	char		*end;

	errno = 0;
	n = strtoll(v->text, &end, 10);
	if (errno != 0 || *end != '\0')
		lines_fail(l, name, "is not an integer");
	return (n);
}

int64_t
lines_integer(struct lines *l, const char *name)
{
	const struct value	*v;

	v = find_member(l, name, VALUE_NUMBER);
	return (v != NULL ? integer_of(l, name, v) : 0);
}

int64_t
lines_bounded(struct lines *l, const char *name, int64_t least, int64_t most)
{
	int64_t	 n;

	n = lines_integer(l, name);
	if (n < least || n > most)
		lines_fail(l, name, "is too small or too large");
	return (n);
}

int64_t
lines_id(struct lines *l, const char *name)
{
	int64_t	 id;

	id = lines_integer(l, name);
	if (id < 1 || id > ID_MOST)
		lines_fail(l, name, "is not an id");
	return (id);
}

int64_t
lines_optional_id(struct lines *l, const char *name)
{
	return (lines_has(l, name) ? lines_id(l, name) : 0);
}

double
lines_number(struct lines *l, const char *name, double least, double most)
{
	const struct value	*v;
	double			 n;

	v = find_member(l, name, VALUE_NUMBER);
	n = v != NULL ? strtod(v->text, NULL) : 0;
	if (!(n >= least && n <= most))
		lines_fail(l, name, "is too small or too large");
	return (n);
}

bool
lines_truth(struct lines *l, const char *name)
{
	const struct value	*v;

	v = find_member(l, name, VALUE_BOOLEAN);
	return (v != NULL && v->truth);
}

/* Accepts only the format of date_print(). */
int64_t
lines_time(struct lines *l, const char *name)
{
	char		 again[DATE_TEXT];
	const char	*text;
	struct date	 d;
	struct moment	 m;

	text = lines_text(l, name);
	if (date_parse(&d, text) && !date_is_relative(&d) &&
	    date_resolve(&d, zone_utc(), 0, &m)) {
		date_print(m.utc, again);
		if (strcmp(again, text) == 0)
			return (m.utc);
	}
	lines_fail(l, name, "is not a time such as 2027-03-01 18:00:00");
	return (0);
}

enum status
lines_status(struct lines *l, const char *name)
{
	enum status	 status;

	if (status_find(lines_text(l, name), &status))
		return (status);
	lines_fail(l, name, "is unknown");
	return (STATUS_DRAFT);
}

const struct value *
lines_next(struct lines *l, const char *name, const struct value *last,
    int64_t *id)
{
	const struct value	*v;

	if (last != NULL)
		v = last->next;
	else if (!lines_has(l, name) ||
	    (v = find_member(l, name, VALUE_LIST)) == NULL)
		return (NULL);
	else
		v = v->first;
	if (v == NULL)
		return (NULL);
	if (v->kind != VALUE_NUMBER || (*id = integer_of(l, name, v)) < 1 ||
	    *id > ID_MOST) {
		lines_fail(l, name, "contains a value that is not an id");
		return (NULL);
	}
	return (v);
}

void
lines_check_event(struct lines *l, const char *password, const char *detached)
{
	if (password != NULL && (*password == '\0' ||
	    strlen(password) >= SECRET_TEXT || !text_is_line(password)))
		lines_fail(l, "password", "is not a hash");
	if (!series_may_detach(detached))
		lines_fail(l, "detached", "contains an unknown field");
}

static const char *
handle_line(struct lines *l, lines_call *first, lines_call *next,
    void *context)
{
	if (l->number == 1) {
		if (lines_integer(l, "version") != EXPORT_VERSION)
			lines_fail(l, "version", "is not supported");
		return (l->why == NULL ? first(l, context) : NULL);
	}
	if (l->ended)
		lines_fail(l, "kind", "is after the end");
	l->kind = lines_text(l, "kind");
	l->ended = strcmp(l->kind, "end") == 0;
	return (l->why == NULL ? next(l, context) : NULL);
}

static const char *
read_lines(struct lines *l, struct input *in, struct buf *text,
    lines_call *first, lines_call *next, void *context)
{
	const char	*why, *error;

	while (input_line(in, text, &why)) {
		arena_reset(l->arena);
		l->why = NULL;
		l->number = in->line;
		l->line = json_read(l->arena, text->data, text->length, &error);
		if (l->line == NULL)
			l->why = error;
		else if ((why = handle_line(l, first, next, context)) != NULL)
			return (why);
		if (l->why != NULL)
			return (command_complaint("'%s': line %lld: %s",
			    in->path, (long long)l->number, l->why));
	}
	if (why == NULL && !l->ended)
		return (command_complaint("'%s' is incomplete: its last line is"
		    " missing", in->path));
	return (why);
}

const char *
lines_each(struct lines *l, struct input *in, lines_call *first,
    lines_call *next, void *context)
{
	struct arena	*arena;
	struct buf	 text;
	const char	*why;

	arena = arena_new();
	buf_init(&text, arena, 65536);
	why = read_lines(l, in, &text, first, next, context);
	arena_free(arena);
	return (why);
}
