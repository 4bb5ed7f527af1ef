/* The fields of a form, as its page shows them. */
#ifndef ALMANAC_DESK_FIELDS_H
#define ALMANAC_DESK_FIELDS_H

#include <stdbool.h>

struct desk_form;
struct desk_kind;
struct page;
struct param;
struct value;

/* Adds `fields` and `more`. Returns 0, or the status of an error answer. */
int	desk_form_fields(struct desk_form *)
	    __attribute__((warn_unused_result));

/*
 * Adds names that a field suggests without a script. Returns 0, or the status
 * of an error answer.
 */
int	desk_names(const struct page *, struct value *field, const char *as,
	    const struct desk_kind *) __attribute__((warn_unused_result));

/* Whether the form sends what is stored. An empty password stays. */
bool	desk_sends_stored(const struct desk_form *, const struct param *);

#endif
