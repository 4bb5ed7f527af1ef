#include "command/import_file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "command/command_action.h"
#include "command/import.h"
#include "command/import_progress.h"
#include "command/import_tec.h"
#include "command/inside.h"

#define FILE_MAX	(128 << 20)	/* bytes of what is read as a whole */
#define CHUNK		65536
#define NO_SOURCE	"saved pages"

struct reading {
	struct import	*im;
	struct tec	*tec;
	const char	*path;
	const char	*source;	/* NULL: by what the file says */
	struct arena	*arena;		/* of this file */
	struct buf	 text;
};

static bool
fail(struct reading *r, const char *why)
{
	r->im->why = command_complaint("'%s': %s", r->path, why);
	return (false);
}

static bool
read_all(struct reading *r, FILE *f)
{
	char	*to;
	size_t	 length;

	buf_init(&r->text, r->arena, CHUNK);
	do {
		if (r->text.length > FILE_MAX ||
		    (to = buf_take(&r->text, CHUNK)) == NULL)
			return (fail(r, "is too long"));
		length = fread(to, 1, CHUNK, f);
		r->text.length -= CHUNK - length;
		r->text.data[r->text.length] = '\0';
	} while (length == CHUNK);
	return (!ferror(f) || fail(r, strerror(errno)));
}

static bool
put_page(struct reading *r, const struct value *page)
{
	struct import	*im = r->im;

	im->source = r->source != NULL ? r->source :
	    tec_source(im->arena, page);
	if (im->source == NULL)
		im->source = NO_SOURCE;
	inside_begin(im->inside);
	if (!tec_put_page(r->tec, page, r->path))
		return (false);
	im->why = inside_commit(im->inside);
	return (im->why == NULL);
}

static bool
put_json(struct reading *r)
{
	const struct value	*page;
	const char		*error;

	page = json_read(r->arena, r->text.data, r->text.length, &error);
	if (page == NULL)
		return (fail(r, error));
	return (put_page(r, page));
}

static bool
put_file(struct reading *r)
{
	const char	*text = r->text.data;

	if (strncmp(text, "\xef\xbb\xbf", 3) == 0)
		text += 3;
	text += strspn(text, " \t\r\n");
	if (*text == '{' || *text == '[')
		return (put_json(r));
	return (fail(r, "is neither JSON nor an iCalendar"));
}

bool
import_file(struct import *im, struct tec *tec, const char *path,
    const char *source)
{
	struct reading	 r = { .im = im, .tec = tec, .path = path,
			    .source = source };
	FILE		*f;
	bool		 fine;

	f = strcmp(path, "-") == 0 ? stdin : fopen(path, "re");
	if (f == NULL)
		return (fail(&r, strerror(errno)));
	r.arena = arena_new();
	fine = read_all(&r, f) && put_file(&r);
	arena_free(r.arena);
	if (f != stdin)
		fclose(f);
	return (fine);
}

bool
import_files_end(struct import *im)
{
	inside_begin(im->inside);
	if (!import_finish(im))
		return (false);
	im->why = inside_commit(im->inside);
	return (im->why == NULL);
}
