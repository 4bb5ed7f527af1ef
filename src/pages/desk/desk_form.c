#include "pages/desk/desk_form.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_repeat.h"

const struct param *
desk_param(const struct desk_kind *kind, const struct form_row *row)
{
	const struct param	*p = kind->create->params;

	while (strcmp(p->name, row->name) != 0)
		p++;

	return (p);
}

bool
desk_is_in_place(const struct desk_kind *kind, const struct form_row *row)
{
	const struct param	*p = desk_param(kind, row);

	return (row->part == FORM_MAIN && !(p->flags & PARAM_LINES) &&
	    (p->type == PARAM_STRING || p->type == PARAM_URL));
}

const char *
desk_trimmed(struct arena *arena, const char *text)
{
	static const char	 blanks[] = " \t\r\n";
	size_t			 length;

	text += strspn(text, blanks);
	for (length = strlen(text); length > 0 &&
	    strchr(blanks, text[length - 1]) != NULL; length--)
		continue;

	return (arena_copy(arena, text, length));
}

const char *
desk_id(const struct value *item)
{
	return (item->kind == VALUE_MAP ? data_get(item, "id") :
	    item->text != NULL ? item->text : "");
}

bool
desk_is_among(const struct value *list, const char *id)
{
	const struct value	*item;

	if (list->kind != VALUE_LIST)
		return (strcmp(desk_id(list), id) == 0);
	for (item = list->first; item != NULL; item = item->next)
		if (strcmp(desk_id(item), id) == 0)
			return (true);

	return (false);
}

bool
desk_is_sure(const struct desk_form *f, const char *what)
{
	return (desk_is_among(data_member(f->sent, "sure"), what));
}

const char *
desk_wrong(const struct page *page, const char *code)
{
	static const struct {
		const char	*code;
		enum text	 text;
	} wrongs[] = {
		{ "missing", TEXT_DESK_WRONG_MISSING },
		{ "rest_out_of_bounds", TEXT_DESK_WRONG_BOUNDS },
		{ "rest_invalid_date", TEXT_DESK_WRONG_DATE },
		{ "rest_invalid_url", TEXT_DESK_WRONG_ADDRESS },
		{ "rest_unknown_id", TEXT_DESK_WRONG_UNKNOWN },
		{ DESK_SEVERAL, TEXT_DESK_WRONG_SEVERAL },
		{ DESK_KNOWN, TEXT_DESK_WRONG_KNOWN },
		{ DESK_FRESH, TEXT_DESK_WRONG_FRESH },
		{ DESK_NAMELESS, TEXT_DESK_WRONG_NAMELESS },
		{ DESK_NO_PICTURE, TEXT_DESK_WRONG_PICTURE },
		{ "rest_upload_user_quota_exceeded", TEXT_DESK_WRONG_QUOTA },
		{ "rest_upload_limited_space", TEXT_DESK_WRONG_SPACE },
		{ DESK_UNUSED, TEXT_DESK_WRONG_UNUSED },
		{ DESK_OTHERS, TEXT_DESK_WRONG_OTHERS },
		{ DESK_LONG, TEXT_DESK_WRONG_LONG },
		{ DESK_EARLY, TEXT_DESK_WRONG_EARLY },
		{ DESK_BEFORE, TEXT_DESK_WRONG_BEFORE },
		{ DESK_BACKWARD, TEXT_DESK_WRONG_BACKWARD },
		{ DESK_AGAIN, TEXT_DESK_WRONG_AGAIN },
		{ DESK_SHARED, TEXT_DESK_WRONG_SHARED },
		{ DESK_PICTURELESS, TEXT_DESK_WRONG_PICTURELESS }
	};
	size_t	 i;

	for (i = 0; i < COUNT(wrongs); i++)
		if (strcmp(wrongs[i].code, code) == 0)
			return (page->texts[wrongs[i].text]);

	return (page->texts[TEXT_DESK_WRONG_KIND]);
}

static void
add_wrongs(const struct desk_form *f, struct value *list)
{
	const struct form_row	*row;
	const struct page	*page = f->page;
	struct value		*problem;
	const char		*code;

	for (row = f->kind->create->form; row->name != NULL; row++) {
		code = data_get(f->wrong, row->name);
		if (*code == '\0')
			continue;
		problem = data_map(list, NULL);
		data_text(problem, "field", row->name);
		data_text(problem, "label", page->texts[row->label]);
		data_text(problem, "text", desk_wrong(page, code));
	}
}

void
desk_problems(const struct desk_form *f, const char *text)
{
	const struct page	*page = f->page;
	struct value		*list;

	data_flag(page->content, "typed", f->sent != NULL);
	list = data_list(page->content, "problems");
	if (f->wrong != NULL)
		add_wrongs(f, list);
	if (f->questions != NULL)
		data_value(page->content, "questions", f->questions);
	data_text(page->content, "heading", page->texts[f->questions != NULL ?
	    TEXT_DESK_ASK : list->count > 0 ? TEXT_DESK_PROBLEMS :
	    TEXT_DESK_NOT_SAVED]);
	data_text(page->content, "problem", text);
	data_flag(page->content, "has_problems", *text != '\0' ||
	    f->questions != NULL || (f->wrong != NULL && f->wrong->count > 0));
}

/* Marks the text that is too long to be stored: the longest one. */
static void
mark_longest(struct desk_form *f, const struct value *fields)
{
	const struct form_row	*row;
	const char		*longest = "";
	size_t			 length, most = 0;

	for (row = f->kind->create->form; row->name != NULL; row++) {
		length = strlen(data_get(fields, row->name));
		if (length > most) {
			most = length;
			longest = row->name;
		}
	}
	data_text(f->wrong, longest, DESK_LONG);
}

void
desk_refusal(struct desk_form *f, const struct ask *ask, const char **problem)
{
	const struct value	*body = ask->body, *item;
	const struct value	*data = data_member(body, "data");
	int			 wait;

	if (f->questions != NULL)
		return;
	if (ask->reason != TEXT_NONE)
		data_text(f->wrong, DESK_DAYS,
		    texts[LOCALE_COUNT][ask->reason]);
	for (item = data_member(data, "details")->first; item != NULL;
	    item = item->next)
		if (value_get(f->wrong, item->name) == NULL &&
		    (ask->reason == TEXT_NONE ||
		    strcmp(item->name, "recurrence") != 0))
			data_text(f->wrong, item->name, data_get(item,
			    "code"));
	if (f->wrong->count > 0)
		return;
	if (strcmp(data_get(body, "code"), "db_insert_error") == 0)
		mark_longest(f, ask->fields);
	wait = f->page->rq->reply.retry_after;
	if (wait > 0)
		*problem = desk_phrase(f->page, TEXT_DESK_WAIT, "count",
		    arena_integer(f->page->rq->arena, wait));
	else if (f->wrong->count == 0)
		*problem = desk_phrase(f->page, TEXT_DESK_WRONG_OTHER,
		    "message", data_get(body, "message"));
}
