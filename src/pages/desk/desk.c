#include "pages/desk/desk.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "config/site.h"
#include "generated/pages.h"
#include "generated/routes.h"
#include "generated/templates.h"
#include "http/fields.h"
#include "http/logins.h"
#include "http/mount.h"
#include "http/reply.h"
#include "http/request.h"
#include "http/route.h"
#include "http/serve.h"
#include "http/session.h"
#include "pages/brand.h"
#include "pages/phrase.h"
#include "store/permissions.h"
#include "store/secret.h"
#include "store/users.h"
#include "text/passwords.h"

static const struct desk_kind	 kinds[] = {
	{ "/desk/events", "/events", "events", "title", NULL,
	    &route_event_create, &route_event_update,
	    TEXT_DESK_EVENTS, TEXT_DESK_EVENT,
	    TEXT_DESK_CREATE_EVENT, TEXT_DESK_EDIT_EVENT,
	    TEXT_NONE, true, false },
	{ "/desk/venues", "/venues", "venues", "venue", "venue",
	    &route_venue_create, &route_venue_update,
	    TEXT_DESK_VENUES, TEXT_DESK_VENUE,
	    TEXT_DESK_CREATE_VENUE, TEXT_DESK_EDIT_VENUE,
	    TEXT_DESK_NEW_VENUE, false, false },
	{ "/desk/organizers", "/organizers", "organizers", "organizer",
	  "organizer",
	    &route_organizer_create, &route_organizer_update,
	    TEXT_DESK_ORGANIZERS, TEXT_DESK_ORGANIZER,
	    TEXT_DESK_CREATE_ORGANIZER, TEXT_DESK_EDIT_ORGANIZER,
	    TEXT_DESK_NEW_ORGANIZER, false, false },
	{ "/desk/categories", "/categories", "categories", "name", "categories",
	    &route_category_create, &route_category_update,
	    TEXT_DESK_CATEGORIES, TEXT_DESK_CATEGORY,
	    TEXT_DESK_CREATE_CATEGORY, TEXT_DESK_EDIT_CATEGORY,
	    TEXT_NONE, false, true },
	{ "/desk/tags", "/tags", "tags", "name", "tags",
	    &route_tag_create, &route_tag_update,
	    TEXT_DESK_TAGS, TEXT_DESK_TAG,
	    TEXT_DESK_CREATE_TAG, TEXT_DESK_EDIT_TAG,
	    TEXT_NONE, false, true }
};

#define KINDS		COUNT(kinds)
#define BACK_MOST	600	/* bytes of a query */

/* Called only by handlers for paths of records. */
const struct desk_kind *
desk_kind(const struct request *rq)
{
	size_t	 i;

	for (i = 1; i < KINDS; i++)
		if (strncmp(rq->in.path->template, kinds[i].path,
		    strlen(kinds[i].path)) == 0)
			return (&kinds[i]);

	return (&kinds[0]);
}

const struct desk_kind *
desk_kind_of(const struct route *create)
{
	size_t	 i;

	for (i = KINDS - 1; i > 0; i--)
		if (kinds[i].create == create)
			break;

	return (&kinds[i]);
}

const char *
desk_address(struct arena *arena, const char *list, int64_t id)
{
	return (arena_join(arena, list, "/", arena_integer(arena, id), NULL));
}

const char *
desk_path(struct request *rq)
{
	return (route_address(rq->arena, rq->in.path, rq->in.capture));
}

const char *const *
desk_texts(const struct request *rq)
{
	return (texts[rq->in.mount->locale_index]);
}

