/*
 * Reads a folder of YAML and writes generated/. Files call only files of the
 * same layer or of layers above:
 *
 * 	base/yaml, memory, node		a YAML file as nodes with positions
 * 	names, types, keys		words of the spec, names in C
 * 	spec, pages			reads the model (spec.h)
 * 	check, texts			checks it
 * 	stored				stored records: columns, statements
 * 	document			schemas of the OpenAPI document
 * 	emit				prints files
 */
#ifndef CODEGEN_GENERATE_H
#define CODEGEN_GENERATE_H

#include "codegen/emit.h"

struct file {
	const char	*name;		/* "routes.c" */
	struct buf	 out;
};

/* Reads and checks the spec. Returns false if there were complaints. */
bool	 generate_read(struct spec *, const char *folder);

/* Adds all generated files to a list of struct file. */
void	 generate_files(const struct spec *, struct list *);

/* Frees the memory and forgets complaints. */
void	 generate_end(void);

#endif
