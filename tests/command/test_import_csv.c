/* CSV files of spreadsheets and other calendars (rules 38.23 to 38.25). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "command/import/import_input.h"
#include "command/import/import_tec.h"
#include "command/import/import_undo.h"
#include "command/inside.h"
#include "generated/service.h"

#include "store/imports_undo.h"
#include "tests/support/import_given.h"

TestSuite(import_csv, .init = import_setup, .fini = import_teardown);

#define LIST	"/events?status=any&start_date=2000-01-01&per_page=50&_fields="

/* The report of an import of one file, without the folder. */
static const char *
told_of(const char *text)
{
	static char	 to[8192];
	const char	*from, *at;

	import_start();
	import_files(import_write("a.csv", text), NULL);
	to[0] = '\0';
	for (from = import_told(); (at = strstr(from, import_folder)) != NULL;
	    from = at + strlen(import_folder) + 1)
		strncat(to, from, (size_t)(at - from));
	strcat(to, from);
	import_end();
	return (to);
}

/* The part after the counts. */
static const char *
losses_of(const char *text)
{
	static const char	 head[] = "left out or changed:\n";
	const char		*from = strstr(told_of(text), head);

	return (from != NULL ? from + strlen(head) : "");
}

static void
expect(const char *fields, const char *events)
{
	char	 path[512], body[8192];

	snprintf(path, sizeof(path), LIST "%s", fields);
	snprintf(body, sizeof(body), "{\"events\":[%s]}", events);
	import_start();
	import_expect(path, body);
	import_end();
}

/* Imports a file into an empty database. */
static void
expect_file(const char *text, const char *losses, const char *fields,
    const char *events)
{
	import_setup_again();
	cr_expect_str_eq(losses_of(text), losses, "%s", text);
	expect(fields, events);
}

Test(import_csv, a_table_of_another_calendar_is_imported)
{
	cr_expect_str_eq(told_of("Event Name,Event Description,Event Excerpt,"
	    "Event Start Date,Event Start Time,Event End Date,Event End Time,"
	    "All Day Event,Timezone,Event Venue Name,Event Organizer Name(s),"
	    "Event Category,Event Tags,Event Cost,Event Currency Symbol,"
	    "Event Website,Event Featured Image,Event Show Map,"
	    "Hide From Event Listings,Feature Event\r\n"
	    "\"Talk\",\"<p>About <b>boats</b></p>\",\"Short\",2027-03-01,"
	    "6:30 PM,2027-03-01,8:00 PM,FALSE,America/New_York,Harbor,"
	    "\"Ada, Bob\",\"Music, Talks\",sea,15,$,town.example/talk,"
	    "https://town.example/a.png,TRUE,FALSE,TRUE\r\n"),
	    "categories         2  2 new\n"
	    "tags               1  1 new\n"
	    "venues             1  1 new\n"
	    "organizers         2  2 new\n"
	    "events             1  1 new\n");
	expect("events.title,events.description,events.excerpt,"
	    "events.start_date,events.end_date,events.all_day,events.timezone,"
	    "events.status,events.cost,events.website,events.image.url,"
	    "events.show_map,events.hide_from_listings,events.featured,"
	    "events.venue.venue,events.organizer.organizer,"
	    "events.categories.name,events.tags.name",
	    "{\"status\":\"publish\",\"title\":\"Talk\","
	    "\"description\":\"<p>About <b>boats</b></p>\","
	    "\"excerpt\":\"Short\","
	    "\"image\":{\"url\":\"https://town.example/a.png\"},"
	    "\"all_day\":false,\"start_date\":\"2027-03-01 18:30:00\","
	    "\"end_date\":\"2027-03-01 20:00:00\","
	    "\"timezone\":\"America/New_York\",\"cost\":\"$15\","
	    "\"website\":\"https://town.example/talk\",\"show_map\":true,"
	    "\"hide_from_listings\":false,\"featured\":true,"
	    "\"categories\":[{\"name\":\"Music\"},{\"name\":\"Talks\"}],"
	    "\"tags\":[{\"name\":\"sea\"}],\"venue\":{\"venue\":\"Harbor\"},"
	    "\"organizer\":[{\"organizer\":\"Ada\"},"
	    "{\"organizer\":\"Bob\"}]}");
}

