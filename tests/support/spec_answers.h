/* The answers that the spec, which is read from the current folder, lists. */
#ifndef ALMANAC_SPEC_ANSWERS_H
#define ALMANAC_SPEC_ANSWERS_H

#include <stdbool.h>

/* Reads the spec, once. The first spec_has_answer() does so, too. */
void	spec_answers_read(void);

/* Whether a route may give this answer. `code` is NULL for a success. */
bool	spec_has_answer(const char *route, int status, const char *code);

#endif
