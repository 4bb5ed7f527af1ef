events.o: src/calendar/events.c src/calendar/event.h \
 src/calendar/record.h src/generated/records.h src/calendar/event_dates.h \
 src/text/dates.h src/calendar/event_texts.h src/calendar/stored.h \
 src/store/lists/term_query.h src/store/lists/listing.h \
 src/store/status.h src/http/params.h src/calendar/event_access.h \
 src/calendar/record_access.h src/calendar/event_change.h \
 src/calendar/record_change.h src/calendar/event_letters.h \
 src/calendar/event_terms.h src/calendar/links.h src/calendar/notices.h \
 src/text/webhook_types.h src/calendar/record_save.h \
 src/calendar/series.h src/calendar/trash.h src/generated/routes.h \
 src/http/keep.h src/http/request.h src/base/json.h src/base/buf.h \
 src/http/message.h src/generated/errors.h src/generated/service.h \
 src/http/table.h src/store/users.h src/store/store.h \
 src/store/sequences.h
src/calendar/event.h:
src/calendar/record.h:
src/generated/records.h:
src/calendar/event_dates.h:
src/text/dates.h:
src/calendar/event_texts.h:
src/calendar/stored.h:
src/store/lists/term_query.h:
src/store/lists/listing.h:
src/store/status.h:
src/http/params.h:
src/calendar/event_access.h:
src/calendar/record_access.h:
src/calendar/event_change.h:
src/calendar/record_change.h:
src/calendar/event_letters.h:
src/calendar/event_terms.h:
src/calendar/links.h:
src/calendar/notices.h:
src/text/webhook_types.h:
src/calendar/record_save.h:
src/calendar/series.h:
src/calendar/trash.h:
src/generated/routes.h:
src/http/keep.h:
src/http/request.h:
src/base/json.h:
src/base/buf.h:
src/http/message.h:
src/generated/errors.h:
src/generated/service.h:
src/http/table.h:
src/store/users.h:
src/store/store.h:
src/store/sequences.h:
