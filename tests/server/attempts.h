/*
 * Attempts of an attacker who controls a worker. Each runs in a real worker
 * (preload/attempt.h).
 */
#ifndef ALMANAC_ATTEMPTS_H
#define ALMANAC_ATTEMPTS_H

#include <sys/syscall.h>

#include <stddef.h>

#include "base/array.h"
#include "tests/server/preload/attempt.h"

#define KILLED	(-1)	/* the call kills the worker */
#define TEXT	ATTEMPT_TEXT
#define LIST	ATTEMPT_LIST
#define PAGE	ATTEMPT_PAGE

struct row {
	const char	*what;
	int		 outcome;	/* an error, 0 or KILLED */
	struct attempt	 attempt;
};

/* For fixtures: a service whose workers make attempts on request. */
void	 attempts_start(void);

/* The path of a file in the service's folder, valid until the next call. */
const char	*attempts_path(const char *name);

/* Makes each attempt, and checks afterwards that a worker serves. */
void	 attempts_expect(const struct row *, size_t count);

/* Attempts: the name of a call, its arguments, and a description. */
#define EXPECT(...) do {						\
		const struct row	 rows_[] = { __VA_ARGS__ };	\
		attempts_expect(rows_, COUNT(rows_)); \
	} while (0)
#define CALL(name, ...)	{ SYS_##name, { __VA_ARGS__ }, "" }
#define CALL_WITH(text, name, ...) { SYS_##name, { __VA_ARGS__ }, text }

#endif
