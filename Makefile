# almanac: the events calendar server.
#
#   make             build the module and the command
#   make run         build and serve on http://127.0.0.1:8888/
#   make demo        the same with the calendar of an invented town
#   make check       build, and the quick tests
#   make test        all tests that run in one process; STORE=postgresql runs
#                    them with a temporary PostgreSQL
#   make test-http   tests with a real server; STORE=postgresql as above;
#                    LANDLOCK=absent as on a kernel without Landlock
#   make test-crash  SIGKILL in ROUNDS=20 rounds, and power cuts;
#                    STORE=postgresql as above
#   make test-cluster  two nodes, PostgreSQL and its standby; some are lost in
#                    each of ROUNDS=20 rounds
#   make test-manual  "More than one machine" in almanac(1), step by step, on
#                    machines in namespaces (root)
#   make test-twins  whether clients see a difference between SQLite and
#                    PostgreSQL (node)
#   make nightly     test-crash and test-cluster with 200 rounds,
#                    test-manual, test-http without Landlock, tests with
#                    sanitizers, deeper analysis
#   make test-overload  attacks, 3 seconds each
#   make overload    the same, long enough to reach every limit
#   make soak        mixed load for SECONDS=600 (node)
#   make test-scripts  shellcheck, and attacks on the package's scripts
#   make test-spec   the effects of a change in the spec
#   make test-kodev  whether kodev run serves an edited spec
#   make test-api    whether clients of the last tag still work (npm)
#   make test-doc    /doc, and whether every answer conforms to it (npm)
#   make test-feeds  feeds, as other programs read them (npm)
#   make test-pages  pages, in Chromium, with Lighthouse (npm)
#   make screenshots  takes the pictures in README.md again (npm)
#   make test-desk   people who write the calendar, in Chromium (npm)
#   make test-clients  old clients (npm)
#   make clients     third-party clients (npm, chromium)
#   make test-webhooks  messages to webhooks (npm)
#   make test-subscriptions  calendars that are fetched regularly (npm);
#                    STORE=postgresql as above
#   make test-town   a year of a town, through all interfaces (npm);
#                    STORE=postgresql as above
#   make test-mail   letters, and their links (npm)
#   make bench       speed, compared with other servers (wrk, nginx, npm)
#   make analyze     the analyzers of gcc and clang (clang)
#   make fuzz        all of tests/fuzz/, SECONDS=600 each (clang)
#   make fuzz-json   one of them; make fuzz-merge keeps new inputs
#   make generated   update generated/ from spec/
#   make dev         kodev run, in a folder of any name
#   make manual      manual pages, in build/manual/
#   make packages    install missing packages (Debian)
#   make tools       install packages for the tests in .ci/run (Debian)
#   make install     DESTDIR=, PREFIX=
#   make test-install  the result of make install: manual pages, completion,
#                    unit
#   make deb         a Debian package, in build/deb/
#   make test-deb    install, upgrade, remove it (root, debootstrap)
#   make test-debian13  the README's commands on a bare Debian 13 (root,
#                    debootstrap)
#   make test-container  the steps of conf/Containerfile (root, debootstrap)
#   make clean
#
# V=1 shows the commands.

BUILD	 = build
PREFIX	 = /usr/local
CC	 = cc
CFLAGS	 = -O2 -g
Q	 = $(if $(V),,@echo '  '$@;)

PACKAGES = gcc libc6-dev pkg-config kore libyaml-dev libsqlite3-dev \
	libcriterion-dev libjansson-dev libxxhash-dev libxml2-dev \
	libunistring-dev libssl-dev libcrypt-dev zlib1g-dev \
	libcurl4-openssl-dev libgd-dev libjpeg-dev libpng-dev libwebp-dev \
	libexif-dev libseccomp-dev libical-dev libicu-dev tzdata $(LEGACY) curl
