#include "calendar/list.h"
#include "calendar/terms.h"
#include "generated/routes.h"

/* The words of `orderby` are the orders of the store. */
#define SAME(word, order) \
	_Static_assert((int)TAG_LIST_ORDERBY_##word == (int)TERM_BY_##order, \
	    "orderby: another order than in the spec")
SAME(ID, ID); SAME(NAME, NAME); SAME(SLUG, SLUG); SAME(COUNT, COUNT);
SAME(TERM_GROUP, GROUP); SAME(DESCRIPTION, DESCRIPTION); SAME(PARENT, PARENT);
SAME(INCLUDE, INCLUDE);
_Static_assert((int)TAG_LIST_ORDERBY_WORDS ==
    (int)TERM_BY_INCLUDE + 1, "orderby: a word more in the spec");

int
tag_list(struct request *rq, const struct tag_list_params *p)
{
	struct term_filter	 f = { .kind = TERM_TAG };

	f.search = p->search;
	f.slug = p->slug;
	f.include = list_ids(&p->include);
	f.exclude = list_ids(&p->exclude);
	f.event = p->has_event ? p->event : p->post;
	f.hides_empty = p->hide_empty && f.event == 0;
	f.order = p->has_orderby ? (enum term_order)p->orderby : TERM_BY_NAME;
	f.descending = p->order == TAG_LIST_ORDER_DESC;

	return (term_list(rq, &f, p, &p->paging));
}

int
tag_get(struct request *rq, const struct tag_get_params *p)
{
	return (term_get(rq, TERM_TAG, p->id));
}

static struct term_sent
sent(const struct tag_fields *f)
{
	return ((struct term_sent){ f->name, f->description, f->slug,
	    f->parent, 0 });
}

int
tag_create(struct request *rq, const struct tag_create_params *p)
{
	struct term_sent	 fields = sent(&p->fields);

	return (term_create(rq, TERM_TAG, &fields));
}

int
tag_update(struct request *rq, const struct tag_update_params *p)
{
	struct term_sent	 fields = sent(&p->fields);

	return (term_update(rq, TERM_TAG, p->id, &fields));
}

int
tag_delete(struct request *rq, const struct tag_delete_params *p)
{
	return (term_delete(rq, TERM_TAG, p->id));
}
