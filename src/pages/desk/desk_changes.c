#include "pages/desk/desk_changes.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/json.h"
#include "calendar/linked_names.h"
#include "generated/pages.h"
#include "generated/routes.h"
#include "http/params.h"
#include "http/request.h"
#include "http/table.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_form.h"
#include "pages/desk/desk_undo.h"
#include "pages/repeat.h"
#include "pages/when.h"
#include "store/ids.h"
#include "store/permissions.h"
#include "store/users.h"
#include "text/cut.h"
#include "text/dates.h"

#define NOTHING		"–"
#define TEXT_MOST	300	/* bytes shown of a text */
#define ITEMS_MOST	20	/* shown of a list */
#define SAME_MOST	60	/* bytes that both texts may begin with */
#define SAME_KEPT	30	/* bytes shown of a longer common beginning */

static const char *
moment_text(const struct page *page, const char *text, bool utc)
{
	int64_t	 at = when_clock(text);

	return (utc ? when_instant(page, at) : arena_join(page->rq->arena,
	    when_date(page, date_day(at)), ", ", when_time(page, at), NULL));
}

/* Editors see who has changed a record; others, whether they did. */
static const char *
author_of(const struct page *page, const char *id)
{
	const struct request	*rq = page->rq;
	struct account		 account;

	if (atoll(id) != rq->caller.id && !may_edit_others(&rq->caller))
		return (page->texts[TEXT_DESK_CHANGE_EDITOR]);

	return (account_get(rq->db, rq->arena, atoll(id), &account) ?
	    desk_person_name(page, &account) : NOTHING);
}

static const char *
picture_name(const struct page *page, const char *id)
{
	struct ask	 ask = { .method = METHOD_GET };

	if (*id == '\0')
		return (NOTHING);
	ask.target = arena_join(page->rq->arena, "/images/", id, NULL);
	if (ask_as_caller(page->rq, &ask) != 200)
		return (page->texts[TEXT_DESK_CHANGE_GONE]);

	return (*data_get(ask.body, "alt") != '\0' ?
	    data_get(ask.body, "alt") : data_get(ask.body, "url"));
}

static const struct desk_kind *_Nullable
linked_kind(const struct param *p)
{
	if (p->type == PARAM_LINKS)
		return (desk_kind_of(p->creates));
	if (p->reference == REFERENCE_CATEGORY)
		return (desk_kind_of(&route_category_create));

	return (p->type == PARAM_TERM_NAMES ?
	    desk_kind_of(&route_tag_create) : NULL);
}

/* A page of a history, and the names of records that it shows. */
struct changes {
	const struct page	*page;
	const struct desk_kind	*kind;
	struct ids		 places, terms;
	struct linked_names	 place_names, term_names;
	int64_t			 series;	/* of the row, or 0 */
	struct value		*joined;	/* ids, as names */
	size_t			 open;		/* joins before their splits */
};

static const char *
plain_text(const struct page *page, const char *text)
{
	struct value	*map = value_new(page->rq->arena, VALUE_MAP);

	data_text(map, "text", text);

	return (card_plain(page, map, "text"));
}

static const char *
record_name(const struct changes *c, const struct desk_kind *kind,
    const char *id)
{
	const struct linked_name	*name;

	if (strcmp(id, "0") == 0)
		return (NOTHING);
	name = linked_names_find(kind->is_term ? &c->term_names :
	    &c->place_names, atoll(id));

	return (name != NULL && name->name != NULL ?
	    plain_text(c->page, name->name) :
	    c->page->texts[TEXT_DESK_CHANGE_GONE]);
}

static bool
is_equal(const struct value *_Nullable a, const struct value *_Nullable b)
{
	return (a != NULL && b != NULL && a->text != NULL && b->text != NULL &&
	    strcmp(a->text, b->text) == 0);
}

/*
 * Returns the first item to show of a list, or the only one. Of those with
 * which two long lists begin, only the last one is shown.
 */
