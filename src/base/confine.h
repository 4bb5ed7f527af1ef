/*
 * Permanently restricts what a process can do, in addition to earlier
 * restrictions.
 */
#ifndef ALMANAC_CONFINE_H
#define ALMANAC_CONFINE_H

#include <linux/landlock.h>

#include <seccomp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct confine_rule {
	const char	*path;		/* ignored if it does not exist */
	uint64_t	 access;	/* LANDLOCK_ACCESS_FS_... */
};

#define CONFINE_READ	(LANDLOCK_ACCESS_FS_READ_FILE | \
			LANDLOCK_ACCESS_FS_READ_DIR)
#define CONFINE_WRITE	(LANDLOCK_ACCESS_FS_WRITE_FILE | \
			LANDLOCK_ACCESS_FS_REMOVE_FILE | \
			LANDLOCK_ACCESS_FS_MAKE_REG)

/* All rights of the first version of Landlock. */
#define CONFINE_ALL	((LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1)

/*
 * Removes the rights in `handled`, except those that the rules grant below
 * their paths, and forbids new privileges by executing programs. Kernels
 * without Landlock do only the latter.
 */
void	confine_files(uint64_t handled, const struct confine_rule *, size_t);

/* A system call, if its arguments meet all conditions. */
struct confine_call {
	int			 call;		/* SCMP_SYS(...) */
	unsigned		 count;		/* of the conditions */
	struct scmp_arg_cmp	 when[2];
};

#define CONFINE_EQUAL(argument, value)					\
	SCMP_CMP(argument, SCMP_CMP_EQ, value, 0)
#define CONFINE_BITS(argument, mask, bits)				\
	SCMP_CMP(argument, SCMP_CMP_MASKED_EQ, mask, bits)
#define CONFINE_CALL(name)	{ .call = SCMP_SYS(name) }
#define CONFINE_CALL_IF(name, condition)				\
	{ .call = SCMP_SYS(name), .count = 1, .when = { condition } }
#define CONFINE_CALL_IF_BOTH(name, condition, other)			\
	{ .call = SCMP_SYS(name), .count = 2, .when = { condition, other } }

/*
 * Allows only calls that use memory or end the process, and these. Memory is
 * never executable. Others fail as on a kernel without them (ENOSYS), so that
 * libraries try an older one. Returns false if the kernel cannot do that.
 */
bool	confine_calls(const struct confine_call *, size_t);

/* Sanitizers need more calls, and more address space than RLIMIT_AS allows. */
bool	confine_is_sanitized(void);

#endif
