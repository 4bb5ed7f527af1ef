#include "calendar/site_settings.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "config/site.h"
#include "config/site_write.h"
#include "config/site_yaml.h"
#include "generated/routes.h"
#include "generated/service.h"
#include "http/author_quota.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "store/history_rows.h"
#include "store/settings.h"

static const struct site *
file_of(const struct request *rq)
{
	return (rq->site->alone != NULL ? rq->site->alone : rq->site);
}

static bool
is_in_file(const struct request *rq, const char *name)
{
	return (site_yaml_said(file_of(rq)->said, name) != NULL);
}

void
settings_read(struct request *rq, struct stored_settings *stored)
{
	stored->count = settings_list(rq->db, rq->arena, &stored->list);
}

static struct setting *_Nullable
find_setting(const struct stored_settings *stored, const char *name)
{
	size_t	 i;

	for (i = 0; i < stored->count; i++)
		if (strcmp(stored->list[i].name, name) == 0)
			return (&stored->list[i]);

	return (NULL);
}

/* The value of a key with what is hidden. */
static const char *
whole_value(struct request *rq, const struct stored_settings *stored,
    const struct key *key, enum setting_source *source)
{
	const struct setting	*setting = find_setting(stored, key->name);
	const char		*value;

	*source = SETTING_DEFAULT;
	if (is_in_file(rq, key->name))
		*source = SETTING_FILE;
	else if (setting != NULL) {
		*source = SETTING_DESK;
		value = site_write_yaml(rq->arena, key, setting->value, NULL);
		if (value != NULL)
			return (value);
	}

	return (site_write(rq->arena, key,
	    site_yaml_said(file_of(rq)->said, key->name)));
}

const char *
setting_value(struct request *rq, const struct stored_settings *stored,
    const struct key *key, enum setting_source *source)
{
	return (site_write_shown(rq->arena, key, whole_value(rq, stored, key,
	    source)));
}

static const char *
write_field(struct request *rq, const char *name, const char *value)
{
	struct json	 j;

	json_init(&j, rq->arena, strlen(value) + 64);
	json_object(&j, NULL);
	json_raw(&j, name, value, strlen(value));
	json_object_end(&j);

	return (j.buf.data);
}

static void
add_history(struct request *rq, const char *name, const char *before,
    const char *after)
{
	const struct history_row	 row = {
		.kind = HISTORY_SETTING, .title = name,
		.author = rq->caller.id, .made = rq->now,
		.action = HISTORY_UPDATED,
		.before = write_field(rq, name, before),
		.after = write_field(rq, name, after)
	};

	if (rq->site->history == 0)
		return;
	history_add(rq->db, &row);
	author_quota_spend_bytes(rq, strlen(name) + strlen(row.before) +
	    strlen(row.after));
}

const char *
setting_fault(struct request *rq, const struct setting *change)
{
	const struct key	*key = site_key(change->name);
	struct site		 site = *file_of(rq);
	const char		*why, *value;

	if (key == NULL || change->value == NULL ||
	    is_in_file(rq, change->name))
		return (NULL);
	if ((why = site_yaml_value(rq->arena, key, change->value, &site)) !=
	    NULL)
		return (why);
	value = site_write_yaml(rq->arena, key, change->value, NULL);

	return (value == NULL || key->desk_kind != NULL ||
	    strlen(value) <= SERVICE_SETTING_BYTES ? NULL :
	    arena_printf(rq->arena, "'%s' is too long", change->name));
}

/* `value` is JSON, or NULL for the default. */
static bool
would_change(struct request *rq, const struct stored_settings *stored,
    const struct key *key, const char *_Nullable value)
{
	const struct setting	*setting = find_setting(stored, key->name);
	enum setting_source	 source;
	const char		*old = whole_value(rq, stored, key, &source);
	const char		*new;

	new = value == NULL ? site_write(rq->arena, key, NULL) :
	    site_write_yaml(rq->arena, key, value, setting == NULL ? NULL :
	    setting->value);

	return (source != SETTING_FILE && (new == NULL ||
	    strcmp(old, new) != 0));
}

bool
settings_need_proof(struct request *rq, const struct stored_settings *stored,
    const struct setting *changes, size_t count)
{
	const struct key	*key;
	size_t			 i;

	for (i = 0; i < count; i++) {
		key = site_key(changes[i].name);
		if (key != NULL && key->proof && would_change(rq, stored, key,
		    changes[i].value))
			return (true);
	}

	return (false);
}

/*
 * The stored settings with the changes, as JSON. Returns NULL, or what is wrong
 * with the change `*wrong`.
 */
static const char *
merge_changes(struct request *rq, const struct setting *changes, size_t count,
    struct stored_settings *stored, size_t *wrong)
{
	const struct setting	*change;
	struct setting		*setting, *list;
	const char		*value, *why;

