#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "command/command_action.h"
#include "command/deliver/deliver_keys.h"
#include "config/site.h"
#include "store/deliveries.h"

#define LINE	256	/* bytes of a line in a file of secrets */

static bool
add(struct deliver_keys *keys, const char *secret)
{
	return (keys->count < DELIVER_KEYS_MAX &&
	    signing_key_read(secret, &keys->list[keys->count++]));
}

static const char *
read_lines(FILE *file, const char *path, struct deliver_keys *keys)
{
	char	 line[LINE];

	while (fgets(line, sizeof(line), file) != NULL) {
		line[strcspn(line, "\r\n")] = '\0';
		if (*line != '\0' && *line != '#' && !add(keys, line))
			return (command_complaint("'%s' must hold at most %d"
			    " secrets, each whsec_ and the base64 of 24 to 64"
			    " bytes, a line each", path, DELIVER_KEYS_MAX));
	}
	if (keys->count > 0 && !ferror(file))
		return (NULL);
	return (command_complaint("there is no secret in '%s'", path));
}

static const char *
read_file(const char *path, struct deliver_keys *keys)
{
	const char	*why;
	FILE		*file;

	if ((file = fopen(path, "re")) == NULL)
		return (command_complaint("cannot open '%s': %s", path,
		    strerror(errno)));
	why = read_lines(file, path, keys);
	(void)fclose(file);
	return (why);
}

const char *
deliver_keys_read(const struct webhook *w, struct deliver_keys *keys)
{
	size_t	 i;

	keys->count = 0;
	if (*w->secret_file != '\0')
		return (read_file(w->secret_file, keys));
	for (i = 0; i < w->secrets.count; i++)
		if (!add(keys, w->secrets.list[i]))
			return (command_complaint("there are at most %d"
			    " 'secrets'", DELIVER_KEYS_MAX));
	return (NULL);
}

void
deliver_keys_sign(const struct deliver_keys *keys, const struct delivery *d,
    int64_t now, char text[DELIVER_SIGNATURES])
{
	size_t	 i;

	for (i = 0; i < keys->count; i++) {
		if (i > 0)
			*text++ = ' ';
		signature_make(&keys->list[i], d->name, now, d->body,
		    d->length, text);
		text += strlen(text);
	}
}
