#include "command/import/import_input.h"

#include <sys/stat.h>

#include <errno.h>
#include <string.h>
#include <strings.h>

#include "command/command.h"
#include "command/export/export_lines.h"
#include "command/import/import_report.h"

#define ALL_MAX		(128 << 20)	/* bytes of a file read at once */
#define LINE_MAX	(64 << 20)
#define CHUNK		65536
#define BYTE_ORDER_MARK	"\xef\xbb\xbf"
#define ICALENDAR	"BEGIN:VCALENDAR"

static enum input_kind
recognize(struct input *in)
{
	const char	*text = in->head;

	if (strncmp(text, BYTE_ORDER_MARK, strlen(BYTE_ORDER_MARK)) == 0)
		text += strlen(BYTE_ORDER_MARK);
	in->head_used = (size_t)(text - in->head);
	text += strspn(text, " \t\r\n");
	if (strncmp(text, EXPORT_MARK, strlen(EXPORT_MARK)) == 0)
		return (INPUT_LINES);
	if (strncasecmp(text, ICALENDAR, strlen(ICALENDAR)) == 0)
		return (INPUT_ICALENDAR);
	return (*text == '{' || *text == '[' ? INPUT_JSON : INPUT_UNKNOWN);
}

void
input_take(struct input *in, FILE *file, const char *path)
{
	struct stat	 st;

	memset(in, 0, sizeof(*in));
	in->path = path;
	in->file = file;
	if (fstat(fileno(file), &st) == 0 && S_ISREG(st.st_mode))
		in->size = st.st_size;
	in->head_length = fread(in->head, 1, INPUT_HEAD - 1, file);
	in->kind = recognize(in);
}

/*
 * Copies a pipe to a temporary file first: waiting for its lines in a
 * transaction would block all writers.
 */
static FILE *
spool(FILE *from)
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
		file = spool(from);
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

static size_t
take(struct input *in, char *to, size_t most)
{
	size_t	 length;

	if (in->head_used == in->head_length)
		return (fread(to, 1, most, in->file));
	length = in->head_length - in->head_used;
	if (length > most)
		length = most;
	memcpy(to, in->head + in->head_used, length);
	in->head_used += length;
	return (length);
}

static const char *
check(struct input *in)
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
		length = take(in, at, CHUNK);
		to->length -= CHUNK - length;
		to->data[to->length] = '\0';
	} while (length > 0);
	return (check(in));
}

static int
next(struct input *in)
{
	if (in->head_used < in->head_length)
		return ((unsigned char)in->head[in->head_used++]);
	return (getc_unlocked(in->file));
}

bool
input_line(struct input *in, struct buf *to, const char **why)
{
	int	 c;

	to->length = 0;
	while ((c = next(in)) != EOF && c != '\n' && to->length < LINE_MAX)
		buf_char(to, (char)c);
	if (to->length == LINE_MAX || to->full)
		*why = command_complaint("'%s': line %lld is too long",
		    in->path, (long long)in->line + 1);
	else
		*why = check(in);
	if (*why != NULL || (c == EOF && to->length == 0))
		return (false);
	in->line++;
	in->done += (int64_t)to->length + 1;
	progress_show("bytes", in->done, in->size);
	return (true);
}