# Zones such as US/Eastern, which are in tzdata up to Debian 12.
LEGACY	 = $(if $(wildcard /usr/share/zoneinfo/US),,tzdata-legacy)
# src/server/guard.c relies on its internals.
KORE_VERSION = 4.1.0
LIBS	 = -lyaml -lsqlite3 -lxml2 -lunistring -lcrypto -lcrypt -lxxhash \
	-lz -lm -lpthread -lgd -ljpeg -lpng -lwebp -lexif -lseccomp \
	$(if $(filter postgresql,$(POSTGRESQL)),-lpq)
# Libraries of the command only, for import.
COMMAND_LIBS = -lcurl -lical -licui18n

SANITIZERS = address,undefined -fno-sanitize-recover=all
SANITIZED = BUILD=$(BUILD)/sanitized LDFLAGS='-fsanitize=$(SANITIZERS)' \
	CFLAGS='-O1 -g -fsanitize=$(SANITIZERS)'

# _Nullable marks results that may be NULL.  Only 'make analyze' uses it.
REQUIRED = -std=gnu11 -D_GNU_SOURCE -D_Nullable= -Isrc -I. -fPIC -MMD -MP \
	-Wall -Wextra -Wshadow -Wpointer-arith -Wcast-qual \
	-Wwrite-strings -Wstrict-prototypes -Wmissing-prototypes \
	-Wmissing-declarations -Wformat=2
KORE	 = $(shell cat "$$(kodev source)features")

absent	 = $(shell command -v dpkg-query >/dev/null && \
	for p in $(1); do dpkg-query -W -f '$${Status}' $$p 2>/dev/null \
	| grep -q ' installed$$' || echo $$p; done)
MISSING	:= $(call absent,$(PACKAGES))
NODE	:= $(shell command -v node >/dev/null && \
	command -v npm >/dev/null || echo nodejs npm)
