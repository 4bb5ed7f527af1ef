/* Made from spec/ by codegen; do not edit. */
#include "base/embed.h"
#include "http/describe.h"

EMBED(openapi_json, "generated/openapi.json");

const struct description descriptions[] = {
	{ "category_create", { "Create a category. For authors and above.",
	    "Legt eine Kategorie an. Ab der Rolle Autor.",
	    "Crée une catégorie. À partir du rôle d’auteur.",
	    "Crea una categoría. A partir del rol de autor.",
	    "Create a category. For authors and above." } },
	{ "category_delete",
	    {
	    "Delete a category permanently. Its children move to its parent. "
	    "For authors and above.",
	    "Löscht eine Kategorie endgültig. Ihre Unterkategorien rücken zu "
	    "ihrer übergeordneten auf. Ab der Rolle Autor.",
	    "Supprime une catégorie définitivement. Ses enfants passent à sa "
	    "catégorie supérieure. À partir du rôle d’auteur.",
	    "Elimina una categoría definitivamente. Sus hijas pasan a la "
	    "categoría superior. A partir del rol de autor.",
	    "Delete a category permanently. Its children move to its parent. "
	    "For authors and above." } },
	{ "category_delete.id", { "Id of the category.", "ID der Kategorie.",
	    "Identifiant de la catégorie.", "Identificador de la categoría.",
	    "Id of the category." } },
	{ "category_fields.color",
	    {
	    "Color on pages, such as #9c2f22; made lighter or darker there "
	    "until it can be read. Empty for none.",
	    "Farbe auf Seiten, etwa #9c2f22; dort heller oder dunkler, bis sie "
	    "lesbar ist. Leer für keine.",
	    "Couleur sur les pages, par exemple #9c2f22, éclaircie ou "
	    "assombrie jusqu’à être lisible. Vide pour aucune.",
	    "Color en las páginas, por ejemplo #9c2f22; se aclara u oscurece "
	    "hasta que se pueda leer. Vacío para ninguno.",
	    "Color on pages, such as #9c2f22; made lighter or darker there "
	    "until it can be read. Empty for none." } },
	{ "category_fields.description", { "Description. Not empty.",
	    "Beschreibung. Nicht leer.", "Description. Non vide.",
	    "Descripción. No vacía.", "Description. Not empty." } },
	{ "category_fields.name", { "Name. Not empty, at most 200 characters.",
	    "Name. Nicht leer, höchstens 200 Zeichen.",
	    "Nom. Non vide, 200 caractères au plus.",
	    "Nombre. No vacío, como máximo 200 caracteres.",
	    "Name. Not empty, at most 200 characters." } },
	{ "category_fields.parent",
	    { "Id of the category above this one, 0 for none.",
	    "ID der übergeordneten Kategorie, 0 für keine.",
	    "Identifiant de la catégorie supérieure, 0 pour aucune.",
	    "Identificador de la categoría superior, 0 para ninguna.",
	    "Id of the category above this one, 0 for none." } },
	{ "category_fields.slug",
	    { "Name in the public address. The default is made from the name.",
	    "Name in der öffentlichen Adresse; ohne Angabe aus dem Namen "
	    "gebildet.",
	    "Nom dans l’adresse publique ; par défaut tiré du nom.",
	    "Nombre en la dirección pública; por defecto se forma a partir del "
	    "nombre.",
	    "Name in the public address. The default is made from the name." }
	    },
	{ "category_get", { "Read a category.", "Liest eine Kategorie.",
	    "Lit une catégorie.", "Lee una categoría.", "Read a category." } },
	{ "category_get.id", { "Id of the category.", "ID der Kategorie.",
	    "Identifiant de la catégorie.", "Identificador de la categoría.",
	    "Id of the category." } },
	{ "category_history",
	    { "List the changes of a category, newest first. For editors.",
	    "Listet die Änderungen einer Kategorie auf, die neueste zuerst. "
	    "Für die Redaktion.",
	    "Lister les modifications d’une catégorie, la plus récente "
	    "d’abord. Pour les éditeurs.",
	    "Listar los cambios de una categoría, el más reciente primero. "
	    "Para editores.",
	    "List the changes of a category, newest first. For editors." } },
	{ "category_history.id", { "Id of the category.",
	    "Nummer der Kategorie.", "Numéro de la catégorie.",
	    "Número de la categoría.", "Id of the category." } },
	{ "category_list", { "List categories by name.",
	    "Listet Kategorien nach Namen.", "Liste les catégories par nom.",
	    "Enumera las categorías por nombre.",
	    "List categories by name." } },
	{ "category_list.event",
	    { "The same as post, and takes precedence over it.",
	    "Dasselbe wie post, mit Vorrang davor.",
	    "Comme post, et l’emporte sur lui.",
	    "Lo mismo que post, y prevalece sobre él.",
	    "The same as post, and takes precedence over it." } },
	{ "category_list.exclude",
	    { "Ids of existing categories to leave out.",
	    "IDs vorhandener Kategorien, die fehlen sollen.",
	    "Identifiants de catégories existantes à omettre.",
	    "Identificadores de categorías existentes que se omiten.",
	    "Ids of existing categories to leave out." } },
	{ "category_list.hide_empty",
	    { "Whether to leave out categories without a published event.",
	    "Ob Kategorien ohne veröffentlichte Veranstaltung fehlen sollen.",
	    "Indique s’il faut omettre les catégories sans événement publié.",
	    "Indica si se omiten las categorías sin ningún evento publicado.",
	    "Whether to leave out categories without a published event." } },
	{ "category_list.include",
	    { "Ids of existing categories to keep; all others are left out.",
	    "IDs vorhandener Kategorien, die bleiben sollen; alle anderen "
	    "fehlen.",
	    "Identifiants de catégories existantes à garder ; toutes les "
	    "autres sont omises.",
	    "Identificadores de categorías existentes que se conservan; todas "
	    "las demás se omiten.",
	    "Ids of existing categories to keep; all others are left out." } },
	{ "category_list.order",
	    { "Sort order, in any letter case. The default is asc.",
	    "Auf- oder absteigend; Groß- und Kleinschreibung ist gleich. Ohne "
	    "Angabe asc.",
	    "Ordre croissant ou décroissant, sans distinction de casse. Par "
	    "défaut asc.",
	    "Orden ascendente o descendente, sin distinguir mayúsculas. Por "
	    "defecto, asc.",
	    "Sort order, in any letter case. The default is asc." } },
	{ "category_list.orderby",
	    {
	    "Sort key, in any letter case. The default is name; include is the "
	    "order of the ids in include.",
	    "Wonach die Liste geordnet ist; Groß- und Kleinschreibung ist "
	    "gleich. Ohne Angabe name; include ist die Reihenfolge der "
	    "gleichnamigen Liste.",
	    "Critère de tri de la liste, sans distinction de casse. Par défaut "
	    "name ; include est l’ordre de la liste de ce nom.",
	    "Criterio de orden de la lista, sin distinguir mayúsculas. Por "
	    "defecto, name; include es el orden de la lista de ese nombre.",
	    "Sort key, in any letter case. The default is name; include is the "
	    "order of the ids in include." } },
	{ "category_list.parent",
	    {
	    "Only the direct children of the category with this id; 0 for the "
	    "top level.",
	    "Nur die direkten Unterkategorien der Kategorie mit dieser ID; 0 "
	    "für die oberste Ebene.",
	    "Seulement les enfants directs de la catégorie avec cet "
	    "identifiant ; 0 pour le premier niveau.",
	    "Solo las hijas directas de la categoría con este identificador; 0 "
	    "para el nivel superior.",
	    "Only the direct children of the category with this id; 0 for the "
	    "top level." } },
	{ "category_list.post", { "Only categories of the event with this id.",
	    "Nur Kategorien der Veranstaltung mit dieser ID.",
	    "Seulement les catégories de l’événement avec cet identifiant.",
	    "Solo las categorías del evento con este identificador.",
	    "Only categories of the event with this id." } },
	{ "category_list.search",
	    {
	    "Text that must occur in name or slug, in any letter case. Not "
	    "empty.",
	    "Text, der im Namen oder Slug vorkommen muss; Groß- und "
	    "Kleinschreibung ist gleich. Nicht leer.",
	    "Texte qui doit se trouver dans le nom ou le slug, sans "
	    "distinction de casse. Non vide.",
	    "Texto que debe aparecer en el nombre o el slug, sin distinguir "
	    "mayúsculas. No vacío.",
	    "Text that must occur in name or slug, in any letter case. Not "
	    "empty." } },
	{ "category_list.slug",
	    { "Only the category with exactly this slug. Not empty.",
	    "Nur die Kategorie mit genau diesem Slug. Nicht leer.",
	    "Seulement la catégorie avec exactement ce slug. Non vide.",
	    "Solo la categoría con exactamente este slug. No vacío.",
	    "Only the category with exactly this slug. Not empty." } },
	{ "category_list.upcoming",
	    {
	    "Whether to list only categories of events that end today or "
	    "later.",
	    "Ob nur Kategorien von Veranstaltungen aufgeführt werden, die "
	    "heute oder später enden.",
	    "Indique s’il faut lister seulement les catégories d’événements "
	    "qui se terminent aujourd’hui ou plus tard.",
	    "Indica si solo se listan las categorías de eventos que terminan "
	    "hoy o más tarde.",
	    "Whether to list only categories of events that end today or "
	    "later." } },
	{ "category_update",
	    {
	    "Update a category; fields that are not sent are kept. For authors "
	    "and above.",
	    "Ändert eine Kategorie; was nicht gesendet wird, bleibt. Ab der "
	    "Rolle Autor.",
	    "Modifie une catégorie ; ce qui n’est pas envoyé reste. À partir "
	    "du rôle d’auteur.",
	    "Modifica una categoría; lo que no se envía se conserva. A partir "
	    "del rol de autor.",
	    "Update a category; fields that are not sent are kept. For authors "
	    "and above." } },
	{ "category_update.id", { "Id of the category.", "ID der Kategorie.",
	    "Identifiant de la catégorie.", "Identificador de la categoría.",
	    "Id of the category." } },
	{ "common.Access-Control-Allow-Credentials",
	    { "Whether the browser may send stored credentials (CORS).",
	    "Ob der Browser gespeicherte Zugangsdaten senden darf (CORS).",
	    "Si le navigateur peut envoyer les identifiants enregistrés "
	    "(CORS).",
	    "Si el navegador puede enviar las credenciales guardadas (CORS).",
	    "Whether the browser may send stored credentials (CORS)." } },
	{ "common.Access-Control-Allow-Headers",
	    { "Header fields that a script may send (CORS).",
	    "Kopfzeilen, die ein Skript senden darf (CORS).",
	    "Champs d’en-tête qu’un script peut envoyer (CORS).",
	    "Campos de cabecera que un script puede enviar (CORS).",
	    "Header fields that a script may send (CORS)." } },
	{ "common.Access-Control-Allow-Methods",
	    { "Methods that are allowed (CORS).", "Erlaubte Methoden (CORS).",
	    "Méthodes admises (CORS).", "Métodos admitidos (CORS).",
	    "Methods that are allowed (CORS)." } },
	{ "common.Access-Control-Allow-Origin",
	    { "Origins that are allowed (CORS).", "Erlaubte Herkunft (CORS).",
	    "Origines admises (CORS).", "Orígenes admitidos (CORS).",
	    "Origins that are allowed (CORS)." } },
	{ "common.Access-Control-Expose-Headers",
	    { "Header fields that a script may read (CORS).",
	    "Kopfzeilen, die ein Skript lesen darf (CORS).",
	    "Champs d’en-tête qu’un script peut lire (CORS).",
	    "Campos de cabecera que un script puede leer (CORS).",
	    "Header fields that a script may read (CORS)." } },
	{ "common.Idempotency-Key",
	    {
	    "1 to 255 printable ASCII characters. If a request is repeated "
	    "with the same key and body within 24 hours, it gets the first "
	    "answer again and nothing is created.",
	    "1 bis 255 druckbare ASCII-Zeichen. Wird dieselbe Anfrage mit "
	    "gleichem Schlüssel und Inhalt innerhalb von 24 Stunden "
	    "wiederholt, kommt die erste Antwort noch einmal, und nichts wird "
	    "doppelt angelegt.",
	    "De 1 à 255 caractères ASCII imprimables. Pendant 24 heures, une "
	    "requête répétée avec la même clé et le même corps reçoit à "
	    "nouveau la première réponse, et rien n’est créé deux fois.",
	    "De 1 a 255 caracteres ASCII imprimibles. Durante 24 horas, una "
	    "petición repetida con la misma clave y el mismo cuerpo recibe "
	    "otra vez la primera respuesta y no se crea nada dos veces.",
	    "1 to 255 printable ASCII characters. If a request is repeated "
	    "with the same key and body within 24 hours, it gets the first "
	    "answer again and nothing is created." } },
	{ "common.Idempotency-Replayed",
	    {
	    "true if the answer is that of an earlier request with the same "
	    "key.",
	    "true, wenn es die Antwort einer früheren Anfrage mit demselben "
	    "Schlüssel ist.",
	    "true si la réponse est celle d’une requête antérieure avec la "
	    "même clé.",
	    "true si es la respuesta de una petición anterior con la misma "
	    "clave.",
	    "true if the answer is that of an earlier request with the same "
	    "key." } },
	{ "common.Link",
	    { "Addresses of the next and previous page, if these exist.",
	    "Adressen der nächsten und der vorigen Seite, soweit es sie gibt.",
	    "Adresses de la page suivante et de la page précédente, si elles "
	    "existent.",
	    "Direcciones de la página siguiente y de la anterior, si existen.",
	    "Addresses of the next and previous page, if these exist." } },
	{ "common.Origin", { "Origin of a script in a browser (CORS).",
	    "Woher ein Skript im Browser stammt (CORS).",
	    "D’où vient un script du navigateur (CORS).",
	    "De dónde procede un script del navegador (CORS).",
	    "Origin of a script in a browser (CORS)." } },
	{ "common.Prefer",
	    {
	    "With handling=strict, unknown parameters are rejected, and values "
	    "that are ignored otherwise.",
	    "Mit handling=strict werden unbekannte Parameter abgelehnt, und "
	    "Werte, die sonst ignoriert werden.",
	    "Avec handling=strict, les paramètres inconnus sont rejetés, ainsi "
	    "que les valeurs ignorées autrement.",
	    "Con handling=strict se rechazan los parámetros desconocidos y los "
	    "valores que si no se ignoran.",
	    "With handling=strict, unknown parameters are rejected, and values "
	    "that are ignored otherwise." } },
	{ "common.Preference-Applied",
	    { "handling=strict if it was requested.",
	    "handling=strict, wenn das verlangt war.",
	    "handling=strict si cela était demandé.",
	    "handling=strict si se pidió.",
	    "handling=strict if it was requested." } },
	{ "common.X-Content-Type-Options", { "Always nosniff.",
	    "Immer nosniff.", "Toujours nosniff.", "Siempre nosniff.",
	    "Always nosniff." } },
	{ "common.X-HTTP-Method-Override",
	    { "On POST, the method to use instead, such as DELETE.",
	    "Bei POST die gemeinte Methode, etwa DELETE.",
	    "Avec POST, la méthode voulue, par exemple DELETE.",
	    "Con POST, el método deseado, por ejemplo DELETE.",
	    "On POST, the method to use instead, such as DELETE." } },
	{ "common.X-Request-Id",
	    {
	    "Id of the request, also in the log. It is the one sent with the "
	    "request if that has up to 64 letters, digits and -._~:/+=@.",
	    "Der Name der Anfrage, auch im Protokoll, und zwar der "
	    "mitgesandte, wenn er aus höchstens 64 Buchstaben, Ziffern und "
	    "-._~:/+=@ besteht.",
	    "Le nom de la requête, dans le journal aussi, qui est celui "
	    "qu’elle apporte, s’il compte au plus 64 lettres, chiffres et "
	    "-._~:/+=@.",
	    "El nombre de la petición, también en el registro, que es el que "
	    "se envía con ella, si tiene como máximo 64 letras, cifras y "
	    "-._~:/+=@.",
	    "Id of the request, also in the log. It is the one sent with the "
	    "request if that has up to 64 letters, digits and -._~:/+=@." } },
	{ "common.X-Robots-Tag", { "Always noindex.", "Immer noindex.",
	    "Toujours noindex.", "Siempre noindex.", "Always noindex." } },
	{ "common.X-TEC-Total", { "Number of all matches.",
	    "Anzahl aller Treffer.", "Nombre de tous les résultats.",
	    "Número de todos los resultados.", "Number of all matches." } },
	{ "common.X-TEC-TotalPages", { "Number of pages.",
	    "Anzahl der Seiten.", "Nombre de pages.", "Número de páginas.",
	    "Number of pages." } },
	{ "common.X-WP-Total", { "Number of all matches.",
	    "Anzahl aller Treffer.", "Nombre de tous les résultats.",
	    "Número de todos los resultados.", "Number of all matches." } },
	{ "common.X-WP-TotalPages", { "Number of pages.", "Anzahl der Seiten.",
	    "Nombre de pages.", "Número de páginas.", "Number of pages." } },
	{ "common._fields",
	    {
	    "Members to include in the answer, separated by commas. A dot "
	    "selects members of maps and lists, as in events.id.",
	    "Angaben der Antwort, die bleiben sollen, durch Kommas getrennt. "
	    "Ein Punkt führt in Objekte und Listen hinein, wie in events.id.",
	    "Membres de la réponse à garder, séparés par des virgules. Un "
	    "point mène dans les objets et les listes, comme dans events.id.",
	    "Miembros de la respuesta que se conservan, separados por comas. "
	    "Un punto lleva dentro de objetos y listas, como en events.id.",
	    "Members to include in the answer, separated by commas. A dot "
	    "selects members of maps and lists, as in events.id." } },
	{ "common._method",
	    {
	    "On POST, the method to use instead, such as DELETE. The header "
	    "X-HTTP-Method-Override takes precedence over it.",
	    "Bei POST die gemeinte Methode, etwa DELETE. Die Kopfzeile "
	    "X-HTTP-Method-Override hat Vorrang.",
	    "Avec POST, la méthode voulue, par exemple DELETE. L’en-tête "
	    "X-HTTP-Method-Override l’emporte.",
	    "Con POST, el método deseado, por ejemplo DELETE. La cabecera "
	    "X-HTTP-Method-Override prevalece.",
	    "On POST, the method to use instead, such as DELETE. The header "
	    "X-HTTP-Method-Override takes precedence over it." } },
	{ "directory.event", { "Id of an event; only records linked to it.",
	    "ID einer Veranstaltung; nur damit verknüpfte Datensätze.",
	    "Identifiant d’un événement ; seulement les enregistrements qui "
	    "lui sont liés.",
	    "Identificador de un evento; solo los registros vinculados a él.",
	    "Id of an event; only records linked to it." } },
	{ "directory.has_events",
	    {
	    "With 1, true, yes, y, on, enable or enabled: only records linked "
	    "to a published event, including past events. With any other "
	    "value: only records without one.",
	    "Bei 1, true, yes, y, on, enable oder enabled: nur Datensätze, die "
	    "mit einer veröffentlichten, auch vergangenen Veranstaltung "
	    "verknüpft sind. Bei allem anderen: nur solche ohne eine.",
	    "Avec 1, true, yes, y, on, enable ou enabled : seulement les "
	    "enregistrements liés à un événement publié, même passé. Avec "
	    "toute autre valeur : seulement ceux qui n’en ont pas.",
	    "Con 1, true, yes, y, on, enable o enabled, solo los registros "
	    "vinculados a un evento publicado, aunque ya haya pasado. Con "
	    "cualquier otro valor, solo los que no tienen ninguno.",
	    "With 1, true, yes, y, on, enable or enabled: only records linked "
	    "to a published event, including past events. With any other "
	    "value: only records without one." } },
	{ "directory.modified_after",
	    {
	    "Only records modified later than this. A date in the time zone of "
	    "the site.",
	    "Nur später als zu dieser Zeit geänderte Datensätze. Ein Datum in "
	    "der Zeitzone der Website.",
	    "Seulement les enregistrements modifiés après ce moment. Une date "
	    "dans le fuseau horaire du site.",
	    "Solo los registros modificados después de este momento. Una fecha "
	    "en la zona horaria del sitio.",
	    "Only records modified later than this. A date in the time zone of "
	    "the site." } },
	{ "directory.modified_before",
	    {
	    "Only records modified earlier than this. A date in the time zone "
	    "of the site.",
	    "Nur früher als zu dieser Zeit geänderte Datensätze. Ein Datum in "
	    "der Zeitzone der Website.",
	    "Seulement les enregistrements modifiés avant ce moment. Une date "
	    "dans le fuseau horaire du site.",
	    "Solo los registros modificados antes de este momento. Una fecha "
	    "en la zona horaria del sitio.",
	    "Only records modified earlier than this. A date in the time zone "
	    "of the site." } },
	{ "directory.only_with_upcoming",
	    {
	    "With 1, true, yes, y, on, enable or enabled: only records linked "
	    "to a published event that has not ended.",
	    "Bei 1, true, yes, y, on, enable oder enabled: nur Datensätze, die "
	    "mit einer veröffentlichten, noch nicht beendeten Veranstaltung "
	    "verknüpft sind.",
	    "Avec 1, true, yes, y, on, enable ou enabled : seulement les "
	    "enregistrements liés à un événement publié qui n’est pas "
	    "terminé.",
	    "Con 1, true, yes, y, on, enable o enabled, solo los registros "
	    "vinculados a un evento publicado que no haya terminado.",
	    "With 1, true, yes, y, on, enable or enabled: only records linked "
	    "to a published event that has not ended." } },
	{ "directory.order",
	    {
	    "Sort order, in any letter case. The default is desc for date and "
	    "modified, asc for name and id.",
	    "Auf- oder absteigend; Groß- und Kleinschreibung ist gleich. Ohne "
	    "Angabe desc für date und modified, asc für name und id.",
	    "Ordre croissant ou décroissant, sans distinction de casse. Par "
	    "défaut desc pour date et modified, asc pour name et id.",
	    "Orden ascendente o descendente, sin distinguir mayúsculas. Por "
	    "defecto, desc para date y modified, asc para name e id.",
	    "Sort order, in any letter case. The default is desc for date and "
	    "modified, asc for name and id." } },
	{ "directory.orderby", { "Sort key, in any letter case.",
	    "Wonach die Liste geordnet ist; Groß- und Kleinschreibung ist "
	    "gleich.",
	    "Critère de tri de la liste, sans distinction de casse.",
	    "Criterio de orden de la lista, sin distinguir mayúsculas.",
	    "Sort key, in any letter case." } },
	{ "directory.search",
	    {
	    "Words that must all occur, in any letter case. \"A phrase\" stays "
	    "together, -word excludes. Not empty.",
	    "Wörter, die alle vorkommen müssen; Groß- und Kleinschreibung ist "
	    "gleich. \"Eine Wortfolge\" bleibt zusammen, -Wort schließt aus. "
	    "Nicht leer.",
	    "Mots qui doivent tous s’y trouver, sans distinction de casse. "
	    "\"Une expression\" reste entière, -mot exclut. Non vide.",
	    "Palabras que deben aparecer todas, sin distinguir mayúsculas. "
	    "\"Una frase\" se busca entera, -palabra excluye. No vacío.",
	    "Words that must all occur, in any letter case. \"A phrase\" stays "
	    "together, -word excludes. Not empty." } },
	{ "directory.status",
	    {
	    "One or more statuses, separated by commas, or any. Callers who "
	    "may not read unpublished records can only use publish.",
	    "Ein oder mehrere Status, durch Kommas getrennt, oder any. Wer "
	    "Unveröffentlichtes nicht lesen darf, kann nur publish verlangen.",
	    "Un ou plusieurs statuts, séparés par des virgules, ou any. Qui ne "
	    "peut pas lire les enregistrements non publiés ne peut demander "
	    "que publish.",
	    "Uno o varios estados, separados por comas, o any. Quien no puede "
	    "leer registros sin publicar solo puede pedir publish.",
	    "One or more statuses, separated by commas, or any. Callers who "
	    "may not read unpublished records can only use publish." } },
	{ "doc_get", { "This document.", "Dieses Dokument.", "Ce document.",
	    "Este documento.", "This document." } },
	{ "event_create", { "Create an event. For contributors and above.",
	    "Legt eine Veranstaltung an. Ab der Rolle Mitarbeiter.",
	    "Crée un événement. À partir du rôle de contributeur.",
	    "Crea un evento. A partir del rol de colaborador.",
	    "Create an event. For contributors and above." } },
	{ "event_create.recurrence",
	    {
	    "Makes a series; the answer is its first event. Lines of iCalendar "
	    "(RFC 5545), as a list or one text: RRULE:FREQ=WEEKLY;BYDAY=TU, "
	    "RDATE:20270309T180000, EXDATE:20270316. With DURATION:PT6H each "
	    "event lasts exactly that long, also where clocks change; without "
	    "it, end_date says when clocks show its end. Times are in the time "
	    "zone of the event; the first event has the first start that the "
	    "rule gives.",
	    "Legt eine Serie an und antwortet mit ihrer ersten Veranstaltung. "
	    "Zeilen von iCalendar (RFC 5545) als Liste oder ein Text: "
	    "RRULE:FREQ=WEEKLY;BYDAY=TU, RDATE:20270309T180000, "
	    "EXDATE:20270316. Mit DURATION:PT6H dauert jede Veranstaltung "
	    "genau so lange, auch bei einer Zeitumstellung; sonst endet jede "
	    "zu der Uhrzeit, die end_date nennt. Zeiten gelten in der Zeitzone "
	    "der Veranstaltung; die erste beginnt am ersten Termin, den die "
	    "Regel ergibt.",
	    "Crée une série et répond par son premier événement. Lignes "
	    "d’iCalendar (RFC 5545), en liste ou en un texte : "
	    "RRULE:FREQ=WEEKLY;BYDAY=TU, RDATE:20270309T180000, "
	    "EXDATE:20270316. Avec DURATION:PT6H, chaque événement dure "
	    "exactement ce temps, même au changement d’heure ; sinon, chacun "
	    "se termine à l’heure de l’horloge qu’indique end_date. Les heures "
	    "sont dans le fuseau horaire de l’événement ; le premier commence "
	    "à la première date que donne la règle.",
	    "Crea una serie y responde con su primer evento. Líneas de "
	    "iCalendar (RFC 5545), como lista o como un texto: "
	    "RRULE:FREQ=WEEKLY;BYDAY=TU, RDATE:20270309T180000, "
	    "EXDATE:20270316. Con DURATION:PT6H cada evento dura exactamente "
	    "ese tiempo, también cuando cambia la hora; sin ella, cada uno "
	    "termina a la hora del reloj que indica end_date. Las horas son de "
	    "la zona horaria del evento; el primero empieza en la primera "
	    "fecha que da la regla.",
	    "Makes a series; the answer is its first event. Lines of iCalendar "
	    "(RFC 5545), as a list or one text: RRULE:FREQ=WEEKLY;BYDAY=TU, "
	    "RDATE:20270309T180000, EXDATE:20270316. With DURATION:PT6H each "
	    "event lasts exactly that long, also where clocks change; without "
	    "it, end_date says when clocks show its end. Times are in the time "
	    "zone of the event; the first event has the first start that the "
	    "rule gives." } },
	{ "event_delete",
	    {
	    "Move an event to the trash, or delete it permanently. For "
	    "contributors and above.",
	    "Legt eine Veranstaltung in den Papierkorb oder löscht sie "
	    "endgültig. Ab der Rolle Mitarbeiter.",
	    "Met un événement à la corbeille, ou le supprime définitivement. À "
	    "partir du rôle de contributeur.",
	    "Mueve un evento a la papelera o lo elimina definitivamente. A "
	    "partir del rol de colaborador.",
	    "Move an event to the trash, or delete it permanently. For "
	    "contributors and above." } },
	{ "event_delete.force",
	    {
	    "Accepted for clients of The Events Calendar, where it also only "
	    "moves to the trash. No effect.",
	    "Angenommen für Clients von The Events Calendar, wo auch nur in "
	    "den Papierkorb gelegt wird. Ohne Wirkung.",
	    "Accepté pour les clients de The Events Calendar, où cela ne fait "
	    "aussi que mettre à la corbeille. Sans effet.",
	    "Aceptado para los clientes de The Events Calendar, donde también "
	    "solo se mueve a la papelera. Sin efecto.",
	    "Accepted for clients of The Events Calendar, where it also only "
	    "moves to the trash. No effect." } },
	{ "event_delete.id", { "Id of the event.", "ID der Veranstaltung.",
	    "Identifiant de l’événement.", "Identificador del evento.",
	    "Id of the event." } },
	{ "event_delete.password",
	    {
	    "Not used, since callers who may delete the event need no "
	    "password. Not empty.",
	    "Wird nicht benutzt; das Recht zum Bearbeiten genügt. Nicht leer.",
	    "Inutilisé ; le droit de modifier suffit. Non vide.",
	    "No se usa; basta el permiso de edición. No vacía.",
	    "Not used, since callers who may delete the event need no "
	    "password. Not empty." } },
	{ "event_delete.purge",
	    {
	    "Whether to delete permanently, also from the trash. Only editors "
	    "and administrators may do so.",
	    "Ob endgültig gelöscht wird, auch aus dem Papierkorb. Das dürfen "
	    "nur Redakteure und Administratoren.",
	    "Indique s’il faut supprimer définitivement, même depuis la "
	    "corbeille. Réservé aux éditeurs et aux administrateurs.",
	    "Indica si se elimina definitivamente, también desde la papelera. "
	    "Reservado a editores y administradores.",
	    "Whether to delete permanently, also from the trash. Only editors "
	    "and administrators may do so." } },
	{ "event_delete_by_slug",
	    {
	    "Move an event to the trash by its slug, or delete it permanently. "
	    "For contributors and above.",
	    "Legt eine Veranstaltung nach ihrem Slug in den Papierkorb oder "
	    "löscht sie endgültig. Ab der Rolle Mitarbeiter.",
	    "Met un événement à la corbeille par son slug, ou le supprime "
	    "définitivement. À partir du rôle de contributeur.",
	    "Mueve un evento a la papelera por su slug o lo elimina "
	    "definitivamente. A partir del rol de colaborador.",
	    "Move an event to the trash by its slug, or delete it permanently. "
	    "For contributors and above." } },
	{ "event_delete_by_slug.force",
	    {
	    "Accepted for clients of The Events Calendar, where it also only "
	    "moves to the trash. No effect.",
	    "Angenommen für Clients von The Events Calendar, wo auch nur in "
	    "den Papierkorb gelegt wird. Ohne Wirkung.",
	    "Accepté pour les clients de The Events Calendar, où cela ne fait "
	    "aussi que mettre à la corbeille. Sans effet.",
	    "Aceptado para los clientes de The Events Calendar, donde también "
	    "solo se mueve a la papelera. Sin efecto.",
	    "Accepted for clients of The Events Calendar, where it also only "
	    "moves to the trash. No effect." } },
	{ "event_delete_by_slug.purge",
	    {
	    "Whether to delete permanently. Only editors and administrators "
	    "may do so.",
	    "Ob endgültig gelöscht wird. Das dürfen nur Redakteure und "
	    "Administratoren.",
	    "Indique s’il faut supprimer définitivement. Réservé aux éditeurs "
	    "et aux administrateurs.",
	    "Indica si se elimina definitivamente. Reservado a editores y "
	    "administradores.",
	    "Whether to delete permanently. Only editors and administrators "
	    "may do so." } },
	{ "event_delete_by_slug.slug", { "Slug of the event.",
	    "Slug der Veranstaltung.", "Slug de l’événement.",
	    "Slug del evento.", "Slug of the event." } },
	{ "event_fields.all_day",
	    {
	    "Whether it is an all-day event. Start and end are then widened to "
	    "whole days.",
	    "Ob die Veranstaltung ganze Tage dauert. Beginn und Ende werden "
	    "dann auf ganze Tage erweitert.",
	    "Indique si l’événement dure des journées entières. Le début et la "
	    "fin y sont alors étendus.",
	    "Indica si el evento dura días enteros. El comienzo y el fin se "
	    "amplían entonces a ellos.",
	    "Whether it is an all-day event. Start and end are then widened to "
	    "whole days." } },
	{ "event_fields.author",
	    {
	    "Id of the user who owns the event. The default is the caller. "
	    "Only editors and administrators may name another user.",
	    "ID des Benutzers, dem die Veranstaltung gehört; ohne Angabe der "
	    "Aufrufer. Einen anderen Benutzer dürfen nur Redakteure und "
	    "Administratoren nennen.",
	    "Identifiant de l’utilisateur auquel appartient l’événement ; par "
	    "défaut l’appelant. Seuls les éditeurs et les administrateurs "
	    "peuvent nommer un autre utilisateur.",
	    "Identificador del usuario a quien pertenece el evento; por "
	    "defecto, quien llama. Solo los editores y los administradores "
	    "pueden nombrar a otra persona.",
	    "Id of the user who owns the event. The default is the caller. "
	    "Only editors and administrators may name another user." } },
	{ "event_fields.categories",
	    {
	    "Categories by id, slug or name, as a list or separated by commas. "
	    "Unknown names are created, those of contributors for the event "
	    "alone until it is published; unknown ids are skipped. Empty "
	    "clears them.",
	    "Kategorien nach ID, Slug oder Name, als Liste oder durch Kommas "
	    "getrennt. Unbekannte Namen werden angelegt, die von Mitarbeitern "
	    "nur für die Veranstaltung, bis sie veröffentlicht wird; "
	    "unbekannte IDs werden übergangen. Leer entfernt alle.",
	    "Catégories par identifiant, slug ou nom, en liste ou séparées par "
	    "des virgules. Les noms inconnus sont créés, ceux des "
	    "contributeurs pour le seul événement jusqu’à sa publication ; les "
	    "identifiants inconnus sont ignorés. Vide, toutes sont retirées.",
	    "Categorías por identificador, slug o nombre, como lista o "
	    "separadas por comas. Los nombres desconocidos se crean, los de "
	    "colaboradores solo para el evento hasta que se publica; los "
	    "identificadores desconocidos se pasan por alto. Vacío las quita "
	    "todas.",
	    "Categories by id, slug or name, as a list or separated by commas. "
	    "Unknown names are created, those of contributors for the event "
	    "alone until it is published; unknown ids are skipped. Empty "
	    "clears them." } },
	{ "event_fields.cost",
	    {
	    "Price as text or number, or a list of these, such as $10 or 5-15. "
	    "An empty text means no price.",
	    "Preis als Text oder Zahl oder eine Liste davon, etwa $10 oder "
	    "5-15. Ein leerer Text bedeutet keinen Preis.",
	    "Prix, texte ou nombre, ou une liste de ceux-ci, par exemple $10 "
	    "ou 5-15. Un texte vide signifie aucun prix.",
	    "Precio como texto o número, o una lista de estos, por ejemplo $10 "
	    "o 5-15. Un texto vacío significa sin precio.",
	    "Price as text or number, or a list of these, such as $10 or 5-15. "
	    "An empty text means no price." } },
	{ "event_fields.date",
	    {
	    "Time of publication in the time zone of the site. The default is "
	    "now.",
	    "Zeitpunkt der Veröffentlichung in der Zeitzone der Website; ohne "
	    "Angabe jetzt.",
	    "Moment de la publication dans le fuseau horaire du site ; par "
	    "défaut maintenant.",
	    "Momento de la publicación en la zona horaria del sitio; por "
	    "defecto, ahora.",
	    "Time of publication in the time zone of the site. The default is "
	    "now." } },
	{ "event_fields.date_utc",
	    {
	    "Time of publication in UTC; takes precedence over date. The "
	    "default is now.",
	    "Zeitpunkt der Veröffentlichung in UTC; hat Vorrang vor date. Ohne "
	    "Angabe jetzt.",
	    "Moment de la publication en UTC ; l’emporte sur date. Par défaut "
	    "maintenant.",
	    "Momento de la publicación en UTC; prevalece sobre date. Por "
	    "defecto, ahora.",
	    "Time of publication in UTC; takes precedence over date. The "
	    "default is now." } },
	{ "event_fields.description",
	    {
	    "Description, may contain HTML. Not empty; null in an update "
	    "clears it.",
	    "Beschreibung, darf HTML enthalten. Nicht leer; null in einer "
	    "Änderung leert sie.",
	    "Description, HTML admis. Non vide ; null dans une modification "
	    "l’efface.",
	    "Descripción, admite HTML. No vacía; null en una modificación la "
	    "borra.",
	    "Description, may contain HTML. Not empty; null in an update "
	    "clears it." } },
	{ "event_fields.end_date",
	    {
	    "End, such as 2027-03-01 20:00:00, in the time zone of the event. "
	    "An end before the start is set to the start.",
	    "Ende, etwa 2027-03-01 20:00:00, in der Zeitzone der "
	    "Veranstaltung. Liegt es vor dem Beginn, gilt der Beginn.",
	    "Fin, par exemple 2027-03-01 20:00:00, dans le fuseau horaire de "
	    "l’événement. Une fin antérieure au début est ramenée au début.",
	    "Fin, por ejemplo 2027-03-01 20:00:00, en la zona horaria del "
	    "evento. Un fin anterior al comienzo pasa a ser el comienzo.",
	    "End, such as 2027-03-01 20:00:00, in the time zone of the event. "
	    "An end before the start is set to the start." } },
	{ "event_fields.event_status",
	    { "Whether the event is scheduled, canceled or postponed.",
	    "Ob die Veranstaltung stattfindet, als scheduled (wie geplant), "
	    "canceled (abgesagt) oder postponed (verschoben).",
	    "Si l’événement a lieu, par scheduled (comme prévu), canceled "
	    "(annulé) ou postponed (reporté).",
	    "Si el evento se celebra, con scheduled (según lo previsto), "
	    "canceled (cancelado) o postponed (aplazado).",
	    "Whether the event is scheduled, canceled or postponed." } },
	{ "event_fields.event_status_reason",
	    { "Why the event is canceled or postponed. HTML is removed.",
	    "Weshalb sie abgesagt oder verschoben ist. HTML wird entfernt.",
	    "Pourquoi il est annulé ou reporté. Le HTML est retiré.",
	    "Por qué se cancela o se aplaza. El HTML se elimina.",
	    "Why the event is canceled or postponed. HTML is removed." } },
	{ "event_fields.excerpt",
	    {
	    "Short description, may contain HTML. Not empty, at most 65,535 "
	    "bytes; null in an update clears it.",
	    "Kurzbeschreibung, darf HTML enthalten. Nicht leer, höchstens "
	    "65.535 Byte; null in einer Änderung leert sie.",
	    "Description courte, HTML admis. Non vide, 65 535 octets au plus ; "
	    "null dans une modification l’efface.",
	    "Descripción breve, admite HTML. No vacía, como máximo 65 535 "
	    "bytes; null en una modificación la borra.",
	    "Short description, may contain HTML. Not empty, at most 65,535 "
	    "bytes; null in an update clears it." } },
	{ "event_fields.featured",
	    { "Whether the event is featured. The default is false.",
	    "Ob die Veranstaltung besonders empfohlen ist. Ohne Angabe nein.",
	    "Indique si l’événement est mis en avant. Par défaut non.",
	    "Indica si el evento es destacado. Por defecto, no.",
	    "Whether the event is featured. The default is false." } },
	{ "event_fields.hide_from_listings",
	    { "Whether lists leave the event out. The default is false.",
	    "Ob Listen die Veranstaltung auslassen. Ohne Angabe nein.",
	    "Indique si les listes omettent l’événement. Par défaut non.",
	    "Indica si las listas omiten el evento. Por defecto, no.",
	    "Whether lists leave the event out. The default is false." } },
	{ "event_fields.image",
	    {
	    "Address of an image (http or https), or the id of a known image. "
	    "Null in an update removes it.",
	    "Adresse eines Bildes (http oder https) oder die Nummer eines "
	    "schon bekannten. Null in einer Änderung entfernt es.",
	    "Adresse d’une image (http ou https), ou numéro d’une image déjà "
	    "connue. Null dans une modification la retire.",
	    "Dirección de una imagen (http o https) o número de una ya "
	    "conocida. Null en una modificación la quita.",
	    "Address of an image (http or https), or the id of a known image. "
	    "Null in an update removes it." } },
	{ "event_fields.organizer",
	    {
	    "Id of an organizer, or an object with the fields of a new one, or "
	    "a list of these. Empty or null in an update removes the links.",
	    "ID eines Veranstalters, ein Objekt mit den Feldern eines neuen "
	    "oder eine Liste davon. Leer oder null in einer Änderung löst die "
	    "Verknüpfungen.",
	    "Identifiant d’un organisateur, un objet avec les champs d’un "
	    "nouveau, ou une liste de ceux-ci. Vide ou null dans une "
	    "modification retire les liens.",
	    "Identificador de un organizador, un objeto con los campos de uno "
	    "nuevo o una lista de estos. Vacío o null en una modificación "
	    "quita los vínculos.",
	    "Id of an organizer, or an object with the fields of a new one, or "
	    "a list of these. Empty or null in an update removes the links." }
	    },
	{ "event_fields.password",
	    {
	    "Password that readers need. Not empty, at most 255 bytes; null "
	    "removes it.",
	    "Passwort, das man zum Lesen braucht. Nicht leer, höchstens 255 "
	    "Byte; null entfernt es.",
	    "Mot de passe nécessaire pour lire l’événement. Non vide, au plus "
	    "255 octets ; null le supprime.",
	    "Contraseña que se necesita para leer el evento. No vacía, de como "
	    "máximo 255 bytes; null la quita.",
	    "Password that readers need. Not empty, at most 255 bytes; null "
	    "removes it." } },
	{ "event_fields.post_parent",
	    { "Id of the event that this event belongs to, 0 for none.",
	    "ID der Veranstaltung, zu der diese gehört; 0 für keine.",
	    "Identifiant de l’événement auquel celui-ci se rattache, 0 pour "
	    "aucun.",
	    "Identificador del evento al que pertenece este, 0 para ninguno.",
	    "Id of the event that this event belongs to, 0 for none." } },
	{ "event_fields.show_map",
	    { "Whether to show a map of the venue. The default is false.",
	    "Ob eine Karte des Ortes gezeigt werden soll. Ohne Angabe nein.",
	    "Indique s’il faut montrer une carte du lieu. Par défaut non.",
	    "Indica si se muestra un mapa del lugar. Por defecto, no.",
	    "Whether to show a map of the venue. The default is false." } },
	{ "event_fields.show_map_link",
	    { "Whether to show a link to a map. The default is false.",
	    "Ob ein Verweis auf eine Karte gezeigt werden soll. Ohne Angabe "
	    "nein.",
	    "Indique s’il faut montrer un lien vers une carte. Par défaut "
	    "non.",
	    "Indica si se muestra un enlace a un mapa. Por defecto, no.",
	    "Whether to show a link to a map. The default is false." } },
	{ "event_fields.slug",
	    {
	    "Name in the public address. The default is made from the title; a "
	    "number is appended if it is taken.",
	    "Name in der öffentlichen Adresse; ohne Angabe aus dem Titel "
	    "gebildet. Ist er vergeben, wird eine Zahl angehängt.",
	    "Nom dans l’adresse publique ; par défaut tiré du titre. S’il est "
	    "déjà pris, un numéro est ajouté.",
	    "Nombre en la dirección pública; por defecto se forma a partir del "
	    "título. Si ya está ocupado, se añade un número.",
	    "Name in the public address. The default is made from the title; a "
	    "number is appended if it is taken." } },
	{ "event_fields.start_date",
	    {
	    "Start, such as 2027-03-01 18:00:00, in the time zone of the "
	    "event.",
	    "Beginn, etwa 2027-03-01 18:00:00, in der Zeitzone der "
	    "Veranstaltung.",
	    "Début, par exemple 2027-03-01 18:00:00, dans le fuseau horaire de "
	    "l’événement.",
	    "Comienzo, por ejemplo 2027-03-01 18:00:00, en la zona horaria del "
	    "evento.",
	    "Start, such as 2027-03-01 18:00:00, in the time zone of the "
	    "event." } },
	{ "event_fields.status",
	    {
	    "Status. The default is publish, or draft for callers who may not "
	    "publish. If they send publish, it becomes pending.",
	    "Status; ohne Angabe publish, oder draft, wenn der Aufrufer nicht "
	    "veröffentlichen darf. Was dieser veröffentlichen würde, wird "
	    "pending.",
	    "Statut ; par défaut publish, ou draft si l’appelant ne peut pas "
	    "publier. Ce que celui-ci publierait devient pending.",
	    "Estado; por defecto publish, o draft si quien llama no puede "
	    "publicar. Lo que este publicaría pasa a pending.",
	    "Status. The default is publish, or draft for callers who may not "
	    "publish. If they send publish, it becomes pending." } },
	{ "event_fields.sticky",
	    {
	    "Whether the event stands out in the calendar view. The default is "
	    "false.",
	    "Ob die Veranstaltung in der Kalenderansicht hervorsticht. Ohne "
	    "Angabe nein.",
	    "Indique si l’événement ressort dans la vue du calendrier. Par "
	    "défaut non.",
	    "Indica si el evento resalta en la vista de calendario. Por "
	    "defecto, no.",
	    "Whether the event stands out in the calendar view. The default is "
	    "false." } },
	{ "event_fields.tags",
	    {
	    "Tags by id, slug or name, as a list or separated by commas. "
	    "Unknown names are created, those of contributors for the event "
	    "alone until it is published; unknown ids are skipped. Empty "
	    "clears them.",
	    "Schlagwörter nach ID, Slug oder Name, als Liste oder durch Kommas "
	    "getrennt. Unbekannte Namen werden angelegt, die von Mitarbeitern "
	    "nur für die Veranstaltung, bis sie veröffentlicht wird; "
	    "unbekannte IDs werden übergangen. Leer entfernt alle.",
	    "Étiquettes par identifiant, slug ou nom, en liste ou séparées par "
	    "des virgules. Les noms inconnus sont créés, ceux des "
	    "contributeurs pour le seul événement jusqu’à sa publication ; les "
	    "identifiants inconnus sont ignorés. Vide, toutes sont retirées.",
	    "Etiquetas por identificador, slug o nombre, como lista o "
	    "separadas por comas. Los nombres desconocidos se crean, los de "
	    "colaboradores solo para el evento hasta que se publica; los "
	    "identificadores desconocidos se pasan por alto. Vacío las quita "
	    "todas.",
	    "Tags by id, slug or name, as a list or separated by commas. "
	    "Unknown names are created, those of contributors for the event "
	    "alone until it is published; unknown ids are skipped. Empty "
	    "clears them." } },
	{ "event_fields.ticketed", { "Whether the event has tickets.",
	    "Ob es Eintrittskarten gibt.",
	    "Indique si l’événement a des billets.",
	    "Indica si el evento tiene entradas.",
	    "Whether the event has tickets." } },
	{ "event_fields.timezone",
	    {
	    "Time zone of start and end, such as Europe/Paris or UTC+2. The "
	    "default, also for an empty text, is that of the site.",
	    "Zeitzone von Beginn und Ende, etwa Europe/Paris oder UTC+2. Ohne "
	    "Angabe oder leer die der Website.",
	    "Fuseau horaire du début et de la fin, par exemple Europe/Paris ou "
	    "UTC+2. Absent ou vide, celui du site.",
	    "Zona horaria del comienzo y del fin, por ejemplo Europe/Paris o "
	    "UTC+2. Ausente o vacía, la del sitio.",
	    "Time zone of start and end, such as Europe/Paris or UTC+2. The "
	    "default, also for an empty text, is that of the site." } },
	{ "event_fields.title", { "Title. Not empty, at most 65,535 bytes.",
	    "Titel. Nicht leer, höchstens 65.535 Byte.",
	    "Titre. Non vide, 65 535 octets au plus.",
	    "Título. No vacío, como máximo 65 535 bytes.",
	    "Title. Not empty, at most 65,535 bytes." } },
	{ "event_fields.venue",
	    {
	    "Id of a venue, or an object with the fields of a new one; in a "
	    "list only the first is used. Empty or null in an update removes "
	    "the link.",
	    "ID eines Veranstaltungsortes oder ein Objekt mit den Feldern "
	    "eines neuen; von einer Liste zählt der erste. Leer oder null in "
	    "einer Änderung löst die Verknüpfung.",
	    "Identifiant d’un lieu, ou un objet avec les champs d’un nouveau ; "
	    "d’une liste, le premier compte. Vide ou null dans une "
	    "modification retire le lien.",
	    "Identificador de un lugar, o un objeto con los campos de uno "
	    "nuevo; de una lista cuenta el primero. Vacío o null en una "
	    "modificación quita el vínculo.",
	    "Id of a venue, or an object with the fields of a new one; in a "
	    "list only the first is used. Empty or null in an update removes "
	    "the link." } },
	{ "event_fields.website",
	    {
	    "Address of a web page (http, https, ftp or mailto), or an empty "
	    "text for none.",
	    "Adresse einer Webseite (http, https, ftp oder mailto); ein leerer "
	    "Text bedeutet keine.",
	    "Adresse d’une page web (http, https, ftp ou mailto), ou un texte "
	    "vide s’il n’y en a pas.",
	    "Dirección de una página web (http, https, ftp o mailto), o un "
	    "texto vacío si no hay ninguna.",
	    "Address of a web page (http, https, ftp or mailto), or an empty "
	    "text for none." } },
	{ "event_get",
	    {
	    "Read an event. With .ics, .rss or .jsonld at the end of the path, "
	    "or with Accept, the answer is iCalendar, RSS or JSON-LD "
	    "(schema.org).",
	    "Liest eine Veranstaltung. Mit .ics, .rss oder .jsonld am Ende des "
	    "Pfads oder nach Accept als iCalendar, RSS oder schema.org.",
	    "Lit un événement. Suivi de .ics, .rss ou .jsonld, ou selon "
	    "Accept, en iCalendar, RSS ou schema.org.",
	    "Lee un evento. Seguido de .ics, .rss o .jsonld, o según Accept, "
	    "en iCalendar, RSS o schema.org.",
	    "Read an event. With .ics, .rss or .jsonld at the end of the path, "
	    "or with Accept, the answer is iCalendar, RSS or JSON-LD "
	    "(schema.org)." } },
	{ "event_get.id", { "Id of the event.", "ID der Veranstaltung.",
	    "Identifiant de l’événement.", "Identificador del evento.",
	    "Id of the event." } },
	{ "event_get.password", { "Password of a protected event. Not empty.",
	    "Passwort einer geschützten Veranstaltung. Nicht leer.",
	    "Mot de passe d’un événement protégé. Non vide.",
	    "Contraseña de un evento protegido. No vacía.",
	    "Password of a protected event. Not empty." } },
	{ "event_get_by_slug",
	    {
	    "Read an event by its slug. With Accept, the answer is iCalendar, "
	    "RSS or JSON-LD (schema.org).",
	    "Liest eine Veranstaltung nach ihrem Slug. Nach Accept als "
	    "iCalendar, RSS oder schema.org.",
	    "Lit un événement par son slug. Selon Accept, en iCalendar, RSS ou "
	    "schema.org.",
	    "Lee un evento por su slug. Según Accept, en iCalendar, RSS o "
	    "schema.org.",
	    "Read an event by its slug. With Accept, the answer is iCalendar, "
	    "RSS or JSON-LD (schema.org)." } },
	{ "event_get_by_slug.password",
	    { "Password of a protected event. Not empty.",
	    "Passwort einer geschützten Veranstaltung. Nicht leer.",
	    "Mot de passe d’un événement protégé. Non vide.",
	    "Contraseña de un evento protegido. No vacía.",
	    "Password of a protected event. Not empty." } },
	{ "event_get_by_slug.slug", { "Slug of the event.",
	    "Slug der Veranstaltung.", "Slug de l’événement.",
	    "Slug del evento.", "Slug of the event." } },
	{ "event_list",
	    {
	    "List events, earliest first. With .ics, .rss or .jsonld at the "
	    "end of the path, or with Accept, the answer is iCalendar, RSS or "
	    "JSON-LD (schema.org) with the first 5000 events, without pages.",
	    "Listet Veranstaltungen, die früheste zuerst. Mit .ics, .rss oder "
	    ".jsonld am Ende des Pfads oder nach Accept als iCalendar, RSS "
	    "oder schema.org; dann die ersten 5000, ohne Seiten.",
	    "Liste les événements, du plus tôt au plus tard. Suivi de .ics, "
	    ".rss ou .jsonld, ou selon Accept, en iCalendar, RSS ou schema.org "
	    "; alors les 5000 premiers, sans pages.",
	    "Enumera los eventos, del más temprano al más tardío. Seguido de "
	    ".ics, .rss o .jsonld, o según Accept, en iCalendar, RSS o "
	    "schema.org; entonces los primeros 5000, sin páginas.",
	    "List events, earliest first. With .ics, .rss or .jsonld at the "
	    "end of the path, or with Accept, the answer is iCalendar, RSS or "
	    "JSON-LD (schema.org) with the first 5000 events, without pages." }
	    },
	{ "event_list.author", { "Only events of the user with this id.",
	    "Nur Veranstaltungen der Person mit dieser ID.",
	    "Seulement les événements de la personne qui porte cet "
	    "identifiant.",
	    "Solo los eventos de la persona que tiene este identificador.",
	    "Only events of the user with this id." } },
	{ "event_list.categories",
	    {
	    "Only events in one of these categories or their descendants. Ids, "
	    "slugs or names of existing ones.",
	    "Nur Veranstaltungen in einer dieser Kategorien oder ihrer "
	    "Unterkategorien. IDs, Slugs oder Namen vorhandener.",
	    "Seulement les événements d’une de ces catégories ou de leurs "
	    "descendantes. Identifiants, slugs ou noms de catégories "
	    "existantes.",
	    "Solo los eventos de una de estas categorías o de sus "
	    "descendientes. Identificadores, slugs o nombres de categorías "
	    "existentes.",
	    "Only events in one of these categories or their descendants. Ids, "
	    "slugs or names of existing ones." } },
	{ "event_list.end_date",
	    {
	    "Only events that end on this day or earlier; with strict_dates at "
	    "this time or earlier. A date in the time zone of the site. The "
	    "default is two years after the default of start_date.",
	    "Nur Veranstaltungen, die an diesem Tag oder früher enden; mit "
	    "strict_dates zu dieser Zeit oder früher. Ein Datum in der "
	    "Zeitzone der Website. Ohne Angabe zwei Jahre nach dem "
	    "Standardwert von start_date.",
	    "Seulement les événements qui finissent ce jour-là ou plus tôt ; "
	    "avec strict_dates, à cette heure ou plus tôt. Une date dans le "
	    "fuseau horaire du site. À défaut, deux ans après la valeur par "
	    "défaut de start_date.",
	    "Solo los eventos que terminan este día o antes; con strict_dates, "
	    "a esta hora o antes. Una fecha en la zona horaria del sitio. Si "
	    "falta, dos años después del valor por defecto de start_date.",
	    "Only events that end on this day or earlier; with strict_dates at "
	    "this time or earlier. A date in the time zone of the site. The "
	    "default is two years after the default of start_date." } },
	{ "event_list.ends_after",
	    {
	    "Only events that end after the end of this day; with strict_dates "
	    "after this time. A date in the time zone of the site.",
	    "Nur Veranstaltungen, die nach dem Ende dieses Tages enden; mit "
	    "strict_dates nach dieser Zeit. Ein Datum in der Zeitzone der "
	    "Website.",
	    "Seulement les événements qui finissent après la fin de ce jour ; "
	    "avec strict_dates, après cette heure. Une date dans le fuseau "
	    "horaire du site.",
	    "Solo los eventos que terminan después del final de este día; con "
	    "strict_dates, después de esta hora. Una fecha en la zona horaria "
	    "del sitio.",
	    "Only events that end after the end of this day; with strict_dates "
	    "after this time. A date in the time zone of the site." } },
	{ "event_list.ends_before",
	    {
	    "Only events that end before the end of this day; with "
	    "strict_dates before this time. A date in the time zone of the "
	    "site.",
	    "Nur Veranstaltungen, die vor dem Ende dieses Tages enden; mit "
	    "strict_dates vor dieser Zeit. Ein Datum in der Zeitzone der "
	    "Website.",
	    "Seulement les événements qui finissent avant la fin de ce jour ; "
	    "avec strict_dates, avant cette heure. Une date dans le fuseau "
	    "horaire du site.",
	    "Solo los eventos que terminan antes del final de este día; con "
	    "strict_dates, antes de esta hora. Una fecha en la zona horaria "
	    "del sitio.",
	    "Only events that end before the end of this day; with "
	    "strict_dates before this time. A date in the time zone of the "
	    "site." } },
	{ "event_list.featured",
	    { "Only events that are featured, or only those that are not.",
	    "Nur besonders empfohlene Veranstaltungen, oder nur die übrigen.",
	    "Seulement les événements mis en avant, ou seulement les autres.",
	    "Solo los eventos destacados, o solo los demás.",
	    "Only events that are featured, or only those that are not." } },
	{ "event_list.free",
	    {
	    "Only events that cost nothing, or only others. Those with a price "
	    "of 0, or with words such as “Free”, cost nothing.",
	    "Nur Veranstaltungen, die nichts kosten, oder nur andere. Nichts "
	    "kosten solche mit dem Preis 0 oder mit Worten wie „Eintritt "
	    "frei“.",
	    "Seulement les événements qui ne coûtent rien, ou seulement les "
	    "autres. Ne coûtent rien ceux dont le prix est 0 ou des mots comme "
	    "« Gratuit ».",
	    "Solo los eventos que no cuestan nada, o solo los demás. No "
	    "cuestan nada los que tienen el precio 0 o palabras como "
	    "«Gratis».",
	    "Only events that cost nothing, or only others. Those with a price "
	    "of 0, or with words such as “Free”, cost nothing." } },
	{ "event_list.geoloc",
	    {
	    "Only events whose venue has coordinates, or only those whose "
	    "venue has none.",
	    "Nur Veranstaltungen, deren Ort eine Position hat, oder nur solche "
	    "ohne.",
	    "Seulement les événements dont le lieu a une position, ou "
	    "seulement ceux sans position.",
	    "Solo los eventos cuyo lugar tiene posición, o solo los que no la "
	    "tienen.",
	    "Only events whose venue has coordinates, or only those whose "
	    "venue has none." } },
	{ "event_list.geoloc_distance",
	    {
	    "Distance from the center in kilometres, above 0 and up to 20040.",
	    "Entfernung davon in Kilometern, über 0 und bis 20040.",
	    "Distance de ce centre en kilomètres, supérieure à 0, 20040 au "
	    "plus.",
	    "Distancia desde ese centro en kilómetros, mayor que 0 y hasta "
	    "20040.",
	    "Distance from the center in kilometres, above 0 and up to 20040."
	    } },
	{ "event_list.geoloc_lat",
	    {
	    "Latitude from -90 to 90 of the center of a search by distance. "
	    "Needs geoloc_lng.",
	    "Geografische Breite von -90 bis 90 des Mittelpunkts einer "
	    "Umkreissuche. Braucht geoloc_lng.",
	    "Latitude, de -90 à 90, du centre d’une recherche par distance. "
	    "Demande geoloc_lng.",
	    "Latitud, de -90 a 90, del centro de una búsqueda por distancia. "
	    "Necesita geoloc_lng.",
	    "Latitude from -90 to 90 of the center of a search by distance. "
	    "Needs geoloc_lng." } },
	{ "event_list.geoloc_lng",
	    {
	    "Longitude from -180 to 180 of the center of a search by distance. "
	    "Needs geoloc_lat.",
	    "Geografische Länge von -180 bis 180 des Mittelpunkts einer "
	    "Umkreissuche. Braucht geoloc_lat.",
	    "Longitude, de -180 à 180, du centre d’une recherche par distance. "
	    "Demande geoloc_lat.",
	    "Longitud, de -180 a 180, del centro de una búsqueda por "
	    "distancia. Necesita geoloc_lat.",
	    "Longitude from -180 to 180 of the center of a search by distance. "
	    "Needs geoloc_lat." } },
	{ "event_list.hide_subsequent_recurrences",
	    {
	    "Whether to list only the first event of each series within the "
	    "dates.",
	    "Von jeder Serie nur ihre erste Veranstaltung innerhalb der Zeit.",
	    "De chaque série, seulement le premier événement entre les dates.",
	    "De cada serie, solo su primer evento entre las fechas.",
	    "Whether to list only the first event of each series within the "
	    "dates." } },
	{ "event_list.include",
	    {
	    "Only events with these ids, including hidden ones. Filters by "
	    "date are then ignored.",
	    "Nur Veranstaltungen mit diesen IDs, auch verborgene; "
	    "Datumsangaben zählen dann nicht.",
	    "Seulement les événements avec ces identifiants, même cachés ; "
	    "aucune date ne compte alors.",
	    "Solo los eventos con estos identificadores, también los ocultos; "
	    "entonces no cuenta ninguna fecha.",
	    "Only events with these ids, including hidden ones. Filters by "
	    "date are then ignored." } },
	{ "event_list.modified_after",
	    {
	    "Only events modified later than this. A date in the time zone of "
	    "the site.",
	    "Nur später als zu dieser Zeit geänderte Veranstaltungen. Ein "
	    "Datum in der Zeitzone der Website.",
	    "Seulement les événements modifiés après ce moment. Une date dans "
	    "le fuseau horaire du site.",
	    "Solo los eventos modificados después de este momento. Una fecha "
	    "en la zona horaria del sitio.",
	    "Only events modified later than this. A date in the time zone of "
	    "the site." } },
	{ "event_list.modified_before",
	    {
	    "Only events modified earlier than this. A date in the time zone "
	    "of the site.",
	    "Nur früher als zu dieser Zeit geänderte Veranstaltungen. Ein "
	    "Datum in der Zeitzone der Website.",
	    "Seulement les événements modifiés avant ce moment. Une date dans "
	    "le fuseau horaire du site.",
	    "Solo los eventos modificados antes de este momento. Una fecha en "
	    "la zona horaria del sitio.",
	    "Only events modified earlier than this. A date in the time zone "
	    "of the site." } },
	{ "event_list.of_each_series",
	    {
	    "Which event of each series to list, of those that pass all other "
	    "filters.",
	    "Welche Veranstaltung jeder Serie die Liste enthält, von denen, "
	    "auf die alle anderen Filter zutreffen.",
	    "L’événement de chaque série qui figure dans la liste, parmi ceux "
	    "qui répondent à tous les autres filtres.",
	    "Qué evento de cada serie contiene la lista, entre los que cumplen "
	    "los demás filtros.",
	    "Which event of each series to list, of those that pass all other "
	    "filters." } },
	{ "event_list.order", { "Sort order, in any letter case.",
	    "Auf- oder absteigend; Groß- und Kleinschreibung ist gleich.",
	    "Ordre croissant ou décroissant, sans distinction de casse.",
	    "Orden ascendente o descendente, sin distinguir mayúsculas.",
	    "Sort order, in any letter case." } },
	{ "event_list.orderby",
	    {
	    "Sort key, in any letter case. event_date means start_date, "
	    "relevance puts the best matches of the search first.",
	    "Wonach die Liste geordnet ist; Groß- und Kleinschreibung ist "
	    "gleich. event_date ist start_date, relevance stellt die besten "
	    "Treffer der Suche nach vorn.",
	    "Critère de tri de la liste, sans distinction de casse. event_date "
	    "équivaut à start_date, relevance place en tête les meilleurs "
	    "résultats de la recherche.",
	    "Criterio de orden de la lista, sin distinguir mayúsculas. "
	    "event_date equivale a start_date, relevance pone primero los "
	    "mejores resultados de la búsqueda.",
	    "Sort key, in any letter case. event_date means start_date, "
	    "relevance puts the best matches of the search first." } },
	{ "event_list.organizer",
	    { "Only events of one of these organizers. Ids of existing ones.",
	    "Nur Veranstaltungen eines dieser Veranstalter. IDs vorhandener.",
	    "Seulement les événements d’un de ces organisateurs. Identifiants "
	    "d’organisateurs existants.",
	    "Solo los eventos de uno de estos organizadores. Identificadores "
	    "de organizadores existentes.",
	    "Only events of one of these organizers. Ids of existing ones." } },
	{ "event_list.post_parent",
	    { "Only events that belong to the event with this id.",
	    "Nur Veranstaltungen, die zu der mit dieser ID gehören.",
	    "Seulement les événements rattachés à celui qui porte cet "
	    "identifiant.",
	    "Solo los eventos que pertenecen al que tiene este identificador.",
	    "Only events that belong to the event with this id." } },
	{ "event_list.search",
	    {
	    "Words that must all occur in title, excerpt or description, in "
	    "any letter case and without regard to accents. \"A phrase\" stays "
	    "together, -word excludes. Not empty.",
	    "Wörter, die alle in Titel, Kurzbeschreibung oder Beschreibung "
	    "vorkommen müssen; Groß- und Kleinschreibung und Akzente sind "
	    "gleich. \"Eine Wortfolge\" bleibt zusammen, -Wort schließt aus. "
	    "Nicht leer.",
	    "Mots qui doivent tous se trouver dans le titre, la description "
	    "courte ou la description, sans distinction de casse ni d’accents. "
	    "\"Une expression\" reste entière, -mot exclut. Non vide.",
	    "Palabras que deben aparecer todas en el título, la descripción "
	    "breve o la descripción, sin distinguir mayúsculas ni acentos. "
	    "\"Una frase\" se busca entera, -palabra excluye. No vacío.",
	    "Words that must all occur in title, excerpt or description, in "
	    "any letter case and without regard to accents. \"A phrase\" stays "
	    "together, -word excludes. Not empty." } },
	{ "event_list.search_in",
	    {
	    "With all, a word also finds its plural and singular, and events "
	    "whose venue, city, organizers, categories or tags have a name "
	    "with a word that begins with it.",
	    "Mit all findet ein Wort auch seine Mehrzahl und Einzahl sowie "
	    "Termine, deren Ort, Stadt, Veranstalter, Kategorien oder "
	    "Schlagwörter einen Namen mit einem Wort haben, das so beginnt.",
	    "Avec all, un mot trouve aussi son pluriel et son singulier, ainsi "
	    "que les événements dont le lieu, la ville, les organisateurs, les "
	    "catégories ou les étiquettes ont un nom dont un mot commence "
	    "ainsi.",
	    "Con all, una palabra encuentra también su plural y su singular, y "
	    "los eventos cuyo lugar, ciudad, organizadores, categorías o "
	    "etiquetas tengan un nombre con una palabra que empiece así.",
	    "With all, a word also finds its plural and singular, and events "
	    "whose venue, city, organizers, categories or tags have a name "
	    "with a word that begins with it." } },
	{ "event_list.series", { "Only events of the series with this id.",
	    "Nur Veranstaltungen der Serie mit dieser ID.",
	    "Seulement les événements de la série qui porte cet identifiant.",
	    "Solo los eventos de la serie que tiene este identificador.",
	    "Only events of the series with this id." } },
	{ "event_list.start_date",
	    {
	    "Only events that start on this day or later; with strict_dates at "
	    "this time or later. A date in the time zone of the site, such as "
	    "2027-03-01, tomorrow or +2 weeks. The default is now.",
	    "Nur Veranstaltungen, die an diesem Tag oder später beginnen; mit "
	    "strict_dates zu dieser Zeit oder später. Ein Datum in der "
	    "Zeitzone der Website, etwa 2027-03-01, tomorrow oder +2 weeks. "
	    "Ohne Angabe jetzt.",
	    "Seulement les événements qui commencent ce jour-là ou plus tard ; "
	    "avec strict_dates, à cette heure ou plus tard. Une date dans le "
	    "fuseau horaire du site, par exemple 2027-03-01, tomorrow ou +2 "
	    "weeks. À défaut, maintenant.",
	    "Solo los eventos que comienzan este día o más tarde; con "
	    "strict_dates, a esta hora o más tarde. Una fecha en la zona "
	    "horaria del sitio, por ejemplo 2027-03-01, tomorrow o +2 weeks. "
	    "Si falta, ahora.",
	    "Only events that start on this day or later; with strict_dates at "
	    "this time or later. A date in the time zone of the site, such as "
	    "2027-03-01, tomorrow or +2 weeks. The default is now." } },
	{ "event_list.starts_after",
	    {
	    "Only events that start after the end of this day; with "
	    "strict_dates after this time. A date in the time zone of the "
	    "site.",
	    "Nur Veranstaltungen, die nach dem Ende dieses Tages beginnen; mit "
	    "strict_dates nach dieser Zeit. Ein Datum in der Zeitzone der "
	    "Website.",
	    "Seulement les événements qui commencent après la fin de ce jour ; "
	    "avec strict_dates, après cette heure. Une date dans le fuseau "
	    "horaire du site.",
	    "Solo los eventos que comienzan después del final de este día; con "
	    "strict_dates, después de esta hora. Una fecha en la zona horaria "
	    "del sitio.",
	    "Only events that start after the end of this day; with "
	    "strict_dates after this time. A date in the time zone of the "
	    "site." } },
	{ "event_list.starts_before",
	    {
	    "Only events that start before the end of this day; with "
	    "strict_dates before this time. A date in the time zone of the "
	    "site.",
	    "Nur Veranstaltungen, die vor dem Ende dieses Tages beginnen; mit "
	    "strict_dates vor dieser Zeit. Ein Datum in der Zeitzone der "
	    "Website.",
	    "Seulement les événements qui commencent avant la fin de ce jour ; "
	    "avec strict_dates, avant cette heure. Une date dans le fuseau "
	    "horaire du site.",
	    "Solo los eventos que comienzan antes del final de este día; con "
	    "strict_dates, antes de esta hora. Una fecha en la zona horaria "
	    "del sitio.",
	    "Only events that start before the end of this day; with "
	    "strict_dates before this time. A date in the time zone of the "
	    "site." } },
	{ "event_list.status",
	    {
	    "One or more statuses, separated by commas, or any. Callers who "
	    "may not read unpublished events can only use publish.",
	    "Ein oder mehrere Status, durch Kommas getrennt, oder any. Wer "
	    "unveröffentlichte Veranstaltungen nicht lesen darf, kann nur "
	    "publish verlangen.",
	    "Un ou plusieurs statuts, séparés par des virgules, ou any. Qui ne "
	    "peut pas lire les événements non publiés ne peut demander que "
	    "publish.",
	    "Uno o varios estados, separados por comas, o any. Quien no puede "
	    "leer eventos sin publicar solo puede pedir publish.",
	    "One or more statuses, separated by commas, or any. Callers who "
	    "may not read unpublished events can only use publish." } },
	{ "event_list.strict_dates",
	    {
	    "With 1, true, on or yes dates are exact to the second; otherwise "
	    "they are widened to whole days. Not empty.",
	    "Bei 1, true, on oder yes zählen die Daten auf die Sekunde genau, "
	    "sonst werden sie auf ganze Tage erweitert. Nicht leer.",
	    "Avec 1, true, on ou yes, les dates comptent à la seconde ; sinon "
	    "elles sont étendues à des jours entiers. Non vide.",
	    "Con 1, true, on o yes, las fechas cuentan al segundo; si no, se "
	    "amplían a días enteros. No vacío.",
	    "With 1, true, on or yes dates are exact to the second; otherwise "
	    "they are widened to whole days. Not empty." } },
	{ "event_list.tags",
	    {
	    "Only events with one of these tags. Ids, slugs or names of "
	    "existing ones.",
	    "Nur Veranstaltungen mit einem dieser Schlagwörter. IDs, Slugs "
	    "oder Namen vorhandener.",
	    "Seulement les événements avec une de ces étiquettes. "
	    "Identifiants, slugs ou noms d’étiquettes existantes.",
	    "Solo los eventos con una de estas etiquetas. Identificadores, "
	    "slugs o nombres de etiquetas existentes.",
	    "Only events with one of these tags. Ids, slugs or names of "
	    "existing ones." } },
	{ "event_list.ticketed",
	    { "Only events that have tickets, or only those that have none.",
	    "Nur Veranstaltungen mit Eintrittskarten, oder nur solche ohne.",
	    "Seulement les événements avec billets, ou seulement ceux sans "
	    "billets.",
	    "Solo los eventos con entradas, o solo los que no las tienen.",
	    "Only events that have tickets, or only those that have none." } },
	{ "event_list.venue",
	    { "Only events at one of these venues. Ids of existing ones.",
	    "Nur Veranstaltungen an einem dieser Orte. IDs vorhandener.",
	    "Seulement les événements dans un de ces lieux. Identifiants de "
	    "lieux existants.",
	    "Solo los eventos en uno de estos lugares. Identificadores de "
	    "lugares existentes.",
	    "Only events at one of these venues. Ids of existing ones." } },
	{ "event_update",
	    {
	    "Update an event; fields that are not sent are kept. For "
	    "contributors and above.",
	    "Ändert eine Veranstaltung; was nicht gesendet wird, bleibt. Ab "
	    "der Rolle Mitarbeiter.",
	    "Modifie un événement ; ce qui n’est pas envoyé reste. À partir du "
	    "rôle de contributeur.",
	    "Modifica un evento; lo que no se envía se conserva. A partir del "
	    "rol de colaborador.",
	    "Update an event; fields that are not sent are kept. For "
	    "contributors and above." } },
	{ "event_update.follow_series",
	    {
	    "Undoes all changes that were made only in this event of a series, "
	    "so that it follows the series again. Other fields that are sent "
	    "are changed afterwards. The slug is kept.",
	    "Nimmt zurück, was an dieser Veranstaltung einer Serie allein "
	    "geändert wurde, sodass sie der Serie wieder folgt; erst danach "
	    "wird geändert, was sonst gesendet wird. Ihre Adresse bleibt.",
	    "Annule ce qui a été modifié dans ce seul événement d’une série, "
	    "qui suit de nouveau la série, avant toute autre modification "
	    "envoyée. Son adresse reste.",
	    "Deshace lo que se cambió solo en este evento de una serie, que "
	    "vuelve a seguir la serie, antes de cambiar lo demás que se envíe. "
	    "Su dirección no cambia.",
	    "Undoes all changes that were made only in this event of a series, "
	    "so that it follows the series again. Other fields that are sent "
	    "are changed afterwards. The slug is kept." } },
	{ "event_update.id", { "Id of the event.", "ID der Veranstaltung.",
	    "Identifiant de l’événement.", "Identificador del evento.",
	    "Id of the event." } },
	{ "event_update.recurrence",
	    {
	    "Makes a series of an event that belongs to none, as in a create. "
	    "The event becomes its first event.",
	    "Macht aus einer Veranstaltung, die zu keiner Serie gehört, eine "
	    "Serie, wie beim Anlegen. Sie wird deren erste.",
	    "Fait une série d’un événement qui n’en a pas, comme à la "
	    "création. Il en devient le premier.",
	    "Convierte en serie un evento que no pertenece a ninguna, como al "
	    "crearlo. Pasa a ser el primero.",
	    "Makes a series of an event that belongs to none, as in a create. "
	    "The event becomes its first event." } },
	{ "event_update_by_slug",
	    {
	    "Update an event by its slug; fields that are not sent are kept. "
	    "For contributors and above.",
	    "Ändert eine Veranstaltung nach ihrem Slug; was nicht gesendet "
	    "wird, bleibt. Ab der Rolle Mitarbeiter.",
	    "Modifie un événement par son slug ; ce qui n’est pas envoyé "
	    "reste. À partir du rôle de contributeur.",
	    "Modifica un evento por su slug; lo que no se envía se conserva. A "
	    "partir del rol de colaborador.",
	    "Update an event by its slug; fields that are not sent are kept. "
	    "For contributors and above." } },
	{ "event_update_by_slug.follow_series",
	    {
	    "Undoes all changes that were made only in this event of a series, "
	    "so that it follows the series again. Other fields that are sent "
	    "are changed afterwards. The slug is kept.",
	    "Nimmt zurück, was an dieser Veranstaltung einer Serie allein "
	    "geändert wurde, sodass sie der Serie wieder folgt; erst danach "
	    "wird geändert, was sonst gesendet wird. Ihre Adresse bleibt.",
	    "Annule ce qui a été modifié dans ce seul événement d’une série, "
	    "qui suit de nouveau la série, avant toute autre modification "
	    "envoyée. Son adresse reste.",
	    "Deshace lo que se cambió solo en este evento de una serie, que "
	    "vuelve a seguir la serie, antes de cambiar lo demás que se envíe. "
	    "Su dirección no cambia.",
	    "Undoes all changes that were made only in this event of a series, "
	    "so that it follows the series again. Other fields that are sent "
	    "are changed afterwards. The slug is kept." } },
	{ "event_update_by_slug.recurrence",
	    {
	    "Makes a series of an event that belongs to none, as in a create. "
	    "The event becomes its first event.",
	    "Macht aus einer Veranstaltung, die zu keiner Serie gehört, eine "
	    "Serie, wie beim Anlegen. Sie wird deren erste.",
	    "Fait une série d’un événement qui n’en a pas, comme à la "
	    "création. Il en devient le premier.",
	    "Convierte en serie un evento que no pertenece a ninguna, como al "
	    "crearlo. Pasa a ser el primero.",
	    "Makes a series of an event that belongs to none, as in a create. "
	    "The event becomes its first event." } },
	{ "event_update_by_slug.slug",
	    { "Slug that the event has now; in the body, the new one.",
	    "Slug, den die Veranstaltung jetzt hat; im Inhalt der neue.",
	    "Slug que l’événement a maintenant ; dans le corps, le nouveau.",
	    "Slug que el evento tiene ahora; en el cuerpo, el nuevo.",
	    "Slug that the event has now; in the body, the new one." } },
	{ "history_list",
	    { "List what was changed in the calendar, newest first.",
	    "Listet auf, was im Kalender geändert wurde, das Neueste zuerst.",
	    "Lister ce qui a été modifié dans le calendrier, le plus récent "
	    "d’abord.",
	    "Listar lo que se ha cambiado en el calendario, lo más reciente "
	    "primero.",
	    "List what was changed in the calendar, newest first." } },
	{ "history_list.author",
	    { "Only what the user with this id has changed.",
	    "Nur Änderungen des Benutzers mit dieser Nummer.",
	    "Seulement ce qu’a modifié l’utilisateur qui a ce numéro.",
	    "Solo lo que ha cambiado el usuario con este número.",
	    "Only what the user with this id has changed." } },
	{ "image_create",
	    {
	    "Store an image. It is decoded and encoded again in several sizes, "
	    "without metadata; of an animation only the first frame is "
	    "stored.",
	    "Ein Bild ablegen. Es wird gelesen und in mehreren Größen neu "
	    "geschrieben, ohne die Angaben von Kameras; von einer Animation "
	    "zählt das erste Bild.",
	    "Déposer une image. Elle est lue puis réécrite en plusieurs "
	    "tailles, sans les données des appareils photo ; d’une animation, "
	    "la première vue compte.",
	    "Guardar una imagen. Se lee y se vuelve a escribir en varios "
	    "tamaños, sin lo que añaden las cámaras; de una animación cuenta "
	    "la primera.",
	    "Store an image. It is decoded and encoded again in several sizes, "
	    "without metadata; of an animation only the first frame is stored."
	    } },
	{ "image_create.file",
	    {
	    "A JPEG, PNG, WebP or GIF, as a file of a form or as the body; at "
	    "most 10 MB and 40 megapixels.",
	    "JPEG, PNG, WebP oder GIF, als Datei eines Formulars oder als "
	    "Inhalt; höchstens 10 MB und 40 Megapixel.",
	    "Un JPEG, PNG, WebP ou GIF, comme fichier de formulaire ou comme "
	    "corps ; au plus 10 Mo et 40 mégapixels.",
	    "Un JPEG, PNG, WebP o GIF, como archivo de un formulario o como "
	    "cuerpo; como máximo 10 MB y 40 megapíxeles.",
	    "A JPEG, PNG, WebP or GIF, as a file of a form or as the body; at "
	    "most 10 MB and 40 megapixels." } },
	{ "image_delete",
	    {
	    "Delete an image and its files permanently. For editors, and for "
	    "its owner. An image that a record shows is rejected with 409.",
	    "Löscht ein Bild und seine Dateien endgültig; das dürfen "
	    "Redakteure und sein Eigentümer. Ein Bild, das noch gezeigt wird, "
	    "wird mit 409 abgelehnt.",
	    "Supprime définitivement une image et ses fichiers ; les éditeurs "
	    "et son propriétaire le peuvent. Une image encore montrée est "
	    "refusée avec 409.",
	    "Elimina una imagen y sus archivos definitivamente; pueden los "
	    "editores y su propietario. Una imagen que todavía se muestra se "
	    "rechaza con 409.",
	    "Delete an image and its files permanently. For editors, and for "
	    "its owner. An image that a record shows is rejected with 409." } },
	{ "image_delete.id", { "Number of the image.", "Nummer des Bilds.",
	    "Numéro de l’image.", "Número de la imagen.",
	    "Number of the image." } },
	{ "image_fields.alt",
	    { "Description of the image for people who cannot see it.",
	    "Was das Bild zeigt, für alle, die es nicht sehen.",
	    "Ce que montre l’image, pour celles et ceux qui ne la voient pas.",
	    "Lo que muestra la imagen, para quien no la ve.",
	    "Description of the image for people who cannot see it." } },
	{ "image_get", { "Read an image.", "Ein Bild lesen.",
	    "Lire une image.", "Leer una imagen.", "Read an image." } },
	{ "image_get.id", { "Number of the image.", "Nummer des Bilds.",
	    "Numéro de l’image.", "Número de la imagen.",
	    "Number of the image." } },
	{ "image_update",
	    {
	    "Change the description of an image. For editors, and for its "
	    "owner while the owner may edit all records that show it.",
	    "Ändern, was über ein Bild gesagt ist; das dürfen Redakteure, und "
	    "sein Eigentümer, solange er alles bearbeiten darf, was das Bild "
	    "zeigt.",
	    "Changer ce qui est dit d’une image ; les éditeurs le peuvent, et "
	    "son propriétaire tant qu’il peut modifier tout ce qui la montre.",
	    "Cambiar lo que se dice de una imagen; pueden los editores, y su "
	    "propietario mientras pueda editar todo lo que la muestra.",
	    "Change the description of an image. For editors, and for its "
	    "owner while the owner may edit all records that show it." } },
	{ "image_update.id", { "Number of the image.", "Nummer des Bilds.",
	    "Numéro de l’image.", "Número de la imagen.",
	    "Number of the image." } },
	{ "index_get", { "The index of all routes.",
	    "Das Verzeichnis aller Routen.", "L’index de toutes les routes.",
	    "El índice de todas las rutas.", "The index of all routes." } },
	{ "index_get.context", { "Has no effect.", "Ohne Wirkung.",
	    "Sans effet.", "Sin efecto.", "Has no effect." } },
	{ "index_get.namespace",
	    { "Namespace to describe; any other is rejected with 404.",
	    "Namensraum, der beschrieben werden soll; jeder andere wird mit "
	    "404 abgelehnt.",
	    "Espace de noms à décrire ; tout autre est rejeté avec 404.",
	    "Espacio de nombres que se describe; cualquier otro se rechaza con "
	    "404.",
	    "Namespace to describe; any other is rejected with 404." } },
	{ "organizer_create",
	    {
	    "Create an organizer, or find an equal one. For contributors and "
	    "above.",
	    "Legt einen Veranstalter an oder findet einen gleichen. Ab der "
	    "Rolle Mitarbeiter.",
	    "Crée un organisateur, ou en trouve un identique. À partir du rôle "
	    "de contributeur.",
	    "Crea un organizador o encuentra uno igual. A partir del rol de "
	    "colaborador.",
	    "Create an organizer, or find an equal one. For contributors and "
	    "above." } },
	{ "organizer_delete",
	    {
	    "Move an organizer to the trash, or delete it permanently. For "
	    "contributors and above.",
	    "Legt einen Veranstalter in den Papierkorb oder löscht ihn "
	    "endgültig. Ab der Rolle Mitarbeiter.",
	    "Met un organisateur à la corbeille, ou le supprime "
	    "définitivement. À partir du rôle de contributeur.",
	    "Mueve un organizador a la papelera o lo elimina definitivamente. "
	    "A partir del rol de colaborador.",
	    "Move an organizer to the trash, or delete it permanently. For "
	    "contributors and above." } },
	{ "organizer_delete.force",
	    {
	    "Accepted for clients of The Events Calendar, where it also only "
	    "moves to the trash. No effect.",
	    "Angenommen für Clients von The Events Calendar, wo auch nur in "
	    "den Papierkorb gelegt wird. Ohne Wirkung.",
	    "Accepté pour les clients de The Events Calendar, où cela ne fait "
	    "aussi que mettre à la corbeille. Sans effet.",
	    "Aceptado para los clientes de The Events Calendar, donde también "
	    "solo se mueve a la papelera. Sin efecto.",
	    "Accepted for clients of The Events Calendar, where it also only "
	    "moves to the trash. No effect." } },
	{ "organizer_delete.id", { "Id of the organizer.",
	    "ID des Veranstalters.", "Identifiant de l’organisateur.",
	    "Identificador del organizador.", "Id of the organizer." } },
	{ "organizer_delete.purge",
	    {
	    "Whether to delete permanently, also from the trash. Only editors "
	    "and administrators may do so.",
	    "Ob endgültig gelöscht wird, auch aus dem Papierkorb. Das dürfen "
	    "nur Redakteure und Administratoren.",
	    "Indique s’il faut supprimer définitivement, même depuis la "
	    "corbeille. Réservé aux éditeurs et aux administrateurs.",
	    "Indica si se elimina definitivamente, también desde la papelera. "
	    "Reservado a editores y administradores.",
	    "Whether to delete permanently, also from the trash. Only editors "
	    "and administrators may do so." } },
	{ "organizer_delete_by_slug",
	    {
	    "Move an organizer to the trash by its slug, or delete it "
	    "permanently. For contributors and above.",
	    "Legt einen Veranstalter nach seinem Slug in den Papierkorb oder "
	    "löscht ihn endgültig. Ab der Rolle Mitarbeiter.",
	    "Met un organisateur à la corbeille par son slug, ou le supprime "
	    "définitivement. À partir du rôle de contributeur.",
	    "Mueve un organizador a la papelera por su slug o lo elimina "
	    "definitivamente. A partir del rol de colaborador.",
	    "Move an organizer to the trash by its slug, or delete it "
	    "permanently. For contributors and above." } },
	{ "organizer_delete_by_slug.force",
	    {
	    "Accepted for clients of The Events Calendar, where it also only "
	    "moves to the trash. No effect.",
	    "Angenommen für Clients von The Events Calendar, wo auch nur in "
	    "den Papierkorb gelegt wird. Ohne Wirkung.",
	    "Accepté pour les clients de The Events Calendar, où cela ne fait "
	    "aussi que mettre à la corbeille. Sans effet.",
	    "Aceptado para los clientes de The Events Calendar, donde también "
	    "solo se mueve a la papelera. Sin efecto.",
	    "Accepted for clients of The Events Calendar, where it also only "
	    "moves to the trash. No effect." } },
	{ "organizer_delete_by_slug.purge",
	    {
	    "Whether to delete permanently. Only editors and administrators "
	    "may do so.",
	    "Ob endgültig gelöscht wird. Das dürfen nur Redakteure und "
	    "Administratoren.",
	    "Indique s’il faut supprimer définitivement. Réservé aux éditeurs "
	    "et aux administrateurs.",
	    "Indica si se elimina definitivamente. Reservado a editores y "
	    "administradores.",
	    "Whether to delete permanently. Only editors and administrators "
	    "may do so." } },
	{ "organizer_delete_by_slug.slug", { "Slug of the organizer.",
	    "Slug des Veranstalters.", "Slug de l’organisateur.",
	    "Slug del organizador.", "Slug of the organizer." } },
	{ "organizer_fields.author",
	    {
	    "Id of the user who owns the organizer. The default is the caller. "
	    "Only editors and administrators may name another user.",
	    "ID des Benutzers, dem der Veranstalter gehört; ohne Angabe der "
	    "Aufrufer. Einen anderen Benutzer dürfen nur Redakteure und "
	    "Administratoren nennen.",
	    "Identifiant de l’utilisateur auquel appartient l’organisateur ; "
	    "par défaut l’appelant. Seuls les éditeurs et les administrateurs "
	    "peuvent nommer un autre utilisateur.",
	    "Identificador del usuario a quien pertenece el organizador; por "
	    "defecto, quien llama. Solo los editores y los administradores "
	    "pueden nombrar a otra persona.",
	    "Id of the user who owns the organizer. The default is the caller. "
	    "Only editors and administrators may name another user." } },
	{ "organizer_fields.date",
	    {
	    "Time of publication in the time zone of the site. The default is "
	    "now.",
	    "Zeitpunkt der Veröffentlichung in der Zeitzone der Website; ohne "
	    "Angabe jetzt.",
	    "Moment de la publication dans le fuseau horaire du site ; par "
	    "défaut maintenant.",
	    "Momento de la publicación en la zona horaria del sitio; por "
	    "defecto, ahora.",
	    "Time of publication in the time zone of the site. The default is "
	    "now." } },
	{ "organizer_fields.date_utc",
	    {
	    "Time of publication in UTC; takes precedence over date. The "
	    "default is now.",
	    "Zeitpunkt der Veröffentlichung in UTC; hat Vorrang vor date. Ohne "
	    "Angabe jetzt.",
	    "Moment de la publication en UTC ; l’emporte sur date. Par défaut "
	    "maintenant.",
	    "Momento de la publicación en UTC; prevalece sobre date. Por "
	    "defecto, ahora.",
	    "Time of publication in UTC; takes precedence over date. The "
	    "default is now." } },
	{ "organizer_fields.description",
	    { "Description, may contain HTML. An empty text clears it.",
	    "Beschreibung, darf HTML enthalten. Ein leerer Text leert sie.",
	    "Description, HTML admis. Un texte vide l’efface.",
	    "Descripción, admite HTML. Un texto vacío la borra.",
	    "Description, may contain HTML. An empty text clears it." } },
	{ "organizer_fields.email", { "E-mail address, which is not checked.",
	    "E-Mail-Adresse; sie wird nicht geprüft.",
	    "Adresse électronique ; elle n’est pas vérifiée.",
	    "Dirección de correo electrónico; no se comprueba.",
	    "E-mail address, which is not checked." } },
	{ "organizer_fields.image",
	    {
	    "Address of an image (http or https), or the id of a known image. "
	    "0, an empty text, or null in an update, removes it.",
	    "Adresse eines Bildes (http oder https) oder die Nummer eines "
	    "schon bekannten. 0, ein leerer Text, oder null in einer Änderung, "
	    "entfernt es.",
	    "Adresse d’une image (http ou https), ou numéro d’une image déjà "
	    "connue. 0, un texte vide, ou null dans une modification, la "
	    "retire.",
	    "Dirección de una imagen (http o https) o número de una ya "
	    "conocida. 0, un texto vacío, o null en una modificación, la "
	    "quita.",
	    "Address of an image (http or https), or the id of a known image. "
	    "0, an empty text, or null in an update, removes it." } },
	{ "organizer_fields.organizer", { "Name. Not empty.",
	    "Name. Nicht leer.", "Nom. Non vide.", "Nombre. No vacío.",
	    "Name. Not empty." } },
	{ "organizer_fields.phone", { "Phone number.", "Telefonnummer.",
	    "Numéro de téléphone.", "Número de teléfono.", "Phone number." } },
	{ "organizer_fields.status",
	    {
	    "Status. The default is publish, or draft for callers who may not "
	    "publish. If they send publish, it becomes pending.",
	    "Status; ohne Angabe publish, oder draft, wenn der Aufrufer nicht "
	    "veröffentlichen darf. Was dieser veröffentlichen würde, wird "
	    "pending.",
	    "Statut ; par défaut publish, ou draft si l’appelant ne peut pas "
	    "publier. Ce que celui-ci publierait devient pending.",
	    "Estado; por defecto publish, o draft si quien llama no puede "
	    "publicar. Lo que este publicaría pasa a pending.",
	    "Status. The default is publish, or draft for callers who may not "
	    "publish. If they send publish, it becomes pending." } },
	{ "organizer_fields.website",
	    {
	    "Address of a web page (http, https, ftp or mailto), or an empty "
	    "text for none.",
	    "Adresse einer Webseite (http, https, ftp oder mailto); ein leerer "
	    "Text bedeutet keine.",
	    "Adresse d’une page web (http, https, ftp ou mailto), ou un texte "
	    "vide s’il n’y en a pas.",
	    "Dirección de una página web (http, https, ftp o mailto), o un "
	    "texto vacío si no hay ninguna.",
	    "Address of a web page (http, https, ftp or mailto), or an empty "
	    "text for none." } },
	{ "organizer_get", { "Read an organizer.", "Liest einen Veranstalter.",
	    "Lit un organisateur.", "Lee un organizador.",
	    "Read an organizer." } },
	{ "organizer_get.id", { "Id of the organizer.",
	    "ID des Veranstalters.", "Identifiant de l’organisateur.",
	    "Identificador del organizador.", "Id of the organizer." } },
	{ "organizer_get_by_slug", { "Read an organizer by its slug.",
	    "Liest einen Veranstalter nach seinem Slug.",
	    "Lit un organisateur par son slug.",
	    "Lee un organizador por su slug.",
	    "Read an organizer by its slug." } },
	{ "organizer_get_by_slug.slug", { "Slug of the organizer.",
	    "Slug des Veranstalters.", "Slug de l’organisateur.",
	    "Slug del organizador.", "Slug of the organizer." } },
	{ "organizer_history",
	    {
	    "List the changes of an organizer, newest first. For those who may "
	    "edit it.",
	    "Listet die Änderungen eines Veranstalters auf, die neueste "
	    "zuerst. Für alle, die ihn bearbeiten dürfen.",
	    "Lister les modifications d’un organisateur, la plus récente "
	    "d’abord. Pour qui peut le modifier.",
	    "Listar los cambios de un organizador, el más reciente primero. "
	    "Para quien puede editarlo.",
	    "List the changes of an organizer, newest first. For those who may "
	    "edit it." } },
	{ "organizer_history.id", { "Id of the organizer.",
	    "Nummer des Veranstalters.", "Numéro de l’organisateur.",
	    "Número del organizador.", "Id of the organizer." } },
	{ "organizer_list", { "List organizers, newest first.",
	    "Listet Veranstalter, den neuesten zuerst.",
	    "Liste les organisateurs, le plus récent d’abord.",
	    "Enumera los organizadores, el más reciente primero.",
	    "List organizers, newest first." } },
	{ "organizer_update",
	    {
	    "Update an organizer; fields that are not sent are kept. For "
	    "contributors and above.",
	    "Ändert einen Veranstalter; was nicht gesendet wird, bleibt. Ab "
	    "der Rolle Mitarbeiter.",
	    "Modifie un organisateur ; ce qui n’est pas envoyé reste. À partir "
	    "du rôle de contributeur.",
	    "Modifica un organizador; lo que no se envía se conserva. A partir "
	    "del rol de colaborador.",
	    "Update an organizer; fields that are not sent are kept. For "
	    "contributors and above." } },
	{ "organizer_update.id", { "Id of the organizer.",
	    "ID des Veranstalters.", "Identifiant de l’organisateur.",
	    "Identificador del organizador.", "Id of the organizer." } },
	{ "organizer_update_by_slug",
	    {
	    "Update an organizer by its slug; fields that are not sent are "
	    "kept. For contributors and above.",
	    "Ändert einen Veranstalter nach seinem Slug; was nicht gesendet "
	    "wird, bleibt. Ab der Rolle Mitarbeiter.",
	    "Modifie un organisateur par son slug ; ce qui n’est pas envoyé "
	    "reste. À partir du rôle de contributeur.",
	    "Modifica un organizador por su slug; lo que no se envía se "
	    "conserva. A partir del rol de colaborador.",
	    "Update an organizer by its slug; fields that are not sent are "
	    "kept. For contributors and above." } },
	{ "organizer_update_by_slug.slug", { "Slug of the organizer.",
	    "Slug des Veranstalters.", "Slug de l’organisateur.",
	    "Slug del organizador.", "Slug of the organizer." } },
	{ "paging.page", { "Page number, from 1.", "Nummer der Seite, ab 1.",
	    "Numéro de la page, à partir de 1.",
	    "Número de la página, a partir de 1.", "Page number, from 1." } },
	{ "paging.per_page",
	    { "Records per page, from 1. Values above 50 count as 50.",
	    "Datensätze je Seite, ab 1. Mehr als 50 zählt als 50.",
	    "Enregistrements par page, à partir de 1. Au-delà de 50, c’est "
	    "50.",
	    "Registros por página, a partir de 1. Más de 50 cuenta como 50.",
	    "Records per page, from 1. Values above 50 count as 50." } },
	{ "record.Category", { "A category.", "Eine Kategorie.",
	    "Une catégorie.", "Una categoría.", "A category." } },
	{ "record.Category._links",
	    {
	    "The same addresses as lists of links; not in lists, nor after a "
	    "deletion.",
	    "Dieselben Adressen als Listen von Verweisen; nicht in Listen und "
	    "nicht nach dem Löschen.",
	    "Les mêmes adresses, en listes de liens ; absent des listes et "
	    "après une suppression.",
	    "Las mismas direcciones como listas de enlaces; no aparece en "
	    "listas ni tras una eliminación.",
	    "The same addresses as lists of links; not in lists, nor after a "
	    "deletion." } },
	{ "record.Category.color",
	    { "Color, such as #9c2f22; left out if there is none.",
	    "Farbe, etwa #9c2f22; fehlt, wenn es keine gibt.",
	    "Couleur, par exemple #9c2f22 ; absente s’il n’y en a pas.",
	    "Color, por ejemplo #9c2f22; falta si no hay ninguno.",
	    "Color, such as #9c2f22; left out if there is none." } },
	{ "record.Category.count",
	    {
	    "Number of published events in this category, without those in its "
	    "descendants.",
	    "Anzahl der veröffentlichten Veranstaltungen mit genau dieser "
	    "Kategorie.",
	    "Nombre d’événements publiés qui ont cette catégorie même.",
	    "Número de eventos publicados que tienen esta misma categoría.",
	    "Number of published events in this category, without those in its "
	    "descendants." } },
	{ "record.Category.description", { "Description.", "Beschreibung.",
	    "Description.", "Descripción.", "Description." } },
	{ "record.Category.id",
	    { "Id of the record, from one sequence for categories and tags.",
	    "Nummer des Datensatzes, in einer Folge für Kategorien und "
	    "Schlagwörter.",
	    "Numéro de l’enregistrement, dans une même suite pour les "
	    "catégories et les étiquettes.",
	    "Número del registro, en una misma serie para categorías y "
	    "etiquetas.",
	    "Id of the record, from one sequence for categories and tags." } },
	{ "record.Category.meta", { "Always an empty list.",
	    "Immer eine leere Liste.", "Toujours une liste vide.",
	    "Siempre una lista vacía.", "Always an empty list." } },
	{ "record.Category.name", { "Name.", "Name.", "Nom.", "Nombre.",
	    "Name." } },
	{ "record.Category.parent",
	    { "Id of the category above this one, 0 for none.",
	    "ID der übergeordneten Kategorie, 0 für keine.",
	    "Identifiant de la catégorie supérieure, 0 pour aucune.",
	    "Identificador de la categoría superior, 0 para ninguna.",
	    "Id of the category above this one, 0 for none." } },
	{ "record.Category.slug", { "Name in the public address.",
	    "Name in der öffentlichen Adresse.",
	    "Nom dans l’adresse publique.", "Nombre en la dirección pública.",
	    "Name in the public address." } },
	{ "record.Category.taxonomy", { "Kind of term.", "Art des Begriffs.",
	    "Sorte de terme.", "Clase de término.", "Kind of term." } },
	{ "record.Category.url", { "Public address.", "Öffentliche Adresse.",
	    "Adresse publique.", "Dirección pública.", "Public address." } },
	{ "record.Category.urls", { "Addresses in this API.",
	    "Adressen in dieser API.", "Adresses dans cette API.",
	    "Direcciones en esta API.", "Addresses in this API." } },
	{ "record.CategoryList", { "A page of a list of categories.",
	    "Eine Seite einer Liste von Kategorien.",
	    "Une page d’une liste de catégories.",
	    "Una página de una lista de categorías.",
	    "A page of a list of categories." } },
	{ "record.CategoryList.categories", { "Categories of this page.",
	    "Kategorien dieser Seite.", "Catégories de cette page.",
	    "Categorías de esta página.", "Categories of this page." } },
	{ "record.CategoryList.next_rest_url",
	    { "Address of the next page, if there is one.",
	    "Adresse der nächsten Seite, wenn es sie gibt.",
	    "Adresse de la page suivante, s’il y en a une.",
	    "Dirección de la página siguiente, si la hay.",
	    "Address of the next page, if there is one." } },
	{ "record.CategoryList.previous_rest_url",
	    { "Address of the previous page, if there is one.",
	    "Adresse der vorigen Seite, wenn es sie gibt.",
	    "Adresse de la page précédente, s’il y en a une.",
	    "Dirección de la página anterior, si la hay.",
	    "Address of the previous page, if there is one." } },
	{ "record.CategoryList.rest_url", { "Address of this page.",
	    "Adresse dieser Seite.", "Adresse de cette page.",
	    "Dirección de esta página.", "Address of this page." } },
	{ "record.CategoryList.total", { "Number of all matches.",
	    "Anzahl aller Treffer.", "Nombre de tous les résultats.",
	    "Número de todos los resultados.", "Number of all matches." } },
	{ "record.CategoryList.total_pages", { "Number of pages.",
	    "Anzahl der Seiten.", "Nombre de pages.", "Número de páginas.",
	    "Number of pages." } },
	{ "record.CostDetails", { "Parts of a price.", "Teile eines Preises.",
	    "Parties d’un prix.", "Partes de un precio.",
	    "Parts of a price." } },
	{ "record.CostDetails.currency_code", { "Always empty.", "Immer leer.",
	    "Toujours vide.", "Siempre vacío.", "Always empty." } },
	{ "record.CostDetails.currency_position",
	    {
	    "Position of the symbol, before or after the number; empty without "
	    "a symbol.",
	    "Wo das Zeichen steht, vor oder hinter der Zahl; leer, wenn es "
	    "keines gibt.",
	    "Place du signe, devant ou derrière le nombre ; vide sans signe.",
	    "Dónde está el símbolo, delante o detrás del número; vacío si no "
	    "hay símbolo.",
	    "Position of the symbol, before or after the number; empty without "
	    "a symbol." } },
	{ "record.CostDetails.currency_symbol",
	    { "Currency symbol as sent; may be empty.",
	    "Währungszeichen, wie es gesendet wurde; kann leer sein.",
	    "Signe de la monnaie tel qu’il a été envoyé ; peut être vide.",
	    "Símbolo de la moneda tal como se envió; puede estar vacío.",
	    "Currency symbol as sent; may be empty." } },
	{ "record.CostDetails.values",
	    {
	    "Numbers of the price as texts, sorted by size; empty if it has a "
	    "number and other words.",
	    "Zahlen des Preises als Texte, nach Größe geordnet; leer, wenn er "
	    "eine Zahl und andere Wörter enthält.",
	    "Nombres du prix, en textes, par ordre de grandeur ; vide s’il "
	    "contient un nombre et d’autres mots.",
	    "Números del precio como textos, ordenados por tamaño; vacío si "
	    "contiene un número y otras palabras.",
	    "Numbers of the price as texts, sorted by size; empty if it has a "
	    "number and other words." } },
	{ "record.DateDetails",
	    { "Parts of a date, as texts with leading zeros.",
	    "Teile eines Datums, als Texte mit führenden Nullen.",
	    "Parties d’une date, en textes avec des zéros initiaux.",
	    "Partes de una fecha, como textos con ceros a la izquierda.",
	    "Parts of a date, as texts with leading zeros." } },
	{ "record.DateDetails.day", { "Day of the month, two digits.",
	    "Tag des Monats, zwei Ziffern.", "Jour du mois, deux chiffres.",
	    "Día del mes, dos cifras.", "Day of the month, two digits." } },
	{ "record.DateDetails.hour", { "Hour, two digits, 00 to 23.",
	    "Stunde, zwei Ziffern, 00 bis 23.",
	    "Heure, deux chiffres, de 00 à 23.",
	    "Hora, dos cifras, de 00 a 23.", "Hour, two digits, 00 to 23." } },
	{ "record.DateDetails.minutes", { "Minutes, two digits.",
	    "Minuten, zwei Ziffern.", "Minutes, deux chiffres.",
	    "Minutos, dos cifras.", "Minutes, two digits." } },
	{ "record.DateDetails.month", { "Month, two digits.",
	    "Monat, zwei Ziffern.", "Mois, deux chiffres.", "Mes, dos cifras.",
	    "Month, two digits." } },
	{ "record.DateDetails.seconds", { "Seconds, two digits.",
	    "Sekunden, zwei Ziffern.", "Secondes, deux chiffres.",
	    "Segundos, dos cifras.", "Seconds, two digits." } },
	{ "record.DateDetails.year", { "Year, four digits.",
	    "Jahr, vier Ziffern.", "Année, quatre chiffres.",
	    "Año, cuatro cifras.", "Year, four digits." } },
	{ "record.Document", { "An OpenAPI document.", "Ein OpenAPI-Dokument.",
	    "Un document OpenAPI.", "Un documento OpenAPI.",
	    "An OpenAPI document." } },
	{ "record.Document.info", { "Title, version and licence.",
	    "Titel, Version und Lizenz.", "Titre, version et licence.",
	    "Título, versión y licencia.", "Title, version and licence." } },
	{ "record.Document.openapi", { "Version of OpenAPI.",
	    "Version von OpenAPI.", "Version d’OpenAPI.",
	    "Versión de OpenAPI.", "Version of OpenAPI." } },
	{ "record.Document.paths", { "Operations, by path.",
	    "Vorgänge, nach Pfad.", "Opérations, par chemin.",
	    "Operaciones, por ruta.", "Operations, by path." } },
	{ "record.Error", { "An error.", "Eine Ablehnung.", "Une erreur.",
	    "Un error.", "An error." } },
	{ "record.Error.code", { "Code of the error.",
	    "Wort für die Art der Ablehnung.", "Mot pour le type d’erreur.",
	    "Palabra para la clase de error.", "Code of the error." } },
	{ "record.Error.data", { "Details of the error.", "Näheres dazu.",
	    "Précisions.", "Más detalles.", "Details of the error." } },
	{ "record.Error.message", { "Error message in English.",
	    "Was falsch ist, als englischer Satz.",
	    "Ce qui ne va pas, en une phrase anglaise.",
	    "Qué está mal, en una frase inglesa.",
	    "Error message in English." } },
	{ "record.ErrorData", { "Details of an error.",
	    "Näheres zu einer Ablehnung.", "Précisions sur une erreur.",
	    "Más detalles de un error.", "Details of an error." } },
	{ "record.ErrorData.details", { "Invalid parameters, by name.",
	    "Fehlerhafte Parameter, nach Namen.",
	    "Paramètres fautifs, par nom.",
	    "Parámetros incorrectos, por nombre.",
	    "Invalid parameters, by name." } },
	{ "record.ErrorData.json_error_message",
	    { "Why the body could not be parsed as JSON.",
	    "Warum sich der Inhalt nicht als JSON lesen ließ.",
	    "Pourquoi le corps n’a pas pu être lu comme JSON.",
	    "Por qué no se pudo leer el cuerpo como JSON.",
	    "Why the body could not be parsed as JSON." } },
	{ "record.ErrorData.params",
	    {
	    "Names of the missing parameters, or invalid parameters with an "
	    "error message for each.",
	    "Namen der fehlenden Parameter, oder die fehlerhaften mit dem, was "
	    "daran falsch ist.",
	    "Noms des paramètres manquants, ou paramètres fautifs avec ce qui "
	    "ne va pas pour chacun.",
	    "Nombres de los parámetros que faltan, o parámetros incorrectos "
	    "con lo que está mal en cada uno.",
	    "Names of the missing parameters, or invalid parameters with an "
	    "error message for each." } },
	{ "record.ErrorData.status", { "HTTP status.", "HTTP-Status.",
	    "Statut HTTP.", "Estado HTTP.", "HTTP status." } },
	{ "record.ErrorData.term_id",
	    { "Id of the category or tag that already exists.",
	    "ID der schon vorhandenen Kategorie oder des schon vorhandenen "
	    "Schlagworts.",
	    "Identifiant de la catégorie ou de l’étiquette qui existe déjà.",
	    "Identificador de la categoría o etiqueta que ya existe.",
	    "Id of the category or tag that already exists." } },
	{ "record.ErrorDetail", { "An error of one parameter.",
	    "Was an einem Parameter falsch ist.",
	    "Ce qui ne va pas avec un paramètre.",
	    "Qué está mal en un parámetro.", "An error of one parameter." } },
	{ "record.ErrorDetail.code", { "Code of the error.",
	    "Wort für das, was falsch ist.", "Mot pour ce qui ne va pas.",
	    "Palabra para lo que está mal.", "Code of the error." } },
	{ "record.ErrorDetail.data", { "Where the error is.",
	    "Wo es falsch ist.", "Où cela ne va pas.", "Dónde está mal.",
	    "Where the error is." } },
	{ "record.ErrorDetail.message",
	    { "Error message in English, with the expected value.",
	    "Was falsch ist und was erwartet war, als englischer Satz.",
	    "Ce qui ne va pas et ce qui était attendu, en une phrase "
	    "anglaise.",
	    "Qué está mal y qué se esperaba, en una frase inglesa.",
	    "Error message in English, with the expected value." } },
	{ "record.ErrorPlace", { "A place in the parameters.",
	    "Eine Stelle in den Parametern.",
	    "Un endroit dans les paramètres.",
	    "Un lugar dentro de los parámetros.",
	    "A place in the parameters." } },
	{ "record.ErrorPlace.pointer", { "JSON pointer into the parameters.",
	    "JSON-Zeiger in die Parameter.",
	    "Pointeur JSON dans les paramètres.",
	    "Puntero JSON dentro de los parámetros.",
	    "JSON pointer into the parameters." } },
	{ "record.Event", { "An event.", "Eine Veranstaltung.",
	    "Un événement.", "Un evento.", "An event." } },
	{ "record.Event.all_day", { "Whether it is an all-day event.",
	    "Ob die Veranstaltung ganze Tage dauert.",
	    "Indique si l’événement dure des journées entières.",
	    "Indica si el evento dura días enteros.",
	    "Whether it is an all-day event." } },
	{ "record.Event.author",
	    { "Id of the user who owns the record, as a string of digits.",
	    "ID des Benutzers, dem der Datensatz gehört, als Text aus "
	    "Ziffern.",
	    "Identifiant de l’utilisateur auquel appartient l’enregistrement, "
	    "en texte de chiffres.",
	    "Identificador del usuario a quien pertenece el registro, como "
	    "texto de cifras.",
	    "Id of the user who owns the record, as a string of digits." } },
	{ "record.Event.categories", { "Categories, by name.",
	    "Kategorien, nach Namen.", "Catégories, par nom.",
	    "Categorías, por nombre.", "Categories, by name." } },
	{ "record.Event.cost",
	    {
	    "Price to show, with its currency symbol; empty if there is none.",
	    "Preis zum Anzeigen, mit Währungszeichen; leer, wenn es keinen "
	    "gibt.",
	    "Prix à montrer, avec le signe de la monnaie ; vide s’il n’y en a "
	    "pas.",
	    "Precio para mostrar, con el símbolo de la moneda; vacío si no lo "
	    "hay.",
	    "Price to show, with its currency symbol; empty if there is none."
	    } },
	{ "record.Event.cost_details", { "Parts of the price.",
	    "Teile des Preises.", "Parties du prix.", "Partes del precio.",
	    "Parts of the price." } },
	{ "record.Event.custom_fields", { "Always an empty list.",
	    "Immer eine leere Liste.", "Toujours une liste vide.",
	    "Siempre una lista vacía.", "Always an empty list." } },
	{ "record.Event.date",
	    { "Time of publication in the time zone of the site.",
	    "Zeitpunkt der Veröffentlichung in der Zeitzone der Website.",
	    "Moment de la publication dans le fuseau horaire du site.",
	    "Momento de la publicación en la zona horaria del sitio.",
	    "Time of publication in the time zone of the site." } },
	{ "record.Event.date_utc",
	    {
	    "Time of publication in UTC; 0000-00-00 00:00:00 if it is not "
	    "published.",
	    "Zeitpunkt der Veröffentlichung in UTC; 0000-00-00 00:00:00, "
	    "solange es keinen gibt.",
	    "Moment de la publication en UTC ; 0000-00-00 00:00:00 tant qu’il "
	    "n’y en a pas.",
	    "Momento de la publicación en UTC; 0000-00-00 00:00:00 mientras no "
	    "lo haya.",
	    "Time of publication in UTC; 0000-00-00 00:00:00 if it is not "
	    "published." } },
	{ "record.Event.description", { "Description, may contain HTML.",
	    "Beschreibung, darf HTML enthalten.", "Description, HTML admis.",
	    "Descripción, admite HTML.", "Description, may contain HTML." } },
	{ "record.Event.end_date", { "End in the time zone of the event.",
	    "Ende in der Zeitzone der Veranstaltung.",
	    "Fin dans le fuseau horaire de l’événement.",
	    "Fin en la zona horaria del evento.",
	    "End in the time zone of the event." } },
	{ "record.Event.end_date_details", { "Parts of the end.",
	    "Teile des Endes.", "Parties de la fin.", "Partes del fin.",
	    "Parts of the end." } },
	{ "record.Event.event_status",
	    { "Whether the event is scheduled, canceled or postponed.",
	    "Ob die Veranstaltung stattfindet, als scheduled (wie geplant), "
	    "canceled (abgesagt) oder postponed (verschoben).",
	    "Si l’événement a lieu, par scheduled (comme prévu), canceled "
	    "(annulé) ou postponed (reporté).",
	    "Si el evento se celebra, con scheduled (según lo previsto), "
	    "canceled (cancelado) o postponed (aplazado).",
	    "Whether the event is scheduled, canceled or postponed." } },
	{ "record.Event.event_status_reason",
	    {
	    "Why the event is canceled or postponed; missing if no reason was "
	    "given.",
	    "Weshalb sie abgesagt oder verschoben ist; fehlt, wenn kein Grund "
	    "angegeben ist.",
	    "Pourquoi il est annulé ou reporté ; absent si personne ne l’a "
	    "dit.",
	    "Por qué se cancela o se aplaza; falta si no se ha indicado el "
	    "motivo.",
	    "Why the event is canceled or postponed; missing if no reason was "
	    "given." } },
	{ "record.Event.excerpt", { "Short description, may contain HTML.",
	    "Kurzbeschreibung, darf HTML enthalten.",
	    "Description courte, HTML admis.",
	    "Descripción breve, admite HTML.",
	    "Short description, may contain HTML." } },
	{ "record.Event.featured", { "Whether the event is featured.",
	    "Ob die Veranstaltung besonders empfohlen ist.",
	    "Indique si l’événement est mis en avant.",
	    "Indica si el evento es destacado.",
	    "Whether the event is featured." } },
	{ "record.Event.global_id",
	    {
	    "Globally unique identifier, made of the address of the site and "
	    "the id.",
	    "Kennung über diese Website hinaus, aus ihrer Adresse und der ID.",
	    "Identité au-delà de ce site, formée de son adresse et de "
	    "l’identifiant.",
	    "Identidad más allá de este sitio, formada por su dirección y el "
	    "identificador.",
	    "Globally unique identifier, made of the address of the site and "
	    "the id." } },
	{ "record.Event.global_id_lineage",
	    { "List with the global id as its only item.",
	    "Liste, die nur die globale Kennung enthält.",
	    "Liste qui ne contient que l’identité globale.",
	    "Lista que solo contiene la identidad global.",
	    "List with the global id as its only item." } },
	{ "record.Event.hide_from_listings",
	    { "Whether lists leave the event out.",
	    "Ob Listen die Veranstaltung auslassen.",
	    "Indique si les listes omettent l’événement.",
	    "Indica si las listas omiten el evento.",
	    "Whether lists leave the event out." } },
	{ "record.Event.id",
	    {
	    "Id of the record, from one sequence with venues and organizers.",
	    "Nummer des Datensatzes, in einer Folge mit Veranstaltungsorten "
	    "und Veranstaltern.",
	    "Numéro de l’enregistrement, dans une même suite que les lieux et "
	    "les organisateurs.",
	    "Número del registro, en una misma serie con lugares y "
	    "organizadores.",
	    "Id of the record, from one sequence with venues and organizers." }
	    },
	{ "record.Event.image", { "Image, or false if there is none.",
	    "Bild, oder false, wenn es keines gibt.",
	    "Image, ou false s’il n’y en a pas.",
	    "Imagen, o false si no hay ninguna.",
	    "Image, or false if there is none." } },
	{ "record.Event.json_ld",
	    {
	    "Description for search engines (schema.org), in single reads of "
	    "published events without a password.",
	    "Beschreibung für Suchmaschinen (schema.org), beim Lesen einer "
	    "einzelnen veröffentlichten Veranstaltung ohne Passwort.",
	    "Description pour les moteurs de recherche (schema.org), à la "
	    "lecture d’un seul événement publié et sans mot de passe.",
	    "Descripción para buscadores (schema.org), al leer un solo evento "
	    "publicado y sin contraseña.",
	    "Description for search engines (schema.org), in single reads of "
	    "published events without a password." } },
	{ "record.Event.modified",
	    { "Time of the last change in the time zone of the site.",
	    "Zeitpunkt der letzten Änderung in der Zeitzone der Website.",
	    "Moment de la dernière modification dans le fuseau horaire du "
	    "site.", "Momento del último cambio en la zona horaria del sitio.",
	    "Time of the last change in the time zone of the site." } },
	{ "record.Event.modified_utc", { "Time of the last change in UTC.",
	    "Zeitpunkt der letzten Änderung in UTC.",
	    "Moment de la dernière modification en UTC.",
	    "Momento del último cambio en UTC.",
	    "Time of the last change in UTC." } },
	{ "record.Event.organizer", { "Organizers, in their order.",
	    "Veranstalter in ihrer Reihenfolge.",
	    "Organisateurs, dans leur ordre.", "Organizadores, en su orden.",
	    "Organizers, in their order." } },
	{ "record.Event.post_parent",
	    { "Id of the event that this event belongs to, 0 for none.",
	    "ID der Veranstaltung, zu der diese gehört; 0 für keine.",
	    "Identifiant de l’événement auquel celui-ci se rattache, 0 pour "
	    "aucun.",
	    "Identificador del evento al que pertenece este, 0 para ninguno.",
	    "Id of the event that this event belongs to, 0 for none." } },
	{ "record.Event.rest_url", { "Address of the record in this API.",
	    "Adresse des Datensatzes in dieser API.",
	    "Adresse de l’enregistrement dans cette API.",
	    "Dirección del registro en esta API.",
	    "Address of the record in this API." } },
	{ "record.Event.series",
	    {
	    "The series that the event belongs to; left out for a single "
	    "event.",
	    "Die Serie, zu der die Veranstaltung gehört; fehlt bei einer "
	    "einzelnen.",
	    "La série dont fait partie l’événement ; absente s’il est isolé.",
	    "La serie a la que pertenece el evento; falta si es un evento "
	    "suelto.",
	    "The series that the event belongs to; left out for a single "
	    "event." } },
	{ "record.Event.show_map", { "Whether to show a map of the venue.",
	    "Ob eine Karte des Ortes gezeigt werden soll.",
	    "Indique s’il faut montrer une carte du lieu.",
	    "Indica si se muestra un mapa del lugar.",
	    "Whether to show a map of the venue." } },
	{ "record.Event.show_map_link", { "Whether to show a link to a map.",
	    "Ob ein Verweis auf eine Karte gezeigt werden soll.",
	    "Indique s’il faut montrer un lien vers une carte.",
	    "Indica si se muestra un enlace a un mapa.",
	    "Whether to show a link to a map." } },
	{ "record.Event.slug", { "Name in the public address.",
	    "Name in der öffentlichen Adresse.",
	    "Nom dans l’adresse publique.", "Nombre en la dirección pública.",
	    "Name in the public address." } },
	{ "record.Event.start_date", { "Start in the time zone of the event.",
	    "Beginn in der Zeitzone der Veranstaltung.",
	    "Début dans le fuseau horaire de l’événement.",
	    "Comienzo en la zona horaria del evento.",
	    "Start in the time zone of the event." } },
	{ "record.Event.start_date_details", { "Parts of the start.",
	    "Teile des Beginns.", "Parties du début.", "Partes del comienzo.",
	    "Parts of the start." } },
	{ "record.Event.status", { "Status.", "Status.", "Statut.", "Estado.",
	    "Status." } },
	{ "record.Event.sticky",
	    { "Whether the event stands out in the calendar view.",
	    "Ob die Veranstaltung in der Kalenderansicht hervorsticht.",
	    "Indique si l’événement ressort dans la vue du calendrier.",
	    "Indica si el evento resalta en la vista de calendario.",
	    "Whether the event stands out in the calendar view." } },
	{ "record.Event.tags", { "Tags, by name.", "Schlagwörter, nach Namen.",
	    "Étiquettes, par nom.", "Etiquetas, por nombre.",
	    "Tags, by name." } },
	{ "record.Event.ticketed",
	    {
	    "Whether the event has tickets. Always a boolean; The Events "
	    "Calendar with Event Tickets returns a list of ticket providers, "
	    "or false.",
	    "Ob es Eintrittskarten gibt. Stets ein Wahrheitswert; The Events "
	    "Calendar mit Event Tickets antwortet eine Liste von Anbietern der "
	    "Karten oder false.",
	    "Indique si l’événement a des billets. Toujours un booléen ; The "
	    "Events Calendar avec Event Tickets répond une liste de "
	    "fournisseurs de billets, ou false.",
	    "Indica si el evento tiene entradas. Siempre un booleano; The "
	    "Events Calendar con Event Tickets responde una lista de "
	    "proveedores de entradas, o false.",
	    "Whether the event has tickets. Always a boolean; The Events "
	    "Calendar with Event Tickets returns a list of ticket providers, "
	    "or false." } },
	{ "record.Event.timezone", { "Time zone of start and end, as sent.",
	    "Zeitzone von Beginn und Ende, wie sie gesendet wurde.",
	    "Fuseau horaire du début et de la fin, tel qu’il a été envoyé.",
	    "Zona horaria del comienzo y del fin, tal como se envió.",
	    "Time zone of start and end, as sent." } },
	{ "record.Event.timezone_abbr",
	    { "Abbreviation of the time zone at the start.",
	    "Abkürzung der Zeitzone zu Beginn.",
	    "Abréviation du fuseau horaire au début.",
	    "Abreviatura de la zona horaria al comienzo.",
	    "Abbreviation of the time zone at the start." } },
	{ "record.Event.title", { "Title.", "Titel.", "Titre.", "Título.",
	    "Title." } },
	{ "record.Event.url", { "Public address.", "Öffentliche Adresse.",
	    "Adresse publique.", "Dirección pública.", "Public address." } },
	{ "record.Event.utc_end_date", { "End in UTC.", "Ende in UTC.",
	    "Fin en UTC.", "Fin en UTC.", "End in UTC." } },
	{ "record.Event.utc_end_date_details", { "Parts of the end in UTC.",
	    "Teile des Endes in UTC.", "Parties de la fin en UTC.",
	    "Partes del fin en UTC.", "Parts of the end in UTC." } },
	{ "record.Event.utc_start_date", { "Start in UTC.", "Beginn in UTC.",
	    "Début en UTC.", "Comienzo en UTC.", "Start in UTC." } },
	{ "record.Event.utc_start_date_details",
	    { "Parts of the start in UTC.", "Teile des Beginns in UTC.",
	    "Parties du début en UTC.", "Partes del comienzo en UTC.",
	    "Parts of the start in UTC." } },
	{ "record.Event.venue", { "Venue, or an empty list if there is none.",
	    "Veranstaltungsort, oder eine leere Liste, wenn es keinen gibt.",
	    "Lieu, ou une liste vide s’il n’y en a pas.",
	    "Lugar, o una lista vacía si no hay ninguno.",
	    "Venue, or an empty list if there is none." } },
	{ "record.Event.website", { "Address of a web page, or an empty text.",
	    "Adresse einer Webseite oder ein leerer Text.",
	    "Adresse d’une page web, ou un texte vide.",
	    "Dirección de una página web, o un texto vacío.",
	    "Address of a web page, or an empty text." } },
	{ "record.EventList", { "A page of a list of events.",
	    "Eine Seite einer Liste von Veranstaltungen.",
	    "Une page d’une liste d’événements.",
	    "Una página de una lista de eventos.",
	    "A page of a list of events." } },
	{ "record.EventList.events", { "Events of this page.",
	    "Veranstaltungen dieser Seite.", "Événements de cette page.",
	    "Eventos de esta página.", "Events of this page." } },
	{ "record.EventList.next_rest_url",
	    { "Address of the next page, if there is one.",
	    "Adresse der nächsten Seite, wenn es sie gibt.",
	    "Adresse de la page suivante, s’il y en a une.",
	    "Dirección de la página siguiente, si la hay.",
	    "Address of the next page, if there is one." } },
	{ "record.EventList.previous_rest_url",
	    { "Address of the previous page, if there is one.",
	    "Adresse der vorigen Seite, wenn es sie gibt.",
	    "Adresse de la page précédente, s’il y en a une.",
	    "Dirección de la página anterior, si la hay.",
	    "Address of the previous page, if there is one." } },
	{ "record.EventList.rest_url", { "Address of this page.",
	    "Adresse dieser Seite.", "Adresse de cette page.",
	    "Dirección de esta página.", "Address of this page." } },
	{ "record.EventList.total", { "Number of all matches.",
	    "Anzahl aller Treffer.", "Nombre de tous les résultats.",
	    "Número de todos los resultados.", "Number of all matches." } },
	{ "record.EventList.total_pages", { "Number of pages.",
	    "Anzahl der Seiten.", "Nombre de pages.", "Número de páginas.",
	    "Number of pages." } },
	{ "record.EventSeries", { "Relation of an event to its series.",
	    "Was eine Veranstaltung mit ihrer Serie verbindet.",
	    "Ce qui lie un événement à sa série.",
	    "Lo que une un evento a su serie.",
	    "Relation of an event to its series." } },
	{ "record.EventSeries.dates",
	    {
	    "Number of these events of the series. Only in lists with "
	    "`of_each_series`.",
	    "Anzahl dieser Veranstaltungen der Serie. Nur in Listen mit "
	    "`of_each_series`.",
	    "Nombre de ces événements de la série. Seulement dans les listes "
	    "avec `of_each_series`.",
	    "Número de estos eventos de la serie. Solo en listas con "
	    "`of_each_series`.",
	    "Number of these events of the series. Only in lists with "
	    "`of_each_series`." } },
	{ "record.EventSeries.detached",
	    {
	    "Fields changed only in this event; changes of the series do not "
	    "affect them.",
	    "Felder, die in dieser Veranstaltung allein geändert wurden; "
	    "Änderungen der Serie lassen sie stehen.",
	    "Champs modifiés dans ce seul événement ; les changements de la "
	    "série n’y touchent pas.",
	    "Campos que se han cambiado solo en este evento; los cambios de la "
	    "serie no los tocan.",
	    "Fields changed only in this event; changes of the series do not "
	    "affect them." } },
	{ "record.EventSeries.id", { "Id of the series.", "ID der Serie.",
	    "Identifiant de la série.", "Identificador de la serie.",
	    "Id of the series." } },
	{ "record.EventSeries.original_start",
	    { "Start of the event by the rule of the series.",
	    "Beginn, den die Regel dieser Veranstaltung gibt.",
	    "Début que la règle donne à cet événement.",
	    "Inicio que la regla da a este evento.",
	    "Start of the event by the rule of the series." } },
	{ "record.EventSeries.rrule",
	    { "Rule of the series (RFC 5545), empty if it has only dates.",
	    "Regel der Serie (RFC 5545), leer, wenn sie nur Termine hat.",
	    "Règle de la série (RFC 5545), vide si elle n’a que des dates.",
	    "Regla de la serie (RFC 5545), vacía si solo tiene fechas.",
	    "Rule of the series (RFC 5545), empty if it has only dates." } },
	{ "record.History",
	    { "A change of a record by one request, or a run of an import.",
	    "Eine Änderung eines Eintrags durch eine Anfrage, oder ein Lauf "
	    "eines Imports.",
	    "Une modification d’une fiche par une requête, ou une exécution "
	    "d’un import.",
	    "Un cambio de una ficha por una petición, o una ejecución de una "
	    "importación.",
	    "A change of a record by one request, or a run of an import." } },
	{ "record.History.action",
	    {
	    "What was done. A record that is deleted permanently loses the "
	    "rest of its history.",
	    "Was getan wurde. Ein endgültig gelöschter Eintrag verliert seinen "
	    "übrigen Verlauf.",
	    "Ce qui a été fait. Une fiche supprimée définitivement perd le "
	    "reste de son historique.",
	    "Qué se hizo. Una ficha eliminada definitivamente pierde el resto "
	    "de su historial.",
	    "What was done. A record that is deleted permanently loses the "
	    "rest of its history." } },
	{ "record.History.after",
	    {
	    "The same fields after the change, and in `into` the id of the "
	    "record that this one was merged into, or of the series of the "
	    "later dates of a split or join. Both are missing in rows before "
	    "which the page already has more than 1 MiB of them; a page with "
	    "fewer rows has them.",
	    "Dieselben Felder nach der Änderung und in `into` die ID des "
	    "Eintrags, mit dem dieser zusammengelegt wurde, oder der Serie mit "
	    "den späteren Terminen einer Teilung oder Zusammenführung. Beide "
	    "fehlen in Zeilen, vor denen die Seite schon mehr als 1 MiB davon "
	    "hat; eine Seite mit weniger Zeilen hat sie.",
	    "Les mêmes champs après la modification, et dans `into` "
	    "l’identifiant de la fiche dans laquelle celle-ci a été fusionnée, "
	    "ou de la série des dates suivantes d’une division ou d’une "
	    "réunion. Les deux manquent dans les lignes avant lesquelles la "
	    "page en a déjà plus de 1 Mio ; une page de moins de lignes les "
	    "a.",
	    "Los mismos campos tras el cambio y, en `into`, el identificador "
	    "de la ficha con la que se combinó esta, o de la serie con las "
	    "fechas posteriores de una división o unión. Ambos faltan en las "
	    "filas ante las que la página ya tiene más de 1 MiB de ellos; una "
	    "página con menos filas los tiene.",
	    "The same fields after the change, and in `into` the id of the "
	    "record that this one was merged into, or of the series of the "
	    "later dates of a split or join. Both are missing in rows before "
	    "which the page already has more than 1 MiB of them; a page with "
	    "fewer rows has them." } },
	{ "record.History.author",
	    { "Id of the user who made the change; 0 if no user did.",
	    "Nummer des Benutzers, der den Eintrag geändert hat; 0, wenn es "
	    "keiner war.",
	    "Numéro de l’utilisateur qui a fait la modification ; 0 si aucun.",
	    "Número del usuario que hizo el cambio; 0 si no fue ninguno.",
	    "Id of the user who made the change; 0 if no user did." } },
	{ "record.History.before",
	    {
	    "The fields that changed, as they were, named as in an update. "
	    "Without what no update can restore (a password, and a slug that "
	    "was missing). Of an import, the numbers of records that were "
	    "created, changed and moved to the trash.",
	    "Die geänderten Felder, wie sie waren, mit den Namen einer "
	    "Änderung. Ohne das, was keine Änderung wiederherstellen kann (ein "
	    "Passwort und einen fehlenden Slug). Bei einem Import die Zahlen "
	    "der neuen, geänderten und in den Papierkorb verschobenen "
	    "Einträge.",
	    "Les champs modifiés, tels qu’ils étaient, nommés comme dans une "
	    "modification. Sans ce qu’aucune modification ne peut rétablir (un "
	    "mot de passe et un slug qui manquait). Pour un import, les "
	    "nombres de fiches créées, modifiées et mises à la corbeille.",
	    "Los campos cambiados, tal como eran, con los nombres de una "
	    "modificación. Sin lo que ninguna modificación puede restablecer "
	    "(una contraseña y un slug que faltaba). De una importación, los "
	    "números de fichas creadas, cambiadas y movidas a la papelera.",
	    "The fields that changed, as they were, named as in an update. "
	    "Without what no update can restore (a password, and a slug that "
	    "was missing). Of an import, the numbers of records that were "
	    "created, changed and moved to the trash." } },
	{ "record.History.date_utc", { "Time of the change, in UTC.",
	    "Zeit der Änderung, in UTC.", "Heure de la modification, en UTC.",
	    "Hora del cambio, en UTC.", "Time of the change, in UTC." } },
	{ "record.History.id", { "Number of the change.",
	    "Nummer der Änderung.", "Numéro de la modification.",
	    "Número del cambio.", "Number of the change." } },
	{ "record.History.kind", { "Kind of the record.", "Art des Eintrags.",
	    "Type de la fiche.", "Tipo de la ficha.", "Kind of the record." } },
	{ "record.History.record",
	    { "Id of the record; 0 for a run of an import.",
	    "Nummer des Eintrags; 0 bei einem Lauf eines Imports.",
	    "Numéro de la fiche ; 0 pour une exécution d’un import.",
	    "Número de la ficha; 0 para una ejecución de una importación.",
	    "Id of the record; 0 for a run of an import." } },
	{ "record.History.title",
	    {
	    "Title or name of the record after the change, or source of the "
	    "import.",
	    "Titel oder Name des Eintrags nach der Änderung, oder Quelle des "
	    "Imports.",
	    "Titre ou nom de la fiche après la modification, ou source de "
	    "l’import.",
	    "Título o nombre de la ficha tras el cambio, o fuente de la "
	    "importación.",
	    "Title or name of the record after the change, or source of the "
	    "import." } },
	{ "record.HistoryList", { "A page of a history.",
	    "Eine Seite eines Verlaufs.", "Une page d’un historique.",
	    "Una página de un historial.", "A page of a history." } },
	{ "record.HistoryList.history", { "Changes of this page.",
	    "Änderungen dieser Seite.", "Modifications de cette page.",
	    "Cambios de esta página.", "Changes of this page." } },
	{ "record.HistoryList.next_rest_url",
	    { "Address of the next page, if there is one.",
	    "Adresse der nächsten Seite, falls es sie gibt.",
	    "Adresse de la page suivante, s’il y en a une.",
	    "Dirección de la página siguiente, si existe.",
	    "Address of the next page, if there is one." } },
	{ "record.HistoryList.previous_rest_url",
	    { "Address of the previous page, if there is one.",
	    "Adresse der vorigen Seite, falls es sie gibt.",
	    "Adresse de la page précédente, s’il y en a une.",
	    "Dirección de la página anterior, si existe.",
	    "Address of the previous page, if there is one." } },
	{ "record.HistoryList.rest_url", { "Address of this page.",
	    "Adresse dieser Seite.", "Adresse de cette page.",
	    "Dirección de esta página.", "Address of this page." } },
	{ "record.HistoryList.total", { "Number of all changes.",
	    "Zahl aller Änderungen.", "Nombre de toutes les modifications.",
	    "Número de todos los cambios.", "Number of all changes." } },
	{ "record.HistoryList.total_pages", { "Number of pages.",
	    "Zahl der Seiten.", "Nombre de pages.", "Número de páginas.",
	    "Number of pages." } },
	{ "record.Image", { "An image, identified by its address.",
	    "Ein Bild, erkannt an seiner Adresse.",
	    "Une image, connue par son adresse.",
	    "Una imagen, conocida por su dirección.",
	    "An image, identified by its address." } },
	{ "record.Image.alt",
	    { "Description of the image for people who cannot see it.",
	    "Was das Bild zeigt, für alle, die es nicht sehen.",
	    "Ce que montre l’image, pour celles et ceux qui ne la voient pas.",
	    "Lo que muestra la imagen, para quien no la ve.",
	    "Description of the image for people who cannot see it." } },
	{ "record.Image.extension",
	    {
	    "File extension in the address in lower case, such as png; empty "
	    "if there is none.",
	    "Endung der Adresse in Kleinbuchstaben, etwa png; leer, wenn es "
	    "keine gibt.",
	    "Extension de l’adresse en minuscules, par exemple png ; vide s’il "
	    "n’y en a pas.",
	    "Extensión de la dirección en minúsculas, por ejemplo png; vacía "
	    "si no la hay.",
	    "File extension in the address in lower case, such as png; empty "
	    "if there is none." } },
	{ "record.Image.height", { "Height in pixels, or null if unknown.",
	    "Höhe in Pixeln, oder null, wenn sie nicht bekannt ist.",
	    "Hauteur en pixels, ou null si elle n’est pas connue.",
	    "Altura en píxeles, o null si no se conoce.",
	    "Height in pixels, or null if unknown." } },
	{ "record.Image.id", { "Number of the image.", "Nummer des Bildes.",
	    "Numéro de l’image.", "Número de la imagen.",
	    "Number of the image." } },
	{ "record.Image.sizes", { "Other sizes of the image, by name.",
	    "Andere Größen des Bildes, nach Namen.",
	    "Autres tailles de l’image, par nom.",
	    "Otros tamaños de la imagen, por nombre.",
	    "Other sizes of the image, by name." } },
	{ "record.Image.url", { "Address of the image.", "Adresse des Bildes.",
	    "Adresse de l’image.", "Dirección de la imagen.",
	    "Address of the image." } },
	{ "record.Image.width", { "Width in pixels, or null if unknown.",
	    "Breite in Pixeln, oder null, wenn sie nicht bekannt ist.",
	    "Largeur en pixels, ou null si elle n’est pas connue.",
	    "Anchura en píxeles, o null si no se conoce.",
	    "Width in pixels, or null if unknown." } },
	{ "record.ImageSize", { "An image in another size.",
	    "Ein Bild in einer anderen Größe.",
	    "Une image dans une autre taille.", "Una imagen en otro tamaño.",
	    "An image in another size." } },
	{ "record.ImageSize.height", { "Height in pixels.", "Höhe in Pixeln.",
	    "Hauteur en pixels.", "Altura en píxeles.", "Height in pixels." } },
	{ "record.ImageSize.mime-type", { "Media type, such as image/png.",
	    "Medientyp, etwa image/png.",
	    "Type de média, par exemple image/png.",
	    "Tipo de medio, por ejemplo image/png.",
	    "Media type, such as image/png." } },
	{ "record.ImageSize.url", { "Address of the image.",
	    "Adresse des Bildes.", "Adresse de l’image.",
	    "Dirección de la imagen.", "Address of the image." } },
	{ "record.ImageSize.width", { "Width in pixels.", "Breite in Pixeln.",
	    "Largeur en pixels.", "Anchura en píxeles.", "Width in pixels." } },
	{ "record.Index", { "The index of all routes.",
	    "Das Verzeichnis aller Routen.", "L’index de toutes les routes.",
	    "El índice de todas las rutas.", "The index of all routes." } },
	{ "record.Index._links", { "Links of the index.",
	    "Verweise des Verzeichnisses.", "Liens de l’index.",
	    "Enlaces del índice.", "Links of the index." } },
	{ "record.Index.namespace", { "Namespace of the routes.",
	    "Namensraum der Routen.", "Espace de noms des routes.",
	    "Espacio de nombres de las rutas.", "Namespace of the routes." } },
	{ "record.Index.routes", { "Routes, by the pattern of their path.",
	    "Routen, nach dem Muster ihres Pfades.",
	    "Routes, par motif de leur chemin.",
	    "Rutas, por el patrón de su dirección.",
	    "Routes, by the pattern of their path." } },
	{ "record.IndexArgument",
	    { "A parameter, described with keywords of JSON Schema.",
	    "Ein Parameter, mit den Wörtern von JSON Schema beschrieben.",
	    "Un paramètre, décrit avec les mots de JSON Schema.",
	    "Un parámetro, descrito con las palabras de JSON Schema.",
	    "A parameter, described with keywords of JSON Schema." } },
	{ "record.IndexArgument.default", { "Default value, if there is one.",
	    "Wert, der ohne Angabe gilt, wenn es einen gibt.",
	    "Valeur qui compte en son absence, s’il y en a une.",
	    "Valor que cuenta en su ausencia, si lo hay.",
	    "Default value, if there is one." } },
	{ "record.IndexArgument.description", { "Description.",
	    "Was er bedeutet.", "Ce qu’il signifie.", "Qué significa.",
	    "Description." } },
	{ "record.IndexArgument.required", { "Whether it must be sent.",
	    "Ob er gesendet werden muss.", "Indique s’il doit être envoyé.",
	    "Indica si debe enviarse.", "Whether it must be sent." } },
	{ "record.IndexArgument.type",
	    { "Type; left out if any type is accepted.",
	    "Typ; fehlt, wenn jeder angenommen wird.",
	    "Type ; absent si tous sont admis.",
	    "Tipo; no aparece si se admite cualquiera.",
	    "Type; left out if any type is accepted." } },
	{ "record.IndexEndpoint", { "An operation with one or more methods.",
	    "Ein Vorgang, mit einer oder mehreren Methoden.",
	    "Une opération, par une ou plusieurs méthodes.",
	    "Una operación, con uno o varios métodos.",
	    "An operation with one or more methods." } },
	{ "record.IndexEndpoint.args", { "Parameters, by name.",
	    "Parameter, nach Namen.", "Paramètres, par nom.",
	    "Parámetros, por nombre.", "Parameters, by name." } },
	{ "record.IndexEndpoint.methods", { "Methods that call it.",
	    "Methoden, die ihn aufrufen.", "Méthodes qui l’appellent.",
	    "Métodos que la invocan.", "Methods that call it." } },
	{ "record.IndexRoute", { "A path with its methods and operations.",
	    "Ein Pfad und was er bietet.", "Un chemin et ce qu’il propose.",
	    "Una ruta y lo que ofrece.",
	    "A path with its methods and operations." } },
	{ "record.IndexRoute._links",
	    { "Links of the path, if it has no placeholders.",
	    "Verweise des Pfades, wenn er keine Platzhalter hat.",
	    "Liens du chemin, s’il n’a pas de paramètre.",
	    "Enlaces de la ruta, si no tiene parámetros.",
	    "Links of the path, if it has no placeholders." } },
	{ "record.IndexRoute.endpoints", { "Operations of the path.",
	    "Vorgänge des Pfades.", "Opérations du chemin.",
	    "Operaciones de la ruta.", "Operations of the path." } },
	{ "record.IndexRoute.methods", { "Methods of the path.",
	    "Methoden, die der Pfad bietet.",
	    "Méthodes que propose le chemin.", "Métodos que ofrece la ruta.",
	    "Methods of the path." } },
	{ "record.IndexRoute.namespace", { "Namespace of the path.",
	    "Namensraum des Pfades.", "Espace de noms du chemin.",
	    "Espacio de nombres de la ruta.", "Namespace of the path." } },
	{ "record.JsonLd",
	    {
	    "A description for search engines (schema.org). Members without a "
	    "value are left out.",
	    "Eine Beschreibung für Suchmaschinen (schema.org). Angaben ohne "
	    "Wert fehlen.",
	    "Une description pour les moteurs de recherche (schema.org). Les "
	    "membres sans valeur sont absents.",
	    "Una descripción para buscadores (schema.org). Los miembros sin "
	    "valor no aparecen.",
	    "A description for search engines (schema.org). Members without a "
	    "value are left out." } },
	{ "record.JsonLd.@context",
	    { "Vocabulary; at the outermost level only.",
	    "Vokabular; nur auf der äußersten Ebene.",
	    "Vocabulaire ; au niveau le plus extérieur seulement.",
	    "Vocabulario; solo en el nivel más externo.",
	    "Vocabulary; at the outermost level only." } },
	{ "record.JsonLd.@type", { "Type, such as Event, Place or Person.",
	    "Art des Gegenstands, etwa Event, Place oder Person.",
	    "Sorte de chose, par exemple Event, Place ou Person.",
	    "Clase de cosa, por ejemplo Event, Place o Person.",
	    "Type, such as Event, Place or Person." } },
	{ "record.JsonLd.description", { "Description without markup.",
	    "Beschreibung ohne Auszeichnungen.", "Description sans balises.",
	    "Descripción sin marcado.", "Description without markup." } },
	{ "record.JsonLd.image", { "Address of the image.",
	    "Adresse des Bildes.", "Adresse de l’image.",
	    "Dirección de la imagen.", "Address of the image." } },
	{ "record.JsonLd.name", { "Title or name.", "Titel oder Name.",
	    "Titre ou nom.", "Título o nombre.", "Title or name." } },
	{ "record.JsonLd.url", { "Address of a web page.",
	    "Adresse einer Webseite.", "Adresse d’une page web.",
	    "Dirección de una página web.", "Address of a web page." } },
	{ "record.Link", { "A link.", "Ein Verweis.", "Un lien.", "Un enlace.",
	    "A link." } },
	{ "record.Link.href", { "Address.", "Adresse.", "Adresse.",
	    "Dirección.", "Address." } },
	{ "record.Organizer", { "An organizer. Empty members are left out.",
	    "Ein Veranstalter. Was leer ist, fehlt.",
	    "Un organisateur. Ce qui est vide est absent.",
	    "Un organizador. Lo vacío no aparece.",
	    "An organizer. Empty members are left out." } },
	{ "record.Organizer.author",
	    { "Id of the user who owns the record, as a string of digits.",
	    "ID des Benutzers, dem der Datensatz gehört, als Text aus "
	    "Ziffern.",
	    "Identifiant de l’utilisateur auquel appartient l’enregistrement, "
	    "en texte de chiffres.",
	    "Identificador del usuario a quien pertenece el registro, como "
	    "texto de cifras.",
	    "Id of the user who owns the record, as a string of digits." } },
	{ "record.Organizer.date",
	    { "Time of publication in the time zone of the site.",
	    "Zeitpunkt der Veröffentlichung in der Zeitzone der Website.",
	    "Moment de la publication dans le fuseau horaire du site.",
	    "Momento de la publicación en la zona horaria del sitio.",
	    "Time of publication in the time zone of the site." } },
	{ "record.Organizer.date_utc",
	    {
	    "Time of publication in UTC; 0000-00-00 00:00:00 if it is not "
	    "published.",
	    "Zeitpunkt der Veröffentlichung in UTC; 0000-00-00 00:00:00, "
	    "solange es keinen gibt.",
	    "Moment de la publication en UTC ; 0000-00-00 00:00:00 tant qu’il "
	    "n’y en a pas.",
	    "Momento de la publicación en UTC; 0000-00-00 00:00:00 mientras no "
	    "lo haya.",
	    "Time of publication in UTC; 0000-00-00 00:00:00 if it is not "
	    "published." } },
	{ "record.Organizer.description", { "Description, may contain HTML.",
	    "Beschreibung, darf HTML enthalten.", "Description, HTML admis.",
	    "Descripción, admite HTML.", "Description, may contain HTML." } },
	{ "record.Organizer.email", { "E-mail address.", "E-Mail-Adresse.",
	    "Adresse électronique.", "Dirección de correo electrónico.",
	    "E-mail address." } },
	{ "record.Organizer.global_id",
	    {
	    "Globally unique identifier, made of the address of the site and "
	    "the id.",
	    "Kennung über diese Website hinaus, aus ihrer Adresse und der ID.",
	    "Identité au-delà de ce site, formée de son adresse et de "
	    "l’identifiant.",
	    "Identidad más allá de este sitio, formada por su dirección y el "
	    "identificador.",
	    "Globally unique identifier, made of the address of the site and "
	    "the id." } },
	{ "record.Organizer.global_id_lineage",
	    { "List with the global id as its only item.",
	    "Liste, die nur die globale Kennung enthält.",
	    "Liste qui ne contient que l’identité globale.",
	    "Lista que solo contiene la identidad global.",
	    "List with the global id as its only item." } },
	{ "record.Organizer.id",
	    { "Id of the record, from one sequence with events and venues.",
	    "Nummer des Datensatzes, in einer Folge mit Veranstaltungen und "
	    "Veranstaltungsorten.",
	    "Numéro de l’enregistrement, dans une même suite que les "
	    "événements et les lieux.",
	    "Número del registro, en una misma serie con eventos y lugares.",
	    "Id of the record, from one sequence with events and venues." } },
	{ "record.Organizer.image", { "Image.", "Bild.", "Image.", "Imagen.",
	    "Image." } },
	{ "record.Organizer.json_ld",
	    {
	    "Description for search engines (schema.org), in single reads of "
	    "published organizers.",
	    "Beschreibung für Suchmaschinen (schema.org), beim Lesen eines "
	    "einzelnen veröffentlichten Veranstalters.",
	    "Description pour les moteurs de recherche (schema.org), à la "
	    "lecture d’un seul organisateur publié.",
	    "Descripción para buscadores (schema.org), al leer un solo "
	    "organizador publicado.",
	    "Description for search engines (schema.org), in single reads of "
	    "published organizers." } },
	{ "record.Organizer.modified",
	    { "Time of the last change in the time zone of the site.",
	    "Zeitpunkt der letzten Änderung in der Zeitzone der Website.",
	    "Moment de la dernière modification dans le fuseau horaire du "
	    "site.", "Momento del último cambio en la zona horaria del sitio.",
	    "Time of the last change in the time zone of the site." } },
	{ "record.Organizer.modified_utc", { "Time of the last change in UTC.",
	    "Zeitpunkt der letzten Änderung in UTC.",
	    "Moment de la dernière modification en UTC.",
	    "Momento del último cambio en UTC.",
	    "Time of the last change in UTC." } },
	{ "record.Organizer.organizer", { "Name.", "Name.", "Nom.", "Nombre.",
	    "Name." } },
	{ "record.Organizer.phone", { "Phone number.", "Telefonnummer.",
	    "Numéro de téléphone.", "Número de teléfono.", "Phone number." } },
	{ "record.Organizer.slug", { "Name in the public address.",
	    "Name in der öffentlichen Adresse.",
	    "Nom dans l’adresse publique.", "Nombre en la dirección pública.",
	    "Name in the public address." } },
	{ "record.Organizer.status", { "Status.", "Status.", "Statut.",
	    "Estado.", "Status." } },
	{ "record.Organizer.url", { "Public address.", "Öffentliche Adresse.",
	    "Adresse publique.", "Dirección pública.", "Public address." } },
	{ "record.Organizer.website", { "Address of a web page.",
	    "Adresse einer Webseite.", "Adresse d’une page web.",
	    "Dirección de una página web.", "Address of a web page." } },
	{ "record.OrganizerList", { "A page of a list of organizers.",
	    "Eine Seite einer Liste von Veranstaltern.",
	    "Une page d’une liste d’organisateurs.",
	    "Una página de una lista de organizadores.",
	    "A page of a list of organizers." } },
	{ "record.OrganizerList.next_rest_url",
	    { "Address of the next page, if there is one.",
	    "Adresse der nächsten Seite, wenn es sie gibt.",
	    "Adresse de la page suivante, s’il y en a une.",
	    "Dirección de la página siguiente, si la hay.",
	    "Address of the next page, if there is one." } },
	{ "record.OrganizerList.organizers", { "Organizers of this page.",
	    "Veranstalter dieser Seite.", "Organisateurs de cette page.",
	    "Organizadores de esta página.", "Organizers of this page." } },
	{ "record.OrganizerList.previous_rest_url",
	    { "Address of the previous page, if there is one.",
	    "Adresse der vorigen Seite, wenn es sie gibt.",
	    "Adresse de la page précédente, s’il y en a une.",
	    "Dirección de la página anterior, si la hay.",
	    "Address of the previous page, if there is one." } },
	{ "record.OrganizerList.rest_url", { "Address of this page.",
	    "Adresse dieser Seite.", "Adresse de cette page.",
	    "Dirección de esta página.", "Address of this page." } },
	{ "record.OrganizerList.total", { "Number of all matches.",
	    "Anzahl aller Treffer.", "Nombre de tous les résultats.",
	    "Número de todos los resultados.", "Number of all matches." } },
	{ "record.OrganizerList.total_pages", { "Number of pages.",
	    "Anzahl der Seiten.", "Nombre de pages.", "Número de páginas.",
	    "Number of pages." } },
	{ "record.Problem", { "An error, as in RFC 9457.",
	    "Eine Ablehnung nach RFC 9457.", "Une erreur selon la RFC 9457.",
	    "Un error según RFC 9457.", "An error, as in RFC 9457." } },
	{ "record.Problem.code", { "Code of the error.",
	    "Wort für die Art der Ablehnung.", "Mot pour le type d’erreur.",
	    "Palabra para la clase de error.", "Code of the error." } },
	{ "record.Problem.detail", { "Error message in English.",
	    "Was falsch ist, als englischer Satz.",
	    "Ce qui ne va pas, en une phrase anglaise.",
	    "Qué está mal, en una frase inglesa.",
	    "Error message in English." } },
	{ "record.Problem.errors", { "Missing or invalid parameters.",
	    "Fehlende oder fehlerhafte Parameter.",
	    "Paramètres manquants ou fautifs.",
	    "Parámetros que faltan o incorrectos.",
	    "Missing or invalid parameters." } },
	{ "record.Problem.instance", { "Path of the request.",
	    "Pfad der Anfrage.", "Chemin de la requête.",
	    "Ruta de la petición.", "Path of the request." } },
	{ "record.Problem.status", { "HTTP status.", "HTTP-Status.",
	    "Statut HTTP.", "Estado HTTP.", "HTTP status." } },
	{ "record.Problem.term_id",
	    { "Id of the category or tag that already exists.",
	    "ID der schon vorhandenen Kategorie oder des schon vorhandenen "
	    "Schlagworts.",
	    "Identifiant de la catégorie ou de l’étiquette qui existe déjà.",
	    "Identificador de la categoría o etiqueta que ya existe.",
	    "Id of the category or tag that already exists." } },
	{ "record.Problem.title", { "Name of the HTTP status.",
	    "Wortlaut des HTTP-Status.", "Libellé du statut HTTP.",
	    "Texto del estado HTTP.", "Name of the HTTP status." } },
	{ "record.Problem.type", { "URN of the kind of error.",
	    "URN der Art der Ablehnung.", "URN du type d’erreur.",
	    "URN de la clase de error.", "URN of the kind of error." } },
	{ "record.ProblemError", { "An error of one parameter.",
	    "Was an einem Parameter falsch ist.",
	    "Ce qui ne va pas avec un paramètre.",
	    "Qué está mal en un parámetro.", "An error of one parameter." } },
	{ "record.ProblemError.code", { "Code of the error.",
	    "Wort für das, was falsch ist.", "Mot pour ce qui ne va pas.",
	    "Palabra para lo que está mal.", "Code of the error." } },
	{ "record.ProblemError.detail",
	    { "Error message in English, with the expected value.",
	    "Was falsch ist und was erwartet war, als englischer Satz.",
	    "Ce qui ne va pas et ce qui était attendu, en une phrase "
	    "anglaise.",
	    "Qué está mal y qué se esperaba, en una frase inglesa.",
	    "Error message in English, with the expected value." } },
	{ "record.ProblemError.name", { "Name of the parameter.",
	    "Name des Parameters.", "Nom du paramètre.",
	    "Nombre del parámetro.", "Name of the parameter." } },
	{ "record.ProblemError.pointer", { "JSON pointer into the parameters.",
	    "JSON-Zeiger in die Parameter.",
	    "Pointeur JSON dans les paramètres.",
	    "Puntero JSON dentro de los parámetros.",
	    "JSON pointer into the parameters." } },
	{ "record.SelfLinks", { "Links of an entry of the index.",
	    "Verweise eines Eintrags im Verzeichnis.",
	    "Liens d’une entrée de l’index.",
	    "Enlaces de una entrada del índice.",
	    "Links of an entry of the index." } },
	{ "record.SelfLinks.self", { "Link to the path.",
	    "Verweis auf den Pfad.", "Lien vers le chemin.",
	    "Enlace a la ruta.", "Link to the path." } },
	{ "record.Series",
	    {
	    "An event that repeats: its rule, and the fields that its events "
	    "share.",
	    "Eine Veranstaltung, die sich wiederholt: ihre Regel und was ihre "
	    "Termine gemeinsam haben.",
	    "Un événement qui se répète : sa règle et ce que ses dates ont en "
	    "commun.",
	    "Un evento que se repite: su regla y lo que comparten sus fechas.",
	    "An event that repeats: its rule, and the fields that its events "
	    "share." } },
	{ "record.Series.all_day", { "Whether the events last whole days.",
	    "Ob die Veranstaltungen ganze Tage dauern.",
	    "Si les événements durent des jours entiers.",
	    "Si los eventos duran días enteros.",
	    "Whether the events last whole days." } },
	{ "record.Series.end_date", { "End of the first event.",
	    "Ende der ersten Veranstaltung.", "Fin du premier événement.",
	    "Fin del primer evento.", "End of the first event." } },
	{ "record.Series.event",
	    {
	    "Fields that its events share, as an event. Its id is that of the "
	    "series.",
	    "Was ihre Veranstaltungen gemeinsam haben, als Veranstaltung. Ihre "
	    "ID ist die der Serie.",
	    "Ce que ses événements ont en commun, en tant qu’événement. Son "
	    "identifiant est celui de la série.",
	    "Lo que comparten sus eventos, como evento. Su identificador es el "
	    "de la serie.",
	    "Fields that its events share, as an event. Its id is that of the "
	    "series." } },
	{ "record.Series.id", { "Id of the series.", "ID der Serie.",
	    "Identifiant de la série.", "Identificador de la serie.",
	    "Id of the series." } },
	{ "record.Series.made_until",
	    { "Start up to which events have been created.",
	    "Letzter Beginn, bis zu dem Veranstaltungen angelegt sind.",
	    "Dernier début jusqu’auquel des événements ont été créés.",
	    "Último inicio hasta el que se han creado eventos.",
	    "Start up to which events have been created." } },
	{ "record.Series.recurrence",
	    {
	    "Rule, extra and left-out dates, and the exact length if there is "
	    "one, as lines of iCalendar.",
	    "Regel, weitere und ausgelassene Termine und, falls vorhanden, die "
	    "genaue Dauer, als Zeilen von iCalendar.",
	    "Règle, dates ajoutées, dates exclues et, s’il y en a une, durée "
	    "exacte, en lignes d’iCalendar.",
	    "Regla, fechas añadidas, fechas excluidas y, si la hay, la "
	    "duración exacta, como líneas de iCalendar.",
	    "Rule, extra and left-out dates, and the exact length if there is "
	    "one, as lines of iCalendar." } },
	{ "record.Series.rest_url", { "Address of the series in the API.",
	    "Adresse der Serie in der API.", "Adresse de la série dans l’API.",
	    "Dirección de la serie en la API.",
	    "Address of the series in the API." } },
	{ "record.Series.rrule",
	    { "Rule (RFC 5545), empty if there are only dates.",
	    "Regel (RFC 5545), leer, wenn es nur Termine gibt.",
	    "Règle (RFC 5545), vide s’il n’y a que des dates.",
	    "Regla (RFC 5545), vacía si solo hay fechas.",
	    "Rule (RFC 5545), empty if there are only dates." } },
	{ "record.Series.start_date",
	    { "First start, in the time zone of the series.",
	    "Erster Beginn, in der Zeitzone der Serie.",
	    "Premier début, dans le fuseau horaire de la série.",
	    "Primer inicio, en la zona horaria de la serie.",
	    "First start, in the time zone of the series." } },
	{ "record.Series.status", { "Status of its new events.",
	    "Status ihrer neuen Veranstaltungen.",
	    "Statut de ses nouveaux événements.",
	    "Estado de sus nuevos eventos.", "Status of its new events." } },
	{ "record.Series.timezone", { "Time zone of the series.",
	    "Zeitzone der Serie.", "Fuseau horaire de la série.",
	    "Zona horaria de la serie.", "Time zone of the series." } },
	{ "record.Setting", { "A setting of the calendar.",
	    "Eine Einstellung des Kalenders.", "Un réglage de l’agenda.",
	    "Un ajuste del calendario.", "A setting of the calendar." } },
	{ "record.Setting.name", { "Its name in site.yaml.",
	    "Ihr Name in site.yaml.", "Son nom dans site.yaml.",
	    "Su nombre en site.yaml.", "Its name in site.yaml." } },
	{ "record.Setting.set_in",
	    {
	    "Where it is set. A setting of site.yaml cannot be changed here.",
	    "Wo sie gesetzt ist. Eine Einstellung aus site.yaml kann hier "
	    "nicht geändert werden.",
	    "Où il est défini. Un réglage de site.yaml ne peut pas être "
	    "modifié ici.",
	    "Dónde está definido. Un ajuste de site.yaml no se puede cambiar "
	    "aquí.",
	    "Where it is set. A setting of site.yaml cannot be changed here." }
	    },
	{ "record.Setting.value",
	    { "Its value, which consists of texts, lists and maps.",
	    "Ihr Wert, der aus Texten, Listen und Objekten besteht.",
	    "Sa valeur, faite de textes, de listes et d’objets.",
	    "Su valor, formado por textos, listas y objetos.",
	    "Its value, which consists of texts, lists and maps." } },
	{ "record.SettingList", { "The settings of the calendar.",
	    "Die Einstellungen des Kalenders.", "Les réglages de l’agenda.",
	    "Los ajustes del calendario.", "The settings of the calendar." } },
	{ "record.SettingList.settings",
	    { "All settings that can be set here.",
	    "Alle Einstellungen, die hier gesetzt werden können.",
	    "Tous les réglages modifiables ici.",
	    "Todos los ajustes que se pueden definir aquí.",
	    "All settings that can be set here." } },
	{ "record.Tag", { "A tag.", "Ein Schlagwort.", "Une étiquette.",
	    "Una etiqueta.", "A tag." } },
	{ "record.Tag._links",
	    {
	    "The same addresses as lists of links; not in lists, nor after a "
	    "deletion.",
	    "Dieselben Adressen als Listen von Verweisen; nicht in Listen und "
	    "nicht nach dem Löschen.",
	    "Les mêmes adresses, en listes de liens ; absent des listes et "
	    "après une suppression.",
	    "Las mismas direcciones como listas de enlaces; no aparece en "
	    "listas ni tras una eliminación.",
	    "The same addresses as lists of links; not in lists, nor after a "
	    "deletion." } },
	{ "record.Tag.count", { "Number of published events with this tag.",
	    "Anzahl der veröffentlichten Veranstaltungen mit diesem "
	    "Schlagwort.",
	    "Nombre d’événements publiés qui ont cette étiquette.",
	    "Número de eventos publicados que tienen esta etiqueta.",
	    "Number of published events with this tag." } },
	{ "record.Tag.description", { "Description.", "Beschreibung.",
	    "Description.", "Descripción.", "Description." } },
	{ "record.Tag.id",
	    { "Id of the record, from one sequence for categories and tags.",
	    "Nummer des Datensatzes, in einer Folge für Kategorien und "
	    "Schlagwörter.",
	    "Numéro de l’enregistrement, dans une même suite pour les "
	    "catégories et les étiquettes.",
	    "Número del registro, en una misma serie para categorías y "
	    "etiquetas.",
	    "Id of the record, from one sequence for categories and tags." } },
	{ "record.Tag.meta", { "Always an empty list.",
	    "Immer eine leere Liste.", "Toujours une liste vide.",
	    "Siempre una lista vacía.", "Always an empty list." } },
	{ "record.Tag.name", { "Name.", "Name.", "Nom.", "Nombre.", "Name." } },
	{ "record.Tag.slug", { "Name in the public address.",
	    "Name in der öffentlichen Adresse.",
	    "Nom dans l’adresse publique.", "Nombre en la dirección pública.",
	    "Name in the public address." } },
	{ "record.Tag.taxonomy", { "Kind of term.", "Art des Begriffs.",
	    "Sorte de terme.", "Clase de término.", "Kind of term." } },
	{ "record.Tag.url", { "Public address.", "Öffentliche Adresse.",
	    "Adresse publique.", "Dirección pública.", "Public address." } },
	{ "record.Tag.urls", { "Addresses in this API.",
	    "Adressen in dieser API.", "Adresses dans cette API.",
	    "Direcciones en esta API.", "Addresses in this API." } },
	{ "record.TagList", { "A page of a list of tags.",
	    "Eine Seite einer Liste von Schlagwörtern.",
	    "Une page d’une liste d’étiquettes.",
	    "Una página de una lista de etiquetas.",
	    "A page of a list of tags." } },
	{ "record.TagList.next_rest_url",
	    { "Address of the next page, if there is one.",
	    "Adresse der nächsten Seite, wenn es sie gibt.",
	    "Adresse de la page suivante, s’il y en a une.",
	    "Dirección de la página siguiente, si la hay.",
	    "Address of the next page, if there is one." } },
	{ "record.TagList.previous_rest_url",
	    { "Address of the previous page, if there is one.",
	    "Adresse der vorigen Seite, wenn es sie gibt.",
	    "Adresse de la page précédente, s’il y en a une.",
	    "Dirección de la página anterior, si la hay.",
	    "Address of the previous page, if there is one." } },
	{ "record.TagList.rest_url", { "Address of this page.",
	    "Adresse dieser Seite.", "Adresse de cette page.",
	    "Dirección de esta página.", "Address of this page." } },
	{ "record.TagList.tags", { "Tags of this page.",
	    "Schlagwörter dieser Seite.", "Étiquettes de cette page.",
	    "Etiquetas de esta página.", "Tags of this page." } },
	{ "record.TagList.total", { "Number of all matches.",
	    "Anzahl aller Treffer.", "Nombre de tous les résultats.",
	    "Número de todos los resultados.", "Number of all matches." } },
	{ "record.TagList.total_pages", { "Number of pages.",
	    "Anzahl der Seiten.", "Nombre de pages.", "Número de páginas.",
	    "Number of pages." } },
	{ "record.Term", { "A category or tag inside an event.",
	    "Eine Kategorie oder ein Schlagwort innerhalb einer "
	    "Veranstaltung.",
	    "Une catégorie ou une étiquette dans un événement.",
	    "Una categoría o etiqueta dentro de un evento.",
	    "A category or tag inside an event." } },
	{ "record.Term.color",
	    { "Color, such as #9c2f22; left out if there is none.",
	    "Farbe, etwa #9c2f22; fehlt, wenn es keine gibt.",
	    "Couleur, par exemple #9c2f22 ; absente s’il n’y en a pas.",
	    "Color, por ejemplo #9c2f22; falta si no hay ninguno.",
	    "Color, such as #9c2f22; left out if there is none." } },
	{ "record.Term.count", { "Number of published events with this term.",
	    "Anzahl der veröffentlichten Veranstaltungen mit diesem Begriff.",
	    "Nombre d’événements publiés qui ont ce terme.",
	    "Número de eventos publicados que tienen este término.",
	    "Number of published events with this term." } },
	{ "record.Term.description", { "Description.", "Beschreibung.",
	    "Description.", "Descripción.", "Description." } },
	{ "record.Term.filter", { "Always raw.", "Immer raw.", "Toujours raw.",
	    "Siempre raw.", "Always raw." } },
	{ "record.Term.id",
	    { "Id of the record, from one sequence for categories and tags.",
	    "Nummer des Datensatzes, in einer Folge für Kategorien und "
	    "Schlagwörter.",
	    "Numéro de l’enregistrement, dans une même suite pour les "
	    "catégories et les étiquettes.",
	    "Número del registro, en una misma serie para categorías y "
	    "etiquetas.",
	    "Id of the record, from one sequence for categories and tags." } },
	{ "record.Term.name", { "Name.", "Name.", "Nom.", "Nombre.",
	    "Name." } },
	{ "record.Term.parent",
	    { "Id of the category above this one, 0 for none and for tags.",
	    "ID der übergeordneten Kategorie, 0 für keine und für "
	    "Schlagwörter.",
	    "Identifiant de la catégorie supérieure, 0 pour aucune et pour les "
	    "étiquettes.",
	    "Identificador de la categoría superior, 0 para ninguna y para las "
	    "etiquetas.",
	    "Id of the category above this one, 0 for none and for tags." } },
	{ "record.Term.slug", { "Name in the public address.",
	    "Name in der öffentlichen Adresse.",
	    "Nom dans l’adresse publique.", "Nombre en la dirección pública.",
	    "Name in the public address." } },
	{ "record.Term.taxonomy", { "Kind of term.", "Art des Begriffs.",
	    "Sorte de terme.", "Clase de término.", "Kind of term." } },
	{ "record.Term.term_group", { "Always 0.", "Immer 0.", "Toujours 0.",
	    "Siempre 0.", "Always 0." } },
	{ "record.Term.term_taxonomy_id", { "Equal to id.", "Gleich id.",
	    "Égal à id.", "Igual que id.", "Equal to id." } },
	{ "record.Term.urls", { "Addresses in this API.",
	    "Adressen in dieser API.", "Adresses dans cette API.",
	    "Direcciones en esta API.", "Addresses in this API." } },
	{ "record.TermLinks", { "Links of a category or tag in this API.",
	    "Verweise einer Kategorie oder eines Schlagworts in dieser API.",
	    "Liens d’une catégorie ou d’une étiquette dans cette API.",
	    "Enlaces de una categoría o etiqueta en esta API.",
	    "Links of a category or tag in this API." } },
	{ "record.TermLinks.collection", { "Link to the list.",
	    "Verweis auf die Liste.", "Lien vers la liste.",
	    "Enlace a la lista.", "Link to the list." } },
	{ "record.TermLinks.self", { "Link to the record.",
	    "Verweis auf den Datensatz.", "Lien vers l’enregistrement.",
	    "Enlace al registro.", "Link to the record." } },
	{ "record.TermLinks.up",
	    { "Link to the category above, if there is one.",
	    "Verweis auf die übergeordnete Kategorie, wenn es sie gibt.",
	    "Lien vers la catégorie supérieure, s’il y en a une.",
	    "Enlace a la categoría superior, si la hay.",
	    "Link to the category above, if there is one." } },
	{ "record.TermUrls", { "Addresses of a category or tag in this API.",
	    "Adressen einer Kategorie oder eines Schlagworts in dieser API.",
	    "Adresses d’une catégorie ou d’une étiquette dans cette API.",
	    "Direcciones de una categoría o etiqueta en esta API.",
	    "Addresses of a category or tag in this API." } },
	{ "record.TermUrls.collection", { "Address of the list.",
	    "Adresse der Liste.", "Adresse de la liste.",
	    "Dirección de la lista.", "Address of the list." } },
	{ "record.TermUrls.self", { "Address of the record.",
	    "Adresse des Datensatzes.", "Adresse de l’enregistrement.",
	    "Dirección del registro.", "Address of the record." } },
	{ "record.TermUrls.up",
	    { "Address of the category above, if there is one.",
	    "Adresse der übergeordneten Kategorie, wenn es sie gibt.",
	    "Adresse de la catégorie supérieure, s’il y en a une.",
	    "Dirección de la categoría superior, si la hay.",
	    "Address of the category above, if there is one." } },
	{ "record.Venue", { "A venue. Empty members are left out.",
	    "Ein Veranstaltungsort. Was leer ist, fehlt.",
	    "Un lieu. Ce qui est vide est absent.",
	    "Un lugar. Lo vacío no aparece.",
	    "A venue. Empty members are left out." } },
	{ "record.Venue.address", { "Street and number.",
	    "Straße und Hausnummer.", "Numéro et rue.", "Calle y número.",
	    "Street and number." } },
	{ "record.Venue.author",
	    { "Id of the user who owns the record, as a string of digits.",
	    "ID des Benutzers, dem der Datensatz gehört, als Text aus "
	    "Ziffern.",
	    "Identifiant de l’utilisateur auquel appartient l’enregistrement, "
	    "en texte de chiffres.",
	    "Identificador del usuario a quien pertenece el registro, como "
	    "texto de cifras.",
	    "Id of the user who owns the record, as a string of digits." } },
	{ "record.Venue.city", { "City.", "Ort.", "Ville.", "Ciudad.",
	    "City." } },
	{ "record.Venue.country", { "Country, as free text.",
	    "Land, als freier Text.", "Pays, en texte libre.",
	    "País, como texto libre.", "Country, as free text." } },
	{ "record.Venue.date",
	    { "Time of publication in the time zone of the site.",
	    "Zeitpunkt der Veröffentlichung in der Zeitzone der Website.",
	    "Moment de la publication dans le fuseau horaire du site.",
	    "Momento de la publicación en la zona horaria del sitio.",
	    "Time of publication in the time zone of the site." } },
	{ "record.Venue.date_utc",
	    {
	    "Time of publication in UTC; 0000-00-00 00:00:00 if it is not "
	    "published.",
	    "Zeitpunkt der Veröffentlichung in UTC; 0000-00-00 00:00:00, "
	    "solange es keinen gibt.",
	    "Moment de la publication en UTC ; 0000-00-00 00:00:00 tant qu’il "
	    "n’y en a pas.",
	    "Momento de la publicación en UTC; 0000-00-00 00:00:00 mientras no "
	    "lo haya.",
	    "Time of publication in UTC; 0000-00-00 00:00:00 if it is not "
	    "published." } },
	{ "record.Venue.description", { "Description, may contain HTML.",
	    "Beschreibung, darf HTML enthalten.", "Description, HTML admis.",
	    "Descripción, admite HTML.", "Description, may contain HTML." } },
	{ "record.Venue.geo_lat", { "Latitude from -90 to 90.",
	    "Geografische Breite von -90 bis 90.", "Latitude, de -90 à 90.",
	    "Latitud, de -90 a 90.", "Latitude from -90 to 90." } },
	{ "record.Venue.geo_lng", { "Longitude from -180 to 180.",
	    "Geografische Länge von -180 bis 180.",
	    "Longitude, de -180 à 180.", "Longitud, de -180 a 180.",
	    "Longitude from -180 to 180." } },
	{ "record.Venue.global_id",
	    {
	    "Globally unique identifier, made of the address of the site and "
	    "the id.",
	    "Kennung über diese Website hinaus, aus ihrer Adresse und der ID.",
	    "Identité au-delà de ce site, formée de son adresse et de "
	    "l’identifiant.",
	    "Identidad más allá de este sitio, formada por su dirección y el "
	    "identificador.",
	    "Globally unique identifier, made of the address of the site and "
	    "the id." } },
	{ "record.Venue.global_id_lineage",
	    { "List with the global id as its only item.",
	    "Liste, die nur die globale Kennung enthält.",
	    "Liste qui ne contient que l’identité globale.",
	    "Lista que solo contiene la identidad global.",
	    "List with the global id as its only item." } },
	{ "record.Venue.id",
	    {
	    "Id of the record, from one sequence with events and organizers.",
	    "Nummer des Datensatzes, in einer Folge mit Veranstaltungen und "
	    "Veranstaltern.",
	    "Numéro de l’enregistrement, dans une même suite que les "
	    "événements et les organisateurs.",
	    "Número del registro, en una misma serie con eventos y "
	    "organizadores.",
	    "Id of the record, from one sequence with events and organizers." }
	    },
	{ "record.Venue.image", { "Image.", "Bild.", "Image.", "Imagen.",
	    "Image." } },
	{ "record.Venue.json_ld",
	    {
	    "Description for search engines (schema.org), in single reads of "
	    "published venues.",
	    "Beschreibung für Suchmaschinen (schema.org), beim Lesen eines "
	    "einzelnen veröffentlichten Ortes.",
	    "Description pour les moteurs de recherche (schema.org), à la "
	    "lecture d’un seul lieu publié.",
	    "Descripción para buscadores (schema.org), al leer un solo lugar "
	    "publicado.",
	    "Description for search engines (schema.org), in single reads of "
	    "published venues." } },
	{ "record.Venue.modified",
	    { "Time of the last change in the time zone of the site.",
	    "Zeitpunkt der letzten Änderung in der Zeitzone der Website.",
	    "Moment de la dernière modification dans le fuseau horaire du "
	    "site.", "Momento del último cambio en la zona horaria del sitio.",
	    "Time of the last change in the time zone of the site." } },
	{ "record.Venue.modified_utc", { "Time of the last change in UTC.",
	    "Zeitpunkt der letzten Änderung in UTC.",
	    "Moment de la dernière modification en UTC.",
	    "Momento del último cambio en UTC.",
	    "Time of the last change in UTC." } },
	{ "record.Venue.phone", { "Phone number.", "Telefonnummer.",
	    "Numéro de téléphone.", "Número de teléfono.", "Phone number." } },
	{ "record.Venue.province", { "Province.", "Provinz.", "Province.",
	    "Provincia.", "Province." } },
	{ "record.Venue.show_map", { "Whether to show a map.",
	    "Ob eine Karte gezeigt werden soll.",
	    "Indique s’il faut montrer une carte.",
	    "Indica si se muestra un mapa.", "Whether to show a map." } },
	{ "record.Venue.show_map_link", { "Whether to show a link to a map.",
	    "Ob ein Verweis auf eine Karte gezeigt werden soll.",
	    "Indique s’il faut montrer un lien vers une carte.",
	    "Indica si se muestra un enlace a un mapa.",
	    "Whether to show a link to a map." } },
	{ "record.Venue.slug", { "Name in the public address.",
	    "Name in der öffentlichen Adresse.",
	    "Nom dans l’adresse publique.", "Nombre en la dirección pública.",
	    "Name in the public address." } },
	{ "record.Venue.state", { "State, as in the United States.",
	    "Bundesstaat, etwa der Vereinigten Staaten.",
	    "État, comme aux États-Unis.",
	    "Estado federado, como en Estados Unidos.",
	    "State, as in the United States." } },
	{ "record.Venue.stateprovince", { "State or province.",
	    "Bundesstaat oder Provinz.", "État ou province.",
	    "Estado federado o provincia.", "State or province." } },
	{ "record.Venue.status", { "Status.", "Status.", "Statut.", "Estado.",
	    "Status." } },
	{ "record.Venue.url", { "Public address.", "Öffentliche Adresse.",
	    "Adresse publique.", "Dirección pública.", "Public address." } },
	{ "record.Venue.venue", { "Name.", "Name.", "Nom.", "Nombre.",
	    "Name." } },
	{ "record.Venue.website", { "Address of a web page.",
	    "Adresse einer Webseite.", "Adresse d’une page web.",
	    "Dirección de una página web.", "Address of a web page." } },
	{ "record.Venue.zip", { "Postal code.", "Postleitzahl.",
	    "Code postal.", "Código postal.", "Postal code." } },
	{ "record.VenueList", { "A page of a list of venues.",
	    "Eine Seite einer Liste von Veranstaltungsorten.",
	    "Une page d’une liste de lieux.",
	    "Una página de una lista de lugares.",
	    "A page of a list of venues." } },
	{ "record.VenueList.next_rest_url",
	    { "Address of the next page, if there is one.",
	    "Adresse der nächsten Seite, wenn es sie gibt.",
	    "Adresse de la page suivante, s’il y en a une.",
	    "Dirección de la página siguiente, si la hay.",
	    "Address of the next page, if there is one." } },
	{ "record.VenueList.previous_rest_url",
	    { "Address of the previous page, if there is one.",
	    "Adresse der vorigen Seite, wenn es sie gibt.",
	    "Adresse de la page précédente, s’il y en a une.",
	    "Dirección de la página anterior, si la hay.",
	    "Address of the previous page, if there is one." } },
	{ "record.VenueList.rest_url", { "Address of this page.",
	    "Adresse dieser Seite.", "Adresse de cette page.",
	    "Dirección de esta página.", "Address of this page." } },
	{ "record.VenueList.total", { "Number of all matches.",
	    "Anzahl aller Treffer.", "Nombre de tous les résultats.",
	    "Número de todos los resultados.", "Number of all matches." } },
	{ "record.VenueList.total_pages", { "Number of pages.",
	    "Anzahl der Seiten.", "Nombre de pages.", "Número de páginas.",
	    "Number of pages." } },
	{ "record.VenueList.venues", { "Venues of this page.",
	    "Veranstaltungsorte dieser Seite.", "Lieux de cette page.",
	    "Lugares de esta página.", "Venues of this page." } },
	{ "record_history",
	    {
	    "List the changes of an event, newest first. For those who may "
	    "edit it.",
	    "Listet die Änderungen einer Veranstaltung auf, die neueste "
	    "zuerst. Für alle, die sie bearbeiten dürfen.",
	    "Lister les modifications d’un événement, la plus récente d’abord. "
	    "Pour qui peut le modifier.",
	    "Listar los cambios de un evento, el más reciente primero. Para "
	    "quien puede editarlo.",
	    "List the changes of an event, newest first. For those who may "
	    "edit it." } },
	{ "record_history.id", { "Id of the event.",
	    "Nummer der Veranstaltung.", "Numéro de l’événement.",
	    "Número del evento.", "Id of the event." } },
	{ "resource.categories", { "Event categories, which may form a tree.",
	    "Kategorien der Veranstaltungen; sie können einen Baum bilden.",
	    "Les catégories d’événements, qui peuvent former une "
	    "arborescence.",
	    "Las categorías de los eventos, que pueden formar un árbol.",
	    "Event categories, which may form a tree." } },
	{ "resource.events", { "Events of the calendar.",
	    "Die Veranstaltungen des Kalenders.",
	    "Les événements du calendrier.", "Los eventos del calendario.",
	    "Events of the calendar." } },
	{ "resource.history",
	    { "History of records: who changed what and when.",
	    "Verlauf der Einträge: wer wann was geändert hat.",
	    "Historique des fiches : qui a modifié quoi et quand.",
	    "Historial de las fichas: quién cambió qué y cuándo.",
	    "History of records: who changed what and when." } },
	{ "resource.images", { "Images stored on this server.",
	    "Bilder, die hier liegen.", "Images conservées ici.",
	    "Imágenes guardadas aquí.", "Images stored on this server." } },
	{ "resource.organizers", { "People and groups who hold events.",
	    "Personen und Gruppen, die Veranstaltungen ausrichten.",
	    "Les personnes et les groupes qui organisent les événements.",
	    "Las personas y los grupos que organizan los eventos.",
	    "People and groups who hold events." } },
	{ "resource.series", { "Events that repeat.",
	    "Veranstaltungen, die sich wiederholen.",
	    "Événements qui se répètent.", "Eventos que se repiten.",
	    "Events that repeat." } },
	{ "resource.settings",
	    { "Settings of the calendar that are also set at the desk.",
	    "Einstellungen des Kalenders, die auch im Redaktionsbereich "
	    "gesetzt werden.",
	    "Réglages de l’agenda qui se font aussi dans la rédaction.",
	    "Ajustes del calendario que también se definen en la redacción.",
	    "Settings of the calendar that are also set at the desk." } },
	{ "resource.tags", { "Event tags, a flat list.",
	    "Schlagwörter der Veranstaltungen, ohne Über- und Unterordnung.",
	    "Les étiquettes d’événements, une liste sans hiérarchie.",
	    "Las etiquetas de los eventos, una lista sin jerarquía.",
	    "Event tags, a flat list." } },
	{ "resource.venues", { "Places where events happen.",
	    "Orte, an denen Veranstaltungen stattfinden.",
	    "Les lieux où se tiennent les événements.",
	    "Los lugares donde se celebran los eventos.",
	    "Places where events happen." } },
	{ "series_delete",
	    {
	    "End a series: its upcoming events move to the trash, past events "
	    "are kept as single events. For contributors and above.",
	    "Eine Serie beenden: Ihre kommenden Veranstaltungen werden in den "
	    "Papierkorb verschoben, vergangene bleiben als einzelne. Ab der "
	    "Rolle contributor.",
	    "Terminer une série : ses événements à venir vont à la corbeille, "
	    "ceux du passé restent des événements isolés. À partir du rôle "
	    "contributor.",
	    "Terminar una serie: sus eventos futuros van a la papelera y los "
	    "pasados quedan como eventos sueltos. A partir del rol "
	    "contributor.",
	    "End a series: its upcoming events move to the trash, past events "
	    "are kept as single events. For contributors and above." } },
	{ "series_delete.id", { "Id of the series.", "ID der Serie.",
	    "Identifiant de la série.", "Identificador de la serie.",
	    "Id of the series." } },
	{ "series_get",
	    {
	    "Read a series. With .ics at the end of the path, or with Accept, "
	    "the answer is iCalendar.",
	    "Eine Serie lesen. Mit .ics am Ende des Pfads oder durch Accept "
	    "als iCalendar.",
	    "Lire une série. Avec .ics à la fin du chemin, ou par Accept, en "
	    "iCalendar.",
	    "Leer una serie. Con .ics al final de la ruta, o por Accept, como "
	    "iCalendar.",
	    "Read a series. With .ics at the end of the path, or with Accept, "
	    "the answer is iCalendar." } },
	{ "series_get.id", { "Id of the series.", "ID der Serie.",
	    "Identifiant de la série.", "Identificador de la serie.",
	    "Id of the series." } },
	{ "series_history",
	    {
	    "List the changes of a series, newest first. For those who may "
	    "edit it.",
	    "Listet die Änderungen einer Reihe auf, die neueste zuerst. Für "
	    "alle, die sie bearbeiten dürfen.",
	    "Lister les modifications d’une série, la plus récente d’abord. "
	    "Pour qui peut la modifier.",
	    "Listar los cambios de una serie, el más reciente primero. Para "
	    "quien puede editarla.",
	    "List the changes of a series, newest first. For those who may "
	    "edit it." } },
	{ "series_history.id", { "Id of the series.", "Nummer der Reihe.",
	    "Numéro de la série.", "Número de la serie.",
	    "Id of the series." } },
	{ "series_join",
	    {
	    "Join a later series to this one again: its events become events "
	    "of this one, with its fields. Undoes a split. For contributors "
	    "and above.",
	    "Eine spätere Serie wieder mit dieser verbinden: Ihre "
	    "Veranstaltungen gehören dann zu dieser und bekommen ihre Angaben. "
	    "Macht eine Teilung rückgängig. Ab der Rolle contributor.",
	    "Réunir à nouveau une série ultérieure avec celle-ci : ses "
	    "événements passent dans celle-ci et en prennent les valeurs. "
	    "Annule une division. À partir du rôle contributor.",
	    "Unir de nuevo una serie posterior con esta: sus eventos pasan a "
	    "ser de esta y toman sus valores. Deshace una división. A partir "
	    "del rol contributor.",
	    "Join a later series to this one again: its events become events "
	    "of this one, with its fields. Undoes a split. For contributors "
	    "and above." } },
	{ "series_join.id", { "Id of the series that stays.",
	    "ID der Serie, die bleibt.", "Identifiant de la série qui reste.",
	    "Identificador de la serie que queda.",
	    "Id of the series that stays." } },
	{ "series_join.recurrence",
	    { "Rule and dates of both, as in a create of an event.",
	    "Die Tage beider, wie beim Anlegen einer Veranstaltung.",
	    "Les jours des deux, comme à la création d’un événement.",
	    "Los días de ambas, como al crear un evento.",
	    "Rule and dates of both, as in a create of an event." } },
	{ "series_join.series",
	    {
	    "Id of the later series, which ends. Its events follow the last "
	    "event of the other one.",
	    "ID der späteren Serie, die endet. Ihre Veranstaltungen folgen auf "
	    "die letzte der anderen.",
	    "Identifiant de la série ultérieure, qui disparaît. Ses événements "
	    "suivent le dernier de l’autre.",
	    "Identificador de la serie posterior, que termina. Sus eventos "
	    "siguen al último de la otra.",
	    "Id of the later series, which ends. Its events follow the last "
	    "event of the other one." } },
	{ "series_split",
	    {
	    "Change this event of a series and all that follow: they become a "
	    "new series. For contributors and above.",
	    "Diese Veranstaltung einer Serie und alle folgenden ändern: Sie "
	    "werden eine eigene Serie. Ab der Rolle contributor.",
	    "Modifier cet événement d’une série et tous les suivants : ils "
	    "forment une série à part. À partir du rôle contributor.",
	    "Modificar este evento de una serie y todos los siguientes: pasan "
	    "a ser una serie propia. A partir del rol contributor.",
	    "Change this event of a series and all that follow: they become a "
	    "new series. For contributors and above." } },
	{ "series_split.event",
	    {
	    "Id of the first event of the new series. Its start and end are "
	    "the default of start_date and end_date.",
	    "ID der Veranstaltung, mit der die neue Serie beginnt. Ihr Beginn "
	    "und Ende gelten, wenn start_date und end_date fehlen.",
	    "Identifiant de l’événement par lequel commence la nouvelle série. "
	    "Son début et sa fin valent si start_date et end_date manquent.",
	    "Identificador del evento con el que empieza la nueva serie. Su "
	    "inicio y su fin valen si faltan start_date y end_date.",
	    "Id of the first event of the new series. Its start and end are "
	    "the default of start_date and end_date." } },
	{ "series_split.id", { "Id of the series.", "ID der Serie.",
	    "Identifiant de la série.", "Identificador de la serie.",
	    "Id of the series." } },
	{ "series_split.recurrence",
	    {
	    "Rule and dates of the new series, as in a create of an event. The "
	    "default is the rest of the old ones.",
	    "Die Tage der neuen Serie, wie beim Anlegen einer Veranstaltung. "
	    "Ohne Angabe die übrigen der alten.",
	    "Les jours de la nouvelle série, comme à la création d’un "
	    "événement. Sans indication, ceux qui restaient de l’ancienne.",
	    "Los días de la nueva serie, como al crear un evento. Si falta, "
	    "los que quedaban de la anterior.",
	    "Rule and dates of the new series, as in a create of an event. The "
	    "default is the rest of the old ones." } },
	{ "series_update",
	    {
	    "Update a series and its upcoming events, except for fields that "
	    "were changed only in one event. Events whose day the rule no "
	    "longer gives move to the trash. For contributors and above.",
	    "Eine Serie und ihre kommenden Veranstaltungen ändern, außer in "
	    "dem, was in einer allein geändert wurde. Veranstaltungen, deren "
	    "Tag die Regel nicht mehr ergibt, werden in den Papierkorb "
	    "verschoben. Ab der Rolle contributor.",
	    "Modifier une série et ses événements à venir, sauf ce qui a été "
	    "modifié dans un seul d’entre eux. Les événements dont la règle ne "
	    "donne plus le jour vont à la corbeille. À partir du rôle "
	    "contributor.",
	    "Modificar una serie y sus eventos futuros, salvo lo que se haya "
	    "cambiado en uno solo de ellos. Los eventos cuyo día ya no da la "
	    "regla van a la papelera. A partir del rol contributor.",
	    "Update a series and its upcoming events, except for fields that "
	    "were changed only in one event. Events whose day the rule no "
	    "longer gives move to the trash. For contributors and above." } },
	{ "series_update.id", { "Id of the series.", "ID der Serie.",
	    "Identifiant de la série.", "Identificador de la serie.",
	    "Id of the series." } },
	{ "series_update.recurrence",
	    { "The new rule and dates, as in a create of an event.",
	    "Die neuen Tage, wie beim Anlegen einer Veranstaltung. Ersetzt "
	    "Regel und Termine.",
	    "Les nouveaux jours, comme à la création d’un événement. Remplace "
	    "la règle et les dates.",
	    "Los nuevos días, como al crear un evento. Sustituye la regla y "
	    "las fechas.",
	    "The new rule and dates, as in a create of an event." } },
	{ "service.description",
	    {
	    "Lists, reads, creates, updates and deletes events, venues, "
	    "organizers, event categories and event tags. Published records "
	    "can be read without an account; writing requires an account with "
	    "a suitable role.",
	    "Listet, liest, erstellt, ändert und löscht Veranstaltungen, "
	    "Veranstaltungsorte, Veranstalter, Kategorien und Schlagwörter. "
	    "Veröffentlichtes lässt sich ohne Konto lesen; zum Schreiben ist "
	    "ein Konto mit passender Rolle nötig.",
	    "Liste, lit, crée, modifie et supprime événements, lieux, "
	    "organisateurs, catégories et étiquettes. Lire ce qui est publié "
	    "ne demande pas de compte ; pour écrire, il en faut un avec le "
	    "rôle qui convient.",
	    "Enumera, lee, crea, modifica y elimina eventos, lugares, "
	    "organizadores, categorías y etiquetas. Leer lo publicado no "
	    "requiere cuenta; para escribir hace falta una con el rol "
	    "adecuado.",
	    "Lists, reads, creates, updates and deletes events, venues, "
	    "organizers, event categories and event tags. Published records "
	    "can be read without an account; writing requires an account with "
	    "a suitable role." } },
	{ "service.title", { "Calendar of events", "Veranstaltungskalender",
	    "Calendrier d’événements", "Calendario de eventos",
	    "Calendar of events" } },
	{ "setting_delete",
	    { "Remove a setting. It has its default value again.",
	    "Entfernt eine Einstellung. Sie hat dann wieder ihren "
	    "Standardwert.",
	    "Supprime un réglage. Il reprend sa valeur par défaut.",
	    "Elimina un ajuste. Vuelve a tener su valor predeterminado.",
	    "Remove a setting. It has its default value again." } },
	{ "setting_delete.name", { "Name of the setting, as in site.yaml.",
	    "Name der Einstellung, wie in site.yaml.",
	    "Nom du réglage, comme dans site.yaml.",
	    "Nombre del ajuste, como en site.yaml.",
	    "Name of the setting, as in site.yaml." } },
	{ "setting_list",
	    {
	    "List the settings that can be set here, with their values. For "
	    "administrators.",
	    "Listet die Einstellungen, die hier gesetzt werden können, mit "
	    "ihren Werten auf. Für Administratoren.",
	    "Liste les réglages modifiables ici, avec leurs valeurs. Pour les "
	    "administrateurs.",
	    "Lista los ajustes que se pueden definir aquí, con sus valores. "
	    "Para administradores.",
	    "List the settings that can be set here, with their values. For "
	    "administrators." } },
	{ "setting_update",
	    {
	    "Set a setting. Every process uses it within a second. One that "
	    "needs a password is only set at the desk.",
	    "Setzt eine Einstellung. Alle Prozesse verwenden sie innerhalb "
	    "einer Sekunde. Was ein Passwort erfordert, wird nur im "
	    "Redaktionsbereich gesetzt.",
	    "Définit un réglage. Tous les processus l’utilisent en moins d’une "
	    "seconde. Ceux qui demandent un mot de passe ne se définissent que "
	    "dans la rédaction.",
	    "Define un ajuste. Todos los procesos lo usan en menos de un "
	    "segundo. Los que requieren una contraseña solo se definen en la "
	    "redacción.",
	    "Set a setting. Every process uses it within a second. One that "
	    "needs a password is only set at the desk." } },
	{ "setting_update.name", { "Name of the setting, as in site.yaml.",
	    "Name der Einstellung, wie in site.yaml.",
	    "Nom du réglage, comme dans site.yaml.",
	    "Nombre del ajuste, como en site.yaml.",
	    "Name of the setting, as in site.yaml." } },
	{ "setting_update.value",
	    { "Its value, in YAML as in site.yaml; JSON is YAML, too.",
	    "Ihr Wert in YAML, wie in site.yaml; auch JSON ist YAML.",
	    "Sa valeur en YAML, comme dans site.yaml ; JSON est aussi du "
	    "YAML.",
	    "Su valor en YAML, como en site.yaml; JSON también es YAML.",
	    "Its value, in YAML as in site.yaml; JSON is YAML, too." } },
	{ "status.200", { "Success; the body is the requested or stored data.",
	    "Erledigt; der Inhalt ist das Gewünschte oder das Geschriebene.",
	    "C’est fait ; le corps contient ce qui était demandé ou ce qui a "
	    "été écrit.", "Hecho; el cuerpo contiene lo pedido o lo escrito.",
	    "Success; the body is the requested or stored data." } },
	{ "status.201",
	    { "Created, or an equal record exists; Location is its address.",
	    "Angelegt, oder ein gleicher Datensatz war schon da; Location "
	    "nennt seine Adresse.",
	    "Créé, ou un enregistrement identique existait déjà ; Location "
	    "donne son adresse.",
	    "Creado, o ya existía un registro igual; Location da su "
	    "dirección.",
	    "Created, or an equal record exists; Location is its address." } },
	{ "status.304", { "Not modified; there is no body.",
	    "Unverändert, seit der Aufrufer es bekommen hat; ohne Inhalt.",
	    "Inchangé depuis que l’appelant l’a reçu ; sans corps.",
	    "Sin cambios desde que el llamante lo recibió; sin cuerpo.",
	    "Not modified; there is no body." } },
	{ "status.400",
	    {
	    "The request, a parameter or the data of the record is not valid.",
	    "Die Anfrage, ein Parameter oder die Daten des Datensatzes sind "
	    "ungültig.",
	    "La requête, un paramètre ou les données de l’enregistrement ne "
	    "sont pas valables.",
	    "La petición, un parámetro o los datos del registro no son "
	    "válidos.",
	    "The request, a parameter or the data of the record is not valid."
	    } },
	{ "status.401", { "Credentials are wrong or required.",
	    "Die Zugangsdaten sind falsch oder fehlen.",
	    "Les identifiants sont faux ou manquants.",
	    "Las credenciales son incorrectas o faltan.",
	    "Credentials are wrong or required." } },
	{ "status.403", { "The caller may not do this.",
	    "Dem Aufrufer fehlt das Recht dazu.",
	    "L’appelant n’en a pas le droit.",
	    "Quien llama no tiene permiso para ello.",
	    "The caller may not do this." } },
	{ "status.404", { "There is no such record or page.",
	    "Diesen Datensatz oder diese Seite gibt es nicht.",
	    "Cet enregistrement ou cette page n’existe pas.",
	    "No existe tal registro o página.",
	    "There is no such record or page." } },
	{ "status.405",
	    { "The path does not have this method; Allow lists its methods.",
	    "Der Pfad kennt diese Methode nicht; Allow nennt die möglichen.",
	    "Le chemin n’admet pas cette méthode ; Allow nomme celles qu’il "
	    "admet.",
	    "La ruta no admite este método; Allow nombra los que admite.",
	    "The path does not have this method; Allow lists its methods." } },
	{ "status.408", { "The request took too long to arrive.",
	    "Die Anfrage kam zu langsam an.",
	    "La requête a mis trop de temps à arriver.",
	    "La petición tardó demasiado en llegar.",
	    "The request took too long to arrive." } },
	{ "status.409", { "A record still uses this one.",
	    "Ein Datensatz verwendet diesen noch.",
	    "Un enregistrement utilise encore celui-ci.",
	    "Un registro todavía usa este.",
	    "A record still uses this one." } },
	{ "status.410", { "The record is in the trash.",
	    "Der Datensatz liegt im Papierkorb.",
	    "L’enregistrement est dans la corbeille.",
	    "El registro está en la papelera.",
	    "The record is in the trash." } },
	{ "status.411", { "The body needs a Content-Length.",
	    "Der Inhalt braucht eine Content-Length.",
	    "Le corps doit avoir une Content-Length.",
	    "El cuerpo necesita una Content-Length.",
	    "The body needs a Content-Length." } },
	{ "status.412", { "The record has changed since it was read.",
	    "Der Datensatz hat sich seit dem Lesen geändert.",
	    "L’enregistrement a changé depuis sa lecture.",
	    "El registro ha cambiado desde que se leyó.",
	    "The record has changed since it was read." } },
	{ "status.413", { "The body is too large.", "Der Inhalt ist zu groß.",
	    "Le corps est trop grand.", "El cuerpo es demasiado grande.",
	    "The body is too large." } },
	{ "status.414", { "The address is too long.",
	    "Die Adresse ist zu lang.", "L’adresse est trop longue.",
	    "La dirección es demasiado larga.", "The address is too long." } },
	{ "status.422",
	    { "The Idempotency-Key was used before with a different body.",
	    "Der Idempotency-Key wurde schon mit anderem Inhalt verwendet.",
	    "Cette Idempotency-Key a déjà servi avec un autre corps.",
	    "Esta Idempotency-Key ya se usó con otro cuerpo.",
	    "The Idempotency-Key was used before with a different body." } },
	{ "status.429",
	    { "Too many requests; Retry-After says when to try again.",
	    "Zu viele Anfragen; Retry-After sagt, wann ein neuer Versuch "
	    "lohnt.", "Trop de requêtes ; Retry-After dit quand réessayer.",
	    "Demasiadas peticiones; Retry-After dice cuándo volver a "
	    "intentarlo.",
	    "Too many requests; Retry-After says when to try again." } },
	{ "status.431", { "The header fields are too large.",
	    "Die Kopfzeilen sind zu groß.",
	    "Les champs d’en-tête sont trop grands.",
	    "Los campos de cabecera son demasiado grandes.",
	    "The header fields are too large." } },
	{ "status.500", { "The request could not be completed.",
	    "Die Anfrage konnte nicht ausgeführt werden.",
	    "La requête n’a pas pu être exécutée.",
	    "No se pudo completar la petición.",
	    "The request could not be completed." } },
	{ "status.503",
	    { "The service is busy; Retry-After says when to try again.",
	    "Der Dienst ist überlastet; Retry-After sagt, wann ein neuer "
	    "Versuch lohnt.",
	    "Le service est surchargé ; Retry-After dit quand réessayer.",
	    "El servicio está saturado; Retry-After dice cuándo volver a "
	    "intentarlo.",
	    "The service is busy; Retry-After says when to try again." } },
	{ "status.505", { "The HTTP version is not supported.",
	    "Diese HTTP-Version wird hier nicht gesprochen.",
	    "Cette version de HTTP n’est pas prise en charge.",
	    "Aquí no se admite esta versión de HTTP.",
	    "The HTTP version is not supported." } },
	{ "status.507", { "The storage is full; nothing was stored.",
	    "Der Speicher ist voll; es wurde nichts gespeichert.",
	    "Le stockage est plein ; rien n’a été enregistré.",
	    "El almacenamiento está lleno; no se ha guardado nada.",
	    "The storage is full; nothing was stored." } },
	{ "tag_create", { "Create a tag. For editors and administrators.",
	    "Legt ein Schlagwort an. Nur für Redakteure und Administratoren.",
	    "Crée une étiquette. Pour les éditeurs et les administrateurs.",
	    "Crea una etiqueta. Para editores y administradores.",
	    "Create a tag. For editors and administrators." } },
	{ "tag_delete",
	    { "Delete a tag permanently. For editors and administrators.",
	    "Löscht ein Schlagwort endgültig. Nur für Redakteure und "
	    "Administratoren.",
	    "Supprime une étiquette définitivement. Pour les éditeurs et les "
	    "administrateurs.",
	    "Elimina una etiqueta definitivamente. Para editores y "
	    "administradores.",
	    "Delete a tag permanently. For editors and administrators." } },
	{ "tag_delete.id", { "Id of the tag.", "ID des Schlagworts.",
	    "Identifiant de l’étiquette.", "Identificador de la etiqueta.",
	    "Id of the tag." } },
	{ "tag_fields.description", { "Description. Not empty.",
	    "Beschreibung. Nicht leer.", "Description. Non vide.",
	    "Descripción. No vacía.", "Description. Not empty." } },
	{ "tag_fields.name", { "Name. Not empty, at most 200 characters.",
	    "Name. Nicht leer, höchstens 200 Zeichen.",
	    "Nom. Non vide, 200 caractères au plus.",
	    "Nombre. No vacío, como máximo 200 caracteres.",
	    "Name. Not empty, at most 200 characters." } },
	{ "tag_fields.slug",
	    { "Name in the public address. The default is made from the name.",
	    "Name in der öffentlichen Adresse; ohne Angabe aus dem Namen "
	    "gebildet.",
	    "Nom dans l’adresse publique ; par défaut tiré du nom.",
	    "Nombre en la dirección pública; por defecto se forma a partir del "
	    "nombre.",
	    "Name in the public address. The default is made from the name." }
	    },
	{ "tag_get", { "Read a tag.", "Liest ein Schlagwort.",
	    "Lit une étiquette.", "Lee una etiqueta.", "Read a tag." } },
	{ "tag_get.id", { "Id of the tag.", "ID des Schlagworts.",
	    "Identifiant de l’étiquette.", "Identificador de la etiqueta.",
	    "Id of the tag." } },
	{ "tag_history",
	    { "List the changes of a tag, newest first. For editors.",
	    "Listet die Änderungen eines Schlagworts auf, die neueste zuerst. "
	    "Für die Redaktion.",
	    "Lister les modifications d’un mot-clé, la plus récente d’abord. "
	    "Pour les éditeurs.",
	    "Listar los cambios de una etiqueta, el más reciente primero. Para "
	    "editores.",
	    "List the changes of a tag, newest first. For editors." } },
	{ "tag_history.id", { "Id of the tag.", "Nummer des Schlagworts.",
	    "Numéro du mot-clé.", "Número de la etiqueta.",
	    "Id of the tag." } },
	{ "tag_list", { "List tags by name.",
	    "Listet Schlagwörter nach Namen.", "Liste les étiquettes par nom.",
	    "Enumera las etiquetas por nombre.", "List tags by name." } },
	{ "tag_list.event",
	    { "The same as post, and takes precedence over it.",
	    "Dasselbe wie post, mit Vorrang davor.",
	    "Comme post, et l’emporte sur lui.",
	    "Lo mismo que post, y prevalece sobre él.",
	    "The same as post, and takes precedence over it." } },
	{ "tag_list.exclude", { "Ids of existing tags to leave out.",
	    "IDs vorhandener Schlagwörter, die fehlen sollen.",
	    "Identifiants d’étiquettes existantes à omettre.",
	    "Identificadores de etiquetas existentes que se omiten.",
	    "Ids of existing tags to leave out." } },
	{ "tag_list.hide_empty",
	    { "Whether to leave out tags without a published event.",
	    "Ob Schlagwörter ohne veröffentlichte Veranstaltung fehlen "
	    "sollen.",
	    "Indique s’il faut omettre les étiquettes sans événement publié.",
	    "Indica si se omiten las etiquetas sin ningún evento publicado.",
	    "Whether to leave out tags without a published event." } },
	{ "tag_list.include",
	    { "Ids of existing tags to keep; all others are left out.",
	    "IDs vorhandener Schlagwörter, die bleiben sollen; alle anderen "
	    "fehlen.",
	    "Identifiants d’étiquettes existantes à garder ; toutes les autres "
	    "sont omises.",
	    "Identificadores de etiquetas existentes que se conservan; todas "
	    "las demás se omiten.",
	    "Ids of existing tags to keep; all others are left out." } },
	{ "tag_list.order",
	    { "Sort order, in any letter case. The default is asc.",
	    "Auf- oder absteigend; Groß- und Kleinschreibung ist gleich. Ohne "
	    "Angabe asc.",
	    "Ordre croissant ou décroissant, sans distinction de casse. Par "
	    "défaut asc.",
	    "Orden ascendente o descendente, sin distinguir mayúsculas. Por "
	    "defecto, asc.",
	    "Sort order, in any letter case. The default is asc." } },
	{ "tag_list.orderby",
	    {
	    "Sort key, in any letter case. The default is name; include is the "
	    "order of the ids in include.",
	    "Wonach die Liste geordnet ist; Groß- und Kleinschreibung ist "
	    "gleich. Ohne Angabe name; include ist die Reihenfolge der "
	    "gleichnamigen Liste.",
	    "Critère de tri de la liste, sans distinction de casse. Par défaut "
	    "name ; include est l’ordre de la liste de ce nom.",
	    "Criterio de orden de la lista, sin distinguir mayúsculas. Por "
	    "defecto, name; include es el orden de la lista de ese nombre.",
	    "Sort key, in any letter case. The default is name; include is the "
	    "order of the ids in include." } },
	{ "tag_list.post", { "Only tags of the event with this id.",
	    "Nur Schlagwörter der Veranstaltung mit dieser ID.",
	    "Seulement les étiquettes de l’événement avec cet identifiant.",
	    "Solo las etiquetas del evento con este identificador.",
	    "Only tags of the event with this id." } },
	{ "tag_list.search",
	    {
	    "Text that must occur in name or slug, in any letter case. Not "
	    "empty.",
	    "Text, der im Namen oder Slug vorkommen muss; Groß- und "
	    "Kleinschreibung ist gleich. Nicht leer.",
	    "Texte qui doit se trouver dans le nom ou le slug, sans "
	    "distinction de casse. Non vide.",
	    "Texto que debe aparecer en el nombre o el slug, sin distinguir "
	    "mayúsculas. No vacío.",
	    "Text that must occur in name or slug, in any letter case. Not "
	    "empty." } },
	{ "tag_list.slug", { "Only the tag with exactly this slug. Not empty.",
	    "Nur das Schlagwort mit genau diesem Slug. Nicht leer.",
	    "Seulement l’étiquette avec exactement ce slug. Non vide.",
	    "Solo la etiqueta con exactamente este slug. No vacío.",
	    "Only the tag with exactly this slug. Not empty." } },
	{ "tag_update",
	    {
	    "Update a tag; fields that are not sent are kept. For editors and "
	    "administrators.",
	    "Ändert ein Schlagwort; was nicht gesendet wird, bleibt. Nur für "
	    "Redakteure und Administratoren.",
	    "Modifie une étiquette ; ce qui n’est pas envoyé reste. Pour les "
	    "éditeurs et les administrateurs.",
	    "Modifica una etiqueta; lo que no se envía se conserva. Para "
	    "editores y administradores.",
	    "Update a tag; fields that are not sent are kept. For editors and "
	    "administrators." } },
	{ "tag_update.id", { "Id of the tag.", "ID des Schlagworts.",
	    "Identifiant de l’étiquette.", "Identificador de la etiqueta.",
	    "Id of the tag." } },
	{ "venue_create",
	    {
	    "Create a venue, or find an equal one. For contributors and "
	    "above.",
	    "Legt einen Veranstaltungsort an oder findet einen gleichen. Ab "
	    "der Rolle Mitarbeiter.",
	    "Crée un lieu, ou en trouve un identique. À partir du rôle de "
	    "contributeur.",
	    "Crea un lugar o encuentra uno igual. A partir del rol de "
	    "colaborador.",
	    "Create a venue, or find an equal one. For contributors and above."
	    } },
	{ "venue_delete",
	    {
	    "Move a venue to the trash, or delete it permanently. For "
	    "contributors and above.",
	    "Legt einen Veranstaltungsort in den Papierkorb oder löscht ihn "
	    "endgültig. Ab der Rolle Mitarbeiter.",
	    "Met un lieu à la corbeille, ou le supprime définitivement. À "
	    "partir du rôle de contributeur.",
	    "Mueve un lugar a la papelera o lo elimina definitivamente. A "
	    "partir del rol de colaborador.",
	    "Move a venue to the trash, or delete it permanently. For "
	    "contributors and above." } },
	{ "venue_delete.force",
	    {
	    "Accepted for clients of The Events Calendar, where it also only "
	    "moves to the trash. No effect.",
	    "Angenommen für Clients von The Events Calendar, wo auch nur in "
	    "den Papierkorb gelegt wird. Ohne Wirkung.",
	    "Accepté pour les clients de The Events Calendar, où cela ne fait "
	    "aussi que mettre à la corbeille. Sans effet.",
	    "Aceptado para los clientes de The Events Calendar, donde también "
	    "solo se mueve a la papelera. Sin efecto.",
	    "Accepted for clients of The Events Calendar, where it also only "
	    "moves to the trash. No effect." } },
	{ "venue_delete.id", { "Id of the venue.",
	    "ID des Veranstaltungsortes.", "Identifiant du lieu.",
	    "Identificador del lugar.", "Id of the venue." } },
	{ "venue_delete.purge",
	    {
	    "Whether to delete permanently, also from the trash. Only editors "
	    "and administrators may do so.",
	    "Ob endgültig gelöscht wird, auch aus dem Papierkorb. Das dürfen "
	    "nur Redakteure und Administratoren.",
	    "Indique s’il faut supprimer définitivement, même depuis la "
	    "corbeille. Réservé aux éditeurs et aux administrateurs.",
	    "Indica si se elimina definitivamente, también desde la papelera. "
	    "Reservado a editores y administradores.",
	    "Whether to delete permanently, also from the trash. Only editors "
	    "and administrators may do so." } },
	{ "venue_delete_by_slug",
	    {
	    "Move a venue to the trash by its slug, or delete it permanently. "
	    "For contributors and above.",
	    "Legt einen Veranstaltungsort nach seinem Slug in den Papierkorb "
	    "oder löscht ihn endgültig. Ab der Rolle Mitarbeiter.",
	    "Met un lieu à la corbeille par son slug, ou le supprime "
	    "définitivement. À partir du rôle de contributeur.",
	    "Mueve un lugar a la papelera por su slug o lo elimina "
	    "definitivamente. A partir del rol de colaborador.",
	    "Move a venue to the trash by its slug, or delete it permanently. "
	    "For contributors and above." } },
	{ "venue_delete_by_slug.force",
	    {
	    "Accepted for clients of The Events Calendar, where it also only "
	    "moves to the trash. No effect.",
	    "Angenommen für Clients von The Events Calendar, wo auch nur in "
	    "den Papierkorb gelegt wird. Ohne Wirkung.",
	    "Accepté pour les clients de The Events Calendar, où cela ne fait "
	    "aussi que mettre à la corbeille. Sans effet.",
	    "Aceptado para los clientes de The Events Calendar, donde también "
	    "solo se mueve a la papelera. Sin efecto.",
	    "Accepted for clients of The Events Calendar, where it also only "
	    "moves to the trash. No effect." } },
	{ "venue_delete_by_slug.purge",
	    {
	    "Whether to delete permanently. Only editors and administrators "
	    "may do so.",
	    "Ob endgültig gelöscht wird. Das dürfen nur Redakteure und "
	    "Administratoren.",
	    "Indique s’il faut supprimer définitivement. Réservé aux éditeurs "
	    "et aux administrateurs.",
	    "Indica si se elimina definitivamente. Reservado a editores y "
	    "administradores.",
	    "Whether to delete permanently. Only editors and administrators "
	    "may do so." } },
	{ "venue_delete_by_slug.slug", { "Slug of the venue.",
	    "Slug des Veranstaltungsortes.", "Slug du lieu.",
	    "Slug del lugar.", "Slug of the venue." } },
	{ "venue_fields.address", { "Street and number.",
	    "Straße und Hausnummer.", "Numéro et rue.", "Calle y número.",
	    "Street and number." } },
	{ "venue_fields.author",
	    {
	    "Id of the user who owns the venue. The default is the caller. "
	    "Only editors and administrators may name another user.",
	    "ID des Benutzers, dem der Veranstaltungsort gehört; ohne Angabe "
	    "der Aufrufer. Einen anderen Benutzer dürfen nur Redakteure und "
	    "Administratoren nennen.",
	    "Identifiant de l’utilisateur auquel appartient le lieu ; par "
	    "défaut l’appelant. Seuls les éditeurs et les administrateurs "
	    "peuvent nommer un autre utilisateur.",
	    "Identificador del usuario a quien pertenece el lugar; por "
	    "defecto, quien llama. Solo los editores y los administradores "
	    "pueden nombrar a otra persona.",
	    "Id of the user who owns the venue. The default is the caller. "
	    "Only editors and administrators may name another user." } },
	{ "venue_fields.city", { "City.", "Ort.", "Ville.", "Ciudad.",
	    "City." } },
	{ "venue_fields.country", { "Country, as free text.",
	    "Land, als freier Text.", "Pays, en texte libre.",
	    "País, como texto libre.", "Country, as free text." } },
	{ "venue_fields.date",
	    {
	    "Time of publication in the time zone of the site. The default is "
	    "now.",
	    "Zeitpunkt der Veröffentlichung in der Zeitzone der Website; ohne "
	    "Angabe jetzt.",
	    "Moment de la publication dans le fuseau horaire du site ; par "
	    "défaut maintenant.",
	    "Momento de la publicación en la zona horaria del sitio; por "
	    "defecto, ahora.",
	    "Time of publication in the time zone of the site. The default is "
	    "now." } },
	{ "venue_fields.date_utc",
	    {
	    "Time of publication in UTC; takes precedence over date. The "
	    "default is now.",
	    "Zeitpunkt der Veröffentlichung in UTC; hat Vorrang vor date. Ohne "
	    "Angabe jetzt.",
	    "Moment de la publication en UTC ; l’emporte sur date. Par défaut "
	    "maintenant.",
	    "Momento de la publicación en UTC; prevalece sobre date. Por "
	    "defecto, ahora.",
	    "Time of publication in UTC; takes precedence over date. The "
	    "default is now." } },
	{ "venue_fields.description",
	    { "Description, may contain HTML. An empty text clears it.",
	    "Beschreibung, darf HTML enthalten. Ein leerer Text leert sie.",
	    "Description, HTML admis. Un texte vide l’efface.",
	    "Descripción, admite HTML. Un texto vacío la borra.",
	    "Description, may contain HTML. An empty text clears it." } },
	{ "venue_fields.geo_lat",
	    {
	    "Latitude from -90 to 90. Needs geo_lng; null in both removes the "
	    "coordinates in an update.",
	    "Geografische Breite von -90 bis 90. Braucht geo_lng; beide null "
	    "in einer Änderung entfernen die Position.",
	    "Latitude, de -90 à 90. Demande geo_lng ; les deux à null dans une "
	    "modification retirent la position.",
	    "Latitud, de -90 a 90. Necesita geo_lng; ambas con null en una "
	    "modificación quitan la posición.",
	    "Latitude from -90 to 90. Needs geo_lng; null in both removes the "
	    "coordinates in an update." } },
	{ "venue_fields.geo_lng",
	    {
	    "Longitude from -180 to 180. Needs geo_lat; null in both removes "
	    "the coordinates in an update.",
	    "Geografische Länge von -180 bis 180. Braucht geo_lat; beide null "
	    "in einer Änderung entfernen die Position.",
	    "Longitude, de -180 à 180. Demande geo_lat ; les deux à null dans "
	    "une modification retirent la position.",
	    "Longitud, de -180 a 180. Necesita geo_lat; ambas con null en una "
	    "modificación quitan la posición.",
	    "Longitude from -180 to 180. Needs geo_lat; null in both removes "
	    "the coordinates in an update." } },
	{ "venue_fields.image",
	    {
	    "Address of an image (http or https), or the id of a known image. "
	    "0, an empty text, or null in an update, removes it.",
	    "Adresse eines Bildes (http oder https) oder die Nummer eines "
	    "schon bekannten. 0, ein leerer Text, oder null in einer Änderung, "
	    "entfernt es.",
	    "Adresse d’une image (http ou https), ou numéro d’une image déjà "
	    "connue. 0, un texte vide, ou null dans une modification, la "
	    "retire.",
	    "Dirección de una imagen (http o https) o número de una ya "
	    "conocida. 0, un texto vacío, o null en una modificación, la "
	    "quita.",
	    "Address of an image (http or https), or the id of a known image. "
	    "0, an empty text, or null in an update, removes it." } },
	{ "venue_fields.phone", { "Phone number.", "Telefonnummer.",
	    "Numéro de téléphone.", "Número de teléfono.", "Phone number." } },
	{ "venue_fields.province", { "Province.", "Provinz.", "Province.",
	    "Provincia.", "Province." } },
	{ "venue_fields.show_map",
	    {
	    "Whether to show a map, as a text: 1, true, yes, y, on, enable or "
	    "enabled mean yes, anything else no. The default is yes.",
	    "Ob eine Karte gezeigt werden soll, als Text: 1, true, yes, y, on, "
	    "enable oder enabled bedeuten ja, alles andere nein. Ohne Angabe "
	    "ja.",
	    "Indique, par un texte, s’il faut montrer une carte : 1, true, "
	    "yes, y, on, enable ou enabled valent oui, tout le reste non. Par "
	    "défaut oui.",
	    "Indica, como texto, si se muestra un mapa: 1, true, yes, y, on, "
	    "enable o enabled significan sí; cualquier otro, no. Por defecto, "
	    "sí.",
	    "Whether to show a map, as a text: 1, true, yes, y, on, enable or "
	    "enabled mean yes, anything else no. The default is yes." } },
	{ "venue_fields.show_map_link",
	    {
	    "Whether to show a link to a map, as a text: 1, true, yes, y, on, "
	    "enable or enabled mean yes, anything else no. The default is "
	    "yes.",
	    "Ob ein Verweis auf eine Karte gezeigt werden soll, als Text: 1, "
	    "true, yes, y, on, enable oder enabled bedeuten ja, alles andere "
	    "nein. Ohne Angabe ja.",
	    "Indique, par un texte, s’il faut montrer un lien vers une carte : "
	    "1, true, yes, y, on, enable ou enabled valent oui, tout le reste "
	    "non. Par défaut oui.",
	    "Indica, como texto, si se muestra un enlace a un mapa: 1, true, "
	    "yes, y, on, enable o enabled significan sí; cualquier otro, no. "
	    "Por defecto, sí.",
	    "Whether to show a link to a map, as a text: 1, true, yes, y, on, "
	    "enable or enabled mean yes, anything else no. The default is yes."
	    } },
	{ "venue_fields.state", { "State, as in the United States.",
	    "Bundesstaat, etwa der Vereinigten Staaten.",
	    "État, comme aux États-Unis.",
	    "Estado federado, como en Estados Unidos.",
	    "State, as in the United States." } },
	{ "venue_fields.stateprovince",
	    {
	    "State or province. The default is taken from state, province and "
	    "country.",
	    "Bundesstaat oder Provinz. Ohne Angabe aus state, province und "
	    "country gebildet.",
	    "État ou province. Par défaut tiré de state, province et country.",
	    "Estado federado o provincia. Por defecto se toma de state, "
	    "province y country.",
	    "State or province. The default is taken from state, province and "
	    "country." } },
	{ "venue_fields.status",
	    {
	    "Status. The default is publish, or draft for callers who may not "
	    "publish. If they send publish, it becomes pending.",
	    "Status; ohne Angabe publish, oder draft, wenn der Aufrufer nicht "
	    "veröffentlichen darf. Was dieser veröffentlichen würde, wird "
	    "pending.",
	    "Statut ; par défaut publish, ou draft si l’appelant ne peut pas "
	    "publier. Ce que celui-ci publierait devient pending.",
	    "Estado; por defecto publish, o draft si quien llama no puede "
	    "publicar. Lo que este publicaría pasa a pending.",
	    "Status. The default is publish, or draft for callers who may not "
	    "publish. If they send publish, it becomes pending." } },
	{ "venue_fields.venue", { "Name. Not empty.", "Name. Nicht leer.",
	    "Nom. Non vide.", "Nombre. No vacío.", "Name. Not empty." } },
	{ "venue_fields.website",
	    {
	    "Address of a web page (http, https, ftp or mailto), or an empty "
	    "text for none.",
	    "Adresse einer Webseite (http, https, ftp oder mailto); ein leerer "
	    "Text bedeutet keine.",
	    "Adresse d’une page web (http, https, ftp ou mailto), ou un texte "
	    "vide s’il n’y en a pas.",
	    "Dirección de una página web (http, https, ftp o mailto), o un "
	    "texto vacío si no hay ninguna.",
	    "Address of a web page (http, https, ftp or mailto), or an empty "
	    "text for none." } },
	{ "venue_fields.zip", { "Postal code.", "Postleitzahl.",
	    "Code postal.", "Código postal.", "Postal code." } },
	{ "venue_get", { "Read a venue.", "Liest einen Veranstaltungsort.",
	    "Lit un lieu.", "Lee un lugar.", "Read a venue." } },
	{ "venue_get.id", { "Id of the venue.", "ID des Veranstaltungsortes.",
	    "Identifiant du lieu.", "Identificador del lugar.",
	    "Id of the venue." } },
	{ "venue_get_by_slug", { "Read a venue by its slug.",
	    "Liest einen Veranstaltungsort nach seinem Slug.",
	    "Lit un lieu par son slug.", "Lee un lugar por su slug.",
	    "Read a venue by its slug." } },
	{ "venue_get_by_slug.slug", { "Slug of the venue.",
	    "Slug des Veranstaltungsortes.", "Slug du lieu.",
	    "Slug del lugar.", "Slug of the venue." } },
	{ "venue_history",
	    {
	    "List the changes of a venue, newest first. For those who may edit "
	    "it.",
	    "Listet die Änderungen eines Ortes auf, die neueste zuerst. Für "
	    "alle, die ihn bearbeiten dürfen.",
	    "Lister les modifications d’un lieu, la plus récente d’abord. Pour "
	    "qui peut le modifier.",
	    "Listar los cambios de un lugar, el más reciente primero. Para "
	    "quien puede editarlo.",
	    "List the changes of a venue, newest first. For those who may edit "
	    "it." } },
	{ "venue_history.id", { "Id of the venue.", "Nummer des Ortes.",
	    "Numéro du lieu.", "Número del lugar.", "Id of the venue." } },
	{ "venue_list", { "List venues, newest first.",
	    "Listet Veranstaltungsorte, den neuesten zuerst.",
	    "Liste les lieux, le plus récent d’abord.",
	    "Enumera los lugares, el más reciente primero.",
	    "List venues, newest first." } },
	{ "venue_update",
	    {
	    "Update a venue; fields that are not sent are kept. For "
	    "contributors and above.",
	    "Ändert einen Veranstaltungsort; was nicht gesendet wird, bleibt. "
	    "Ab der Rolle Mitarbeiter.",
	    "Modifie un lieu ; ce qui n’est pas envoyé reste. À partir du rôle "
	    "de contributeur.",
	    "Modifica un lugar; lo que no se envía se conserva. A partir del "
	    "rol de colaborador.",
	    "Update a venue; fields that are not sent are kept. For "
	    "contributors and above." } },
	{ "venue_update.id", { "Id of the venue.",
	    "ID des Veranstaltungsortes.", "Identifiant du lieu.",
	    "Identificador del lugar.", "Id of the venue." } },
	{ "venue_update_by_slug",
	    {
	    "Update a venue by its slug; fields that are not sent are kept. "
	    "For contributors and above.",
	    "Ändert einen Veranstaltungsort nach seinem Slug; was nicht "
	    "gesendet wird, bleibt. Ab der Rolle Mitarbeiter.",
	    "Modifie un lieu par son slug ; ce qui n’est pas envoyé reste. À "
	    "partir du rôle de contributeur.",
	    "Modifica un lugar por su slug; lo que no se envía se conserva. A "
	    "partir del rol de colaborador.",
	    "Update a venue by its slug; fields that are not sent are kept. "
	    "For contributors and above." } },
	{ "venue_update_by_slug.slug", { "Slug of the venue.",
	    "Slug des Veranstaltungsortes.", "Slug du lieu.",
	    "Slug del lugar.", "Slug of the venue." } },
};

const size_t description_count =
    sizeof(descriptions) / sizeof(descriptions[0]);
