/* The page of the settings, for administrators (rules, section 46). */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "calendar/site_settings.h"
#include "config/site.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/fields.h"
#include "http/request.h"
#include "http/serve.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_guide.h"
#include "pages/desk/desk_languages.h"
#include "pages/desk/desk_logo.h"
#include "pages/desk/desk_setting_fields.h"
#include "pages/desk/desk_test.h"
#include "text/urls.h"
#include "text/zones.h"

#define PATH		"/desk/settings"
#define PREVIEW		"/desk/start/preview"

/* Whether the page has the field: all, or a step a few. */
static bool
is_on_page(struct request *rq, const struct setting_field *f)
{
	static const struct {
		enum desk_step	 step;
		const char	*name;
	} few[] = {
		{ STEP_NAME, "title" }, { STEP_NAME, "mounts_main" },
		{ STEP_NAME, "timezone" }, { STEP_NAME, "week_starts" },
		{ STEP_NAME, "clock" }, { STEP_NAME, "currency_symbol" },
		{ STEP_NAME, "currency_code" }, { STEP_LOOKS, "accent" },
		{ STEP_LOOKS, "look_type" }, { STEP_LOOKS, "look_cards" }
	};
	const enum desk_step	 step = desk_step(rq);
	size_t			 i;

	for (i = 0; i < COUNT(few) && step != STEP_NONE; i++)
		if (few[i].step == step &&
		    strcmp(few[i].name, setting_field_name(rq, f)) == 0)
			return (true);

	return (step == STEP_NONE);
}

/* A language has its own name. */
static const char *
label_of(const struct page *page, const struct setting_field *f)
{
	size_t	 i;

	if (f->label != TEXT_NONE)
		return (page->texts[f->label]);
	for (i = 0; i + 1 < LOCALE_COUNT; i++)
		if (strcmp(locales[i], f->part) == 0)
			break;

	return (texts[i][TEXT_PAGE_LANGUAGE]);
}

/*
 * Why the field cannot be stored, or NULL. What is wrong with a whole key is
 * reported at its first field.
 */
static const char *
fault_of(const struct page *page, const struct setting_form *form,
    const struct setting_field *f, bool first)
{
	const char	*why;

	if (!form->pressed)
		return (NULL);
	why = setting_field_fault(form, f);
	if (why == NULL && first && form->key != NULL &&
	    strcmp(form->key, f->key) == 0)
		why = form->why;

	return (why == NULL || f->must == TEXT_NONE ? why :
	    page->texts[f->must]);
}

static void
add_problem(struct page *page, struct value *list,
    const struct setting_field *f, const char *why)
{
	struct value	*item = data_map(list, NULL);

	data_text(item, "field", setting_field_name(page->rq, f));
	data_text(item, "label", label_of(page, f));
	data_text(item, "text", why);
}