static void
add_notice(struct page *page)
{
	static const struct {
		const char	*word;
		enum text	 text;
	} notices[] = {
		{ "saved", TEXT_DESK_DONE_SAVED },
		{ "published", TEXT_DESK_DONE_PUBLISHED },
		{ "submitted", TEXT_DESK_DONE_SUBMITTED },
		{ "trashed", TEXT_DESK_DONE_TRASHED },
		{ "restored", TEXT_DESK_DONE_RESTORED },
		{ "deleted", TEXT_DESK_DONE_DELETED },
		{ "removed", TEXT_DESK_DONE_REMOVED },
		{ "saved_partly", TEXT_DESK_DONE_SAVED_PARTLY },
		{ "returned", TEXT_DESK_DONE_RETURNED },
		{ "told", TEXT_DESK_DONE_TOLD },
		{ "heard", TEXT_DESK_DONE_HEARD },
		{ "merged", TEXT_DESK_DONE_MERGED },
		{ "undone", TEXT_DESK_DONE_UNDONE },
		{ "ended", TEXT_DESK_DONE_ENDED },
		{ "subscribed", TEXT_DESK_DONE_SUBSCRIBED }
	};
	const char	*done = field_text(page->rq, "done");
	size_t		 i;

	for (i = 0; i < COUNT(notices); i++)
		if (strcmp(notices[i].word, done) == 0)
			data_text(page->frame, "notice",
			    page->texts[notices[i].text]);
}

void
desk_start(struct page *page, struct request *rq, const char *title)
{
	page_start(page, rq, desk_path(rq));
	data_text(page->frame, "title", title);
	add_notice(page);
}

#define HOME	"/desk"
#define STEPS	"/desk/start/"

/* Of the pages below the first one, only the first steps are its own. */
static bool
is_current(const struct page *page, const char *path)
{
	if (strcmp(path, HOME) == 0)
		return (strcmp(page->path, HOME) == 0 ||
		    strncmp(page->path, STEPS, strlen(STEPS)) == 0);

	return (strncmp(page->path, path, strlen(path)) == 0);
}

static void
add_entry(struct page *page, struct value *list, enum text name,
    const char *path)
{
	struct value	*entry;

	entry = data_map(list, NULL);
	data_text(entry, "name", page->texts[name]);
	data_text(entry, "address", page_link(page, path));
	data_flag(entry, "current", is_current(page, path));
}

static bool
may_open(const struct request *rq, const struct desk_kind *kind)
{
	return (rq->caller.role >= kind->create->role);
}

static void
add_person(struct page *page)
{
	struct request	*rq = page->rq;
	struct account	 account;
	struct value	*person, *list;
	char		*token;
	size_t		 i;

	if (rq->session == NULL || !account_get(rq->db, rq->arena,
	    rq->caller.id, &account))
		return;
	token = arena_bytes(rq->arena, SESSION_FORM);
	session_form(rq, token);
	person = data_map(page->frame, "person");
	data_text(person, "id", arena_integer(rq->arena, rq->caller.id));
	data_text(person, "name", account.shown);
	data_text(person, "account", page_link(page, "/desk/account"));
	data_text(person, "leave", page_posts(page, "/desk/sign-out"));
	data_text(person, "token", token);
	list = data_list(person, "entries");
	if (rq->caller.role >= ROLE_CONTRIBUTOR)
		add_entry(page, list, TEXT_DESK_START, HOME);
	for (i = 0; i < KINDS; i++)
		if (may_open(rq, &kinds[i]))
			add_entry(page, list, kinds[i].many, kinds[i].path);
	if (rq->caller.role >= ROLE_CONTRIBUTOR)
		add_entry(page, list, TEXT_DESK_PICTURES, "/desk/images");
	if (rq->caller.role >= ROLE_EDITOR)
		add_entry(page, list, TEXT_DESK_UPLOADS, "/desk/uploads");
	if (rq->caller.role < ROLE_ADMINISTRATOR)
		return;
	add_entry(page, list, TEXT_DESK_PEOPLE, "/desk/people");
	add_entry(page, list, TEXT_DESK_SUBSCRIPTIONS, "/desk/subscriptions");
	add_entry(page, list, TEXT_DESK_SETTINGS, "/desk/settings");
}

