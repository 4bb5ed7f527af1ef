#include <criterion/criterion.h>

#include "base/arena.h"
#include "command/demo/demo.h"
#include "text/zones.h"

#define TOWN	"{" TOWN_REST
#define TOWN_REST	"name: A, state: B, country: C, timezone: UTC,\n" \
		" password: D, tags: [free], categories: [{name: Arts, text: E, below:\n" \
		"  [{name: Jazz, text: F}]}],\n" \
		" venues: [{name: Hall, address: G, geo_lat: 44.5,\n" \
		"  geo_lng: -67.5, text: H, note: I}],\n" \
		" organizers: [{name: Town, email: J, text: K}],\n" \
		" themes: [{name: boats, of: [{text: L}]}], once: [\n"
#define ROW	" {title: M, text: N, categories: [Jazz]"

static struct arena	*arena;

static void
setup(void)
{
	zones_load(NULL);
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(demo_town, .init = setup, .fini = teardown);

Test(demo_town, a_row_can_only_name_existing_records)
{
	struct demo_town	 town;
	const struct demo_row	*row;
	const char		*why;

	why = demo_town_read(arena, "town", TOWN ROW ", venue: Hall,"
	    " organizers: [Town], tags: [free], themes: boats,"
	    " when: {months: [jan, fall], weekdays: [sun], nth: last,"
	    " start: 9:05}}]}",
	    &town);
	cr_assert_null(why, "%s", why);
	cr_assert_eq(town.once.count, 1);
	row = &town.once.list[0];
	cr_expect_eq(row->venue, &town.venues[0]);
	cr_expect_eq(row->themes, &town.themes[0]);
	cr_expect_eq(row->when.nth, DEMO_LAST);
	cr_expect_eq(row->when.start, 545);
	cr_expect_eq(row->when.days, 1);
	cr_expect_str_eq(row->status, "publish");
	cr_expect_not_null(demo_town_category(&town, "Jazz"));
}

Test(demo_town, a_picture_is_named_where_it_is_shown)
{
	struct demo_town		 town;
	const struct demo_thing		*thing;
	const char			*why;

	why = demo_town_read(arena, "town", "{pictures: [{name: sea, alt: O,"
	    " top: \"#000000\", bottom: \"#0000ff\", things: [{draw: boat,"
	    " color: \"#ff0000\", x: 20}]}],\n" TOWN_REST ROW
	    ", picture: sea, event_status: canceled}]}", &town);
	cr_assert_null(why, "%s", why);
	cr_assert_eq(town.picture_count, 1);
	cr_expect_eq(town.once.list[0].picture, &town.pictures[0]);
	cr_expect_str_eq(town.once.list[0].event_status, "canceled");
	cr_expect_eq(town.pictures[0].bottom.blue, 255);
	thing = &town.pictures[0].things[0];
	cr_expect_str_eq(thing->draw, "boat");
	cr_expect_eq(thing->color.red, 255);
	cr_expect_eq(thing->x, 20);
	cr_expect_eq(thing->y, 50);
}

Test(demo_town, a_mistake_is_rejected_where_it_stands)
{
	static const struct {
		const char	*text, *why;
	} rows[] = {
		{ "name: A", "1:1: 'state' is missing" },
		{ TOWN " {title: M}]}", "8:2: 'text' is missing" },
		{ TOWN ROW ", venue: Halls}]}", "8:49: 'venue' must be the"
		    " name of one of the venues" },
		{ TOWN ROW ", organizers: [Towns]}]}", "8:55: 'organizers'"
		    " must be the name of one of the organizers" },
		{ TOWN " {title: M, text: N, categories: [Jass]}]}", "8:35:"
		    " 'categories' must be the name of one of the categories" },
		{ TOWN ROW ", tags: [freee]}]}", "8:49: 'tags' must be one of"
		    " the tags" },
		{ TOWN ROW ", themes: bats}]}", "8:50: 'themes' must be the"
		    " name of one of the lists of themes" },
		{ TOWN ROW ", when: {months: [juni]}}]}", "8:58: 'months'"
		    " must be a month such as jan, or winter, spring, summer"
		    " or fall" },
		{ TOWN ROW ", when: {weekdays: [sunday]}}]}", "8:60:"
		    " 'weekdays' must be a weekday such as sun" },
		{ TOWN ROW ", when: {nth: 5}}]}", "8:54: 'nth' must be 1, 2,"
		    " 3, 4 or last" },
		{ TOWN ROW ", when: {start: 24:00}}]}", "8:56: 'start' must"
		    " be a time such as 19:30" },
		{ TOWN ROW ", status: open}]}", "8:50: 'status' must be"
		    " publish, draft, pending or private" },
		{ TOWN ROW ", timezone: Mars}]}", "8:52: 'timezone' must be a"
		    " time zone" },
		{ TOWN ROW ", picture: sea}]}", "8:51: 'picture' must be the"
		    " name of one of the pictures" },
		{ TOWN ROW ", event_status: off}]}", "8:56: 'event_status'"
		    " must be scheduled, canceled or postponed" },
		{ TOWN ROW ", colour: red}]}", "8:42: unknown key 'colour'" }
	};
	struct demo_town	 town;
	const char		*why;
	size_t			 i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		why = demo_town_read(arena, "town", rows[i].text, &town);
		cr_assert_not_null(why, "%zu", i);
		cr_expect_str_eq(why, arena_printf(arena, "town:%s",
		    rows[i].why));
	}
}
