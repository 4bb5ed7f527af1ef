#include "command/csv/csv_columns.h"

#include <ctype.h>
#include <stddef.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "text/slugs.h"

#define EVENT	"event"

/*
 * The name in exports, and others in the form of fold_name(). They are those
 * of The Events Calendar, which may begin with "event", of Outlook and of
 * people.
 */
static const struct {
	const char	*name, *others;
} columns[CSV_COLUMNS] = {
	[CSV_ID] = { "ID", "uid identifier kennung externalid" },
	[CSV_TITLE] = { "Title", "name event subject summary titel betreff"
	    " veranstaltung bezeichnung titre nom intitule evenement titulo"
	    " nombre evento asunto" },
	[CSV_START_DATE] = { "Start date", "date day startdatum datum"
	    " beginntam tag datededebut datedebut jour fecha fechadeinicio"
	    " fechainicio dia" },
	[CSV_START_TIME] = { "Start time", "time begintime uhrzeit zeit"
	    " startzeit startuhrzeit beginnzeit beginntum heure heurededebut"
	    " heuredebut hora horadeinicio horainicio" },
	[CSV_END_DATE] = { "End date", "enddatum endetam datedefin datefin"
	    " fechadefin fechafin fechadefinalizacion" },
	[CSV_END_TIME] = { "End time", "endzeit enduhrzeit endeuhrzeit endetum"
	    " heuredefin heurefin horadefin horafin" },
	[CSV_ALL_DAY] = { "All day", "alldayevent ganztagig ganztaegig"
	    " ganztags ganztagigesereignis ganztaegigesereignis"
	    " journeeentiere todoeldia" },
	[CSV_TIMEZONE] = { "Time zone", "tz zeitzone fuseauhoraire"
	    " zonahoraria" },
	[CSV_STATUS] = { "Status", "zustand statut etat estado" },
	[CSV_PUBLISHED] = { "Published (UTC)", "" },
	[CSV_EVENT_STATUS] = { "Event status", "" },
	[CSV_REASON] = { "Event status reason", "statusreason" },
	[CSV_DESCRIPTION] = { "Description", "text details notes content"
	    " beschreibung inhalt contenu descripcion contenido" },
	[CSV_EXCERPT] = { "Excerpt", "teaser kurztext kurzbeschreibung auszug"
	    " extrait resume extracto resumen" },
	[CSV_CATEGORIES] = { "Categories", "category kategorie kategorien"
	    " rubrik categorie categoria categorias" },
	[CSV_TAGS] = { "Tags", "keywords schlagworte schlagworter"
	    " schlagwoerter schlagwort stichworte motscles etiquettes"
	    " etiquetas" },
	[CSV_VENUE] = { "Venue", "venuename location veranstaltungsort"
	    " spielort nomdulieu recinto" },
	[CSV_ADDRESS] = { "Venue address", "address street adresse anschrift"
	    " strasse strase rue direccion calle" },
	[CSV_ZIP] = { "Venue postal code", "venuezip zip zipcode postcode"
	    " postalcode plz postleitzahl codepostal codigopostal" },
	[CSV_CITY] = { "Venue city", "city town stadt gemeinde ville commune"
	    " ciudad municipio" },
	[CSV_STATE] = { "Venue state", "state venuestateprovince bundesland"
	    " estadodelsitio" },
	[CSV_PROVINCE] = { "Venue province", "province region provincia" },
	[CSV_COUNTRY] = { "Venue country", "country land pays pais" },
	[CSV_PHONE] = { "Venue phone", "phone telephone telefon telefono" },
	[CSV_VENUE_WEBSITE] = { "Venue website", "venueurl" },
	[CSV_LATITUDE] = { "Venue latitude", "latitude lat breitengrad"
	    " latitud" },
	[CSV_LONGITUDE] = { "Venue longitude", "longitude lng lon langengrad"
	    " laengengrad longitud" },
	[CSV_ORGANIZERS] = { "Organizers", "organizer organizername"
	    " organizernames organizernamesorids organisers organiser host"
	    " veranstalter organisateur organisateurs organizador"
	    " organizadores" },
	[CSV_ORGANIZER_EMAIL] = { "Organizer email", "email mail" },
	[CSV_ORGANIZER_PHONE] = { "Organizer phone", "" },
	[CSV_ORGANIZER_WEBSITE] = { "Organizer website", "" },
	[CSV_COST] = { "Cost", "price admission preis kosten eintritt"
	    " eintrittspreis prix tarif cout precio tarifa coste" },
	[CSV_WEBSITE] = { "Website", "url link web homepage webseite internet"
	    " siteweb lien sitioweb enlace" },
	[CSV_IMAGE] = { "Image", "featuredimage imageurl picture photo bild"
	    " foto imagen" },
	[CSV_FEATURED] = { "Featured", "featureevent featuredevent" },
	[CSV_STICKY] = { "Sticky", "stickyinmonthview" },
	[CSV_HIDDEN] = { "Hide from listings", "hidefromeventlistings"
	    " hideeventfromeventlistings hidefromupcoming" },
	[CSV_SHOW_MAP] = { "Show map", "showgooglemap" },
	[CSV_SHOW_MAP_LINK] = { "Show map link", "showgooglemaplink" },
	[CSV_SLUG] = { "Slug", "" },
	[CSV_CURRENCY] = { "Currency symbol", "" },
	[CSV_CURRENCY_POSITION] = { "Currency position", "" },
	[CSV_PRIVATE] = { "Private", "privat prive privado" },
	[CSV_START] = { "Start", "begin begins beginning from beginn anfang"
	    " von debut du inicio comienzo desde" },
	[CSV_END] = { "End", "ends until to ende bis fin au hasta" },
	[CSV_PLACE] = { "Place", "ort lieu lugar" }
};

