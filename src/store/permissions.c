#include "store/permissions.h"

static bool
is_author(const struct caller *c, int64_t author)
{
	return (c->role >= ROLE_CONTRIBUTOR && c->id == author);
}

bool
may_read(const struct caller *c, int64_t author, enum status status)
{
	if (status == STATUS_MODEL)
		return (false);
	if (status == STATUS_PUBLISH || c->role >= ROLE_EDITOR)
		return (true);
	return (is_author(c, author));
}

bool
may_edit(const struct caller *c, int64_t author, enum status status)
{
	if (status == STATUS_MODEL)
		return (false);
	if (c->role >= ROLE_EDITOR)
		return (true);
	if (!is_author(c, author))
		return (false);
	return (may_publish(c) || !status_is_released(status));
}

bool
may_store(const struct caller *c, int64_t author, enum status status)
{
	return (may_name_author(c, author) &&
	    (may_publish(c) || !status_is_released(status)));
}

bool
may_name_author(const struct caller *c, int64_t author)
{
	return (c->role >= ROLE_EDITOR || c->id == author);
}

bool
may_publish(const struct caller *c)
{
	return (c->role >= ROLE_AUTHOR);
}

bool
may_edit_others(const struct caller *c)
{
	return (c->role >= ROLE_EDITOR);
}

bool
may_purge(const struct caller *c)
{
	return (c->role >= ROLE_EDITOR);
}

bool
may_list_unpublished(const struct caller *c)
{
	return (c->role >= ROLE_CONTRIBUTOR);
}

bool
may_use_any_markup(const struct caller *c)
{
	return (c->role >= ROLE_EDITOR && !c->imports);
}

bool
may_use_tables(const struct caller *c)
{
	return (c->role >= ROLE_EDITOR);
}
