#include <endian.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "store/postgresql/pg.h"

/* Sets the type and value of a parameter, and returns it. */
static struct pg_parameter *
bind_parameter(struct statement *st, int i, Oid type, const void *value,
    size_t length)
{
	struct pg_statement	*p = st->prepared;
	struct pg_parameter	*parameter;

	if (i < 1 || i > p->count)
		db_abort("has no such parameter", p->text);
	parameter = &p->parameters[i - 1];
	parameter->type = type;
	p->values[i - 1] = value;
	if (length > INT32_MAX)
		db_fail(st->db, DB_BROKEN, "a value is too long");
	else
		p->lengths[i - 1] = (int)length;
	return (parameter);
}

static void
bind_bits(struct statement *st, int i, Oid type, uint64_t bits)
{
	struct pg_statement	*p = st->prepared;
	struct pg_parameter	*parameter;

	bits = htobe64(bits);
	parameter = bind_parameter(st, i, type, NULL, sizeof(bits));
	memcpy(parameter->number, &bits, sizeof(bits));
	p->values[i - 1] = (const char *)parameter->number;
}

void
pg_bind_integer(struct statement *st, int i, int64_t value)
{
	bind_bits(st, i, PG_INT8, (uint64_t)value);
}

void
pg_bind_number(struct statement *st, int i, double value)
{
	uint64_t	 bits;

	memcpy(&bits, &value, sizeof(bits));
	bind_bits(st, i, PG_FLOAT8, bits);
}

void
pg_bind_null(struct statement *st, int i)
{
	bind_parameter(st, i, PG_UNKNOWN, NULL, 0);
}

void
pg_bind_text(struct statement *st, int i, const char *text)
{
	bind_parameter(st, i, PG_TEXT, text, text == NULL ? 0 : strlen(text));
}

void
pg_bind_blob(struct statement *st, int i, const void *data, size_t length)
{
	bind_parameter(st, i, PG_BYTEA, data, length);
}

void
pg_bind_nothing(struct pg_statement *p)
{
	int	 i;

	for (i = 0; i < p->count; i++) {
		p->values[i] = NULL;
		free(p->parameters[i].memory);
		p->parameters[i].memory = NULL;
	}
}
