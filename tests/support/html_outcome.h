/* Checks the output of html_allow() and html_show() independently. */
#ifndef ALMANAC_TESTS_HTML_OUTCOME_H
#define ALMANAC_TESTS_HTML_OUTCOME_H

/* The error in the output, or NULL. */
const char	*html_complaint(const char *);

/* The same of html_show(). */
const char	*html_complaint_shown(const char *);

#endif
