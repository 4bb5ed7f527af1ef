#include "pages/repeat_list.h"

#include "base/arena.h"
#include "http/request.h"
#include "pages/page.h"
#include "pages/phrase.h"

void
repeat_add(struct repeat_list *list, const char *text)
{
	if (text == NULL || list->count == REPEAT_LIST)
		list->broken = true;
	else
		list->texts[list->count++] = text;
}

const char *
repeat_join(const struct page *page, const struct repeat_list *list,
    enum text last)
{
	struct arena	*arena = page->rq->arena;
	const char	*all;
	size_t		 i;

	if (list->broken || list->count == 0)
		return (NULL);
	all = list->texts[0];
	for (i = 1; i + 1 < list->count; i++)
		all = arena_join(arena, all, ", ", list->texts[i], NULL);

	return (list->count == 1 ? all : phrase(arena, page->texts[last],
	    "items", all, "last", list->texts[list->count - 1], NULL));
}

/* The texts start with Sunday. */
const char *
repeat_weekday(const struct page *page, int weekday)
{
	return (page->texts[TEXT_PAGE_WEEKDAY_0 +
	    (enum text)((weekday + 1) % 7)]);
}

const char *
repeat_each(const struct page *page, int weekday)
{
	return (page->texts[TEXT_PAGE_REPEAT_EACH_0 +
	    (enum text)((weekday + 1) % 7)]);
}

const char *
repeat_suffix(const struct page *page, int number)
{
	static const enum text	 suffixes[] = {
		TEXT_PAGE_REPEAT_TH, TEXT_PAGE_REPEAT_TH_ONE,
		TEXT_PAGE_REPEAT_TH_TWO, TEXT_PAGE_REPEAT_TH_FEW
	};
	int			 ones = number % 10;

	return (page->texts[suffixes[ones > 3 || number / 10 % 10 == 1 ? 0 :
	    ones]]);
}

const char *
repeat_months(const struct repeat *s)
{
	struct repeat_list	 list = { .count = 0 };
	enum text		 month;

	for (month = 0; month < 12; month++)
		if (rrule_holds(&s->rule, RRULE_BYMONTH, (int)month + 1))
			repeat_add(&list,
			    s->page->texts[TEXT_PAGE_MONTH_1 + month]);

	return (repeat_join(s->page, &list, TEXT_PAGE_REPEAT_AND));
}

unsigned
repeat_weekdays(const struct rrule *r)
{
	unsigned	 all = 0;
	int		 i;

	for (i = 0; i < 7; i++)
		if (rrule_holds(r, RRULE_BYDAY, i))
			all |= 1U << i;

	return (all);
}

bool
repeat_has_ordinal(const struct rrule *r)
{
	int	 members[RRULE_MEMBERS];
	size_t	 count, i;

	count = rrule_members(r, RRULE_BYDAY, members, RRULE_MEMBERS);
	for (i = 0; i < count; i++)
		if (members[i] / 7 != 0)
			return (true);

	return (false);
}
