#include "config/site_mail.h"

#include <string.h>

#include "config/site.h"
#include "text/cut.h"
#include "text/mail.h"

#define SERVER_MAX	255
#define PASSWORD_MAX	255

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
	if (strlen(text) > SERVER_MAX || !text_is_plain(text))
		return (false);
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

static bool
read_password(struct arena *arena, const char *text, void *to)
{
	(void)arena;
	return (strlen(text) <= PASSWORD_MAX && text_is_plain(text) &&
	    store_text(text, to));
}

const struct site_kind	 site_mail_password = {
	"a line of 255 bytes at most, or empty", read_password
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
	if (*mail->password != '\0' && *mail->password_file != '\0')
		return ("'mail' has both 'password' and 'password_file'");
	if ((*mail->login == '\0') != (*mail->password == '\0' &&
	    *mail->password_file == '\0'))
		return ("'mail' requires both 'login' and a password,"
		    " or neither");
	return (NULL);
}