Test(import_csv, a_table_of_a_spreadsheet_is_imported)
{
	expect_file("sep=;\r\nTitel;Beginn;Uhrzeit;Ende;Ort;"
	    "Stra\xdf" "e;PLZ;Stadt;Telefon;Breitengrad;L\xe4ngengrad;"
	    "Veranstalter;E-Mail;Kategorie;Status\r\n"
	    "\"Konzert im\nPark\";31.12.2026;19.30 Uhr;1.1.2027 1:00;Halle;"
	    "Am Markt 1;12345;Wien;'+43 1;48,2;16,37;Verein;a@x.example;"
	    "Musik;Entwurf\r\n",
	    "         1  text: is not UTF-8; other characters are read as"
	    " Windows-1252\n"
	    "            a.csv\n",
	    "events.title,events.status,events.start_date,events.end_date,"
	    "events.venue.venue,events.venue.address,events.venue.zip,"
	    "events.venue.city,events.venue.phone,events.venue.geo_lat,"
	    "events.venue.geo_lng,events.organizer.organizer,"
	    "events.organizer.email,events.categories.name",
	    "{\"status\":\"draft\",\"title\":\"Konzert im Park\","
	    "\"start_date\":\"2026-12-31 19:30:00\","
	    "\"end_date\":\"2027-01-01 01:00:00\","
	    "\"categories\":[{\"name\":\"Musik\"}],"
	    "\"venue\":{\"venue\":\"Halle\",\"address\":\"Am Markt 1\","
	    "\"city\":\"Wien\",\"zip\":\"12345\",\"phone\":\"+43 1\","
	    "\"geo_lat\":48.2,\"geo_lng\":16.37},"
	    "\"organizer\":[{\"organizer\":\"Verein\","
	    "\"email\":\"a@x.example\"}]}");
}

Test(import_csv, a_table_of_outlook_is_imported)
{
	expect_file("\"Subject\",\"Start Date\",\"Start Time\",\"End Date\","
	    "\"End Time\",\"All day event\",\"Categories\",\"Location\","
	    "\"Private\"\r\n\"Dentist\",\"3/30/2027\",\"9:00:00 AM\","
	    "\"3/30/2027\",\"9:30:00 AM\",\"False\",\"Red;Blue\",\"Town\","
	    "\"True\"\r\n\"Talk\",\"3/31/2027\",\"12:00:00 AM\","
	    "\"4/1/2027\",\"12:00:00 AM\",\"True\",\"\",\"\",\"False\""
	    "\r\n", "", "events.title,events.status,events.start_date,"
	    "events.end_date,events.categories.name",
	    "{\"status\":\"private\",\"title\":\"Dentist\","
	    "\"start_date\":\"2027-03-30 09:00:00\","
	    "\"end_date\":\"2027-03-30 09:30:00\","
	    "\"categories\":[{\"name\":\"Blue\"},{\"name\":\"Red\"}]},"
	    "{\"status\":\"publish\",\"title\":\"Talk\","
	    "\"start_date\":\"2027-03-31 00:00:00\","
	    "\"end_date\":\"2027-03-31 23:59:59\",\"categories\":[]}");
}

#define TIMES	"events.start_date,events.end_date,events.all_day"
#define AT(all_day, start, end) \
	"{\"all_day\":" all_day ",\"start_date\":\"" start "\"," \
	"\"end_date\":\"" end "\"}"

