/* Calendars that are fetched regularly, for administrators. */
#include "pages/desk/desk_subscriptions.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/fields.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_guide.h"
#include "pages/phrase.h"
#include "pages/when.h"
#include "store/db.h"
#include "store/subscriptions.h"
#include "store/users.h"
#include "text/durations.h"
#include "text/urls.h"

#define PATH	"/desk/subscriptions"

/* The typed values of a form. */
struct typed {
	const char	*name, *url, *every, *author, *categories;
	const char	*status, *wins;
};

static const char *const	 wins_words[] = {
	[WINS_UNLESS] = "unless", [WINS_THEIRS] = "theirs",
	[WINS_OURS] = "ours"
};

static void
add_option(const struct page *page, struct value *list, const char *value,
    enum text name, const char *chosen)
{
	(void)data_option(list, value, page->texts[name],
	    strcmp(value, chosen) == 0);
}

static void
add_fields(struct page *page, const struct typed *t)
{
	struct value	*content = page->content, *list;

	data_text(content, "name", t->name);
	data_text(content, "url", t->url);
	data_text(content, "every", t->every);
	data_text(content, "author", t->author);
	data_text(content, "categories", t->categories);
	list = data_list(content, "statuses");
	add_option(page, list, "publish", TEXT_DESK_SUBSCRIPTION_PUBLISH,
	    t->status);
	add_option(page, list, "pending", TEXT_DESK_SUBSCRIPTION_PENDING,
	    t->status);
	list = data_list(content, "wins");
	add_option(page, list, "unless", TEXT_DESK_SUBSCRIPTION_UNLESS,
	    t->wins);
	add_option(page, list, "theirs", TEXT_DESK_SUBSCRIPTION_THEIRS,
	    t->wins);
	add_option(page, list, "ours", TEXT_DESK_SUBSCRIPTION_OURS, t->wins);
}

static void
read_form(const struct request *rq, const char *status, const char *wins,
    struct typed *t)
{
	t->name = field_text(rq, "name");
	t->url = field_text(rq, "url");
	t->every = field_text(rq, "every");
	t->author = field_text(rq, "author");
	t->categories = field_text(rq, "categories");
	t->status = status;
	t->wins = wins;
}

static void
copy_stored(struct arena *arena, const struct subscription *s,
    struct typed *t)
{
	char	 every[DURATION_TEXT];

	duration_print(s->every, every);
	t->name = s->name;
	t->url = s->url;
	t->every = arena_string(arena, every);
	t->author = s->author;
	t->categories = s->categories;
	t->status = s->status == STATUS_PENDING ? "pending" : "publish";
	t->wins = wins_words[s->wins];
}

bool
desk_categories_read(struct arena *arena, const char *text, const char **to)
{
	const char	*line;
	struct buf	 b;
	size_t		 length, count = 0;

	buf_init(&b, arena, strlen(text) + 1);
	for (; *text != '\0'; text += length) {
		text += strspn(text, " \t\r\n");
		length = strcspn(text, "\r\n");
		while (length > 0 && strchr(" \t", text[length - 1]) != NULL)
			length--;
		line = arena_copy(arena, text, length);
		if (length == 0)
			continue;
		if (++count > SUBSCRIPTION_CATEGORIES ||
		    !subscription_category_valid(line))
			return (false);
		buf_printf(&b, "%s%s", count > 1 ? "\n" : "", line);
	}
	*to = b.data;
	return (true);
}

/* Whether another subscription has the name or the address. */
static bool
is_taken(struct db *db, const struct subscription *s)
{
	int64_t	 named = subscription_named(db, s->name);
	int64_t	 at = subscription_at(db, s->url);

	return ((named != 0 && named != s->id) || (at != 0 && at != s->id));
}

