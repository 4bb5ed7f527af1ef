#include "command/demo.h"
#include "command/demo_rows.h"

/* What one does oneself: workshops, walks, boats, help. */
static const struct demo_row	 rows[] = {
	{
		.title = "Steam a Rib, Bend a Rib",
		.text = "Oak goes into the box like a plank and comes out like"
		    " a noodle, and you have eleven seconds. A day in the"
		    " long shed, with lunch, for people who have never held a"
		    " clamp.",
		.when = { .in = ANY_MONTH, .on = SAT | SUN }, .start = 900,
		.minutes = 420, .venue = AT_BOATYARD, .organizer = BY_BOATYARD,
		.category = { BOATBUILDING }, .tags = BEGINNERS | FOOD,
		.flags = TICKETED, .cost = "$85"
	},
	{
		.title = "Carve a Spoon",
		.text = "Green birch, a short knife, a bandage each. Everybody"
		    " has made a spoon by five, and some have made a spatula"
		    " first.",
		.when = { .in = ANY_MONTH, .on = SUN },
		.start = 1300, .minutes = 240,
		.venue = AT_BOATYARD, .organizer = BY_BOATYARD,
		.category = { WORKSHOPS }, .tags = BEGINNERS, .cost = "$30"
	},
	{
		.title = "Build a Skiff in Five Days",
		.text = "Monday is lumber, Friday is a boat. Two to a skiff;"
		    " at the end you toss a coin, or go on being friends and"
		    " share it.",
		.when = { .in = SUMMER, .on = MON }, .days = 5,
		.venue = AT_BOATYARD, .organizer = BY_BOATYARD,
		.category = { BOATBUILDING, SAILING }, .tags = HARBOR,
		.flags = TICKETED | FEATURED, .cost = "$640",
		.website = "https://larkinboats.example.org/school/skiff"
	},
	{
		.title = "Bread before Breakfast",
		.text = "The baker begins at four, you may come at five. Knead,"
		    " shape, wait, eat, and be home before anybody is up.",
		.when = { .in = ANY_MONTH, .on = SUN },
		.start = 500, .minutes = 180,
		.venue = AT_GRANGE, .organizer = BY_MARKET,
		.category = { KITCHEN }, .tags = FOOD | BEGINNERS,
		.cost = "$25"
	},
	{
		.title = "Chowder without Recipes",
		.text = "Three cooks, three pots, no agreement on tomatoes. You"
		    " chop for the one you believe in and eat all three.",
		.when = { .in = FALL | WINTER | MAR, .on = SAT }, .start = 1600,
		.minutes = 180, .venue = AT_GRANGE, .organizer = BY_MARKET,
		.category = { KITCHEN, COMMUNITY }, .tags = FOOD,
		.cost = "$15"
	},
	{
		.title = "Mushrooms, Carefully",
		.text = "A walk in the spruce woods with somebody who is still"
		    " alive after forty years of it. Baskets, not bags. What"
		    " we find is sorted on the tailgate: yes, no, and never.",
		.when = { .in = AUG | SEP | OCT, .on = SAT | SUN },
		.start = 930,
		.minutes = 180, .venue = AT_MILL_POND, .organizer = BY_BIRDERS,
		.category = { WALKS, NATURE }, .tags = BEGINNERS | OPEN_AIR,
		.cost = "$10"
	},
	{
		.title = "Tide Pools at Low Water",
		.text = "Look, lift, put back exactly as it was. For children"
		    " of any age, in boots. The lowest tides come at odd"
		    " hours, so check the time twice.",
		.when = { .in = MAY | SUMMER | SEP, .on = ANY_DAY },
		.start = 1040, .minutes = 110, .venue = AT_LIGHTHOUSE,
		.organizer = BY_BIRDERS, .category = { OUTDOORS, FAMILIES },
		.tags = FREE | BY_TIDE | HARBOR
	},
	{
		.title = "Owls, If They Answer",
		.text = "We walk a mile in the dark, stop, and a retired"
		    " mailman does all five of our owls by mouth. Two of"
		    " them usually reply.",
		.when = { .in = FEB | MAR | APR, .on = FRI }, .start = 2000,
		.minutes = 105, .venue = AT_MILL_POND, .organizer = BY_BIRDERS,
		.category = { BIRDS, FAMILIES }, .tags = FREE | OPEN_AIR
	},
	{
		.title = "The Christmas Count",
		.text = "Every bird within a circle of fifteen miles, on one"
		    " day, in teams, with soup. You can count from your"
		    " kitchen window and phone it in.",
		.when = { .in = DEC, .on = SUN }, .start = 700, .minutes = 540,
		.venue = AT_LIGHTHOUSE, .organizer = BY_BIRDERS,
		.category = { BIRDS, HELPING },
		.tags = FREE | VOLUNTEERS | FOOD | RAIN_OR_SHINE
	},
	{
		.title = "Old Stones, Long Walk",
		.text = "Nine miles along the walls that the first farms left"
		    " in the woods, with a geologist, a sheep farmer and a"
		    " picnic. Strong shoes; there is one brook without a"
		    " bridge.",
		.when = { .in = APR | MAY | SEP | OCT, .on = SAT },
		.start = 830,
		.minutes = 420, .venue = AT_ORCHARD, .organizer = BY_MUSEUM,
		.category = { WALKS, HISTORY }, .tags = OPEN_AIR | DOGS,
		.cost = "$8"
	},
	{
		.title = "First Sail",
		.text = "Two hours in a twelve-foot dinghy with a patient"
		    " person. You will steer, you will get wet up to the"
		    " knee, and you will want to come again.",
		.when = { .in = MAY | SUMMER | SEP, .on = SAT | SUN },
		.start = 1330,
		.minutes = 120, .venue = AT_BOATYARD, .organizer = BY_BOATYARD,
		.category = { SAILING }, .tags = BEGINNERS | HARBOR | OPEN_AIR,
		.cost = "$20"
	},
	{
		.title = "Sunset Sail on the Harriet Finch",
		.text = "Our schooner, 1921, with her new mainmast. She takes"
		    " eighteen, the skipper takes the long way round Tern"
		    " Point, and somebody always brings an oboe.",
		.when = { .in = JUN | JUL | AUG | SEP, .on = TUE | THU },
		.start = 1830,
		.minutes = 150, .venue = AT_QUAY, .organizer = BY_BOATYARD,
		.category = { SAILING, ON_THE_WATER },
		.tags = HARBOR | OPEN_AIR | LAST_SEATS,
		.flags = TICKETED | FEATURED, .cost = "$35"
	},
	{
		.title = "Learn to Scull in a Weekend",
		.text = "Long thin boats, long thin oars. On Saturday you fall"
		    " in, on Sunday you do not.",
		.when = { .in = JUN | JUL | AUG | SEP, .on = SAT },
		.start = 900,
		.minutes = 1860, .venue = AT_BOATHOUSE, .organizer = BY_ROWERS,
		.category = { ROWING }, .tags = BEGINNERS | HARBOR,
		.cost = "$60"
	},
	{
		.title = "Gig Maintenance Sunday",
		.text = "Sand, varnish, gossip. The club provides the"
		    " varnish.",
		.when = { .in = MAR | APR | NOV, .on = SUN }, .start = 1000,
		.minutes = 300, .venue = AT_BOATHOUSE, .organizer = BY_ROWERS,
		.category = { ROWING, HELPING }, .tags = FREE | VOLUNTEERS
	},
	{
		.title = "Blood Drive",
		.text = "It takes an hour, of which ten minutes are the part"
		    " you are thinking of. Cookies by the third grade, who"
		    " have been told what they are for.",
		.when = { .in = ANY_MONTH, .on = TUE | WED }, .start = 1200,
		.minutes = 360, .venue = AT_SCHOOL, .organizer = BY_PARENTS,
		.category = { HELPING }, .tags = DROP_IN | STEP_FREE | FOOD
	},
	{
		.title = "Paint the Bandstand",
		.text = "It takes ninety people one day, or nine people a"
		    " summer. Old clothes. The council has voted on the"
		    " color and does not want to hear about it again.",
		.when = { .in = APR | MAY, .on = SAT },
		.start = 900, .minutes = 420,
		.venue = AT_BANDSTAND, .organizer = BY_TOWN,
		.category = { HELPING, COMMUNITY },
		.tags = FREE | VOLUNTEERS | OPEN_AIR | FOOD
	},
	{
		.title = "Knit a Fisherman's Hat",
		.text = "Two evenings' worth of hat, begun together and"
		    " finished in front of the stove. Needles and gray wool"
		    " are there; other colors cause discussion.",
		.when = { .in = FALL | WINTER, .on = TUE | THU }, .start = 1830,
		.minutes = 150, .venue = AT_LIBRARY, .organizer = BY_LIBRARY,
		.category = { WORKSHOPS, CRAFT_FAIR },
		.tags = BEGINNERS | STEP_FREE, .cost = "$12"
	},
	{
		.title = "Toy and Skate Exchange",
		.text = "Put down what is too small, pick up what is just"
		    " right. What is left over goes to the hospital's"
		    " waiting room.",
		.when = { .in = FALL | WINTER, .on = SUN },
		.start = 1000, .minutes = 180,
		.venue = AT_SCHOOL, .organizer = BY_PARENTS,
		.category = { FAMILIES, MARKETS },
		.tags = FREE | DROP_IN | STEP_FREE
	},
	{
		.title = "Kites on Beacon Common",
		.text = "Paper, sticks, tails made of neckties. We build until"
		    " two and fly until the string runs out.",
		.when = { .in = MAR | APR | MAY | SEP | OCT, .on = SUN },
		.start = 1130,
		.minutes = 240, .venue = AT_COMMON, .organizer = BY_PARENTS,
		.category = { FAMILIES, OUTDOORS },
		.tags = FREE | OPEN_AIR | DOGS
	},
	{
		.title = "Spring Plant and Pot Fair",
		.text = "Tomatoes that have been talked to, pots that have"
		    " been thrown by hand, and a table of things that may be"
		    " weeds. Cash, please; the greenhouse has no signal.",
		.when = { .in = MAY, .on = SUN }, .start = 900, .minutes = 300,
		.venue = AT_COMMON, .organizer = BY_MARKET,
		.category = { CRAFT_FAIR, FARM_MARKET },
		.tags = FREE | OPEN_AIR | RAIN_OR_SHINE
	}
};

const struct demo_rows	 demo_hands = { rows, sizeof(rows) / sizeof(rows[0]),
	true };
