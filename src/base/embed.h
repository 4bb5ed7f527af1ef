/*
 * Embeds a file of the source tree as a NUL-terminated text:
 *
 * 	EMBED(openapi_json, "generated/openapi.json");
 *
 * Here its NUL is at openapi_json_end.
 *
 * The path is relative to the Makefile, which must list the file as a
 * dependency of the object.
 */
#ifndef ALMANAC_EMBED_H
#define ALMANAC_EMBED_H

#define EMBED(name, path)						\
	extern const char	name[], name##_end[];			\
	__asm__(".pushsection .rodata\n"				\
	    ".hidden " #name "\n"					\
	    ".hidden " #name "_end\n"					\
	    ".globl " #name "\n"					\
	    ".globl " #name "_end\n"					\
	    #name ": .incbin \"" path "\"\n"				\
	    #name "_end: .byte 0\n"					\
	    ".popsection")

#endif