/* Reads the typed values. Returns NULL, or an error message. */
static const char *
read_typed(struct request *rq, const struct typed *t, struct subscription *s)
{
	const char *const	*own = desk_texts(rq);
	struct caller		 caller;

	s->name = t->name;
	s->url = subscription_url(rq->arena, url_with_scheme(rq->arena,
	    t->url));
	s->author = t->author;
	s->status = strcmp(t->status, "pending") == 0 ? STATUS_PENDING :
	    STATUS_PUBLISH;
	for (s->wins = WINS_UNLESS; s->wins < WINS_OURS; s->wins++)
		if (strcmp(wins_words[s->wins], t->wins) == 0)
			break;
	if (!subscription_name_valid(s->name))
		return (own[TEXT_DESK_SUBSCRIPTION_NAME_WRONG]);
	if (!subscription_url_valid(s->url))
		return (own[TEXT_DESK_SUBSCRIPTION_URL_WRONG]);
	if (!duration_read(t->every, &s->every) ||
	    s->every < SUBSCRIPTION_LEAST || s->every > SUBSCRIPTION_MOST)
		return (own[TEXT_DESK_SUBSCRIPTION_EVERY_WRONG]);
	if (*s->author != '\0' && !user_find(rq->db, s->author, &caller))
		return (own[TEXT_DESK_SUBSCRIPTION_AUTHOR_WRONG]);
	if (!desk_categories_read(rq->arena, t->categories, &s->categories))
		return (own[TEXT_DESK_SUBSCRIPTION_CATEGORIES_WRONG]);
	if (is_taken(rq->db, s))
		return (own[TEXT_DESK_SUBSCRIPTION_TAKEN]);
	return (NULL);
}

static const char *
number_text(const struct page *page, int64_t n)
{
	return (arena_integer(page->rq->arena, n));
}

/* Returns the result of the last run in words. */
static const char *
result_of(const struct page *page, const struct subscription *s)
{
	static const enum text	 outcomes[] = {
		[RAN_NEVER] = TEXT_DESK_SUBSCRIPTION_NEVER,
		[RAN_DONE] = TEXT_DESK_RAN_DONE,
		[RAN_SAME] = TEXT_DESK_RAN_SAME,
		[RAN_STATUS] = TEXT_DESK_RAN_STATUS,
		[RAN_LATE] = TEXT_DESK_RAN_LATE,
		[RAN_LONG] = TEXT_DESK_RAN_LONG,
		[RAN_PRIVATE] = TEXT_DESK_RAN_PRIVATE,
		[RAN_LOST] = TEXT_DESK_RAN_LOST,
		[RAN_EMPTY] = TEXT_DESK_RAN_EMPTY,
		[RAN_STRANGE] = TEXT_DESK_RAN_STRANGE,
		[RAN_AUTHOR] = TEXT_DESK_RAN_AUTHOR,
		[RAN_FAILED] = TEXT_DESK_RAN_FAILED,
		[RAN_BEGUN] = TEXT_DESK_RAN_BEGUN,
		[RAN_SHIFTED] = TEXT_DESK_RAN_DONE,
		[RAN_FULL] = TEXT_DESK_RAN_DONE
	};
	const char		*result;

	result = phrase(page->rq->arena, page->texts[outcomes[s->outcome]],
	    "new", number_text(page, s->created),
	    "changed", number_text(page, s->changed),
	    "gone", number_text(page, s->trashed),
	    "back", number_text(page, s->restored),
	    "detail", s->detail, NULL);
	if (s->outcome == RAN_SHIFTED)
		result = arena_join(page->rq->arena, result, " ",
		    page->texts[TEXT_DESK_RAN_SHIFTED], NULL);
	if (s->outcome == RAN_FULL)
		result = arena_join(page->rq->arena, result, " ",
		    page->texts[TEXT_DESK_RAN_FULL], NULL);
	if (!subscription_has_imported(s->outcome) || *s->detail == '\0')
		return (result);
	return (arena_join(page->rq->arena, result, " ", desk_phrase(page,
	    TEXT_DESK_RAN_REJECTED, "count", s->detail), NULL));
}

