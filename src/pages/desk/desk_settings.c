/* Settings of the calendar, for administrators (rules, section 46). */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

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
#include "http/message.h"
#include "http/request.h"
#include "http/serve.h"
#include "pages/brand.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_languages.h"
#include "pages/phrase.h"
#include "store/letters.h"
#include "text/cut.h"
#include "text/zones.h"

#define PATH		"/desk/settings"
#define VALUE_SIZE	256	/* bytes; grows */
#define LANGUAGES	"mounts"

struct choice {
	const char	*value;
	enum text	 name;
};

enum shown { SHOWN_LINE, SHOWN_SECRET, SHOWN_LINES, SHOWN_CHECK, SHOWN_CHOICE };

/*
 * A field: a key, or a part of one: a member of a map, or a text that a list
 * may have. Parts follow each other.
 */
struct field {
	const char		*key;
	const char		*part;		/* or NULL */
	enum shown		 as;
	enum text		 label;
	enum text		 hint;		/* or TEXT_NONE */
	enum text		 must;		/* NONE: as site.yaml says */
	const struct choice	*choices;	/* the last has no value */
};

struct group {
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

static const struct field	 name_fields[] = {
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

static const struct group	 groups[] = {
	{ TEXT_DESK_SETTINGS_NAME, name_fields, COUNT(name_fields) },
	{ TEXT_DESK_SETTINGS_LANGUAGES, language_fields,
	    COUNT(language_fields) },
	{ TEXT_DESK_SETTINGS_PLACE, place_fields, COUNT(place_fields) },
	{ TEXT_DESK_SETTINGS_FOOTER, footer_fields, COUNT(footer_fields) },
	{ TEXT_DESK_SETTINGS_OTHERS, others_fields, COUNT(others_fields) },
	{ TEXT_DESK_SETTINGS_MAIL, mail_fields, COUNT(mail_fields) },
	{ TEXT_DESK_SETTINGS_SECOND, second_fields, COUNT(second_fields) }
};

#define KEYS_MOST	(COUNT(name_fields) + COUNT(language_fields) +	\
			    COUNT(place_fields) +		\
			    COUNT(footer_fields) + COUNT(others_fields) + \
			    COUNT(mail_fields) + COUNT(second_fields))

/* The page: the settings as they are stored, and what was sent, if it was. */
struct form {
	struct request		*rq;
	struct stored_settings	 stored;
	bool			 sent;
	bool			 pressed;	/* its button */
	const char		*unproved;	/* the password is wrong; or
						   "" */
	int			 status;	/* of a form that was sent */
	const char		*_Nullable key;	/* one that is wrong, or NULL */
	const char		*_Nullable why;
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

static const struct field *
language_field(const char *part)
{
	const struct field	*f = language_fields;

	while (strcmp(f->part, part) != 0)
		f++;

	return (f);
}

/* A language has its own name. */
static const char *
label_of(const struct page *page, const struct field *f)
{
	size_t	 i;

	if (f->label != TEXT_NONE)
		return (page->texts[f->label]);
	for (i = 0; i + 1 < LOCALE_COUNT; i++)
		if (strcmp(locales[i], f->part) == 0)
			break;

	return (texts[i][TEXT_PAGE_LANGUAGE]);
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

/*
 * The value of a field: as sent if it was changed in the form, or else as
 * stored, since someone else may have changed it meanwhile.
 */
static const char *
value_of(const struct form *form, const struct field *f,
    enum setting_source *source)
{
	struct request	*rq = form->rq;
	const char	*name = name_of(rq, f), *stored, *sent, *was;

	stored = read_stored(rq, &form->stored, f, source);
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
write_field(const struct form *form, struct json *j, const struct field *f)
{
	struct arena		*arena = form->rq->arena;
	enum setting_source	 source;
	const char		*value = value_of(form, f, &source);

	if (f->as == SHOWN_LINES)
		write_lines(j, arena, key_of(f), value);
	else if (f->as == SHOWN_SECRET && *value != '\0')
		json_string(j, f->part, value);
	else if (f->as != SHOWN_SECRET)
		json_string(j, f->part, text_one_line(arena_string(arena,
		    value)));
}

/* Writes the parts of a key, from `f` on. Returns the field after them. */
static const struct field *
write_parts(const struct form *form, struct json *j, const struct field *f,
    const struct field *end)
{
	const char	*key = f->key;

	json_object(j, NULL);
	for (; f < end && strcmp(f->key, key) == 0; f++)
		write_field(form, j, f);
	json_object_end(j);

	return (f);
}

/* The same for a list: those that are checked. */
static const struct field *
write_checked(const struct form *form, struct json *j, const struct field *f,
    const struct field *end)
{
	const char		*key = f->key;
	enum setting_source	 source;

	json_list(j, NULL);
	for (; f < end && strcmp(f->key, key) == 0; f++)
		if (strcmp(value_of(form, f, &source), "true") == 0)
			json_string(j, NULL, f->part);
	json_list_end(j);

	return (f);
}

/* The languages, all of their fields; returns the field after them. */
static const struct field *
write_languages(const struct form *form, struct json *j,
    const struct field *f, const struct field *end)
{
	struct request		*rq = form->rq;
	bool			 has[LOCALE_COUNT] = { false };
	enum setting_source	 source;
	const char		*text, *error;
	size_t			 i;

	for (i = 0; i < LOCALE_COUNT; i++)
		has[i] = strcmp(value_of(form, language_field(locales[i]),
		    &source), "true") == 0;
	text = setting_value(rq, &form->stored, key_of(f), &source);
	desk_languages_write(j, rq->arena, json_read(rq->arena, text,
	    strlen(text), &error), value_of(form,
	    language_field(LANGUAGE_MAIN), &source), has);
	while (f < end && strcmp(f->key, LANGUAGES) == 0)
		f++;

	return (f);
}

/*
 * Reads the value of the key of `f`; NULL is the default. Returns the field
 * after it.
 */
static const struct field *
read_key(const struct form *form, const struct field *f,
    const struct field *end, struct setting *to)
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
is_elsewhere(const struct form *form, const struct field *f)
{
	const char		*origin, *value, *stored;
	enum setting_source	 source;
	size_t			 length;

	origin = form->rq->message->header[HEADER_ORIGIN];
	if (strcmp(f->key, "base_url") != 0 || origin == NULL)
		return (false);
	value = value_of(form, f, &source);
	stored = read_stored(form->rq, &form->stored, f, &source);
	length = strlen(value);
	while (length > 0 && value[length - 1] == '/')
		length--;

	return (length > 0 && strcmp(value, stored) != 0 &&
	    (strlen(origin) != length ||
	    strncasecmp(origin, value, length) != 0));
}

/* Why the field alone cannot be stored, or NULL. */
static const char *
alone_fault(const struct form *form, const struct field *f)
{
	struct setting	 setting;

	(void)read_key(form, f, f + 1, &setting);

	return (is_elsewhere(form, f) ? "'base_url' is elsewhere" :
	    setting_fault(form->rq, &setting));
}

/*
 * Why the field cannot be stored, or NULL. What is wrong with a whole key is
 * reported at its first field.
 */
static const char *
fault_of(const struct page *page, const struct form *form,
    const struct field *f, bool first)
{
	const char	*why;

	if (!form->pressed)
		return (NULL);
	why = alone_fault(form, f);
	if (why == NULL && first && form->key != NULL &&
	    strcmp(form->key, f->key) == 0)
		why = form->why;

	return (why == NULL || f->must == TEXT_NONE ? why :
	    page->texts[f->must]);
}

static void
add_problem(struct page *page, struct value *list, const struct field *f,
    const char *why)
{
	struct value	*item = data_map(list, NULL);

	data_text(item, "field", name_of(page->rq, f));
	data_text(item, "label", label_of(page, f));
	data_text(item, "text", why);
}

static void
add_choices(struct page *page, struct value *to, const struct field *f,
    const char *chosen)
{
	struct value		*list = data_list(to, "options");
	const struct choice	*c;
	size_t			 i;

	for (i = 0; f->choices == NULL && i < LOCALE_COUNT; i++)
		(void)data_option(list, locales[i],
		    texts[i][TEXT_PAGE_LANGUAGE],
		    strcmp(locales[i], chosen) == 0);
	for (c = f->choices; c != NULL && c->value != NULL; c++)
		(void)data_option(list, c->value, page->texts[c->name],
		    strcmp(c->value, chosen) == 0);
}

static void
add_zones(struct value *to)
{
	struct value		*list = data_list(to, "options");
	const struct zone	*zone;
	size_t			 i;

	for (i = 0; (zone = zone_at(i)) != NULL; i++)
		(void)data_option(list, zone_name(zone), zone_name(zone),
		    false);
}

static void
add_field(struct page *page, struct value *list, const struct form *form,
    const struct field *f, const char *_Nullable wrong)
{
	struct value		*item = data_map(list, NULL);
	const char		*value;
	enum setting_source	 source;

	value = value_of(form, f, &source);
	data_text(item, "id", name_of(page->rq, f));
	data_text(item, "label", label_of(page, f));
	data_text(item, "hint", f->hint == TEXT_NONE ? "" :
	    page->texts[f->hint]);
	data_text(item, "value", f->as == SHOWN_SECRET ? "" : value);
	data_text(item, "was", read_stored(page->rq, &form->stored, f,
	    &source));
	data_text(item, "wrong", wrong == NULL ? "" : wrong);
	data_flag(item, "fixed", source == SETTING_FILE);
	data_flag(item, "line", f->as == SHOWN_LINE);
	data_flag(item, "secret", f->as == SHOWN_SECRET);
	data_flag(item, "lines", f->as == SHOWN_LINES);
	data_flag(item, "check", f->as == SHOWN_CHECK);
	data_flag(item, "on", strcmp(value, "true") == 0);
	data_flag(item, "choice", f->as == SHOWN_CHOICE);
	data_flag(item, "zone", strcmp(f->key, "timezone") == 0);
	if (strcmp(f->key, "timezone") == 0)
		add_zones(item);
	if (f->as == SHOWN_CHOICE)
		add_choices(page, item, f, value);
}

static void
add_group(struct page *page, struct value *list, struct value *problems,
    const struct form *form, const struct group *g)
{
	struct value		*item = data_map(list, NULL), *fields;
	const struct field	*f;
	const char		*why;

	data_text(item, "name", page->texts[g->name]);
	fields = data_list(item, "fields");
	for (f = g->fields; f < g->fields + g->count; f++) {
		why = fault_of(page, form, f, f == g->fields ||
		    strcmp(f[-1].key, f->key) != 0);
		if (why != NULL)
			add_problem(page, problems, f, why);
		add_field(page, fields, form, f, why);
	}
}

/* The address of the caller to which a test letter would go, or "". */
static const char *
test_address(struct request *rq)
{
	struct account	 account;

	return (desk_sends_mail(rq) && account_get(rq->db, rq->arena,
	    rq->caller.id, &account) ? account.mail : "");
}

static void
add_test(struct page *page)
{
	struct request	*rq = page->rq;
	const char	*address = test_address(rq);

	data_flag(page->content, "tests", desk_sends_mail(rq));
	data_text(page->content, "test", *address == '\0' ? "" :
	    desk_phrase(page, TEXT_DESK_TEST_LETTER, "address", address));
	data_text(page->content, "result", desk_result(page, LETTERS_TEST,
	    letter_test_waits(rq->db), TEXT_DESK_RESULT_MAIL_DONE,
	    TEXT_DESK_RESULT_MAIL_REJECTED));
}

/* What another site needs to show the calendar, and which sites may. */
static void
add_embedding(struct page *page)
{
	struct request	*rq = page->rq;
	struct value	*list;
	size_t		 i;

	data_text(page->content, "embed", arena_join(rq->arena, rq->in.root,
	    "/embed/", NULL));
	list = data_list(page->content, "framing");
	for (i = 0; i < rq->site->frame_ancestors.count; i++)
		data_text(data_map(list, NULL), "name",
		    rq->site->frame_ancestors.list[i]);
	data_flag(page->content, "framed", i > 0);
}

static void
add_logo(struct page *page, const struct form *form)
{
	const char		*path = page->brand->files[BRAND_LOGO].path;
	enum setting_source	 source;

	(void)setting_value(page->rq, &form->stored, site_key("logo"),
	    &source);
	data_text(page->content, "logo", path == NULL ? "" :
	    page_link(page, path));
	data_text(page->content, "logo_action", page_posts(page,
	    "/desk/logo"));
	data_flag(page->content, "logo_fixed", source == SETTING_FILE);
	data_flag(page->content, "logo_wrong",
	    strcmp(field_text(page->rq, "done"), "no_logo") == 0);
}

static int
show_settings(const struct form *form)
{
	struct page	 page;
	struct value	*list, *problems;
	size_t		 i;

	desk_start(&page, form->rq, desk_texts(form->rq)[TEXT_DESK_SETTINGS]);
	desk_form_start(&page);
	data_text(page.content, "login", desk_login(form->rq));
	data_flag(page.content, "has_problems", form->sent);
	data_text(page.content, "heading", page.texts[TEXT_DESK_NOT_SAVED]);
	data_text(page.content, "problem", form->sent && !form->pressed ?
	    page.texts[TEXT_DESK_PRESS] : form->unproved);
	problems = data_list(page.content, "problems");
	list = data_list(page.content, "groups");
	for (i = 0; i < COUNT(groups); i++)
		add_group(&page, list, problems, form, &groups[i]);
	add_logo(&page, form);
	add_test(&page);
	add_embedding(&page);
	data_text(page.content, "webhooks", page_link(&page, "/desk/webhooks"));

	return (desk_send(&page, &template_desk_settings, !form->sent ? 200 :
	    form->status));
}

int
desk_settings(struct request *rq, const struct desk_settings_params *p)
{
	struct form	 form = { .rq = rq, .unproved = "" };

	(void)p;
	settings_read(rq, &form.stored);

	return (show_settings(&form));
}

/* Whether each field can be stored alone. Adds the settings to the list. */
static bool
read_form(const struct form *form, struct setting *list, size_t *count)
{
	const struct group	*g;
	const struct field	*f, *end;
	bool			 right = true;

	*count = 0;
	for (g = groups; g < groups + COUNT(groups); g++) {
		end = g->fields + g->count;
		for (f = g->fields; f < end; f++)
			right = alone_fault(form, f) == NULL && right;
		for (f = g->fields; f < end; (*count)++)
			f = read_key(form, f, end, &list[*count]);
	}

	return (right);
}

/* The language of the page may be there no more. */
static int
go_back(const struct form *form)
{
	const struct mount	*mount = form->rq->in.mount;
	enum setting_source	 source;

	if (strcmp(mount->prefix + strspn(mount->prefix, "/"),
	    mount->locale) != 0 || strcmp(value_of(form,
	    language_field(mount->locale), &source), "true") == 0)
		return (desk_go(form->rq, PATH "?done=saved"));

	return (desk_go_in(form->rq, form->rq->site->mounts[0].locale,
	    PATH "?done=saved"));
}

int
desk_settings_change(struct request *rq,
    const struct desk_settings_change_params *p)
{
	struct form	 form = { .rq = rq, .sent = true, .unproved = "",
			    .status = 422 };
	const char	*wrong_password;
	struct setting	 list[KEYS_MOST];
	size_t		 count, wrong;

	if (p->action == DESK_SETTINGS_CHANGE_ACTION_TEST) {
		if (rq->reading)
			return (serve_defer(rq));
		if (*test_address(rq) != '\0')
			letter_test(rq->db, rq->caller.id, rq->now);
		return (desk_go(rq, PATH "#test"));
	}
	settings_read(rq, &form.stored);
	form.pressed = p->action == DESK_SETTINGS_CHANGE_ACTION_SAVE;
	if (!form.pressed || !read_form(&form, list, &count))
		return (show_settings(&form));
	if (settings_need_proof(rq, &form.stored, list, count) &&
	    (wrong_password = desk_password_wrong(rq, &form.status)) !=
	    NULL) {
		form.unproved = wrong_password;
		return (show_settings(&form));
	}
	if (rq->reading)
		return (serve_defer(rq));
	form.status = 422;
	if ((form.why = settings_store(rq, list, count, &wrong)) != NULL) {
		form.key = list[wrong].name;
		return (show_settings(&form));
	}

	return (go_back(&form));
}
