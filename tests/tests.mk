# Tests, benchmarks and analyzers; tests/README.md says what each target does.

NODE	 = $(shell command -v node >/dev/null && \
	command -v npm >/dev/null || echo nodejs npm)
# The package of Debian 12.  Any clang with libFuzzer will do.
CLANG	 = $(shell command -v clang >/dev/null && \
	ls "$$(clang -print-resource-dir)"/lib/*/libclang_rt.fuzzer*.a \
	>/dev/null 2>&1 || echo clang libclang-rt-14-dev)
BENCHERS = $(shell PATH=$$PATH:/usr/sbin; for p in wrk g++ python3 \
	nginx-light; do command -v $${p%-light} >/dev/null || echo $$p; done)
LINTERS	 = $(shell PATH=$$PATH:/usr/sbin; for p in mandoc man-db groff \
	openssl nginx-light; do command -v $${p%-*} >/dev/null || echo $$p; done)
CLUSTER	 = $(shell ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	echo postgresql)
CHROMIUM = $(shell command -v chromium >/dev/null || echo chromium)
SHELLCHECK = $(shell command -v shellcheck >/dev/null || echo shellcheck)

.PHONY: test units test-all nightly overload soak screenshots bench analyze fuzz \
	fuzz-merge fuzzers clients clang node tools

clang: packages
	$(call add,$(CLANG))

# Any node and npm will do.
node: packages
	$(call add,$(NODE))

# All at once, since only one apt can run, and targets may run in parallel.
tools:
	$(call add,$(MISSING) $(call absent,libpq-dev) $(CLANG) $(NODE) \
	    $(LINTERS) $(CLUSTER) $(SHELLCHECK) $(CHROMIUM))

# With STORE=postgresql, without suites about files of SQLite, and long ones that
# use no database.
POSTGRES = $(if $(filter postgresql,$(STORE)),tests/with_postgresql.sh)
FOR_STORE = $(if $(POSTGRES),$(call add,$(CLUSTER)))
OF_ENGINES = !(accent|check|checkpoint|codegen|color|command|copy|db_hold|$\
	db_map|db_state|db_write|demo|fuzz|hostile|html*|import_*|pictures|$\
	rrule*$(if $(STORING),|$(READING)))/*
SERVER_OF_ENGINES = !(backup/*|downloads_backup/*|failing/*|fault_files/*|faults/*|log/*|$\
	sandbox_of_files/*|start/other_files*|storage/nothing_is_stored_in_part*|$\
	deliverer/only_one*|operations/files*$(if $(STORING),|$(CONNECTED)))
CRASH_OF_ENGINES = !(power)/*
# STORING=1 leaves out suites that only read, whose answers test-twins compares, and
# those of requests and connections, which never come to an engine.
READING	 = address|cache_ring|complaints|cors|cross_site|describe*|desk_markup|$\
	desk_repeat*|doc|doc_schemas|fieldmask|fields|format|gzip|input|$\
	input_bodies|input_common|input_nested|input_paths|message|mount|$\
	negotiate|origin|override|page*|params*|paragraphs|phrase|reference|$\
	repeat*|reply|request_id|route|takes_place|template*|tiles|tones|when
CONNECTED = framing/*|log_rotation/*|persistent/*|rate/*|request_log/*|room/*|$\
	slow/*|unread/*
READ	 = pictures text feeds base config codegen

# Unit tests: a program for each folder of tests/ that has the name of one of src/.
# They try one in SHARE of many similar cases (tests/support/share.h).
SHARE	 = 13
export SHARE FILTER OF_ENGINES
UNITS	 = pictures command pages store calendar http text feeds base config \
	codegen
unit	 = $(filter-out $(if $(filter absent,$(POSTGRESQL)),%/test_dialect.c \
	%/test_postgresql.c),$(wildcard tests/$(1)/test_*.c tests/$(1)/*/test_*.c))
FUZZ	 = $(filter-out %/main.c,$(wildcard tests/fuzz/*.c))
FUZZED	 = $(LIBRARY) $(filter-out %/command_main.c,$(COMMAND)) \
	$(filter-out %/main.c,$(CODEGEN)) $(FUZZ) \
	$(patsubst %,tests/support/%.c,date_grammar date_parts_read \
	date_parts_resolve derived event_rows html_outcome jansson_print rrule_naive \
	spec_answers value_print)

# Compiling takes longer than running them.
$(call objects,$(wildcard tests/*/test_*.c tests/*/*/test_*.c)): \
    private QUICKLY = -O0

