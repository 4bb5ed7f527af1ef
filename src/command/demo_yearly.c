#include "command/demo.h"
#include "command/demo_rows.h"

static const struct demo_row	 rows[] = {
	{
		.title = "First Light Swim",
		.text = "At nine on New Year's morning some forty people walk"
		    " into the sea from the ferry slip, and most of them walk"
		    " out again at once. Costumes are admired, wetsuits are"
		    " mocked.\n\n"
		    "The ambulance crew has blankets and the Gull opens its"
		    " stove. Please do not swim alone, and do not swim if"
		    " your doctor would shout at you.",
		.when = { .in = JAN, .day = 1 }, .start = 900, .minutes = 90,
		.venue = AT_QUAY, .organizer = BY_ROWERS,
		.category = { FESTIVALS, ON_THE_WATER },
		.tags = FREE | HARBOR | RAIN_OR_SHINE, .flags = FEATURED
	},
	{
		.title = "Seed Swap",
		.text = "Bring what you saved in envelopes with names on"
		    " them; take home what you never knew existed. Last year"
		    " a bean from 1940 turned up that everybody thought was"
		    " lost.\n\n"
		    "At eleven, an hour about starting onions on a window"
		    " sill.",
		.when = { .in = FEB, .on = SAT, .nth = 2 },
		.start = 1000, .minutes = 180,
		.venue = AT_LIBRARY, .organizer = BY_LIBRARY,
		.other = BY_MARKET,
		.category = { LEARNING, COMMUNITY },
		.tags = FREE | DROP_IN | STEP_FREE
	},
	{
		.title = "Frost Fair",
		.text = "When the mill pond bears, it bears a fair: skates"
		    " for hire, chestnuts, a brass band in mittens, and curling"
		    " with frying pans. When it does not, we do all of it on"
		    " the grass and complain.\n\n"
		    "The fire brigade tests the ice at seven in the morning"
		    " and raises a green flag or a red one at the weir.",
		.when = { .in = FEB, .on = SAT, .nth = 3 }, .days = 2,
		.venue = AT_MILL_POND, .organizer = BY_TOWN,
		.other = BY_PARENTS,
		.category = { FESTIVALS, FAMILIES },
		.tags = FOOD | LIVE_MUSIC | OPEN_AIR, .flags = FEATURED
	},
	{
		.title = "Town Meeting",
		.text = "Once a year the whole town is the council. The"
		    " budget goes through line by line, hands go up, and"
		    " somebody always asks about the clock.\n\n"
		    "Childcare in the school library, lunch by the parents."
		    " You must be on the voters' list to vote; you need"
		    " nothing to listen.",
		.when = { .in = MAR, .on = SAT, .nth = 3 },
		.start = 930, .minutes = 330,
		.venue = AT_SCHOOL, .organizer = BY_TOWN,
		.category = { TOWN_HALL }, .tags = FREE | FOOD | STEP_FREE,
		.website = "https://portlinnet.example.org/town-meeting"
	},
	{
		.title = "Sugar Sunday",
		.text = "The Hallowells boil sap in the barn and pour it on"
		    " clean snow, if there is any left, or on shaved ice from"
		    " the fish pier, if there is not. With pickles, because"
		    " that is how it is done.",
		.when = { .in = MAR, .on = SUN, .nth = 4 },
		.start = 1100, .minutes = 240,
		.venue = AT_ORCHARD, .organizer = BY_NOBODY,
		.category = { FAMILIES, KITCHEN },
		.tags = FOOD | DROP_IN | DOGS, .cost = "$6"
	},
	{
		.title = "Spring Cleaning of the Shore",
		.text = "Eighty people, nine trucks, one Saturday. Last year"
		    " we carried off two tons of rope, four hundred traps and"
		    " a bathtub.\n\n"
		    "Gloves and sacks are at the map board. Groups go out"
		    " by the tide, so be there at the time you signed up for."
		    " Chowder at noon for everyone with dirty knees.",
		.when = { .in = APR, .on = SAT, .nth = 4 },
		.start = 800, .minutes = 300,
		.venue = AT_LIGHTHOUSE, .organizer = BY_TOWN,
		.other = BY_BIRDERS,
		.category = { HELPING, OUTDOORS },
		.tags = FREE | VOLUNTEERS | BY_TIDE | DOGS
	},
	{
		.title = "Port Linnet Jazz Weekend",
		.text = "Three days, eleven bands, and no two of them farther"
		    " apart than you can carry a glass. The afternoons are in"
		    " the bandstand and cost nothing; the evenings are in the"
		    " Net Loft and the Gull.\n\n"
		    "A wristband opens every door, including that of the"
		    " Sunday breakfast, where the musicians play badly on"
		    " purpose. Children under fourteen come in free.",
		.when = { .in = MAY, .on = FRI, .nth = LAST }, .start = 1700,
		.minutes = 3060,
		.venue = AT_BANDSTAND, .organizer = BY_LOFT,
		.category = { JAZZ, FESTIVALS },
		.tags = LIVE_MUSIC | FOOD | BRING_A_CHAIR,
		.flags = FEATURED | STICKY | TICKETED, .cost = "$25 - $60",
		.website = "https://netloft.example.org/jazz"
	},
	{
		.title = "Blessing of the Fleet",
		.text = "At high water the boats come in one by one past the"
		    " end of the pier, dressed with every flag they own, and"
		    " the bell is rung for each, and once more for those that"
		    " did not come home.\n\n"
		    "Afterwards the boats take children around the harbor,"
		    " and there is fried haddock until it is gone.",
		.when = { .in = JUN, .on = SUN, .nth = 2 },
		.start = 1030, .minutes = 210,
		.venue = AT_QUAY, .organizer = BY_TOWN,
		.category = { FESTIVALS, ON_THE_WATER },
		.tags = FREE | HARBOR | FOOD | BY_TIDE, .flags = FEATURED
	},
	{
		.title = "Midsummer Night on the Common",
		.text = "A fire, a fiddle, long tables and whatever you bring"
		    " to put on them. It does not get dark until it is nearly"
		    " over, and then come the lanterns.\n\n"
		    "No speeches. The rule is forty years old and has been"
		    " broken twice.",
		.when = { .in = JUN, .day = 23 }, .start = 1900, .minutes = 330,
		.venue = AT_COMMON, .organizer = BY_DANCERS,
		.other = BY_LOFT,
		.category = { FESTIVALS, FOLK },
		.tags = FREE | LANTERNS | LIVE_MUSIC | BRING_A_CHAIR | DOGS,
		.flags = FEATURED
	},
	{
		.title = "Fireworks from the Barge",
		.text = "The fuse is lit when the second star is out, or at"
		    " half past nine, whichever the pyrotechnist prefers."
		    " Best seen from Market Quay, the wall of the Common, or"
		    " your aunt's porch.\n\n"
		    "The bar at the harbor mouth is closed to boats from"
		    " eight. Keep dogs at home with the radio on.",
		.when = { .in = JUL, .day = 4 }, .start = 2130, .minutes = 45,
		.venue = AT_QUAY, .organizer = BY_TOWN,
		.category = { FESTIVALS }, .tags = FREE | HARBOR | OPEN_AIR
	},
	{
		.title = "Gig Regatta",
		.text = "Six clubs, eighteen boats, two days of heats around"
		    " the islands, and the final on Sunday at the top of the"
		    " tide, straight down the harbor so that everybody can"
		    " shout.\n\n"
		    "Tents, stands and the cake table are on Slip Road. If"
		    " you can time, tie, carry or pour, the club needs you"
		    " for two hours.",
		.when = { .in = JUL, .on = FRI, .nth = 3 },
		.start = 1400, .minutes = 3060,
		.venue = AT_BOATHOUSE, .organizer = BY_ROWERS,
		.category = { ROWING, FESTIVALS },
		.tags = FREE | HARBOR | VOLUNTEERS | BY_TIDE,
		.flags = FEATURED,
		.website = "https://linnetrowers.example.org/regatta"
	},
	{
		.title = "Lobster Week",
		.text = "Seven days on which every kitchen in town has a"
		    " lobster roll on its card, and you vote. The committee"
		    " asks for honesty; the committee knows that it asks for"
		    " much.\n\n"
		    "Ballots and a map are in the town hall and on every"
		    " counter. The winner gets the wooden lobster for a year"
		    " and has to dust it.",
		.when = { .in = AUG, .on = SUN, .nth = 2 }, .days = 7,
		.venue = AT_QUAY, .organizer = BY_MARKET,
		.category = { FESTIVALS, COMMUNITY },
		.tags = FOOD | HARBOR, .flags = FEATURED,
		.cost = "$16 - $24"
	},
	{
		.title = "Lantern Night",
		.text = "From dusk every window on the harbor has a lantern"
		    " in it, every boat has one at the mast, and the street"
		    " lamps are switched off by a child who has won the right"
		    " to do so.\n\n"
		    "The procession leaves the school at eight. Lanterns are"
		    " made in the library all week; wire, tissue and glue are"
		    " there, patience you should bring.",
		.when = { .in = AUG, .on = SAT, .nth = LAST }, .start = 2000,
		.minutes = 300,
		.venue = AT_QUAY, .organizer = BY_TOWN,
		.other = BY_PARENTS,
		.category = { FESTIVALS, FAMILIES },
		.tags = FREE | LANTERNS | HARBOR, .flags = FEATURED | STICKY
	},
	{
		.title = "Wooden Boat Weekend",
		.text = "Forty boats on the hard and in the water, all of"
		    " them made of trees. Owners like to be asked. There is a"
		    " race for boats built in one day from two sheets of"
		    " plywood; half of them arrive.",
		.when = { .in = SEP, .on = SAT, .nth = 2 }, .days = 2,
		.venue = AT_BOATYARD, .organizer = BY_BOATYARD,
		.category = { BOATBUILDING, SAILING },
		.tags = HARBOR | FOOD | BY_TIDE, .flags = FEATURED,
		.cost = "$8",
		.website = "https://larkinboats.example.org/weekend"
	},
	{
		.title = "Cider Sunday",
		.text = "Pick, press, taste, and be honest about which"
		    " barrel is last year's. Pony rides for those under"
		    " sixty pounds, a band on the hay wagon, and pies that"
		    " are judged by the minister, who has asked to be"
		    " relieved of this duty.",
		.when = { .in = OCT, .on = SUN, .nth = 1 },
		.start = 1100, .minutes = 300,
		.venue = AT_ORCHARD, .organizer = BY_MARKET,
		.category = { FAMILIES, FARM_MARKET },
		.tags = FOOD | LIVE_MUSIC | DOGS, .cost = "$4"
	},
	{
		.title = "Ghost Walk by Lantern",
		.text = "Eleven stops, eleven stories, and the actors will"
		    " not tell you which of them are in the town records."
		    " Groups of twenty leave the museum every half hour.\n\n"
		    "Not for children under eight, except for the one who"
		    " plays the drowned cabin boy.",
		.when = { .in = OCT, .day = 30 }, .start = 1830, .minutes = 180,
		.venue = AT_MUSEUM, .organizer = BY_PLAYERS,
		.other = BY_MUSEUM,
		.category = { HISTORY, THEATER },
		.tags = LANTERNS | RAIN_OR_SHINE | LAST_SEATS,
		.flags = TICKETED, .cost = "$12"
	},
	{
		.title = "Makers' Fair",
		.text = "Two days, fifty tables: pots, knives, sweaters,"
		    " bowls, books with marbled ends, one man with"
		    " bagpipes for sale. Everything was made by the person"
		    " who hands it to you.",
		.when = { .in = NOV, .on = SAT, .nth = LAST }, .days = 2,
		.venue = AT_CANNERY, .organizer = BY_LOFT,
		.category = { CRAFT_FAIR, MARKETS },
		.tags = STEP_FREE | FOOD, .cost = "$3"
	},
	{
		.title = "Messiah, Anyway",
		.text = "The Harbor Chorus and anybody with a score sing it"
		    " through, with a band of eleven and the organ for the"
		    " rest. We have sung it every December since 1978, one"
		    " year by candlelight and in coats.\n\n"
		    "Scores are lent at the door. Sit with your voice, or"
		    " behind a loud friend.",
		.when = { .in = DEC, .on = SUN, .nth = 2 },
		.start = 1600, .minutes = 150,
		.venue = AT_CHURCH, .organizer = BY_CHORUS,
		.category = { CLASSICAL, MUSIC },
		.tags = LIVE_MUSIC | BRING_A_FRIEND, .flags = FEATURED,
		.cost = "Donation",
		.website = "https://harborchorus.example.org/messiah"
	},
	{
		.title = "Solstice Bonfire",
		.text = "The longest night, the largest fire. The orchard"
		    " gives the prunings, the boatyard gives what is left of"
		    " something that was once a boat, and the fire brigade"
		    " gives us looks.",
		.when = { .in = DEC, .day = 21 }, .start = 1600, .minutes = 180,
		.venue = AT_COMMON, .organizer = BY_TOWN,
		.category = { FESTIVALS, OUTDOORS },
		.tags = FREE | LANTERNS | OPEN_AIR | DOGS
	},
	{
		.title = "Winter Lights",
		.text = "Every shop window has been given to a class, a club"
		    " or a family, and no two may use the same color. Walk"
		    " the loop from the Regent to the slip after four, with"
		    " the map that the bakery wraps your bun in.",
		.when = { .in = DEC, .on = SAT, .nth = 1 }, .days = 16,
		.venue = AT_QUAY, .organizer = BY_PARENTS,
		.category = { FAMILIES, EXHIBITIONS },
		.tags = FREE | LANTERNS | OPEN_AIR
	},
	{
		.title = "Town Offices Closed",
		.text = "The clerk's window, the assessor and the harbor"
		    " office are closed today. The recycling yard is open"
		    " until noon. For a burst pipe or a boat adrift call the"
		    " number on the door, which somebody answers.",
		.when = { .in = DEC, .day = 26 }, .days = 1,
		.venue = AT_TOWN_HALL, .organizer = BY_TOWN,
		.category = { TOWN_HALL }
	},
	{
		.title = "Members' Exhibition",
		.text = "Anyone who belongs to the Cannery may hang one"
		    " picture, and everyone does. They are hung by size, by"
		    " color, or, this year, by the alphabet.\n\n"
		    "Opening on the first evening at six, with wine from a"
		    " box and speeches from a chair.",
		.when = { .in = JAN, .on = SAT, .nth = 2 }, .days = 23,
		.venue = AT_CANNERY, .organizer = BY_PLAYERS,
		.category = { EXHIBITIONS, ARTS },
		.tags = FREE | STEP_FREE
	},
	{
		.title = "The Harbor in Silver: Photographs 1889–1931",
		.text = "Two hundred glass plates were found behind a chimney"
		    " on Chapel Hill. Nobody knows who took them. The museum"
		    " has printed the best sixty, large, and would like you"
		    " to tell it whom you recognize.\n\n"
		    "There is a book to write names in. It has already"
		    " settled one quarrel and begun two.",
		.when = { .in = SEP, .on = SAT, .nth = 3 }, .days = 44,
		.venue = AT_MUSEUM, .organizer = BY_MUSEUM,
		.category = { PHOTOGRAPHY, HISTORY },
		.tags = STEP_FREE, .flags = FEATURED, .cost = "$7",
		.website = "https://harbormuseum.example.org/silver"
	},
	{
		.title = "Tide Lines: New Photography",
		.text = "Seven photographers, one beach, one year. The prints"
		    " hang at the height at which the water stood.",
		.when = { .in = APR, .on = FRI, .nth = 2 }, .days = 31,
		.venue = AT_CANNERY, .organizer = BY_PLAYERS,
		.category = { PHOTOGRAPHY, EXHIBITIONS },
		.tags = FREE | STEP_FREE
	}
};

const struct demo_rows	 demo_yearly = { rows, sizeof(rows) / sizeof(rows[0]),
	false };
