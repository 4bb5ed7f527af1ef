#include "config/site_guess.h"

#include <string.h>

#include "config/site_yaml.h"

#define LONGEST	32	/* longest name compared */

static size_t
min_of(size_t a, size_t b)
{
	return (a < b ? a : b);
}

/*
 * The number of characters to insert, remove, replace, or swap with the next
 * one (optimal string alignment).
 */
static size_t
edit_distance(const char *a, const char *b)
{
	size_t	 d[LONGEST + 1][LONGEST + 1], i, j, n = strlen(a),
		 m = strlen(b);

	for (i = 0; i <= n; i++)
		for (j = 0; j <= m; j++) {
			if (i == 0 || j == 0) {
				d[i][j] = i + j;
				continue;
			}
			d[i][j] = min_of(min_of(d[i - 1][j], d[i][j - 1]) + 1,
			    d[i - 1][j - 1] + (a[i - 1] != b[j - 1]));
			if (i > 1 && j > 1 && a[i - 1] == b[j - 2] &&
			    a[i - 2] == b[j - 1])
				d[i][j] = min_of(d[i][j], d[i - 2][j - 2] + 1);
		}

	return (d[n][m]);
}

const char *
site_guess(const struct key *key, const char *name)
{
	const char	*found = NULL;
	size_t		 length = strlen(name), nearest = length / 3 + 1, n;

	if (length > LONGEST)
		return (NULL);
	for (; key->name != NULL; key++) {
		if (strlen(key->name) > LONGEST)
			continue;
		n = edit_distance(name, key->name);
		if (n < nearest) {
			nearest = n;
			found = key->name;
		}
	}

	return (found);
}
