/*
 * Pieces of dates that PHP's strtotime() reads (rules, 9.8), such as the three
 * of "first day of / next month / noon". For dates_php*.c only.
 */
#ifndef ALMANAC_DATES_PHP_H
#define ALMANAC_DATES_PHP_H

#include <stdbool.h>
#include <stdint.h>

struct zone;

/* What a piece says. */
enum piece_kind {
	PIECE_PARTS,		/* a date, a time, a zone, or several */
	PIECE_DIGITS,		/* 1730: a time, or after a time a year */
	PIECE_NOW,
	PIECE_DAY,		/* 00:00:00, `amount` days from today */
	PIECE_CLOCK,		/* noon, back of 7pm */
	PIECE_INSTANT,		/* `amount` seconds since 1970 */
	PIECE_FIRST_DAY,
	PIECE_LAST_DAY,
	PIECE_STEP,		/* +2 weeks */
	PIECE_WORD_STEP,	/* next month; next monday begins at 00:00:00 */
	PIECE_WEEK,		/* next week */
	PIECE_NTH,		/* first monday of */
	PIECE_WEEKDAY,
	PIECE_AGO
};

enum piece_part {
	PART_YEAR, PART_MONTH, PART_DAY, PART_YEAR_DAY, PART_WEEK,
	PART_WEEK_DAY, PART_HOUR, PART_MINUTE, PART_SECOND, PARTS
};

/* Units after those of enum date_step. */
enum { UNIT_WEEKDAY = 100, UNIT_WORKDAY };

struct piece {
	enum piece_kind		 kind;
	unsigned		 seen;		/* bits 1 << enum piece_part */
	int			 parts[PARTS];
	const struct zone	*zone;		/* NULL: none */
	int64_t			 amount;
	int			 unit;
	int			 times;		/* 7 days; or the weekday */
	bool			 may_be_now;	/* this monday */
};

/*
 * Reads the longest piece at the start of a text. Returns its end, or NULL if
 * there is none.
 */
const char	*_Nullable piece_read(const char *text, const char *end,
		    struct piece *);

/* Blanks, also those that do not break. */
const char	*piece_blanks(const char *text, const char *end);

/*
 * Reads a piece in one format, whose letters dates_php_format.c explains.
 * Returns its end, or NULL if the text does not begin with it.
 */
const char	*_Nullable piece_format(const char *format, const char *text,
		    const char *end, struct piece *);

#endif