int
desk_send(struct page *page, const struct template *template, int status)
{
	struct request	*rq = page->rq;
	struct buf	 content;

	buf_init(&content, rq->arena, 16384);
	template_fill(&content, template, page->content, page->texts);
	add_person(page);
	data_text(page->frame, "language",
	    locales[rq->in.mount->locale_index]);
	data_text(page->frame, "site_name", page->name);
	data_text(page->frame, "home", page_link(page, "/"));
	data_text(page->frame, "desk", page_link(page, "/desk"));
	data_text(page->frame, "icon", page->brand->accent + 1);
	data_style(page->frame, "style", page->brand->accent_style);
	page_languages(page);
	data_filled(page->frame, "content", &content);
	rq->out.buf.length = 0;
	template_fill(&rq->out.buf, &template_desk_desk, page->frame,
	    page->texts);
	rq->reply.content_type = "text/html; charset=UTF-8";
	rq->reply.language = locales[rq->in.mount->locale_index];
	rq->reply.policy = policy_for_forms(rq->arena,
	    page->brand->policies.desk, page->posts);

	return (status);
}

static int
redirect_to(struct request *rq, const char *root, const char *path)
{
	reply_start(rq, 0);
	rq->reply.location = arena_join(rq->arena, root, path, NULL);

	return (303);
}

int
desk_go(struct request *rq, const char *path)
{
	return (redirect_to(rq, rq->in.root, path));
}

const char *
desk_back(const struct request *rq)
{
	static const char	 query[] = "abcdefghijklmnopqrstuvwxyz"
				    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
				    "-._+%&=";
	const char		*back = field_text(rq, "back");
	size_t			 length = strlen(back);

	return (*back == '?' && length <= BACK_MOST &&
	    strspn(back + 1, query) == length - 1 ? back : "");
}

const char *
desk_back_with(const struct request *rq, const char *query)
{
	const char	*back = desk_back(rq);

	return (arena_join(rq->arena, *back == '\0' ? "?" : back,
	    *back == '\0' ? "" : "&", query, NULL));
}

int
desk_go_in(struct request *rq, const char *language, const char *path)
{
	const struct mount	*mount = mount_in(rq->site, language);

	return (redirect_to(rq, mount == NULL ||
	    strcmp(rq->in.mount->locale, language) == 0 ? rq->in.root :
	    mount_root(rq, mount), path));
}

const char *
desk_person_name(const struct page *page, const struct account *account)
{
	return (strcmp(account->login, USERS_PROPOSALS) == 0 ?
	    page->texts[TEXT_DESK_VISITOR] : account->shown);
}

const char *
desk_login(struct request *rq)
{
	struct account	 account;

	return (rq->caller.id != 0 && account_get(rq->db, rq->arena,
	    rq->caller.id, &account) ? account.login : "");
}

void
desk_form_start(struct page *page)
{
	struct request	*rq = page->rq;
	char		*token;

	token = arena_bytes(rq->arena, SESSION_FORM);
	session_form(rq, token);
	data_text(page->content, "action", page_posts(page, page->path));
	data_text(page->content, "token", token);
}

const char *
desk_phrase(const struct page *page, enum text text, const char *name,
    const char *value)
{
	return (phrase(page->rq->arena, page->texts[text], name, value, NULL));
}

const char *
desk_role(const struct page *page, enum role role)
{
	return (page->texts[TEXT_DESK_ROLE_SUBSCRIBER + role -
	    ROLE_SUBSCRIBER]);
}

_Static_assert(TEXT_DESK_ROLE_ADMINISTRATOR - TEXT_DESK_ROLE_SUBSCRIBER ==
    ROLE_ADMINISTRATOR - ROLE_SUBSCRIBER, "texts of roles are in order");

void
desk_roles(struct page *page, const char *chosen)
{
	struct value	*list;
	enum role	 role;

	list = data_list(page->content, "roles");
	for (role = ROLE_SUBSCRIBER; role <= ROLE_ADMINISTRATOR; role++)
		(void)data_option(list, role_name(role), desk_role(page, role),
		    strcmp(role_name(role), chosen) == 0);
}

const char *
desk_password_fault(const struct page *page, const char *password)
{
	static const enum text	 faults[] = {
		[PASSWORD_SHORT] = TEXT_DESK_PASSWORD_SHORT,
		[PASSWORD_LONG] = TEXT_DESK_PASSWORD_LONG,
		[PASSWORD_COMMON] = TEXT_DESK_PASSWORD_COMMON
	};
	enum password_fault	 fault;

	fault = password_fault(password);

	return (fault == PASSWORD_GOOD ? NULL : page->texts[faults[fault]]);
}

