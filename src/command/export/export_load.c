#include "calendar/event_texts.h"
#include "command/export/export.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <openssl/crypto.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/json.h"
#include "command/command.h"
#include "command/export/export_pictures.h"
#include "command/export/export_read.h"
#include "command/import/import_input.h"
#include "command/import/import_report.h"
#include "config/site.h"
#include "config/site_yaml.h"
#include "http/request.h"
#include "store/check/check.h"
#include "store/db.h"
#include "store/history_rows.h"
#include "store/old_slugs.h"
#include "store/imports.h"
#include "store/second_factors.h"
#include "store/secret.h"
#include "store/sequences.h"
#include "store/settings.h"
#include "store/store.h"
#include "store/stored_images.h"
#include "store/stored_links.h"
#include "store/subscriptions.h"
#include "store/users.h"
#include "text/dates.h"
#include "text/mail.h"
#include "text/totp.h"

/* The id of a user in the export and here. */
struct loaded_user {
	int64_t	 there;
	int64_t	 here;
};

struct loading {
	struct request		 rq;		/* without a client */
	struct lines		 l;
	bool			 first;		/* the database had no users */
	bool			 trusted;	/* takes roles and passwords */
	struct loaded_user	*users;		/* malloc()ed */
	size_t			 user_count, user_size;
	int64_t			 highest[SEQUENCES];
};

static void
remember_user(struct loading *r, int64_t there, int64_t here)
{
	if (r->user_count == r->user_size) {
		r->user_size = r->user_size * 2 + 64;
		r->users = realloc(r->users, r->user_size * sizeof(*r->users));
		if (r->users == NULL)
			abort();
	}
	r->users[r->user_count++] = (struct loaded_user){ there, here };
}

/* Returns the role of a new user. An untrusted export does not determine it. */
static enum role
read_role(struct loading *r, struct lines *l, const char *login)
{
	enum role	 role;

	if (!role_find(lines_text(l, "role"), &role)) {
		lines_fail(l, "role", "is unknown");
		return (ROLE_SUBSCRIBER);
	}
	if (r->trusted)
		return (role);
	if (role > ROLE_SUBSCRIBER || lines_has(l, "passwords") ||
	    lines_has(l, "password"))
		report_passed_over(r->l.report, "user role and passwords",
		    "are imported only with --users", login);
	return (ROLE_SUBSCRIBER);
}

static int64_t
add_user(struct loading *r, struct lines *l, const char *login)
{
	enum role	 role;
	int64_t		 id;

	role = read_role(r, l, login);
	id = r->first ? lines_id(l, "id") :
	    sequence_next(r->rq.db, SEQUENCE_USERS);
	if (l->why != NULL)
		return (0);
	user_store(r->rq.db, id, login, role, lines_time(l, "created"));
	report_user(r->l.report, role == ROLE_ADMINISTRATOR);
	return (id);
}

static bool
read_hash(const char *text, unsigned char hash[SECRET_DIGEST])
{
	size_t	 length;

	return (strlen(text) == 2 * SECRET_DIGEST &&
	    OPENSSL_hexstr2buf_ex(hash, SECRET_DIGEST, &length, text,
	    '\0') == 1);
}

static bool
is_stored(struct db *db, const unsigned char hash[SECRET_DIGEST])
{
	struct statement	*st;

	st = db_query(db, "SELECT 1 FROM passwords WHERE hash = $1");
	db_bind_blob(st, 1, hash, SECRET_DIGEST);
	return (db_has_row(st));
}

static void
add_password(struct loading *r, struct lines *l, int64_t user)
{
	unsigned char	 hash[SECRET_DIGEST];
	struct password	 password;

	if (!read_hash(lines_text(l, "hash"), hash))
		lines_fail(l, "hash", "is not a hash");
	else if (is_stored(r->rq.db, hash))
		lines_fail(l, "hash", "is that of another password");
	password.label = lines_line(l, "label");
	password.created = lines_bounded(l, "created", DATE_LEAST, DATE_MOST);
	if (l->why != NULL)
		return;
	password_store(r->rq.db, hash, user, &password);
}