static void
add_choices(struct page *page, struct value *to, const struct setting_field *f,
    const char *chosen)
{
	struct value		*list = data_list(to, "options");
	const struct setting_choice	*c;
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

/* The first step has no other languages, and proposes one. */
static bool
is_first_language(const struct request *rq, const struct setting_field *f)
{
	return (desk_step(rq) == STEP_NAME &&
	    f == setting_language(LANGUAGE_MAIN));
}

static const char *
shown_value(const struct setting_form *form, const struct setting_field *f)
{
	enum setting_source	 source;
	size_t			 guess;

	if (is_first_language(form->rq, f) && !form->sent && (guess =
	    setting_language_guess(form->rq, &form->stored)) < LOCALE_COUNT)
		return (locales[guess]);

	return (setting_field_value(form, f, &source));
}

static void
add_field(struct page *page, struct value *list,
    const struct setting_form *form,
    const struct setting_field *f, const char *_Nullable wrong)
{
	struct value		*item = data_map(list, NULL);
	const char		*value = shown_value(form, f);
	enum setting_source	 source;

	data_text(item, "id", setting_field_name(page->rq, f));
	data_text(item, "label", label_of(page, f));
	data_text(item, "hint", f->hint == TEXT_NONE ||
	    is_first_language(page->rq, f) ? "" : page->texts[f->hint]);
	data_text(item, "value", f->as == SHOWN_SECRET ? "" : value);
	data_text(item, "was", setting_field_stored(page->rq, &form->stored, f,
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
	data_flag(item, "guess", strcmp(f->key, "timezone") == 0 &&
	    source == SETTING_DEFAULT && !form->sent &&
	    desk_step(page->rq) == STEP_NAME);
	data_flag(item, "color", strcmp(f->key, "accent") == 0);
	if (strcmp(f->key, "timezone") == 0)
		add_zones(item);
	if (f->as == SHOWN_CHOICE)
		add_choices(page, item, f, value);
}

static void
add_group(struct page *page, struct value *list, struct value *problems,
    const struct setting_form *form, const struct setting_group *g)
{
	struct value		*item = data_map(list, NULL), *fields;
	const struct setting_field	*f;
	const char		*why;

	data_text(item, "name", page->texts[g->name]);
	fields = data_list(item, "fields");
	for (f = g->fields; f < g->fields + g->count; f++) {
		if (!is_on_page(page->rq, f))
			continue;
		why = fault_of(page, form, f, f == g->fields ||
		    strcmp(f[-1].key, f->key) != 0);
		if (why != NULL)
			add_problem(page, problems, f, why);
		add_field(page, fields, form, f, why);
	}
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

/* What is not a setting, or says how to use one. */
static void
add_others(struct page *page, const struct setting_form *form)
{
	desk_test_show(page, form->untested);
	add_embedding(page);
	data_text(page->content, "downloads", page_link(page,
	    "/desk/downloads"));
	data_text(page->content, "webhooks", page_link(page,
	    "/desk/webhooks"));
}

/* What is wrong with a field that is not one of a setting. */
static void
add_other_problem(struct page *page, struct value *list, const char *field,
    enum text label, const char *why)
{
	struct value	*item = data_map(list, NULL);

	data_text(item, "field", field);
	data_text(item, "label", page->texts[label]);
	data_text(item, "text", why);
}

/* The address of the preview with what is typed. */
static void
add_preview(struct page *page, const struct setting_form *form)
{
	const struct value	*field;
	struct buf		 b;

	data_text(page->content, "preview", page_link(page, PREVIEW));
	buf_init(&b, page->rq->arena, 256);
	buf_string(&b, page_link(page, PREVIEW "?"));
	for (field = form->sent ? page->rq->in.fields->first : NULL;
	    field != NULL; field = field->next)
		if (field->kind == VALUE_TEXT && !field->broken &&
		    strcmp(field->name, "token") != 0) {
			url_encode(&b, field->name);
			buf_char(&b, '=');
			url_encode(&b, field->text);
			buf_char(&b, '&');
		}
	buf_string(&b, "");
	data_text(page->content, "shown", b.data);
}

static int
show_settings(const struct setting_form *form)
{
	struct page	 page;
	struct value	*list, *problems;
	bool		 bad_logo;
	size_t		 i;

	if (desk_step(form->rq) == STEP_NAME)
		setting_language_speak(form->rq, &form->stored);
	desk_start(&page, form->rq, desk_texts(form->rq)[TEXT_DESK_SETTINGS]);
	desk_form_start(&page);
	desk_guide(&page);
	data_text(page.content, "login", desk_login(form->rq));
	data_flag(page.content, "has_problems", form->sent &&
	    form->status != 200);
	data_text(page.content, "heading", page.texts[TEXT_DESK_NOT_SAVED]);
	data_text(page.content, "problem", form->sent && !form->pressed ?
	    page.texts[TEXT_DESK_PRESS] : form->unproved);
	problems = data_list(page.content, "problems");
	list = data_list(page.content, "groups");
	for (i = 0; i < COUNT(setting_groups); i++)
		add_group(&page, list, problems, form, &setting_groups[i]);
	bad_logo = form->key != NULL && strcmp(form->key, "logo") == 0;
	if (bad_logo)
		add_other_problem(&page, problems, "logo-file",
		    TEXT_DESK_LOGO, page.texts[TEXT_DESK_LOGO_WRONG]);
	if (*form->untested != '\0')
		add_other_problem(&page, problems, "mail", TEXT_DESK_MAIL,
		    form->untested);
	desk_logo_show(&page, &form->stored, bad_logo);
	if (desk_step(form->rq) == STEP_LOOKS)
		add_preview(&page, form);
	else if (desk_step(form->rq) == STEP_NONE)
		add_others(&page, form);

	return (desk_send(&page, desk_step(form->rq) == STEP_NONE ?
	    &template_desk_settings : &template_desk_setting_step,
	    !form->sent ? 200 : form->status));
}

int
desk_settings(struct request *rq, const struct desk_settings_params *p)
{
	struct setting_form	 form = { .rq = rq, .unproved = "",
				    .untested = "" };

	(void)p;
	settings_read(rq, &form.stored);

	return (show_settings(&form));
}

/* The language of the page may be there no more. */
static int
go_back(const struct setting_form *form, const char *path)
{
	const struct mount	*mount = form->rq->in.mount;
	enum setting_source	 source;

	if (desk_step(form->rq) != STEP_NONE)
		return (desk_guide_go(form->rq, "saved"));
	if (strcmp(mount->prefix + strspn(mount->prefix, "/"),
	    mount->locale) != 0 || strcmp(setting_field_value(form,
	    setting_language(mount->locale), &source), "true") == 0)
		return (desk_go(form->rq, path));

	return (desk_go_in(form->rq, form->rq->site->mounts[0].locale, path));
}

int
desk_settings_change(struct request *rq,
    const struct desk_settings_change_params *p)
{
	const bool		 tests = p->action ==
				    DESK_SETTINGS_CHANGE_ACTION_TEST;
	struct setting_form	 form = { .rq = rq, .sent = true,
				    .unproved = "", .untested = "",
				    .status = 422 };
	const char	*wrong;
	struct setting	 list[SETTINGS_MOST];
	size_t		 count, at;

	settings_read(rq, &form.stored);
	form.pressed = p->action == DESK_SETTINGS_CHANGE_ACTION_SAVE || tests;
	if (p->action == DESK_SETTINGS_CHANGE_ACTION_PREVIEW)
		form.status = 200;
	if (!form.pressed || !setting_form_read(&form, list, &count))
		return (show_settings(&form));
	if ((settings_need_proof(rq, &form.stored, list, count) ||
	    desk_test_enters(rq)) &&
	    (wrong = desk_password_wrong(rq, &form.status)) != NULL) {
		form.unproved = wrong;
		return (show_settings(&form));
	}
	form.status = 422;
	if ((wrong = desk_test_fault(rq)) != NULL) {
		form.untested = wrong;
		return (show_settings(&form));
	}
	if (rq->reading)
		return (serve_defer(rq));
	if (!desk_logo_sent(rq, list, &count)) {
		form.key = "logo";
		return (show_settings(&form));
	}
	if ((form.why = settings_store(rq, list, count, &at)) != NULL) {
		form.key = list[at].name;
		return (show_settings(&form));
	}
	desk_test_send(rq, tests);

	return (go_back(&form, tests ? PATH "#test" : PATH "?done=saved"));
}

/* Other settings would let a link say anything here in the town's name. */
static size_t
keep_looks(struct setting *list, size_t count)
{
	size_t	 i, kept = 0;

	for (i = 0; i < count; i++)
		if (strcmp(list[i].name, "accent") == 0 ||
		    strcmp(list[i].name, "look") == 0)
			list[kept++] = list[i];

	return (kept);
}

/* The first page of the calendar with looks that are typed, not stored. */
int
desk_preview(struct request *rq, const struct desk_preview_params *p)
{
	const struct page_calendar_params	 front = { .page = 1 };
	struct setting_form	 form = { .rq = rq, .sent = true };
	struct setting		 list[SETTINGS_MOST];
	const struct site	*site;
	size_t			 count;

	(void)p;
	settings_read(rq, &form.stored);
	(void)setting_form_read(&form, list, &count);
	count = keep_looks(list, count);
	if ((site = settings_tried(rq, list, count)) != NULL ||
	    (site = settings_tried(rq, NULL, 0)) != NULL)
		rq->site = site;
	rq->in.fields = value_new(rq->arena, VALUE_MAP);

	return (page_calendar(rq, &front));
}

/* The last step: where the calendar is, and how others show it. */
int
desk_share(struct request *rq, const struct desk_share_params *p)
{
	struct page	 page;

	(void)p;
	desk_start(&page, rq, "");
	desk_guide(&page);
	add_embedding(&page);
	data_text(page.content, "calendar", page.home);
	data_text(page.content, "month", page_calendar_link(&page,
	    page_view(&page, "month")));
	data_text(page.content, "sites", page_link(&page,
	    PATH "#frame_ancestors"));

	return (desk_send(&page, &template_desk_share, 200));
}