static void
add_state(struct page *page, struct value *to, const struct subscription *s)
{
	data_text(to, "result", result_of(page, s));
	data_text(to, "last", s->ran == 0 ? "" : desk_phrase(page,
	    TEXT_DESK_SUBSCRIPTION_LAST, "date", when_instant(page, s->ran)));
	data_text(to, "next", desk_phrase(page, TEXT_DESK_SUBSCRIPTION_NEXT,
	    "date", when_instant(page, s->due)));
	data_flag(to, "file", s->configured);
}

static const char *
path_of(struct arena *arena, int64_t id)
{
	return (arena_join(arena, PATH "/", arena_integer(arena, id), NULL));
}

static bool
is_failing(const struct subscription *s)
{
	return (s->failures > 0 && s->outcome != RAN_BEGUN);
}

static void
add_item(struct page *page, struct value *list, const struct subscription *s)
{
	struct value	*item = data_map(list, NULL);

	data_text(item, "name", s->name);
	data_text(item, "address", page_link(page, path_of(page->rq->arena,
	    s->id)));
	data_flag(item, "fails", is_failing(s));
	data_flag(item, "held", s->vanished > 0);
	add_state(page, item, s);
}

void
desk_subscriptions_failing(struct page *page, struct value *list, size_t most)
{
	struct subscription	*all;
	struct value		*row;
	size_t			 count, i;

	count = subscriptions_list(page->rq->db, page->rq->arena, &all);
	for (i = 0; i < count && list->count < most; i++) {
		if (!is_failing(&all[i]) && all[i].vanished == 0)
			continue;
		row = data_map(list, NULL);
		data_text(row, "name", all[i].name);
		data_text(row, "address", page_link(page, path_of(
		    page->rq->arena, all[i].id)));
		data_text(row, "note", result_of(page, &all[i]));
	}
}

static int
show_all(struct request *rq, const struct typed *t, const char *wrong)
{
	struct page		 page;
	struct subscription	*list;
	struct value		*items;
	size_t			 count, i;

	desk_start(&page, rq, desk_texts(rq)[TEXT_DESK_SUBSCRIPTIONS]);
	desk_form_start(&page);
	desk_guide(&page);
	data_text(page.content, "wrong", wrong);
	add_fields(&page, t);
	data_text(page.content, "uploads", page_link(&page, "/desk/uploads"));
	(void)page_posts(&page, PATH "/");	/* a form for each */
	items = data_list(page.content, "subscriptions");
	count = subscriptions_list(rq->db, rq->arena, &list);
	for (i = 0; i < count; i++)
		add_item(&page, items, &list[i]);

	return (desk_send(&page, &template_desk_subscriptions,
	    *wrong == '\0' ? 200 : 422));
}

int
desk_subscriptions(struct request *rq,
    const struct desk_subscriptions_params *p)
{
	static const struct typed	 none = { .name = "", .url = "",
	    .every = "1h", .author = "", .categories = "",
	    .status = "publish", .wins = "unless" };
	struct typed			 t = none;
	struct account			 account;

	(void)p;
	if (account_get(rq->db, rq->arena, rq->caller.id, &account))
		t.author = account.login;

	return (show_all(rq, &t, ""));
}

int
desk_subscription_add(struct request *rq,
    const struct desk_subscription_add_params *p)
{
	struct subscription	 s = { .id = 0 };
	struct typed		 t;
	const char		*wrong;

	read_form(rq, p->status, p->wins, &t);
	wrong = p->action == DESK_SUBSCRIPTION_ADD_ACTION_AGAIN ?
	    desk_texts(rq)[TEXT_DESK_PRESS] : read_typed(rq, &t, &s);
	if (wrong == NULL && subscriptions_full(rq->db))
		wrong = desk_texts(rq)[TEXT_DESK_SUBSCRIPTION_MANY];
	if (wrong != NULL)
		return (show_all(rq, &t, wrong));
	s.id = subscription_add(rq->db, rq->arena, &s, rq->now);
	if (desk_step(rq) != STEP_NONE)
		return (desk_guide_go(rq, "subscribed"));

	return (desk_go(rq, arena_join(rq->arena, path_of(rq->arena, s.id),
	    "?done=running", NULL)));
}