static void
add_passwords(struct loading *r, struct lines *l, int64_t user)
{
	const struct value	*list;
	struct lines		 inner = *l;

	list = value_get(l->line, "passwords");
	if (list == NULL || list->kind != VALUE_LIST)
		return;
	for (inner.line = list->first; inner.line != NULL;
	    inner.line = inner.line->next)
		add_password(r, &inner, user);
	l->why = inner.why;
}

/* Adds the password that the user has chosen, if any. */
static void
add_chosen_password(struct loading *r, struct lines *l, int64_t user)
{
	const char	*password;

	password = lines_optional(l, "password", "");
	if (strlen(password) >= SECRET_TEXT)
		lines_fail(l, "password", "is too long");
	if (l->why != NULL || *password == '\0')
		return;
	account_store_password(r->rq.db, user, password);
}

static void
add_recovery_codes(struct loading *r, struct lines *l, int64_t user)
{
	const struct value	*list = value_get(l->line, "recovery_codes");
	unsigned char		 hash[SECRET_DIGEST];
	struct lines		 inner = *l;
	int			 left = RECOVERY_CODES;

	if (list == NULL || list->kind != VALUE_LIST)
		return;
	for (inner.line = list->first; inner.line != NULL &&
	    inner.why == NULL && left-- > 0; inner.line = inner.line->next)
		if (!read_hash(lines_text(&inner, "hash"), hash))
			lines_fail(&inner, "hash", "is not a hash");
		else if (recovery_code_exists(r->rq.db, hash))
			lines_fail(&inner, "hash", "is that of another code");
		else
			recovery_code_store(r->rq.db, user, hash);
	l->why = inner.why;
}

/* Adds the second factor of the user, if any. */
static void
add_second_factor(struct loading *r, struct lines *l, int64_t user)
{
	const char	*secret;
	struct lines	 inner = *l;
	int64_t		 step;

	inner.line = value_get(l->line, "second_factor");
	if (inner.line == NULL || l->why != NULL)
		return;
	secret = lines_text(&inner, "secret");
	step = lines_bounded(&inner, "step", 0, ID_MOST);
	if (!totp_secret_valid(secret))
		lines_fail(&inner, "secret", "is not a secret");
	if ((l->why = inner.why) != NULL)
		return;
	second_factor_store(r->rq.db, user, secret, step);
	add_recovery_codes(r, l, user);
}

static const char *
read_mail(struct lines *l, const char *name)
{
	const char	*address = lines_optional(l, name, "");

	if (*address != '\0' && !mail_valid(address))
		lines_fail(l, name, "is not a mail address");
	return (address);
}

static void
add_name(struct loading *r, struct lines *l, int64_t user,
    const char *login)
{
	const char	*name = lines_optional(l, "name", "");

	if (!full_name_valid(name))
		lines_fail(l, "name", "is not a full name");
	else if (full_name_taken(r->rq.db, user, name))
		report_passed_over(r->l.report, "a full name",
		    "is that of another user, too", login);
	else
		account_set_name(r->rq.db, user, name);
}

/*
 * Adds the user's mail addresses and language. Exports of earlier versions may
 * contain an address twice.
 */
static void
add_about(struct loading *r, struct lines *l, int64_t user,
    const char *login)
{
	const char	*address = read_mail(l, "mail");
	const char	*proposed = read_mail(l, "new_mail");

	if (l->why != NULL)
		return;
	if (account_mail_taken(r->rq.db, user, address)) {
		report_passed_over(r->l.report, "a mail address",
		    "is that of another user, too, and must be confirmed",
		    login);
		proposed = address;
		address = "";
	}
	account_set_mail(r->rq.db, user, address);
	account_propose_mail(r->rq.db, user, proposed);
	account_set_language(r->rq.db, user,
	    lines_optional(l, "language", ""));
}

