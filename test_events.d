test_events.o: tests/calendar/test_events.c tests/support/given.h \
 tests/support/harness.h src/config/site.h
tests/support/given.h:
tests/support/harness.h:
src/config/site.h:
