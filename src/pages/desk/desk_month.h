/* The events of a month at the desk (rule 40.34). */
#ifndef ALMANAC_DESK_MONTH_H
#define ALMANAC_DESK_MONTH_H

struct desk_filters;
struct page;

/*
 * Adds the month of the parameters, of the search, or the current one. Returns
 * 0, or the status of an error answer.
 */
int	desk_month(struct page *, const struct desk_filters *);

#endif
