/* A database in a temporary folder, for tests of connections. */
#ifndef ALMANAC_DB_FILE_H
#define ALMANAC_DB_FILE_H

#include <stdint.h>

struct db;

extern struct db	*db;		/* open after db_file_make() */

void		 db_file_make(void);
void		 db_file_remove(void);

/* For a test that aborts and so cannot clean up: leaves no files. */
void		 db_file_make_abandoned(void);

/* Size of the log of a file of SQLite, in bytes. */
int64_t		 db_file_log(void);

struct db	*db_file_open(void);	/* another connection */

/* Adds or counts rows of images. */
void		 db_file_add(struct db *, int64_t id, const char *url);
int64_t		 db_file_count(struct db *);

#endif
