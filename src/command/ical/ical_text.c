#include "command/ical/ical_text.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/buf.h"
#include "command/ical/ical_charset.h"
#include "command/ical/ical_property.h"
#include "command/import/import_report.h"

#define BYTE_ORDER_MARK	"\xef\xbb\xbf"
#define BEGIN		"BEGIN:V"
#define CALENDAR	"BEGIN:VCALENDAR"
#define CALENDAR_END	"END:VCALENDAR"
#define NOTICE	(16 << 10)	/* bytes in which a calendar must begin */
#define HEAD	1024		/* bytes that must have the parameters */
#define FEW	50		/* one line of so many may be damaged */
#define NAME	64		/* limit of a name in the report, in bytes */
#define WORDS	"is not UTF-8; read as Windows-1252"

struct reader {
	struct arena	*arena;
	struct arena	*scratch;	/* of a line */
	struct report	*report;
	const char	*path;
	bool		 converted;	/* the text is UTF-8 */
	bool		 windows;	/* it is Windows-1252 */
	const char	*at;		/* not read yet */
	struct buf	 line;		/* unfolded */
	int64_t		 number;	/* of the line */
	int64_t		 folds;		/* in it */
};

static const char *
skip_blanks(const char *text)
{
	for (;; text += strlen(BYTE_ORDER_MARK)) {
		text += strspn(text, " \t\r\n");
		if (strncmp(text, BYTE_ORDER_MARK, strlen(BYTE_ORDER_MARK)) !=
		    0)
			return (text);
	}
}

/* The next line that begins with the word, at or after `text`. */
static const char *_Nullable
find_line(const char *text, const char *word)
{
	for (;;) {
		text = skip_blanks(text);
		if (strncasecmp(text, word, strlen(word)) == 0)
			return (text);
		text += strcspn(text, "\r\n");
		if (*text == '\0')
			return (NULL);
	}
}

/* Without NULs, ASCII in UTF-16 is ASCII. */
bool
ical_begins(const char *bytes, size_t length)
{
	char	 text[NOTICE + 1];
	size_t	 i, count = 0;

	for (i = 0; i < length && count < NOTICE; i++)
		if (bytes[i] != '\0' && (i > 1 ||
		    strchr("\xfe\xff", bytes[i]) == NULL))
			text[count++] = bytes[i];
	text[count] = '\0';
	return (find_line(text, CALENDAR) != NULL ||
	    find_line(text, "BEGIN:VEVENT") != NULL);
}

bool
ical_is_whole(const char *text)
{
	const char	*last, *at;

	if (find_line(text, CALENDAR) == NULL)
		return (find_line(text, "END:VEVENT") != NULL);
	for (last = text, at = text; (at = find_line(at, CALENDAR_END)) !=
	    NULL; last = at)
		at += strlen(CALENDAR_END);
	return (last != text && find_line(last, BEGIN) == NULL);
}

/* Converts a text in a known encoding. */
static void
convert_all(struct reader *r, struct buf *to, const char *bytes, size_t length,
    const char *charset)
{
	const char	*known;
	size_t		 mark;

	known = charset_detect(bytes, length, &mark);
	if (known == NULL && charset_applies(charset, bytes, length))
		known = charset;
	bytes += mark;
	length -= mark;
	buf_init(to, r->arena, length);
	if (known != NULL && charset_applies(known, bytes, length)) {
		r->converted = charset_convert(to, known, bytes, length);
		if (!r->converted)
			report_passed_over(r->report, "charset",
			    "is unknown", known);
	}
	if (!r->converted)
		buf_add(to, bytes, length);
}

static void
remove_nuls(struct reader *r, struct buf *text)
{
	const char	*at = text->data, *end = at + text->length;
	char		*to = text->data;
	int64_t		 line = 1, told = 0;

	for (; at < end; at++) {
		line += *at == '\n';
		if (*at != '\0')
			*to++ = *at;
		else if (told != line)
			report_line(r->report, r->path, "NUL", told = line,
			    "is not text; left out");
	}
	buf_cut(text, (size_t)(to - text->data));
}

/*
 * Ends each line with LF only. Old Macs ended lines with a single CR; otherwise
 * that is a blank.
 */
static void
clean_ends(struct buf *text)
{
	const char	*at = text->data;
	char		*to = text->data;
	bool		 mac = strchr(at, '\n') == NULL;

	while (*at != '\0') {
		if (*at != '\r' || mac) {
			*to++ = *at == '\r' ? '\n' : *at;
			at++;
			continue;
		}
		at += strspn(at, "\r");
		if (*at != '\n' && to > text->data && to[-1] != '\n')
			*to++ = ' ';
	}
	buf_cut(text, (size_t)(to - text->data));
}

static bool
is_end_or_begin(const char *text)
{
	return (strncasecmp(text, "END:", 4) == 0 ||
	    strncasecmp(text, "BEGIN:", 6) == 0);
}