# The package of Debian 12.  Any clang with libFuzzer will do.
CLANG	:= $(shell command -v clang >/dev/null && \
	ls "$$(clang -print-resource-dir)"/lib/*/libclang_rt.fuzzer*.a \
	>/dev/null 2>&1 || echo clang libclang-rt-14-dev)
BENCHERS := $(shell PATH=$$PATH:/usr/sbin; for p in wrk g++ python3 \
	nginx-light; do command -v $${p%-light} >/dev/null || echo $$p; done)
LINTERS	:= $(shell PATH=$$PATH:/usr/sbin; for p in mandoc man-db groff \
	openssl nginx-light; do command -v $${p%-*} >/dev/null || echo $$p; done)
CLUSTER	:= $(shell ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	echo postgresql)
SUDO	 = $(shell [ "$$(id -u)" = 0 ] || echo sudo)

ROOMS	 = base text pictures config store $(STORES:%=store/%) http calendar \
	feeds pages pages/desk
STORES	 = sqlite $(POSTGRESQL) schema check search lists
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
# Some tests need libpq.
TESTS	 = $(filter-out $(if $(filter absent,$(POSTGRESQL)),\
	tests/store/test_dialect.c tests/store/test_postgresql.c),\
	$(wildcard $(patsubst %,tests/%/*.c,support codegen base text pictures \
	config store http calendar feeds pages pages/desk command)) \
	tests/fuzz/test_fuzz.c) tests/bench/random.c
FUZZ	 = $(filter-out %/main.c %/test_fuzz.c,$(wildcard tests/fuzz/*.c))
FUZZERS	 = $(patsubst tests/fuzz/fuzz_%.c,%,$(wildcard tests/fuzz/fuzz_*.c))
FUZZED	 = $(LIBRARY) $(filter-out %/command_main.c,$(COMMAND)) \
	$(filter-out %/main.c,$(CODEGEN)) $(FUZZ) \
	$(wildcard tests/support/date_*.c) \
	$(patsubst %,tests/support/%.c,derived html_outcome jansson_print rrule_naive \
	spec_answers value_print)
BENCH	 = $(filter-out %/bare.c %/combine_main.c %/commit.c %/slow_sync.c,\
	$(wildcard tests/bench/*.c))
HTTP	 = $(wildcard tests/server/*.c) tests/support/postgresql.c tests/support/scans.c
CRASH	 = $(wildcard tests/crash/*.c) \
	$(filter-out tests/server/test_%,$(HTTP))
CLUSTERED = $(wildcard tests/cluster/*.c) tests/crash/client.c \
	$(filter-out tests/server/test_%,$(HTTP))
OVERLOAD = $(wildcard tests/overload/*.c) \
	$(filter-out tests/server/test_%,$(HTTP))
TEMPLATES = $(foreach room,pages pages/desk,\
	$(wildcard $(patsubst %,src/$(room)/*.%,html css js)))
SPEC	 = $(wildcard spec/*.yaml spec/locales/*.yaml) $(TEMPLATES)
objects	 = $(patsubst %.c,$(BUILD)/%.o,$(1))
add	 = @[ -z "$(strip $(1))" ] || conf/debian/install.sh $(1)

.PHONY: all run demo check test test-http test-crash test-cluster \
	test-manual test-twins test-overload overload soak nightly test-scripts \
	test-spec test-kodev test-install test-api test-doc test-feeds \
	test-pages screenshots test-desk test-clients test-webhooks \
	test-subscriptions test-town \
	test-mail bench generated dev \
	packages node complete install deb test-deb clean
.DELETE_ON_ERROR:

all: complete $(BUILD)/almanac $(BUILD)/almanac.so

run: packages
	@$(MAKE) --no-print-directory all
	$(BUILD)/almanac serve

# Filled once a build; 'make clean' forgets it.
demo: packages
	@$(MAKE) --no-print-directory all
	@$(MAKE) --no-print-directory $(BUILD)/demo.db
	@$(BUILD)/almanac serve --config conf/demo.yaml --db $(BUILD)/demo.db

$(BUILD)/demo.db:
	@$(BUILD)/almanac demo --config conf/demo.yaml --db $@

# One in SHARE of many similar cases (tests/support/share.h).
check: export SHARE = 7
# With STORE=postgresql, without suites about files of SQLite, and long ones that
# use no database.
WITH_POSTGRESQL = $(filter postgresql,$(STORE))
HTTP_OF_ENGINES = !(backup/*|failing/*|fault_files/*|faults/*|log/*|$\
	sandbox_of_files/*|start/other_files*|storage/nothing_is_stored_in_part*|$\
	deliverer/only_one*|operations/files*)
CRASH_OF_ENGINES = !(power)/*
OF_ENGINES = !(accent|check|checkpoint|codegen|color|command|copy|db_hold|$\
	db_map|db_state|db_write|demo|demo_*|fuzz|hostile|html*|import_*|paint|$\
	pictures|rrule*)/*
check test: packages
	$(if $(WITH_POSTGRESQL),$(call add,$(CLUSTER)))
	@$(MAKE) --no-print-directory all $(BUILD)/tests/run \
	    $(BUILD)/tests/bench/generate
	CODEGEN=$(BUILD)/codegen/codegen ALMANAC=$(BUILD)/almanac \
	LSAN_OPTIONS=suppressions=tests/leaks.supp \
	$(if $(WITH_POSTGRESQL),tests/with_postgresql.sh) $(BUILD)/tests/run \
	$(if $(WITH_POSTGRESQL),--filter '$(OF_ENGINES)')

test-http: packages
	$(if $(WITH_POSTGRESQL),$(call add,$(CLUSTER)))
	@$(MAKE) --no-print-directory all $(BUILD)/tests/run-http
	ALMANAC=$(BUILD)/almanac \
	$(if $(WITH_POSTGRESQL),tests/with_postgresql.sh) \
	    $(BUILD)/tests/run-http \
	    $(if $(WITH_POSTGRESQL),--filter '$(HTTP_OF_ENGINES)')

test-crash: packages
	$(if $(WITH_POSTGRESQL),$(call add,$(CLUSTER)))
	@$(MAKE) --no-print-directory all $(BUILD)/tests/run-crash \
	    $(BUILD)/tests/trace.so
	ALMANAC=$(BUILD)/almanac TRACE=$(abspath $(BUILD))/tests/trace.so \
	$(if $(WITH_POSTGRESQL),tests/with_postgresql.sh) \
	    $(BUILD)/tests/run-crash \
	    $(if $(WITH_POSTGRESQL),--filter '$(CRASH_OF_ENGINES)')

# On Unix sockets and free ports of this machine.
test-cluster: packages
	$(call add,$(CLUSTER))
	@$(MAKE) --no-print-directory all $(BUILD)/tests/run-cluster
	ALMANAC=$(BUILD)/almanac POSTGRESQL_BIN=$(or $(POSTGRESQL_BIN),$(lastword \
	    $(sort $(wildcard /usr/lib/postgresql/*/bin)))) \
	    $(BUILD)/tests/run-cluster

