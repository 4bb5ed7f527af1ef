/*
 * A file of the source tree in the program, as a text that ends with a NUL:
 *
 *	EMBED(demo_yaml, "src/command/demo.yaml");
 *
 * The Makefile names the file where it names what the object depends on.  A
 * path begins in the folder of the Makefile.
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
