#include <sys/mman.h>

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

#include "store/sqlite/connection.h"

#define MAPS_MAX	64	/* per process; further ones are not tracked */

/* Files that SQLite has mapped for reading. start 0: a free slot. */
static struct map {
	_Atomic uintptr_t	 start;
	_Atomic size_t		 length;
}	maps[MAPS_MAX];

static pthread_mutex_t	 lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_uint	 faults;
static uintptr_t	 page_size;

static struct map *
find_map(const void *start)
{
	size_t	 i;

	for (i = 0; i < MAPS_MAX; i++)
		if (maps[i].start == (uintptr_t)start)
			return (&maps[i]);
	return (NULL);
}

static void
set_map(struct map *map, const void *start, size_t length)
{
	atomic_store(&map->length, 0);
	atomic_store(&map->start, (uintptr_t)start);
	atomic_store(&map->length, start == NULL ? 0 : length);
}

/*
 * Tracks only read-only maps: replacing shared memory by zeros would do harm.
 */
static void *
map_file(void *at, size_t length, int protection, int flags, int fd,
    off_t offset)
{
	struct map	*map;
	void		*start;

	start = mmap(at, length, protection, flags, fd, offset);
	if (protection != PROT_READ || start == MAP_FAILED)
		return (start);
	pthread_mutex_lock(&lock);
	if ((map = find_map(NULL)) != NULL)
		set_map(map, start, length);
	pthread_mutex_unlock(&lock);
	return (start);
}

static void *
remap_file(void *old, size_t old_length, size_t length, int flags)
{
	struct map	*map;
	void		*start;

	pthread_mutex_lock(&lock);
	start = mremap(old, old_length, length, flags);
	if (start != MAP_FAILED && (map = find_map(old)) != NULL)
		set_map(map, start, length);
	pthread_mutex_unlock(&lock);
	return (start);
}

static int
unmap_file(void *start, size_t length)
{
	struct map	*map;

	pthread_mutex_lock(&lock);
	if ((map = find_map(start)) != NULL)
		set_map(map, NULL, 0);
	pthread_mutex_unlock(&lock);
	return (munmap(start, length));
}

/*
 * When a file grows, system calls read the new part until it is this fraction
 * of the file.
 */
#define GROWTH	16

/* Follows a database file of SQLite's own VFS in memory. */
struct mapped_file {
	sqlite3_io_methods		 ours;	/* which the file uses */
	const sqlite3_io_methods	*theirs;
	sqlite3_int64			 size;	/* when opened or unmapped */
};

static sqlite3_vfs	 vfs, *theirs;

static struct mapped_file *
mapped_file(sqlite3_file *file)
{
	return ((struct mapped_file *)(void *)((char *)file +
	    theirs->szOsFile));
}

/*
 * After each commit of another connection SQLite unmaps the file, since some
 * systems keep pages of a truncated file; here such a page faults. So a file
 * of about the same size stays mapped, which avoids mapping each of its pages
 * again.
 */
static int
unfetch_page(sqlite3_file *file, sqlite3_int64 offset, void *page)
{
	struct mapped_file	*more = mapped_file(file);
	sqlite3_int64		 size;

	if (page == NULL && more->theirs->xFileSize(file, &size) == SQLITE_OK) {
		if (size >= more->size &&
		    size - more->size <= more->size / GROWTH)
			return (SQLITE_OK);
		more->size = size;
	}
	return (more->theirs->xUnfetch(file, offset, page));
}

static int
open_file(sqlite3_vfs *own, const char *name, sqlite3_file *file, int flags,
    int *found)
{
	struct mapped_file	*more = mapped_file(file);
	int			 code;

	(void)own;
	code = theirs->xOpen(theirs, name, file, flags, found);
	if (code != SQLITE_OK || (flags & SQLITE_OPEN_MAIN_DB) == 0 ||
	    file->pMethods->iVersion < 3)
		return (code);
	more->theirs = file->pMethods;
	more->ours = *more->theirs;
	more->ours.xUnfetch = unfetch_page;
	if (more->theirs->xFileSize(file, &more->size) != SQLITE_OK)
		more->size = 0;
	file->pMethods = &more->ours;
	return (SQLITE_OK);
}

static void
install_vfs(void)
{
	theirs = sqlite3_vfs_find(NULL);
	vfs = *theirs;
	vfs.zName = "almanac";
	vfs.szOsFile += (int)sizeof(struct mapped_file);
	vfs.xOpen = open_file;
	vfs.pNext = NULL;
	sqlite3_vfs_register(&vfs, 1);
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

/* May only use async-signal-safe calls: mmap() is a plain system call. */
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
mapped_install(void)
{
	struct sigaction	 action = { .sa_sigaction = on_fault,
	    .sa_flags = SA_SIGINFO };

	page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
	install_vfs();
	theirs->xSetSystemCall(theirs, "mmap", (sqlite3_syscall_ptr)map_file);
	theirs->xSetSystemCall(theirs, "mremap",
	    (sqlite3_syscall_ptr)remap_file);
	theirs->xSetSystemCall(theirs, "munmap",
	    (sqlite3_syscall_ptr)unmap_file);
	(void)sigaction(SIGBUS, &action, NULL);
}

unsigned int
mapped_faults(void)
{
	return (atomic_load_explicit(&faults, memory_order_relaxed));
}

bool
mapped_has_failed(struct db *db)
{
	if (!sqlite_of(db)->maps || sqlite_of(db)->faults == mapped_faults())
		return (false);
	db_fail(db, DB_AWAY, "a page of the database cannot be read");
	return (true);
}

void
mapped_renew(struct db *db)
{
	sqlite_of(db)->maps = true;
	sqlite_of(db)->faults = mapped_faults();
	db_script(db, "PRAGMA mmap_size = 0;"
	    "PRAGMA mmap_size = 2147418112;");
}