/* Loads a user and, if the line has any, the user's passwords. */
static void
load_user(struct loading *r, struct lines *l)
{
	struct caller	 caller;
	const char	*login;
	int64_t		 id;

	login = lines_line(l, "login");
	if (user_find(r->rq.db, login, &caller)) {
		remember_user(r, lines_id(l, "id"), caller.id);
		return;
	}
	if ((id = add_user(r, l, login)) == 0)
		return;
	if (r->trusted) {
		add_name(r, l, id, login);
		add_about(r, l, id, login);
		add_chosen_password(r, l, id);
		add_passwords(r, l, id);
		add_second_factor(r, l, id);
	}
	remember_user(r, lines_id(l, "id"), id);
}

/*
 * Returns the id of the line's author here. The id of a removed user stays the
 * same, unless a user here has it. 0: there is no author.
 */
static int64_t
user_of(const struct loading *r, struct lines *l, const char *name)
{
	int64_t	 user;
	size_t	 i;

	user = lines_bounded(l, name, 0, ID_MOST);
	for (i = 0; i < r->user_count; i++)
		if (r->users[i].there == user)
			return (r->users[i].here);
	return (r->first || !user_exists(r->rq.db, user) ? user : 0);
}

bool
export_fits(struct db *db)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT 1 FROM events UNION ALL"
	    " SELECT 1 FROM venues UNION ALL SELECT 1 FROM organizers"
	    " UNION ALL SELECT 1 FROM terms UNION ALL SELECT 1 FROM images"
	    " UNION ALL SELECT 1 FROM imports LIMIT 1");
	found = db_has_row(st);
	return (!found && !db_failed(db));
}

static void
track_highest_id(struct loading *r, enum sequence kind)
{
	int64_t	 id;

	id = lines_id(&r->l, "id");
	if (id > r->highest[kind])
		r->highest[kind] = id;
}

static void
put_image(struct loading *r)
{
	load_image(r->rq.db, &r->l, lines_has(&r->l, "author") ?
	    user_of(r, &r->l, "author") : 0);
	track_highest_id(r, SEQUENCE_IMAGES);
}

static int64_t
read_number(struct loading *r, const char *name)
{
	return (lines_has(&r->l, name) ? lines_integer(&r->l, name) : 0);
}

static void
put_import(struct loading *r)
{
	struct import_row	 row;
	int64_t			 kind;

	kind = lines_integer(&r->l, "of");
	if (kind < 0 || kind >= IMPORT_KINDS)
		lines_fail(&r->l, "of", "is unknown");
	row.id = lines_id(&r->l, "id");
	row.hash = lines_integer(&r->l, "came");
	row.state = lines_integer(&r->l, "made");
	row.origin = lines_has(&r->l, "origin") ? (enum import_origin)
	    lines_bounded(&r->l, "origin", IMPORT_UNKNOWN, IMPORT_ALTERED) :
	    kind == IMPORT_EVENT ? IMPORT_CREATED : IMPORT_UNKNOWN;
	row.contents = read_number(r, "contents");
	row.status = lines_has(&r->l, "status") ?
	    lines_bounded(&r->l, "status", 0, STATUS_TRASH + 1) : 0;
	row.gone = read_number(r, "gone");
	row.version.sequence = read_number(r, "sequence");
	row.version.stamp = read_number(r, "stamp");
	row.version.calendar = read_number(r, "calendar");
	if (r->l.why == NULL)
		imports_store(r->rq.db, lines_text(&r->l, "source"),
		    (enum import_kind)kind, lines_text(&r->l, "name"), &row);
}

/* Returns the place of a word in a list. */
static int
read_word(struct lines *l, const char *name, const char *const *words,
    int count)
{
	const char	*word = lines_text(l, name);
	int		 i;

	for (i = 0; i < count; i++)
		if (strcmp(words[i], word) == 0)
			return (i);
	lines_fail(l, name, "is unknown");

	return (0);
}

static void
put_old_slug(struct loading *r)
{
	struct lines		*l = &r->l;
	enum old_slug_kind	 kind;
	const char		*slug = lines_slug(l, "slug");
	int64_t			 record = lines_id(l, "record");

	kind = (enum old_slug_kind)read_word(l, "of", old_slug_kinds,
	    OLD_SLUG_KINDS);
	if (l->why == NULL)
		old_slug_add(r->rq.db, kind, slug, record);
}

