#include "command/import/import_report.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <unistr.h>

#include "base/clock.h"
#include "base/json.h"
#include "text/cut.h"
#include "text/dates.h"

#define ADDRESSES	5	/* addresses for each loss */
#define LOSSES		200	/* different losses */
#define KEPT		200	/* records */
#define TEXT		160	/* limit of a text, in bytes */
#define UNNAMED		"?"
#define NO_KIND		IMPORT_KINDS
#define WIDTH	30
#define OFTEN	(CLOCK_SECOND / 10)

struct loss {
	unsigned	 kind;		/* or NO_KIND */
	char		 field[TEXT];
	char		 why[TEXT];
	char		 address[ADDRESSES][TEXT];
	int64_t		 count;
};

struct kept {
	enum import_kind	 kind;
	enum import_fate	 fate;
	char			 title[TEXT];
	char			 start[DATE_TEXT];
	char			 zone[TEXT];
	char			 venue[TEXT];
};

struct report {
	int64_t		 fates[IMPORT_KINDS][IMPORT_FATES];
	int64_t		 users, administrators;	/* new ones */
	struct loss	 losses[LOSSES];
	size_t		 loss_count;
	int64_t		 more;		/* losses beyond the limit */
	FILE		*each;		/* prints each record there, or NULL */
	bool		 keeps;
	struct kept	 kept[KEPT];
	size_t		 kept_count;
	int64_t		 kept_more;	/* records beyond the limit */
};

static const struct {
	const char	*one;
	const char	*many;
}	 kinds[IMPORT_KINDS] = {
	[IMPORT_CATEGORY] = { "category", "categories" },
	[IMPORT_TAG] = { "tag", "tags" },
	[IMPORT_VENUE] = { "venue", "venues" },
	[IMPORT_ORGANIZER] = { "organizer", "organizers" },
	[IMPORT_EVENT] = { "event", "events" },
	[IMPORT_SERIES] = { "series", "series" }
};

static const char *const	 fates[IMPORT_FATES] = {
	[IMPORT_NEW] = "new",
	[IMPORT_CHANGED] = "changed",
	[IMPORT_SAME] = "as before",
	[IMPORT_JOINED] = "equal to one here",
	[IMPORT_KEPT] = "also changed here, not updated",
	[IMPORT_GONE] = "removed here, not created again",
	[IMPORT_OLDER] = "older than here, not updated",
	[IMPORT_REFUSED] = "refused",
	[IMPORT_TRASHED] = "to the trash",
	[IMPORT_DELETED] = "deleted",
	[IMPORT_STAYS] = "from before, not removed",
	[IMPORT_EDITED] = "changed here, not removed",
	[IMPORT_USED] = "in use, not removed",
	[IMPORT_AWAY] = "removed before"
};

/* The first word of the line of a record; NULL: no line. */
static const char *const	 words[IMPORT_FATES] = {
	[IMPORT_NEW] = "new",
	[IMPORT_CHANGED] = "changed",
	[IMPORT_JOINED] = "equal",
	[IMPORT_KEPT] = "kept",
	[IMPORT_GONE] = "removed",
	[IMPORT_REFUSED] = "refused",
	[IMPORT_TRASHED] = "trash",
	[IMPORT_DELETED] = "delete",
	[IMPORT_STAYS] = "stays",
	[IMPORT_EDITED] = "stays",
	[IMPORT_USED] = "stays"
};

const char *
import_kind_name(enum import_kind kind)
{
	return (kinds[kind].one);
}

const char *
import_kind_plural(enum import_kind kind)
{
	return (kinds[kind].many);
}

bool
import_kind_find(const char *name, enum import_kind *kind)
{
	int	 i;

	for (i = 0; i < IMPORT_KINDS; i++)
		if (strcmp(kinds[i].one, name) == 0) {
			*kind = (enum import_kind)i;
			return (true);
		}
	return (false);
}

struct report *
report_new(void)
{
	struct report	*r;

	if ((r = calloc(1, sizeof(*r))) == NULL)
		abort();
	return (r);
}

void
report_free(struct report *r)
{
	free(r);
}

void
report_fate(struct report *r, enum import_kind kind, enum import_fate fate)
{
	r->fates[kind][fate]++;
}

void
report_each(struct report *r, FILE *to)
{
	r->each = to;
}

/* Copies as much of a UTF-8 text as fits. */
static void
cut_text(char to[TEXT], const char *text)
{
	size_t	 length;

	length = strlen(text);
	if (length >= TEXT)
		length = text_fit(text, TEXT - 1);
	*(char *)mempcpy(to, text, length) = '\0';
}

/*
 * Prints an untrusted text to a terminal without control characters: C0, DEL,
 * and C1, which is two bytes from 0xc2 0x80 on.
 */
static void
print_text(FILE *to, const char *text)
{
	const unsigned char	*p;

	for (p = (const unsigned char *)text; *p != '\0'; p++)
		if (*p < ' ' || *p == 0x7f)
			putc('?', to);
		else if (*p == 0xc2 && p[1] >= 0x80 && p[1] < 0xa0) {
			putc('?', to);
			p++;
		} else
			putc(*p, to);
}

