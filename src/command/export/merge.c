#include "command/export/merge.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/command_action.h"
#include "command/export/export_lines.h"
#include "command/import/import.h"
#include "command/import/import_input.h"
#include "command/export/lines_form.h"

static bool
put_line(struct merging *m)
{
	const char	*kind;
	int		 i;

	kind = lines_text(&m->l, "kind");
	if (strcmp(kind, "user") == 0)
		lines_know(m, "user", lines_text(&m->l, "login"));
	else if (strcmp(kind, "image") == 0)
		lines_know(m, "image", lines_text(&m->l, "url"));
	else if (strcmp(kind, "end") == 0)
		m->ended = true;
	else if (strcmp(kind, "import") != 0) {
		for (i = 0; i < IMPORT_KINDS; i++)
			if (strcmp(import_kind_name((enum import_kind)i),
			    kind) == 0)
				return (lines_put_record(m,
				    (enum import_kind)i));
		lines_fail(&m->l, "kind", "is unknown");
	}
	return (true);
}

/* The first line identifies the calendar. */
static void
take_first(struct merging *m, const char *source)
{
	if (lines_integer(&m->l, "version") != EXPORT_VERSION)
		lines_fail(&m->l, "version", "is one that is unknown here");
	m->im->source = source != NULL ? source : arena_join(m->im->arena,
	    "almanac ", lines_optional(&m->l, "calendar", ""), NULL);
}

static bool
read_line(struct merging *m, const struct buf *text, int64_t line,
    const char *source)
{
	const char	*error;

	arena_reset(m->l.arena);
	m->l.why = NULL;
	m->l.line = json_read(m->l.arena, text->data, text->length, &error);
	if (m->l.line == NULL)
		m->l.why = error;
	else if (line == 1)
		take_first(m, source);
	else
		return (put_line(m));
	return (true);
}

static bool
read_lines(struct merging *m, struct input *in, const char *source)
{
	struct import	*im = m->im;
	struct buf	 text;

	buf_init(&text, im->arena, 65536);
	while (input_line(in, &text, &im->why)) {
		if (!read_line(m, &text, in->line, source))
			return (false);
		if (m->l.why != NULL) {
			im->why = command_complaint("'%s': line %lld: %s",
			    in->path, (long long)in->line, m->l.why);
			return (false);
		}
	}
	if (im->why == NULL && !m->ended)
		im->why = command_complaint("'%s' ends too early", in->path);
	return (im->why == NULL);
}

bool
import_lines(struct import *im, struct input *in, const char *source)
{
	struct merging	 m = { .im = im };
	bool		 fine;

	m.l.arena = arena_new();
	m.known = value_new(im->arena, VALUE_MAP);
	fine = read_lines(&m, in, source);
	arena_free(m.l.arena);
	return (fine);
}
