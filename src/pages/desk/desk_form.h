/*
 * The form of a record: its fields, their order, types, limits, choices and
 * texts are those of the API's parameters (`form` in the spec).
 */
#ifndef ALMANAC_DESK_FORM_H
#define ALMANAC_DESK_FORM_H

#include <stdbool.h>

#include "http/table.h"

struct desk_kind;
struct page;
struct value;

struct desk_form {
	struct page			*page;
	const struct desk_kind		*kind;
	const struct value		*record;	/* stored, or NULL */
	bool				 is_copy;	/* of another one */
	const struct value		*sent;		/* by a form, or NULL */
	struct value			*wrong;		/* name -> code, or NULL */
	bool				 conflict;	/* see `other` */
	bool				 is_open;	/* of a stranger */
	const char			*key;		/* of a new record, or NULL */
};

/* The parameter of a row of the kind's form. */
const struct param	*desk_param(const struct desk_kind *,
		    const struct form_row *);

/* Adds `fields` and `more`; 0, or the status of a refusal. */
int		 desk_form_fields(struct desk_form *)
		    __attribute__((warn_unused_result));

/* "What is needed" for the code of a complaint. */
const char	*desk_wrong(const struct page *, const char *code);

/*
 * The fields of a request to the API, from those of a form. What the form finds
 * wrong itself is added to `wrong`.
 */
struct value	*desk_sent(struct desk_form *, bool update);

/* Adds a list of names that a field suggests without a script; 0, or a status. */
int		 desk_names(const struct page *, struct value *field,
		    const char *as, const struct desk_kind *)
		    __attribute__((warn_unused_result));

/*
 * The id of the only record with that name; "": there is none; NULL: several.
 * `but` is not meant.
 */
const char	*_Nullable desk_id_of(const struct page *,
		    const struct desk_kind *, const char *name,
		    const char *but);

/* Adds the names and codes of what an answer of the API found wrong, or else a
 * text for all of it. */
void		 desk_refusal(struct desk_form *, const struct value *body,
		    const char **problem);

/* Adds `problems` of the fields, and `problem`, a text for all or "". */
void		 desk_problems(const struct desk_form *, const char *problem);

/* Several records have the name that was typed; the file is no picture. */
#define DESK_SEVERAL	"several"
#define DESK_NO_PICTURE	"picture"

#endif