Test(import_csv, times_are_in_one_cell_or_several)
{
	static const struct {
		const char	*text, *events;
	} cases[] = {
		{ "Title,Date\nA,2027-01-02\n",
		    AT("true", "2027-01-02 00:00:00",
		    "2027-01-02 23:59:59") },
		{ "Title,Start date,End date\nA,2027-01-02,2027-01-04\n",
		    AT("true", "2027-01-02 00:00:00",
		    "2027-01-04 23:59:59") },
		{ "Title,Start,End\nA,2027-01-02 18:00,2027-01-02 20:00\n",
		    AT("false", "2027-01-02 18:00:00",
		    "2027-01-02 20:00:00") },
		{ "Title,Start,End\nA,2027-01-02 18:00,20:00\n",
		    AT("false", "2027-01-02 18:00:00",
		    "2027-01-02 20:00:00") },
		{ "Title,Start,End\nA,2027-01-02 18:00,2027-01-03\n",
		    AT("false", "2027-01-02 18:00:00",
		    "2027-01-03 23:59:59") },
		{ "Titel;Datum;Uhrzeit\nA;2.1.2027;18 - 20 Uhr\n",
		    AT("false", "2027-01-02 18:00:00",
		    "2027-01-02 20:00:00") },
		{ "Titel;Datum;Uhrzeit\nA;2.1.2027;22:00-2:00\n",
		    AT("false", "2027-01-02 22:00:00",
		    "2027-01-03 02:00:00") },
		{ "Title,Date,Start time,End time\nA,2027-01-02,22:00,01:00\n",
		    AT("false", "2027-01-02 22:00:00",
		    "2027-01-03 01:00:00") },
		{ "Title,Date,Start time\nA,2027-01-02,1899-12-30 18:00:00\n",
		    AT("false", "2027-01-02 18:00:00",
		    "2027-01-02 18:00:00") },
		{ "Datum;Beginn;Ende;Titel\n2.1.2027;18:00;20:00;A\n",
		    AT("false", "2027-01-02 18:00:00",
		    "2027-01-02 20:00:00") },
		{ "von;bis;Datum;Titel\n18:00;20:00;2.1.2027;A\n",
		    AT("false", "2027-01-02 18:00:00",
		    "2027-01-02 20:00:00") },
		{ "Von;Bis;Titel\n2.1.2027 18:00;3.1.2027;A\n",
		    AT("false", "2027-01-02 18:00:00",
		    "2027-01-03 23:59:59") },
		{ "Titel;Datum;Uhrzeit\nA;2.1.2027;ganzt\xc3\xa4gig\n",
		    AT("true", "2027-01-02 00:00:00",
		    "2027-01-02 23:59:59") },
		{ "Title,Date,Time,All day\nA,2027-01-02,18:00,yes\n",
		    AT("true", "2027-01-02 00:00:00",
		    "2027-01-02 23:59:59") },
		{ "Title,Start,Time zone\nA,2027-01-02T18:00:00Z,"
		    "Europe/Berlin\n",
		    AT("false", "2027-01-02 19:00:00",
		    "2027-01-02 19:00:00") }
	};
	size_t	 i;

	for (i = 0; i < COUNT(cases); i++)
		expect_file(cases[i].text, "", TIMES, cases[i].events);
}

Test(import_csv, dates_of_a_column_have_one_order)
{
	static const struct {
		const char	*zone, *text, *losses, *events;
	} cases[] = {
		{ "Europe/Berlin", "Title,Date\nA,3/4/2027\nB,13/4/2027\n", "",
		    "{\"start_date\":\"2027-04-03 00:00:00\"},"
		    "{\"start_date\":\"2027-04-13 00:00:00\"}" },
		{ "Europe/Berlin", "Title,Date\nA,3/4/2027\nB,4/13/2027\n", "",
		    "{\"start_date\":\"2027-03-04 00:00:00\"},"
		    "{\"start_date\":\"2027-04-13 00:00:00\"}" },
		{ "Europe/Berlin", "Title,Start,End\nA,3/4/2027,4/13/2027\n",
		    "", "{\"start_date\":\"2027-03-04 00:00:00\"}" },
		{ "Europe/Berlin", "Title,Date\nA,3/4/2027\n",
		    "         1  dates with slashes: could begin with the"
		    " month; read as day/month/year\n            a.csv\n",
		    "{\"start_date\":\"2027-04-03 00:00:00\"}" },
		{ "America/Chicago", "Title,Date\nA,3/4/2027\n",
		    "         1  dates with slashes: could begin with the day;"
		    " read as month/day/year\n            a.csv\n",
		    "{\"start_date\":\"2027-03-04 00:00:00\"}" },
		{ "America/Chicago", "Title,Date\nA,3/4/2027\nB,4.3.2027\n",
		    "         1  dates with slashes: could begin with the day;"
		    " read as month/day/year\n            a.csv\n",
		    "{\"start_date\":\"2027-03-04 00:00:00\"},"
		    "{\"start_date\":\"2027-03-04 00:00:00\"}" },
		{ "Europe/Berlin", "Title,Date\nA,13/4/2027\nB,4/13/2027\n",
		    "         1  event Date: is not a date; the row is left"
		    " out\n            line 3 of a.csv: 4/13/2027\n",
		    "{\"start_date\":\"2027-04-13 00:00:00\"}" }
	};
	size_t	 i;

	for (i = 0; i < COUNT(cases); i++) {
		import_site_zone(cases[i].zone);
		expect_file(cases[i].text, cases[i].losses,
		    "events.start_date", cases[i].events);
	}
}

