#include "command/demo.h"

const struct demo_place	 demo_places[VENUE_COUNT] = {
	[AT_TOWN_HALL] = {
		.name = "Port Linnet Town Hall",
		.address = "1 Quay Street",
		.phone = "(207) 555-0100",
		.website = "https://portlinnet.example.org/town-hall",
		.latitude = 44.6132, .longitude = -67.4811,
		.text = "The brick building with the clock that is four"
		    " minutes fast. Meetings are in the council room on the"
		    " upper floor; there is a lift behind the front desk.",
		.note = "The council room is on the upper floor. Use the"
		    " side door on Customs Lane after six; it is level, and"
		    " the lift is right behind it."
	},
	[AT_NET_LOFT] = {
		.name = "The Net Loft",
		.address = "14 Ropewalk Lane",
		.phone = "(207) 555-0114",
		.website = "https://netloft.example.org/",
		.latitude = 44.6119, .longitude = -67.4789,
		.text = "Nets were mended up here for ninety years. Now it is"
		    " a hall for a hundred and twenty people, with a sprung"
		    " floor, a decent piano and a very small bar.",
		.note = "Doors open half an hour before. The Net Loft is up"
		    " one flight of stairs; ring the bell at street level and"
		    " somebody will bring you up in the freight hoist, which"
		    " is safer than it looks."
	},
	[AT_QUAY] = {
		.name = "Market Quay",
		.address = "Quay Street",
		.latitude = 44.6127, .longitude = -67.4797,
		.text = "The paved quay between the fish pier and the ferry"
		    " slip. Cars are kept out on market days.",
		.note = "Park at the school and walk down; the quay is closed"
		    " to cars until the last stall has gone."
	},
	[AT_LIBRARY] = {
		.name = "Linnet Free Library",
		.address = "22 Tern Street",
		.phone = "(207) 555-0122",
		.website = "https://library.portlinnet.example.org/",
		.latitude = 44.6145, .longitude = -67.4826,
		.text = "Built with a sea captain's money in 1903 and kept"
		    " alive with bake sales ever since. The reading room"
		    " looks over the harbor.",
		.note = "The reading room is on the ground floor and the"
		    " coffee is on the window sill. Leave a dollar in the tin"
		    " if you have one."
	},
	[AT_CANNERY] = {
		.name = "The Cannery",
		.address = "3 Cannery Row",
		.phone = "(207) 555-0103",
		.website = "https://cannery.example.org/",
		.latitude = 44.6104, .longitude = -67.4762,
		.text = "Sardines until 1971, pictures and plays since 1988."
		    " Two galleries, a black box with eighty seats, and"
		    " studios on the water side.",
		.note = "The Cannery is level from the street to the last"
		    " row. It is heated, but not by much: keep your sweater"
		    " on."
	},
	[AT_GULL] = {
		.name = "The Gull and Anchor",
		.address = "9 Quay Street",
		.phone = "(207) 555-0109",
		.website = "https://gullandanchor.example.org/",
		.latitude = 44.6130, .longitude = -67.4803,
		.text = "The pub on the corner of the quay. The back room has"
		    " a stage the size of a door, because it is one.",
		.note = "Come early if you want to eat; the kitchen closes"
		    " when the music starts."
	},
	[AT_CHURCH] = {
		.name = "Church of Saint Brendan",
		.address = "6 Chapel Hill",
		.phone = "(207) 555-0106",
		.website = "https://saintbrendan.example.org/",
		.latitude = 44.6158, .longitude = -67.4800,
		.text = "A white wooden church with the best acoustics in the"
		    " county and the hardest pews.",
		.note = "There are cushions in the basket by the door. Take"
		    " one, and do not be proud about it."
	},
	[AT_BOATYARD] = {
		.name = "Larkin's Boatyard",
		.address = "40 Slip Road",
		.phone = "(207) 555-0140",
		.website = "https://larkinboats.example.org/",
		.latitude = 44.6087, .longitude = -67.4738,
		.text = "A working yard. Wooden boats are built in the long"
		    " shed, and people who want to learn how are welcome"
		    " there.",
		.note = "Wear shoes that may meet epoxy. Safety glasses hang"
		    " by the door of the long shed."
	},
	[AT_MUSEUM] = {
		.name = "Harbor Museum",
		.address = "5 Customs Lane",
		.phone = "(207) 555-0105",
		.website = "https://harbormuseum.example.org/",
		.latitude = 44.6136, .longitude = -67.4818,
		.text = "Three floors of ropes, charts, letters and one"
		    " stuffed seal. Children may ring the fog bell at noon.",
		.note = "A ticket of the museum is good for the whole day, so"
		    " come before and see the new room upstairs."
	},
	[AT_LIGHTHOUSE] = {
		.name = "Tern Point Lighthouse",
		.address = "Tern Point Road",
		.website = "https://ternpoint.example.org/",
		.latitude = 44.6021, .longitude = -67.4655,
		.text = "Sixty-one feet of granite, automatic since 1962. The"
		    " keeper's house has a kettle and a visitors' book.",
		.note = "It is always windier at the point than you think."
		    " The last half mile is a gravel path."
	},
	[AT_MILL_POND] = {
		.name = "Mill Pond Park",
		.address = "Mill Pond Road",
		.latitude = 44.6183, .longitude = -67.4871,
		.text = "The pond, the weir, a loop of a mile on firm ground,"
		    " and the only public grill that works.",
		.note = "We meet at the map board by the weir."
	},
	[AT_SCHOOL] = {
		.name = "Port Linnet School",
		.address = "75 Spruce Street",
		.phone = "(207) 555-0175",
		.website = "https://school.portlinnet.example.org/",
		.latitude = 44.6174, .longitude = -67.4839,
		.text = "The gymnasium and the yard are the town's when"
		    " lessons are over.",
		.note = "Enter through the gymnasium, and in soft shoes,"
		    " please; the floor is new."
	},
	[AT_GRANGE] = {
		.name = "Spruce Street Grange",
		.address = "31 Spruce Street",
		.phone = "(207) 555-0131",
		.latitude = 44.6163, .longitude = -67.4845,
		.text = "A long hall with a stove at each end and a kitchen"
		    " that has fed four hundred.",
		.note = "There is a ramp on the garden side. Bring a plate if"
		    " there is food, and take it home again."
	},
	[AT_BOOKSHOP] = {
		.name = "Second Tide Books",
		.address = "17 Tern Street",
		.phone = "(207) 555-0117",
		.website = "https://secondtide.example.org/",
		.latitude = 44.6143, .longitude = -67.4820,
		.text = "New in front, used behind, poetry on the stairs.",
		.note = "The shop holds thirty people if nobody takes off a"
		    " coat. Call to keep a chair."
	},
	[AT_ORCHARD] = {
		.name = "Hallowell Orchard",
		.address = "210 Ridge Road",
		.phone = "(207) 555-0121",
		.website = "https://hallowellorchard.example.org/",
		.latitude = 44.6310, .longitude = -67.5052,
		.text = "Forty kinds of apples, eleven of which are good to"
		    " eat, and a barn with a view as far as the islands.",
		.note = "The orchard is two miles up Ridge Road. The farm"
		    " wagon leaves the quay half an hour before and brings"
		    " everybody back."
	},
	[AT_OBSERVATORY] = {
		.name = "Lantern Hill Observatory",
		.address = "Lantern Hill",
		.phone = "(207) 555-0188",
		.website = "https://lanternhill.example.org/",
		.latitude = 44.6256, .longitude = -67.4702,
		.text = "A dome that the high school built in 1974, and a"
		    " twelve-inch telescope that looks much further than its"
		    " budget.",
		.note = "The path is dark on purpose. Bring a red light if"
		    " you have one, and warm socks in any month."
	},
	[AT_BOATHOUSE] = {
		.name = "Rowing Club Boathouse",
		.address = "12 Slip Road",
		.phone = "(207) 555-0112",
		.website = "https://linnetrowers.example.org/",
		.latitude = 44.6095, .longitude = -67.4750,
		.text = "Six gigs, a ramp into the inner harbor, and showers"
		    " that are warm for the first three people.",
		.note = "Everybody wears a life jacket; the club has them in"
		    " every size."
	},
	[AT_BANDSTAND] = {
		.name = "The Bandstand",
		.address = "Beacon Common",
		.latitude = 44.6151, .longitude = -67.4808,
		.text = "Octagonal, repainted every second spring, and in use"
		    " on every fair evening of the summer.",
		.note = "If it rains, look for a note on the bandstand: then"
		    " we are in the Grange, five minutes up the hill."
	},
	[AT_REGENT] = {
		.name = "The Regent",
		.address = "2 Tern Street",
		.phone = "(207) 555-0102",
		.website = "https://regent.example.org/",
		.latitude = 44.6138, .longitude = -67.4813,
		.text = "One screen, two hundred and ten seats, real butter."
		    " Volunteers have run it since 1996.",
		.note = "The box office opens forty minutes before. The first"
		    " two rows are for people under five feet."
	},
	[AT_COMMON] = {
		.name = "Beacon Common",
		.address = "Chapel Hill",
		.latitude = 44.6153, .longitude = -67.4805,
		.text = "The green above the harbor where the beacon stood."
		    " Sheep are no longer allowed.",
		.note = "The grass is level but soft after rain; the path"
		    " along the wall is paved."
	}
};
