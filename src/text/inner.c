#include "text/inner.h"

#include <sys/socket.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stddef.h>
#include <string.h>

#include "base/array.h"

/* A prefix of addresses. */
struct network {
	unsigned char	 bytes[16];
	int		 bits;
};

static const struct network	 four[] = {
	{ { 0 }, 8 }, { { 10 }, 8 }, { { 100, 64 }, 10 }, { { 127 }, 8 },
	{ { 169, 254 }, 16 }, { { 172, 16 }, 12 }, { { 192, 0, 0 }, 24 },
	{ { 192, 168 }, 16 }, { { 198, 18 }, 15 }, { { 224 }, 4 },
	{ { 240 }, 4 }
};

/* ::/96 includes :: and ::1. */
static const struct network	 six[] = {
	{ { 0 }, 96 }, { { 0, 0x64, 0xff, 0x9b, 0, 1 }, 48 },
	{ { 0x01 }, 64 }, { { 0xfc }, 7 }, { { 0xfe, 0x80 }, 9 },
	{ { 0xff }, 8 }
};

/* Networks whose addresses contain an IPv4 address, and its position. */
static const struct {
	struct network	 network;
	size_t		 at;
	unsigned char	 mask;		/* it is stored inverted */
}	 embedding[] = {
	{ { { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff }, 96 }, 12, 0 },
	{ { { 0, 0x64, 0xff, 0x9b }, 96 }, 12, 0 },
	{ { { 0x20, 0x02 }, 16 }, 2, 0 },		/* 6to4 */
	{ { { 0x20, 0x01, 0, 0 }, 32 }, 12, 0xff }	/* Teredo */
};

static bool
is_in_network(const unsigned char *address, const struct network *n)
{
	int	 whole = n->bits / 8, rest = n->bits % 8;

	if (memcmp(address, n->bytes, (size_t)whole) != 0)
		return (false);
	return (rest == 0 || (address[whole] ^ n->bytes[whole]) >>
	    (8 - rest) == 0);
}

static bool
is_inner_four(const unsigned char *address)
{
	size_t	 i;

	for (i = 0; i < COUNT(four); i++)
		if (is_in_network(address, &four[i]))
			return (true);
	return (false);
}

static bool
is_inner_six(const unsigned char *address)
{
	unsigned char	 inner[4];
	size_t		 i, j;

	for (i = 0; i < COUNT(six); i++)
		if (is_in_network(address, &six[i]))
			return (true);
	for (i = 0; i < COUNT(embedding); i++) {
		if (!is_in_network(address, &embedding[i].network))
			continue;
		for (j = 0; j < sizeof(inner); j++)
			inner[j] = address[embedding[i].at + j] ^
			    embedding[i].mask;
		return (is_inner_four(inner));
	}
	return (false);
}

bool
inner_address(const char *text)
{
	unsigned char	 address[16];

	if (inet_pton(AF_INET, text, address) == 1)
		return (is_inner_four(address));
	return (inet_pton(AF_INET6, text, address) != 1 ||
	    is_inner_six(address));
}