static const struct value *_Nullable
first_item(const struct value *value, const struct value *_Nullable other)
{
	const struct value	*item, *same;

	if (value->kind != VALUE_LIST)
		return (value);
	item = value->first;
	if (other == NULL || other->kind != VALUE_LIST ||
	    (value->count <= ITEMS_MOST && other->count <= ITEMS_MOST) ||
	    !is_equal(item, other->first))
		return (item);
	for (same = other->first; is_equal(item->next, same->next);
	    same = same->next)
		item = item->next;

	return (item);
}

/* The next one, after so many. */
static const struct value *_Nullable
next_item(const struct value *list, const struct value *item, int count)
{
	return (list->kind == VALUE_LIST && count < ITEMS_MOST ? item->next :
	    NULL);
}

/* `other` is the value before or after this one, or NULL. */
static void
collect_ids(struct changes *c, const struct desk_kind *kind,
    const struct value *value, const struct value *_Nullable other)
{
	struct ids		*ids = kind->is_term ? &c->terms : &c->places;
	const struct value	*item;
	int			 count = 0;

	for (item = first_item(value, other); item != NULL;
	    item = next_item(value, item, ++count))
		if (item->text != NULL)
			ids_add(ids, c->page->rq->arena, atoll(item->text));
}

/* Returns the items of a list, or the only one, as texts. */
static const char *
list_text(const struct changes *c, const struct desk_kind *_Nullable kind,
    const struct value *value, const struct value *_Nullable other)
{
	const bool		 is_list = value->kind == VALUE_LIST;
	const struct value	*item = first_item(value, other), *last = NULL;
	struct buf		 b;
	int			 count = 0;

	buf_init(&b, c->page->rq->arena, 64);
	if (is_list && item != value->first)
		buf_string(&b, "…");
	for (; item != NULL; item = next_item(value, item, ++count)) {
		if (b.length > 0)
			buf_string(&b, ", ");
		buf_string(&b, item->text == NULL ? NOTHING : kind == NULL ?
		    item->text : record_name(c, kind, item->text));
		last = item;
	}
	if (is_list && last != NULL && last->next != NULL)
		buf_string(&b, ", …");

	return (b.length == 0 ? NOTHING : b.data);
}

static const char *
status_text(const struct page *page, const struct value *value)
{
	struct value	*map = value_new(page->rq->arena, VALUE_MAP);

	data_text(map, "status", value->text);

	return (strcmp(value->text, "publish") == 0 ?
	    page->texts[TEXT_DESK_IS_PUBLISH] : desk_status(page, map));
}

/* Returns the text of a choice as the form names it. */
static const char *
word_text(const struct page *page, const struct param *p,
    const struct form_row *_Nullable row, const char *word)
{
	size_t	 i;

	for (i = 0; row != NULL && row->choices != NULL && p->words != NULL &&
	    p->words[i] != NULL; i++)
		if (strcmp(p->words[i], word) == 0)
			return (page->texts[row->choices[i]]);

	return (word);
}

static const struct form_row *_Nullable
find_row(const struct desk_kind *kind, const char *name)
{
	const struct form_row	*row = kind->create->form;

	while (row->name != NULL && strcmp(row->name, name) != 0)
		row++;

	return (row->name == NULL ? NULL : row);
}

static const char *
text_of(const struct changes *c, const struct param *p,
    const struct value *value, const struct value *_Nullable other)
{
	const struct page	*page = c->page;

	if (value->kind == VALUE_NULL && strcmp(p->name, DESK_PASSWORD) == 0)
		return (page->texts[TEXT_DESK_NO]);
	if (value->kind == VALUE_BOOLEAN)
		return (page->texts[value->truth ? TEXT_DESK_YES :
		    TEXT_DESK_NO]);
	if (value->kind == VALUE_LIST || linked_kind(p) != NULL)
		return (list_text(c, linked_kind(p), value, other));
	if (value->text == NULL || *value->text == '\0')
		return (NOTHING);
	switch (p->type) {
	case PARAM_STATUS:
		return (status_text(page, value));
	case PARAM_DATE:
	case PARAM_MOMENT:
		return (moment_text(page, value->text,
		    strcmp(p->name, "date_utc") == 0));
	case PARAM_IMAGE:
		return (picture_name(page, value->text));
	case PARAM_INTEGER:
		return (strcmp(p->name, "author") == 0 ?
		    author_of(page, value->text) : value->text);
	case PARAM_WORD:
	case PARAM_ENUM:
		return (word_text(page, p, find_row(c->kind, p->name),
		    value->text));
	default:
		return (plain_text(page, value->text));
	}
}

