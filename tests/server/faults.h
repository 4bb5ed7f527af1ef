/*
 * A service whose disk fails and whose clock jumps on request: preload/fault.c
 * replaces functions of the C library.
 */
#ifndef ALMANAC_FAULTS_H
#define ALMANAC_FAULTS_H

#include <stdatomic.h>
#include <stdint.h>

/* Environment variable with the file of the following struct. */
#define FAULTS_FILE	"ALMANAC_FAULTS"

enum fault_file { FAULT_DATABASE, FAULT_WAL, FAULT_SHM, FAULT_FILES };
enum fault_call { FAULT_READ, FAULT_WRITE, FAULT_SYNC, FAULT_CALLS };

struct faults {
	_Atomic int	 error[FAULT_FILES][FAULT_CALLS];	/* 0: none */
	_Atomic int	 workers_only;	/* not in the parent of workers */
	_Atomic int64_t	 met;		/* number of failed calls */
	_Atomic int64_t	 shift;		/* of the clock, in seconds */
};

extern struct faults	*faults;

/* For fixtures: service_start(), without faults at first. */
void	 faults_start(void);
void	 faults_start_by(void (*)(void));	/* in place of
						   service_start() */

#define FAULT_HANGS	(-1)	/* as an error: the call ends with the fault */

/* From now on this call fails for all three files; error 0: for none. */
void	 faults_set(enum fault_call, int error);
void	 faults_clear(void);

/*
 * faults_create() creates an event like event_request(); faults_create_long()
 * one of 900 KB.
 */
void	 faults_create(int n);
void	 faults_create_long(int n);

/* Restarts the service on the same files. */
void	 faults_restart(void);
extern const char *const	 faults_flags[];

/* Checks that `almanac check` reports no fault. */
void	 faults_check(void);

/* The number of log lines that start with this text. */
int	 log_lines(const char *start);

/*
 * At most so many failures are in the log, in lines that start with this text:
 * one for each at once, however often it occurs, and one in each LIMIT_QUIET
 * seconds after that, since the machine may be slow.
 */
void	 expect_reports(const char *start, int failures);

/* Expected answers. */
#define BUSY	"503 {\"code\":\"rest_unavailable\",\"message\":\"The "	\
	"service is busy; try again.\",\"data\":{\"status\":503}}"
#define FULL	"507 {\"code\":\"rest_storage_full\",\"message\":\"The " \
	"storage is full.\",\"data\":{\"status\":507}}"

#endif
