/*
 * A file to import: a page of The Events Calendar's REST API, an iCalendar, an
 * export of almanac, or else CSV. Its first bytes decide which it is.
 */
#ifndef ALMANAC_IMPORT_INPUT_H
#define ALMANAC_IMPORT_INPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "base/buf.h"

struct import;
struct tec;

enum input_kind {
	INPUT_JSON,		/* a page of The Events Calendar's API */
	INPUT_LINES,		/* output of almanac export */
	INPUT_ICALENDAR,
	INPUT_CSV		/* anything else */
};

struct input {
	const char	*path;
	FILE		*file;
	enum input_kind	 kind;
	int64_t		 line;		/* number of the last line */
	int64_t		 size;		/* bytes, or 0 if unknown */
	int64_t		 done;		/* bytes read as lines */
};

/*
 * Opens a file, or standard input for "-". A pipe is read to its end first.
 * Returns NULL, or an error.
 */
const char	*_Nullable input_open(struct input *, const char *path);

/* Like input_open(), for an open file that can be read twice. */
void		 input_take(struct input *, FILE *, const char *path);
void		 input_close(struct input *);

/*
 * Reads the whole content, without a byte order mark of UTF-8. Returns NULL, or
 * an error.
 */
const char	*input_all(struct input *, struct arena *, struct buf *);

/*
 * Reads the next line without its end. Returns false at the end of the file,
 * or if `*why` is set.
 */
bool		 input_line(struct input *, struct buf *, const char **why);

/*
 * Imports the records of a file and commits. `source` is as for import_site().
 * Call import_finish() after the last file. Returns false if import->why is
 * set.
 */
bool		 import_file(struct import *, struct tec *, struct input *,
		    const char *source);

/*
 * For import_file(): imports an export of almanac like another calendar, with
 * new ids. `source` NULL: a name derived from the first line.
 */
bool		 import_lines(struct import *, struct input *,
		    const char *source);

/*
 * For import_file(): imports an iCalendar. The text is one of ical_text(), and
 * is overwritten.
 */
bool		 import_ical(struct import *, char *text, const char *path,
		    const char *source);

/* For import_file(): imports CSV. The text is one of csv_text(). */
bool		 import_csv(struct import *, const char *text,
		    const char *path, const char *source);

#endif
