#include "config/site_mail.h"

#include <string.h>

#include "config/site.h"
#include "text/mail.h"

static bool
store_text(const char *text, void *to)
{
	*(const char **)to = text;
	return (true);
}

static bool
read_server(struct arena *arena, const char *text, void *to)
{
	const char	*host = strstr(text, "://");

	(void)arena;
	if (*text != '\0' && ((strncmp(text, "smtp://", 7) != 0 &&
	    strncmp(text, "smtps://", 8) != 0) || host[3] == '\0' ||
	    strpbrk(host + 3, "/@?#\"\\<>^`{|} ") != NULL))
		return (false);
	return (store_text(text, to));
}

const struct site_kind	 site_mail_server = {
	"smtp:// or smtps://, a host and perhaps a port, or empty",
	read_server
};

static bool
read_address(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	return ((*text == '\0' || mail_valid(text)) && store_text(text, to));
}

const struct site_kind	 site_mail_address = {
	"a mail address, or empty", read_address
};

/*
 * Letters contain links, and there is no request whose address they could use.
 */
const char *
site_mail_check(const struct site *site, struct arena *arena)
{
	const struct mail	*mail = &site->mail;

	(void)arena;
	if (*mail->server == '\0')
		return (NULL);
	if (*mail->from == '\0')
		return ("'mail' requires 'from', the sender's address");
	if (*site->base_url == '\0')
		return ("'mail' requires 'base_url', for the links in letters");
	if ((*mail->login == '\0') != (*mail->password_file == '\0'))
		return ("'mail' requires both 'login' and 'password_file',"
		    " or neither");
	return (NULL);
}