static void
print_each(const struct report *r, enum import_kind kind,
    enum import_fate fate, const char *title)
{
	char	 text[TEXT];

	progress_clear();
	cut_text(text, title != NULL ? title : UNNAMED);
	fprintf(r->each, "%-8s  %-9s  ", words[fate], kinds[kind].one);
	print_text(r->each, text);
	putc('\n', r->each);
}

void
report_keep(struct report *r)
{
	r->keeps = true;
}

static void
keep_row(struct report *r, enum import_kind kind, enum import_fate fate,
    const struct report_row *row)
{
	struct kept	*k;

	if (r->kept_count == KEPT) {
		r->kept_more++;
		return;
	}
	k = &r->kept[r->kept_count++];
	k->kind = kind;
	k->fate = fate;
	cut_text(k->title, row->title != NULL ? row->title : UNNAMED);
	snprintf(k->start, sizeof(k->start), "%s", row->start != NULL ?
	    row->start : "");
	cut_text(k->zone, row->zone != NULL ? row->zone : "");
	cut_text(k->venue, row->venue != NULL ? row->venue : "");
}

void
report_row(struct report *r, enum import_kind kind, enum import_fate fate,
    const struct report_row *row)
{
	report_fate(r, kind, fate);
	if (r->keeps && words[fate] != NULL)
		keep_row(r, kind, fate, row);
	if (r->each != NULL && words[fate] != NULL)
		print_each(r, kind, fate, row->title);
}

void
report_record(struct report *r, enum import_kind kind, enum import_fate fate,
    const char *title)
{
	report_row(r, kind, fate, &(struct report_row){ .title = title });
}

void
report_uncount(struct report *r, enum import_kind kind, enum import_fate fate,
    size_t count)
{
	r->fates[kind][fate] -= (int64_t)count;
}

void
report_again(struct report *r, enum import_kind kind, enum import_fate before,
    enum import_fate fate, const struct report_row *row)
{
	if (r->fates[kind][before] > 0)
		r->fates[kind][before]--;
	report_row(r, kind, fate, row);
}

bool
report_refused(const struct report *r)
{
	int	 kind;

	for (kind = 0; kind < IMPORT_KINDS; kind++)
		if (r->fates[kind][IMPORT_REFUSED] > 0)
			return (true);
	return (false);
}

int64_t
report_count(const struct report *r, enum import_kind kind,
    enum import_fate fate)
{
	return (r->fates[kind][fate]);
}

int64_t
report_seen(const struct report *r, enum import_kind kind)
{
	int64_t	 seen = 0;
	int	 fate;

	for (fate = 0; fate < IMPORT_FATES; fate++)
		seen += r->fates[kind][fate];
	return (seen);
}

void
report_user(struct report *r, bool administrator)
{
	r->users++;
	r->administrators += administrator;
}

static struct loss *
find_loss(struct report *r, unsigned kind, const char *field, const char *why)
{
	char		 cut_field[TEXT], cut_why[TEXT];
	struct loss	*l;
	size_t		 i;

	cut_text(cut_field, field);
	cut_text(cut_why, why);
	for (i = 0; i < r->loss_count; i++) {
		l = &r->losses[i];
		if (l->kind == kind && strcmp(l->field, cut_field) == 0 &&
		    strcmp(l->why, cut_why) == 0)
			return (l);
	}
	if (r->loss_count == LOSSES)
		return (NULL);
	l = &r->losses[r->loss_count++];
	l->kind = kind;
	strcpy(l->field, cut_field);
	strcpy(l->why, cut_why);
	return (l);
}

static void
add_loss(struct report *r, unsigned kind, const char *field, const char *why,
    const char *address)
{
	struct loss	*l;

	if ((l = find_loss(r, kind, field, why)) == NULL) {
		r->more++;
		return;
	}
	if (l->count < ADDRESSES && address != NULL)
		cut_text(l->address[l->count], address);
	l->count++;
}

void
report_lost(struct report *r, enum import_kind kind, const char *field,
    const char *why, const char *address)
{
	add_loss(r, kind, field, why, address);
}

void
report_passed_over(struct report *r, const char *what, const char *why,
    const char *address)
{
	add_loss(r, NO_KIND, what, why, address);
}

void
report_line(struct report *r, const char *path, const char *what, int64_t line,
    const char *why)
{
	char	 at[256];

	snprintf(at, sizeof(at), "line %" PRId64 " of %s", line, path);
	report_passed_over(r, what, why, at);
}

static void
print_fates(const struct report *r, enum import_kind kind, FILE *to)
{
	int	 fate;

	fprintf(to, "%-12s%8" PRId64, kinds[kind].many, report_seen(r, kind));
	for (fate = 0; fate < IMPORT_FATES; fate++)
		if (r->fates[kind][fate] > 0)
			fprintf(to, "  %" PRId64 " %s", r->fates[kind][fate],
			    fates[fate]);
	putc('\n', to);
}

