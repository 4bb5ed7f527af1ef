#include "pages/desk/desk_message.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "http/fields.h"
#include "http/request.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_form.h"
#include "store/event_notes.h"
#include "store/permissions.h"
#include "text/cut.h"

#define FIELD	"message"

static bool
may_tell(const struct desk_form *f)
{
	return (f->kind->is_event && !may_publish(&f->page->rq->caller));
}

/* Returns what is typed, or NULL if there is no field. */
static const char *_Nullable
typed_message(const struct desk_form *f)
{
	struct request	*rq = f->page->rq;
	const char	*text;

	if (!may_tell(f) || value_get(rq->in.fields, FIELD) == NULL)
		return (NULL);
	text = desk_trimmed(rq->arena, field_text(rq, FIELD));

	return (arena_copy(rq->arena, text, text_fit(text, NOTE_MOST)));
}

void
desk_message_show(const struct desk_form *f, int64_t id)
{
	struct request	*rq = f->page->rq;
	const char	*typed = typed_message(f);
	const char	*text = event_message(rq->db, rq->arena, id);

	if (may_tell(f))
		data_text(data_map(f->page->content, "tell"), "text",
		    typed != NULL ? typed : text);
	else if (may_edit_others(&rq->caller))
		data_text(f->page->content, FIELD, text);
}

/* Returns NULL if the message is the stored one. */
static const char *_Nullable
new_message(const struct desk_form *f, int64_t id)
{
	struct request	*rq = f->page->rq;
	const char	*typed = typed_message(f);

	return (typed != NULL && strcmp(typed, event_message(rq->db,
	    rq->arena, id)) != 0 ? typed : NULL);
}

bool
desk_message_is_typed(const struct desk_form *f, int64_t id)
{
	return (new_message(f, id) != NULL);
}

bool
desk_message_store(const struct desk_form *f, int64_t id)
{
	const char	*text = new_message(f, id);

	if (text == NULL)
		return (false);
	event_message_set(f->page->rq->db, id, text);

	return (*text != '\0');
}
