#include <stdlib.h>

#include "store/postgresql/pg.h"

void *
pg_alloc(size_t size)
{
	void	*memory;

	if ((memory = calloc(1, size)) == NULL)
		db_abort("out of memory", "PostgreSQL");
	return (memory);
}

void *
pg_enlarge(void *old, size_t *size, size_t each)
{
	void	*larger;

	*size = *size == 0 ? 16 : *size * 2;
	if ((larger = realloc(old, *size * each)) == NULL)
		db_abort("out of memory", "PostgreSQL");
	return (larger);
}

void
pg_rows_add(struct pg_rows *rows, PGresult *row)
{
	if (rows->first == rows->count)
		rows->first = rows->count = rows->bytes = 0;
	if (rows->count == rows->size)
		rows->list = pg_enlarge(rows->list, &rows->size,
		    sizeof(*rows->list));
	rows->list[rows->count++] = row;
	rows->bytes += PQresultMemorySize(row);
}

PGresult *
pg_rows_next(struct pg_rows *rows)
{
	return (rows->first < rows->count ? rows->list[rows->first++] : NULL);
}