# Only root can run it, so only root needs the packages.
test-manual: packages
	$(if $(SUDO),,$(call add,$(CLUSTER) $(call absent,etcd-server \
	    haproxy iproute2 patroni)))
	@$(MAKE) --no-print-directory all
	tests/manual.sh $(BUILD)

# Needs PostgreSQL, and no packages of npm.
test-twins: node
	$(call add,$(CLUSTER))
	@$(MAKE) --no-print-directory all $(BUILD)/tests/twin.so
	tests/with_postgresql.sh tests/twins/check.sh $(BUILD) $(BUILD)/twins

# One attack at a time, since they measure how fast others are served.
EVENTS	 = 20000
CALENDAR = $(BUILD)/tests/calendar-$(EVENTS)
test-overload: packages
	@$(MAKE) --no-print-directory all $(BUILD)/tests/run-overload \
	    $(CALENDAR)/calendar.db
	ALMANAC=$(BUILD)/almanac $(BUILD)/tests/run-overload \
	    --filter '!(assault*)/*'
	ALMANAC=$(BUILD)/almanac CALENDAR=$(CALENDAR)/calendar.db \
	    $(BUILD)/tests/run-overload --filter 'assault*/*' -j1

overload:
	@$(MAKE) --no-print-directory test-overload \
	    SECONDS=$(or $(SECONDS),35) EVENTS=100000

soak: node
	@$(MAKE) --no-print-directory all $(BUILD)/tests/soak/fast_clock.so
	node tests/soak/soak.mjs $(BUILD)

# Other random cases every time.
nightly: export SEED := $(or $(SEED),$(shell date +%s))
nightly:
	@echo 'SEED=$(SEED)'
	@$(MAKE) --no-print-directory test-crash test-cluster \
	    ROUNDS=$(or $(ROUNDS),200)
	@$(MAKE) --no-print-directory test-manual
	@$(MAKE) --no-print-directory test-http LANDLOCK=absent
	@$(MAKE) --no-print-directory test $(SANITIZED)

# Scripts of the package run in small root folders, which only root can create.
test-scripts:
	tests/rules.sh
	tests/decisions.sh
	$(call add,$(shell command -v shellcheck >/dev/null || echo shellcheck))
	shellcheck $$(grep -rlIE '^#!/bin/(ba)?sh' .ci conf tests)
	shellcheck -s bash -e SC2154 conf/manual/completion.bash
	@mkdir -p $(BUILD)
	$(SUDO) tests/maintainer.sh $(BUILD)

test-spec: packages
	@$(MAKE) --no-print-directory all
	$(if $(WITH_POSTGRESQL),tests/with_postgresql.sh) \
	    tests/spec_change.sh $(BUILD)

test-kodev: packages
	@$(MAKE) --no-print-directory $(BUILD)/current
	tests/kodev.sh $(BUILD)

test-install: packages
	$(call add,$(LINTERS))
	@$(MAKE) --no-print-directory all $(MANUAL)
	+tests/installed.sh $(BUILD)

# SINCE=COMMIT compares with that commit instead.
test-api: node
	@mkdir -p $(BUILD)/api
	tests/api/check.sh $(BUILD)/api

