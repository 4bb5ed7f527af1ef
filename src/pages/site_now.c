#include "pages/site_now.h"

#include <pthread.h>
#include <stdatomic.h>

#include "base/arena.h"
#include "config/site.h"
#include "pages/brand.h"
#include "store/db.h"
#include "store/settings.h"

static const struct site	*file;
static const struct site	*current;
static _Atomic uint64_t		 version;
static pthread_mutex_t		 lock = PTHREAD_MUTEX_INITIALIZER;

/* The icons are drawn before any request needs them. */
static void
read_settings(struct db *db, int64_t read)
{
	struct arena		*arena = arena_new();
	struct site		*site = arena_alloc(arena, sizeof(*site));
	const struct site	*old = current;

	if (!settings_apply(db, arena, file, site)) {
		arena_free(arena);
		return;
	}
	site->version = read;
	(void)brand_file(site, BRAND_SHARED);
	pthread_mutex_lock(&lock);
	current = site;
	atomic_store(&version, (uint64_t)read);
	pthread_mutex_unlock(&lock);
	if (old != NULL)
		arena_free(old->arena);
}

/*
 * A change after the version was read has another version, so the settings are
 * read again.
 */
void
site_now_follow(struct db *db)
{
	int64_t	 now = settings_version(db);

	if (!db_failed(db) && (current == NULL || now != current->version))
		read_settings(db, now);
}

void
site_now_start(const struct site *configured, struct db *db)
{
	file = configured;
	site_now_follow(db);
}

const struct site *
site_now(struct arena *arena)
{
	const struct site	*site;

	pthread_mutex_lock(&lock);
	site = current;
	arena_hold(arena, site->arena);
	pthread_mutex_unlock(&lock);

	return (site);
}

uint64_t
site_now_version(void)
{
	return (atomic_load(&version));
}
