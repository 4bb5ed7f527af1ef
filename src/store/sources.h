/*
 * The names of the calendars that records are imported from (`source` in the
 * table imports). Only this file makes them, unless a person types one. The
 * name of a site or a subscription depends only on the address that a person
 * has typed or configured, not on what the server sends (rules 38.4, 44.11).
 * So no server can change records of another source.
 */
#ifndef ALMANAC_SOURCES_H
#define ALMANAC_SOURCES_H

struct arena;
struct db;

/* All iCalendar files, and all CSV files. */
#define SOURCE_ICALENDAR	"icalendar"
#define SOURCE_CSV		"csv"

/*
 * Names the calendar at an address, such as "cal.example/town". The scheme,
 * the scheme's default port, www., the path of the API and slashes at the end
 * are left out.
 */
const char	*source_of_address(struct arena *, const char *address);

/*
 * Names a subscription to an address, such as "cal.example#0a1b...". The
 * digest stands for an address that may be secret: sources are shown.
 */
const char	*source_of_subscription(struct arena *, const char *address);

/*
 * Name files, by what they contain: pages of an API by an address below it, or
 * NULL, and exports by the calendar in their first line. Anyone can have
 * written a file, so these are never names of a site or a subscription.
 */
const char	*source_of_pages(struct arena *,
		    const char *_Nullable address);
const char	*source_of_export(struct arena *, const char *calendar);

/*
 * Names files of SOURCE_ICALENDAR or SOURCE_CSV to which a person has given a
 * name.
 */
const char	*source_of_files(struct arena *, const char *kind,
		    const char *name);

/*
 * Returns the name that a file gets which a user sends at the desk, such as
 * "file: club.ics", for source_of_files(). No address has it.
 */
const char	*source_of_upload(struct arena *, const char *name);

/*
 * Names a picture of an export (`source` in the table images), by its name
 * there and its bytes in base64. This is never an address, as those of pictures
 * of sites are.
 */
const char	*source_of_picture(struct arena *, const char *url,
		    const char *base64);

/*
 * Returns the source for an import from an address. This is the source of a
 * subscription to the address, or else to another address of the same site, or
 * of a removed one, if there is any. Call it in a write transaction.
 */
const char	*source_at(struct db *, struct arena *, const char *address);

#endif
