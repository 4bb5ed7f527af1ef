#include "command/demo.h"

const struct demo_host	 demo_hosts[ORGANIZER_COUNT] = {
	[BY_TOWN] = {
		.name = "Town of Port Linnet",
		.phone = "(207) 555-0100",
		.email = "clerk@portlinnet.example.org",
		.website = "https://portlinnet.example.org/",
		.text = "Two thousand one hundred people, a harbor, and a"
		    " clerk who answers every letter."
	},
	[BY_MARKET] = {
		.name = "Quay Market Association",
		.phone = "(207) 555-0151",
		.email = "stalls@quaymarket.example.org",
		.website = "https://quaymarket.example.org/",
		.text = "Forty-one growers, bakers, makers and one knife"
		    " grinder."
	},
	[BY_LIBRARY] = {
		.name = "Friends of the Library",
		.phone = "(207) 555-0122",
		.email = "friends@library.portlinnet.example.org",
		.website = "https://library.portlinnet.example.org/friends",
		.text = "We buy what the budget does not: large print, comics"
		    " and the good chairs."
	},
	[BY_LOFT] = {
		.name = "Net Loft Collective",
		.phone = "(207) 555-0114",
		.email = "hello@netloft.example.org",
		.website = "https://netloft.example.org/",
		.text = "Eleven people who share a hall, a sound desk and a"
		    " calendar with colored pencils."
	},
	[BY_MUSEUM] = {
		.name = "Harbor Museum",
		.phone = "(207) 555-0105",
		.email = "desk@harbormuseum.example.org",
		.website = "https://harbormuseum.example.org/",
		.text = "We collect what the town would otherwise throw away."
	},
	[BY_ROWERS] = {
		.name = "Linnet Rowing Club",
		.phone = "(207) 555-0112",
		.email = "cox@linnetrowers.example.org",
		.website = "https://linnetrowers.example.org/",
		.text = "Founded in 1911 to beat the next town, which we have"
		    " done nineteen times."
	},
	[BY_BIRDERS] = {
		.name = "Tern Point Bird Club",
		.email = "walks@ternpoint.example.org",
		.website = "https://ternpoint.example.org/birds",
		.text = "Beginners are lent binoculars and never laughed at."
	},
	[BY_PICTURES] = {
		.name = "Thursday Pictures",
		.phone = "(207) 555-0102",
		.email = "projector@regent.example.org",
		.website = "https://regent.example.org/thursday",
		.text = "A film society with a list of four hundred films"
		    " that somebody insists everybody else must see."
	},
	[BY_DANCERS] = {
		.name = "Spruce Street Dancers",
		.email = "caller@sprucestreetdancers.example.org",
		.text = "Contra, squares and the occasional waltz. No"
		    " partner, no experience and no fancy shoes needed."
	},
	[BY_REPAIR] = {
		.name = "Port Linnet Repair Café",
		.email = "screwdriver@repaircafe.example.org",
		.website = "https://repaircafe.example.org/",
		.text = "Volunteers with tools. We have saved 1,306 things"
		    " from the dump, nine of them twice."
	},
	[BY_ASTRONOMERS] = {
		.name = "Lantern Hill Astronomers",
		.phone = "(207) 555-0188",
		.email = "dome@lanternhill.example.org",
		.website = "https://lanternhill.example.org/",
		.text = "We look after the dome and the dark."
	},
	[BY_CHORUS] = {
		.name = "Harbor Chorus",
		.email = "sing@harborchorus.example.org",
		.website = "https://harborchorus.example.org/",
		.text = "Fifty voices, no auditions, tenors always wanted."
	},
	[BY_PLAYERS] = {
		.name = "Cannery Players",
		.phone = "(207) 555-0103",
		.email = "boxoffice@cannery.example.org",
		.website = "https://cannery.example.org/players",
		.text = "Three plays a year, made by people who work at"
		    " something else by day."
	},
	[BY_BOATYARD] = {
		.name = "Larkin Boat School",
		.phone = "(207) 555-0140",
		.email = "school@larkinboats.example.org",
		.website = "https://larkinboats.example.org/school",
		.text = "Courses of an evening, a weekend or a winter."
	},
	[BY_PARENTS] = {
		.name = "Port Linnet Parents",
		.phone = "(207) 555-0175",
		.email = "parents@school.portlinnet.example.org",
		.text = "Whatever the school cannot pay for begins with a"
		    " cake."
	}
};
