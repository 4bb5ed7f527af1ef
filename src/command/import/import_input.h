/*
 * A file to import: a page of The Events Calendar's REST API, iCalendar, or the
 * output of `almanac export`. Its first bytes tell which.
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
	INPUT_UNKNOWN
};

struct input {
	const char	*path;
	FILE		*file;
	enum input_kind	 kind;
	int64_t		 line;		/* number of the last one */
	int64_t		 size;		/* bytes, if known, or 0 */
	int64_t		 done;		/* bytes read as lines */
};

/* "-" is standard input. A pipe is read to its end first. NULL, or an error. */
const char	*input_open(struct input *, const char *path);

/* The same with an open file that can be read twice. */
void		 input_take(struct input *, FILE *, const char *path);
void		 input_close(struct input *);

/* The complete content without a byte order mark. NULL, or an error. */
const char	*input_all(struct input *, struct arena *, struct buf *);

/*
 * The next line without its end. False at the end of the file, or if `*why` is
 * set.
 */
bool		 input_line(struct input *, struct buf *, const char **why);

/*
 * Imports the records of a file and commits. `source` as for import_site().
 * Call import_finish() after the last file. False: import->why is set.
 */
bool		 import_file(struct import *, struct tec *, struct input *,
		    const char *source);

/*
 * For import_file(): imports the output of almanac export like any other
 * calendar, with new ids. `source` NULL: a name derived from the first line.
 */
bool		 import_lines(struct import *, struct input *,
		    const char *source);

/* Likewise an iCalendar. The text ends with a NUL and is overwritten. */
bool		 import_ical(struct import *, char *text, size_t length,
		    const char *path, const char *source);

#endif