/*
 * Whether the line continues after a soft line break of quoted-printable, which
 * some programs write without a continuation. The head of the line is read only
 * while it is short.
 */
static bool
has_soft_break(struct reader *r, bool *quoted)
{
	const struct buf	*l = &r->line;
	struct property		 p;

	if (l->length == 0 || l->data[l->length - 1] != '=')
		return (false);
	if (!*quoted && l->length <= HEAD) {
		property_read(&p, l->data, l->length);
		*quoted = p.quoted;
	}
	return (*quoted && *r->at != '\0' && !is_end_or_begin(r->at));
}

/* Joins a line with its continuations (RFC 5545 section 3.1). */
static bool
read_line(struct reader *r)
{
	bool	 quoted = false;
	size_t	 length;

	if (*r->at == '\0')
		return (false);
	r->number += r->folds + 1;
	r->folds = 0;
	buf_cut(&r->line, 0);
	for (;; r->folds++) {
		length = strcspn(r->at, "\n");
		buf_add(&r->line, r->at, length);
		r->at += length;
		r->at += *r->at == '\n';
		if (has_soft_break(r, &quoted))
			buf_cut(&r->line, r->line.length - 1);
		else if (*r->at == ' ' || *r->at == '\t')
			r->at++;
		else
			return (true);
	}
}

static void
begin_lines(struct reader *r, const char *text)
{
	r->at = text;
	r->number = r->folds = 0;
	buf_init(&r->line, r->arena, 4096);
}

/* Whether the line says how it is encoded. */
static bool
is_named(const struct reader *r)
{
	struct property	 p;

	property_read(&p, r->line.data, r->line.length);
	return (p.quoted || charset_applies(p.charset, r->line.data,
	    r->line.length));
}

/* Whether the line should be UTF-8, and is not. */
static bool
is_damaged(const struct reader *r)
{
	return (!charset_is_utf8(r->line.data, r->line.length) &&
	    !is_named(r));
}

static bool
has_letters(const struct buf *line)
{
	size_t	 i;

	for (i = 0; i < line->length && (line->data[i] & 0x80) == 0; i++)
		continue;
	return (i < line->length);
}

static bool
is_windows(struct reader *r, const struct buf *text)
{
	int64_t	 lines = 0, damaged = 0, fine = 0;

	if (charset_is_utf8(text->data, text->length))
		return (false);
	for (begin_lines(r, text->data); read_line(r); lines++)
		if (is_damaged(r))
			damaged++;
		else
			fine += has_letters(&r->line);
	return (damaged * FEW > lines && fine <= damaged);
}

static void
report_damage(struct reader *r)
{
	char	 name[NAME];
	size_t	 length;

	length = strcspn(r->line.data, ";:");
	snprintf(name, sizeof(name), "%.*s", length < NAME ? (int)length :
	    NAME - 1, r->line.data);
	report_line(r->report, r->path, charset_is_utf8(name, strlen(name)) ?
	    name : "text", r->number, WORDS);
}

static void
report_fault(struct reader *r, enum property_fault fault)
{
	if (fault == PROPERTY_CHARSET)
		report_line(r->report, r->path, "CHARSET", r->number,
		    "is unknown");
	else if (fault == PROPERTY_ENCODING)
		report_line(r->report, r->path, "ENCODING", r->number,
		    "is not BASE64 of a text; left out");
}

static void
write_line(struct reader *r, struct buf *out)
{
	struct property	 p;
	struct buf	 text;
	const char	*line = r->line.data;
	size_t		 length = r->line.length;
	int64_t		 i;

	if (r->windows && !is_named(r)) {
		buf_init(&text, r->scratch, length);
		(void)charset_convert(&text, "windows-1252", line, length);
		line = text.data;
		length = text.length;
	} else if (is_damaged(r))
		report_damage(r);
	property_read(&p, line, length);
	report_fault(r, property_write(out, r->scratch, &p, r->converted));
	for (i = 0; i < r->folds; i++)
		buf_string(out, "\n ");
	buf_char(out, '\n');
	arena_reset(r->scratch);
}

char *_Nullable
ical_text(struct arena *arena, const char *bytes, size_t length,
    const char *charset, struct report *report, const char *path)
{
	struct reader	 r = { .arena = arena, .report = report, .path = path };
	struct buf	 text, out;

	convert_all(&r, &text, bytes, length, charset);
	if (text.full)
		return (NULL);
	remove_nuls(&r, &text);
	clean_ends(&text);
	if ((r.windows = is_windows(&r, &text)))
		report_passed_over(report, "calendar", WORDS, path);
	r.scratch = arena_new();
	buf_init(&out, arena, text.length + 1);
	for (begin_lines(&r, text.data); read_line(&r);)
		write_line(&r, &out);
	arena_free(r.scratch);
	return (out.full ? NULL : out.data);
}
