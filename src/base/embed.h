/*
 * Embeds a file of the source tree as a NUL-terminated text:
 *
 * 	EMBED(demo_yaml, "src/command/demo/demo.yaml");
 *
 * The path is relative to the Makefile, which must list the file as a
 * dependency of the object.
 */
#ifndef ALMANAC_EMBED_H
#define ALMANAC_EMBED_H

#define EMBED(name, path)						\
	extern const char	name[];					\
	__asm__(".pushsection .rodata\n"				\
	    ".hidden " #name "\n"					\
	    ".globl " #name "\n"					\
	    #name ": .incbin \"" path "\"\n"				\
	    ".byte 0\n"							\
	    ".popsection")

#endif
