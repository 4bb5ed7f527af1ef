#include <stdatomic.h>
#include <string.h>

#include "store/sqlite/connection.h"

#define INDEX_REGION	32768		/* bytes that SQLite maps at once */
#define INDEX_VERSION	3007000		/* of the only layout there was so far */

/*
 * SQLite shares the header of its WAL-index between processes (walformat.html,
 * "WAL-Index Header"): whoever commits counts its third word up and writes
 * checksums of all that was committed since the log began.  Its content is
 * SQLite's own: it is only compared.
 */
void
db_state_find(struct db *db)
{
	sqlite3_file	*file;
	void volatile	*map;

	file = NULL;
	map = NULL;
	sqlite3_file_control(db->sqlite, "main", SQLITE_FCNTL_FILE_POINTER,
	    &file);
	db->state.in_memory = file == NULL || file->pMethods == NULL;
	if (db->state.in_memory || file->pMethods->iVersion < 2 ||
	    file->pMethods->xShmMap(file, 0, INDEX_REGION, 0, &map) !=
	    SQLITE_OK || map == NULL)
		return;
	if (*(const volatile uint32_t *)map == INDEX_VERSION)
		db->state.header = map;
}

static bool
header_differs(struct db_state *state)
{
	uint64_t	 now[DB_STATE_WORDS];
	size_t		 i;

	for (i = 0; i < DB_STATE_WORDS; i++)
		now[i] = state->header[i];
	atomic_thread_fence(memory_order_acquire);
	if (memcmp(now, state->seen, sizeof(now)) == 0)
		return (false);
	memcpy(state->seen, now, sizeof(now));
	return (true);
}

/* In memory there are no commits but those of this connection. */
static bool
memory_differs(struct db *db)
{
	unsigned int	 version;

	if (sqlite3_file_control(db->sqlite, "main",
	    SQLITE_FCNTL_DATA_VERSION, &version) != SQLITE_OK)
		return (true);
	if (version == db->state.seen[0])
		return (false);
	db->state.seen[0] = version;
	return (true);
}

uint64_t
db_state(struct db *db)
{
	struct db_state	*state;

	state = &db->state;
	if (state->header != NULL ? header_differs(state) :
	    !state->in_memory || memory_differs(db))
		state->number++;
	return (state->number);
}
