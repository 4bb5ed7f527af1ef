#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "base/json.h"
#include "http/mount.h"
#include "http/params_read.h"
#include "http/request.h"
#include "http/values.h"
#include "pictures/picture_name.h"
#include "store/existing.h"
#include "store/permissions.h"
#include "text/color.h"
#include "text/reason.h"
#include "text/recurrence.h"
#include "text/urls.h"
#include "text/zones.h"

/* Finds the status with this name, or returns false. */
static bool
find_status(const struct param *p, const char *text,
    enum status *status)
{
	for (*status = STATUS_PUBLISH; *status <= STATUS_TRASH; ++*status)
		if (params_same(p, status_name(*status), text))
			return (true);

	return (false);
}

bool
params_status(struct reader *reader, const struct value *value, void *to)
{
	const char	*text;

	if ((text = params_text(reader, value)) == NULL)
		return (false);
	if (!find_status(reader->param, text, to))
		return (params_complain(reader, complaint_not_one_of(
		    status_list(reader->rq->arena, STATUS_TRASH))));

	return (true);
}

static bool
refuse_statuses(struct reader *reader)
{
	return (params_complain(reader, complaint_not_statuses(
	    status_list(reader->rq->arena, STATUS_TRASH))));
}

/* `any` must be the only word, and sets no bit. */
static bool
read_statuses(struct reader *reader, const struct pieces *pieces,
    unsigned *bits)
{
	const struct value	*piece;
	enum status		 status;
	size_t			 i;

	*bits = 0;
	for (i = 0; i < pieces->count; i++) {
		piece = pieces->list[i];
		if (piece->kind != VALUE_TEXT)
			return (params_complain(reader, complaint_not_list()));
		if (pieces->count == 1 &&
		    params_same(reader->param, piece->text, "any"))
			return (true);
		if (!find_status(reader->param, piece->text, &status))
			return (refuse_statuses(reader));
		*bits |= 1u << status;
	}

	return (pieces->count > 0 || refuse_statuses(reader));
}

bool
params_statuses(struct reader *reader, const struct value *value, void *to)
{
	struct pieces	 pieces;
	unsigned	 bits;

	if (!params_pieces(reader, value, &pieces, complaint_not_list()))
		return (false);
	if (!read_statuses(reader, &pieces, &bits))
		return (false);
	if (bits != 1u << STATUS_PUBLISH &&
	    !may_list_unpublished(&reader->rq->caller))
		return (params_complain(reader,
		    complaint_statuses_forbidden()));
	*(unsigned *)to = bits;

	return (true);
}

bool
params_timezone(struct reader *reader, const struct value *value, void *to)
{
	const char	*text;

	if ((text = params_text(reader, value)) == NULL)
		return (false);
	if (*text != '\0' && zone_find(text) == NULL)
		return (params_complain(reader, complaint_timezone()));
	*(const char **)to = text;

	return (true);
}

/* Colors are stored in lower case, so that equal colors are equal texts. */
bool
params_color(struct reader *reader, const struct value *value, void *to)
{
	struct color	 color;
	const char	*text;
	char		*printed;

	if ((text = params_text(reader, value)) == NULL)
		return (false);
	if (*text == '\0') {
		*(const char **)to = "";
		return (true);
	}
	if (!color_read(&color, text))
		return (params_complain(reader, complaint_color()));
	printed = arena_alloc(reader->rq->arena, COLOR_PRINTED);
	color_print(&color, printed);
	*(const char **)to = printed;

	return (true);
}

bool
params_url(struct reader *reader, const struct value *value, void *to)
{
	if (value->kind != VALUE_TEXT && reader->param->wire != WIRE_ANY)
		return (params_complain(reader, complaint_not_string()));
	if (value->kind != VALUE_TEXT ||
	    (*value->text != '\0' && !url_valid(value->text)))
		return (params_complain(reader, complaint_url()));
	*(const char **)to = value->text;

	return (true);
}

/*
 * Returns the path "/images/..." of an address below that of the service, in
 * any mount, or NULL if images stored here have no such address.
 */
static const char *_Nullable
own_path(const struct request *rq, const char *url)
{
	struct picture_name	 name;
	const char		*path = strstr(url, PICTURE_FOLDER);

	return (path != NULL && picture_name_read(path, &name) &&
	    (path == url || mount_has(rq, url)) ? path : NULL);
}

bool
params_image(struct reader *reader, const struct value *value, void *to)
{
	struct image_ref	*image;
	const char		*path;
	int64_t			 n;

	image = to;
	*image = (struct image_ref){ 0, NULL };
	if (number_is_digits(value) || value->kind == VALUE_NUMBER) {
		switch (number_whole(value, &n)) {
		case WHOLE_NO:
			return (params_complain(reader, complaint_image()));
		case WHOLE_FITS:
			if (n == 0 && reader->param->flags & PARAM_EMPTY)
				return (true);
			if (!image_exists(reader->rq->db, n))
				break;
			image->id = n;
			return (true);
		case WHOLE_TOO_LARGE:
			break;
		}
		return (params_complain(reader, complaint_image_unknown()));
	}
	if (params_text(reader, value) == NULL)
		return (false);
	if (*value->text == '\0' && reader->param->flags & PARAM_EMPTY)
		return (true);
	if ((path = own_path(reader->rq, value->text)) != NULL) {
		image->id = image_at(reader->rq->db, path, value->text);
		return (image->id != 0 ||
		    params_complain(reader, complaint_image_unknown()));
	}
	if (!url_is_web(value->text))
		return (params_complain(reader, complaint_image()));
	image->url = value->text;

	return (true);
}

bool
params_picture(struct reader *reader, const struct value *value, void *to)
{
	const struct request	*rq = reader->rq;

	/*
	 * A picture is decoded before the writer serves the request, after all
	 * other checks. Callers who may not send one are rejected later.
	 */
	(void)value;
	if (rq->picture == NULL && rq->caller.role >= reader->route->role &&
	    !(rq->reading && rq->in.file != NULL))
		return (params_complain(reader, complaint_picture()));
	*(const struct picture **)to = rq->picture;

	return (true);
}

/*
 * Joins costs as sent. Returns false if one of them is neither text nor
 * number.
 */
static bool
join_costs(struct buf *buf, const struct value *list)
{
	const struct value	*item;

	for (item = list->first; item != NULL; item = item->next) {
		if (item->kind != VALUE_TEXT && item->kind != VALUE_NUMBER)
			return (false);
		if (item->length > 0 && buf->length > 0)
			buf_string(buf, ", ");
		buf_add(buf, item->text, item->length);
	}

	return (true);
}

bool
params_cost(struct reader *reader, const struct value *value, void *to)
{
	const struct value	*fitting;
	const char		*text = NULL;
	struct buf		 buf;
	struct value		 joined;
	int64_t			 n;

	if (value->kind == VALUE_TEXT || value->kind == VALUE_NUMBER)
		text = value->text;
	else if (value->kind == VALUE_BOOLEAN && !value->truth)
		text = "";
	else if (value->kind == VALUE_LIST) {
		buf_init(&buf, reader->rq->arena, 50);
		if (join_costs(&buf, value)) {
			joined = (struct value){ .kind = VALUE_TEXT,
			    .text = buf.data, .length = buf.length };
			if ((fitting = params_fit(reader, &joined)) == NULL)
				return (false);
			text = fitting->text;
		}
	}
	if (text == NULL)
		return (params_complain(reader, complaint_cost()));
	if (value->kind == VALUE_NUMBER &&
	    number_whole(value, &n) == WHOLE_FITS && n == 0)
		text = "0";
	*(const char **)to = text;

	return (true);
}

static bool
add_lines(struct reader *reader, struct recurrence *r, const char *text)
{
	struct arena	*arena = reader->rq->arena;
	char		 why[RECURRENCE_WHY];
	size_t		 length;

	while (*text != '\0') {
		length = strcspn(text, "\r\n");
		if (length > 0 && !recurrence_add(r, arena,
		    arena_copy(arena, text, length), why))
			return (params_complain(reader,
			    complaint_recurrence(arena_string(arena, why))));
		text += length + strspn(text + length, "\r\n");
	}

	return (true);
}

/*
 * Whether forms of other programs send the text: a number, a word for no value,
 * JSON, or what PHP serializes.
 */
static bool
is_value_of_programs(const char *text)
{
	static const char *const	 words[] = {
		"true", "false", "null", "none", "undefined"
	};
	size_t				 i;

	for (i = 0; i < COUNT(words); i++)
		if (strcasecmp(text, words[i]) == 0)
			return (true);

	return (strpbrk(text, "{[") != NULL ||
	    text[strspn(text, "0123456789")] == '\0');
}

bool
params_recurrence_has_form(const struct value *value)
{
	const struct value	*first = value;

	if (value->kind == VALUE_LIST)
		first = value->first;

	return (first != NULL && first->kind == VALUE_TEXT &&
	    !is_value_of_programs(first->text));
}

/* A text with lines, or a list of such texts. */
bool
params_recurrence(struct reader *reader, const struct value *value, void *to)
{
	const struct value	*item;
	struct recurrence	*r;

	r = arena_alloc(reader->rq->arena, sizeof(*r));
	recurrence_init(r);
	item = value->kind == VALUE_LIST ? value->first : value;
	for (; item != NULL; item = item == value ? NULL : item->next) {
		if (item->kind != VALUE_TEXT)
			return (params_complain(reader, complaint_not_list()));
		if (!add_lines(reader, r, item->text))
			return (false);
	}
	if (!r->has_rule && r->added.count == 0)
		return (params_complain(reader,
		    complaint_recurrence(reason_text(TEXT_REASON_NO_LINE))));
	*(const struct recurrence **)to = r;

	return (true);
}
