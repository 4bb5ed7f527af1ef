/* Checks the output of html_allow() independently. */
#ifndef ALMANAC_TESTS_HTML_OUTCOME_H
#define ALMANAC_TESTS_HTML_OUTCOME_H

/* The error in the output, or NULL. */
const char	*html_complaint(const char *);

#endif