test-doc: node
	@$(MAKE) --no-print-directory all
	tests/with_server.sh $(BUILD) $(BUILD)/doc tests/doc/check.sh

test-feeds: node
	@$(MAKE) --no-print-directory all
	tests/with_server.sh $(BUILD) $(BUILD)/feeds tests/feeds/check.sh

test-pages: node
	$(call add,$(shell command -v chromium >/dev/null || echo chromium))
	@$(MAKE) --no-print-directory all
	ALMANAC=$(abspath $(BUILD))/almanac tests/with_server.sh $(BUILD) \
	    $(BUILD)/pages tests/pages/check.sh
	SITE=tests/pages/branded/site.yaml \
	    ALMANAC=$(abspath $(BUILD))/almanac tests/with_server.sh $(BUILD) \
	    $(BUILD)/pages tests/pages/brand.sh

screenshots: node
	$(call add,$(shell command -v chromium >/dev/null || echo chromium))
	@$(MAKE) --no-print-directory all
	tests/pages/screenshots.sh $(BUILD) conf/screenshots

test-desk: node
	$(call add,$(shell command -v chromium >/dev/null || echo chromium))
	@$(MAKE) --no-print-directory all
	ALMANAC=$(abspath $(BUILD))/almanac tests/with_server.sh $(BUILD) \
	    $(BUILD)/desk tests/pages/desk/check.sh

test-clients: node
	@$(MAKE) --no-print-directory all
	tests/with_server.sh $(BUILD) $(BUILD)/clients tests/clients/check.sh

test-webhooks: node
	@$(MAKE) --no-print-directory all
	tests/webhooks/check.sh $(BUILD) $(BUILD)/webhooks

test-subscriptions: node
	$(if $(WITH_POSTGRESQL),$(call add,$(CLUSTER)))
	@$(MAKE) --no-print-directory all $(BUILD)/tests/public.so
	$(if $(WITH_POSTGRESQL),tests/with_postgresql.sh) \
	    tests/subscriptions/check.sh $(BUILD) $(BUILD)/subscriptions

test-town: node
	$(if $(WITH_POSTGRESQL),$(call add,$(CLUSTER)))
	@$(MAKE) --no-print-directory all
	$(if $(WITH_POSTGRESQL),tests/with_postgresql.sh) \
	    tests/town/check.sh $(BUILD) $(BUILD)/town

test-mail: node
	@$(MAKE) --no-print-directory all
	tests/mail/check.sh $(BUILD) $(BUILD)/mail

.PHONY: clients
clients: node
	$(call add,$(shell command -v chromium >/dev/null || echo chromium))
	@$(MAKE) --no-print-directory all
	tests/with_server.sh $(BUILD) $(BUILD)/live tests/clients/live/check.sh

# SIZES="10000" and LINES="single list" run a part of it.
bench: node
	$(call add,$(BENCHERS) $(if $(WITH_POSTGRESQL),$(CLUSTER)))
	@$(MAKE) --no-print-directory all $(patsubst %,$(BUILD)/tests/bench/%,\
	    generate combine commit bare.so slow_sync.so)
	$(if $(WITH_POSTGRESQL),DURABLE=1 tests/with_postgresql.sh \
	    node tests/bench/postgresql.mjs,node tests/bench/bench.mjs) $(BUILD)

# All fuzzers, -j of them at a time, or one.  Their findings stay in the build folder.
.PHONY: fuzz fuzz-merge fuzzers
fuzz: $(FUZZERS:%=fuzz-%)

fuzz-%: fuzzers
	tests/fuzz/run.sh $(BUILD)/fuzz $(or $(SECONDS),600) $*

fuzz-merge: fuzzers
	tests/fuzz/merge.sh $(BUILD)/fuzz $(FUZZERS)

fuzzers: clang
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/fuzz CC=clang \
	    CFLAGS='-O1 -g -fsanitize=fuzzer-no-link,$(SANITIZERS)' \
	    LDFLAGS='-fsanitize=$(SANITIZERS)' \
	    $(FUZZERS:%=$(BUILD)/fuzz/fuzz-%)

