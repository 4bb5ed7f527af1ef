/* A browser that is signed in at a real server. */
#ifndef ALMANAC_TESTS_SIGNED_H
#define ALMANAC_TESTS_SIGNED_H

#define SIGNED_PASSWORD	"seven+green+bicycles"

/* "Cookie: ...\r\n", and the token of its forms. */
extern char	 cookie[256], token[64];

/* The user of the harness chooses a password. */
void		 begin(void);

/* The request for a form, in static memory; sends it; opens a page. */
const char	*form_request(const char *path, const char *fields);
const char	*send_form(const char *path, const char *fields);
const char	*open_page(const char *path);

/* Keeps the cookie that the last answer has set. */
void		 keep_cookie(void);

#endif