static void
add_held(struct page *page, const struct subscription *s)
{
	data_text(page->content, "seen", number_text(page, s->vanished));
	data_text(page->content, "held", s->vanished == 0 ? "" :
	    phrase(page->rq->arena,
	    page->texts[TEXT_DESK_SUBSCRIPTION_HELD_WHY],
	    "count", number_text(page, s->vanished), "total",
	    number_text(page, s->upcoming), NULL));
}

static int
show_subscription(struct request *rq, const struct subscription *s,
    const struct typed *t, const char *done, const char *wrong)
{
	struct page	 page;

	desk_start(&page, rq, s->name);
	desk_form_start(&page);
	data_text(page.content, "title", s->name);
	data_text(page.content, "back", page_link(&page, PATH));
	data_text(page.content, "done", done);
	data_text(page.content, "wrong", wrong);
	add_state(&page, page.content, s);
	add_held(&page, s);
	add_fields(&page, t);

	return (desk_send(&page, &template_desk_subscription, *wrong == '\0' ?
	    200 : 422));
}

int
desk_subscription(struct request *rq, const struct desk_subscription_params *p)
{
	struct subscription	 s;
	struct typed		 t;
	const char		*done = "";

	if (!subscription_get(rq->db, rq->arena, p->id, &s))
		return (reply_error(rq, error_rest_no_route()));
	if (p->done != NULL && strcmp(p->done, "running") == 0 &&
	    (s.due <= rq->now || s.outcome == RAN_BEGUN))
		done = desk_texts(rq)[TEXT_DESK_DONE_RUNNING];
	copy_stored(rq->arena, &s, &t);

	return (show_subscription(rq, &s, &t, done, ""));
}

static int
redirect_done(struct request *rq, int64_t id, const char *done)
{
	return (desk_go(rq, arena_join(rq->arena, path_of(rq->arena, id),
	    "?done=", done, NULL)));
}

static int
save_subscription(struct request *rq, const struct subscription *s,
    const struct desk_subscription_change_params *p)
{
	struct subscription	 new = *s;
	struct typed		 t;
	const char		*wrong;

	read_form(rq, p->status, p->wins, &t);
	wrong = p->action == DESK_SUBSCRIPTION_CHANGE_ACTION_AGAIN ?
	    desk_texts(rq)[TEXT_DESK_PRESS] : read_typed(rq, &t, &new);
	if (wrong != NULL)
		return (show_subscription(rq, s, &t, "", wrong));
	subscription_change(rq->db, &new, rq->now);

	return (redirect_done(rq, s->id, "saved"));
}

/* Only as many events may be removed as the page has shown. */
static int
accept_removal(struct request *rq, const struct subscription *s)
{
	if (strcmp(field_text(rq, "seen"), arena_integer(rq->arena,
	    s->vanished)) != 0 || !subscription_accept(rq->db, s->id, rq->now))
		return (desk_go(rq, path_of(rq->arena, s->id)));

	return (redirect_done(rq, s->id, "running"));
}

/* Subscriptions of site.yaml can only be run here. */
int
desk_subscription_change(struct request *rq,
    const struct desk_subscription_change_params *p)
{
	struct subscription	 s;

	if (!subscription_get(rq->db, rq->arena, p->id, &s))
		return (reply_error(rq, error_rest_no_route()));
	switch (p->action) {
	case DESK_SUBSCRIPTION_CHANGE_ACTION_RUN:
		subscription_run(rq->db, s.id, rq->now);
		return (redirect_done(rq, s.id, "running"));
	case DESK_SUBSCRIPTION_CHANGE_ACTION_ACCEPT:
		return (accept_removal(rq, &s));
	case DESK_SUBSCRIPTION_CHANGE_ACTION_SAVE:
	case DESK_SUBSCRIPTION_CHANGE_ACTION_AGAIN:
		if (!s.configured)
			return (save_subscription(rq, &s, p));
		break;
	default:
		if (!s.configured)
			subscription_remove(rq->db, s.id);
		return (desk_go(rq, PATH "?done=removed"));
	}

	return (desk_go(rq, path_of(rq->arena, s.id)));
}