Test(import_csv, what_is_left_out_is_reported_with_line_and_column)
{
	expect_file("Titel;Beginn;Uhrzeit;Ende;Ganzt\xc3\xa4gig;Zeitzone;"
	    "Status;Bild;Farbe;Titel;featured\n"
	    ";1.1.2027;;;;;;;;;\n"
	    "A;31.2.2027;;;;;;;rot;B;\n"
	    "\"B\nB\";1.1.2027;abends;;;;;;;;\n"
	    "C;1.1.2027;;gestern;;;;;;;\n"
	    "D;1.1.2027;18:00;1.1.2026 17:00;vielleicht;Mars/Base;halb;bild;;;"
	    "wer weiß;extra\n",
	    "         1  column Farbe: is unknown\n"
	    "            a.csv\n"
	    "         1  column Titel: has the meaning of another one\n"
	    "            a.csv\n"
	    "         1  event Titel: is missing; the row is left out\n"
	    "            line 2 of a.csv\n"
	    "         1  event Beginn: is not a date; the row is left out\n"
	    "            line 3 of a.csv: 31.2.2027\n"
	    "         1  event Uhrzeit: is not a time; the row is left out\n"
	    "            line 4 of a.csv: abends\n"
	    "         1  event Ende: is not a date; the row is left out\n"
	    "            line 6 of a.csv: gestern\n"
	    "         1  cells: are more than the first line has; left out\n"
	    "            line 7 of a.csv\n"
	    "         1  event Zeitzone: is unknown; that of the site is used\n"
	    "            line 7 of a.csv: Mars/Base\n"
	    "         1  event Ganzt\xc3\xa4gig: is neither yes nor no\n"
	    "            line 7 of a.csv: vielleicht\n"
	    "         1  event Ende: is before the start; the event ends when"
	    " it starts\n"
	    "            line 7 of a.csv: 1.1.2026 17:00\n"
	    "         1  event Bild: is not a URL\n"
	    "            line 7 of a.csv: bild\n"
	    "         1  event Status: is unknown; the event becomes a draft\n"
	    "            line 7 of a.csv: halb\n"
	    "         1  event featured: is neither yes nor no\n"
	    "            line 7 of a.csv: wer wei\xc3\x9f\n",
	    "events.title,events.status," TIMES,
	    "{\"status\":\"draft\",\"title\":\"D\",\"all_day\":false,"
	    "\"start_date\":\"2027-01-01 18:00:00\","
	    "\"end_date\":\"2027-01-01 18:00:00\"}");
}

Test(import_csv, other_files_are_rejected)
{
	static const struct {
		const char	*text, *why;
	} cases[] = {
		{ "Foo;Bar\na;b\n", "is neither JSON nor an iCalendar, and as"
		    " CSV it has no column for the title (Title, Event Name);"
		    " its first line is: Foo, Bar" },
		{ "Title,Place\na,b\n", "is neither JSON nor an iCalendar, and"
		    " as CSV it has no column for the start (Start date, Date,"
		    " Beginn); its first line is: Title, Place" },
		{ "", "is neither JSON nor an iCalendar, and as CSV it has no"
		    " column for the title (Title, Event Name); its first line"
		    " is: " },
		{ "\x1b[2JPage\n", "is neither JSON nor an iCalendar, and as"
		    " CSV it has no column for the title (Title, Event Name);"
		    " its first line is: ?[2JPage" }
	};
	char		 why[512];
	const char	*path;
	size_t		 i;

	for (i = 0; i < COUNT(cases); i++) {
		path = import_write("x.csv", cases[i].text);
		snprintf(why, sizeof(why), "'%s' %s", path, cases[i].why);
		import_start();
		import_files_end_with(why, path);
		import_end();
	}
	path = import_write("x.csv", "Title,Date\na,2027-01-01\n"
	    "\"b,2027-01-01\n");
	snprintf(why, sizeof(why), "'%s': the quotation mark in line 3 has no"
	    " end", path);
	import_start();
	import_files_end_with(why, path);
	import_end();
	expect("events.title", "");
}

Test(import_csv, a_file_has_a_limit_of_rows)
{
	struct arena	*arena = arena_new();
	struct buf	 text;
	char		 why[256];
	const char	*path;
	int		 i;

	buf_init(&text, arena, 4 << 20);
	buf_string(&text, "Title,Date\n");
	for (i = 0; i <= SERVICE_CSV_ROWS_ITEMS; i++)
		buf_string(&text, "a,2027-01-01\n");
	path = import_write("x.csv", text.data);
	arena_free(arena);
	snprintf(why, sizeof(why), "'%s' has more than 100000 rows; divide it",
	    path);
	import_start();
	import_files_end_with(why, path);
	import_end();
	expect("events.title", "");
}

#define TABLE	"Title,Date,Time,Venue,Description\n"

/* Rule 38.25. */
Test(import_csv, a_second_run_changes_what_has_changed)
{
	(void)told_of(TABLE "A,2027-01-01,18:00,Hall,one\n"
	    "B,2027-01-01,18:00,Hall,one\n");
	cr_expect_str_eq(told_of("Titel;Datum;Zeit;Ort;Beschreibung\n"
	    "B;1.1.2027;18 Uhr;Hall;one\nA;1.1.2027;18 Uhr;Hall;two\n"
	    "A;1.1.2027;18 Uhr;Garden;three\n"),
	    "categories         0\n"
	    "tags               0\n"
	    "venues             2  1 new  1 as before\n"
	    "organizers         0\n"
	    "events             3  1 new  1 changed  1 as before\n");
	expect("events.description", "{\"description\":\"two\"},"
	    "{\"description\":\"one\"},{\"description\":\"three\"}");
}

Test(import_csv, an_event_is_known_by_its_id)
{
	(void)told_of("ID,Title,Date\n7,A,2027-01-01\n8,B,2027-01-01\n");
	cr_expect_str_eq(losses_of("ID,Title,Date\n7,A,2027-02-02\n"
	    "8,C,2027-01-01\n7,D,2027-01-01\n"),
	    "         1  event ID: occurs twice; the first row is used\n"
	    "            line 4 of a.csv: 7\n");
	expect("events.title,events.start_date",
	    "{\"title\":\"C\",\"start_date\":\"2027-01-01 00:00:00\"},"
	    "{\"title\":\"A\",\"start_date\":\"2027-02-02 00:00:00\"}");
}

/* Tables number their rows, so another file may have another event 7. */
Test(import_csv, a_number_of_another_table_changes_nothing)
{
	(void)told_of("ID,Title,Date\n7,A,2027-01-01\n"
	    "e7d1f0a2c3b4d5e6@town.example,B,2027-01-01\n");
	cr_expect_str_eq(losses_of("ID,Title,Date\n7,Z,2027-05-05\n"
	    "e7d1f0a2c3b4d5e6@town.example,Y,2027-05-05\n"),
	    "         1  event ID: is that of an event of another file;"
	    " --source imports it\n"
	    "            line 2 of a.csv: 7\n");
	expect("events.title", "{\"title\":\"A\"},{\"title\":\"Y\"}");
}

static void
import_named(const char *path, const char *source)
{
	struct tec	 tec;
	struct input	 in;

	import_start();
	tec_open(&tec, &given);
	cr_assert_null(input_open(&in, path));
	cr_assert(import_file(&given, &tec, &in, source));
	input_close(&in);
	import_end();
}

static void
expect_undone(const char *source)
{
	import_start();
	cr_assert_null(import_undo(given.inside, given.report, source,
	    IMPORTS_ALL));
	IMPORT_EXPECT_TOLD(
	    "categories         0\n"
	    "tags               0\n"
	    "venues             1  1 to the trash\n"
	    "organizers         0\n"
	    "events             1  1 to the trash\n");
	import_end();
	expect("events.title", "");
}

