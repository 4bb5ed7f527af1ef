#include "pages/desk/desk_named.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/request.h"
#include "http/route.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_form.h"
#include "text/cut.h"
#include "text/urls.h"

#define LABEL_MOST	3	/* texts beside the name */
#define PICKED_NEW	"new"	/* none of the records with the name */

const struct value *
desk_search(const struct page *page, const struct desk_kind *kind,
    const char *query, const char *text)
{
	struct ask	 ask = { .method = METHOD_GET };
	struct buf	 target;

	buf_init(&target, page->rq->arena, 128);
	buf_string(&target, arena_join(page->rq->arena, kind->list, "?", query,
	    "&search=", NULL));
	url_encode(&target, text);
	ask.target = target.data;
	if (ask_as_caller(page->rq, &ask) != 200)
		ask.body = value_new(page->rq->arena, VALUE_NULL);

	return (data_member(ask.body, kind->records));
}

#define LIKE	"&per_page=8"
#define START	4	/* bytes of a mistyped name that are right */

const struct value *
desk_like(const struct page *page, const struct desk_kind *kind,
    const char *name)
{
	const char		*query = kind->is_term ?
				    "hide_empty=false" LIKE : "status=any" LIKE;
	const struct value	*found = desk_search(page, kind, query, name);

	if (found->count > 0)
		return (found);

	return (desk_search(page, kind, query, arena_copy(page->rq->arena,
	    name, text_fit(name, START))));
}

/* Returns the records whose name may match. */
static const struct value *
find_named(const struct page *page, const struct desk_kind *kind,
    const char *name, bool only_public)
{
	struct arena	*arena = page->rq->arena;

	return (desk_search(page, kind, arena_join(arena, "per_page=50",
	    only_public ? "&status=publish" : "",
	    kind->is_term ? "&hide_empty=false" : "", NULL),
	    kind->is_term ? name : arena_join(arena, "\"", name, "\"",
	    NULL)));
}

struct value *
desk_named(const struct page *page, const struct desk_kind *kind,
    const char *name, const char *but, bool only_public)
{
	const struct value	*record;
	struct value		*named;

	named = value_new(page->rq->arena, VALUE_LIST);
	record = *name == '\0' ? NULL :
	    find_named(page, kind, name, only_public)->first;
	for (; record != NULL; record = record->next)
		if (strcasecmp(card_plain(page, record, kind->name), name) ==
		    0 && strcmp(data_get(record, "id"), but) != 0)
			data_value(named, NULL, record);

	return (named);
}

static const struct value *_Nullable
with_id(const struct value *records, const char *id)
{
	const struct value	*record = records->first;

	while (record != NULL && strcmp(data_get(record, "id"), id) != 0)
		record = record->next;

	return (record);
}

const struct value *
desk_pick(const struct value *records, const char *picked)
{
	const struct value	*record = with_id(records, picked);

	return (record == NULL && records->count == 1 ? records->first :
	    record);
}

const char *
desk_label(const struct page *page, const struct desk_kind *kind,
    const struct value *record)
{
	struct arena		*arena = page->rq->arena;
	const struct form_row	*row;
	const char		*text, *status = desk_status(page, record);
	struct buf		 b;
	int			 left = LABEL_MOST;

	buf_init(&b, arena, 64);
	buf_string(&b, card_name(page, record, kind->name));
	for (row = kind->create->form; row->name != NULL && left > 0; row++) {
		text = data_get(record, row->name);
		if (!desk_is_in_place(kind, row) || *text == '\0' ||
		    strcmp(row->name, kind->name) == 0)
			continue;
		buf_string(&b, arena_join(arena, ", ", text, NULL));
		left--;
	}
	if (*status != '\0')
		buf_string(&b, arena_join(arena, " (", status, ")", NULL));

	return (b.data);
}

static void
add_choice(struct value *list, const char *value, const char *name,
    const char *picked)
{
	(void)data_option(list, value, name, strcmp(value, picked) == 0);
}

struct value *
desk_add_choices(const struct page *page, struct value *parent,
    const struct desk_kind *kind, const struct value *records,
    const char *picked)
{
	const struct value	*record;
	struct value		*list = data_list(parent, "choices");

	for (record = records->first; record != NULL; record = record->next)
		add_choice(list, data_get(record, "id"),
		    desk_label(page, kind, record), picked);

	return (list);
}

static const struct value *
new_record(const struct desk_form *f, const struct param *p)
{
	return (data_member(data_member(f->sent, "new"), p->name));
}

static const char *
picked_of(const struct desk_form *f, const struct param *p)
{
	return (data_get(new_record(f, p), "id"));
}

