#include "command/demo.h"
#include "command/demo_rows.h"

/* The clock is that of whoever speaks at the other end. */
static const struct demo_row	 rows[] = {
	{
		.title = "Harbors of the World: Lisbon",
		.text = "A pilot who has brought ships up the Tagus for"
		    " thirty years walks us, with a camera on his hat, from"
		    " the pilots' tower to the fish stairs. Questions are"
		    " passed on by a niece with good English.",
		.when = { .in = ANY_MONTH, .on = SAT },
		.start = 1800, .minutes = 90,
		.venue = AT_LIBRARY, .organizer = BY_MUSEUM,
		.category = { TALKS, ON_THE_WATER }, .tags = FREE | ONLINE,
		.zone = "Europe/Lisbon"
	},
	{
		.title = "Harbors of the World: Onomichi",
		.text = "Boatbuilders on the Inland Sea show how a plank is"
		    " bent over an open fire, which is not how we do it, and"
		    " then ask how we do it. Their morning, our evening of"
		    " the day before.",
		.when = { .in = ANY_MONTH, .on = SUN },
		.start = 900, .minutes = 90,
		.venue = AT_BOATYARD, .organizer = BY_BOATYARD,
		.category = { BOATBUILDING, TALKS }, .tags = FREE | ONLINE,
		.zone = "Asia/Tokyo"
	},
	{
		.title = "Southern Sky, Live",
		.text = "Friends near Dunedin point their telescope at what we"
		    " will never see from here: the Clouds, the Jewel Box,"
		    " and the Moon upside down. We bring coffee, they bring"
		    " the night.",
		.when = { .in = ANY_MONTH, .on = SAT },
		.start = 2200, .minutes = 75,
		.venue = AT_OBSERVATORY, .organizer = BY_ASTRONOMERS,
		.category = { NATURE }, .tags = FREE | ONLINE,
		.zone = "Pacific/Auckland"
	},
	{
		.title = "Shanties Across the Water",
		.text = "The singers of a pub in Cork and the singers of the"
		    " Gull take turns by screen. The delay makes it"
		    " impossible to sing together, and every time somebody"
		    " tries.",
		.when = { .in = ANY_MONTH, .on = THU },
		.start = 2030, .minutes = 120,
		.venue = AT_GULL, .organizer = BY_LOFT,
		.category = { FOLK, MUSIC }, .tags = FREE | ONLINE | LIVE_MUSIC,
		.zone = "Europe/Dublin"
	},
	{
		.title = "A Conversation about Kelp",
		.text = "Two growers from Monterey and one from here compare"
		    " ropes, prices and recipes. For anybody who eats from"
		    " the sea or lives off it.",
		.when = { .in = ANY_MONTH, .on = TUE },
		.start = 1600, .minutes = 90,
		.venue = AT_HOME, .organizer = BY_MARKET,
		.category = { NATURE, TALKS }, .tags = FREE | ONLINE,
		.website = "https://quaymarket.example.org/kelp",
		.zone = "America/Los_Angeles"
	},
	{
		.title = "The Wreck of the Corisande",
		.text = "She left here on a Tuesday in 1867 and is still"
		    " lying off Saint John's, where a diver has mapped her"
		    " plank by plank. He talks from his kitchen, which is"
		    " half an hour ahead of everybody.",
		.when = { .in = ANY_MONTH, .on = WED },
		.start = 1930, .minutes = 75,
		.venue = AT_MUSEUM, .organizer = BY_MUSEUM,
		.category = { HISTORY }, .tags = ONLINE, .cost = "$5",
		.zone = "America/St_Johns"
	},
	{
		.title = "Cooking with Mrs. Kulkarni",
		.text = "Meena's mother teaches us three lentil dishes from"
		    " her own stove in Pune, and tastes ours through her"
		    " daughter, who is not as kind. Come hungry at what is a"
		    " late breakfast here.",
		.when = { .in = ANY_MONTH, .on = SUN },
		.start = 1930, .minutes = 120,
		.venue = AT_GRANGE, .organizer = BY_LIBRARY,
		.category = { KITCHEN, WORKSHOPS }, .tags = FOOD | ONLINE,
		.cost = "$15", .zone = "Asia/Kolkata"
	},
	{
		.title = "Chess by Radio",
		.text = "Eight boards against the weather station on Jan"
		    " Mayen, moves by shortwave, as every year. All times"
		    " are radio time.",
		.when = { .in = WINTER, .on = SUN },
		.start = 1700, .minutes = 300,
		.venue = AT_SCHOOL, .organizer = BY_PARENTS,
		.category = { COMMUNITY }, .tags = FREE | ONLINE | BEGINNERS,
		.zone = "UTC"
	},
	{
		.title = "Choir of Two Cities",
		.text = "One conductor in Paris, one here, two halves of one"
		    " mass. They begin, we answer. The recording is mended"
		    " afterwards by somebody patient.",
		.when = { .in = ANY_MONTH, .on = SAT },
		.start = 2000, .minutes = 90,
		.venue = AT_CHURCH, .organizer = BY_CHORUS,
		.category = { CLASSICAL }, .tags = ONLINE | LIVE_MUSIC,
		.cost = "Donation", .zone = "Europe/Paris"
	},
	{
		.title = "Ferry Captains' Coffee",
		.text = "Masters from both ends of the Digby run on ice,"
		    " engines and passengers. Their clock is an hour ahead"
		    " of ours, and so are their ferries.",
		.when = { .in = ANY_MONTH, .on = FRI },
		.start = 1000, .minutes = 60,
		.venue = AT_HOME, .organizer = BY_MUSEUM,
		.category = { TALKS }, .tags = FREE | ONLINE | HARBOR,
		.zone = "America/Halifax"
	}
};

const struct demo_rows	 demo_away = { rows, sizeof(rows) / sizeof(rows[0]),
	true };
