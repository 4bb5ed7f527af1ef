#include "command/import/import_input.h"

#include "base/arena.h"
#include "base/json.h"
#include "command/command.h"
#include "command/import/import.h"
#include "command/import/import_source.h"
#include "command/import/import_tec.h"

#define NO_SOURCE	"saved pages"

/* Returns false if import->why is set. */
static bool
take_source(struct import *im, const struct value *page, const char *source)
{
	if ((im->source = source) != NULL)
		return (true);
	if ((source = source_of_page(im->arena, page)) == NULL)
		source = NO_SOURCE;
	return (import_name(im, source, source));
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
	return (take_source(im, page, source) &&
	    tec_put_page(tec, page, in->path));
}

static bool
put_ical(struct import *im, struct input *in, struct arena *arena,
    const char *source)
{
	struct buf	 text;

	if ((im->why = input_all(in, arena, &text)) != NULL)
		return (false);
	return (import_ical(im, text.data, text.length, in->path, source));
}

static bool
put(struct import *im, struct tec *tec, struct input *in, struct arena *arena,
    const char *source)
{
	switch (in->kind) {
	case INPUT_JSON:
		return (put_json(im, tec, in, arena, source));
	case INPUT_LINES:
		return (import_lines(im, in, source));
	case INPUT_ICALENDAR:
		return (put_ical(im, in, arena, source));
	default:
		im->why = command_complaint("'%s' is neither JSON nor an"
		    " iCalendar", in->path);
		return (false);
	}
}

bool
import_file(struct import *im, struct tec *tec, struct input *in,
    const char *source)
{
	struct arena	*arena;
	bool		 fine;

	arena = arena_new();
	fine = put(im, tec, in, arena, source) && import_commit(im);
	arena_free(arena);
	return (fine);
}