static const char *
label_of(const struct page *page, const struct desk_kind *kind,
    const char *name)
{
	static const struct {
		const char	*name;
		enum text	 text;
	} others[] = {
		{ "status", TEXT_DESK_CHANGE_STATUS },
		{ "author", TEXT_DESK_SUBSCRIPTION_AUTHOR },
		{ "date_utc", TEXT_DESK_CHANGE_PUBLISHED },
		{ "slug", TEXT_DESK_CHANGE_SLUG },
		{ "recurrence", TEXT_DESK_REPEAT_TITLE }
	};
	const struct form_row	*row = find_row(kind, name);
	size_t			 i;

	for (i = 0; row == NULL && i < COUNT(others); i++)
		if (strcmp(others[i].name, name) == 0)
			return (page->texts[others[i].text]);

	return (row == NULL ? name : page->texts[row->label]);
}

/* Returns the length of a long beginning that both texts need not show. */
static size_t
same_start(const char *a, const char *b)
{
	size_t	 length = 0;

	while (a[length] != '\0' && a[length] == b[length])
		length++;

	return (length <= SAME_MOST ? 0 : text_fit(a, length - SAME_KEPT));
}

static const char *
shorten_text(const struct page *page, const char *text, size_t from)
{
	struct arena	*arena = page->rq->arena;

	return (arena_join(arena, from > 0 ? "…" : "", text_cut(arena,
	    text + from, TEXT_MOST), NULL));
}

/* Rules with the same words are shown as they are. */
static void
rule_words(const struct changes *c, const struct value *_Nullable before,
    const struct value *after, const char **was, const char **is)
{
	const struct page	*page = c->page;
	const char		*old, *now;

	if (strcmp(after->name, "recurrence") != 0 || before == NULL ||
	    c->series == 0 || budget_low(page->rq->budget))
		return;
	old = repeat_of_lines(page, c->series, before);
	now = repeat_of_lines(page, c->series, after);
	if (*old == '\0' || *now == '\0' || strcmp(old, now) == 0)
		return;
	*was = old;
	*is = now;
}

/* `before` is NULL if no update can set what was, such as a password. */
static void
add_field(const struct changes *c, struct value *list,
    const struct value *_Nullable before, const struct value *after)
{
	const struct page	*page = c->page;
	const struct param	*p = params_find(c->kind->create, after->name,
				    false);
	struct value		*field;
	const char		*was, *is;
	size_t			 from;

	if (p == NULL)
		return;
	was = before != NULL ? text_of(c, p, before, after) :
	    strcmp(p->name, DESK_PASSWORD) == 0 ? page->texts[TEXT_DESK_YES] :
	    NOTHING;
	is = text_of(c, p, after, before);
	rule_words(c, before, after, &was, &is);
	from = same_start(was, is);
	field = data_map(list, NULL);
	data_text(field, "label", label_of(page, c->kind, after->name));
	data_text(field, "before", shorten_text(page, was, from));
	data_text(field, "after", shorten_text(page, is, from));
}

