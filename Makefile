# almanac: the events calendar server.
#
#   make             build the module and the command
#   make run         build and serve on http://127.0.0.1:8888/
#   make demo        the same with the calendar of an invented town
#   make test        build, and all quick tests
#   make test-text   those of src/text, and so on for each folder of src
#   make test-all    all other tests; tests/README.md says which there are
#   make bench       speed, compared with other servers
#   make analyze     the analyzers of gcc and clang
#   make generated   update generated/ from spec/
#   make dev         kodev run, in a folder of any name
#   make manual      manual pages, in build/manual/
#   make packages    install missing packages (Debian)
#   make install     DESTDIR=, PREFIX=
#   make deb         a Debian package, in build/deb/
#   make clean
#
# V=1 shows the commands. SANITIZE=1 builds and tests in build/sanitized/, with ASan,
# LSan and UBSan.

BUILD	 = build$(SANITIZE:1=/sanitized)
PREFIX	 = /usr/local
CC	 = cc
SANITIZERS = address,undefined -fno-sanitize-recover=all
ifdef SANITIZE
CFLAGS	 = -O1 -g -fsanitize=$(SANITIZERS)
LDFLAGS	 = -fsanitize=$(SANITIZERS)
else
CFLAGS	 = -O2 -g
endif
Q	 = $(if $(V),,@echo '  '$@;)
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += --no-print-directory -j$(shell nproc)
endif

PACKAGES = gcc libc6-dev pkg-config kore libyaml-dev libsqlite3-dev \
	libcriterion-dev libnanopb-dev libjansson-dev libxxhash-dev \
	libxml2-dev libunistring-dev libssl-dev libcrypt-dev zlib1g-dev \
	libcurl4-openssl-dev libgd-dev libjpeg-dev libpng-dev libwebp-dev \
	libexif-dev libqrencode-dev libseccomp-dev libical-dev libicu-dev \
	tzdata $(LEGACY) curl
# Zones such as US/Eastern, which are in tzdata up to Debian 12.
LEGACY	 = $(if $(wildcard /usr/share/zoneinfo/US),,tzdata-legacy)
# src/server/guard.c relies on its internals.
KORE_VERSION = 4.1.0
LIBS	 = -lyaml -lsqlite3 -lxml2 -lunistring -lcrypto -lcrypt -lxxhash \
	-lz -lm -lpthread -lgd -ljpeg -lpng -lwebp -lexif -lqrencode \
	-lseccomp \
	$(if $(filter postgresql,$(POSTGRESQL)),-lpq)
# Libraries of the command only, for import.
COMMAND_LIBS = -lcurl -lical -licui18n -licuuc

# _Nullable marks results that may be NULL.  Only 'make analyze' uses it.
REQUIRED = -std=gnu11 -D_GNU_SOURCE -D_Nullable= -Isrc -I. -fPIC -MMD -MP \
	-Wall -Wextra -Wshadow -Wpointer-arith -Wcast-qual \
	-Wwrite-strings -Wstrict-prototypes -Wmissing-prototypes \
	-Wmissing-declarations -Wformat=2
KORE	 = $(shell cat "$$(kodev source)features")

absent	 = $(shell command -v dpkg-query >/dev/null && \
	for p in $(1); do dpkg-query -W -f '$${Status}' $$p 2>/dev/null \
	| grep -q ' installed$$' || echo $$p; done)
MISSING	 = $(call absent,$(PACKAGES))
SUDO	 = $(shell [ "$$(id -u)" = 0 ] || echo sudo)

ROOMS	 = base text pictures config store $(STORES:%=store/%) http calendar \
	feeds pages pages/desk
STORES	 = sqlite $(POSTGRESQL) schema check index
# The engine for PostgreSQL, or its replacement without libpq.
POSTGRESQL := $(shell pkg-config --exists libpq 2>/dev/null && \
	echo postgresql || echo absent)
