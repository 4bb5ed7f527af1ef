/*
 * A strict reader of the text format 0.0.4 of Prometheus: what it takes any
 * other takes too.
 */
#ifndef ALMANAC_EXPOSITION_H
#define ALMANAC_EXPOSITION_H

/* What is wrong with a text, by line; NULL: nothing. */
const char	*exposition_check(const char *text);

/* The value of "name" or "name{labels}", as it is written; -1: none. */
double		 exposition_value(const char *text, const char *series);

#endif
