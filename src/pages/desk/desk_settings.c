/* Settings of the calendar, for administrators (rules, section 46). */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "calendar/site_settings.h"
#include "config/site.h"
#include "config/site_write.h"
#include "config/site_yaml.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/fields.h"
#include "http/request.h"
#include "pages/desk/desk.h"
#include "text/cut.h"

#define PATH		"/desk/settings"
#define KEYS_MOST	16	/* of a group */
#define VALUE_SIZE	256	/* bytes; grows */

struct choice {
	const char	*value;
	enum text	 name;
};

enum shown { SHOWN_LINE, SHOWN_LINES, SHOWN_CHECK, SHOWN_CHOICE };

/*
 * A field: a key, or a part of one: a member of a map, or a text that a list may
 * have. Parts follow each other.
 */
struct field {
	const char		*key;
	const char		*part;		/* or NULL */
	enum shown		 as;
	enum text		 label;
	enum text		 hint;		/* or TEXT_NONE */
	const struct choice	*choices;	/* the last has no value */
};

struct group {
	const char		*id;
	enum text		 name;
	const struct field	*fields;
	size_t			 count;
};

static const struct choice	 sizes[] = {
	{ "small", TEXT_DESK_SETTING_SMALL },
	{ "medium", TEXT_DESK_SETTING_MEDIUM },
	{ "large", TEXT_DESK_SETTING_LARGE }, { .value = NULL }
}, cards[] = {
	{ "framed", TEXT_DESK_SETTING_FRAMED },
	{ "open", TEXT_DESK_SETTING_OPEN }, { .value = NULL }
}, fronts[] = {
	{ "home", TEXT_PAGE_WHATS_ON }, { "month", TEXT_DESK_SETTING_MONTH },
	{ .value = NULL }
}, days[] = {
	{ "", TEXT_DESK_SETTING_USUAL }, { "monday", TEXT_PAGE_WEEKDAY_1 },
	{ "tuesday", TEXT_PAGE_WEEKDAY_2 },
	{ "wednesday", TEXT_PAGE_WEEKDAY_3 },
	{ "thursday", TEXT_PAGE_WEEKDAY_4 }, { "friday", TEXT_PAGE_WEEKDAY_5 },
	{ "saturday", TEXT_PAGE_WEEKDAY_6 }, { "sunday", TEXT_PAGE_WEEKDAY_0 },
	{ .value = NULL }
}, clocks[] = {
	{ "", TEXT_DESK_SETTING_USUAL }, { "12", TEXT_DESK_SETTING_HOURS_12 },
	{ "24", TEXT_DESK_SETTING_HOURS_24 }, { .value = NULL }
}, positions[] = {
	{ "prefix", TEXT_DESK_SETTING_BEFORE },
	{ "postfix", TEXT_DESK_SETTING_AFTER }, { .value = NULL }
};

#define LINE(key, part, name)						\
	{ key, part, SHOWN_LINE, TEXT_DESK_SETTING_##name,		\
	    TEXT_DESK_SETTING_##name##_HINT, NULL }
#define LINES(key, name)						\
	{ key, NULL, SHOWN_LINES, TEXT_DESK_SETTING_##name,		\
	    TEXT_DESK_SETTING_##name##_HINT, NULL }
#define CHOICE(of, of_part, name, list)					\
	{ .key = of, .part = of_part, .as = SHOWN_CHOICE,		\
	    .label = TEXT_DESK_SETTING_##name, .choices = list }
#define ROLE(role, name)						\
	{ .key = "second_factor", .part = role, .as = SHOWN_CHECK,	\
	    .label = TEXT_DESK_ROLE_##name }

static const struct field	 name_fields[] = {
	LINE("title", NULL, TITLE), LINE("accent", NULL, ACCENT),
	CHOICE("look", "type", TYPE, sizes),
	CHOICE("look", "cards", CARDS, cards),
	CHOICE("front", NULL, FRONT, fronts)
}, place_fields[] = {
	LINE("timezone", NULL, TIMEZONE),
	CHOICE("week_starts", NULL, WEEK, days),
	CHOICE("clock", NULL, CLOCK, clocks), LINE("country", NULL, COUNTRY),
	LINE("currency", "symbol", SYMBOL), LINE("currency", "code", CODE),
	CHOICE("currency", "position", POSITION, positions)
}, footer_fields[] = {
	LINE("address", NULL, ADDRESS), LINES("links", LINKS)
}, others_fields[] = {
	{ "submissions", NULL, SHOWN_CHECK, TEXT_DESK_SETTING_SUBMISSIONS,
	    TEXT_DESK_SETTING_SUBMISSIONS_HINT, NULL },
	{ "submission_terms", NULL, SHOWN_LINE, TEXT_DESK_SUBMIT_TERMS,
	    TEXT_DESK_SETTING_NOTICE_HINT, NULL },
	{ "submission_privacy", NULL, SHOWN_LINE, TEXT_DESK_SUBMIT_PRIVACY,
	    TEXT_DESK_SETTING_NOTICE_HINT, NULL },
	LINES("frame_ancestors", FRAMES)
}, second_fields[] = {
	ROLE("subscriber", SUBSCRIBER), ROLE("contributor", CONTRIBUTOR),
	ROLE("author", AUTHOR), ROLE("editor", EDITOR),
	ROLE("administrator", ADMINISTRATOR)
};

static const struct group	 groups[] = {
	{ "name", TEXT_DESK_SETTINGS_NAME, name_fields, COUNT(name_fields) },
	{ "place", TEXT_DESK_SETTINGS_PLACE, place_fields,
	    COUNT(place_fields) },
	{ "footer", TEXT_DESK_SETTINGS_FOOTER, footer_fields,
	    COUNT(footer_fields) },
	{ "others", TEXT_DESK_SETTINGS_OTHERS, others_fields,
	    COUNT(others_fields) },
	{ "second", TEXT_DESK_SETTINGS_SECOND, second_fields,
	    COUNT(second_fields) }
};

static const char *
name_of(struct request *rq, const struct field *f)
{
	return (f->part == NULL ? f->key :
	    arena_join(rq->arena, f->key, "_", f->part, NULL));
}

/* A list as lines: of links the name, then the address. */
static const char *
print_lines(struct request *rq, const struct value *list)
{
	const struct value	*item;
	struct buf		 b;

	buf_init(&b, rq->arena, VALUE_SIZE);
	for (item = list->first; item != NULL; item = item->next)
		if (item->kind == VALUE_MAP)
			buf_printf(&b, "%s %s\n", data_get(item, "name"),
			    data_get(item, "url"));
		else
			buf_printf(&b, "%s\n", item->text);
	buf_string(&b, "");

	return (b.data);
}

static const struct key *
key_of(const struct field *f)
{
	const struct key	*key = site_key(f->key);

	if (key == NULL)
		abort();

	return (key);
}

static const char *
has_text(const struct value *list, const char *text)
{
	const struct value	*item = list->first;

	while (item != NULL && strcmp(item->text, text) != 0)
		item = item->next;

	return (item == NULL ? "false" : "true");
}

/* Returns the stored value as the field shows it. */
static const char *
read_stored(struct request *rq, const struct stored_settings *stored,
    const struct field *f, enum setting_source *source)
{
	const struct value	*value;
	const char		*text, *error;

	text = setting_value(rq, stored, key_of(f), source);
	value = json_read(rq->arena, text, strlen(text), &error);
	if (value != NULL && f->part != NULL && value->kind == VALUE_LIST)
		return (has_text(value, f->part));
	if (value != NULL && f->part != NULL)
		value = data_member(value, f->part);
	if (value == NULL || value->kind == VALUE_NULL)
		return ("");

	return (value->kind == VALUE_LIST ? print_lines(rq, value) :
	    value->text);
}

static void
add_choices(struct page *page, struct value *to, const struct field *f,
    const char *chosen)
{
	struct value		*list = data_list(to, "options");
	const struct choice	*c;

	for (c = f->choices; c->value != NULL; c++)
		(void)data_option(list, c->value, page->texts[c->name],
		    strcmp(c->value, chosen) == 0);
}

/* Whether a message of site.yaml is about the field. */
static bool
is_wrong(const struct field *f, const char *key, const char *_Nullable why)
{
	return (why != NULL && strcmp(f->key, key) == 0 && (f->part == NULL ||
	    strncmp(why + 1, f->part, strlen(f->part)) == 0));
}

/* Which fields of a form are wrong; all NULL: none was sent. */
struct sent {
	const struct group	*group;
	const char		*key, *why;
};

static void
add_field(struct page *page, struct value *list,
    const struct stored_settings *stored, const struct field *f, bool typed,
    bool bad)
{
	struct request		*rq = page->rq;
	struct value		*item = data_map(list, NULL);
	const char		*name = name_of(rq, f), *value;
	enum setting_source	 source;

	value = read_stored(rq, stored, f, &source);
	if (typed && source != SETTING_FILE)
		value = field_text(rq, name);
	data_text(item, "id", name);
	data_text(item, "label", page->texts[f->label]);
	data_text(item, "hint", f->hint == TEXT_NONE ? "" :
	    page->texts[f->hint]);
	data_text(item, "value", value);
	data_flag(item, "fixed", source == SETTING_FILE);
	data_flag(item, "bad", bad);
	data_flag(item, "line", f->as == SHOWN_LINE);
	data_flag(item, "lines", f->as == SHOWN_LINES);
	data_flag(item, "check", f->as == SHOWN_CHECK);
	data_flag(item, "on", strcmp(value, "true") == 0);
	data_flag(item, "choice", f->as == SHOWN_CHOICE);
	if (f->as == SHOWN_CHOICE)
		add_choices(page, item, f, value);
}

static void
add_group(struct page *page, struct value *list,
    const struct stored_settings *stored, const struct group *g,
    const struct sent *sent)
{
	struct value		*item = data_map(list, NULL), *fields;
	const struct field	*f;
	const char		*wrong = "";
	bool			 bad;

	data_text(item, "id", g->id);
	data_text(item, "name", page->texts[g->name]);
	fields = data_list(item, "fields");
	for (f = g->fields; f < g->fields + g->count; f++) {
		bad = g == sent->group && sent->key != NULL &&
		    is_wrong(f, sent->key, sent->why);
		if (bad && *wrong == '\0')
			wrong = desk_phrase(page, TEXT_DESK_SETTING_WRONG,
			    "name", page->texts[f->label]);
		add_field(page, fields, stored, f, g == sent->group, bad);
	}
	if (g == sent->group && *wrong == '\0')
		wrong = page->texts[TEXT_DESK_PRESS];
	data_text(item, "wrong", wrong);
}

static int
show_settings(struct request *rq, const struct sent *sent)
{
	struct stored_settings	 stored;
	struct page		 page;
	struct value		*list;
	size_t			 i;

	settings_read(rq, &stored);
	desk_start(&page, rq, desk_texts(rq)[TEXT_DESK_SETTINGS]);
	desk_form_start(&page);
	list = data_list(page.content, "groups");
	for (i = 0; i < COUNT(groups); i++)
		add_group(&page, list, &stored, &groups[i], sent);

	return (desk_send(&page, &template_desk_settings,
	    sent->group == NULL ? 200 : 422));
}

int
desk_settings(struct request *rq, const struct desk_settings_params *p)
{
	(void)p;

	return (show_settings(rq, &(struct sent){ .group = NULL }));
}

/* Writes lines that are not empty; of links, the address is last. */
static void
write_lines(struct json *j, struct arena *arena, const struct key *key,
    const char *text)
{
	const char	*line, *blank;
	size_t		 length;

	json_list(j, NULL);
	for (; *text != '\0'; text += length) {
		text += strspn(text, "\r\n");
		length = strcspn(text, "\r\n");
		line = text_one_line(arena_copy(arena, text, length));
		if (*line == '\0')
			continue;
		if (key->shape == KEY_TEXTS) {
			json_string(j, NULL, line);
			continue;
		}
		blank = strrchr(line, ' ');
		json_object(j, NULL);
		json_text(j, "name", line, blank == NULL ? 0 :
		    (size_t)(blank - line));
		json_string(j, "url", blank == NULL ? line : blank + 1);
		json_object_end(j);
	}
	json_list_end(j);
}

/* Writes the parts of a key, from `f` on. Returns the field after them. */
static const struct field *
write_parts(struct request *rq, struct json *j, const struct field *f,
    const struct field *end)
{
	const char	*key = f->key;

	json_object(j, NULL);
	for (; f < end && strcmp(f->key, key) == 0; f++)
		json_string(j, f->part, field_text(rq, name_of(rq, f)));
	json_object_end(j);

	return (f);
}

/* The same for a list: those that are checked. */
static const struct field *
write_checked(struct request *rq, struct json *j, const struct field *f,
    const struct field *end)
{
	const char	*key = f->key;

	json_list(j, NULL);
	for (; f < end && strcmp(f->key, key) == 0; f++)
		if (*field_text(rq, name_of(rq, f)) != '\0')
			json_string(j, NULL, f->part);
	json_list_end(j);

	return (f);
}

/*
 * Reads the value of the key of `f`; NULL is the default. Returns the field after
 * it.
 */
static const struct field *
read_key(struct request *rq, const struct field *f, const struct field *end,
    struct setting *to)
{
	const struct key	*key = key_of(f);
	const char		*typed = field_text(rq, name_of(rq, f));
	struct json		 j;

	json_init(&j, rq->arena, VALUE_SIZE);
	if (f->part != NULL && key->shape == KEY_TEXTS)
		f = write_checked(rq, &j, f, end) - 1;
	else if (f->part != NULL)
		f = write_parts(rq, &j, f, end) - 1;
	else if (f->as == SHOWN_LINES)
		write_lines(&j, rq->arena, key, typed);
	else
		json_string(&j, NULL, f->as == SHOWN_CHECK && *typed == '\0' ?
		    "false" : text_one_line(arena_string(rq->arena, typed)));
	*to = (struct setting){ key->name, j.buf.data };
	if (strcmp(to->value, site_write(rq->arena, key, NULL)) == 0)
		to->value = NULL;

	return (f + 1);
}

static const struct group *
find_group(const char *id)
{
	size_t	 i;

	for (i = 0; i + 1 < COUNT(groups); i++)
		if (strcmp(groups[i].id, id) == 0)
			break;

	return (&groups[i]);
}

int
desk_settings_change(struct request *rq,
    const struct desk_settings_change_params *p)
{
	const struct group	*g = find_group(p->group);
	const struct field	*f = g->fields, *end = f + g->count;
	struct setting		 list[KEYS_MOST];
	struct sent		 sent = { .group = g };
	size_t			 count = 0, wrong;

	if (p->action == DESK_SETTINGS_CHANGE_ACTION_AGAIN)
		return (show_settings(rq, &sent));
	while (f < end)
		f = read_key(rq, f, end, &list[count++]);
	if ((sent.why = settings_store(rq, list, count, &wrong)) != NULL) {
		sent.key = list[wrong].name;
		return (show_settings(rq, &sent));
	}

	return (desk_go(rq, PATH "?done=saved"));
}