static const char *
read_object(struct lines *l, const char *name)
{
	const char		*text = lines_text(l, name), *error;
	const struct value	*object;

	object = json_read(l->arena, text, strlen(text), &error);
	if (object == NULL || object->kind != VALUE_MAP)
		lines_fail(l, name, "is not an object of JSON");

	return (text);
}

static void
put_history(struct loading *r)
{
	struct history_row	 row;
	struct lines		*l = &r->l;

	track_highest_id(r, SEQUENCE_HISTORY);
	row.id = r->first ? lines_id(l, "id") : 0;
	row.kind = (enum history_kind)read_word(l, "of", history_kinds,
	    HISTORY_KINDS);
	row.record = lines_bounded(l, "record", 0, ID_MOST);
	row.title = lines_text(l, "title");
	row.author = user_of(r, l, "author");
	row.owner = user_of(r, l, "owner");
	row.made = lines_time(l, "made");
	row.action = (enum history_action)read_word(l, "action",
	    history_actions, HISTORY_ACTIONS);
	row.before = read_object(l, "before");
	row.after = read_object(l, "after");
	if (l->why == NULL)
		history_add(r->rq.db, &row);
}

/* The first run reads the whole calendar; imported records are known. */
static void
put_subscription(struct loading *r)
{
	struct subscription	 s = { .id = 0 };
	struct lines		*l = &r->l;

	s.name = lines_line(l, "name");
	s.url = lines_line(l, "url");
	s.every = lines_bounded(l, "every", SUBSCRIPTION_LEAST,
	    SUBSCRIPTION_MOST);
	s.author = lines_optional(l, "author", "");
	s.categories = lines_optional(l, "categories", "");
	s.status = lines_status(l, "status");
	s.wins = (enum subscription_wins)lines_bounded(l, "wins", WINS_UNLESS,
	    WINS_OURS);
	s.source = lines_text(l, "source");
	if (l->why == NULL && !subscription_name_valid(s.name))
		lines_fail(l, "name", "is not a name");
	else if (l->why == NULL && !subscription_url_valid(s.url))
		lines_fail(l, "url", "is not an address of a calendar");
	if (l->why != NULL)
		return;
	if (!r->trusted || subscription_named(r->rq.db, s.name) != 0 ||
	    subscription_at(r->rq.db, s.url) != 0 ||
	    subscriptions_full(r->rq.db))
		report_passed_over(r->l.report, "a subscription", r->trusted ?
		    "is here already, or there are too many" :
		    "is imported only with --users", s.name);
	else
		(void)subscription_add(r->rq.db, l->arena, &s, r->rq.now);
}

static bool
has_setting(struct loading *r, const char *name)
{
	struct setting	*list;
	size_t		 count;

	count = settings_list(r->rq.db, r->l.arena, &list);
	while (count-- > 0)
		if (strcmp(list[count].name, name) == 0)
			return (true);
	return (false);
}

static void
put_setting(struct loading *r)
{
	struct lines		*l = &r->l;
	const char		*name = lines_line(l, "name");
	const char		*value = lines_text(l, "value");
	const struct key	*key = l->why == NULL ? site_key(name) : NULL;
	struct site		 site = *r->rq.site;

	if (l->why != NULL)
		return;
	if (!r->trusted || key == NULL || has_setting(r, name))
		report_passed_over(l->report, "a setting", !r->trusted ?
		    "is imported only with --users" : key == NULL ?
		    "is unknown" : "is here already", name);
	else if (site_yaml_value(l->arena, key, value, &site) != NULL)
		lines_fail(l, "value", "is not a value of this setting");
	else
		setting_put(r->rq.db, name, value, r->rq.now);
}

static void
put_sequence(struct loading *r, enum sequence kind, int64_t last)
{
	struct statement	*st;

	if (last < r->highest[kind])
		last = r->highest[kind];
	st = db_query(r->rq.db, "UPDATE sequences SET last = $1"
	    " WHERE kind = $2 AND last < $1");
	db_bind_integer(st, 1, last);
	db_bind_integer(st, 2, kind);
	db_run(st);
}

