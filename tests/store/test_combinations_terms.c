#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/naive_lists.h"


TestSuite(combinations_terms, .init = calendar_given);

static const char *const	 orders[] = {
	"", "order=desc", "orderby=id", "orderby=id&order=desc",
	"orderby=NAME", "orderby=name&order=desc", "orderby=slug",
	"orderby=slug&order=desc", "orderby=count", "orderby=count&order=desc",
	"orderby=term_group", "orderby=term_group&order=DESC",
	"orderby=description", "orderby=description&order=desc",
	"orderby=parent", "orderby=parent&order=desc", "orderby=include",
	"orderby=include&order=desc", "orderby=include&order=ASC",
};

static const char *const	 categories[] = {
	"parent=@c0", "parent=0", "parent=@c2",
	"search=JÄZZ", "search=4-", "search=-", "search=Zz JA",
	"include=@c9,@c3,@c0,@c1,@c2,@c30,@c20,@c4,@c5,@c3", "include=@c2",
	"include=@c2,@t1", "exclude=@c4,@c2,@c9", "exclude=7000000",
	"slug=@s3", "slug=@s9", "slug=nothing-like-this", "post=@e0",
	"post=@e1", "post=@e2", "event=@e3", "event=@e4", "event=@e6",
	"hide_empty=false", "hide_empty=1",
};

static const char *const	 tags[] = {
	"search=JÄZZ", "search=4-", "search=-", "search=Zz JA", "parent=@c3",
	"include=@t9,@t3,@t0,@t1,@t2,@t18,@t12,@t4", "include=@t2",
	"include=@t3,@c1", "exclude=@t4,@t2,@t9", "exclude=7000000",
	"slug=nothing-like-this", "post=@e3", "post=@e1", "post=@e2",
	"event=@e3", "event=@e4", "event=@e6", "hide_empty=false",
	"hide_empty=1",
};

static const struct naive_choices	 of_categories = {
	COUNT(categories), categories, COUNT(orders), orders
};
static const struct naive_choices	 of_tags = {
	COUNT(tags), tags, COUNT(orders), orders
};

static void
compare_callers(const struct naive_list *list,
    const struct naive_choices *choices)
{
	naive_pairs(list, &naive_anybody, choices, 3);
	naive_pairs(list, &naive_contributor, choices, 2);
	naive_pairs(list, &naive_editor, choices, 4);
}

Test(combinations_terms, of_two_filters)
{
	compare_callers(&naive_categories, &of_categories);
	compare_callers(&naive_tags, &of_tags);
}
