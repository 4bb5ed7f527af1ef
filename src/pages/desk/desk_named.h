/*
 * The record that a typed name means (rule 40.9). A venue or organizer that is
 * typed in the form of an event has fields of its own, `new[venue][city]`.
 */
#ifndef ALMANAC_DESK_NAMED_H
#define ALMANAC_DESK_NAMED_H

#include <stdbool.h>

struct desk_form;
struct desk_kind;
struct page;
struct param;
struct value;

/*
 * Returns the records that the caller finds by a text; `query` is the rest of
 * the query, such as "per_page=8".
 */
const struct value	*desk_search(const struct page *,
			    const struct desk_kind *, const char *query,
			    const char *text);

/*
 * Returns records that a mistyped name may mean: those that a search for it
 * finds, or else those that begin like it.
 */
const struct value	*desk_like(const struct page *,
			    const struct desk_kind *, const char *name);

/*
 * Returns the records with this name, in any letter case, that the caller may
 * read, without the record `but`. `only_public`: those that everyone may read.
 */
struct value	*desk_named(const struct page *, const struct desk_kind *,
		    const char *name, const char *but, bool only_public);

/* Returns the picked record, else the only one, or NULL. */
const struct value	*_Nullable desk_pick(const struct value *records,
			    const char *picked);

/* Returns the name, and what tells the record from others with this name. */
const char	*desk_label(const struct page *, const struct desk_kind *,
		    const struct value *record);

/* Adds `choices` between these records. Returns the list. */
struct value	*desk_add_choices(const struct page *, struct value *parent,
		    const struct desk_kind *, const struct value *records,
		    const char *picked);

/*
 * Adds the record that was typed to a list: its id, or the fields of a new one.
 * Returns false if nothing was typed. If the user has to correct or choose
 * something, sets the code of an error and adds nothing.
 */
bool		 desk_typed_add(const struct desk_form *, struct value *list,
		    const struct param *, const char **wrong);

/*
 * Adds what the user may choose or confirm after such an error, and `fresh` for
 * the script. In the public form a typed name needs no confirmation.
 */
void		 desk_typed_ask(const struct desk_form *, struct value *field,
		    const struct param *);

#endif
