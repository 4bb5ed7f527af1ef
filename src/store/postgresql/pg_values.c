#include <endian.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "store/postgresql/pg.h"

#define NUMERIC_BASE		10000
#define NUMERIC_NEGATIVE	0x4000

static const unsigned char *
bytes_of(const struct pg_statement *p, int i)
{
	return ((const unsigned char *)PQgetvalue(p->row, 0, i));
}

static uint64_t
read_bits(const unsigned char *from, int length)
{
	uint64_t	 bits = 0;
	int		 i;

	for (i = 0; i < length; i++)
		bits = bits << 8 | from[i];
	return (bits);
}

/*
 * Reads a sum of BIGINT, which is NUMERIC: the number of digits to the base of
 * 10000, the power of the first one, the sign, the decimals, and the digits,
 * of 16 bits each.
 */
static bool
read_numeric(const unsigned char *from, int length, int64_t *value)
{
	uint64_t	 number = 0, digit;
	int		 count, power, i;

	count = (int16_t)read_bits(from, 2);
	power = (int16_t)read_bits(from + 2, 2);
	if (length < 8 || length < 8 + 2 * count || count > power + 1)
		return (false);
	for (i = 0; i <= power; i++) {
		digit = i < count ? read_bits(from + 8 + 2 * i, 2) : 0;
		if (__builtin_mul_overflow(number, NUMERIC_BASE, &number) ||
		    __builtin_add_overflow(number, digit, &number))
			return (false);
	}
	if (number > INT64_MAX)
		return (false);
	*value = read_bits(from + 4, 2) == NUMERIC_NEGATIVE ?
	    -(int64_t)number : (int64_t)number;
	return (true);
}

/* False: the value is not an integer. */
static bool
read_integer(const struct pg_statement *p, int i, int64_t *value)
{
	const unsigned char	*from = bytes_of(p, i);

	switch (PQftype(p->row, i)) {
	case PG_BOOL:
		*value = from[0];
		return (true);
	case PG_INT2:
		*value = (int16_t)read_bits(from, 2);
		return (true);
	case PG_INT4:
		*value = (int32_t)read_bits(from, 4);
		return (true);
	case PG_INT8:
		*value = (int64_t)read_bits(from, 8);
		return (true);
	case PG_NUMERIC:
		return (read_numeric(from, PQgetlength(p->row, 0, i), value));
	default:
		return (false);
	}
}

static bool
has_value(const struct pg_statement *p, int i)
{
	if (p->row == NULL)
		db_abort("has no row", p->text);
	if (i < 0 || i >= PQnfields(p->row))
		db_abort("has no such column", p->text);
	return (!PQgetisnull(p->row, 0, i));
}

int64_t
pg_integer(struct statement *st, int i)
{
	const struct pg_statement	*p = st->prepared;
	int64_t				 value = 0;

	if (has_value(p, i) && !read_integer(p, i, &value))
		db_abort("a column is not an integer", p->text);
	return (value);
}

double
pg_number(struct statement *st, int i)
{
	const struct pg_statement	*p = st->prepared;
	uint64_t			 bits;
	double				 value = 0;

	if (!has_value(p, i))
		return (0);
	if (PQftype(p->row, i) != PG_FLOAT8)
		return ((double)pg_integer(st, i));
	bits = read_bits(bytes_of(p, i), 8);
	memcpy(&value, &bits, sizeof(value));
	return (value);
}

bool
pg_null(struct statement *st, int i)
{
	return (!has_value(st->prepared, i));
}

static const char *
print_integer(struct pg_statement *p, int i, int64_t value)
{
	if (p->digits == NULL)
		p->digits = pg_alloc((size_t)PQnfields(p->row) *
		    sizeof(*p->digits));
	snprintf(p->digits[i], sizeof(p->digits[i]), "%" PRId64, value);
	return (p->digits[i]);
}

/* libpq adds a NUL after each value. */
const char *
pg_text(struct statement *st, int i)
{
	struct pg_statement	*p = st->prepared;
	int64_t			 value;

	if (!has_value(p, i))
		return (NULL);
	if (read_integer(p, i, &value))
		return (print_integer(p, i, value));
	return (PQgetvalue(p->row, 0, i));
}

const void *
pg_blob(struct statement *st, int i, size_t *length)
{
	const struct pg_statement	*p = st->prepared;

	if (!has_value(p, i))
		return (NULL);
	*length = (size_t)PQgetlength(p->row, 0, i);
	return (PQgetvalue(p->row, 0, i));
}

const char *
pg_name(struct statement *st, int i)
{
	return (PQfname(pg_statement_of(st)->row, i));
}
