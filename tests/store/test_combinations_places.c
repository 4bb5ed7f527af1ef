#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/naive_lists.h"


TestSuite(combinations_places, .init = calendar_given);

static const char *const	 orders[] = {
	"", "order=asc", "orderby=name", "orderby=NAME&order=desc",
	"orderby=date&order=ASC", "orderby=modified", "order=desc&orderby=id",
	"orderby=modified&order=asc", "orderby=id",
};

static const char *const	 filters[] = {
	"search=jazz", "search=\"Jazz Night\"", "search=EXAMPLE.org -jazz3",
	"search=555-1", "search=ÈVE  zOË",
	"event=@e0", "event=@e1", "event=@e2", "event=@e3",
	"event=7000000",
	"has_events=YES", "has_events=no", "has_events=",
	"only_with_upcoming=1", "only_with_upcoming=false",
	"status=publish", "status=any", "status=trash,future",
	"status=private,draft", "modified_after=2026-11-10 12:00:00",
	"modified_after=2026-11-20", "modified_before=2026-11-12 01:00:00",
	"modified_before=2026-10-25 02:30:00",
};

static const struct naive_choices	 choices = {
	COUNT(filters), filters, COUNT(orders), orders
};

Test(combinations_places, of_two_filters)
{
	static const struct naive_list *const	 lists[] = {
		&naive_venues, &naive_organizers
	};
	int					 i;

	for (i = 0; i < 2; i++) {
		naive_pairs(lists[i], &naive_anybody, &choices, 1);
		naive_pairs(lists[i], &naive_contributor, &choices, 2);
		naive_pairs(lists[i], &naive_editor, &choices, 2);
	}
}
