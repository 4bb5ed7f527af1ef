/* Converts the fields of a form to those of the API. */
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/fields.h"
#include "http/request.h"
#include "http/route.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_dates.h"
#include "pages/desk/desk_fields.h"
#include "pages/desk/desk_form.h"
#include "pages/desk/desk_named.h"
#include "pages/desk/desk_picture.h"
#include "text/paragraphs.h"
#include "text/urls.h"

struct sending {
	struct desk_form	*form;
	struct value		*fields;	/* for the API */
	bool			 update;
};

static struct arena *
arena_of(const struct sending *s)
{
	return (s->form->page->rq->arena);
}

/*
 * An empty field is left out of a new record, and empties the field of a stored
 * one if that is allowed.
 */
static void
add_empty(struct sending *s, const struct param *p)
{
	if (!s->update)
		return;
	if (route_clears(s->form->kind->update, p))
		data_null(s->fields, p->name);
	else if (p->flags & PARAM_REQUIRED || !(p->flags & PARAM_NONEMPTY))
		data_text(s->fields, p->name, "");
}

static void
add_text(struct sending *s, const struct param *p, const char *typed)
{
	const char	*text = desk_trimmed(arena_of(s), typed);

	switch (p->type) {
	case PARAM_URL:
	case PARAM_IMAGE:
		text = url_with_scheme(arena_of(s), text);
		break;
	default:
		if (p->flags & PARAM_LINES)
			text = paragraphs_markup(arena_of(s), text);
	}
	if (*text == '\0' && (p->type == PARAM_MOMENT ||
	    p->type == PARAM_DATE))
		return;
	if (*text == '\0' && p->type != PARAM_COST)
		add_empty(s, p);
	else if (*text != '\0' || s->update)
		data_text(s->fields, p->name, text);
}

static void
report_wrong(struct sending *s, const char *name, const char *code)
{
	data_text(s->form->wrong, name, code);
}

/* Adds the typed record. Returns false if there is none. */
static bool
add_typed(struct sending *s, struct value *list, const struct param *p)
{
	const char	*wrong;
	bool		 typed = desk_typed_add(s->form, list, p, &wrong);

	if (wrong != NULL)
		report_wrong(s, p->name, wrong);

	return (typed);
}

/* A typed record replaces the chosen one. */
static void
add_links(struct sending *s, const struct param *p)
{
	const struct value	*chosen, *item;
	struct value		*list;
	bool			 typed;

	list = value_new(arena_of(s), VALUE_LIST);
	list->name = p->name;
	chosen = data_member(s->form->sent, p->name);
	typed = p->flags & PARAM_ONE && add_typed(s, list, p);
	for (item = chosen->first; item != NULL && !typed; item = item->next)
		if (item->kind == VALUE_TEXT)
			data_text(list, NULL, item->text);
	if (!(p->flags & PARAM_ONE))
		(void)add_typed(s, list, p);
	if (list->count > 0 || s->update)
		value_add(s->fields, list);
}

/* Sends the checked boxes, or the items of a text with commas. */
static void
add_terms(struct sending *s, const struct param *p, const struct value *sent)
{
	if (sent->kind == VALUE_LIST)
		data_value(s->fields, p->name, sent);
	else if (sent->kind == VALUE_TEXT && (sent->length > 0 || s->update))
		data_text(s->fields, p->name, sent->text);
}

/* Whether the field is one of those that are stored together. */
static bool
is_of_dates(const struct param *p)
{
	return (p->type == PARAM_DATE || strcmp(p->name, "all_day") == 0 ||
	    strcmp(p->name, "timezone") == 0);
}

/* Whether the form changes when the event takes place. */
static bool
sends_other_dates(const struct desk_form *f)
{
	const struct form_row	*row;
	const struct param	*p;

	for (row = f->kind->create->form; row->name != NULL; row++) {
		p = desk_param(f->kind, row);
		if (is_of_dates(p) && value_get(f->sent, p->name) != NULL &&
		    !desk_sends_stored(f, p))
			return (true);
	}

	return (false);
}

/*
 * Whether the stored value does not change. Of dates that change, those in the
 * form that do not are sent as they are stored.
 */
static bool
keep_stored(struct sending *s, const struct param *p)
{
	const struct desk_form	*f = s->form;

	if (!s->update || !desk_sends_stored(f, p))
		return (false);
	if (!is_of_dates(p) || !sends_other_dates(f))
		return (true);
	if (p->type != PARAM_DATE)
		return (false);
	data_text(s->fields, p->name, data_get(f->record, p->name));

	return (true);
}

/*
 * An uploaded file replaces the address. The public's form has no address, only
 * a file.
 */
static void
add_image(struct sending *s, const struct param *p, const char *typed)
{
	struct request	*rq = s->form->page->rq;
	const char	*alt, *wrong, *address;

	if (s->form->is_open)
		typed = data_get(data_member(s->form->record, p->name), "url");
	address = typed;
	alt = field_text(rq, arena_join(rq->arena, p->name, "_alt", NULL));
	if (*field_text(rq, arena_join(rq->arena, p->name, "_gone",
	    NULL)) != '\0')
		address = "";
	if (rq->in.file != NULL) {
		wrong = desk_picture_store(rq, s->form->key, alt, &address);
		if (wrong != NULL) {
			report_wrong(s, p->name, wrong);
			return;
		}
	}
	if (address != typed || (!s->form->is_open && !keep_stored(s, p)))
		add_text(s, p, address);
}

struct value *
desk_sent(struct desk_form *f, bool update)
{
	struct sending		 s = { .form = f, .update = update };
	const struct form_row	*row;
	const struct param	*p;
	const struct value	*sent;

	s.fields = value_new(f->page->rq->arena, VALUE_MAP);
	for (row = f->kind->create->form; row->name != NULL; row++) {
		p = desk_param(f->kind, row);
		sent = value_get(f->sent, p->name);
		if (sent == NULL || sent->broken ||
		    (f->is_open && !row->open) ||
		    strcmp(p->name, DESK_PASSWORD) == 0)
			continue;
		if (p->type == PARAM_IMAGE && sent->kind == VALUE_TEXT)
			add_image(&s, p, sent->text);
		else if (keep_stored(&s, p))
			continue;
		else if (p->type == PARAM_LINKS)
			add_links(&s, p);
		else if (p->type == PARAM_TERM_NAMES)
			add_terms(&s, p, sent);
		else if (sent->kind == VALUE_TEXT)
			add_text(&s, p, sent->text);
	}
	if (f->kind->is_event && desk_dates_end_early(f))
		report_wrong(&s, "end_date", DESK_EARLY);

	return (s.fields);
}