static const struct {
	const char	*words;
	bool		 truth;
} truths[] = {
	{ "1 yes y true x ja j wahr oui o vrai si s verdadero on", true },
	{ "0 no n false nein falsch non faux falso off", false }
};

static const struct {
	const char	*words, *field, *value;
} states[] = {
	{ "publish published public confirmed veroffentlicht veroeffentlicht"
	    " offentlich oeffentlich publie publicado", "status", "publish" },
	{ "future", "status", "future" },
	{ "draft entwurf brouillon borrador", "status", "draft" },
	{ "pending review wartet enattente pendiente", "status", "pending" },
	{ "private privat prive privado", "status", "private" },
	{ "scheduled geplant confirme confirmado", "event_status",
	    "scheduled" },
	{ "canceled cancelled abgesagt entfallt entfaellt annule cancelado",
	    "event_status", "canceled" },
	{ "postponed verschoben reporte aplazado", "event_status",
	    "postponed" }
};

/* Letters and digits in lower case without accents. */
static const char *
fold_name(struct arena *arena, const char *name)
{
	char	*slug = slug_make(arena, name), *from, *to;

	for (from = to = slug; *from != '\0'; from++)
		if (*from != '-' && *from != '_')
			*to++ = *from;
	*to = '\0';
	return (slug);
}

static bool
has_word(const char *words, const char *word)
{
	size_t	 length, most = strlen(word);

	for (; *words != '\0'; words += length + (words[length] == ' ')) {
		length = strcspn(words, " ");
		if (length == most && memcmp(words, word, most) == 0)
			return (true);
	}
	return (false);
}

const char *
csv_ids(struct arena *arena, const char *site)
{
	return (arena_join(arena, site, "?id=", NULL));
}

const char *
csv_column_name(enum csv_column column)
{
	return (columns[column].name);
}

/* Whether a name in exports has this folded form. */
static bool
is_folded(const char *name, const char *folded)
{
	for (; *name != '\0'; name++)
		if (isalnum((unsigned char)*name) &&
		    tolower((unsigned char)*name) != *folded++)
			return (false);
	return (*folded == '\0');
}

static enum csv_column
find_folded(const char *name)
{
	int	 i;

	for (i = 0; i < CSV_COLUMNS; i++)
		if (is_folded(columns[i].name, name) ||
		    has_word(columns[i].others, name))
			break;
	return ((enum csv_column)i);
}

enum csv_column
csv_column_find(struct arena *arena, const char *name)
{
	const char	*folded = fold_name(arena, name);
	enum csv_column	 found = find_folded(folded);

	if (found == CSV_COLUMNS && strncmp(folded, EVENT, strlen(EVENT)) == 0)
		found = find_folded(folded + strlen(EVENT));
	return (found);
}

bool
csv_read_truth(struct arena *arena, const char *text, bool *truth)
{
	const char	*word = fold_name(arena, text);
	size_t		 i;

	for (i = 0; i < COUNT(truths); i++)
		if (has_word(truths[i].words, word)) {
			*truth = truths[i].truth;
			return (true);
		}
	return (false);
}

bool
csv_read_status(struct arena *arena, const char *text, const char **field,
    const char **value)
{
	const char	*word = fold_name(arena, text);
	size_t		 i;

	for (i = 0; i < COUNT(states); i++)
		if (has_word(states[i].words, word)) {
			*field = states[i].field;
			*value = states[i].value;
			return (true);
		}
	return (false);
}
