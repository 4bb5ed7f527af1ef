#include "command/demo.h"
#include "command/demo_rows.h"

/* Talks, plays, meetings: what one sits down for. */
static const struct demo_row	 rows[] = {
	{
		.title = "How the Quay Was Built",
		.text = "Twelve thousand granite blocks, one crane, and a"
		    " contractor who vanished with the payroll. Ida Marsh has"
		    " read every letter in the case and names the culprit.",
		.when = { .in = ANY_MONTH, .on = TUE | THU }, .start = 1900,
		.minutes = 75, .venue = AT_MUSEUM, .organizer = BY_MUSEUM,
		.category = { HISTORY }, .tags = HARBOR | STEP_FREE,
		.cost = "$5"
	},
	{
		.title = "What Lichens Know",
		.text = "They have been sitting on our gravestones for two"
		    " hundred years and have noticed a good deal about the"
		    " air. With hand lenses, indoors first and then in the"
		    " churchyard.",
		.when = { .in = SPRING | FALL, .on = SAT },
		.start = 1400, .minutes = 120,
		.venue = AT_CHURCH, .organizer = BY_BIRDERS,
		.category = { NATURE, WALKS }, .tags = FREE | BEGINNERS
	},
	{
		.title = "The Sardine Years",
		.text = "Women who packed in the Cannery talk about the"
		    " whistle, the scissors, the songs and the smell. The"
		    " youngest of them is eighty-one. We will record it, if"
		    " they let us.",
		.when = { .in = ANY_MONTH, .on = SUN },
		.start = 1500, .minutes = 105,
		.venue = AT_CANNERY, .organizer = BY_MUSEUM,
		.other = BY_PLAYERS, .category = { HISTORY },
		.tags = FREE | STEP_FREE, .flags = FEATURED
	},
	{
		.title = "Lobsters, an Unauthorized Biography",
		.text = "Dr. Priya Venn has tagged nine thousand and been"
		    " bitten by most. Where they walk in winter, how old the"
		    " big one is, and why they are moving east.",
		.when = { .in = ANY_MONTH, .on = WED },
		.start = 1900, .minutes = 90,
		.venue = AT_LIBRARY, .organizer = BY_LIBRARY,
		.category = { NATURE }, .tags = FREE | STEP_FREE
	},
	{
		.title = "Reading: Tomas Ekdahl",
		.text = "He reads from a novel that is set in a harbor very"
		    " much like ours, and will deny it when you ask. Wine,"
		    " crackers, a pile of books with his name still wet.",
		.when = { .in = ANY_MONTH, .on = THU | FRI }, .start = 1900,
		.minutes = 90, .venue = AT_BOOKSHOP, .organizer = BY_NOBODY,
		.category = { BOOKS }, .tags = LAST_SEATS, .cost = "Free",
		.website = "https://secondtide.example.org/ekdahl"
	},
	{
		.title = "Poets on the Stairs",
		.text = "One poet to a step, three minutes to a poet, and the"
		    " audience wherever there is floor.",
		.when = { .in = ANY_MONTH, .on = WED },
		.start = 1930, .minutes = 75,
		.venue = AT_BOOKSHOP, .organizer = BY_LIBRARY,
		.category = { BOOKS, STAGE }, .tags = FREE | DROP_IN
	},
	{
		.title = "The Harbor Master's Wedding",
		.text = "A farce in three acts with five doors and one goat."
		    " The Players have borrowed a real goat, and have"
		    " rehearsed both endings.",
		.when = { .in = APR | MAY | OCT | NOV, .on = FRI | SAT },
		.start = 1930,
		.minutes = 140, .venue = AT_CANNERY, .organizer = BY_PLAYERS,
		.category = { THEATER, COMEDY }, .tags = STEP_FREE,
		.flags = TICKETED | FEATURED, .cost = "$12 - $18",
		.website = "https://cannery.example.org/players/wedding"
	},
	{
		.title = "An Evening of One-Act Plays",
		.text = "Four plays of twenty minutes by people who live"
		    " here. Two are sad, one is in a lifeboat, and one was"
		    " written by the dentist about you.",
		.when = { .in = ANY_MONTH, .on = SAT },
		.start = 1930, .minutes = 120,
		.venue = AT_CANNERY, .organizer = BY_PLAYERS,
		.category = { THEATER, STAGE }, .tags = STEP_FREE,
		.flags = TICKETED, .cost = "$10"
	},
	{
		.title = "Stand-Up, Sit-Down",
		.text = "Six comedians drive up from the city, and the room"
		    " decides who eats. Not for children, and not for people"
		    " who wear a hat in the first row.",
		.when = { .in = ANY_MONTH, .on = THU | SAT }, .start = 2030,
		.minutes = 120, .venue = AT_GULL, .organizer = BY_LOFT,
		.category = { COMEDY }, .tags = FOOD, .cost = "$10"
	},
	{
		.title = "48 Hours to Make a Film",
		.text = "On Friday at six each team draws a line of dialogue,"
		    " a prop and a place in town. On Sunday at six we show"
		    " what there is, ready or not. Teams of up to six, phones"
		    " are allowed, sleep is not planned.",
		.when = { .in = APR | SEP | NOV, .on = FRI }, .start = 1800,
		.minutes = 2880, .venue = AT_REGENT, .organizer = BY_PICTURES,
		.category = { FILM, WORKSHOPS }, .tags = BEGINNERS,
		.cost = "$20"
	},
	{
		.title = "Film against the Barn",
		.text = "The side of the Hallowells' barn is the largest"
		    " screen in the county. Bring a blanket for the grass and"
		    " another for yourself. It begins when the bats do.",
		.when = { .in = JUN | JUL | AUG, .on = FRI }, .start = 2100,
		.minutes = 130, .venue = AT_ORCHARD, .organizer = BY_PICTURES,
		.category = { FILM, OUTDOORS },
		.tags = BRING_A_CHAIR | OPEN_AIR | DOGS, .cost = "Donation"
	},
	{
		.title = "Hearing: The New Pier Head",
		.text = "The drawings are on the wall from five. The engineer"
		    " speaks at six, the fishermen after that, and everybody"
		    " else until the janitor rattles his keys.",
		.when = { .in = ANY_MONTH, .on = WED | THU }, .start = 1800,
		.minutes = 150, .venue = AT_TOWN_HALL, .organizer = BY_TOWN,
		.category = { TOWN_HALL }, .tags = FREE | STEP_FREE | HARBOR
	},
	{
		.title = "Candidates' Evening",
		.text = "Two minutes each, one egg timer, questions drawn from"
		    " the clerk's hat. The hat is inspected by a child.",
		.when = { .in = FEB | MAR | OCT, .on = TUE }, .start = 1900,
		.minutes = 120, .venue = AT_GRANGE, .organizer = BY_TOWN,
		.category = { TOWN_HALL, COMMUNITY }, .tags = FREE
	},
	{
		.title = "Quiz for the Roof",
		.text = "Ten rounds, teams of up to six, the roof of the Net"
		    " Loft gets the money and the winners get the old"
		    " bucket. No phones; the quizmaster is a retired purser"
		    " and searches bags.",
		.when = { .in = ANY_MONTH, .on = FRI },
		.start = 1930, .minutes = 165,
		.venue = AT_NET_LOFT, .organizer = BY_LOFT,
		.category = { COMMUNITY, COMEDY },
		.tags = FUNDRAISER | BRING_A_FRIEND | FOOD, .cost = "$5"
	},
	{
		.title = "The Year in Weather",
		.text = "Our own observer has written down the pressure at"
		    " seven every morning since 1983. She shows what came of"
		    " it, with the three storms that everybody remembers in"
		    " a different order.",
		.when = { .in = JAN | FEB | NOV, .on = THU }, .start = 1900,
		.minutes = 75, .venue = AT_LIBRARY, .organizer = BY_LIBRARY,
		.category = { NATURE, TALKS }, .tags = FREE | STEP_FREE
	},
	{
		.title = "Meteors from the Meadow",
		.text = "Nothing to look through, nothing to learn: lie down,"
		    " look up, count. Thermos flasks are passed along the"
		    " row.",
		.when = { .in = AUG | DEC, .on = ANY_DAY }, .start = 2230,
		.minutes = 180, .venue = AT_OBSERVATORY,
		.organizer = BY_ASTRONOMERS, .category = { NATURE, OUTDOORS },
		.tags = FREE | OPEN_AIR | BRING_A_CHAIR
	},
	{
		.title = "Letters from the Ice Trade",
		.text = "We sold the mill pond, sawn into blocks, as far as"
		    " Havana. The clerk of the ice company wrote home every"
		    " week, mostly about his feet. Read by two actors.",
		.when = { .in = WINTER | MAR, .on = SUN },
		.start = 1500, .minutes = 80,
		.venue = AT_MUSEUM, .organizer = BY_MUSEUM,
		.category = { HISTORY, STAGE }, .tags = STEP_FREE,
		.cost = "$7"
	},
	{
		.title = "Maps You Can Fold Wrong",
		.text = "Charts of this coast from 1640 to last week, laid"
		    " out on forty tables. You may touch the ones without a"
		    " red dot.",
		.when = { .in = ANY_MONTH, .on = SAT | SUN }, .start = 1100,
		.minutes = 240, .venue = AT_MUSEUM, .organizer = BY_MUSEUM,
		.category = { EXHIBITIONS, HISTORY }, .tags = DROP_IN,
		.cost = "$7"
	},
	{
		.title = "Portraits of the Night Shift",
		.text = "The nurse, the baker, the man who salts the bridge:"
		    " thirty photographs taken between two and four in the"
		    " morning, shown from ten in the evening on.",
		.when = { .in = ANY_MONTH, .on = FRI },
		.start = 2200, .minutes = 240,
		.venue = AT_CANNERY, .organizer = BY_PLAYERS,
		.category = { PHOTOGRAPHY }, .tags = FREE | STEP_FREE
	},
	{
		.title = "Ask the Pharmacist",
		.text = "Bring the bag with all the boxes in it. An hour of"
		    " questions, and then she stays for those who would"
		    " rather not ask in front of everybody.",
		.when = { .in = ANY_MONTH, .on = MON | WED }, .start = 1030,
		.minutes = 90, .venue = AT_LIBRARY, .organizer = BY_LIBRARY,
		.category = { LEARNING, COMMUNITY }, .tags = FREE | DROP_IN
	}
};

const struct demo_rows	 demo_evenings = { rows,
	sizeof(rows) / sizeof(rows[0]), true };
