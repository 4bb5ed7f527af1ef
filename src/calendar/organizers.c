#include "calendar/directory.h"
#include "generated/routes.h"

int
organizer_list(struct request *rq, const struct organizer_list_params *p)
{
	return (directory_list(rq, RECORD_ORGANIZER, &p->filters, &p->paging,
	    p));
}

int
organizer_get(struct request *rq, const struct organizer_get_params *p)
{
	return (directory_get(rq, RECORD_ORGANIZER, p->id, p->slug));
}

int
organizer_create(struct request *rq, const struct organizer_create_params *p)
{
	return (directory_create(rq, RECORD_ORGANIZER, &p->fields));
}

int
organizer_update(struct request *rq, const struct organizer_update_params *p)
{
	return (directory_update(rq, RECORD_ORGANIZER, p->id, p->slug,
	    &p->fields));
}
