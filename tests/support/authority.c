#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "store/db.h"
#include "store/secret.h"

#include "authority.h"
#include "store/users.h"

static char	 passwords[OTHER + 1][PASSWORD_TEXT];
static int64_t	 first;			/* id of the subscriber */

const char *
owner_name(int owner)
{
	static const char *const	 names[] = { "anonymous", "subscriber",
		"contributor", "author", "editor", "administrator", "other" };

	return (names[owner]);
}

int64_t
owner_id(int owner)
{
	return (first + owner - ROLE_SUBSCRIBER);
}

const char *
kind_name(enum kind kind)
{
	static const char *const	 names[] = { "event", "venue",
		"organizer", "category", "tag", "" };

	return (names[kind]);
}

const char *
kind_plural(enum kind kind)
{
	static const char *const	 names[] = { "events", "venues",
		"organizers", "categories", "tags", "" };

	return (names[kind]);
}

enum kind
kind_of(const struct route *route)
{
	enum kind	 kind;

	for (kind = KIND_EVENT; kind < KIND_NONE; kind++)
		if (strcmp(route->resource, kind_plural(kind)) == 0)
			break;

	return (kind);
}

const char *
kind_status(enum kind kind, size_t place)
{
	static const char *const	 names[] = { "publish", "future",
		"draft", "pending", "private", "trash", "locked", NULL };

	return (place == 6 && kind != KIND_EVENT ? NULL : names[place]);
}

/* Neither a password nor its stored form may ever be shown again. */
static void
keep_secret(const char *password)
{
	unsigned char	 digest[SECRET_DIGEST];
	char		 hex[2 * SECRET_DIGEST + 1];
	size_t		 i;

	secret_digest(password, digest);
	for (i = 0; i < SECRET_DIGEST; i++)
		snprintf(hex + 2 * i, 3, "%02x", digest[i]);
	authority_secret(target("%s", password));
	authority_secret(target("%s", hex));
}

void
given_authority(void)
{
	int	 owner;

	if (first != 0)
		return;
	harness_start();
	first = user_count(harness.db) + 1;
	db_begin_write(harness.db);
	for (owner = ROLE_SUBSCRIBER; owner <= OTHER; owner++)
		cr_assert(user_add(harness.db, owner_name(owner),
		    owner == OTHER ? ROLE_AUTHOR : (enum role)owner, NOW,
		    passwords[owner]));
	cr_assert(db_commit(harness.db));
	for (owner = ROLE_SUBSCRIBER; owner <= OTHER; owner++)
		keep_secret(passwords[owner]);
	authority_secret(SESAME);
	authority_secret("pbkdf2");
}

struct outcome *
ask_role(enum role role, const char *method, const char *where,
    const char *json, const char *line)
{
	struct outcome	*a;

	a = ask_with(method, where, json, json == NULL ? "X-Nothing: 1" :
	    "Content-Type: application/json", role == ROLE_ANONYMOUS ?
	    "X-Nobody: 1" : target("Authorization: Bearer %s",
	    passwords[role]), line, NULL);
	authority_search(role, where, a);

	return (a);
}
