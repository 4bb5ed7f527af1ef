#include "pages/desk/desk_fields.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "generated/service.h"
#include "http/request.h"
#include "http/route.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_form.h"
#include "pages/desk/desk_named.h"
#include "pages/desk/desk_visibility.h"
#include "pages/tree.h"

#define TERMS	500	/* categories offered */
#define NAMES	100	/* venues suggested without a script */

/*
 * Returns the text that the form shows: the typed or else the stored one. The
 * script sends days without a time, which browsers drop from a field with one.
 */
static const char *
value_of(const struct desk_form *f, const struct param *p)
{
	const char	*sent;

	if (f->sent == NULL)
		return (desk_shown(f, p));
	sent = data_get(f->sent, p->name);

	return (p->type == PARAM_DATE && route_is_day(sent, strlen(sent)) ?
	    arena_join(f->page->rq->arena, sent, "T00:00", NULL) : sent);
}

static const char *
wrong_of(const struct desk_form *f, const char *name)
{
	const char	*code;

	code = f->wrong == NULL ? "" : data_get(f->wrong, name);

	return (*code == '\0' ? "" : desk_wrong(f->page, code));
}

static void
add_choices(const struct desk_form *f, struct value *field,
    const struct param *p, const struct form_row *row)
{
	const char	*chosen = value_of(f, p);
	struct value	*list;
	size_t		 i;

	list = data_list(field, "options");
	for (i = 0; p->words[i] != NULL; i++)
		data_option(list, p->words[i], f->page->texts[row->choices[i]],
		    strcmp(p->words[i], chosen) == 0);
}

/* Whether the records of `some` are among those of `all`. */
static bool
are_among(const struct value *all, const struct value *some)
{
	const struct value	*item;

	if (some->kind != VALUE_LIST)
		return (*desk_id(some) == '\0' ||
		    desk_is_among(all, desk_id(some)));
	for (item = some->first; item != NULL; item = item->next)
		if (*desk_id(item) != '\0' &&
		    !desk_is_among(all, desk_id(item)))
			return (false);

	return (true);
}

static void
add_category(const struct desk_form *f, struct value *options,
    const struct value *term, const struct value *chosen, const char *indent)
{
	const char	*id = data_get(term, "id");
	struct value	*option;

	option = data_option(options, id, card_name(f->page, term, "name"),
	    desk_is_among(chosen, id));
	if (indent != NULL)
		data_text(option, "indent", indent);
}

/*
 * Adds the categories, and those of the event that no list shows, since they
 * wait. `chosen` has ids, or records with ids.
 */
static int
add_tree(const struct desk_form *f, struct value *options,
    const struct value *chosen, const char *hidden)
{
	const struct value	*body, *all, *own;
	struct tree_row		*rows;
	size_t			 count, i;
	int			 status;

	status = ask_list(f->page->rq, "/categories?hide_empty=false&_fields="
	    "categories.id,categories.name,categories.parent", TERMS, &body);
	if (status != 0)
		return (status);
	all = data_member(body, "categories");
	count = tree_rows(f->page->rq->arena, all, hidden, &rows);
	for (i = 0; i < count; i++)
		add_category(f, options, rows[i].record, chosen,
		    rows[i].indent);
	own = data_member(f->record, "categories")->first;
	for (; own != NULL; own = own->next)
		if (!desk_is_among(all, data_get(own, "id")))
			add_category(f, options, own, chosen, NULL);

	return (0);
}

static int
add_categories(const struct desk_form *f, struct value *field,
    const struct param *p)
{
	data_flag(field, "tree", true);

	return (add_tree(f, data_list(field, "options"),
	    data_member(f->sent != NULL ? f->sent :
	    f->record, p->name), ""));
}

/*
 * Adds the choice of a category's parent. The category itself and its
 * descendants cannot be chosen.
 */
static int
add_parent(const struct desk_form *f, struct value *field,
    const struct param *p)
{
	struct value	*chosen, *options;

	data_flag(field, "choice", true);
	chosen = value_new(f->page->rq->arena, VALUE_TEXT);
	chosen->text = value_of(f, p);
	options = data_list(field, "options");
	data_option(options, "0", f->page->texts[TEXT_DESK_NONE], false);

	return (add_tree(f, options, chosen, f->record == NULL ? "" :
	    data_get(f->record, "id")));
}

/* Returns the names of stored records, separated by commas. */
static const char *
stored_names(const struct desk_form *f, const struct param *p)
{
	const struct value	*list = data_member(f->record, p->name), *item;
	const char		*name = p->type == PARAM_LINKS ?
				    desk_kind_of(p->creates)->name : "name";
	struct buf		 b;

	if (list->kind == VALUE_MAP)
		return (card_plain(f->page, list, name));
	buf_init(&b, f->page->rq->arena, 64);
	for (item = list->first; item != NULL; item = item->next) {
		buf_string(&b, b.length > 0 ? ", " : "");
		buf_string(&b, card_plain(f->page, item, name));
	}

	return (b.data);
}

