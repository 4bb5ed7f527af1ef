#include "generated/routes.h"
#include "http/describe.h"

int
index_get(struct request *rq, const struct index_get_params *p)
{
	return (describe_index(rq, p->namespace));
}

int
doc_get(struct request *rq, const struct doc_get_params *p)
{
	(void)p;

	return (describe_doc(rq));
}
