#include "command/import/import_fit.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/import/import.h"
#include "generated/service.h"
#include "http/table.h"
#include "text/cut.h"

#define WORD	100	/* bytes searched for the end of a word */

struct fit {
	struct import			*im;
	const struct import_record	*r;
	struct value			*to;
	size_t				 terms;		/* so far */
	bool				 again;
};

static void
tell(struct fit *f, const char *field, const char *why)
{
	if (!f->again)
		report_lost(f->im->report, f->r->kind, field, why,
		    f->r->address);
}

static struct value *
copy(struct fit *f, const struct value *v)
{
	struct value	*new;

	new = value_new(f->im->record, v->kind);
	*new = *v;
	new->next = NULL;
	return (new);
}

static bool
is_term_name(const struct fit *f, const struct param *p)
{
	return ((f->r->kind == IMPORT_CATEGORY || f->r->kind == IMPORT_TAG) &&
	    strcmp(p->name, "name") == 0);
}

/* Size of the first characters. */
static size_t
bytes_of(const char *text, size_t characters)
{
	const char	*end;

	for (end = text; *end != '\0'; end++)
		if ((*end & 0xc0) != 0x80 && characters-- == 0)
			break;
	return ((size_t)(end - text));
}

/* Cuts after a complete word if one ends shortly before the limit. */
static size_t
end_of_word(const char *text, size_t most)
{
	size_t	 end = text_fit(text, most), at;

	for (at = end; at > 0 && end - at < WORD; at--)
		if (text[at] == ' ' || text[at] == '\n')
			return (at);
	return (end);
}

/* A shortened address would lead elsewhere, so it is dropped. */
static void
add_text(struct fit *f, const struct value *v, const struct param *p)
{
	struct value	*cut;
	bool		 named = is_term_name(f, p);
	size_t		 most;

	cut = copy(f, v);
	most = named ? bytes_of(v->text, SERVICE_TERM_NAME_CHARACTERS) :
	    p->max_bytes;
	if (most > 0 && v->length > most) {
		tell(f, v->name, arena_printf(f->im->record,
		    "what is longer than %d %s", named ?
		    SERVICE_TERM_NAME_CHARACTERS : (int)most,
		    named ? "characters" : "bytes"));
		if (p->type == PARAM_URL || p->type == PARAM_IMAGE)
			return;
		cut->length = end_of_word(v->text, most);
		cut->text = arena_copy(f->im->record, v->text, cut->length);
	}
	value_add(f->to, cut);
}

static void
add_list(struct fit *f, const struct value *v, const struct param *p)
{
	const struct value	*item;
	struct value		*list;
	size_t			 most = p->max_items;

	if (p->type == PARAM_TERM_NAMES)
		most -= f->terms;
	list = value_new(f->im->record, VALUE_LIST);
	list->name = v->name;
	for (item = v->first; item != NULL && list->count < most;
	    item = item->next)
		value_add(list, copy(f, item));
	if (item != NULL)
		tell(f, v->name, arena_printf(f->im->record,
		    "those beyond %zu", most));
	if (p->type == PARAM_TERM_NAMES)
		f->terms += list->count;
	value_add(f->to, list);
}

struct value *
import_fit(struct import *im, const struct import_record *r, bool again)
{
	struct fit		 f = { im, r, value_new(im->record, VALUE_MAP),
	    0, again };
	const struct param	*p;
	const struct value	*v;

	for (v = r->fields->first; v != NULL; v = v->next) {
		p = form_param(r->kind, v->name);
		if (p != NULL && v->kind == VALUE_TEXT)
			add_text(&f, v, p);
		else if (p != NULL && v->kind == VALUE_LIST &&
		    p->max_items > 0)
			add_list(&f, v, p);
		else
			value_add(f.to, copy(&f, v));
	}
	return (f.to);
}
