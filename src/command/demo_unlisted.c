#include "command/demo.h"
#include "command/demo_rows.h"

/* What not everybody sees, or not yet. */
static const struct demo_row	 rows[] = {
	{
		.title = "Bridge Closing Hearing",
		.text = "Draft of the notice, waiting for the county's dates."
		    " The engineer will explain which half is closed first,"
		    " and for how long.",
		.when = { .in = ANY_MONTH, .on = TUE | WED }, .start = 1800,
		.minutes = 90, .venue = AT_TOWN_HALL, .organizer = BY_TOWN,
		.category = { TOWN_HALL }, .flags = IS_DRAFT
	},
	{
		.title = "Puppets on the Common (Title?)",
		.text = "Ask the Players whether they want the small stage or"
		    " the hay wagon, and who drives the wagon.",
		.when = { .in = MAY | SUMMER | SEP, .on = SUN }, .start = 1500,
		.minutes = 60, .venue = AT_COMMON, .organizer = BY_PLAYERS,
		.category = { THEATER, FAMILIES }, .tags = FREE,
		.flags = IS_DRAFT
	},
	{
		.title = "Knots for Landlubbers",
		.text = "Bowline, clove hitch, sheet bend, and the one that"
		    " your grandfather tied and nobody could undo. Waiting"
		    " for a price from the school.",
		.when = { .in = ANY_MONTH, .on = THU },
		.start = 1900, .minutes = 90,
		.venue = AT_BOATYARD, .organizer = BY_BOATYARD,
		.category = { BOATBUILDING, WORKSHOPS }, .tags = BEGINNERS,
		.flags = IS_DRAFT
	},
	{
		.title = "Ukulele Circle",
		.text = "Sent in by a reader. Somebody should find out whether"
		    " the Grange is free, and whether the Grange minds.",
		.when = { .in = ANY_MONTH, .on = MON },
		.start = 1830, .minutes = 90,
		.venue = AT_GRANGE, .organizer = BY_NOBODY,
		.category = { MUSIC }, .tags = BEGINNERS | BRING_A_FRIEND,
		.flags = IS_PENDING
	},
	{
		.title = "Surprise Party for the Clerk",
		.text = "Twenty-five years at the window. Be in the council"
		    " room by a quarter past five and do not park on Quay"
		    " Street, she knows everybody's car.",
		.when = { .in = ANY_MONTH, .on = FRI },
		.start = 1715, .minutes = 120,
		.venue = AT_TOWN_HALL, .organizer = BY_NOBODY,
		.category = { COMMUNITY }, .tags = FOOD, .flags = IS_PRIVATE
	},
	{
		.title = "Board of the Net Loft",
		.text = "Roof, insurance, roof, the piano, any other"
		    " business, roof.",
		.when = { .in = ANY_MONTH, .on = TUE },
		.start = 1930, .minutes = 120,
		.venue = AT_NET_LOFT, .organizer = BY_LOFT,
		.category = { COMMUNITY }, .flags = IS_PRIVATE
	},
	{
		.title = "Rehearsal: Messiah, Anyway",
		.text = "Altos at half past six for the runs, everybody else"
		    " at seven. There will be cough drops. The password is"
		    " for the chorus: please do not pass it on to the"
		    " basses of the next town.",
		.when = { .in = OCT | NOV, .on = MON },
		.start = 1830, .minutes = 150,
		.venue = AT_CHURCH, .organizer = BY_CHORUS,
		.category = { CLASSICAL }, .flags = IS_PROTECTED
	},
	{
		.title = "Volunteers' Dinner of the Regent",
		.text = "One film, no customers. You choose it on the night,"
		    " by throwing popcorn at the title you want.",
		.when = { .in = FALL | WINTER | SPRING, .on = SUN },
		.start = 1800,
		.minutes = 210, .venue = AT_REGENT, .organizer = BY_PICTURES,
		.category = { FILM }, .tags = FOOD, .flags = IS_PROTECTED
	},
	{
		.title = "Dredging Closes the Inner Harbor",
		.text = "The dredger works inside the pier head from seven to"
		    " five. Boats that must get out should be on the outer"
		    " moorings by the evening before. Told to owners by"
		    " letter; kept off the calendar so that nobody comes to"
		    " look.",
		.when = { .in = FALL | SPRING, .on = MON | TUE }, .days = 4,
		.venue = AT_QUAY, .organizer = BY_TOWN,
		.category = { ON_THE_WATER }, .tags = HARBOR,
		.flags = IS_HIDDEN
	},
	{
		.title = "The Long Table",
		.text = "One table from the Regent to the pier, four hundred"
		    " chairs, every kitchen in town. Seats will be given out"
		    " when this page opens; last time they were gone before"
		    " the soup was planned.",
		.when = { .in = MAY | JUN | SEP, .on = SUN }, .start = 1700,
		.minutes = 240, .venue = AT_QUAY, .organizer = BY_MARKET,
		.other = BY_TOWN,
		.category = { COMMUNITY, FESTIVALS },
		.tags = FOOD | LAST_SEATS | OPEN_AIR,
		.flags = IS_SCHEDULED | TICKETED, .cost = "$18"
	}
};

const struct demo_rows	 demo_unlisted = { rows,
	sizeof(rows) / sizeof(rows[0]), true };
