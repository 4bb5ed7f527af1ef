/*
 * Prints random lists: combine COUNT NOW EVENTS VENUES ORGANIZERS CATEGORIES
 * TAGS WORDS, as addresses with the placeholders of tests/support/combine.h.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "random.h"
#include "tests/support/combine.h"

#define SEED	15

int
main(int argc, char **argv)
{
	struct random		 random = { SEED };
	struct combine_scene	 scene;
	struct combination	 c;
	int64_t			 i;

	if (argc != 9) {
		fprintf(stderr, "usage: combine COUNT NOW EVENTS VENUES"
		    " ORGANIZERS CATEGORIES TAGS WORDS\n");
		return (EXIT_FAILURE);
	}
	scene = (struct combine_scene){ atoll(argv[2]), atoll(argv[3]),
	    atoll(argv[4]), atoll(argv[5]), atoll(argv[6]), atoll(argv[7]),
	    atoll(argv[8]), 0 };
	for (i = 0; i < atoll(argv[1]); i++) {
		combine(&c, &random, &scene);
		printf("%s?page=%" PRId64 "&per_page=%" PRId64 "%s%s\n",
		    c.list, c.page, c.per_page, *c.query == '\0' ? "" : "&",
		    c.query);
	}
	return (EXIT_SUCCESS);
}