/* A slug changes with the trash by itself. */
static void
add_fields(const struct changes *c, struct value *row,
    const struct value *change)
{
	const struct value	*before, *after;
	const char		*action = data_get(change, "action");
	struct value		*list;
	bool			 moves = strcmp(action, "update") != 0;

	list = data_list(row, "fields");
	before = data_member(change, "before");
	for (after = data_member(change, "after")->first; after != NULL;
	    after = after->next)
		if (!moves || strcmp(after->name, "slug") != 0)
			add_field(c, list, value_get(before, after->name),
			    after);
	data_flag(row, "has_fields", list->count > 0);
}

/* How a user signs in. */
static const char *
account_text(const struct page *page, const struct value *after)
{
	static const struct {
		const char	*name;
		enum text	 text;
	} changes[] = {
		{ "password", TEXT_DESK_CHANGE_PASSWORD_OF },
		{ "mail", TEXT_DESK_CHANGE_MAIL_OF },
		{ "recovery_codes", TEXT_DESK_SECOND_CODES }
	};
	size_t	 i;

	for (i = 0; i < COUNT(changes); i++)
		if (value_get(after, changes[i].name) != NULL)
			return (page->texts[changes[i].text]);

	return (page->texts[data_true(after, "second_factor") ?
	    TEXT_DESK_SECOND_ON : TEXT_DESK_SECOND_OFF]);
}

static const char *
action_text(const struct page *page, const struct value *change)
{
	static const struct {
		const char	*action;
		enum text	 text;
	} actions[] = {
		{ "create", TEXT_DESK_CHANGE_CREATE },
		{ "update", TEXT_DESK_CHANGE_UPDATE },
		{ "trash", TEXT_DESK_CHANGE_TRASH },
		{ "restore", TEXT_DESK_CHANGE_RESTORE },
		{ "delete", TEXT_DESK_CHANGE_DELETE },
		{ "merge", TEXT_DESK_CHANGE_MERGE },
		{ "split", TEXT_DESK_CHANGE_SPLIT },
		{ "join", TEXT_DESK_CHANGE_JOIN }
	};
	const char	*action = data_get(change, "action");
	size_t		 i;

	if (strcmp(data_get(change, "kind"), "user") == 0)
		return (account_text(page, data_member(change, "after")));
	for (i = 0; i < COUNT(actions); i++)
		if (strcmp(actions[i].action, action) == 0)
			return (page->texts[actions[i].text]);

	return (page->texts[TEXT_DESK_CHANGE_IMPORT]);
}

/* A kind of record in a history. */
struct changed {
	const char	*kind, *list, *name;
};

static const struct changed *_Nullable
changed_of(const struct value *change)
{
	static const struct changed	 all[] = {
		{ "event", "/events/", "title" },
		{ "venue", "/venues/", "venue" },
		{ "organizer", "/organizers/", "organizer" },
		{ "series", "/series/", "title" },
		{ "category", "/categories/", "name" },
		{ "tag", "/tags/", "name" }
	};
	size_t				 i;

	for (i = 0; i < COUNT(all); i++)
		if (strcmp(all[i].kind, data_get(change, "kind")) == 0)
			return (&all[i]);

	return (NULL);
}

static const char *
history_at(const struct page *page, const struct changed *c, const char *id)
{
	return (page_link(page, arena_join(page->rq->arena, "/desk", c->list,
	    id, "/history", NULL)));
}

/* Adds a link to the history of the record, unless it is deleted. */
static void
add_record(const struct page *page, struct value *row,
    const struct value *change)
{
	const struct changed	*c = changed_of(change);

	data_text(row, "record", card_name(page, change, "title"));
	if (c != NULL && strcmp(data_get(change, "action"), "delete") != 0)
		data_text(row, "address", history_at(page, c, data_get(change,
		    "record")));
}

/*
 * Adds the record that this one was merged into, or the rest of a series. One
 * that was joined has ended.
 */
