/* The names of roles (store/roles.h). The generator reads them. */
#ifndef ALMANAC_ROLE_WORDS_H
#define ALMANAC_ROLE_WORDS_H

/* Each has the rights of those before it. */
#define ROLE_WORDS							\
	"anonymous", "subscriber", "contributor", "author", "editor",	\
	"administrator"

#endif
