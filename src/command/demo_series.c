#include "command/demo.h"
#include "command/demo_rows.h"

#define COUNT(table)	(sizeof(table) / sizeof((table)[0]))

static const struct demo_theme	 market[] = {
	{ NULL, "This week the Abbott sisters are back with goat cheese, and"
	    " the knife grinder takes anything with an edge until eleven." },
	{ NULL, "New this week: a stall from the islands with dulse, kelp"
	    " pickles and opinions on how to eat both." },
	{ NULL, "The Harbor Chorus sings at ten, standing where the fish"
	    " scales used to be." },
	{ NULL, "The library sells the books that it has two of. Everything"
	    " is a dollar, and so is the bag to carry it in." },
	{ NULL, "Seedlings, cuttings and advice: the gardeners of Chapel Hill"
	    " have the corner by the ferry slip." },
	{ NULL, "Bring your cider jugs. The Hallowells have brought the small"
	    " press and will fill them while you watch." },
	{ NULL, "There is no theme this week. There is bread." }
};

static const struct demo_theme	 stories[] = {
	{ "Stories with Teeth", "Wolves, sharks, and one very polite"
	    " crocodile." },
	{ "Boats and Buckets", "Stories about small boats in large weather,"
	    " and then we fold a paper fleet for the sink." },
	{ "Stories for Pajamas", "Come in pajamas if you like. The librarian"
	    " will." },
	{ "Bears Who Would Not Sleep", "Three books about bears with no plan"
	    " to go to bed, read in a voice that might change their mind." },
	{ "Stories from Away", "Tales from five countries, told by five"
	    " neighbors who grew up with them." }
};

static const struct demo_theme	 pictures[] = {
	{ "The Salt Road", "A mule, a widow and a wagon of salt cross a"
	    " country that is being fought over. Hardly a word is spoken in"
	    " the first half hour, and nobody has ever minded." },
	{ "Mister Halloran's Umbrella", "A comedy about a bank clerk, a"
	    " borrowed umbrella and the six people who each believe it is"
	    " theirs. Shown from a print that a member kept under her bed." },
	{ "Nine Winters", "The director filmed the same family for nine years"
	    " and then cut it all to ninety minutes. Bring a handkerchief for"
	    " the dog." },
	{ "A Quiet Engine", "Two brothers restore a railcar to visit a father"
	    " who may not want to see them. Much better than that sounds." },
	{ "The Lighthouse Thief", "A crime film for people who like weather."
	    " The lamp goes out, and so does the only ferry." },
	{ "Radio Marigold", "A pirate station, a summer, and the best use of"
	    " an accordion in the history of cinema." },
	{ "Letters to the Ice", "A documentary about the woman who ran a post"
	    " office at the edge of a glacier until there was no glacier." },
	{ "Tango for a Tall Man", "Silly, tender and exactly as long as it"
	    " should be. With a short film from the county archive before"
	    " it." }
};

static const struct demo_theme	 books[] = {
	{ "The Ferryman's Daughter", "A long novel about a short crossing. We"
	    " argue about the ending, so please read that far." },
	{ "Eleven Kinds of Fog", "Essays on weather, mothers and the coast."
	    " Two of us have read them aloud to a boat." },
	{ "The House on Stilts", "A ghost story in which nobody is sure who"
	    " is the ghost. There are copies behind the desk." },
	{ "A Field Guide to Leaving", "Poems this time. If you think that you"
	    " do not read poems, you are the person we are looking for." },
	{ "Saltmarsh", "It won a prize and half of us hated it, which makes"
	    " for the best evenings." },
	{ "The Map Seller", "A mystery from 1934, back in print, with the"
	    " most unpleasant aunt in literature." }
};

static const struct demo_theme	 birds[] = {
	{ "Ducks That Dive", "Eiders, scoters and, with luck, the harlequins"
	    " below the point." },
	{ "Warblers, Roughly", "Most of them will be too high and too quick."
	    " We go by ear and guess generously." },
	{ "Shorebirds on the Bar", "The bar dries two hours before low water"
	    " and is covered with small brown puzzles." },
	{ "Hawks over Lantern Hill", "We sit down on the rocks for this one."
	    " Bring something to sit on and something to eat." },
	{ "Gulls, Seriously", "A morning for the birds that everybody else"
	    " ignores. You will never again call them seagulls." }
};

static const struct demo_theme	 callers[] = {
	{ "Della Pruitt Calling", "Music by the Wet Sails: two fiddles, a"
	    " guitar and whoever owns the banjo this month." },
	{ "Open Calling Night", "Four of our own try out what they have been"
	    " practicing in their kitchens. Kindness is required." },
	{ "Marcus Teague Calling", "Music by Slack Tide, who have not been"
	    " heard to finish a reel slower than they began it." }
};

