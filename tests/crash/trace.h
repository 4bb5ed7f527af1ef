/*
 * What preload/trace.c writes down of a server: each record is followed by
 * `length` bytes. The order of the file is that of the events.
 */
#ifndef ALMANAC_CRASH_TRACE_H
#define ALMANAC_CRASH_TRACE_H

#include <stdint.h>

/* In the environment: where to write. */
#define TRACE_FILE	"ALMANAC_TRACE"

enum trace_kind {
	TRACE_WRITE,		/* has returned; the bytes */
	TRACE_TRUNCATE,		/* has returned; offset: the size */
	TRACE_REMOVE,		/* begins */
	TRACE_SYNC,		/* begins */
	TRACE_SYNCED,		/* has returned, without error */
	TRACE_ANSWER		/* begins to leave; the bytes */
};

enum trace_file { TRACE_DATABASE, TRACE_WAL, TRACE_FILES };

struct trace {
	uint32_t	 kind;
	uint32_t	 file;
	int64_t		 offset;
	uint32_t	 thread;
	uint32_t	 length;
};

#endif
