#include "command/demo.h"
#include "command/demo_rows.h"

static const struct demo_row	 rows[] = {
	{
		.title = "The Wet Sails",
		.text = "Two fiddles, a guitar, and tunes that came over with"
		    " the salt. They play standing up, and by the second set"
		    " so do most of the audience.",
		.when = { .in = ANY_MONTH, .on = FRI | SAT }, .start = 2000,
		.minutes = 150, .venue = AT_NET_LOFT, .organizer = BY_LOFT,
		.category = { FOLK, DANCE }, .tags = LIVE_MUSIC,
		.flags = TICKETED, .cost = "$14"
	},
	{
		.title = "Odalys Brandt Trio",
		.text = "Piano, bass and a drummer who plays as if the baby"
		    " were asleep. Standards in the first half, her own"
		    " pieces in the second; you will not hear the seam.",
		.when = { .in = ANY_MONTH, .on = FRI },
		.start = 2030, .minutes = 120,
		.venue = AT_NET_LOFT, .organizer = BY_LOFT,
		.category = { JAZZ }, .tags = LIVE_MUSIC, .flags = TICKETED,
		.cost = "$18"
	},
	{
		.title = "Slack Tide",
		.text = "The fastest band in the county. They have asked us to"
		    " take out the front row of chairs, and we have.",
		.when = { .in = ANY_MONTH, .on = SAT },
		.start = 2030, .minutes = 150,
		.venue = AT_GULL, .organizer = BY_NOBODY,
		.category = { FOLK }, .tags = LIVE_MUSIC, .cost = "$8"
	},
	{
		.title = "Organ at Noon",
		.text = "Forty minutes of Buxtehude and one encore that the"
		    " organist refuses to announce. Eat your sandwich in the"
		    " gallery; she says she does not mind the paper.",
		.when = { .in = ANY_MONTH, .on = WED | THU },
		.start = 1215, .minutes = 40,
		.venue = AT_CHURCH, .organizer = BY_CHORUS,
		.category = { CLASSICAL }, .tags = FREE | DROP_IN,
		.cost = "Free"
	},
	{
		.title = "Brass on the Bandstand",
		.text = "Marches, waltzes and a medley that the conductor has"
		    " been forbidden to explain. The band has thirty players"
		    " between eleven and eighty-six.",
		.when = { .in = JUN | JUL | AUG | SEP, .on = SUN },
		.start = 1830,
		.minutes = 90, .venue = AT_BANDSTAND, .organizer = BY_TOWN,
		.category = { MUSIC },
		.tags = FREE | BRING_A_CHAIR | OPEN_AIR | DOGS
	},
	{
		.title = "Shanty Sing",
		.text = "No stage, no program. Somebody begins, everybody"
		    " knows the chorus, and the landlord rings the bell when"
		    " it gets to the verses that his mother would not like.",
		.when = { .in = ANY_MONTH, .on = SUN },
		.start = 1700, .minutes = 150,
		.venue = AT_GULL, .organizer = BY_NOBODY, .category = { FOLK },
		.tags = FREE | LIVE_MUSIC | BEGINNERS, .cost = "Free"
	},
	{
		.title = "Quartet in the Reading Room",
		.text = "Haydn in the morning light, with the books pushed"
		    " back and the cat put out. The players talk about the"
		    " piece for ten minutes first and are funny about it.",
		.when = { .in = ANY_MONTH, .on = SUN },
		.start = 1100, .minutes = 75,
		.venue = AT_LIBRARY, .organizer = BY_LIBRARY,
		.category = { CLASSICAL }, .tags = STEP_FREE | LAST_SEATS,
		.cost = "$10"
	},
	{
		.title = "Junie Okafor Sings",
		.text = "She grew up on Mill Pond Road and now sings in rooms"
		    " with chandeliers. Once a year she comes home, tunes our"
		    " piano herself and stays for supper.",
		.when = { .in = ANY_MONTH, .on = SAT },
		.start = 1930, .minutes = 120,
		.venue = AT_NET_LOFT, .organizer = BY_LOFT,
		.category = { JAZZ, MUSIC }, .tags = LIVE_MUSIC | LAST_SEATS,
		.flags = FEATURED | TICKETED, .cost = "$22"
	},
	{
		.title = "Songs for a Cold Church",
		.text = "The Harbor Chorus in rounds, spirituals and one thing"
		    " in Finnish. We heat from noon on, and you may still"
		    " want the blanket from your car.",
		.when = { .in = WINTER, .on = SUN },
		.start = 1600, .minutes = 75,
		.venue = AT_CHURCH, .organizer = BY_CHORUS,
		.category = { CLASSICAL }, .tags = FUNDRAISER,
		.cost = "Donation"
	},
	{
		.title = "Kitchen Fiddles",
		.text = "A session at the speed of people who began last year."
		    " The tunes are on the website with dots and recordings,"
		    " and we go round each of them until it holds.",
		.when = { .in = ANY_MONTH, .on = MON | TUE },
		.start = 1900, .minutes = 120,
		.venue = AT_GRANGE, .organizer = BY_DANCERS,
		.category = { FOLK, WORKSHOPS },
		.tags = FREE | BEGINNERS | DROP_IN
	},
	{
		.title = "Low Water Blues",
		.text = "Five fishermen, or four if it is calm. They have one"
		    " slow song, and they save it.",
		.when = { .in = ANY_MONTH, .on = FRI | SAT }, .start = 2030,
		.minutes = 180, .venue = AT_GULL, .organizer = BY_NOBODY,
		.category = { MUSIC, JAZZ }, .tags = LIVE_MUSIC | HARBOR,
		.cost = "$6"
	},
	{
		.title = "Handbells and Harp",
		.text = "Fourteen people in white gloves and one harpist from"
		    " the islands, whose harp travels by lobster boat and has"
		    " its own life jacket.",
		.when = { .in = NOV | DEC, .on = SAT | SUN }, .start = 1500,
		.minutes = 70, .venue = AT_CHURCH, .organizer = BY_CHORUS,
		.category = { CLASSICAL }, .tags = LIVE_MUSIC, .cost = "$10"
	},
	{
		.title = "Big Band Sunday",
		.text = "Seventeen music stands and a floor to dance on. Bring"
		    " somebody you can steer, or come and be steered.",
		.when = { .in = ANY_MONTH, .on = SUN },
		.start = 1500, .minutes = 150,
		.venue = AT_GRANGE, .organizer = BY_DANCERS,
		.category = { JAZZ, DANCE },
		.tags = LIVE_MUSIC | BRING_A_FRIEND,
		.cost = "$10"
	},
	{
		.title = "School Concert",
		.text = "Every class has one piece and every parent has one"
		    " camera. The fourth grade has written an opera about a"
		    " lost mitten; it runs to six minutes and has a storm.",
		.when = { .in = MAY | DEC, .on = THU },
		.start = 1800, .minutes = 90,
		.venue = AT_SCHOOL, .organizer = BY_PARENTS,
		.category = { FAMILIES, MUSIC }, .tags = FREE | STEP_FREE
	},
	{
		.title = "Songs from the Fog Bank",
		.text = "Mairead Coyle with a guitar, a shruti box and stories"
		    " between the songs that are longer than the songs. The"
		    " museum's fog bell plays one note, by request.",
		.when = { .in = ANY_MONTH, .on = FRI },
		.start = 1930, .minutes = 105,
		.venue = AT_MUSEUM, .organizer = BY_MUSEUM,
		.category = { FOLK }, .tags = LIVE_MUSIC | LAST_SEATS,
		.cost = "$12 - $15"
	},
	{
		.title = "Evening Raga",
		.text = "Sitar and tabla, on carpets, with tea. The raga is"
		    " chosen by the light, so we cannot print it here.",
		.when = { .in = SPRING | FALL, .on = SAT },
		.start = 1830, .minutes = 120,
		.venue = AT_CANNERY, .organizer = BY_LOFT,
		.category = { CLASSICAL, MUSIC },
		.tags = LIVE_MUSIC | STEP_FREE,
		.cost = "$16"
	},
	{
		.title = "The Tin Whistle Parade",
		.text = "Forty whistles, one tune, once around the Common and"
		    " down to the quay. Whistles are three dollars at the"
		    " hardware store, and the tune has only two parts.",
		.when = { .in = MAY | SUMMER | SEP, .on = SUN }, .start = 1400,
		.minutes = 60, .venue = AT_COMMON, .organizer = BY_PARENTS,
		.category = { FOLK, FAMILIES },
		.tags = FREE | OPEN_AIR | BEGINNERS | DOGS
	},
	{
		.title = "Accordion Amnesty",
		.text = "If you own one and have not dared, this is the night."
		    " Seven players have confessed so far. The neighbors have"
		    " been told.",
		.when = { .in = ANY_MONTH, .on = WED },
		.start = 1930, .minutes = 120,
		.venue = AT_GULL, .organizer = BY_NOBODY,
		.category = { FOLK, COMEDY }, .tags = FREE | LIVE_MUSIC
	},
	{
		.title = "Silent Film, Loud Piano",
		.text = "A two-reeler, a cartoon and a melodrama with a"
		    " sawmill, and Hester Vane at the upright with both"
		    " feet. Boo when you must.",
		.when = { .in = ANY_MONTH, .on = SUN },
		.start = 1500, .minutes = 110,
		.venue = AT_REGENT, .organizer = BY_PICTURES,
		.category = { FILM, MUSIC }, .tags = LIVE_MUSIC | FOOD,
		.cost = "$9"
	},
	{
		.title = "Lullabies at the Lighthouse",
		.text = "Half an hour of quiet songs in the lamp room stairs,"
		    " where every note stays for a while. For small people in"
		    " pajamas and the people who carry them home.",
		.when = { .in = MAY | SUMMER | SEP, .on = FRI }, .start = 1815,
		.minutes = 40, .venue = AT_LIGHTHOUSE, .organizer = BY_CHORUS,
		.category = { FAMILIES, MUSIC }, .tags = LANTERNS,
		.cost = "Donation"
	}
};

const struct demo_rows	 demo_music = { rows, sizeof(rows) / sizeof(rows[0]),
	true };
