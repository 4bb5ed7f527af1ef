/*
 * A service whose disk fails and whose clock jumps on command: preload/fault.c
 * stands between it and the C library.
 */
#ifndef ALMANAC_FAULTS_H
#define ALMANAC_FAULTS_H

#include <stdatomic.h>
#include <stdint.h>

/* In the environment: the file that holds what follows. */
#define FAULTS_FILE	"ALMANAC_FAULTS"

enum fault_file { FAULT_DATABASE, FAULT_WAL, FAULT_SHM, FAULT_FILES };
enum fault_call { FAULT_READ, FAULT_WRITE, FAULT_SYNC, FAULT_CALLS };

struct faults {
	_Atomic int	 error[FAULT_FILES][FAULT_CALLS];	/* 0: none */
	_Atomic int64_t	 met;		/* calls that have failed so */
	_Atomic int64_t	 shift;		/* of the clock, in seconds */
};

extern struct faults	*faults;

/* For fixtures, as service_start(), with all of it still sound. */
void	 faults_start(void);

/* That call fails for all three files; 0: no longer. */
void	 faults_set(enum fault_call, int error);
void	 faults_clear(void);

/* `almanac check` finds nothing wrong with the database. */
void	 faults_check(void);

/* Lines of the log that begin like this. */
int	 log_lines(const char *start);

#endif
