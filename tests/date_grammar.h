/*
 * Dates read a second way: the grammar of rule 9.1 as it stands there, in
 * regular expressions, and what it says that they mean. Slow.
 */
#ifndef ALMANAC_DATE_GRAMMAR_H
#define ALMANAC_DATE_GRAMMAR_H

#include <stdbool.h>
#include <stdint.h>

struct moment;
struct zone;

/* False when the text is no date, or one outside of the years 1 to 9999. */
bool	date_by_grammar(const char *text, const struct zone *reading,
	    int64_t now, struct moment *);

#endif
