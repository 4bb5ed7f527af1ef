# Removes the objects of kodev whose sources, headers or embedded files have changed,
# and prints the names of their lists of dependencies. conf/kodev.sh adds these lists,
# whose time is that of the compilation: kodev gives an object the time of its source.

all: $(wildcard .objs/*.d)

%.d:
	@rm -f $@ $*.o; echo $@

# Files that were removed.
%.c: ;

# Embedded files: src/base/embed.h.
.objs/templates.c.d: $(wildcard $(foreach kind,html css js,\
	src/pages/*.$(kind) src/pages/desk/*.$(kind)))
.objs/documents.c.d: $(wildcard src/generated/*.json)
