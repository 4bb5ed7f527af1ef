/*
 * What is wrong with a spec, told by the place where it was written:
 * "spec/events.yaml:12:7: unknown key 'defualt'".
 */
#ifndef CODEGEN_COMPLAIN_H
#define CODEGEN_COMPLAIN_H

#include <stddef.h>

struct place {
	const char	*file;
	size_t		 line;		/* both begin with 1 */
	size_t		 column;
};

void	 complain(const struct place *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));

/* How often that happened. */
size_t	 complaint_count(void);
void	 complaint_forget(void);

#endif