	list = arena_alloc(rq->arena, (stored->count + count) * sizeof(*list));
	if (stored->count > 0)
		memcpy(list, stored->list, stored->count * sizeof(*list));
	stored->list = list;
	for (*wrong = 0; *wrong < count; (*wrong)++) {
		change = &changes[*wrong];
		if (is_in_file(rq, change->name))
			continue;
		if ((why = setting_fault(rq, change)) != NULL)
			return (why);
		setting = find_setting(stored, change->name);
		value = change->value == NULL ? NULL : site_write_yaml(
		    rq->arena, site_key(change->name), change->value,
		    setting == NULL ? NULL : setting->value);
		if (setting == NULL && value != NULL)
			setting = &stored->list[stored->count++];
		if (value != NULL)
			*setting = (struct setting){ change->name, value };
		else if (setting != NULL)
			*setting = stored->list[--stored->count];
	}

	return (NULL);
}

/* The change of a setting, or of the last one. */
static size_t
find_change(const struct setting *changes, size_t count, const char *name)
{
	size_t	 i;

	for (i = 0; i + 1 < count; i++)
		if (strcmp(changes[i].name, name) == 0)
			break;

	return (i);
}

const struct site *
settings_tried(struct request *rq, const struct setting *changes, size_t count)
{
	struct stored_settings	 after;
	struct site		*site = arena_alloc(rq->arena, sizeof(*site));
	size_t			 wrong;

	settings_read(rq, &after);

	return (merge_changes(rq, changes, count, &after, &wrong) != NULL ||
	    site_add(site, rq->arena, file_of(rq), after.list, after.count,
	    &wrong) != NULL ? NULL : site);
}

const char *
settings_store(struct request *rq, const struct setting *changes, size_t count,
    size_t *wrong)
{
	struct stored_settings	 before, after;
	const struct setting	*setting;
	const struct key	*key;
	enum setting_source	 was, is;
	const char		*old, *new, *why;
	struct site		 site;
	size_t			 i;

	settings_read(rq, &before);
	after = before;
	if ((why = merge_changes(rq, changes, count, &after, wrong)) != NULL)
		return (why);
	if ((why = site_add(&site, rq->arena, file_of(rq), after.list,
	    after.count, &i)) != NULL) {
		*wrong = find_change(changes, count, after.list[i].name);
		return (why);
	}
	for (i = 0; i < count; i++) {
		if ((key = site_key(changes[i].name)) == NULL)
			abort();
		old = whole_value(rq, &before, key, &was);
		new = whole_value(rq, &after, key, &is);
		if (was == SETTING_FILE || (was == is &&
		    strcmp(old, new) == 0))
			continue;
		setting = find_setting(&after, key->name);
		setting_put(rq->db, key->name, setting != NULL ?
		    setting->value : NULL, rq->now);
		add_history(rq, key->name,
		    site_write_shown(rq->arena, key, old),
		    site_write_shown(rq->arena, key, new));
		rq->changes_settings = true;
	}

	return (NULL);
}

static void
write_setting(struct request *rq, const struct stored_settings *stored,
    const struct key *key)
{
	static const char *const	 sources[] = {
		[SETTING_FILE] = "file", [SETTING_DESK] = "desk",
		[SETTING_DEFAULT] = "default"
	};
	enum setting_source		 source;
	const char			*value;

	value = setting_value(rq, stored, key, &source);
	json_object(&rq->out, NULL);
	json_string(&rq->out, "name", key->name);
	json_raw(&rq->out, "value", value, strlen(value));
	json_string(&rq->out, "set_in", sources[source]);
	json_object_end(&rq->out);
}

int
setting_list(struct request *rq, const struct setting_list_params *p)
{
	struct stored_settings	 stored;
	const struct key	*key;

	(void)p;
	settings_read(rq, &stored);
	json_object(&rq->out, NULL);
	json_list(&rq->out, "settings");
	for (key = site_keys; key->name != NULL; key++)
		if (key->desk)
			write_setting(rq, &stored, key);
	json_list_end(&rq->out);
	json_object_end(&rq->out);

	return (200);
}

/* Stores a setting, or deletes it (NULL). */
static int
change_setting(struct request *rq, const char *name, const char *value)
{
	const struct setting	 change = { name, value };
	const struct key	*key = site_key(name);
	struct stored_settings	 stored;
	struct complaints	 complaints;
	const char		*why;
	size_t			 wrong;

	if (key == NULL)
		return (reply_error(rq, error_rest_setting_not_found(name)));
	if (is_in_file(rq, name))
		return (reply_error(rq, error_rest_setting_fixed(name)));
	if (key->proof)
		return (reply_error(rq, error_rest_setting_proof(name)));
	if ((why = settings_store(rq, &change, 1, &wrong)) != NULL) {
		complaints_init(&complaints, rq->arena);
		complaints_add(&complaints, "value", "/value", "value",
		    complaint_setting(why));
		return (reply_complaints(rq, &complaints));
	}
	settings_read(rq, &stored);
	write_setting(rq, &stored, key);

	return (200);
}

int
setting_update(struct request *rq, const struct setting_update_params *p)
{
	return (change_setting(rq, p->name, p->value));
}

int
setting_delete(struct request *rq, const struct setting_delete_params *p)
{
	return (change_setting(rq, p->name, NULL));
}
