/*
 * A strict parser of Prometheus' text format 0.0.4: all that it accepts, other
 * parsers accept too.
 */
#ifndef ALMANAC_EXPOSITION_H
#define ALMANAC_EXPOSITION_H

/* The first error in a text, or NULL. */
const char	*exposition_check(const char *text);

/* The value of "name" or "name{labels}", or -1. */
double		 exposition_value(const char *text, const char *series);

#endif
