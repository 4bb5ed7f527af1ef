#include "calendar/terms.h"
#include "generated/routes.h"
#include "http/reply.h"

int
category_list(struct request *rq, const struct category_list_params *p)
{
	return (term_list(rq, TERM_CATEGORY, p, &p->paging));
}

int
category_get(struct request *rq, const struct category_get_params *p)
{
	return (term_show(rq, TERM_CATEGORY, p->id));
}

int
category_create(struct request *rq, const struct category_create_params *p)
{
	(void)p;

	return (reply_not_implemented(rq));
}

int
category_update(struct request *rq, const struct category_update_params *p)
{
	(void)p;

	return (reply_not_implemented(rq));
}

int
category_delete(struct request *rq, const struct category_delete_params *p)
{
	(void)p;

	return (reply_not_implemented(rq));
}
