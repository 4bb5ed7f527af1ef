/* Imports in process, into a database file in a temporary folder. */
#ifndef ALMANAC_IMPORT_GIVEN_H
#define ALMANAC_IMPORT_GIVEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "command/import/import.h"

extern char		 import_folder[];
extern char		 import_path[];		/* of the database */
extern struct import	 given;		/* import_start() opens it */

/* The time at which each test starts. */
#define IMPORT_NOW	"2026-11-22T12:00:00Z"

void		 import_setup(void);		/* makes folder and database */
void		 import_teardown(void);
void		 import_setup_again(void);	/* makes a new database */

/* An endpoint gets all messages. */
void		 import_webhook(void);

/* Sets the zone of the site; without it, UTC. */
void		 import_site_zone(const char *name);
void		 import_horizon(int months);

/* Call it before import_start(): its user may store no more pictures. */
void		 import_fill_pictures(void);

/* Adds an administrator; "ada" exists already. */
void		 import_add_user(const char *login);

/* Adds a user who may not write. */
void		 import_add_subscriber(const char *login);

/* import_start() opens an import with a new report; import_end() closes it. */
void		 import_start(void);
void		 import_end(void);

/* The daily job at a time, or now, within an import. */
void		 import_extend(const char *_Nullable now);

/* The report, until the next call. */
const char	*import_told(void);

/* Writes a file into the folder and returns its path. */
const char	*import_write(const char *name, const char *text);
const char	*import_write_bytes(const char *name, const char *bytes,
		    size_t length);

/*
 * Imports files (NULL ends them) like one command; or imports one file, which
 * must fail.
 */
void		 import_files(const char *, ...) __attribute__((sentinel));
void		 import_files_end_with(const char *why, const char *path);

/* Compares the answer to a GET of ours, such as "/events/3?_fields=title". */
void		 import_expect(const char *path, const char *body);
#define IMPORT_EXPECT_TOLD(text) \
	cr_assert_str_eq(import_told(), (text))

/* The database in the form of `almanac export --secrets`. */
const char	*import_dump(void);

/* The types of messages since the last call, each with "; ". */
const char	*import_messages(void);

#endif
