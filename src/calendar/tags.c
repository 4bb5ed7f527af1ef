#include "calendar/terms.h"
#include "generated/routes.h"
#include "http/reply.h"

int
tag_list(struct request *rq, const struct tag_list_params *p)
{
	return (term_list(rq, TERM_TAG, p, &p->paging));
}

int
tag_get(struct request *rq, const struct tag_get_params *p)
{
	return (term_show(rq, TERM_TAG, p->id));
}

int
tag_create(struct request *rq, const struct tag_create_params *p)
{
	(void)p;

	return (reply_not_implemented(rq));
}

int
tag_update(struct request *rq, const struct tag_update_params *p)
{
	(void)p;

	return (reply_not_implemented(rq));
}

int
tag_delete(struct request *rq, const struct tag_delete_params *p)
{
	(void)p;

	return (reply_not_implemented(rq));
}