const char *
desk_wait_fault(struct request *rq, const struct account *account)
{
	struct page	 page = { .rq = rq, .texts = desk_texts(rq) };
	int		 seconds = logins_wait(rq, account->login);

	return (seconds == 0 ? NULL : desk_phrase(&page, TEXT_DESK_WAIT,
	    "count", arena_integer(rq->arena, seconds)));
}

const char *
desk_password_wrong(struct request *rq, int *status)
{
	struct account	 caller;
	const char	*wrong = desk_texts(rq)[TEXT_DESK_PASSWORD_WRONG];
	const char	*wait;

	*status = 403;
	if (!account_get(rq->db, rq->arena, rq->caller.id, &caller))
		return (wrong);
	*status = 429;
	if ((wait = desk_wait_fault(rq, &caller)) != NULL)
		return (wait);
	if (caller.has_password && *field_text(rq, "password") == '\0') {
		*status = 422;
		return (desk_texts(rq)[TEXT_DESK_PASSWORD_MISSING]);
	}
	if (!caller.has_password || account_matches(rq->db, rq->memo,
	    caller.id, field_text(rq, "password")))
		return (NULL);
	logins_count_failure(rq, caller.login);
	*status = 422;

	return (wrong);
}

bool
desk_needs_proof(const struct request *rq, int action)
{
	return ((rq->in.route->proof >> action & 1) != 0);
}

const char *
desk_proof_fault(struct request *rq, int action, int *status)
{
	return (desk_needs_proof(rq, action) ?
	    desk_password_wrong(rq, status) : NULL);
}

int
desk_defer_password(struct request *rq, const char *password)
{
	char	 hash[SECRET_TEXT];

	secret_hash_chosen(rq->memo, password, hash);

	return (serve_defer(rq));
}

const char *
desk_link(const struct page *page, const char *language, const char *token)
{
	const struct request	*rq = page->rq;
	const struct mount	*mount = mount_in(rq->site, language);

	return (arena_join(rq->arena, mount_root(rq, mount != NULL ? mount :
	    &rq->site->mounts[0]), "/desk/welcome?key=", token, NULL));
}

const char *
desk_status(const struct page *page, const struct value *record)
{
	static const enum text	 words[] = {
		[STATUS_FUTURE] = TEXT_DESK_IS_FUTURE,
		[STATUS_DRAFT] = TEXT_DESK_IS_DRAFT,
		[STATUS_PENDING] = TEXT_DESK_IS_PENDING,
		[STATUS_PRIVATE] = TEXT_DESK_IS_PRIVATE,
		[STATUS_TRASH] = TEXT_DESK_IS_TRASH
	};
	enum status		 status;

	return (!status_find(data_get(record, "status"), &status) ||
	    status == STATUS_PUBLISH || status > STATUS_TRASH ? "" :
	    page->texts[words[status]]);
}

bool
desk_has_status(const struct value *record, enum status status)
{
	return (strcmp(data_get(record, "status"), status_name(status)) == 0);
}

bool
desk_is_public(const struct value *record)
{
	enum status	 status;

	return (status_find(data_get(record, "status"), &status) &&
	    status_is_public(status));
}

static enum status
status_called(const char *name)
{
	enum status	 status;

	return (status_find(name, &status) ? status : STATUS_TRASH);
}

bool
desk_may_change(const struct page *page, const struct desk_kind *kind,
    const struct value *record)
{
	const struct caller	*caller = &page->rq->caller;

	if (kind->is_term)
		return (caller->role >= kind->update->role);

	return (may_edit(caller, atoll(data_get(record, "author")),
	    status_called(data_get(record, "status"))));
}

bool
desk_may_open(const struct page *page, const struct desk_kind *kind,
    const struct value *record)
{
	return (desk_may_change(page, kind, record) || (kind->is_event &&
	    atoll(data_get(record, "author")) == page->rq->caller.id));
}
