#include "command/import/import_tec.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/import/import.h"
#include "command/import/import_report.h"
#include "command/import/import_tec_form.h"
#include "command/inside.h"
#include "config/site.h"

#define WORD_MOST	40	/* bytes */

static bool	put_one(struct tec *, enum import_kind, const struct value *);

void
tec_open(struct tec *t, struct import *im)
{
	t->im = im;
	t->seen = value_new(im->arena, VALUE_MAP);
	t->repeats = false;
}

/* Returns true if the record was seen before in this run. */
static bool
mark_seen(struct tec *t, enum import_kind kind, const char *id)
{
	return (import_mark(t->im, t->seen, kind, arena_join(t->im->arena, id,
	    " ", t->im->source, NULL)));
}

/*
 * Imports a record that is part of an event, unless it was in a list of its
 * kind before. Returns its name for a reference, or NULL.
 */
static const char *
put_held(struct tec *t, enum import_kind kind, const struct value *v,
    bool *fine)
{
	const char	*id;

	if ((id = tec_id(v)) == NULL || v->kind != VALUE_MAP ||
	    mark_seen(t, kind, id))
		return (id);
	*fine = put_one(t, kind, v);
	return (id);
}

/* Adds a reference or a list of them, at most `most`. */
static bool
put_references(struct tec *t, struct tec_form *f, const char *field,
    enum import_kind kind, size_t most)
{
	const struct value	*v, *one;
	const char		*id;
	size_t			 left = most;
	bool			 fine = true;

	v = value_get(f->from, field);
	if (v == NULL || tec_is_empty(v))
		return (true);
	one = v->kind == VALUE_LIST ? v->first : v;
	for (; one != NULL && fine && left > 0; one = one->next, left--) {
		if ((id = put_held(t, kind, one, &fine)) != NULL)
			form_names(&f->record, field, id);
		else
			tec_lose(f, field, "refers to nothing");
		if (v->kind != VALUE_LIST)
			return (fine);
	}
	if (one != NULL && fine)
		tec_lose(f, field, most == 1 ? "has more than one" :
		    "has more than 1000 values; the first ones are used");
	return (fine);
}

static bool
put_all_held(struct tec *t, struct tec_form *f)
{
	const size_t	 any = 1000;
	const char	*parent;

	if (f->record.kind == IMPORT_CATEGORY) {
		parent = tec_id(value_get(f->from, "parent"));
		if (parent != NULL)
			form_name(&f->record, "parent", parent);
		return (true);
	}
	if (f->record.kind != IMPORT_EVENT)
		return (true);
	return (put_references(t, f, "categories", IMPORT_CATEGORY, any) &&
	    put_references(t, f, "tags", IMPORT_TAG, any) &&
	    put_references(t, f, "venue", IMPORT_VENUE, 1) &&
	    put_references(t, f, "organizer", IMPORT_ORGANIZER, any));
}

/* "event" of "https://cal.example/event/talk/", or NULL. */
static const char *
word_before(struct arena *arena, const char *url, const char *slug)
{
	const char	*path, *at, *start;
	size_t		 length = strlen(slug);

	if (length == 0 || (path = strstr(url, "://")) == NULL ||
	    (path = strchr(path + strlen("://"), '/')) == NULL)
		return (NULL);
	for (at = path + 1; (at = strstr(at, slug)) != NULL; at++) {
		if (at - 1 == path || at[-1] != '/' ||
		    strchr("/?#", at[length]) == NULL)
			continue;
		start = (const char *)memrchr(path, '/',
		    (size_t)(at - 1 - path)) + 1;
		return (at - 1 == start || at - 1 - start > WORD_MOST ? NULL :
		    arena_copy(arena, start, (size_t)(at - 1 - start)));
	}
	return (NULL);
}

/*
 * Reports that addresses of the site use another word than those here: an
 * import cannot change the configuration.
 */
static void
report_word(struct tec *t, const struct tec_form *f)
{
	const char	*url, *slug, *word;

	url = tec_member(f->from, "url");
	slug = tec_member(f->from, "slug");
	if (f->record.kind != IMPORT_EVENT || url == NULL || slug == NULL ||
	    (word = word_before(f->arena, url, slug)) == NULL ||
	    strcmp(word, inside_site(t->im->inside)->slugs.event) == 0)
		return;
	report_lost(t->im->report, IMPORT_EVENT, "url", arena_join(f->arena,
	    "is below /", word,
	    "/; to keep such addresses, set slugs: {event: ",
	    word, "} in site.yaml", NULL), f->record.address);
}

static bool
put_one(struct tec *t, enum import_kind kind, const struct value *from)
{
	struct tec_form	 f;

	f.report = t->im->report;
	f.arena = from->arena;
	if (!tec_form(&f, kind, from)) {
		report_fate(t->im->report, kind, IMPORT_REFUSED);
		return (true);
	}
	report_word(t, &f);
	return (put_all_held(t, &f) && import_put(t->im, &f.record));
}

static bool
put_listed(struct tec *t, enum import_kind kind, const struct value *from)
{
	const char	*id;

	if ((id = tec_id(from)) != NULL && mark_seen(t, kind, id)) {
		t->repeats = true;
		return (true);
	}
	return (put_one(t, kind, from));
}

/* The kind of a record, by a member that only this kind has. */
static bool
recognize_kind(const struct value *v, enum import_kind *kind)
{
	const char	*taxonomy;

	taxonomy = tec_member(v, "taxonomy");
	if (taxonomy != NULL)
		*kind = strcmp(taxonomy, "post_tag") == 0 ? IMPORT_TAG :
		    IMPORT_CATEGORY;
	else if (value_get(v, "start_date") != NULL)
		*kind = IMPORT_EVENT;
	else if (tec_member(v, "venue") != NULL)
		*kind = IMPORT_VENUE;
	else if (tec_member(v, "organizer") != NULL)
		*kind = IMPORT_ORGANIZER;
	else
		return (false);
	return (true);
}

static bool
put_any(struct tec *t, const struct value *v, const char *address)
{
	enum import_kind	 kind;

	if (recognize_kind(v, &kind))
		return (put_listed(t, kind, v));
	report_passed_over(t->im->report, "JSON", "is not a record of a"
	    " calendar",
	    address);
	return (true);
}

static bool
put_list(struct tec *t, enum import_kind kind, const struct value *list,
    const char *address)
{
	const struct value	*v;

	for (v = list->first; v != NULL; v = v->next)
		if (v->kind != VALUE_MAP)
			report_passed_over(t->im->report,
			    import_kind_plural(kind),
			    "contain a value that is not a record", address);
		else if (!put_listed(t, kind, v))
			return (false);
	return (true);
}

bool
tec_put_page(struct tec *t, const struct value *page, const char *address)
{
	const struct value	*v;
	int			 kind;
	bool			 found = false;

	if (page->kind == VALUE_LIST) {
		for (v = page->first; v != NULL; v = v->next)
			if (!put_any(t, v, address))
				return (false);
		return (true);
	}
	if (recognize_kind(page, (enum import_kind *)&kind))
		return (put_any(t, page, address));
	for (kind = 0; kind <= IMPORT_EVENT; kind++) {
		v = value_get(page, import_kind_plural((enum import_kind)kind));
		if (v == NULL || v->kind != VALUE_LIST)
			continue;
		found = true;
		if (!put_list(t, (enum import_kind)kind, v, address))
			return (false);
	}
	return (found || put_any(t, page, address));
}
