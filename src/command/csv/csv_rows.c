#include "command/csv/csv_rows.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "command/ical/ical_charset.h"
#include "command/import/import_report.h"

#define BLANKS	" \t\r\n"

/* Spreadsheets read texts that begin with these as formulas (OWASP). */
static const char *const	 formulas[] = {
	"=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"
};

/* Removes NULs, and the CRs of line ends, in place. */
static void
unify_lines(char *text, size_t length)
{
	char	*to = text, c, last = '\0';
	size_t	 i;

	for (i = 0; i < length; i++, last = c) {
		c = text[i];
		if (c != '\0' && (c != '\n' || last != '\r'))
			*to++ = c == '\r' ? '\n' : c;
	}
	*to = '\0';
}

const char *
csv_text(struct arena *arena, const char *bytes, size_t length,
    struct report *report, const char *path)
{
	const char	*charset;
	struct buf	 text;
	size_t		 mark;

	charset = charset_detect(bytes, length, &mark);
	buf_init(&text, arena, length + 1);
	if (charset != NULL && strcmp(charset, "UTF-8") != 0) {
		(void)charset_convert(&text, charset, bytes + mark,
		    length - mark);
	} else {
		if (!charset_is_utf8(bytes + mark, length - mark))
			report_passed_over(report, "text", "is not UTF-8; other"
			    " characters are read as Windows-1252", path);
		charset_fix(&text, bytes + mark, length - mark);
	}
	if (text.full)
		return (NULL);
	unify_lines(text.data, text.length);
	return (text.data);
}

/* Appends what is within quotation marks. Returns what follows them. */
static const char *
read_quoted(struct csv_rows *r, struct buf *to, const char *p)
{
	int64_t	 line = r->line;

	for (; *p != '\0'; p++) {
		if (*p == '"' && *++p != '"')
			return (p);
		r->line += *p == '\n';
		buf_char(to, *p);
	}
	r->unclosed = line;
	return (p);
}

/* Appends a cell and a NUL. */
static void
read_cell(struct csv_rows *r, struct buf *to)
{
	const char	*p = r->at + strspn(r->at, " ");
	size_t		 length;

	if (*p == '"')
		r->at = read_quoted(r, to, p + 1);
	for (length = 0; r->at[length] != '\0' && r->at[length] != '\n' &&
	    r->at[length] != r->separator; length++)
		continue;
	buf_add(to, r->at, length);
	buf_char(to, '\0');
	r->at += length;
}

/* Whether the text begins like a formula, perhaps after apostrophes. */
static bool
is_guarded(const char *text)
{
	size_t	 i;

	text += strspn(text, "'");
	for (i = 0; i < COUNT(formulas); i++)
		if (strncmp(text, formulas[i], strlen(formulas[i])) == 0)
			return (true);
	return (false);
}

static const char *
trim_text(char *text)
{
	size_t	 length;

	text += strspn(text, BLANKS);
	for (length = strlen(text); length > 0 &&
	    strchr(BLANKS, text[length - 1]) != NULL; length--)
		continue;
	text[length] = '\0';
	return (text);
}

static const char *
read_text(char *cell)
{
	const char	*text = trim_text(cell);

	return (text + (*text == '\'' && is_guarded(text)));
}

/* Reads the cells up to the end of the line. */
static void
read_row(struct csv_rows *r, struct arena *arena, struct csv_row *row)
{
	struct buf	 text;
	size_t		 starts[SERVICE_CSV_COLUMNS_ITEMS], count = 0, i;

	buf_init(&text, arena, 512);
	text.most = SERVICE_CSV_ROW_BYTES;
	for (;;) {
		if (count < COUNT(starts))
			starts[count++] = text.length;
		read_cell(r, &text);
		if (*r->at != r->separator)
			break;
		r->at++;
	}
	if (*r->at == '\n') {
		r->at++;
		r->line++;
	}
	row->too_long = text.full;
	for (i = 0; i < COUNT(row->cells); i++) {
		row->cells[i] = i < count && !text.full ?
		    read_text(text.data + starts[i]) : "";
		if (*row->cells[i] != '\0')
			row->count = i + 1;
	}
}

bool
csv_rows_next(struct csv_rows *r, struct arena *arena, struct csv_row *row)
{
	while (*r->at != '\0') {
		row->line = r->line;
		row->count = 0;
		read_row(r, arena, row);
		if (row->count > 0 || row->too_long)
			return (true);
	}
	return (false);
}

static bool
ends_name(char c)
{
	return (c == '\0' || strchr(",;|\n", c) != NULL);
}

const char *
csv_next_name(struct arena *arena, const char **cell)
{
	const char	*p = *cell + strspn(*cell, " ,;|\n");
	struct buf	 name;

	if (*p == '\0')
		return (NULL);
	buf_init(&name, arena, 64);
	if (*p == '"') {
		for (p++; *p != '\0' && (*p != '"' || *++p == '"'); p++)
			buf_char(&name, *p);
	}
	for (; !ends_name(*p); p++)
		buf_char(&name, *p);
	*cell = p;
	return (trim_text(name.data));
}

static void
add_quoted(struct buf *to, const char *text)
{
	buf_char(to, '"');
	for (; *text != '\0'; text++) {
		if (*text == '"')
			buf_char(to, '"');
		buf_char(to, *text);
	}
	buf_char(to, '"');
}

void
csv_add_name(struct buf *cell, const char *name)
{
	if (cell->length > 0)
		buf_string(cell, ", ");
	if (*name == '\0' || name[strcspn(name, "\",;|\n")] != '\0')
		add_quoted(cell, name);
	else
		buf_string(cell, name);
}

void
csv_add_cell(struct buf *row, const char *text)
{
	struct buf	 guarded;

	if (*text == '\0')
		return;
	if (is_guarded(text)) {
		buf_init(&guarded, row->arena, strlen(text) + 2);
		buf_char(&guarded, '\'');
		buf_string(&guarded, text);
		text = guarded.data;
	}
	add_quoted(row, text);
}
