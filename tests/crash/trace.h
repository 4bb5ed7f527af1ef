/*
 * The records of preload/trace.c. Each is followed by `length` bytes. Their
 * order in the file is that of the events.
 */
#ifndef ALMANAC_CRASH_TRACE_H
#define ALMANAC_CRASH_TRACE_H

#include <stdint.h>

/* Environment variable with the file to write. */
#define TRACE_FILE	"ALMANAC_TRACE"

enum trace_kind {
	TRACE_WRITE,		/* has returned; the bytes follow */
	TRACE_TRUNCATE,		/* has returned; offset: new size */
	TRACE_REMOVE,		/* begins */
	TRACE_SYNC,		/* begins */
	TRACE_SYNCED,		/* has returned without error */
	TRACE_ANSWER		/* begins to be sent; the bytes follow */
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
