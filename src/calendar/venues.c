#include "calendar/directory.h"
#include "generated/routes.h"

int
venue_list(struct request *rq, const struct venue_list_params *p)
{
	return (directory_list(rq, RECORD_VENUE, &p->filters, &p->paging, p));
}

int
venue_get(struct request *rq, const struct venue_get_params *p)
{
	return (directory_get(rq, RECORD_VENUE, p->id, p->slug));
}

int
venue_create(struct request *rq, const struct venue_create_params *p)
{
	return (directory_create(rq, RECORD_VENUE, &p->fields));
}

int
venue_update(struct request *rq, const struct venue_update_params *p)
{
	return (directory_update(rq, RECORD_VENUE, p->id, p->slug, &p->fields));
}
