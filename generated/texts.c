/* Made from spec/ by codegen; do not edit. */
#include "generated/texts.h"

const char *const locales[LOCALE_COUNT] = { "en", "de", "fr", "es", "en-GB" };

#define TEXT(text, key, en, de, fr, es, en_gb) \
	[0][text] = en, [1][text] = de, [2][text] = fr, [3][text] = es, \
	    [4][text] = en_gb, [LOCALE_COUNT][text] = key

const char *const texts[LOCALE_COUNT + 1][TEXT_COUNT] = {
	TEXT(TEXT_SERVICE_TITLE, "service.title", "Calendar of events",
	    "Veranstaltungskalender", "Calendrier d’événements",
	    "Calendario de eventos", "Calendar of events"),
	TEXT(TEXT_SERVICE_DESCRIPTION, "service.description",
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
	    "a suitable role."),
	TEXT(TEXT_EVENT_FIELDS_TITLE_LABEL, "event_fields.title.label",
	    "Title", "Titel", "Titre", "Título", "Title"),
	TEXT(TEXT_EVENT_FIELDS_START_DATE_LABEL,
	    "event_fields.start_date.label", "Begins", "Beginn", "Début",
	    "Empieza", "Begins"),
	TEXT(TEXT_EVENT_FIELDS_END_DATE_LABEL, "event_fields.end_date.label",
	    "Ends", "Ende", "Fin", "Termina", "Ends"),
	TEXT(TEXT_EVENT_FIELDS_ALL_DAY_LABEL, "event_fields.all_day.label",
	    "All day", "Ganztägig", "Toute la journée", "Todo el día",
	    "All day"),
	TEXT(TEXT_EVENT_FIELDS_VENUE_LABEL, "event_fields.venue.label",
	    "Where", "Ort", "Lieu", "Dónde", "Where"),
	TEXT(TEXT_EVENT_FIELDS_VENUE_HINT, "event_fields.venue.hint",
	    "Choose a venue, or type the name of a new one.",
	    "Einen Ort wählen oder den Namen eines neuen eingeben.",
	    "Choisissez un lieu, ou saisissez le nom d’un nouveau.",
	    "Elija un lugar o escriba el nombre de uno nuevo.",
	    "Choose a venue, or type the name of a new one."),
	TEXT(TEXT_EVENT_FIELDS_ORGANIZER_LABEL, "event_fields.organizer.label",
	    "Organizers", "Veranstalter", "Organisateurs", "Organizadores",
	    "Organisers"),
	TEXT(TEXT_EVENT_FIELDS_ORGANIZER_HINT, "event_fields.organizer.hint",
	    "Choose an organizer, or type the name of a new one.",
	    "Einen Veranstalter wählen oder den Namen eines neuen eingeben.",
	    "Choisissez un organisateur, ou saisissez le nom d’un nouveau.",
	    "Elija un organizador o escriba el nombre de uno nuevo.",
	    "Choose an organiser, or type the name of a new one."),
	TEXT(TEXT_EVENT_FIELDS_DESCRIPTION_LABEL,
	    "event_fields.description.label", "Description", "Beschreibung",
	    "Description", "Descripción", "Description"),
	TEXT(TEXT_EVENT_FIELDS_DESCRIPTION_HINT,
	    "event_fields.description.hint",
	    "An empty line begins a new paragraph.",
	    "Eine leere Zeile beginnt einen neuen Absatz.",
	    "Une ligne vide commence un nouveau paragraphe.",
	    "Una línea vacía empieza un párrafo nuevo.",
	    "An empty line begins a new paragraph."),
	TEXT(TEXT_EVENT_FIELDS_WEBSITE_LABEL, "event_fields.website.label",
	    "Website", "Website", "Site web", "Sitio web", "Website"),
	TEXT(TEXT_EVENT_FIELDS_IMAGE_LABEL, "event_fields.image.label",
	    "Picture", "Bild", "Image", "Imagen", "Picture"),
	TEXT(TEXT_EVENT_FIELDS_IMAGE_HINT, "event_fields.image.hint",
	    "A JPEG, PNG, WebP or GIF, at most 10 MB.",
	    "JPEG, PNG, WebP oder GIF, höchstens 10 MB.",
	    "Un JPEG, PNG, WebP ou GIF, au plus 10 Mo.",
	    "JPEG, PNG, WebP o GIF, como máximo 10 MB.",
	    "A JPEG, PNG, WebP or GIF, at most 10 MB."),
	TEXT(TEXT_EVENT_FIELDS_CATEGORIES_LABEL,
	    "event_fields.categories.label", "Categories", "Kategorien",
	    "Catégories", "Categorías", "Categories"),
	TEXT(TEXT_EVENT_FIELDS_TAGS_LABEL, "event_fields.tags.label", "Tags",
	    "Schlagwörter", "Étiquettes", "Etiquetas", "Tags"),
	TEXT(TEXT_EVENT_FIELDS_TAGS_HINT, "event_fields.tags.hint",
	    "Separated by commas.", "Durch Kommas getrennt.",
	    "Séparées par des virgules.", "Separadas por comas.",
	    "Separated by commas."),
	TEXT(TEXT_EVENT_FIELDS_COST_LABEL, "event_fields.cost.label", "Price",
	    "Preis", "Prix", "Precio", "Price"),
	TEXT(TEXT_EVENT_FIELDS_COST_HINT, "event_fields.cost.hint",
	    "Such as 5 €, 5–15 € or from 5 €; 0 is free.",
	    "Etwa 5 €, 5–15 € oder ab 5 €; 0 ist kostenlos.",
	    "Par exemple 5 €, 5–15 € ou à partir de 5 € ; 0 signifie gratuit.",
	    "Por ejemplo 5 €, 5–15 € o desde 5 €; 0 es gratis.",
	    "Such as 5 €, 5–15 € or from 5 €; 0 is free."),
	TEXT(TEXT_EVENT_FIELDS_EVENT_STATUS_LABEL,
	    "event_fields.event_status.label", "Takes place", "Findet statt",
	    "A lieu", "Se celebra", "Takes place"),
	TEXT(TEXT_EVENT_FIELDS_EVENT_STATUS_SCHEDULED,
	    "event_fields.event_status.scheduled", "as planned", "wie geplant",
	    "comme prévu", "como estaba previsto", "as planned"),
	TEXT(TEXT_EVENT_FIELDS_EVENT_STATUS_CANCELED,
	    "event_fields.event_status.canceled", "no, it is canceled",
	    "nein, abgesagt", "non, il est annulé", "no, se ha cancelado",
	    "no, it is cancelled"),
	TEXT(TEXT_EVENT_FIELDS_EVENT_STATUS_POSTPONED,
	    "event_fields.event_status.postponed", "not yet, it is postponed",
	    "noch nicht, verschoben", "pas encore, il est reporté",
	    "todavía no, se ha aplazado", "not yet, it is postponed"),
	TEXT(TEXT_EVENT_FIELDS_EVENT_STATUS_REASON_LABEL,
	    "event_fields.event_status_reason.label",
	    "Why it does not take place as planned",
	    "Grund der Absage oder Verschiebung",
	    "Motif de l’annulation ou du report",
	    "Motivo de la cancelación o del aplazamiento",
	    "Why it does not take place as planned"),
	TEXT(TEXT_EVENT_FIELDS_PASSWORD_LABEL, "event_fields.password.label",
	    "Password of the event", "Passwort der Veranstaltung",
	    "Mot de passe de l’événement", "Contraseña del evento",
	    "Password of the event"),
	TEXT(TEXT_EVENT_FIELDS_PASSWORD_HINT, "event_fields.password.hint",
	    "For “People who know a password”. If it is empty, an event keeps "
	    "its password; a new event or a copy needs one.",
	    "Für „Alle, die ein Passwort kennen“. Bleibt das Feld leer, gilt "
	    "das bisherige Passwort; eine neue Veranstaltung oder eine Kopie "
	    "braucht eines.",
	    "Pour « Qui connaît un mot de passe ». S’il est vide, un événement "
	    "garde le sien ; un nouvel événement ou une copie en a besoin "
	    "d’un.",
	    "Para «Quien conozca una contraseña». Si está vacía, un evento "
	    "conserva la suya; un evento nuevo o una copia necesita una.",
	    "For “People who know a password”. If it is empty, an event keeps "
	    "its password; a new event or a copy needs one."),
	TEXT(TEXT_EVENT_FIELDS_FEATURED_LABEL, "event_fields.featured.label",
	    "Featured", "Hervorgehoben", "À la une", "Destacado", "Featured"),
	TEXT(TEXT_EVENT_FIELDS_TIMEZONE_LABEL, "event_fields.timezone.label",
	    "Time zone", "Zeitzone", "Fuseau horaire", "Zona horaria",
	    "Time zone"),
	TEXT(TEXT_EVENT_FIELDS_TIMEZONE_HINT, "event_fields.timezone.hint",
	    "Only if it is not that of the calendar, such as Europe/Paris.",
	    "Nur wenn sie nicht die des Kalenders ist, etwa Europe/Paris.",
	    "Seulement s’il diffère de celui du calendrier, par exemple "
	    "Europe/Paris.",
	    "Solo si no es la del calendario, por ejemplo Europe/Paris.",
	    "Only if it is not that of the calendar, such as Europe/Paris."),
	TEXT(TEXT_EVENT_FIELDS_EXCERPT_LABEL, "event_fields.excerpt.label",
	    "Summary", "Kurzfassung", "Résumé", "Resumen", "Summary"),
	TEXT(TEXT_EVENT_FIELDS_EXCERPT_HINT, "event_fields.excerpt.hint",
	    "One or two sentences for lists.",
	    "Ein oder zwei Sätze für Listen.",
	    "Une ou deux phrases pour les listes.",
	    "Una o dos frases para las listas.",
	    "One or two sentences for lists."),
	TEXT(TEXT_EVENT_FIELDS_DATE_LABEL, "event_fields.date.label",
	    "Publish at", "Veröffentlichen am", "Publier le", "Publicar el",
	    "Publish at"),
	TEXT(TEXT_EVENT_FIELDS_DATE_HINT, "event_fields.date.hint",
	    "A time to come schedules the event.",
	    "Mit einem künftigen Zeitpunkt erscheint die Veranstaltung erst "
	    "dann.", "Une date à venir programme la publication.",
	    "Una fecha futura programa la publicación.",
	    "A time to come schedules the event."),
	TEXT(TEXT_EVENT_FIELDS_SLUG_LABEL, "event_fields.slug.label",
	    "Name in the address", "Name in der Adresse", "Nom dans l’adresse",
	    "Nombre en la dirección", "Name in the address"),
	TEXT(TEXT_EVENT_FIELDS_SLUG_HINT, "event_fields.slug.hint",
	    "Made from the title if it is empty.",
	    "Ohne Angabe wird er aus dem Titel gebildet.",
	    "Formé à partir du titre s’il est vide.",
	    "Se forma con el título si está vacío.",
	    "Made from the title if it is empty."),
	TEXT(TEXT_EVENT_FIELDS_SHOW_MAP_LABEL, "event_fields.show_map.label",
	    "Show a map", "Karte zeigen", "Afficher une carte",
	    "Mostrar un mapa", "Show a map"),
	TEXT(TEXT_EVENT_FIELDS_SHOW_MAP_LINK_LABEL,
	    "event_fields.show_map_link.label", "Show a link to a map",
	    "Link zu einer Karte zeigen", "Afficher un lien vers une carte",
	    "Mostrar un enlace a un mapa", "Show a link to a map"),
	TEXT(TEXT_EVENT_FIELDS_HIDE_FROM_LISTINGS_LABEL,
	    "event_fields.hide_from_listings.label", "Leave it out of lists",
	    "In Listen auslassen", "L’exclure des listes",
	    "No incluirlo en las listas", "Leave it out of lists"),
	TEXT(TEXT_EVENT_FIELDS_STICKY_LABEL, "event_fields.sticky.label",
	    "Put it first", "An den Anfang stellen", "Le placer en tête",
	    "Ponerlo al principio", "Put it first"),
	TEXT(TEXT_VENUE_FIELDS_VENUE_LABEL, "venue_fields.venue.label", "Name",
	    "Name", "Nom", "Nombre", "Name"),
	TEXT(TEXT_VENUE_FIELDS_ADDRESS_LABEL, "venue_fields.address.label",
	    "Street and number", "Straße und Hausnummer", "Rue et numéro",
	    "Calle y número", "Street and number"),
	TEXT(TEXT_VENUE_FIELDS_ZIP_LABEL, "venue_fields.zip.label",
	    "Postal code", "Postleitzahl", "Code postal", "Código postal",
	    "Postal code"),
	TEXT(TEXT_VENUE_FIELDS_CITY_LABEL, "venue_fields.city.label", "Town",
	    "Stadt oder Gemeinde", "Ville", "Localidad", "Town"),
	TEXT(TEXT_VENUE_FIELDS_COUNTRY_LABEL, "venue_fields.country.label",
	    "Country", "Land", "Pays", "País", "Country"),
	TEXT(TEXT_VENUE_FIELDS_PHONE_LABEL, "venue_fields.phone.label",
	    "Phone", "Telefon", "Téléphone", "Teléfono", "Phone"),
	TEXT(TEXT_VENUE_FIELDS_WEBSITE_LABEL, "venue_fields.website.label",
	    "Website", "Website", "Site web", "Sitio web", "Website"),
	TEXT(TEXT_VENUE_FIELDS_DESCRIPTION_LABEL,
	    "venue_fields.description.label", "Description", "Beschreibung",
	    "Description", "Descripción", "Description"),
	TEXT(TEXT_VENUE_FIELDS_IMAGE_LABEL, "venue_fields.image.label",
	    "Picture", "Bild", "Image", "Imagen", "Picture"),
	TEXT(TEXT_VENUE_FIELDS_IMAGE_HINT, "venue_fields.image.hint",
	    "A JPEG, PNG, WebP or GIF, at most 10 MB.",
	    "JPEG, PNG, WebP oder GIF, höchstens 10 MB.",
	    "Un JPEG, PNG, WebP ou GIF, au plus 10 Mo.",
	    "JPEG, PNG, WebP o GIF, como máximo 10 MB.",
	    "A JPEG, PNG, WebP or GIF, at most 10 MB."),
	TEXT(TEXT_VENUE_FIELDS_STATE_LABEL, "venue_fields.state.label",
	    "State", "Bundesstaat", "État", "Estado", "State"),
	TEXT(TEXT_VENUE_FIELDS_PROVINCE_LABEL, "venue_fields.province.label",
	    "Province", "Provinz", "Province", "Provincia", "Province"),
	TEXT(TEXT_VENUE_FIELDS_GEO_LAT_LABEL, "venue_fields.geo_lat.label",
	    "Latitude", "Geografische Breite", "Latitude", "Latitud",
	    "Latitude"),
	TEXT(TEXT_VENUE_FIELDS_GEO_LNG_LABEL, "venue_fields.geo_lng.label",
	    "Longitude", "Geografische Länge", "Longitude", "Longitud",
	    "Longitude"),
	TEXT(TEXT_VENUE_FIELDS_SHOW_MAP_LABEL, "venue_fields.show_map.label",
	    "Show a map", "Karte zeigen", "Afficher une carte",
	    "Mostrar un mapa", "Show a map"),
	TEXT(TEXT_VENUE_FIELDS_SHOW_MAP_LINK_LABEL,
	    "venue_fields.show_map_link.label", "Show a link to a map",
	    "Link zu einer Karte zeigen", "Afficher un lien vers une carte",
	    "Mostrar un enlace a un mapa", "Show a link to a map"),
	TEXT(TEXT_ORGANIZER_FIELDS_ORGANIZER_LABEL,
	    "organizer_fields.organizer.label", "Name", "Name", "Nom",
	    "Nombre", "Name"),
	TEXT(TEXT_ORGANIZER_FIELDS_PHONE_LABEL, "organizer_fields.phone.label",
	    "Phone", "Telefon", "Téléphone", "Teléfono", "Phone"),
	TEXT(TEXT_ORGANIZER_FIELDS_EMAIL_LABEL, "organizer_fields.email.label",
	    "E-mail", "E-Mail", "Courriel", "Correo electrónico", "E-mail"),
	TEXT(TEXT_ORGANIZER_FIELDS_EMAIL_HINT, "organizer_fields.email.hint",
	    "Everyone can read it.", "Alle können sie lesen.",
	    "Tout le monde peut le lire.", "Todo el mundo puede leerlo.",
	    "Everyone can read it."),
	TEXT(TEXT_ORGANIZER_FIELDS_WEBSITE_LABEL,
	    "organizer_fields.website.label", "Website", "Website", "Site web",
	    "Sitio web", "Website"),
	TEXT(TEXT_ORGANIZER_FIELDS_DESCRIPTION_LABEL,
	    "organizer_fields.description.label", "Description",
	    "Beschreibung", "Description", "Descripción", "Description"),
	TEXT(TEXT_ORGANIZER_FIELDS_IMAGE_LABEL, "organizer_fields.image.label",
	    "Picture", "Bild", "Image", "Imagen", "Picture"),
	TEXT(TEXT_ORGANIZER_FIELDS_IMAGE_HINT, "organizer_fields.image.hint",
	    "A JPEG, PNG, WebP or GIF, at most 10 MB.",
	    "JPEG, PNG, WebP oder GIF, höchstens 10 MB.",
	    "Un JPEG, PNG, WebP ou GIF, au plus 10 Mo.",
	    "JPEG, PNG, WebP o GIF, como máximo 10 MB.",
	    "A JPEG, PNG, WebP or GIF, at most 10 MB."),
	TEXT(TEXT_CATEGORY_FIELDS_NAME_LABEL, "category_fields.name.label",
	    "Name", "Name", "Nom", "Nombre", "Name"),
	TEXT(TEXT_CATEGORY_FIELDS_PARENT_LABEL, "category_fields.parent.label",
	    "Belongs to", "Gehört zu", "Fait partie de", "Pertenece a",
	    "Belongs to"),
	TEXT(TEXT_CATEGORY_FIELDS_DESCRIPTION_LABEL,
	    "category_fields.description.label", "Description", "Beschreibung",
	    "Description", "Descripción", "Description"),
	TEXT(TEXT_CATEGORY_FIELDS_COLOR_LABEL, "category_fields.color.label",
	    "Color", "Farbe", "Couleur", "Color", "Colour"),
	TEXT(TEXT_CATEGORY_FIELDS_COLOR_HINT, "category_fields.color.hint",
	    "Such as #9c2f22. Pages make it lighter or darker if it could not "
	    "be read. Without one, pages choose a color.",
	    "Etwa #9c2f22. Ist sie schlecht lesbar, wird sie auf den Seiten "
	    "heller oder dunkler. Ohne Angabe wählen die Seiten eine Farbe.",
	    "Par exemple #9c2f22. Si elle est peu lisible, les pages "
	    "l’éclaircissent ou l’assombrissent. Sans elle, les pages en "
	    "choisissent une.",
	    "Por ejemplo #9c2f22. Si se lee mal, las páginas lo aclaran u "
	    "oscurecen. Sin él, las páginas eligen uno.",
	    "Such as #9c2f22. Pages make it lighter or darker if it could not "
	    "be read. Without one, pages choose a colour."),
	TEXT(TEXT_CATEGORY_FIELDS_SLUG_LABEL, "category_fields.slug.label",
	    "Name in the address", "Name in der Adresse", "Nom dans l’adresse",
	    "Nombre en la dirección", "Name in the address"),
	TEXT(TEXT_TAG_FIELDS_NAME_LABEL, "tag_fields.name.label", "Name",
	    "Name", "Nom", "Nombre", "Name"),
	TEXT(TEXT_TAG_FIELDS_DESCRIPTION_LABEL, "tag_fields.description.label",
	    "Description", "Beschreibung", "Description", "Descripción",
	    "Description"),
	TEXT(TEXT_TAG_FIELDS_SLUG_LABEL, "tag_fields.slug.label",
	    "Name in the address", "Name in der Adresse", "Nom dans l’adresse",
	    "Nombre en la dirección", "Name in the address"),
	TEXT(TEXT_PAGE_SKIP, "page.skip", "Skip to content",
	    "Zum Inhalt springen", "Aller au contenu", "Saltar al contenido",
	    "Skip to content"),
	TEXT(TEXT_DESK_LEAVE_UNSAVED, "desk.leave_unsaved",
	    "Text that is not saved will be deleted from this browser. Sign "
	    "out?",
	    "Nicht gespeicherter Text wird aus diesem Browser gelöscht. "
	    "Abmelden?",
	    "Le texte non enregistré sera supprimé de ce navigateur. Se "
	    "déconnecter ?",
	    "El texto sin guardar se borrará de este navegador. ¿Cerrar "
	    "sesión?",
	    "Text that is not saved will be deleted from this browser. Sign "
	    "out?"),
	TEXT(TEXT_DESK_SIGN_OUT, "desk.sign_out", "Sign out", "Abmelden",
	    "Se déconnecter", "Cerrar sesión", "Sign out"),
	TEXT(TEXT_DESK_NAVIGATION, "desk.navigation", "Desk", "Redaktion",
	    "Rédaction", "Redacción", "Desk"),
	TEXT(TEXT_DESK_LOOK, "desk.look", "View page", "Seite ansehen",
	    "Voir la page", "Ver la página", "View page"),
	TEXT(TEXT_DESK_PUBLIC, "desk.public", "To the calendar",
	    "Zum Kalender", "Vers le calendrier", "Al calendario",
	    "To the calendar"),
	TEXT(TEXT_PAGE_LANGUAGES, "page.languages", "Languages", "Sprachen",
	    "Langues", "Idiomas", "Languages"),
	TEXT(TEXT_DESK_SIGN_IN, "desk.sign_in", "Sign in", "Anmelden",
	    "Se connecter", "Iniciar sesión", "Sign in"),
	TEXT(TEXT_DESK_HELD, "desk.held",
	    "You were signed out. What you typed is kept on this page; it has "
	    "not been saved. Sign in to see it again and save it.",
	    "Sie wurden abgemeldet. Was Sie geschrieben haben, steht weiter "
	    "auf dieser Seite; gespeichert ist es noch nicht. Melden Sie sich "
	    "an, um es wiederzusehen und zu speichern.",
	    "Vous avez été déconnecté. Ce que vous avez écrit est gardé sur "
	    "cette page, mais pas encore enregistré. Connectez-vous pour le "
	    "revoir et l’enregistrer.",
	    "Se ha cerrado la sesión. Lo que escribió sigue en esta página, "
	    "pero aún no está guardado. Inicie sesión para volver a verlo y "
	    "guardarlo.",
	    "You were signed out. What you typed is kept on this page; it has "
	    "not been saved. Sign in to see it again and save it."),
	TEXT(TEXT_DESK_LOGIN, "desk.login", "Login name", "Anmeldename",
	    "Nom d’utilisateur", "Nombre de usuario", "Login name"),
	TEXT(TEXT_DESK_PASSWORD, "desk.password", "Password", "Passwort",
	    "Mot de passe", "Contraseña", "Password"),
	TEXT(TEXT_DESK_HELD_WITHOUT, "desk.held_without",
	    "Sign in without what was typed", "Ohne das Geschriebene anmelden",
	    "Se connecter sans ce texte", "Iniciar sesión sin ese texto",
	    "Sign in without what was typed"),
	TEXT(TEXT_DESK_FORGOT, "desk.forgot", "Forgotten your password?",
	    "Passwort vergessen?", "Mot de passe oublié ?",
	    "¿Ha olvidado la contraseña?", "Forgotten your password?"),
	TEXT(TEXT_DESK_FORGOTTEN, "desk.forgotten",
	    "If you have forgotten your password, ask the administrator of the "
	    "calendar for a link.",
	    "Wer das Passwort vergessen hat, bekommt von der Verwaltung des "
	    "Kalenders einen Link.",
	    "En cas d’oubli du mot de passe, demandez un lien à "
	    "l’administration du calendrier.",
	    "Si ha olvidado su contraseña, pida un enlace a la administración "
	    "del calendario.",
	    "If you have forgotten your password, ask the administrator of the "
	    "calendar for a link."),
	TEXT(TEXT_DESK_SECOND, "desk.second", "Two-step sign-in",
	    "Anmeldung in zwei Schritten", "Connexion en deux étapes",
	    "Inicio de sesión en dos pasos", "Two-step sign-in"),
	TEXT(TEXT_DESK_SECOND_CODE, "desk.second_code", "Code from the app",
	    "Code aus der App", "Code de l’application",
	    "Código de la aplicación", "Code from the app"),
	TEXT(TEXT_DESK_SECOND_CODE_HINT, "desk.second_code_hint",
	    "Six digits. If you do not have your app, enter one of your "
	    "recovery codes.",
	    "Sechs Ziffern. Wenn Sie die App nicht zur Hand haben, geben Sie "
	    "einen Ihrer Ersatzcodes ein.",
	    "Six chiffres. Si vous n’avez pas l’application sous la main, "
	    "saisissez l’un de vos codes de secours.",
	    "Seis cifras. Si no tiene la aplicación a mano, introduzca uno de "
	    "sus códigos de recuperación.",
	    "Six digits. If you do not have your app, enter one of your "
	    "recovery codes."),
	TEXT(TEXT_DESK_SECOND_CANCEL, "desk.second_cancel", "Cancel",
	    "Abbrechen", "Annuler", "Cancelar", "Cancel"),
	TEXT(TEXT_DESK_SECOND_WHY, "desk.second_why",
	    "After the password, the desk asks for a code from an "
	    "authenticator app, such as one on your phone. Then your password "
	    "alone is of no use to others.",
	    "Nach dem Passwort wird ein Code aus einer Authenticator-App "
	    "verlangt, zum Beispiel auf Ihrem Handy. Dann nützt Ihr Passwort "
	    "allein anderen nichts.",
	    "Après le mot de passe, un code d’une application "
	    "d’authentification est demandé, par exemple sur votre téléphone. "
	    "Votre mot de passe seul ne sert alors à personne d’autre.",
	    "Después de la contraseña se pide un código de una aplicación de "
	    "autenticación, por ejemplo en su teléfono. Así, su contraseña "
	    "sola no sirve a otras personas.",
	    "After the password, the desk asks for a code from an "
	    "authenticator app, such as one on your phone. Then your password "
	    "alone is of no use to others."),
	TEXT(TEXT_DESK_SECOND_DEMANDED, "desk.second_demanded",
	    "The calendar requires this for your role. Please set it up before "
	    "you go on.",
	    "Der Kalender verlangt das für Ihre Rolle. Bitte richten Sie es "
	    "zuerst ein.",
	    "Le calendrier l’exige pour votre rôle. Veuillez la configurer "
	    "avant de continuer.",
	    "El calendario lo exige para su rol. Configúrelo antes de "
	    "continuar.",
	    "The calendar requires this for your role. Please set it up before "
	    "you go on."),
	TEXT(TEXT_DESK_SECOND_CODES_MADE, "desk.second_codes_made",
	    "Keep these recovery codes in a safe place. Each replaces a code "
	    "from the app once, for example if you lose your phone. They are "
	    "shown only now, and earlier ones are void:",
	    "Bewahren Sie diese Ersatzcodes sicher auf. Jeder ersetzt einmal "
	    "einen Code aus der App, zum Beispiel wenn Sie Ihr Handy "
	    "verlieren. Sie werden nur jetzt angezeigt; frühere gelten nicht "
	    "mehr:",
	    "Conservez ces codes de secours en lieu sûr. Chacun remplace une "
	    "fois un code de l’application, par exemple si vous perdez votre "
	    "téléphone. Ils ne sont affichés que maintenant, et les précédents "
	    "ne sont plus valables :",
	    "Guarde estos códigos de recuperación en un lugar seguro. Cada uno "
	    "sustituye una vez a un código de la aplicación, por ejemplo si "
	    "pierde el teléfono. Solo se muestran ahora, y los anteriores ya "
	    "no valen:",
	    "Keep these recovery codes in a safe place. Each replaces a code "
	    "from the app once, for example if you lose your phone. They are "
	    "shown only now, and earlier ones are void:"),
	TEXT(TEXT_DESK_SECOND_GO_ON, "desk.second_go_on", "I have kept them",
	    "Ich habe sie aufbewahrt", "Je les ai conservés",
	    "Los he guardado", "I have kept them"),
	TEXT(TEXT_DESK_SECOND_KEY, "desk.second_key",
	    "Scan the QR code with your app, type this key into it, or open "
	    "the app with the link. Then enter the code that the app shows.",
	    "Scannen Sie den QR-Code mit Ihrer App, tippen Sie diesen "
	    "Schlüssel ein, oder öffnen Sie die App mit dem Link. Geben Sie "
	    "dann den Code ein, den sie anzeigt.",
	    "Scannez le code QR avec votre application, saisissez-y cette clé, "
	    "ou ouvrez l’application avec le lien. Entrez ensuite le code "
	    "qu’elle affiche.",
	    "Escanee el código QR con su aplicación, escriba en ella esta "
	    "clave o ábrala con el enlace. Después introduzca el código que "
	    "muestra.",
	    "Scan the QR code with your app, type this key into it, or open "
	    "the app with the link. Then enter the code that the app shows."),
	TEXT(TEXT_DESK_SECOND_QR, "desk.second_qr", "QR code with the key",
	    "QR-Code mit dem Schlüssel", "Code QR avec la clé",
	    "Código QR con la clave", "QR code with the key"),
	TEXT(TEXT_DESK_SECOND_LINK, "desk.second_link",
	    "Open the app on this device", "Die App auf diesem Gerät öffnen",
	    "Ouvrir l’application sur cet appareil",
	    "Abrir la aplicación en este dispositivo",
	    "Open the app on this device"),
	TEXT(TEXT_DESK_SECOND_START, "desk.second_start", "Turn on",
	    "Einschalten", "Activer", "Activar", "Turn on"),
	TEXT(TEXT_DESK_SECOND_CODES_ONCE, "desk.second_codes_once",
	    "Recovery codes are shown only once. If you have not kept them, "
	    "make new ones.",
	    "Ersatzcodes werden nur einmal angezeigt. Wenn Sie sie nicht "
	    "aufbewahrt haben, erzeugen Sie neue.",
	    "Les codes de secours ne s’affichent qu’une fois. Si vous ne les "
	    "avez pas conservés, créez-en de nouveaux.",
	    "Los códigos de recuperación se muestran una sola vez. Si no los "
	    "ha guardado, cree otros nuevos.",
	    "Recovery codes are shown only once. If you have not kept them, "
	    "make new ones."),
	TEXT(TEXT_DESK_SECOND_CODES, "desk.second_codes", "New recovery codes",
	    "Neue Ersatzcodes", "Nouveaux codes de secours",
	    "Nuevos códigos de recuperación", "New recovery codes"),
	TEXT(TEXT_DESK_SECOND_STOP, "desk.second_stop", "Turn off",
	    "Ausschalten", "Désactiver", "Desactivar", "Turn off"),
	TEXT(TEXT_DESK_FORGOT_SENT, "desk.forgot_sent",
	    "If the calendar knows that name or address, an e-mail is on its "
	    "way. If none arrives, ask the administrator of the calendar.",
	    "Wenn der Kalender diesen Namen oder diese Adresse kennt, ist eine "
	    "E-Mail unterwegs. Kommt keine an, hilft die Verwaltung des "
	    "Kalenders.",
	    "Si le calendrier connaît ce nom ou cette adresse, un e-mail est "
	    "en route. S’il n’arrive pas, demandez à l’administration du "
	    "calendrier.",
	    "Si el calendario conoce ese nombre o esa dirección, hay un correo "
	    "en camino. Si no llega, pregunte a la administración del "
	    "calendario.",
	    "If the calendar knows that name or address, an e-mail is on its "
	    "way. If none arrives, ask the administrator of the calendar."),
	TEXT(TEXT_DESK_FORGOT_WHY, "desk.forgot_why",
	    "We send a link to your e-mail address. Use it to choose a new "
	    "password.",
	    "Wir schicken einen Link an Ihre E-Mail-Adresse, mit dem Sie ein "
	    "neues Passwort wählen können.",
	    "Nous envoyons à votre adresse e-mail un lien qui permet de "
	    "choisir un nouveau mot de passe.",
	    "Enviamos a su correo electrónico un enlace para elegir otra "
	    "contraseña.",
	    "We send a link to your e-mail address. Use it to choose a new "
	    "password."),
	TEXT(TEXT_DESK_LOGIN_OR_MAIL, "desk.login_or_mail",
	    "Login name or e-mail address", "Anmeldename oder E-Mail-Adresse",
	    "Nom d’utilisateur ou adresse e-mail",
	    "Nombre de usuario o correo electrónico",
	    "Login name or e-mail address"),
	TEXT(TEXT_DESK_SEND_LINK, "desk.send_link", "Send the link",
	    "Link schicken", "Envoyer le lien", "Enviar el enlace",
	    "Send the link"),
	TEXT(TEXT_DESK_VOID, "desk.void", "This link is no longer valid",
	    "Dieser Link ist nicht mehr gültig", "Ce lien n’est plus valable",
	    "Este enlace ya no es válido", "This link is no longer valid"),
	TEXT(TEXT_DESK_VOID_WHY, "desk.void_why",
	    "It can be used once, within seven days. Ask the administrator of "
	    "the calendar for another one.",
	    "Er gilt einmal und sieben Tage lang. Die Verwaltung des Kalenders "
	    "kann einen neuen ausstellen.",
	    "Il sert une fois, pendant sept jours. Demandez-en un autre à "
	    "l’administration du calendrier.",
	    "Sirve una vez, durante siete días. Pida otro a la administración "
	    "del calendario.",
	    "It can be used once, within seven days. Ask the administrator of "
	    "the calendar for another one."),
	TEXT(TEXT_DESK_WELCOME, "desk.welcome", "Welcome", "Willkommen",
	    "Bienvenue", "Le damos la bienvenida", "Welcome"),
	TEXT(TEXT_DESK_CHOOSE, "desk.choose",
	    "Choose the password with which you will sign in.",
	    "Wählen Sie das Passwort, mit dem Sie sich anmelden werden.",
	    "Choisissez le mot de passe avec lequel vous vous connecterez.",
	    "Elija la contraseña con la que iniciará sesión.",
	    "Choose the password with which you will sign in."),
	TEXT(TEXT_DESK_NEW_PASSWORD, "desk.new_password", "New password",
	    "Neues Passwort", "Nouveau mot de passe", "Contraseña nueva",
	    "New password"),
	TEXT(TEXT_DESK_PASSWORD_HINT, "desk.password_hint",
	    "At least 10 characters. Several words that do not belong together "
	    "are easy to remember.",
	    "Mindestens 10 Zeichen. Mehrere Wörter, die nicht zusammengehören, "
	    "kann man sich gut merken.",
	    "Au moins 10 caractères. Plusieurs mots sans rapport entre eux se "
	    "retiennent bien.",
	    "Al menos 10 caracteres. Varias palabras sin relación entre sí se "
	    "recuerdan bien.",
	    "At least 10 characters. Several words that do not belong together "
	    "are easy to remember."),
	TEXT(TEXT_DESK_BEGIN, "desk.begin", "Set password",
	    "Passwort festlegen", "Définir le mot de passe",
	    "Establecer contraseña", "Set password"),
	TEXT(TEXT_DESK_MAIL_VOID_WHY, "desk.mail_void_why",
	    "It can be used once, within 24 hours, and only for the address "
	    "that was entered last. You can get another one in your account.",
	    "Er gilt einmal, 24 Stunden lang und nur für die Adresse, die "
	    "zuletzt eingegeben wurde. In Ihrem Konto bekommen Sie einen "
	    "neuen.",
	    "Il sert une fois, pendant 24 heures, et seulement pour la "
	    "dernière adresse indiquée. Votre compte peut en envoyer un "
	    "autre.",
	    "Sirve una vez, durante 24 horas, y solo para la última dirección "
	    "indicada. Puede pedir otro en su cuenta.",
	    "It can be used once, within 24 hours, and only for the address "
	    "that was entered last. You can get another one in your account."),
	TEXT(TEXT_DESK_ACCOUNT, "desk.account", "Your account", "Ihr Konto",
	    "Votre compte", "Su cuenta", "Your account"),
	TEXT(TEXT_DESK_MAIL_CONFIRM, "desk.mail_confirm",
	    "Confirm your e-mail address", "E-Mail-Adresse bestätigen",
	    "Confirmer votre adresse e-mail",
	    "Confirmar el correo electrónico", "Confirm your e-mail address"),
	TEXT(TEXT_DESK_CONFIRM, "desk.confirm", "Confirm", "Bestätigen",
	    "Confirmer", "Confirmar", "Confirm"),
	TEXT(TEXT_DESK_HOME, "desk.home", "Overview", "Übersicht",
	    "Vue d’ensemble", "Resumen", "Overview"),
	TEXT(TEXT_DESK_CREATE_EVENT, "desk.create_event", "New event",
	    "Neue Veranstaltung", "Nouvel événement", "Nuevo evento",
	    "New event"),
	TEXT(TEXT_DESK_STEPS, "desk.steps", "First steps", "Erste Schritte",
	    "Premiers pas", "Primeros pasos", "First steps"),
	TEXT(TEXT_DESK_STEP_DONE, "desk.step_done", "Done", "Erledigt", "Fait",
	    "Hecho", "Done"),
	TEXT(TEXT_DESK_HOME_EMPTY, "desk.home_empty",
	    "Nothing is waiting for you.",
	    "Für Sie gibt es gerade nichts zu tun.", "Rien ne vous attend.",
	    "No tiene nada pendiente.", "Nothing is waiting for you."),
	TEXT(TEXT_DESK_DOWNLOADS, "desk.downloads", "Take out",
	    "Daten mitnehmen", "Emporter les données", "Llevarse los datos",
	    "Take out"),
	TEXT(TEXT_DESK_NEW, "desk.new", "New", "Neu", "Nouveau", "Nuevo",
	    "New"),
	TEXT(TEXT_PAGE_SEARCH, "page.search", "Search", "Suche", "Recherche",
	    "Buscar", "Search"),
	TEXT(TEXT_PAGE_FILTER, "page.filter", "More filters", "Weitere Filter",
	    "Autres filtres", "Más filtros", "More filters"),
	TEXT(TEXT_DESK_AS_WORDS, "desk.as_words",
	    "Search for the words instead",
	    "Stattdessen nach den Wörtern suchen", "Chercher plutôt les mots",
	    "Buscar las palabras", "Search for the words instead"),
	TEXT(TEXT_DESK_FILTER_OFF, "desk.filter_off", "Remove this filter",
	    "Diesen Filter entfernen", "Retirer ce filtre",
	    "Quitar este filtro", "Remove this filter"),
	TEXT(TEXT_PAGE_TOO_MANY, "page.too_many",
	    "This month has more events than fit here.",
	    "Dieser Monat hat mehr Veranstaltungen, als hier Platz haben.",
	    "Ce mois compte plus d’événements qu’il n’y a de place ici.",
	    "Este mes tiene más eventos de los que caben aquí.",
	    "This month has more events than fit here."),
	TEXT(TEXT_PAGE_NO_EVENTS_MONTH, "page.no_events_month",
	    "No events this month.", "Keine Veranstaltungen in diesem Monat.",
	    "Aucun événement ce mois-ci.", "No hay eventos este mes.",
	    "No events this month."),
	TEXT(TEXT_PAGE_NEXT_EVENT, "page.next_event", "Next event",
	    "Nächste Veranstaltung", "Prochain événement", "Próximo evento",
	    "Next event"),
	TEXT(TEXT_DESK_CHOSEN, "desk.chosen", "Change the chosen events",
	    "Ausgewählte Veranstaltungen ändern",
	    "Modifier les événements choisis", "Cambiar los eventos elegidos",
	    "Change the chosen events"),
	TEXT(TEXT_DESK_COPY, "desk.copy", "Duplicate", "Duplizieren",
	    "Dupliquer", "Duplicar", "Duplicate"),
	TEXT(TEXT_DESK_MANY, "desk.many", "200 on a page",
	    "200 auf einer Seite", "200 par page", "200 por página",
	    "200 on a page"),
	TEXT(TEXT_DESK_CHOOSE_ALL, "desk.choose_all", "All on this page",
	    "Alle auf dieser Seite", "Tous sur cette page",
	    "Todos en esta página", "All on this page"),
	TEXT(TEXT_DESK_CHOSEN_HINT, "desk.chosen_hint",
	    "A row of several dates is changed with all its dates to come. At "
	    "most 200 rows.",
	    "Eine Zeile mit mehreren Terminen wird mit allen kommenden "
	    "Terminen geändert. Höchstens 200 Zeilen.",
	    "Une ligne de plusieurs dates est modifiée avec toutes ses dates à "
	    "venir. 200 lignes au plus.",
	    "Una fila de varias fechas se cambia con todas sus fechas futuras. "
	    "200 filas como máximo.",
	    "A row of several dates is changed with all its dates to come. At "
	    "most 200 rows."),
	TEXT(TEXT_DESK_PUBLISH, "desk.publish", "Publish", "Veröffentlichen",
	    "Publier", "Publicar", "Publish"),
	TEXT(TEXT_DESK_CANCEL, "desk.cancel", "Mark as canceled",
	    "Als abgesagt kennzeichnen", "Marquer comme annulés",
	    "Marcar como cancelados", "Mark as cancelled"),
	TEXT(TEXT_DESK_TO_TRASH, "desk.to_trash", "Move to the trash",
	    "In den Papierkorb verschieben", "Mettre à la corbeille",
	    "Mover a la papelera", "Move to the trash"),
	TEXT(TEXT_DESK_CATEGORY, "desk.category", "Category", "Kategorie",
	    "Catégorie", "Categoría", "Category"),
	TEXT(TEXT_DESK_ADD_CATEGORY, "desk.add_category", "Add the category",
	    "Kategorie hinzufügen", "Ajouter la catégorie",
	    "Añadir la categoría", "Add the category"),
	TEXT(TEXT_DESK_VENUE, "desk.venue", "Venue", "Ort", "Lieu", "Lugar",
	    "Venue"),
	TEXT(TEXT_DESK_SET_VENUE, "desk.set_venue", "Set the venue",
	    "Ort setzen", "Définir le lieu", "Fijar el lugar", "Set the venue"),
	TEXT(TEXT_DESK_BACK, "desk.back", "Back", "Zurück", "Retour", "Volver",
	    "Back"),
	TEXT(TEXT_DESK_HISTORY, "desk.history", "History", "Verlauf",
	    "Historique", "Historial", "History"),
	TEXT(TEXT_DESK_HISTORY_OF_SERIES, "desk.history_of_series",
	    "History of the series", "Verlauf der Serie",
	    "Historique de la série", "Historial de la serie",
	    "History of the series"),
	TEXT(TEXT_DESK_SENT_BY, "desk.sent_by", "Sent by:", "Gesendet von:",
	    "Envoyé par :", "Enviado por:", "Sent by:"),
	TEXT(TEXT_DESK_WAS_RETURNED, "desk.was_returned", "Returned:",
	    "Zurückgegeben:", "Renvoyé :", "Devuelto:", "Returned:"),
	TEXT(TEXT_DESK_TOLD, "desk.told", "Message to the editors:",
	    "Nachricht an die Redaktion:", "Message à la rédaction :",
	    "Mensaje para la redacción:", "Message to the editors:"),
	TEXT(TEXT_DESK_HEARD, "desk.heard", "Done", "Erledigt", "Traité",
	    "Atendido", "Done"),
	TEXT(TEXT_DESK_LOCKED, "desk.locked",
	    "This event is published, so only editors can change it. Tell an "
	    "editor what should be different.",
	    "Diese Veranstaltung ist veröffentlicht, deshalb kann nur die "
	    "Redaktion sie ändern. Sagen Sie der Redaktion, was anders sein "
	    "soll.",
	    "Cet événement est publié : seule la rédaction peut le modifier. "
	    "Dites-lui ce qu’il faudrait changer.",
	    "Este evento está publicado, por lo que solo la redacción puede "
	    "cambiarlo. Dígale qué debería ser distinto.",
	    "This event is published, so only editors can change it. Tell an "
	    "editor what should be different."),
	TEXT(TEXT_DESK_TELL, "desk.tell", "Tell the editors",
	    "An die Redaktion senden", "Envoyer à la rédaction",
	    "Enviar a la redacción", "Tell the editors"),
	TEXT(TEXT_DESK_FOUND, "desk.found",
	    "There is text from {time} that was not saved.",
	    "Von {time} gibt es Eingaben, die nicht gespeichert wurden.",
	    "Un texte saisi à {time} n’a pas été enregistré.",
	    "Hay un texto de las {time} que no se guardó.",
	    "There is text from {time} that was not saved."),
	TEXT(TEXT_DESK_RESTORE, "desk.restore", "Restore", "Wiederherstellen",
	    "Restaurer", "Restaurar", "Restore"),
	TEXT(TEXT_DESK_DISCARD, "desk.discard", "Discard", "Verwerfen",
	    "Abandonner", "Descartar", "Discard"),
	TEXT(TEXT_DESK_MORE, "desk.more", "More", "Weitere Angaben",
	    "Autres informations", "Más datos", "More"),
	TEXT(TEXT_DESK_VISIBILITY, "desk.visibility", "Who sees it",
	    "Wer die Veranstaltung sieht", "Qui le voit", "Quién lo ve",
	    "Who sees it"),
	TEXT(TEXT_DESK_NOW_STORED, "desk.now_stored", "Now stored:",
	    "Jetzt gespeichert:", "Enregistré actuellement :",
	    "Guardado ahora:", "Now stored:"),
	TEXT(TEXT_DESK_SCOPE, "desk.scope", "Change", "Änderungen gelten für",
	    "Modifier", "Cambiar", "Change"),
	TEXT(TEXT_DESK_SCOPE_HINT, "desk.scope_hint",
	    "Times and days are changed in the same events.",
	    "Das gilt auch für geänderte Zeiten und Tage.",
	    "Les heures et les jours changent pour les mêmes événements.",
	    "Las horas y los días cambian en los mismos eventos.",
	    "Times and days are changed in the same events."),
	TEXT(TEXT_DESK_WHY_RETURN, "desk.why_return", "What should be changed",
	    "Was geändert werden soll", "Ce qu’il faudrait changer",
	    "Qué debería cambiarse", "What should be changed"),
	TEXT(TEXT_DESK_WHY_RETURN_HINT, "desk.why_return_hint",
	    "“Return to its author” sends this text.",
	    "„Zur Überarbeitung zurückgeben“ sendet diesen Text.",
	    "« Renvoyer à son auteur » envoie ce texte.",
	    "«Devolver a su autor» envía este texto.",
	    "“Return to its author” sends this text."),
	TEXT(TEXT_DESK_KEPT, "desk.kept", "Kept in this browser at {time}",
	    "Um {time} in diesem Browser gesichert",
	    "Gardé dans ce navigateur à {time}",
	    "Conservado en este navegador a las {time}",
	    "Kept in this browser at {time}"),
	TEXT(TEXT_DESK_MERGE, "desk.merge", "Merge", "Zusammenlegen",
	    "Fusionner", "Combinar", "Merge"),
	TEXT(TEXT_DESK_MERGE_INTO, "desk.merge_into", "The same as",
	    "Dasselbe wie", "Fusionner avec", "Combinar con", "The same as"),
	TEXT(TEXT_DESK_MERGE_WHY, "desk.merge_why",
	    "All of its events move to the other one, and this one is deleted. "
	    "With very many events, press the button again until it is "
	    "deleted.",
	    "Alle Veranstaltungen gehen an den anderen Eintrag über, dieser "
	    "wird gelöscht. Bei sehr vielen Veranstaltungen drücken Sie die "
	    "Schaltfläche, bis er gelöscht ist.",
	    "Tous ses événements passent à l’autre, et celui-ci est supprimé. "
	    "S’il y en a beaucoup, appuyez de nouveau jusqu’à ce qu’il soit "
	    "supprimé.",
	    "Todos sus eventos pasan al otro, y este se elimina. Si son "
	    "muchos, pulse de nuevo hasta que se elimine.",
	    "All of its events move to the other one, and this one is deleted. "
	    "With very many events, press the button again until it is "
	    "deleted."),
	TEXT(TEXT_DESK_UNDO, "desk.undo", "Undo", "Rückgängig machen",
	    "Annuler", "Deshacer", "Undo"),
	TEXT(TEXT_DESK_CHOSEN_LEFT, "desk.chosen_left", "Not changed",
	    "Nicht geändert", "Non modifiés", "Sin cambios", "Not changed"),
	TEXT(TEXT_DESK_HISTORY_EMPTY, "desk.history_empty",
	    "Nothing is recorded yet.", "Es ist noch nichts verzeichnet.",
	    "Rien n’est encore enregistré.", "Todavía no hay nada registrado.",
	    "Nothing is recorded yet."),
	TEXT(TEXT_DESK_FULL_NAME, "desk.full_name", "Full name", "Voller Name",
	    "Nom complet", "Nombre completo", "Full name"),
	TEXT(TEXT_DESK_FULL_NAME_HINT, "desk.full_name_hint",
	    "As others see it here, such as Anna Weber. Empty, they see the "
	    "login name.",
	    "So sehen ihn hier die anderen, zum Beispiel Anna Weber. Ist er "
	    "leer, sehen sie den Anmeldenamen.",
	    "Tel que les autres le voient ici, par exemple Anna Weber. S’il "
	    "est vide, ils voient le nom d’utilisateur.",
	    "Como lo ven aquí los demás, por ejemplo Anna Weber. Si está "
	    "vacío, ven el nombre de usuario.",
	    "As others see it here, such as Anna Weber. Empty, they see the "
	    "login name."),
	TEXT(TEXT_DESK_SAVE, "desk.save", "Save", "Speichern", "Enregistrer",
	    "Guardar", "Save"),
	TEXT(TEXT_DESK_LANGUAGE, "desk.language", "Language", "Sprache",
	    "Langue", "Idioma", "Language"),
	TEXT(TEXT_DESK_OLD_PASSWORD, "desk.old_password", "Current password",
	    "Bisheriges Passwort", "Mot de passe actuel", "Contraseña actual",
	    "Current password"),
	TEXT(TEXT_DESK_CHANGE_PASSWORD, "desk.change_password",
	    "Change password", "Passwort ändern", "Changer le mot de passe",
	    "Cambiar la contraseña", "Change password"),
	TEXT(TEXT_DESK_MAIL, "desk.mail", "E-mail address", "E-Mail-Adresse",
	    "Adresse e-mail", "Correo electrónico", "E-mail address"),
	TEXT(TEXT_DESK_MAIL_WHY, "desk.mail_why",
	    "For a forgotten password, and for news about your events.",
	    "Für ein vergessenes Passwort und für Nachrichten über Ihre "
	    "Veranstaltungen.",
	    "Pour un mot de passe oublié et pour des nouvelles de vos "
	    "événements.",
	    "Para una contraseña olvidada y para noticias de sus eventos.",
	    "For a forgotten password, and for news about your events."),
	TEXT(TEXT_DESK_MAIL_AGAIN, "desk.mail_again", "Send another link",
	    "Noch einen Link schicken", "Envoyer un autre lien",
	    "Enviar otro enlace", "Send another link"),
	TEXT(TEXT_DESK_PICTURES, "desk.pictures", "Pictures", "Bilder",
	    "Images", "Imágenes", "Pictures"),
	TEXT(TEXT_DESK_SECOND_SETTINGS, "desk.second_settings",
	    "Set up or change", "Einrichten oder ändern",
	    "Configurer ou modifier", "Configurar o cambiar",
	    "Set up or change"),
	TEXT(TEXT_DESK_SESSIONS, "desk.sessions", "Where you are signed in",
	    "Wo Sie angemeldet sind", "Où vous êtes connecté",
	    "Dónde tiene sesión iniciada", "Where you are signed in"),
	TEXT(TEXT_DESK_HERE, "desk.here", "here", "hier", "ici", "aquí",
	    "here"),
	TEXT(TEXT_DESK_END, "desk.end", "Sign out there", "Dort abmelden",
	    "Y fermer la session", "Cerrarla", "Sign out there"),
	TEXT(TEXT_DESK_END_OTHERS, "desk.end_others",
	    "Sign out everywhere else", "Überall sonst abmelden",
	    "Déconnecter partout ailleurs", "Cerrar las demás sesiones",
	    "Sign out everywhere else"),
	TEXT(TEXT_DESK_PICTURES_WHY, "desk.pictures_why",
	    "A picture that nothing shows is deleted after a week.",
	    "Ein Bild, das nirgends gezeigt wird, wird nach einer Woche "
	    "gelöscht.",
	    "Une image que rien ne montre est supprimée après une semaine.",
	    "Una imagen que nada muestra se elimina al cabo de una semana.",
	    "A picture that nothing shows is deleted after a week."),
	TEXT(TEXT_DESK_DELETE, "desk.delete", "Delete permanently",
	    "Endgültig löschen", "Supprimer définitivement",
	    "Eliminar definitivamente", "Delete permanently"),
	TEXT(TEXT_DESK_PEOPLE, "desk.people", "People", "Personen",
	    "Personnes", "Personas", "People"),
	TEXT(TEXT_DESK_LINK_MADE, "desk.link_made",
	    "Send this link to the person. It can be used once, within seven "
	    "days, to choose a password.",
	    "Schicken Sie der Person diesen Link. Damit kann sie einmal, "
	    "innerhalb von sieben Tagen, ein Passwort wählen.",
	    "Envoyez ce lien à la personne. Il permet une fois, pendant sept "
	    "jours, de choisir un mot de passe.",
	    "Envíe este enlace a la persona. Sirve una vez, durante siete "
	    "días, para elegir una contraseña.",
	    "Send this link to the person. It can be used once, within seven "
	    "days, to choose a password."),
	TEXT(TEXT_DESK_LINK, "desk.link", "Link", "Link", "Lien", "Enlace",
	    "Link"),
	TEXT(TEXT_DESK_INVITE, "desk.invite", "Invite", "Einladen", "Inviter",
	    "Invitar", "Invite"),
	TEXT(TEXT_DESK_NAME_WRONG, "desk.name_wrong",
	    "A login name must not contain spaces or colons.",
	    "Ein Anmeldename darf keine Leerzeichen oder Doppelpunkte "
	    "enthalten.",
	    "Un nom d’utilisateur ne doit contenir ni espaces ni deux-points.",
	    "Un nombre de usuario no debe contener espacios ni dos puntos.",
	    "A login name must not contain spaces or colons."),
	TEXT(TEXT_DESK_MAIL_HINT, "desk.mail_hint",
	    "The invitation is sent there. Without an address you get a link "
	    "to pass on.",
	    "Dorthin geht die Einladung. Ohne Adresse bekommen Sie einen Link "
	    "zum Weitergeben.",
	    "L’invitation y est envoyée. Sans adresse, vous recevez un lien à "
	    "transmettre.",
	    "Allí se envía la invitación. Sin dirección, recibe usted un "
	    "enlace para entregarlo.",
	    "The invitation is sent there. Without an address you get a link "
	    "to pass on."),
	TEXT(TEXT_DESK_ROLE, "desk.role", "Role", "Rolle", "Rôle", "Rol",
	    "Role"),
	TEXT(TEXT_DESK_YOURSELF, "desk.yourself",
	    "This is you. Only another administrator can change what you may "
	    "do.",
	    "Das sind Sie. Ihre Rolle kann nur eine andere Person mit "
	    "Verwaltungsrechten ändern.",
	    "C’est vous. Seule une autre personne chargée de l’administration "
	    "peut changer votre rôle.",
	    "Es usted. Solo otra persona de la administración puede cambiar su "
	    "rol.",
	    "This is you. Only another administrator can change what you may "
	    "do."),
	TEXT(TEXT_DESK_CHANGE_ROLE, "desk.change_role", "Change role",
	    "Rolle ändern", "Changer le rôle", "Cambiar el rol", "Change role"),
	TEXT(TEXT_DESK_RESET_WHY, "desk.reset_why",
	    "With a link the person can choose a new password. The old one "
	    "works until then.",
	    "Ein Link lässt die Person ein neues Passwort wählen. Das alte "
	    "gilt bis dahin.",
	    "Un lien permet à la personne de choisir un nouveau mot de passe. "
	    "L’ancien reste valable jusque-là.",
	    "Un enlace permite a la persona elegir otra contraseña. La "
	    "anterior vale hasta entonces.",
	    "With a link the person can choose a new password. The old one "
	    "works until then."),
	TEXT(TEXT_DESK_MAKE_LINK, "desk.make_link", "Make a link",
	    "Link erstellen", "Créer un lien", "Crear un enlace",
	    "Make a link"),
	TEXT(TEXT_DESK_END_ALL, "desk.end_all", "Sign out everywhere",
	    "Überall abmelden", "Déconnecter partout",
	    "Cerrar todas las sesiones", "Sign out everywhere"),
	TEXT(TEXT_DESK_SECOND_LOST, "desk.second_lost",
	    "Turn it off if this person has neither the app nor recovery codes "
	    "any more. All sessions of the person end.",
	    "Schalten Sie sie aus, wenn diese Person weder die App noch "
	    "Ersatzcodes hat. Die Person wird überall abgemeldet.",
	    "Désactivez-la si cette personne n’a plus ni l’application ni "
	    "codes de secours. Toutes ses sessions prennent fin.",
	    "Desactívelo si esta persona ya no tiene ni la aplicación ni "
	    "códigos de recuperación. Se cerrarán todas sus sesiones.",
	    "Turn it off if this person has neither the app nor recovery codes "
	    "any more. All sessions of the person end."),
	TEXT(TEXT_DESK_REMOVE, "desk.remove", "Remove", "Entfernen", "Retirer",
	    "Quitar", "Remove"),
	TEXT(TEXT_DESK_REMOVE_WHY, "desk.remove_why",
	    "What this person wrote stays.",
	    "Was diese Person geschrieben hat, bleibt.",
	    "Ce que cette personne a écrit reste.",
	    "Lo que esta persona ha escrito se queda.",
	    "What this person wrote stays."),
	TEXT(TEXT_DESK_CHANGE_BY, "desk.change_by",
	    "What this person has done", "Was diese Person getan hat",
	    "Ce que cette personne a fait", "Lo que ha hecho esta persona",
	    "What this person has done"),
	TEXT(TEXT_DESK_SUBSCRIPTIONS, "desk.subscriptions", "Subscriptions",
	    "Abonnements", "Abonnements", "Suscripciones", "Subscriptions"),
	TEXT(TEXT_DESK_UPLOADS_LINK, "desk.uploads_link",
	    "Have a file (.ics) or a table (CSV)? Bring it in",
	    "Haben Sie eine Datei (.ics) oder eine Tabelle (CSV)? Hier "
	    "einlesen",
	    "Vous avez un fichier (.ics) ou un tableau (CSV) ? Importez-le "
	    "ici",
	    "¿Tiene un archivo (.ics) o una tabla (CSV)? Impórtelo aquí",
	    "Have a file (.ics) or a table (CSV)? Bring it in"),
	TEXT(TEXT_DESK_SUBSCRIPTIONS_WHY, "desk.subscriptions_why",
	    "Calendars from elsewhere, which are fetched regularly. Their "
	    "events come and change here by themselves.",
	    "Fremde Kalender, die regelmäßig abgerufen werden. Ihre "
	    "Veranstaltungen erscheinen und ändern sich hier von selbst.",
	    "Des calendriers d’ailleurs, consultés régulièrement. Leurs "
	    "événements arrivent et changent ici d’eux-mêmes.",
	    "Calendarios de otros sitios que se consultan con regularidad. Sus "
	    "eventos llegan y cambian aquí por sí solos.",
	    "Calendars from elsewhere, which are fetched regularly. Their "
	    "events come and change here by themselves."),
	TEXT(TEXT_DESK_SUBSCRIPTION_FAILS, "desk.subscription_fails", "Fails",
	    "Gestört", "En échec", "Falla", "Fails"),
	TEXT(TEXT_DESK_SUBSCRIPTION_HELD, "desk.subscription_held",
	    "Needs a decision", "Entscheidung nötig", "Décision requise",
	    "Requiere una decisión", "Needs a decision"),
	TEXT(TEXT_DESK_SUBSCRIPTION_RUN, "desk.subscription_run", "Run now",
	    "Jetzt abrufen", "Consulter maintenant", "Consultar ahora",
	    "Run now"),
	TEXT(TEXT_DESK_SUBSCRIPTION_NEW, "desk.subscription_new",
	    "Add a subscription", "Kalender abonnieren",
	    "Ajouter un abonnement", "Añadir una suscripción",
	    "Add a subscription"),
	TEXT(TEXT_DESK_SUBSCRIPTION_ADD, "desk.subscription_add", "Add",
	    "Hinzufügen", "Ajouter", "Añadir", "Add"),
	TEXT(TEXT_DESK_SUBSCRIPTION_ACCEPT, "desk.subscription_accept",
	    "Move them to the trash",
	    "Diese Veranstaltungen in den Papierkorb verschieben",
	    "Les mettre à la corbeille", "Moverlos a la papelera",
	    "Move them to the trash"),
	TEXT(TEXT_DESK_SUBSCRIPTION_STATE, "desk.subscription_state",
	    "Last run", "Letzter Abruf", "Dernière consultation",
	    "Última consulta", "Last run"),
	TEXT(TEXT_DESK_SUBSCRIPTION_SETTINGS, "desk.subscription_settings",
	    "Settings", "Einstellungen", "Réglages", "Ajustes", "Settings"),
	TEXT(TEXT_DESK_SUBSCRIPTION_FILE, "desk.subscription_file",
	    "It is in site.yaml and can be changed only there.",
	    "Es steht in site.yaml und lässt sich nur dort ändern.",
	    "Il figure dans site.yaml et ne peut être modifié que là.",
	    "Está en site.yaml y solo puede cambiarse allí.",
	    "It is in site.yaml and can be changed only there."),
	TEXT(TEXT_DESK_SUBSCRIPTION_STAYS, "desk.subscription_stays",
	    "Its events stay.", "Seine Veranstaltungen bleiben.",
	    "Ses événements restent.", "Sus eventos se quedan.",
	    "Its events stay."),
	TEXT(TEXT_DESK_UPLOADS, "desk.uploads", "Bring in a calendar",
	    "Kalender einlesen", "Importer un calendrier",
	    "Incorporar un calendario", "Bring in a calendar"),
	TEXT(TEXT_DESK_UPLOADS_WHY, "desk.uploads_why",
	    "A file from another calendar program (.ics), or a table (.csv) of "
	    "which the first row names its columns, such as Title, Start date "
	    "and Start time. You see first what would come; nothing is in the "
	    "calendar until you agree.",
	    "Eine Datei aus einem anderen Kalenderprogramm (.ics) oder eine "
	    "Tabelle (.csv), deren erste Zeile die Spalten benennt, etwa "
	    "Titel, Datum und Uhrzeit. Sie sehen zuerst, was kommen würde; "
	    "erst wenn Sie zustimmen, ist etwas davon im Kalender.",
	    "Un fichier d’un autre logiciel de calendrier (.ics) ou un tableau "
	    "(.csv) dont la première ligne nomme les colonnes, par exemple "
	    "titre, date et heure. Vous voyez d’abord ce qui viendrait ; rien "
	    "n’est dans le calendrier avant votre accord.",
	    "Un archivo de otro programa de calendario (.ics) o una tabla "
	    "(.csv) cuya primera fila nombra las columnas, por ejemplo título, "
	    "fecha y hora. Primero verá lo que llegaría; nada estará en el "
	    "calendario hasta que usted lo acepte.",
	    "A file from another calendar program (.ics), or a table (.csv) of "
	    "which the first row names its columns, such as Title, Start date "
	    "and Start time. You see first what would come; nothing is in the "
	    "calendar until you agree."),
	TEXT(TEXT_DESK_UPLOAD_FILE, "desk.upload_file", "File", "Datei",
	    "Fichier", "Archivo", "File"),
	TEXT(TEXT_DESK_UPLOAD_SEND, "desk.upload_send", "Show what would come",
	    "Zeigen, was kommen würde", "Montrer ce qui viendrait",
	    "Mostrar lo que llegaría", "Show what would come"),
	TEXT(TEXT_DESK_UPLOAD_UNDO_WHY, "desk.upload_undo_why",
	    "Undoing moves what came with this file to the trash. What it has "
	    "changed, and what was changed here since, stays.",
	    "Rückgängig gemacht kommt in den Papierkorb, was mit dieser Datei "
	    "neu kam. Was sie geändert hat und was seitdem hier geändert "
	    "wurde, bleibt.",
	    "L’annulation met à la corbeille ce qui est venu avec ce fichier. "
	    "Ce qu’il a modifié et ce qui a été modifié ici depuis reste.",
	    "Al deshacer, lo que llegó nuevo con este archivo va a la "
	    "papelera. Lo que el archivo cambió y lo que se ha cambiado aquí "
	    "desde entonces se queda.",
	    "Undoing moves what came with this file to the trash. What it has "
	    "changed, and what was changed here since, stays."),
	TEXT(TEXT_DESK_UPLOAD_UNDO, "desk.upload_undo", "Undo",
	    "Rückgängig machen", "Annuler l’importation", "Deshacer", "Undo"),
	TEXT(TEXT_DESK_UPLOAD_REMOVE, "desk.upload_remove", "Remove the file",
	    "Datei entfernen", "Supprimer le fichier", "Eliminar el archivo",
	    "Remove the file"),
	TEXT(TEXT_DESK_UPLOAD_ROWS, "desk.upload_rows", "Entry by entry",
	    "Eintrag für Eintrag", "Fiche par fiche", "Registro por registro",
	    "Entry by entry"),
	TEXT(TEXT_DESK_UPLOAD_LOSSES, "desk.upload_losses",
	    "Left out or changed", "Weggelassen oder geändert",
	    "Omis ou modifié", "Omitido o modificado", "Left out or changed"),
	TEXT(TEXT_DESK_SETTINGS, "desk.settings", "Settings", "Einstellungen",
	    "Réglages", "Ajustes", "Settings"),
	TEXT(TEXT_DESK_SETTINGS_WHY, "desk.settings_why",
	    "Changes take effect within a second, also on public pages.",
	    "Änderungen wirken innerhalb einer Sekunde, auch auf den "
	    "öffentlichen Seiten.",
	    "Les modifications prennent effet en moins d’une seconde, aussi "
	    "sur les pages publiques.",
	    "Los cambios surten efecto en menos de un segundo, también en las "
	    "páginas públicas.",
	    "Changes take effect within a second, also on public pages."),
	TEXT(TEXT_DESK_SETTINGS_ELSEWHERE, "desk.settings_elsewhere",
	    "The stylesheet and everything else are set in site.yaml on the "
	    "server.",
	    "Das Stylesheet und alles Weitere werden in site.yaml auf dem "
	    "Server eingestellt.",
	    "La feuille de style et tout le reste se définissent dans "
	    "site.yaml, sur le serveur.",
	    "La hoja de estilo y todo lo demás se definen en site.yaml, en el "
	    "servidor.",
	    "The stylesheet and everything else are set in site.yaml on the "
	    "server."),
	TEXT(TEXT_DESK_TEST, "desk.test", "Test e-mail", "Test-E-Mail",
	    "E-mail d’essai", "Correo de prueba", "Test e-mail"),
	TEXT(TEXT_DESK_TEST_NONE, "desk.test_none",
	    "Enter your e-mail address and, below, your password: the test "
	    "e-mail then has a link that confirms the address.",
	    "Tragen Sie Ihre E-Mail-Adresse und unten Ihr Passwort ein: Die "
	    "Test-E-Mail enthält dann einen Link, der die Adresse bestätigt.",
	    "Saisissez votre adresse e-mail et, plus bas, votre mot de passe : "
	    "l’e-mail d’essai contiendra un lien qui confirme l’adresse.",
	    "Escriba su dirección de correo y, abajo, su contraseña: el correo "
	    "de prueba incluirá un enlace que confirma la dirección.",
	    "Enter your e-mail address and, below, your password: the test "
	    "e-mail then has a link that confirms the address."),
	TEXT(TEXT_DESK_TEST_CONFIRMS, "desk.test_confirms",
	    "The e-mail has a link that confirms this address.",
	    "Die E-Mail enthält einen Link, der diese Adresse bestätigt.",
	    "L’e-mail contient un lien qui confirme cette adresse.",
	    "El correo incluye un enlace que confirma esta dirección.",
	    "The e-mail has a link that confirms this address."),
	TEXT(TEXT_DESK_SETTINGS_PROOF, "desk.settings_proof",
	    "Your password, if you change proposals, sites that may embed the "
	    "calendar, two-step sign-in, e-mail or the address of the "
	    "calendar",
	    "Ihr Passwort, falls Sie Vorschläge, einbettende Websites, die "
	    "Anmeldung in zwei Schritten, E-Mail oder die Adresse des "
	    "Kalenders ändern",
	    "Votre mot de passe, si vous modifiez les propositions, les sites "
	    "qui peuvent intégrer le calendrier, la connexion en deux étapes, "
	    "l’e-mail ou l’adresse du calendrier",
	    "Su contraseña, si cambia las propuestas, los sitios que pueden "
	    "incrustar el calendario, el inicio de sesión en dos pasos, el "
	    "correo electrónico o la dirección del calendario",
	    "Your password, if you change proposals, sites that may embed the "
	    "calendar, two-step sign-in, e-mail or the address of the "
	    "calendar"),
	TEXT(TEXT_DESK_EMBED, "desk.embed", "Embed the calendar",
	    "Kalender einbetten", "Intégrer le calendrier",
	    "Insertar el calendario", "Embed the calendar"),
	TEXT(TEXT_DESK_EMBED_NONE, "desk.embed_none",
	    "No other site may show it yet: name them above.",
	    "Noch darf ihn keine andere Website zeigen: Tragen Sie sie oben "
	    "ein.",
	    "Aucun autre site ne peut encore l’afficher : indiquez-les plus "
	    "haut.",
	    "Ningún otro sitio puede mostrarlo todavía: indíquelos arriba.",
	    "No other site may show it yet: name them above."),
	TEXT(TEXT_DESK_DOWNLOADS_LINK, "desk.downloads_link",
	    "Download everything: export, backup",
	    "Alles herunterladen: Export, Sicherung",
	    "Tout télécharger : export, sauvegarde",
	    "Descargarlo todo: exportación, copia de seguridad",
	    "Download everything: export, backup"),
	TEXT(TEXT_DESK_WEBHOOKS, "desk.webhooks", "Webhooks", "Webhooks",
	    "Webhooks", "Webhooks", "Webhooks"),
	TEXT(TEXT_DESK_WEBHOOKS_LINK, "desk.webhooks_link",
	    "Report changes to other programs",
	    "Änderungen an andere Programme melden",
	    "Signaler les modifications à d’autres programmes",
	    "Comunicar los cambios a otros programas",
	    "Report changes to other programs"),
	TEXT(TEXT_DESK_STEP_SAVE, "desk.step_save", "Save and continue",
	    "Speichern und weiter", "Enregistrer et continuer",
	    "Guardar y continuar", "Save and continue"),
	TEXT(TEXT_DESK_PREVIEW, "desk.preview", "Preview", "Vorschau",
	    "Aperçu", "Vista previa", "Preview"),
	TEXT(TEXT_DESK_SETS_WHY, "desk.sets_why",
	    "Events are found by their categories. These are usual ones; you "
	    "can rename and add categories at any time.",
	    "Veranstaltungen findet man über ihre Kategorien. Dies sind "
	    "übliche; Sie können Kategorien jederzeit umbenennen und "
	    "ergänzen.",
	    "On trouve les événements par leurs catégories. Voici les plus "
	    "courantes ; vous pouvez les renommer et en ajouter à tout "
	    "moment.",
	    "Los eventos se encuentran por sus categorías. Estas son las "
	    "habituales; puede cambiarles el nombre y añadir otras en "
	    "cualquier momento.",
	    "Events are found by their categories. These are usual ones; you "
	    "can rename and add categories at any time."),
	TEXT(TEXT_DESK_SETS, "desk.sets", "What the calendar is for",
	    "Wofür der Kalender ist", "À quoi sert le calendrier",
	    "Para qué es el calendario", "What the calendar is for"),
	TEXT(TEXT_DESK_CATEGORIES, "desk.categories", "Categories",
	    "Kategorien", "Catégories", "Categorías", "Categories"),
	TEXT(TEXT_DESK_SETS_ADD, "desk.sets_add", "Create and continue",
	    "Anlegen und weiter", "Créer et continuer", "Crear y continuar",
	    "Create and continue"),
	TEXT(TEXT_DESK_SHARE_ADDRESS, "desk.share_address",
	    "Address of the calendar", "Adresse des Kalenders",
	    "Adresse du calendrier", "Dirección del calendario",
	    "Address of the calendar"),
	TEXT(TEXT_DESK_SHARE_FIRST, "desk.share_first",
	    "No other site may show it yet. First name those that may:",
	    "Noch darf ihn keine andere Website zeigen. Tragen Sie zuerst ein, "
	    "welche es dürfen:",
	    "Aucun autre site ne peut encore l’afficher. Indiquez d’abord ceux "
	    "qui le peuvent :",
	    "Ningún otro sitio puede mostrarlo todavía. Indique primero cuáles "
	    "pueden:",
	    "No other site may show it yet. First name those that may:"),
	TEXT(TEXT_DESK_SETTING_FRAMES, "desk.setting_frames",
	    "Sites that may embed the calendar",
	    "Websites, die den Kalender einbetten dürfen",
	    "Sites qui peuvent intégrer l’agenda",
	    "Sitios que pueden incrustar el calendario",
	    "Sites that may embed the calendar"),
	TEXT(TEXT_DESK_SHARE_PAPER, "desk.share_paper", "On paper",
	    "Auf Papier", "Sur papier", "En papel", "On paper"),
	TEXT(TEXT_DESK_SHARE_MONTH, "desk.share_month",
	    "The current month, to print", "Der aktuelle Monat zum Drucken",
	    "Le mois en cours, à imprimer", "El mes actual, para imprimir",
	    "The current month, to print"),
	TEXT(TEXT_DESK_WEBHOOKS_WHY, "desk.webhooks_why",
	    "Each change is sent to these addresses, signed as Standard "
	    "Webhooks specifies.",
	    "Jede Änderung wird an diese Adressen gesendet, signiert nach "
	    "Standard Webhooks.",
	    "Chaque modification est envoyée à ces adresses, signée selon "
	    "Standard Webhooks.",
	    "Cada cambio se envía a estas direcciones, firmado según Standard "
	    "Webhooks.",
	    "Each change is sent to these addresses, signed as Standard "
	    "Webhooks specifies."),
	TEXT(TEXT_DESK_WEBHOOK_SECRET, "desk.webhook_secret",
	    "Messages are signed with this secret. Copy it now: it cannot be "
	    "shown again.",
	    "Mit diesem Geheimnis sind die Nachrichten signiert. Kopieren Sie "
	    "es jetzt; es wird nicht wieder angezeigt.",
	    "Les messages sont signés avec ce secret. Copiez-le maintenant : "
	    "il ne sera plus affiché.",
	    "Los mensajes se firman con este secreto. Cópielo ahora: no se "
	    "podrá volver a mostrar.",
	    "Messages are signed with this secret. Copy it now: it cannot be "
	    "shown again."),
	TEXT(TEXT_DESK_SETTING_FILE, "desk.setting_file",
	    "Set in site.yaml. It can be changed only there.",
	    "In site.yaml gesetzt und nur dort zu ändern.",
	    "Défini dans site.yaml et modifiable seulement là.",
	    "Definido en site.yaml. Solo se puede cambiar ahí.",
	    "Set in site.yaml. It can be changed only there."),
	TEXT(TEXT_DESK_WEBHOOK_TEST, "desk.webhook_test", "Send a test",
	    "Test senden", "Envoyer un essai", "Enviar una prueba",
	    "Send a test"),
	TEXT(TEXT_DESK_WEBHOOK_NEW, "desk.webhook_new", "New webhook",
	    "Neuer Webhook", "Nouveau webhook", "Nuevo webhook", "New webhook"),
	TEXT(TEXT_DESK_WEBHOOK_URL, "desk.webhook_url", "Address", "Adresse",
	    "Adresse", "Dirección", "Address"),
	TEXT(TEXT_DESK_WEBHOOK_EVENTS, "desk.webhook_events", "Changes of",
	    "Änderungen an", "Modifications de", "Cambios de", "Changes of"),
	TEXT(TEXT_DESK_WEBHOOK_EVENTS_HINT, "desk.webhook_events_hint",
	    "None checked: all.", "Nichts angekreuzt: alle.",
	    "Rien de coché : toutes.", "Nada marcado: todos.",
	    "None checked: all."),
	TEXT(TEXT_DESK_WEBHOOK_ADD, "desk.webhook_add", "Add webhook",
	    "Webhook hinzufügen", "Ajouter le webhook", "Añadir webhook",
	    "Add webhook"),
	TEXT(TEXT_DESK_DOWNLOADS_WHY, "desk.downloads_why",
	    "Everything in this calendar, as a file. Keep it safe: it has "
	    "drafts, and the addresses of users and of people who proposed "
	    "events.",
	    "Alles aus diesem Kalender, als Datei. Bewahren Sie sie sicher "
	    "auf: Sie enthält Entwürfe und die Adressen der Benutzer und "
	    "derer, die Veranstaltungen vorgeschlagen haben.",
	    "Tout le contenu de ce calendrier, dans un fichier. Gardez-le en "
	    "lieu sûr : il contient des brouillons et les adresses des "
	    "utilisateurs et de ceux qui ont proposé des événements.",
	    "Todo lo que hay en este calendario, en un archivo. Guárdelo bien: "
	    "contiene borradores y las direcciones de los usuarios y de "
	    "quienes propusieron eventos.",
	    "Everything in this calendar, as a file. Keep it safe: it has "
	    "drafts, and the addresses of users and of people who proposed "
	    "events."),
	TEXT(TEXT_DESK_DOWNLOAD, "desk.download", "Download", "Herunterladen",
	    "Télécharger", "Descargar", "Download"),
	TEXT(TEXT_DESK_BACKUPS, "desk.backups", "Backups", "Sicherungen",
	    "Sauvegardes", "Copias de seguridad", "Backups"),
	TEXT(TEXT_DESK_BACKUPS_SERVER, "desk.backups_server",
	    "The database is in PostgreSQL. The export is the backup; these "
	    "commands make one with passwords, and restore it into an empty "
	    "database:",
	    "Die Datenbank liegt in PostgreSQL. Der Export ist die Sicherung; "
	    "diese Befehle erstellen eine mit Passwörtern und stellen sie in "
	    "einer leeren Datenbank wieder her:",
	    "La base de données est dans PostgreSQL. L’export est la "
	    "sauvegarde ; ces commandes en créent une avec les mots de passe "
	    "et la restaurent dans une base de données vide :",
	    "La base de datos está en PostgreSQL. La exportación es la copia "
	    "de seguridad; estas órdenes crean una con contraseñas y la "
	    "restauran en una base de datos vacía:",
	    "The database is in PostgreSQL. The export is the backup; these "
	    "commands make one with passwords, and restore it into an empty "
	    "database:"),
	TEXT(TEXT_DESK_SUBMIT_THANKS, "desk.submit_thanks", "Thank you",
	    "Vielen Dank", "Merci", "Gracias", "Thank you"),
	TEXT(TEXT_DESK_SUBMIT_WAITS, "desk.submit_waits",
	    "Your event has arrived. It appears in the calendar after an "
	    "editor has reviewed it.",
	    "Ihre Veranstaltung ist angekommen. Sie erscheint im Kalender, "
	    "sobald die Redaktion sie geprüft hat.",
	    "Votre événement est arrivé. Il paraîtra dans le calendrier après "
	    "examen par la rédaction.",
	    "Su evento ha llegado. Aparecerá en el calendario cuando la "
	    "redacción lo haya revisado.",
	    "Your event has arrived. It appears in the calendar after an "
	    "editor has reviewed it."),
	TEXT(TEXT_DESK_SUBMIT_MAILS, "desk.submit_mails",
	    "We have sent you an e-mail, unless you got one within the last "
	    "day. You get another when the event is published, or when "
	    "something is to be changed: it has a link to the form.",
	    "Wir haben Ihnen eine E-Mail geschickt, wenn Sie in den letzten 24 "
	    "Stunden noch keine erhalten haben. Eine weitere erhalten Sie, "
	    "sobald die Veranstaltung veröffentlicht ist oder etwas zu ändern "
	    "ist; sie enthält dann einen Link zum Formular.",
	    "Nous vous avons envoyé un e-mail, sauf si vous en avez déjà reçu "
	    "un au cours des dernières 24 heures. Vous en recevrez un autre "
	    "quand l’événement sera publié ou s’il y a quelque chose à "
	    "modifier ; il contiendra alors un lien vers le formulaire.",
	    "Le hemos enviado un correo, salvo que ya haya recibido uno en las "
	    "últimas 24 horas. Recibirá otro cuando el evento se publique o si "
	    "hay algo que cambiar; en ese caso incluirá un enlace al "
	    "formulario.",
	    "We have sent you an e-mail, unless you got one within the last "
	    "day. You get another when the event is published, or when "
	    "something is to be changed: it has a link to the form."),
	TEXT(TEXT_DESK_SUBMIT_MORE, "desk.submit_more", "Propose another one",
	    "Noch eine vorschlagen", "En proposer un autre", "Proponer otro",
	    "Propose another one"),
	TEXT(TEXT_DESK_SUBMIT_AMENDED, "desk.submit_amended",
	    "Your changes have arrived. An editor reviews them. You get an "
	    "e-mail when the event is published, or when something else is to "
	    "be changed.",
	    "Ihre Änderungen sind angekommen. Die Redaktion prüft sie. Sie "
	    "erhalten eine E-Mail, wenn die Veranstaltung veröffentlicht wird "
	    "oder noch etwas zu ändern ist.",
	    "Vos modifications sont bien arrivées. La rédaction les examine. "
	    "Vous recevrez un courriel quand l’événement sera publié, ou s’il "
	    "reste quelque chose à modifier.",
	    "Sus cambios han llegado. La redacción los revisará. Recibirá un "
	    "correo cuando se publique el evento o si hay que cambiar algo "
	    "más.",
	    "Your changes have arrived. An editor reviews them. You get an "
	    "e-mail when the event is published, or when something else is to "
	    "be changed."),
	TEXT(TEXT_DESK_SUBMIT_VOID_WHY, "desk.submit_void_why",
	    "It can be used once, within 30 days, until an editor decides "
	    "about the event. A later e-mail may have a newer link.",
	    "Er gilt einmal und 30 Tage lang, bis die Redaktion über die "
	    "Veranstaltung entscheidet. Vielleicht enthält eine spätere E-Mail "
	    "einen neueren Link.",
	    "Il sert une fois, pendant 30 jours, jusqu’à ce que la rédaction "
	    "se prononce sur l’événement. Un e-mail plus récent contient "
	    "peut-être un nouveau lien.",
	    "Sirve una vez, durante 30 días, hasta que la redacción decida "
	    "sobre el evento. Quizá un correo posterior tenga un enlace más "
	    "reciente.",
	    "It can be used once, within 30 days, until an editor decides "
	    "about the event. A later e-mail may have a newer link."),
	TEXT(TEXT_DESK_SUBMIT_EVENT, "desk.submit_event", "Propose an event",
	    "Veranstaltung vorschlagen", "Proposer un événement",
	    "Proponer un evento", "Propose an event"),
	TEXT(TEXT_DESK_SUBMIT_CHANGE, "desk.submit_change",
	    "Change your event", "Ihre Veranstaltung ändern",
	    "Modifier votre événement", "Modificar su evento",
	    "Change your event"),
	TEXT(TEXT_DESK_SUBMIT_CHANGE_WHY, "desk.submit_change_why",
	    "Everything is as you sent it, or as an editor has changed it. "
	    "After you have sent it, it is reviewed again.",
	    "Alles ist so, wie Sie es gesendet haben oder wie die Redaktion es "
	    "geändert hat. Wenn Sie es senden, wird es erneut geprüft.",
	    "Tout est tel que vous l’avez envoyé, ou tel que la rédaction l’a "
	    "modifié. Après l’envoi, l’événement sera de nouveau examiné.",
	    "Todo está como usted lo envió o como la redacción lo ha cambiado. "
	    "Cuando lo envíe, se revisará de nuevo.",
	    "Everything is as you sent it, or as an editor has changed it. "
	    "After you have sent it, it is reviewed again."),
	TEXT(TEXT_DESK_SUBMIT_WHY, "desk.submit_why",
	    "An editor reviews it before it is published.",
	    "Die Redaktion prüft sie, bevor sie veröffentlicht wird.",
	    "La rédaction l’examine avant de le publier.",
	    "La redacción lo revisa antes de publicarlo.",
	    "An editor reviews it before it is published."),
	TEXT(TEXT_DESK_SUBMIT_NOTE, "desk.submit_note", "The editor writes:",
	    "Die Redaktion schreibt:", "La rédaction écrit :",
	    "La redacción escribe:", "The editor writes:"),
	TEXT(TEXT_DESK_SENDER, "desk.sender", "Your e-mail address",
	    "Ihre E-Mail-Adresse", "Votre adresse e-mail",
	    "Su correo electrónico", "Your e-mail address"),
	TEXT(TEXT_DESK_SENDER_HINT, "desk.sender_hint",
	    "We answer there. Only those who review events see it.",
	    "Dorthin antworten wir. Nur wer Veranstaltungen prüft, sieht sie.",
	    "Nous vous y répondrons. Seules les personnes qui examinent les "
	    "événements la voient.",
	    "Le responderemos ahí. Solo lo ven quienes revisan los eventos.",
	    "We answer there. Only those who review events see it."),
	TEXT(TEXT_DESK_SENDER_SILENT, "desk.sender_silent",
	    "For questions. Only those who review events see it.",
	    "Für Rückfragen. Nur wer Veranstaltungen prüft, sieht sie.",
	    "Pour des questions. Seules les personnes qui examinent les "
	    "événements la voient.",
	    "Para preguntas. Solo lo ven quienes revisan los eventos.",
	    "For questions. Only those who review events see it."),
	TEXT(TEXT_PAGE_OG_LOCALE, "page.og_locale", "en_US", "de_DE", "fr_FR",
	    "es_ES", "en_US"),
	TEXT(TEXT_PAGE_MENU, "page.menu", "Menu", "Menü", "Menu", "Menú",
	    "Menu"),
	TEXT(TEXT_PAGE_NAVIGATION, "page.navigation", "Calendar", "Kalender",
	    "Calendrier", "Calendario", "Calendar"),
	TEXT(TEXT_PAGE_SUBSCRIBE, "page.subscribe",
	    "Subscribe to these events", "Diese Veranstaltungen abonnieren",
	    "S’abonner à ces événements", "Suscribirse a estos eventos",
	    "Subscribe to these events"),
	TEXT(TEXT_PAGE_DOCUMENT, "page.document", "For developers",
	    "Für Entwickler", "Pour les développeurs", "Para desarrolladores",
	    "For developers"),
	TEXT(TEXT_PAGE_CLOSE, "page.close", "Close", "Schließen", "Fermer",
	    "Cerrar", "Close"),
	TEXT(TEXT_PAGE_TO_CALENDAR, "page.to_calendar", "To the calendar",
	    "Zum Kalender", "Vers le calendrier", "Al calendario",
	    "To the calendar"),
	TEXT(TEXT_PAGE_TO_LIST, "page.to_list", "Search events",
	    "Veranstaltungen suchen", "Rechercher des événements",
	    "Buscar eventos", "Search events"),
	TEXT(TEXT_PAGE_FIND, "page.find", "Search", "Suchen", "Rechercher",
	    "Buscar", "Search"),
	TEXT(TEXT_PAGE_HIGHLIGHT, "page.highlight", "Highlight", "Tipp",
	    "À la une", "Destacado", "Highlight"),
	TEXT(TEXT_PAGE_SEE_EVENT, "page.see_event", "See the event",
	    "Zur Veranstaltung", "Voir l’événement", "Ver el evento",
	    "See the event"),
	TEXT(TEXT_PAGE_TO_EVENTS, "page.to_events", "Skip to the events",
	    "Zu den Veranstaltungen springen", "Aller aux événements",
	    "Saltar a los eventos", "Skip to the events"),
	TEXT(TEXT_PAGE_CHIPS, "page.chips", "What is shown", "Auswahl",
	    "Sélection", "Selección", "What is shown"),
	TEXT(TEXT_PAGE_PICK_DATE, "page.pick_date", "Pick a date",
	    "Datum wählen", "Choisir une date", "Elegir fecha", "Pick a date"),
	TEXT(TEXT_PAGE_SHOW, "page.show", "Show", "Anzeigen", "Afficher",
	    "Mostrar", "Show"),
	TEXT(TEXT_PAGE_EVENTS, "page.events", "Events", "Veranstaltungen",
	    "Événements", "Eventos", "Events"),
	TEXT(TEXT_PAGE_NO_EVENTS, "page.no_events", "No events match.",
	    "Keine passenden Veranstaltungen.",
	    "Aucun événement ne correspond.", "Ningún evento coincide.",
	    "No events match."),
	TEXT(TEXT_PAGE_NO_UPCOMING, "page.no_upcoming", "No upcoming events.",
	    "Zurzeit ist nichts geplant.", "Aucun événement à venir.",
	    "No hay próximos eventos.", "No upcoming events."),
	TEXT(TEXT_PAGE_WEEKEND, "page.weekend", "This weekend",
	    "Dieses Wochenende", "Ce week-end", "Este fin de semana",
	    "This weekend"),
	TEXT(TEXT_PAGE_COMING_UP, "page.coming_up", "Coming up", "Demnächst",
	    "Prochainement", "Próximamente", "Coming up"),
	TEXT(TEXT_PAGE_ALL_EVENTS, "page.all_events", "All events",
	    "Alle Veranstaltungen", "Tous les événements", "Todos los eventos",
	    "All events"),
	TEXT(TEXT_PAGE_MONTH_WORD, "page.month_word", "Month", "Monat", "Mois",
	    "Mes", "Month"),
	TEXT(TEXT_PAGE_YEAR_WORD, "page.year_word", "Year", "Jahr", "Année",
	    "Año", "Year"),
	TEXT(TEXT_PAGE_ALL_IN_LIST, "page.all_in_list",
	    "All of them as a list", "Alle in einer Liste",
	    "Tous dans une liste", "Todos en una lista",
	    "All of them as a list"),
	TEXT(TEXT_PAGE_NO_MORE_MONTH, "page.no_more_month",
	    "No more events this month.",
	    "In diesem Monat keine Veranstaltungen mehr.",
	    "Plus d’événements ce mois-ci.", "No hay más eventos este mes.",
	    "No more events this month."),
	TEXT(TEXT_PAGE_ORDER, "page.order", "Order", "Reihenfolge", "Ordre",
	    "Orden", "Order"),
	TEXT(TEXT_PAGE_SUBSCRIBE_WHY, "page.subscribe_why",
	    "Your calendar program then shows new events and changes by "
	    "itself.",
	    "Ihr Kalenderprogramm zeigt dann neue Veranstaltungen und "
	    "Änderungen von selbst.",
	    "Votre agenda affiche alors de lui-même les nouveaux événements et "
	    "les changements.",
	    "Su programa de calendario mostrará por sí solo los eventos nuevos "
	    "y los cambios.",
	    "Your calendar program then shows new events and changes by "
	    "itself."),
	TEXT(TEXT_PAGE_SUBSCRIBE_CHOSEN, "page.subscribe_chosen",
	    "These are only the events that you have chosen.",
	    "Das sind nur die Veranstaltungen, die Sie ausgewählt haben.",
	    "Ce sont seulement les événements que vous avez choisis.",
	    "Son solo los eventos que ha elegido.",
	    "These are only the events that you have chosen."),
	TEXT(TEXT_PAGE_SUBSCRIBE_ALL, "page.subscribe_all",
	    "Subscribe to all events", "Alle Veranstaltungen abonnieren",
	    "S’abonner à tous les événements",
	    "Suscribirse a todos los eventos", "Subscribe to all events"),
	TEXT(TEXT_PAGE_COPIED, "page.copied", "Copied", "Kopiert", "Copiée",
	    "Copiada", "Copied"),
	TEXT(TEXT_PAGE_COPY_ADDRESS, "page.copy_address", "Copy address",
	    "Adresse kopieren", "Copier l’adresse", "Copiar la dirección",
	    "Copy address"),
	TEXT(TEXT_PAGE_OPEN_GOOGLE, "page.open_google", "Open Google Calendar",
	    "Google Kalender öffnen", "Ouvrir Google Agenda",
	    "Abrir Google Calendar", "Open Google Calendar"),
	TEXT(TEXT_PAGE_CONFIRM_GOOGLE, "page.confirm_google",
	    "Confirm with “Add”.", "Mit „Hinzufügen“ bestätigen.",
	    "Confirmez avec « Ajouter ».", "Confirme con «Añadir».",
	    "Confirm with “Add”."),
	TEXT(TEXT_PAGE_OPEN_APPLE, "page.open_apple",
	    "Open the calendar on your iPhone, iPad or Mac",
	    "Den Kalender auf iPhone, iPad oder Mac öffnen",
	    "Ouvrir le calendrier sur l’iPhone, l’iPad ou le Mac",
	    "Abrir el calendario en el iPhone, iPad o Mac",
	    "Open the calendar on your iPhone, iPad or Mac"),
	TEXT(TEXT_PAGE_CONFIRM_APPLE, "page.confirm_apple",
	    "Confirm with “Subscribe”.", "Mit „Abonnieren“ bestätigen.",
	    "Confirmez avec « S’abonner ».", "Confirme con «Suscribirse».",
	    "Confirm with “Subscribe”."),
	TEXT(TEXT_PAGE_OPEN_OUTLOOK, "page.open_outlook", "Open Outlook.com",
	    "Outlook.com öffnen", "Ouvrir Outlook.com", "Abrir Outlook.com",
	    "Open Outlook.com"),
	TEXT(TEXT_PAGE_CONFIRM_OUTLOOK, "page.confirm_outlook",
	    "Choose a name and color, and “Import”.",
	    "Name und Farbe wählen, dann „Importieren“.",
	    "Choisissez un nom et une couleur, puis « Importer ».",
	    "Elija un nombre y un color, y luego «Importar».",
	    "Choose a name and color, and “Import”."),
	TEXT(TEXT_PAGE_COPY_FIRST, "page.copy_first",
	    "Copy the address above.", "Die Adresse oben kopieren.",
	    "Copiez l’adresse ci-dessus.", "Copie la dirección de arriba.",
	    "Copy the address above."),
	TEXT(TEXT_PAGE_OPEN_OUTLOOK_APP, "page.open_outlook_app",
	    "In the calendar of Outlook, choose “Add calendar”, then "
	    "“Subscribe from web” or “From Internet”.",
	    "Im Kalender von Outlook „Kalender hinzufügen“ wählen, dann „Aus "
	    "dem Web abonnieren“ oder „Aus dem Internet“.",
	    "Dans le calendrier d’Outlook, choisissez « Ajouter un calendrier "
	    "», puis « S’abonner à partir du web » ou « À partir d’Internet "
	    "».",
	    "En el calendario de Outlook, elija «Agregar calendario» y luego "
	    "«Suscribirse desde la web» o «Desde Internet».",
	    "In the calendar of Outlook, choose “Add calendar”, then "
	    "“Subscribe from web” or “From Internet”."),
	TEXT(TEXT_PAGE_PASTE, "page.paste", "Paste the address and confirm.",
	    "Die Adresse einfügen und bestätigen.",
	    "Collez l’adresse et confirmez.", "Pegue la dirección y confirme.",
	    "Paste the address and confirm."),
	TEXT(TEXT_DESK_IS_PREVIEW, "desk.is_preview",
	    "This is a preview. Nothing has been stored.",
	    "Dies ist eine Vorschau. Es wurde nichts gespeichert.",
	    "Ceci est un aperçu. Rien n’a été enregistré.",
	    "Esto es una vista previa. No se ha guardado nada.",
	    "This is a preview. Nothing has been stored."),
	TEXT(TEXT_PAGE_FEATURED, "page.featured", "Featured", "Empfehlung",
	    "Coup de cœur", "Destacado", "Featured"),
	TEXT(TEXT_PAGE_COST, "page.cost", "Cost", "Eintritt", "Tarif",
	    "Precio", "Cost"),
	TEXT(TEXT_PAGE_HERE, "page.here", "Our local time", "Unsere Ortszeit",
	    "Notre heure locale", "Nuestra hora local", "Our local time"),
	TEXT(TEXT_PAGE_PAST, "page.past", "This event is over.",
	    "Diese Veranstaltung ist vorbei.", "Cet événement est passé.",
	    "Este evento ya ha pasado.", "This event is over."),
	TEXT(TEXT_PAGE_PROTECTED, "page.protected",
	    "This event is protected by a password.",
	    "Diese Veranstaltung ist durch ein Passwort geschützt.",
	    "Cet événement est protégé par un mot de passe.",
	    "Este evento está protegido con contraseña.",
	    "This event is protected by a password."),
	TEXT(TEXT_PAGE_WRONG_PASSWORD, "page.wrong_password",
	    "That is not the password.", "Das ist nicht das Passwort.",
	    "Ce n’est pas le mot de passe.", "Esa no es la contraseña.",
	    "That is not the password."),
	TEXT(TEXT_PAGE_PASSWORD, "page.password", "Password", "Passwort",
	    "Mot de passe", "Contraseña", "Password"),
	TEXT(TEXT_PAGE_UNLOCK, "page.unlock", "Show the event",
	    "Veranstaltung zeigen", "Afficher l’événement",
	    "Mostrar el evento", "Show the event"),
	TEXT(TEXT_PAGE_FACTS, "page.facts", "At a glance", "Auf einen Blick",
	    "En bref", "De un vistazo", "At a glance"),
	TEXT(TEXT_PAGE_WHERE, "page.where", "Where", "Wo", "Où", "Dónde",
	    "Where"),
	TEXT(TEXT_PAGE_MAP, "page.map", "Map", "Karte", "Plan", "Mapa", "Map"),
	TEXT(TEXT_PAGE_ORGANIZER, "page.organizer", "Organizer",
	    "Veranstalter", "Organisation", "Organización", "Organiser"),
	TEXT(TEXT_PAGE_WEBSITE, "page.website", "Website", "Website",
	    "Site web", "Sitio web", "Website"),
	TEXT(TEXT_PAGE_TAGS, "page.tags", "Tags", "Schlagwörter", "Mots-clés",
	    "Etiquetas", "Tags"),
	TEXT(TEXT_PAGE_ADD, "page.add", "Add to calendar",
	    "Zum Kalender hinzufügen", "Ajouter à l’agenda",
	    "Añadir al calendario", "Add to calendar"),
	TEXT(TEXT_PAGE_ADD_FILE, "page.add_file",
	    "Apple Calendar and others (.ics)",
	    "Apple Kalender und andere (.ics)",
	    "Calendrier Apple et autres (.ics)",
	    "Calendario de Apple y otros (.ics)",
	    "Apple Calendar and others (.ics)"),
	TEXT(TEXT_PAGE_SHARE, "page.share", "Share", "Teilen", "Partager",
	    "Compartir", "Share"),
	TEXT(TEXT_PAGE_COPY_LINK, "page.copy_link", "Copy link",
	    "Link kopieren", "Copier le lien", "Copiar enlace", "Copy link"),
	TEXT(TEXT_PAGE_SHARE_BY_SYSTEM, "page.share_by_system", "Other apps …",
	    "Andere Apps …", "Autres applications …", "Otras aplicaciones …",
	    "Other apps …"),
	TEXT(TEXT_PAGE_NEXT_DATES, "page.next_dates", "Next dates",
	    "Nächste Termine", "Prochaines dates", "Próximas fechas",
	    "Next dates"),
	TEXT(TEXT_PAGE_MORE_HERE, "page.more_here", "More from this place",
	    "Mehr an diesem Ort", "Aussi dans ce lieu", "Más en este lugar",
	    "More from this place"),
	TEXT(TEXT_PAGE_PHONE, "page.phone", "Phone", "Telefon", "Téléphone",
	    "Teléfono", "Phone"),
	TEXT(TEXT_PAGE_EMAIL, "page.email", "E-mail", "E-Mail", "E-mail",
	    "Correo electrónico", "E-mail"),
	TEXT(TEXT_PAGE_ALL_RECORDS, "page.all_records",
	    "Also those without upcoming events",
	    "Auch ohne kommende Veranstaltungen",
	    "Y compris sans événements à venir",
	    "También sin próximos eventos",
	    "Also those without upcoming events"),
	TEXT(TEXT_PAGE_RESET, "page.reset", "Reset", "Zurücksetzen",
	    "Réinitialiser", "Restablecer", "Reset"),
	TEXT(TEXT_PAGE_NO_RECORDS, "page.no_records", "Nothing found.",
	    "Nichts gefunden.", "Aucun résultat.", "No se ha encontrado nada.",
	    "Nothing found."),
	TEXT(TEXT_PAGE_NEXT_ON, "page.next_on", "Next event:",
	    "Nächste Veranstaltung:", "Prochain événement :",
	    "Próximo evento:", "Next event:"),
	TEXT(TEXT_PAGE_PAGES, "page.pages", "Pages of this list",
	    "Seiten dieser Liste", "Pages de cette liste",
	    "Páginas de esta lista", "Pages of this list"),
	TEXT(TEXT_PAGE_PREVIOUS_PART, "page.previous_part", "Back", "Zurück",
	    "Précédent", "Anterior", "Back"),
	TEXT(TEXT_PAGE_NEXT_PART, "page.next_part", "Continue", "Weiter",
	    "Suivant", "Siguiente", "Continue"),
	TEXT(TEXT_PAGE_DOC_OVER, "page.doc.over", "Reference, version",
	    "Referenz, Version", "Référence, version", "Referencia, versión",
	    "Reference, version"),
	TEXT(TEXT_PAGE_DOC_BASE, "page.doc.base", "Base address",
	    "Basisadresse", "Adresse de base", "Dirección base",
	    "Base address"),
	TEXT(TEXT_PAGE_DOC_RAW, "page.doc.raw", "OpenAPI document",
	    "OpenAPI-Dokument", "Document OpenAPI", "Documento OpenAPI",
	    "OpenAPI document"),
	TEXT(TEXT_PAGE_DOC_FIRST, "page.doc.first", "A first request",
	    "Eine erste Anfrage", "Une première requête",
	    "Una primera petición", "A first request"),
	TEXT(TEXT_PAGE_DOC_ACCOUNT, "page.doc.account", "Your account",
	    "Ihr Konto", "Votre compte", "Su cuenta", "Your account"),
	TEXT(TEXT_PAGE_DOC_ACCOUNT_TEXT, "page.doc.account_text",
	    "Published records can be read without an account. To write, send "
	    "a login name and an application password as HTTP Basic "
	    "credentials, or the password alone as a Bearer token.",
	    "Veröffentlichtes lässt sich ohne Konto lesen. Zum Schreiben "
	    "senden Sie Benutzername und Anwendungspasswort als "
	    "HTTP-Basic-Zugangsdaten, oder das Passwort allein als "
	    "Bearer-Token.",
	    "Ce qui est publié se lit sans compte. Pour écrire, envoyez un "
	    "identifiant et un mot de passe d’application par HTTP Basic, ou "
	    "le mot de passe seul comme jeton Bearer.",
	    "Lo publicado se lee sin cuenta. Para escribir, envíe un nombre de "
	    "usuario y una contraseña de aplicación con HTTP Basic, o solo la "
	    "contraseña como token Bearer.",
	    "Published records can be read without an account. To write, send "
	    "a login name and an application password as HTTP Basic "
	    "credentials, or the password alone as a Bearer token."),
	TEXT(TEXT_PAGE_DOC_CHOOSE, "page.doc.choose",
	    "Choose an operation to see its parameters and answers, and to try "
	    "it.",
	    "Wählen Sie eine Operation, um ihre Parameter und Antworten zu "
	    "sehen und sie auszuprobieren.",
	    "Choisissez une opération pour voir ses paramètres et ses "
	    "réponses, et pour l’essayer.",
	    "Elija una operación para ver sus parámetros y respuestas, y para "
	    "probarla.",
	    "Choose an operation to see its parameters and answers, and to try "
	    "it."),
	TEXT(TEXT_PAGE_DOC_RECORDS, "page.doc.records", "Records",
	    "Datensätze", "Enregistrements", "Registros", "Records"),
	TEXT(TEXT_PAGE_DOC_SHARED, "page.doc.shared",
	    "Shared parameters and header fields",
	    "Gemeinsame Parameter und Kopfzeilen",
	    "Paramètres et champs d’en-tête communs",
	    "Parámetros y campos de cabecera comunes",
	    "Shared parameters and header fields"),
	TEXT(TEXT_PAGE_DOC_REFUSALS, "page.doc.refusals", "Errors", "Fehler",
	    "Erreurs", "Errores", "Errors"),
	TEXT(TEXT_PAGE_DOC_TITLE, "page.doc.title", "Reference", "Referenz",
	    "Référence", "Referencia", "Reference"),
	TEXT(TEXT_PAGE_ANY, "page.any", "Any", "Alle", "Tous", "Todos", "Any"),
	TEXT(TEXT_PAGE_FROM, "page.from", "From", "Von", "Du", "Desde", "From"),
	TEXT(TEXT_PAGE_UNTIL, "page.until", "Until", "Bis", "Au", "Hasta",
	    "Until"),
	TEXT(TEXT_PAGE_ONLY_FEATURED, "page.only_featured",
	    "Featured events only", "Nur Empfehlungen",
	    "Coups de cœur seulement", "Solo destacados",
	    "Featured events only"),
	TEXT(TEXT_PAGE_ONLY_FREE, "page.only_free", "Free ones only",
	    "Nur kostenlose", "Gratuits seulement", "Solo gratuitos",
	    "Free ones only"),
	TEXT(TEXT_PAGE_ONCE_A_SERIES, "page.once_a_series",
	    "Repeated events only once",
	    "Wiederkehrende Veranstaltungen nur einmal",
	    "Événements répétés : une seule fois",
	    "Eventos repetidos, una sola vez", "Repeated events only once"),
	TEXT(TEXT_PAGE_TODAY, "page.today", "Today", "Heute", "Aujourd’hui",
	    "Hoy", "Today"),
	TEXT(TEXT_PAGE_GOES_ON, "page.goes_on", "continues", "geht weiter",
	    "suite", "continúa", "continues"),
	TEXT(TEXT_PAGE_ALL_DAY, "page.all_day", "all day", "ganztägig",
	    "toute la journée", "todo el día", "all day"),
	TEXT(TEXT_PAGE_UPCOMING, "page.upcoming", "Upcoming events",
	    "Nächste Veranstaltungen", "Événements à venir",
	    "Próximos eventos", "Upcoming events"),
	TEXT(TEXT_PAGE_DESCRIPTION, "page.description", "Description",
	    "Beschreibung", "Description", "Descripción", "Description"),
	TEXT(TEXT_DESK_EDIT, "desk.edit", "Edit", "Bearbeiten", "Modifier",
	    "Editar", "Edit"),
	TEXT(TEXT_PAGE_PREVIOUS_PAGE, "page.previous_page", "Earlier",
	    "Früher", "Plus tôt", "Antes", "Earlier"),
	TEXT(TEXT_PAGE_NEXT_PAGE, "page.next_page", "Later", "Später",
	    "Plus tard", "Después", "Later"),
	TEXT(TEXT_PAGE_DOC_REQUIRED, "page.doc.required", "required",
	    "erforderlich", "obligatoire", "obligatorio", "required"),
	TEXT(TEXT_PAGE_DOC_DEFAULT, "page.doc.default", "default", "Standard",
	    "par défaut", "por defecto", "default"),
	TEXT(TEXT_PAGE_DOC_ROLE, "page.doc.role",
	    "Needs an account, at least of the role",
	    "Braucht ein Konto, mindestens mit der Rolle",
	    "Demande un compte, au moins avec le rôle",
	    "Requiere una cuenta, al menos con el rol",
	    "Needs an account, at least of the role"),
	TEXT(TEXT_PAGE_DOC_LOGIN, "page.doc.login", "Login name",
	    "Benutzername", "Identifiant", "Nombre de usuario", "Login name"),
	TEXT(TEXT_PAGE_DOC_PASSWORD, "page.doc.password",
	    "Application password", "Anwendungspasswort",
	    "Mot de passe d’application", "Contraseña de aplicación",
	    "Application password"),
	TEXT(TEXT_PAGE_DOC_ACCOUNT_NOTE, "page.doc.account_note",
	    "Requests of this page use them. They are stored nowhere else, and "
	    "are forgotten when you leave the page.",
	    "Die Anfragen dieser Seite verwenden sie. Sie werden nirgends "
	    "sonst aufbewahrt und beim Verlassen vergessen.",
	    "Les requêtes de cette page les utilisent. Ils ne sont conservés "
	    "nulle part ailleurs et sont oubliés quand vous partez.",
	    "Las peticiones de esta página los usan. No se guardan en ningún "
	    "otro lugar y se olvidan al salir.",
	    "Requests of this page use them. They are stored nowhere else, and "
	    "are forgotten when you leave the page."),
	TEXT(TEXT_PAGE_DOC_METHOD, "page.doc.method", "Method", "Methode",
	    "Méthode", "Método", "Method"),
	TEXT(TEXT_PAGE_DOC_ALSO, "page.doc.also", "Also:", "Außerdem:",
	    "Et aussi :", "Además:", "Also:"),
	TEXT(TEXT_PAGE_DOC_REQUEST, "page.doc.request", "Request", "Anfrage",
	    "Requête", "Petición", "Request"),
	TEXT(TEXT_PAGE_DOC_SEND, "page.doc.send", "Send", "Senden", "Envoyer",
	    "Enviar", "Send"),
	TEXT(TEXT_PAGE_DOC_COPY, "page.doc.copy", "Copy", "Kopieren", "Copier",
	    "Copiar", "Copy"),
	TEXT(TEXT_PAGE_DOC_ANSWER, "page.doc.answer", "Answer", "Antwort",
	    "Réponse", "Respuesta", "Answer"),
	TEXT(TEXT_PAGE_DOC_ANSWERS, "page.doc.answers", "Answers", "Antworten",
	    "Réponses", "Respuestas", "Answers"),
	TEXT(TEXT_DESK_CHANGE_FIELD, "desk.change_field", "What", "Was",
	    "Quoi", "Qué", "What"),
	TEXT(TEXT_DESK_CHANGE_BEFORE, "desk.change_before", "Before", "Vorher",
	    "Avant", "Antes", "Before"),
	TEXT(TEXT_DESK_CHANGE_AFTER, "desk.change_after", "After", "Nachher",
	    "Après", "Después", "After"),
	TEXT(TEXT_DESK_UNDO_TO, "desk.undo_to", "Restore the version before",
	    "Stand davor wiederherstellen", "Restaurer la version d’avant",
	    "Restaurar la versión anterior", "Restore the version before"),
	TEXT(TEXT_DESK_PICTURE_GONE, "desk.picture_gone", "Remove the picture",
	    "Bild entfernen", "Retirer l’image", "Quitar la imagen",
	    "Remove the picture"),
	TEXT(TEXT_DESK_PICTURE_FAILED, "desk.picture_failed",
	    "The picture was not stored: there is no connection, or you are no "
	    "longer signed in.",
	    "Das Bild wurde nicht gespeichert: Die Verbindung fehlt, oder Sie "
	    "sind nicht mehr angemeldet.",
	    "L’image n’a pas été enregistrée : la connexion est coupée, ou "
	    "vous n’êtes plus connecté.",
	    "La imagen no se guardó: no hay conexión, o su sesión ha "
	    "terminado.",
	    "The picture was not stored: there is no connection, or you are no "
	    "longer signed in."),
	TEXT(TEXT_PAGE_BUSY_WHY, "page.busy_why",
	    "The calendar is busy. Please try again shortly.",
	    "Der Kalender ist ausgelastet. Bitte gleich noch einmal "
	    "versuchen.",
	    "Le calendrier est très sollicité. Réessayez dans un instant.",
	    "El calendario está ocupado. Inténtelo de nuevo en un momento.",
	    "The calendar is busy. Please try again shortly."),
	TEXT(TEXT_DESK_PICTURE_LARGE, "desk.picture_large",
	    "The picture is too large: 10 MB and 40 megapixels at most.",
	    "Das Bild ist zu groß: höchstens 10 MB und 40 Megapixel.",
	    "L’image est trop lourde : 10 Mo et 40 mégapixels au plus.",
	    "La imagen es demasiado grande: como máximo 10 MB y 40 "
	    "megapíxeles.",
	    "The picture is too large: 10 MB and 40 megapixels at most."),
	TEXT(TEXT_DESK_PICTURE_SENDING, "desk.picture_sending",
	    "Uploading the picture", "Bild wird hochgeladen",
	    "Envoi de l’image", "Subiendo la imagen", "Uploading the picture"),
	TEXT(TEXT_DESK_PICTURE_FILE, "desk.picture_file", "Choose a file",
	    "Datei auswählen", "Choisir un fichier", "Elegir un archivo",
	    "Choose a file"),
	TEXT(TEXT_DESK_PICTURE_AGAIN, "desk.picture_again",
	    "Please choose the file again.",
	    "Bitte die Datei noch einmal auswählen.",
	    "Choisissez à nouveau le fichier.", "Elija de nuevo el archivo.",
	    "Please choose the file again."),
	TEXT(TEXT_DESK_PICTURE_ALT, "desk.picture_alt",
	    "Image description, for people who cannot see the picture",
	    "Bildbeschreibung, für alle, die das Bild nicht sehen",
	    "Description de l’image, pour qui ne la voit pas",
	    "Descripción de la imagen, para quien no la ve",
	    "Image description, for people who cannot see the picture"),
	TEXT(TEXT_DESK_PICTURE_ADDRESS, "desk.picture_address",
	    "Or the address of a picture on the web",
	    "Oder die Adresse eines Bildes im Web",
	    "Ou l’adresse d’une image sur le web", "O su dirección en la web",
	    "Or the address of a picture on the web"),
	TEXT(TEXT_DESK_SUBMIT_PICTURED, "desk.submit_pictured",
	    "There is a picture. Another file replaces it.",
	    "Ein Bild ist vorhanden. Eine andere Datei ersetzt es.",
	    "Il y a déjà une image. Un autre fichier la remplacera.",
	    "Ya hay una imagen. Otro archivo la sustituye.",
	    "There is a picture. Another file replaces it."),
	TEXT(TEXT_DESK_PICK_COLOR, "desk.pick_color", "Choose a color",
	    "Farbe auswählen", "Choisir une couleur", "Elegir un color",
	    "Choose a colour"),
	TEXT(TEXT_DESK_BOLD, "desk.bold", "Bold", "Fett", "Gras", "Negrita",
	    "Bold"),
	TEXT(TEXT_DESK_ITALIC, "desk.italic", "Italic", "Kursiv", "Italique",
	    "Cursiva", "Italic"),
	TEXT(TEXT_DESK_BULLETS, "desk.bullets", "List", "Liste", "Liste",
	    "Lista", "List"),
	TEXT(TEXT_DESK_NUMBERS, "desk.numbers", "Numbered list",
	    "Nummerierte Liste", "Liste numérotée", "Lista numerada",
	    "Numbered list"),
	TEXT(TEXT_DESK_MAKE_A_LINK, "desk.make_a_link", "Link", "Link", "Lien",
	    "Enlace", "Link"),
	TEXT(TEXT_DESK_LINK_TO, "desk.link_to", "Address of the link:",
	    "Adresse des Links:", "Adresse du lien :", "Dirección del enlace:",
	    "Address of the link:"),
	TEXT(TEXT_DESK_IF_NEW, "desk.if_new", "If it is new", "Falls neu",
	    "S’il est nouveau", "Si es nuevo", "If it is new"),
	TEXT(TEXT_DESK_LEFT_OUT, "desk.left_out",
	    "Formatting that pages leave out is not shown here. It is removed "
	    "when you change this text.",
	    "Formatierung, die Seiten weglassen, wird hier nicht gezeigt. Sie "
	    "wird entfernt, wenn Sie diesen Text ändern.",
	    "La mise en forme que les pages ne montrent pas n’apparaît pas "
	    "ici. Elle est retirée si vous modifiez ce texte.",
	    "El formato que las páginas no muestran no aparece aquí. Se quita "
	    "si usted cambia este texto.",
	    "Formatting that pages leave out is not shown here. It is removed "
	    "when you change this text."),
	TEXT(TEXT_DESK_MESSAGE, "desk.message", "Message to the editors",
	    "Nachricht an die Redaktion", "Message à la rédaction",
	    "Mensaje para la redacción", "Message to the editors"),
	TEXT(TEXT_DESK_MESSAGE_HINT, "desk.message_hint",
	    "Only editors see it, until the event is published or returned.",
	    "Nur die Redaktion sieht sie, bis die Veranstaltung veröffentlicht "
	    "oder zurückgegeben wird.",
	    "Seule la rédaction le voit, jusqu’à ce que l’événement soit "
	    "publié ou renvoyé.",
	    "Solo lo ve la redacción, hasta que el evento se publique o se "
	    "devuelva.",
	    "Only editors see it, until the event is published or returned."),
	TEXT(TEXT_DESK_CONFLICT, "desk.conflict",
	    "This has changed in the meantime.",
	    "Dies wurde inzwischen geändert.",
	    "Ceci a été modifié entre-temps.", "Esto ha cambiado entretanto.",
	    "This has changed in the meantime."),
	TEXT(TEXT_DESK_CONFLICT_WHY, "desk.conflict_why",
	    "The values that you typed are still here and have not been saved. "
	    "Where they differ, you see the stored value. Saving replaces the "
	    "stored values with yours.",
	    "Ihre Eingaben sind noch da und noch nicht gespeichert. Wo sie "
	    "abweichen, steht, was jetzt gespeichert ist. Speichern ersetzt es "
	    "durch Ihre Eingaben.",
	    "Votre saisie est encore là et n’a pas été enregistrée. Là où elle "
	    "diffère, vous voyez ce qui est enregistré. Enregistrer le "
	    "remplace par votre saisie.",
	    "Lo que escribió sigue aquí y no se ha guardado. Donde difiere, ve "
	    "lo que hay guardado ahora. Guardar lo reemplaza por lo suyo.",
	    "The values that you typed are still here and have not been saved. "
	    "Where they differ, you see the stored value. Saving replaces the "
	    "stored values with yours."),
	TEXT(TEXT_DESK_CONFLICT_DROP, "desk.conflict_drop",
	    "Discard what I typed", "Meine Eingaben verwerfen",
	    "Abandonner ma saisie", "Descartar lo que escribí",
	    "Discard what I typed"),
	TEXT(TEXT_DESK_PREVIOUS, "desk.previous", "Previous", "Zurück",
	    "Précédents", "Anteriores", "Previous"),
	TEXT(TEXT_DESK_NEXT, "desk.next", "Next", "Weiter", "Suivants",
	    "Siguientes", "Next"),
	TEXT(TEXT_DESK_PROGRAMS, "desk.programs", "Passwords for programs",
	    "Passwörter für Programme", "Mots de passe de programmes",
	    "Contraseñas para programas", "Passwords for programs"),
	TEXT(TEXT_DESK_PROGRAMS_WHY, "desk.programs_why",
	    "Programs that read or write the calendar use these instead of the "
	    "password for the desk.",
	    "Programme, die den Kalender lesen oder schreiben, benutzen diese "
	    "statt des Passworts, mit dem man sich hier anmeldet.",
	    "Les programmes qui lisent ou modifient le calendrier s’en servent "
	    "à la place du mot de passe de connexion.",
	    "Los programas que leen o modifican el calendario las usan en "
	    "lugar de la contraseña para iniciar sesión.",
	    "Programs that read or write the calendar use these instead of the "
	    "password for the desk."),
	TEXT(TEXT_DESK_PROGRAM_MADE, "desk.program_made",
	    "This password is shown only once:",
	    "Dieses Passwort wird nur einmal gezeigt:",
	    "Ce mot de passe n’est affiché qu’une fois :",
	    "Esta contraseña se muestra una sola vez:",
	    "This password is shown only once:"),
	TEXT(TEXT_DESK_REVOKE, "desk.revoke", "Revoke", "Widerrufen",
	    "Révoquer", "Revocar", "Revoke"),
	TEXT(TEXT_DESK_PROGRAM, "desk.program", "Name of the program",
	    "Name des Programms", "Nom du programme", "Nombre del programa",
	    "Name of the program"),
	TEXT(TEXT_DESK_NEW_PROGRAM, "desk.new_program", "New password",
	    "Neues Passwort", "Nouveau mot de passe", "Contraseña nueva",
	    "New password"),
	TEXT(TEXT_DESK_OWN_PASSWORD, "desk.own_password",
	    "For security: your own password",
	    "Zur Sicherheit: Ihr eigenes Passwort",
	    "Par sécurité : votre propre mot de passe",
	    "Por seguridad: su propia contraseña",
	    "For security: your own password"),
	TEXT(TEXT_DESK_REPEAT_TITLE, "desk.repeat.title", "Repeats",
	    "Wiederholung", "Répétition", "Repetición", "Repeats"),
	TEXT(TEXT_DESK_REPEAT_EVERY, "desk.repeat.every", "How often",
	    "Wie oft", "Fréquence", "Con qué frecuencia", "How often"),
	TEXT(TEXT_DESK_REPEAT_INTERVAL, "desk.repeat.interval", "Interval",
	    "Abstand", "Intervalle", "Intervalo", "Interval"),
	TEXT(TEXT_DESK_REPEAT_INTERVAL_HINT, "desk.repeat.interval_hint",
	    "2 is every second day, week, month or year.",
	    "2 heißt: jeden zweiten Tag, jede zweite Woche und so weiter.",
	    "2 : un jour, une semaine, un mois ou une année sur deux.",
	    "2 es un día, una semana, un mes o un año de cada dos.",
	    "2 is every second day, week, month or year."),
	TEXT(TEXT_DESK_REPEAT_RULE, "desk.repeat.rule", "Rule (RRULE)",
	    "Regel (RRULE)", "Règle (RRULE)", "Regla (RRULE)", "Rule (RRULE)"),
	TEXT(TEXT_DESK_REPEAT_RULE_HINT, "desk.repeat.rule_hint",
	    "Counts if “By a rule” is chosen above. It is written as in "
	    "iCalendar: FREQ=MONTHLY;BYDAY=-1FR.",
	    "Gilt, wenn oben „Nach einer Regel“ gewählt ist. Geschrieben wie "
	    "in iCalendar: FREQ=MONTHLY;BYDAY=-1FR.",
	    "Compte si « Selon une règle » est choisi plus haut. Elle s’écrit "
	    "comme dans iCalendar : FREQ=MONTHLY;BYDAY=-1FR.",
	    "Cuenta si arriba se elige «Según una regla». Se escribe como en "
	    "iCalendar: FREQ=MONTHLY;BYDAY=-1FR.",
	    "Counts if “By a rule” is chosen above. It is written as in "
	    "iCalendar: FREQ=MONTHLY;BYDAY=-1FR."),
	TEXT(TEXT_DESK_REPEAT_DAYS, "desk.repeat.days", "Days of the week",
	    "Wochentage", "Jours de la semaine", "Días de la semana",
	    "Days of the week"),
	TEXT(TEXT_DESK_REPEAT_DAYS_HINT, "desk.repeat.days_hint",
	    "Without any, it is the day on which the event begins.",
	    "Ohne Auswahl gilt der Wochentag, an dem die Veranstaltung "
	    "beginnt.", "Sans choix, c’est le jour où commence l’événement.",
	    "Sin elegir ninguno, es el día en que empieza el evento.",
	    "Without any, it is the day on which the event begins."),
	TEXT(TEXT_DESK_REPEAT_ON, "desk.repeat.on", "Which day", "Welcher Tag",
	    "Quel jour", "Qué día", "Which day"),
	TEXT(TEXT_DESK_REPEAT_ON_DATE, "desk.repeat.on_date", "On a date",
	    "An einem Datum", "À une date", "En una fecha", "On a date"),
	TEXT(TEXT_DESK_REPEAT_DATE, "desk.repeat.date", "Day of the month",
	    "Tag des Monats", "Jour du mois", "Día del mes",
	    "Day of the month"),
	TEXT(TEXT_DESK_REPEAT_DATE_HINT, "desk.repeat.date_hint",
	    "If empty, that of the first event. Months without such a day are "
	    "left out.",
	    "Ohne Angabe gilt der Tag des Beginns. Monate ohne diesen Tag "
	    "werden ausgelassen.",
	    "Vide, celui du premier événement. Les mois sans ce jour sont "
	    "omis.",
	    "Vacío, el del primer evento. Se omiten los meses sin ese día.",
	    "If empty, that of the first event. Months without such a day are "
	    "left out."),
	TEXT(TEXT_DESK_REPEAT_ON_NTH, "desk.repeat.on_nth", "On a weekday",
	    "An einem Wochentag", "Un jour de la semaine",
	    "Un día de la semana", "On a weekday"),
	TEXT(TEXT_DESK_REPEAT_NTH, "desk.repeat.nth", "Which one",
	    "Der wievielte", "Lequel", "Cuál", "Which one"),
	TEXT(TEXT_DESK_REPEAT_WEEKDAY, "desk.repeat.weekday", "Weekday",
	    "Wochentag", "Jour", "Día", "Weekday"),
	TEXT(TEXT_DESK_REPEAT_ON_LAST, "desk.repeat.on_last",
	    "On the last day of the month", "Am letzten Tag des Monats",
	    "Le dernier jour du mois", "El último día del mes",
	    "On the last day of the month"),
	TEXT(TEXT_DESK_REPEAT_ON_HINT, "desk.repeat.on_hint",
	    "Yearly repeats stay in the month in which the event begins.",
	    "Jährliche Wiederholungen bleiben im Monat des Beginns.",
	    "Chaque année, le mois reste celui du premier événement.",
	    "Cada año, el mes es el del primer evento.",
	    "Yearly repeats stay in the month in which the event begins."),
	TEXT(TEXT_DESK_REPEAT_ENDS, "desk.repeat.ends", "Ends", "Ende", "Fin",
	    "Fin", "Ends"),
	TEXT(TEXT_DESK_REPEAT_ENDS_NEVER, "desk.repeat.ends_never", "Never",
	    "Nie", "Jamais", "Nunca", "Never"),
	TEXT(TEXT_DESK_REPEAT_ENDS_UNTIL, "desk.repeat.ends_until",
	    "On a date", "An einem Datum", "À une date", "En una fecha",
	    "On a date"),
	TEXT(TEXT_DESK_REPEAT_UNTIL, "desk.repeat.until", "Last day",
	    "Letzter Tag", "Dernier jour", "Último día", "Last day"),
	TEXT(TEXT_DESK_REPEAT_ENDS_AFTER, "desk.repeat.ends_after",
	    "After a number of dates", "Nach einer Anzahl von Terminen",
	    "Après un nombre de dates", "Tras un número de fechas",
	    "After a number of dates"),
	TEXT(TEXT_DESK_REPEAT_COUNT, "desk.repeat.count", "Number of dates",
	    "Anzahl der Termine", "Nombre de dates", "Número de fechas",
	    "Number of dates"),
	TEXT(TEXT_DESK_REPEAT_MORE_DATES, "desk.repeat.more_dates",
	    "Extra and left-out dates", "Zusätzliche und ausgelassene Tage",
	    "Dates ajoutées et omises", "Fechas añadidas y omitidas",
	    "Extra and left-out dates"),
	TEXT(TEXT_DESK_REPEAT_ADDED, "desk.repeat.added", "Extra dates",
	    "Zusätzliche Tage", "Dates ajoutées", "Fechas añadidas",
	    "Extra dates"),
	TEXT(TEXT_DESK_REPEAT_LEFT_OUT, "desk.repeat.left_out",
	    "Left-out dates", "Ausgelassene Tage", "Dates omises",
	    "Fechas omitidas", "Left-out dates"),
	TEXT(TEXT_DESK_REPEAT_BREAKS, "desk.repeat.breaks",
	    "Breaks (first and last day)", "Pausen (erster und letzter Tag)",
	    "Pauses (premier et dernier jour)", "Pausas (primer y último día)",
	    "Breaks (first and last day)"),
	TEXT(TEXT_DESK_REPEAT_BREAKS_HINT, "desk.repeat.breaks_hint",
	    "Saving leaves out all dates from the first to the last day.",
	    "Beim Speichern entfallen alle Tage vom ersten bis zum letzten.",
	    "L’enregistrement omet toutes les dates du premier au dernier "
	    "jour.",
	    "Al guardar se omiten todas las fechas del primer al último día.",
	    "Saving leaves out all dates from the first to the last day."),
	TEXT(TEXT_DESK_REPEAT_DATES_HINT, "desk.repeat.dates_hint",
	    "Saving adds more lines. To remove a date, empty its line.",
	    "Nach dem Speichern gibt es weitere Zeilen. Eine leere Zeile "
	    "entfernt den Tag.",
	    "L’enregistrement ajoute des lignes. Pour enlever une date, videz "
	    "sa ligne.",
	    "Al guardar aparecen más líneas. Para quitar una fecha, vacíe su "
	    "línea.",
	    "Saving adds more lines. To remove a date, empty its line."),
	TEXT(TEXT_DESK_SUBSCRIPTION_NAME, "desk.subscription_name", "Name",
	    "Name", "Nom", "Nombre", "Name"),
	TEXT(TEXT_DESK_SUBSCRIPTION_URL, "desk.subscription_url", "Address",
	    "Adresse", "Adresse", "Dirección", "Address"),
	TEXT(TEXT_DESK_SUBSCRIPTION_URL_HINT, "desk.subscription_url_hint",
	    "Of an iCalendar (.ics), or of a site with The Events Calendar or "
	    "almanac.",
	    "Einer iCalendar-Datei (.ics) oder einer Website mit The Events "
	    "Calendar oder almanac.",
	    "D’un fichier iCalendar (.ics), ou d’un site avec The Events "
	    "Calendar ou almanac.",
	    "De un archivo iCalendar (.ics) o de un sitio con The Events "
	    "Calendar o almanac.",
	    "Of an iCalendar (.ics), or of a site with The Events Calendar or "
	    "almanac."),
	TEXT(TEXT_DESK_SUBSCRIPTION_EVERY, "desk.subscription_every",
	    "How often", "Wie oft", "Fréquence", "Con qué frecuencia",
	    "How often"),
	TEXT(TEXT_DESK_SUBSCRIPTION_EVERY_HINT, "desk.subscription_every_hint",
	    "Such as 30m (minutes), 6h (hours) or 1d (days); from 5m to 30d.",
	    "Etwa 30m (Minuten), 6h (Stunden) oder 1d (Tage); von 5m bis 30d.",
	    "Par exemple 30m (minutes), 6h (heures) ou 1d (jours) ; de 5m à "
	    "30d.",
	    "Por ejemplo 30m (minutos), 6h (horas) o 1d (días); de 5m a 30d.",
	    "Such as 30m (minutes), 6h (hours) or 1d (days); from 5m to 30d."),
	TEXT(TEXT_DESK_SUBSCRIPTION_AUTHOR, "desk.subscription_author",
	    "Owner", "Gehört zu", "Propriétaire", "Propietario", "Owner"),
	TEXT(TEXT_DESK_SUBSCRIPTION_AUTHOR_HINT,
	    "desk.subscription_author_hint",
	    "The person to whom its events belong; empty, the first "
	    "administrator. What this person may not do, the subscription "
	    "cannot do either.",
	    "Die Person, der die Veranstaltungen gehören; ohne Angabe gehören "
	    "sie der Verwaltung. Was sie nicht darf, kann auch das Abonnement "
	    "nicht.",
	    "La personne à qui appartiennent ses événements ; si c’est vide, "
	    "l’administration. L’abonnement ne peut rien faire que cette "
	    "personne ne puisse faire.",
	    "La persona a quien pertenecen sus eventos; si está vacío, la "
	    "administración. Lo que esta persona no puede hacer, tampoco lo "
	    "puede la suscripción.",
	    "The person to whom its events belong; empty, the first "
	    "administrator. What this person may not do, the subscription "
	    "cannot do either."),
	TEXT(TEXT_DESK_SUBSCRIPTION_WINS, "desk.subscription_wins",
	    "Which version counts if an event changes there",
	    "Welche Fassung gilt, wenn sich eine Veranstaltung dort ändert",
	    "Quelle version compte si un événement change là-bas",
	    "Qué versión vale si un evento cambia allí",
	    "Which version counts if an event changes there"),
	TEXT(TEXT_DESK_SUBSCRIPTION_CATEGORIES, "desk.subscription_categories",
	    "Categories to add", "Zusätzliche Kategorien",
	    "Catégories à ajouter", "Categorías que se añaden",
	    "Categories to add"),
	TEXT(TEXT_DESK_SUBSCRIPTION_CATEGORIES_HINT,
	    "desk.subscription_categories_hint", "One on each line.",
	    "Eine je Zeile.", "Une par ligne.", "Una por línea.",
	    "One on each line."),
	TEXT(TEXT_DESK_SUBSCRIPTION_STATUS, "desk.subscription_status",
	    "Its new events", "Neue Veranstaltungen",
	    "Ses nouveaux événements", "Sus eventos nuevos", "Its new events"),
	TEXT(TEXT_DESK_LOGO, "desk.logo", "Logo", "Logo", "Logo", "Logotipo",
	    "Logo"),
	TEXT(TEXT_DESK_LOGO_FILE, "desk.logo_file",
	    "PNG, JPEG, WebP or SVG, at most 64 KB",
	    "PNG, JPEG, WebP oder SVG, höchstens 64 KB",
	    "PNG, JPEG, WebP ou SVG, 64 Ko au plus",
	    "PNG, JPEG, WebP o SVG, 64 KB como máximo",
	    "PNG, JPEG, WebP or SVG, at most 64 KB"),
	TEXT(TEXT_DESK_LOGO_WRONG, "desk.logo_wrong",
	    "This must be a PNG, JPEG, WebP or SVG of at most 64 KB.",
	    "Möglich ist ein PNG, JPEG, WebP oder SVG mit höchstens 64 KB.",
	    "Il faut un fichier PNG, JPEG, WebP ou SVG d’au plus 64 Ko.",
	    "Debe ser un PNG, JPEG, WebP o SVG de 64 KB como máximo.",
	    "This must be a PNG, JPEG, WebP or SVG of at most 64 KB."),
	TEXT(TEXT_DESK_LOGO_REMOVE, "desk.logo_remove", "Remove logo",
	    "Logo entfernen", "Retirer le logo", "Quitar el logotipo",
	    "Remove logo"),
	TEXT(TEXT_DESK_EMBED_WHY, "desk.embed_why",
	    "Put this line into the page of another site:",
	    "Fügen Sie diese Zeile in die Seite einer anderen Website ein:",
	    "Mettez cette ligne dans la page d’un autre site :",
	    "Ponga esta línea en la página de otro sitio:",
	    "Put this line into the page of another site:"),
	TEXT(TEXT_DESK_EMBED_SITES, "desk.embed_sites",
	    "These sites may show it:", "Diese Websites dürfen ihn zeigen:",
	    "Ces sites peuvent l’afficher :", "Estos sitios pueden mostrarlo:",
	    "These sites may show it:"),
	TEXT(TEXT_PAGE_LANGUAGE, "page.language", "English", "Deutsch",
	    "Français", "Español", "English (UK)"),
	TEXT(TEXT_PAGE_CALENDAR, "page.calendar", "Month", "Monat", "Mois",
	    "Mes", "Month"),
	TEXT(TEXT_PAGE_WHATS_ON, "page.whats_on", "What’s on", "Was ist los",
	    "Agenda", "Agenda", "What’s on"),
	TEXT(TEXT_PAGE_CANCELED, "page.canceled", "Canceled", "Abgesagt",
	    "Annulé", "Cancelado", "Cancelled"),
	TEXT(TEXT_PAGE_POSTPONED, "page.postponed", "Postponed", "Verschoben",
	    "Reporté", "Aplazado", "Postponed"),
	TEXT(TEXT_PAGE_LIST, "page.list", "List", "Liste", "Liste", "Lista",
	    "List"),
	TEXT(TEXT_PAGE_WEEK, "page.week", "Week", "Woche", "Semaine", "Semana",
	    "Week"),
	TEXT(TEXT_PAGE_DAY, "page.day", "Day", "Tag", "Jour", "Día", "Day"),
	TEXT(TEXT_PAGE_WEEK_OF, "page.week_of", "Week of {date}",
	    "Woche ab {date}", "Semaine du {date}", "Semana del {date}",
	    "Week of {date}"),
	TEXT(TEXT_PAGE_DATE_PLAIN, "page.date_plain", "{month} {day}, {year}",
	    "{day}. {month} {year}", "{day} {month} {year}",
	    "{day} de {month} de {year}", "{day} {month} {year}"),
	TEXT(TEXT_PAGE_DATE_PLAIN_OF_YEAR, "page.date_plain_of_year",
	    "{month} {day}", "{day}. {month}", "{day} {month}",
	    "{day} de {month}", "{day} {month}"),
	TEXT(TEXT_PAGE_MONTHS, "page.months", "Months", "Monate", "Mois",
	    "Meses", "Months"),
	TEXT(TEXT_PAGE_WEEKS, "page.weeks", "Weeks", "Wochen", "Semaines",
	    "Semanas", "Weeks"),
	TEXT(TEXT_PAGE_DAYS, "page.days", "Days", "Tage", "Jours", "Días",
	    "Days"),
	TEXT(TEXT_PAGE_PREVIOUS_MONTH, "page.previous_month", "Previous month",
	    "Voriger Monat", "Mois précédent", "Mes anterior",
	    "Previous month"),
	TEXT(TEXT_PAGE_NEXT_MONTH, "page.next_month", "Next month",
	    "Nächster Monat", "Mois suivant", "Mes siguiente", "Next month"),
	TEXT(TEXT_PAGE_PREVIOUS_WEEK, "page.previous_week", "Previous week",
	    "Vorige Woche", "Semaine précédente", "Semana anterior",
	    "Previous week"),
	TEXT(TEXT_PAGE_NEXT_WEEK, "page.next_week", "Next week",
	    "Nächste Woche", "Semaine suivante", "Semana siguiente",
	    "Next week"),
	TEXT(TEXT_PAGE_PREVIOUS_DAY, "page.previous_day", "Previous day",
	    "Voriger Tag", "Jour précédent", "Día anterior", "Previous day"),
	TEXT(TEXT_PAGE_NEXT_DAY, "page.next_day", "Next day", "Nächster Tag",
	    "Jour suivant", "Día siguiente", "Next day"),
	TEXT(TEXT_PAGE_MORE, "page.more", "+{count} more", "+{count} weitere",
	    "+{count} autres", "+{count} más", "+{count} more"),
	TEXT(TEXT_PAGE_UNTIL_DAY, "page.until_day", "until {date}",
	    "bis {date}", "jusqu’au {date}", "hasta el {date}", "until {date}"),
	TEXT(TEXT_PAGE_NO_MATCH_MONTH, "page.no_match_month",
	    "No events match in this month.",
	    "In diesem Monat passt keine Veranstaltung.",
	    "Aucun événement de ce mois ne correspond.",
	    "Ningún evento de este mes coincide.",
	    "No events match in this month."),
	TEXT(TEXT_PAGE_NO_EVENTS_WEEK, "page.no_events_week",
	    "No events this week.", "Keine Veranstaltungen in dieser Woche.",
	    "Aucun événement cette semaine.", "No hay eventos esta semana.",
	    "No events this week."),
	TEXT(TEXT_PAGE_NO_EVENTS_DAY, "page.no_events_day",
	    "No events on this day.", "Keine Veranstaltungen an diesem Tag.",
	    "Aucun événement ce jour-là.", "No hay eventos ese día.",
	    "No events on this day."),
	TEXT(TEXT_PAGE_DID_YOU_MEAN, "page.did_you_mean",
	    "Did you mean “{search}”?", "Meinten Sie „{search}“?",
	    "Vouliez-vous dire « {search} » ?", "¿Quiso decir «{search}»?",
	    "Did you mean “{search}”?"),
	TEXT(TEXT_PAGE_BY_DATE, "page.by_date", "By date", "Nach Datum",
	    "Par date", "Por fecha", "By date"),
	TEXT(TEXT_PAGE_BEST_FIRST, "page.best_first", "Best matches first",
	    "Beste Treffer zuerst", "Meilleurs résultats d’abord",
	    "Mejores resultados primero", "Best matches first"),
	TEXT(TEXT_PAGE_CHIP_ALL, "page.chip_all", "All", "Alle", "Tous",
	    "Todos", "All"),
	TEXT(TEXT_PAGE_TOMORROW, "page.tomorrow", "Tomorrow", "Morgen",
	    "Demain", "Mañana", "Tomorrow"),
	TEXT(TEXT_PAGE_NEXT_DAYS, "page.next_days", "Next 7 days",
	    "Nächste 7 Tage", "7 prochains jours", "Próximos 7 días",
	    "Next 7 days"),
	TEXT(TEXT_PAGE_ONE_MORE_DATE, "page.one_more_date", "and 1 more date",
	    "und 1 weiterer Termin", "et 1 autre date", "y 1 fecha más",
	    "and 1 more date"),
	TEXT(TEXT_PAGE_MORE_DATES, "page.more_dates", "and {count} more dates",
	    "und {count} weitere Termine", "et {count} autres dates",
	    "y {count} fechas más", "and {count} more dates"),
	TEXT(TEXT_PAGE_FOUND_TODAY, "page.found_today", "{what} today",
	    "{what} heute", "{what} aujourd’hui", "{what} hoy", "{what} today"),
	TEXT(TEXT_PAGE_FOUND_TOMORROW, "page.found_tomorrow",
	    "{what} tomorrow", "{what} morgen", "{what} demain",
	    "{what} mañana", "{what} tomorrow"),
	TEXT(TEXT_PAGE_FOUND_WEEKEND, "page.found_weekend",
	    "{what} this weekend", "{what} an diesem Wochenende",
	    "{what} ce week-end", "{what} este fin de semana",
	    "{what} this weekend"),
	TEXT(TEXT_PAGE_FOUND_NEXT_DAYS, "page.found_next_days",
	    "{what} in the next 7 days", "{what} in den nächsten 7 Tagen",
	    "{what} dans les 7 prochains jours",
	    "{what} en los próximos 7 días", "{what} in the next 7 days"),
	TEXT(TEXT_PAGE_FOUND_DATE, "page.found_date", "{what} on {date}",
	    "{what} am {date}", "{what} le {date}", "{what} el {date}",
	    "{what} on {date}"),
	TEXT(TEXT_PAGE_FOUND_FREE, "page.found_free", "Free {lower}",
	    "{what}, kostenlos", "{what}, gratuit", "{what}, gratis",
	    "Free {lower}"),
	TEXT(TEXT_PAGE_FREE_EVENTS, "page.free_events", "Free events",
	    "Kostenlose Veranstaltungen", "Événements gratuits",
	    "Eventos gratuitos", "Free events"),
	TEXT(TEXT_PAGE_ONE_PAST, "page.one_past", "1 past event",
	    "1 vergangene Veranstaltung", "1 événement passé",
	    "1 evento pasado", "1 past event"),
	TEXT(TEXT_PAGE_MANY_PAST, "page.many_past", "{count} past events",
	    "{count} vergangene Veranstaltungen", "{count} événements passés",
	    "{count} eventos pasados", "{count} past events"),
	TEXT(TEXT_PAGE_FEED_CALENDAR, "page.feed_calendar",
	    "Events as iCalendar", "Veranstaltungen als iCalendar",
	    "Événements au format iCalendar", "Eventos en formato iCalendar",
	    "Events as iCalendar"),
	TEXT(TEXT_PAGE_FEED_RSS, "page.feed_rss", "Events as RSS",
	    "Veranstaltungen als RSS", "Événements au format RSS",
	    "Eventos en formato RSS", "Events as RSS"),
	TEXT(TEXT_PAGE_FEED_CALENDAR_SHORT, "page.feed_calendar_short",
	    "iCalendar", "iCalendar", "iCalendar", "iCalendar", "iCalendar"),
	TEXT(TEXT_PAGE_FEED_RSS_SHORT, "page.feed_rss_short", "RSS", "RSS",
	    "RSS", "RSS", "RSS"),
	TEXT(TEXT_PAGE_DOC_RECORDS_TEXT, "page.doc.records_text",
	    "The records in answers.", "Woraus Antworten bestehen.",
	    "Ce dont les réponses sont faites.",
	    "De qué están hechas las respuestas.", "The records in answers."),
	TEXT(TEXT_PAGE_DOC_SHARED_TEXT, "page.doc.shared_text",
	    "Parameters and header fields that operations or answers have in "
	    "common.",
	    "Was Operationen oder Antworten einer Art gemeinsam haben.",
	    "Ce que des opérations ou des réponses d’un même genre ont en "
	    "commun.",
	    "Lo que tienen en común las operaciones o respuestas de una "
	    "clase.",
	    "Parameters and header fields that operations or answers have in "
	    "common."),
	TEXT(TEXT_PAGE_DOC_REFUSALS_TEXT, "page.doc.refusals_text",
	    "Each error is JSON with a code, a message and the status; with "
	    "Accept: application/problem+json it is a problem of RFC 9457.",
	    "Jeder ist JSON mit einem Code, einer Meldung und dem Status; mit "
	    "Accept: application/problem+json ein Problem nach RFC 9457.",
	    "Chacune est du JSON avec un code, un message et le statut ; avec "
	    "Accept: application/problem+json, un problème de la RFC 9457.",
	    "Cada uno es JSON con un código, un mensaje y el estado; con "
	    "Accept: application/problem+json, un problema de la RFC 9457.",
	    "Each error is JSON with a code, a message and the status; with "
	    "Accept: application/problem+json it is a problem of RFC 9457."),
	TEXT(TEXT_PAGE_MONTH_1, "page.month_1", "January", "Januar", "janvier",
	    "enero", "January"),
	TEXT(TEXT_PAGE_MONTH_2, "page.month_2", "February", "Februar",
	    "février", "febrero", "February"),
	TEXT(TEXT_PAGE_MONTH_3, "page.month_3", "March", "März", "mars",
	    "marzo", "March"),
	TEXT(TEXT_PAGE_MONTH_4, "page.month_4", "April", "April", "avril",
	    "abril", "April"),
	TEXT(TEXT_PAGE_MONTH_5, "page.month_5", "May", "Mai", "mai", "mayo",
	    "May"),
	TEXT(TEXT_PAGE_MONTH_6, "page.month_6", "June", "Juni", "juin",
	    "junio", "June"),
	TEXT(TEXT_PAGE_MONTH_7, "page.month_7", "July", "Juli", "juillet",
	    "julio", "July"),
	TEXT(TEXT_PAGE_MONTH_8, "page.month_8", "August", "August", "août",
	    "agosto", "August"),
	TEXT(TEXT_PAGE_MONTH_9, "page.month_9", "September", "September",
	    "septembre", "septiembre", "September"),
	TEXT(TEXT_PAGE_MONTH_10, "page.month_10", "October", "Oktober",
	    "octobre", "octubre", "October"),
	TEXT(TEXT_PAGE_MONTH_11, "page.month_11", "November", "November",
	    "novembre", "noviembre", "November"),
	TEXT(TEXT_PAGE_MONTH_12, "page.month_12", "December", "Dezember",
	    "décembre", "diciembre", "December"),
	TEXT(TEXT_PAGE_MONTH_SHORT_1, "page.month_short_1", "Jan", "Jan",
	    "janv.", "ene", "Jan"),
	TEXT(TEXT_PAGE_MONTH_SHORT_2, "page.month_short_2", "Feb", "Feb",
	    "févr.", "feb", "Feb"),
	TEXT(TEXT_PAGE_MONTH_SHORT_3, "page.month_short_3", "Mar", "März",
	    "mars", "mar", "Mar"),
	TEXT(TEXT_PAGE_MONTH_SHORT_4, "page.month_short_4", "Apr", "Apr",
	    "avr.", "abr", "Apr"),
	TEXT(TEXT_PAGE_MONTH_SHORT_5, "page.month_short_5", "May", "Mai",
	    "mai", "may", "May"),
	TEXT(TEXT_PAGE_MONTH_SHORT_6, "page.month_short_6", "Jun", "Juni",
	    "juin", "jun", "Jun"),
	TEXT(TEXT_PAGE_MONTH_SHORT_7, "page.month_short_7", "Jul", "Juli",
	    "juil.", "jul", "Jul"),
	TEXT(TEXT_PAGE_MONTH_SHORT_8, "page.month_short_8", "Aug", "Aug",
	    "août", "ago", "Aug"),
	TEXT(TEXT_PAGE_MONTH_SHORT_9, "page.month_short_9", "Sep", "Sept",
	    "sept.", "sept", "Sep"),
	TEXT(TEXT_PAGE_MONTH_SHORT_10, "page.month_short_10", "Oct", "Okt",
	    "oct.", "oct", "Oct"),
	TEXT(TEXT_PAGE_MONTH_SHORT_11, "page.month_short_11", "Nov", "Nov",
	    "nov.", "nov", "Nov"),
	TEXT(TEXT_PAGE_MONTH_SHORT_12, "page.month_short_12", "Dec", "Dez",
	    "déc.", "dic", "Dec"),
	TEXT(TEXT_PAGE_WEEKDAY_0, "page.weekday_0", "Sunday", "Sonntag",
	    "dimanche", "domingo", "Sunday"),
	TEXT(TEXT_PAGE_WEEKDAY_1, "page.weekday_1", "Monday", "Montag",
	    "lundi", "lunes", "Monday"),
	TEXT(TEXT_PAGE_WEEKDAY_2, "page.weekday_2", "Tuesday", "Dienstag",
	    "mardi", "martes", "Tuesday"),
	TEXT(TEXT_PAGE_WEEKDAY_3, "page.weekday_3", "Wednesday", "Mittwoch",
	    "mercredi", "miércoles", "Wednesday"),
	TEXT(TEXT_PAGE_WEEKDAY_4, "page.weekday_4", "Thursday", "Donnerstag",
	    "jeudi", "jueves", "Thursday"),
	TEXT(TEXT_PAGE_WEEKDAY_5, "page.weekday_5", "Friday", "Freitag",
	    "vendredi", "viernes", "Friday"),
	TEXT(TEXT_PAGE_WEEKDAY_6, "page.weekday_6", "Saturday", "Samstag",
	    "samedi", "sábado", "Saturday"),
	TEXT(TEXT_PAGE_WEEKDAY_SHORT_0, "page.weekday_short_0", "Sun", "So",
	    "dim.", "dom", "Sun"),
	TEXT(TEXT_PAGE_WEEKDAY_SHORT_1, "page.weekday_short_1", "Mon", "Mo",
	    "lun.", "lun", "Mon"),
	TEXT(TEXT_PAGE_WEEKDAY_SHORT_2, "page.weekday_short_2", "Tue", "Di",
	    "mar.", "mar", "Tue"),
	TEXT(TEXT_PAGE_WEEKDAY_SHORT_3, "page.weekday_short_3", "Wed", "Mi",
	    "mer.", "mié", "Wed"),
	TEXT(TEXT_PAGE_WEEKDAY_SHORT_4, "page.weekday_short_4", "Thu", "Do",
	    "jeu.", "jue", "Thu"),
	TEXT(TEXT_PAGE_WEEKDAY_SHORT_5, "page.weekday_short_5", "Fri", "Fr",
	    "ven.", "vie", "Fri"),
	TEXT(TEXT_PAGE_WEEKDAY_SHORT_6, "page.weekday_short_6", "Sat", "Sa",
	    "sam.", "sáb", "Sat"),
	TEXT(TEXT_PAGE_REPEAT_ALWAYS, "page.repeat.always", "Repeats",
	    "Wiederholt sich", "Se répète", "Se repite", "Repeats"),
	TEXT(TEXT_PAGE_REPEAT_UNTIL, "page.repeat.until",
	    "{what} until {date}", "{what} bis {date}",
	    "{what} jusqu’au {date}", "{what} hasta el {date}",
	    "{what} until {date}"),
	TEXT(TEXT_PAGE_REPEAT_UNTIL_APART, "page.repeat.until_apart",
	    "{what}, until {date}", "{what}, bis {date}",
	    "{what}, jusqu’au {date}", "{what}, hasta el {date}",
	    "{what}, until {date}"),
	TEXT(TEXT_PAGE_REPEAT_ONCE, "page.repeat.once", "{what}, once",
	    "{what}, einmal", "{what}, une fois", "{what}, una vez",
	    "{what}, once"),
	TEXT(TEXT_PAGE_REPEAT_TIMES, "page.repeat.times", "{what}, {n} times",
	    "{what}, {n}-mal", "{what}, {n} fois", "{what}, {n} veces",
	    "{what}, {n} times"),
	TEXT(TEXT_PAGE_REPEAT_IN, "page.repeat.in", "{what} in {months}",
	    "{what} im {months}", "{what} en {months}", "{what} en {months}",
	    "{what} in {months}"),
	TEXT(TEXT_PAGE_REPEAT_AT, "page.repeat.at", "{what} at {times}",
	    "{what} um {times}", "{what} à {times}", "{what} a las {times}",
	    "{what} at {times}"),
	TEXT(TEXT_PAGE_REPEAT_AT_ONE, "page.repeat.at_one",
	    "{what} at {times}", "{what} um {times}", "{what} à {times}",
	    "{what} a la {times}", "{what} at {times}"),
	TEXT(TEXT_PAGE_REPEAT_AND, "page.repeat.and", "{items} and {last}",
	    "{items} und {last}", "{items} et {last}", "{items} y {last}",
	    "{items} and {last}"),
	TEXT(TEXT_PAGE_REPEAT_OR, "page.repeat.or", "{items} or {last}",
	    "{items} oder {last}", "{items} ou {last}", "{items} o {last}",
	    "{items} or {last}"),
	TEXT(TEXT_PAGE_REPEAT_EXCEPT, "page.repeat.except",
	    "{what}, not {breaks}", "{what}, nicht {breaks}",
	    "{what}, sauf {breaks}", "{what}, excepto {breaks}",
	    "{what}, not {breaks}"),
	TEXT(TEXT_PAGE_REPEAT_BREAK_DAY, "page.repeat.break_day", "on {date}",
	    "am {date}", "le {date}", "el {date}", "on {date}"),
	TEXT(TEXT_PAGE_REPEAT_BREAK, "page.repeat.break",
	    "from {first} to {last}", "vom {first} bis {last}",
	    "du {first} au {last}", "del {first} al {last}",
	    "from {first} to {last}"),
	TEXT(TEXT_PAGE_REPEAT_EXCEPTIONS, "page.repeat.exceptions",
	    "{what}, with exceptions", "{what}, mit Ausnahmen",
	    "{what}, avec des exceptions", "{what}, con excepciones",
	    "{what}, with exceptions"),
	TEXT(TEXT_PAGE_REPEAT_DAILY, "page.repeat.daily", "Every day",
	    "Jeden Tag", "Tous les jours", "Todos los días", "Every day"),
	TEXT(TEXT_PAGE_REPEAT_DAILY_MANY, "page.repeat.daily_many",
	    "Every {n} days", "Alle {n} Tage", "Tous les {n} jours",
	    "Cada {n} días", "Every {n} days"),
	TEXT(TEXT_PAGE_REPEAT_WORKDAYS, "page.repeat.workdays",
	    "Every weekday", "Jeden Werktag (Montag bis Freitag)",
	    "Du lundi au vendredi", "De lunes a viernes", "Every weekday"),
	TEXT(TEXT_PAGE_REPEAT_WEEKLY, "page.repeat.weekly", "Every {days}",
	    "Jeden {days}", "Tous les {days}", "Todos los {days}",
	    "Every {days}"),
	TEXT(TEXT_PAGE_REPEAT_WEEKLY_MANY, "page.repeat.weekly_many",
	    "Every {n} weeks on {days}", "Alle {n} Wochen am {days}",
	    "Toutes les {n} semaines, {days}", "Cada {n} semanas, los {days}",
	    "Every {n} weeks on {days}"),
	TEXT(TEXT_PAGE_REPEAT_MONTHLY, "page.repeat.monthly",
	    "Every month on {days}", "Jeden Monat {days}",
	    "{days} de chaque mois", "Cada mes, {days}",
	    "Every month on {days}"),
	TEXT(TEXT_PAGE_REPEAT_MONTHLY_MANY, "page.repeat.monthly_many",
	    "Every {n} months on {days}", "Alle {n} Monate {days}",
	    "Tous les {n} mois, {days}", "Cada {n} meses, {days}",
	    "Every {n} months on {days}"),
	TEXT(TEXT_PAGE_REPEAT_YEARLY, "page.repeat.yearly",
	    "Every year on {days}", "Jedes Jahr {days}",
	    "Chaque année, {days}", "Cada año, {days}", "Every year on {days}"),
	TEXT(TEXT_PAGE_REPEAT_YEARLY_MANY, "page.repeat.yearly_many",
	    "Every {n} years on {days}", "Alle {n} Jahre {days}",
	    "Tous les {n} ans, {days}", "Cada {n} años, {days}",
	    "Every {n} years on {days}"),
	TEXT(TEXT_PAGE_REPEAT_WEEKDAY_DATE, "page.repeat.weekday_date",
	    "Every {day} the {n}{th}", "Jeden {day}, den {n}.",
	    "Tous les {days} {n}", "Todos los {days} {n}",
	    "Every {day} the {n}{th}"),
	TEXT(TEXT_PAGE_REPEAT_ON_DAY, "page.repeat.on_day", "{day}", "{day}",
	    "le {day}", "{days}", "{day}"),
	TEXT(TEXT_PAGE_REPEAT_THE_DAY, "page.repeat.the_day", "{day}",
	    "am {day}", "le {day}", "el {day}", "{day}"),
	TEXT(TEXT_PAGE_REPEAT_EVERY_DAY, "page.repeat.every_day",
	    "every {days}", "an jedem {days}", "tous les {days}",
	    "todos los {days}", "every {days}"),
	TEXT(TEXT_PAGE_REPEAT_DATE, "page.repeat.date", "{month} {day}",
	    "am {day}. {month}", "le {day} {month}", "el {day} de {month}",
	    "{day} {month}"),
	TEXT(TEXT_PAGE_REPEAT_DATES, "page.repeat.dates", "the {dates}",
	    "am {dates}", "{dates}", "{dates}", "the {dates}"),
	TEXT(TEXT_PAGE_REPEAT_DATE_N, "page.repeat.date_n", "{n}{th}", "{n}.",
	    "le {n}", "el día {n}", "{n}{th}"),
	TEXT(TEXT_PAGE_REPEAT_NTH, "page.repeat.nth", "the {ordinals} {day}",
	    "am {ordinals} {day}", "{ordinals} {day}", "{ordinals} {day}",
	    "the {ordinals} {day}"),
	TEXT(TEXT_PAGE_REPEAT_OF_MONTH, "page.repeat.of_month", "of {month}",
	    "im {month}", "de {month}", "de {month}", "of {month}"),
	TEXT(TEXT_PAGE_REPEAT_OF_MONTH_VOWEL, "page.repeat.of_month_vowel",
	    "of {month}", "im {month}", "d’{month}", "de {month}",
	    "of {month}"),
	TEXT(TEXT_PAGE_REPEAT_OF_NEXT, "page.repeat.of_next", "{month}",
	    "{month}", "de {month}", "{month}", "{month}"),
	TEXT(TEXT_PAGE_REPEAT_OF_NEXT_VOWEL, "page.repeat.of_next_vowel",
	    "{month}", "{month}", "d’{month}", "{month}", "{month}"),
	TEXT(TEXT_PAGE_REPEAT_OF_YEAR, "page.repeat.of_year", "of the year",
	    "des Jahres", "de l’année", "del año", "of the year"),
	TEXT(TEXT_PAGE_REPEAT_OF_WEEK, "page.repeat.of_week",
	    "{days} of week {n}", "{days} der Kalenderwoche {n}",
	    "{days} de la semaine {n}", "{days} de la semana {n}",
	    "{days} of week {n}"),
	TEXT(TEXT_PAGE_REPEAT_OF_WEEKS, "page.repeat.of_weeks",
	    "{days} of weeks {n}", "{days} der Kalenderwochen {n}",
	    "{days} des semaines {n}", "{days} de las semanas {n}",
	    "{days} of weeks {n}"),
	TEXT(TEXT_PAGE_REPEAT_DAY, "page.repeat.day", "day", "Tag", "jour",
	    "día", "day"),
	TEXT(TEXT_PAGE_REPEAT_WORKDAY, "page.repeat.workday", "weekday",
	    "Werktag (Montag bis Freitag)", "jour de semaine",
	    "día laborable (de lunes a viernes)", "weekday"),
	TEXT(TEXT_PAGE_REPEAT_TH, "page.repeat.th", "th", ".", "e", ".º", "th"),
	TEXT(TEXT_PAGE_REPEAT_TH_ONE, "page.repeat.th_one", "st", ".", "e",
	    ".º", "st"),
	TEXT(TEXT_PAGE_REPEAT_TH_TWO, "page.repeat.th_two", "nd", ".", "e",
	    ".º", "nd"),
	TEXT(TEXT_PAGE_REPEAT_TH_FEW, "page.repeat.th_few", "rd", ".", "e",
	    ".º", "rd"),
	TEXT(TEXT_PAGE_REPEAT_ORDINAL_1, "page.repeat.ordinal_1", "first",
	    "ersten", "le premier", "el primer", "first"),
	TEXT(TEXT_PAGE_REPEAT_ORDINAL_2, "page.repeat.ordinal_2", "second",
	    "zweiten", "le deuxième", "el segundo", "second"),
	TEXT(TEXT_PAGE_REPEAT_ORDINAL_3, "page.repeat.ordinal_3", "third",
	    "dritten", "le troisième", "el tercer", "third"),
	TEXT(TEXT_PAGE_REPEAT_ORDINAL_4, "page.repeat.ordinal_4", "fourth",
	    "vierten", "le quatrième", "el cuarto", "fourth"),
	TEXT(TEXT_PAGE_REPEAT_ORDINAL_5, "page.repeat.ordinal_5", "fifth",
	    "fünften", "le cinquième", "el quinto", "fifth"),
	TEXT(TEXT_PAGE_REPEAT_ORDINAL_N, "page.repeat.ordinal_n", "{n}{th}",
	    "{n}.", "le {n}{th}", "el {n}{th}", "{n}{th}"),
	TEXT(TEXT_PAGE_REPEAT_LAST_1, "page.repeat.last_1", "last", "letzten",
	    "le dernier", "el último", "last"),
	TEXT(TEXT_PAGE_REPEAT_LAST_2, "page.repeat.last_2", "second to last",
	    "vorletzten", "l’avant-dernier", "el penúltimo", "second to last"),
	TEXT(TEXT_PAGE_REPEAT_LAST_3, "page.repeat.last_3", "third to last",
	    "drittletzten", "l’antépénultième", "el antepenúltimo",
	    "third to last"),
	TEXT(TEXT_PAGE_REPEAT_EACH_0, "page.repeat.each_0", "Sunday",
	    "Sonntag", "dimanches", "domingos", "Sunday"),
	TEXT(TEXT_PAGE_REPEAT_EACH_1, "page.repeat.each_1", "Monday", "Montag",
	    "lundis", "lunes", "Monday"),
	TEXT(TEXT_PAGE_REPEAT_EACH_2, "page.repeat.each_2", "Tuesday",
	    "Dienstag", "mardis", "martes", "Tuesday"),
	TEXT(TEXT_PAGE_REPEAT_EACH_3, "page.repeat.each_3", "Wednesday",
	    "Mittwoch", "mercredis", "miércoles", "Wednesday"),
	TEXT(TEXT_PAGE_REPEAT_EACH_4, "page.repeat.each_4", "Thursday",
	    "Donnerstag", "jeudis", "jueves", "Thursday"),
	TEXT(TEXT_PAGE_REPEAT_EACH_5, "page.repeat.each_5", "Friday",
	    "Freitag", "vendredis", "viernes", "Friday"),
	TEXT(TEXT_PAGE_REPEAT_EACH_6, "page.repeat.each_6", "Saturday",
	    "Samstag", "samedis", "sábados", "Saturday"),
	TEXT(TEXT_PAGE_WEEK_START, "page.week_start", "0", "1", "1", "1", "1"),
	TEXT(TEXT_PAGE_FIRST_DAY, "page.first_day", "1", "1", "1er", "1", "1"),
	TEXT(TEXT_PAGE_CLOCK, "page.clock", "12", "24", "24", "24", "24"),
	TEXT(TEXT_PAGE_AM, "page.am", "am", "vorm.", "du matin", "a. m.", "am"),
	TEXT(TEXT_PAGE_PM, "page.pm", "pm", "nachm.", "de l’après-midi",
	    "p. m.", "pm"),
	TEXT(TEXT_PAGE_TIME_12, "page.time_12", "{hour}:{minute} {half}",
	    "{hour}.{minute} Uhr {half}", "{hour} h {minute} {half}",
	    "{hour}:{minute} {half}", "{hour}:{minute} {half}"),
	TEXT(TEXT_PAGE_TIME_12_FULL, "page.time_12_full", "{hour} {half}",
	    "{hour} Uhr {half}", "{hour} h {half}", "{hour} {half}",
	    "{hour} {half}"),
	TEXT(TEXT_PAGE_TIME_24, "page.time_24", "{hour}:{minute}",
	    "{hour}.{minute} Uhr", "{hour} h {minute}", "{hour}:{minute}",
	    "{hour}:{minute}"),
	TEXT(TEXT_PAGE_TIME_24_FULL, "page.time_24_full", "{hour}:{minute}",
	    "{hour} Uhr", "{hour} h", "{hour}:{minute}", "{hour}:{minute}"),
	TEXT(TEXT_PAGE_TIME_UNIT, "page.time_unit", " o’clock", " Uhr", " h",
	    " h", " o’clock"),
	TEXT(TEXT_PAGE_TIME_RANGE, "page.time_range", "{from} – {to}",
	    "{from}–⁠{to}", "{from} – {to}", "{from} – {to}", "{from} – {to}"),
	TEXT(TEXT_PAGE_DATE, "page.date", "{weekday}, {month} {day}, {year}",
	    "{weekday}, {day}. {month} {year}",
	    "{weekday} {day} {month} {year}",
	    "{weekday}, {day} de {month} de {year}",
	    "{weekday} {day} {month} {year}"),
	TEXT(TEXT_PAGE_DATE_OF_YEAR, "page.date_of_year",
	    "{weekday}, {month} {day}", "{weekday}, {day}. {month}",
	    "{weekday} {day} {month}", "{weekday}, {day} de {month}",
	    "{weekday} {day} {month}"),
	TEXT(TEXT_PAGE_DATE_TIME, "page.date_time", "{date}, {time}",
	    "{date}, {time}", "{date}, {time}", "{date}, {time}",
	    "{date}, {time}"),
	TEXT(TEXT_PAGE_DATE_ALL_DAY, "page.date_all_day", "{date}, all day",
	    "{date}, ganztägig", "{date}, toute la journée",
	    "{date}, todo el día", "{date}, all day"),
	TEXT(TEXT_PAGE_MONTH_OF_YEAR, "page.month_of_year", "{month} {year}",
	    "{month} {year}", "{month} {year}", "{month} de {year}",
	    "{month} {year}"),
	TEXT(TEXT_PAGE_RANGE, "page.range", "{from} – {to}", "{from} – {to}",
	    "{from} – {to}", "{from} – {to}", "{from} – {to}"),
	TEXT(TEXT_PAGE_AMOUNT, "page.amount", "{currency}{number}",
	    "{number} {currency}", "{number} {currency}",
	    "{number} {currency}", "{currency}{number}"),
	TEXT(TEXT_PAGE_AMOUNT_OF_CODE, "page.amount_of_code",
	    "{currency} {number}", "{number} {currency}",
	    "{number} {currency}", "{number} {currency}",
	    "{currency} {number}"),
	TEXT(TEXT_PAGE_DECIMAL, "page.decimal", ".", ",", ",", ",", "."),
	TEXT(TEXT_PAGE_THOUSANDS, "page.thousands", ",", ".", " ", ".", ","),
	TEXT(TEXT_PAGE_GROUPED_FROM, "page.grouped_from", "4", "4", "4", "5",
	    "4"),
	TEXT(TEXT_PAGE_ABOUT, "page.about",
	    "Events with dates, places and prices",
	    "Veranstaltungen mit Termin, Ort und Preis",
	    "Événements avec dates, lieux et tarifs",
	    "Eventos con fechas, lugares y precios",
	    "Events with dates, places and prices"),
	TEXT(TEXT_PAGE_FREE, "page.free", "Free", "Kostenlos", "Gratuit",
	    "Gratis", "Free"),
	TEXT(TEXT_PAGE_CATEGORY, "page.category", "Category", "Kategorie",
	    "Catégorie", "Categoría", "Category"),
	TEXT(TEXT_PAGE_TAG, "page.tag", "Tag", "Schlagwort", "Mot-clé",
	    "Etiqueta", "Tag"),
	TEXT(TEXT_PAGE_VENUE, "page.venue", "Venue", "Ort", "Lieu", "Lugar",
	    "Venue"),
	TEXT(TEXT_PAGE_VENUES, "page.venues", "Venues", "Orte", "Lieux",
	    "Lugares", "Venues"),
	TEXT(TEXT_PAGE_ORGANIZERS, "page.organizers", "Organizers",
	    "Veranstalter", "Organisateurs", "Organizadores", "Organisers"),
	TEXT(TEXT_PAGE_MAP_OF, "page.map_of", "Map: {name}", "Karte: {name}",
	    "Plan : {name}", "Mapa: {name}", "Map: {name}"),
	TEXT(TEXT_PAGE_ONE_RECORD, "page.one_record", "1 entry", "1 Eintrag",
	    "1 entrée", "1 entrada", "1 entry"),
	TEXT(TEXT_PAGE_MANY_RECORDS, "page.many_records", "{count} entries",
	    "{count} Einträge", "{count} entrées", "{count} entradas",
	    "{count} entries"),
	TEXT(TEXT_PAGE_ADD_GOOGLE, "page.add_google", "Google Calendar",
	    "Google Kalender", "Google Agenda", "Google Calendar",
	    "Google Calendar"),
	TEXT(TEXT_PAGE_ADD_OUTLOOK, "page.add_outlook", "Outlook.com",
	    "Outlook.com", "Outlook.com", "Outlook.com", "Outlook.com"),
	TEXT(TEXT_PAGE_POSITION, "page.position", "Page {page} of {pages}",
	    "Seite {page} von {pages}", "Page {page} sur {pages}",
	    "Página {page} de {pages}", "Page {page} of {pages}"),
	TEXT(TEXT_PAGE_ONE_EVENT, "page.one_event", "1 event",
	    "1 Veranstaltung", "1 événement", "1 evento", "1 event"),
	TEXT(TEXT_PAGE_MANY_EVENTS, "page.many_events", "{count} events",
	    "{count} Veranstaltungen", "{count} événements", "{count} eventos",
	    "{count} events"),
	TEXT(TEXT_PAGE_MOVED, "page.moved", "This page has moved",
	    "Diese Seite ist umgezogen", "Cette page a changé d’adresse",
	    "Esta página se ha mudado", "This page has moved"),
	TEXT(TEXT_PAGE_NOT_FOUND, "page.not_found", "Page not found",
	    "Seite nicht gefunden", "Page introuvable", "Página no encontrada",
	    "Page not found"),
	TEXT(TEXT_PAGE_NOT_FOUND_WHY, "page.not_found_why",
	    "There is no page at this address, or it has been removed.",
	    "Unter dieser Adresse gibt es nichts, oder nichts mehr.",
	    "Il n’y a rien à cette adresse, ou plus rien.",
	    "No hay nada en esta dirección, o ya no.",
	    "There is no page at this address, or it has been removed."),
	TEXT(TEXT_PAGE_BAD, "page.bad", "That did not work",
	    "Das hat nicht geklappt", "Cela n’a pas fonctionné",
	    "No ha funcionado", "That did not work"),
	TEXT(TEXT_PAGE_BAD_WHY, "page.bad_why",
	    "The address contains something that the calendar does not "
	    "understand.",
	    "Die Adresse fragt nach etwas, das der Kalender nicht versteht.",
	    "L’adresse demande quelque chose que le calendrier ne comprend "
	    "pas.", "La dirección pide algo que el calendario no entiende.",
	    "The address contains something that the calendar does not "
	    "understand."),
	TEXT(TEXT_PAGE_LARGE, "page.large", "Too large", "Zu groß",
	    "Trop volumineux", "Demasiado grande", "Too large"),
	TEXT(TEXT_PAGE_LARGE_WHY, "page.large_why",
	    "What was sent is too large. A picture may have at most 10 MB. Go "
	    "back: the form still has what you typed.",
	    "Das Gesendete ist zu groß. Ein Bild darf höchstens 10 MB haben. "
	    "Gehen Sie zurück: Das Formular hat noch, was Sie eingegeben "
	    "haben.",
	    "L’envoi est trop volumineux. Une image peut faire au plus 10 Mo. "
	    "Revenez en arrière : le formulaire a gardé votre saisie.",
	    "Lo enviado es demasiado grande. Una imagen puede tener como "
	    "máximo 10 MB. Vuelva atrás: el formulario conserva lo que "
	    "escribió.",
	    "What was sent is too large. A picture may have at most 10 MB. Go "
	    "back: the form still has what you typed."),
	TEXT(TEXT_PAGE_BUSY, "page.busy", "One moment, please",
	    "Einen Moment bitte", "Un instant, s’il vous plaît",
	    "Un momento, por favor", "One moment, please"),
	TEXT(TEXT_PAGE_FAILED, "page.failed", "Something went wrong",
	    "Etwas ist schiefgegangen", "Une erreur est survenue",
	    "Algo ha fallado", "Something went wrong"),
	TEXT(TEXT_PAGE_FAILED_WHY, "page.failed_why",
	    "The page could not be created. Please try again later.",
	    "Die Seite konnte nicht erzeugt werden. Bitte später noch einmal "
	    "versuchen.",
	    "La page n’a pas pu être produite. Réessayez plus tard.",
	    "No se ha podido crear la página. Inténtelo más tarde.",
	    "The page could not be created. Please try again later."),
	TEXT(TEXT_DESK_MAIL_WRONG, "desk.mail_wrong",
	    "This is not an e-mail address.", "Das ist keine E-Mail-Adresse.",
	    "Ce n’est pas une adresse e-mail.",
	    "Eso no es una dirección de correo electrónico.",
	    "This is not an e-mail address."),
	TEXT(TEXT_DESK_MAIL_TAKEN, "desk.mail_taken",
	    "Another user has this e-mail address.",
	    "Eine andere Person hat diese E-Mail-Adresse schon.",
	    "Cette adresse e-mail est déjà celle d’un autre compte.",
	    "Otra persona ya tiene este correo electrónico.",
	    "Another user has this e-mail address."),
	TEXT(TEXT_DESK_MAIL_UNCONFIRMED, "desk.mail_unconfirmed",
	    "{address} is not confirmed yet. It is used once the link that is "
	    "sent there has been opened, within 24 hours. At most one link is "
	    "sent in ten minutes.",
	    "{address} ist noch nicht bestätigt. Die Adresse gilt, sobald der "
	    "Link geöffnet wurde, der dorthin geschickt wird und 24 Stunden "
	    "lang gilt. In zehn Minuten wird höchstens ein Link verschickt.",
	    "{address} n’est pas encore confirmée. L’adresse sert dès que le "
	    "lien qui y est envoyé a été ouvert, dans les 24 heures. Un seul "
	    "lien est envoyé en dix minutes.",
	    "{address} aún no está confirmada. La dirección se usa en cuanto "
	    "se abra el enlace que se envía allí, antes de 24 horas. Se envía "
	    "como máximo un enlace cada diez minutos.",
	    "{address} is not confirmed yet. It is used once the link that is "
	    "sent there has been opened, within 24 hours. At most one link is "
	    "sent in ten minutes."),
	TEXT(TEXT_DESK_MAIL_CONFIRM_WHY, "desk.mail_confirm_why",
	    "From now on the calendar sends e-mails for {name} to {address}.",
	    "E-Mails für {name} schickt der Kalender von nun an an {address}.",
	    "Désormais, le calendrier envoie les e-mails pour {name} à "
	    "{address}.",
	    "Desde ahora el calendario envía los correos para {name} a "
	    "{address}.",
	    "From now on the calendar sends e-mails for {name} to {address}."),
	TEXT(TEXT_DESK_LINK_SENT, "desk.link_sent",
	    "A link has been sent to {address}. It can be used once, within "
	    "seven days.",
	    "Ein Link wurde an {address} geschickt. Er gilt einmal und sieben "
	    "Tage lang.",
	    "Un lien a été envoyé à {address}. Il est valable une fois, "
	    "pendant sept jours.",
	    "Se ha enviado un enlace a {address}. Sirve una vez, durante siete "
	    "días.",
	    "A link has been sent to {address}. It can be used once, within "
	    "seven days."),
	TEXT(TEXT_DESK_WRONG_LOGIN, "desk.wrong_login",
	    "The name or the password is wrong.",
	    "Der Name oder das Passwort ist falsch.",
	    "Le nom ou le mot de passe est incorrect.",
	    "El nombre o la contraseña no son correctos.",
	    "The name or the password is wrong."),
	TEXT(TEXT_DESK_HELD_LONG, "desk.held_long",
	    "You were signed out, and what you typed is too long to be kept "
	    "here. It has not been saved. Go back in your browser and copy it "
	    "before you sign in.",
	    "Sie wurden abgemeldet, und was Sie geschrieben haben, ist zu "
	    "lang, um hier aufgehoben zu werden. Es ist nicht gespeichert. "
	    "Gehen Sie im Browser zurück und kopieren Sie es, bevor Sie sich "
	    "anmelden.",
	    "Vous avez été déconnecté, et ce que vous avez écrit est trop long "
	    "pour être gardé ici. Ce n’est pas enregistré. Revenez en arrière "
	    "dans le navigateur et copiez-le avant de vous connecter.",
	    "Se ha cerrado la sesión, y lo que escribió es demasiado largo "
	    "para conservarlo aquí. No está guardado. Vuelva atrás en el "
	    "navegador y cópielo antes de iniciar sesión.",
	    "You were signed out, and what you typed is too long to be kept "
	    "here. It has not been saved. Go back in your browser and copy it "
	    "before you sign in."),
	TEXT(TEXT_DESK_HELD_OTHERS, "desk.held_others",
	    "{name} typed this. Sign in as {name}, or sign in without what was "
	    "typed.",
	    "Das hat {name} geschrieben. Melden Sie sich als {name} an oder "
	    "ohne das Geschriebene.",
	    "{name} a écrit ceci. Connectez-vous en tant que {name}, ou sans "
	    "ce texte.",
	    "Esto lo escribió {name}. Inicie sesión como {name}, o sin ese "
	    "texto.",
	    "{name} typed this. Sign in as {name}, or sign in without what was "
	    "typed."),
	TEXT(TEXT_DESK_WAIT, "desk.wait",
	    "Too many attempts. Please try again in {count} seconds.",
	    "Zu viele Versuche. Bitte in {count} Sekunden wieder probieren.",
	    "Trop de tentatives. Réessayez dans {count} secondes.",
	    "Demasiados intentos. Inténtelo de nuevo dentro de {count} "
	    "segundos.",
	    "Too many attempts. Please try again in {count} seconds."),
	TEXT(TEXT_DESK_PASSWORD_SHORT, "desk.password_short",
	    "The password needs at least 10 characters.",
	    "Das Passwort braucht mindestens 10 Zeichen.",
	    "Le mot de passe doit compter au moins 10 caractères.",
	    "La contraseña debe tener al menos 10 caracteres.",
	    "The password needs at least 10 characters."),
	TEXT(TEXT_DESK_PASSWORD_LONG, "desk.password_long",
	    "The password must not be longer than 500 bytes.",
	    "Das Passwort darf nicht länger als 500 Bytes sein.",
	    "Le mot de passe ne doit pas dépasser 500 octets.",
	    "La contraseña no debe tener más de 500 bytes.",
	    "The password must not be longer than 500 bytes."),
	TEXT(TEXT_DESK_PASSWORD_COMMON, "desk.password_common",
	    "Many people use this password, so it is easy to guess. Please "
	    "choose another one.",
	    "Dieses Passwort benutzen viele, deshalb ist es leicht zu erraten. "
	    "Bitte ein anderes wählen.",
	    "Ce mot de passe est très répandu, donc facile à deviner. "
	    "Choisissez-en un autre.",
	    "Muchas personas usan esta contraseña y se adivinaría. Elija "
	    "otra.",
	    "Many people use this password, so it is easy to guess. Please "
	    "choose another one."),
	TEXT(TEXT_DESK_PASSWORD_WRONG, "desk.password_wrong",
	    "Your password is wrong.", "Ihr Passwort ist falsch.",
	    "Votre mot de passe est incorrect.",
	    "Su contraseña no es correcta.", "Your password is wrong."),
	TEXT(TEXT_DESK_PASSWORD_MISSING, "desk.password_missing",
	    "Enter your password.", "Geben Sie Ihr Passwort ein.",
	    "Saisissez votre mot de passe.", "Escriba su contraseña.",
	    "Enter your password."),
	TEXT(TEXT_DESK_PROGRAMS_FULL, "desk.programs_full",
	    "There are already {count} passwords for programs; delete some "
	    "that are no longer needed.",
	    "Es gibt schon {count} Passwörter für Programme; bitte löschen Sie "
	    "welche, die nicht mehr gebraucht werden.",
	    "Il y a déjà {count} mots de passe pour des programmes ; supprimez "
	    "ceux qui ne servent plus.",
	    "Ya hay {count} contraseñas para programas; elimine las que ya no "
	    "se necesiten.",
	    "There are already {count} passwords for programs; delete some "
	    "that are no longer needed."),
	TEXT(TEXT_DESK_SECOND_IS_ON, "desk.second_is_on",
	    "Two-step sign-in is on.",
	    "Die Anmeldung in zwei Schritten ist eingeschaltet.",
	    "La connexion en deux étapes est activée.",
	    "El inicio de sesión en dos pasos está activado.",
	    "Two-step sign-in is on."),
	TEXT(TEXT_DESK_SECOND_IS_OFF, "desk.second_is_off",
	    "Two-step sign-in is off.",
	    "Die Anmeldung in zwei Schritten ist ausgeschaltet.",
	    "La connexion en deux étapes est désactivée.",
	    "El inicio de sesión en dos pasos está desactivado.",
	    "Two-step sign-in is off."),
	TEXT(TEXT_DESK_SECOND_LACKS, "desk.second_lacks",
	    "Two-step sign-in is demanded and not set up yet.",
	    "Die Anmeldung in zwei Schritten ist vorgeschrieben und noch nicht "
	    "eingerichtet.",
	    "La connexion en deux étapes est exigée et n’est pas encore "
	    "configurée.",
	    "El inicio de sesión en dos pasos es obligatorio y aún no está "
	    "configurado.", "Two-step sign-in is demanded and not set up yet."),
	TEXT(TEXT_DESK_SECOND_LEFT, "desk.second_left",
	    "Recovery codes left: {count}", "Übrige Ersatzcodes: {count}",
	    "Codes de secours restants : {count}",
	    "Códigos de recuperación restantes: {count}",
	    "Recovery codes left: {count}"),
	TEXT(TEXT_DESK_SECOND_WRONG, "desk.second_wrong",
	    "The code is wrong, or was used before. Wait for the next one, and "
	    "check the clock of your device.",
	    "Der Code ist falsch oder wurde schon verwendet. Warten Sie auf "
	    "den nächsten und prüfen Sie die Uhr Ihres Geräts.",
	    "Le code est incorrect ou a déjà servi. Attendez le suivant et "
	    "vérifiez l’heure de votre appareil.",
	    "El código no es correcto o ya se ha usado. Espere al siguiente y "
	    "compruebe la hora de su dispositivo.",
	    "The code is wrong, or was used before. Wait for the next one, and "
	    "check the clock of your device."),
	TEXT(TEXT_DESK_SECOND_LATE, "desk.second_late",
	    "That took too long. Please sign in again.",
	    "Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.",
	    "Cela a pris trop de temps. Veuillez vous connecter à nouveau.",
	    "Ha tardado demasiado. Inicie sesión de nuevo.",
	    "That took too long. Please sign in again."),
	TEXT(TEXT_DESK_SECOND_ON, "desk.second_on",
	    "Two-step sign-in turned on",
	    "Anmeldung in zwei Schritten eingeschaltet",
	    "Connexion en deux étapes activée",
	    "Inicio de sesión en dos pasos activado",
	    "Two-step sign-in turned on"),
	TEXT(TEXT_DESK_SECOND_OFF, "desk.second_off",
	    "Two-step sign-in turned off",
	    "Anmeldung in zwei Schritten ausgeschaltet",
	    "Connexion en deux étapes désactivée",
	    "Inicio de sesión en dos pasos desactivado",
	    "Two-step sign-in turned off"),
	TEXT(TEXT_DESK_CHANGE_PASSWORD_OF, "desk.change_password_of",
	    "Password changed", "Passwort geändert", "Mot de passe modifié",
	    "Contraseña cambiada", "Password changed"),
	TEXT(TEXT_DESK_CHANGE_MAIL_OF, "desk.change_mail_of",
	    "E-mail address changed", "E-Mail-Adresse geändert",
	    "Adresse e-mail modifiée", "Correo electrónico cambiado",
	    "E-mail address changed"),
	TEXT(TEXT_DESK_AGENT, "desk.agent", "{browser} on {system}",
	    "{browser} auf {system}", "{browser} sur {system}",
	    "{browser} en {system}", "{browser} on {system}"),
	TEXT(TEXT_DESK_AGENT_UNKNOWN, "desk.agent_unknown", "Unknown browser",
	    "Unbekannter Browser", "Navigateur inconnu",
	    "Navegador desconocido", "Unknown browser"),
	TEXT(TEXT_DESK_USED, "desk.used", "last used {date}",
	    "zuletzt benutzt {date}", "dernière utilisation {date}",
	    "último uso {date}", "last used {date}"),
	TEXT(TEXT_DESK_USED_TODAY, "desk.used_today", "last used today",
	    "zuletzt heute benutzt", "dernière utilisation aujourd’hui",
	    "último uso hoy", "last used today"),
	TEXT(TEXT_DESK_USED_YESTERDAY, "desk.used_yesterday",
	    "last used yesterday", "zuletzt gestern benutzt",
	    "dernière utilisation hier", "último uso ayer",
	    "last used yesterday"),
	TEXT(TEXT_DESK_EVENTS, "desk.events", "Events", "Veranstaltungen",
	    "Événements", "Eventos", "Events"),
	TEXT(TEXT_DESK_VENUES, "desk.venues", "Venues", "Orte", "Lieux",
	    "Lugares", "Venues"),
	TEXT(TEXT_DESK_ORGANIZERS, "desk.organizers", "Organizers",
	    "Veranstalter", "Organisateurs", "Organizadores", "Organisers"),
	TEXT(TEXT_DESK_TAGS, "desk.tags", "Tags", "Schlagwörter", "Étiquettes",
	    "Etiquetas", "Tags"),
	TEXT(TEXT_DESK_PICTURE_USED, "desk.picture_used", "In use",
	    "In Gebrauch", "Utilisée", "En uso", "In use"),
	TEXT(TEXT_DESK_PICTURE_UNUSED, "desk.picture_unused", "Not in use",
	    "Nicht in Gebrauch", "Inutilisée", "Sin uso", "Not in use"),
	TEXT(TEXT_DESK_PICTURE_IN_TEXT, "desk.picture_in_text",
	    "Mentioned in a text, now or earlier",
	    "Ein Text nennt es oder hat es genannt",
	    "Un texte la nomme ou l’a nommée",
	    "Un texto la nombra o la ha nombrado",
	    "Mentioned in a text, now or earlier"),
	TEXT(TEXT_DESK_PICTURE_KEPT, "desk.picture_kept",
	    "This picture is in use, so it was not deleted.",
	    "Dieses Bild ist in Gebrauch und wurde deshalb nicht gelöscht.",
	    "Cette image est utilisée ; elle n’a donc pas été supprimée.",
	    "Esta imagen está en uso, por eso no se ha eliminado.",
	    "This picture is in use, so it was not deleted."),
	TEXT(TEXT_DESK_ROOM, "desk.room", "Pictures: {used} MB",
	    "Bilder: {used} MB", "Images : {used} Mo", "Imágenes: {used} MB",
	    "Pictures: {used} MB"),
	TEXT(TEXT_DESK_ROOM_OF, "desk.room_of",
	    "Pictures: {used} of {most} MB", "Bilder: {used} von {most} MB",
	    "Images : {used} sur {most} Mo", "Imágenes: {used} de {most} MB",
	    "Pictures: {used} of {most} MB"),
	TEXT(TEXT_DESK_ROOM_OF_ALL, "desk.room_of_all",
	    "Pictures of all users: {used} MB",
	    "Bilder aller Personen: {used} MB",
	    "Images de toutes les personnes : {used} Mo",
	    "Imágenes de todas las personas: {used} MB",
	    "Pictures of all users: {used} MB"),
	TEXT(TEXT_DESK_ROOM_OF_ALL_OF, "desk.room_of_all_of",
	    "Pictures of all users: {used} of {most} MB",
	    "Bilder aller Personen: {used} von {most} MB",
	    "Images de toutes les personnes : {used} sur {most} Mo",
	    "Imágenes de todas las personas: {used} de {most} MB",
	    "Pictures of all users: {used} of {most} MB"),
	TEXT(TEXT_DESK_MEGABYTES, "desk.megabytes", "{used} MB", "{used} MB",
	    "{used} Mo", "{used} MB", "{used} MB"),
	TEXT(TEXT_DESK_KILOBYTES, "desk.kilobytes", "{used} KB", "{used} KB",
	    "{used} Ko", "{used} KB", "{used} KB"),
	TEXT(TEXT_DESK_ALL, "desk.all", "All", "Alle", "Toutes", "Todas",
	    "All"),
	TEXT(TEXT_DESK_SETTINGS_NAME, "desk.settings_name", "Name and look",
	    "Name und Aussehen", "Nom et apparence", "Nombre y aspecto",
	    "Name and look"),
	TEXT(TEXT_DESK_SETTINGS_PLACE, "desk.settings_place",
	    "Place, time and money", "Ort, Zeit und Währung",
	    "Lieu, heure et monnaie", "Lugar, hora y moneda",
	    "Place, time and money"),
	TEXT(TEXT_DESK_SETTINGS_FOOTER, "desk.settings_footer", "Footer",
	    "Fußzeile", "Pied de page", "Pie de página", "Footer"),
	TEXT(TEXT_DESK_SETTINGS_OTHERS, "desk.settings_others",
	    "Visitors and other sites", "Besucher und andere Websites",
	    "Visiteurs et autres sites", "Visitantes y otros sitios",
	    "Visitors and other sites"),
	TEXT(TEXT_DESK_SETTINGS_LANGUAGES, "desk.settings_languages",
	    "Languages", "Sprachen", "Langues", "Idiomas", "Languages"),
	TEXT(TEXT_DESK_SETTINGS_MAIL, "desk.settings_mail", "E-mail", "E-Mail",
	    "E-mail", "Correo electrónico", "E-mail"),
	TEXT(TEXT_DESK_SETTINGS_SECOND, "desk.settings_second",
	    "Two-step sign-in is required for",
	    "Anmeldung in zwei Schritten ist Pflicht für",
	    "Connexion en deux étapes obligatoire pour",
	    "Inicio de sesión en dos pasos obligatorio para",
	    "Two-step sign-in is required for"),
	TEXT(TEXT_DESK_SETTING_LINE_MUST, "desk.setting_line_must",
	    "This must be one line of at most about 200 characters.",
	    "Möglich ist eine Zeile mit höchstens etwa 200 Zeichen.",
	    "Il faut une seule ligne d’environ 200 caractères au plus.",
	    "Debe ser una línea de unos 200 caracteres como máximo.",
	    "This must be one line of at most about 200 characters."),
	TEXT(TEXT_DESK_SETTING_NOTICE_MUST, "desk.setting_notice_must",
	    "This must be one line of at most about 1,000 characters.",
	    "Möglich ist eine Zeile mit höchstens etwa 1.000 Zeichen.",
	    "Il faut une seule ligne d’environ 1 000 caractères au plus.",
	    "Debe ser una línea de unos 1000 caracteres como máximo.",
	    "This must be one line of at most about 1,000 characters."),
	TEXT(TEXT_DESK_SETTING_SYMBOL_MUST, "desk.setting_symbol_must",
	    "This must be one line of at most about 20 characters, and not "
	    "empty.",
	    "Nötig ist eine Zeile mit höchstens etwa 20 Zeichen, die nicht "
	    "leer ist.",
	    "Il faut une seule ligne d’environ 20 caractères au plus, non "
	    "vide.",
	    "Debe ser una línea de unos 20 caracteres como máximo, no vacía.",
	    "This must be one line of at most about 20 characters, and not "
	    "empty."),
	TEXT(TEXT_DESK_SETTING_ACCENT_MUST, "desk.setting_accent_must",
	    "This must be # and 3 or 6 digits from 0 to f, such as #0b5cad.",
	    "Nötig sind # und 3 oder 6 Ziffern von 0 bis f, zum Beispiel "
	    "#0b5cad.",
	    "Il faut # et 3 ou 6 chiffres de 0 à f, comme #0b5cad.",
	    "Debe ser # y 3 o 6 cifras de 0 a f, como #0b5cad.",
	    "This must be # and 3 or 6 digits from 0 to f, such as #0b5cad."),
	TEXT(TEXT_DESK_SETTING_TIMEZONE_MUST, "desk.setting_timezone_must",
	    "There is no such time zone. Choose one such as Europe/Paris.",
	    "Diese Zeitzone gibt es nicht. Gemeint ist eine wie "
	    "Europe/Berlin.",
	    "Ce fuseau horaire n’existe pas. Choisissez-en un comme "
	    "Europe/Paris.",
	    "No existe esa zona horaria. Elija una como Europe/Madrid.",
	    "There is no such time zone. Choose one such as Europe/Paris."),
	TEXT(TEXT_DESK_SETTING_CODE_MUST, "desk.setting_code_must",
	    "This must be three letters, such as EUR.",
	    "Nötig sind drei Buchstaben, zum Beispiel EUR.",
	    "Il faut trois lettres, comme EUR.",
	    "Deben ser tres letras, como EUR.",
	    "This must be three letters, such as EUR."),
	TEXT(TEXT_DESK_SETTING_LINKS_MUST, "desk.setting_links_must",
	    "Each line must be a name and, after a blank, an address that "
	    "begins with https://, http://, mailto: or /. At most 20 lines.",
	    "Jede Zeile muss aus einem Namen und, nach einem Leerzeichen, "
	    "einer Adresse bestehen, die mit https://, http://, mailto: oder / "
	    "beginnt. Höchstens 20 Zeilen.",
	    "Chaque ligne doit contenir un nom puis, après une espace, une "
	    "adresse qui commence par https://, http://, mailto: ou /. 20 "
	    "lignes au plus.",
	    "Cada línea debe tener un nombre y, tras un espacio, una dirección "
	    "que empiece por https://, http://, mailto: o /. 20 líneas como "
	    "máximo.",
	    "Each line must be a name and, after a blank, an address that "
	    "begins with https://, http://, mailto: or /. At most 20 lines."),
	TEXT(TEXT_DESK_SETTING_FRAMES_MUST, "desk.setting_frames_must",
	    "Each line must be * or a site such as https://town.example, "
	    "without a path, and no line may be there twice. At most 50 "
	    "lines.",
	    "Jede Zeile muss * oder eine Website wie https://town.example "
	    "sein, ohne Pfad, und keine darf doppelt vorkommen. Höchstens 50 "
	    "Zeilen.",
	    "Chaque ligne doit être * ou un site comme https://town.example, "
	    "sans chemin, et aucune ne doit se répéter. 50 lignes au plus.",
	    "Cada línea debe ser * o un sitio como https://town.example, sin "
	    "ruta, y ninguna puede repetirse. 50 líneas como máximo.",
	    "Each line must be * or a site such as https://town.example, "
	    "without a path, and no line may be there twice. At most 50 "
	    "lines."),
	TEXT(TEXT_DESK_SETTING_TITLE, "desk.setting_title",
	    "Name of the calendar", "Name des Kalenders", "Nom de l’agenda",
	    "Nombre del calendario", "Name of the calendar"),
	TEXT(TEXT_DESK_SETTING_TITLE_HINT, "desk.setting_title_hint",
	    "In the head of pages, in feeds and in letters. Empty: a general "
	    "name in their language.",
	    "Im Kopf der Seiten, in Feeds und in E-Mails. Leer: ein "
	    "allgemeiner Name in der jeweiligen Sprache.",
	    "En tête des pages, dans les flux et dans les courriels. Vide : un "
	    "nom général dans leur langue.",
	    "En la cabecera de las páginas, en los feeds y en los correos. "
	    "Vacío: un nombre general en su idioma.",
	    "In the head of pages, in feeds and in letters. Empty: a general "
	    "name in their language."),
	TEXT(TEXT_DESK_SETTING_ACCENT, "desk.setting_accent", "Color", "Farbe",
	    "Couleur", "Color", "Color"),
	TEXT(TEXT_DESK_SETTING_ACCENT_HINT, "desk.setting_accent_hint",
	    "Of buttons and links, such as #0b5cad. Empty: a dark red.",
	    "Von Knöpfen und Links, zum Beispiel #0b5cad. Leer: ein dunkles "
	    "Rot.",
	    "Des boutons et des liens, comme #0b5cad. Vide : un rouge foncé.",
	    "De botones y enlaces, como #0b5cad. Vacío: un rojo oscuro.",
	    "Of buttons and links, such as #0b5cad. Empty: a dark red."),
	TEXT(TEXT_DESK_SETTING_TYPE, "desk.setting_type", "Size of texts",
	    "Schriftgröße", "Taille des textes", "Tamaño de los textos",
	    "Size of texts"),
	TEXT(TEXT_DESK_SETTING_SMALL, "desk.setting_small", "Small", "Klein",
	    "Petite", "Pequeño", "Small"),
	TEXT(TEXT_DESK_SETTING_MEDIUM, "desk.setting_medium", "Medium",
	    "Mittel", "Moyenne", "Mediano", "Medium"),
	TEXT(TEXT_DESK_SETTING_LARGE, "desk.setting_large", "Large", "Groß",
	    "Grande", "Grande", "Large"),
	TEXT(TEXT_DESK_SETTING_CARDS, "desk.setting_cards", "Cards of events",
	    "Karten der Veranstaltungen", "Cartes des événements",
	    "Tarjetas de los eventos", "Cards of events"),
	TEXT(TEXT_DESK_SETTING_FRAMED, "desk.setting_framed", "With a frame",
	    "Mit Rahmen", "Avec un cadre", "Con marco", "With a frame"),
	TEXT(TEXT_DESK_SETTING_OPEN, "desk.setting_open", "Without a frame",
	    "Ohne Rahmen", "Sans cadre", "Sin marco", "Without a frame"),
	TEXT(TEXT_DESK_SETTING_FRONT, "desk.setting_front", "First page",
	    "Startseite", "Page d’accueil", "Página de inicio", "First page"),
	TEXT(TEXT_DESK_SETTING_MONTH, "desk.setting_month",
	    "The current month", "Der laufende Monat", "Le mois en cours",
	    "El mes actual", "The current month"),
	TEXT(TEXT_DESK_SETTING_TIMEZONE, "desk.setting_timezone", "Time zone",
	    "Zeitzone", "Fuseau horaire", "Zona horaria", "Time zone"),
	TEXT(TEXT_DESK_SETTING_TIMEZONE_HINT, "desk.setting_timezone_hint",
	    "Such as Europe/Paris. New events are in it, and times of pages.",
	    "Zum Beispiel Europe/Berlin. Sie gilt für neue Veranstaltungen und "
	    "für Zeiten auf Seiten.",
	    "Comme Europe/Paris. Il vaut pour les nouveaux événements et pour "
	    "les heures des pages.",
	    "Como Europe/Madrid. Se aplica a los eventos nuevos y a las horas "
	    "de las páginas.",
	    "Such as Europe/Paris. New events are in it, and times of pages."),
	TEXT(TEXT_DESK_SETTING_WEEK, "desk.setting_week",
	    "First day of the week", "Erster Tag der Woche",
	    "Premier jour de la semaine", "Primer día de la semana",
	    "First day of the week"),
	TEXT(TEXT_DESK_SETTING_USUAL, "desk.setting_usual",
	    "As usual in the language of the page",
	    "Wie in der Sprache der Seite üblich",
	    "Selon l’usage de la langue de la page",
	    "Como es habitual en el idioma de la página",
	    "As usual in the language of the page"),
	TEXT(TEXT_DESK_SETTING_CLOCK, "desk.setting_clock", "Clock", "Uhrzeit",
	    "Heures", "Reloj", "Clock"),
	TEXT(TEXT_DESK_SETTING_HOURS_12, "desk.setting_hours_12", "12 hours",
	    "12 Stunden", "Sur 12 heures", "12 horas", "12 hours"),
	TEXT(TEXT_DESK_SETTING_HOURS_24, "desk.setting_hours_24", "24 hours",
	    "24 Stunden", "Sur 24 heures", "24 horas", "24 hours"),
	TEXT(TEXT_DESK_SETTING_COUNTRY, "desk.setting_country", "Country",
	    "Land", "Pays", "País", "Country"),
	TEXT(TEXT_DESK_SETTING_COUNTRY_HINT, "desk.setting_country_hint",
	    "As venues have it, such as France. Pages leave it out of "
	    "addresses there.",
	    "Wie bei Veranstaltungsorten, zum Beispiel Deutschland. Seiten "
	    "lassen es in Adressen weg.",
	    "Comme dans les lieux, par exemple France. Les pages l’omettent "
	    "dans les adresses.",
	    "Como en los lugares, por ejemplo España. Las páginas lo omiten en "
	    "las direcciones.",
	    "As venues have it, such as France. Pages leave it out of "
	    "addresses there."),
	TEXT(TEXT_DESK_SETTING_SYMBOL, "desk.setting_symbol",
	    "Currency symbol", "Währungszeichen", "Symbole de la monnaie",
	    "Símbolo de la moneda", "Currency symbol"),
	TEXT(TEXT_DESK_SETTING_SYMBOL_HINT, "desk.setting_symbol_hint",
	    "For prices without a currency, such as €.",
	    "Für Preise ohne Währung, zum Beispiel €.",
	    "Pour les prix sans monnaie, comme €.",
	    "Para precios sin moneda, como €.",
	    "For prices without a currency, such as €."),
	TEXT(TEXT_DESK_SETTING_CODE, "desk.setting_code", "Currency code",
	    "Währungscode", "Code de la monnaie", "Código de la moneda",
	    "Currency code"),
	TEXT(TEXT_DESK_SETTING_CODE_HINT, "desk.setting_code_hint",
	    "Three letters, such as EUR.",
	    "Drei Buchstaben, zum Beispiel EUR.", "Trois lettres, comme EUR.",
	    "Tres letras, como EUR.", "Three letters, such as EUR."),
	TEXT(TEXT_DESK_SETTING_POSITION, "desk.setting_position",
	    "Place of the symbol", "Position des Zeichens", "Place du symbole",
	    "Posición del símbolo", "Place of the symbol"),
	TEXT(TEXT_DESK_SETTING_BEFORE, "desk.setting_before",
	    "Before the amount", "Vor dem Betrag", "Avant le montant",
	    "Antes del importe", "Before the amount"),
	TEXT(TEXT_DESK_SETTING_AFTER, "desk.setting_after", "After the amount",
	    "Nach dem Betrag", "Après le montant", "Después del importe",
	    "After the amount"),
	TEXT(TEXT_DESK_SETTING_ADDRESS, "desk.setting_address",
	    "Postal address", "Postanschrift", "Adresse postale",
	    "Dirección postal", "Postal address"),
	TEXT(TEXT_DESK_SETTING_ADDRESS_HINT, "desk.setting_address_hint",
	    "Of the publisher of the calendar, in one line.",
	    "Anschrift des Herausgebers, in einer Zeile.",
	    "De l’éditeur de l’agenda, sur une ligne.",
	    "De quien publica el calendario, en una línea.",
	    "Of the publisher of the calendar, in one line."),
	TEXT(TEXT_DESK_SETTING_LINKS, "desk.setting_links", "Links", "Links",
	    "Liens", "Enlaces", "Links"),
	TEXT(TEXT_DESK_SETTING_LINKS_HINT, "desk.setting_links_hint",
	    "One on each line, at most 20: the name, then the address, such as "
	    "Imprint https://town.example/imprint.",
	    "Einer in jeder Zeile, höchstens 20: der Name, dann die Adresse, "
	    "zum Beispiel Impressum https://town.example/impressum.",
	    "Un par ligne, au plus 20 : le nom, puis l’adresse, comme Mentions "
	    "légales https://town.example/mentions.",
	    "Uno en cada línea, como máximo 20: el nombre y después la "
	    "dirección, como Aviso legal https://town.example/aviso.",
	    "One on each line, at most 20: the name, then the address, such as "
	    "Imprint https://town.example/imprint."),
	TEXT(TEXT_DESK_SETTING_SUBMISSIONS, "desk.setting_submissions",
	    "Everyone can propose events",
	    "Alle können Veranstaltungen vorschlagen",
	    "Tout le monde peut proposer des événements",
	    "Cualquiera puede proponer eventos", "Everyone can propose events"),
	TEXT(TEXT_DESK_SETTING_SUBMISSIONS_HINT,
	    "desk.setting_submissions_hint",
	    "They are not public until an editor publishes them.",
	    "Sie sind erst öffentlich, wenn die Redaktion sie veröffentlicht.",
	    "Ils ne sont publics qu’une fois publiés par la rédaction.",
	    "No son públicos hasta que la redacción los publica.",
	    "They are not public until an editor publishes them."),
	TEXT(TEXT_DESK_SETTING_NOTICE_HINT, "desk.setting_notice_hint",
	    "Shown in the form for proposals: a text, or the address of a "
	    "page.",
	    "Steht im Formular für Vorschläge: ein Text oder die Adresse einer "
	    "Seite.",
	    "S’affiche dans le formulaire de proposition : un texte ou "
	    "l’adresse d’une page.",
	    "Se muestra en el formulario de propuestas: un texto o la "
	    "dirección de una página.",
	    "Shown in the form for proposals: a text, or the address of a "
	    "page."),
	TEXT(TEXT_DESK_SETTING_FRAMES_HINT, "desk.setting_frames_hint",
	    "One on each line, such as https://town.example. An asterisk (*) "
	    "allows all.",
	    "Eine in jeder Zeile, zum Beispiel https://town.example. Ein Stern "
	    "(*) erlaubt alle.",
	    "Un par ligne, comme https://town.example. Un astérisque (*) les "
	    "autorise tous.",
	    "Uno en cada línea, como https://town.example. Un asterisco (*) "
	    "los permite todos.",
	    "One on each line, such as https://town.example. An asterisk (*) "
	    "allows all."),
	TEXT(TEXT_DESK_SETTING_LANGUAGE, "desk.setting_language",
	    "Main language", "Hauptsprache", "Langue principale",
	    "Idioma principal", "Main language"),
	TEXT(TEXT_DESK_SETTING_LANGUAGE_HINT, "desk.setting_language_hint",
	    "Of pages without a language in their address. Below, those that "
	    "visitors can choose, too.",
	    "Der Seiten ohne Sprache in der Adresse. Darunter die, die "
	    "Besucher auch wählen können.",
	    "Des pages sans langue dans leur adresse. Dessous, celles que les "
	    "visiteurs peuvent aussi choisir.",
	    "De las páginas sin idioma en su dirección. Debajo, los que los "
	    "visitantes también pueden elegir.",
	    "Of pages without a language in their address. Below, those that "
	    "visitors can choose, too."),
	TEXT(TEXT_DESK_SETTING_BASE, "desk.setting_base",
	    "Address of the calendar", "Adresse des Kalenders",
	    "Adresse du calendrier", "Dirección del calendario",
	    "Address of the calendar"),
	TEXT(TEXT_DESK_SETTING_BASE_HINT, "desk.setting_base_hint",
	    "Where people open it, such as https://calendar.town.example. "
	    "Links in e-mails and messages of webhooks begin with it.",
	    "Unter der man ihn aufruft, wie https://kalender.ort.example. "
	    "Links in E-Mails und in Nachrichten von Webhooks beginnen damit.",
	    "À laquelle on l’ouvre, comme https://calendrier.ville.example. "
	    "Les liens des e-mails et des messages de webhooks commencent par "
	    "elle.",
	    "Donde se abre, como https://calendario.pueblo.example. Los "
	    "enlaces de los correos y de los mensajes de webhooks empiezan por "
	    "ella.",
	    "Where people open it, such as https://calendar.town.example. "
	    "Links in e-mails and messages of webhooks begin with it."),
	TEXT(TEXT_DESK_SETTING_BASE_MUST, "desk.setting_base_must",
	    "This must be the address at which you have opened this page, up "
	    "to the first slash, such as https://calendar.town.example.",
	    "Möglich ist die Adresse, unter der Sie diese Seite geöffnet "
	    "haben, bis zum ersten Schrägstrich, wie "
	    "https://kalender.ort.example.",
	    "Il faut l’adresse à laquelle vous avez ouvert cette page, jusqu’à "
	    "la première barre, comme https://calendrier.ville.example.",
	    "Debe ser la dirección en la que ha abierto esta página, hasta la "
	    "primera barra, como https://calendario.pueblo.example.",
	    "This must be the address at which you have opened this page, up "
	    "to the first slash, such as https://calendar.town.example."),
	TEXT(TEXT_DESK_SETTING_MAIL_SERVER, "desk.setting_mail_server",
	    "Mail server", "Mailserver", "Serveur de messagerie",
	    "Servidor de correo", "Mail server"),
	TEXT(TEXT_DESK_SETTING_MAIL_SERVER_HINT,
	    "desk.setting_mail_server_hint",
	    "Such as smtp://mail.town.example:587 or "
	    "smtps://mail.town.example:465. Empty: no e-mails are sent.",
	    "Wie smtp://mail.ort.example:587 oder "
	    "smtps://mail.ort.example:465. Leer: Es werden keine E-Mails "
	    "verschickt.",
	    "Comme smtp://mail.ville.example:587 ou "
	    "smtps://mail.ville.example:465. Vide : aucun e-mail n’est "
	    "envoyé.",
	    "Como smtp://correo.pueblo.example:587 o "
	    "smtps://correo.pueblo.example:465. Vacío: no se envían correos.",
	    "Such as smtp://mail.town.example:587 or "
	    "smtps://mail.town.example:465. Empty: no e-mails are sent."),
	TEXT(TEXT_DESK_SETTING_MAIL_MUST, "desk.setting_mail_must",
	    "This must be smtp:// or smtps://, a host and perhaps a port. It "
	    "needs an address of the calendar and a sender, and a login name "
	    "always a password.",
	    "Möglich sind smtp:// oder smtps://, ein Rechner und vielleicht "
	    "ein Port. Dazu gehören eine Adresse des Kalenders und ein "
	    "Absender, zu einem Anmeldenamen immer ein Passwort.",
	    "Il faut smtp:// ou smtps://, un hôte et peut-être un port, avec "
	    "une adresse du calendrier et un expéditeur, et un identifiant ne "
	    "va jamais sans mot de passe.",
	    "Debe ser smtp:// o smtps://, un servidor y quizá un puerto. Hacen "
	    "falta una dirección del calendario y un remitente, y con un "
	    "nombre de usuario siempre una contraseña.",
	    "This must be smtp:// or smtps://, a host and perhaps a port. It "
	    "needs an address of the calendar and a sender, and a login name "
	    "always a password."),
	TEXT(TEXT_DESK_SETTING_MAIL_FROM, "desk.setting_mail_from", "Sender",
	    "Absender", "Expéditeur", "Remitente", "Sender"),
	TEXT(TEXT_DESK_SETTING_MAIL_FROM_HINT, "desk.setting_mail_from_hint",
	    "E-mail address from which the calendar writes.",
	    "E-Mail-Adresse, von der der Kalender schreibt.",
	    "Adresse e-mail depuis laquelle le calendrier écrit.",
	    "Dirección de correo desde la que escribe el calendario.",
	    "E-mail address from which the calendar writes."),
	TEXT(TEXT_DESK_SETTING_MAIL_FROM_MUST, "desk.setting_mail_from_must",
	    "This must be an e-mail address.",
	    "Möglich ist eine E-Mail-Adresse.", "Il faut une adresse e-mail.",
	    "Debe ser una dirección de correo electrónico.",
	    "This must be an e-mail address."),
	TEXT(TEXT_DESK_SETTING_MAIL_LOGIN, "desk.setting_mail_login",
	    "Login name at the mail server", "Anmeldename beim Mailserver",
	    "Identifiant sur le serveur de messagerie",
	    "Usuario en el servidor de correo",
	    "Login name at the mail server"),
	TEXT(TEXT_DESK_SETTING_MAIL_LOGIN_HINT, "desk.setting_mail_login_hint",
	    "If the server requires one.", "Falls der Server einen verlangt.",
	    "Si le serveur en exige un.", "Si el servidor lo exige.",
	    "If the server requires one."),
	TEXT(TEXT_DESK_SETTING_MAIL_PASSWORD, "desk.setting_mail_password",
	    "Password at the mail server", "Passwort beim Mailserver",
	    "Mot de passe sur le serveur de messagerie",
	    "Contraseña en el servidor de correo",
	    "Password at the mail server"),
	TEXT(TEXT_DESK_SETTING_MAIL_PASSWORD_HINT,
	    "desk.setting_mail_password_hint",
	    "A stored password is never shown. Left empty, it stays in use "
	    "until the server or the login name changes.",
	    "Ein gespeichertes Passwort wird nie angezeigt. Bleibt das Feld "
	    "leer, gilt es weiter, bis sich Server oder Anmeldename ändern.",
	    "Un mot de passe enregistré n’est jamais affiché. Laissé vide, il "
	    "reste en usage jusqu’à ce que le serveur ou l’identifiant "
	    "change.",
	    "Una contraseña guardada no se muestra nunca. Si lo deja vacío, "
	    "sigue en uso hasta que cambie el servidor o el usuario.",
	    "A stored password is never shown. Left empty, it stays in use "
	    "until the server or the login name changes."),
	TEXT(TEXT_DESK_TEST_LETTER, "desk.test_letter",
	    "Send a test e-mail to {address}",
	    "Test-E-Mail an {address} senden",
	    "Envoyer un e-mail d’essai à {address}",
	    "Enviar un correo de prueba a {address}",
	    "Send a test e-mail to {address}"),
	TEXT(TEXT_DESK_RESULT_WAITS, "desk.result_waits",
	    "The test is on its way. Reload this page in a moment.",
	    "Der Test ist unterwegs. Laden Sie die Seite gleich neu.",
	    "L’essai est en route. Rechargez la page dans un instant.",
	    "La prueba está en camino. Vuelva a cargar la página dentro de un "
	    "momento.",
	    "The test is on its way. Reload this page in a moment."),
	TEXT(TEXT_DESK_RESULT_MAIL_DONE, "desk.result_mail_done",
	    "The server has accepted the e-mail ({code}).",
	    "Der Server hat die E-Mail angenommen ({code}).",
	    "Le serveur a accepté l’e-mail ({code}).",
	    "El servidor ha aceptado el correo ({code}).",
	    "The server has accepted the e-mail ({code})."),
	TEXT(TEXT_DESK_RESULT_MAIL_REJECTED, "desk.result_mail_rejected",
	    "The server has rejected the e-mail ({code}).",
	    "Der Server hat die E-Mail abgelehnt ({code}).",
	    "Le serveur a refusé l’e-mail ({code}).",
	    "El servidor ha rechazado el correo ({code}).",
	    "The server has rejected the e-mail ({code})."),
	TEXT(TEXT_DESK_RESULT_LOGIN, "desk.result_login",
	    "The server has rejected the login name or the password ({code}).",
	    "Der Server hat Anmeldenamen oder Passwort abgelehnt ({code}).",
	    "Le serveur a refusé l’identifiant ou le mot de passe ({code}).",
	    "El servidor ha rechazado el usuario o la contraseña ({code}).",
	    "The server has rejected the login name or the password ({code})."),
	TEXT(TEXT_DESK_RESULT_UNKNOWN, "desk.result_unknown",
	    "There is no server of this name.",
	    "Es gibt keinen Server mit diesem Namen.",
	    "Il n’y a pas de serveur de ce nom.",
	    "No hay ningún servidor con ese nombre.",
	    "There is no server of this name."),
	TEXT(TEXT_DESK_RESULT_AWAY, "desk.result_away",
	    "There is no connection to the server. Are its name and port "
	    "correct?",
	    "Es kommt keine Verbindung zum Server zustande. Stimmen Name und "
	    "Port?",
	    "Pas de connexion au serveur. Le nom et le port sont-ils corrects "
	    "?",
	    "No hay conexión con el servidor. ¿Son correctos el nombre y el "
	    "puerto?",
	    "There is no connection to the server. Are its name and port "
	    "correct?"),
	TEXT(TEXT_DESK_RESULT_LATE, "desk.result_late",
	    "The server has not answered in time.",
	    "Der Server hat nicht rechtzeitig geantwortet.",
	    "Le serveur n’a pas répondu à temps.",
	    "El servidor no ha respondido a tiempo.",
	    "The server has not answered in time."),
	TEXT(TEXT_DESK_RESULT_UNSAFE, "desk.result_unsafe",
	    "There is no secure connection: the server offers no TLS, or its "
	    "certificate is not valid.",
	    "Es kommt keine sichere Verbindung zustande: Der Server bietet "
	    "kein TLS an, oder sein Zertifikat ist nicht gültig.",
	    "Pas de connexion sûre : le serveur n’offre pas TLS, ou son "
	    "certificat n’est pas valide.",
	    "No hay conexión segura: el servidor no ofrece TLS o su "
	    "certificado no es válido.",
	    "There is no secure connection: the server offers no TLS, or its "
	    "certificate is not valid."),
	TEXT(TEXT_DESK_RESULT_LOST, "desk.result_lost",
	    "The connection has failed.", "Die Verbindung ist gescheitert.",
	    "La connexion a échoué.", "La conexión ha fallado.",
	    "The connection has failed."),
	TEXT(TEXT_DESK_RESULT_PRIVATE, "desk.result_private",
	    "The address leads to this machine or a private network. Only "
	    "site.yaml can allow that.",
	    "Die Adresse führt auf diesen Rechner oder in ein privates Netz. "
	    "Das kann nur site.yaml erlauben.",
	    "L’adresse mène à cette machine ou à un réseau privé. Seul "
	    "site.yaml peut l’autoriser.",
	    "La dirección lleva a esta máquina o a una red privada. Solo "
	    "site.yaml puede permitirlo.",
	    "The address leads to this machine or a private network. Only "
	    "site.yaml can allow that."),
	TEXT(TEXT_DESK_RESULT_HOOK_DONE, "desk.result_hook_done",
	    "Received ({code}).", "Empfangen ({code}).", "Reçu ({code}).",
	    "Recibido ({code}).", "Received ({code})."),
	TEXT(TEXT_DESK_RESULT_HOOK_REJECTED, "desk.result_hook_rejected",
	    "The answer was {code}, which is a failure.",
	    "Die Antwort war {code}, also ein Fehler.",
	    "La réponse était {code}, donc un échec.",
	    "La respuesta fue {code}, que es un error.",
	    "The answer was {code}, which is a failure."),
	TEXT(TEXT_DESK_DOWNLOAD_EXPORT, "desk.download_export", "Export",
	    "Export", "Export", "Exportación", "Export"),
	TEXT(TEXT_DESK_DOWNLOAD_EXPORT_HINT, "desk.download_export_hint",
	    "Lines of JSON with all records, users and pictures, for “almanac "
	    "import”. Without passwords.",
	    "JSON-Zeilen mit allen Einträgen, Benutzern und Bildern, für "
	    "„almanac import“. Ohne Passwörter.",
	    "Des lignes de JSON avec toutes les fiches, les utilisateurs et "
	    "les images, pour « almanac import ». Sans mots de passe.",
	    "Líneas de JSON con todos los registros, usuarios e imágenes, para "
	    "«almanac import». Sin contraseñas.",
	    "Lines of JSON with all records, users and pictures, for “almanac "
	    "import”. Without passwords."),
	TEXT(TEXT_DESK_DOWNLOAD_CALENDAR, "desk.download_calendar",
	    "Calendar (.ics)", "Kalender (.ics)", "Calendrier (.ics)",
	    "Calendario (.ics)", "Calendar (.ics)"),
	TEXT(TEXT_DESK_DOWNLOAD_CALENDAR_HINT, "desk.download_calendar_hint",
	    "All events that are not in the trash, also drafts, for calendar "
	    "programs.",
	    "Alle Veranstaltungen, die nicht im Papierkorb sind, auch "
	    "Entwürfe, für Kalenderprogramme.",
	    "Tous les événements qui ne sont pas dans la corbeille, brouillons "
	    "compris, pour les agendas.",
	    "Todos los eventos que no están en la papelera, también los "
	    "borradores, para programas de calendario.",
	    "All events that are not in the trash, also drafts, for calendar "
	    "programs."),
	TEXT(TEXT_DESK_DOWNLOAD_TABLE, "desk.download_table", "Table (.csv)",
	    "Tabelle (.csv)", "Tableau (.csv)", "Tabla (.csv)", "Table (.csv)"),
	TEXT(TEXT_DESK_DOWNLOAD_TABLE_HINT, "desk.download_table_hint",
	    "The same events as a table, for spreadsheets and “almanac "
	    "import”.",
	    "Dieselben Veranstaltungen als Tabelle, für Tabellenprogramme und "
	    "„almanac import“.",
	    "Les mêmes événements dans un tableau, pour les tableurs et « "
	    "almanac import ».",
	    "Los mismos eventos en una tabla, para hojas de cálculo y «almanac "
	    "import».",
	    "The same events as a table, for spreadsheets and “almanac "
	    "import”."),
	TEXT(TEXT_DESK_DOWNLOAD_BACKUP, "desk.download_backup", "Backup",
	    "Sicherung", "Sauvegarde", "Copia de seguridad", "Backup"),
	TEXT(TEXT_DESK_DOWNLOAD_BACKUP_HINT, "desk.download_backup_hint",
	    "A copy of the database, for “almanac restore”. It also has what "
	    "proves users: hashes of passwords, and keys of mail and "
	    "webhooks.",
	    "Eine Kopie der Datenbank, für „almanac restore“. Sie enthält "
	    "auch, womit sich Benutzer ausweisen: Prüfsummen der Passwörter, "
	    "dazu die Schlüssel für E-Mail und Webhooks.",
	    "Une copie de la base de données, pour « almanac restore ». Elle "
	    "contient aussi ce qui authentifie les utilisateurs : les "
	    "empreintes des mots de passe, et les clés de la messagerie et des "
	    "webhooks.",
	    "Una copia de la base de datos, para «almanac restore». Contiene "
	    "también lo que acredita a los usuarios: resúmenes de contraseñas, "
	    "y las claves del correo y de los webhooks.",
	    "A copy of the database, for “almanac restore”. It also has what "
	    "proves users: hashes of passwords, and keys of mail and "
	    "webhooks."),
	TEXT(TEXT_DESK_DOWNLOAD_FULL, "desk.download_full",
	    "There is not enough room on the server for this file.",
	    "Auf dem Server ist nicht genug Platz für diese Datei.",
	    "Il n’y a pas assez de place sur le serveur pour ce fichier.",
	    "En el servidor no hay espacio suficiente para este archivo.",
	    "There is not enough room on the server for this file."),
	TEXT(TEXT_DESK_DOWNLOAD_FAILED, "desk.download_failed",
	    "The file could not be made. The log of the server says why.",
	    "Die Datei konnte nicht erstellt werden. Den Grund nennt das "
	    "Protokoll des Servers.",
	    "Le fichier n’a pas pu être créé. Le journal du serveur dit "
	    "pourquoi.",
	    "No se pudo crear el archivo. El registro del servidor dice por "
	    "qué.",
	    "The file could not be made. The log of the server says why."),
	TEXT(TEXT_DESK_DOWNLOAD_BUSY, "desk.download_busy",
	    "You or others are downloading a file. Please try again when that "
	    "is complete.",
	    "Sie oder andere laden gerade eine Datei herunter. Bitte versuchen "
	    "Sie es wieder, wenn das fertig ist.",
	    "Vous ou d’autres téléchargez déjà un fichier. Réessayez quand ce "
	    "sera terminé.",
	    "Usted u otras personas están descargando un archivo. Inténtelo de "
	    "nuevo cuando haya terminado.",
	    "You or others are downloading a file. Please try again when that "
	    "is complete."),
	TEXT(TEXT_DESK_DOWNLOAD_ABSENT, "desk.download_absent",
	    "This works only if the server was started with “almanac serve”.",
	    "Das geht nur, wenn der Server mit „almanac serve“ gestartet "
	    "wurde.",
	    "Cela ne marche que si le serveur a été lancé avec « almanac serve "
	    "».",
	    "Esto solo funciona si el servidor se inició con «almanac serve».",
	    "This works only if the server was started with “almanac serve”."),
	TEXT(TEXT_DESK_BACKUPS_WHY, "desk.backups_why",
	    "The last backups that the command “almanac backup” has made.",
	    "Die letzten Sicherungen mit dem Befehl „almanac backup“.",
	    "Les dernières sauvegardes faites par la commande « almanac backup "
	    "».", "Las últimas copias de la orden «almanac backup».",
	    "The last backups that the command “almanac backup” has made."),
	TEXT(TEXT_DESK_WEBHOOK_ALL, "desk.webhook_all", "All changes",
	    "Alle Änderungen", "Toutes les modifications", "Todos los cambios",
	    "All changes"),
	TEXT(TEXT_DESK_WEBHOOK_MUST, "desk.webhook_must",
	    "This must be an address that begins with https:// and is not here "
	    "yet. There are at most 32.",
	    "Möglich ist eine Adresse mit https://, die hier noch nicht steht. "
	    "Es sind höchstens 32.",
	    "Il faut une adresse qui commence par https:// et n’est pas encore "
	    "ici. Il y en a 32 au plus.",
	    "Debe ser una dirección que empiece por https:// y que aún no esté "
	    "aquí. Hay 32 como máximo.",
	    "This must be an address that begins with https:// and is not here "
	    "yet. There are at most 32."),
	TEXT(TEXT_DESK_WEBHOOK_BASE, "desk.webhook_base",
	    "First enter the address of the calendar in the settings, for "
	    "links in messages.",
	    "Tragen Sie zuerst in den Einstellungen die Adresse des Kalenders "
	    "ein, für Links in den Nachrichten.",
	    "Indiquez d’abord l’adresse du calendrier dans les réglages, pour "
	    "les liens des messages.",
	    "Indique primero la dirección del calendario en los ajustes, para "
	    "los enlaces de los mensajes.",
	    "First enter the address of the calendar in the settings, for "
	    "links in messages."),
	TEXT(TEXT_DESK_SUBSCRIPTION_PUBLISH, "desk.subscription_publish",
	    "are published", "werden veröffentlicht", "sont publiés",
	    "se publican", "are published"),
	TEXT(TEXT_DESK_SUBSCRIPTION_PENDING, "desk.subscription_pending",
	    "wait for review", "warten auf Prüfung", "attendent une relecture",
	    "esperan una revisión", "wait for review"),
	TEXT(TEXT_DESK_SUBSCRIPTION_UNLESS, "desk.subscription_unless",
	    "theirs, unless it was changed here",
	    "die dortige, falls hier unverändert",
	    "la leur, si rien n’a changé ici",
	    "la suya, si aquí no ha cambiado",
	    "theirs, unless it was changed here"),
	TEXT(TEXT_DESK_SUBSCRIPTION_THEIRS, "desk.subscription_theirs",
	    "theirs", "die dortige", "la leur", "la suya", "theirs"),
	TEXT(TEXT_DESK_SUBSCRIPTION_OURS, "desk.subscription_ours", "ours",
	    "die hiesige", "la nôtre", "la nuestra", "ours"),
	TEXT(TEXT_DESK_SUBSCRIPTION_HELD_WHY, "desk.subscription_held_why",
	    "Upcoming events that are no longer there: {count} of {total}. "
	    "Because this is half of them or more, none of them was moved to "
	    "the trash.",
	    "Kommende Veranstaltungen, die es dort nicht mehr gibt: {count} "
	    "von {total}. Weil das mindestens die Hälfte ist, kam keine davon "
	    "in den Papierkorb.",
	    "Événements à venir qui n’y sont plus : {count} sur {total}. Comme "
	    "c’est la moitié ou plus, aucun n’a été mis à la corbeille.",
	    "Próximos eventos que ya no están allí: {count} de {total}. Como "
	    "es la mitad o más, ninguno se ha movido a la papelera.",
	    "Upcoming events that are no longer there: {count} of {total}. "
	    "Because this is half of them or more, none of them was moved to "
	    "the trash."),
	TEXT(TEXT_DESK_SUBSCRIPTION_LAST, "desk.subscription_last",
	    "Last run: {date}", "Letzter Abruf: {date}",
	    "Dernière consultation : {date}", "Última consulta: {date}",
	    "Last run: {date}"),
	TEXT(TEXT_DESK_SUBSCRIPTION_NEXT, "desk.subscription_next",
	    "Next run: {date}", "Nächster Abruf: {date}",
	    "Prochaine consultation : {date}", "Próxima consulta: {date}",
	    "Next run: {date}"),
	TEXT(TEXT_DESK_SUBSCRIPTION_TAKEN, "desk.subscription_taken",
	    "There is a subscription with this name or address already.",
	    "Es gibt schon ein Abonnement mit diesem Namen oder dieser "
	    "Adresse.",
	    "Il y a déjà un abonnement avec ce nom ou cette adresse.",
	    "Ya hay una suscripción con este nombre o esta dirección.",
	    "There is a subscription with this name or address already."),
	TEXT(TEXT_DESK_SUBSCRIPTION_MANY, "desk.subscription_many",
	    "There are too many subscriptions.",
	    "Es gibt zu viele Abonnements.", "Il y a trop d’abonnements.",
	    "Hay demasiadas suscripciones.",
	    "There are too many subscriptions."),
	TEXT(TEXT_DESK_SUBSCRIPTION_NAME_WRONG, "desk.subscription_name_wrong",
	    "A name is needed, in one line.",
	    "Ein Name in einer Zeile ist nötig.",
	    "Il faut un nom, sur une ligne.",
	    "Hace falta un nombre, en una línea.",
	    "A name is needed, in one line."),
	TEXT(TEXT_DESK_SUBSCRIPTION_URL_WRONG, "desk.subscription_url_wrong",
	    "This is not an address such as https://club.example/calendar.ics. "
	    "It must not contain a name and a password.",
	    "Das ist keine Adresse wie https://verein.example/kalender.ics. "
	    "Sie darf weder Namen noch Passwort enthalten.",
	    "Ce n’est pas une adresse comme "
	    "https://club.example/calendrier.ics. Elle ne doit contenir ni nom "
	    "ni mot de passe.",
	    "Esto no es una dirección como "
	    "https://club.example/calendario.ics. No debe contener nombre ni "
	    "contraseña.",
	    "This is not an address such as https://club.example/calendar.ics. "
	    "It must not contain a name and a password."),
	TEXT(TEXT_DESK_SUBSCRIPTION_EVERY_WRONG,
	    "desk.subscription_every_wrong",
	    "This is not a time from 5m to 30d.",
	    "Das ist keine Dauer von 5m bis 30d.",
	    "Ce n’est pas une durée de 5m à 30d.",
	    "Esto no es un tiempo de 5m a 30d.",
	    "This is not a time from 5m to 30d."),
	TEXT(TEXT_DESK_SUBSCRIPTION_AUTHOR_WRONG,
	    "desk.subscription_author_wrong",
	    "There is no user with this name.",
	    "Es gibt niemanden mit diesem Namen.", "Personne ne porte ce nom.",
	    "No hay nadie con este nombre.",
	    "There is no user with this name."),
	TEXT(TEXT_DESK_SUBSCRIPTION_CATEGORIES_WRONG,
	    "desk.subscription_categories_wrong",
	    "There are too many categories, or one is too long.",
	    "Das sind zu viele Kategorien, oder eine ist zu lang.",
	    "Il y a trop de catégories, ou l’une est trop longue.",
	    "Hay demasiadas categorías, o una es demasiado larga.",
	    "There are too many categories, or one is too long."),
	TEXT(TEXT_DESK_DONE_RUNNING, "desk.done_running",
	    "It runs now. Load this page again to see what it has done.",
	    "Der Abruf läuft. Laden Sie die Seite neu, um das Ergebnis zu "
	    "sehen.",
	    "La consultation est en cours. Rechargez cette page pour en voir "
	    "le résultat.",
	    "Se está consultando. Vuelva a cargar esta página para ver el "
	    "resultado.",
	    "It runs now. Load this page again to see what it has done."),
	TEXT(TEXT_DESK_SUBSCRIPTION_NEVER, "desk.subscription_never",
	    "It has not run yet.", "Noch nicht abgerufen.",
	    "Pas encore consulté.", "Aún no se ha consultado.",
	    "It has not run yet."),
	TEXT(TEXT_DESK_RAN_DONE, "desk.ran_done",
	    "New: {new}, changed: {changed}, moved to the trash: {gone}, "
	    "brought back: {back}.",
	    "Neu: {new}, geändert: {changed}, in den Papierkorb: {gone}, "
	    "zurückgeholt: {back}.",
	    "Nouveaux : {new}, modifiés : {changed}, mis à la corbeille : "
	    "{gone}, rétablis : {back}.",
	    "Nuevos: {new}, cambiados: {changed}, movidos a la papelera: "
	    "{gone}, recuperados: {back}.",
	    "New: {new}, changed: {changed}, moved to the trash: {gone}, "
	    "brought back: {back}."),
	TEXT(TEXT_DESK_RAN_SAME, "desk.ran_same", "Nothing has changed there.",
	    "Dort hat sich nichts geändert.", "Rien n’a changé là-bas.",
	    "Allí no ha cambiado nada.", "Nothing has changed there."),
	TEXT(TEXT_DESK_RAN_STATUS, "desk.ran_status",
	    "It failed: the server answered {detail}.",
	    "Fehlgeschlagen: Der Server hat mit {detail} geantwortet.",
	    "Échec : le serveur a répondu {detail}.",
	    "Ha fallado: el servidor respondió {detail}.",
	    "It failed: the server answered {detail}."),
	TEXT(TEXT_DESK_RAN_LATE, "desk.ran_late",
	    "It failed: the server took too long.",
	    "Fehlgeschlagen: Der Server hat zu lange gebraucht.",
	    "Échec : le serveur a mis trop de temps.",
	    "Ha fallado: el servidor tardó demasiado.",
	    "It failed: the server took too long."),
	TEXT(TEXT_DESK_RAN_LONG, "desk.ran_long",
	    "It failed: the answer is longer than {detail} MB.",
	    "Fehlgeschlagen: Die Antwort ist größer als {detail} MB.",
	    "Échec : la réponse dépasse {detail} Mo.",
	    "Ha fallado: la respuesta pasa de {detail} MB.",
	    "It failed: the answer is longer than {detail} MB."),
	TEXT(TEXT_DESK_RAN_PRIVATE, "desk.ran_private",
	    "It failed: the address leads to {detail}, that is, to this "
	    "machine or a private network. Only site.yaml can allow that.",
	    "Fehlgeschlagen: Die Adresse führt zu {detail}, also auf diesen "
	    "Rechner oder in ein privates Netz. Das kann nur site.yaml "
	    "erlauben.",
	    "Échec : l’adresse mène à {detail}, donc à cette machine ou à un "
	    "réseau privé. Seul site.yaml peut l’autoriser.",
	    "Ha fallado: la dirección lleva a {detail}, es decir, a esta "
	    "máquina o a una red privada. Solo site.yaml puede permitirlo.",
	    "It failed: the address leads to {detail}, that is, to this "
	    "machine or a private network. Only site.yaml can allow that."),
	TEXT(TEXT_DESK_RAN_LOST, "desk.ran_lost",
	    "It failed: there was no complete answer ({detail}).",
	    "Fehlgeschlagen: Es kam keine vollständige Antwort ({detail}).",
	    "Échec : il n’y a pas eu de réponse complète ({detail}).",
	    "Ha fallado: no hubo respuesta completa ({detail}).",
	    "It failed: there was no complete answer ({detail})."),
	TEXT(TEXT_DESK_RAN_EMPTY, "desk.ran_empty",
	    "It failed: the answer is empty.",
	    "Fehlgeschlagen: Die Antwort ist leer.",
	    "Échec : la réponse est vide.",
	    "Ha fallado: la respuesta está vacía.",
	    "It failed: the answer is empty."),
	TEXT(TEXT_DESK_RAN_STRANGE, "desk.ran_strange",
	    "It failed: the answer is not a calendar.",
	    "Fehlgeschlagen: Die Antwort ist kein Kalender.",
	    "Échec : la réponse n’est pas un calendrier.",
	    "Ha fallado: la respuesta no es un calendario.",
	    "It failed: the answer is not a calendar."),
	TEXT(TEXT_DESK_RAN_AUTHOR, "desk.ran_author",
	    "It failed: there is no user called {detail}.",
	    "Fehlgeschlagen: Es gibt niemanden namens {detail}.",
	    "Échec : personne ne s’appelle {detail}.",
	    "Ha fallado: no hay nadie que se llame {detail}.",
	    "It failed: there is no user called {detail}."),
	TEXT(TEXT_DESK_RAN_FAILED, "desk.ran_failed", "It failed: {detail}",
	    "Fehlgeschlagen: {detail}", "Échec : {detail}",
	    "Ha fallado: {detail}", "It failed: {detail}"),
	TEXT(TEXT_DESK_RAN_BEGUN, "desk.ran_begun",
	    "It is running, or was interrupted.",
	    "Läuft noch oder wurde unterbrochen.", "En cours, ou interrompu.",
	    "En curso, o interrumpido.", "It is running, or was interrupted."),
	TEXT(TEXT_DESK_UPLOAD_DRAFT, "desk.upload_draft", "become drafts",
	    "werden Entwürfe", "deviennent des brouillons",
	    "quedan como borradores", "become drafts"),
	TEXT(TEXT_DESK_UPLOAD_LIMIT, "desk.upload_limit",
	    "At most {count} MB.", "Höchstens {count} MB.",
	    "{count} Mo au plus.", "Como máximo {count} MB.",
	    "At most {count} MB."),
	TEXT(TEXT_DESK_UPLOAD_IMPORT_PUBLISH, "desk.upload_import_publish",
	    "Bring in and publish", "Einlesen und veröffentlichen",
	    "Importer et publier", "Incorporar y publicar",
	    "Bring in and publish"),
	TEXT(TEXT_DESK_UPLOAD_IMPORT_PENDING, "desk.upload_import_pending",
	    "Bring in for review", "Zur Prüfung einlesen",
	    "Importer pour relecture", "Incorporar para revisión",
	    "Bring in for review"),
	TEXT(TEXT_DESK_UPLOAD_IMPORT_DRAFT, "desk.upload_import_draft",
	    "Bring in as drafts", "Als Entwürfe einlesen",
	    "Importer comme brouillons", "Incorporar como borradores",
	    "Bring in as drafts"),
	TEXT(TEXT_DESK_UPLOAD_NONE, "desk.upload_none",
	    "Please choose a file.", "Bitte wählen Sie eine Datei.",
	    "Veuillez choisir un fichier.", "Elija un archivo.",
	    "Please choose a file."),
	TEXT(TEXT_DESK_UPLOAD_EMPTY, "desk.upload_empty", "The file is empty.",
	    "Die Datei ist leer.", "Le fichier est vide.",
	    "El archivo está vacío.", "The file is empty."),
	TEXT(TEXT_DESK_UPLOAD_LONG, "desk.upload_long",
	    "The file is too large.", "Die Datei ist zu groß.",
	    "Le fichier est trop volumineux.",
	    "El archivo es demasiado grande.", "The file is too large."),
	TEXT(TEXT_DESK_UPLOAD_BUSY, "desk.upload_busy",
	    "Another file of yours is just being brought in or undone. Please "
	    "wait until that is finished.",
	    "Eine andere Datei von Ihnen wird gerade eingelesen oder "
	    "rückgängig gemacht. Bitte warten Sie, bis das fertig ist.",
	    "Un autre de vos fichiers est en cours d’importation ou "
	    "d’annulation. Veuillez attendre la fin.",
	    "Otro archivo suyo se está incorporando o deshaciendo. Espere a "
	    "que termine.",
	    "Another file of yours is just being brought in or undone. Please "
	    "wait until that is finished."),
	TEXT(TEXT_DESK_UPLOAD_SENT, "desk.upload_sent", "Sent {date}",
	    "Gesendet {date}", "Envoyé {date}", "Enviado {date}",
	    "Sent {date}"),
	TEXT(TEXT_DESK_UPLOAD_SENT_BY, "desk.upload_sent_by",
	    "Sent {date} by {name}", "Gesendet {date} von {name}",
	    "Envoyé {date} par {name}", "Enviado {date} por {name}",
	    "Sent {date} by {name}"),
	TEXT(TEXT_DESK_UPLOAD_WAITING, "desk.upload_waiting",
	    "The file is being read. Nothing of it is in the calendar.",
	    "Die Datei wird gelesen. Nichts davon ist im Kalender.",
	    "Le fichier est en cours de lecture. Rien n’en est dans le "
	    "calendrier.",
	    "El archivo se está leyendo. Nada de él está en el calendario.",
	    "The file is being read. Nothing of it is in the calendar."),
	TEXT(TEXT_DESK_UPLOAD_PREVIEWED, "desk.upload_previewed",
	    "This is what would come. The public sees nothing of it, and "
	    "nothing is in the calendar. The file is kept until {date}.",
	    "Das würde kommen. Die Öffentlichkeit sieht nichts davon, und "
	    "nichts ist im Kalender. Die Datei bleibt bis {date} erhalten.",
	    "Voici ce qui viendrait. Le public n’en voit rien, et rien n’est "
	    "dans le calendrier. Le fichier est gardé jusqu’à : {date}.",
	    "Esto es lo que llegaría. El público no ve nada de ello, y nada "
	    "está en el calendario. El archivo se guarda hasta: {date}.",
	    "This is what would come. The public sees nothing of it, and "
	    "nothing is in the calendar. The file is kept until {date}."),
	TEXT(TEXT_DESK_UPLOAD_IMPORTING, "desk.upload_importing",
	    "It is being brought in. Some of it is in the calendar already.",
	    "Sie wird eingelesen. Ein Teil davon ist schon im Kalender.",
	    "Importation en cours. Une partie est déjà dans le calendrier.",
	    "Se está incorporando. Una parte ya está en el calendario.",
	    "It is being brought in. Some of it is in the calendar already."),
	TEXT(TEXT_DESK_UPLOAD_DONE_PUBLISH, "desk.upload_done_publish",
	    "It was brought in. Its new events were published when they came.",
	    "Sie wurde eingelesen. Die neuen Veranstaltungen wurden dabei "
	    "veröffentlicht.",
	    "L’importation est terminée. Les nouveaux événements ont été "
	    "publiés à leur arrivée.",
	    "Se ha incorporado. Los eventos nuevos se publicaron al llegar.",
	    "It was brought in. Its new events were published when they came."),
	TEXT(TEXT_DESK_UPLOAD_DONE_PENDING, "desk.upload_done_pending",
	    "It was brought in. Its new events came to wait for review.",
	    "Sie wurde eingelesen. Die neuen Veranstaltungen kamen zur "
	    "Prüfung.",
	    "L’importation est terminée. Les nouveaux événements sont arrivés "
	    "pour relecture.",
	    "Se ha incorporado. Los eventos nuevos llegaron para su revisión.",
	    "It was brought in. Its new events came to wait for review."),
	TEXT(TEXT_DESK_UPLOAD_DONE_DRAFT, "desk.upload_done_draft",
	    "It was brought in. Its new events came as drafts.",
	    "Sie wurde eingelesen. Die neuen Veranstaltungen kamen als "
	    "Entwürfe.",
	    "L’importation est terminée. Les nouveaux événements sont arrivés "
	    "comme brouillons.",
	    "Se ha incorporado. Los eventos nuevos llegaron como borradores.",
	    "It was brought in. Its new events came as drafts."),
	TEXT(TEXT_DESK_UPLOAD_UNDOING, "desk.upload_undoing",
	    "It is being undone.", "Sie wird rückgängig gemacht.",
	    "Annulation en cours.", "Se está deshaciendo.",
	    "It is being undone."),
	TEXT(TEXT_DESK_UPLOAD_UNDONE, "desk.upload_undone",
	    "It was undone. What was new in it went to the trash, except what "
	    "had been changed or was in use here.",
	    "Sie wurde rückgängig gemacht. Was neu daraus kam, ging in den "
	    "Papierkorb, außer was hier geändert oder in Gebrauch war.",
	    "L’importation a été annulée. Ce qui était nouveau est allé à la "
	    "corbeille, sauf ce qui avait été modifié ou était utilisé ici.",
	    "Se ha deshecho. Lo que llegó nuevo fue a la papelera, salvo lo "
	    "que se había cambiado o estaba en uso aquí.",
	    "It was undone. What was new in it went to the trash, except what "
	    "had been changed or was in use here."),
	TEXT(TEXT_DESK_UPLOAD_FAILED, "desk.upload_failed",
	    "It cannot be brought in. Nothing has changed.",
	    "Sie kann nicht eingelesen werden. Nichts hat sich geändert.",
	    "L’importation est impossible. Rien n’a changé.",
	    "No se puede incorporar. Nada ha cambiado.",
	    "It cannot be brought in. Nothing has changed."),
	TEXT(TEXT_DESK_UPLOAD_EXPORT, "desk.upload_export",
	    "This is an export of almanac. The command “almanac import” reads "
	    "it on the server.",
	    "Das ist ein Export von almanac. Der Befehl „almanac import“ liest "
	    "ihn auf dem Server ein.",
	    "C’est un export d’almanac. La commande « almanac import » le lit "
	    "sur le serveur.",
	    "Es una exportación de almanac. La orden «almanac import» la lee "
	    "en el servidor.",
	    "This is an export of almanac. The command “almanac import” reads "
	    "it on the server."),
	TEXT(TEXT_DESK_UPLOAD_STRANGE, "desk.upload_strange",
	    "This is not a calendar file. In the other program, look for an "
	    "export as iCalendar (.ics) or CSV.",
	    "Das ist keine Kalenderdatei. Suchen Sie im anderen Programm einen "
	    "Export als iCalendar (.ics) oder CSV.",
	    "Ce n’est pas un fichier de calendrier. Cherchez dans l’autre "
	    "logiciel un export au format iCalendar (.ics) ou CSV.",
	    "No es un archivo de calendario. Busque en el otro programa una "
	    "exportación como iCalendar (.ics) o CSV.",
	    "This is not a calendar file. In the other program, look for an "
	    "export as iCalendar (.ics) or CSV."),
	TEXT(TEXT_DESK_UPLOAD_SPREADSHEET, "desk.upload_spreadsheet",
	    "This is a spreadsheet’s own format. Save it as CSV there and send "
	    "that.",
	    "Das ist das eigene Format einer Tabellenkalkulation. Speichern "
	    "Sie die Tabelle dort als CSV und senden Sie diese Datei.",
	    "C’est le format propre d’un tableur. Enregistrez-y le tableau au "
	    "format CSV et envoyez ce fichier.",
	    "Es el formato propio de una hoja de cálculo. Guárdela allí como "
	    "CSV y envíe ese archivo.",
	    "This is a spreadsheet’s own format. Save it as CSV there and send "
	    "that."),
	TEXT(TEXT_DESK_UPLOAD_TABLE, "desk.upload_table",
	    "This is no calendar file (.ics), and no table (.csv) of which the "
	    "first row names its columns, at least Title and Start date.",
	    "Das ist keine Kalenderdatei (.ics) und keine Tabelle (.csv), "
	    "deren erste Zeile die Spalten benennt, mindestens Titel und "
	    "Datum.",
	    "Ce n’est ni un fichier de calendrier (.ics) ni un tableau (.csv) "
	    "dont la première ligne nomme les colonnes, au moins titre et "
	    "date.",
	    "No es un archivo de calendario (.ics) ni una tabla (.csv) cuya "
	    "primera fila nombre las columnas, al menos título y fecha.",
	    "This is no calendar file (.ics), and no table (.csv) of which the "
	    "first row names its columns, at least Title and Start date."),
	TEXT(TEXT_DESK_UPLOAD_LARGE, "desk.upload_large",
	    "The calendar here is too large for a preview. The command "
	    "“almanac import” brings the file in on the server.",
	    "Der Kalender hier ist zu groß für eine Vorschau. Der Befehl "
	    "„almanac import“ liest die Datei auf dem Server ein.",
	    "Le calendrier est ici trop grand pour un aperçu. La commande « "
	    "almanac import » importe le fichier sur le serveur.",
	    "El calendario es aquí demasiado grande para una vista previa. La "
	    "orden «almanac import» incorpora el archivo en el servidor.",
	    "The calendar here is too large for a preview. The command "
	    "“almanac import” brings the file in on the server."),
	TEXT(TEXT_DESK_UPLOAD_KILLED, "desk.upload_killed",
	    "It ended too often before it was finished.",
	    "Es endete zu oft vorzeitig.",
	    "L’opération s’est arrêtée trop souvent avant la fin.",
	    "Se ha interrumpido demasiadas veces antes de terminar.",
	    "It ended too often before it was finished."),
	TEXT(TEXT_DESK_UPLOAD_MORE, "desk.upload_more", "And others: {count}",
	    "Weitere: {count}", "Autres : {count}", "Otros: {count}",
	    "And others: {count}"),
	TEXT(TEXT_DESK_UPLOAD_SERIES, "desk.upload_series", "Series", "Serien",
	    "Séries", "Series", "Series"),
	TEXT(TEXT_DESK_UPLOAD_ONE_SERIES, "desk.upload_one_series", "Series",
	    "Serie", "Série", "Serie", "Series"),
	TEXT(TEXT_DESK_UPLOAD_NEW, "desk.upload_new", "new", "neu", "nouveau",
	    "nuevo", "new"),
	TEXT(TEXT_DESK_UPLOAD_CHANGED, "desk.upload_changed", "changed",
	    "geändert", "modifié", "modificado", "changed"),
	TEXT(TEXT_DESK_UPLOAD_SAME, "desk.upload_same", "as before",
	    "wie vorher", "comme avant", "como antes", "as before"),
	TEXT(TEXT_DESK_UPLOAD_JOINED, "desk.upload_joined",
	    "equal to one here", "wie ein hiesiger Eintrag",
	    "identique à une fiche d’ici", "igual a uno de aquí",
	    "equal to one here"),
	TEXT(TEXT_DESK_UPLOAD_KEPT, "desk.upload_kept",
	    "also changed here, stays", "auch hier geändert, bleibt",
	    "modifié ici aussi, reste", "modificado también aquí, se queda",
	    "also changed here, stays"),
	TEXT(TEXT_DESK_UPLOAD_GONE, "desk.upload_gone",
	    "removed here, stays away", "hier entfernt, kommt nicht wieder",
	    "supprimé ici, ne revient pas", "eliminado aquí, no vuelve",
	    "removed here, stays away"),
	TEXT(TEXT_DESK_UPLOAD_OLDER, "desk.upload_older", "older than here",
	    "älter als hier", "plus ancien qu’ici", "más antiguo que aquí",
	    "older than here"),
	TEXT(TEXT_DESK_UPLOAD_REFUSED, "desk.upload_refused", "rejected",
	    "abgelehnt", "refusé", "rechazado", "rejected"),
	TEXT(TEXT_DESK_UPLOAD_TRASHED, "desk.upload_trashed", "to the trash",
	    "in den Papierkorb", "à la corbeille", "a la papelera",
	    "to the trash"),
	TEXT(TEXT_DESK_UPLOAD_DELETED, "desk.upload_deleted", "deleted",
	    "gelöscht", "supprimé", "eliminado", "deleted"),
	TEXT(TEXT_DESK_UPLOAD_STAYS, "desk.upload_stays", "from before, stays",
	    "von vorher, bleibt", "d’avant, reste", "de antes, se queda",
	    "from before, stays"),
	TEXT(TEXT_DESK_UPLOAD_EDITED, "desk.upload_edited",
	    "changed here, stays", "hier geändert, bleibt",
	    "modifié ici, reste", "modificado aquí, se queda",
	    "changed here, stays"),
	TEXT(TEXT_DESK_UPLOAD_USED, "desk.upload_used", "in use, stays",
	    "in Gebrauch, bleibt", "utilisé, reste", "en uso, se queda",
	    "in use, stays"),
	TEXT(TEXT_DESK_UPLOAD_AWAY, "desk.upload_away", "removed before",
	    "vorher entfernt", "supprimé auparavant", "eliminado antes",
	    "removed before"),
	TEXT(TEXT_DESK_RAN_SHIFTED, "desk.ran_shifted",
	    "The lists of the site changed while they were read, so nothing "
	    "was moved to the trash this time.",
	    "Die Listen der Website haben sich beim Lesen geändert; deshalb "
	    "kam diesmal nichts in den Papierkorb.",
	    "Les listes du site ont changé pendant la lecture ; rien n’a donc "
	    "été mis à la corbeille cette fois.",
	    "Las listas del sitio cambiaron durante la lectura, por lo que "
	    "esta vez no se ha movido nada a la papelera.",
	    "The lists of the site changed while they were read, so nothing "
	    "was moved to the trash this time."),
	TEXT(TEXT_DESK_RAN_FULL, "desk.ran_full",
	    "There is no room left for its pictures.",
	    "Für ihre Bilder ist kein Platz mehr.",
	    "Il n’y a plus de place pour ses images.",
	    "No queda espacio para sus imágenes.",
	    "There is no room left for its pictures."),
	TEXT(TEXT_DESK_RAN_REJECTED, "desk.ran_rejected",
	    "Rejected here: {count}.", "Hier abgelehnt: {count}.",
	    "Refusés ici : {count}.", "Rechazados aquí: {count}.",
	    "Rejected here: {count}."),
	TEXT(TEXT_DESK_EVENT, "desk.event", "Event", "Veranstaltung",
	    "Événement", "Evento", "Event"),
	TEXT(TEXT_DESK_ORGANIZER, "desk.organizer", "Organizer",
	    "Veranstalter", "Organisateur", "Organizador", "Organiser"),
	TEXT(TEXT_DESK_TAG, "desk.tag", "Tag", "Schlagwort", "Étiquette",
	    "Etiqueta", "Tag"),
	TEXT(TEXT_DESK_EDIT_EVENT, "desk.edit_event", "Edit event",
	    "Veranstaltung bearbeiten", "Modifier l’événement",
	    "Editar el evento", "Edit event"),
	TEXT(TEXT_DESK_CREATE_VENUE, "desk.create_venue", "New venue",
	    "Neuer Ort", "Nouveau lieu", "Nuevo lugar", "New venue"),
	TEXT(TEXT_DESK_EDIT_VENUE, "desk.edit_venue", "Edit venue",
	    "Ort bearbeiten", "Modifier le lieu", "Editar el lugar",
	    "Edit venue"),
	TEXT(TEXT_DESK_CREATE_ORGANIZER, "desk.create_organizer",
	    "New organizer", "Neuer Veranstalter", "Nouvel organisateur",
	    "Nuevo organizador", "New organizer"),
	TEXT(TEXT_DESK_EDIT_ORGANIZER, "desk.edit_organizer", "Edit organizer",
	    "Veranstalter bearbeiten", "Modifier l’organisateur",
	    "Editar el organizador", "Edit organizer"),
	TEXT(TEXT_DESK_CREATE_CATEGORY, "desk.create_category", "New category",
	    "Neue Kategorie", "Nouvelle catégorie", "Nueva categoría",
	    "New category"),
	TEXT(TEXT_DESK_EDIT_CATEGORY, "desk.edit_category", "Edit category",
	    "Kategorie bearbeiten", "Modifier la catégorie",
	    "Editar la categoría", "Edit category"),
	TEXT(TEXT_DESK_CREATE_TAG, "desk.create_tag", "New tag",
	    "Neues Schlagwort", "Nouvelle étiquette", "Nueva etiqueta",
	    "New tag"),
	TEXT(TEXT_DESK_EDIT_TAG, "desk.edit_tag", "Edit tag",
	    "Schlagwort bearbeiten", "Modifier l’étiquette",
	    "Editar la etiqueta", "Edit tag"),
	TEXT(TEXT_DESK_HOME_RETURNED, "desk.home_returned", "Returned to you",
	    "An Sie zurückgegeben", "Renvoyés vers vous", "Devueltos a usted",
	    "Returned to you"),
	TEXT(TEXT_DESK_HOME_DRAFTS, "desk.home_drafts", "Your drafts",
	    "Ihre Entwürfe", "Vos brouillons", "Sus borradores", "Your drafts"),
	TEXT(TEXT_DESK_HOME_DAYS, "desk.home_days", "The next seven days",
	    "Die nächsten sieben Tage", "Les sept prochains jours",
	    "Los próximos siete días", "The next seven days"),
	TEXT(TEXT_DESK_HOME_FAILING, "desk.home_failing",
	    "Subscriptions that need attention", "Abonnements mit Problemen",
	    "Abonnements à vérifier", "Suscripciones con problemas",
	    "Subscriptions that need attention"),
	TEXT(TEXT_DESK_HOME_UNDELIVERED, "desk.home_undelivered",
	    "Messages that do not arrive", "Nachrichten, die nicht ankommen",
	    "Messages qui n’arrivent pas", "Mensajes que no llegan",
	    "Messages that do not arrive"),
	TEXT(TEXT_DESK_UNDELIVERED, "desk.undelivered",
	    "Waiting to be sent: {count}.", "Noch nicht gesendet: {count}.",
	    "En attente d’envoi : {count}.", "Pendientes de envío: {count}.",
	    "Waiting to be sent: {count}."),
	TEXT(TEXT_DESK_HOME_BACKUP, "desk.home_backup", "Last backup: {date}",
	    "Letzte Sicherung: {date}", "Dernière sauvegarde : {date}",
	    "Última copia de seguridad: {date}", "Last backup: {date}"),
	TEXT(TEXT_DESK_HOME_NO_BACKUP, "desk.home_no_backup",
	    "The command “almanac backup” has made no backup yet.",
	    "Mit dem Befehl „almanac backup“ wurde noch nicht gesichert.",
	    "Aucune sauvegarde n’a encore été faite avec la commande « almanac "
	    "backup ».",
	    "Todavía no hay ninguna copia de seguridad de la orden «almanac "
	    "backup».", "The command “almanac backup” has made no backup yet."),
	TEXT(TEXT_DESK_STEP_NAME, "desk.step_name", "Give the calendar a name",
	    "Dem Kalender einen Namen geben", "Donner un nom au calendrier",
	    "Dar un nombre al calendario", "Give the calendar a name"),
	TEXT(TEXT_DESK_STEP_LOGO, "desk.step_logo", "Add a logo and a color",
	    "Ein Logo und eine Farbe wählen", "Ajouter un logo et une couleur",
	    "Añadir un logotipo y un color", "Add a logo and a colour"),
	TEXT(TEXT_DESK_STEP_CATEGORY, "desk.step_category",
	    "Create the first categories", "Die ersten Kategorien anlegen",
	    "Créer les premières catégories", "Crear las primeras categorías",
	    "Create the first categories"),
	TEXT(TEXT_DESK_STEP_EVENT, "desk.step_event", "Create the first event",
	    "Die erste Veranstaltung anlegen", "Créer le premier événement",
	    "Crear el primer evento", "Create the first event"),
	TEXT(TEXT_DESK_STEP_IMPORT, "desk.step_import",
	    "Bring in events from other calendars",
	    "Veranstaltungen aus anderen Kalendern übernehmen",
	    "Reprendre les événements d’autres calendriers",
	    "Incorporar eventos de otros calendarios",
	    "Bring in events from other calendars"),
	TEXT(TEXT_DESK_STEP_INVITE, "desk.step_invite", "Invite others",
	    "Andere einladen", "Inviter d’autres personnes",
	    "Invitar a otras personas", "Invite others"),
	TEXT(TEXT_DESK_STEP_EMBED, "desk.step_embed",
	    "Show the calendar on another web site",
	    "Den Kalender auf einer anderen Website zeigen",
	    "Afficher le calendrier sur un autre site",
	    "Mostrar el calendario en otro sitio web",
	    "Show the calendar on another web site"),
	TEXT(TEXT_DESK_STEP_OF, "desk.step_of", "Step {number} of {count}",
	    "Schritt {number} von {count}", "Étape {number} sur {count}",
	    "Paso {number} de {count}", "Step {number} of {count}"),
	TEXT(TEXT_DESK_STEP_LATER, "desk.step_later", "Later", "Später",
	    "Plus tard", "Más tarde", "Later"),
	TEXT(TEXT_DESK_START, "desk.start", "Start", "Start", "Accueil",
	    "Inicio", "Start"),
	TEXT(TEXT_DESK_SEEN_NAME, "desk.seen_name",
	    "Visitors see a calendar with the name “{name}”. Its language is "
	    "{language}, its times are those of {zone}.",
	    "Besucher sehen einen Kalender mit dem Namen „{name}“. Seine "
	    "Sprache ist {language}, seine Zeiten gelten in der Zone {zone}.",
	    "Les visiteurs voient un calendrier nommé « {name} ». Sa langue "
	    "est {language}, ses heures sont celles de {zone}.",
	    "Los visitantes ven un calendario con el nombre «{name}». Su "
	    "idioma es {language} y sus horas son las de {zone}.",
	    "Visitors see a calendar with the name “{name}”. Its language is "
	    "{language}, its times are those of {zone}."),
	TEXT(TEXT_DESK_SEEN_LOOKS, "desk.seen_looks",
	    "The preview shows the first page as visitors will see it.",
	    "Die Vorschau zeigt die erste Seite so, wie Besucher sie sehen "
	    "werden.",
	    "L’aperçu montre la première page telle que les visiteurs la "
	    "verront.",
	    "La vista previa muestra la primera página tal como la verán los "
	    "visitantes.",
	    "The preview shows the first page as visitors will see it."),
	TEXT(TEXT_DESK_SEEN_CATEGORIES, "desk.seen_categories",
	    "Visitors see a category as soon as one of its events is public.",
	    "Besucher sehen eine Kategorie, sobald eine ihrer Veranstaltungen "
	    "öffentlich ist.",
	    "Les visiteurs voient une catégorie dès qu’un de ses événements "
	    "est public.",
	    "Los visitantes ven una categoría en cuanto uno de sus eventos es "
	    "público.",
	    "Visitors see a category as soon as one of its events is public."),
	TEXT(TEXT_DESK_SEEN_EVENTS, "desk.seen_events",
	    "Upcoming events that visitors see: {count}.",
	    "Kommende Veranstaltungen, die Besucher sehen: {count}.",
	    "Événements à venir que voient les visiteurs : {count}.",
	    "Próximos eventos que ven los visitantes: {count}.",
	    "Upcoming events that visitors see: {count}."),
	TEXT(TEXT_DESK_SEEN_PEOPLE, "desk.seen_people",
	    "Visitors do not see who works here. Events of contributors are "
	    "public once an editor has published them.",
	    "Besucher sehen nicht, wer hier mitarbeitet. Was Mitarbeitende "
	    "einreichen, ist öffentlich, sobald es die Redaktion "
	    "veröffentlicht hat.",
	    "Les visiteurs ne voient pas qui travaille ici. Ce que proposent "
	    "les contributeurs est public dès qu’un éditeur l’a publié.",
	    "Los visitantes no ven quién trabaja aquí. Lo que envían los "
	    "colaboradores es público en cuanto un editor lo publica.",
	    "Visitors do not see who works here. Events of contributors are "
	    "public once an editor has published them."),
	TEXT(TEXT_DESK_SEEN_ADDRESS, "desk.seen_address",
	    "Visitors see the calendar now.",
	    "Besucher sehen den Kalender bereits.",
	    "Les visiteurs voient déjà le calendrier.",
	    "Los visitantes ya ven el calendario.",
	    "Visitors see the calendar now."),
	TEXT(TEXT_DESK_FOR_TOWN, "desk.for_town", "Town", "Stadt", "Commune",
	    "Municipio", "Town"),
	TEXT(TEXT_DESK_FOR_TOWN_NAMES, "desk.for_town_names",
	    "Music, Theater, Exhibitions, Markets, Families, Sports, Talks, "
	    "Council",
	    "Musik, Theater, Ausstellungen, Märkte, Familie, Sport, Vorträge, "
	    "Gemeinderat",
	    "Musique, Théâtre, Expositions, Marchés, Familles, Sport, "
	    "Conférences, Conseil municipal",
	    "Música, Teatro, Exposiciones, Mercados, Familias, Deporte, "
	    "Charlas, Plenos",
	    "Music, Theatre, Exhibitions, Markets, Families, Sports, Talks, "
	    "Council"),
	TEXT(TEXT_DESK_FOR_CLUB, "desk.for_club", "Club", "Verein",
	    "Association", "Asociación", "Club"),
	TEXT(TEXT_DESK_FOR_CLUB_NAMES, "desk.for_club_names",
	    "Training, Matches, Meetings, Courses, Trips, Parties, Youth, "
	    "Volunteering",
	    "Training, Spiele, Versammlungen, Kurse, Ausflüge, Feste, Jugend, "
	    "Ehrenamt",
	    "Entraînements, Matchs, Réunions, Cours, Sorties, Fêtes, Jeunesse, "
	    "Bénévolat",
	    "Entrenamientos, Partidos, Reuniones, Cursos, Excursiones, "
	    "Fiestas, Jóvenes, Voluntariado",
	    "Training, Matches, Meetings, Courses, Trips, Parties, Youth, "
	    "Volunteering"),
	TEXT(TEXT_DESK_FOR_VENUE, "desk.for_venue", "Venue",
	    "Veranstaltungshaus", "Salle", "Sala", "Venue"),
	TEXT(TEXT_DESK_FOR_VENUE_NAMES, "desk.for_venue_names",
	    "Concerts, Theater, Comedy, Dance, Readings, Films, Exhibitions, "
	    "Parties",
	    "Konzerte, Theater, Kabarett, Tanz, Lesungen, Filme, "
	    "Ausstellungen, Partys",
	    "Concerts, Théâtre, Humour, Danse, Lectures, Films, Expositions, "
	    "Soirées",
	    "Conciertos, Teatro, Comedia, Danza, Lecturas, Cine, Exposiciones, "
	    "Fiestas",
	    "Concerts, Theatre, Comedy, Dance, Readings, Films, Exhibitions, "
	    "Parties"),
	TEXT(TEXT_DESK_FOR_UNIVERSITY, "desk.for_university", "University",
	    "Hochschule", "Université", "Universidad", "University"),
	TEXT(TEXT_DESK_FOR_UNIVERSITY_NAMES, "desk.for_university_names",
	    "Lectures, Seminars, Conferences, Deadlines, Open days, "
	    "Exhibitions, Sports, Student life",
	    "Vorlesungen, Seminare, Tagungen, Fristen, Tage der offenen Tür, "
	    "Ausstellungen, Sport, Studentisches Leben",
	    "Cours, Séminaires, Colloques, Échéances, Journées portes "
	    "ouvertes, Expositions, Sport, Vie étudiante",
	    "Conferencias, Seminarios, Congresos, Plazos, Jornadas de puertas "
	    "abiertas, Exposiciones, Deporte, Vida estudiantil",
	    "Lectures, Seminars, Conferences, Deadlines, Open days, "
	    "Exhibitions, Sports, Student life"),
	TEXT(TEXT_DESK_DONE_SUBSCRIBED, "desk.done_subscribed",
	    "Subscribed. Its events appear as soon as they have been fetched.",
	    "Abonniert. Die Veranstaltungen erscheinen, sobald sie abgerufen "
	    "sind.",
	    "Abonnement ajouté. Ses événements apparaissent dès qu’ils ont été "
	    "récupérés.",
	    "Suscripción añadida. Sus eventos aparecen en cuanto se hayan "
	    "consultado.",
	    "Subscribed. Its events appear as soon as they have been fetched."),
	TEXT(TEXT_DESK_UPCOMING, "desk.upcoming", "Upcoming", "Kommende",
	    "À venir", "Próximos", "Upcoming"),
	TEXT(TEXT_DESK_DRAFTS, "desk.drafts", "Drafts", "Entwürfe",
	    "Brouillons", "Borradores", "Drafts"),
	TEXT(TEXT_DESK_WAITING, "desk.waiting", "Waiting", "Zu prüfen",
	    "À relire", "Por revisar", "Waiting"),
	TEXT(TEXT_DESK_PAST, "desk.past", "Past", "Vergangene", "Passés",
	    "Pasados", "Past"),
	TEXT(TEXT_DESK_TRASH, "desk.trash", "Trash", "Papierkorb", "Corbeille",
	    "Papelera", "Trash"),
	TEXT(TEXT_DESK_MINE, "desk.mine", "Mine", "Eigene", "Les miens",
	    "Los míos", "Mine"),
	TEXT(TEXT_DESK_IS_DRAFT, "desk.is_draft", "Draft", "Entwurf",
	    "Brouillon", "Borrador", "Draft"),
	TEXT(TEXT_DESK_IS_PENDING, "desk.is_pending", "Waiting for review",
	    "Wartet auf Prüfung", "En attente de relecture",
	    "Pendiente de revisión", "Waiting for review"),
	TEXT(TEXT_DESK_IS_FUTURE, "desk.is_future", "Scheduled", "Geplant",
	    "Programmé", "Programado", "Scheduled"),
	TEXT(TEXT_DESK_IS_PRIVATE, "desk.is_private", "Private", "Privat",
	    "Privé", "Privado", "Private"),
	TEXT(TEXT_DESK_IS_TRASH, "desk.is_trash", "In the trash",
	    "Im Papierkorb", "Dans la corbeille", "En la papelera",
	    "In the trash"),
	TEXT(TEXT_DESK_COUNT, "desk.count", "{count} in all",
	    "{count} insgesamt", "{count} au total", "{count} en total",
	    "{count} in all"),
	TEXT(TEXT_DESK_FOUND_ALL, "desk.found_all",
	    "Found in all years and statuses, also in the trash: {count}",
	    "Gefunden in allen Jahren, mit jedem Status und im Papierkorb: "
	    "{count}",
	    "Trouvés dans toutes les années, avec tout statut et dans la "
	    "corbeille : {count}",
	    "Encontrados en todos los años y estados, también en la papelera: "
	    "{count}",
	    "Found in all years and statuses, also in the trash: {count}"),
	TEXT(TEXT_DESK_FOUND_IN, "desk.found_in", "Found in “{list}”: {count}",
	    "Gefunden in „{list}“: {count}",
	    "Trouvés dans « {list} » : {count}",
	    "Encontrados en «{list}»: {count}", "Found in “{list}”: {count}"),
	TEXT(TEXT_DESK_DONE_RETURNED, "desk.done_returned",
	    "Returned to its author.", "Zurückgegeben.",
	    "Renvoyé à son auteur.", "Devuelto a su autor.",
	    "Returned to its author."),
	TEXT(TEXT_DESK_DONE_TOLD, "desk.done_told",
	    "The editors have your message.",
	    "Die Redaktion hat Ihre Nachricht.",
	    "La rédaction a reçu votre message.",
	    "La redacción ha recibido su mensaje.",
	    "The editors have your message."),
	TEXT(TEXT_DESK_DONE_HEARD, "desk.done_heard",
	    "The message is marked as done.",
	    "Die Nachricht ist als erledigt markiert.",
	    "Le message est marqué comme traité.",
	    "El mensaje está marcado como atendido.",
	    "The message is marked as done."),
	TEXT(TEXT_DESK_SUBMIT_WAIT, "desk.submit_wait",
	    "Please wait {count} seconds before you send another event.",
	    "Bitte warten Sie {count} Sekunden, bevor Sie noch eine "
	    "Veranstaltung senden.",
	    "Attendez {count} secondes avant d’envoyer un autre événement.",
	    "Espere {count} segundos antes de enviar otro evento.",
	    "Please wait {count} seconds before you send another event."),
	TEXT(TEXT_DESK_SUBMIT_WAIT_MINUTES, "desk.submit_wait_minutes",
	    "Many events have come from your network today. Please wait "
	    "{count} minutes before you send another one.",
	    "Aus Ihrem Netz sind heute viele Veranstaltungen gekommen. Bitte "
	    "warten Sie {count} Minuten, bevor Sie noch eine senden.",
	    "Beaucoup d’événements sont venus de votre réseau aujourd’hui. "
	    "Veuillez attendre {count} minutes avant d’en envoyer un autre.",
	    "Hoy han llegado muchos eventos desde su red. Espere {count} "
	    "minutos antes de enviar otro.",
	    "Many events have come from your network today. Please wait "
	    "{count} minutes before you send another one."),
	TEXT(TEXT_DESK_SUBMIT_WAIT_PICTURES, "desk.submit_wait_pictures",
	    "Many pictures are arriving. Please try again in {count} seconds, "
	    "or send the event without its picture.",
	    "Gerade kommen viele Bilder an. Bitte versuchen Sie es in {count} "
	    "Sekunden noch einmal, oder senden Sie die Veranstaltung ohne "
	    "Bild.",
	    "Beaucoup d’images arrivent en ce moment. Réessayez dans {count} "
	    "secondes ou envoyez l’événement sans image.",
	    "Están llegando muchas imágenes. Inténtelo de nuevo dentro de "
	    "{count} segundos o envíe el evento sin imagen.",
	    "Many pictures are arriving. Please try again in {count} seconds, "
	    "or send the event without its picture."),
	TEXT(TEXT_DESK_SUBMIT_FULL, "desk.submit_full",
	    "Too many proposed events are waiting for review. Please try again "
	    "in a few days.",
	    "Zu viele vorgeschlagene Veranstaltungen warten auf Prüfung. Bitte "
	    "versuchen Sie es in ein paar Tagen noch einmal.",
	    "Trop d’événements proposés attendent une relecture. Réessayez "
	    "dans quelques jours.",
	    "Hay demasiados eventos propuestos en espera de revisión. "
	    "Inténtelo de nuevo dentro de unos días.",
	    "Too many proposed events are waiting for review. Please try again "
	    "in a few days."),
	TEXT(TEXT_DESK_SUBMIT_ROBOT, "desk.submit_robot",
	    "This was sent too quickly, or too late. Please send it again.",
	    "Das wurde zu schnell oder zu spät gesendet. Bitte noch einmal "
	    "senden.", "Envoyé trop vite ou trop tard. Merci de renvoyer.",
	    "Se envió demasiado rápido o demasiado tarde. Envíelo de nuevo.",
	    "This was sent too quickly, or too late. Please send it again."),
	TEXT(TEXT_DESK_SUBMIT_VOID, "desk.submit_void",
	    "This link is no longer valid. If you send the form, it is a new "
	    "proposal.",
	    "Dieser Link ist nicht mehr gültig. Wenn Sie das Formular senden, "
	    "ist es ein neuer Vorschlag.",
	    "Ce lien n’est plus valable. Si vous envoyez le formulaire, ce "
	    "sera une nouvelle proposition.",
	    "Este enlace ya no es válido. Si envía el formulario, será una "
	    "propuesta nueva.",
	    "This link is no longer valid. If you send the form, it is a new "
	    "proposal."),
	TEXT(TEXT_DESK_SUBMIT_DAILY_DATES, "desk.submit_daily_dates",
	    "Too many dates for today: at most {count} a day can be proposed "
	    "from your network. Let the event end earlier, or try again "
	    "tomorrow.",
	    "Zu viele Termine für heute: Aus Ihrem Netz können höchstens "
	    "{count} am Tag vorgeschlagen werden. Lassen Sie die Veranstaltung "
	    "früher enden, oder versuchen Sie es morgen noch einmal.",
	    "Trop de dates pour aujourd’hui : on peut en proposer {count} au "
	    "plus par jour depuis votre réseau. Faites finir l’événement plus "
	    "tôt ou réessayez demain.",
	    "Demasiadas fechas para hoy: desde su red se pueden proponer "
	    "{count} al día como máximo. Haga que el evento termine antes o "
	    "vuelva a intentarlo mañana.",
	    "Too many dates for today: at most {count} a day can be proposed "
	    "from your network. Let the event end earlier, or try again "
	    "tomorrow."),
	TEXT(TEXT_DESK_SUBMIT_PICTURE, "desk.submit_picture",
	    "A JPEG, PNG, WebP or GIF, at most 5 MB. It is shown when the "
	    "event is published.",
	    "JPEG, PNG, WebP oder GIF, höchstens 5 MB. Es erscheint mit der "
	    "veröffentlichten Veranstaltung.",
	    "JPEG, PNG, WebP ou GIF, 5 Mo au plus. L’image paraîtra avec "
	    "l’événement publié.",
	    "JPEG, PNG, WebP o GIF, de 5 MB como máximo. Aparecerá con el "
	    "evento publicado.",
	    "A JPEG, PNG, WebP or GIF, at most 5 MB. It is shown when the "
	    "event is published."),
	TEXT(TEXT_DESK_SUBMIT_TERMS, "desk.submit_terms", "Terms",
	    "Bedingungen", "Conditions", "Condiciones", "Terms"),
	TEXT(TEXT_DESK_SUBMIT_PRIVACY, "desk.submit_privacy", "Privacy",
	    "Datenschutz", "Protection des données", "Privacidad", "Privacy"),
	TEXT(TEXT_DESK_SENDER_WRONG, "desk.sender_wrong",
	    "An e-mail address such as name@example.com is needed.",
	    "Wir brauchen eine E-Mail-Adresse wie name@example.com.",
	    "Il faut une adresse e-mail telle que nom@example.com.",
	    "Hace falta un correo electrónico como nombre@example.com.",
	    "An e-mail address such as name@example.com is needed."),
	TEXT(TEXT_DESK_DONE_MERGED, "desk.done_merged", "Merged.",
	    "Zusammengelegt.", "Fusionnés.", "Combinados.", "Merged."),
	TEXT(TEXT_DESK_NONE, "desk.none", "None", "Keine", "Aucune", "Ninguna",
	    "None"),
	TEXT(TEXT_DESK_SAVE_DRAFT, "desk.save_draft", "Save draft",
	    "Entwurf speichern", "Enregistrer le brouillon",
	    "Guardar borrador", "Save draft"),
	TEXT(TEXT_DESK_RETURN, "desk.return", "Return to its author",
	    "Zur Überarbeitung zurückgeben", "Renvoyer à son auteur",
	    "Devolver a su autor", "Return to its author"),
	TEXT(TEXT_DESK_SUBMIT, "desk.submit", "Submit for review",
	    "Zur Prüfung einreichen", "Soumettre à relecture",
	    "Enviar a revisión", "Submit for review"),
	TEXT(TEXT_DESK_ANY_STATUS, "desk.any_status", "Any", "Beliebig",
	    "Tous", "Cualquiera", "Any"),
	TEXT(TEXT_DESK_SOURCE, "desk.source", "Imported from",
	    "Übernommen von", "Importé de", "Importado de", "Imported from"),
	TEXT(TEXT_DESK_FILTERED, "desk.filtered", "Only those with “{name}”.",
	    "Nur die mit „{name}“.", "Seulement ceux avec « {name} ».",
	    "Solo los que tienen «{name}».", "Only those with “{name}”."),
	TEXT(TEXT_DESK_IS_PUBLISHED, "desk.is_published", "Published",
	    "Veröffentlicht", "Publié", "Publicado", "Published"),
	TEXT(TEXT_DESK_STATUS, "desk.status", "Status", "Status", "État",
	    "Estado", "Status"),
	TEXT(TEXT_DESK_WRITTEN_BY, "desk.written_by",
	    "Written by (login name)", "Verfasst von (Anmeldename)",
	    "Écrit par (nom d’utilisateur)", "Escrito por (nombre de usuario)",
	    "Written by (login name)"),
	TEXT(TEXT_DESK_DATED, "desk.dated", "Dates: {dates}.",
	    "Zeitraum: {dates}.", "Dates : {dates}.", "Fechas: {dates}.",
	    "Dates: {dates}."),
	TEXT(TEXT_DESK_SORT_NEWEST, "desk.sort_newest", "Newest first",
	    "Neueste zuerst", "Les plus récents d’abord",
	    "Los más recientes primero", "Newest first"),
	TEXT(TEXT_DESK_SORT_OLDEST, "desk.sort_oldest", "Oldest first",
	    "Älteste zuerst", "Les plus anciens d’abord",
	    "Los más antiguos primero", "Oldest first"),
	TEXT(TEXT_DESK_SORT_CHANGED, "desk.sort_changed", "Last changed first",
	    "Zuletzt geänderte zuerst", "Derniers modifiés d’abord",
	    "Últimos modificados primero", "Last changed first"),
	TEXT(TEXT_DESK_SORT_TITLE, "desk.sort_title", "By title", "Nach Titel",
	    "Par titre", "Por título", "By title"),
	TEXT(TEXT_DESK_CHOOSE_ROW, "desk.choose_row", "Choose: {name}",
	    "Auswählen: {name}", "Choisir : {name}", "Elegir: {name}",
	    "Choose: {name}"),
	TEXT(TEXT_DESK_CHOSEN_PUBLISHED, "desk.chosen_published",
	    "{count} published.", "{count} veröffentlicht.",
	    "Publiés : {count}.", "Publicados: {count}.", "{count} published."),
	TEXT(TEXT_DESK_CHOSEN_CANCELED, "desk.chosen_canceled",
	    "{count} marked as canceled.",
	    "{count} als abgesagt gekennzeichnet.",
	    "Marqués comme annulés : {count}.",
	    "Marcados como cancelados: {count}.",
	    "{count} marked as canceled."),
	TEXT(TEXT_DESK_CHOSEN_TRASHED, "desk.chosen_trashed",
	    "{count} moved to the trash.",
	    "{count} in den Papierkorb verschoben.",
	    "Mis à la corbeille : {count}.", "Movidos a la papelera: {count}.",
	    "{count} moved to the trash."),
	TEXT(TEXT_DESK_CHOSEN_CATEGORY, "desk.chosen_category",
	    "Category “{name}” added to {count}.",
	    "Kategorie „{name}“ hinzugefügt: {count}.",
	    "Catégorie « {name} » ajoutée : {count}.",
	    "Categoría «{name}» añadida: {count}.",
	    "Category “{name}” added to {count}."),
	TEXT(TEXT_DESK_CHOSEN_VENUE, "desk.chosen_venue",
	    "Venue “{name}” set for {count}.",
	    "Ort „{name}“ gesetzt: {count}.",
	    "Lieu « {name} » défini : {count}.",
	    "Lugar «{name}» fijado: {count}.",
	    "Venue “{name}” set for {count}."),
	TEXT(TEXT_DESK_CHOSEN_UNDONE, "desk.chosen_undone", "{count} undone.",
	    "{count} rückgängig gemacht.", "Annulés : {count}.",
	    "Deshechos: {count}.", "{count} undone."),
	TEXT(TEXT_DESK_CHOSEN_UNKNOWN, "desk.chosen_unknown",
	    "There is nothing with the name “{name}”.",
	    "Nichts heißt „{name}“.", "Rien ne porte le nom « {name} ».",
	    "No hay nada con el nombre «{name}».",
	    "There is nothing with the name “{name}”."),
	TEXT(TEXT_DESK_CHOSEN_NONE, "desk.chosen_none",
	    "Choose at least one event.",
	    "Wählen Sie mindestens eine Veranstaltung aus.",
	    "Choisissez au moins un événement.", "Elija al menos un evento.",
	    "Choose at least one event."),
	TEXT(TEXT_DESK_CHOSEN_MANY, "desk.chosen_many",
	    "Choose at most 200 events.",
	    "Wählen Sie höchstens 200 Veranstaltungen aus.",
	    "Choisissez 200 événements au plus.",
	    "Elija 200 eventos como máximo.", "Choose at most 200 events."),
	TEXT(TEXT_DESK_CHOSEN_GONE, "desk.chosen_gone",
	    "It has been deleted, or is in the trash.",
	    "Sie wurde gelöscht oder liegt im Papierkorb.",
	    "Il a été supprimé ou se trouve dans la corbeille.",
	    "Se ha eliminado o está en la papelera.",
	    "It has been deleted, or is in the trash."),
	TEXT(TEXT_DESK_CHOSEN_LATE, "desk.chosen_late",
	    "There was no time left for this one. Please try again.",
	    "Dafür blieb keine Zeit. Bitte versuchen Sie es noch einmal.",
	    "Il ne restait pas assez de temps. Veuillez réessayer.",
	    "No quedaba tiempo. Inténtelo de nuevo.",
	    "There was no time left for this one. Please try again."),
	TEXT(TEXT_DESK_CHOSEN_OTHERS, "desk.chosen_others", "{count} others",
	    "{count} weitere", "{count} autres", "Otros {count}",
	    "{count} others"),
	TEXT(TEXT_DESK_ONE_DATE, "desk.one_date", "1 date", "1 Termin",
	    "1 date", "1 fecha", "1 date"),
	TEXT(TEXT_DESK_DATES, "desk.dates", "{count} dates", "{count} Termine",
	    "{count} dates", "{count} fechas", "{count} dates"),
	TEXT(TEXT_DESK_DATES_UNTIL, "desk.dates_until",
	    "{count} dates until {date}.", "{count} Termine bis {date}.",
	    "{count} dates jusqu’au {date}.",
	    "{count} fechas hasta el {date}.", "{count} dates until {date}."),
	TEXT(TEXT_DESK_DATES_ENDLESS, "desk.dates_endless",
	    "It repeats without end.", "Sie wiederholt sich ohne Ende.",
	    "Il se répète sans fin.", "Se repite sin fin.",
	    "It repeats without end."),
	TEXT(TEXT_DESK_DONE_SAVED, "desk.done_saved", "Saved.", "Gespeichert.",
	    "Enregistré.", "Guardado.", "Saved."),
	TEXT(TEXT_DESK_DONE_PUBLISHED, "desk.done_published", "Published.",
	    "Veröffentlicht.", "Publié.", "Publicado.", "Published."),
	TEXT(TEXT_DESK_DONE_SUBMITTED, "desk.done_submitted",
	    "Submitted. An editor will review it.",
	    "Eingereicht. Die Redaktion prüft die Veranstaltung.",
	    "Soumis. La rédaction va le relire.",
	    "Enviado. La redacción lo revisará.",
	    "Submitted. An editor will review it."),
	TEXT(TEXT_DESK_DONE_TRASHED, "desk.done_trashed",
	    "Moved to the trash.", "In den Papierkorb verschoben.",
	    "Mis à la corbeille.", "Movido a la papelera.",
	    "Moved to the trash."),
	TEXT(TEXT_DESK_DONE_RESTORED, "desk.done_restored",
	    "Restored with its previous status.",
	    "Wiederhergestellt, mit dem früheren Status.",
	    "Restauré, avec son ancien statut.",
	    "Restaurado, con el estado que tenía.",
	    "Restored with its previous status."),
	TEXT(TEXT_DESK_DONE_DELETED, "desk.done_deleted", "Deleted.",
	    "Gelöscht.", "Supprimé.", "Eliminado.", "Deleted."),
	TEXT(TEXT_DESK_DONE_REMOVED, "desk.done_removed", "Removed.",
	    "Entfernt.", "Retiré.", "Quitado.", "Removed."),
	TEXT(TEXT_DESK_DONE_SAVED_PARTLY, "desk.done_saved_partly",
	    "Saved. What was already different for this date was changed for "
	    "this date only.",
	    "Gespeichert. Was an diesem Termin schon anders war als an den "
	    "übrigen, wurde nur für ihn geändert.",
	    "Enregistré. Ce qui différait déjà pour cette date n’a été modifié "
	    "que pour elle.",
	    "Guardado. Lo que ya era distinto en esta fecha se ha cambiado "
	    "solo para ella.",
	    "Saved. What was already different for this date was changed for "
	    "this date only."),
	TEXT(TEXT_DESK_DONE_ENDED, "desk.done_ended", "Signed out there.",
	    "Dort abgemeldet.", "Session terminée.", "Sesión cerrada.",
	    "Signed out there."),
	TEXT(TEXT_DESK_REPEAT_WORDS, "desk.repeat.words", "In words: {words}",
	    "In Worten: {words}", "En clair : {words}", "En palabras: {words}",
	    "In words: {words}"),
	TEXT(TEXT_DESK_SCOPE_ONE, "desk.scope_one", "Only this event",
	    "Nur diese Veranstaltung", "Seulement cet événement",
	    "Solo este evento", "Only this event"),
	TEXT(TEXT_DESK_SCOPE_FOLLOWING, "desk.scope_following",
	    "This and all following events", "Diese und alle folgenden",
	    "Celui-ci et tous les suivants", "Este y todos los siguientes",
	    "This and all following events"),
	TEXT(TEXT_DESK_SCOPE_ALL, "desk.scope_all", "All events to come",
	    "Alle kommenden Veranstaltungen", "Tous les événements à venir",
	    "Todos los eventos futuros", "All events to come"),
	TEXT(TEXT_DESK_REPEAT_NEVER, "desk.repeat.never", "Never", "Nie",
	    "Jamais", "Nunca", "Never"),
	TEXT(TEXT_DESK_REPEAT_DAILY, "desk.repeat.daily", "Daily", "Täglich",
	    "Chaque jour", "Cada día", "Daily"),
	TEXT(TEXT_DESK_REPEAT_WEEKLY, "desk.repeat.weekly", "Weekly",
	    "Wöchentlich", "Chaque semaine", "Cada semana", "Weekly"),
	TEXT(TEXT_DESK_REPEAT_MONTHLY, "desk.repeat.monthly", "Monthly",
	    "Monatlich", "Chaque mois", "Cada mes", "Monthly"),
	TEXT(TEXT_DESK_REPEAT_YEARLY, "desk.repeat.yearly", "Yearly",
	    "Jährlich", "Chaque année", "Cada año", "Yearly"),
	TEXT(TEXT_DESK_REPEAT_DATES, "desk.repeat.dates", "On chosen dates",
	    "An einzelnen Tagen", "À des dates choisies", "En fechas elegidas",
	    "On chosen dates"),
	TEXT(TEXT_DESK_REPEAT_OTHER, "desk.repeat.other",
	    "By a rule (advanced)", "Nach einer Regel (für Fortgeschrittene)",
	    "Selon une règle (avancé)", "Según una regla (avanzado)",
	    "By a rule (advanced)"),
	TEXT(TEXT_DESK_REPEAT_NTH_1, "desk.repeat.nth_1", "First", "Erster",
	    "Premier", "Primer", "First"),
	TEXT(TEXT_DESK_REPEAT_NTH_2, "desk.repeat.nth_2", "Second", "Zweiter",
	    "Deuxième", "Segundo", "Second"),
	TEXT(TEXT_DESK_REPEAT_NTH_3, "desk.repeat.nth_3", "Third", "Dritter",
	    "Troisième", "Tercer", "Third"),
	TEXT(TEXT_DESK_REPEAT_NTH_4, "desk.repeat.nth_4", "Fourth", "Vierter",
	    "Quatrième", "Cuarto", "Fourth"),
	TEXT(TEXT_DESK_REPEAT_NTH_5, "desk.repeat.nth_5", "Fifth", "Fünfter",
	    "Cinquième", "Quinto", "Fifth"),
	TEXT(TEXT_DESK_REPEAT_NTH_LAST, "desk.repeat.nth_last", "Last",
	    "Letzter", "Dernier", "Último", "Last"),
	TEXT(TEXT_DESK_REPEAT_NTH_DATE, "desk.repeat.nth_date", "Date {n}",
	    "Tag {n}", "Date {n}", "Fecha {n}", "Date {n}"),
	TEXT(TEXT_DESK_REPEAT_WRONG_RULE, "desk.repeat.wrong_rule",
	    "This rule cannot be used: {message}",
	    "Diese Regel kann nicht verwendet werden: {message}",
	    "Cette règle ne peut pas être utilisée : {message}",
	    "Esta regla no sirve: {message}",
	    "This rule cannot be used: {message}"),
	TEXT(TEXT_REASON_ABOUT, "reason.about", "{about}: {reason}",
	    "{about}: {reason}", "{about} : {reason}", "{about}: {reason}",
	    "{about}: {reason}"),
	TEXT(TEXT_REASON_EVERY, "reason.every",
	    "expected DAILY, WEEKLY, MONTHLY or YEARLY",
	    "erwartet wird DAILY, WEEKLY, MONTHLY oder YEARLY",
	    "il faut DAILY, WEEKLY, MONTHLY ou YEARLY",
	    "se espera DAILY, WEEKLY, MONTHLY o YEARLY",
	    "expected DAILY, WEEKLY, MONTHLY or YEARLY"),
	TEXT(TEXT_REASON_WITHIN_DAY, "reason.within_day",
	    "repeats within a day are not supported; expected DAILY, WEEKLY, "
	    "MONTHLY or YEARLY",
	    "Wiederholungen innerhalb eines Tages gibt es nicht; erwartet wird "
	    "DAILY, WEEKLY, MONTHLY oder YEARLY",
	    "les répétitions dans une même journée ne sont pas possibles ; il "
	    "faut DAILY, WEEKLY, MONTHLY ou YEARLY",
	    "no se admiten repeticiones dentro de un día; se espera DAILY, "
	    "WEEKLY, MONTHLY o YEARLY",
	    "repeats within a day are not supported; expected DAILY, WEEKLY, "
	    "MONTHLY or YEARLY"),
	TEXT(TEXT_REASON_INTERVAL, "reason.interval",
	    "expected a number from 1 to 9999",
	    "erwartet wird eine Zahl von 1 bis 9999",
	    "il faut un nombre de 1 à 9999",
	    "se espera un número del 1 al 9999",
	    "expected a number from 1 to 9999"),
	TEXT(TEXT_REASON_COUNT, "reason.count",
	    "expected a number from 1 to 100000",
	    "erwartet wird eine Zahl von 1 bis 100000",
	    "il faut un nombre de 1 à 100000",
	    "se espera un número del 1 al 100000",
	    "expected a number from 1 to 100000"),
	TEXT(TEXT_REASON_UNTIL, "reason.until",
	    "expected a date such as 20270301, 20270301T180000 or "
	    "20270301T180000Z",
	    "erwartet wird ein Datum wie 20270301, 20270301T180000 oder "
	    "20270301T180000Z",
	    "il faut une date comme 20270301, 20270301T180000 ou "
	    "20270301T180000Z",
	    "se espera una fecha como 20270301, 20270301T180000 o "
	    "20270301T180000Z",
	    "expected a date such as 20270301, 20270301T180000 or "
	    "20270301T180000Z"),
	TEXT(TEXT_REASON_WEEKDAY, "reason.weekday",
	    "expected MO, TU, WE, TH, FR, SA or SU",
	    "erwartet wird MO, TU, WE, TH, FR, SA oder SU",
	    "il faut MO, TU, WE, TH, FR, SA ou SU",
	    "se espera MO, TU, WE, TH, FR, SA o SU",
	    "expected MO, TU, WE, TH, FR, SA or SU"),
	TEXT(TEXT_REASON_MONTHS, "reason.months",
	    "expected numbers from 1 to 12",
	    "erwartet werden Zahlen von 1 bis 12",
	    "il faut des nombres de 1 à 12", "se esperan números del 1 al 12",
	    "expected numbers from 1 to 12"),
	TEXT(TEXT_REASON_WEEKS, "reason.weeks",
	    "expected numbers from 1 to 53 or -53 to -1",
	    "erwartet werden Zahlen von 1 bis 53 oder von -53 bis -1",
	    "il faut des nombres de 1 à 53 ou de -53 à -1",
	    "se esperan números del 1 al 53 o del -53 al -1",
	    "expected numbers from 1 to 53 or -53 to -1"),
	TEXT(TEXT_REASON_YEAR_DAYS, "reason.year_days",
	    "expected numbers from 1 to 366 or -366 to -1",
	    "erwartet werden Zahlen von 1 bis 366 oder von -366 bis -1",
	    "il faut des nombres de 1 à 366 ou de -366 à -1",
	    "se esperan números del 1 al 366 o del -366 al -1",
	    "expected numbers from 1 to 366 or -366 to -1"),
	TEXT(TEXT_REASON_MONTH_DAYS, "reason.month_days",
	    "expected numbers from 1 to 31 or -31 to -1",
	    "erwartet werden Zahlen von 1 bis 31 oder von -31 bis -1",
	    "il faut des nombres de 1 à 31 ou de -31 à -1",
	    "se esperan números del 1 al 31 o del -31 al -1",
	    "expected numbers from 1 to 31 or -31 to -1"),
	TEXT(TEXT_REASON_WEEKDAYS, "reason.weekdays",
	    "expected weekdays such as MO, 2TU or -1FR",
	    "erwartet werden Wochentage wie MO, 2TU oder -1FR",
	    "il faut des jours de la semaine comme MO, 2TU ou -1FR",
	    "se esperan días de la semana como MO, 2TU o -1FR",
	    "expected weekdays such as MO, 2TU or -1FR"),
	TEXT(TEXT_REASON_HOURS, "reason.hours",
	    "expected numbers from 0 to 23",
	    "erwartet werden Zahlen von 0 bis 23",
	    "il faut des nombres de 0 à 23", "se esperan números del 0 al 23",
	    "expected numbers from 0 to 23"),
	TEXT(TEXT_REASON_MINUTES, "reason.minutes",
	    "expected numbers from 0 to 59",
	    "erwartet werden Zahlen von 0 bis 59",
	    "il faut des nombres de 0 à 59", "se esperan números del 0 al 59",
	    "expected numbers from 0 to 59"),
	TEXT(TEXT_REASON_SECONDS, "reason.seconds",
	    "expected numbers from 0 to 60",
	    "erwartet werden Zahlen von 0 bis 60",
	    "il faut des nombres de 0 à 60", "se esperan números del 0 al 60",
	    "expected numbers from 0 to 60"),
	TEXT(TEXT_REASON_PART, "reason.part",
	    "expected a part of a rule, such as FREQ, UNTIL or BYDAY",
	    "erwartet wird ein Teil einer Regel wie FREQ, UNTIL oder BYDAY",
	    "il faut une partie de règle comme FREQ, UNTIL ou BYDAY",
	    "se espera una parte de una regla, como FREQ, UNTIL o BYDAY",
	    "expected a part of a rule, such as FREQ, UNTIL or BYDAY"),
	TEXT(TEXT_REASON_ONCE, "reason.once", "expected only once",
	    "darf nur einmal vorkommen", "il ne peut figurer qu’une fois",
	    "solo puede aparecer una vez", "expected only once"),
	TEXT(TEXT_REASON_ENDS, "reason.ends",
	    "COUNT and UNTIL: expected one of them",
	    "COUNT und UNTIL: nur eines davon ist möglich",
	    "COUNT et UNTIL : un seul des deux est possible",
	    "COUNT y UNTIL: se espera solo uno de los dos",
	    "COUNT and UNTIL: expected one of them"),
	TEXT(TEXT_REASON_YEARLY, "reason.yearly", "expected FREQ=YEARLY",
	    "erwartet wird FREQ=YEARLY", "il faut FREQ=YEARLY",
	    "se espera FREQ=YEARLY", "expected FREQ=YEARLY"),
	TEXT(TEXT_REASON_NOT_WEEKLY, "reason.not_weekly",
	    "expected FREQ=DAILY, MONTHLY or YEARLY",
	    "erwartet wird FREQ=DAILY, MONTHLY oder YEARLY",
	    "il faut FREQ=DAILY, MONTHLY ou YEARLY",
	    "se espera FREQ=DAILY, MONTHLY o YEARLY",
	    "expected FREQ=DAILY, MONTHLY or YEARLY"),
	TEXT(TEXT_REASON_MONTHLY, "reason.monthly",
	    "expected weekdays without a number, or FREQ=MONTHLY or YEARLY",
	    "erwartet werden Wochentage ohne Zahl, oder FREQ=MONTHLY oder "
	    "YEARLY",
	    "il faut des jours de la semaine sans nombre, ou FREQ=MONTHLY ou "
	    "YEARLY",
	    "se esperan días de la semana sin número, o FREQ=MONTHLY o YEARLY",
	    "expected weekdays without a number, or FREQ=MONTHLY or YEARLY"),
	TEXT(TEXT_REASON_BY_WEEK, "reason.by_week",
	    "expected weekdays without a number, as there is BYWEEKNO",
	    "erwartet werden Wochentage ohne Zahl, da es BYWEEKNO gibt",
	    "il faut des jours de la semaine sans nombre, puisqu’il y a "
	    "BYWEEKNO",
	    "se esperan días de la semana sin número, ya que hay BYWEEKNO",
	    "expected weekdays without a number, as there is BYWEEKNO"),
	TEXT(TEXT_REASON_LIST, "reason.list",
	    "expected another list, such as BYDAY",
	    "erwartet wird noch eine Liste, etwa BYDAY",
	    "il faut une autre liste, comme BYDAY",
	    "se espera otra lista, como BYDAY",
	    "expected another list, such as BYDAY"),
	TEXT(TEXT_REASON_LONG, "reason.long", "expected at most 1000 bytes",
	    "erwartet werden höchstens 1000 Bytes",
	    "il faut 1000 octets au plus", "se esperan como máximo 1000 bytes",
	    "expected at most 1000 bytes"),
	TEXT(TEXT_REASON_DATES, "reason.dates",
	    "expected up to 1000 dates such as 20270309 or 20270309T180000",
	    "erwartet werden bis zu 1000 Daten wie 20270309 oder "
	    "20270309T180000",
	    "il faut jusqu’à 1000 dates comme 20270309 ou 20270309T180000",
	    "se esperan hasta 1000 fechas como 20270309 o 20270309T180000",
	    "expected up to 1000 dates such as 20270309 or 20270309T180000"),
	TEXT(TEXT_REASON_LENGTH, "reason.length",
	    "expected a duration such as PT6H or P1DT2H, up to a year, and "
	    "only once",
	    "erwartet wird eine Dauer wie PT6H oder P1DT2H, höchstens ein "
	    "Jahr, und nur einmal",
	    "il faut une durée telle que PT6H ou P1DT2H, d’un an au plus, et "
	    "une seule fois",
	    "se espera una duración como PT6H o P1DT2H, de un año como máximo "
	    "y una sola vez",
	    "expected a duration such as PT6H or P1DT2H, up to a year, and "
	    "only once"),
	TEXT(TEXT_REASON_ONE_RULE, "reason.one_rule",
	    "expected only one RRULE", "erwartet wird nur eine RRULE",
	    "il faut une seule RRULE", "se espera una sola RRULE",
	    "expected only one RRULE"),
	TEXT(TEXT_REASON_LINES, "reason.lines",
	    "expected lines that begin with RRULE:, RDATE:, EXDATE: or "
	    "DURATION:",
	    "erwartet werden Zeilen, die mit RRULE:, RDATE:, EXDATE: oder "
	    "DURATION: beginnen",
	    "il faut des lignes qui commencent par RRULE:, RDATE:, EXDATE: ou "
	    "DURATION:",
	    "se esperan líneas que empiecen por RRULE:, RDATE:, EXDATE: o "
	    "DURATION:",
	    "expected lines that begin with RRULE:, RDATE:, EXDATE: or "
	    "DURATION:"),
	TEXT(TEXT_REASON_NO_LINE, "reason.no_line",
	    "expected a line RRULE or RDATE",
	    "erwartet wird eine Zeile RRULE oder RDATE",
	    "il faut une ligne RRULE ou RDATE",
	    "se espera una línea RRULE o RDATE",
	    "expected a line RRULE or RDATE"),
	TEXT(TEXT_REASON_SLOW, "reason.slow", "takes too long to expand",
	    "ihre Daten zu berechnen dauert zu lange",
	    "le calcul de ses dates est trop long",
	    "calcular sus fechas lleva demasiado tiempo",
	    "takes too long to expand"),
	TEXT(TEXT_REASON_NO_DATES, "reason.no_dates", "it gives no dates",
	    "sie ergibt kein Datum", "elle ne donne aucune date",
	    "no da ninguna fecha", "it gives no dates"),
	TEXT(TEXT_REASON_YEAR, "reason.year",
	    "an event that repeats lasts at most a year",
	    "eine Veranstaltung, die sich wiederholt, dauert höchstens ein "
	    "Jahr", "un événement qui se répète dure un an au plus",
	    "un evento que se repite dura como máximo un año",
	    "an event that repeats lasts at most a year"),
	TEXT(TEXT_REASON_CROWD, "reason.crowd",
	    "more than 100 of its events would take place at the same time; "
	    "expected shorter events or fewer dates",
	    "mehr als 100 ihrer Veranstaltungen wären gleichzeitig; erwartet "
	    "werden kürzere Veranstaltungen oder weniger Termine",
	    "plus de 100 de ses événements auraient lieu en même temps ; "
	    "raccourcissez les événements ou choisissez moins de dates",
	    "más de 100 de sus eventos serían al mismo tiempo; acorte los "
	    "eventos o elija menos fechas",
	    "more than 100 of its events would take place at the same time; "
	    "expected shorter events or fewer dates"),
	TEXT(TEXT_REASON_LINKS, "reason.links",
	    "its events would have more than 20000 venues, organizers, "
	    "categories and tags together; expected fewer of these or fewer "
	    "dates",
	    "ihre Veranstaltungen hätten zusammen mehr als 20000 Orte, "
	    "Veranstalter, Kategorien und Schlagwörter; erwartet werden "
	    "weniger davon oder weniger Termine",
	    "ses événements auraient ensemble plus de 20000 lieux, "
	    "organisateurs, catégories et étiquettes ; choisissez-en moins, ou "
	    "moins de dates",
	    "sus eventos tendrían en total más de 20000 lugares, "
	    "organizadores, categorías y etiquetas; elija menos de estos o "
	    "menos fechas",
	    "its events would have more than 20000 venues, organizers, "
	    "categories and tags together; expected fewer of these or fewer "
	    "dates"),
	TEXT(TEXT_REASON_IN_SERIES, "reason.in_series",
	    "the event belongs to a series, which has its days",
	    "die Veranstaltung gehört zu einer Serie, und diese hat ihre Tage",
	    "l’événement fait partie d’une série, qui a ses jours",
	    "el evento pertenece a una serie, que tiene sus días",
	    "the event belongs to a series, which has its days"),
	TEXT(TEXT_REASON_IN_TRASH, "reason.in_trash",
	    "the event is in the trash", "die Veranstaltung ist im Papierkorb",
	    "l’événement est dans la corbeille",
	    "el evento está en la papelera", "the event is in the trash"),
	TEXT(TEXT_REASON_PROPOSED, "reason.proposed",
	    "at most {count} dates can be proposed at once; expected an "
	    "earlier end",
	    "höchstens {count} Termine können auf einmal vorgeschlagen werden; "
	    "erwartet wird ein früheres Ende",
	    "on peut proposer {count} dates au plus à la fois ; choisissez une "
	    "fin plus proche",
	    "se pueden proponer {count} fechas a la vez como máximo; elija un "
	    "final anterior",
	    "at most {count} dates can be proposed at once; expected an "
	    "earlier end"),
	TEXT(TEXT_DESK_REPEAT_BREAK_FROM, "desk.repeat.break_from",
	    "Break {n}: first day", "Pause {n}: erster Tag",
	    "Pause {n} : premier jour", "Pausa {n}: primer día",
	    "Break {n}: first day"),
	TEXT(TEXT_DESK_REPEAT_BREAK_UNTIL, "desk.repeat.break_until",
	    "Break {n}: last day", "Pause {n}: letzter Tag",
	    "Pause {n} : dernier jour", "Pausa {n}: último día",
	    "Break {n}: last day"),
	TEXT(TEXT_DESK_WRONG_MISSING, "desk.wrong_missing",
	    "This is required.", "Diese Angabe fehlt.",
	    "Ce champ est obligatoire.", "Este campo es obligatorio.",
	    "This is required."),
	TEXT(TEXT_DESK_WRONG_KIND, "desk.wrong_kind",
	    "This value is not allowed here.",
	    "Dieser Wert ist hier nicht möglich.",
	    "Cette valeur n’est pas possible ici.",
	    "Este valor no es posible aquí.",
	    "This value is not allowed here."),
	TEXT(TEXT_DESK_WRONG_BOUNDS, "desk.wrong_bounds",
	    "This is too long, too large or too small.",
	    "Das ist zu lang, zu groß oder zu klein.",
	    "C’est trop long, trop grand ou trop petit.",
	    "Es demasiado largo, grande o pequeño.",
	    "This is too long, too large or too small."),
	TEXT(TEXT_DESK_WRONG_BEFORE, "desk.wrong_before",
	    "This day is before the first event.",
	    "Dieser Tag liegt vor der ersten Veranstaltung.",
	    "Ce jour précède le premier événement.",
	    "Este día es anterior al primer evento.",
	    "This day is before the first event."),
	TEXT(TEXT_DESK_WRONG_BACKWARD, "desk.wrong_backward",
	    "The last day is before the first one.",
	    "Der letzte Tag liegt vor dem ersten.",
	    "Le dernier jour précède le premier.",
	    "El último día es anterior al primero.",
	    "The last day is before the first one."),
	TEXT(TEXT_DESK_WRONG_LONG, "desk.wrong_long",
	    "This text is too long. Please shorten it.",
	    "Dieser Text ist zu lang. Bitte kürzen.",
	    "Ce texte est trop long. Veuillez le raccourcir.",
	    "Este texto es demasiado largo. Por favor, acórtelo.",
	    "This text is too long. Please shorten it."),
	TEXT(TEXT_DESK_WRONG_DATE, "desk.wrong_date", "This is not a date.",
	    "Das ist kein Datum.", "Ce n’est pas une date.",
	    "Esto no es una fecha.", "This is not a date."),
	TEXT(TEXT_DESK_WRONG_ADDRESS, "desk.wrong_address",
	    "This is not an address on the web, such as https://town.example.",
	    "Das ist keine Adresse im Web wie https://stadt.example.",
	    "Ce n’est pas une adresse web, comme https://ville.example.",
	    "Esto no es una dirección web, como https://villa.example.",
	    "This is not an address on the web, such as https://town.example."),
	TEXT(TEXT_DESK_WRONG_UNKNOWN, "desk.wrong_unknown",
	    "There is nothing with this name, or it has been deleted.",
	    "Kein Eintrag heißt so, oder er wurde gelöscht.",
	    "Rien ne porte ce nom, ou cela a été supprimé.",
	    "No hay nada con este nombre, o ya no.",
	    "There is nothing with this name, or it has been deleted."),
	TEXT(TEXT_DESK_IS_PUBLIC, "desk.is_public", "Everyone", "Alle",
	    "Tout le monde", "Todo el mundo", "Everyone"),
	TEXT(TEXT_DESK_IS_FOR_EDITORS, "desk.is_for_editors",
	    "Only editors and its author",
	    "Nur die Redaktion und wer sie eingetragen hat",
	    "Seulement la rédaction et son auteur",
	    "Solo la redacción y su autor", "Only editors and its author"),
	TEXT(TEXT_DESK_IS_PROTECTED, "desk.is_protected",
	    "People who know a password", "Alle, die ein Passwort kennen",
	    "Les personnes qui connaissent un mot de passe",
	    "Quienes conozcan una contraseña", "People who know a password"),
	TEXT(TEXT_DESK_WRONG_SEVERAL, "desk.wrong_several",
	    "Several records have this name. Please choose one of them.",
	    "Mehrere Einträge heißen so. Bitte einen davon wählen.",
	    "Plusieurs portent ce nom. Choisissez-en un.",
	    "Varios tienen este nombre. Elija uno.",
	    "Several records have this name. Please choose one of them."),
	TEXT(TEXT_DESK_WRONG_KNOWN, "desk.wrong_known",
	    "There is already one with this name, but with other details. "
	    "Choose it, and they stay as they are, or choose the new one.",
	    "Einen Eintrag mit diesem Namen gibt es schon, aber mit anderen "
	    "Angaben. Wählen Sie ihn, dann bleiben sie, wie sie sind, oder "
	    "wählen Sie den neuen.",
	    "Il en existe déjà un de ce nom, mais avec d’autres données. "
	    "Choisissez-le, elles restent telles quelles, ou choisissez le "
	    "nouveau.",
	    "Ya hay uno con este nombre, pero con otros datos. Elíjalo, y se "
	    "quedan como están, o elija el nuevo.",
	    "There is already one with this name, but with other details. "
	    "Choose it, and they stay as they are, or choose the new one."),
	TEXT(TEXT_DESK_WRONG_FRESH, "desk.wrong_fresh",
	    "There is none with this name. Choose one, or tick that it is "
	    "new.",
	    "Kein Eintrag heißt so. Bitte einen wählen oder ankreuzen, dass er "
	    "neu ist.",
	    "Aucun ne porte ce nom. Choisissez-en un, ou cochez qu’il est "
	    "nouveau.",
	    "Ninguno tiene este nombre. Elija uno, o marque que es nuevo.",
	    "There is none with this name. Choose one, or tick that it is "
	    "new."),
	TEXT(TEXT_DESK_WRONG_NAMELESS, "desk.wrong_nameless",
	    "What you typed under “If it is new” is only for a new one. Type "
	    "its name, or empty these fields.",
	    "Was unter „Falls neu“ steht, gilt nur für einen neuen Eintrag. "
	    "Bitte dessen Namen eingeben oder diese Felder leeren.",
	    "Ce que vous avez écrit sous « S’il est nouveau » ne vaut que pour "
	    "un nouveau. Indiquez son nom, ou videz ces champs.",
	    "Lo que escribió en «Si es nuevo» solo vale para uno nuevo. "
	    "Escriba su nombre, o vacíe estos campos.",
	    "What you typed under “If it is new” is only for a new one. Type "
	    "its name, or empty these fields."),
	TEXT(TEXT_DESK_NEW_VENUE, "desk.new_venue", "New venue: {name}",
	    "Neuer Ort: {name}", "Nouveau lieu : {name}",
	    "Lugar nuevo: {name}", "New venue: {name}"),
	TEXT(TEXT_DESK_NEW_ORGANIZER, "desk.new_organizer",
	    "New organizer: {name}", "Neuer Veranstalter: {name}",
	    "Nouvel organisateur : {name}", "Organizador nuevo: {name}",
	    "New organiser: {name}"),
	TEXT(TEXT_DESK_A_PASSWORD, "desk.a_password", "a password",
	    "ein Passwort", "un mot de passe", "una contraseña", "a password"),
	TEXT(TEXT_DESK_UNSEEN, "desk.unseen",
	    "This has changed since you saw it, so it was not published. "
	    "Please read it again.",
	    "Dies hat sich geändert, seit Sie es gesehen haben, und wurde "
	    "darum nicht veröffentlicht. Bitte noch einmal lesen.",
	    "Ceci a changé depuis que vous l’avez vu, et n’a donc pas été "
	    "publié. Merci de le relire.",
	    "Esto ha cambiado desde que lo vio, por lo que no se ha publicado. "
	    "Léalo de nuevo, por favor.",
	    "This has changed since you saw it, so it was not published. "
	    "Please read it again."),
	TEXT(TEXT_DESK_OWN_CHANGES, "desk.own_changes",
	    "Other dates of this series wait with texts, days or times of "
	    "their own, so nothing was published. Please publish these dates "
	    "first, one by one.",
	    "Andere Termine dieser Reihe warten mit eigenen Texten, Tagen oder "
	    "Zeiten; darum wurde nichts veröffentlicht. Bitte veröffentlichen "
	    "Sie zuerst diese Termine einzeln.",
	    "D’autres dates de cette série attendent avec des textes, des "
	    "jours ou des heures qui leur sont propres ; rien n’a donc été "
	    "publié. Publiez d’abord ces dates, une par une.",
	    "Otras fechas de esta serie esperan con textos, días u horas "
	    "propios, por lo que no se ha publicado nada. Publique primero "
	    "esas fechas, una por una.",
	    "Other dates of this series wait with texts, days or times of "
	    "their own, so nothing was published. Please publish these dates "
	    "first, one by one."),
	TEXT(TEXT_DESK_PRESS, "desk.press",
	    "Please press a button below the form. The Enter key alone saves "
	    "nothing.",
	    "Bitte auf eine Schaltfläche unter dem Formular drücken. Die "
	    "Eingabetaste allein speichert nichts.",
	    "Appuyez sur un bouton sous le formulaire. La touche Entrée seule "
	    "n’enregistre rien.",
	    "Pulse un botón debajo del formulario. La tecla Intro por sí sola "
	    "no guarda nada.",
	    "Please press a button below the form. The Enter key alone saves "
	    "nothing."),
	TEXT(TEXT_DESK_ASK, "desk.ask",
	    "Nothing has changed yet. Is this right?",
	    "Noch ist nichts geändert. Ist das richtig?",
	    "Rien n’est encore modifié. Est-ce exact ?",
	    "Todavía no ha cambiado nada. ¿Es correcto?",
	    "Nothing has changed yet. Is this right?"),
	TEXT(TEXT_DESK_ASK_PAST, "desk.ask_past",
	    "This is in the past: {when}.",
	    "Das liegt in der Vergangenheit: {when}.",
	    "C’est dans le passé : {when}.", "Esto ya ha pasado: {when}.",
	    "This is in the past: {when}."),
	TEXT(TEXT_DESK_ASK_SAME, "desk.ask_same",
	    "This event is in the calendar already: {title}, {when}.",
	    "Diese Veranstaltung steht schon im Kalender: {title}, {when}.",
	    "Cet événement est déjà dans le calendrier : {title}, {when}.",
	    "Este evento ya está en el calendario: {title}, {when}.",
	    "This event is in the calendar already: {title}, {when}."),
	TEXT(TEXT_DESK_ASK_TAKEN, "desk.ask_taken",
	    "The venue is taken at that time: {title}, {when}.",
	    "Der Ort ist zu dieser Zeit belegt: {title}, {when}.",
	    "Le lieu est occupé à ce moment : {title}, {when}.",
	    "El lugar está ocupado a esa hora: {title}, {when}.",
	    "The venue is taken at that time: {title}, {when}."),
	TEXT(TEXT_DESK_ASK_RULE, "desk.ask_rule",
	    "The rule gives no event at this time: {when}.",
	    "Die Regel ergibt zu dieser Zeit keinen Termin: {when}.",
	    "La règle ne donne aucun événement à ce moment : {when}.",
	    "La regla no da ningún evento a esa hora: {when}.",
	    "The rule gives no event at this time: {when}."),
	TEXT(TEXT_DESK_ASK_DATES, "desk.ask_dates",
	    "Dates that go to the trash: {trashed}. New dates: {made}.",
	    "Termine, die in den Papierkorb kommen: {trashed}. Neue Termine: "
	    "{made}.",
	    "Dates mises à la corbeille : {trashed}. Nouvelles dates : "
	    "{made}.",
	    "Fechas que van a la papelera: {trashed}. Fechas nuevas: {made}.",
	    "Dates that go to the trash: {trashed}. New dates: {made}."),
	TEXT(TEXT_DESK_ASK_CLEANED, "desk.ask_cleaned",
	    "{label}: some formatting, or text between < and >, would be left "
	    "out, because pages may not contain it.",
	    "{label}: Manche Formatierung oder Text zwischen < und > würde "
	    "weggelassen, weil Seiten das nicht enthalten dürfen.",
	    "{label} : une partie de la mise en forme, ou du texte entre < et "
	    ">, serait retirée, car les pages ne peuvent pas la contenir.",
	    "{label}: se quitaría parte del formato, o texto entre < y >, "
	    "porque las páginas no pueden contenerlo.",
	    "{label}: some formatting, or text between < and >, would be left "
	    "out, because pages may not contain it."),
	TEXT(TEXT_DESK_ASK_TYPED, "desk.ask_typed",
	    "What you typed is not saved, and is lost if you press that button "
	    "once more.",
	    "Ihre Eingaben sind nicht gespeichert und gehen verloren, wenn Sie "
	    "dieselbe Schaltfläche noch einmal drücken.",
	    "Votre saisie n’est pas enregistrée et sera perdue si vous appuyez "
	    "encore une fois sur ce bouton.",
	    "Lo que ha escrito no está guardado y se pierde si pulsa ese botón "
	    "otra vez.",
	    "What you typed is not saved, and is lost if you press that button "
	    "once more."),
	TEXT(TEXT_DESK_DONE_UNDONE, "desk.done_undone", "Undone.",
	    "Rückgängig gemacht.", "Annulé.", "Deshecho.", "Undone."),
	TEXT(TEXT_DESK_UNDO_LATE, "desk.undo_late",
	    "Nothing was undone: this has changed since. Its history shows "
	    "how.",
	    "Nichts wurde rückgängig gemacht: Inzwischen hat sich etwas "
	    "geändert. Der Verlauf zeigt, was.",
	    "Rien n’a été annulé : un changement a eu lieu depuis. "
	    "L’historique le montre.",
	    "No se ha deshecho nada: ha cambiado desde entonces. El historial "
	    "muestra cómo.",
	    "Nothing was undone: this has changed since. Its history shows "
	    "how."),
	TEXT(TEXT_DESK_UNDO_REFUSED, "desk.undo_refused",
	    "Nothing was undone: the version before cannot be stored, or you "
	    "are not allowed to do this.",
	    "Nichts wurde rückgängig gemacht: Der Stand davor lässt sich nicht "
	    "speichern, oder Sie dürfen das nicht.",
	    "Rien n’a été annulé : la version d’avant ne peut pas être "
	    "enregistrée, ou vous n’en avez pas le droit.",
	    "No se ha deshecho nada: la versión anterior no se puede guardar, "
	    "o no tiene permiso para ello.",
	    "Nothing was undone: the version before cannot be stored, or you "
	    "are not allowed to do this."),
	TEXT(TEXT_DESK_YES, "desk.yes", "Yes", "Ja", "Oui", "Sí", "Yes"),
	TEXT(TEXT_DESK_NO, "desk.no", "No", "Nein", "Non", "No", "No"),
	TEXT(TEXT_DESK_IS_PUBLISH, "desk.is_publish", "Published",
	    "Veröffentlicht", "Publié", "Publicado", "Published"),
	TEXT(TEXT_DESK_CHANGE_CREATE, "desk.change_create", "Created",
	    "Angelegt", "Créé", "Creado", "Created"),
	TEXT(TEXT_DESK_CHANGE_UPDATE, "desk.change_update", "Changed",
	    "Geändert", "Modifié", "Cambiado", "Changed"),
	TEXT(TEXT_DESK_CHANGE_TRASH, "desk.change_trash", "Moved to the trash",
	    "In den Papierkorb verschoben", "Mis à la corbeille",
	    "Enviado a la papelera", "Moved to the trash"),
	TEXT(TEXT_DESK_CHANGE_RESTORE, "desk.change_restore", "Restored",
	    "Wiederhergestellt", "Restauré", "Restaurado", "Restored"),
	TEXT(TEXT_DESK_CHANGE_DELETE, "desk.change_delete",
	    "Deleted permanently", "Endgültig gelöscht",
	    "Supprimé définitivement", "Eliminado definitivamente",
	    "Deleted permanently"),
	TEXT(TEXT_DESK_CHANGE_IMPORT, "desk.change_import", "Imported",
	    "Importiert", "Importé", "Importado", "Imported"),
	TEXT(TEXT_DESK_CHANGE_MERGE, "desk.change_merge",
	    "Merged into another", "Mit einem anderen Eintrag zusammengelegt",
	    "Fusionné avec un autre", "Combinado con otro",
	    "Merged into another"),
	TEXT(TEXT_DESK_CHANGE_SPLIT, "desk.change_split",
	    "Later dates split off", "Spätere Termine abgetrennt",
	    "Dates suivantes séparées", "Fechas posteriores separadas",
	    "Later dates split off"),
	TEXT(TEXT_DESK_CHANGE_JOIN, "desk.change_join",
	    "Later dates joined again", "Spätere Termine wieder angefügt",
	    "Dates suivantes de nouveau réunies",
	    "Fechas posteriores unidas de nuevo", "Later dates joined again"),
	TEXT(TEXT_DESK_CHANGE_EDITOR, "desk.change_editor", "an editor",
	    "die Redaktion", "la rédaction", "la redacción", "an editor"),
	TEXT(TEXT_DESK_VISITOR, "desk.visitor", "someone without an account",
	    "jemand ohne Konto", "une personne sans compte",
	    "alguien sin cuenta", "someone without an account"),
	TEXT(TEXT_DESK_CHANGE_GONE, "desk.change_gone", "no longer there",
	    "nicht mehr vorhanden", "n’existe plus", "ya no existe",
	    "no longer there"),
	TEXT(TEXT_DESK_CHANGE_STATUS, "desk.change_status", "Status", "Status",
	    "État", "Estado", "Status"),
	TEXT(TEXT_DESK_CHANGE_PUBLISHED, "desk.change_published",
	    "Published at", "Veröffentlicht am", "Publié le", "Publicado el",
	    "Published at"),
	TEXT(TEXT_DESK_CHANGE_SLUG, "desk.change_slug", "Name in the address",
	    "Name in der Adresse", "Nom dans l’adresse",
	    "Nombre en la dirección", "Name in the address"),
	TEXT(TEXT_DESK_ASK_TRASH, "desk.ask_trash",
	    "Events that go to the trash: {count}. Press that button once more "
	    "if this is right.",
	    "Veranstaltungen, die in den Papierkorb kommen: {count}. Falls das "
	    "stimmt, bitte dieselbe Schaltfläche noch einmal drücken.",
	    "Événements à mettre à la corbeille : {count}. Si c’est bien cela, "
	    "appuyez encore une fois sur ce bouton.",
	    "Eventos que van a la papelera: {count}. Si es correcto, pulse "
	    "otra vez ese botón.",
	    "Events that go to the trash: {count}. Press that button once more "
	    "if this is right."),
	TEXT(TEXT_DESK_ASK_DELETE, "desk.ask_delete",
	    "“{title}” is deleted permanently and cannot be restored. Press "
	    "that button once more if this is right.",
	    "„{title}“ wird endgültig gelöscht und lässt sich nicht "
	    "wiederherstellen. Falls das stimmt, bitte dieselbe Schaltfläche "
	    "noch einmal drücken.",
	    "« {title} » est supprimé définitivement et ne pourra pas être "
	    "restauré. Si c’est bien cela, appuyez encore une fois sur ce "
	    "bouton.",
	    "«{title}» se elimina definitivamente y no se puede restaurar. Si "
	    "es correcto, pulse otra vez ese botón.",
	    "“{title}” is deleted permanently and cannot be restored. Press "
	    "that button once more if this is right."),
	TEXT(TEXT_DESK_ASK_DELETE_USED, "desk.ask_delete_used",
	    "“{title}” is deleted permanently and cannot be restored. Events "
	    "that lose it: {count}. Press that button once more if this is "
	    "right.",
	    "„{title}“ wird endgültig gelöscht und lässt sich nicht "
	    "wiederherstellen. Veranstaltungen, denen es dann fehlt: {count}. "
	    "Falls das stimmt, bitte dieselbe Schaltfläche noch einmal "
	    "drücken.",
	    "« {title} » est supprimé définitivement et ne pourra pas être "
	    "restauré. Événements qui le perdent : {count}. Si c’est bien "
	    "cela, appuyez encore une fois sur ce bouton.",
	    "«{title}» se elimina definitivamente y no se puede restaurar. "
	    "Eventos que lo pierden: {count}. Si es correcto, pulse otra vez "
	    "ese botón.",
	    "“{title}” is deleted permanently and cannot be restored. Events "
	    "that lose it: {count}. Press that button once more if this is "
	    "right."),
	TEXT(TEXT_DESK_ASK_MERGE, "desk.ask_merge",
	    "“{title}” becomes “{other}” in its events ({count}), and is then "
	    "deleted. This cannot be undone. Press that button once more if "
	    "this is right.",
	    "„{title}“ wird in seinen Veranstaltungen ({count}) durch "
	    "„{other}“ ersetzt und dann gelöscht. Das lässt sich nicht "
	    "rückgängig machen. Falls das stimmt, bitte dieselbe Schaltfläche "
	    "noch einmal drücken.",
	    "« {title} » devient « {other} » dans ses événements ({count}), "
	    "puis est supprimé. Cela ne peut pas être annulé. Si c’est bien "
	    "cela, appuyez encore une fois sur ce bouton.",
	    "«{title}» pasa a ser «{other}» en sus eventos ({count}) y después "
	    "se elimina. No se puede deshacer. Si es correcto, pulse otra vez "
	    "ese botón.",
	    "“{title}” becomes “{other}” in its events ({count}), and is then "
	    "deleted. This cannot be undone. Press that button once more if "
	    "this is right."),
	TEXT(TEXT_DESK_ASK_REMOVE, "desk.ask_remove",
	    "{name} can no longer sign in, nor can programs with passwords of "
	    "this person. Press that button once more if this is right.",
	    "{name} kann sich nicht mehr anmelden, auch Programme mit "
	    "Passwörtern dieser Person nicht. Falls das stimmt, bitte dieselbe "
	    "Schaltfläche noch einmal drücken.",
	    "{name} ne pourra plus se connecter, ni les programmes avec des "
	    "mots de passe de cette personne. Si c’est bien cela, appuyez "
	    "encore une fois sur ce bouton.",
	    "{name} ya no podrá iniciar sesión, ni tampoco los programas con "
	    "contraseñas de esta persona. Si es correcto, pulse otra vez ese "
	    "botón.",
	    "{name} can no longer sign in, nor can programs with passwords of "
	    "this person. Press that button once more if this is right."),
	TEXT(TEXT_DESK_ASK_WITHDRAWN, "desk.ask_withdrawn",
	    "This event would no longer be in the calendar: {title}, {when}.",
	    "Diese Veranstaltung wäre nicht mehr im Kalender zu sehen: "
	    "{title}, {when}.",
	    "Cet événement ne serait plus visible dans le calendrier : "
	    "{title}, {when}.",
	    "Este evento dejaría de verse en el calendario: {title}, {when}.",
	    "This event would no longer be in the calendar: {title}, {when}."),
	TEXT(TEXT_DESK_SAVE_SURE, "desk.save_sure", "Save anyway",
	    "Trotzdem speichern", "Enregistrer quand même",
	    "Guardar de todos modos", "Save anyway"),
	TEXT(TEXT_DESK_DRAFT_SURE, "desk.draft_sure", "Save draft anyway",
	    "Trotzdem als Entwurf speichern",
	    "Enregistrer le brouillon quand même",
	    "Guardar el borrador de todos modos", "Save draft anyway"),
	TEXT(TEXT_DESK_PUBLISH_SURE, "desk.publish_sure", "Publish anyway",
	    "Trotzdem veröffentlichen", "Publier quand même",
	    "Publicar de todos modos", "Publish anyway"),
	TEXT(TEXT_DESK_SUBMIT_SURE, "desk.submit_sure", "Submit anyway",
	    "Trotzdem einreichen", "Soumettre quand même",
	    "Enviar a revisión de todos modos", "Submit anyway"),
	TEXT(TEXT_DESK_SUBMIT_SEND, "desk.submit_send", "Send", "Senden",
	    "Envoyer", "Enviar", "Send"),
	TEXT(TEXT_DESK_SUBMIT_SEND_SURE, "desk.submit_send_sure",
	    "Send anyway", "Trotzdem senden", "Envoyer quand même",
	    "Enviar de todos modos", "Send anyway"),
	TEXT(TEXT_DESK_IN_TRASH, "desk.in_trash",
	    "This was moved to the trash in the meantime. What you typed is "
	    "still here, and becomes a new record if you save it.",
	    "Dies wurde inzwischen in den Papierkorb verschoben. Ihre Eingaben "
	    "sind noch da und werden beim Speichern ein neuer Eintrag.",
	    "Ceci a été mis à la corbeille entre-temps. Votre saisie est "
	    "encore là et devient une nouvelle fiche si vous l’enregistrez.",
	    "Esto se ha movido a la papelera entretanto. Lo que escribió sigue "
	    "aquí y será un registro nuevo si lo guarda.",
	    "This was moved to the trash in the meantime. What you typed is "
	    "still here, and becomes a new record if you save it."),
	TEXT(TEXT_DESK_NOT_SAVED, "desk.not_saved", "Nothing was saved:",
	    "Nichts wurde gespeichert:", "Rien n’a été enregistré :",
	    "No se ha guardado nada:", "Nothing was saved:"),
	TEXT(TEXT_DESK_AGAIN, "desk.again",
	    "You were signed out in the meantime. This is what you typed. "
	    "Please look at it and save it.",
	    "Sie wurden inzwischen abgemeldet. Das haben Sie geschrieben. "
	    "Bitte sehen Sie es durch und speichern Sie es.",
	    "Vous avez été déconnecté entre-temps. Voici ce que vous avez "
	    "écrit. Relisez-le et enregistrez-le.",
	    "La sesión se cerró mientras tanto. Esto es lo que escribió. "
	    "Revíselo y guárdelo.",
	    "You were signed out in the meantime. This is what you typed. "
	    "Please look at it and save it."),
	TEXT(TEXT_DESK_SIGNED_OUT, "desk.signed_out",
	    "You were signed out in the meantime, so nothing was changed. "
	    "Please look at it and press the button again.",
	    "Sie wurden inzwischen abgemeldet. Darum hat sich nichts geändert. "
	    "Bitte sehen Sie es durch und drücken Sie die Schaltfläche noch "
	    "einmal.",
	    "Vous avez été déconnecté entre-temps, et rien n’a donc été "
	    "changé. Regardez-le et appuyez de nouveau sur le bouton.",
	    "La sesión se cerró mientras tanto, por lo que no se ha cambiado "
	    "nada. Revíselo y pulse el botón de nuevo.",
	    "You were signed out in the meantime, so nothing was changed. "
	    "Please look at it and press the button again."),
	TEXT(TEXT_DESK_WRONG_AGAIN, "desk.wrong_again",
	    "The file was not kept. Please choose it again.",
	    "Die Datei wurde nicht übernommen. Bitte wählen Sie sie noch "
	    "einmal aus.",
	    "Le fichier n’a pas été gardé. Choisissez-le de nouveau.",
	    "El archivo no se ha conservado. Elíjalo de nuevo.",
	    "The file was not kept. Please choose it again."),
	TEXT(TEXT_DESK_PROBLEMS, "desk.problems",
	    "Please correct the following:", "Bitte korrigieren Sie:",
	    "Veuillez corriger ceci :", "Corrija lo siguiente:",
	    "Please correct the following:"),
	TEXT(TEXT_DESK_WRONG_UNUSED, "desk.wrong_unused",
	    "Type no password, or choose “People who know a password” under "
	    "“Who sees it”.",
	    "Bitte kein Passwort eingeben, oder bei „Wer die Veranstaltung "
	    "sieht“ „Alle, die ein Passwort kennen“ wählen.",
	    "N’indiquez pas de mot de passe, ou choisissez « Les personnes qui "
	    "connaissent un mot de passe » sous « Qui le voit ».",
	    "No escriba ninguna contraseña, o elija «Quienes conozcan una "
	    "contraseña» en «Quién lo ve».",
	    "Type no password, or choose “People who know a password” under "
	    "“Who sees it”."),
	TEXT(TEXT_DESK_WRONG_OTHERS, "desk.wrong_others",
	    "Other events of this series have no password. Type one for all "
	    "selected events.",
	    "Andere Veranstaltungen dieser Serie haben kein Passwort. Bitte "
	    "eines für alle gewählten eingeben.",
	    "D’autres événements de cette série n’ont pas de mot de passe. "
	    "Indiquez-en un pour tous ceux choisis.",
	    "Otros eventos de esta serie no tienen contraseña. Escriba una "
	    "para todos los elegidos.",
	    "Other events of this series have no password. Type one for all "
	    "selected events."),
	TEXT(TEXT_DESK_WRONG_EARLY, "desk.wrong_early",
	    "The event would end before it begins.",
	    "Die Veranstaltung würde enden, bevor sie beginnt.",
	    "L’événement finirait avant de commencer.",
	    "El evento terminaría antes de empezar.",
	    "The event would end before it begins."),
	TEXT(TEXT_DESK_WRONG_SHARED, "desk.wrong_shared",
	    "This is for all events of the series. Under “Change”, choose "
	    "“This and all following events” or “All events to come”.",
	    "Das gilt für alle Veranstaltungen der Serie. Bitte bei „Ändern“ "
	    "„Diese und alle folgenden“ oder „Alle kommenden Veranstaltungen“ "
	    "wählen.",
	    "Ceci vaut pour tous les événements de la série. Sous « Modifier "
	    "», choisissez « Celui-ci et tous les suivants » ou « Tous les "
	    "événements à venir ».",
	    "Esto vale para todos los eventos de la serie. En «Cambiar», elija "
	    "«Este y todos los siguientes» o «Todos los eventos futuros».",
	    "This is for all events of the series. Under “Change”, choose "
	    "“This and all following events” or “All events to come”."),
	TEXT(TEXT_DESK_WRONG_PICTURELESS, "desk.wrong_pictureless",
	    "What it shows cannot be stored, because there is no picture, or "
	    "others show it, too. Choose a picture, or empty that field.",
	    "Die Bildbeschreibung kann nicht gespeichert werden: Es gibt kein "
	    "Bild, oder es wird auch anderswo gezeigt. Bitte ein Bild wählen "
	    "oder dieses Feld leeren.",
	    "La description ne peut pas être enregistrée : il n’y a pas "
	    "d’image, ou elle est aussi utilisée ailleurs. Choisissez une "
	    "image ou videz ce champ.",
	    "No se puede guardar la descripción, porque no hay imagen o se usa "
	    "también en otro lugar. Elija una imagen o vacíe ese campo.",
	    "What it shows cannot be stored, because there is no picture, or "
	    "others show it, too. Choose a picture, or empty that field."),
	TEXT(TEXT_DESK_WRONG_NOTE, "desk.wrong_note",
	    "A note reaches the author only with “Return to its author” or "
	    "“Save draft”. Press one of these buttons, or empty the note.",
	    "Wer die Veranstaltung eingetragen hat, erfährt das nur mit „Zur "
	    "Überarbeitung zurückgeben“ oder „Entwurf speichern“. Bitte eine "
	    "dieser Schaltflächen drücken oder das Feld leeren.",
	    "L’auteur ne reçoit la remarque qu’avec « Renvoyer à son auteur » "
	    "ou « Enregistrer le brouillon ». Appuyez sur l’un de ces boutons, "
	    "ou videz la remarque.",
	    "El autor solo recibe la nota con «Devolver a su autor» o «Guardar "
	    "borrador». Pulse uno de estos botones, o vacíe la nota.",
	    "A note reaches the author only with “Return to its author” or "
	    "“Save draft”. Press one of these buttons, or empty the note."),
	TEXT(TEXT_DESK_WRONG_REASON, "desk.wrong_reason",
	    "Write what should change, so that the author knows why the event "
	    "comes back.",
	    "Bitte schreiben Sie, was geändert werden soll: Sonst bleibt "
	    "unklar, warum die Veranstaltung zurückkommt.",
	    "Écrivez ce qui doit changer, pour que l’auteur sache pourquoi "
	    "l’événement lui revient.",
	    "Escriba qué debe cambiar, para que el autor sepa por qué se le "
	    "devuelve el evento.",
	    "Write what should change, so that the author knows why the event "
	    "comes back."),
	TEXT(TEXT_DESK_WRONG_PICTURE, "desk.wrong_picture",
	    "This is not a JPEG, PNG, WebP or GIF of at most 10 MB and 40 "
	    "megapixels.",
	    "Das ist kein JPEG, PNG, WebP oder GIF mit höchstens 10 MB und 40 "
	    "Megapixeln.",
	    "Ce n’est pas un JPEG, PNG, WebP ou GIF d’au plus 10 Mo et 40 "
	    "mégapixels.",
	    "No es un JPEG, PNG, WebP o GIF de como máximo 10 MB y 40 "
	    "megapíxeles.",
	    "This is not a JPEG, PNG, WebP or GIF of at most 10 MB and 40 "
	    "megapixels."),
	TEXT(TEXT_DESK_WRONG_QUOTA, "desk.wrong_quota",
	    "There is no room left for your pictures. Delete some that you no "
	    "longer need.",
	    "Für Ihre Bilder ist kein Platz mehr. Löschen Sie einige, die Sie "
	    "nicht mehr brauchen.",
	    "Il n’y a plus de place pour vos images. Supprimez-en dont vous "
	    "n’avez plus besoin.",
	    "No queda espacio para sus imágenes. Elimine algunas que ya no "
	    "necesite.",
	    "There is no room left for your pictures. Delete some that you no "
	    "longer need."),
	TEXT(TEXT_DESK_WRONG_SPACE, "desk.wrong_space",
	    "There is no room left for pictures. Please tell the administrator "
	    "of the calendar.",
	    "Für Bilder ist kein Platz mehr. Bitte sagen Sie es der Verwaltung "
	    "des Kalenders.",
	    "Il n’y a plus de place pour les images. Prévenez l’administration "
	    "du calendrier.",
	    "No queda espacio para imágenes. Avise a la administración del "
	    "calendario.",
	    "There is no room left for pictures. Please tell the administrator "
	    "of the calendar."),
	TEXT(TEXT_DESK_WRONG_OTHER, "desk.wrong_other",
	    "This could not be stored: {message}",
	    "Das konnte nicht gespeichert werden: {message}",
	    "Impossible d’enregistrer : {message}",
	    "No se pudo guardar: {message}",
	    "This could not be stored: {message}"),
	TEXT(TEXT_DESK_FORBIDDEN, "desk.forbidden",
	    "You are not allowed to change this. It may have been published in "
	    "the meantime. Ask an editor.",
	    "Sie dürfen das nicht ändern. Vielleicht wurde es inzwischen "
	    "veröffentlicht. Bitte fragen Sie die Redaktion.",
	    "Vous ne pouvez pas modifier ceci. Cela a peut-être été publié "
	    "entre-temps. Demandez à la rédaction.",
	    "No puede cambiar esto. Quizá se ha publicado entretanto. Pregunte "
	    "a la redacción.",
	    "You are not allowed to change this. It may have been published in "
	    "the meantime. Ask an editor."),
	TEXT(TEXT_DESK_FORBIDDEN_SOME, "desk.forbidden_some",
	    "You are not allowed to change all of these events: at least one "
	    "is published or belongs to someone else. Choose “Only this "
	    "event”, or ask an editor.",
	    "Sie dürfen nicht alle diese Veranstaltungen ändern: Mindestens "
	    "eine ist veröffentlicht oder gehört jemand anderem. Wählen Sie "
	    "„Nur diese Veranstaltung“, oder fragen Sie die Redaktion.",
	    "Vous ne pouvez pas modifier tous ces événements : au moins un est "
	    "publié ou appartient à quelqu’un d’autre. Choisissez « Seulement "
	    "cet événement », ou demandez à la rédaction.",
	    "No puede cambiar todos estos eventos: al menos uno está publicado "
	    "o es de otra persona. Elija «Solo este evento», o pregunte a la "
	    "redacción.",
	    "You are not allowed to change all of these events: at least one "
	    "is published or belongs to someone else. Choose “Only this "
	    "event”, or ask an editor."),
	TEXT(TEXT_DESK_ROLE_SUBSCRIBER, "desk.role_subscriber",
	    "Account without rights", "Nur Konto, ohne Rechte",
	    "Compte sans droits", "Cuenta sin permisos",
	    "Account without rights"),
	TEXT(TEXT_DESK_ROLE_CONTRIBUTOR, "desk.role_contributor",
	    "Contributor: writes events that an editor publishes",
	    "Schreibt, und die Redaktion veröffentlicht",
	    "Écrit des événements que la rédaction publie",
	    "Escribe eventos que publica la redacción",
	    "Contributor: writes events that an editor publishes"),
	TEXT(TEXT_DESK_ROLE_AUTHOR, "desk.role_author",
	    "Author: publishes own events",
	    "Veröffentlicht eigene Veranstaltungen",
	    "Publie ses propres événements", "Publica sus propios eventos",
	    "Author: publishes own events"),
	TEXT(TEXT_DESK_ROLE_EDITOR, "desk.role_editor",
	    "Editor: edits everything", "Redaktion, bearbeitet alles",
	    "Rédaction, modifie tout", "Redacción, lo edita todo",
	    "Editor: edits everything"),
	TEXT(TEXT_DESK_ROLE_ADMINISTRATOR, "desk.role_administrator",
	    "Administrator: edits everything and invites people",
	    "Verwaltung, lädt auch Personen ein",
	    "Administration, modifie tout et invite des personnes",
	    "Administración, lo edita todo e invita a personas",
	    "Administrator: edits everything and invites people"),
	TEXT(TEXT_DESK_INVITED, "desk.invited",
	    "has not chosen a password yet", "hat noch kein Passwort gewählt",
	    "n’a pas encore choisi de mot de passe",
	    "todavía no ha elegido contraseña",
	    "has not chosen a password yet"),
	TEXT(TEXT_DESK_UNINVITED, "desk.uninvited",
	    "has no password and no link to choose one",
	    "hat kein Passwort und keinen gültigen Link",
	    "n’a ni mot de passe ni lien valable",
	    "no tiene contraseña ni enlace válido",
	    "has no password and no link to choose one"),
	TEXT(TEXT_DESK_NAME_TAKEN, "desk.name_taken",
	    "This name is already taken.", "Dieser Name ist schon vergeben.",
	    "Ce nom est déjà pris.", "Este nombre ya está en uso.",
	    "This name is already taken."),
	TEXT(TEXT_DESK_FULL_NAME_TAKEN, "desk.full_name_taken",
	    "Another person is already called that here.",
	    "So heißt hier schon jemand anderes.",
	    "Une autre personne s’appelle déjà ainsi ici.",
	    "Otra persona ya se llama así aquí.",
	    "Another person is already called that here."),
	TEXT(TEXT_DESK_FULL_NAME_WRONG, "desk.full_name_wrong",
	    "A full name needs letters, in one line, and must not be longer "
	    "than about 100 characters.",
	    "Ein voller Name braucht Buchstaben in einer Zeile und darf nicht "
	    "länger als etwa 100 Zeichen sein.",
	    "Un nom complet contient des lettres, sur une seule ligne, et ne "
	    "dépasse pas environ 100 caractères.",
	    "Un nombre completo necesita letras, en una sola línea, y no debe "
	    "tener más de unos 100 caracteres.",
	    "A full name needs letters, in one line, and must not be longer "
	    "than about 100 characters."),
	TEXT(TEXT_MAIL_GREETING, "mail.greeting", "Hello {name},",
	    "Guten Tag, {name}!", "Bonjour {name},", "Hola, {name}:",
	    "Hello {name},"),
	TEXT(TEXT_MAIL_HELLO, "mail.hello", "Hello,", "Guten Tag!", "Bonjour,",
	    "Hola:", "Hello,"),
	TEXT(TEXT_MAIL_INVITATION, "mail.invitation",
	    "Your invitation to {site}", "Ihre Einladung zu „{site}“",
	    "Votre invitation à « {site} »", "Su invitación a «{site}»",
	    "Your invitation to {site}"),
	TEXT(TEXT_MAIL_INVITATION_TEXT, "mail.invitation_text",
	    "You can now work on the calendar “{site}”. Choose your password "
	    "with this link, which works once, within seven days; your login "
	    "name is {login}.",
	    "Sie können jetzt am Kalender „{site}“ mitarbeiten. Wählen Sie Ihr "
	    "Passwort mit diesem Link, der einmal und sieben Tage lang gilt. "
	    "Ihr Anmeldename ist {login}.",
	    "Vous pouvez désormais travailler au calendrier « {site} ». "
	    "Choisissez votre mot de passe avec ce lien, valable une fois et "
	    "pendant sept jours. Votre nom d’utilisateur est {login}.",
	    "Ya puede trabajar en el calendario «{site}». Elija su contraseña "
	    "con este enlace, que sirve una vez y durante siete días. Su "
	    "nombre de usuario es {login}.",
	    "You can now work on the calendar “{site}”. Choose your password "
	    "with this link, which works once, within seven days; your login "
	    "name is {login}."),
	TEXT(TEXT_MAIL_PASSWORD, "mail.password", "A new password for {site}",
	    "Ein neues Passwort für „{site}“",
	    "Un nouveau mot de passe pour « {site} »",
	    "Una nueva contraseña para «{site}»", "A new password for {site}"),
	TEXT(TEXT_MAIL_PASSWORD_TEXT, "mail.password_text",
	    "Someone asked for a new password for your account. If it was you, "
	    "choose one with this link, which works once, within seven days. "
	    "If not, you can ignore this e-mail.",
	    "Für Ihr Konto wurde ein neues Passwort angefordert. Wenn Sie es "
	    "waren, wählen Sie eines mit diesem Link, der einmal und sieben "
	    "Tage lang gilt. Wenn nicht, brauchen Sie nichts zu tun.",
	    "Un nouveau mot de passe a été demandé pour votre compte. Si c’est "
	    "vous, choisissez-le avec ce lien, valable une fois et pendant "
	    "sept jours. Sinon, vous n’avez rien à faire.",
	    "Se ha pedido una nueva contraseña para su cuenta. Si ha sido "
	    "usted, elíjala con este enlace, que sirve una vez y durante siete "
	    "días. Si no, no tiene que hacer nada.",
	    "Someone asked for a new password for your account. If it was you, "
	    "choose one with this link, which works once, within seven days. "
	    "If not, you can ignore this e-mail."),
	TEXT(TEXT_MAIL_CONFIRM, "mail.confirm",
	    "Confirm your e-mail address for {site}",
	    "Bitte bestätigen Sie Ihre E-Mail-Adresse für „{site}“",
	    "Confirmez votre adresse e-mail pour « {site} »",
	    "Confirme su correo electrónico para «{site}»",
	    "Confirm your e-mail address for {site}"),
	TEXT(TEXT_MAIL_CONFIRM_TEXT, "mail.confirm_text",
	    "Someone entered this e-mail address for the account {login} of "
	    "the calendar “{site}”. If it was you, confirm it with this link, "
	    "which works once, within 24 hours. If not, you can ignore this "
	    "e-mail.",
	    "Jemand hat diese E-Mail-Adresse für das Konto {login} des "
	    "Kalenders „{site}“ eingegeben. Wenn Sie es waren, bestätigen Sie "
	    "sie mit diesem Link; er gilt einmal und 24 Stunden lang. Wenn "
	    "nicht, brauchen Sie nichts zu tun.",
	    "Quelqu’un a indiqué cette adresse e-mail pour le compte {login} "
	    "du calendrier « {site} ». Si c’est vous, confirmez-la avec ce "
	    "lien, qui sert une fois, pendant 24 heures. Sinon, vous n’avez "
	    "rien à faire.",
	    "Alguien ha indicado este correo electrónico para la cuenta "
	    "{login} del calendario «{site}». Si ha sido usted, confírmelo con "
	    "este enlace, que sirve una vez, durante 24 horas. Si no, no tiene "
	    "que hacer nada.",
	    "Someone entered this e-mail address for the account {login} of "
	    "the calendar “{site}”. If it was you, confirm it with this link, "
	    "which works once, within 24 hours. If not, you can ignore this "
	    "e-mail."),
	TEXT(TEXT_MAIL_WAITING, "mail.waiting", "To be published: {title}",
	    "Zu veröffentlichen: {title}", "À publier : {title}",
	    "Por publicar: {title}", "To be published: {title}"),
	TEXT(TEXT_MAIL_WAITING_TEXT, "mail.waiting_text",
	    "The event “{title}” is waiting for an editor to check and publish "
	    "it.",
	    "Die Veranstaltung „{title}“ wartet darauf, geprüft und "
	    "veröffentlicht zu werden.",
	    "L’événement « {title} » attend d’être relu et publié.",
	    "El evento «{title}» está pendiente de revisión y publicación.",
	    "The event “{title}” is waiting for an editor to check and publish "
	    "it."),
	TEXT(TEXT_MAIL_MESSAGE, "mail.message", "Message about: {title}",
	    "Nachricht zu: {title}", "Message au sujet de : {title}",
	    "Mensaje sobre: {title}", "Message about: {title}"),
	TEXT(TEXT_MAIL_MESSAGE_TEXT, "mail.message_text",
	    "The author of the event “{title}” has written to the editors:",
	    "Zur Veranstaltung „{title}“ gibt es eine Nachricht an die "
	    "Redaktion:",
	    "L’auteur de l’événement « {title} » a écrit à la rédaction :",
	    "El autor del evento «{title}» ha escrito a la redacción:",
	    "The author of the event “{title}” has written to the editors:"),
	TEXT(TEXT_MAIL_PUBLISHED, "mail.published", "Published: {title}",
	    "Veröffentlicht: {title}", "Publié : {title}",
	    "Publicado: {title}", "Published: {title}"),
	TEXT(TEXT_MAIL_PUBLISHED_TEXT, "mail.published_text",
	    "Your event “{title}” has been published.",
	    "Ihre Veranstaltung „{title}“ wurde veröffentlicht.",
	    "Votre événement « {title} » a été publié.",
	    "Su evento «{title}» se ha publicado.",
	    "Your event “{title}” has been published."),
	TEXT(TEXT_MAIL_RETURNED, "mail.returned", "Returned: {title}",
	    "Zurückgegeben: {title}", "Renvoyé : {title}", "Devuelto: {title}",
	    "Returned: {title}"),
	TEXT(TEXT_MAIL_RETURNED_TEXT, "mail.returned_text",
	    "Your event “{title}” was returned to you. You can change it and "
	    "submit it again.",
	    "Ihre Veranstaltung „{title}“ wurde Ihnen zur Überarbeitung "
	    "zurückgegeben. Sie können sie ändern und wieder einreichen.",
	    "Votre événement « {title} » vous a été renvoyé. Vous pouvez le "
	    "modifier et le soumettre à nouveau.",
	    "Su evento «{title}» le ha sido devuelto. Puede modificarlo y "
	    "enviarlo de nuevo.",
	    "Your event “{title}” was returned to you. You can change it and "
	    "submit it again."),
	TEXT(TEXT_MAIL_RECEIVED, "mail.received", "Your proposal for {site}",
	    "Ihr Vorschlag für „{site}“", "Votre proposition pour « {site} »",
	    "Su propuesta para «{site}»", "Your proposal for {site}"),
	TEXT(TEXT_MAIL_RECEIVED_TEXT, "mail.received_text",
	    "Someone has proposed an event for the calendar “{site}” and given "
	    "this e-mail address. If it was you: thank you. An editor reviews "
	    "the event, and you get an e-mail when it is published, or when "
	    "something is to be changed. You get this e-mail once a day, even "
	    "if you propose more events. If it was not you, you can ignore "
	    "it.",
	    "Jemand hat eine Veranstaltung für den Kalender „{site}“ "
	    "vorgeschlagen und diese E-Mail-Adresse angegeben. Wenn Sie es "
	    "waren: vielen Dank! Die Redaktion prüft die Veranstaltung, und "
	    "Sie erhalten eine E-Mail, sobald sie veröffentlicht ist oder "
	    "etwas zu ändern ist. Diese E-Mail erhalten Sie einmal am Tag, "
	    "auch wenn Sie mehr vorschlagen. Wenn Sie es nicht waren, brauchen "
	    "Sie nichts zu tun.",
	    "Quelqu’un a proposé un événement pour le calendrier « {site} » et "
	    "indiqué cette adresse e-mail. Si c’est vous : merci ! La "
	    "rédaction examine l’événement, et vous recevrez un e-mail quand "
	    "il sera publié ou s’il y a quelque chose à modifier. Vous recevez "
	    "le présent e-mail une fois par jour au plus, même si vous "
	    "proposez d’autres événements. Sinon, vous n’avez rien à faire.",
	    "Alguien ha propuesto un evento para el calendario «{site}» y ha "
	    "indicado este correo electrónico. Si ha sido usted, gracias. La "
	    "redacción revisa el evento, y usted recibirá un correo cuando se "
	    "publique o si hay algo que cambiar. Este correo lo recibe una vez "
	    "al día, aunque proponga más eventos. Si no ha sido usted, no "
	    "tiene que hacer nada.",
	    "Someone has proposed an event for the calendar “{site}” and given "
	    "this e-mail address. If it was you: thank you. An editor reviews "
	    "the event, and you get an e-mail when it is published, or when "
	    "something is to be changed. You get this e-mail once a day, even "
	    "if you propose more events. If it was not you, you can ignore "
	    "it."),
	TEXT(TEXT_MAIL_AMEND_TEXT, "mail.amend_text",
	    "Your event “{title}” was returned to you. You can change it and "
	    "send it again with this link, which works once, within 30 days.",
	    "Ihre Veranstaltung „{title}“ wurde Ihnen zur Überarbeitung "
	    "zurückgegeben. Sie können sie mit diesem Link, der einmal und 30 "
	    "Tage lang gilt, ändern und wieder senden.",
	    "Votre événement « {title} » vous a été renvoyé. Vous pouvez le "
	    "modifier et l’envoyer à nouveau avec ce lien, qui sert une fois, "
	    "pendant 30 jours.",
	    "Su evento «{title}» le ha sido devuelto. Puede modificarlo y "
	    "enviarlo de nuevo con este enlace, que sirve una vez, durante 30 "
	    "días.",
	    "Your event “{title}” was returned to you. You can change it and "
	    "send it again with this link, which works once, within 30 days."),
	TEXT(TEXT_MAIL_TEST, "mail.test", "Test e-mail of {site}",
	    "Test-E-Mail von {site}", "E-mail d’essai de {site}",
	    "Correo de prueba de {site}", "Test e-mail of {site}"),
	TEXT(TEXT_MAIL_TEST_TEXT, "mail.test_text",
	    "The calendar “{site}” can send e-mails. You asked for this one; "
	    "there is nothing else to do.",
	    "Der Kalender „{site}“ kann E-Mails verschicken. Sie haben diese "
	    "angefordert; mehr ist nicht zu tun.",
	    "Le calendrier « {site} » peut envoyer des e-mails. Vous avez "
	    "demandé celui-ci ; il n’y a rien d’autre à faire.",
	    "El calendario «{site}» puede enviar correos. Usted ha pedido "
	    "este; no hay nada más que hacer.",
	    "The calendar “{site}” can send e-mails. You asked for this one; "
	    "there is nothing else to do."),
	TEXT(TEXT_MAIL_ACCOUNT, "mail.account",
	    "A change to your account for {site}",
	    "Eine Änderung an Ihrem Konto für „{site}“",
	    "Une modification de votre compte pour « {site} »",
	    "Un cambio en su cuenta de «{site}»",
	    "A change to your account for {site}"),
	TEXT(TEXT_MAIL_ACCOUNT_PASSWORD, "mail.account_password",
	    "The password of your account {login} of the calendar “{site}” has "
	    "been changed.",
	    "Das Passwort Ihres Kontos {login} beim Kalender „{site}“ wurde "
	    "geändert.",
	    "Le mot de passe de votre compte {login} du calendrier « {site} » "
	    "a été modifié.",
	    "Se ha cambiado la contraseña de su cuenta {login} del calendario "
	    "«{site}».",
	    "The password of your account {login} of the calendar “{site}” has "
	    "been changed."),
	TEXT(TEXT_MAIL_ACCOUNT_MAIL, "mail.account_mail",
	    "Another e-mail address has been entered for your account {login} "
	    "of the calendar “{site}”, or this one has been removed.",
	    "Für Ihr Konto {login} beim Kalender „{site}“ wurde eine andere "
	    "E-Mail-Adresse eingegeben oder diese entfernt.",
	    "Une autre adresse e-mail a été indiquée pour votre compte {login} "
	    "du calendrier « {site} », ou celle-ci a été supprimée.",
	    "Se ha indicado otro correo electrónico para su cuenta {login} del "
	    "calendario «{site}», o se ha eliminado este.",
	    "Another e-mail address has been entered for your account {login} "
	    "of the calendar “{site}”, or this one has been removed."),
	TEXT(TEXT_MAIL_ACCOUNT_SECOND_ON, "mail.account_second_on",
	    "Two-step sign-in has been turned on for your account {login} of "
	    "the calendar “{site}”.",
	    "Für Ihr Konto {login} beim Kalender „{site}“ wurde die Anmeldung "
	    "in zwei Schritten eingeschaltet.",
	    "La connexion en deux étapes a été activée pour votre compte "
	    "{login} du calendrier « {site} ».",
	    "Se ha activado el inicio de sesión en dos pasos para su cuenta "
	    "{login} del calendario «{site}».",
	    "Two-step sign-in has been turned on for your account {login} of "
	    "the calendar “{site}”."),
	TEXT(TEXT_MAIL_ACCOUNT_SECOND_OFF, "mail.account_second_off",
	    "Two-step sign-in has been turned off for your account {login} of "
	    "the calendar “{site}”.",
	    "Für Ihr Konto {login} beim Kalender „{site}“ wurde die Anmeldung "
	    "in zwei Schritten ausgeschaltet.",
	    "La connexion en deux étapes a été désactivée pour votre compte "
	    "{login} du calendrier « {site} ».",
	    "Se ha desactivado el inicio de sesión en dos pasos para su cuenta "
	    "{login} del calendario «{site}».",
	    "Two-step sign-in has been turned off for your account {login} of "
	    "the calendar “{site}”."),
	TEXT(TEXT_MAIL_ACCOUNT_CODES, "mail.account_codes",
	    "New recovery codes have been made for your account {login} of the "
	    "calendar “{site}”. Earlier ones no longer work.",
	    "Für Ihr Konto {login} beim Kalender „{site}“ wurden neue "
	    "Ersatzcodes erzeugt. Die früheren gelten nicht mehr.",
	    "De nouveaux codes de secours ont été créés pour votre compte "
	    "{login} du calendrier « {site} ». Les précédents ne sont plus "
	    "valables.",
	    "Se han creado nuevos códigos de recuperación para su cuenta "
	    "{login} del calendario «{site}». Los anteriores ya no sirven.",
	    "New recovery codes have been made for your account {login} of the "
	    "calendar “{site}”. Earlier ones no longer work."),
	TEXT(TEXT_MAIL_ACCOUNT_ELSE, "mail.account_else",
	    "If you did not do this, and no administrator has told you about "
	    "it, tell an administrator of the calendar at once. Your account:",
	    "Wenn Sie das nicht waren und niemand aus der Verwaltung des "
	    "Kalenders es Ihnen angekündigt hat, melden Sie es dort bitte "
	    "sofort. Ihr Konto:",
	    "Si ce n’est pas vous, et qu’aucun administrateur ne vous en a "
	    "parlé, prévenez aussitôt un administrateur du calendrier. Votre "
	    "compte :",
	    "Si no ha sido usted y ningún administrador le ha avisado, avise "
	    "enseguida a un administrador del calendario. Su cuenta:",
	    "If you did not do this, and no administrator has told you about "
	    "it, tell an administrator of the calendar at once. Your account:"),
};
