/*
 * The first steps of a calendar (rules 40.42 and 40.43): short pages in an
 * order, whose forms are those of other pages. Nothing is stored about them.
 */
#ifndef ALMANAC_DESK_GUIDE_H
#define ALMANAC_DESK_GUIDE_H

struct page;
struct request;

enum desk_step {
	STEP_NAME, STEP_LOOKS, STEP_CATEGORIES, STEP_EVENT, STEP_SOURCES,
	STEP_PEOPLE, STEP_SHARE, STEP_NONE
};

/* The step of the request's path, or STEP_NONE. */
enum desk_step	 desk_step(const struct request *);

/*
 * Adds `guide` to the page of a step: what the public sees now, and where to go
 * on. On any other page it adds nothing.
 */
void		 desk_guide(struct page *);

/* Where the caller finds a step, or NULL if there are none any more. */
const char	*_Nullable desk_guide_path(struct request *, enum desk_step);

/* Answers the form of a step with the next one. `done` is a notice. */
int		 desk_guide_go(struct request *, const char *done);

/* Adds `beginning`, the steps, unless the calendar has many events. */
void		 desk_guide_list(struct page *);

/* The first page of an administrator of an empty calendar, or NULL. */
const char	*_Nullable desk_guide_first(struct request *);

#endif