static const struct demo_row	 rows[] = {
	{
		.title = "Saturday Market on the Quay",
		.text = "Vegetables with soil on them, fish that was swimming"
		    " on Friday, bread, eggs, flowers, honey, a tinker and a"
		    " man who only sells rhubarb. Everything on the quay was"
		    " grown, caught or made within forty miles.\n\n"
		    "The market rings open at eight and is honestly over at"
		    " one. Come before ten for strawberries, and after noon"
		    " for bargains.",
		.when = { .in = APR | MAY | SUMMER | SEP | OCT, .on = SAT,
		    .weeks = 1 },
		.start = 800, .minutes = 300,
		.venue = AT_QUAY, .organizer = BY_MARKET,
		.category = { FARM_MARKET, COMMUNITY },
		.tags = FREE | FOOD | HARBOR | OPEN_AIR | RAIN_OR_SHINE,
		.flags = IS_SERIES, .cost = "Free",
		.website = "https://quaymarket.example.org/",
		.themes = market, .theme_count = COUNT(market)
	},
	{
		.title = "Winter Market at the Net Loft",
		.text = "The market moves under a roof when the quay ices"
		    " over: roots and squash, smoked fish, cheese, wool,"
		    " candles, and the bakery's whole van.\n\n"
		    "Soup from eleven, a bowl for four dollars, and the piano"
		    " is open to anyone who can play quietly.",
		.when = { .in = NOV | WINTER | MAR, .on = SAT, .weeks = 1 },
		.start = 930, .minutes = 210,
		.venue = AT_NET_LOFT, .organizer = BY_MARKET,
		.other = BY_LOFT,
		.category = { FARM_MARKET, MARKETS },
		.tags = FREE | FOOD, .flags = IS_SERIES, .cost = "Free",
		.website = "https://quaymarket.example.org/winter",
		.themes = market, .theme_count = COUNT(market)
	},
	{
		.title = "Story Time",
		.text = "Half an hour of reading and a quarter of an hour of"
		    " whatever the stories gave us ideas for. For ages three"
		    " to six, and for their grown-ups, who may drink coffee"
		    " at the back as long as they join in the growling.",
		.when = { .in = ANY_MONTH, .on = WED, .weeks = 2 },
		.start = 1030, .minutes = 45,
		.venue = AT_LIBRARY, .organizer = BY_LIBRARY,
		.category = { STORIES, FAMILIES },
		.tags = FREE | DROP_IN | STEP_FREE, .flags = IS_SERIES,
		.cost = "Free",
		.themes = stories, .theme_count = COUNT(stories)
	},
	{
		.title = "Thursday Pictures",
		.text = "The society's regular evening: one film, chosen by a"
		    " member who has to stand up and say why, and a talk in"
		    " the foyer afterwards for those who can stay.\n\n"
		    "Members of the society pay half. Joining costs twenty"
		    " dollars a year and a promise to take a turn at the"
		    " popcorn.",
		.when = { .in = FALL | WINTER | SPRING, .on = THU, .weeks = 2 },
		.start = 1930, .minutes = 135,
		.venue = AT_REGENT, .organizer = BY_PICTURES,
		.category = { FILM }, .tags = FOOD, .flags = TICKETED,
		.cost = "$9",
		.website = "https://regent.example.org/thursday",
		.themes = pictures, .theme_count = COUNT(pictures)
	},
	{
		.title = "Repair Café",
		.text = "Bring the lamp, the toaster, the jacket with the"
		    " dead zipper, the chair that your uncle sat on. Somebody"
		    " here has fixed one before and will show you how, which"
		    " is not the same as doing it for you.\n\n"
		    "No microwaves, please, and nothing that is still wet. If"
		    " you can solder, sew or sharpen, we would like to meet"
		    " you.",
		.when = { .in = ANY_MONTH, .on = SAT, .nth = 1 },
		.start = 1300, .minutes = 180,
		.venue = AT_GRANGE, .organizer = BY_REPAIR,
		.category = { HELPING, WORKSHOPS },
		.tags = FREE | DROP_IN | VOLUNTEERS | STEP_FREE,
		.cost = "Donation",
		.website = "https://repaircafe.example.org/"
	},
	{
		.title = "Town Council",
		.text = "The council meets in public on the second Monday."
		    " The agenda hangs in the window from the Thursday"
		    " before, and anybody may speak for three minutes at the"
		    " beginning.\n\n"
		    "Minutes are read out by the clerk, who reads them well."
		    " Bring a cushion if parking is on the list.",
		.when = { .in = SPRING | JUN | AUG | FALL | WINTER, .on = MON,
		    .nth = 2 },
		.start = 1830, .minutes = 120,
		.venue = AT_TOWN_HALL, .organizer = BY_TOWN,
		.category = { TOWN_HALL, COMMUNITY },
		.tags = FREE | STEP_FREE,
		.website = "https://portlinnet.example.org/council"
	},
	{
		.title = "Open Mic at the Gull",
		.text = "Ten minutes each, two songs or one long joke. Put"
		    " your name on the slate before half past seven, and"
		    " listen to the others as you would be listened to.\n\n"
		    "There is a guitar behind the bar that has seen worse"
		    " than you.",
		.when = { .in = ANY_MONTH, .on = FRI, .nth = LAST },
		.start = 2000, .minutes = 180,
		.venue = AT_GULL, .organizer = BY_NOBODY,
		.category = { MUSIC, COMEDY },
		.tags = FREE | LIVE_MUSIC | DROP_IN, .cost = "0.00"
	},
	{
		.title = "Tuesday Book Club",
		.text = "We meet among the shelves on the third Tuesday, with"
		    " tea. You may come without having finished; you may not"
		    " pretend that you have.",
		.when = { .in = ANY_MONTH, .on = TUE, .nth = 3 },
		.start = 1900, .minutes = 90,
		.venue = AT_BOOKSHOP, .organizer = BY_LIBRARY,
		.category = { BOOKS, LEARNING },
		.tags = FREE | BEGINNERS,
		.website = "https://secondtide.example.org/tuesday",
		.themes = books, .theme_count = COUNT(books)
	},
	{
		.title = "Sunday Bird Walk",
		.text = "Three slow miles to the point and back, with pauses."
		    " We lend binoculars and there is always somebody who"
		    " knows less than you do.\n\n"
		    "In fog we go anyway, and call it listening.",
		.when = { .in = ANY_MONTH, .on = SUN, .nth = 2 },
		.start = 730, .minutes = 150,
		.venue = AT_LIGHTHOUSE, .organizer = BY_BIRDERS,
		.category = { BIRDS, WALKS },
		.tags = FREE | BEGINNERS | OPEN_AIR,
		.website = "https://ternpoint.example.org/birds",
		.themes = birds, .theme_count = COUNT(birds)
	},
	{
		.title = "Third Saturday Dance",
		.text = "Lesson at seven, live band from half past, and a"
		    " waltz before the break. Every dance is taught and"
		    " called, so nobody needs to know anything.\n\n"
		    "Soft soles, please, and a bottle of water. Partners are"
		    " found on the floor.",
		.when = { .in = ANY_MONTH, .on = SAT, .nth = 3 },
		.start = 1900, .minutes = 180,
		.venue = AT_GRANGE, .organizer = BY_DANCERS,
		.category = { DANCE },
		.tags = LIVE_MUSIC | BEGINNERS | BRING_A_FRIEND,
		.cost = "$5 - $12",
		.themes = callers, .theme_count = COUNT(callers)
	},
	{
		.title = "Wednesday Evening Rowing",
		.text = "Come and pull an oar. Two gigs go out for an hour"
		    " with a cox who explains everything and a crew of"
		    " whoever turned up, and afterwards there is lemonade on"
		    " the ramp.\n\n"
		    "You should be able to swim, and be over twelve.",
		.when = { .in = SUMMER, .on = WED, .weeks = 1 },
		.start = 1745, .minutes = 105,
		.venue = AT_BOATHOUSE, .organizer = BY_ROWERS,
		.category = { ROWING, ON_THE_WATER },
		.tags = BEGINNERS | HARBOR | OPEN_AIR, .cost = "$5",
		.website = "https://linnetrowers.example.org/try"
	},
	{
		.title = "Soup and Bread",
		.text = "Lunch for whoever is there. The school grows the"
		    " leeks, the bakery gives yesterday's loaves, and the"
		    " Grange has pots that could bathe a dog.\n\n"
		    "Pay what you like into the blue jug; all of it goes to"
		    " the heating fund.",
		.when = { .in = WINTER, .on = FRI, .weeks = 1 },
		.start = 1200, .minutes = 90,
		.venue = AT_GRANGE, .organizer = BY_PARENTS,
		.category = { COMMUNITY, HELPING },
		.tags = FOOD | FUNDRAISER | DROP_IN, .cost = "Donation"
	},
	{
		.title = "First Thursday at the Dome",
		.text = "The telescope is pointed at whatever is worth it,"
		    " and somebody from the club tells you what you are"
		    " looking at and how long ago it happened.\n\n"
		    "Under clouds we open the dome for a minute out of"
		    " principle, and then show slides.",
		.when = { .in = FALL | WINTER | SPRING, .on = THU, .nth = 1 },
		.start = 2030, .minutes = 120,
		.venue = AT_OBSERVATORY, .organizer = BY_ASTRONOMERS,
		.category = { NATURE, OUTDOORS },
		.tags = FREE | DROP_IN | OPEN_AIR, .cost = "Free",
		.website = "https://lanternhill.example.org/nights"
	}
};

const struct demo_rows	 demo_series = { rows, COUNT(rows), false };
