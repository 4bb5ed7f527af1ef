/* Made from spec/ by codegen; do not edit. */
#include "generated/texts.h"

const char *const texts_es[TEXT_COUNT] = {
	[TEXT_SERVICE_TITLE] = "Calendario de eventos",
	[TEXT_SERVICE_DESCRIPTION] = "Enumera, lee, crea, modifica y elimina "
	    "eventos, lugares, organizadores, categorías y etiquetas. Leer lo "
	    "publicado no requiere cuenta; para escribir hace falta una con "
	    "el rol adecuado.",
	[TEXT_RESOURCE_EVENTS] = "Los eventos del calendario.",
	[TEXT_RESOURCE_VENUES] = "Los lugares donde se celebran los eventos.",
	[TEXT_RESOURCE_ORGANIZERS] = "Las personas y los grupos que organizan "
	    "los eventos.",
	[TEXT_RESOURCE_CATEGORIES] = "Las categorías de los eventos, que "
	    "pueden formar un árbol.",
	[TEXT_RESOURCE_TAGS] = "Las etiquetas de los eventos, una lista sin "
	    "jerarquía.",
	[TEXT_COMMON_FIELDS] = "Miembros de la respuesta que se conservan, "
	    "separados por comas. Un punto lleva dentro de objetos y listas, "
	    "como en events.id.",
	[TEXT_COMMON_METHOD] = "Con POST, el método deseado, por ejemplo "
	    "DELETE. La cabecera X-HTTP-Method-Override prevalece.",
	[TEXT_COMMON_PREFER] = "handling=strict hace rechazar los parámetros "
	    "desconocidos.",
	[TEXT_COMMON_X_HTTP_METHOD_OVERRIDE] = "Con POST, el método deseado, "
	    "por ejemplo DELETE.",
	[TEXT_COMMON_IDEMPOTENCY_KEY] = "De 1 a 255 caracteres ASCII "
	    "imprimibles. Durante 24 horas, una petición repetida con la "
	    "misma clave y el mismo cuerpo recibe otra vez la primera "
	    "respuesta y no se crea nada dos veces.",
	[TEXT_COMMON_IF_NONE_MATCH] = "Etiquetas de entidad que ya tiene "
	    "quien llama; si una sigue vigente, la respuesta es 304 sin "
	    "cuerpo.",
	[TEXT_COMMON_IF_MATCH] = "Etiquetas de entidad que el registro aún "
	    "debe tener, tal como las da un GET de esta dirección; si no, la "
	    "respuesta es 412.",
	[TEXT_COMMON_ORIGIN] = "De dónde procede un script del navegador "
	    "(CORS).",
	[TEXT_COMMON_ACCEPT_ENCODING] = "Con gzip, las respuestas de más de 1 "
	    "KiB llegan comprimidas.",
	[TEXT_COMMON_DATE] = "Hora de la respuesta.",
	[TEXT_COMMON_CONTENT_LANGUAGE] = "Idioma de las descripciones.",
	[TEXT_COMMON_X_REQUEST_ID] = "El nombre de la petición, también en el "
	    "registro, que es el que se envía con ella, si tiene como máximo "
	    "64 letras, cifras y -._~:/+=@.",
	[TEXT_COMMON_X_CONTENT_TYPE_OPTIONS] = "Siempre nosniff.",
	[TEXT_COMMON_X_ROBOTS_TAG] = "Siempre noindex.",
	[TEXT_COMMON_CONTENT_ENCODING] = "gzip si el cuerpo está comprimido.",
	[TEXT_COMMON_VARY] = "Campos de cabecera de la petición de los que "
	    "depende la respuesta.",
	[TEXT_COMMON_CACHE_CONTROL] = "Cómo se puede almacenar la respuesta.",
	[TEXT_COMMON_EXPIRES] = "Con credenciales, una fecha pasada.",
	[TEXT_COMMON_ETAG] = "Etiqueta de entidad del cuerpo.",
	[TEXT_COMMON_LAST_MODIFIED] = "Momento del último cambio.",
	[TEXT_COMMON_X_TEC_TOTAL] = "Número de todos los resultados.",
	[TEXT_COMMON_X_TEC_TOTALPAGES] = "Número de páginas.",
	[TEXT_COMMON_X_WP_TOTAL] = "Número de todos los resultados.",
	[TEXT_COMMON_X_WP_TOTALPAGES] = "Número de páginas.",
	[TEXT_COMMON_LINK] = "Direcciones de la página siguiente y de la "
	    "anterior, si existen.",
	[TEXT_COMMON_LOCATION] = "Dirección del registro.",
	[TEXT_COMMON_ALLOW] = "Métodos que admite la ruta.",
	[TEXT_COMMON_WWW_AUTHENTICATE] = "Cómo enviar las credenciales.",
	[TEXT_COMMON_RETRY_AFTER] = "Segundos tras los que volver a "
	    "intentarlo.",
	[TEXT_COMMON_PREFERENCE_APPLIED] = "handling=strict si se pidió.",
	[TEXT_COMMON_IDEMPOTENCY_REPLAYED] = "true si es la respuesta de una "
	    "petición anterior con la misma clave.",
	[TEXT_COMMON_ACCESS_CONTROL_EXPOSE_HEADERS] = "Campos de cabecera que "
	    "un script puede leer (CORS).",
	[TEXT_COMMON_ACCESS_CONTROL_ALLOW_HEADERS] = "Campos de cabecera que "
	    "un script puede enviar (CORS).",
	[TEXT_COMMON_ACCESS_CONTROL_ALLOW_ORIGIN] = "Orígenes admitidos "
	    "(CORS).",
	[TEXT_COMMON_ACCESS_CONTROL_ALLOW_METHODS] = "Métodos admitidos "
	    "(CORS).",
	[TEXT_INDEX_GET] = "El índice de todas las rutas.",
	[TEXT_INDEX_GET_NAMESPACE] = "Espacio de nombres que se describe; "
	    "cualquier otro se rechaza con 404.",
	[TEXT_INDEX_GET_CONTEXT] = "Sin efecto.",
	[TEXT_DOC_GET] = "Este documento.",
	[TEXT_EVENT_LIST] = "Enumera los eventos, del más temprano al más "
	    "tardío. Seguido de .ics, .rss o .jsonld, o según Accept, en "
	    "iCalendar, RSS o schema.org; entonces los primeros 5000, sin "
	    "páginas.",
	[TEXT_PAGING_PAGE] = "Número de la página, a partir de 1.",
	[TEXT_PAGING_PER_PAGE] = "Registros por página, a partir de 1. Más de "
	    "50 cuenta como 50.",
	[TEXT_EVENT_LIST_START_DATE] = "Solo los eventos que comienzan este "
	    "día o más tarde; con strict_dates, a esta hora o más tarde. Una "
	    "fecha en la zona horaria del sitio, por ejemplo 2027-03-01, "
	    "tomorrow o +2 weeks. Si falta, ahora.",
	[TEXT_EVENT_LIST_END_DATE] = "Solo los eventos que terminan este día "
	    "o antes; con strict_dates, a esta hora o antes. Una fecha en la "
	    "zona horaria del sitio. Si falta, dos años después del valor por "
	    "defecto de start_date.",
	[TEXT_EVENT_LIST_STARTS_BEFORE] = "Solo los eventos que comienzan "
	    "antes del final de este día; con strict_dates, antes de esta "
	    "hora. Una fecha en la zona horaria del sitio.",
	[TEXT_EVENT_LIST_STARTS_AFTER] = "Solo los eventos que comienzan "
	    "después del final de este día; con strict_dates, después de esta "
	    "hora. Una fecha en la zona horaria del sitio.",
	[TEXT_EVENT_LIST_ENDS_BEFORE] = "Solo los eventos que terminan antes "
	    "del final de este día; con strict_dates, antes de esta hora. Una "
	    "fecha en la zona horaria del sitio.",
	[TEXT_EVENT_LIST_ENDS_AFTER] = "Solo los eventos que terminan después "
	    "del final de este día; con strict_dates, después de esta hora. "
	    "Una fecha en la zona horaria del sitio.",
	[TEXT_EVENT_LIST_STRICT_DATES] = "Con 1, true, on o yes, las fechas "
	    "cuentan al segundo; si no, se amplían a días enteros. No vacío.",
	[TEXT_EVENT_LIST_SEARCH] = "Palabras que deben aparecer todas en el "
	    "título, la descripción breve o la descripción, sin distinguir "
	    "mayúsculas. \"Una frase\" se busca entera, -palabra excluye. No "
	    "vacío.",
	[TEXT_EVENT_LIST_CATEGORIES] = "Solo los eventos de una de estas "
	    "categorías o de sus descendientes. Identificadores, slugs o "
	    "nombres de categorías existentes.",
	[TEXT_EVENT_LIST_TAGS] = "Solo los eventos con una de estas "
	    "etiquetas. Identificadores, slugs o nombres de etiquetas "
	    "existentes.",
	[TEXT_EVENT_LIST_VENUE] = "Solo los eventos en uno de estos lugares. "
	    "Identificadores de lugares existentes.",
	[TEXT_EVENT_LIST_ORGANIZER] = "Solo los eventos de uno de estos "
	    "organizadores. Identificadores de organizadores existentes.",
	[TEXT_EVENT_LIST_FEATURED] = "Solo los eventos destacados, o solo los "
	    "demás.",
	[TEXT_EVENT_LIST_STATUS] = "Uno o varios estados, separados por "
	    "comas, o any. Quien no puede leer eventos sin publicar solo "
	    "puede pedir publish.",
	[TEXT_EVENT_LIST_GEOLOC] = "Solo los eventos cuyo lugar tiene "
	    "posición, o solo los que no la tienen.",
	[TEXT_EVENT_LIST_GEOLOC_LAT] = "Latitud, de -90 a 90, del centro de "
	    "una búsqueda por distancia. Necesita geoloc_lng.",
	[TEXT_EVENT_LIST_GEOLOC_LNG] = "Longitud, de -180 a 180, del centro "
	    "de una búsqueda por distancia. Necesita geoloc_lat.",
	[TEXT_EVENT_LIST_GEOLOC_DISTANCE] = "Distancia desde ese centro en "
	    "kilómetros, mayor que 0 y hasta 20040.",
	[TEXT_EVENT_LIST_INCLUDE] = "Solo los eventos con estos "
	    "identificadores, también los ocultos; entonces no cuenta ninguna "
	    "fecha.",
	[TEXT_EVENT_LIST_POST_PARENT] = "Solo los eventos que pertenecen al "
	    "que tiene este identificador.",
	[TEXT_EVENT_LIST_TICKETED] = "Solo los eventos con entradas, o solo "
	    "los que no las tienen.",
	[TEXT_EVENT_LIST_MODIFIED_AFTER] = "Solo los eventos modificados "
	    "después de este momento. Una fecha en la zona horaria del sitio.",
	[TEXT_EVENT_LIST_MODIFIED_BEFORE] = "Solo los eventos modificados "
	    "antes de este momento. Una fecha en la zona horaria del sitio.",
	[TEXT_EVENT_LIST_ORDERBY] = "Criterio de orden de la lista, sin "
	    "distinguir mayúsculas. event_date equivale a start_date.",
	[TEXT_EVENT_LIST_ORDER] = "Orden ascendente o descendente, sin "
	    "distinguir mayúsculas.",
	[TEXT_EVENT_CREATE] = "Crea un evento. A partir del rol de "
	    "colaborador.",
	[TEXT_EVENT_FIELDS_TITLE] = "Título. No vacío, como máximo 65 535 "
	    "bytes.",
	[TEXT_EVENT_FIELDS_START_DATE] = "Comienzo, por ejemplo 2027-03-01 "
	    "18:00:00, en la zona horaria del evento.",
	[TEXT_EVENT_FIELDS_END_DATE] = "Fin, por ejemplo 2027-03-01 20:00:00, "
	    "en la zona horaria del evento. Un fin anterior al comienzo pasa "
	    "a ser el comienzo.",
	[TEXT_EVENT_FIELDS_AUTHOR] = "Identificador del usuario a quien "
	    "pertenece el evento; por defecto, quien llama. Solo los editores "
	    "y los administradores pueden nombrar a otra persona.",
	[TEXT_EVENT_FIELDS_DATE] = "Momento de la publicación en la zona "
	    "horaria del sitio; por defecto, ahora.",
	[TEXT_EVENT_FIELDS_DATE_UTC] = "Momento de la publicación en UTC; "
	    "prevalece sobre date. Por defecto, ahora.",
	[TEXT_EVENT_FIELDS_DESCRIPTION] = "Descripción, admite HTML. No "
	    "vacía; null en una modificación la borra.",
	[TEXT_EVENT_FIELDS_EXCERPT] = "Descripción breve, admite HTML. No "
	    "vacía, como máximo 65 535 bytes; null en una modificación la "
	    "borra.",
	[TEXT_EVENT_FIELDS_SLUG] = "Nombre en la dirección pública; por "
	    "defecto se forma a partir del título. Si ya está ocupado, se "
	    "añade un número.",
	[TEXT_EVENT_FIELDS_STATUS] = "Estado; por defecto publish, o draft si "
	    "quien llama no puede publicar. Lo que este publicaría pasa a "
	    "pending.",
	[TEXT_EVENT_FIELDS_TIMEZONE] = "Zona horaria del comienzo y del fin, "
	    "por ejemplo Europe/Paris o UTC+2. Ausente o vacía, la del sitio.",
	[TEXT_EVENT_FIELDS_ALL_DAY] = "Indica si el evento dura días enteros. "
	    "El comienzo y el fin se amplían entonces a ellos.",
	[TEXT_EVENT_FIELDS_IMAGE] = "Dirección de una imagen (http o https) o "
	    "número de una ya conocida. Null en una modificación la quita.",
	[TEXT_EVENT_FIELDS_COST] = "Precio como texto o número, o una lista "
	    "de estos, por ejemplo $10 o 5-15. Un texto vacío significa sin "
	    "precio.",
	[TEXT_EVENT_FIELDS_WEBSITE] = "Dirección de una página web (http, "
	    "https, ftp o mailto), o un texto vacío si no hay ninguna.",
	[TEXT_EVENT_FIELDS_SHOW_MAP] = "Indica si se muestra un mapa del "
	    "lugar. Por defecto, no.",
	[TEXT_EVENT_FIELDS_SHOW_MAP_LINK] = "Indica si se muestra un enlace a "
	    "un mapa. Por defecto, no.",
	[TEXT_EVENT_FIELDS_HIDE_FROM_LISTINGS] = "Indica si las listas omiten "
	    "el evento. Por defecto, no.",
	[TEXT_EVENT_FIELDS_STICKY] = "Indica si el evento resalta en la vista "
	    "de calendario. Por defecto, no.",
	[TEXT_EVENT_FIELDS_FEATURED] = "Indica si el evento es destacado. Por "
	    "defecto, no.",
	[TEXT_EVENT_FIELDS_CATEGORIES] = "Categorías por identificador, slug "
	    "o nombre, como lista o separadas por comas. Los nombres "
	    "desconocidos se crean, los identificadores desconocidos se pasan "
	    "por alto. Vacío las quita todas.",
	[TEXT_EVENT_FIELDS_TAGS] = "Etiquetas por identificador, slug o "
	    "nombre, como lista o separadas por comas. Los nombres "
	    "desconocidos se crean, los identificadores desconocidos se pasan "
	    "por alto. Vacío las quita todas.",
	[TEXT_EVENT_FIELDS_VENUE] = "Identificador de un lugar, o un objeto "
	    "con los campos de uno nuevo; de una lista cuenta el primero. "
	    "Vacío o null en una modificación quita el vínculo.",
	[TEXT_EVENT_FIELDS_ORGANIZER] = "Identificador de un organizador, un "
	    "objeto con los campos de uno nuevo o una lista de estos. Vacío o "
	    "null en una modificación quita los vínculos.",
	[TEXT_EVENT_FIELDS_TICKETED] = "Indica si el evento tiene entradas.",
	[TEXT_EVENT_FIELDS_POST_PARENT] = "Identificador del evento al que "
	    "pertenece este, 0 para ninguno.",
	[TEXT_EVENT_GET] = "Lee un evento. Seguido de .ics, .rss o .jsonld, o "
	    "según Accept, en iCalendar, RSS o schema.org.",
	[TEXT_EVENT_GET_ID] = "Identificador del evento.",
	[TEXT_EVENT_GET_PASSWORD] = "Contraseña de un evento protegido. No "
	    "vacía.",
	[TEXT_EVENT_DELETE] = "Mueve un evento a la papelera o lo elimina "
	    "definitivamente. A partir del rol de colaborador.",
	[TEXT_EVENT_DELETE_ID] = "Identificador del evento.",
	[TEXT_EVENT_DELETE_PASSWORD] = "No se usa; basta el permiso de "
	    "edición. No vacía.",
	[TEXT_EVENT_DELETE_FORCE] = "Aceptado para los clientes de The Events "
	    "Calendar, donde también solo se mueve a la papelera. Sin efecto.",
	[TEXT_EVENT_DELETE_PURGE] = "Indica si se elimina definitivamente, "
	    "también desde la papelera. Reservado a editores y "
	    "administradores.",
	[TEXT_EVENT_UPDATE] = "Modifica un evento; lo que no se envía se "
	    "conserva. A partir del rol de colaborador.",
	[TEXT_EVENT_UPDATE_ID] = "Identificador del evento.",
	[TEXT_EVENT_UPDATE_PASSWORD] = "Contraseña que deben conocer los "
	    "lectores. No vacía; null la quita. Solo en modificaciones por id.",
	[TEXT_EVENT_GET_BY_SLUG] = "Lee un evento por su slug. Según Accept, "
	    "en iCalendar, RSS o schema.org.",
	[TEXT_EVENT_GET_BY_SLUG_SLUG] = "Slug del evento.",
	[TEXT_EVENT_GET_BY_SLUG_PASSWORD] = "Contraseña de un evento "
	    "protegido. No vacía.",
	[TEXT_EVENT_DELETE_BY_SLUG] = "Mueve un evento a la papelera por su "
	    "slug o lo elimina definitivamente. A partir del rol de "
	    "colaborador.",
	[TEXT_EVENT_DELETE_BY_SLUG_SLUG] = "Slug del evento.",
	[TEXT_EVENT_DELETE_BY_SLUG_FORCE] = "Aceptado para los clientes de "
	    "The Events Calendar, donde también solo se mueve a la papelera. "
	    "Sin efecto.",
	[TEXT_EVENT_DELETE_BY_SLUG_PURGE] = "Indica si se elimina "
	    "definitivamente. Reservado a editores y administradores.",
	[TEXT_EVENT_UPDATE_BY_SLUG] = "Modifica un evento por su slug; lo que "
	    "no se envía se conserva. A partir del rol de colaborador.",
	[TEXT_EVENT_UPDATE_BY_SLUG_SLUG] = "Slug que el evento tiene ahora; "
	    "en el cuerpo, el nuevo.",
	[TEXT_EVENT_UPDATE_BY_SLUG_ADDRESS] = "Slug que el evento tiene hasta "
	    "ahora.",
	[TEXT_VENUE_LIST] = "Enumera los lugares, el más reciente primero.",
	[TEXT_DIRECTORY_SEARCH] = "Palabras que deben aparecer todas, sin "
	    "distinguir mayúsculas. \"Una frase\" se busca entera, -palabra "
	    "excluye. No vacío.",
	[TEXT_DIRECTORY_EVENT] = "Identificador de un evento; solo los "
	    "registros vinculados a él.",
	[TEXT_DIRECTORY_HAS_EVENTS] = "Con 1, true, yes, y, on, enable o "
	    "enabled, solo los registros vinculados a un evento publicado, "
	    "aunque ya haya pasado. Con cualquier otro valor, solo los que no "
	    "tienen ninguno.",
	[TEXT_DIRECTORY_ONLY_WITH_UPCOMING] = "Con 1, true, yes, y, on, "
	    "enable o enabled, solo los registros vinculados a un evento "
	    "publicado que no haya terminado.",
	[TEXT_DIRECTORY_STATUS] = "Uno o varios estados, separados por comas, "
	    "o any. Quien no puede leer registros sin publicar solo puede "
	    "pedir publish.",
	[TEXT_DIRECTORY_MODIFIED_AFTER] = "Solo los registros modificados "
	    "después de este momento. Una fecha en la zona horaria del sitio.",
	[TEXT_DIRECTORY_MODIFIED_BEFORE] = "Solo los registros modificados "
	    "antes de este momento. Una fecha en la zona horaria del sitio.",
	[TEXT_DIRECTORY_ORDERBY] = "Criterio de orden de la lista, sin "
	    "distinguir mayúsculas.",
	[TEXT_DIRECTORY_ORDER] = "Orden ascendente o descendente, sin "
	    "distinguir mayúsculas. Por defecto, desc para date y modified, "
	    "asc para name e id.",
	[TEXT_VENUE_CREATE] = "Crea un lugar o encuentra uno igual. A partir "
	    "del rol de colaborador.",
	[TEXT_VENUE_FIELDS_VENUE] = "Nombre. No vacío.",
	[TEXT_VENUE_FIELDS_AUTHOR] = "Identificador del usuario a quien "
	    "pertenece el lugar; por defecto, quien llama. Solo los editores "
	    "y los administradores pueden nombrar a otra persona.",
	[TEXT_VENUE_FIELDS_DATE] = "Momento de la publicación en la zona "
	    "horaria del sitio; por defecto, ahora.",
	[TEXT_VENUE_FIELDS_DATE_UTC] = "Momento de la publicación en UTC; "
	    "prevalece sobre date. Por defecto, ahora.",
	[TEXT_VENUE_FIELDS_DESCRIPTION] = "Descripción, admite HTML. Un texto "
	    "vacío la borra.",
	[TEXT_VENUE_FIELDS_STATUS] = "Estado; por defecto publish, o draft si "
	    "quien llama no puede publicar. Lo que este publicaría pasa a "
	    "pending.",
	[TEXT_VENUE_FIELDS_SHOW_MAP] = "Indica, como texto, si se muestra un "
	    "mapa: 1, true, yes, y, on, enable o enabled significan sí; "
	    "cualquier otro, no. Por defecto, sí.",
	[TEXT_VENUE_FIELDS_SHOW_MAP_LINK] = "Indica, como texto, si se "
	    "muestra un enlace a un mapa: 1, true, yes, y, on, enable o "
	    "enabled significan sí; cualquier otro, no. Por defecto, sí.",
	[TEXT_VENUE_FIELDS_ADDRESS] = "Calle y número.",
	[TEXT_VENUE_FIELDS_CITY] = "Ciudad.",
	[TEXT_VENUE_FIELDS_COUNTRY] = "País, como texto libre.",
	[TEXT_VENUE_FIELDS_PROVINCE] = "Provincia.",
	[TEXT_VENUE_FIELDS_STATE] = "Estado federado, como en Estados Unidos.",
	[TEXT_VENUE_FIELDS_ZIP] = "Código postal.",
	[TEXT_VENUE_FIELDS_PHONE] = "Número de teléfono.",
	[TEXT_VENUE_FIELDS_STATEPROVINCE] = "Estado federado o provincia. Por "
	    "defecto se toma de state, province y country.",
	[TEXT_VENUE_FIELDS_WEBSITE] = "Dirección de una página web (http, "
	    "https, ftp o mailto), o un texto vacío si no hay ninguna.",
	[TEXT_VENUE_FIELDS_IMAGE] = "Dirección de una imagen (http o https) o "
	    "número de una ya conocida. 0, un texto vacío, o null en una "
	    "modificación, la quita.",
	[TEXT_VENUE_FIELDS_GEO_LAT] = "Latitud, de -90 a 90. Necesita "
	    "geo_lng; ambas con null en una modificación quitan la posición.",
	[TEXT_VENUE_FIELDS_GEO_LNG] = "Longitud, de -180 a 180. Necesita "
	    "geo_lat; ambas con null en una modificación quitan la posición.",
	[TEXT_VENUE_GET] = "Lee un lugar.",
	[TEXT_VENUE_GET_ID] = "Identificador del lugar.",
	[TEXT_VENUE_DELETE] = "Mueve un lugar a la papelera o lo elimina "
	    "definitivamente. A partir del rol de colaborador.",
	[TEXT_VENUE_DELETE_ID] = "Identificador del lugar.",
	[TEXT_VENUE_DELETE_FORCE] = "Aceptado para los clientes de The Events "
	    "Calendar, donde también solo se mueve a la papelera. Sin efecto.",
	[TEXT_VENUE_DELETE_PURGE] = "Indica si se elimina definitivamente, "
	    "también desde la papelera. Reservado a editores y "
	    "administradores.",
	[TEXT_VENUE_UPDATE] = "Modifica un lugar; lo que no se envía se "
	    "conserva. A partir del rol de colaborador.",
	[TEXT_VENUE_UPDATE_ID] = "Identificador del lugar.",
	[TEXT_VENUE_GET_BY_SLUG] = "Lee un lugar por su slug.",
	[TEXT_VENUE_GET_BY_SLUG_SLUG] = "Slug del lugar.",
	[TEXT_VENUE_DELETE_BY_SLUG] = "Mueve un lugar a la papelera por su "
	    "slug o lo elimina definitivamente. A partir del rol de "
	    "colaborador.",
	[TEXT_VENUE_DELETE_BY_SLUG_SLUG] = "Slug del lugar.",
	[TEXT_VENUE_DELETE_BY_SLUG_FORCE] = "Aceptado para los clientes de "
	    "The Events Calendar, donde también solo se mueve a la papelera. "
	    "Sin efecto.",
	[TEXT_VENUE_DELETE_BY_SLUG_PURGE] = "Indica si se elimina "
	    "definitivamente. Reservado a editores y administradores.",
	[TEXT_VENUE_UPDATE_BY_SLUG] = "Modifica un lugar por su slug; lo que "
	    "no se envía se conserva. A partir del rol de colaborador.",
	[TEXT_VENUE_UPDATE_BY_SLUG_SLUG] = "Slug del lugar.",
	[TEXT_ORGANIZER_LIST] = "Enumera los organizadores, el más reciente "
	    "primero.",
	[TEXT_ORGANIZER_CREATE] = "Crea un organizador o encuentra uno igual. "
	    "A partir del rol de colaborador.",
	[TEXT_ORGANIZER_FIELDS_ORGANIZER] = "Nombre. No vacío.",
	[TEXT_ORGANIZER_FIELDS_AUTHOR] = "Identificador del usuario a quien "
	    "pertenece el organizador; por defecto, quien llama. Solo los "
	    "editores y los administradores pueden nombrar a otra persona.",
	[TEXT_ORGANIZER_FIELDS_DATE] = "Momento de la publicación en la zona "
	    "horaria del sitio; por defecto, ahora.",
	[TEXT_ORGANIZER_FIELDS_DATE_UTC] = "Momento de la publicación en UTC; "
	    "prevalece sobre date. Por defecto, ahora.",
	[TEXT_ORGANIZER_FIELDS_DESCRIPTION] = "Descripción, admite HTML. Un "
	    "texto vacío la borra.",
	[TEXT_ORGANIZER_FIELDS_STATUS] = "Estado; por defecto publish, o "
	    "draft si quien llama no puede publicar. Lo que este publicaría "
	    "pasa a pending.",
	[TEXT_ORGANIZER_FIELDS_PHONE] = "Número de teléfono.",
	[TEXT_ORGANIZER_FIELDS_WEBSITE] = "Dirección de una página web (http, "
	    "https, ftp o mailto), o un texto vacío si no hay ninguna.",
	[TEXT_ORGANIZER_FIELDS_EMAIL] = "Dirección de correo electrónico; no "
	    "se comprueba.",
	[TEXT_ORGANIZER_FIELDS_IMAGE] = "Dirección de una imagen (http o "
	    "https) o número de una ya conocida. 0, un texto vacío, o null en "
	    "una modificación, la quita.",
	[TEXT_ORGANIZER_GET] = "Lee un organizador.",
	[TEXT_ORGANIZER_GET_ID] = "Identificador del organizador.",
	[TEXT_ORGANIZER_DELETE] = "Mueve un organizador a la papelera o lo "
	    "elimina definitivamente. A partir del rol de colaborador.",
	[TEXT_ORGANIZER_DELETE_ID] = "Identificador del organizador.",
	[TEXT_ORGANIZER_DELETE_FORCE] = "Aceptado para los clientes de The "
	    "Events Calendar, donde también solo se mueve a la papelera. Sin "
	    "efecto.",
	[TEXT_ORGANIZER_DELETE_PURGE] = "Indica si se elimina "
	    "definitivamente, también desde la papelera. Reservado a editores "
	    "y administradores.",
	[TEXT_ORGANIZER_UPDATE] = "Modifica un organizador; lo que no se "
	    "envía se conserva. A partir del rol de colaborador.",
	[TEXT_ORGANIZER_UPDATE_ID] = "Identificador del organizador.",
	[TEXT_ORGANIZER_GET_BY_SLUG] = "Lee un organizador por su slug.",
	[TEXT_ORGANIZER_GET_BY_SLUG_SLUG] = "Slug del organizador.",
	[TEXT_ORGANIZER_DELETE_BY_SLUG] = "Mueve un organizador a la papelera "
	    "por su slug o lo elimina definitivamente. A partir del rol de "
	    "colaborador.",
	[TEXT_ORGANIZER_DELETE_BY_SLUG_SLUG] = "Slug del organizador.",
	[TEXT_ORGANIZER_DELETE_BY_SLUG_FORCE] = "Aceptado para los clientes "
	    "de The Events Calendar, donde también solo se mueve a la "
	    "papelera. Sin efecto.",
	[TEXT_ORGANIZER_DELETE_BY_SLUG_PURGE] = "Indica si se elimina "
	    "definitivamente. Reservado a editores y administradores.",
	[TEXT_ORGANIZER_UPDATE_BY_SLUG] = "Modifica un organizador por su "
	    "slug; lo que no se envía se conserva. A partir del rol de "
	    "colaborador.",
	[TEXT_ORGANIZER_UPDATE_BY_SLUG_SLUG] = "Slug del organizador.",
	[TEXT_CATEGORY_LIST] = "Enumera las categorías por nombre.",
	[TEXT_CATEGORY_LIST_SEARCH] = "Texto que debe aparecer en el nombre o "
	    "el slug, sin distinguir mayúsculas. No vacío.",
	[TEXT_CATEGORY_LIST_EXCLUDE] = "Identificadores de categorías "
	    "existentes que se omiten.",
	[TEXT_CATEGORY_LIST_INCLUDE] = "Identificadores de categorías "
	    "existentes que se conservan; todas las demás se omiten.",
	[TEXT_CATEGORY_LIST_ORDER] = "Orden ascendente o descendente, sin "
	    "distinguir mayúsculas. Por defecto, asc.",
	[TEXT_CATEGORY_LIST_ORDERBY] = "Criterio de orden de la lista, sin "
	    "distinguir mayúsculas. Por defecto, name; include es el orden de "
	    "la lista de ese nombre.",
	[TEXT_CATEGORY_LIST_HIDE_EMPTY] = "Indica si se omiten las categorías "
	    "sin ningún evento publicado.",
	[TEXT_CATEGORY_LIST_PARENT] = "Solo las hijas directas de la "
	    "categoría con este identificador; 0 para el nivel superior.",
	[TEXT_CATEGORY_LIST_POST] = "Solo las categorías del evento con este "
	    "identificador.",
	[TEXT_CATEGORY_LIST_EVENT] = "Lo mismo que post, y prevalece sobre él.",
	[TEXT_CATEGORY_LIST_SLUG] = "Solo la categoría con exactamente este "
	    "slug. No vacío.",
	[TEXT_CATEGORY_CREATE] = "Crea una categoría. A partir del rol de "
	    "autor.",
	[TEXT_CATEGORY_FIELDS_NAME] = "Nombre. No vacío, como máximo 200 "
	    "caracteres.",
	[TEXT_CATEGORY_FIELDS_DESCRIPTION] = "Descripción. No vacía.",
	[TEXT_CATEGORY_FIELDS_SLUG] = "Nombre en la dirección pública; por "
	    "defecto se forma a partir del nombre.",
	[TEXT_CATEGORY_FIELDS_PARENT] = "Identificador de la categoría "
	    "superior, 0 para ninguna.",
	[TEXT_CATEGORY_GET] = "Lee una categoría.",
	[TEXT_CATEGORY_GET_ID] = "Identificador de la categoría.",
	[TEXT_CATEGORY_UPDATE] = "Modifica una categoría; lo que no se envía "
	    "se conserva. A partir del rol de autor.",
	[TEXT_CATEGORY_UPDATE_ID] = "Identificador de la categoría.",
	[TEXT_CATEGORY_DELETE] = "Elimina una categoría definitivamente. Sus "
	    "hijas pasan a la categoría superior. A partir del rol de autor.",
	[TEXT_CATEGORY_DELETE_ID] = "Identificador de la categoría.",
	[TEXT_TAG_LIST] = "Enumera las etiquetas por nombre.",
	[TEXT_TAG_LIST_SEARCH] = "Texto que debe aparecer en el nombre o el "
	    "slug, sin distinguir mayúsculas. No vacío.",
	[TEXT_TAG_LIST_EXCLUDE] = "Identificadores de etiquetas existentes "
	    "que se omiten.",
	[TEXT_TAG_LIST_INCLUDE] = "Identificadores de etiquetas existentes "
	    "que se conservan; todas las demás se omiten.",
	[TEXT_TAG_LIST_ORDER] = "Orden ascendente o descendente, sin "
	    "distinguir mayúsculas. Por defecto, asc.",
	[TEXT_TAG_LIST_ORDERBY] = "Criterio de orden de la lista, sin "
	    "distinguir mayúsculas. Por defecto, name; include es el orden de "
	    "la lista de ese nombre.",
	[TEXT_TAG_LIST_HIDE_EMPTY] = "Indica si se omiten las etiquetas sin "
	    "ningún evento publicado.",
	[TEXT_TAG_LIST_POST] = "Solo las etiquetas del evento con este "
	    "identificador.",
	[TEXT_TAG_LIST_EVENT] = "Lo mismo que post, y prevalece sobre él.",
	[TEXT_TAG_LIST_SLUG] = "Solo la etiqueta con exactamente este slug. "
	    "No vacío.",
	[TEXT_TAG_CREATE] = "Crea una etiqueta. Para editores y "
	    "administradores.",
	[TEXT_TAG_FIELDS_NAME] = "Nombre. No vacío, como máximo 200 "
	    "caracteres.",
	[TEXT_TAG_FIELDS_DESCRIPTION] = "Descripción. No vacía.",
	[TEXT_TAG_FIELDS_SLUG] = "Nombre en la dirección pública; por defecto "
	    "se forma a partir del nombre.",
	[TEXT_TAG_GET] = "Lee una etiqueta.",
	[TEXT_TAG_GET_ID] = "Identificador de la etiqueta.",
	[TEXT_TAG_UPDATE] = "Modifica una etiqueta; lo que no se envía se "
	    "conserva. Para editores y administradores.",
	[TEXT_TAG_UPDATE_ID] = "Identificador de la etiqueta.",
	[TEXT_TAG_DELETE] = "Elimina una etiqueta definitivamente. Para "
	    "editores y administradores.",
	[TEXT_TAG_DELETE_ID] = "Identificador de la etiqueta.",
	[TEXT_RECORD_EVENT] = "Un evento.",
	[TEXT_RECORD_EVENT_ID] = "Número del registro, en una misma serie con "
	    "lugares y organizadores.",
	[TEXT_RECORD_EVENT_GLOBAL_ID] = "Identidad más allá de este sitio, "
	    "formada por su dirección y el identificador.",
	[TEXT_RECORD_EVENT_GLOBAL_ID_LINEAGE] = "Lista que solo contiene la "
	    "identidad global.",
	[TEXT_RECORD_EVENT_AUTHOR] = "Identificador del usuario a quien "
	    "pertenece el registro, como texto de cifras.",
	[TEXT_RECORD_EVENT_STATUS] = "Estado.",
	[TEXT_RECORD_EVENT_DATE] = "Momento de la publicación en la zona "
	    "horaria del sitio.",
	[TEXT_RECORD_EVENT_DATE_UTC] = "Momento de la publicación en UTC; "
	    "0000-00-00 00:00:00 mientras no lo haya.",
	[TEXT_RECORD_EVENT_MODIFIED] = "Momento del último cambio en la zona "
	    "horaria del sitio.",
	[TEXT_RECORD_EVENT_MODIFIED_UTC] = "Momento del último cambio en UTC.",
	[TEXT_RECORD_EVENT_URL] = "Dirección pública.",
	[TEXT_RECORD_EVENT_REST_URL] = "Dirección del registro en esta "
	    "interfaz.",
	[TEXT_RECORD_EVENT_TITLE] = "Título.",
	[TEXT_RECORD_EVENT_DESCRIPTION] = "Descripción, admite HTML.",
	[TEXT_RECORD_EVENT_EXCERPT] = "Descripción breve, admite HTML.",
	[TEXT_RECORD_EVENT_SLUG] = "Nombre en la dirección pública.",
	[TEXT_RECORD_EVENT_IMAGE] = "Imagen, o false si no hay ninguna.",
	[TEXT_RECORD_EVENT_ALL_DAY] = "Indica si el evento dura días enteros.",
	[TEXT_RECORD_EVENT_START_DATE] = "Comienzo en la zona horaria del "
	    "evento.",
	[TEXT_RECORD_EVENT_START_DATE_DETAILS] = "Partes del comienzo.",
	[TEXT_RECORD_EVENT_END_DATE] = "Fin en la zona horaria del evento.",
	[TEXT_RECORD_EVENT_END_DATE_DETAILS] = "Partes del fin.",
	[TEXT_RECORD_EVENT_UTC_START_DATE] = "Comienzo en UTC.",
	[TEXT_RECORD_EVENT_UTC_START_DATE_DETAILS] = "Partes del comienzo en "
	    "UTC.",
	[TEXT_RECORD_EVENT_UTC_END_DATE] = "Fin en UTC.",
	[TEXT_RECORD_EVENT_UTC_END_DATE_DETAILS] = "Partes del fin en UTC.",
	[TEXT_RECORD_EVENT_TIMEZONE] = "Zona horaria del comienzo y del fin, "
	    "tal como se envió.",
	[TEXT_RECORD_EVENT_TIMEZONE_ABBR] = "Abreviatura de la zona horaria "
	    "al comienzo.",
	[TEXT_RECORD_EVENT_COST] = "Precio para mostrar, con el símbolo de la "
	    "moneda; vacío si no lo hay.",
	[TEXT_RECORD_EVENT_COST_DETAILS] = "Partes del precio.",
	[TEXT_RECORD_EVENT_WEBSITE] = "Dirección de una página web, o un "
	    "texto vacío.",
	[TEXT_RECORD_EVENT_SHOW_MAP] = "Indica si se muestra un mapa del "
	    "lugar.",
	[TEXT_RECORD_EVENT_SHOW_MAP_LINK] = "Indica si se muestra un enlace a "
	    "un mapa.",
	[TEXT_RECORD_EVENT_HIDE_FROM_LISTINGS] = "Indica si las listas omiten "
	    "el evento.",
	[TEXT_RECORD_EVENT_STICKY] = "Indica si el evento resalta en la vista "
	    "de calendario.",
	[TEXT_RECORD_EVENT_FEATURED] = "Indica si el evento es destacado.",
	[TEXT_RECORD_EVENT_CATEGORIES] = "Categorías, por nombre.",
	[TEXT_RECORD_EVENT_TAGS] = "Etiquetas, por nombre.",
	[TEXT_RECORD_EVENT_VENUE] = "Lugar, o una lista vacía si no hay "
	    "ninguno.",
	[TEXT_RECORD_EVENT_ORGANIZER] = "Organizadores, en su orden.",
	[TEXT_RECORD_EVENT_CUSTOM_FIELDS] = "Siempre una lista vacía.",
	[TEXT_RECORD_EVENT_TICKETED] = "Indica si el evento tiene entradas. "
	    "Siempre un booleano; The Events Calendar con Event Tickets "
	    "responde una lista de proveedores de entradas, o false.",
	[TEXT_RECORD_EVENT_POST_PARENT] = "Identificador del evento al que "
	    "pertenece este, 0 para ninguno.",
	[TEXT_RECORD_EVENT_JSON_LD] = "Descripción para buscadores "
	    "(schema.org), al leer un solo evento publicado y sin contraseña.",
	[TEXT_RECORD_VENUE] = "Un lugar. Lo vacío no aparece.",
	[TEXT_RECORD_VENUE_ID] = "Número del registro, en una misma serie con "
	    "eventos y organizadores.",
	[TEXT_RECORD_VENUE_AUTHOR] = "Identificador del usuario a quien "
	    "pertenece el registro, como texto de cifras.",
	[TEXT_RECORD_VENUE_STATUS] = "Estado.",
	[TEXT_RECORD_VENUE_DATE] = "Momento de la publicación en la zona "
	    "horaria del sitio.",
	[TEXT_RECORD_VENUE_DATE_UTC] = "Momento de la publicación en UTC; "
	    "0000-00-00 00:00:00 mientras no lo haya.",
	[TEXT_RECORD_VENUE_MODIFIED] = "Momento del último cambio en la zona "
	    "horaria del sitio.",
	[TEXT_RECORD_VENUE_MODIFIED_UTC] = "Momento del último cambio en UTC.",
	[TEXT_RECORD_VENUE_URL] = "Dirección pública.",
	[TEXT_RECORD_VENUE_VENUE] = "Nombre.",
	[TEXT_RECORD_VENUE_SLUG] = "Nombre en la dirección pública.",
	[TEXT_RECORD_VENUE_DESCRIPTION] = "Descripción, admite HTML.",
	[TEXT_RECORD_VENUE_IMAGE] = "Imagen.",
	[TEXT_RECORD_VENUE_ADDRESS] = "Calle y número.",
	[TEXT_RECORD_VENUE_CITY] = "Ciudad.",
	[TEXT_RECORD_VENUE_COUNTRY] = "País, como texto libre.",
	[TEXT_RECORD_VENUE_PROVINCE] = "Provincia.",
	[TEXT_RECORD_VENUE_STATE] = "Estado federado, como en Estados Unidos.",
	[TEXT_RECORD_VENUE_ZIP] = "Código postal.",
	[TEXT_RECORD_VENUE_PHONE] = "Número de teléfono.",
	[TEXT_RECORD_VENUE_WEBSITE] = "Dirección de una página web.",
	[TEXT_RECORD_VENUE_STATEPROVINCE] = "Estado federado o provincia.",
	[TEXT_RECORD_VENUE_GEO_LAT] = "Latitud, de -90 a 90.",
	[TEXT_RECORD_VENUE_GEO_LNG] = "Longitud, de -180 a 180.",
	[TEXT_RECORD_VENUE_JSON_LD] = "Descripción para buscadores "
	    "(schema.org), al leer un solo lugar publicado.",
	[TEXT_RECORD_VENUE_SHOW_MAP] = "Indica si se muestra un mapa.",
	[TEXT_RECORD_VENUE_SHOW_MAP_LINK] = "Indica si se muestra un enlace a "
	    "un mapa.",
	[TEXT_RECORD_VENUE_GLOBAL_ID] = "Identidad más allá de este sitio, "
	    "formada por su dirección y el identificador.",
	[TEXT_RECORD_VENUE_GLOBAL_ID_LINEAGE] = "Lista que solo contiene la "
	    "identidad global.",
	[TEXT_RECORD_ORGANIZER] = "Un organizador. Lo vacío no aparece.",
	[TEXT_RECORD_ORGANIZER_ID] = "Número del registro, en una misma serie "
	    "con eventos y lugares.",
	[TEXT_RECORD_ORGANIZER_AUTHOR] = "Identificador del usuario a quien "
	    "pertenece el registro, como texto de cifras.",
	[TEXT_RECORD_ORGANIZER_STATUS] = "Estado.",
	[TEXT_RECORD_ORGANIZER_DATE] = "Momento de la publicación en la zona "
	    "horaria del sitio.",
	[TEXT_RECORD_ORGANIZER_DATE_UTC] = "Momento de la publicación en UTC; "
	    "0000-00-00 00:00:00 mientras no lo haya.",
	[TEXT_RECORD_ORGANIZER_MODIFIED] = "Momento del último cambio en la "
	    "zona horaria del sitio.",
	[TEXT_RECORD_ORGANIZER_MODIFIED_UTC] = "Momento del último cambio en "
	    "UTC.",
	[TEXT_RECORD_ORGANIZER_URL] = "Dirección pública.",
	[TEXT_RECORD_ORGANIZER_ORGANIZER] = "Nombre.",
	[TEXT_RECORD_ORGANIZER_DESCRIPTION] = "Descripción, admite HTML.",
	[TEXT_RECORD_ORGANIZER_SLUG] = "Nombre en la dirección pública.",
	[TEXT_RECORD_ORGANIZER_IMAGE] = "Imagen.",
	[TEXT_RECORD_ORGANIZER_PHONE] = "Número de teléfono.",
	[TEXT_RECORD_ORGANIZER_WEBSITE] = "Dirección de una página web.",
	[TEXT_RECORD_ORGANIZER_EMAIL] = "Dirección de correo electrónico.",
	[TEXT_RECORD_ORGANIZER_JSON_LD] = "Descripción para buscadores "
	    "(schema.org), al leer un solo organizador publicado.",
	[TEXT_RECORD_ORGANIZER_GLOBAL_ID] = "Identidad más allá de este "
	    "sitio, formada por su dirección y el identificador.",
	[TEXT_RECORD_ORGANIZER_GLOBAL_ID_LINEAGE] = "Lista que solo contiene "
	    "la identidad global.",
	[TEXT_RECORD_CATEGORY] = "Una categoría.",
	[TEXT_RECORD_CATEGORY_ID] = "Número del registro, en una misma serie "
	    "para categorías y etiquetas.",
	[TEXT_RECORD_CATEGORY_COUNT] = "Número de eventos publicados que "
	    "tienen esta misma categoría.",
	[TEXT_RECORD_CATEGORY_DESCRIPTION] = "Descripción.",
	[TEXT_RECORD_CATEGORY_NAME] = "Nombre.",
	[TEXT_RECORD_CATEGORY_SLUG] = "Nombre en la dirección pública.",
	[TEXT_RECORD_CATEGORY_TAXONOMY] = "Clase de término.",
	[TEXT_RECORD_CATEGORY_PARENT] = "Identificador de la categoría "
	    "superior, 0 para ninguna.",
	[TEXT_RECORD_CATEGORY_META] = "Siempre una lista vacía.",
	[TEXT_RECORD_CATEGORY_URL] = "Dirección pública.",
	[TEXT_RECORD_CATEGORY_URLS] = "Direcciones en esta interfaz.",
	[TEXT_RECORD_CATEGORY_LINKS] = "Las mismas direcciones como listas de "
	    "enlaces; no aparece en listas ni tras una eliminación.",
	[TEXT_RECORD_TAG] = "Una etiqueta.",
	[TEXT_RECORD_TAG_ID] = "Número del registro, en una misma serie para "
	    "categorías y etiquetas.",
	[TEXT_RECORD_TAG_COUNT] = "Número de eventos publicados que tienen "
	    "esta etiqueta.",
	[TEXT_RECORD_TAG_DESCRIPTION] = "Descripción.",
	[TEXT_RECORD_TAG_NAME] = "Nombre.",
	[TEXT_RECORD_TAG_SLUG] = "Nombre en la dirección pública.",
	[TEXT_RECORD_TAG_TAXONOMY] = "Clase de término.",
	[TEXT_RECORD_TAG_META] = "Siempre una lista vacía.",
	[TEXT_RECORD_TAG_URL] = "Dirección pública.",
	[TEXT_RECORD_TAG_URLS] = "Direcciones en esta interfaz.",
	[TEXT_RECORD_TAG_LINKS] = "Las mismas direcciones como listas de "
	    "enlaces; no aparece en listas ni tras una eliminación.",
	[TEXT_RECORD_TERM] = "Una categoría o etiqueta dentro de un evento.",
	[TEXT_RECORD_TERM_NAME] = "Nombre.",
	[TEXT_RECORD_TERM_SLUG] = "Nombre en la dirección pública.",
	[TEXT_RECORD_TERM_TERM_GROUP] = "Siempre 0.",
	[TEXT_RECORD_TERM_TERM_TAXONOMY_ID] = "Igual que id.",
	[TEXT_RECORD_TERM_TAXONOMY] = "Clase de término.",
	[TEXT_RECORD_TERM_DESCRIPTION] = "Descripción.",
	[TEXT_RECORD_TERM_PARENT] = "Identificador de la categoría superior, "
	    "0 para ninguna y para las etiquetas.",
	[TEXT_RECORD_TERM_COUNT] = "Número de eventos publicados que tienen "
	    "este término.",
	[TEXT_RECORD_TERM_FILTER] = "Siempre raw.",
	[TEXT_RECORD_TERM_ID] = "Número del registro, en una misma serie para "
	    "categorías y etiquetas.",
	[TEXT_RECORD_TERM_URLS] = "Direcciones en esta interfaz.",
	[TEXT_RECORD_TERMURLS] = "Direcciones de una categoría o etiqueta en "
	    "esta interfaz.",
	[TEXT_RECORD_TERMURLS_SELF] = "Dirección del registro.",
	[TEXT_RECORD_TERMURLS_COLLECTION] = "Dirección de la lista.",
	[TEXT_RECORD_TERMURLS_UP] = "Dirección de la categoría superior, si "
	    "la hay.",
	[TEXT_RECORD_TERMLINKS] = "Enlaces de una categoría o etiqueta en "
	    "esta interfaz.",
	[TEXT_RECORD_TERMLINKS_SELF] = "Enlace al registro.",
	[TEXT_RECORD_TERMLINKS_COLLECTION] = "Enlace a la lista.",
	[TEXT_RECORD_TERMLINKS_UP] = "Enlace a la categoría superior, si la "
	    "hay.",
	[TEXT_RECORD_LINK] = "Un enlace.",
	[TEXT_RECORD_LINK_HREF] = "Dirección.",
	[TEXT_RECORD_IMAGE] = "Una imagen, conocida por su dirección.",
	[TEXT_RECORD_IMAGE_URL] = "Dirección de la imagen.",
	[TEXT_RECORD_IMAGE_ID] = "Número de la imagen.",
	[TEXT_RECORD_IMAGE_EXTENSION] = "Extensión de la dirección en "
	    "minúsculas, por ejemplo png; vacía si no la hay.",
	[TEXT_RECORD_IMAGE_WIDTH] = "Anchura en píxeles, o null si no se "
	    "conoce.",
	[TEXT_RECORD_IMAGE_HEIGHT] = "Altura en píxeles, o null si no se "
	    "conoce.",
	[TEXT_RECORD_IMAGE_SIZES] = "Otros tamaños de la imagen, por nombre.",
	[TEXT_RECORD_IMAGESIZE] = "Una imagen en otro tamaño.",
	[TEXT_RECORD_IMAGESIZE_WIDTH] = "Anchura en píxeles.",
	[TEXT_RECORD_IMAGESIZE_HEIGHT] = "Altura en píxeles.",
	[TEXT_RECORD_IMAGESIZE_MIME_TYPE] = "Tipo de medio, por ejemplo "
	    "image/png.",
	[TEXT_RECORD_IMAGESIZE_URL] = "Dirección de la imagen.",
	[TEXT_RECORD_COSTDETAILS] = "Partes de un precio.",
	[TEXT_RECORD_COSTDETAILS_CURRENCY_SYMBOL] = "Símbolo de la moneda tal "
	    "como se envió; puede estar vacío.",
	[TEXT_RECORD_COSTDETAILS_CURRENCY_CODE] = "Siempre vacío.",
	[TEXT_RECORD_COSTDETAILS_CURRENCY_POSITION] = "Dónde está el símbolo, "
	    "delante o detrás del número; vacío si no hay símbolo.",
	[TEXT_RECORD_COSTDETAILS_VALUES] = "Números del precio como textos, "
	    "ordenados por tamaño.",
	[TEXT_RECORD_DATEDETAILS] = "Partes de una fecha, como textos con "
	    "ceros a la izquierda.",
	[TEXT_RECORD_DATEDETAILS_YEAR] = "Año, cuatro cifras.",
	[TEXT_RECORD_DATEDETAILS_MONTH] = "Mes, dos cifras.",
	[TEXT_RECORD_DATEDETAILS_DAY] = "Día del mes, dos cifras.",
	[TEXT_RECORD_DATEDETAILS_HOUR] = "Hora, dos cifras, de 00 a 23.",
	[TEXT_RECORD_DATEDETAILS_MINUTES] = "Minutos, dos cifras.",
	[TEXT_RECORD_DATEDETAILS_SECONDS] = "Segundos, dos cifras.",
	[TEXT_RECORD_JSONLD] = "Una descripción para buscadores (schema.org). "
	    "Los miembros sin valor no aparecen.",
	[TEXT_RECORD_JSONLD_CONTEXT] = "Vocabulario; solo en el nivel más "
	    "externo.",
	[TEXT_RECORD_JSONLD_TYPE] = "Clase de cosa, por ejemplo Event, Place "
	    "o Person.",
	[TEXT_RECORD_JSONLD_NAME] = "Título o nombre.",
	[TEXT_RECORD_JSONLD_DESCRIPTION] = "Descripción sin marcado.",
	[TEXT_RECORD_JSONLD_IMAGE] = "Dirección de la imagen.",
	[TEXT_RECORD_JSONLD_URL] = "Dirección de una página web.",
	[TEXT_RECORD_EVENTLIST] = "Una página de una lista de eventos.",
	[TEXT_RECORD_EVENTLIST_EVENTS] = "Eventos de esta página.",
	[TEXT_RECORD_EVENTLIST_REST_URL] = "Dirección de esta página.",
	[TEXT_RECORD_EVENTLIST_NEXT_REST_URL] = "Dirección de la página "
	    "siguiente, si la hay.",
	[TEXT_RECORD_EVENTLIST_PREVIOUS_REST_URL] = "Dirección de la página "
	    "anterior, si la hay.",
	[TEXT_RECORD_EVENTLIST_TOTAL] = "Número de todos los resultados.",
	[TEXT_RECORD_EVENTLIST_TOTAL_PAGES] = "Número de páginas.",
	[TEXT_RECORD_VENUELIST] = "Una página de una lista de lugares.",
	[TEXT_RECORD_VENUELIST_VENUES] = "Lugares de esta página.",
	[TEXT_RECORD_VENUELIST_REST_URL] = "Dirección de esta página.",
	[TEXT_RECORD_VENUELIST_NEXT_REST_URL] = "Dirección de la página "
	    "siguiente, si la hay.",
	[TEXT_RECORD_VENUELIST_PREVIOUS_REST_URL] = "Dirección de la página "
	    "anterior, si la hay.",
	[TEXT_RECORD_VENUELIST_TOTAL] = "Número de todos los resultados.",
	[TEXT_RECORD_VENUELIST_TOTAL_PAGES] = "Número de páginas.",
	[TEXT_RECORD_ORGANIZERLIST] = "Una página de una lista de "
	    "organizadores.",
	[TEXT_RECORD_ORGANIZERLIST_ORGANIZERS] = "Organizadores de esta "
	    "página.",
	[TEXT_RECORD_ORGANIZERLIST_REST_URL] = "Dirección de esta página.",
	[TEXT_RECORD_ORGANIZERLIST_NEXT_REST_URL] = "Dirección de la página "
	    "siguiente, si la hay.",
	[TEXT_RECORD_ORGANIZERLIST_PREVIOUS_REST_URL] = "Dirección de la "
	    "página anterior, si la hay.",
	[TEXT_RECORD_ORGANIZERLIST_TOTAL] = "Número de todos los resultados.",
	[TEXT_RECORD_ORGANIZERLIST_TOTAL_PAGES] = "Número de páginas.",
	[TEXT_RECORD_CATEGORYLIST] = "Una página de una lista de categorías.",
	[TEXT_RECORD_CATEGORYLIST_REST_URL] = "Dirección de esta página.",
	[TEXT_RECORD_CATEGORYLIST_TOTAL] = "Número de todos los resultados.",
	[TEXT_RECORD_CATEGORYLIST_TOTAL_PAGES] = "Número de páginas.",
	[TEXT_RECORD_CATEGORYLIST_CATEGORIES] = "Categorías de esta página.",
	[TEXT_RECORD_CATEGORYLIST_NEXT_REST_URL] = "Dirección de la página "
	    "siguiente, si la hay.",
	[TEXT_RECORD_CATEGORYLIST_PREVIOUS_REST_URL] = "Dirección de la "
	    "página anterior, si la hay.",
	[TEXT_RECORD_TAGLIST] = "Una página de una lista de etiquetas.",
	[TEXT_RECORD_TAGLIST_REST_URL] = "Dirección de esta página.",
	[TEXT_RECORD_TAGLIST_TOTAL] = "Número de todos los resultados.",
	[TEXT_RECORD_TAGLIST_TOTAL_PAGES] = "Número de páginas.",
	[TEXT_RECORD_TAGLIST_TAGS] = "Etiquetas de esta página.",
	[TEXT_RECORD_TAGLIST_NEXT_REST_URL] = "Dirección de la página "
	    "siguiente, si la hay.",
	[TEXT_RECORD_TAGLIST_PREVIOUS_REST_URL] = "Dirección de la página "
	    "anterior, si la hay.",
	[TEXT_RECORD_INDEX] = "El índice de todas las rutas.",
	[TEXT_RECORD_INDEX_NAMESPACE] = "Espacio de nombres de las rutas.",
	[TEXT_RECORD_INDEX_ROUTES] = "Rutas, por el patrón de su dirección.",
	[TEXT_RECORD_INDEX_LINKS] = "Enlaces del índice.",
	[TEXT_RECORD_INDEXROUTE] = "Una ruta y lo que ofrece.",
	[TEXT_RECORD_INDEXROUTE_NAMESPACE] = "Espacio de nombres de la ruta.",
	[TEXT_RECORD_INDEXROUTE_METHODS] = "Métodos que ofrece la ruta.",
	[TEXT_RECORD_INDEXROUTE_ENDPOINTS] = "Operaciones de la ruta.",
	[TEXT_RECORD_INDEXROUTE_LINKS] = "Enlaces de la ruta, si no tiene "
	    "parámetros.",
	[TEXT_RECORD_INDEXENDPOINT] = "Una operación, con uno o varios "
	    "métodos.",
	[TEXT_RECORD_INDEXENDPOINT_METHODS] = "Métodos que la invocan.",
	[TEXT_RECORD_INDEXENDPOINT_ARGS] = "Parámetros, por nombre.",
	[TEXT_RECORD_INDEXARGUMENT] = "Un parámetro, descrito con las "
	    "palabras de JSON Schema.",
	[TEXT_RECORD_INDEXARGUMENT_DESCRIPTION] = "Qué significa.",
	[TEXT_RECORD_INDEXARGUMENT_TYPE] = "Tipo; no aparece si se admite "
	    "cualquiera.",
	[TEXT_RECORD_INDEXARGUMENT_DEFAULT] = "Valor que cuenta en su "
	    "ausencia, si lo hay.",
	[TEXT_RECORD_INDEXARGUMENT_REQUIRED] = "Indica si debe enviarse.",
	[TEXT_RECORD_SELFLINKS] = "Enlaces de una entrada del índice.",
	[TEXT_RECORD_SELFLINKS_SELF] = "Enlace a la ruta.",
	[TEXT_RECORD_DOCUMENT] = "Un documento OpenAPI.",
	[TEXT_RECORD_DOCUMENT_OPENAPI] = "Versión de OpenAPI.",
	[TEXT_RECORD_DOCUMENT_INFO] = "Título, versión y licencia.",
	[TEXT_RECORD_DOCUMENT_PATHS] = "Operaciones, por ruta.",
	[TEXT_RECORD_ERROR] = "Un rechazo.",
	[TEXT_RECORD_ERROR_CODE] = "Palabra para la clase de rechazo.",
	[TEXT_RECORD_ERROR_MESSAGE] = "Qué está mal, en una frase inglesa.",
	[TEXT_RECORD_ERROR_DATA] = "Más detalles.",
	[TEXT_RECORD_ERRORDATA] = "Más detalles de un rechazo.",
	[TEXT_RECORD_ERRORDATA_STATUS] = "Estado HTTP.",
	[TEXT_RECORD_ERRORDATA_PARAMS] = "Nombres de los parámetros que "
	    "faltan, o parámetros incorrectos con lo que está mal en cada uno.",
	[TEXT_RECORD_ERRORDATA_DETAILS] = "Parámetros incorrectos, por nombre.",
	[TEXT_RECORD_ERRORDATA_TERM_ID] = "Identificador de la categoría o "
	    "etiqueta que ya existe.",
	[TEXT_RECORD_ERRORDATA_JSON_ERROR_MESSAGE] = "Por qué no se pudo leer "
	    "el cuerpo como JSON.",
	[TEXT_RECORD_ERRORDETAIL] = "Qué está mal en un parámetro.",
	[TEXT_RECORD_ERRORDETAIL_CODE] = "Palabra para lo que está mal.",
	[TEXT_RECORD_ERRORDETAIL_MESSAGE] = "Qué está mal y qué se esperaba, "
	    "en una frase inglesa.",
	[TEXT_RECORD_ERRORDETAIL_DATA] = "Dónde está mal.",
	[TEXT_RECORD_ERRORPLACE] = "Un lugar dentro de los parámetros.",
	[TEXT_RECORD_ERRORPLACE_POINTER] = "Puntero JSON dentro de los "
	    "parámetros.",
	[TEXT_RECORD_PROBLEM] = "Un rechazo según RFC 9457.",
	[TEXT_RECORD_PROBLEM_TYPE] = "URN de la clase de rechazo.",
	[TEXT_RECORD_PROBLEM_TITLE] = "Texto del estado HTTP.",
	[TEXT_RECORD_PROBLEM_STATUS] = "Estado HTTP.",
	[TEXT_RECORD_PROBLEM_DETAIL] = "Qué está mal, en una frase inglesa.",
	[TEXT_RECORD_PROBLEM_INSTANCE] = "Ruta de la petición.",
	[TEXT_RECORD_PROBLEM_CODE] = "Palabra para la clase de rechazo.",
	[TEXT_RECORD_PROBLEM_ERRORS] = "Parámetros que faltan o incorrectos.",
	[TEXT_RECORD_PROBLEM_TERM_ID] = "Identificador de la categoría o "
	    "etiqueta que ya existe.",
	[TEXT_RECORD_PROBLEMERROR] = "Qué está mal en un parámetro.",
	[TEXT_RECORD_PROBLEMERROR_NAME] = "Nombre del parámetro.",
	[TEXT_RECORD_PROBLEMERROR_CODE] = "Palabra para lo que está mal.",
	[TEXT_RECORD_PROBLEMERROR_DETAIL] = "Qué está mal y qué se esperaba, "
	    "en una frase inglesa.",
	[TEXT_RECORD_PROBLEMERROR_POINTER] = "Puntero JSON dentro de los "
	    "parámetros.",
	[TEXT_STATUS_200] = "Hecho; el cuerpo contiene lo pedido o lo escrito.",
	[TEXT_STATUS_201] = "Creado, o ya existía un registro igual; Location "
	    "da su dirección.",
	[TEXT_STATUS_304] = "Sin cambios desde que el llamante lo recibió; "
	    "sin cuerpo.",
	[TEXT_STATUS_400] = "La petición, un parámetro o los datos del "
	    "registro no son válidos.",
	[TEXT_STATUS_401] = "Las credenciales son incorrectas o faltan.",
	[TEXT_STATUS_403] = "Quien llama no tiene permiso para ello.",
	[TEXT_STATUS_404] = "No existe tal registro o página.",
	[TEXT_STATUS_405] = "La ruta no admite este método; Allow nombra los "
	    "que admite.",
	[TEXT_STATUS_408] = "La petición tardó demasiado en llegar.",
	[TEXT_STATUS_410] = "El registro está en la papelera.",
	[TEXT_STATUS_411] = "El cuerpo necesita una Content-Length.",
	[TEXT_STATUS_412] = "El registro ha cambiado desde que se leyó.",
	[TEXT_STATUS_413] = "El cuerpo es demasiado grande.",
	[TEXT_STATUS_414] = "La dirección es demasiado larga.",
	[TEXT_STATUS_422] = "Esta Idempotency-Key ya se usó con otro cuerpo.",
	[TEXT_STATUS_429] = "Demasiadas peticiones; Retry-After dice cuándo "
	    "volver a intentarlo.",
	[TEXT_STATUS_431] = "Los campos de cabecera son demasiado grandes.",
	[TEXT_STATUS_500] = "No se pudo completar la petición.",
	[TEXT_STATUS_503] = "El servicio está saturado; Retry-After dice "
	    "cuándo volver a intentarlo.",
	[TEXT_STATUS_505] = "Aquí no se admite esta versión de HTTP.",
	[TEXT_STATUS_507] = "El almacenamiento está lleno; no se ha guardado "
	    "nada.",
	[TEXT_PAGE_OG_LOCALE] = "es_ES",
	[TEXT_PAGE_SKIP] = "Saltar al contenido",
	[TEXT_PAGE_NAVIGATION] = "Calendario",
	[TEXT_PAGE_LANGUAGES] = "Idiomas",
	[TEXT_PAGE_SUBSCRIBE] = "Suscribirse a estos eventos:",
	[TEXT_PAGE_SUBSCRIBE_WEBCAL] = "en su calendario",
	[TEXT_PAGE_DOCUMENT] = "Interfaz para programas",
	[TEXT_PAGE_TO_CALENDAR] = "Al calendario",
	[TEXT_PAGE_TO_LIST] = "Buscar eventos",
	[TEXT_PAGE_MONTHS] = "Meses",
	[TEXT_PAGE_PREVIOUS_MONTH] = "Mes anterior",
	[TEXT_PAGE_TODAY] = "Hoy",
	[TEXT_PAGE_NEXT_MONTH] = "Mes siguiente",
	[TEXT_PAGE_TOO_MANY] = "Este mes tiene más eventos de los que caben "
	    "aquí.",
	[TEXT_PAGE_ALL_IN_LIST] = "Todos en una lista",
	[TEXT_PAGE_NO_EVENTS_MONTH] = "No hay eventos este mes.",
	[TEXT_PAGE_NEXT_EVENT] = "Próximo evento",
	[TEXT_PAGE_GOES_ON] = "continúa",
	[TEXT_PAGE_ALL_DAY] = "todo el día",
	[TEXT_PAGE_FEATURED] = "Destacado",
	[TEXT_PAGE_EVENTS] = "Eventos",
	[TEXT_PAGE_NO_EVENTS] = "Ningún evento coincide.",
	[TEXT_PAGE_HERE] = "Nuestra hora local",
	[TEXT_PAGE_PAST] = "Este evento ya ha pasado.",
	[TEXT_PAGE_PROTECTED] = "Este evento está protegido con contraseña.",
	[TEXT_PAGE_DESCRIPTION] = "Descripción",
	[TEXT_PAGE_FACTS] = "De un vistazo",
	[TEXT_PAGE_WHERE] = "Dónde",
	[TEXT_PAGE_MAP] = "Mapa",
	[TEXT_PAGE_ORGANIZER] = "Organización",
	[TEXT_PAGE_COST] = "Precio",
	[TEXT_PAGE_WEBSITE] = "Sitio web",
	[TEXT_PAGE_TAGS] = "Etiquetas",
	[TEXT_PAGE_ADD] = "Añadir al calendario",
	[TEXT_PAGE_PHONE] = "Teléfono",
	[TEXT_PAGE_EMAIL] = "Correo electrónico",
	[TEXT_PAGE_DOC_CONTENTS] = "Contenido",
	[TEXT_PAGE_DOC_FILTER] = "Buscar una operación",
	[TEXT_PAGE_DOC_START] = "En resumen",
	[TEXT_PAGE_DOC_SHARED] = "Parámetros y campos de cabecera comunes",
	[TEXT_PAGE_DOC_REFUSALS] = "Rechazos",
	[TEXT_PAGE_DOC_RECORDS] = "Registros",
	[TEXT_PAGE_DOC_OVER] = "Referencia, versión",
	[TEXT_PAGE_DOC_BASE] = "Dirección base",
	[TEXT_PAGE_DOC_RAW] = "Lo mismo para programas",
	[TEXT_PAGE_DOC_FIRST] = "Una primera petición",
	[TEXT_PAGE_DOC_ACCOUNT] = "Su cuenta",
	[TEXT_PAGE_DOC_ACCOUNT_TEXT] = "Lo publicado se lee sin cuenta. Para "
	    "escribir, envíe un nombre de usuario y una contraseña de "
	    "aplicación con HTTP Basic, o solo la contraseña como token "
	    "Bearer.",
	[TEXT_PAGE_DOC_LOGIN] = "Nombre de usuario",
	[TEXT_PAGE_DOC_PASSWORD] = "Contraseña de aplicación",
	[TEXT_PAGE_DOC_ACCOUNT_NOTE] = "Las peticiones de esta página los "
	    "usan. No se guardan en ningún otro lugar y se olvidan al salir.",
	[TEXT_PAGE_DOC_UNSCRIPTED] = "Sin JavaScript, los formularios de "
	    "abajo envían las lecturas. Para escribir, use la línea mostrada "
	    "con sus propios valores.",
	[TEXT_PAGE_DOC_SHARED_TEXT] = "Lo que tienen en común las operaciones "
	    "o respuestas de una clase.",
	[TEXT_PAGE_DOC_REFUSALS_TEXT] = "Cada uno es JSON con un código, un "
	    "mensaje y el estado; con Accept: application/problem+json, un "
	    "problema de la RFC 9457.",
	[TEXT_PAGE_DOC_ALWAYS] = "toda operación",
	[TEXT_PAGE_DOC_RECORDS_TEXT] = "De qué están hechas las respuestas.",
	[TEXT_PAGE_DOC_OPTIONAL] = "puede faltar",
	[TEXT_PAGE_DOC_FIELDS] = "Campos de cabecera",
	[TEXT_PAGE_DOC_ANSWER] = "Respuesta",
	[TEXT_PAGE_FILTER] = "Buscar y filtrar",
	[TEXT_PAGE_SEARCH] = "Buscar",
	[TEXT_PAGE_ANY] = "Todos",
	[TEXT_PAGE_FROM] = "Desde",
	[TEXT_PAGE_UNTIL] = "Hasta",
	[TEXT_PAGE_ONLY_FEATURED] = "Solo destacados",
	[TEXT_PAGE_SHOW] = "Mostrar",
	[TEXT_PAGE_RESET] = "Restablecer",
	[TEXT_PAGE_PAGES] = "Páginas de esta lista",
	[TEXT_PAGE_PREVIOUS_PAGE] = "Antes",
	[TEXT_PAGE_NEXT_PAGE] = "Después",
	[TEXT_PAGE_UPCOMING] = "Próximos eventos",
	[TEXT_PAGE_NO_UPCOMING] = "No hay próximos eventos.",
	[TEXT_PAGE_DOC_ROLE] = "Requiere una cuenta, al menos con el rol",
	[TEXT_PAGE_DOC_METHOD] = "Método",
	[TEXT_PAGE_DOC_REQUIRED] = "obligatorio",
	[TEXT_PAGE_DOC_DEFAULT] = "por defecto",
	[TEXT_PAGE_DOC_ALSO] = "Además:",
	[TEXT_PAGE_DOC_REQUEST] = "Petición",
	[TEXT_PAGE_DOC_COPY] = "Copiar",
	[TEXT_PAGE_DOC_SEND] = "Enviar",
	[TEXT_PAGE_DOC_ANSWERS] = "Respuestas",
	[TEXT_PAGE_DOC_REFUSED_ALWAYS] = "y lo que toda operación puede "
	    "rechazar",
	[TEXT_PAGE_LANGUAGE] = "Español",
	[TEXT_PAGE_CALENDAR] = "Mes",
	[TEXT_PAGE_LIST] = "Lista",
	[TEXT_PAGE_FEED_CALENDAR] = "Eventos en formato iCalendar",
	[TEXT_PAGE_FEED_RSS] = "Eventos en formato RSS",
	[TEXT_PAGE_FEED_CALENDAR_SHORT] = "iCalendar",
	[TEXT_PAGE_FEED_RSS_SHORT] = "RSS",
	[TEXT_PAGE_DOC_TITLE] = "Referencia",
	[TEXT_PAGE_DOC_SERVICE] = "Servicio",
	[TEXT_PAGE_DOC_SERVICE_TEXT] = "Lo que el servicio dice de sí mismo.",
	[TEXT_PAGE_DOC_EVENTS] = "Eventos",
	[TEXT_PAGE_DOC_VENUES] = "Lugares",
	[TEXT_PAGE_DOC_ORGANIZERS] = "Organizadores",
	[TEXT_PAGE_DOC_CATEGORIES] = "Categorías",
	[TEXT_PAGE_DOC_TAGS] = "Etiquetas",
	[TEXT_PAGE_MONTH_1] = "enero",
	[TEXT_PAGE_MONTH_2] = "febrero",
	[TEXT_PAGE_MONTH_3] = "marzo",
	[TEXT_PAGE_MONTH_4] = "abril",
	[TEXT_PAGE_MONTH_5] = "mayo",
	[TEXT_PAGE_MONTH_6] = "junio",
	[TEXT_PAGE_MONTH_7] = "julio",
	[TEXT_PAGE_MONTH_8] = "agosto",
	[TEXT_PAGE_MONTH_9] = "septiembre",
	[TEXT_PAGE_MONTH_10] = "octubre",
	[TEXT_PAGE_MONTH_11] = "noviembre",
	[TEXT_PAGE_MONTH_12] = "diciembre",
	[TEXT_PAGE_MONTH_SHORT_1] = "ene",
	[TEXT_PAGE_MONTH_SHORT_2] = "feb",
	[TEXT_PAGE_MONTH_SHORT_3] = "mar",
	[TEXT_PAGE_MONTH_SHORT_4] = "abr",
	[TEXT_PAGE_MONTH_SHORT_5] = "may",
	[TEXT_PAGE_MONTH_SHORT_6] = "jun",
	[TEXT_PAGE_MONTH_SHORT_7] = "jul",
	[TEXT_PAGE_MONTH_SHORT_8] = "ago",
	[TEXT_PAGE_MONTH_SHORT_9] = "sept",
	[TEXT_PAGE_MONTH_SHORT_10] = "oct",
	[TEXT_PAGE_MONTH_SHORT_11] = "nov",
	[TEXT_PAGE_MONTH_SHORT_12] = "dic",
	[TEXT_PAGE_WEEKDAY_0] = "domingo",
	[TEXT_PAGE_WEEKDAY_1] = "lunes",
	[TEXT_PAGE_WEEKDAY_2] = "martes",
	[TEXT_PAGE_WEEKDAY_3] = "miércoles",
	[TEXT_PAGE_WEEKDAY_4] = "jueves",
	[TEXT_PAGE_WEEKDAY_5] = "viernes",
	[TEXT_PAGE_WEEKDAY_6] = "sábado",
	[TEXT_PAGE_WEEKDAY_SHORT_0] = "dom",
	[TEXT_PAGE_WEEKDAY_SHORT_1] = "lun",
	[TEXT_PAGE_WEEKDAY_SHORT_2] = "mar",
	[TEXT_PAGE_WEEKDAY_SHORT_3] = "mié",
	[TEXT_PAGE_WEEKDAY_SHORT_4] = "jue",
	[TEXT_PAGE_WEEKDAY_SHORT_5] = "vie",
	[TEXT_PAGE_WEEKDAY_SHORT_6] = "sáb",
	[TEXT_PAGE_WEEK_START] = "1",
	[TEXT_PAGE_FIRST_DAY] = "1",
	[TEXT_PAGE_CLOCK] = "24",
	[TEXT_PAGE_AM] = "a. m.",
	[TEXT_PAGE_PM] = "p. m.",
	[TEXT_PAGE_TIME] = "{hour}:{minute}",
	[TEXT_PAGE_TIME_FULL] = "{hour}:{minute}",
	[TEXT_PAGE_TIME_RANGE] = "{from} – {to}",
	[TEXT_PAGE_DATE] = "{weekday}, {day} de {month} de {year}",
	[TEXT_PAGE_DATE_OF_YEAR] = "{weekday}, {day} de {month}",
	[TEXT_PAGE_DATE_TIME] = "{date}, {time}",
	[TEXT_PAGE_DATE_ALL_DAY] = "{date}, todo el día",
	[TEXT_PAGE_MONTH_OF_YEAR] = "{month} de {year}",
	[TEXT_PAGE_RANGE] = "{from} – {to}",
	[TEXT_PAGE_AMOUNT] = "{number} {currency}",
	[TEXT_PAGE_AMOUNT_OF_CODE] = "{number} {currency}",
	[TEXT_PAGE_DECIMAL] = ",",
	[TEXT_PAGE_THOUSANDS] = ".",
	[TEXT_PAGE_GROUPED_FROM] = "5",
	[TEXT_PAGE_FREE] = "Gratis",
	[TEXT_PAGE_CATEGORY] = "Categoría",
	[TEXT_PAGE_TAG] = "Etiqueta",
	[TEXT_PAGE_VENUE] = "Lugar",
	[TEXT_PAGE_POSITION] = "Página {page} de {pages}",
	[TEXT_PAGE_ONE_EVENT] = "1 evento",
	[TEXT_PAGE_MANY_EVENTS] = "{count} eventos",
	[TEXT_PAGE_MOVED] = "Esta página se ha mudado",
	[TEXT_PAGE_NOT_FOUND] = "Página no encontrada",
	[TEXT_PAGE_NOT_FOUND_WHY] = "No hay nada en esta dirección, o ya no.",
	[TEXT_PAGE_BAD] = "No ha funcionado",
	[TEXT_PAGE_BAD_WHY] = "La dirección pide algo que el calendario no "
	    "entiende.",
	[TEXT_PAGE_BUSY] = "Un momento, por favor",
	[TEXT_PAGE_BUSY_WHY] = "El calendario está ocupado. Inténtelo de "
	    "nuevo en un momento.",
	[TEXT_PAGE_FAILED] = "Algo ha fallado",
	[TEXT_PAGE_FAILED_WHY] = "No se ha podido crear la página. Inténtelo "
	    "más tarde."
};