static const char *
tags_of(const struct desk_form *f, const struct param *p)
{
	return (f->sent != NULL ? data_get(f->sent, p->name) :
	    stored_names(f, p));
}

/* Returns the stored record with this id, or NULL. */
static const struct value *_Nullable
stored_link(const struct desk_form *f, const struct desk_kind *kind,
    const char *id)
{
	const struct value	*list = data_member(f->record, kind->link);
	const struct value	*item;

	if (list->kind == VALUE_MAP)
		return (strcmp(desk_id(list), id) == 0 ? list : NULL);
	for (item = list->first; item != NULL; item = item->next)
		if (strcmp(desk_id(item), id) == 0)
			break;

	return (item);
}

/*
 * Returns the label of a record that was chosen earlier, perhaps one that the
 * caller cannot read without the stored one.
 */
static const char *
label_of(const struct desk_form *f, const struct desk_kind *kind,
    const char *id)
{
	const struct value	*stored = stored_link(f, kind, id);
	struct ask	 ask = { .method = METHOD_GET };
	struct request	*rq = f->page->rq;

	if (stored != NULL)
		return (desk_label(f->page, kind, stored));
	ask.target = arena_join(rq->arena, kind->list, "/", id, NULL);
	if (strspn(id, "0123456789") != strlen(id) || *id == '\0' ||
	    ask_as_caller(rq, &ask) != 200)
		return (NULL);

	return (desk_label(f->page, kind, ask.body));
}

static void
add_chosen(const struct desk_form *f, struct value *field,
    const struct desk_kind *kind, const struct value *list)
{
	const struct value	*item;
	struct value		*chosen;
	const char		*id, *name;

	chosen = data_list(field, "chosen");
	if (list->kind == VALUE_MAP) {
		data_option(chosen, data_get(list, "id"),
		    desk_label(f->page, kind, list), true);
		return;
	}
	for (item = list->first; item != NULL; item = item->next) {
		id = desk_id(item);
		name = item->kind == VALUE_MAP ? desk_label(f->page, kind,
		    item) : label_of(f, kind, id);
		if (name != NULL)
			data_option(chosen, id, name, true);
	}
}

int
desk_names(const struct page *page, struct value *field, const char *as,
    const struct desk_kind *kind)
{
	const struct value	*body, *record;
	struct value		*list;
	int			 status;

	status = ask_list(page->rq, arena_join(page->rq->arena,
	    kind->list, kind->is_term ? "?hide_empty=false&_fields=" :
	    "?orderby=name&_fields=", kind->records, ".id,",
	    kind->records, ".", kind->name, NULL), NAMES, &body);
	list = data_list(field, as);
	if (status == 404)	/* this kind has no names */
		return (0);
	if (status != 0)
		return (status);
	for (record = data_member(body, kind->records)->first; record != NULL;
	    record = record->next)
		data_option(list, "", card_plain(page, record, kind->name),
		    false);

	return (0);
}

static int
add_new_record(const struct desk_form *f, struct value *field,
    const struct desk_kind *kind, const struct param *p)
{
	const struct form_row	*row;
	const struct value	*typed;
	struct arena		*arena = f->page->rq->arena;
	struct value		*list, *input;
	const char		*name = p->name, *text;
	bool			 open = false;
	int			 status = 0;

	typed = f->sent == NULL ? NULL :
	    data_member(data_member(f->sent, "new"), name);
	list = data_list(field, "made");
	for (row = kind->create->form; row->name != NULL; row++) {
		if (!desk_is_in_place(kind, row))
			continue;
		input = data_map(list, NULL);
		text = typed == NULL ? "" : data_get(typed, row->name);
		data_text(input, "id", arena_join(arena, name, "-",
		    row->name, NULL));
		data_text(input, "name", arena_join(arena, "new[", name, "][",
		    row->name, "]", NULL));
		data_text(input, "label", f->page->texts[row->label]);
		data_text(input, "value", text);
		open |= list->count > 1 && *text != '\0';
		if (list->count > 1)
			continue;
		data_flag(input, "first", true);
		desk_typed_ask(f, field, p);
		status = desk_names(f->page, input, "options", kind);
	}
	data_flag(field, "made_open", open);

	return (status);
}

