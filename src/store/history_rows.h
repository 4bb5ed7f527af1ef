/*
 * The history of records (rules, section 45): rows of what requests and imports
 * have changed.
 */
#ifndef ALMANAC_HISTORY_ROWS_H
#define ALMANAC_HISTORY_ROWS_H

#include <stdbool.h>
#include <stdint.h>

struct arena;
struct db;
struct statement;

/* These numbers are stored: do not change their order. */
enum history_kind {
	HISTORY_EVENT,
	HISTORY_VENUE,
	HISTORY_ORGANIZER,
	HISTORY_SERIES,
	HISTORY_CATEGORY,
	HISTORY_TAG,
	HISTORY_IMPORT,		/* a run; `record` is 0 */
	HISTORY_SETTING,	/* `record` is 0 */
	HISTORY_USER,		/* `title` is the login */
	HISTORY_KINDS
};

enum history_action {
	HISTORY_CREATED,
	HISTORY_UPDATED,
	HISTORY_TRASHED,
	HISTORY_RESTORED,
	HISTORY_DELETED,
	HISTORY_IMPORTED,
	HISTORY_MERGED,		/* and deleted, or in the trash */
	HISTORY_SPLIT,		/* a series: later events are another's */
	HISTORY_JOINED,		/* a series: another's events are its own */
	HISTORY_ACTIONS
};

struct history_row {
	int64_t			 id;		/* never used again */
	enum history_kind	 kind;
	int64_t			 record;
	const char		*title;		/* of the record then */
	int64_t			 author;	/* 0: no user */
	int64_t			 owner;		/* whose record it was and is;
						   0: none, or another's now */
	int64_t			 made;
	enum history_action	 action;
	const char	*_Nullable before;	/* JSON, an object */
	const char	*_Nullable after;	/* and `into`, a record */
};

/* Names in answers and exports. */
extern const char *const	 history_kinds[HISTORY_KINDS];
extern const char *const	 history_actions[HISTORY_ACTIONS];

/* Adds a row with its id; 0: with the next one. */
void	history_add(struct db *, const struct history_row *);

/* Adds a row about a run of an import, if it has changed anything. */
void	history_add_import(struct db *, const char *title, int64_t now,
	    int64_t created, int64_t changed, int64_t trashed);

/* Deletes all rows of a record. */
void	history_forget(struct db *, enum history_kind, int64_t record);

/* Rows from before a time are the oldest ones, those with the least ids. */
bool	history_is_old(struct db *, int64_t time);
void	history_drop_old(struct db *, int64_t time, int64_t most);

/* The id of the newest row, or 0. */
int64_t	history_newest(struct db *);

/* The id of the newest row of a record that is not of this owner, or 0. */
int64_t	history_of_others(struct db *, enum history_kind, int64_t record,
	    int64_t owner);

/*
 * Selects rows, newest first, from an offset: those of a record after an id, of
 * an author, or all. Rows before which others have too many bytes in `before`
 * and `after` (rule 45.3) have NULL there. history_next() reads the next one;
 * false ends the statement.
 */
struct statement	*history_of_record(struct db *, enum history_kind,
			    int64_t record, int64_t after, int64_t offset,
			    int64_t most);
struct statement	*history_of_author(struct db *, int64_t author,
			    int64_t offset, int64_t most);
struct statement	*history_of_all(struct db *, int64_t offset,
			    int64_t most);
bool	history_next(struct statement *, struct arena *, struct history_row *);

/*
 * Select rows of a record, from an id to another: the id and `before`, oldest
 * first, or else `after`, newest first. Before it was created, a record is in
 * the trash.
 */
struct statement	*history_befores(struct db *, enum history_kind,
			    int64_t record, int64_t from, int64_t to);
struct statement	*history_afters(struct db *, enum history_kind,
			    int64_t record, int64_t from, int64_t to);

/*
 * Selects those of them by which a series was split or joined, newest first:
 * the id, when it was made, the action and `after`.
 */
struct statement	*history_parts(struct db *, int64_t series,
			    int64_t from, int64_t to);

/*
 * Selects the first `most` rows by which an author has changed events and
 * series, from an id to another: the kind, the record, the id and the title.
 */
struct statement	*history_of_events(struct db *, int64_t author,
			    int64_t from, int64_t to, int64_t most);

int64_t	history_count_record(struct db *, enum history_kind, int64_t record,
	    int64_t after);
int64_t	history_count_author(struct db *, int64_t author);
int64_t	history_count_all(struct db *);

#endif
