#include "command/import/import_input.h"

#include "base/arena.h"
#include "base/json.h"
#include "command/command.h"
#include "command/csv/csv_rows.h"
#include "command/ical/ical_text.h"
#include "command/import/import.h"
#include "command/import/import_report.h"
#include "command/import/import_tec.h"
#include "command/import/import_tec_form.h"
#include "store/sources.h"

/* The first record of a page, or the page. */
static const struct value *
first_of(const struct value *page)
{
	const struct value	*v;
	int			 kind;

	if (page->kind == VALUE_LIST)
		return (page->first);
	for (kind = 0; kind <= IMPORT_EVENT; kind++) {
		v = value_get(page, import_kind_plural((enum import_kind)kind));
		if (v != NULL && v->kind == VALUE_LIST && v->first != NULL)
			return (v->first);
	}
	return (page);
}

/* The address of a page or of its first record, or NULL. */
static const char *_Nullable
address_of(const struct value *page)
{
	const struct value	*v;
	const char		*address;

	if ((address = tec_member(page, "rest_url")) == NULL &&
	    (v = first_of(page)) != NULL &&
	    (address = tec_member(v, "rest_url")) == NULL)
		address = tec_member(value_get(v, "urls"), "self");
	return (address);
}

static bool
put_json(struct import *im, struct tec *tec, struct input *in,
    struct arena *arena, const char *source)
{
	const struct value	*page;
	const char		*error;
	struct buf		 text;

	if ((im->why = input_all(in, arena, &text)) != NULL)
		return (false);
	if ((page = json_read(arena, text.data, text.length, &error)) == NULL) {
		im->why = command_complaint("'%s': %s", in->path, error);
		return (false);
	}
	im->source = source != NULL ? source : source_of_pages(im->arena,
	    address_of(page));
	return (tec_put_page(tec, page, in->path));
}

static bool
put_ical(struct import *im, struct input *in, struct arena *arena,
    const char *source)
{
	struct buf	 bytes;
	char		*text;

	if ((im->why = input_all(in, arena, &bytes)) != NULL)
		return (false);
	if (source != NULL)
		source = source_of_files(im->arena, SOURCE_ICALENDAR, source);
	if ((text = ical_text(arena, bytes.data, bytes.length, "", im->report,
	    in->path)) == NULL) {
		im->why = command_complaint("'%s' is too long", in->path);
		return (false);
	}
	return (import_ical(im, text, in->path, source));
}

static bool
put_csv(struct import *im, struct input *in, struct arena *arena,
    const char *source)
{
	struct buf	 bytes;
	const char	*text;

	if ((im->why = input_all(in, arena, &bytes)) != NULL)
		return (false);
	if (source != NULL)
		source = source_of_files(im->arena, SOURCE_CSV, source);
	if ((text = csv_text(arena, bytes.data, bytes.length, im->report,
	    in->path)) == NULL) {
		im->why = command_complaint("'%s' is too long", in->path);
		return (false);
	}
	return (import_csv(im, text, in->path, source));
}

static bool
put_input(struct import *im, struct tec *tec, struct input *in,
    struct arena *arena, const char *source)
{
	switch (in->kind) {
	case INPUT_JSON:
		return (put_json(im, tec, in, arena, source));
	case INPUT_LINES:
		return (import_lines(im, in, source));
	case INPUT_ICALENDAR:
		return (put_ical(im, in, arena, source));
	case INPUT_CSV:
	default:
		return (put_csv(im, in, arena, source));
	}
}

bool
import_file(struct import *im, struct tec *tec, struct input *in,
    const char *source)
{
	struct arena	*arena;
	bool		 fine;

	arena = arena_new();
	fine = put_input(im, tec, in, arena, source) && import_commit(im);
	arena_free(arena);
	return (fine);
}
