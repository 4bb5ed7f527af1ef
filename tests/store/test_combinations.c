#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/naive_lists.h"


TestSuite(combinations, .init = calendar_given);

/* Dates first. */
#define DATES	14

/* Events 0 and 2 are private, 2 of the contributor; 1 is in the trash. */
static const char *const	 filters[] = {
	"start_date=2026-11-21 12:00:00", "start_date=2026-10-01",
	"start_date=2027-03-27 18:30:00", "end_date=2027-03-28",
	"end_date=2026-11-30 12:00:00", "end_date=2026-10-15",
	"starts_before=2026-11-25 06:00:00", "starts_before=2027-06-01",
	"starts_after=2026-11-15", "starts_after=2027-03-27 12:00:00",
	"ends_before=2026-11-24", "ends_before=2027-12-31 23:59:59",
	"ends_after=2026-11-18 18:00:00", "ends_after=2027-03-28 23:59:59",
	"strict_dates=Yes", "strict_dates=0",
	"search=jazz", "search=JAZZ -open", "search=\"Jazz Night\"",
	"search=ÈVE  zOË", "search=-\"open air\" -%",
	"search_in=all&search=jazz nights", "search_in=all&search=zo -büch",
	"search_in=all&search=\"Jazz Night\"", "search_in=all&search=100%",
	"categories=@c0", "categories=@s3,@c7", "categories=@c39,@c38",
	"tags=@t3,@t5", "tags=@n4", "tags=@t1",
	"venue=@v3,@v4,@v5,@v6,@v7,@v8,@v9", "venue=@v10",
	"organizer=@o2,@o3,@o50,@o51,@o52,@o53", "organizer=@o5",
	"featured=1", "featured=false", "ticketed=TRUE", "ticketed=0",
	"status=publish", "status=draft,pending,future", "status=trash",
	"status=any", "geoloc=true", "geoloc=0",
	"geoloc_lat=48.8&geoloc_lng=2.3", "geoloc_lat=-17.5&geoloc_lng=179.8",
	"geoloc_lng=-179.9&geoloc_lat=-17.5&geoloc_distance=300",
	"geoloc_lat=88.5&geoloc_lng=-100", "geoloc_distance=400",
	"geoloc_distance=12000.5",
	"include=@e11,@e0,@e1,@e2,@e3,@e4,@e5,@e6,@e7,@e8,@e9,@e15",
	"include=@e99,@v2,@e900,7000000,@e1500,@e1501,@e1502,@e99",
	"post_parent=@e0", "post_parent=@e1", "post_parent=@e2",
	"post_parent=@e3", "author=2", "author=4", "author=9",
	"series=@r0", "series=@r1", "series=@e1",
	"hide_subsequent_recurrences=true",
	"of_each_series=first", "of_each_series=next",
	"modified_after=2026-11-10 12:00:00", "modified_after=2026-11-18",
	"modified_before=2026-11-12 01:00:00",
	"modified_before=2026-10-25 02:30:00",
};

static const char *const	 orders[] = {
	"", "order=desc", "orderby=end_date", "orderby=end_date&order=DESC",
	"orderby=title", "orderby=title&order=desc", "orderby=date",
	"orderby=Date&order=desc", "orderby=modified",
	"orderby=modified&order=desc", "orderby=id", "orderby=id&order=desc",
	"orderby=START_DATE&order=asc", "orderby=event_date",
	"orderby=relevance", "orderby=relevance&order=desc",
};

/* All other callers request the default window's hidden events. */
static void
compare_pair(size_t a, size_t b, const struct naive_caller *c)
{
	static size_t	 turn;
	char		 query[NAIVE_QUERY];
	const char	*more = "";

	turn++;
	if (a >= DATES && (a + b + (size_t)c->id / 2) % 2 == 0)
		more = "&ends_after=2001-01-01";
	snprintf(query, sizeof(query), "%s&%s&%s%s", filters[a], filters[b],
	    orders[turn % COUNT(orders)], more);
	naive_compare(&naive_events, c, query);
	if (b < DATES) {
		strcat(query, "&strict_dates=true");
		naive_compare(&naive_events, c, query);
	}
}

static void
compare_pairs(const struct naive_caller *c)
{
	size_t	 a, b;

	for (a = 0; a < COUNT(filters); a++)
		for (b = a + 1; b < COUNT(filters); b++)
			if (!naive_same_name(filters[a], filters[b]))
				compare_pair(a, b, c);
}

Test(combinations, of_two_filters_for_any_caller)
{
	compare_pairs(&naive_anybody);
}

Test(combinations, of_two_filters_for_a_contributor)
{
	compare_pairs(&naive_contributor);
}

Test(combinations, of_two_filters_for_an_editor)
{
	compare_pairs(&naive_editor);
}

Test(combinations, of_a_filter_and_an_order)
{
	static const struct naive_caller *const	 callers[] = {
		&naive_anybody, &naive_contributor, &naive_editor
	};
	char					 query[NAIVE_QUERY];
	size_t					 a, b;

	for (a = 0; a < COUNT(filters); a++)
		for (b = 0; b < COUNT(orders); b++) {
			snprintf(query, sizeof(query), "%s&%s", filters[a],
			    orders[b]);
			naive_compare(&naive_events, callers[(a + b) % 3],
			    query);
		}
}

Test(combinations, of_many_filters)
{
	static const struct naive_caller *const	 callers[] = {
		&naive_anybody, &naive_subscriber, &naive_contributor,
		&naive_author, &naive_editor
	};
	char					 query[NAIVE_QUERY];
	size_t					 i, n;

	for (i = 0; i < 1000; i++) {
		strcpy(query, "starts_after=2001-01-01");
		for (n = i % 4 + 1; n > 0; n--)
			strcat(strcat(query, "&"),
			    filters[calendar_any(COUNT(filters))]);
		strcat(strcat(query, "&"), orders[calendar_any(
		    COUNT(orders))]);
		naive_compare(&naive_events, callers[i % 5], query);
	}
}
