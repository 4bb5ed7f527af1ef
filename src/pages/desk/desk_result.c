/* How the last attempt to send something ended, in words. */
#include "base/arena.h"
#include "http/request.h"
#include "pages/desk/desk.h"
#include "pages/phrase.h"
#include "pages/when.h"
#include "store/deliveries.h"

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