LIBRARY	 = $(wildcard $(ROOMS:%=src/%/*.c) generated/*.c)
SERVER	 = $(wildcard src/server/*.c)
COMMAND	 = $(wildcard src/command/*.c src/command/*/*.c)
TWINS	:= $(shell find src generated -name '*.c' -printf '%f\n' | sort | uniq -d)
ifneq ($(TWINS),)
$(error kodev builds all objects in one folder; rename one of the two $(TWINS))
endif
CODEGEN	 = $(wildcard codegen/*.c)
# Sources of the server that need no generated files.
CODEGEN_BASE = $(patsubst %,src/base/%.c,arena budget buf clock yaml) \
	src/pages/template_read.c
TEMPLATES = $(foreach room,pages pages/desk,\
	$(wildcard $(patsubst %,src/$(room)/*.%,html css js)))
SPEC	 = $(wildcard spec/*.yaml spec/locales/*.yaml) $(TEMPLATES)
objects	 = $(patsubst %.c,$(BUILD)/%.o,$(1))
add	 = @[ -z "$(strip $(1))" ] || conf/debian/install.sh $(1)

.DELETE_ON_ERROR:
.PHONY: all complete run demo generated dev packages manual install deb clean

all: complete $(BUILD)/almanac $(BUILD)/almanac.so

run: packages
	@$(MAKE) all
	$(BUILD)/almanac serve

# Filled once a build; 'make clean' forgets it.
demo: packages
	@$(MAKE) all
	@$(MAKE) $(BUILD)/demo.db
	@$(BUILD)/almanac serve --config conf/demo.yaml --db $(BUILD)/demo.db

$(BUILD)/demo.db:
	@$(BUILD)/almanac demo --config conf/demo.yaml --db $@

# Whether all that a build needs is there.
complete: $(BUILD)/packages
	@kore=$$(kore -v | cut -d ' ' -f 1); \
	[ "$$kore" = $(KORE_VERSION) ] || { \
	echo "almanac needs Kore $(KORE_VERSION), not '$$kore':" \
	"src/server/guard.c relies on its internals"; exit 1; }

$(BUILD)/packages: Makefile
	@[ $(POSTGRESQL) = postgresql ] || \
	echo 'without PostgreSQL: libpq-dev is not installed'
	@[ -z "$(MISSING)" ] || { \
	echo "missing packages: $(MISSING)"; \
	echo "'make packages' installs them"; exit 1; }
	@mkdir -p $(@D)
	@touch $@

# Without libpq one engine is missing.
packages:
	$(call add,$(MISSING) $(call absent,libpq-dev))

# The flags of the objects: if they change, all objects are built again.
$(BUILD)/flags: force
	@mkdir -p $(@D)
	@echo '$(CC) $(CFLAGS) $(LDFLAGS)' | cmp -s - $@ || \
	echo '$(CC) $(CFLAGS) $(LDFLAGS)' > $@
force:

$(BUILD)/%.o: %.c $(BUILD)/flags | complete $(BUILD)/current
	@mkdir -p $(@D)
	$(Q)$(CC) $(REQUIRED) $(EXTRA) $(CFLAGS) $(QUICKLY) -c -o $@ $<

$(call objects,$(CODEGEN) $(CODEGEN_BASE)): $(BUILD)/%.o: %.c $(BUILD)/flags \
    | complete
	@mkdir -p $(@D)
	$(Q)$(CC) $(REQUIRED) $(CFLAGS) -c -o $@ $<

$(call objects,$(SERVER)): EXTRA = $(KORE)
$(call objects,$(wildcard src/store/postgresql/*.c)): \
	EXTRA = $(shell pkg-config --cflags libpq)
$(call objects,$(wildcard src/text/html*.c)): \
	EXTRA = $(shell pkg-config --cflags libxml-2.0)

# Embedded files: src/base/embed.h.
$(BUILD)/src/command/demo/demo.o: $(wildcard src/command/demo/*.j*)
$(BUILD)/generated/documents.o: $(wildcard generated/*.json)
$(BUILD)/generated/templates.o: $(TEMPLATES)

$(BUILD)/codegen/codegen: $(call objects,$(CODEGEN) $(CODEGEN_BASE))
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ -lyaml -ljansson

# What the spec becomes.
MADE	 = $(BUILD)/made

$(MADE): $(BUILD)/codegen/codegen $(SPEC)
	$(Q)rm -rf $@ $@.part && $< spec $@.part && mv $@.part $@

# Every build fails if generated/ does not match spec/.
$(BUILD)/current: $(MADE) $(wildcard generated/*)
	$(Q)diff -rq $(MADE) generated || { echo "run 'make generated'"; exit 1; }
	@touch $@

# Files that are current keep their time.
generated: complete $(MADE)
	@for file in $$(ls $@); do [ -e $(MADE)/$$file ] || rm $@/$$file; done
	@for file in $$(ls $(MADE)); do \
	cmp -s $(MADE)/$$file $@/$$file || cp $(MADE)/$$file $@/; done
	@$(BUILD)/codegen/codegen --keys | cmp -s - spec/README.md || \
	$(BUILD)/codegen/codegen --keys > spec/README.md

$(BUILD)/almanac: $(call objects,$(COMMAND) $(LIBRARY))
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LIBS) $(COMMAND_LIBS)

# Manual pages, from the texts of `almanac help`.
MANUAL	 = $(BUILD)/manual/almanac.1 $(BUILD)/manual/site.yaml.5

manual: all $(MANUAL)

$(BUILD)/manual/%: conf/manual/% conf/manual/fill.awk $(BUILD)/almanac \
	$(wildcard conf/proxy/*)
	@mkdir -p $(@D)
	$(Q)awk -v almanac=$(BUILD)/almanac -f conf/manual/fill.awk $< > $@

$(BUILD)/almanac.so: $(call objects,$(SERVER) $(LIBRARY))
	$(Q)$(CC) -shared -Wl,-Bsymbolic $(LDFLAGS) -o $@ $^ $(LIBS)

# kodev uses the name of the folder, so it runs in a folder of links named almanac.
# conf/kodev.sh follows edits.
dev: packages
	@$(MAKE) complete
	@mkdir -p $(BUILD)/dev/almanac
	@ln -sfn $(CURDIR)/src $(CURDIR)/conf $(BUILD)/dev/almanac/
	cd $(BUILD)/dev/almanac && kodev run

# DESTDIR precedes every path, PREFIX each path outside /etc.  An existing
# configuration is kept.  It may contain secrets, so only root and the group of the
# service, if it exists, may read it.
DATA	 = $(DESTDIR)$(PREFIX)/share
install: all $(MANUAL)
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib/almanac
	install $(BUILD)/almanac $(DESTDIR)$(PREFIX)/bin/
	install -m 644 $(BUILD)/almanac.so $(DESTDIR)$(PREFIX)/lib/almanac/
	install -d $(DESTDIR)$(PREFIX)/lib/systemd/system
	sed 's|/usr/local|$(PREFIX)|' conf/almanac.service \
	    > $(DESTDIR)$(PREFIX)/lib/systemd/system/almanac.service
	install -D -m 644 conf/almanac.sysusers \
	    $(DESTDIR)$(PREFIX)/lib/sysusers.d/almanac.conf
	@[ -n "$(DESTDIR)" ] || ! command -v systemd-sysusers >/dev/null || \
	systemd-sysusers $(PREFIX)/lib/sysusers.d/almanac.conf
	install -D -m 644 $(BUILD)/manual/almanac.1 $(DATA)/man/man1/almanac.1
	install -D -m 644 $(BUILD)/manual/site.yaml.5 \
	    $(DATA)/man/man5/site.yaml.5
	install -D -m 644 conf/completion.bash \
	    $(DATA)/bash-completion/completions/almanac
	install -D -m 644 LICENSE $(DATA)/doc/almanac/copyright
	install -D -m 644 conf/almanac.logrotate \
	    $(DESTDIR)/etc/logrotate.d/almanac
	[ -e $(DESTDIR)/etc/almanac/site.yaml ] || { \
	install -D -m 640 conf/site.yaml $(DESTDIR)/etc/almanac/site.yaml && \
	sed -i 's|^#database: .*|database: /var/lib/almanac/almanac.db|' \
	    $(DESTDIR)/etc/almanac/site.yaml && \
	{ chgrp almanac $(DESTDIR)/etc/almanac/site.yaml 2>/dev/null || :; }; }

# Uses Debian's flags, and so a separate build folder.
deb: packages
	$(call add,$(call absent,dpkg-dev))
	+conf/debian/build.sh $(BUILD)/deb

-include tests/tests.mk

clean:
	rm -rf $(BUILD)

-include $(wildcard $(foreach room,codegen generated src tests,\
	$(BUILD)/$(room)/*.d $(BUILD)/$(room)/*/*.d $(BUILD)/$(room)/*/*/*.d))
