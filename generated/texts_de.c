/* Made from spec/ by codegen; do not edit. */
#include "generated/texts.h"

const char *const texts_de[TEXT_COUNT] = {
	[TEXT_SERVICE_TITLE] = "Veranstaltungskalender",
	[TEXT_SERVICE_DESCRIPTION] = "Listet, liest, erstellt, ändert und "
	    "löscht Veranstaltungen, Veranstaltungsorte, Veranstalter, "
	    "Kategorien und Schlagwörter. Veröffentlichtes lässt sich ohne "
	    "Konto lesen; zum Schreiben ist ein Konto mit passender Rolle "
	    "nötig.",
	[TEXT_RESOURCE_EVENTS] = "Die Veranstaltungen des Kalenders.",
	[TEXT_RESOURCE_VENUES] = "Orte, an denen Veranstaltungen stattfinden.",
	[TEXT_RESOURCE_ORGANIZERS] = "Personen und Gruppen, die "
	    "Veranstaltungen ausrichten.",
	[TEXT_RESOURCE_CATEGORIES] = "Kategorien der Veranstaltungen; sie "
	    "können einen Baum bilden.",
	[TEXT_RESOURCE_TAGS] = "Schlagwörter der Veranstaltungen, ohne Über- "
	    "und Unterordnung.",
	[TEXT_COMMON_FIELDS] = "Angaben der Antwort, die bleiben sollen, "
	    "durch Kommas getrennt. Ein Punkt führt in Objekte und Listen "
	    "hinein, wie in events.id.",
	[TEXT_COMMON_METHOD] = "Bei POST die gemeinte Methode, etwa DELETE. "
	    "Die Kopfzeile X-HTTP-Method-Override hat Vorrang.",
	[TEXT_COMMON_PREFER] = "Mit handling=strict werden unbekannte "
	    "Parameter abgelehnt.",
	[TEXT_COMMON_X_HTTP_METHOD_OVERRIDE] = "Bei POST die gemeinte "
	    "Methode, etwa DELETE.",
	[TEXT_COMMON_IDEMPOTENCY_KEY] = "1 bis 255 druckbare ASCII-Zeichen. "
	    "Wird dieselbe Anfrage mit gleichem Schlüssel und Inhalt "
	    "innerhalb von 24 Stunden wiederholt, kommt die erste Antwort "
	    "noch einmal, und nichts wird doppelt angelegt.",
	[TEXT_COMMON_IF_NONE_MATCH] = "Entity-Tags, die der Aufrufer schon "
	    "hat; gilt eines noch, ist die Antwort 304 ohne Inhalt.",
	[TEXT_COMMON_IF_MATCH] = "Entity-Tags, die der Datensatz noch haben "
	    "muss, wie ein GET dieser Adresse sie liefert; sonst ist die "
	    "Antwort 412.",
	[TEXT_COMMON_ORIGIN] = "Woher ein Skript im Browser stammt (CORS).",
	[TEXT_COMMON_ACCEPT_ENCODING] = "Mit gzip kommen Antworten über 1 KiB "
	    "komprimiert.",
	[TEXT_COMMON_DATE] = "Zeitpunkt der Antwort.",
	[TEXT_COMMON_CONTENT_LANGUAGE] = "Sprache der Beschreibungen.",
	[TEXT_COMMON_X_REQUEST_ID] = "Der Name der Anfrage, auch im "
	    "Protokoll, und zwar der mitgesandte, wenn er aus höchstens 64 "
	    "Buchstaben, Ziffern und -._~:/+=@ besteht.",
	[TEXT_COMMON_X_CONTENT_TYPE_OPTIONS] = "Immer nosniff.",
	[TEXT_COMMON_X_ROBOTS_TAG] = "Immer noindex.",
	[TEXT_COMMON_CONTENT_ENCODING] = "gzip, wenn der Inhalt komprimiert "
	    "ist.",
	[TEXT_COMMON_VARY] = "Kopfzeilen der Anfrage, von denen die Antwort "
	    "abhängt.",
	[TEXT_COMMON_CACHE_CONTROL] = "Wie die Antwort zwischengespeichert "
	    "werden darf.",
	[TEXT_COMMON_EXPIRES] = "Bei Zugangsdaten ein Zeitpunkt in der "
	    "Vergangenheit.",
	[TEXT_COMMON_ETAG] = "Entity-Tag des Inhalts.",
	[TEXT_COMMON_LAST_MODIFIED] = "Zeitpunkt der letzten Änderung.",
	[TEXT_COMMON_X_TEC_TOTAL] = "Anzahl aller Treffer.",
	[TEXT_COMMON_X_TEC_TOTALPAGES] = "Anzahl der Seiten.",
	[TEXT_COMMON_X_WP_TOTAL] = "Anzahl aller Treffer.",
	[TEXT_COMMON_X_WP_TOTALPAGES] = "Anzahl der Seiten.",
	[TEXT_COMMON_LINK] = "Adressen der nächsten und der vorigen Seite, "
	    "soweit es sie gibt.",
	[TEXT_COMMON_LOCATION] = "Adresse des Datensatzes.",
	[TEXT_COMMON_ALLOW] = "Methoden, die der Pfad kennt.",
	[TEXT_COMMON_WWW_AUTHENTICATE] = "Wie Zugangsdaten zu senden sind.",
	[TEXT_COMMON_RETRY_AFTER] = "Sekunden, nach denen ein neuer Versuch "
	    "lohnt.",
	[TEXT_COMMON_PREFERENCE_APPLIED] = "handling=strict, wenn das "
	    "verlangt war.",
	[TEXT_COMMON_IDEMPOTENCY_REPLAYED] = "true, wenn es die Antwort einer "
	    "früheren Anfrage mit demselben Schlüssel ist.",
	[TEXT_COMMON_ACCESS_CONTROL_EXPOSE_HEADERS] = "Kopfzeilen, die ein "
	    "Skript lesen darf (CORS).",
	[TEXT_COMMON_ACCESS_CONTROL_ALLOW_HEADERS] = "Kopfzeilen, die ein "
	    "Skript senden darf (CORS).",
	[TEXT_COMMON_ACCESS_CONTROL_ALLOW_ORIGIN] = "Erlaubte Herkunft (CORS).",
	[TEXT_COMMON_ACCESS_CONTROL_ALLOW_METHODS] = "Erlaubte Methoden "
	    "(CORS).",
	[TEXT_INDEX_GET] = "Das Verzeichnis aller Routen.",
	[TEXT_INDEX_GET_NAMESPACE] = "Namensraum, der beschrieben werden "
	    "soll; jeder andere wird mit 404 abgelehnt.",
	[TEXT_INDEX_GET_CONTEXT] = "Ohne Wirkung.",
	[TEXT_DOC_GET] = "Dieses Dokument.",
	[TEXT_EVENT_LIST] = "Listet Veranstaltungen, die früheste zuerst. Mit "
	    ".ics, .rss oder .jsonld dahinter oder nach Accept als iCalendar, "
	    "RSS oder schema.org; dann die ersten 5000, ohne Seiten.",
	[TEXT_PAGING_PAGE] = "Nummer der Seite, ab 1.",
	[TEXT_PAGING_PER_PAGE] = "Datensätze je Seite, ab 1. Mehr als 50 "
	    "zählt als 50.",
	[TEXT_EVENT_LIST_START_DATE] = "Nur Veranstaltungen, die an diesem "
	    "Tag oder später beginnen; mit strict_dates zu dieser Zeit oder "
	    "später. Ein Datum in der Zeitzone der Website, etwa 2027-03-01, "
	    "tomorrow oder +2 weeks. Ohne Angabe jetzt.",
	[TEXT_EVENT_LIST_END_DATE] = "Nur Veranstaltungen, die an diesem Tag "
	    "oder früher enden; mit strict_dates zu dieser Zeit oder früher. "
	    "Ein Datum in der Zeitzone der Website. Ohne Angabe zwei Jahre "
	    "nach dem Standardwert von start_date.",
	[TEXT_EVENT_LIST_STARTS_BEFORE] = "Nur Veranstaltungen, die vor dem "
	    "Ende dieses Tages beginnen; mit strict_dates vor dieser Zeit. "
	    "Ein Datum in der Zeitzone der Website.",
	[TEXT_EVENT_LIST_STARTS_AFTER] = "Nur Veranstaltungen, die nach dem "
	    "Ende dieses Tages beginnen; mit strict_dates nach dieser Zeit. "
	    "Ein Datum in der Zeitzone der Website.",
	[TEXT_EVENT_LIST_ENDS_BEFORE] = "Nur Veranstaltungen, die vor dem "
	    "Ende dieses Tages enden; mit strict_dates vor dieser Zeit. Ein "
	    "Datum in der Zeitzone der Website.",
	[TEXT_EVENT_LIST_ENDS_AFTER] = "Nur Veranstaltungen, die nach dem "
	    "Ende dieses Tages enden; mit strict_dates nach dieser Zeit. Ein "
	    "Datum in der Zeitzone der Website.",
	[TEXT_EVENT_LIST_STRICT_DATES] = "Bei 1, true, on oder yes zählen die "
	    "Daten auf die Sekunde genau, sonst werden sie auf ganze Tage "
	    "erweitert. Nicht leer.",
	[TEXT_EVENT_LIST_SEARCH] = "Wörter, die alle in Titel, "
	    "Kurzbeschreibung oder Beschreibung vorkommen müssen; Groß- und "
	    "Kleinschreibung ist gleich. \"Eine Wortfolge\" bleibt zusammen, "
	    "-Wort schließt aus. Nicht leer.",
	[TEXT_EVENT_LIST_CATEGORIES] = "Nur Veranstaltungen in einer dieser "
	    "Kategorien oder ihrer Unterkategorien. IDs, Slugs oder Namen "
	    "vorhandener.",
	[TEXT_EVENT_LIST_TAGS] = "Nur Veranstaltungen mit einem dieser "
	    "Schlagwörter. IDs, Slugs oder Namen vorhandener.",
	[TEXT_EVENT_LIST_VENUE] = "Nur Veranstaltungen an einem dieser Orte. "
	    "IDs vorhandener.",
	[TEXT_EVENT_LIST_ORGANIZER] = "Nur Veranstaltungen eines dieser "
	    "Veranstalter. IDs vorhandener.",
	[TEXT_EVENT_LIST_FEATURED] = "Nur besonders empfohlene "
	    "Veranstaltungen, oder nur die übrigen.",
	[TEXT_EVENT_LIST_STATUS] = "Ein oder mehrere Status, durch Kommas "
	    "getrennt, oder any. Wer unveröffentlichte Veranstaltungen nicht "
	    "lesen darf, kann nur publish verlangen.",
	[TEXT_EVENT_LIST_GEOLOC] = "Nur Veranstaltungen, deren Ort eine "
	    "Position hat, oder nur solche ohne.",
	[TEXT_EVENT_LIST_GEOLOC_LAT] = "Geografische Breite von -90 bis 90 "
	    "des Mittelpunkts einer Umkreissuche. Braucht geoloc_lng.",
	[TEXT_EVENT_LIST_GEOLOC_LNG] = "Geografische Länge von -180 bis 180 "
	    "des Mittelpunkts einer Umkreissuche. Braucht geoloc_lat.",
	[TEXT_EVENT_LIST_GEOLOC_DISTANCE] = "Entfernung davon in Kilometern, "
	    "über 0 und bis 20040.",
	[TEXT_EVENT_LIST_INCLUDE] = "Nur Veranstaltungen mit diesen IDs, auch "
	    "verborgene; Datumsangaben zählen dann nicht.",
	[TEXT_EVENT_LIST_POST_PARENT] = "Nur Veranstaltungen, die zu der mit "
	    "dieser ID gehören.",
	[TEXT_EVENT_LIST_TICKETED] = "Nur Veranstaltungen mit "
	    "Eintrittskarten, oder nur solche ohne.",
	[TEXT_EVENT_LIST_MODIFIED_AFTER] = "Nur später als zu dieser Zeit "
	    "geänderte Veranstaltungen. Ein Datum in der Zeitzone der Website.",
	[TEXT_EVENT_LIST_MODIFIED_BEFORE] = "Nur früher als zu dieser Zeit "
	    "geänderte Veranstaltungen. Ein Datum in der Zeitzone der Website.",
	[TEXT_EVENT_LIST_ORDERBY] = "Wonach die Liste geordnet ist; Groß- und "
	    "Kleinschreibung ist gleich. event_date ist start_date.",
	[TEXT_EVENT_LIST_ORDER] = "Auf- oder absteigend; Groß- und "
	    "Kleinschreibung ist gleich.",
	[TEXT_EVENT_CREATE] = "Legt eine Veranstaltung an. Ab der Rolle "
	    "Mitarbeiter.",
	[TEXT_EVENT_FIELDS_TITLE] = "Titel. Nicht leer, höchstens 65.535 Byte.",
	[TEXT_EVENT_FIELDS_START_DATE] = "Beginn, etwa 2027-03-01 18:00:00, "
	    "in der Zeitzone der Veranstaltung.",
	[TEXT_EVENT_FIELDS_END_DATE] = "Ende, etwa 2027-03-01 20:00:00, in "
	    "der Zeitzone der Veranstaltung. Liegt es vor dem Beginn, gilt "
	    "der Beginn.",
	[TEXT_EVENT_FIELDS_AUTHOR] = "ID des Benutzers, dem die Veranstaltung "
	    "gehört; ohne Angabe der Aufrufer. Jemand anderen dürfen nur "
	    "Redakteure und Administratoren nennen.",
	[TEXT_EVENT_FIELDS_DATE] = "Zeitpunkt der Veröffentlichung in der "
	    "Zeitzone der Website; ohne Angabe jetzt.",
	[TEXT_EVENT_FIELDS_DATE_UTC] = "Zeitpunkt der Veröffentlichung in "
	    "UTC; hat Vorrang vor date. Ohne Angabe jetzt.",
	[TEXT_EVENT_FIELDS_DESCRIPTION] = "Beschreibung, darf HTML enthalten. "
	    "Nicht leer; null in einer Änderung leert sie.",
	[TEXT_EVENT_FIELDS_EXCERPT] = "Kurzbeschreibung, darf HTML enthalten. "
	    "Nicht leer, höchstens 65.535 Byte; null in einer Änderung leert "
	    "sie.",
	[TEXT_EVENT_FIELDS_SLUG] = "Name in der öffentlichen Adresse; ohne "
	    "Angabe aus dem Titel gebildet. Ist er vergeben, wird eine Zahl "
	    "angehängt.",
	[TEXT_EVENT_FIELDS_STATUS] = "Status; ohne Angabe publish, oder "
	    "draft, wenn der Aufrufer nicht veröffentlichen darf. Was dieser "
	    "veröffentlichen würde, wird pending.",
	[TEXT_EVENT_FIELDS_TIMEZONE] = "Zeitzone von Beginn und Ende, etwa "
	    "Europe/Paris oder UTC+2. Ohne Angabe oder leer die der Website.",
	[TEXT_EVENT_FIELDS_ALL_DAY] = "Ob die Veranstaltung ganze Tage "
	    "dauert. Beginn und Ende werden dann auf ganze Tage erweitert.",
	[TEXT_EVENT_FIELDS_IMAGE] = "Adresse eines Bildes (http oder https) "
	    "oder die Nummer eines schon bekannten. Null in einer Änderung "
	    "entfernt es.",
	[TEXT_EVENT_FIELDS_COST] = "Preis als Text oder Zahl oder eine Liste "
	    "davon, etwa $10 oder 5-15. Ein leerer Text bedeutet keinen Preis.",
	[TEXT_EVENT_FIELDS_WEBSITE] = "Adresse einer Webseite (http, https, "
	    "ftp oder mailto); ein leerer Text bedeutet keine.",
	[TEXT_EVENT_FIELDS_SHOW_MAP] = "Ob eine Karte des Ortes gezeigt "
	    "werden soll. Ohne Angabe nein.",
	[TEXT_EVENT_FIELDS_SHOW_MAP_LINK] = "Ob ein Verweis auf eine Karte "
	    "gezeigt werden soll. Ohne Angabe nein.",
	[TEXT_EVENT_FIELDS_HIDE_FROM_LISTINGS] = "Ob Listen die Veranstaltung "
	    "auslassen. Ohne Angabe nein.",
	[TEXT_EVENT_FIELDS_STICKY] = "Ob die Veranstaltung in der "
	    "Kalenderansicht hervorsticht. Ohne Angabe nein.",
	[TEXT_EVENT_FIELDS_FEATURED] = "Ob die Veranstaltung besonders "
	    "empfohlen ist. Ohne Angabe nein.",
	[TEXT_EVENT_FIELDS_CATEGORIES] = "Kategorien nach ID, Slug oder Name, "
	    "als Liste oder durch Kommas getrennt. Unbekannte Namen werden "
	    "angelegt, unbekannte IDs übergangen. Leer entfernt alle.",
	[TEXT_EVENT_FIELDS_TAGS] = "Schlagwörter nach ID, Slug oder Name, als "
	    "Liste oder durch Kommas getrennt. Unbekannte Namen werden "
	    "angelegt, unbekannte IDs übergangen. Leer entfernt alle.",
	[TEXT_EVENT_FIELDS_VENUE] = "ID eines Veranstaltungsortes oder ein "
	    "Objekt mit den Feldern eines neuen; von einer Liste zählt der "
	    "erste. Leer oder null in einer Änderung löst die Verknüpfung.",
	[TEXT_EVENT_FIELDS_ORGANIZER] = "ID eines Veranstalters, ein Objekt "
	    "mit den Feldern eines neuen oder eine Liste davon. Leer oder "
	    "null in einer Änderung löst die Verknüpfungen.",
	[TEXT_EVENT_FIELDS_TICKETED] = "Ob es Eintrittskarten gibt.",
	[TEXT_EVENT_FIELDS_POST_PARENT] = "ID der Veranstaltung, zu der diese "
	    "gehört; 0 für keine.",
	[TEXT_EVENT_GET] = "Liest eine Veranstaltung. Mit .ics, .rss oder "
	    ".jsonld dahinter oder nach Accept als iCalendar, RSS oder "
	    "schema.org.",
	[TEXT_EVENT_GET_ID] = "ID der Veranstaltung.",
	[TEXT_EVENT_GET_PASSWORD] = "Passwort einer geschützten "
	    "Veranstaltung. Nicht leer.",
	[TEXT_EVENT_DELETE] = "Legt eine Veranstaltung in den Papierkorb oder "
	    "löscht sie endgültig. Ab der Rolle Mitarbeiter.",
	[TEXT_EVENT_DELETE_ID] = "ID der Veranstaltung.",
	[TEXT_EVENT_DELETE_PASSWORD] = "Wird nicht benutzt; das Recht zum "
	    "Bearbeiten genügt. Nicht leer.",
	[TEXT_EVENT_DELETE_FORCE] = "Angenommen für Clients von The Events "
	    "Calendar, wo auch nur in den Papierkorb gelegt wird. Ohne "
	    "Wirkung.",
	[TEXT_EVENT_DELETE_PURGE] = "Ob endgültig gelöscht wird, auch aus dem "
	    "Papierkorb. Das dürfen nur Redakteure und Administratoren.",
	[TEXT_EVENT_UPDATE] = "Ändert eine Veranstaltung; was nicht gesendet "
	    "wird, bleibt. Ab der Rolle Mitarbeiter.",
	[TEXT_EVENT_UPDATE_ID] = "ID der Veranstaltung.",
	[TEXT_EVENT_UPDATE_PASSWORD] = "Passwort, das Leser kennen müssen. "
	    "Nicht leer; null entfernt es. Nur bei Änderungen nach Id.",
	[TEXT_EVENT_GET_BY_SLUG] = "Liest eine Veranstaltung nach ihrem Slug. "
	    "Nach Accept als iCalendar, RSS oder schema.org.",
	[TEXT_EVENT_GET_BY_SLUG_SLUG] = "Slug der Veranstaltung.",
	[TEXT_EVENT_GET_BY_SLUG_PASSWORD] = "Passwort einer geschützten "
	    "Veranstaltung. Nicht leer.",
	[TEXT_EVENT_DELETE_BY_SLUG] = "Legt eine Veranstaltung nach ihrem "
	    "Slug in den Papierkorb oder löscht sie endgültig. Ab der Rolle "
	    "Mitarbeiter.",
	[TEXT_EVENT_DELETE_BY_SLUG_SLUG] = "Slug der Veranstaltung.",
	[TEXT_EVENT_DELETE_BY_SLUG_FORCE] = "Angenommen für Clients von The "
	    "Events Calendar, wo auch nur in den Papierkorb gelegt wird. Ohne "
	    "Wirkung.",
	[TEXT_EVENT_DELETE_BY_SLUG_PURGE] = "Ob endgültig gelöscht wird. Das "
	    "dürfen nur Redakteure und Administratoren.",
	[TEXT_EVENT_UPDATE_BY_SLUG] = "Ändert eine Veranstaltung nach ihrem "
	    "Slug; was nicht gesendet wird, bleibt. Ab der Rolle Mitarbeiter.",
	[TEXT_EVENT_UPDATE_BY_SLUG_SLUG] = "Slug, den die Veranstaltung jetzt "
	    "hat; im Inhalt der neue.",
	[TEXT_EVENT_UPDATE_BY_SLUG_ADDRESS] = "Slug, den die Veranstaltung "
	    "bisher hat.",
	[TEXT_VENUE_LIST] = "Listet Veranstaltungsorte, den neuesten zuerst.",
	[TEXT_DIRECTORY_SEARCH] = "Wörter, die alle vorkommen müssen; Groß- "
	    "und Kleinschreibung ist gleich. \"Eine Wortfolge\" bleibt "
	    "zusammen, -Wort schließt aus. Nicht leer.",
	[TEXT_DIRECTORY_EVENT] = "ID einer Veranstaltung; nur damit "
	    "verknüpfte Datensätze.",
	[TEXT_DIRECTORY_HAS_EVENTS] = "Bei 1, true, yes, y, on, enable oder "
	    "enabled: nur Datensätze, die mit einer veröffentlichten, auch "
	    "vergangenen Veranstaltung verknüpft sind. Bei allem anderen: nur "
	    "solche ohne eine.",
	[TEXT_DIRECTORY_ONLY_WITH_UPCOMING] = "Bei 1, true, yes, y, on, "
	    "enable oder enabled: nur Datensätze, die mit einer "
	    "veröffentlichten, noch nicht beendeten Veranstaltung verknüpft "
	    "sind.",
	[TEXT_DIRECTORY_STATUS] = "Ein oder mehrere Status, durch Kommas "
	    "getrennt, oder any. Wer Unveröffentlichtes nicht lesen darf, "
	    "kann nur publish verlangen.",
	[TEXT_DIRECTORY_MODIFIED_AFTER] = "Nur später als zu dieser Zeit "
	    "geänderte Datensätze. Ein Datum in der Zeitzone der Website.",
	[TEXT_DIRECTORY_MODIFIED_BEFORE] = "Nur früher als zu dieser Zeit "
	    "geänderte Datensätze. Ein Datum in der Zeitzone der Website.",
	[TEXT_DIRECTORY_ORDERBY] = "Wonach die Liste geordnet ist; Groß- und "
	    "Kleinschreibung ist gleich.",
	[TEXT_DIRECTORY_ORDER] = "Auf- oder absteigend; Groß- und "
	    "Kleinschreibung ist gleich. Ohne Angabe desc für date und "
	    "modified, asc für name und id.",
	[TEXT_VENUE_CREATE] = "Legt einen Veranstaltungsort an oder findet "
	    "einen gleichen. Ab der Rolle Mitarbeiter.",
	[TEXT_VENUE_FIELDS_VENUE] = "Name. Nicht leer.",
	[TEXT_VENUE_FIELDS_AUTHOR] = "ID des Benutzers, dem der "
	    "Veranstaltungsort gehört; ohne Angabe der Aufrufer. Jemand "
	    "anderen dürfen nur Redakteure und Administratoren nennen.",
	[TEXT_VENUE_FIELDS_DATE] = "Zeitpunkt der Veröffentlichung in der "
	    "Zeitzone der Website; ohne Angabe jetzt.",
	[TEXT_VENUE_FIELDS_DATE_UTC] = "Zeitpunkt der Veröffentlichung in "
	    "UTC; hat Vorrang vor date. Ohne Angabe jetzt.",
	[TEXT_VENUE_FIELDS_DESCRIPTION] = "Beschreibung, darf HTML enthalten. "
	    "Ein leerer Text leert sie.",
	[TEXT_VENUE_FIELDS_STATUS] = "Status; ohne Angabe publish, oder "
	    "draft, wenn der Aufrufer nicht veröffentlichen darf. Was dieser "
	    "veröffentlichen würde, wird pending.",
	[TEXT_VENUE_FIELDS_SHOW_MAP] = "Ob eine Karte gezeigt werden soll, "
	    "als Text: 1, true, yes, y, on, enable oder enabled bedeuten ja, "
	    "alles andere nein. Ohne Angabe ja.",
	[TEXT_VENUE_FIELDS_SHOW_MAP_LINK] = "Ob ein Verweis auf eine Karte "
	    "gezeigt werden soll, als Text: 1, true, yes, y, on, enable oder "
	    "enabled bedeuten ja, alles andere nein. Ohne Angabe ja.",
	[TEXT_VENUE_FIELDS_ADDRESS] = "Straße und Hausnummer.",
	[TEXT_VENUE_FIELDS_CITY] = "Ort.",
	[TEXT_VENUE_FIELDS_COUNTRY] = "Land, als freier Text.",
	[TEXT_VENUE_FIELDS_PROVINCE] = "Provinz.",
	[TEXT_VENUE_FIELDS_STATE] = "Bundesstaat, etwa der Vereinigten "
	    "Staaten.",
	[TEXT_VENUE_FIELDS_ZIP] = "Postleitzahl.",
	[TEXT_VENUE_FIELDS_PHONE] = "Telefonnummer.",
	[TEXT_VENUE_FIELDS_STATEPROVINCE] = "Bundesstaat oder Provinz. Ohne "
	    "Angabe aus state, province und country gebildet.",
	[TEXT_VENUE_FIELDS_WEBSITE] = "Adresse einer Webseite (http, https, "
	    "ftp oder mailto); ein leerer Text bedeutet keine.",
	[TEXT_VENUE_FIELDS_IMAGE] = "Adresse eines Bildes (http oder https) "
	    "oder die Nummer eines schon bekannten. 0, ein leerer Text, oder "
	    "null in einer Änderung, entfernt es.",
	[TEXT_VENUE_FIELDS_GEO_LAT] = "Geografische Breite von -90 bis 90. "
	    "Braucht geo_lng; beide null in einer Änderung entfernen die "
	    "Position.",
	[TEXT_VENUE_FIELDS_GEO_LNG] = "Geografische Länge von -180 bis 180. "
	    "Braucht geo_lat; beide null in einer Änderung entfernen die "
	    "Position.",
	[TEXT_VENUE_GET] = "Liest einen Veranstaltungsort.",
	[TEXT_VENUE_GET_ID] = "ID des Veranstaltungsortes.",
	[TEXT_VENUE_DELETE] = "Legt einen Veranstaltungsort in den Papierkorb "
	    "oder löscht ihn endgültig. Ab der Rolle Mitarbeiter.",
	[TEXT_VENUE_DELETE_ID] = "ID des Veranstaltungsortes.",
	[TEXT_VENUE_DELETE_FORCE] = "Angenommen für Clients von The Events "
	    "Calendar, wo auch nur in den Papierkorb gelegt wird. Ohne "
	    "Wirkung.",
	[TEXT_VENUE_DELETE_PURGE] = "Ob endgültig gelöscht wird, auch aus dem "
	    "Papierkorb. Das dürfen nur Redakteure und Administratoren.",
	[TEXT_VENUE_UPDATE] = "Ändert einen Veranstaltungsort; was nicht "
	    "gesendet wird, bleibt. Ab der Rolle Mitarbeiter.",
	[TEXT_VENUE_UPDATE_ID] = "ID des Veranstaltungsortes.",
	[TEXT_VENUE_GET_BY_SLUG] = "Liest einen Veranstaltungsort nach seinem "
	    "Slug.",
	[TEXT_VENUE_GET_BY_SLUG_SLUG] = "Slug des Veranstaltungsortes.",
	[TEXT_VENUE_DELETE_BY_SLUG] = "Legt einen Veranstaltungsort nach "
	    "seinem Slug in den Papierkorb oder löscht ihn endgültig. Ab der "
	    "Rolle Mitarbeiter.",
	[TEXT_VENUE_DELETE_BY_SLUG_SLUG] = "Slug des Veranstaltungsortes.",
	[TEXT_VENUE_DELETE_BY_SLUG_FORCE] = "Angenommen für Clients von The "
	    "Events Calendar, wo auch nur in den Papierkorb gelegt wird. Ohne "
	    "Wirkung.",
	[TEXT_VENUE_DELETE_BY_SLUG_PURGE] = "Ob endgültig gelöscht wird. Das "
	    "dürfen nur Redakteure und Administratoren.",
	[TEXT_VENUE_UPDATE_BY_SLUG] = "Ändert einen Veranstaltungsort nach "
	    "seinem Slug; was nicht gesendet wird, bleibt. Ab der Rolle "
	    "Mitarbeiter.",
	[TEXT_VENUE_UPDATE_BY_SLUG_SLUG] = "Slug des Veranstaltungsortes.",
	[TEXT_ORGANIZER_LIST] = "Listet Veranstalter, den neuesten zuerst.",
	[TEXT_ORGANIZER_CREATE] = "Legt einen Veranstalter an oder findet "
	    "einen gleichen. Ab der Rolle Mitarbeiter.",
	[TEXT_ORGANIZER_FIELDS_ORGANIZER] = "Name. Nicht leer.",
	[TEXT_ORGANIZER_FIELDS_AUTHOR] = "ID des Benutzers, dem der "
	    "Veranstalter gehört; ohne Angabe der Aufrufer. Jemand anderen "
	    "dürfen nur Redakteure und Administratoren nennen.",
	[TEXT_ORGANIZER_FIELDS_DATE] = "Zeitpunkt der Veröffentlichung in der "
	    "Zeitzone der Website; ohne Angabe jetzt.",
	[TEXT_ORGANIZER_FIELDS_DATE_UTC] = "Zeitpunkt der Veröffentlichung in "
	    "UTC; hat Vorrang vor date. Ohne Angabe jetzt.",
	[TEXT_ORGANIZER_FIELDS_DESCRIPTION] = "Beschreibung, darf HTML "
	    "enthalten. Ein leerer Text leert sie.",
	[TEXT_ORGANIZER_FIELDS_STATUS] = "Status; ohne Angabe publish, oder "
	    "draft, wenn der Aufrufer nicht veröffentlichen darf. Was dieser "
	    "veröffentlichen würde, wird pending.",
	[TEXT_ORGANIZER_FIELDS_PHONE] = "Telefonnummer.",
	[TEXT_ORGANIZER_FIELDS_WEBSITE] = "Adresse einer Webseite (http, "
	    "https, ftp oder mailto); ein leerer Text bedeutet keine.",
	[TEXT_ORGANIZER_FIELDS_EMAIL] = "E-Mail-Adresse; sie wird nicht "
	    "geprüft.",
	[TEXT_ORGANIZER_FIELDS_IMAGE] = "Adresse eines Bildes (http oder "
	    "https) oder die Nummer eines schon bekannten. 0, ein leerer "
	    "Text, oder null in einer Änderung, entfernt es.",
	[TEXT_ORGANIZER_GET] = "Liest einen Veranstalter.",
	[TEXT_ORGANIZER_GET_ID] = "ID des Veranstalters.",
	[TEXT_ORGANIZER_DELETE] = "Legt einen Veranstalter in den Papierkorb "
	    "oder löscht ihn endgültig. Ab der Rolle Mitarbeiter.",
	[TEXT_ORGANIZER_DELETE_ID] = "ID des Veranstalters.",
	[TEXT_ORGANIZER_DELETE_FORCE] = "Angenommen für Clients von The "
	    "Events Calendar, wo auch nur in den Papierkorb gelegt wird. Ohne "
	    "Wirkung.",
	[TEXT_ORGANIZER_DELETE_PURGE] = "Ob endgültig gelöscht wird, auch aus "
	    "dem Papierkorb. Das dürfen nur Redakteure und Administratoren.",
	[TEXT_ORGANIZER_UPDATE] = "Ändert einen Veranstalter; was nicht "
	    "gesendet wird, bleibt. Ab der Rolle Mitarbeiter.",
	[TEXT_ORGANIZER_UPDATE_ID] = "ID des Veranstalters.",
	[TEXT_ORGANIZER_GET_BY_SLUG] = "Liest einen Veranstalter nach seinem "
	    "Slug.",
	[TEXT_ORGANIZER_GET_BY_SLUG_SLUG] = "Slug des Veranstalters.",
	[TEXT_ORGANIZER_DELETE_BY_SLUG] = "Legt einen Veranstalter nach "
	    "seinem Slug in den Papierkorb oder löscht ihn endgültig. Ab der "
	    "Rolle Mitarbeiter.",
	[TEXT_ORGANIZER_DELETE_BY_SLUG_SLUG] = "Slug des Veranstalters.",
	[TEXT_ORGANIZER_DELETE_BY_SLUG_FORCE] = "Angenommen für Clients von "
	    "The Events Calendar, wo auch nur in den Papierkorb gelegt wird. "
	    "Ohne Wirkung.",
	[TEXT_ORGANIZER_DELETE_BY_SLUG_PURGE] = "Ob endgültig gelöscht wird. "
	    "Das dürfen nur Redakteure und Administratoren.",
	[TEXT_ORGANIZER_UPDATE_BY_SLUG] = "Ändert einen Veranstalter nach "
	    "seinem Slug; was nicht gesendet wird, bleibt. Ab der Rolle "
	    "Mitarbeiter.",
	[TEXT_ORGANIZER_UPDATE_BY_SLUG_SLUG] = "Slug des Veranstalters.",
	[TEXT_CATEGORY_LIST] = "Listet Kategorien nach Namen.",
	[TEXT_CATEGORY_LIST_SEARCH] = "Text, der im Namen oder Slug vorkommen "
	    "muss; Groß- und Kleinschreibung ist gleich. Nicht leer.",
	[TEXT_CATEGORY_LIST_EXCLUDE] = "IDs vorhandener Kategorien, die "
	    "fehlen sollen.",
	[TEXT_CATEGORY_LIST_INCLUDE] = "IDs vorhandener Kategorien, die "
	    "bleiben sollen; alle anderen fehlen.",
	[TEXT_CATEGORY_LIST_ORDER] = "Auf- oder absteigend; Groß- und "
	    "Kleinschreibung ist gleich. Ohne Angabe asc.",
	[TEXT_CATEGORY_LIST_ORDERBY] = "Wonach die Liste geordnet ist; Groß- "
	    "und Kleinschreibung ist gleich. Ohne Angabe name; include ist "
	    "die Reihenfolge der gleichnamigen Liste.",
	[TEXT_CATEGORY_LIST_HIDE_EMPTY] = "Ob Kategorien ohne veröffentlichte "
	    "Veranstaltung fehlen sollen.",
	[TEXT_CATEGORY_LIST_PARENT] = "Nur die direkten Unterkategorien der "
	    "Kategorie mit dieser ID; 0 für die oberste Ebene.",
	[TEXT_CATEGORY_LIST_POST] = "Nur Kategorien der Veranstaltung mit "
	    "dieser ID.",
	[TEXT_CATEGORY_LIST_EVENT] = "Dasselbe wie post, mit Vorrang davor.",
	[TEXT_CATEGORY_LIST_SLUG] = "Nur die Kategorie mit genau diesem Slug. "
	    "Nicht leer.",
	[TEXT_CATEGORY_CREATE] = "Legt eine Kategorie an. Ab der Rolle Autor.",
	[TEXT_CATEGORY_FIELDS_NAME] = "Name. Nicht leer, höchstens 200 "
	    "Zeichen.",
	[TEXT_CATEGORY_FIELDS_DESCRIPTION] = "Beschreibung. Nicht leer.",
	[TEXT_CATEGORY_FIELDS_SLUG] = "Name in der öffentlichen Adresse; ohne "
	    "Angabe aus dem Namen gebildet.",
	[TEXT_CATEGORY_FIELDS_PARENT] = "ID der übergeordneten Kategorie, 0 "
	    "für keine.",
	[TEXT_CATEGORY_GET] = "Liest eine Kategorie.",
	[TEXT_CATEGORY_GET_ID] = "ID der Kategorie.",
	[TEXT_CATEGORY_UPDATE] = "Ändert eine Kategorie; was nicht gesendet "
	    "wird, bleibt. Ab der Rolle Autor.",
	[TEXT_CATEGORY_UPDATE_ID] = "ID der Kategorie.",
	[TEXT_CATEGORY_DELETE] = "Löscht eine Kategorie endgültig. Ihre "
	    "Unterkategorien rücken zu ihrer übergeordneten auf. Ab der Rolle "
	    "Autor.",
	[TEXT_CATEGORY_DELETE_ID] = "ID der Kategorie.",
	[TEXT_TAG_LIST] = "Listet Schlagwörter nach Namen.",
	[TEXT_TAG_LIST_SEARCH] = "Text, der im Namen oder Slug vorkommen "
	    "muss; Groß- und Kleinschreibung ist gleich. Nicht leer.",
	[TEXT_TAG_LIST_EXCLUDE] = "IDs vorhandener Schlagwörter, die fehlen "
	    "sollen.",
	[TEXT_TAG_LIST_INCLUDE] = "IDs vorhandener Schlagwörter, die bleiben "
	    "sollen; alle anderen fehlen.",
	[TEXT_TAG_LIST_ORDER] = "Auf- oder absteigend; Groß- und "
	    "Kleinschreibung ist gleich. Ohne Angabe asc.",
	[TEXT_TAG_LIST_ORDERBY] = "Wonach die Liste geordnet ist; Groß- und "
	    "Kleinschreibung ist gleich. Ohne Angabe name; include ist die "
	    "Reihenfolge der gleichnamigen Liste.",
	[TEXT_TAG_LIST_HIDE_EMPTY] = "Ob Schlagwörter ohne veröffentlichte "
	    "Veranstaltung fehlen sollen.",
	[TEXT_TAG_LIST_POST] = "Nur Schlagwörter der Veranstaltung mit dieser "
	    "ID.",
	[TEXT_TAG_LIST_EVENT] = "Dasselbe wie post, mit Vorrang davor.",
	[TEXT_TAG_LIST_SLUG] = "Nur das Schlagwort mit genau diesem Slug. "
	    "Nicht leer.",
	[TEXT_TAG_CREATE] = "Legt ein Schlagwort an. Nur für Redakteure und "
	    "Administratoren.",
	[TEXT_TAG_FIELDS_NAME] = "Name. Nicht leer, höchstens 200 Zeichen.",
	[TEXT_TAG_FIELDS_DESCRIPTION] = "Beschreibung. Nicht leer.",
	[TEXT_TAG_FIELDS_SLUG] = "Name in der öffentlichen Adresse; ohne "
	    "Angabe aus dem Namen gebildet.",
	[TEXT_TAG_GET] = "Liest ein Schlagwort.",
	[TEXT_TAG_GET_ID] = "ID des Schlagworts.",
	[TEXT_TAG_UPDATE] = "Ändert ein Schlagwort; was nicht gesendet wird, "
	    "bleibt. Nur für Redakteure und Administratoren.",
	[TEXT_TAG_UPDATE_ID] = "ID des Schlagworts.",
	[TEXT_TAG_DELETE] = "Löscht ein Schlagwort endgültig. Nur für "
	    "Redakteure und Administratoren.",
	[TEXT_TAG_DELETE_ID] = "ID des Schlagworts.",
	[TEXT_RECORD_EVENT] = "Eine Veranstaltung.",
	[TEXT_RECORD_EVENT_ID] = "Nummer des Datensatzes, in einer Folge mit "
	    "Veranstaltungsorten und Veranstaltern.",
	[TEXT_RECORD_EVENT_GLOBAL_ID] = "Kennung über diese Website hinaus, "
	    "aus ihrer Adresse und der ID.",
	[TEXT_RECORD_EVENT_GLOBAL_ID_LINEAGE] = "Liste, die nur die globale "
	    "Kennung enthält.",
	[TEXT_RECORD_EVENT_AUTHOR] = "ID des Benutzers, dem der Datensatz "
	    "gehört, als Text aus Ziffern.",
	[TEXT_RECORD_EVENT_STATUS] = "Status.",
	[TEXT_RECORD_EVENT_DATE] = "Zeitpunkt der Veröffentlichung in der "
	    "Zeitzone der Website.",
	[TEXT_RECORD_EVENT_DATE_UTC] = "Zeitpunkt der Veröffentlichung in "
	    "UTC; 0000-00-00 00:00:00, solange es keinen gibt.",
	[TEXT_RECORD_EVENT_MODIFIED] = "Zeitpunkt der letzten Änderung in der "
	    "Zeitzone der Website.",
	[TEXT_RECORD_EVENT_MODIFIED_UTC] = "Zeitpunkt der letzten Änderung in "
	    "UTC.",
	[TEXT_RECORD_EVENT_URL] = "Öffentliche Adresse.",
	[TEXT_RECORD_EVENT_REST_URL] = "Adresse des Datensatzes in dieser "
	    "Schnittstelle.",
	[TEXT_RECORD_EVENT_TITLE] = "Titel.",
	[TEXT_RECORD_EVENT_DESCRIPTION] = "Beschreibung, darf HTML enthalten.",
	[TEXT_RECORD_EVENT_EXCERPT] = "Kurzbeschreibung, darf HTML enthalten.",
	[TEXT_RECORD_EVENT_SLUG] = "Name in der öffentlichen Adresse.",
	[TEXT_RECORD_EVENT_IMAGE] = "Bild, oder false, wenn es keines gibt.",
	[TEXT_RECORD_EVENT_ALL_DAY] = "Ob die Veranstaltung ganze Tage dauert.",
	[TEXT_RECORD_EVENT_START_DATE] = "Beginn in der Zeitzone der "
	    "Veranstaltung.",
	[TEXT_RECORD_EVENT_START_DATE_DETAILS] = "Teile des Beginns.",
	[TEXT_RECORD_EVENT_END_DATE] = "Ende in der Zeitzone der "
	    "Veranstaltung.",
	[TEXT_RECORD_EVENT_END_DATE_DETAILS] = "Teile des Endes.",
	[TEXT_RECORD_EVENT_UTC_START_DATE] = "Beginn in UTC.",
	[TEXT_RECORD_EVENT_UTC_START_DATE_DETAILS] = "Teile des Beginns in "
	    "UTC.",
	[TEXT_RECORD_EVENT_UTC_END_DATE] = "Ende in UTC.",
	[TEXT_RECORD_EVENT_UTC_END_DATE_DETAILS] = "Teile des Endes in UTC.",
	[TEXT_RECORD_EVENT_TIMEZONE] = "Zeitzone von Beginn und Ende, wie sie "
	    "gesendet wurde.",
	[TEXT_RECORD_EVENT_TIMEZONE_ABBR] = "Abkürzung der Zeitzone zu Beginn.",
	[TEXT_RECORD_EVENT_COST] = "Preis zum Anzeigen, mit Währungszeichen; "
	    "leer, wenn es keinen gibt.",
	[TEXT_RECORD_EVENT_COST_DETAILS] = "Teile des Preises.",
	[TEXT_RECORD_EVENT_WEBSITE] = "Adresse einer Webseite oder ein leerer "
	    "Text.",
	[TEXT_RECORD_EVENT_SHOW_MAP] = "Ob eine Karte des Ortes gezeigt "
	    "werden soll.",
	[TEXT_RECORD_EVENT_SHOW_MAP_LINK] = "Ob ein Verweis auf eine Karte "
	    "gezeigt werden soll.",
	[TEXT_RECORD_EVENT_HIDE_FROM_LISTINGS] = "Ob Listen die Veranstaltung "
	    "auslassen.",
	[TEXT_RECORD_EVENT_STICKY] = "Ob die Veranstaltung in der "
	    "Kalenderansicht hervorsticht.",
	[TEXT_RECORD_EVENT_FEATURED] = "Ob die Veranstaltung besonders "
	    "empfohlen ist.",
	[TEXT_RECORD_EVENT_CATEGORIES] = "Kategorien, nach Namen.",
	[TEXT_RECORD_EVENT_TAGS] = "Schlagwörter, nach Namen.",
	[TEXT_RECORD_EVENT_VENUE] = "Veranstaltungsort, oder eine leere "
	    "Liste, wenn es keinen gibt.",
	[TEXT_RECORD_EVENT_ORGANIZER] = "Veranstalter in ihrer Reihenfolge.",
	[TEXT_RECORD_EVENT_CUSTOM_FIELDS] = "Immer eine leere Liste.",
	[TEXT_RECORD_EVENT_TICKETED] = "Ob es Eintrittskarten gibt. Stets ein "
	    "Wahrheitswert; The Events Calendar mit Event Tickets antwortet "
	    "eine Liste von Anbietern der Karten oder false.",
	[TEXT_RECORD_EVENT_POST_PARENT] = "ID der Veranstaltung, zu der diese "
	    "gehört; 0 für keine.",
	[TEXT_RECORD_EVENT_JSON_LD] = "Beschreibung für Suchmaschinen "
	    "(schema.org), beim Lesen einer einzelnen veröffentlichten "
	    "Veranstaltung ohne Passwort.",
	[TEXT_RECORD_VENUE] = "Ein Veranstaltungsort. Was leer ist, fehlt.",
	[TEXT_RECORD_VENUE_ID] = "Nummer des Datensatzes, in einer Folge mit "
	    "Veranstaltungen und Veranstaltern.",
	[TEXT_RECORD_VENUE_AUTHOR] = "ID des Benutzers, dem der Datensatz "
	    "gehört, als Text aus Ziffern.",
	[TEXT_RECORD_VENUE_STATUS] = "Status.",
	[TEXT_RECORD_VENUE_DATE] = "Zeitpunkt der Veröffentlichung in der "
	    "Zeitzone der Website.",
	[TEXT_RECORD_VENUE_DATE_UTC] = "Zeitpunkt der Veröffentlichung in "
	    "UTC; 0000-00-00 00:00:00, solange es keinen gibt.",
	[TEXT_RECORD_VENUE_MODIFIED] = "Zeitpunkt der letzten Änderung in der "
	    "Zeitzone der Website.",
	[TEXT_RECORD_VENUE_MODIFIED_UTC] = "Zeitpunkt der letzten Änderung in "
	    "UTC.",
	[TEXT_RECORD_VENUE_URL] = "Öffentliche Adresse.",
	[TEXT_RECORD_VENUE_VENUE] = "Name.",
	[TEXT_RECORD_VENUE_SLUG] = "Name in der öffentlichen Adresse.",
	[TEXT_RECORD_VENUE_DESCRIPTION] = "Beschreibung, darf HTML enthalten.",
	[TEXT_RECORD_VENUE_IMAGE] = "Bild.",
	[TEXT_RECORD_VENUE_ADDRESS] = "Straße und Hausnummer.",
	[TEXT_RECORD_VENUE_CITY] = "Ort.",
	[TEXT_RECORD_VENUE_COUNTRY] = "Land, als freier Text.",
	[TEXT_RECORD_VENUE_PROVINCE] = "Provinz.",
	[TEXT_RECORD_VENUE_STATE] = "Bundesstaat, etwa der Vereinigten "
	    "Staaten.",
	[TEXT_RECORD_VENUE_ZIP] = "Postleitzahl.",
	[TEXT_RECORD_VENUE_PHONE] = "Telefonnummer.",
	[TEXT_RECORD_VENUE_WEBSITE] = "Adresse einer Webseite.",
	[TEXT_RECORD_VENUE_STATEPROVINCE] = "Bundesstaat oder Provinz.",
	[TEXT_RECORD_VENUE_GEO_LAT] = "Geografische Breite von -90 bis 90.",
	[TEXT_RECORD_VENUE_GEO_LNG] = "Geografische Länge von -180 bis 180.",
	[TEXT_RECORD_VENUE_JSON_LD] = "Beschreibung für Suchmaschinen "
	    "(schema.org), beim Lesen eines einzelnen veröffentlichten Ortes.",
	[TEXT_RECORD_VENUE_SHOW_MAP] = "Ob eine Karte gezeigt werden soll.",
	[TEXT_RECORD_VENUE_SHOW_MAP_LINK] = "Ob ein Verweis auf eine Karte "
	    "gezeigt werden soll.",
	[TEXT_RECORD_VENUE_GLOBAL_ID] = "Kennung über diese Website hinaus, "
	    "aus ihrer Adresse und der ID.",
	[TEXT_RECORD_VENUE_GLOBAL_ID_LINEAGE] = "Liste, die nur die globale "
	    "Kennung enthält.",
	[TEXT_RECORD_ORGANIZER] = "Ein Veranstalter. Was leer ist, fehlt.",
	[TEXT_RECORD_ORGANIZER_ID] = "Nummer des Datensatzes, in einer Folge "
	    "mit Veranstaltungen und Veranstaltungsorten.",
	[TEXT_RECORD_ORGANIZER_AUTHOR] = "ID des Benutzers, dem der Datensatz "
	    "gehört, als Text aus Ziffern.",
	[TEXT_RECORD_ORGANIZER_STATUS] = "Status.",
	[TEXT_RECORD_ORGANIZER_DATE] = "Zeitpunkt der Veröffentlichung in der "
	    "Zeitzone der Website.",
	[TEXT_RECORD_ORGANIZER_DATE_UTC] = "Zeitpunkt der Veröffentlichung in "
	    "UTC; 0000-00-00 00:00:00, solange es keinen gibt.",
	[TEXT_RECORD_ORGANIZER_MODIFIED] = "Zeitpunkt der letzten Änderung in "
	    "der Zeitzone der Website.",
	[TEXT_RECORD_ORGANIZER_MODIFIED_UTC] = "Zeitpunkt der letzten "
	    "Änderung in UTC.",
	[TEXT_RECORD_ORGANIZER_URL] = "Öffentliche Adresse.",
	[TEXT_RECORD_ORGANIZER_ORGANIZER] = "Name.",
	[TEXT_RECORD_ORGANIZER_DESCRIPTION] = "Beschreibung, darf HTML "
	    "enthalten.",
	[TEXT_RECORD_ORGANIZER_SLUG] = "Name in der öffentlichen Adresse.",
	[TEXT_RECORD_ORGANIZER_IMAGE] = "Bild.",
	[TEXT_RECORD_ORGANIZER_PHONE] = "Telefonnummer.",
	[TEXT_RECORD_ORGANIZER_WEBSITE] = "Adresse einer Webseite.",
	[TEXT_RECORD_ORGANIZER_EMAIL] = "E-Mail-Adresse.",
	[TEXT_RECORD_ORGANIZER_JSON_LD] = "Beschreibung für Suchmaschinen "
	    "(schema.org), beim Lesen eines einzelnen veröffentlichten "
	    "Veranstalters.",
	[TEXT_RECORD_ORGANIZER_GLOBAL_ID] = "Kennung über diese Website "
	    "hinaus, aus ihrer Adresse und der ID.",
	[TEXT_RECORD_ORGANIZER_GLOBAL_ID_LINEAGE] = "Liste, die nur die "
	    "globale Kennung enthält.",
	[TEXT_RECORD_CATEGORY] = "Eine Kategorie.",
	[TEXT_RECORD_CATEGORY_ID] = "Nummer des Datensatzes, in einer Folge "
	    "für Kategorien und Schlagwörter.",
	[TEXT_RECORD_CATEGORY_COUNT] = "Anzahl der veröffentlichten "
	    "Veranstaltungen mit genau dieser Kategorie.",
	[TEXT_RECORD_CATEGORY_DESCRIPTION] = "Beschreibung.",
	[TEXT_RECORD_CATEGORY_NAME] = "Name.",
	[TEXT_RECORD_CATEGORY_SLUG] = "Name in der öffentlichen Adresse.",
	[TEXT_RECORD_CATEGORY_TAXONOMY] = "Art des Begriffs.",
	[TEXT_RECORD_CATEGORY_PARENT] = "ID der übergeordneten Kategorie, 0 "
	    "für keine.",
	[TEXT_RECORD_CATEGORY_META] = "Immer eine leere Liste.",
	[TEXT_RECORD_CATEGORY_URL] = "Öffentliche Adresse.",
	[TEXT_RECORD_CATEGORY_URLS] = "Adressen in dieser Schnittstelle.",
	[TEXT_RECORD_CATEGORY_LINKS] = "Dieselben Adressen als Listen von "
	    "Verweisen; nicht in Listen und nicht nach dem Löschen.",
	[TEXT_RECORD_TAG] = "Ein Schlagwort.",
	[TEXT_RECORD_TAG_ID] = "Nummer des Datensatzes, in einer Folge für "
	    "Kategorien und Schlagwörter.",
	[TEXT_RECORD_TAG_COUNT] = "Anzahl der veröffentlichten "
	    "Veranstaltungen mit diesem Schlagwort.",
	[TEXT_RECORD_TAG_DESCRIPTION] = "Beschreibung.",
	[TEXT_RECORD_TAG_NAME] = "Name.",
	[TEXT_RECORD_TAG_SLUG] = "Name in der öffentlichen Adresse.",
	[TEXT_RECORD_TAG_TAXONOMY] = "Art des Begriffs.",
	[TEXT_RECORD_TAG_META] = "Immer eine leere Liste.",
	[TEXT_RECORD_TAG_URL] = "Öffentliche Adresse.",
	[TEXT_RECORD_TAG_URLS] = "Adressen in dieser Schnittstelle.",
	[TEXT_RECORD_TAG_LINKS] = "Dieselben Adressen als Listen von "
	    "Verweisen; nicht in Listen und nicht nach dem Löschen.",
	[TEXT_RECORD_TERM] = "Eine Kategorie oder ein Schlagwort innerhalb "
	    "einer Veranstaltung.",
	[TEXT_RECORD_TERM_NAME] = "Name.",
	[TEXT_RECORD_TERM_SLUG] = "Name in der öffentlichen Adresse.",
	[TEXT_RECORD_TERM_TERM_GROUP] = "Immer 0.",
	[TEXT_RECORD_TERM_TERM_TAXONOMY_ID] = "Gleich id.",
	[TEXT_RECORD_TERM_TAXONOMY] = "Art des Begriffs.",
	[TEXT_RECORD_TERM_DESCRIPTION] = "Beschreibung.",
	[TEXT_RECORD_TERM_PARENT] = "ID der übergeordneten Kategorie, 0 für "
	    "keine und für Schlagwörter.",
	[TEXT_RECORD_TERM_COUNT] = "Anzahl der veröffentlichten "
	    "Veranstaltungen mit diesem Begriff.",
	[TEXT_RECORD_TERM_FILTER] = "Immer raw.",
	[TEXT_RECORD_TERM_ID] = "Nummer des Datensatzes, in einer Folge für "
	    "Kategorien und Schlagwörter.",
	[TEXT_RECORD_TERM_URLS] = "Adressen in dieser Schnittstelle.",
	[TEXT_RECORD_TERMURLS] = "Adressen einer Kategorie oder eines "
	    "Schlagworts in dieser Schnittstelle.",
	[TEXT_RECORD_TERMURLS_SELF] = "Adresse des Datensatzes.",
	[TEXT_RECORD_TERMURLS_COLLECTION] = "Adresse der Liste.",
	[TEXT_RECORD_TERMURLS_UP] = "Adresse der übergeordneten Kategorie, "
	    "wenn es sie gibt.",
	[TEXT_RECORD_TERMLINKS] = "Verweise einer Kategorie oder eines "
	    "Schlagworts in dieser Schnittstelle.",
	[TEXT_RECORD_TERMLINKS_SELF] = "Verweis auf den Datensatz.",
	[TEXT_RECORD_TERMLINKS_COLLECTION] = "Verweis auf die Liste.",
	[TEXT_RECORD_TERMLINKS_UP] = "Verweis auf die übergeordnete "
	    "Kategorie, wenn es sie gibt.",
	[TEXT_RECORD_LINK] = "Ein Verweis.",
	[TEXT_RECORD_LINK_HREF] = "Adresse.",
	[TEXT_RECORD_IMAGE] = "Ein Bild, erkannt an seiner Adresse.",
	[TEXT_RECORD_IMAGE_URL] = "Adresse des Bildes.",
	[TEXT_RECORD_IMAGE_ID] = "Nummer des Bildes.",
	[TEXT_RECORD_IMAGE_EXTENSION] = "Endung der Adresse in "
	    "Kleinbuchstaben, etwa png; leer, wenn es keine gibt.",
	[TEXT_RECORD_IMAGE_WIDTH] = "Breite in Pixeln, oder null, wenn sie "
	    "nicht bekannt ist.",
	[TEXT_RECORD_IMAGE_HEIGHT] = "Höhe in Pixeln, oder null, wenn sie "
	    "nicht bekannt ist.",
	[TEXT_RECORD_IMAGE_SIZES] = "Andere Größen des Bildes, nach Namen.",
	[TEXT_RECORD_IMAGESIZE] = "Ein Bild in einer anderen Größe.",
	[TEXT_RECORD_IMAGESIZE_WIDTH] = "Breite in Pixeln.",
	[TEXT_RECORD_IMAGESIZE_HEIGHT] = "Höhe in Pixeln.",
	[TEXT_RECORD_IMAGESIZE_MIME_TYPE] = "Medientyp, etwa image/png.",
	[TEXT_RECORD_IMAGESIZE_URL] = "Adresse des Bildes.",
	[TEXT_RECORD_COSTDETAILS] = "Teile eines Preises.",
	[TEXT_RECORD_COSTDETAILS_CURRENCY_SYMBOL] = "Währungszeichen, wie es "
	    "gesendet wurde; kann leer sein.",
	[TEXT_RECORD_COSTDETAILS_CURRENCY_CODE] = "Immer leer.",
	[TEXT_RECORD_COSTDETAILS_CURRENCY_POSITION] = "Wo das Zeichen steht, "
	    "vor oder hinter der Zahl; leer, wenn es keines gibt.",
	[TEXT_RECORD_COSTDETAILS_VALUES] = "Zahlen im Preis als Texte, nach "
	    "Größe geordnet.",
	[TEXT_RECORD_DATEDETAILS] = "Teile eines Datums, als Texte mit "
	    "führenden Nullen.",
	[TEXT_RECORD_DATEDETAILS_YEAR] = "Jahr, vier Ziffern.",
	[TEXT_RECORD_DATEDETAILS_MONTH] = "Monat, zwei Ziffern.",
	[TEXT_RECORD_DATEDETAILS_DAY] = "Tag des Monats, zwei Ziffern.",
	[TEXT_RECORD_DATEDETAILS_HOUR] = "Stunde, zwei Ziffern, 00 bis 23.",
	[TEXT_RECORD_DATEDETAILS_MINUTES] = "Minuten, zwei Ziffern.",
	[TEXT_RECORD_DATEDETAILS_SECONDS] = "Sekunden, zwei Ziffern.",
	[TEXT_RECORD_JSONLD] = "Eine Beschreibung für Suchmaschinen "
	    "(schema.org). Angaben ohne Wert fehlen.",
	[TEXT_RECORD_JSONLD_CONTEXT] = "Vokabular; nur auf der äußersten "
	    "Ebene.",
	[TEXT_RECORD_JSONLD_TYPE] = "Art des Gegenstands, etwa Event, Place "
	    "oder Person.",
	[TEXT_RECORD_JSONLD_NAME] = "Titel oder Name.",
	[TEXT_RECORD_JSONLD_DESCRIPTION] = "Beschreibung ohne Auszeichnungen.",
	[TEXT_RECORD_JSONLD_IMAGE] = "Adresse des Bildes.",
	[TEXT_RECORD_JSONLD_URL] = "Adresse einer Webseite.",
	[TEXT_RECORD_EVENTLIST] = "Eine Seite einer Liste von Veranstaltungen.",
	[TEXT_RECORD_EVENTLIST_EVENTS] = "Veranstaltungen dieser Seite.",
	[TEXT_RECORD_EVENTLIST_REST_URL] = "Adresse dieser Seite.",
	[TEXT_RECORD_EVENTLIST_NEXT_REST_URL] = "Adresse der nächsten Seite, "
	    "wenn es sie gibt.",
	[TEXT_RECORD_EVENTLIST_PREVIOUS_REST_URL] = "Adresse der vorigen "
	    "Seite, wenn es sie gibt.",
	[TEXT_RECORD_EVENTLIST_TOTAL] = "Anzahl aller Treffer.",
	[TEXT_RECORD_EVENTLIST_TOTAL_PAGES] = "Anzahl der Seiten.",
	[TEXT_RECORD_VENUELIST] = "Eine Seite einer Liste von "
	    "Veranstaltungsorten.",
	[TEXT_RECORD_VENUELIST_VENUES] = "Veranstaltungsorte dieser Seite.",
	[TEXT_RECORD_VENUELIST_REST_URL] = "Adresse dieser Seite.",
	[TEXT_RECORD_VENUELIST_NEXT_REST_URL] = "Adresse der nächsten Seite, "
	    "wenn es sie gibt.",
	[TEXT_RECORD_VENUELIST_PREVIOUS_REST_URL] = "Adresse der vorigen "
	    "Seite, wenn es sie gibt.",
	[TEXT_RECORD_VENUELIST_TOTAL] = "Anzahl aller Treffer.",
	[TEXT_RECORD_VENUELIST_TOTAL_PAGES] = "Anzahl der Seiten.",
	[TEXT_RECORD_ORGANIZERLIST] = "Eine Seite einer Liste von "
	    "Veranstaltern.",
	[TEXT_RECORD_ORGANIZERLIST_ORGANIZERS] = "Veranstalter dieser Seite.",
	[TEXT_RECORD_ORGANIZERLIST_REST_URL] = "Adresse dieser Seite.",
	[TEXT_RECORD_ORGANIZERLIST_NEXT_REST_URL] = "Adresse der nächsten "
	    "Seite, wenn es sie gibt.",
	[TEXT_RECORD_ORGANIZERLIST_PREVIOUS_REST_URL] = "Adresse der vorigen "
	    "Seite, wenn es sie gibt.",
	[TEXT_RECORD_ORGANIZERLIST_TOTAL] = "Anzahl aller Treffer.",
	[TEXT_RECORD_ORGANIZERLIST_TOTAL_PAGES] = "Anzahl der Seiten.",
	[TEXT_RECORD_CATEGORYLIST] = "Eine Seite einer Liste von Kategorien.",
	[TEXT_RECORD_CATEGORYLIST_REST_URL] = "Adresse dieser Seite.",
	[TEXT_RECORD_CATEGORYLIST_TOTAL] = "Anzahl aller Treffer.",
	[TEXT_RECORD_CATEGORYLIST_TOTAL_PAGES] = "Anzahl der Seiten.",
	[TEXT_RECORD_CATEGORYLIST_CATEGORIES] = "Kategorien dieser Seite.",
	[TEXT_RECORD_CATEGORYLIST_NEXT_REST_URL] = "Adresse der nächsten "
	    "Seite, wenn es sie gibt.",
	[TEXT_RECORD_CATEGORYLIST_PREVIOUS_REST_URL] = "Adresse der vorigen "
	    "Seite, wenn es sie gibt.",
	[TEXT_RECORD_TAGLIST] = "Eine Seite einer Liste von Schlagwörtern.",
	[TEXT_RECORD_TAGLIST_REST_URL] = "Adresse dieser Seite.",
	[TEXT_RECORD_TAGLIST_TOTAL] = "Anzahl aller Treffer.",
	[TEXT_RECORD_TAGLIST_TOTAL_PAGES] = "Anzahl der Seiten.",
	[TEXT_RECORD_TAGLIST_TAGS] = "Schlagwörter dieser Seite.",
	[TEXT_RECORD_TAGLIST_NEXT_REST_URL] = "Adresse der nächsten Seite, "
	    "wenn es sie gibt.",
	[TEXT_RECORD_TAGLIST_PREVIOUS_REST_URL] = "Adresse der vorigen Seite, "
	    "wenn es sie gibt.",
	[TEXT_RECORD_INDEX] = "Das Verzeichnis aller Routen.",
	[TEXT_RECORD_INDEX_NAMESPACE] = "Namensraum der Routen.",
	[TEXT_RECORD_INDEX_ROUTES] = "Routen, nach dem Muster ihres Pfades.",
	[TEXT_RECORD_INDEX_LINKS] = "Verweise des Verzeichnisses.",
	[TEXT_RECORD_INDEXROUTE] = "Ein Pfad und was er bietet.",
	[TEXT_RECORD_INDEXROUTE_NAMESPACE] = "Namensraum des Pfades.",
	[TEXT_RECORD_INDEXROUTE_METHODS] = "Methoden, die der Pfad bietet.",
	[TEXT_RECORD_INDEXROUTE_ENDPOINTS] = "Vorgänge des Pfades.",
	[TEXT_RECORD_INDEXROUTE_LINKS] = "Verweise des Pfades, wenn er keine "
	    "Platzhalter hat.",
	[TEXT_RECORD_INDEXENDPOINT] = "Ein Vorgang, mit einer oder mehreren "
	    "Methoden.",
	[TEXT_RECORD_INDEXENDPOINT_METHODS] = "Methoden, die ihn aufrufen.",
	[TEXT_RECORD_INDEXENDPOINT_ARGS] = "Parameter, nach Namen.",
	[TEXT_RECORD_INDEXARGUMENT] = "Ein Parameter, mit den Wörtern von "
	    "JSON Schema beschrieben.",
	[TEXT_RECORD_INDEXARGUMENT_DESCRIPTION] = "Was er bedeutet.",
	[TEXT_RECORD_INDEXARGUMENT_TYPE] = "Typ; fehlt, wenn jeder angenommen "
	    "wird.",
	[TEXT_RECORD_INDEXARGUMENT_DEFAULT] = "Wert, der ohne Angabe gilt, "
	    "wenn es einen gibt.",
	[TEXT_RECORD_INDEXARGUMENT_REQUIRED] = "Ob er gesendet werden muss.",
	[TEXT_RECORD_SELFLINKS] = "Verweise eines Eintrags im Verzeichnis.",
	[TEXT_RECORD_SELFLINKS_SELF] = "Verweis auf den Pfad.",
	[TEXT_RECORD_DOCUMENT] = "Ein OpenAPI-Dokument.",
	[TEXT_RECORD_DOCUMENT_OPENAPI] = "Version von OpenAPI.",
	[TEXT_RECORD_DOCUMENT_INFO] = "Titel, Version und Lizenz.",
	[TEXT_RECORD_DOCUMENT_PATHS] = "Vorgänge, nach Pfad.",
	[TEXT_RECORD_ERROR] = "Eine Ablehnung.",
	[TEXT_RECORD_ERROR_CODE] = "Wort für die Art der Ablehnung.",
	[TEXT_RECORD_ERROR_MESSAGE] = "Was falsch ist, als englischer Satz.",
	[TEXT_RECORD_ERROR_DATA] = "Näheres dazu.",
	[TEXT_RECORD_ERRORDATA] = "Näheres zu einer Ablehnung.",
	[TEXT_RECORD_ERRORDATA_STATUS] = "HTTP-Status.",
	[TEXT_RECORD_ERRORDATA_PARAMS] = "Namen der fehlenden Parameter, oder "
	    "die fehlerhaften mit dem, was daran falsch ist.",
	[TEXT_RECORD_ERRORDATA_DETAILS] = "Fehlerhafte Parameter, nach Namen.",
	[TEXT_RECORD_ERRORDATA_TERM_ID] = "ID der schon vorhandenen Kategorie "
	    "oder des schon vorhandenen Schlagworts.",
	[TEXT_RECORD_ERRORDATA_JSON_ERROR_MESSAGE] = "Warum sich der Inhalt "
	    "nicht als JSON lesen ließ.",
	[TEXT_RECORD_ERRORDETAIL] = "Was an einem Parameter falsch ist.",
	[TEXT_RECORD_ERRORDETAIL_CODE] = "Wort für das, was falsch ist.",
	[TEXT_RECORD_ERRORDETAIL_MESSAGE] = "Was falsch ist und was erwartet "
	    "war, als englischer Satz.",
	[TEXT_RECORD_ERRORDETAIL_DATA] = "Wo es falsch ist.",
	[TEXT_RECORD_ERRORPLACE] = "Eine Stelle in den Parametern.",
	[TEXT_RECORD_ERRORPLACE_POINTER] = "JSON-Zeiger in die Parameter.",
	[TEXT_RECORD_PROBLEM] = "Eine Ablehnung nach RFC 9457.",
	[TEXT_RECORD_PROBLEM_TYPE] = "URN der Art der Ablehnung.",
	[TEXT_RECORD_PROBLEM_TITLE] = "Wortlaut des HTTP-Status.",
	[TEXT_RECORD_PROBLEM_STATUS] = "HTTP-Status.",
	[TEXT_RECORD_PROBLEM_DETAIL] = "Was falsch ist, als englischer Satz.",
	[TEXT_RECORD_PROBLEM_INSTANCE] = "Pfad der Anfrage.",
	[TEXT_RECORD_PROBLEM_CODE] = "Wort für die Art der Ablehnung.",
	[TEXT_RECORD_PROBLEM_ERRORS] = "Fehlende oder fehlerhafte Parameter.",
	[TEXT_RECORD_PROBLEM_TERM_ID] = "ID der schon vorhandenen Kategorie "
	    "oder des schon vorhandenen Schlagworts.",
	[TEXT_RECORD_PROBLEMERROR] = "Was an einem Parameter falsch ist.",
	[TEXT_RECORD_PROBLEMERROR_NAME] = "Name des Parameters.",
	[TEXT_RECORD_PROBLEMERROR_CODE] = "Wort für das, was falsch ist.",
	[TEXT_RECORD_PROBLEMERROR_DETAIL] = "Was falsch ist und was erwartet "
	    "war, als englischer Satz.",
	[TEXT_RECORD_PROBLEMERROR_POINTER] = "JSON-Zeiger in die Parameter.",
	[TEXT_STATUS_200] = "Erledigt; der Inhalt ist das Gewünschte oder das "
	    "Geschriebene.",
	[TEXT_STATUS_201] = "Angelegt, oder ein gleicher Datensatz war schon "
	    "da; Location nennt seine Adresse.",
	[TEXT_STATUS_304] = "Unverändert, seit der Aufrufer es bekommen hat; "
	    "ohne Inhalt.",
	[TEXT_STATUS_400] = "Die Anfrage, ein Parameter oder die Daten des "
	    "Datensatzes sind ungültig.",
	[TEXT_STATUS_401] = "Die Zugangsdaten sind falsch oder fehlen.",
	[TEXT_STATUS_403] = "Dem Aufrufer fehlt das Recht dazu.",
	[TEXT_STATUS_404] = "Diesen Datensatz oder diese Seite gibt es nicht.",
	[TEXT_STATUS_405] = "Der Pfad kennt diese Methode nicht; Allow nennt "
	    "die möglichen.",
	[TEXT_STATUS_408] = "Die Anfrage kam zu langsam an.",
	[TEXT_STATUS_410] = "Der Datensatz liegt im Papierkorb.",
	[TEXT_STATUS_411] = "Der Inhalt braucht eine Content-Length.",
	[TEXT_STATUS_412] = "Der Datensatz hat sich seit dem Lesen geändert.",
	[TEXT_STATUS_413] = "Der Inhalt ist zu groß.",
	[TEXT_STATUS_414] = "Die Adresse ist zu lang.",
	[TEXT_STATUS_422] = "Der Idempotency-Key wurde schon mit anderem "
	    "Inhalt verwendet.",
	[TEXT_STATUS_429] = "Zu viele Anfragen; Retry-After sagt, wann ein "
	    "neuer Versuch lohnt.",
	[TEXT_STATUS_431] = "Die Kopfzeilen sind zu groß.",
	[TEXT_STATUS_500] = "Die Anfrage konnte nicht ausgeführt werden.",
	[TEXT_STATUS_503] = "Der Dienst ist überlastet; Retry-After sagt, "
	    "wann ein neuer Versuch lohnt.",
	[TEXT_STATUS_505] = "Diese HTTP-Version wird hier nicht gesprochen.",
	[TEXT_STATUS_507] = "Der Speicher ist voll; es wurde nichts "
	    "gespeichert.",
	[TEXT_PAGE_OG_LOCALE] = "de_DE",
	[TEXT_PAGE_SKIP] = "Zum Inhalt springen",
	[TEXT_PAGE_NAVIGATION] = "Kalender",
	[TEXT_PAGE_LANGUAGES] = "Sprachen",
	[TEXT_PAGE_SUBSCRIBE] = "Diese Veranstaltungen abonnieren:",
	[TEXT_PAGE_SUBSCRIBE_WEBCAL] = "im eigenen Kalender",
	[TEXT_PAGE_DOCUMENT] = "Schnittstelle für Programme",
	[TEXT_PAGE_TO_CALENDAR] = "Zum Kalender",
	[TEXT_PAGE_TO_LIST] = "Veranstaltungen suchen",
	[TEXT_PAGE_MONTHS] = "Monate",
	[TEXT_PAGE_PREVIOUS_MONTH] = "Voriger Monat",
	[TEXT_PAGE_TODAY] = "Heute",
	[TEXT_PAGE_NEXT_MONTH] = "Nächster Monat",
	[TEXT_PAGE_TOO_MANY] = "Dieser Monat hat mehr Veranstaltungen, als "
	    "hier Platz haben.",
	[TEXT_PAGE_ALL_IN_LIST] = "Alle in einer Liste",
	[TEXT_PAGE_NO_EVENTS_MONTH] = "Keine Veranstaltungen in diesem Monat.",
	[TEXT_PAGE_NEXT_EVENT] = "Nächste Veranstaltung",
	[TEXT_PAGE_GOES_ON] = "geht weiter",
	[TEXT_PAGE_ALL_DAY] = "ganztägig",
	[TEXT_PAGE_FEATURED] = "Empfehlung",
	[TEXT_PAGE_EVENTS] = "Veranstaltungen",
	[TEXT_PAGE_NO_EVENTS] = "Keine passenden Veranstaltungen.",
	[TEXT_PAGE_HERE] = "Unsere Ortszeit",
	[TEXT_PAGE_PAST] = "Diese Veranstaltung ist vorbei.",
	[TEXT_PAGE_PROTECTED] = "Diese Veranstaltung ist durch ein Passwort "
	    "geschützt.",
	[TEXT_PAGE_DESCRIPTION] = "Beschreibung",
	[TEXT_PAGE_FACTS] = "Auf einen Blick",
	[TEXT_PAGE_WHERE] = "Wo",
	[TEXT_PAGE_MAP] = "Karte",
	[TEXT_PAGE_ORGANIZER] = "Veranstalter",
	[TEXT_PAGE_COST] = "Eintritt",
	[TEXT_PAGE_WEBSITE] = "Website",
	[TEXT_PAGE_TAGS] = "Schlagwörter",
	[TEXT_PAGE_ADD] = "Zum Kalender hinzufügen",
	[TEXT_PAGE_PHONE] = "Telefon",
	[TEXT_PAGE_EMAIL] = "E-Mail",
	[TEXT_PAGE_DOC_CONTENTS] = "Inhalt",
	[TEXT_PAGE_DOC_FILTER] = "Operation finden",
	[TEXT_PAGE_DOC_START] = "Auf einen Blick",
	[TEXT_PAGE_DOC_SHARED] = "Gemeinsame Parameter und Kopfzeilen",
	[TEXT_PAGE_DOC_REFUSALS] = "Ablehnungen",
	[TEXT_PAGE_DOC_RECORDS] = "Datensätze",
	[TEXT_PAGE_DOC_OVER] = "Referenz, Version",
	[TEXT_PAGE_DOC_BASE] = "Basisadresse",
	[TEXT_PAGE_DOC_RAW] = "Dasselbe für Programme",
	[TEXT_PAGE_DOC_FIRST] = "Eine erste Anfrage",
	[TEXT_PAGE_DOC_ACCOUNT] = "Ihr Konto",
	[TEXT_PAGE_DOC_ACCOUNT_TEXT] = "Veröffentlichtes lässt sich ohne "
	    "Konto lesen. Zum Schreiben senden Sie Benutzername und "
	    "Anwendungspasswort als HTTP-Basic-Zugangsdaten, oder das "
	    "Passwort allein als Bearer-Token.",
	[TEXT_PAGE_DOC_LOGIN] = "Benutzername",
	[TEXT_PAGE_DOC_PASSWORD] = "Anwendungspasswort",
	[TEXT_PAGE_DOC_ACCOUNT_NOTE] = "Die Anfragen dieser Seite verwenden "
	    "sie. Sie werden nirgends sonst aufbewahrt und beim Verlassen "
	    "vergessen.",
	[TEXT_PAGE_DOC_UNSCRIPTED] = "Ohne JavaScript senden die Formulare "
	    "unten, was liest. Zum Schreiben verwenden Sie die gezeigte Zeile "
	    "mit eigenen Werten.",
	[TEXT_PAGE_DOC_SHARED_TEXT] = "Was Operationen oder Antworten einer "
	    "Art gemeinsam haben.",
	[TEXT_PAGE_DOC_REFUSALS_TEXT] = "Jede ist JSON mit einem Code, einer "
	    "Meldung und dem Status; mit Accept: application/problem+json ein "
	    "Problem nach RFC 9457.",
	[TEXT_PAGE_DOC_ALWAYS] = "jede Operation",
	[TEXT_PAGE_DOC_RECORDS_TEXT] = "Woraus Antworten bestehen.",
	[TEXT_PAGE_DOC_OPTIONAL] = "kann fehlen",
	[TEXT_PAGE_DOC_FIELDS] = "Kopfzeilen",
	[TEXT_PAGE_DOC_ANSWER] = "Antwort",
	[TEXT_PAGE_FILTER] = "Suchen und filtern",
	[TEXT_PAGE_SEARCH] = "Suche",
	[TEXT_PAGE_ANY] = "Alle",
	[TEXT_PAGE_FROM] = "Von",
	[TEXT_PAGE_UNTIL] = "Bis",
	[TEXT_PAGE_ONLY_FEATURED] = "Nur Empfehlungen",
	[TEXT_PAGE_SHOW] = "Anzeigen",
	[TEXT_PAGE_RESET] = "Zurücksetzen",
	[TEXT_PAGE_PAGES] = "Seiten dieser Liste",
	[TEXT_PAGE_PREVIOUS_PAGE] = "Früher",
	[TEXT_PAGE_NEXT_PAGE] = "Später",
	[TEXT_PAGE_UPCOMING] = "Nächste Veranstaltungen",
	[TEXT_PAGE_NO_UPCOMING] = "Zurzeit ist nichts geplant.",
	[TEXT_PAGE_DOC_ROLE] = "Braucht ein Konto, mindestens mit der Rolle",
	[TEXT_PAGE_DOC_METHOD] = "Methode",
	[TEXT_PAGE_DOC_REQUIRED] = "erforderlich",
	[TEXT_PAGE_DOC_DEFAULT] = "Standard",
	[TEXT_PAGE_DOC_ALSO] = "Außerdem:",
	[TEXT_PAGE_DOC_REQUEST] = "Anfrage",
	[TEXT_PAGE_DOC_COPY] = "Kopieren",
	[TEXT_PAGE_DOC_SEND] = "Senden",
	[TEXT_PAGE_DOC_ANSWERS] = "Antworten",
	[TEXT_PAGE_DOC_REFUSED_ALWAYS] = "und was jede Operation ablehnen kann",
	[TEXT_PAGE_LANGUAGE] = "Deutsch",
	[TEXT_PAGE_CALENDAR] = "Monat",
	[TEXT_PAGE_LIST] = "Liste",
	[TEXT_PAGE_FEED_CALENDAR] = "Veranstaltungen als iCalendar",
	[TEXT_PAGE_FEED_RSS] = "Veranstaltungen als RSS",
	[TEXT_PAGE_FEED_CALENDAR_SHORT] = "iCalendar",
	[TEXT_PAGE_FEED_RSS_SHORT] = "RSS",
	[TEXT_PAGE_DOC_TITLE] = "Referenz",
	[TEXT_PAGE_DOC_SERVICE] = "Dienst",
	[TEXT_PAGE_DOC_SERVICE_TEXT] = "Was der Dienst über sich sagt.",
	[TEXT_PAGE_DOC_EVENTS] = "Veranstaltungen",
	[TEXT_PAGE_DOC_VENUES] = "Veranstaltungsorte",
	[TEXT_PAGE_DOC_ORGANIZERS] = "Veranstalter",
	[TEXT_PAGE_DOC_CATEGORIES] = "Kategorien",
	[TEXT_PAGE_DOC_TAGS] = "Schlagwörter",
	[TEXT_PAGE_MONTH_1] = "Januar",
	[TEXT_PAGE_MONTH_2] = "Februar",
	[TEXT_PAGE_MONTH_3] = "März",
	[TEXT_PAGE_MONTH_4] = "April",
	[TEXT_PAGE_MONTH_5] = "Mai",
	[TEXT_PAGE_MONTH_6] = "Juni",
	[TEXT_PAGE_MONTH_7] = "Juli",
	[TEXT_PAGE_MONTH_8] = "August",
	[TEXT_PAGE_MONTH_9] = "September",
	[TEXT_PAGE_MONTH_10] = "Oktober",
	[TEXT_PAGE_MONTH_11] = "November",
	[TEXT_PAGE_MONTH_12] = "Dezember",
	[TEXT_PAGE_MONTH_SHORT_1] = "Jan",
	[TEXT_PAGE_MONTH_SHORT_2] = "Feb",
	[TEXT_PAGE_MONTH_SHORT_3] = "März",
	[TEXT_PAGE_MONTH_SHORT_4] = "Apr",
	[TEXT_PAGE_MONTH_SHORT_5] = "Mai",
	[TEXT_PAGE_MONTH_SHORT_6] = "Juni",
	[TEXT_PAGE_MONTH_SHORT_7] = "Juli",
	[TEXT_PAGE_MONTH_SHORT_8] = "Aug",
	[TEXT_PAGE_MONTH_SHORT_9] = "Sept",
	[TEXT_PAGE_MONTH_SHORT_10] = "Okt",
	[TEXT_PAGE_MONTH_SHORT_11] = "Nov",
	[TEXT_PAGE_MONTH_SHORT_12] = "Dez",
	[TEXT_PAGE_WEEKDAY_0] = "Sonntag",
	[TEXT_PAGE_WEEKDAY_1] = "Montag",
	[TEXT_PAGE_WEEKDAY_2] = "Dienstag",
	[TEXT_PAGE_WEEKDAY_3] = "Mittwoch",
	[TEXT_PAGE_WEEKDAY_4] = "Donnerstag",
	[TEXT_PAGE_WEEKDAY_5] = "Freitag",
	[TEXT_PAGE_WEEKDAY_6] = "Samstag",
	[TEXT_PAGE_WEEKDAY_SHORT_0] = "So",
	[TEXT_PAGE_WEEKDAY_SHORT_1] = "Mo",
	[TEXT_PAGE_WEEKDAY_SHORT_2] = "Di",
	[TEXT_PAGE_WEEKDAY_SHORT_3] = "Mi",
	[TEXT_PAGE_WEEKDAY_SHORT_4] = "Do",
	[TEXT_PAGE_WEEKDAY_SHORT_5] = "Fr",
	[TEXT_PAGE_WEEKDAY_SHORT_6] = "Sa",
	[TEXT_PAGE_WEEK_START] = "1",
	[TEXT_PAGE_FIRST_DAY] = "1",
	[TEXT_PAGE_CLOCK] = "24",
	[TEXT_PAGE_AM] = "vorm.",
	[TEXT_PAGE_PM] = "nachm.",
	[TEXT_PAGE_TIME] = "{hour}:{minute} Uhr",
	[TEXT_PAGE_TIME_FULL] = "{hour} Uhr",
	[TEXT_PAGE_TIME_RANGE] = "{from} – {to}",
	[TEXT_PAGE_DATE] = "{weekday}, {day}. {month} {year}",
	[TEXT_PAGE_DATE_OF_YEAR] = "{weekday}, {day}. {month}",
	[TEXT_PAGE_DATE_TIME] = "{date}, {time}",
	[TEXT_PAGE_DATE_ALL_DAY] = "{date}, ganztägig",
	[TEXT_PAGE_MONTH_OF_YEAR] = "{month} {year}",
	[TEXT_PAGE_RANGE] = "{from} – {to}",
	[TEXT_PAGE_AMOUNT] = "{number} {currency}",
	[TEXT_PAGE_AMOUNT_OF_CODE] = "{number} {currency}",
	[TEXT_PAGE_DECIMAL] = ",",
	[TEXT_PAGE_THOUSANDS] = ".",
	[TEXT_PAGE_GROUPED_FROM] = "4",
	[TEXT_PAGE_FREE] = "Kostenlos",
	[TEXT_PAGE_CATEGORY] = "Kategorie",
	[TEXT_PAGE_TAG] = "Schlagwort",
	[TEXT_PAGE_VENUE] = "Ort",
	[TEXT_PAGE_POSITION] = "Seite {page} von {pages}",
	[TEXT_PAGE_ONE_EVENT] = "1 Veranstaltung",
	[TEXT_PAGE_MANY_EVENTS] = "{count} Veranstaltungen",
	[TEXT_PAGE_MOVED] = "Diese Seite ist umgezogen",
	[TEXT_PAGE_NOT_FOUND] = "Seite nicht gefunden",
	[TEXT_PAGE_NOT_FOUND_WHY] = "Unter dieser Adresse gibt es nichts, "
	    "oder nichts mehr.",
	[TEXT_PAGE_BAD] = "Das hat nicht geklappt",
	[TEXT_PAGE_BAD_WHY] = "Die Adresse fragt nach etwas, das der Kalender "
	    "nicht versteht.",
	[TEXT_PAGE_BUSY] = "Einen Moment bitte",
	[TEXT_PAGE_BUSY_WHY] = "Der Kalender ist ausgelastet. Bitte gleich "
	    "noch einmal versuchen.",
	[TEXT_PAGE_FAILED] = "Etwas ist schiefgegangen",
	[TEXT_PAGE_FAILED_WHY] = "Die Seite konnte nicht erzeugt werden. "
	    "Bitte später noch einmal versuchen."
};
