#include "pages/desk/desk_setting_fields.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "config/site.h"
#include "config/site_write.h"
#include "config/site_yaml.h"
#include "http/fields.h"
#include "http/message.h"
#include "http/negotiate.h"
#include "http/request.h"
#include "pages/data.h"
#include "pages/desk/desk_languages.h"
#include "text/cut.h"

#define VALUE_SIZE	256	/* bytes; grows */
#define LANGUAGES	"mounts"

static const struct setting_choice	 sizes[] = {
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

#define LINE(key, part, name, must)					\
	{ key, part, SHOWN_LINE, TEXT_DESK_SETTING_##name,		\
	    TEXT_DESK_SETTING_##name##_HINT,				\
	    TEXT_DESK_SETTING_##must##_MUST, NULL }
#define LINES(key, name)						\
	{ key, NULL, SHOWN_LINES, TEXT_DESK_SETTING_##name,		\
	    TEXT_DESK_SETTING_##name##_HINT,				\
	    TEXT_DESK_SETTING_##name##_MUST, NULL }
#define NOTICE(key, label)						\
	{ key, NULL, SHOWN_LINE, label, TEXT_DESK_SETTING_NOTICE_HINT,	\
	    TEXT_DESK_SETTING_NOTICE_MUST, NULL }
#define CHOICE(of, of_part, name, list)					\
	{ .key = of, .part = of_part, .as = SHOWN_CHOICE,		\
	    .label = TEXT_DESK_SETTING_##name, .choices = list }
#define ROLE(role, name)						\
	{ .key = "second_factor", .part = role, .as = SHOWN_CHECK,	\
	    .label = TEXT_DESK_ROLE_##name }

#define LANGUAGE(code)							\
	{ .key = LANGUAGES, .part = code, .as = SHOWN_CHECK }

static const struct setting_field	 name_fields[] = {
	LINE("title", NULL, TITLE, LINE), LINE("accent", NULL, ACCENT, ACCENT),
	CHOICE("look", "type", TYPE, sizes),
	CHOICE("look", "cards", CARDS, cards),
	CHOICE("front", NULL, FRONT, fronts)
}, language_fields[] = {
	{ .key = LANGUAGES, .part = LANGUAGE_MAIN, .as = SHOWN_CHOICE,
	    .label = TEXT_DESK_SETTING_LANGUAGE,
	    .hint = TEXT_DESK_SETTING_LANGUAGE_HINT },
	LANGUAGE("en"), LANGUAGE("en-GB"), LANGUAGE("de"), LANGUAGE("fr"),
	LANGUAGE("es")
}, place_fields[] = {
	LINE("timezone", NULL, TIMEZONE, TIMEZONE),
	CHOICE("week_starts", NULL, WEEK, days),
	CHOICE("clock", NULL, CLOCK, clocks),
	LINE("country", NULL, COUNTRY, LINE),
	LINE("currency", "symbol", SYMBOL, SYMBOL),
	LINE("currency", "code", CODE, CODE),
	CHOICE("currency", "position", POSITION, positions)
}, footer_fields[] = {
	LINE("address", NULL, ADDRESS, LINE), LINES("links", LINKS)
}, others_fields[] = {
	{ .key = "submissions", .as = SHOWN_CHECK,
	    .label = TEXT_DESK_SETTING_SUBMISSIONS,
	    .hint = TEXT_DESK_SETTING_SUBMISSIONS_HINT },
	NOTICE("submission_terms", TEXT_DESK_SUBMIT_TERMS),
	NOTICE("submission_privacy", TEXT_DESK_SUBMIT_PRIVACY),
	LINES("frame_ancestors", FRAMES)
}, mail_fields[] = {
	LINE("base_url", NULL, BASE, BASE),
	LINE("mail", "server", MAIL_SERVER, MAIL),
	LINE("mail", "from", MAIL_FROM, MAIL_FROM),
	LINE("mail", "login", MAIL_LOGIN, LINE),
	{ "mail", "password", SHOWN_SECRET, TEXT_DESK_SETTING_MAIL_PASSWORD,
	    TEXT_DESK_SETTING_MAIL_PASSWORD_HINT, TEXT_DESK_SETTING_LINE_MUST,
	    NULL }
}, second_fields[] = {
	ROLE("subscriber", SUBSCRIBER), ROLE("contributor", CONTRIBUTOR),
	ROLE("author", AUTHOR), ROLE("editor", EDITOR),
	ROLE("administrator", ADMINISTRATOR)
};

const struct setting_group	 setting_groups[SETTING_GROUPS] = {
	{ TEXT_DESK_SETTINGS_NAME, name_fields, COUNT(name_fields) },
	{ TEXT_DESK_SETTINGS_LANGUAGES, language_fields,
	    COUNT(language_fields) },
	{ TEXT_DESK_SETTINGS_PLACE, place_fields, COUNT(place_fields) },
	{ TEXT_DESK_SETTINGS_FOOTER, footer_fields, COUNT(footer_fields) },
	{ TEXT_DESK_SETTINGS_OTHERS, others_fields, COUNT(others_fields) },
	{ TEXT_DESK_SETTINGS_MAIL, mail_fields, COUNT(mail_fields) },
	{ TEXT_DESK_SETTINGS_SECOND, second_fields, COUNT(second_fields) }
};

_Static_assert(SETTINGS_MOST >= COUNT(name_fields) + COUNT(language_fields) +
    COUNT(place_fields) + COUNT(footer_fields) + COUNT(others_fields) +
    COUNT(mail_fields) + COUNT(second_fields), "room for all keys");

const char *
setting_field_name(struct request *rq, const struct setting_field *f)
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

const struct setting_field *
setting_language(const char *part)
{
	const struct setting_field	*f = language_fields;

	while (strcmp(f->part, part) != 0)
		f++;

	return (f);
}

size_t
setting_language_guess(struct request *rq,
    const struct stored_settings *stored)
{
	const char		*accepted;
	enum setting_source	 source;
	size_t			 i, best = LOCALE_COUNT;
	int			 weight, most = 0;

	(void)setting_value(rq, stored, site_key(LANGUAGES), &source);
	accepted = rq->message->header[HEADER_ACCEPT_LANGUAGE];
	for (i = 0; source == SETTING_DEFAULT && i < LOCALE_COUNT; i++) {
		weight = accept_language_weight(accepted, locales[i]);
		if (weight > most || (weight > 0 && weight == most &&
		    strlen(locales[i]) > strlen(locales[best]))) {
			most = weight;
			best = i;
		}
	}

	return (best);
}

void
setting_language_speak(struct request *rq,
    const struct stored_settings *stored)
{
	const size_t	 guess = setting_language_guess(rq, stored);
	struct mount	*mount;

	if (guess == LOCALE_COUNT)
		return;
	mount = arena_alloc(rq->arena, sizeof(*mount));
	*mount = *rq->in.mount;
	mount->locale = locales[guess];
	mount->locale_index = guess;
	rq->in.mount = mount;
}

static const struct key *
key_of(const struct setting_field *f)
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

const char *
setting_field_stored(struct request *rq, const struct stored_settings *stored,
    const struct setting_field *f, enum setting_source *source)
{
	const struct value	*value;
	const char		*text, *error;

	text = setting_value(rq, stored, key_of(f), source);
	value = json_read(rq->arena, text, strlen(text), &error);
	if (value != NULL && strcmp(f->key, LANGUAGES) == 0)
		return (desk_language_stored(value, f->part));
	if (value != NULL && f->part != NULL && value->kind == VALUE_LIST)
		return (has_text(value, f->part));
	if (value != NULL && f->part != NULL)
		value = data_member(value, f->part);
	if (value == NULL || value->kind == VALUE_NULL)
		return ("");

	return (value->kind == VALUE_LIST ? print_lines(rq, value) :
	    value->text);
}

const char *
setting_field_value(const struct setting_form *form,
    const struct setting_field *f, enum setting_source *source)
{
	struct request	*rq = form->rq;
	const char	*name = setting_field_name(rq, f), *stored, *sent, *was;

	stored = setting_field_stored(rq, &form->stored, f, source);
	if (!form->sent || *source == SETTING_FILE)
		return (stored);
	sent = field_text(rq, name);
	was = field_text(rq, arena_join(rq->arena, "was_", name, NULL));
	if (f->as == SHOWN_CHECK && *sent == '\0')
		sent = *was == '\0' ? "" : "false";

	return (strcmp(sent, was) == 0 ? stored : sent);
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

/* Writes a text or lines; a part with its name. */
static void
write_field(const struct setting_form *form, struct json *j,
    const struct setting_field *f)
{
	struct arena		*arena = form->rq->arena;
	enum setting_source	 source;
	const char		*value = setting_field_value(form, f, &source);

	if (f->as == SHOWN_LINES)
		write_lines(j, arena, key_of(f), value);
	else if (f->as == SHOWN_SECRET && *value != '\0')
		json_string(j, f->part, value);
	else if (f->as != SHOWN_SECRET)
		json_string(j, f->part, text_one_line(arena_string(arena,
		    value)));
}

/* Writes the parts of a key, from `f` on. Returns the field after them. */
static const struct setting_field *
write_parts(const struct setting_form *form, struct json *j,
    const struct setting_field *f, const struct setting_field *end)
{
	const char	*key = f->key;

	json_object(j, NULL);
	for (; f < end && strcmp(f->key, key) == 0; f++)
		write_field(form, j, f);
	json_object_end(j);

	return (f);
}

/* The same for a list: those that are checked. */
static const struct setting_field *
write_checked(const struct setting_form *form, struct json *j,
    const struct setting_field *f, const struct setting_field *end)
{
	const char		*key = f->key;
	enum setting_source	 source;

	json_list(j, NULL);
	for (; f < end && strcmp(f->key, key) == 0; f++)
		if (strcmp(setting_field_value(form, f, &source), "true") == 0)
			json_string(j, NULL, f->part);
	json_list_end(j);

	return (f);
}

/* The languages, all of their fields; returns the field after them. */
static const struct setting_field *
write_languages(const struct setting_form *form, struct json *j,
    const struct setting_field *f, const struct setting_field *end)
{
	struct request		*rq = form->rq;
	bool			 has[LOCALE_COUNT] = { false };
	enum setting_source	 source;
	const char		*text, *error;
	size_t			 i;

	for (i = 0; i < LOCALE_COUNT; i++)
		has[i] = strcmp(setting_field_value(form,
		    setting_language(locales[i]), &source), "true") == 0;
	text = setting_value(rq, &form->stored, key_of(f), &source);
	desk_languages_write(j, rq->arena, json_read(rq->arena, text,
	    strlen(text), &error), setting_field_value(form,
	    setting_language(LANGUAGE_MAIN), &source), has);
	while (f < end && strcmp(f->key, LANGUAGES) == 0)
		f++;

	return (f);
}

/*
 * Reads the value of the key of `f`; NULL is the default. Returns the field
 * after it.
 */
static const struct setting_field *
read_key(const struct setting_form *form, const struct setting_field *f,
    const struct setting_field *end, struct setting *to)
{
	const struct key	*key = key_of(f);
	struct arena		*arena = form->rq->arena;
	const char		*whole;
	struct json		 j;

	json_init(&j, arena, VALUE_SIZE);
	if (f->part == NULL)
		write_field(form, &j, f++);
	else if (key->shape == KEY_MAPS)
		f = write_languages(form, &j, f, end);
	else if (key->shape == KEY_TEXTS)
		f = write_checked(form, &j, f, end);
	else
		f = write_parts(form, &j, f, end);
	*to = (struct setting){ key->name, j.buf.data };
	whole = site_write_yaml(arena, key, to->value, NULL);
	if (whole != NULL && strcmp(whole, site_write(arena, key, NULL)) == 0)
		to->value = NULL;

	return (f);
}

/*
 * Whether the form sets another address of the calendar than the one at which
 * the browser shows it. With a wrong one no one could sign in any more.
 */
static bool
is_elsewhere(const struct setting_form *form, const struct setting_field *f)
{
	const char		*origin, *value, *stored;
	enum setting_source	 source;
	size_t			 length;

	origin = form->rq->message->header[HEADER_ORIGIN];
	if (strcmp(f->key, "base_url") != 0 || origin == NULL)
		return (false);
	value = setting_field_value(form, f, &source);
	stored = setting_field_stored(form->rq, &form->stored, f, &source);
	length = strlen(value);
	while (length > 0 && value[length - 1] == '/')
		length--;

	return (length > 0 && strcmp(value, stored) != 0 &&
	    (strlen(origin) != length ||
	    strncasecmp(origin, value, length) != 0));
}

const char *
setting_field_fault(const struct setting_form *form,
    const struct setting_field *f)
{
	struct setting	 setting;

	(void)read_key(form, f, f + 1, &setting);

	return (is_elsewhere(form, f) ? "'base_url' is elsewhere" :
	    setting_fault(form->rq, &setting));
}

bool
setting_form_read(const struct setting_form *form, struct setting *list,
    size_t *count)
{
	const struct setting_group	*g;
	const struct setting_field	*f, *end;
	bool			 right = true;

	*count = 0;
	for (g = setting_groups; g < setting_groups + COUNT(setting_groups);
	    g++) {
		end = g->fields + g->count;
		for (f = g->fields; f < end; f++)
			right = setting_field_fault(form, f) == NULL && right;
		for (f = g->fields; f < end; (*count)++)
			f = read_key(form, f, end, &list[*count]);
	}

	return (right);
}
