/*
 * A second parser of dates, for comparison: the grammar of rule 9.1 as regular
 * expressions. Slow.
 */
#ifndef ALMANAC_DATE_GRAMMAR_H
#define ALMANAC_DATE_GRAMMAR_H

#include <stdbool.h>
#include <stdint.h>

struct moment;
struct zone;

/* False if the text is not a date or outside the years 1 to 9999. */
bool	date_by_grammar(const char *text, const struct zone *reading,
	    int64_t now, struct moment *);

#endif
