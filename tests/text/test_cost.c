#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "config/site.h"
#include "text/cost.h"
#include "text/html.h"

static struct arena	*arena;

static void
setup(void)
{
	html_start();
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
}

TestSuite(cost, .init = setup, .fini = teardown);

static const struct currency	 dollar = { "$", "USD", false };
static const struct currency	 euro = { " €", "EUR", true };

/* The whole of a cost as one text. */
static const char *
read_cost(const char *stored, const struct currency *currency)
{
	static const char	*const positions[] = {
		"", "prefix", "postfix"
	};
	struct cost		 cost;
	struct buf		 out;
	size_t			 i;

	cost_read(&cost, arena, stored, currency);
	buf_init(&out, arena, 0);
	buf_printf(&out, "%s|%s|%s|", cost.text, cost.symbol,
	    positions[cost.position]);
	for (i = 0; i < cost.value_count; i++)
		buf_printf(&out, "%s%s", i == 0 ? "" : " ", cost.values[i]);

	return (out.data);
}

struct row {
	const char	*stored;
	const char	*expected;
};

static void
check(const struct row *rows, size_t count, const struct currency *currency)
{
	const char	*got;
	size_t		 i;

	for (i = 0; i < count; i++) {
		got = read_cost(rows[i].stored, currency);
		cr_expect_str_eq(got, rows[i].expected, "%s: %s",
		    rows[i].stored, got);
	}
}

#define CHECK(rows, currency) \
	check(rows, COUNT(rows), currency)

Test(cost, follows_the_table)
{
	static const struct row	 rows[] = {
		{ "25", "$25|||25" },
		{ "12.5", "$12.5|||12.5" },
		{ "12.50", "$12.50|||12.50" },
		{ "1000000", "$1000000|||1000000" },
		{ "$10", "$10|$|prefix|10" },
		{ "€ 20", "€20|€|prefix|20" },
		{ "USD 20", "USD20|USD|prefix|20" },
		{ "20 EUR", "20EUR|EUR|postfix|20" },
		{ "20 €", "20€|€|postfix|20" },
		{ "10 - 20", "$10 – $20|||10 20" },
		{ "10 20", "$10 – $20|||" },
		{ "5-15", "$5 – $15|||5 15" },
		{ "10, 20", "$10 – $20|||10 20" },
		{ "$10 – $30", "$10 – $30|||10 30" },
		{ "$10, $20, $5", "$5 – $20|$|prefix|5 10 20" },
		{ "10,50", "$10,50|||10.50" },
		{ "$1,234.50", "$1,234.50|$|prefix|1234.50" },
		{ "from 10 €", "10€|€|postfix|" },
		{ "-5", "-5|-|prefix|" },
		{ "Free", "Free|||free" },
		{ "free", "free|||free" },
		{ "Donation", "Donation|||donation" },
		{ "$0", "Free|$|prefix|0" },
		{ "0.00", "Free|||0.00" },
		{ "0", "|||" },
		{ "", "|||" },
	};

	CHECK(rows, &dollar);
}

Test(cost, numbers_have_two_signs)
{
	static const struct row	 rows[] = {
		{ "1,234", "$1,234|||1234" },
		{ "1,234,567", "$1,234,567|||1234567" },
		{ "1,23", "$1,23|||1.23" },
		{ "1,2345", "$1,2345|||" },
		{ "1234,567", "$1234,567|||" },
		{ "1,234,56", "$1,234,56|||" },
		{ "1.234", "$1.234|||" },
		{ "1.234.567", "$1.234.567|||1234567" },
		{ "1.234,50", "$1.234,50|||1234.50" },
		{ "1.234.567,89", "$1.234.567,89|||1234567.89" },
		{ "1,234,567.89", "$1,234,567.89|||1234567.89" },
		{ "10,", "$10|||" },
		{ "10, ", "$10|||" },
		{ "10.", "10.|.|postfix|" },
		{ "10.-", "10.-|.-|postfix|" },
		{ ".50", ".50|.|prefix|" },
		{ "1..2", "$1 – $2|||" },
		{ "007", "$007|||007" },
	};

	CHECK(rows, &dollar);
}

Test(cost, values_are_sorted_by_size_and_distinct)
{
	static const struct row	 rows[] = {
		{ "100, 20, 3", "$3 – $100|||3 20 100" },
		{ "10, 10", "$10|||10" },
		{ "10, 10.00, 10,0", "$10|||10" },
		{ "2, 1.5, 1,500, 1.50", "$1.5 – $1,500|||1.5 2 1500" },
		{ "0.5, 0.25, 0.12", "$0.12 – $0.5|||0.12 0.25 0.5" },
		{ "99999999999999999999999, 99999999999999999999998",
		    "$99999999999999999999998 – $99999999999999999999999|||"
		    "99999999999999999999998 99999999999999999999999" },
		{ "0, 20", "Free – $20|||0 20" },
		{ "$0, $10", "Free – $10|$|prefix|0 10" },
		{ "0, 0.0", "Free|||0" },
		{ "010, 9", "$9 – $010|||9 010" },
	};

	CHECK(rows, &dollar);
}

