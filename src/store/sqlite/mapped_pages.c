#include <sys/mman.h>
#include <sys/stat.h>

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

#include "store/sqlite/connection.h"

#define MAPS_MAX	64	/* of one process; others are not watched */

/*
 * Where SQLite has mapped files to read from; start 0: free.  With each commit
 * of others it lets go of its mapping, in fear of systems that keep pages of a
 * file that was cut off; here such a page faults.  So a mapping is put aside
 * until it is asked for again, and every page of it spared the way back in.
 */
static struct map {
	_Atomic uintptr_t	 start;
	_Atomic size_t		 length;
	dev_t			 device;
	ino_t			 file;
	bool			 aside;
	unsigned int		 faults;	/* when it was made */
}	maps[MAPS_MAX];

static pthread_mutex_t	 lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_uint	 faults;
static uintptr_t	 page_size;

static struct map *
find(const void *start)
{
	size_t	 i;

	for (i = 0; i < MAPS_MAX; i++)
		if (maps[i].start == (uintptr_t)start)
			return (&maps[i]);
	return (NULL);
}

static void
place(struct map *map, const void *start, size_t length)
{
	atomic_store(&map->length, 0);
	atomic_store(&map->start, (uintptr_t)start);
	atomic_store(&map->length, start == NULL ? 0 : length);
}

/* Not where a page has become one of zeros. */
static bool
is_aside(const struct map *map, const struct stat *st)
{
	return (map->aside && map->device == st->st_dev &&
	    map->file == st->st_ino && map->faults == db_map_faults());
}

/* The one that was put aside, of that length now; NULL: there is none. */
static void *
take_back(const struct stat *st, size_t length)
{
	void	*start;
	size_t	 i;

	for (i = 0; i < MAPS_MAX && !is_aside(&maps[i], st); i++)
		continue;
	if (i == MAPS_MAX)
		return (NULL);
	start = (void *)maps[i].start;
	if (maps[i].length != length)
		start = mremap(start, maps[i].length, length, MREMAP_MAYMOVE);
	if (start == MAP_FAILED)
		return (NULL);
	maps[i].aside = false;
	place(&maps[i], start, length);
	return (start);
}

static void
remember(const struct stat *st, void *start, size_t length)
{
	struct map	*map;

	if ((map = find(NULL)) == NULL)
		return;
	map->device = st->st_dev;
	map->file = st->st_ino;
	map->aside = false;
	map->faults = db_map_faults();
	place(map, start, length);
}

/* What SQLite writes to is its shared memory, where zeros would do harm. */
static void *
map(void *at, size_t length, int protection, int flags, int fd, off_t offset)
{
	struct stat	 st;
	void		*start;

	if (protection != PROT_READ || offset != 0 || fstat(fd, &st) == -1)
		return (mmap(at, length, protection, flags, fd, offset));
	pthread_mutex_lock(&lock);
	if ((start = take_back(&st, length)) == NULL &&
	    (start = mmap(at, length, protection, flags, fd, offset)) !=
	    MAP_FAILED)
		remember(&st, start, length);
	pthread_mutex_unlock(&lock);
	return (start);
}

static void *
map_more(void *old, size_t old_length, size_t length, int flags)
{
	struct map	*map;
	void		*start;

	pthread_mutex_lock(&lock);
	start = mremap(old, old_length, length, flags);
	if (start != MAP_FAILED && (map = find(old)) != NULL)
		place(map, start, length);
	pthread_mutex_unlock(&lock);
	return (start);
}

static int
unmap(void *start, size_t length)
{
	struct map	*map;
	int		 status = 0;

	pthread_mutex_lock(&lock);
	map = find(start);
	if (map != NULL && map->length == length &&
	    map->faults == db_map_faults()) {
		map->aside = true;
	} else {
		if (map != NULL)
			place(map, NULL, 0);
		status = munmap(start, length);
	}
	pthread_mutex_unlock(&lock);
	return (status);
}

void
db_map_drop(void)
{
	size_t	 i;

	pthread_mutex_lock(&lock);
	for (i = 0; i < MAPS_MAX; i++) {
		if (maps[i].start == 0 || !maps[i].aside)
			continue;
		(void)munmap((void *)maps[i].start, maps[i].length);
		place(&maps[i], NULL, 0);
	}
	pthread_mutex_unlock(&lock);
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
	db_map_drop();
}
