/*
 * The form of a record. Its fields, their order, types, limits, choices and
 * texts come from the parameters of the API (`form` in the spec). The page says
 * what is wrong with a form that was sent.
 */
#ifndef ALMANAC_DESK_FORM_H
#define ALMANAC_DESK_FORM_H

#include <stdbool.h>

#include "http/table.h"

struct arena;
struct ask;
struct desk_kind;
struct page;
struct value;

struct desk_form {
	struct page			*page;
	const struct desk_kind		*kind;		/* NULL: no record */
	const struct value		*record;	/* stored, or NULL */
	bool				 is_copy;	/* of `record` */
	const struct value		*sent;		/* or NULL */
	struct value			*wrong;		/* codes, or NULL */
	bool				 conflict;	/* record has changed */
	bool				 is_open;	/* of the public form */
	bool				 is_short;	/* of a first step */
	bool				 is_preview;	/* stores nothing */
	const char			*key;		/* of a new record */
	struct value			*questions;	/* to confirm, or
							   NULL */
	bool				 is_partly_own;	/* not all of a change
							 * is for a series */
	int64_t				 series;	/* that was changed for
							 * the form, or 0 */
};

/* Returns the parameter of a row of the kind's form. */
const struct param	*desk_param(const struct desk_kind *,
		    const struct form_row *);

/*
 * Whether a new venue or organizer within the form of an event has the field:
 * only short texts that are not under "more". No other field of it is sent.
 */
bool		 desk_is_in_place(const struct desk_kind *,
		    const struct form_row *);

/*
 * Returns a stored value as the form shows it: markup is cleaned as for pages,
 * so that no stored text can act in a page with rights (rule 40.18).
 */
const char	*desk_shown(const struct desk_form *, const struct param *);

/* Whether a field was sent as desk_shown() returns it. */
bool		 desk_is_unchanged(const struct desk_form *,
		    const struct param *, const char *sent);

/* Whether pages that show `stored` leave out elements or words of `text`. */
bool		 desk_leaves_out(struct arena *, const char *stored,
		    const char *text);

/* Returns the message for an error code, such as "This is required". */
const char	*desk_wrong(const struct page *, const char *code);

/*
 * Converts the fields of a form to those of a request to the API. An update of
 * `record` leaves out unchanged fields, and the API may know more of a value
 * than the form shows, such as seconds. Adds the errors that it finds to
 * `wrong`.
 */
struct value	*desk_sent(struct desk_form *, bool update);

/* Returns a typed text without blanks around it. */
const char	*desk_trimmed(struct arena *, const char *text);

/* Returns the id of a record, or an item that is an id. */
const char	*desk_id(const struct value *item);

/* Whether a list has this id, or is a single record or id with it. */
bool		 desk_is_among(const struct value *list, const char *id);

/* Whether the form was sent with this confirmation, a value of `sure`. */
bool		 desk_is_sure(const struct desk_form *, const char *what);

/*
 * Adds the names and codes of the fields that the API rejected, or else sets
 * `problem` to a text for the whole form. With questions, it has rejected none.
 */
void		 desk_refusal(struct desk_form *, const struct ask *,
		    const char **problem);

/*
 * Adds `problems`, the errors of fields, `questions`, `problem`, a text for the
 * whole form or "", and `typed`: the form has values that are not stored.
 */
void		 desk_problems(const struct desk_form *, const char *problem);

/*
 * The field that is sent only together with the choice of who sees the event.
 * It never shows what is stored.
 */
#define DESK_PASSWORD	"password"

/* What is wrong with a field. */
#define DESK_SEVERAL	"several"	/* records have the typed name */
#define DESK_KNOWN	"known"		/* with other fields than were typed */
#define DESK_FRESH	"fresh"		/* no record has the name */
#define DESK_NAMELESS	"nameless"	/* fields were typed, but no name */
#define DESK_NO_PICTURE	"picture"	/* the file is none */
#define DESK_UNUSED	"unused"	/* the choice needs no password */
#define DESK_OTHERS	"others"	/* of the series have no password */
#define DESK_EARLY	"early"		/* the end is before the start */
#define DESK_BEFORE	"before"	/* the series ends before it begins */
#define DESK_BACKWARD	"backward" /* left-out dates end before they begin */
#define DESK_LONG	"long"		/* longer than the limit */
#define DESK_AGAIN	"again"		/* the file was not kept */
#define DESK_SHARED	"shared"	/* by all events of the series */
#define DESK_PICTURELESS "pictureless"	/* no picture is described */

#endif