Test(cost, a_symbol_stands_next_to_the_number)
{
	static const struct row	 rows[] = {
		{ "From $10", "$10|$|prefix|" },
		{ "From 10 € each", "10€|€|postfix|" },
		{ "Adults 10 EUR", "10EUR|EUR|postfix|" },
		{ "US$ 10", "US$10|US$|prefix|10" },
		{ "10 kr", "10kr|kr|postfix|" },
		{ "10zł", "10zł|zł|postfix|" },
		{ "Kč\xc2\xa0" "10", "Kč10|Kč|prefix|" },
		{ "20\xc2\xa0€", "20€|€|postfix|20" },
		{ "20\xe2\x80\xaf€", "20€|€|postfix|20" },
		{ "₹500", "₹500|₹|prefix|500" },
		{ "x5y", "x5|x|prefix|" },
		{ "x 5y", "5y|y|postfix|" },
		{ "10 EUR, 20 EUR", "10EUR – 20EUR|EUR|postfix|10 20" },
		{ "10€ 20€", "10€ – 20€|€|postfix|" },
		{ "€10 €20", "€10 – €20|€|prefix|" },
		{ "€10, $20", "$10 – $20|||" },
		{ "€10, 20", "$10 – $20|||10 20" },
		{ "€10 – €30", "€10 – €30|||10 30" },
		{ "10 EUR to 20 EUR", "10EUR – 20EUR|||" },
		{ "from 10 to 20", "$10 – $20|||" },
		{ "Adults 10 EUR, children 5 EUR", "5EUR – 10EUR|||" },
		{ "10/20", "$10 – $20|||" },
		{ "10–20", "$10 – $20|||10 20" },
	};

	CHECK(rows, &dollar);
}

/*
 * "sign|site": the sign of a plain price, and whether it is that of the site.
 */
static const char *
read_sign(const char *stored, const struct currency *currency)
{
	struct cost	 cost;

	cost_read(&cost, arena, stored, currency);
	return (cost.sign == NULL ? "" : arena_join(arena, cost.sign, "|",
	    cost.is_own ? "site" : "", NULL));
}

Test(cost, is_plain_if_it_is_nothing_but_a_price)
{
	static const struct row	 rows[] = {
		{ "10", "€|site" },
		{ "10 €", "€|site" },
		{ "€10", "€|site" },
		{ "10 EUR", "EUR|site" },
		{ "$10", "$|" },
		{ "US$ 10", "US$|" },
		{ "20 USD", "USD|" },
		{ "5–15 €", "€|site" },
		{ "€ 5 - 15", "€|site" },
		{ "5 € — 15 €", "€|site" },
		{ "5 €, 15 €, 20 €", "€|site" },
		{ "1.234,50 €", "€|site" },
		{ "1,234,567", "€|site" },
		{ "0", "" },
		{ "Donation", "" },
		{ "ab 10 €", "" },
		{ "ab€10", "" },
		{ "5 Euro, Kinder frei", "" },
		{ "Erwachsene 8 €, Kinder 4 €", "" },
		{ "VVK 10", "" },
		{ "VVK 10 €, AK 12 €", "" },
		{ "10 €/h", "" },
		{ "10,- €", "" },
		{ "10 €, $12", "" },
		{ "1 000 €", "" },
		{ "1.234 €", "" },
		{ "5,10,15 €", "" },
		{ "5-10-15 kr", "" },
		{ "+49 30 123456", "" },
	};
	const char	*got;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		got = read_sign(rows[i].stored, &euro);
		cr_expect_str_eq(got, rows[i].expected, "%s: %s",
		    rows[i].stored, got);
	}
}

Test(cost, the_sites_symbol_has_the_sites_position)
{
	static const struct row	 rows[] = {
		{ "25", "25 €|||25" },
		{ "10 - 20", "10 € – 20 €|||10 20" },
		{ "$10", "$10|$|prefix|10" },
		{ "0 - 5", "Free – 5 €|||0 5" },
	};

	CHECK(rows, &euro);
}

Test(cost, texts_without_a_number_are_unchanged)
{
	static const struct row	 rows[] = {
		{ "Pay as you like", "Pay as you like|||pay-as-you-like" },
		{ "Fünf Euro", "Fünf Euro|||funf-euro" },
		{ "免费", "免费|||%e5%85%8d%e8%b4%b9" },
		{ "€", "€|||%e2%82%ac" },
		{ "٥", "٥|||%d9%a5" },
		{ "?", "?|||" },
	};

	CHECK(rows, &dollar);
}

Test(cost, only_so_many_numbers_are_looked_at)
{
	struct cost	 cost;
	char		*text;
	size_t		 i;

	text = arena_alloc(arena, 200001);
	for (i = 0; i < 200000; i++)
		text[i] = i % 2 == 0 ? '1' : ' ';
	cost_read(&cost, arena, text, &dollar);
	cr_expect_str_eq(cost.text, "$1");
	cr_expect_eq(cost.value_count, 0);
}

Test(cost, says_that_nothing_is_paid)
{
	static const struct {
		const char	*stored;
		bool		 is_free;
	} rows[] = {
		{ "0", true }, { "Free", true }, { "FREE", true },
		{ "$0", true }, { "0,00 €", true }, { "0 EUR", true },
		{ "Eintritt frei", true }, { "Kostenlos", true },
		{ "Entrée libre", true }, { "gratis", true },
		{ "", false }, { "10", false }, { "0 – 5", false },
		{ "$0.50", false }, { "Free for members", false },
		{ "Donation", false }, { "Table 0", false }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		cr_expect_eq(cost_says_free(arena, rows[i].stored),
		    rows[i].is_free, "%s", rows[i].stored);
}
