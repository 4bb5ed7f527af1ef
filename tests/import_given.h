/*
 * An import in process, into a database file of the test's own.
 */
#ifndef ALMANAC_IMPORT_GIVEN_H
#define ALMANAC_IMPORT_GIVEN_H

#include <stdbool.h>
#include <stdint.h>

#include "command/import/import.h"

extern char		 import_folder[];
extern char		 import_path[];		/* of the database */
extern struct import	 given;		/* open between start and end */

/* When all of them begin. */
#define IMPORT_NOW	"2026-11-22T12:00:00Z"

void		 import_setup(void);		/* folder, and its database */
void		 import_teardown(void);
void		 import_setup_again(void);	/* a new database */

/* The zone of the site, else UTC. */
void		 import_site_zone(const char *name);

/* An administrator; "ada" is one already. */
void		 import_add_user(const char *login);

/* Opens and closes; what is told lies between them. */
void		 import_start(void);
void		 import_end(void);

/* What was told, until the next call. */
const char	*import_told(void);

/* A file with that text in the folder: its path. */
const char	*import_write(const char *name, const char *text);

/* Imports these files, up to NULL, as one call of the command; or is ended. */
void		 import_files(const char *, ...) __attribute__((sentinel));
void		 import_files_end_with(const char *why, const char *path);

/* What a GET of ours answers: "/events/3?_fields=title". */
void		 import_expect(const char *path, const char *body);
#define IMPORT_EXPECT_TOLD(text) \
	cr_assert_str_eq(import_told(), (text))

/* All of the database, as `almanac export --secrets` has it. */
const char	*import_dump(void);

#endif
