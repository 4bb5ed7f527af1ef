/* The fields of the settings of the calendar, and what a form of them says. */
#ifndef ALMANAC_DESK_SETTING_FIELDS_H
#define ALMANAC_DESK_SETTING_FIELDS_H

#include <stdbool.h>
#include <stddef.h>

#include "calendar/site_settings.h"
#include "generated/texts.h"

struct request;

struct setting_choice {
	const char	*value;
	enum text	 name;
};

enum setting_shown {
	SHOWN_LINE, SHOWN_SECRET, SHOWN_LINES, SHOWN_CHECK, SHOWN_CHOICE
};

/*
 * A field: a key, or a part of one: a member of a map, or a text that a list
 * may have. Parts follow each other.
 */
struct setting_field {
	const char		*key;
	const char		*part;		/* or NULL */
	enum setting_shown	 as;
	enum text		 label;
	enum text		 hint;		/* or TEXT_NONE */
	enum text		 must;		/* NONE: as site.yaml says */
	/* The last has no value. */
	const struct setting_choice	*choices;
};

struct setting_group {
	enum text		 name;
	const struct setting_field	*fields;
	size_t			 count;
};

#define SETTING_GROUPS	7
#define SETTINGS_MOST	64	/* keys of all fields */

/* In the order of the page. */
extern const struct setting_group	setting_groups[SETTING_GROUPS];

/* The page: the settings as they are stored, and what was sent, if it was. */
struct setting_form {
	struct request		*rq;
	struct stored_settings	 stored;
	bool			 sent;
	bool			 pressed;	/* its button */
	const char		*unproved;	/* the password is wrong; or
						   "" */
	const char		*untested;	/* the address for a test is;
						   or "" */
	int			 status;	/* of a form that was sent */
	const char		*_Nullable key;	/* one that is wrong, or NULL */
	const char		*_Nullable why;
};

/* Its name in the form: "title", or "look_type" of a part. */
const char	*setting_field_name(struct request *,
		    const struct setting_field *);

/* The stored value as the field shows it. */
const char	*setting_field_stored(struct request *,
		    const struct stored_settings *,
		    const struct setting_field *, enum setting_source *);

/*
 * The value of a field: as sent if it was changed in the form, or else as
 * stored, since someone else may have changed it meanwhile.
 */
const char	*setting_field_value(const struct setting_form *,
		    const struct setting_field *, enum setting_source *);

/* Why the field alone cannot be stored, or NULL. */
const char	*_Nullable setting_field_fault(const struct setting_form *,
		    const struct setting_field *);

/*
 * The index of the language that the browser prefers, as long as none is
 * chosen; else LOCALE_COUNT.
 */
size_t	setting_language_guess(struct request *,
	    const struct stored_settings *);

/* Lets the page speak it. */
void	setting_language_speak(struct request *,
	    const struct stored_settings *);

/* The field of a locale, or of LANGUAGE_MAIN. */
const struct setting_field	*setting_language(const char *part);

/*
 * Fills the list with at most SETTINGS_MOST settings. Returns whether each
 * field can be stored alone.
 */
bool	setting_form_read(const struct setting_form *, struct setting *list,
	    size_t *count);

#endif