static int
add_links(const struct desk_form *f, struct value *field,
    const struct param *p)
{
	const struct desk_kind	*kind = desk_kind_of(p->creates);

	data_flag(field, "link", true);
	data_flag(field, "several", !(p->flags & PARAM_ONE));
	data_text(field, "list", page_link(f->page,
	    arena_join(f->page->rq->arena, kind->path, "/find", NULL)));
	add_chosen(f, field, kind, data_member(f->sent != NULL ? f->sent :
	    f->record, p->name));

	return (add_new_record(f, field, kind, p));
}

static const char *
sent_alt(const struct desk_form *f, const struct param *p)
{
	return (data_get(f->sent, arena_join(f->page->rq->arena, p->name,
	    "_alt", NULL)));
}

static bool
sends_gone(const struct desk_form *f, const struct param *p)
{
	return (f->sent != NULL && *data_get(f->sent,
	    arena_join(f->page->rq->arena, p->name, "_gone", NULL)) != '\0');
}

/* Strangers do not learn where a picture is stored: others could see it. */
static void
add_file(const struct desk_form *f, struct value *field, const struct param *p)
{
	struct value	*map = data_map(field, "file");

	data_flag(map, "stored", data_member(f->record, p->name)->kind ==
	    VALUE_MAP);
	data_flag(map, "gone", sends_gone(f, p));
	data_flag(map, "again", f->page->rq->in.file != NULL);
	data_text(map, "alt", f->sent != NULL ? sent_alt(f, p) : "");
	data_flag(f->page->content, "has_picture", true);
}

/* Adds the upload of a picture. */
static void
add_picture(const struct desk_form *f, struct value *field,
    const struct param *p)
{
	const struct page	*page = f->page;
	const struct value	*image = data_member(f->record, p->name);
	struct value		*map;
	const char		*value = value_of(f, p);
	bool			 same;

	same = strcmp(value, data_get(image, "url")) == 0;
	map = data_map(field, "picture");
	data_text(map, "small", same ? card_image_of(image, "medium") : value);
	data_text(map, "alt", f->sent != NULL ? sent_alt(f, p) :
	    data_get(image, "alt"));
	data_flag(map, "gone", sends_gone(f, p));
	data_flag(map, "again", page->rq->in.file != NULL);
	data_text(map, "upload", page_link(page, "/desk/images"));
	data_text(map, "most", arena_integer(page->rq->arena,
	    SERVICE_PICTURE_BYTES));
	data_text(map, "token", data_get(page->content, "token"));
	data_text(field, "value", value);
	data_flag(page->content, "has_picture", true);
}

static const char *
kind_of(const struct param *p)
{
	switch (p->type) {
	case PARAM_DATE:
	case PARAM_MOMENT:
		return ("moment");
	case PARAM_BOOLEAN:
	case PARAM_TRUTHY:
		return ("check");
	case PARAM_ENUM:
	case PARAM_WORD:
		return ("choice");
	case PARAM_COLOR:
		return ("color");
	case PARAM_URL:
	case PARAM_IMAGE:
		return ("web");
	case PARAM_INTEGER:
	case PARAM_NUMBER:
		return ("number");
	default:
		return (p->flags & PARAM_LINES ? "lines" : "line");
	}
}

/* Adds the input that the type of the parameter requires. */
static int
add_input(const struct desk_form *f, struct value *field,
    const struct param *p, const struct form_row *row)
{
	if (p->type == PARAM_LINKS)
		return (add_links(f, field, p));
	if (p->type == PARAM_TERM_NAMES && p->reference == REFERENCE_CATEGORY)
		return (add_categories(f, field, p));
	if (p->type == PARAM_INTEGER && p->reference == REFERENCE_CATEGORY)
		return (add_parent(f, field, p));
	if (p->type == PARAM_IMAGE) {
		(f->is_open ? add_file : add_picture)(f, field, p);
		return (0);
	}
	data_flag(field, kind_of(p), true);
	if (p->words != NULL && row->choices != NULL)
		add_choices(f, field, p, row);
	data_text(field, "value", p->type == PARAM_TERM_NAMES ?
	    tags_of(f, p) : value_of(f, p));
	data_flag(field, "on", strcmp(value_of(f, p), "1") == 0);

	return (0);
}

/* Whether the form sends these records, and nothing about a new one. */
static bool
sends_records(const struct desk_form *f, const struct param *p,
    const struct value *records)
{
	const struct value	*sent = data_member(f->sent, p->name);
	const struct value	*typed;

	typed = data_member(data_member(f->sent, "new"), p->name)->first;
	while (typed != NULL && (typed->text == NULL || *typed->text == '\0'))
		typed = typed->next;

	return (typed == NULL && are_among(records, sent) &&
	    are_among(sent, records));
}