static void
add_into(const struct page *page, struct value *row,
    const struct value *change)
{
	const char		*id = data_get(data_member(change, "after"),
				    "into");
	const struct changed	*c = changed_of(change);
	struct ask		 ask = { .method = METHOD_GET };
	const struct value	*record;

	if (*id == '\0' || c == NULL ||
	    strcmp(data_get(change, "action"), "join") == 0)
		return;
	ask.target = arena_join(page->rq->arena, c->list, id, NULL);
	if (ask_as_caller(page->rq, &ask) != 200) {
		data_text(row, "into", page->texts[TEXT_DESK_CHANGE_GONE]);
		return;
	}
	record = value_get(ask.body, "event") != NULL ?
	    data_member(ask.body, "event") : ask.body;
	data_text(row, "into", card_name(page, record, c->name));
	data_text(row, "into_at", history_at(page, c, id));
}

static void
collect_links(struct changes *c, const struct value *change)
{
	const struct value	*before = data_member(change, "before");
	const struct value	*after, *was;
	const struct desk_kind	*linked;
	const struct param	*p;

	for (after = data_member(change, "after")->first; after != NULL;
	    after = after->next) {
		p = params_find(c->kind->create, after->name, false);
		if (p == NULL || (linked = linked_kind(p)) == NULL)
			continue;
		was = value_get(before, after->name);
		collect_ids(c, linked, after, was);
		if (was != NULL)
			collect_ids(c, linked, was, after);
	}
}

/* Reads all names together, since a record can have hundreds of links. */
static void
read_names(struct changes *c, const struct value *_Nullable change)
{
	struct request	*rq = c->page->rq;

	for (; change != NULL; change = change->next)
		collect_links(c, change);
	c->place_names = linked_names_of_places(rq, &c->places);
	c->term_names = linked_names_of_terms(rq, &c->terms);
}

/*
 * Whether a row, newer ones first, is between a join and its split: no version
 * there can be restored. An id is joined once.
 */
static bool
is_within_join(struct changes *c, const struct value *change)
{
	const char	*action = data_get(change, "action");
	const char	*id = data_get(data_member(change, "after"), "into");

	if (strcmp(action, "join") == 0) {
		data_text(c->joined, id, "");
		c->open++;
	} else if (strcmp(action, "split") == 0 &&
	    value_get(c->joined, id) != NULL)
		c->open--;

	return (c->open > 0);
}

void
desk_changes(struct page *page, const struct desk_kind *kind,
    const struct value *history)
{
	struct changes		 c = { .page = page, .kind = kind };
	const struct value	*change;
	struct value		*list, *row;
	bool			 is_newest;

	c.joined = value_new(page->rq->arena, VALUE_MAP);
	if (kind != NULL)
		read_names(&c, history->first);
	list = data_list(page->content, "rows");
	for (change = history->first; change != NULL; change = change->next) {
		row = data_map(list, NULL);
		data_text(row, "what", action_text(page, change));
		data_text(row, "when", moment_text(page, data_get(change,
		    "date_utc"), true));
		add_into(page, row, change);
		if (kind == NULL) {
			add_record(page, row, change);
			continue;
		}
		data_text(row, "who", author_of(page, data_get(change,
		    "author")));
		c.series = strcmp(data_get(change, "kind"), "series") != 0 ?
		    0 : atoll(data_get(change, "record"));
		add_fields(&c, row, change);
		is_newest = strcmp(data_get(change, "id"),
		    data_get(page->content, "newest")) == 0;
		if (!is_within_join(&c, change) && desk_undo_can(change) &&
		    (is_newest || desk_undo_has_before(change)))
			data_text(row, "undo", data_get(change, "id"));
		data_flag(row, "is_newest", is_newest);
	}
	data_flag(page->content, "has_rows", list->count > 0);
}

static const char *
page_at(const struct page *page, int64_t number)
{
	struct arena	*arena = page->rq->arena;

	return (page_link(page, arena_join(arena, page->path, "?page=",
	    arena_integer(arena, number), NULL)));
}

void
desk_changes_paging(struct page *page, int64_t number, int64_t pages)
{
	page_paging(page, number, pages, page_at(page, number - 1),
	    page_at(page, number + 1));
}