# Analyzes each file again only if it or a header has changed.  gcc knows which
# functions of C may return NULL; clang knows ours by _Nullable.
ANALYZED = $(filter-out $(if $(filter absent,$(POSTGRESQL)),\
	src/store/postgresql/%),$(wildcard codegen/*.c codegen/*/*.c \
	src/*/*.c src/*/*/*.c))
INCLUDED = -std=gnu11 -D_GNU_SOURCE -Isrc -I. $(KORE) \
	$(shell pkg-config --cflags libxml-2.0) \
	$(shell pkg-config --cflags libpq 2>/dev/null)
# LeakSanitizer finds leaks more reliably.
TRUSTED	 = -Wno-analyzer-malloc-leak
# Of each function clang tries a tenth of the states that it would by default: a
# sixth of the time, and no fewer faults found in a trial.
EFFORT	 = -Xclang -analyzer-config -Xclang max-nodes=20000
.PHONY: analyze
analyze: clang
	@$(MAKE) --no-print-directory $(ANALYZED:%.c=$(BUILD)/analyzed/%)

$(BUILD)/analyzed/%: %.c $(wildcard codegen/*.h src/*/*.h src/*/*/*.h)
	@mkdir -p $(@D)
	$(Q)gcc $(INCLUDED) -D_Nullable= -O1 -fanalyzer $(TRUSTED) -Werror \
	    -c -o $@.o $<
	@clang $(INCLUDED) -w --analyze --analyzer-output text \
	    -Xclang -analyzer-werror -Xclang -analyzer-checker=nullability \
	    $(EFFORT) $<
	@touch $@

complete:
	@[ $(POSTGRESQL) = postgresql ] || \
	echo 'without PostgreSQL: libpq-dev is not installed'
	@[ -z "$(MISSING)" ] || { \
	echo "missing packages: $(MISSING)"; \
	echo "'make packages' installs them"; exit 1; }
	@kore=$$(kore -v | cut -d ' ' -f 1); \
	[ "$$kore" = $(KORE_VERSION) ] || { \
	echo "almanac needs Kore $(KORE_VERSION), not '$$kore':" \
	"src/server/guard.c relies on its internals"; exit 1; }

# Without libpq one engine is missing.
packages:
	$(call add,$(MISSING) $(call absent,libpq-dev))

.PHONY: clang
clang: packages
	$(call add,$(CLANG))

# All at once, since only one apt can run, and targets may run in parallel.
.PHONY: tools
tools:
	$(call add,$(MISSING) $(call absent,libpq-dev) $(CLANG) $(NODE) \
	    $(LINTERS) $(CLUSTER) $(foreach p,shellcheck chromium,\
	    $(shell command -v $(p) >/dev/null || echo $(p))))

# Any node and npm will do.
node: packages
	$(call add,$(NODE))

# The flags of the objects: if they change, all objects are built again.
$(BUILD)/flags: force
	@mkdir -p $(@D)
	@echo '$(CC) $(CFLAGS) $(LDFLAGS)' | cmp -s - $@ || \
	echo '$(CC) $(CFLAGS) $(LDFLAGS)' > $@
force:

$(BUILD)/%.o: %.c $(BUILD)/flags | $(BUILD)/current
	@mkdir -p $(@D)
	$(Q)$(CC) $(REQUIRED) $(EXTRA) $(CFLAGS) -c -o $@ $<

$(call objects,$(CODEGEN) $(CODEGEN_BASE)): $(BUILD)/%.o: %.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(Q)$(CC) $(REQUIRED) $(CFLAGS) -c -o $@ $<

$(call objects,$(SERVER) tests/bench/bare.c): EXTRA = $(KORE)
$(call objects,$(wildcard src/store/postgresql/*.c) \
	tests/cluster/servers.c): EXTRA = $(shell pkg-config --cflags libpq)
$(call objects,$(wildcard src/text/html*.c tests/text/*html*.c tests/support/html*.c)): \
	EXTRA = $(shell pkg-config --cflags libxml-2.0)

# Embedded files: src/base/embed.h.
$(BUILD)/src/command/demo/demo_plan.o: src/command/demo/demo.yaml
$(BUILD)/codegen/generate.o $(BUILD)/codegen/emit_document.o \
	$(BUILD)/codegen/document.o: \
	$(wildcard codegen/templates/*)
$(BUILD)/generated/documents.o: $(wildcard generated/*.json)
$(BUILD)/generated/templates.o: $(TEMPLATES)

$(BUILD)/codegen/codegen: $(call objects,$(CODEGEN) $(CODEGEN_BASE))
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ -lyaml -ljansson

# Every build fails if generated/ does not match spec/.
$(BUILD)/current: $(BUILD)/codegen/codegen $(SPEC) $(wildcard generated/*)
	$(Q)$< --check spec generated
	@touch $@

generated: complete $(BUILD)/codegen/codegen
	$(BUILD)/codegen/codegen spec generated
	@rm -rf .objs

$(BUILD)/almanac: $(call objects,$(COMMAND) $(LIBRARY))
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LIBS) $(COMMAND_LIBS)

# Manual pages and completion, generated from the tables of the command.
MANUAL	 = $(BUILD)/manual/almanac.1 $(BUILD)/manual/site.yaml.5 \
	$(BUILD)/manual/completion.bash

$(BUILD)/codegen/manual/manual: $(call objects,$(wildcard codegen/manual/*.c) \
	$(filter-out %/command_main.c,$(COMMAND)) $(LIBRARY))
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LIBS) $(COMMAND_LIBS)

.PHONY: manual
manual: all $(MANUAL)

$(BUILD)/manual/%: conf/manual/% $(BUILD)/codegen/manual/manual \
	$(wildcard conf/proxy/*)
	@mkdir -p $(@D)
	$(Q)$(BUILD)/codegen/manual/manual $< > $@

$(BUILD)/almanac.so: $(call objects,$(SERVER) $(LIBRARY))
	$(Q)$(CC) -shared -Wl,-Bsymbolic $(LDFLAGS) -o $@ $^ $(LIBS)

$(BUILD)/tests/run: $(call objects,$(sort $(TESTS) $(FUZZED)) \
	src/server/reader.c)
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LIBS) $(COMMAND_LIBS) \
	-lcriterion -ljansson

$(BUILD)/fuzz-%: tests/fuzz/main.c $(BUILD)/fuzz.a
	$(Q)$(CC) $(filter-out -MMD -MP,$(REQUIRED)) $(LDFLAGS) \
	-fsanitize=fuzzer -DTARGET=fuzz_$* -o $@ $^ $(LIBS) \
	$(COMMAND_LIBS) -ljansson

# Each contains only what it tests.
$(BUILD)/fuzz.a: $(call objects,$(FUZZED))
	@rm -f $@
	$(Q)ar rcs $@ $^

$(BUILD)/tests/run-http: $(call objects,$(HTTP) $(LIBRARY)) \
	| $(BUILD)/tests/attempt.so $(BUILD)/tests/fault.so
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LIBS) -lcriterion

$(BUILD)/tests/run-crash: $(call objects,$(CRASH) $(LIBRARY))
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LIBS) -lcriterion

$(BUILD)/tests/run-cluster: $(call objects,$(CLUSTERED) $(LIBRARY))
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LIBS) -lcriterion

$(BUILD)/tests/run-overload: $(call objects,$(OVERLOAD) $(LIBRARY))
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LIBS) -lcriterion

$(BUILD)/tests/trace.so: $(BUILD)/tests/crash/preload/trace.o
	$(Q)$(CC) -shared $(LDFLAGS) -o $@ $^

$(BUILD)/tests/attempt.so: $(BUILD)/tests/server/preload/attempt.o
	$(Q)$(CC) -shared $(LDFLAGS) -o $@ $^

$(BUILD)/tests/public.so: $(BUILD)/tests/subscriptions/preload/public.o
	$(Q)$(CC) -shared $(LDFLAGS) -o $@ $^

$(BUILD)/tests/twin.so: $(BUILD)/tests/twins/preload/twin.o
	$(Q)$(CC) -shared $(LDFLAGS) -o $@ $^

# Without sanitizers, since it is loaded before them.
$(BUILD)/tests/fault.so: tests/server/preload/fault.c tests/server/faults.h
	@mkdir -p $(@D)
	$(Q)$(CC) $(filter-out -MMD -MP,$(REQUIRED)) -O2 -shared -o $@ $<

$(BUILD)/tests/bench/generate: $(call objects,$(BENCH) $(LIBRARY))
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LIBS)

$(CALENDAR)/calendar.db: $(BUILD)/tests/bench/generate
	@mkdir -p $(@D)
	@rm -f $@*
	$(Q)$< $(@D) $(EVENTS)

$(BUILD)/tests/bench/combine: $(call objects,tests/bench/combine_main.c \
    tests/bench/random.c tests/support/combine.c $(LIBRARY))
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LIBS)

$(BUILD)/tests/bench/commit: $(call objects,tests/bench/commit.c $(LIBRARY))
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LIBS)

$(BUILD)/tests/bench/bare.so $(BUILD)/tests/bench/slow_sync.so \
    $(BUILD)/tests/soak/fast_clock.so: %.so: %.o
	$(Q)$(CC) -shared $(LDFLAGS) -o $@ $^

# kodev uses the name of the folder, so it runs in a folder of links named almanac.
# If the spec has changed, conf/kodev.sh updates generated/.
dev: packages
	@$(MAKE) --no-print-directory complete
	@mkdir -p $(BUILD)/dev/almanac
	@ln -sfn $(CURDIR)/src $(CURDIR)/conf $(BUILD)/dev/almanac/
	cd $(BUILD)/dev/almanac && kodev run

# DESTDIR precedes every path, PREFIX each path outside /etc.  An existing
# configuration is kept.  It may contain secrets, so only root and the group of the
# service, if it exists, may read it.
SHARE	 = $(DESTDIR)$(PREFIX)/share
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
	install -D -m 644 $(BUILD)/manual/almanac.1 $(SHARE)/man/man1/almanac.1
	install -D -m 644 $(BUILD)/manual/site.yaml.5 \
	    $(SHARE)/man/man5/site.yaml.5
	install -D -m 644 $(BUILD)/manual/completion.bash \
	    $(SHARE)/bash-completion/completions/almanac
	install -D -m 644 LICENSE $(SHARE)/doc/almanac/copyright
	install -D -m 644 conf/almanac.logrotate \
	    $(DESTDIR)/etc/logrotate.d/almanac
	[ -e $(DESTDIR)/etc/almanac/site.yaml ] || { \
	install -D -m 640 conf/site.yaml $(DESTDIR)/etc/almanac/site.yaml && \
	sed -i 's|^database: .*|database: /var/lib/almanac/almanac.db|' \
	    $(DESTDIR)/etc/almanac/site.yaml && \
	{ chgrp almanac $(DESTDIR)/etc/almanac/site.yaml 2>/dev/null || :; }; }

# Uses Debian's flags, and so a separate build folder.
deb: packages
	$(call add,$(call absent,dpkg-dev))
	+conf/debian/build.sh $(BUILD)/deb

test-deb: packages
	$(call add,$(call absent,dpkg-dev debootstrap iproute2))
	+tests/package.sh $(BUILD)

.PHONY: test-debian13 test-container
test-debian13:
	$(call add,$(call absent,debootstrap iproute2))
	@mkdir -p $(BUILD)
	tests/debian13.sh $(BUILD)

test-container: packages
	$(call add,$(call absent,debootstrap iproute2))
	tests/container.sh $(BUILD)

clean:
	rm -rf $(BUILD)

-include $(wildcard $(foreach room,codegen generated src tests,\
	$(BUILD)/$(room)/*.d $(BUILD)/$(room)/*/*.d $(BUILD)/$(room)/*/*/*.d))
