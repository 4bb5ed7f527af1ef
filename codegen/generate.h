/*
 * From a folder of YAML to what is in generated/.  The files form layers, and
 * call only those above them:
 *
 *	base/yaml, memory, node		a file as nodes with places
 *	names, types, keys		words of the spec, and in C
 *	spec, pages, template		the model (spec.h), and reading it
 *	check, texts			what must be true of it
 *	out, emit			the files that follow from it
 *	stored, document		what several of them share
 */
#ifndef CODEGEN_GENERATE_H
#define CODEGEN_GENERATE_H

#include "codegen/emit.h"

struct file {
	const char	*name;		/* "routes.c" */
	struct out	 out;
};

/* Reads the spec and checks it; false after complaints. */
bool	 generate_read(struct spec *, const char *folder);

/* Adds each file, as it must be, to a list of struct file. */
void	 generate_files(const struct spec *, struct list *);

/* Forgets memory and complaints. */
void	 generate_end(void);

#endif
