#include <sys/mman.h>

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

#include "store/db_sqlite.h"

#define MAPS_MAX	64	/* of one process; others are not watched */

/* Where SQLite has mapped files to read from; 0: free. */
static struct map {
	_Atomic uintptr_t	 start;
	_Atomic size_t		 length;
}	maps[MAPS_MAX];

static atomic_uint	 faults;
static uintptr_t	 page_size;

static void
remember(const void *start, size_t length)
{
	uintptr_t	 none;
	size_t		 i;

	for (i = 0; i < MAPS_MAX; i++) {
		none = 0;
		if (!atomic_compare_exchange_strong(&maps[i].start, &none,
		    (uintptr_t)start))
			continue;
		atomic_store(&maps[i].length, length);
		return;
	}
}

static void
forget(const void *start)
{
	size_t	 i;

	for (i = 0; i < MAPS_MAX; i++) {
		if (atomic_load(&maps[i].start) != (uintptr_t)start)
			continue;
		atomic_store(&maps[i].length, 0);
		atomic_store(&maps[i].start, 0);
	}
}

/* What SQLite writes to is its shared memory, where zeros would do harm. */
static void *
map(void *at, size_t length, int protection, int flags, int fd, off_t offset)
{
	void	*start;

	start = mmap(at, length, protection, flags, fd, offset);
	if (start != MAP_FAILED && protection == PROT_READ)
		remember(start, length);
	return (start);
}

static void *
map_more(void *old, size_t old_length, size_t length, int flags)
{
	void	*start;

	start = mremap(old, old_length, length, flags);
	if (start != MAP_FAILED) {
		forget(old);
		remember(start, length);
	}
	return (start);
}

static int
unmap(void *start, size_t length)
{
	forget(start);
	return (munmap(start, length));
}

static bool
is_mapped(uintptr_t address)
{
	size_t	 i;

	for (i = 0; i < MAPS_MAX; i++)
		if (address - atomic_load(&maps[i].start) <
		    atomic_load(&maps[i].length))
			return (true);
	return (false);
}

/* Only what may be called in a handler: mmap() is a bare system call. */
static void
on_fault(int sig, siginfo_t *info, void *context)
{
	uintptr_t	 address = (uintptr_t)info->si_addr;
	int		 error = errno;

	(void)context;
	if (!is_mapped(address) ||
	    mmap((void *)(address & ~(page_size - 1)), page_size, PROT_READ,
	    MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == MAP_FAILED)
		(void)signal(sig, SIG_DFL);
	else
		atomic_fetch_add(&faults, 1);
	errno = error;
}

void
db_map_watch(void)
{
	struct sigaction	 action = { .sa_sigaction = on_fault,
	    .sa_flags = SA_SIGINFO };
	sqlite3_vfs		*vfs;

	page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
	if ((vfs = sqlite3_vfs_find(NULL)) == NULL || vfs->iVersion < 3)
		return;
	vfs->xSetSystemCall(vfs, "mmap", (sqlite3_syscall_ptr)map);
	vfs->xSetSystemCall(vfs, "mremap", (sqlite3_syscall_ptr)map_more);
	vfs->xSetSystemCall(vfs, "munmap", (sqlite3_syscall_ptr)unmap);
	(void)sigaction(SIGBUS, &action, NULL);
}

unsigned int
db_map_faults(void)
{
	return (atomic_load_explicit(&faults, memory_order_relaxed));
}

bool
db_map_broke(struct db *db)
{
	if (!db->maps || db->faults == db_map_faults())
		return (false);
	db_fail_with(db, DB_AWAY, "a page of the database cannot be read");
	return (true);
}

void
db_map_renew(struct db *db)
{
	db->maps = true;
	db->faults = db_map_faults();
	db_script(db, "PRAGMA mmap_size = 0;"
	    "PRAGMA mmap_size = 2147418112;");
}
