/* Finds venues and organizers for the script of forms (rule 40.9). */
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "generated/pages.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/card.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_named.h"
#include "text/urls.h"

#define SUGGESTED	"8"

static const struct value *
search(const struct page *page, const struct desk_kind *kind, const char *text)
{
	struct ask	 ask = { .method = METHOD_GET };
	struct buf	 target;

	buf_init(&target, page->rq->arena, 128);
	buf_string(&target, kind->list);
	buf_string(&target, "?per_page=" SUGGESTED "&search=");
	url_encode(&target, text);
	ask.target = target.data;
	if (ask_as_caller(page->rq, &ask) != 200)
		ask.body = value_new(page->rq->arena, VALUE_NULL);

	return (data_member(ask.body, kind->records));
}

int
desk_find(struct request *rq, const struct desk_find_params *p)
{
	struct page		 page = { .rq = rq, .texts = desk_texts(rq) };
	const struct desk_kind	*kind = desk_kind(rq);
	const struct value	*record;

	record = p->named ? desk_named(&page, kind, p->search, "", false)->first
	    : search(&page, kind, p->search)->first;
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
