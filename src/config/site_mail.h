/* The setting `mail`; private to site*.c. */
#ifndef ALMANAC_SITE_MAIL_H
#define ALMANAC_SITE_MAIL_H

#include "config/site_values.h"

struct site;

extern const struct site_kind	 site_mail_server;	/* const char * */
extern const struct site_kind	 site_mail_address;	/* const char * */
extern const struct site_kind	 site_mail_password;	/* const char * */

const char	*_Nullable site_mail_check(const struct site *, struct arena *);

#endif
