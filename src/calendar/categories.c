#include "calendar/list.h"
#include "calendar/terms.h"
#include "generated/routes.h"

/* The words of `orderby` are the orders of the store. */
#define SAME(word, order) \
	_Static_assert((int)CATEGORY_LIST_ORDERBY_##word == (int)TERM_BY_##order, \
	    "orderby: another order than in the spec")
SAME(ID, ID); SAME(NAME, NAME); SAME(SLUG, SLUG); SAME(COUNT, COUNT);
SAME(TERM_GROUP, GROUP); SAME(DESCRIPTION, DESCRIPTION); SAME(PARENT, PARENT);
SAME(INCLUDE, INCLUDE);
_Static_assert((int)CATEGORY_LIST_ORDERBY_WORDS ==
    (int)TERM_BY_INCLUDE + 1, "orderby: a word more in the spec");

int
category_list(struct request *rq, const struct category_list_params *p)
{
	struct term_filter	 f = { .kind = TERM_CATEGORY };

	f.search = p->search;
	f.slug = p->slug;
	f.include = list_ids(&p->include);
	f.exclude = list_ids(&p->exclude);
	f.has_parent = p->has_parent;
	f.parent = p->parent;
	f.event = p->has_event ? p->event : p->post;
	f.hides_empty = p->hide_empty && f.event == 0;
	f.order = p->has_orderby ? (enum term_order)p->orderby : TERM_BY_NAME;
	f.descending = p->order == CATEGORY_LIST_ORDER_DESC;

	return (term_list(rq, &f, p, &p->paging));
}

int
category_get(struct request *rq, const struct category_get_params *p)
{
	return (term_get(rq, TERM_CATEGORY, p->id));
}

static struct term_sent
sent(const struct category_fields *f)
{
	return ((struct term_sent){ f->name, f->description, f->slug,
	    f->has_parent, f->parent });
}

int
category_create(struct request *rq, const struct category_create_params *p)
{
	struct term_sent	 fields = sent(&p->fields);

	return (term_create(rq, TERM_CATEGORY, &fields));
}

int
category_update(struct request *rq, const struct category_update_params *p)
{
	struct term_sent	 fields = sent(&p->fields);

	return (term_update(rq, TERM_CATEGORY, p->id, &fields));
}

int
category_delete(struct request *rq, const struct category_delete_params *p)
{
	return (term_delete(rq, TERM_CATEGORY, p->id));
}
