#include "pages/desk/desk_visibility.h"

#include <string.h>

#include "base/array.h"
#include "calendar/event.h"
#include "http/fields.h"
#include "http/request.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_form.h"
#include "pages/desk/desk_series.h"

static const char *
chosen_of(const struct desk_form *f)
{
	return (field_text(f->page->rq, "visibility"));
}

/* Returns the choice that the form was opened with. */
static const char *
former_of(const struct desk_form *f)
{
	return (field_text(f->page->rq, "was_visibility"));
}

const char *
desk_visibility_password(const struct desk_form *f)
{
	return (*data_get(f->record, "has_password") == '\0' ? "" :
	    f->page->texts[TEXT_DESK_A_PASSWORD]);
}

static const char *
stored_of(const struct desk_form *f)
{
	if (desk_has_status(f->record, STATUS_PRIVATE))
		return ("private");

	return (*desk_visibility_password(f) != '\0' ? "protected" :
	    "public");
}

/* After a conflict, a choice that was not changed becomes the stored one. */
void
desk_visibility_show(const struct desk_form *f)
{
	static const struct {
		const char	*value;
		enum text	 name;
	} rows[] = {
		{ "public", TEXT_DESK_IS_PUBLIC },
		{ "private", TEXT_DESK_IS_FOR_EDITORS },
		{ "protected", TEXT_DESK_IS_PROTECTED }
	};
	const char	*stored = stored_of(f), *shown, *former;
	struct value	*map, *options;
	size_t		 i;

	shown = f->sent == NULL ? stored : chosen_of(f);
	former = f->sent == NULL || f->conflict ? stored : former_of(f);
	if (f->conflict && strcmp(shown, former_of(f)) == 0)
		shown = stored;
	map = data_map(f->page->content, "visibility");
	data_text(map, "was", former);
	options = data_list(map, "options");
	for (i = 0; i < COUNT(rows); i++) {
		(void)data_option(options, rows[i].value,
		    f->page->texts[rows[i].name],
		    strcmp(rows[i].value, shown) == 0);
		if (f->conflict && strcmp(rows[i].value, stored) == 0 &&
		    strcmp(chosen_of(f), stored) != 0)
			data_text(map, "other",
			    f->page->texts[rows[i].name]);
	}
}

/* Only a choice that differs from the former one changes a stored event. */
static bool
is_changed(const struct desk_form *f, int64_t id)
{
	return (id == 0 || strcmp(chosen_of(f), former_of(f)) != 0);
}

/* "Private" is a status, not a separate field. */
static const char *
status_for(const struct desk_form *f, int64_t id, const char *status)
{
	if (status != NULL ? strcmp(status, "publish") != 0 :
	    !is_changed(f, id))
		return (status);
	if (strcmp(chosen_of(f), "private") == 0)
		return ("private");

	return (status == NULL && strcmp(former_of(f), "private") == 0 ?
	    "publish" : status);
}

/*
 * Returns the error if one of the events that the form changes has no password
 * to keep, or NULL. An event that has lost it meanwhile is a conflict.
 */
static const char *
missing_password(const struct desk_form *f, int64_t id)
{
	struct event	 model;

	if (id == 0 || *desk_visibility_password(f) == '\0')
		return (is_changed(f, id) ? "missing" : NULL);

	return (!desk_series_spreads(f, id) || (event_find(f->page->rq,
	    desk_series_shown(f), &model) && model.password != NULL) ? NULL :
	    DESK_OTHERS);
}

/* An empty password keeps the stored one. */
static void
add_password(struct desk_form *f, int64_t id, struct value *fields)
{
	struct request	*rq = f->page->rq;
	const char	*password = field_text(rq, DESK_PASSWORD), *code = NULL;

	if (strcmp(chosen_of(f), "protected") != 0) {
		if (*password != '\0')
			code = DESK_UNUSED;
		else if (is_changed(f, id) && id != 0 &&
		    *desk_visibility_password(f) != '\0')
			data_null(fields, DESK_PASSWORD);
	} else if (*password != '\0')
		data_text(fields, DESK_PASSWORD, password);
	else
		code = missing_password(f, id);
	if (code != NULL)
		data_text(f->wrong, DESK_PASSWORD, code);
}

void
desk_visibility_sent(struct desk_form *f, int64_t id, const char *status,
    struct value *fields)
{
	if ((status = status_for(f, id, status)) != NULL)
		data_text(fields, "status", status);
	add_password(f, id, fields);
}