/* Takes the last line. */
static void
put_end(struct loading *r)
{
	struct lines	 inner = r->l;
	int		 kind;

	if (lines_integer(&r->l, "lines") != r->l.number - 1)
		lines_fail(&r->l, "lines", "is not the number of lines");
	inner.line = value_get(r->l.line, "sequences");
	for (kind = SEQUENCE_RECORDS; kind < SEQUENCES; kind++)
		put_sequence(r, (enum sequence)kind,
		    lines_bounded(&inner, export_sequences[kind], 0, ID_MOST));
	if (r->l.why == NULL)
		r->l.why = inner.why;
}

static void
put_record(struct loading *r)
{
	enum import_kind	 kind;

	if (!import_kind_find(r->l.kind, &kind)) {
		lines_fail(&r->l, "kind", "is unknown");
		return;
	}
	if (kind == IMPORT_CATEGORY || kind == IMPORT_TAG) {
		track_highest_id(r, SEQUENCE_TERMS);
		load_term(&r->rq, &r->l, kind);
	} else {
		track_highest_id(r, SEQUENCE_RECORDS);
		load_record(&r->rq, &r->l, kind,
		    user_of(r, &r->l, "author"));
	}
	if (r->l.why == NULL)
		report_record(r->l.report, kind == IMPORT_EVENT &&
		    strcmp(lines_text(&r->l, "status"),
		    status_name(STATUS_MODEL)) == 0 ? IMPORT_SERIES : kind,
		    IMPORT_NEW, lines_text(&r->l, "name"));
}

static const char *
put_line(struct lines *l, void *context)
{
	struct loading	*r = context;

	if (strcmp(l->kind, "user") == 0) {
		load_user(r, l);
		track_highest_id(r, SEQUENCE_USERS);
	} else if (strcmp(l->kind, "image") == 0)
		put_image(r);
	else if (strcmp(l->kind, "image_file") == 0)
		load_image_file(r->rq.db, l);
	else if (strcmp(l->kind, "series") == 0)
		load_series(&r->rq, l);
	else if (strcmp(l->kind, "old_slug") == 0)
		put_old_slug(r);
	else if (strcmp(l->kind, "history") == 0)
		put_history(r);
	else if (strcmp(l->kind, "import") == 0)
		put_import(r);
	else if (strcmp(l->kind, "subscription") == 0)
		put_subscription(r);
	else if (strcmp(l->kind, "setting") == 0)
		put_setting(r);
	else if (strcmp(l->kind, "end") == 0)
		put_end(r);
	else
		put_record(r);
	if (l->why == NULL && db_failed(r->rq.db))
		l->why = db_message(r->rq.db);
	return (NULL);
}

/* Exports of older versions have no site id. */
static const char *
put_head(struct lines *l, void *context)
{
	struct loading	*r = context;

	if (lines_has(l, "site") &&
	    !site_id_set(r->rq.db, lines_text(l, "site")))
		lines_fail(l, "site", "is not 32 hexadecimal digits");
	if (l->why == NULL && db_failed(r->rq.db))
		l->why = db_message(r->rq.db);
	return (NULL);
}

/* Finds errors that no single line shows, such as a missing parent. */
static const char *
check_all(struct db *db, const struct input *in)
{
	const char	*fault;

	fault = check_first(db, check_contents);
	return (fault == NULL ? NULL : command_complaint("'%s': %s", in->path,
	    fault));
}

const char *
export_load(struct db *db, const struct site *site, struct input *in,
    bool trusted, struct report *report)
{
	struct loading	 r;
	const char	*why;

	memset(&r, 0, sizeof(r));
	r.l.arena = arena_new();
	r.rq.arena = r.l.arena;
	r.rq.site = site;
	r.rq.db = db;
	r.rq.now = clock_now();
	r.l.report = report;
	r.first = user_count(db) == 0;
	r.trusted = r.first || trusted;
	db_begin_filling(db);
	why = lines_each(&r.l, in, put_head, put_line, &r);
	db_end_filling(db);
	if (why == NULL && (why = check_all(db, in)) == NULL) {
		images_keep_all_named(db);
		events_links_store(db);
		event_texts_share_all(&r.rq);
	}
	free(r.users);
	arena_free(r.l.arena);
	return (why);
}
