#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/titles.h"


static void
given_place(const char *name, const char *place)
{
	given_event("ed", name, "2027-01-01", "2027-01-01",
	    target("\"venue\":{\"venue\":\"%s\"%s%s}", name,
	    *place == '\0' ? "" : ",", place));
}

/* Venues have even ids, from 2 on. */
static void
given_places(void)
{
	given_place("Rome", "\"geo_lat\":41.9,\"geo_lng\":12.5");
	given_place("Ostia", "\"geo_lat\":41.73,\"geo_lng\":12.28");
	given_place("Suva", "\"geo_lat\":-18.1,\"geo_lng\":178.4");
	given_place("Apia", "\"geo_lat\":-13.8,\"geo_lng\":-171.8");
	given_place("Pole", "\"geo_lat\":90,\"geo_lng\":0");
	given_place("Alert", "\"geo_lat\":82.5,\"geo_lng\":-62.3");
	given_place("Moon", "");
	given_event("ed", "None", "2027-01-01", "2027-01-01", "");
}

Test(event_places, positions)
{
	static const struct titles	 rows[] = {
		{ "geoloc=true", "Rome Ostia Suva Apia Pole Alert" },
		{ "geoloc=false", "Moon None" },
		{ "geoloc_lat=41.9&geoloc_lng=12.5", "Rome" },
		{ "geoloc_lat=41.9&geoloc_lng=12.5&geoloc_distance=27",
		    "Rome Ostia" },
		{ "geoloc_lat=41.9&geoloc_lng=12.5&geoloc_distance=0.001",
		    "Rome" },
		{ "geoloc_lat=41.9&geoloc_lng=13&geoloc_distance=1", "" },
		{ "geoloc_lat=-18&geoloc_lng=179.9&geoloc_distance=200",
		    "Suva" },
		{ "geoloc_lat=-18&geoloc_lng=-179.9&geoloc_distance=200",
		    "Suva" },
		{ "geoloc_lat=-16&geoloc_lng=180&geoloc_distance=1000",
		    "Suva Apia" },
		{ "geoloc_lat=-16&geoloc_lng=-180&geoloc_distance=1000",
		    "Suva Apia" },
		{ "geoloc_lat=89.9&geoloc_lng=117&geoloc_distance=25",
		    "Pole" },
		{ "geoloc_lat=89&geoloc_lng=117&geoloc_distance=1000",
		    "Pole Alert" },
		{ "geoloc_lat=0&geoloc_lng=0&geoloc_distance=20040",
		    "Rome Ostia Suva Apia Pole Alert" },
		{ "geoloc_lat=41.9&geoloc_lng=12.5&geoloc=true", "Rome" },
		{ "geoloc_lat=41.9&geoloc_lng=12.5&geoloc=false", "" },
		{ "geoloc_distance=5",
		    "Rome Ostia Suva Apia Pole Alert Moon None" },
		{ "geoloc_lat=41.9", "400" },
		{ "geoloc_lat=91&geoloc_lng=1", "400" },
		{ "geoloc_lat=1&geoloc_lng=1&geoloc_distance=0", "400" },
	};

	given_places();
	expect_all_titles(NULL, rows, COUNT(rows));
}

Test(event_places, venues)
{
	static const struct titles	 rows[] = {
		{ "venue=2", "Rome" }, { "venue=14,2", "Rome Moon" },
		{ "venue[]=4&venue[]=4", "Ostia" }, { "venue=1", "400" },
		{ "venue=2,99", "400" }, { "venue=4&geoloc=1", "Ostia" },
		{ "venue=4&search=rome", "" },
	};

	given_places();
	expect_all_titles(NULL, rows, COUNT(rows));
}

Test(event_places, organizers)
{
	static const struct titles	 rows[] = {
		{ "organizer=1", "both ada" }, { "organizer=2", "both" },
		{ "organizer=1,2", "both ada" }, { "organizer=3", "400" },
	};
	static const struct titles	 later[] = {
		{ "organizer=1", "" }, { "organizer=2", "both" },
	};

	given_organizer("ed", "\"organizer\":\"Ada\"");
	given_organizer("ed", "\"organizer\":\"Eve\"");
	given_event("ed", "both", "2027-01-01", "2027-01-01",
	    "\"organizer\":[1,2]");
	given_event("ed", "ada", "2027-01-01", "2027-01-01",
	    "\"organizer\":1");
	given_event("ed", "none", "2027-01-01", "2027-01-01", "");
	expect_all_titles(NULL, rows, COUNT(rows));
	ask_as("ed", "DELETE", "/organizers/1");
	expect_all_titles(NULL, later, COUNT(later));
}
