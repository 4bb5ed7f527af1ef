/*
 * Sends letters by SMTP (RFC 5321), one at a time. Servers on other machines
 * must offer TLS and a certificate that the system trusts.
 */
#ifndef ALMANAC_COMMAND_DELIVER_MAIL_H
#define ALMANAC_COMMAND_DELIVER_MAIL_H

#include "command/deliver/deliver_transfer.h"

struct letter;
struct mail;
struct mailer;

/*
 * Reads the password. The configuration must outlive the mailer. Free the
 * mailer even after an error. `*why` is the error, or NULL.
 */
struct mailer	*mailer_new(struct transfers *, const struct mail *,
		    const char **why);
void		 mailer_free(struct mailer *);

/* `name` becomes part of the Message-ID. Copies the letter. */
void		 mailer_start(struct mailer *, const struct letter *,
		    const char *name, int64_t now);

/* Whether sending has ended, successfully or not. Returns true once. */
bool		 mailer_is_over(struct mailer *, struct transfer_outcome *);

#endif
