/*
 * Messages whose ends are words of a library, which differ from version to
 * version: "<library>" in an expected message stands for the rest of its line.
 */
#ifndef ALMANAC_MESSAGE_H
#define ALMANAC_MESSAGE_H

#include <stdbool.h>

bool	message_is(const char *message, const char *expected);

#define EXPECT_MESSAGE(message, expected)				\
	cr_expect(message_is((message), (expected)), "%s, not %s",	\
	    (message), (expected))

#endif