/* A name that is typed is that of CSV files alone (rule 38.16). */
Test(import_csv, an_import_is_undone)
{
	(void)told_of(TABLE "A,2027-01-01,18:00,Hall,one\n");
	expect_undone("csv");
	import_named(import_write("a.csv", TABLE "A,2027-01-01,18:00,Hall,"
	    "one\n"), "town");
	expect_undone("town");
	import_named(import_write("a.csv", TABLE "A,2027-01-01,18:00,Hall,"
	    "one\n"), "town");
	expect_undone("csv town");
}

/* A cell cannot create more terms than an event can have. */
Test(import_csv, names_beyond_the_limit_are_not_created)
{
	struct arena	*arena = arena_new();
	struct buf	 text;
	int		 i;

	buf_init(&text, arena, 4096);
	buf_string(&text, "Title,Date,Tags,Organizers\nA,2027-01-01,\"");
	for (i = 0; i < 200; i++)
		buf_printf(&text, "t%d,", i);
	buf_string(&text, "\",\"");
	for (i = 0; i < 200; i++)
		buf_printf(&text, "o%d,", i);
	buf_string(&text, "\"\n");
	cr_expect_str_eq(told_of(text.data),
	    "categories         0\n"
	    "tags             100  100 new\n"
	    "venues             0\n"
	    "organizers        50  50 new\n"
	    "events             1  1 new\n"
	    "\n"
	    "left out or changed:\n"
	    "         1  event organizer: has too many values; used are the"
	    " first 50\n"
	    "            line 2 of a.csv\n"
	    "         1  event tags: has too many values; used are the first"
	    " 100\n"
	    "            line 2 of a.csv\n");
	arena_free(arena);
}

/* A venue with another address is another venue. */
Test(import_csv, venues_are_told_apart_by_their_addresses)
{
	expect_file("Title,Date,Venue,City\nA,2027-01-01,Town Hall,Rome\n"
	    "B,2027-01-02,Town Hall,Oslo\nC,2027-01-03,Town Hall,Rome\n"
	    "D,2027-01-04,,Rome\n", "",
	    "events.venue.id,events.venue.venue,events.venue.city",
	    "{\"venue\":{\"id\":1,\"venue\":\"Town Hall\",\"city\":\"Rome\"}},"
	    "{\"venue\":{\"id\":3,\"venue\":\"Town Hall\",\"city\":\"Oslo\"}},"
	    "{\"venue\":{\"id\":1,\"venue\":\"Town Hall\",\"city\":\"Rome\"}},"
	    "{\"venue\":{\"id\":6,\"venue\":\"Rome\",\"city\":\"Rome\"}}");
}

Test(import_csv, a_place_beside_a_venue_is_its_city)
{
	expect_file("Titel;Datum;Ort\nA;1.1.2027;Wien\n", "",
	    "events.venue.venue,events.venue.city",
	    "{\"venue\":{\"venue\":\"Wien\"}}");
	expect_file("Titel;Datum;Ort;Veranstaltungsort\n"
	    "A;1.1.2027;Wien;Halle\n", "",
	    "events.venue.venue,events.venue.city",
	    "{\"venue\":{\"venue\":\"Halle\",\"city\":\"Wien\"}}");
	expect_file("Titel;Datum;Ort;Venue;City\nA;1.1.2027;Wien;Halle;Linz\n",
	    "         1  column Ort: has the meaning of another one\n"
	    "            a.csv\n", "events.venue.venue,events.venue.city",
	    "{\"venue\":{\"venue\":\"Halle\",\"city\":\"Linz\"}}");
}

Test(import_csv, markup_and_formulas_are_texts)
{
	expect_file("Title,Date,Description,Cost\n"
	    "=HYPERLINK(1),2027-01-01,<script>a()</script>=1+1,'-5\n"
	    "Rock & <b>Roll</b>,2027-01-02,\"1 < 2\nB\",\n", "",
	    "events.title,events.description,events.cost",
	    "{\"title\":\"=HYPERLINK(1)\",\"description\":\"a()=1+1\","
	    "\"cost\":\"-5\"},"
	    "{\"title\":\"Rock & Roll\",\"description\":\"1 &lt; 2\\nB\","
	    "\"cost\":\"\"}");
}
