/* Converts the fields of a form to those of the API. */
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/request.h"
#include "http/route.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_dates.h"
#include "pages/desk/desk_form.h"
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

static const char *
trimmed(struct arena *arena, const char *text)
{
	static const char	 blanks[] = " \t\r\n";
	size_t			 length;

	text += strspn(text, blanks);
	for (length = strlen(text); length > 0 &&
	    strchr(blanks, text[length - 1]) != NULL; length--)
		continue;

	return (arena_copy(arena, text, length));
}

/*
 * An empty field is left out of a new record, and empties the field of a stored
 * one if that is allowed.
 */
static void
send_empty(struct sending *s, const struct param *p)
{
	if (!s->update)
		return;
	if (route_clears(s->form->kind->update, p))
		data_null(s->fields, p->name);
	else if (p->flags & PARAM_REQUIRED || !(p->flags & PARAM_NONEMPTY))
		data_text(s->fields, p->name, "");
}

/* Adds https:// if it is missing. */
static const char *
with_scheme(struct arena *arena, const char *text)
{
	if (strstr(text, "://") != NULL || strchr(text, '.') == NULL ||
	    strncmp(text, "mailto:", strlen("mailto:")) == 0)
		return (text);

	return (arena_join(arena, "https://", text, NULL));
}

static void
send_text(struct sending *s, const struct param *p, const char *typed)
{
	const char	*text = trimmed(arena_of(s), typed);

	switch (p->type) {
	case PARAM_URL:
	case PARAM_IMAGE:
		text = with_scheme(arena_of(s), text);
		break;
	default:
		if (p->flags & PARAM_LINES)
			text = paragraphs_markup(arena_of(s), text);
	}
	if (*text == '\0' && (p->type == PARAM_MOMENT ||
	    p->type == PARAM_DATE))
		return;
	if (*text == '\0' && p->type != PARAM_COST)
		send_empty(s, p);
	else if (*text != '\0' || s->update)
		data_text(s->fields, p->name, text);
}

/* Returns the records whose name may match. */
static const struct value *
find_named(const struct page *page, const struct desk_kind *kind,
    const char *name)
{
	struct request	*rq = page->rq;
	struct ask	 ask = { .method = METHOD_GET };
	struct buf	 target;

	buf_init(&target, rq->arena, 128);
	buf_string(&target, kind->list);
	buf_string(&target, kind->is_term ?
	    "?per_page=50&hide_empty=false&search=" : "?per_page=50&search=");
	url_encode(&target, kind->is_term ? name :
	    arena_join(rq->arena, "\"", name, "\"", NULL));
	ask.target = target.data;
	if (ask_as_caller(rq, &ask) != 200)
		ask.body = value_new(rq->arena, VALUE_NULL);

	return (data_member(ask.body, kind->records));
}

const char *
desk_id_of(const struct page *page, const struct desk_kind *kind,
    const char *name, const char *but)
{
	const struct value	*record;
	const char		*id = "";

	for (record = find_named(page, kind, name)->first; record != NULL;
	    record = record->next) {
		if (strcasecmp(card_plain(page, record, kind->name), name) !=
		    0 || strcmp(data_get(record, "id"), but) == 0)
			continue;
		if (*id != '\0')
			return (NULL);
		id = data_get(record, "id");
	}

	return (id);
}

/* Adds the fields of a new record that the form has, without the empty ones. */
static void
add_new(const struct sending *s, struct value *list,
    const struct desk_kind *kind, const struct value *typed)
{
	const struct form_row	*row;
	const struct value	*field;
	struct value		*made;
	const char		*text;

	made = data_map(list, NULL);
	for (row = kind->create->form; row->name != NULL; row++) {
		field = data_member(typed, row->name);
		if (field->kind != VALUE_TEXT || field->broken ||
		    !desk_is_in_place(kind, row))
			continue;
		text = trimmed(arena_of(s), field->text);
		if (desk_param(kind, row)->type == PARAM_URL)
			text = with_scheme(arena_of(s), text);
		if (*text != '\0')
			data_text(made, row->name, text);
	}
}

static void
complain(struct sending *s, const char *name, const char *code)
{
	data_text(s->form->wrong, name, code);
}

static const struct value *
new_record(const struct desk_form *f, const struct param *p)
{
	return (data_member(data_member(f->sent, "new"), p->name));
}

const char *
desk_typed(const struct desk_form *f, const struct param *p)
{
	return (trimmed(f->page->rq->arena, data_get(new_record(f, p),
	    desk_kind_of(p->creates)->name)));
}

const char *
desk_fresh(const struct desk_form *f, const struct param *p)
{
	return (arena_join(f->page->rq->arena, p->name, " ",
	    desk_typed(f, p), NULL));
}

/* A typing error must not create a record that visitors see. */
static bool
may_create(const struct desk_form *f, const struct param *p)
{
	return (f->is_open || f->is_preview ||
	    desk_is_sure(f, desk_fresh(f, p)));
}

/* Adds the record with the typed name, or a new one. */
static bool
add_typed(struct sending *s, struct value *list, const struct param *p)
{
	const struct desk_kind	*kind = desk_kind_of(p->creates);
	const char		*name = desk_typed(s->form, p), *id;

	if (*name == '\0')
		return (false);
	if ((id = desk_id_of(s->form->page, kind, name, "")) == NULL)
		complain(s, p->name, DESK_SEVERAL);
	else if (*id != '\0')
		data_text(list, NULL, id);
	else if (may_create(s->form, p))
		add_new(s, list, kind, new_record(s->form, p));
	else
		complain(s, p->name, DESK_FRESH);

	return (true);
}

/* A typed name replaces the chosen record. */
static void
send_links(struct sending *s, const struct param *p)
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
send_terms(struct sending *s, const struct param *p, const struct value *sent)
{
	if (sent->kind == VALUE_LIST)
		data_value(s->fields, p->name, sent);
	else if (sent->kind == VALUE_TEXT && (sent->length > 0 || s->update))
		data_text(s->fields, p->name, sent->text);
}

/* An uploaded file replaces the address. */
static void
send_image(struct sending *s, const struct param *p, const char *typed)
{
	struct request	*rq = s->form->page->rq;
	const char	*alt, *wrong, *address = typed;

	alt = desk_field(rq, arena_join(rq->arena, p->name, "_alt", NULL));
	if (*desk_field(rq, arena_join(rq->arena, p->name, "_gone",
	    NULL)) != '\0')
		address = "";
	if (rq->file != NULL && !s->form->is_open) {
		wrong = desk_picture_store(rq, s->form->key, alt, &address);
		if (wrong != NULL) {
			complain(s, p->name, wrong);
			return;
		}
	}
	send_text(s, p, address);
}

/*
 * Whether a stored text stays as it is, including the markup that the form does
 * not show.
 */
static bool
is_kept(const struct sending *s, const struct param *p, const char *typed)
{
	return (s->update && p->flags & PARAM_MARKUP &&
	    desk_is_unchanged(s->form, p, typed));
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
		if (p->type == PARAM_LINKS)
			send_links(&s, p);
		else if (p->type == PARAM_TERM_NAMES)
			send_terms(&s, p, sent);
		else if (p->type == PARAM_IMAGE && sent->kind == VALUE_TEXT)
			send_image(&s, p, sent->text);
		else if (sent->kind == VALUE_TEXT &&
		    !is_kept(&s, p, sent->text))
			send_text(&s, p, sent->text);
	}
	if (f->kind->is_event && desk_dates_end_early(f))
		complain(&s, "end_date", DESK_EARLY);

	return (s.fields);
}
