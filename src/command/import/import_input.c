#include "command/import/import_input.h"

#include <sys/stat.h>

#include <errno.h>
#include <string.h>
#include <strings.h>

#include "command/command.h"
#include "command/export/export.h"
#include "command/ical/ical_text.h"
#include "command/import/import_report.h"

#define ALL_MAX		(128 << 20)	/* bytes of a file read at once */
#define LINE_MAX	(64 << 20)
#define HEAD		16384	/* bytes that are examined */
#define CHUNK		65536
#define BYTE_ORDER_MARK	"\xef\xbb\xbf"

static enum input_kind
recognize_kind(const char *text, size_t length)
{
	const char	*end = text + length;

	text += strspn(text, " \t\r\n");
	if (strncmp(text, EXPORT_MARK, strlen(EXPORT_MARK)) == 0)
		return (INPUT_LINES);
	if (ical_begins(text, (size_t)(end - text)))
		return (INPUT_ICALENDAR);
	return (*text == '{' || *text == '[' ? INPUT_JSON : INPUT_CSV);
}

/* Skips a byte order mark of UTF-8. */
void
input_take(struct input *in, FILE *file, const char *path)
{
	struct stat	 st;
	char		 head[HEAD];
	size_t		 length, mark = 0;
	off_t		 start;

	memset(in, 0, sizeof(*in));
	in->path = path;
	in->file = file;
	if (fstat(fileno(file), &st) == 0 && S_ISREG(st.st_mode))
		in->size = st.st_size;
	start = ftello(file);
	length = fread(head, 1, HEAD - 1, file);
	head[length] = '\0';
	if (strncmp(head, BYTE_ORDER_MARK, strlen(BYTE_ORDER_MARK)) == 0)
		mark = strlen(BYTE_ORDER_MARK);
	in->kind = recognize_kind(head + mark, length - mark);
	(void)fseeko(file, start + (off_t)mark, SEEK_SET);
}

/*
 * Copies a pipe to a temporary file first, since waiting for its lines in a
 * transaction would block all writers.
 */
static FILE *
spool_pipe(FILE *from)
{
	static char	 chunk[CHUNK];
	size_t		 length;
	FILE		*to;

	if ((to = tmpfile()) == NULL)
		return (NULL);
	while ((length = fread(chunk, 1, CHUNK, from)) > 0)
		if (fwrite(chunk, 1, length, to) < length)
			break;
	if (ferror(from) || fflush(to) == EOF || ferror(to) ||
	    fseek(to, 0, SEEK_SET) == -1) {
		fclose(to);
		return (NULL);
	}
	return (to);
}

const char *
input_open(struct input *in, const char *path)
{
	struct stat	 st;
	FILE		*file, *from;
	bool		 standard;

	standard = strcmp(path, "-") == 0;
	file = from = standard ? stdin : fopen(path, "re");
	if (from != NULL && fstat(fileno(from), &st) == 0 &&
	    !S_ISREG(st.st_mode)) {
		file = spool_pipe(from);
		if (!standard)
			fclose(from);
	}
	if (file == NULL)
		return (command_complaint("cannot open '%s': %s", path,
		    strerror(errno)));
	input_take(in, file, path);
	return (NULL);
}

void
input_close(struct input *in)
{
	if (in->file != stdin)
		fclose(in->file);
}

static const char *
check_read(struct input *in)
{
	if (!ferror(in->file))
		return (NULL);
	return (command_complaint("cannot read '%s': %s", in->path,
	    strerror(errno)));
}

const char *
input_all(struct input *in, struct arena *arena, struct buf *to)
{
	char	*at;
	size_t	 length;

	buf_init(to, arena, CHUNK);
	do {
		if (to->length > ALL_MAX || !buf_take(to, CHUNK, &at))
			return (command_complaint("'%s' is longer than %d"
			    " bytes", in->path, ALL_MAX));
		length = fread(at, 1, CHUNK, in->file);
		to->length -= CHUNK - length;
		to->data[to->length] = '\0';
	} while (length > 0);
	return (check_read(in));
}

bool
input_line(struct input *in, struct buf *to, const char **why)
{
	int	 c;

	to->length = 0;
	while ((c = getc_unlocked(in->file)) != EOF && c != '\n' &&
	    to->length < LINE_MAX)
		buf_char(to, (char)c);
	if (to->length == LINE_MAX || to->full)
		*why = command_complaint("'%s': line %lld is too long",
		    in->path, (long long)in->line + 1);
	else
		*why = check_read(in);
	if (*why != NULL || (c == EOF && to->length == 0))
		return (false);
	in->line++;
	in->done += (int64_t)to->length + 1;
	progress_show("bytes", in->done, in->size);
	return (true);
}
