/* A first step: categories from sets (rule 40.43). */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "config/site.h"
#include "generated/pages.h"
#include "generated/routes.h"
#include "generated/templates.h"
#include "http/fields.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/desk/desk.h"
#include "pages/desk/desk_form.h"
#include "pages/desk/desk_guide.h"
#include "pages/desk/desk_named.h"

#define BETWEEN	", "	/* names of a set */

/* In the order of the parameter `set`. */
static const struct {
	const char	*word;
	enum text	 name, names;
} sets[] = {
	{ "town", TEXT_DESK_FOR_TOWN, TEXT_DESK_FOR_TOWN_NAMES },
	{ "club", TEXT_DESK_FOR_CLUB, TEXT_DESK_FOR_CLUB_NAMES },
	{ "venue", TEXT_DESK_FOR_VENUE, TEXT_DESK_FOR_VENUE_NAMES },
	{ "university", TEXT_DESK_FOR_UNIVERSITY,
	    TEXT_DESK_FOR_UNIVERSITY_NAMES }
};

/* The next name of a set, in the language of the calendar, or NULL. */
static const char *
next_name(struct request *rq, const char **rest)
{
	const char	*name;
	const char	*end = strstr(*rest, BETWEEN);
	size_t		 length = end == NULL ? strlen(*rest) :
			    (size_t)(end - *rest);

	if (length == 0)
		return (NULL);
	name = arena_copy(rq->arena, *rest, length);
	*rest += end == NULL ? length : length + strlen(BETWEEN);

	return (name);
}

static const char *
names_of(const struct request *rq, int set)
{
	return (texts[rq->site->mounts[0].locale_index][sets[set].names]);
}

/* Whether there is a category with the name, in any place of the tree. */
static bool
has_category(struct request *rq, const char *name)
{
	const struct page	 page = { .rq = rq };

	return (desk_named(&page, desk_kind_of(&route_category_create), name,
	    "", false)->count > 0);
}

static int
show_sets(struct request *rq, int set, const char *wrong, int status)
{
	struct page	 page;
	struct value	*list, *item;
	const char	*rest = names_of(rq, set), *name;
	size_t		 i;

	desk_start(&page, rq, "");
	desk_form_start(&page);
	desk_guide(&page);
	data_text(page.content, "wrong", wrong);
	data_text(page.content, "set", sets[set].word);
	list = data_list(page.content, "sets");
	for (i = 0; i < COUNT(sets); i++) {
		item = data_link(list, page.texts[sets[i].name], page_link(
		    &page, arena_join(rq->arena, page.path, "?set=",
		    sets[i].word, NULL)));
		data_flag(item, "current", (int)i == set);
	}
	list = data_list(page.content, "names");
	while ((name = next_name(rq, &rest)) != NULL) {
		item = data_map(list, NULL);
		data_text(item, "number", arena_integer(rq->arena,
		    (int64_t)list->count));
		data_text(item, "name", name);
		data_flag(item, "known", has_category(rq, name));
	}

	return (desk_send(&page, &template_desk_sets, status));
}

int
desk_sets(struct request *rq, const struct desk_sets_params *p)
{
	return (show_sets(rq, p->set, "", 200));
}

/* Creates those that are picked and not there yet, all or none. */
int
desk_sets_add(struct request *rq, const struct desk_sets_add_params *p)
{
	struct page		 page = { .rq = rq, .texts = desk_texts(rq) };
	struct desk_form	 form = { .page = &page, .kind = desk_kind_of(
				    &route_category_create), .wrong =
				    value_new(rq->arena, VALUE_MAP) };
	struct ask		 ask = { .method = METHOD_POST,
				    .target = form.kind->list };
	const char		*rest = names_of(rq, p->set), *name;
	const char		*problem = page.texts[TEXT_DESK_PRESS];
	int64_t			 number = 0;
	int			 status = p->action ==
				    DESK_SETS_ADD_ACTION_ADD ? 200 : 422;

	ask_begin(rq);
	while (status < 300 && (name = next_name(rq, &rest)) != NULL) {
		if (*field_text(rq, arena_join(rq->arena, "pick_",
		    arena_integer(rq->arena, ++number), NULL)) == '\0' ||
		    has_category(rq, name))
			continue;
		ask.fields = value_new(rq->arena, VALUE_MAP);
		data_text(ask.fields, "name", name);
		status = ask_as_caller(rq, &ask);
	}
	ask_end(rq, status < 300);
	if (status < 300)
		return (desk_guide_go(rq, "saved"));
	if (p->action == DESK_SETS_ADD_ACTION_ADD)
		desk_refusal(&form, &ask, &problem);

	return (show_sets(rq, p->set, problem, 422));
}
