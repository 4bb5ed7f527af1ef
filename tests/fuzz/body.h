/* Bodies of answers, read by jansson. */
#ifndef ALMANAC_FUZZ_BODY_H
#define ALMANAC_FUZZ_BODY_H

#include <stddef.h>

/*
 * Aborts if the text is not JSON in UTF-8, or a map has a name twice. Copies
 * the member `code`, or "".
 */
#define BODY_CODE	64
void	body_check(const char *text, size_t length, char code[BODY_CODE]);

#endif
