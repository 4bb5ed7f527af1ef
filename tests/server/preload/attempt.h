/*
 * A system call that a worker is made to try, as an attacker in it would. The
 * library in this folder, loaded before the C library, finds the attempt in
 * memory shared with the test, and stores the error there; 0: the call
 * succeeded.
 */
#ifndef ALMANAC_ATTEMPT_H
#define ALMANAC_ATTEMPT_H

#include <stdatomic.h>

/* Environment variable with the file of the memory. */
#define ATTEMPTS_FILE	"ALMANAC_ATTEMPTS"

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

enum attempt_state {
	ATTEMPT_NONE,
	ATTEMPT_ORDERED,
	ATTEMPT_TAKEN,
	ATTEMPT_DONE
};

struct attempts {
	_Atomic int	 state;
	struct attempt	 attempt;
	int		 outcome;
};

#endif
