/* SQLite's own VFS, with some methods for the log and the database replaced. */
#include "store/sqlite/connection.h"

static sqlite3_vfs	 ours, *theirs;
static vfs_replacement	*replace_log, *replace_database;

struct vfs_file *
vfs_file(sqlite3_file *file)
{
	return ((struct vfs_file *)((char *)file + theirs->szOsFile));
}

static void
replace_methods(sqlite3_file *file, vfs_replacement *replace)
{
	struct vfs_file	*more = vfs_file(file);

	more->theirs = file->pMethods;
	more->ours = *more->theirs;
	if (more->theirs->xFileSize(file, &more->size) != SQLITE_OK)
		more->size = 0;
	replace(&more->ours);
	file->pMethods = &more->ours;
}

static int
open_file(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags,
    int *found)
{
	int	 code;

	(void)vfs;
	code = theirs->xOpen(theirs, name, file, flags, found);
	if (code == SQLITE_OK && (flags & SQLITE_OPEN_WAL))
		replace_methods(file, replace_log);
	if (code == SQLITE_OK && (flags & SQLITE_OPEN_MAIN_DB))
		replace_methods(file, replace_database);
	return (code);
}

void
vfs_install(vfs_replacement *of_log, vfs_replacement *of_database)
{
	replace_log = of_log;
	replace_database = of_database;
	theirs = sqlite3_vfs_find(NULL);
	ours = *theirs;
	ours.zName = "almanac";
	ours.szOsFile += (int)sizeof(struct vfs_file);
	ours.xOpen = open_file;
	ours.pNext = NULL;
	sqlite3_vfs_register(&ours, 1);
}
