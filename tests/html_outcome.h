/*
 * What html_allow() may let through, told by other means than its own.
 */
#ifndef ALMANAC_TESTS_HTML_OUTCOME_H
#define ALMANAC_TESTS_HTML_OUTCOME_H

/* What is wrong with the outcome, or NULL. */
const char	*html_complaint(const char *);

#endif