/* Returns the typed fields of a new record, without the empty ones. */
static struct value *
typed_fields(const struct desk_form *f, const struct param *p)
{
	const struct desk_kind	*kind = desk_kind_of(p->creates);
	const struct form_row	*row;
	const struct value	*field;
	struct arena		*arena = f->page->rq->arena;
	struct value		*fields = value_new(arena, VALUE_MAP);
	const char		*text;

	for (row = kind->create->form; row->name != NULL; row++) {
		field = data_member(new_record(f, p), row->name);
		if (field->kind != VALUE_TEXT || field->broken ||
		    !desk_is_in_place(kind, row))
			continue;
		text = desk_trimmed(arena, field->text);
		if (desk_param(kind, row)->type == PARAM_URL)
			text = url_with_scheme(arena, text);
		if (*text != '\0')
			data_text(fields, row->name, text);
	}

	return (fields);
}

static const char *
typed_name(const struct desk_form *f, const struct param *p)
{
	return (data_get(typed_fields(f, p), desk_kind_of(p->creates)->name));
}

/* Returns the confirmation that the typed name is that of a new record. */
static const char *
fresh_value(const struct desk_form *f, const struct param *p)
{
	return (arena_join(f->page->rq->arena, p->name, " ",
	    typed_name(f, p), NULL));
}

/* A typing error must not create a record that visitors see. */
static bool
may_create(const struct desk_form *f, const struct param *p)
{
	return (f->is_open || f->is_short || f->is_preview ||
	    desk_is_sure(f, fresh_value(f, p)));
}

/* Returns those of the records that have the typed fields. */
static struct value *
those_with(const struct desk_form *f, const struct desk_kind *kind,
    const struct value *records, const struct value *typed)
{
	const struct value	*record, *field;
	struct value		*fitting;

	fitting = value_new(f->page->rq->arena, VALUE_LIST);
	for (record = records->first; record != NULL; record = record->next) {
		for (field = typed->first; field != NULL; field = field->next)
			if (strcmp(field->name, kind->name) != 0 &&
			    strcasecmp(data_get(record, field->name),
			    field->text) != 0)
				break;
		if (field == NULL)
			data_value(fitting, NULL, record);
	}

	return (fitting);
}

/*
 * Returns the error of what was typed, or NULL if it means `*record`, or a new
 * one. The fields of a stored record are not changed here, so one that has
 * others than were typed is meant only if the user has picked it.
 */
static const char *_Nullable
read_typed(const struct desk_form *f, const struct param *p,
    const struct value *typed, const struct value **record)
{
	const struct desk_kind	*kind = desk_kind_of(p->creates);
	const char		*name = data_get(typed, kind->name);
	const char		*picked = picked_of(f, p);
	struct value		*named, *fitting;

	*record = NULL;
	if (*name == '\0')
		return (DESK_NAMELESS);
	named = desk_named(f->page, kind, name, "", f->is_open);
	if (named->count == 0)
		return (may_create(f, p) ? NULL : DESK_FRESH);
	fitting = those_with(f, kind, named, typed);
	if (fitting->count == 0 && strcmp(picked, PICKED_NEW) == 0)
		return (NULL);
	if ((*record = with_id(named, picked)) == NULL)
		*record = desk_pick(fitting, "");
	if (*record != NULL)
		return (NULL);

	return (fitting->count > 0 ? DESK_SEVERAL : DESK_KNOWN);
}

bool
desk_typed_add(const struct desk_form *f, struct value *list,
    const struct param *p, const char **wrong)
{
	const struct value	*record;
	struct value		*typed = typed_fields(f, p);

	*wrong = NULL;
	if (typed->count == 0)
		return (false);
	if ((*wrong = read_typed(f, p, typed, &record)) != NULL)
		return (true);
	if (record != NULL)
		data_text(list, NULL, data_get(record, "id"));
	else
		data_value(list, NULL, typed);

	return (true);
}

/* The script adds the same choice. */
static void
add_confirmation(const struct desk_form *f, struct value *field,
    const struct param *p, const char *name, bool unsure)
{
	const char	*value = fresh_value(f, p);
	bool		 sure = desk_is_sure(f, value);

	data_text(field, "fresh",
	    f->page->texts[desk_kind_of(p->creates)->fresh]);
	if (sure || unsure)
		add_choice(data_list(field, "confirmed"), value, name,
		    sure ? value : "");
}

void
desk_typed_ask(const struct desk_form *f, struct value *field,
    const struct param *p)
{
	const struct desk_kind	*kind = desk_kind_of(p->creates);
	const char		*name = typed_name(f, p), *fresh;
	const char		*picked = picked_of(f, p), *code;
	struct value		*choices;
	bool			 known;

	code = f->wrong == NULL ? "" : data_get(f->wrong, p->name);
	fresh = desk_phrase(f->page, kind->fresh, "name", name);
	if (!f->is_open && !f->is_short)
		add_confirmation(f, field, p, fresh,
		    strcmp(code, DESK_FRESH) == 0);
	known = strcmp(code, DESK_KNOWN) == 0 ||
	    strcmp(picked, PICKED_NEW) == 0;
	if (!known && strcmp(code, DESK_SEVERAL) != 0 && *picked == '\0')
		return;
	choices = desk_add_choices(f->page, field, kind, desk_named(f->page,
	    kind, name, "", f->is_open), picked);
	if (known)
		add_choice(choices, PICKED_NEW, fresh, picked);
}
