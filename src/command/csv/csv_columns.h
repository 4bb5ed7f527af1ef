/* The columns of CSV files: their names, and which fields they are (38.23). */
#ifndef ALMANAC_CSV_COLUMNS_H
#define ALMANAC_CSV_COLUMNS_H

#include <stdbool.h>

struct arena;

enum csv_column {
	CSV_ID,
	CSV_TITLE,
	CSV_START_DATE,
	CSV_START_TIME,
	CSV_END_DATE,
	CSV_END_TIME,
	CSV_ALL_DAY,
	CSV_TIMEZONE,
	CSV_STATUS,
	CSV_PUBLISHED,
	CSV_EVENT_STATUS,
	CSV_REASON,
	CSV_DESCRIPTION,
	CSV_EXCERPT,
	CSV_CATEGORIES,
	CSV_TAGS,
	CSV_VENUE,
	CSV_ADDRESS,
	CSV_ZIP,
	CSV_CITY,
	CSV_STATE,
	CSV_PROVINCE,
	CSV_COUNTRY,
	CSV_PHONE,
	CSV_VENUE_WEBSITE,
	CSV_LATITUDE,
	CSV_LONGITUDE,
	CSV_ORGANIZERS,
	CSV_ORGANIZER_EMAIL,
	CSV_ORGANIZER_PHONE,
	CSV_ORGANIZER_WEBSITE,
	CSV_COST,
	CSV_WEBSITE,
	CSV_IMAGE,
	CSV_FEATURED,
	CSV_STICKY,
	CSV_HIDDEN,
	CSV_SHOW_MAP,
	CSV_SHOW_MAP_LINK,
	CSV_SLUG,
	CSV_WRITTEN,			/* exports have those above */
	CSV_CURRENCY = CSV_WRITTEN,
	CSV_CURRENCY_POSITION,
	CSV_PRIVATE,			/* of Outlook */
	CSV_START,			/* a date, or a time beside one */
	CSV_END,
	CSV_PLACE,			/* a venue, or a city beside one */
	CSV_COLUMNS
};

/* What the IDs of a calendar begin with in its exports (38.26). */
const char	*csv_ids(struct arena *, const char *site);

/* Its name in exports. */
const char	*csv_column_name(enum csv_column);

/*
 * Finds a column by its name, in any letter case, with or without blanks,
 * punctuation and accents. CSV_COLUMNS: it is unknown.
 */
enum csv_column	 csv_column_find(struct arena *, const char *name);

/* Reads yes, ja, x, 1 and the like. Returns false for other texts. */
bool		 csv_read_truth(struct arena *, const char *text,
		    bool *truth);

/*
 * Reads a status, as one of the two fields. Returns false for other texts.
 */
bool		 csv_read_status(struct arena *, const char *text,
		    const char **field, const char **value);

#endif
