#include "command/deliver/deliver_mail.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "command/command.h"
#include "command/deliver/deliver_letter.h"
#include "config/site.h"
#include "text/dates.h"
#include "text/mail.h"
#include "text/urls.h"

#define PATIENCE	60	/* seconds to send a letter */
#define PASSWORD	256	/* bytes with NUL */

struct mailer {
	struct transfer		 transfer;
	const struct mail	*mail;
	struct arena		*arena;		/* of the letter */
	struct curl_slist	*fields, *to;
	curl_mime		*mime;
};

/* Reads the first line of the file, which is the password. */
static const char *
read_password(const char *path, char password[PASSWORD])
{
	FILE	*file;
	bool	 read;

	if ((file = fopen(path, "re")) == NULL)
		return (command_complaint("cannot open '%s': %s", path,
		    strerror(errno)));
	read = fgets(password, PASSWORD, file) != NULL;
	(void)fclose(file);
	password[read ? strcspn(password, "\r\n") : 0] = '\0';
	return (*password != '\0' ? NULL : command_complaint(
	    "'%s' contains no password", path));
}

static const char *
set_login(CURL *easy, const struct mail *mail)
{
	char		 password[PASSWORD];
	const char	*why = NULL;

	if (*mail->login == '\0')
		return (NULL);
	if (*mail->password_file == '\0')
		snprintf(password, sizeof(password), "%s", mail->password);
	else
		why = read_password(mail->password_file, password);
	if (why == NULL) {
		(void)curl_easy_setopt(easy, CURLOPT_USERNAME, mail->login);
		(void)curl_easy_setopt(easy, CURLOPT_PASSWORD, password);
	}
	explicit_bzero(password, sizeof(password));
	return (why);
}

struct mailer *
mailer_new(struct transfers *all, const struct mail *mail, const char **why)
{
	struct mailer	*m;
	CURL		*easy;

	transfer_require((m = calloc(1, sizeof(*m))) != NULL);
	m->mail = mail;
	m->arena = arena_new();
	transfer_open(&m->transfer, all, PATIENCE);
	easy = m->transfer.easy;
	transfer_require(curl_easy_setopt(easy, CURLOPT_URL, mail->server) ==
	    CURLE_OK && curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR,
	    "smtp,smtps") == CURLE_OK);
	transfer_require(curl_easy_setopt(easy, CURLOPT_USE_SSL,
	    url_is_local(mail->server) ? (long)CURLUSESSL_NONE :
	    (long)CURLUSESSL_ALL) == CURLE_OK);
	(void)curl_easy_setopt(easy, CURLOPT_PROXY, "");
	*why = set_login(easy, mail);
	return (m);
}

static void
drop_message(struct mailer *m)
{
	curl_mime_free(m->mime);
	curl_slist_free_all(m->fields);
	curl_slist_free_all(m->to);
	m->mime = NULL;
	m->fields = m->to = NULL;
}

void
mailer_free(struct mailer *m)
{
	transfer_close(&m->transfer);
	drop_message(m);
	arena_free(m->arena);
	free(m);
}

static void
add_entry(struct mailer *m, struct curl_slist **list, const char *name,
    const char *value)
{
	struct curl_slist	*longer;

	longer = curl_slist_append(*list, arena_join(m->arena, name, value,
	    NULL));
	transfer_require(longer != NULL);
	*list = longer;
}

static void
add_fields(struct mailer *m, const struct letter *letter, const char *name,
    int64_t now)
{
	const char	*from = m->mail->from;
	char		 date[DATE_HTTP];

	date_print_http(now, date);
	add_entry(m, &m->fields, "From: ", arena_join(m->arena,
	    mail_name(m->arena, letter->from), " <", from, ">", NULL));
	add_entry(m, &m->fields, "To: ", *letter->name == '\0' ? letter->to :
	    arena_join(m->arena, mail_name(m->arena, letter->name), " <",
	    letter->to, ">", NULL));
	add_entry(m, &m->fields, "Subject: ", mail_encode(m->arena,
	    letter->subject));
	add_entry(m, &m->fields, "Date: ", arena_join(m->arena,
	    arena_copy(m->arena, date, strlen(date) - strlen("GMT")), "+0000",
	    NULL));
	add_entry(m, &m->fields, "Message-ID: ", arena_join(m->arena, "<", name,
	    strchr(from, '@'), ">", NULL));
	add_entry(m, &m->fields, "Auto-Submitted: ", "auto-generated");
}

static void
add_text(struct mailer *m, const char *text)
{
	curl_mimepart	*part;

	transfer_require((m->mime = curl_mime_init(m->transfer.easy)) != NULL &&
	    (part = curl_mime_addpart(m->mime)) != NULL &&
	    curl_mime_data(part, text, CURL_ZERO_TERMINATED) == CURLE_OK &&
	    curl_mime_type(part, "text/plain; charset=utf-8") == CURLE_OK &&
	    curl_mime_encoder(part, "quoted-printable") == CURLE_OK);
}

void
mailer_start(struct mailer *m, const struct letter *letter, const char *name,
    int64_t now)
{
	CURL	*easy = m->transfer.easy;

	arena_reset(m->arena);
	add_fields(m, letter, name, now);
	add_entry(m, &m->to, "", letter->to);
	add_text(m, letter->text);
	(void)curl_easy_setopt(easy, CURLOPT_MAIL_FROM, m->mail->from);
	(void)curl_easy_setopt(easy, CURLOPT_MAIL_RCPT, m->to);
	(void)curl_easy_setopt(easy, CURLOPT_HTTPHEADER, m->fields);
	(void)curl_easy_setopt(easy, CURLOPT_MIMEPOST, m->mime);
	transfer_start(&m->transfer);
}

bool
mailer_is_over(struct mailer *m, struct transfer_outcome *o)
{
	struct transfer	*t = &m->transfer;

	if (!transfer_is_over(t))
		return (false);
	*o = (struct transfer_outcome){ .text = t->text };
	(void)curl_easy_getinfo(t->easy, CURLINFO_RESPONSE_CODE, &o->code);
	o->result = transfer_result(t, o->code);
	if (t->code == CURLE_OK) {
		o->status = 250;
		snprintf(t->text, sizeof(t->text), "250");
	}
	transfer_stop(t);
	drop_message(m);
	return (true);
}
