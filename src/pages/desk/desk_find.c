/* Finds venues and organizers for the script of forms (rule 40.9). */
#include "base/json.h"
#include "generated/pages.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/card.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_named.h"

int
desk_find(struct request *rq, const struct desk_find_params *p)
{
	struct page		 page = { .rq = rq, .texts = desk_texts(rq) };
	const struct desk_kind	*kind = desk_kind(rq);
	const struct value	*record;

	record = p->named ? desk_named(&page, kind, p->search, "", false)->first
	    : desk_search(&page, kind, "per_page=8", p->search)->first;
	reply_start(rq, 1024);
	json_object(&rq->out, NULL);
	json_list(&rq->out, "found");
	for (; record != NULL; record = record->next) {
		json_object(&rq->out, NULL);
		json_string(&rq->out, "id", data_get(record, "id"));
		json_string(&rq->out, "called",
		    card_plain(&page, record, kind->name));
		json_string(&rq->out, "label",
		    desk_label(&page, kind, record));
		json_object_end(&rq->out);
	}
	json_list_end(&rq->out);
	json_object_end(&rq->out);

	return (200);
}
