/* A slow mail server in a separate process, which counts letters. */
#ifndef ALMANAC_POST_OFFICE_H
#define ALMANAC_POST_OFFICE_H

struct post_office {
	int		 port;
	volatile int	 letters;	/* accepted */
	volatile int	 personal;	/* of these, to the given address */
};

/*
 * Each letter takes `pause` milliseconds, except those to `person`. The result
 * is in memory shared with the process, which ends with the test.
 */
struct post_office	*post_office_open(const char *person, int pause);

#endif
