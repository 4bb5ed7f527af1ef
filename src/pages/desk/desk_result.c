/* How the last attempt to send something ended, in words; what fails. */
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "config/site.h"
#include "http/request.h"
#include "pages/desk/desk.h"
#include "pages/phrase.h"
#include "pages/when.h"
#include "store/deliveries.h"
#include "store/letters.h"

const char *
desk_result(const struct page *page, const char *endpoint, bool waits,
    enum text done, enum text rejected)
{
	const enum text		 words[] = {
		[RESULT_DONE] = done, [RESULT_REJECTED] = rejected,
		[RESULT_LOGIN] = TEXT_DESK_RESULT_LOGIN,
		[RESULT_UNKNOWN] = TEXT_DESK_RESULT_UNKNOWN,
		[RESULT_AWAY] = TEXT_DESK_RESULT_AWAY,
		[RESULT_LATE] = TEXT_DESK_RESULT_LATE,
		[RESULT_UNSAFE] = TEXT_DESK_RESULT_UNSAFE,
		[RESULT_LOST] = TEXT_DESK_RESULT_LOST,
		[RESULT_PRIVATE] = TEXT_DESK_RESULT_PRIVATE
	};
	struct arena		*arena = page->rq->arena;
	struct endpoint_result	 r;

	if (waits)
		return (page->texts[TEXT_DESK_RESULT_WAITS]);
	if (!result_get(page->rq->db, endpoint, &r))
		return ("");

	return (arena_join(arena, when_instant(page, r.made), ": ",
	    phrase(arena, page->texts[words[r.result]], "code",
	    arena_integer(arena, r.code), NULL), NULL));
}

static bool
is_webhook(const struct site *site, const char *endpoint)
{
	size_t	 i;

	for (i = 0; i < site->webhook_count; i++)
		if (strcmp(site->webhooks[i].url, endpoint) == 0)
			return (true);

	return (false);
}

/* Everyone can make a server reject an address: one that is not confirmed. */
static bool
is_mail(const struct request *rq, const struct endpoint_failing *f)
{
	return (desk_sends_mail(rq) &&
	    (strcmp(f->endpoint, LETTERS_EVENTS) == 0 ||
	    (f->result != RESULT_REJECTED &&
	    (strcmp(f->endpoint, LETTERS_PERSONAL) == 0 ||
	    strcmp(f->endpoint, LETTERS_PROPOSALS) == 0))));
}

static void
add_failing(struct page *page, struct value *list,
    const struct endpoint_failing *f, bool mail)
{
	struct value	*row = data_map(list, NULL);

	data_text(row, "name", mail ? page->texts[TEXT_DESK_SETTINGS_MAIL] :
	    f->endpoint);
	data_text(row, "address", page_link(page, mail ?
	    "/desk/settings#test" : "/desk/webhooks"));
	data_text(row, "note", arena_join(page->rq->arena,
	    mail ? desk_result(page, f->endpoint, false,
	    TEXT_DESK_RESULT_MAIL_DONE, TEXT_DESK_RESULT_MAIL_REJECTED) :
	    desk_result(page, f->endpoint, false, TEXT_DESK_RESULT_HOOK_DONE,
	    TEXT_DESK_RESULT_HOOK_REJECTED), " ", desk_phrase(page,
	    TEXT_DESK_UNDELIVERED, "count", arena_integer(page->rq->arena,
	    f->waiting)), NULL));
}

/* The queues of letters are one row. */
void
desk_undelivered(struct page *page, struct value *list, size_t most)
{
	struct request		*rq = page->rq;
	struct endpoint_failing	 failing[FAILING_MOST];
	struct endpoint_failing	*mail = NULL;
	size_t			 count, i;

	count = endpoints_failing(rq->db, rq->arena, failing);
	for (i = 0; i < count; i++) {
		if (!is_mail(rq, &failing[i]))
			continue;
		if (mail == NULL)
			mail = &failing[i];
		else
			mail->waiting += failing[i].waiting;
	}
	if (mail != NULL)
		add_failing(page, list, mail, true);
	for (i = 0; i < count && list->count < most; i++)
		if (is_webhook(rq->site, failing[i].endpoint))
			add_failing(page, list, &failing[i], false);
}
