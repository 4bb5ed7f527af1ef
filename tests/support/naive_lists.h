/*
 * The expected contents of lists, computed from the calendar in memory: a
 * second, slow implementation of the rules that uses none of the code that
 * answers requests (rules, sections 18, 20, 22 to 24, 26 and 27).
 */
#ifndef ALMANAC_NAIVE_LISTS_H
#define ALMANAC_NAIVE_LISTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "calendar_model.h"

/* The caller, and the rights of rule 8.5. */
struct naive_caller {
	const char	*user;		/* NULL: anonymous */
	int64_t		 id;
	bool		 lists_own;	/* unpublished ones */
	bool		 publishes;
	bool		 edits_others;	/* and lists their unpublished ones */
};

extern const struct naive_caller	naive_anybody, naive_subscriber,
					naive_contributor, naive_author,
					naive_editor;

/*
 * A query such as "tags=@t3,@t5&order=desc". Signs are not escaped. @ with a
 * letter and a number is the id of a record of the calendar: e event, r series
 * (that repeats), v venue, o organizer, c category, t tag. @s is the slug of a
 * category, @n the name of a tag, @w a word of NAIVE_WORDS, in lower case.
 */
#define NAIVE_QUERY	512
#define NAIVE_FIELDS	16
#define NAIVE_WORDS	12

struct naive_query {
	char		 text[NAIVE_QUERY];	/* with ids, split */
	size_t		 count;
	const char	*names[NAIVE_FIELDS];
	const char	*values[NAIVE_FIELDS];
};

void		 naive_expand(char text[NAIVE_QUERY], const char *query);
void		 naive_read(struct naive_query *, const char *query);

/* NULL: it was not sent. Of several values the last one. */
const char	*naive_value(const struct naive_query *, const char *name);
bool		 naive_has(const struct naive_query *, const char *name);

/* 1, 0, or -1 if it was not sent. */
int		 naive_flag(const struct naive_query *, const char *name);
double		 naive_number(const struct naive_query *, const char *name,
		    double otherwise);
bool		 naive_is(const struct naive_query *, const char *name,
		    const char *word);

struct naive_ids {
	bool	 sent;
	size_t	 count;
	int64_t	 list[32];
};

void		 naive_ids(struct naive_ids *, const struct naive_query *,
		    const char *name);
bool		 naive_names(const struct naive_ids *, int64_t id);

/* The index in the list, from 0. */
size_t		 naive_rank(const struct naive_ids *, int64_t id);

/* Times as sent, in the site's clock time. */
struct naive_bound {
	bool	 sent;
	int64_t	 value;
};

void		 naive_bound(struct naive_bound *, const struct naive_query *,
		    const char *name);

/* modified_after and modified_before, in UTC. */
struct naive_span {
	struct naive_bound	 after, before;
};

void		 naive_span(struct naive_span *, const struct naive_query *);
bool		 naive_is_within(const struct naive_span *, int64_t);

/* The requested statuses. False: the caller may not request them. */
bool		 naive_statuses(unsigned *, const struct naive_query *,
		    const struct naive_caller *);
bool		 naive_lists(const struct calendar_record *, unsigned statuses,
		    const struct naive_caller *);

/* Whether a parameter may name this event. */
bool		 naive_may_name(int64_t event, const struct naive_caller *);
struct calendar_event	*naive_event(int64_t id);

/*
 * Terms by id, slug or name, those of CALENDAR_TERMS from `first` up to
 * `end`; false: one of them does not exist.
 */
bool		 naive_terms(bool named[CALENDAR_TERMS],
		    const struct naive_query *, const char *name, size_t first,
		    size_t end);

/*
 * Whether folded texts (NULL ends them) match a search, which must be a known
 * one.
 */
bool		 naive_matches(const char *search, const char *const *texts);

/* Its words, folded, up to NULL; those with - in front are excluded. */
#define NAIVE_SEARCH	12	/* words, and NULL */
void		 naive_words(const char *words[NAIVE_SEARCH],
		    char text[NAIVE_QUERY], const char *search);

/* The same by names too, and how well it matches: 0 is best. */
bool		 naive_all_matches(const char *search,
		    const struct calendar_event *, const struct naive_caller *);
int		 naive_relevance(const struct naive_query *,
		    const struct calendar_event *, const struct naive_caller *);

/* Publication, or creation as long as there is none. */
int64_t		 naive_date(const struct calendar_record *);
int		 naive_order(int64_t, int64_t);

/* Rule 20.3: other callers find an event only by what they can see of it. */
bool		 naive_shows_all(const struct calendar_event *,
		    const struct naive_caller *);

/* Sorts as the query asks (rules, section 23). */
void		 naive_sort_events(const struct calendar_event **, size_t count,
		    const struct naive_query *, const struct naive_caller *);

/* All records of a list, in order. 400: a value was rejected. */
struct naive_found {
	int		 status;
	size_t		 count;
	int64_t		 ids[CALENDAR_EVENTS];
};

/* A list, and the form of its answers (rules, section 21). */
struct naive_list {
	const char	*plural;
	const char	*beyond;	/* code; NULL: an empty page */
	void		(*find)(struct naive_found *,
			    const struct naive_query *,
			    const struct naive_caller *);
};

extern const struct naive_list	naive_events, naive_venues, naive_organizers;
extern const struct naive_list	naive_categories, naive_tags;

/* Requests a page of the list, and reports how the answer differs. */
void		 naive_compare(const struct naive_list *,
		    const struct naive_caller *, const char *query);

/*
 * Pairs of queries whose names differ, each with `more` of the orders in turn.
 */
struct naive_choices {
	size_t			 count;
	const char *const	*queries;
	size_t			 order_count;
	const char *const	*orders;
};

void		 naive_pairs(const struct naive_list *,
		    const struct naive_caller *, const struct naive_choices *,
		    int more);
bool		 naive_same_name(const char *query, const char *other);

/* The number of answers that this process has compared. */
extern size_t	 naive_compared;

#endif