static void
print_users(const struct report *r, FILE *to)
{
	if (r->users == 0)
		return;
	fprintf(to, "%-12s%8" PRId64 "  %" PRId64 " new", "users", r->users,
	    r->users);
	if (r->administrators > 0)
		fprintf(to, ", %" PRId64 " of them administrator%s",
		    r->administrators, r->administrators == 1 ? "" : "s");
	putc('\n', to);
}

static void
print_loss(const struct loss *l, FILE *to)
{
	int	 i;

	fprintf(to, "  %8" PRId64 "  ", l->count);
	if (l->kind != NO_KIND)
		fprintf(to, "%s ", kinds[l->kind].one);
	print_text(to, l->field);
	fprintf(to, ": ");
	print_text(to, l->why);
	putc('\n', to);
	for (i = 0; i < ADDRESSES && l->address[i][0] != '\0'; i++) {
		fprintf(to, "            ");
		print_text(to, l->address[i]);
		putc('\n', to);
	}
}

void
report_print(const struct report *r, FILE *to)
{
	size_t	 i;
	int	 kind;

	for (kind = 0; kind < IMPORT_KINDS; kind++)
		if (kind != IMPORT_SERIES ||
		    report_seen(r, (enum import_kind)kind) > 0)
			print_fates(r, (enum import_kind)kind, to);
	print_users(r, to);
	if (r->loss_count == 0)
		return;
	fprintf(to, "\nleft out or changed:\n");
	for (i = 0; i < r->loss_count; i++)
		print_loss(&r->losses[i], to);
	if (r->more > 0)
		fprintf(to, "  %8" PRId64 "  others\n", r->more);
}

/* A text that may have been sent in any form. */
static void
write_text(struct json *j, const char *text)
{
	json_string(j, NULL, u8_check((const uint8_t *)text, strlen(text)) ==
	    NULL ? text : "?");
}

static void
write_counts(const struct report *r, struct json *j)
{
	int	 kind, fate;

	json_list(j, "counts");
	for (kind = 0; kind < IMPORT_KINDS; kind++)
		for (fate = 0; fate < IMPORT_FATES; fate++) {
			if (r->fates[kind][fate] == 0)
				continue;
			json_list(j, NULL);
			json_integer(j, NULL, kind);
			json_integer(j, NULL, fate);
			json_integer(j, NULL, r->fates[kind][fate]);
			json_list_end(j);
		}
	json_list_end(j);
}

static void
write_losses(const struct report *r, struct json *j)
{
	const struct loss	*l;
	size_t			 i, k;

	json_list(j, "lost");
	for (i = 0; i < r->loss_count; i++) {
		l = &r->losses[i];
		json_list(j, NULL);
		json_integer(j, NULL, l->count);
		json_string(j, NULL, l->kind == NO_KIND ? "" :
		    kinds[l->kind].one);
		write_text(j, l->field);
		write_text(j, l->why);
		json_list(j, NULL);
		for (k = 0; k < ADDRESSES && l->address[k][0] != '\0'; k++)
			write_text(j, l->address[k]);
		json_list_end(j);
		json_list_end(j);
	}
	json_list_end(j);
}

void
report_json(const struct report *r, struct json *j)
{
	size_t	 i;

	write_counts(r, j);
	json_list(j, "rows");
	for (i = 0; i < r->kept_count; i++) {
		json_list(j, NULL);
		json_integer(j, NULL, r->kept[i].kind);
		json_integer(j, NULL, r->kept[i].fate);
		write_text(j, r->kept[i].title);
		write_text(j, r->kept[i].start);
		write_text(j, r->kept[i].zone);
		write_text(j, r->kept[i].venue);
		json_list_end(j);
	}
	json_list_end(j);
	json_integer(j, "more", r->kept_more);
	write_losses(r, j);
}

static const char	 full[] = "##############################";
static const char	 empty[] = "..............................";

static int64_t	 shown;		/* clock_steady() */
static bool	 silent;

void
progress_silence(void)
{
	silent = true;
}

static bool
is_terminal(void)
{
	return (!silent && isatty(STDERR_FILENO) == 1);
}

static void
draw_bar(const char *what, int64_t done, int64_t total)
{
	int	 part;

	if (total <= 0) {
		fprintf(stderr, "\r%-12s%10" PRId64 "\033[K", what, done);
		return;
	}
	part = (int)((double)(done < total ? done : total) / (double)total *
	    WIDTH);
	fprintf(stderr, "\r%-12s%10" PRId64 "/%-10" PRId64 " [%.*s%.*s]\033[K",
	    what, done, total, part, full, WIDTH - part, empty);
}

void
progress_show(const char *what, int64_t done, int64_t total)
{
	if (!is_terminal() || clock_steady() - shown < OFTEN)
		return;
	shown = clock_steady();
	draw_bar(what, done, total);
}

void
progress_clear(void)
{
	if (is_terminal())
		fprintf(stderr, "\r\033[K");
}

void
progress_end(const char *what, int64_t done)
{
	progress_clear();
	if (!silent)
		fprintf(stderr, "%-12s%10" PRId64 "\n", what, done);
}

void
progress_wait(const char *why, long seconds)
{
	progress_clear();
	fprintf(stderr, "%s: waiting %ld s\n", why, seconds);
}