/* A whole day is sent without a time. */
static bool
sends_day(const struct desk_form *f, const struct param *p)
{
	const char	*sent = data_get(f->sent, p->name);

	return (p->type == PARAM_DATE && data_true(f->record, "all_day") &&
	    route_is_day(sent, strlen(sent)) &&
	    strncmp(sent, desk_shown(f, p), strlen(sent)) == 0);
}

bool
desk_sends_stored(const struct desk_form *f, const struct param *p)
{
	if (strcmp(p->name, DESK_PASSWORD) == 0)
		return (*value_of(f, p) == '\0');
	if (p->type == PARAM_LINKS || (p->type == PARAM_TERM_NAMES &&
	    p->reference == REFERENCE_CATEGORY))
		return (sends_records(f, p, data_member(f->record, p->name)));
	if (p->type == PARAM_TERM_NAMES)
		return (strcmp(tags_of(f, p), stored_names(f, p)) == 0);

	return (sends_day(f, p) || desk_is_unchanged(f, p, value_of(f, p)));
}

/* Adds the value that another user has stored meanwhile. */
static void
add_other(const struct desk_form *f, struct value *field,
    const struct param *p)
{
	const char	*theirs;

	if (!f->conflict || desk_sends_stored(f, p))
		return;
	theirs = strcmp(p->name, DESK_PASSWORD) == 0 ?
	    desk_visibility_password(f) : p->type == PARAM_LINKS ||
	    p->type == PARAM_TERM_NAMES ? stored_names(f, p) :
	    desk_shown(f, p);
	data_text(field, "other", *theirs == '\0' ? "–" : theirs);
}

/* Returns the ids of the texts below a field. */
static const char *
description_ids(const struct desk_form *f, const struct form_row *row)
{
	bool	 wrong = *wrong_of(f, row->name) != '\0';

	return (arena_join(f->page->rq->arena, row->hint == 0 ? "" : row->name,
	    row->hint == 0 ? "" : "-hint", row->hint != 0 && wrong ? " " : "",
	    wrong ? row->name : "", wrong ? "-wrong" : "", NULL));
}

static int
add_field(const struct desk_form *f, struct value *list,
    const struct form_row *row)
{
	const struct param	*p = desk_param(f->kind, row);
	const struct page	*page = f->page;
	struct value		*field;

	field = data_map(list, NULL);
	data_text(field, "id", p->name);
	data_text(field, "name", p->name);
	data_text(field, "key", p->name);
	data_text(field, "label", page->texts[row->label]);
	data_text(field, "hint", row->hint == 0 ? "" : page->texts[f->is_open &&
	    p->type == PARAM_IMAGE ? TEXT_DESK_SUBMIT_PICTURE : row->hint]);
	data_text(field, "wrong", wrong_of(f, p->name));
	data_text(field, "about", description_ids(f, row));
	data_flag(field, "required", p->flags & PARAM_REQUIRED);
	data_flag(field, "left_out", p->flags & PARAM_MARKUP &&
	    desk_leaves_out(page->rq->arena, data_get(f->record, p->name),
	    data_get(f->record, p->name)));
	add_other(f, field, p);

	return (add_input(f, field, p, row));
}

/* The public form has some of the fields, that of a first step the least. */
static bool
is_shown(const struct desk_form *f, const struct form_row *row)
{
	static const char *const	 few[] = { "title", "start_date",
	    "end_date", "all_day", "venue", "categories" };
	size_t				 i;

	for (i = 0; i < COUNT(few) && f->is_short; i++)
		if (strcmp(few[i], row->name) == 0)
			return (true);

	return (!f->is_short && (!f->is_open || row->open));
}

int
desk_form_fields(struct desk_form *f)
{
	const struct form_row	*row;
	struct value		*lists[FORM_MORE + 1];
	bool			 open = false;
	int			 status;

	if (f->record == NULL) {
		f->record = value_new(f->page->rq->arena, VALUE_MAP);
		f->is_copy = true;
	}
	lists[FORM_MAIN] = data_list(f->page->content, "fields");
	lists[FORM_ASIDE] = data_list(f->page->content, "beside");
	lists[FORM_MORE] = data_list(f->page->content, "more");
	for (row = f->kind->create->form; row->name != NULL; row++) {
		if (!is_shown(f, row))
			continue;
		status = add_field(f, lists[f->is_open ? FORM_MAIN :
		    row->part], row);
		if (status != 0)
			return (status);
		open |= row->part == FORM_MORE &&
		    *wrong_of(f, row->name) != '\0';
	}
	data_flag(f->page->content, "has_beside",
	    lists[FORM_ASIDE]->count > 0);
	data_flag(f->page->content, "has_more", lists[FORM_MORE]->count > 0);
	data_flag(f->page->content, "more_open", open || f->conflict);

	return (0);
}