# The benchmarks, too, as they use functions that change.
units: all $(UNITS:%=$(BUILD)/tests/%/run) \
    $(call objects,$(wildcard tests/bench/*.c))

test: packages
	$(FOR_STORE)
	@$(MAKE) units
	$(POSTGRES) tests/unit.sh $(BUILD) \
	    $(if $(STORING),$(filter-out $(READ),$(UNITS)),$(UNITS))

$(UNITS:%=test-%): test-%: packages
	$(FOR_STORE)
	@$(MAKE) $(BUILD)/tests/$*/run
	@$(POSTGRES) tests/unit.sh $(BUILD) $*

test-import: packages
	@$(MAKE) $(BUILD)/tests/command/run
	@FILTER='@(csv|export|import|ical|subscri|updates)*/*' tests/unit.sh $(BUILD) command

# Everything else that .ci/run runs.
test-all: tools
	CFLAGS='$(CFLAGS)' tests/all.sh $(BUILD)

# Where Criterion can be linked statically, tests are started by fork().
CRITERION := $(filter /%,$(foreach name,criterion protobuf-nanopb boxfort,\
	$(shell $(CC) -print-file-name=lib$(name).a 2>/dev/null)))
FORK	 = $(word 3,$(CRITERION))
RUNNER	 = tests/support/criterion/limit.c \
	$(if $(FORK),tests/support/criterion/fork.c)
RUNNER_LIBS = $(if $(FORK),$(CRITERION),-lcriterion)

# Each program has only what its tests use.
$(BUILD)/tests/unit.a: $(call objects,$(sort $(wildcard tests/support/*.c) \
	$(FUZZED) tests/bench/random.c src/server/reader.c \
	src/server/threads.c src/server/turns.c))
	@rm -f $@
	$(Q)ar rcsT $@ $^

# The shared libgd loads the libraries of all its formats, again in each test.
# So it is linked statically where that is possible; Debian 13's needs libimagequant.
UNIT_LIBS := $(filter /%,$(foreach name,libgd.a libimagequant.so,\
	$(shell $(CC) -print-file-name=$(name) 2>/dev/null))) $(LIBS)

define unit_rule
$(BUILD)/tests/$(1)/run: $(call objects,$(call unit,$(1)) $(RUNNER)) $(BUILD)/tests/unit.a
	$$(Q)$$(CC) $$(LDFLAGS) -Wl,--as-needed -o $$@ $$^ $$(UNIT_LIBS) \
	    $$(COMMAND_LIBS) $$(RUNNER_LIBS) -ljansson
endef
$(foreach room,$(UNITS),$(eval $(call unit_rule,$(room))))
# These tests run the programs.
$(BUILD)/tests/codegen/run $(BUILD)/tests/http/run: | $(BUILD)/codegen/codegen
$(BUILD)/tests/command/run: | $(BUILD)/almanac $(BUILD)/almanac.so

# Programs that test a real server.
HARNESS	 = $(filter-out tests/server/test_%,$(wildcard tests/server/*.c)) \
	tests/support/postgresql.c tests/support/scans.c
SOURCES_server = $(wildcard tests/server/test_*.c)
SOURCES_crash = $(wildcard tests/crash/*.c)
SOURCES_cluster = $(wildcard tests/cluster/*.c) tests/crash/client.c
SOURCES_overload = $(wildcard tests/overload/*.c)

define real_rule
$(BUILD)/tests/run-$(1): $(call objects,$(SOURCES_$(1)) $(HARNESS) $(RUNNER) $(LIBRARY))
	$$(Q)$$(CC) $$(LDFLAGS) -o $$@ $$^ $$(LIBS) $$(RUNNER_LIBS)
endef
$(foreach name,server crash cluster overload,$(eval $(call real_rule,$(name))))
$(BUILD)/tests/run-server: | $(BUILD)/tests/attempt.so $(BUILD)/tests/fault.so

# Most tests wait for much of their time.
test-server: packages
	$(FOR_STORE)
	@$(MAKE) all $(BUILD)/tests/run-server
	ALMANAC=$(BUILD)/almanac $(POSTGRES) $(BUILD)/tests/run-server \
	    -j$$(($$(nproc) * 2)) $(if $(FILTER)$(POSTGRES),--filter \
	    '$(or $(FILTER),$(SERVER_OF_ENGINES))')

test-crash: packages
	$(FOR_STORE)
	@$(MAKE) all $(BUILD)/tests/run-crash $(BUILD)/tests/trace.so
	ALMANAC=$(BUILD)/almanac TRACE=$(abspath $(BUILD))/tests/trace.so \
	    $(POSTGRES) $(BUILD)/tests/run-crash \
	    $(if $(POSTGRES),--filter '$(CRASH_OF_ENGINES)')

# On Unix sockets and free ports of this machine.
test-cluster: packages
	$(call add,$(CLUSTER))
	@$(MAKE) all $(BUILD)/tests/run-cluster
	ALMANAC=$(BUILD)/almanac POSTGRESQL_BIN=$(or $(POSTGRESQL_BIN),$(lastword \
	    $(sort $(wildcard /usr/lib/postgresql/*/bin)))) \
	    $(BUILD)/tests/run-cluster

# Only root can run it, so only root needs the packages.
test-manual: packages
	$(if $(SUDO),,$(call add,$(CLUSTER) $(call absent,etcd-server \
	    haproxy iproute2 patroni)))
	@$(MAKE) all
	tests/manual.sh $(BUILD)

# Needs PostgreSQL, and no packages of npm.
test-twins: node
	$(call add,$(CLUSTER))
	@$(MAKE) all $(BUILD)/tests/twin.so
	tests/with_postgresql.sh tests/twins/check.sh $(BUILD) $(BUILD)/twins

# One attack at a time, since they measure how fast others are served.
EVENTS	 = 20000
CALENDAR = $(BUILD)/tests/calendar-$(EVENTS)
test-overload: packages
	@$(MAKE) all $(BUILD)/tests/run-overload $(CALENDAR)/calendar.db
	ALMANAC=$(BUILD)/almanac $(BUILD)/tests/run-overload \
	    --filter '!(assault*)/*'
	ALMANAC=$(BUILD)/almanac CALENDAR=$(CALENDAR)/calendar.db \
	    $(BUILD)/tests/run-overload --filter 'assault*/*' -j1

overload:
	@$(MAKE) test-overload SECONDS=$(or $(SECONDS),35) EVENTS=100000

soak: node
	@$(MAKE) all $(BUILD)/tests/soak/fast_clock.so
	node tests/soak/soak.mjs $(BUILD)

# Other random cases every time.
nightly: export SEED := $(or $(SEED),$(shell date +%s))
nightly:
	@echo 'SEED=$(SEED)'
	@$(MAKE) test-crash test-cluster ROUNDS=$(or $(ROUNDS),200)
	@$(MAKE) test-manual
	@$(MAKE) test-server LANDLOCK=absent
	@$(MAKE) test STORE=postgresql
	@$(MAKE) test-command STORE=postgresql SHARE=1 FILTER='updates_random/*'
	@$(MAKE) test-server STORE=postgresql
	@$(MAKE) test SHARE=1 SANITIZE=1 BUILD=$(BUILD)/sanitized
	ALMANAC=$(BUILD)/almanac tests/busy.sh $(BUILD)/tests/run-server
	ALMANAC=$(BUILD)/almanac POSTGRESQL_BIN=$(or $(POSTGRESQL_BIN),$(lastword \
	    $(sort $(wildcard /usr/lib/postgresql/*/bin)))) \
	    tests/busy.sh $(BUILD)/tests/run-cluster

# Scripts of the package run in small root folders, which only root can create.
test-scripts: packages
	tests/rules.sh
	tests/decisions.sh
	@$(MAKE) all
	tests/circles.sh $(BUILD)
	$(call add,$(SHELLCHECK))
	shellcheck -x $$(grep -rlIE '^#!/bin/(ba)?sh' .ci conf tests)
	shellcheck -s bash conf/completion.bash
	@mkdir -p $(BUILD)
	tests/failure.sh $(BUILD)
	$(SUDO) tests/maintainer.sh $(BUILD)

test-spec: packages
	@$(MAKE) all
	$(POSTGRES) tests/spec_change.sh $(BUILD)

test-kodev: packages
	@$(MAKE) $(BUILD)/current
	tests/kodev.sh $(BUILD)

test-install: packages
	$(call add,$(LINTERS))
	@$(MAKE) all $(MANUAL)
	+tests/installed.sh $(BUILD)

# These need npm. SINCE=COMMIT compares with that commit instead of the last tag.
test-api: node
	@mkdir -p $(BUILD)/api
	tests/api/check.sh $(BUILD)/api

SERVED	 = doc clients readers site desk
FOLDER_readers = feeds
FOLDER_site = pages
FOLDER_desk = pages/desk
$(SERVED:%=test-%): test-%: node
	$(if $(filter site desk,$*),$(call add,$(CHROMIUM)))
	@$(MAKE) all
	SITE=$(wildcard tests/$(or $(FOLDER_$*),$*)/site.yaml) \
	    tests/with_server.sh $(BUILD) $(BUILD)/$* \
	    tests/$(or $(FOLDER_$*),$*)/check.sh
	$(if $(filter site,$*),SITE=tests/pages/branded/site.yaml \
	    tests/with_server.sh $(BUILD) $(BUILD)/site tests/pages/brand.sh)

STARTING = webhooks subscriptions town mail
$(STARTING:%=test-%): test-%: node
	$(FOR_STORE)
	@$(MAKE) all $(BUILD)/tests/public.so
	$(POSTGRES) tests/$*/check.sh $(BUILD) $(BUILD)/$*

screenshots: node
	$(call add,$(CHROMIUM))
	@$(MAKE) all
	tests/pages/screenshots.sh $(BUILD) conf/screenshots

clients: node
	$(call add,$(CHROMIUM))
	@$(MAKE) all
	tests/with_server.sh $(BUILD) $(BUILD)/live tests/clients/live/check.sh

# SIZES="10000" and LINES="single list" run a part of it.
bench: node
	$(call add,$(BENCHERS) $(if $(POSTGRES),$(CLUSTER)))
	@$(MAKE) all $(patsubst %,$(BUILD)/tests/bench/%,\
	    generate combine commit series bare.so slow_sync.so)
	$(if $(POSTGRES),DURABLE=1 tests/with_postgresql.sh \
	    node tests/bench/postgresql.mjs,node tests/bench/bench.mjs) $(BUILD)

# All fuzzers, -j of them at a time, or one.  Their findings stay in the build folder.
FUZZERS	 = $(patsubst tests/fuzz/fuzz_%.c,%,$(wildcard tests/fuzz/fuzz_*.c))
fuzz: $(FUZZERS:%=fuzz-%)

fuzz-%: fuzzers
	tests/fuzz/run.sh $(BUILD)/fuzz $(or $(SECONDS),600) $*

fuzz-merge: fuzzers
	tests/fuzz/merge.sh $(BUILD)/fuzz $(FUZZERS)

fuzzers: clang
	@$(MAKE) BUILD=$(BUILD)/fuzz CC=clang \
	    CFLAGS='-O1 -g -Werror -fsanitize=fuzzer-no-link,$(SANITIZERS)' \
	    LDFLAGS='-fsanitize=$(SANITIZERS)' \
	    $(FUZZERS:%=$(BUILD)/fuzz/fuzz-%)

$(BUILD)/fuzz-%: tests/fuzz/main.c $(BUILD)/fuzz.a
	$(Q)$(CC) $(filter-out -MMD -MP,$(REQUIRED)) $(LDFLAGS) \
	-fsanitize=fuzzer -DTARGET=fuzz_$* -o $@ $^ $(LIBS) \
	$(COMMAND_LIBS) -ljansson

# Each fuzzer contains only what it tests.
$(BUILD)/fuzz.a: $(call objects,$(FUZZED))
	@rm -f $@
	$(Q)ar rcsT $@ $^

# Analyzes each file again only if it or a header has changed.  gcc knows which
# functions of C may return NULL; clang knows ours by _Nullable.
ANALYZED = $(filter-out $(if $(filter absent,$(POSTGRESQL)),\
	src/store/postgresql/%),$(wildcard codegen/*.c \
	src/*/*.c src/*/*/*.c))
INCLUDED = -std=gnu11 -D_GNU_SOURCE -Isrc -I. $(KORE) \
	$(shell pkg-config --cflags libxml-2.0) \
	$(shell pkg-config --cflags libpq 2>/dev/null)
# LeakSanitizer finds leaks more reliably.
TRUSTED	 = -Wno-analyzer-malloc-leak
# Of each function clang tries a tenth of the states that it would by default: a
# sixth of the time, and no fewer faults found in a trial.
EFFORT	 = -Xclang -analyzer-config -Xclang max-nodes=20000
analyze: clang
	@$(MAKE) $(ANALYZED:%.c=$(BUILD)/analyzed/%)

$(BUILD)/analyzed/%: %.c $(wildcard codegen/*.h src/*/*.h src/*/*/*.h)
	@mkdir -p $(@D)
	$(Q)gcc $(INCLUDED) -D_Nullable= -O1 -fanalyzer $(TRUSTED) -Werror \
	    -c -o $@.o $<
	@clang $(INCLUDED) -w --analyze --analyzer-output text \
	    -Xclang -analyzer-werror -Xclang -analyzer-checker=nullability \
	    $(EFFORT) $<
	@touch $@

$(call objects,tests/bench/bare.c): EXTRA = $(KORE)
$(call objects,tests/cluster/servers.c): \
	EXTRA = $(shell pkg-config --cflags libpq)
$(call objects,$(wildcard tests/text/*html*.c tests/support/html*.c)): \
	EXTRA = $(shell pkg-config --cflags libxml-2.0)

# Libraries that a test loads into a program.
preloaded = $(BUILD)/tests/$(1).so: $(BUILD)/tests/$(2)/preload/$(1).o
$(call preloaded,trace,crash)
$(call preloaded,attempt,server)
$(call preloaded,public,subscriptions)
$(call preloaded,twin,twins)
$(patsubst %,$(BUILD)/tests/%.so,trace attempt public twin):
	$(Q)$(CC) -shared $(LDFLAGS) -o $@ $^

# Without sanitizers, since it is loaded before them.
$(BUILD)/tests/fault.so: tests/server/preload/fault.c tests/server/faults.h
	@mkdir -p $(@D)
	$(Q)$(CC) $(filter-out -MMD -MP,$(REQUIRED)) -O2 -shared -o $@ $<

BENCH	 = $(filter-out %/bare.c %/combine_main.c %/commit.c %/series.c \
	%/slow_sync.c,\
	$(wildcard tests/bench/*.c))
$(BUILD)/tests/bench/generate: $(call objects,$(BENCH) $(LIBRARY))
$(BUILD)/tests/bench/combine: $(call objects,tests/bench/combine_main.c \
	tests/bench/random.c tests/support/combine.c $(LIBRARY))
$(BUILD)/tests/bench/commit: $(call objects,tests/bench/commit.c $(LIBRARY))
$(BUILD)/tests/bench/series: $(call objects,tests/bench/series.c $(LIBRARY))
$(patsubst %,$(BUILD)/tests/bench/%,generate combine commit series):
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LIBS)

$(CALENDAR)/calendar.db: $(BUILD)/tests/bench/generate
	@mkdir -p $(@D)
	@rm -f $@*
	$(Q)$< $(@D) $(EVENTS)

$(BUILD)/tests/bench/bare.so $(BUILD)/tests/bench/slow_sync.so \
    $(BUILD)/tests/soak/fast_clock.so: %.so: %.o
	$(Q)$(CC) -shared $(LDFLAGS) -o $@ $^

# As root.
test-deb: packages
	$(call add,$(call absent,dpkg-dev debootstrap iproute2))
	+tests/package.sh $(BUILD)

test-debian13:
	$(call add,$(call absent,debootstrap iproute2))
	@mkdir -p $(BUILD)
	tests/debian13.sh $(BUILD)

test-container: packages
	$(call add,$(call absent,debootstrap iproute2))
	tests/container.sh $(BUILD)
