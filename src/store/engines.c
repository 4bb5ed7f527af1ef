#include "base/array.h"
#include "store/engine.h"
#include "store/engines.h"
#include "store/index/connected.h"
#include "store/store.h"

static const struct engine *const	 engines[] = { &sqlite_engine,
	&postgresql_engine };

/* The first engine serves all addresses that no other engine serves. */
static const struct engine *
engine_of(const char *address)
{
	size_t	 i;

	for (i = COUNT(engines) - 1; i > 0 && !engines[i]->serves(address); i--)
		continue;
	return (engines[i]);
}

bool
store_is_file(const char *address)
{
	return (engine_of(address) == &sqlite_engine);
}

bool
store_has_password(const char *address)
{
	return (engine_of(address)->has_password(address));
}

struct db *
db_open(const char *address, const char **why)
{
	struct db	*db;

	if ((db = engine_of(address)->open(address, why)) != NULL)
		connected_open(db, address);
	return (db);
}

void
db_close(struct db *db)
{
	if (db == NULL)
		return;
	connected_close(db);
	db->engine->close(db);
}

void
db_share(void)
{
	size_t	 i;

	for (i = 0; i < COUNT(engines); i++)
		engines[i]->share();
}

const char *
store_prepare(const char *address)
{
	return (engine_of(address)->make(address));
}

struct db *
store_look(const char *address, const char **why)
{
	return (engine_of(address)->look(address, why));
}

int64_t
store_version(struct db *db)
{
	return (db->engine->schema_version(db));
}

const char *
store_ready(struct db *db, bool write)
{
	return (db->engine->ready(db, write));
}
