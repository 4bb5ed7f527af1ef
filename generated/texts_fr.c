/* Made from spec/ by codegen; do not edit. */
#include "generated/texts.h"

const char *const texts_fr[TEXT_COUNT] = {
	[TEXT_SERVICE_TITLE] = "Calendrier d’événements",
	[TEXT_SERVICE_DESCRIPTION] = "Liste, lit, crée, modifie et supprime "
	    "événements, lieux, organisateurs, catégories et étiquettes. Lire "
	    "ce qui est publié ne demande pas de compte ; pour écrire, il en "
	    "faut un avec le rôle qui convient.",
	[TEXT_RESOURCE_EVENTS] = "Les événements du calendrier.",
	[TEXT_RESOURCE_VENUES] = "Les lieux où se tiennent les événements.",
	[TEXT_RESOURCE_ORGANIZERS] = "Les personnes et les groupes qui "
	    "organisent les événements.",
	[TEXT_RESOURCE_CATEGORIES] = "Les catégories d’événements, qui "
	    "peuvent former une arborescence.",
	[TEXT_RESOURCE_TAGS] = "Les étiquettes d’événements, une liste sans "
	    "hiérarchie.",
	[TEXT_COMMON_FIELDS] = "Membres de la réponse à garder, séparés par "
	    "des virgules. Un point mène dans les objets et les listes, comme "
	    "dans events.id.",
	[TEXT_COMMON_METHOD] = "Avec POST, la méthode voulue, par exemple "
	    "DELETE. L’en-tête X-HTTP-Method-Override l’emporte.",
	[TEXT_COMMON_PREFER] = "handling=strict fait refuser les paramètres "
	    "inconnus.",
	[TEXT_COMMON_X_HTTP_METHOD_OVERRIDE] = "Avec POST, la méthode voulue, "
	    "par exemple DELETE.",
	[TEXT_COMMON_IDEMPOTENCY_KEY] = "De 1 à 255 caractères ASCII "
	    "imprimables. Pendant 24 heures, une requête répétée avec la même "
	    "clé et le même corps reçoit à nouveau la première réponse, et "
	    "rien n’est créé deux fois.",
	[TEXT_COMMON_IF_NONE_MATCH] = "Étiquettes d’entité que l’appelant "
	    "possède ; si l’une vaut encore, la réponse est 304, sans corps.",
	[TEXT_COMMON_IF_MATCH] = "Étiquettes d’entité que l’enregistrement "
	    "doit encore avoir, telles qu’un GET de cette adresse les donne ; "
	    "sinon la réponse est 412.",
	[TEXT_COMMON_ORIGIN] = "D’où vient un script du navigateur (CORS).",
	[TEXT_COMMON_ACCEPT_ENCODING] = "Avec gzip, les réponses de plus de 1 "
	    "Kio arrivent compressées.",
	[TEXT_COMMON_DATE] = "Heure de la réponse.",
	[TEXT_COMMON_CONTENT_LANGUAGE] = "Langue des descriptions.",
	[TEXT_COMMON_X_REQUEST_ID] = "Le nom de la requête, dans le journal "
	    "aussi, qui est celui qu’elle apporte, s’il compte au plus 64 "
	    "lettres, chiffres et -._~:/+=@.",
	[TEXT_COMMON_X_CONTENT_TYPE_OPTIONS] = "Toujours nosniff.",
	[TEXT_COMMON_X_ROBOTS_TAG] = "Toujours noindex.",
	[TEXT_COMMON_CONTENT_ENCODING] = "gzip si le corps est compressé.",
	[TEXT_COMMON_VARY] = "Champs d’en-tête de la requête dont dépend la "
	    "réponse.",
	[TEXT_COMMON_CACHE_CONTROL] = "Comment la réponse peut être conservée.",
	[TEXT_COMMON_EXPIRES] = "Avec des identifiants, une date passée.",
	[TEXT_COMMON_ETAG] = "Étiquette d’entité du corps.",
	[TEXT_COMMON_LAST_MODIFIED] = "Date de la dernière modification.",
	[TEXT_COMMON_X_TEC_TOTAL] = "Nombre de tous les résultats.",
	[TEXT_COMMON_X_TEC_TOTALPAGES] = "Nombre de pages.",
	[TEXT_COMMON_X_WP_TOTAL] = "Nombre de tous les résultats.",
	[TEXT_COMMON_X_WP_TOTALPAGES] = "Nombre de pages.",
	[TEXT_COMMON_LINK] = "Adresses de la page suivante et de la page "
	    "précédente, si elles existent.",
	[TEXT_COMMON_LOCATION] = "Adresse de l’enregistrement.",
	[TEXT_COMMON_ALLOW] = "Méthodes que le chemin admet.",
	[TEXT_COMMON_WWW_AUTHENTICATE] = "Comment envoyer les identifiants.",
	[TEXT_COMMON_RETRY_AFTER] = "Secondes après lesquelles réessayer.",
	[TEXT_COMMON_PREFERENCE_APPLIED] = "handling=strict si cela était "
	    "demandé.",
	[TEXT_COMMON_IDEMPOTENCY_REPLAYED] = "true si la réponse est celle "
	    "d’une requête antérieure avec la même clé.",
	[TEXT_COMMON_ACCESS_CONTROL_EXPOSE_HEADERS] = "Champs d’en-tête qu’un "
	    "script peut lire (CORS).",
	[TEXT_COMMON_ACCESS_CONTROL_ALLOW_HEADERS] = "Champs d’en-tête qu’un "
	    "script peut envoyer (CORS).",
	[TEXT_COMMON_ACCESS_CONTROL_ALLOW_ORIGIN] = "Origines admises (CORS).",
	[TEXT_COMMON_ACCESS_CONTROL_ALLOW_METHODS] = "Méthodes admises (CORS).",
	[TEXT_INDEX_GET] = "L’index de toutes les routes.",
	[TEXT_INDEX_GET_NAMESPACE] = "Espace de noms à décrire ; tout autre "
	    "est refusé avec 404.",
	[TEXT_INDEX_GET_CONTEXT] = "Sans effet.",
	[TEXT_DOC_GET] = "Ce document.",
	[TEXT_EVENT_LIST] = "Liste les événements, du plus tôt au plus tard. "
	    "Suivi de .ics, .rss ou .jsonld, ou selon Accept, en iCalendar, "
	    "RSS ou schema.org ; alors les 5000 premiers, sans pages.",
	[TEXT_PAGING_PAGE] = "Numéro de la page, à partir de 1.",
	[TEXT_PAGING_PER_PAGE] = "Enregistrements par page, à partir de 1. "
	    "Au-delà de 50, c’est 50.",
	[TEXT_EVENT_LIST_START_DATE] = "Seulement les événements qui "
	    "commencent ce jour-là ou plus tard ; avec strict_dates, à cette "
	    "heure ou plus tard. Une date dans le fuseau horaire du site, par "
	    "exemple 2027-03-01, tomorrow ou +2 weeks. À défaut, maintenant.",
	[TEXT_EVENT_LIST_END_DATE] = "Seulement les événements qui finissent "
	    "ce jour-là ou plus tôt ; avec strict_dates, à cette heure ou "
	    "plus tôt. Une date dans le fuseau horaire du site. À défaut, "
	    "deux ans après la valeur par défaut de start_date.",
	[TEXT_EVENT_LIST_STARTS_BEFORE] = "Seulement les événements qui "
	    "commencent avant la fin de ce jour ; avec strict_dates, avant "
	    "cette heure. Une date dans le fuseau horaire du site.",
	[TEXT_EVENT_LIST_STARTS_AFTER] = "Seulement les événements qui "
	    "commencent après la fin de ce jour ; avec strict_dates, après "
	    "cette heure. Une date dans le fuseau horaire du site.",
	[TEXT_EVENT_LIST_ENDS_BEFORE] = "Seulement les événements qui "
	    "finissent avant la fin de ce jour ; avec strict_dates, avant "
	    "cette heure. Une date dans le fuseau horaire du site.",
	[TEXT_EVENT_LIST_ENDS_AFTER] = "Seulement les événements qui "
	    "finissent après la fin de ce jour ; avec strict_dates, après "
	    "cette heure. Une date dans le fuseau horaire du site.",
	[TEXT_EVENT_LIST_STRICT_DATES] = "Avec 1, true, on ou yes, les dates "
	    "comptent à la seconde ; sinon elles sont étendues à des jours "
	    "entiers. Non vide.",
	[TEXT_EVENT_LIST_SEARCH] = "Mots qui doivent tous se trouver dans le "
	    "titre, la description courte ou la description, sans distinction "
	    "de casse. \"Une expression\" reste entière, -mot exclut. Non "
	    "vide.",
	[TEXT_EVENT_LIST_CATEGORIES] = "Seulement les événements d’une de ces "
	    "catégories ou de leurs descendantes. Identifiants, slugs ou noms "
	    "de catégories existantes.",
	[TEXT_EVENT_LIST_TAGS] = "Seulement les événements avec une de ces "
	    "étiquettes. Identifiants, slugs ou noms d’étiquettes existantes.",
	[TEXT_EVENT_LIST_VENUE] = "Seulement les événements dans un de ces "
	    "lieux. Identifiants de lieux existants.",
	[TEXT_EVENT_LIST_ORGANIZER] = "Seulement les événements d’un de ces "
	    "organisateurs. Identifiants d’organisateurs existants.",
	[TEXT_EVENT_LIST_FEATURED] = "Seulement les événements mis en avant, "
	    "ou seulement les autres.",
	[TEXT_EVENT_LIST_STATUS] = "Un ou plusieurs statuts, séparés par des "
	    "virgules, ou any. Qui ne peut pas lire les événements non "
	    "publiés ne peut demander que publish.",
	[TEXT_EVENT_LIST_GEOLOC] = "Seulement les événements dont le lieu a "
	    "une position, ou seulement ceux sans position.",
	[TEXT_EVENT_LIST_GEOLOC_LAT] = "Latitude, de -90 à 90, du centre "
	    "d’une recherche par distance. Demande geoloc_lng.",
	[TEXT_EVENT_LIST_GEOLOC_LNG] = "Longitude, de -180 à 180, du centre "
	    "d’une recherche par distance. Demande geoloc_lat.",
	[TEXT_EVENT_LIST_GEOLOC_DISTANCE] = "Distance de ce centre en "
	    "kilomètres, supérieure à 0, 20040 au plus.",
	[TEXT_EVENT_LIST_INCLUDE] = "Seulement les événements avec ces "
	    "identifiants, même cachés ; aucune date ne compte alors.",
	[TEXT_EVENT_LIST_POST_PARENT] = "Seulement les événements rattachés à "
	    "celui qui porte cet identifiant.",
	[TEXT_EVENT_LIST_TICKETED] = "Seulement les événements avec billets, "
	    "ou seulement ceux sans billets.",
	[TEXT_EVENT_LIST_MODIFIED_AFTER] = "Seulement les événements modifiés "
	    "après ce moment. Une date dans le fuseau horaire du site.",
	[TEXT_EVENT_LIST_MODIFIED_BEFORE] = "Seulement les événements "
	    "modifiés avant ce moment. Une date dans le fuseau horaire du "
	    "site.",
	[TEXT_EVENT_LIST_ORDERBY] = "Critère de tri de la liste, sans "
	    "distinction de casse. event_date équivaut à start_date.",
	[TEXT_EVENT_LIST_ORDER] = "Ordre croissant ou décroissant, sans "
	    "distinction de casse.",
	[TEXT_EVENT_CREATE] = "Crée un événement. À partir du rôle de "
	    "contributeur.",
	[TEXT_EVENT_FIELDS_TITLE] = "Titre. Non vide, 65 535 octets au plus.",
	[TEXT_EVENT_FIELDS_START_DATE] = "Début, par exemple 2027-03-01 "
	    "18:00:00, dans le fuseau horaire de l’événement.",
	[TEXT_EVENT_FIELDS_END_DATE] = "Fin, par exemple 2027-03-01 20:00:00, "
	    "dans le fuseau horaire de l’événement. Une fin antérieure au "
	    "début est ramenée au début.",
	[TEXT_EVENT_FIELDS_AUTHOR] = "Identifiant de l’utilisateur auquel "
	    "appartient l’événement ; par défaut l’appelant. Seuls les "
	    "éditeurs et les administrateurs peuvent nommer quelqu’un d’autre.",
	[TEXT_EVENT_FIELDS_DATE] = "Moment de la publication dans le fuseau "
	    "horaire du site ; par défaut maintenant.",
	[TEXT_EVENT_FIELDS_DATE_UTC] = "Moment de la publication en UTC ; "
	    "l’emporte sur date. Par défaut maintenant.",
	[TEXT_EVENT_FIELDS_DESCRIPTION] = "Description, HTML admis. Non "
	    "vide ; null dans une modification l’efface.",
	[TEXT_EVENT_FIELDS_EXCERPT] = "Description courte, HTML admis. Non "
	    "vide, 65 535 octets au plus ; null dans une modification "
	    "l’efface.",
	[TEXT_EVENT_FIELDS_SLUG] = "Nom dans l’adresse publique ; par défaut "
	    "tiré du titre. S’il est déjà pris, un numéro est ajouté.",
	[TEXT_EVENT_FIELDS_STATUS] = "Statut ; par défaut publish, ou draft "
	    "si l’appelant ne peut pas publier. Ce que celui-ci publierait "
	    "devient pending.",
	[TEXT_EVENT_FIELDS_TIMEZONE] = "Fuseau horaire du début et de la fin, "
	    "par exemple Europe/Paris ou UTC+2. Absent ou vide, celui du site.",
	[TEXT_EVENT_FIELDS_ALL_DAY] = "Indique si l’événement dure des "
	    "journées entières. Le début et la fin y sont alors étendus.",
	[TEXT_EVENT_FIELDS_IMAGE] = "Adresse d’une image (http ou https), ou "
	    "numéro d’une image déjà connue. Null dans une modification la "
	    "retire.",
	[TEXT_EVENT_FIELDS_COST] = "Prix, texte ou nombre, ou une liste de "
	    "ceux-ci, par exemple $10 ou 5-15. Un texte vide signifie aucun "
	    "prix.",
	[TEXT_EVENT_FIELDS_WEBSITE] = "Adresse d’une page web (http, https, "
	    "ftp ou mailto), ou un texte vide s’il n’y en a pas.",
	[TEXT_EVENT_FIELDS_SHOW_MAP] = "Indique s’il faut montrer une carte "
	    "du lieu. Par défaut non.",
	[TEXT_EVENT_FIELDS_SHOW_MAP_LINK] = "Indique s’il faut montrer un "
	    "lien vers une carte. Par défaut non.",
	[TEXT_EVENT_FIELDS_HIDE_FROM_LISTINGS] = "Indique si les listes "
	    "omettent l’événement. Par défaut non.",
	[TEXT_EVENT_FIELDS_STICKY] = "Indique si l’événement ressort dans la "
	    "vue du calendrier. Par défaut non.",
	[TEXT_EVENT_FIELDS_FEATURED] = "Indique si l’événement est mis en "
	    "avant. Par défaut non.",
	[TEXT_EVENT_FIELDS_CATEGORIES] = "Catégories par identifiant, slug ou "
	    "nom, en liste ou séparées par des virgules. Les noms inconnus "
	    "sont créés, les identifiants inconnus ignorés. Vide, toutes sont "
	    "retirées.",
	[TEXT_EVENT_FIELDS_TAGS] = "Étiquettes par identifiant, slug ou nom, "
	    "en liste ou séparées par des virgules. Les noms inconnus sont "
	    "créés, les identifiants inconnus ignorés. Vide, toutes sont "
	    "retirées.",
	[TEXT_EVENT_FIELDS_VENUE] = "Identifiant d’un lieu, ou un objet avec "
	    "les champs d’un nouveau ; d’une liste, le premier compte. Vide "
	    "ou null dans une modification retire le lien.",
	[TEXT_EVENT_FIELDS_ORGANIZER] = "Identifiant d’un organisateur, un "
	    "objet avec les champs d’un nouveau, ou une liste de ceux-ci. "
	    "Vide ou null dans une modification retire les liens.",
	[TEXT_EVENT_FIELDS_TICKETED] = "Indique si l’événement a des billets.",
	[TEXT_EVENT_FIELDS_POST_PARENT] = "Identifiant de l’événement auquel "
	    "celui-ci se rattache, 0 pour aucun.",
	[TEXT_EVENT_GET] = "Lit un événement. Suivi de .ics, .rss ou .jsonld, "
	    "ou selon Accept, en iCalendar, RSS ou schema.org.",
	[TEXT_EVENT_GET_ID] = "Identifiant de l’événement.",
	[TEXT_EVENT_GET_PASSWORD] = "Mot de passe d’un événement protégé. Non "
	    "vide.",
	[TEXT_EVENT_DELETE] = "Met un événement à la corbeille, ou le "
	    "supprime définitivement. À partir du rôle de contributeur.",
	[TEXT_EVENT_DELETE_ID] = "Identifiant de l’événement.",
	[TEXT_EVENT_DELETE_PASSWORD] = "Inutilisé ; le droit de modifier "
	    "suffit. Non vide.",
	[TEXT_EVENT_DELETE_FORCE] = "Accepté pour les clients de The Events "
	    "Calendar, où cela ne fait aussi que mettre à la corbeille. Sans "
	    "effet.",
	[TEXT_EVENT_DELETE_PURGE] = "Indique s’il faut supprimer "
	    "définitivement, même depuis la corbeille. Réservé aux éditeurs "
	    "et aux administrateurs.",
	[TEXT_EVENT_UPDATE] = "Modifie un événement ; ce qui n’est pas envoyé "
	    "reste. À partir du rôle de contributeur.",
	[TEXT_EVENT_UPDATE_ID] = "Identifiant de l’événement.",
	[TEXT_EVENT_UPDATE_PASSWORD] = "Mot de passe que les lecteurs doivent "
	    "connaître. Non vide ; null le retire. Seulement dans les "
	    "modifications par id.",
	[TEXT_EVENT_GET_BY_SLUG] = "Lit un événement par son slug. Selon "
	    "Accept, en iCalendar, RSS ou schema.org.",
	[TEXT_EVENT_GET_BY_SLUG_SLUG] = "Slug de l’événement.",
	[TEXT_EVENT_GET_BY_SLUG_PASSWORD] = "Mot de passe d’un événement "
	    "protégé. Non vide.",
	[TEXT_EVENT_DELETE_BY_SLUG] = "Met un événement à la corbeille par "
	    "son slug, ou le supprime définitivement. À partir du rôle de "
	    "contributeur.",
	[TEXT_EVENT_DELETE_BY_SLUG_SLUG] = "Slug de l’événement.",
	[TEXT_EVENT_DELETE_BY_SLUG_FORCE] = "Accepté pour les clients de The "
	    "Events Calendar, où cela ne fait aussi que mettre à la "
	    "corbeille. Sans effet.",
	[TEXT_EVENT_DELETE_BY_SLUG_PURGE] = "Indique s’il faut supprimer "
	    "définitivement. Réservé aux éditeurs et aux administrateurs.",
	[TEXT_EVENT_UPDATE_BY_SLUG] = "Modifie un événement par son slug ; ce "
	    "qui n’est pas envoyé reste. À partir du rôle de contributeur.",
	[TEXT_EVENT_UPDATE_BY_SLUG_SLUG] = "Slug que l’événement a maintenant "
	    "; dans le corps, le nouveau.",
	[TEXT_EVENT_UPDATE_BY_SLUG_ADDRESS] = "Slug que l’événement porte "
	    "jusqu’ici.",
	[TEXT_VENUE_LIST] = "Liste les lieux, le plus récent d’abord.",
	[TEXT_DIRECTORY_SEARCH] = "Mots qui doivent tous s’y trouver, sans "
	    "distinction de casse. \"Une expression\" reste entière, -mot "
	    "exclut. Non vide.",
	[TEXT_DIRECTORY_EVENT] = "Identifiant d’un événement ; seulement les "
	    "enregistrements qui lui sont liés.",
	[TEXT_DIRECTORY_HAS_EVENTS] = "Avec 1, true, yes, y, on, enable ou "
	    "enabled : seulement les enregistrements liés à un événement "
	    "publié, même passé. Avec toute autre valeur : seulement ceux qui "
	    "n’en ont pas.",
	[TEXT_DIRECTORY_ONLY_WITH_UPCOMING] = "Avec 1, true, yes, y, on, "
	    "enable ou enabled : seulement les enregistrements liés à un "
	    "événement publié qui n’est pas terminé.",
	[TEXT_DIRECTORY_STATUS] = "Un ou plusieurs statuts, séparés par des "
	    "virgules, ou any. Qui ne peut pas lire les enregistrements non "
	    "publiés ne peut demander que publish.",
	[TEXT_DIRECTORY_MODIFIED_AFTER] = "Seulement les enregistrements "
	    "modifiés après ce moment. Une date dans le fuseau horaire du "
	    "site.",
	[TEXT_DIRECTORY_MODIFIED_BEFORE] = "Seulement les enregistrements "
	    "modifiés avant ce moment. Une date dans le fuseau horaire du "
	    "site.",
	[TEXT_DIRECTORY_ORDERBY] = "Critère de tri de la liste, sans "
	    "distinction de casse.",
	[TEXT_DIRECTORY_ORDER] = "Ordre croissant ou décroissant, sans "
	    "distinction de casse. Par défaut desc pour date et modified, asc "
	    "pour name et id.",
	[TEXT_VENUE_CREATE] = "Crée un lieu, ou en trouve un identique. À "
	    "partir du rôle de contributeur.",
	[TEXT_VENUE_FIELDS_VENUE] = "Nom. Non vide.",
	[TEXT_VENUE_FIELDS_AUTHOR] = "Identifiant de l’utilisateur auquel "
	    "appartient le lieu ; par défaut l’appelant. Seuls les éditeurs "
	    "et les administrateurs peuvent nommer quelqu’un d’autre.",
	[TEXT_VENUE_FIELDS_DATE] = "Moment de la publication dans le fuseau "
	    "horaire du site ; par défaut maintenant.",
	[TEXT_VENUE_FIELDS_DATE_UTC] = "Moment de la publication en UTC ; "
	    "l’emporte sur date. Par défaut maintenant.",
	[TEXT_VENUE_FIELDS_DESCRIPTION] = "Description, HTML admis. Un texte "
	    "vide l’efface.",
	[TEXT_VENUE_FIELDS_STATUS] = "Statut ; par défaut publish, ou draft "
	    "si l’appelant ne peut pas publier. Ce que celui-ci publierait "
	    "devient pending.",
	[TEXT_VENUE_FIELDS_SHOW_MAP] = "Indique, par un texte, s’il faut "
	    "montrer une carte : 1, true, yes, y, on, enable ou enabled "
	    "valent oui, tout le reste non. Par défaut oui.",
	[TEXT_VENUE_FIELDS_SHOW_MAP_LINK] = "Indique, par un texte, s’il faut "
	    "montrer un lien vers une carte : 1, true, yes, y, on, enable ou "
	    "enabled valent oui, tout le reste non. Par défaut oui.",
	[TEXT_VENUE_FIELDS_ADDRESS] = "Numéro et rue.",
	[TEXT_VENUE_FIELDS_CITY] = "Ville.",
	[TEXT_VENUE_FIELDS_COUNTRY] = "Pays, en texte libre.",
	[TEXT_VENUE_FIELDS_PROVINCE] = "Province.",
	[TEXT_VENUE_FIELDS_STATE] = "État, comme aux États-Unis.",
	[TEXT_VENUE_FIELDS_ZIP] = "Code postal.",
	[TEXT_VENUE_FIELDS_PHONE] = "Numéro de téléphone.",
	[TEXT_VENUE_FIELDS_STATEPROVINCE] = "État ou province. Par défaut "
	    "tiré de state, province et country.",
	[TEXT_VENUE_FIELDS_WEBSITE] = "Adresse d’une page web (http, https, "
	    "ftp ou mailto), ou un texte vide s’il n’y en a pas.",
	[TEXT_VENUE_FIELDS_IMAGE] = "Adresse d’une image (http ou https), ou "
	    "numéro d’une image déjà connue. 0, un texte vide, ou null dans "
	    "une modification, la retire.",
	[TEXT_VENUE_FIELDS_GEO_LAT] = "Latitude, de -90 à 90. Demande "
	    "geo_lng ; les deux à null dans une modification retirent la "
	    "position.",
	[TEXT_VENUE_FIELDS_GEO_LNG] = "Longitude, de -180 à 180. Demande "
	    "geo_lat ; les deux à null dans une modification retirent la "
	    "position.",
	[TEXT_VENUE_GET] = "Lit un lieu.",
	[TEXT_VENUE_GET_ID] = "Identifiant du lieu.",
	[TEXT_VENUE_DELETE] = "Met un lieu à la corbeille, ou le supprime "
	    "définitivement. À partir du rôle de contributeur.",
	[TEXT_VENUE_DELETE_ID] = "Identifiant du lieu.",
	[TEXT_VENUE_DELETE_FORCE] = "Accepté pour les clients de The Events "
	    "Calendar, où cela ne fait aussi que mettre à la corbeille. Sans "
	    "effet.",
	[TEXT_VENUE_DELETE_PURGE] = "Indique s’il faut supprimer "
	    "définitivement, même depuis la corbeille. Réservé aux éditeurs "
	    "et aux administrateurs.",
	[TEXT_VENUE_UPDATE] = "Modifie un lieu ; ce qui n’est pas envoyé "
	    "reste. À partir du rôle de contributeur.",
	[TEXT_VENUE_UPDATE_ID] = "Identifiant du lieu.",
	[TEXT_VENUE_GET_BY_SLUG] = "Lit un lieu par son slug.",
	[TEXT_VENUE_GET_BY_SLUG_SLUG] = "Slug du lieu.",
	[TEXT_VENUE_DELETE_BY_SLUG] = "Met un lieu à la corbeille par son "
	    "slug, ou le supprime définitivement. À partir du rôle de "
	    "contributeur.",
	[TEXT_VENUE_DELETE_BY_SLUG_SLUG] = "Slug du lieu.",
	[TEXT_VENUE_DELETE_BY_SLUG_FORCE] = "Accepté pour les clients de The "
	    "Events Calendar, où cela ne fait aussi que mettre à la "
	    "corbeille. Sans effet.",
	[TEXT_VENUE_DELETE_BY_SLUG_PURGE] = "Indique s’il faut supprimer "
	    "définitivement. Réservé aux éditeurs et aux administrateurs.",
	[TEXT_VENUE_UPDATE_BY_SLUG] = "Modifie un lieu par son slug ; ce qui "
	    "n’est pas envoyé reste. À partir du rôle de contributeur.",
	[TEXT_VENUE_UPDATE_BY_SLUG_SLUG] = "Slug du lieu.",
	[TEXT_ORGANIZER_LIST] = "Liste les organisateurs, le plus récent "
	    "d’abord.",
	[TEXT_ORGANIZER_CREATE] = "Crée un organisateur, ou en trouve un "
	    "identique. À partir du rôle de contributeur.",
	[TEXT_ORGANIZER_FIELDS_ORGANIZER] = "Nom. Non vide.",
	[TEXT_ORGANIZER_FIELDS_AUTHOR] = "Identifiant de l’utilisateur auquel "
	    "appartient l’organisateur ; par défaut l’appelant. Seuls les "
	    "éditeurs et les administrateurs peuvent nommer quelqu’un d’autre.",
	[TEXT_ORGANIZER_FIELDS_DATE] = "Moment de la publication dans le "
	    "fuseau horaire du site ; par défaut maintenant.",
	[TEXT_ORGANIZER_FIELDS_DATE_UTC] = "Moment de la publication en UTC ; "
	    "l’emporte sur date. Par défaut maintenant.",
	[TEXT_ORGANIZER_FIELDS_DESCRIPTION] = "Description, HTML admis. Un "
	    "texte vide l’efface.",
	[TEXT_ORGANIZER_FIELDS_STATUS] = "Statut ; par défaut publish, ou "
	    "draft si l’appelant ne peut pas publier. Ce que celui-ci "
	    "publierait devient pending.",
	[TEXT_ORGANIZER_FIELDS_PHONE] = "Numéro de téléphone.",
	[TEXT_ORGANIZER_FIELDS_WEBSITE] = "Adresse d’une page web (http, "
	    "https, ftp ou mailto), ou un texte vide s’il n’y en a pas.",
	[TEXT_ORGANIZER_FIELDS_EMAIL] = "Adresse électronique ; elle n’est "
	    "pas vérifiée.",
	[TEXT_ORGANIZER_FIELDS_IMAGE] = "Adresse d’une image (http ou https), "
	    "ou numéro d’une image déjà connue. 0, un texte vide, ou null "
	    "dans une modification, la retire.",
	[TEXT_ORGANIZER_GET] = "Lit un organisateur.",
	[TEXT_ORGANIZER_GET_ID] = "Identifiant de l’organisateur.",
	[TEXT_ORGANIZER_DELETE] = "Met un organisateur à la corbeille, ou le "
	    "supprime définitivement. À partir du rôle de contributeur.",
	[TEXT_ORGANIZER_DELETE_ID] = "Identifiant de l’organisateur.",
	[TEXT_ORGANIZER_DELETE_FORCE] = "Accepté pour les clients de The "
	    "Events Calendar, où cela ne fait aussi que mettre à la "
	    "corbeille. Sans effet.",
	[TEXT_ORGANIZER_DELETE_PURGE] = "Indique s’il faut supprimer "
	    "définitivement, même depuis la corbeille. Réservé aux éditeurs "
	    "et aux administrateurs.",
	[TEXT_ORGANIZER_UPDATE] = "Modifie un organisateur ; ce qui n’est pas "
	    "envoyé reste. À partir du rôle de contributeur.",
	[TEXT_ORGANIZER_UPDATE_ID] = "Identifiant de l’organisateur.",
	[TEXT_ORGANIZER_GET_BY_SLUG] = "Lit un organisateur par son slug.",
	[TEXT_ORGANIZER_GET_BY_SLUG_SLUG] = "Slug de l’organisateur.",
	[TEXT_ORGANIZER_DELETE_BY_SLUG] = "Met un organisateur à la corbeille "
	    "par son slug, ou le supprime définitivement. À partir du rôle de "
	    "contributeur.",
	[TEXT_ORGANIZER_DELETE_BY_SLUG_SLUG] = "Slug de l’organisateur.",
	[TEXT_ORGANIZER_DELETE_BY_SLUG_FORCE] = "Accepté pour les clients de "
	    "The Events Calendar, où cela ne fait aussi que mettre à la "
	    "corbeille. Sans effet.",
	[TEXT_ORGANIZER_DELETE_BY_SLUG_PURGE] = "Indique s’il faut supprimer "
	    "définitivement. Réservé aux éditeurs et aux administrateurs.",
	[TEXT_ORGANIZER_UPDATE_BY_SLUG] = "Modifie un organisateur par son "
	    "slug ; ce qui n’est pas envoyé reste. À partir du rôle de "
	    "contributeur.",
	[TEXT_ORGANIZER_UPDATE_BY_SLUG_SLUG] = "Slug de l’organisateur.",
	[TEXT_CATEGORY_LIST] = "Liste les catégories par nom.",
	[TEXT_CATEGORY_LIST_SEARCH] = "Texte qui doit se trouver dans le nom "
	    "ou le slug, sans distinction de casse. Non vide.",
	[TEXT_CATEGORY_LIST_EXCLUDE] = "Identifiants de catégories existantes "
	    "à omettre.",
	[TEXT_CATEGORY_LIST_INCLUDE] = "Identifiants de catégories existantes "
	    "à garder ; toutes les autres sont omises.",
	[TEXT_CATEGORY_LIST_ORDER] = "Ordre croissant ou décroissant, sans "
	    "distinction de casse. Par défaut asc.",
	[TEXT_CATEGORY_LIST_ORDERBY] = "Critère de tri de la liste, sans "
	    "distinction de casse. Par défaut name ; include est l’ordre de "
	    "la liste de ce nom.",
	[TEXT_CATEGORY_LIST_HIDE_EMPTY] = "Indique s’il faut omettre les "
	    "catégories sans événement publié.",
	[TEXT_CATEGORY_LIST_PARENT] = "Seulement les enfants directs de la "
	    "catégorie avec cet identifiant ; 0 pour le premier niveau.",
	[TEXT_CATEGORY_LIST_POST] = "Seulement les catégories de l’événement "
	    "avec cet identifiant.",
	[TEXT_CATEGORY_LIST_EVENT] = "Comme post, et l’emporte sur lui.",
	[TEXT_CATEGORY_LIST_SLUG] = "Seulement la catégorie avec exactement "
	    "ce slug. Non vide.",
	[TEXT_CATEGORY_CREATE] = "Crée une catégorie. À partir du rôle "
	    "d’auteur.",
	[TEXT_CATEGORY_FIELDS_NAME] = "Nom. Non vide, 200 caractères au plus.",
	[TEXT_CATEGORY_FIELDS_DESCRIPTION] = "Description. Non vide.",
	[TEXT_CATEGORY_FIELDS_SLUG] = "Nom dans l’adresse publique ; par "
	    "défaut tiré du nom.",
	[TEXT_CATEGORY_FIELDS_PARENT] = "Identifiant de la catégorie "
	    "supérieure, 0 pour aucune.",
	[TEXT_CATEGORY_GET] = "Lit une catégorie.",
	[TEXT_CATEGORY_GET_ID] = "Identifiant de la catégorie.",
	[TEXT_CATEGORY_UPDATE] = "Modifie une catégorie ; ce qui n’est pas "
	    "envoyé reste. À partir du rôle d’auteur.",
	[TEXT_CATEGORY_UPDATE_ID] = "Identifiant de la catégorie.",
	[TEXT_CATEGORY_DELETE] = "Supprime une catégorie définitivement. Ses "
	    "enfants passent à sa catégorie supérieure. À partir du rôle "
	    "d’auteur.",
	[TEXT_CATEGORY_DELETE_ID] = "Identifiant de la catégorie.",
	[TEXT_TAG_LIST] = "Liste les étiquettes par nom.",
	[TEXT_TAG_LIST_SEARCH] = "Texte qui doit se trouver dans le nom ou le "
	    "slug, sans distinction de casse. Non vide.",
	[TEXT_TAG_LIST_EXCLUDE] = "Identifiants d’étiquettes existantes à "
	    "omettre.",
	[TEXT_TAG_LIST_INCLUDE] = "Identifiants d’étiquettes existantes à "
	    "garder ; toutes les autres sont omises.",
	[TEXT_TAG_LIST_ORDER] = "Ordre croissant ou décroissant, sans "
	    "distinction de casse. Par défaut asc.",
	[TEXT_TAG_LIST_ORDERBY] = "Critère de tri de la liste, sans "
	    "distinction de casse. Par défaut name ; include est l’ordre de "
	    "la liste de ce nom.",
	[TEXT_TAG_LIST_HIDE_EMPTY] = "Indique s’il faut omettre les "
	    "étiquettes sans événement publié.",
	[TEXT_TAG_LIST_POST] = "Seulement les étiquettes de l’événement avec "
	    "cet identifiant.",
	[TEXT_TAG_LIST_EVENT] = "Comme post, et l’emporte sur lui.",
	[TEXT_TAG_LIST_SLUG] = "Seulement l’étiquette avec exactement ce "
	    "slug. Non vide.",
	[TEXT_TAG_CREATE] = "Crée une étiquette. Pour les éditeurs et les "
	    "administrateurs.",
	[TEXT_TAG_FIELDS_NAME] = "Nom. Non vide, 200 caractères au plus.",
	[TEXT_TAG_FIELDS_DESCRIPTION] = "Description. Non vide.",
	[TEXT_TAG_FIELDS_SLUG] = "Nom dans l’adresse publique ; par défaut "
	    "tiré du nom.",
	[TEXT_TAG_GET] = "Lit une étiquette.",
	[TEXT_TAG_GET_ID] = "Identifiant de l’étiquette.",
	[TEXT_TAG_UPDATE] = "Modifie une étiquette ; ce qui n’est pas envoyé "
	    "reste. Pour les éditeurs et les administrateurs.",
	[TEXT_TAG_UPDATE_ID] = "Identifiant de l’étiquette.",
	[TEXT_TAG_DELETE] = "Supprime une étiquette définitivement. Pour les "
	    "éditeurs et les administrateurs.",
	[TEXT_TAG_DELETE_ID] = "Identifiant de l’étiquette.",
	[TEXT_RECORD_EVENT] = "Un événement.",
	[TEXT_RECORD_EVENT_ID] = "Numéro de l’enregistrement, dans une même "
	    "suite que les lieux et les organisateurs.",
	[TEXT_RECORD_EVENT_GLOBAL_ID] = "Identité au-delà de ce site, formée "
	    "de son adresse et de l’identifiant.",
	[TEXT_RECORD_EVENT_GLOBAL_ID_LINEAGE] = "Liste qui ne contient que "
	    "l’identité globale.",
	[TEXT_RECORD_EVENT_AUTHOR] = "Identifiant de l’utilisateur auquel "
	    "appartient l’enregistrement, en texte de chiffres.",
	[TEXT_RECORD_EVENT_STATUS] = "Statut.",
	[TEXT_RECORD_EVENT_DATE] = "Moment de la publication dans le fuseau "
	    "horaire du site.",
	[TEXT_RECORD_EVENT_DATE_UTC] = "Moment de la publication en UTC ; "
	    "0000-00-00 00:00:00 tant qu’il n’y en a pas.",
	[TEXT_RECORD_EVENT_MODIFIED] = "Moment de la dernière modification "
	    "dans le fuseau horaire du site.",
	[TEXT_RECORD_EVENT_MODIFIED_UTC] = "Moment de la dernière "
	    "modification en UTC.",
	[TEXT_RECORD_EVENT_URL] = "Adresse publique.",
	[TEXT_RECORD_EVENT_REST_URL] = "Adresse de l’enregistrement dans "
	    "cette interface.",
	[TEXT_RECORD_EVENT_TITLE] = "Titre.",
	[TEXT_RECORD_EVENT_DESCRIPTION] = "Description, HTML admis.",
	[TEXT_RECORD_EVENT_EXCERPT] = "Description courte, HTML admis.",
	[TEXT_RECORD_EVENT_SLUG] = "Nom dans l’adresse publique.",
	[TEXT_RECORD_EVENT_IMAGE] = "Image, ou false s’il n’y en a pas.",
	[TEXT_RECORD_EVENT_ALL_DAY] = "Indique si l’événement dure des "
	    "journées entières.",
	[TEXT_RECORD_EVENT_START_DATE] = "Début dans le fuseau horaire de "
	    "l’événement.",
	[TEXT_RECORD_EVENT_START_DATE_DETAILS] = "Parties du début.",
	[TEXT_RECORD_EVENT_END_DATE] = "Fin dans le fuseau horaire de "
	    "l’événement.",
	[TEXT_RECORD_EVENT_END_DATE_DETAILS] = "Parties de la fin.",
	[TEXT_RECORD_EVENT_UTC_START_DATE] = "Début en UTC.",
	[TEXT_RECORD_EVENT_UTC_START_DATE_DETAILS] = "Parties du début en UTC.",
	[TEXT_RECORD_EVENT_UTC_END_DATE] = "Fin en UTC.",
	[TEXT_RECORD_EVENT_UTC_END_DATE_DETAILS] = "Parties de la fin en UTC.",
	[TEXT_RECORD_EVENT_TIMEZONE] = "Fuseau horaire du début et de la fin, "
	    "tel qu’il a été envoyé.",
	[TEXT_RECORD_EVENT_TIMEZONE_ABBR] = "Abréviation du fuseau horaire au "
	    "début.",
	[TEXT_RECORD_EVENT_COST] = "Prix à montrer, avec le signe de la "
	    "monnaie ; vide s’il n’y en a pas.",
	[TEXT_RECORD_EVENT_COST_DETAILS] = "Parties du prix.",
	[TEXT_RECORD_EVENT_WEBSITE] = "Adresse d’une page web, ou un texte "
	    "vide.",
	[TEXT_RECORD_EVENT_SHOW_MAP] = "Indique s’il faut montrer une carte "
	    "du lieu.",
	[TEXT_RECORD_EVENT_SHOW_MAP_LINK] = "Indique s’il faut montrer un "
	    "lien vers une carte.",
	[TEXT_RECORD_EVENT_HIDE_FROM_LISTINGS] = "Indique si les listes "
	    "omettent l’événement.",
	[TEXT_RECORD_EVENT_STICKY] = "Indique si l’événement ressort dans la "
	    "vue du calendrier.",
	[TEXT_RECORD_EVENT_FEATURED] = "Indique si l’événement est mis en "
	    "avant.",
	[TEXT_RECORD_EVENT_CATEGORIES] = "Catégories, par nom.",
	[TEXT_RECORD_EVENT_TAGS] = "Étiquettes, par nom.",
	[TEXT_RECORD_EVENT_VENUE] = "Lieu, ou une liste vide s’il n’y en a "
	    "pas.",
	[TEXT_RECORD_EVENT_ORGANIZER] = "Organisateurs, dans leur ordre.",
	[TEXT_RECORD_EVENT_CUSTOM_FIELDS] = "Toujours une liste vide.",
	[TEXT_RECORD_EVENT_TICKETED] = "Indique si l’événement a des billets. "
	    "Toujours un booléen ; The Events Calendar avec Event Tickets "
	    "répond une liste de fournisseurs de billets, ou false.",
	[TEXT_RECORD_EVENT_POST_PARENT] = "Identifiant de l’événement auquel "
	    "celui-ci se rattache, 0 pour aucun.",
	[TEXT_RECORD_EVENT_JSON_LD] = "Description pour les moteurs de "
	    "recherche (schema.org), à la lecture d’un seul événement publié "
	    "et sans mot de passe.",
	[TEXT_RECORD_VENUE] = "Un lieu. Ce qui est vide est absent.",
	[TEXT_RECORD_VENUE_ID] = "Numéro de l’enregistrement, dans une même "
	    "suite que les événements et les organisateurs.",
	[TEXT_RECORD_VENUE_AUTHOR] = "Identifiant de l’utilisateur auquel "
	    "appartient l’enregistrement, en texte de chiffres.",
	[TEXT_RECORD_VENUE_STATUS] = "Statut.",
	[TEXT_RECORD_VENUE_DATE] = "Moment de la publication dans le fuseau "
	    "horaire du site.",
	[TEXT_RECORD_VENUE_DATE_UTC] = "Moment de la publication en UTC ; "
	    "0000-00-00 00:00:00 tant qu’il n’y en a pas.",
	[TEXT_RECORD_VENUE_MODIFIED] = "Moment de la dernière modification "
	    "dans le fuseau horaire du site.",
	[TEXT_RECORD_VENUE_MODIFIED_UTC] = "Moment de la dernière "
	    "modification en UTC.",
	[TEXT_RECORD_VENUE_URL] = "Adresse publique.",
	[TEXT_RECORD_VENUE_VENUE] = "Nom.",
	[TEXT_RECORD_VENUE_SLUG] = "Nom dans l’adresse publique.",
	[TEXT_RECORD_VENUE_DESCRIPTION] = "Description, HTML admis.",
	[TEXT_RECORD_VENUE_IMAGE] = "Image.",
	[TEXT_RECORD_VENUE_ADDRESS] = "Numéro et rue.",
	[TEXT_RECORD_VENUE_CITY] = "Ville.",
	[TEXT_RECORD_VENUE_COUNTRY] = "Pays, en texte libre.",
	[TEXT_RECORD_VENUE_PROVINCE] = "Province.",
	[TEXT_RECORD_VENUE_STATE] = "État, comme aux États-Unis.",
	[TEXT_RECORD_VENUE_ZIP] = "Code postal.",
	[TEXT_RECORD_VENUE_PHONE] = "Numéro de téléphone.",
	[TEXT_RECORD_VENUE_WEBSITE] = "Adresse d’une page web.",
	[TEXT_RECORD_VENUE_STATEPROVINCE] = "État ou province.",
	[TEXT_RECORD_VENUE_GEO_LAT] = "Latitude, de -90 à 90.",
	[TEXT_RECORD_VENUE_GEO_LNG] = "Longitude, de -180 à 180.",
	[TEXT_RECORD_VENUE_JSON_LD] = "Description pour les moteurs de "
	    "recherche (schema.org), à la lecture d’un seul lieu publié.",
	[TEXT_RECORD_VENUE_SHOW_MAP] = "Indique s’il faut montrer une carte.",
	[TEXT_RECORD_VENUE_SHOW_MAP_LINK] = "Indique s’il faut montrer un "
	    "lien vers une carte.",
	[TEXT_RECORD_VENUE_GLOBAL_ID] = "Identité au-delà de ce site, formée "
	    "de son adresse et de l’identifiant.",
	[TEXT_RECORD_VENUE_GLOBAL_ID_LINEAGE] = "Liste qui ne contient que "
	    "l’identité globale.",
	[TEXT_RECORD_ORGANIZER] = "Un organisateur. Ce qui est vide est "
	    "absent.",
	[TEXT_RECORD_ORGANIZER_ID] = "Numéro de l’enregistrement, dans une "
	    "même suite que les événements et les lieux.",
	[TEXT_RECORD_ORGANIZER_AUTHOR] = "Identifiant de l’utilisateur auquel "
	    "appartient l’enregistrement, en texte de chiffres.",
	[TEXT_RECORD_ORGANIZER_STATUS] = "Statut.",
	[TEXT_RECORD_ORGANIZER_DATE] = "Moment de la publication dans le "
	    "fuseau horaire du site.",
	[TEXT_RECORD_ORGANIZER_DATE_UTC] = "Moment de la publication en UTC ; "
	    "0000-00-00 00:00:00 tant qu’il n’y en a pas.",
	[TEXT_RECORD_ORGANIZER_MODIFIED] = "Moment de la dernière "
	    "modification dans le fuseau horaire du site.",
	[TEXT_RECORD_ORGANIZER_MODIFIED_UTC] = "Moment de la dernière "
	    "modification en UTC.",
	[TEXT_RECORD_ORGANIZER_URL] = "Adresse publique.",
	[TEXT_RECORD_ORGANIZER_ORGANIZER] = "Nom.",
	[TEXT_RECORD_ORGANIZER_DESCRIPTION] = "Description, HTML admis.",
	[TEXT_RECORD_ORGANIZER_SLUG] = "Nom dans l’adresse publique.",
	[TEXT_RECORD_ORGANIZER_IMAGE] = "Image.",
	[TEXT_RECORD_ORGANIZER_PHONE] = "Numéro de téléphone.",
	[TEXT_RECORD_ORGANIZER_WEBSITE] = "Adresse d’une page web.",
	[TEXT_RECORD_ORGANIZER_EMAIL] = "Adresse électronique.",
	[TEXT_RECORD_ORGANIZER_JSON_LD] = "Description pour les moteurs de "
	    "recherche (schema.org), à la lecture d’un seul organisateur "
	    "publié.",
	[TEXT_RECORD_ORGANIZER_GLOBAL_ID] = "Identité au-delà de ce site, "
	    "formée de son adresse et de l’identifiant.",
	[TEXT_RECORD_ORGANIZER_GLOBAL_ID_LINEAGE] = "Liste qui ne contient "
	    "que l’identité globale.",
	[TEXT_RECORD_CATEGORY] = "Une catégorie.",
	[TEXT_RECORD_CATEGORY_ID] = "Numéro de l’enregistrement, dans une "
	    "même suite pour les catégories et les étiquettes.",
	[TEXT_RECORD_CATEGORY_COUNT] = "Nombre d’événements publiés qui ont "
	    "cette catégorie même.",
	[TEXT_RECORD_CATEGORY_DESCRIPTION] = "Description.",
	[TEXT_RECORD_CATEGORY_NAME] = "Nom.",
	[TEXT_RECORD_CATEGORY_SLUG] = "Nom dans l’adresse publique.",
	[TEXT_RECORD_CATEGORY_TAXONOMY] = "Sorte de terme.",
	[TEXT_RECORD_CATEGORY_PARENT] = "Identifiant de la catégorie "
	    "supérieure, 0 pour aucune.",
	[TEXT_RECORD_CATEGORY_META] = "Toujours une liste vide.",
	[TEXT_RECORD_CATEGORY_URL] = "Adresse publique.",
	[TEXT_RECORD_CATEGORY_URLS] = "Adresses dans cette interface.",
	[TEXT_RECORD_CATEGORY_LINKS] = "Les mêmes adresses, en listes de "
	    "liens ; absent des listes et après une suppression.",
	[TEXT_RECORD_TAG] = "Une étiquette.",
	[TEXT_RECORD_TAG_ID] = "Numéro de l’enregistrement, dans une même "
	    "suite pour les catégories et les étiquettes.",
	[TEXT_RECORD_TAG_COUNT] = "Nombre d’événements publiés qui ont cette "
	    "étiquette.",
	[TEXT_RECORD_TAG_DESCRIPTION] = "Description.",
	[TEXT_RECORD_TAG_NAME] = "Nom.",
	[TEXT_RECORD_TAG_SLUG] = "Nom dans l’adresse publique.",
	[TEXT_RECORD_TAG_TAXONOMY] = "Sorte de terme.",
	[TEXT_RECORD_TAG_META] = "Toujours une liste vide.",
	[TEXT_RECORD_TAG_URL] = "Adresse publique.",
	[TEXT_RECORD_TAG_URLS] = "Adresses dans cette interface.",
	[TEXT_RECORD_TAG_LINKS] = "Les mêmes adresses, en listes de liens ; "
	    "absent des listes et après une suppression.",
	[TEXT_RECORD_TERM] = "Une catégorie ou une étiquette dans un "
	    "événement.",
	[TEXT_RECORD_TERM_NAME] = "Nom.",
	[TEXT_RECORD_TERM_SLUG] = "Nom dans l’adresse publique.",
	[TEXT_RECORD_TERM_TERM_GROUP] = "Toujours 0.",
	[TEXT_RECORD_TERM_TERM_TAXONOMY_ID] = "Égal à id.",
	[TEXT_RECORD_TERM_TAXONOMY] = "Sorte de terme.",
	[TEXT_RECORD_TERM_DESCRIPTION] = "Description.",
	[TEXT_RECORD_TERM_PARENT] = "Identifiant de la catégorie supérieure, "
	    "0 pour aucune et pour les étiquettes.",
	[TEXT_RECORD_TERM_COUNT] = "Nombre d’événements publiés qui ont ce "
	    "terme.",
	[TEXT_RECORD_TERM_FILTER] = "Toujours raw.",
	[TEXT_RECORD_TERM_ID] = "Numéro de l’enregistrement, dans une même "
	    "suite pour les catégories et les étiquettes.",
	[TEXT_RECORD_TERM_URLS] = "Adresses dans cette interface.",
	[TEXT_RECORD_TERMURLS] = "Adresses d’une catégorie ou d’une étiquette "
	    "dans cette interface.",
	[TEXT_RECORD_TERMURLS_SELF] = "Adresse de l’enregistrement.",
	[TEXT_RECORD_TERMURLS_COLLECTION] = "Adresse de la liste.",
	[TEXT_RECORD_TERMURLS_UP] = "Adresse de la catégorie supérieure, s’il "
	    "y en a une.",
	[TEXT_RECORD_TERMLINKS] = "Liens d’une catégorie ou d’une étiquette "
	    "dans cette interface.",
	[TEXT_RECORD_TERMLINKS_SELF] = "Lien vers l’enregistrement.",
	[TEXT_RECORD_TERMLINKS_COLLECTION] = "Lien vers la liste.",
	[TEXT_RECORD_TERMLINKS_UP] = "Lien vers la catégorie supérieure, s’il "
	    "y en a une.",
	[TEXT_RECORD_LINK] = "Un lien.",
	[TEXT_RECORD_LINK_HREF] = "Adresse.",
	[TEXT_RECORD_IMAGE] = "Une image, connue par son adresse.",
	[TEXT_RECORD_IMAGE_URL] = "Adresse de l’image.",
	[TEXT_RECORD_IMAGE_ID] = "Numéro de l’image.",
	[TEXT_RECORD_IMAGE_EXTENSION] = "Extension de l’adresse en "
	    "minuscules, par exemple png ; vide s’il n’y en a pas.",
	[TEXT_RECORD_IMAGE_WIDTH] = "Largeur en pixels, ou null si elle n’est "
	    "pas connue.",
	[TEXT_RECORD_IMAGE_HEIGHT] = "Hauteur en pixels, ou null si elle "
	    "n’est pas connue.",
	[TEXT_RECORD_IMAGE_SIZES] = "Autres tailles de l’image, par nom.",
	[TEXT_RECORD_IMAGESIZE] = "Une image dans une autre taille.",
	[TEXT_RECORD_IMAGESIZE_WIDTH] = "Largeur en pixels.",
	[TEXT_RECORD_IMAGESIZE_HEIGHT] = "Hauteur en pixels.",
	[TEXT_RECORD_IMAGESIZE_MIME_TYPE] = "Type de média, par exemple "
	    "image/png.",
	[TEXT_RECORD_IMAGESIZE_URL] = "Adresse de l’image.",
	[TEXT_RECORD_COSTDETAILS] = "Parties d’un prix.",
	[TEXT_RECORD_COSTDETAILS_CURRENCY_SYMBOL] = "Signe de la monnaie tel "
	    "qu’il a été envoyé ; peut être vide.",
	[TEXT_RECORD_COSTDETAILS_CURRENCY_CODE] = "Toujours vide.",
	[TEXT_RECORD_COSTDETAILS_CURRENCY_POSITION] = "Place du signe, devant "
	    "ou derrière le nombre ; vide sans signe.",
	[TEXT_RECORD_COSTDETAILS_VALUES] = "Nombres contenus dans le prix, en "
	    "textes, par ordre de grandeur.",
	[TEXT_RECORD_DATEDETAILS] = "Parties d’une date, en textes avec des "
	    "zéros initiaux.",
	[TEXT_RECORD_DATEDETAILS_YEAR] = "Année, quatre chiffres.",
	[TEXT_RECORD_DATEDETAILS_MONTH] = "Mois, deux chiffres.",
	[TEXT_RECORD_DATEDETAILS_DAY] = "Jour du mois, deux chiffres.",
	[TEXT_RECORD_DATEDETAILS_HOUR] = "Heure, deux chiffres, de 00 à 23.",
	[TEXT_RECORD_DATEDETAILS_MINUTES] = "Minutes, deux chiffres.",
	[TEXT_RECORD_DATEDETAILS_SECONDS] = "Secondes, deux chiffres.",
	[TEXT_RECORD_JSONLD] = "Une description pour les moteurs de recherche "
	    "(schema.org). Les membres sans valeur sont absents.",
	[TEXT_RECORD_JSONLD_CONTEXT] = "Vocabulaire ; au niveau le plus "
	    "extérieur seulement.",
	[TEXT_RECORD_JSONLD_TYPE] = "Sorte de chose, par exemple Event, Place "
	    "ou Person.",
	[TEXT_RECORD_JSONLD_NAME] = "Titre ou nom.",
	[TEXT_RECORD_JSONLD_DESCRIPTION] = "Description sans balises.",
	[TEXT_RECORD_JSONLD_IMAGE] = "Adresse de l’image.",
	[TEXT_RECORD_JSONLD_URL] = "Adresse d’une page web.",
	[TEXT_RECORD_EVENTLIST] = "Une page d’une liste d’événements.",
	[TEXT_RECORD_EVENTLIST_EVENTS] = "Événements de cette page.",
	[TEXT_RECORD_EVENTLIST_REST_URL] = "Adresse de cette page.",
	[TEXT_RECORD_EVENTLIST_NEXT_REST_URL] = "Adresse de la page suivante, "
	    "s’il y en a une.",
	[TEXT_RECORD_EVENTLIST_PREVIOUS_REST_URL] = "Adresse de la page "
	    "précédente, s’il y en a une.",
	[TEXT_RECORD_EVENTLIST_TOTAL] = "Nombre de tous les résultats.",
	[TEXT_RECORD_EVENTLIST_TOTAL_PAGES] = "Nombre de pages.",
	[TEXT_RECORD_VENUELIST] = "Une page d’une liste de lieux.",
	[TEXT_RECORD_VENUELIST_VENUES] = "Lieux de cette page.",
	[TEXT_RECORD_VENUELIST_REST_URL] = "Adresse de cette page.",
	[TEXT_RECORD_VENUELIST_NEXT_REST_URL] = "Adresse de la page suivante, "
	    "s’il y en a une.",
	[TEXT_RECORD_VENUELIST_PREVIOUS_REST_URL] = "Adresse de la page "
	    "précédente, s’il y en a une.",
	[TEXT_RECORD_VENUELIST_TOTAL] = "Nombre de tous les résultats.",
	[TEXT_RECORD_VENUELIST_TOTAL_PAGES] = "Nombre de pages.",
	[TEXT_RECORD_ORGANIZERLIST] = "Une page d’une liste d’organisateurs.",
	[TEXT_RECORD_ORGANIZERLIST_ORGANIZERS] = "Organisateurs de cette page.",
	[TEXT_RECORD_ORGANIZERLIST_REST_URL] = "Adresse de cette page.",
	[TEXT_RECORD_ORGANIZERLIST_NEXT_REST_URL] = "Adresse de la page "
	    "suivante, s’il y en a une.",
	[TEXT_RECORD_ORGANIZERLIST_PREVIOUS_REST_URL] = "Adresse de la page "
	    "précédente, s’il y en a une.",
	[TEXT_RECORD_ORGANIZERLIST_TOTAL] = "Nombre de tous les résultats.",
	[TEXT_RECORD_ORGANIZERLIST_TOTAL_PAGES] = "Nombre de pages.",
	[TEXT_RECORD_CATEGORYLIST] = "Une page d’une liste de catégories.",
	[TEXT_RECORD_CATEGORYLIST_REST_URL] = "Adresse de cette page.",
	[TEXT_RECORD_CATEGORYLIST_TOTAL] = "Nombre de tous les résultats.",
	[TEXT_RECORD_CATEGORYLIST_TOTAL_PAGES] = "Nombre de pages.",
	[TEXT_RECORD_CATEGORYLIST_CATEGORIES] = "Catégories de cette page.",
	[TEXT_RECORD_CATEGORYLIST_NEXT_REST_URL] = "Adresse de la page "
	    "suivante, s’il y en a une.",
	[TEXT_RECORD_CATEGORYLIST_PREVIOUS_REST_URL] = "Adresse de la page "
	    "précédente, s’il y en a une.",
	[TEXT_RECORD_TAGLIST] = "Une page d’une liste d’étiquettes.",
	[TEXT_RECORD_TAGLIST_REST_URL] = "Adresse de cette page.",
	[TEXT_RECORD_TAGLIST_TOTAL] = "Nombre de tous les résultats.",
	[TEXT_RECORD_TAGLIST_TOTAL_PAGES] = "Nombre de pages.",
	[TEXT_RECORD_TAGLIST_TAGS] = "Étiquettes de cette page.",
	[TEXT_RECORD_TAGLIST_NEXT_REST_URL] = "Adresse de la page suivante, "
	    "s’il y en a une.",
	[TEXT_RECORD_TAGLIST_PREVIOUS_REST_URL] = "Adresse de la page "
	    "précédente, s’il y en a une.",
	[TEXT_RECORD_INDEX] = "L’index de toutes les routes.",
	[TEXT_RECORD_INDEX_NAMESPACE] = "Espace de noms des routes.",
	[TEXT_RECORD_INDEX_ROUTES] = "Routes, par motif de leur chemin.",
	[TEXT_RECORD_INDEX_LINKS] = "Liens de l’index.",
	[TEXT_RECORD_INDEXROUTE] = "Un chemin et ce qu’il propose.",
	[TEXT_RECORD_INDEXROUTE_NAMESPACE] = "Espace de noms du chemin.",
	[TEXT_RECORD_INDEXROUTE_METHODS] = "Méthodes que propose le chemin.",
	[TEXT_RECORD_INDEXROUTE_ENDPOINTS] = "Opérations du chemin.",
	[TEXT_RECORD_INDEXROUTE_LINKS] = "Liens du chemin, s’il n’a pas de "
	    "paramètre.",
	[TEXT_RECORD_INDEXENDPOINT] = "Une opération, par une ou plusieurs "
	    "méthodes.",
	[TEXT_RECORD_INDEXENDPOINT_METHODS] = "Méthodes qui l’appellent.",
	[TEXT_RECORD_INDEXENDPOINT_ARGS] = "Paramètres, par nom.",
	[TEXT_RECORD_INDEXARGUMENT] = "Un paramètre, décrit avec les mots de "
	    "JSON Schema.",
	[TEXT_RECORD_INDEXARGUMENT_DESCRIPTION] = "Ce qu’il signifie.",
	[TEXT_RECORD_INDEXARGUMENT_TYPE] = "Type ; absent si tous sont admis.",
	[TEXT_RECORD_INDEXARGUMENT_DEFAULT] = "Valeur qui compte en son "
	    "absence, s’il y en a une.",
	[TEXT_RECORD_INDEXARGUMENT_REQUIRED] = "Indique s’il doit être envoyé.",
	[TEXT_RECORD_SELFLINKS] = "Liens d’une entrée de l’index.",
	[TEXT_RECORD_SELFLINKS_SELF] = "Lien vers le chemin.",
	[TEXT_RECORD_DOCUMENT] = "Un document OpenAPI.",
	[TEXT_RECORD_DOCUMENT_OPENAPI] = "Version d’OpenAPI.",
	[TEXT_RECORD_DOCUMENT_INFO] = "Titre, version et licence.",
	[TEXT_RECORD_DOCUMENT_PATHS] = "Opérations, par chemin.",
	[TEXT_RECORD_ERROR] = "Un refus.",
	[TEXT_RECORD_ERROR_CODE] = "Mot pour la sorte de refus.",
	[TEXT_RECORD_ERROR_MESSAGE] = "Ce qui ne va pas, en une phrase "
	    "anglaise.",
	[TEXT_RECORD_ERROR_DATA] = "Précisions.",
	[TEXT_RECORD_ERRORDATA] = "Précisions sur un refus.",
	[TEXT_RECORD_ERRORDATA_STATUS] = "Statut HTTP.",
	[TEXT_RECORD_ERRORDATA_PARAMS] = "Noms des paramètres manquants, ou "
	    "paramètres fautifs avec ce qui ne va pas pour chacun.",
	[TEXT_RECORD_ERRORDATA_DETAILS] = "Paramètres fautifs, par nom.",
	[TEXT_RECORD_ERRORDATA_TERM_ID] = "Identifiant de la catégorie ou de "
	    "l’étiquette qui existe déjà.",
	[TEXT_RECORD_ERRORDATA_JSON_ERROR_MESSAGE] = "Pourquoi le corps n’a "
	    "pas pu être lu comme JSON.",
	[TEXT_RECORD_ERRORDETAIL] = "Ce qui ne va pas avec un paramètre.",
	[TEXT_RECORD_ERRORDETAIL_CODE] = "Mot pour ce qui ne va pas.",
	[TEXT_RECORD_ERRORDETAIL_MESSAGE] = "Ce qui ne va pas et ce qui était "
	    "attendu, en une phrase anglaise.",
	[TEXT_RECORD_ERRORDETAIL_DATA] = "Où cela ne va pas.",
	[TEXT_RECORD_ERRORPLACE] = "Un endroit dans les paramètres.",
	[TEXT_RECORD_ERRORPLACE_POINTER] = "Pointeur JSON dans les paramètres.",
	[TEXT_RECORD_PROBLEM] = "Un refus selon la RFC 9457.",
	[TEXT_RECORD_PROBLEM_TYPE] = "URN de la sorte de refus.",
	[TEXT_RECORD_PROBLEM_TITLE] = "Libellé du statut HTTP.",
	[TEXT_RECORD_PROBLEM_STATUS] = "Statut HTTP.",
	[TEXT_RECORD_PROBLEM_DETAIL] = "Ce qui ne va pas, en une phrase "
	    "anglaise.",
	[TEXT_RECORD_PROBLEM_INSTANCE] = "Chemin de la requête.",
	[TEXT_RECORD_PROBLEM_CODE] = "Mot pour la sorte de refus.",
	[TEXT_RECORD_PROBLEM_ERRORS] = "Paramètres manquants ou fautifs.",
	[TEXT_RECORD_PROBLEM_TERM_ID] = "Identifiant de la catégorie ou de "
	    "l’étiquette qui existe déjà.",
	[TEXT_RECORD_PROBLEMERROR] = "Ce qui ne va pas avec un paramètre.",
	[TEXT_RECORD_PROBLEMERROR_NAME] = "Nom du paramètre.",
	[TEXT_RECORD_PROBLEMERROR_CODE] = "Mot pour ce qui ne va pas.",
	[TEXT_RECORD_PROBLEMERROR_DETAIL] = "Ce qui ne va pas et ce qui était "
	    "attendu, en une phrase anglaise.",
	[TEXT_RECORD_PROBLEMERROR_POINTER] = "Pointeur JSON dans les "
	    "paramètres.",
	[TEXT_STATUS_200] = "C’est fait ; le corps contient ce qui était "
	    "demandé ou ce qui a été écrit.",
	[TEXT_STATUS_201] = "Créé, ou un enregistrement identique existait "
	    "déjà ; Location donne son adresse.",
	[TEXT_STATUS_304] = "Inchangé depuis que l’appelant l’a reçu ; sans "
	    "corps.",
	[TEXT_STATUS_400] = "La requête, un paramètre ou les données de "
	    "l’enregistrement ne sont pas valables.",
	[TEXT_STATUS_401] = "Les identifiants sont faux ou manquants.",
	[TEXT_STATUS_403] = "L’appelant n’en a pas le droit.",
	[TEXT_STATUS_404] = "Cet enregistrement ou cette page n’existe pas.",
	[TEXT_STATUS_405] = "Le chemin n’admet pas cette méthode ; Allow "
	    "nomme celles qu’il admet.",
	[TEXT_STATUS_408] = "La requête a mis trop de temps à arriver.",
	[TEXT_STATUS_410] = "L’enregistrement est dans la corbeille.",
	[TEXT_STATUS_411] = "Le corps doit avoir une Content-Length.",
	[TEXT_STATUS_412] = "L’enregistrement a changé depuis sa lecture.",
	[TEXT_STATUS_413] = "Le corps est trop grand.",
	[TEXT_STATUS_414] = "L’adresse est trop longue.",
	[TEXT_STATUS_422] = "Cette Idempotency-Key a déjà servi avec un autre "
	    "corps.",
	[TEXT_STATUS_429] = "Trop de requêtes ; Retry-After dit quand "
	    "réessayer.",
	[TEXT_STATUS_431] = "Les champs d’en-tête sont trop grands.",
	[TEXT_STATUS_500] = "La requête n’a pas pu être exécutée.",
	[TEXT_STATUS_503] = "Le service est surchargé ; Retry-After dit quand "
	    "réessayer.",
	[TEXT_STATUS_505] = "Cette version de HTTP n’est pas prise en charge.",
	[TEXT_STATUS_507] = "Le stockage est plein ; rien n’a été enregistré.",
	[TEXT_PAGE_OG_LOCALE] = "fr_FR",
	[TEXT_PAGE_SKIP] = "Aller au contenu",
	[TEXT_PAGE_NAVIGATION] = "Calendrier",
	[TEXT_PAGE_LANGUAGES] = "Langues",
	[TEXT_PAGE_SUBSCRIBE] = "S’abonner à ces événements :",
	[TEXT_PAGE_SUBSCRIBE_WEBCAL] = "dans votre agenda",
	[TEXT_PAGE_DOCUMENT] = "Interface pour les programmes",
	[TEXT_PAGE_TO_CALENDAR] = "Vers le calendrier",
	[TEXT_PAGE_TO_LIST] = "Rechercher des événements",
	[TEXT_PAGE_MONTHS] = "Mois",
	[TEXT_PAGE_PREVIOUS_MONTH] = "Mois précédent",
	[TEXT_PAGE_TODAY] = "Aujourd’hui",
	[TEXT_PAGE_NEXT_MONTH] = "Mois suivant",
	[TEXT_PAGE_TOO_MANY] = "Ce mois compte plus d’événements qu’il n’y a "
	    "de place ici.",
	[TEXT_PAGE_ALL_IN_LIST] = "Tous dans une liste",
	[TEXT_PAGE_NO_EVENTS_MONTH] = "Aucun événement ce mois-ci.",
	[TEXT_PAGE_NEXT_EVENT] = "Prochain événement",
	[TEXT_PAGE_GOES_ON] = "suite",
	[TEXT_PAGE_ALL_DAY] = "toute la journée",
	[TEXT_PAGE_FEATURED] = "Coup de cœur",
	[TEXT_PAGE_EVENTS] = "Événements",
	[TEXT_PAGE_NO_EVENTS] = "Aucun événement ne correspond.",
	[TEXT_PAGE_HERE] = "Notre heure locale",
	[TEXT_PAGE_PAST] = "Cet événement est passé.",
	[TEXT_PAGE_PROTECTED] = "Cet événement est protégé par un mot de "
	    "passe.",
	[TEXT_PAGE_DESCRIPTION] = "Description",
	[TEXT_PAGE_FACTS] = "En bref",
	[TEXT_PAGE_WHERE] = "Où",
	[TEXT_PAGE_MAP] = "Plan",
	[TEXT_PAGE_ORGANIZER] = "Organisation",
	[TEXT_PAGE_COST] = "Tarif",
	[TEXT_PAGE_WEBSITE] = "Site web",
	[TEXT_PAGE_TAGS] = "Mots-clés",
	[TEXT_PAGE_ADD] = "Ajouter à l’agenda",
	[TEXT_PAGE_PHONE] = "Téléphone",
	[TEXT_PAGE_EMAIL] = "E-mail",
	[TEXT_PAGE_DOC_CONTENTS] = "Sommaire",
	[TEXT_PAGE_DOC_FILTER] = "Trouver une opération",
	[TEXT_PAGE_DOC_START] = "En bref",
	[TEXT_PAGE_DOC_SHARED] = "Paramètres et champs d’en-tête communs",
	[TEXT_PAGE_DOC_REFUSALS] = "Refus",
	[TEXT_PAGE_DOC_RECORDS] = "Enregistrements",
	[TEXT_PAGE_DOC_OVER] = "Référence, version",
	[TEXT_PAGE_DOC_BASE] = "Adresse de base",
	[TEXT_PAGE_DOC_RAW] = "La même pour les programmes",
	[TEXT_PAGE_DOC_FIRST] = "Une première requête",
	[TEXT_PAGE_DOC_ACCOUNT] = "Votre compte",
	[TEXT_PAGE_DOC_ACCOUNT_TEXT] = "Ce qui est publié se lit sans compte. "
	    "Pour écrire, envoyez un identifiant et un mot de passe "
	    "d’application par HTTP Basic, ou le mot de passe seul comme "
	    "jeton Bearer.",
	[TEXT_PAGE_DOC_LOGIN] = "Identifiant",
	[TEXT_PAGE_DOC_PASSWORD] = "Mot de passe d’application",
	[TEXT_PAGE_DOC_ACCOUNT_NOTE] = "Les requêtes de cette page les "
	    "utilisent. Ils ne sont conservés nulle part ailleurs et sont "
	    "oubliés quand vous partez.",
	[TEXT_PAGE_DOC_UNSCRIPTED] = "Sans JavaScript, les formulaires "
	    "ci-dessous envoient les lectures. Pour écrire, utilisez la ligne "
	    "affichée avec vos propres valeurs.",
	[TEXT_PAGE_DOC_SHARED_TEXT] = "Ce que des opérations ou des réponses "
	    "d’un même genre ont en commun.",
	[TEXT_PAGE_DOC_REFUSALS_TEXT] = "Chacun est du JSON avec un code, un "
	    "message et le statut ; avec Accept: application/problem+json, un "
	    "problème de la RFC 9457.",
	[TEXT_PAGE_DOC_ALWAYS] = "toute opération",
	[TEXT_PAGE_DOC_RECORDS_TEXT] = "Ce dont les réponses sont faites.",
	[TEXT_PAGE_DOC_OPTIONAL] = "peut manquer",
	[TEXT_PAGE_DOC_FIELDS] = "Champs d’en-tête",
	[TEXT_PAGE_DOC_ANSWER] = "Réponse",
	[TEXT_PAGE_FILTER] = "Rechercher et filtrer",
	[TEXT_PAGE_SEARCH] = "Recherche",
	[TEXT_PAGE_ANY] = "Tous",
	[TEXT_PAGE_FROM] = "Du",
	[TEXT_PAGE_UNTIL] = "Au",
	[TEXT_PAGE_ONLY_FEATURED] = "Coups de cœur seulement",
	[TEXT_PAGE_SHOW] = "Afficher",
	[TEXT_PAGE_RESET] = "Réinitialiser",
	[TEXT_PAGE_PAGES] = "Pages de cette liste",
	[TEXT_PAGE_PREVIOUS_PAGE] = "Plus tôt",
	[TEXT_PAGE_NEXT_PAGE] = "Plus tard",
	[TEXT_PAGE_UPCOMING] = "Événements à venir",
	[TEXT_PAGE_NO_UPCOMING] = "Aucun événement à venir.",
	[TEXT_PAGE_DOC_ROLE] = "Demande un compte, au moins avec le rôle",
	[TEXT_PAGE_DOC_METHOD] = "Méthode",
	[TEXT_PAGE_DOC_REQUIRED] = "obligatoire",
	[TEXT_PAGE_DOC_DEFAULT] = "par défaut",
	[TEXT_PAGE_DOC_ALSO] = "Et aussi :",
	[TEXT_PAGE_DOC_REQUEST] = "Requête",
	[TEXT_PAGE_DOC_COPY] = "Copier",
	[TEXT_PAGE_DOC_SEND] = "Envoyer",
	[TEXT_PAGE_DOC_ANSWERS] = "Réponses",
	[TEXT_PAGE_DOC_REFUSED_ALWAYS] = "et ce que toute opération peut "
	    "refuser",
	[TEXT_PAGE_LANGUAGE] = "Français",
	[TEXT_PAGE_CALENDAR] = "Mois",
	[TEXT_PAGE_LIST] = "Liste",
	[TEXT_PAGE_FEED_CALENDAR] = "Événements au format iCalendar",
	[TEXT_PAGE_FEED_RSS] = "Événements au format RSS",
	[TEXT_PAGE_FEED_CALENDAR_SHORT] = "iCalendar",
	[TEXT_PAGE_FEED_RSS_SHORT] = "RSS",
	[TEXT_PAGE_DOC_TITLE] = "Référence",
	[TEXT_PAGE_DOC_SERVICE] = "Service",
	[TEXT_PAGE_DOC_SERVICE_TEXT] = "Ce que le service dit de lui-même.",
	[TEXT_PAGE_DOC_EVENTS] = "Évènements",
	[TEXT_PAGE_DOC_VENUES] = "Lieux",
	[TEXT_PAGE_DOC_ORGANIZERS] = "Organisateurs",
	[TEXT_PAGE_DOC_CATEGORIES] = "Catégories",
	[TEXT_PAGE_DOC_TAGS] = "Étiquettes",
	[TEXT_PAGE_MONTH_1] = "janvier",
	[TEXT_PAGE_MONTH_2] = "février",
	[TEXT_PAGE_MONTH_3] = "mars",
	[TEXT_PAGE_MONTH_4] = "avril",
	[TEXT_PAGE_MONTH_5] = "mai",
	[TEXT_PAGE_MONTH_6] = "juin",
	[TEXT_PAGE_MONTH_7] = "juillet",
	[TEXT_PAGE_MONTH_8] = "août",
	[TEXT_PAGE_MONTH_9] = "septembre",
	[TEXT_PAGE_MONTH_10] = "octobre",
	[TEXT_PAGE_MONTH_11] = "novembre",
	[TEXT_PAGE_MONTH_12] = "décembre",
	[TEXT_PAGE_MONTH_SHORT_1] = "janv.",
	[TEXT_PAGE_MONTH_SHORT_2] = "févr.",
	[TEXT_PAGE_MONTH_SHORT_3] = "mars",
	[TEXT_PAGE_MONTH_SHORT_4] = "avr.",
	[TEXT_PAGE_MONTH_SHORT_5] = "mai",
	[TEXT_PAGE_MONTH_SHORT_6] = "juin",
	[TEXT_PAGE_MONTH_SHORT_7] = "juil.",
	[TEXT_PAGE_MONTH_SHORT_8] = "août",
	[TEXT_PAGE_MONTH_SHORT_9] = "sept.",
	[TEXT_PAGE_MONTH_SHORT_10] = "oct.",
	[TEXT_PAGE_MONTH_SHORT_11] = "nov.",
	[TEXT_PAGE_MONTH_SHORT_12] = "déc.",
	[TEXT_PAGE_WEEKDAY_0] = "dimanche",
	[TEXT_PAGE_WEEKDAY_1] = "lundi",
	[TEXT_PAGE_WEEKDAY_2] = "mardi",
	[TEXT_PAGE_WEEKDAY_3] = "mercredi",
	[TEXT_PAGE_WEEKDAY_4] = "jeudi",
	[TEXT_PAGE_WEEKDAY_5] = "vendredi",
	[TEXT_PAGE_WEEKDAY_6] = "samedi",
	[TEXT_PAGE_WEEKDAY_SHORT_0] = "dim.",
	[TEXT_PAGE_WEEKDAY_SHORT_1] = "lun.",
	[TEXT_PAGE_WEEKDAY_SHORT_2] = "mar.",
	[TEXT_PAGE_WEEKDAY_SHORT_3] = "mer.",
	[TEXT_PAGE_WEEKDAY_SHORT_4] = "jeu.",
	[TEXT_PAGE_WEEKDAY_SHORT_5] = "ven.",
	[TEXT_PAGE_WEEKDAY_SHORT_6] = "sam.",
	[TEXT_PAGE_WEEK_START] = "1",
	[TEXT_PAGE_FIRST_DAY] = "1er",
	[TEXT_PAGE_CLOCK] = "24",
	[TEXT_PAGE_AM] = "h",
	[TEXT_PAGE_PM] = "h",
	[TEXT_PAGE_TIME] = "{hour} h {minute}",
	[TEXT_PAGE_TIME_FULL] = "{hour} h",
	[TEXT_PAGE_TIME_RANGE] = "{from} – {to}",
	[TEXT_PAGE_DATE] = "{weekday} {day} {month} {year}",
	[TEXT_PAGE_DATE_OF_YEAR] = "{weekday} {day} {month}",
	[TEXT_PAGE_DATE_TIME] = "{date}, {time}",
	[TEXT_PAGE_DATE_ALL_DAY] = "{date}, toute la journée",
	[TEXT_PAGE_MONTH_OF_YEAR] = "{month} {year}",
	[TEXT_PAGE_RANGE] = "{from} – {to}",
	[TEXT_PAGE_AMOUNT] = "{number} {currency}",
	[TEXT_PAGE_AMOUNT_OF_CODE] = "{number} {currency}",
	[TEXT_PAGE_DECIMAL] = ",",
	[TEXT_PAGE_THOUSANDS] = " ",
	[TEXT_PAGE_GROUPED_FROM] = "4",
	[TEXT_PAGE_FREE] = "Gratuit",
	[TEXT_PAGE_CATEGORY] = "Catégorie",
	[TEXT_PAGE_TAG] = "Mot-clé",
	[TEXT_PAGE_VENUE] = "Lieu",
	[TEXT_PAGE_POSITION] = "Page {page} sur {pages}",
	[TEXT_PAGE_ONE_EVENT] = "1 événement",
	[TEXT_PAGE_MANY_EVENTS] = "{count} événements",
	[TEXT_PAGE_MOVED] = "Cette page a changé d’adresse",
	[TEXT_PAGE_NOT_FOUND] = "Page introuvable",
	[TEXT_PAGE_NOT_FOUND_WHY] = "Il n’y a rien à cette adresse, ou plus "
	    "rien.",
	[TEXT_PAGE_BAD] = "Cela n’a pas fonctionné",
	[TEXT_PAGE_BAD_WHY] = "L’adresse demande quelque chose que le "
	    "calendrier ne comprend pas.",
	[TEXT_PAGE_BUSY] = "Un instant, s’il vous plaît",
	[TEXT_PAGE_BUSY_WHY] = "Le calendrier est très sollicité. Réessayez "
	    "dans un instant.",
	[TEXT_PAGE_FAILED] = "Une erreur est survenue",
	[TEXT_PAGE_FAILED_WHY] = "La page n’a pas pu être produite. Réessayez "
	    "plus tard."
};
