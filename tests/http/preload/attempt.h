/*
 * A system call that a worker is made to try, as somebody would who has got
 * into it. The library in this folder, loaded before the C library, finds one
 * in the file `attempt` of the folder that the server was started in, takes
 * the file away, and leaves the error in the file `outcome`; 0: it was done.
 */
#ifndef ALMANAC_ATTEMPT_H
#define ALMANAC_ATTEMPT_H

/* Stands for the address of the text, or of an argument list of it. */
#define ATTEMPT_TEXT	(-7777L)
#define ATTEMPT_LIST	(-7778L)

/* Stands for a page of memory that may be written. */
#define ATTEMPT_PAGE	(-7779L)

struct attempt {
	long	 number;
	long	 arguments[6];
	char	 text[128];
};

#define ATTEMPT_FILE	"attempt"
#define ATTEMPT_OUTCOME	"outcome"

#endif
