// How records look.  Numbers and texts come as the database has them.

// An object of what is neither empty nor missing.
function filled(members) {
  return Object.fromEntries(Object.entries(members).filter(([, value]) =>
    value !== '' && value !== null && value !== undefined));
}

function globalId(site, id) {
  const text = `${site.name}?id=${id}`;
  return { global_id: text, global_id_lineage: [text] };
}

function state(record, url) {
  return { author: String(record.author), status: record.status,
    date: record.date, date_utc: record.date, modified: record.modified,
    modified_utc: record.modified, url };
}

function details(date) {
  return { year: date.slice(0, 4), month: date.slice(5, 7),
    day: date.slice(8, 10), hour: date.slice(11, 13),
    minutes: date.slice(14, 16), seconds: date.slice(17, 19) };
}

function image(id, url) {
  if (id === null)
    return false;
  const name = url.slice(url.lastIndexOf('/'));
  const size = { width: 0, height: 0, 'mime-type': 'image/jpeg', url };
  return { url, id, extension: name.slice(name.lastIndexOf('.') + 1),
    width: 0, height: 0, sizes: { thumbnail: size, medium: size,
      medium_large: size, large: size, full: size } };
}

function placeLd(v) {
  const place = { '@type': 'Place', name: v.name };
  if (v.description !== '')
    place.description = v.description;
  place.address = { '@type': 'PostalAddress', streetAddress: v.address,
    addressLocality: v.city, postalCode: v.zip, addressCountry: v.country };
  if (v.geo_lat !== null)
    place.geo = { '@type': 'GeoCoordinates', latitude: v.geo_lat,
      longitude: v.geo_lng };
  if (v.website !== '')
    place.sameAs = v.website;
  return place;
}

function venue(site, v, alone) {
  const record = { id: v.id,
    ...state(v, `${site.root}/venue/${v.slug}/`), venue: v.name,
    slug: v.slug, ...filled({ description: v.description,
      address: v.address, city: v.city, country: v.country, zip: v.zip,
      website: v.website, geo_lat: v.geo_lat, geo_lng: v.geo_lng }) };
  if (alone)
    record.json_ld = placeLd(v);
  return Object.assign(record, { show_map: true, show_map_link: true },
    globalId(site, v.id));
}

function personLd(o) {
  return { '@type': 'Person', name: o.name, telephone: o.phone,
    email: o.email };
}

function organizer(site, o, alone) {
  const record = { id: o.id,
    ...state(o, `${site.root}/organizer/${o.slug}/`), organizer: o.name,
    slug: o.slug, phone: o.phone, email: o.email };
  if (alone)
    record.json_ld = personLd(o);
  return Object.assign(record, globalId(site, o.id));
}

function term(site, t) {
  const collection = `${site.api}/${t.is_tag ? 'tags' : 'categories'}`;
  const urls = { self: `${collection}/${t.id}`, collection };
  if (t.parent !== null)
    urls.up = `${collection}/${t.parent}`;
  return { name: t.name, slug: t.slug, term_group: 0, term_taxonomy_id: t.id,
    taxonomy: t.is_tag ? 'post_tag' : 'tribe_events_cat', description: '',
    parent: t.parent ?? 0, count: t.count, filter: 'raw', id: t.id, urls };
}

function iso(date) {
  return `${date.slice(0, 10)}T${date.slice(11)}+00:00`;
}

function eventLd(e, links, url) {
  const ld = { '@context': 'http://schema.org', '@type': 'Event',
    name: e.title, description: e.description };
  if (e.image_id !== null)
    ld.image = e.image_url;
  Object.assign(ld, { url, eventAttendanceMode:
    'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  startDate: iso(e.start_date), endDate: iso(e.end_date) });
  if (links.venue !== undefined)
    ld.location = placeLd(links.venue);
  if (links.organizers.length > 0)
    ld.organizer = personLd(links.organizers[0]);
  if (e.cost !== '')
    ld.offers = { '@type': 'Offer', price: e.cost, priceCurrency: 'USD', url,
      category: 'primary', availability: 'https://schema.org/InStock',
      validFrom: iso(e.date) };
  return ld;
}

// `links` are { venue, organizers, terms }, as rows.
export function event(site, e, links, alone) {
  const url = `${site.root}/event/${e.slug}/`;
  const terms = (isTag) => links.terms.filter((t) => t.is_tag === isTag)
    .map((t) => term(site, t));
  const record = { id: e.id, ...globalId(site, e.id), ...state(e, url),
    rest_url: `${site.api}/events/${e.id}`, title: e.title,
    description: e.password && !alone ? '' : e.description, excerpt: '',
    slug: e.slug, image: image(e.image_id, e.image_url),
    all_day: e.all_day === 1,
    start_date: e.start_date, start_date_details: details(e.start_date),
    end_date: e.end_date, end_date_details: details(e.end_date),
    utc_start_date: e.start_date,
    utc_start_date_details: details(e.start_date),
    utc_end_date: e.end_date, utc_end_date_details: details(e.end_date),
    timezone: 'UTC', timezone_abbr: 'UTC',
    cost: e.cost === '' ? '' : `$${e.cost}`,
    cost_details: { currency_symbol: '', currency_code: '',
      currency_position: '', values: e.cost === '' ? [] : [e.cost] },
    website: e.website, show_map: false, show_map_link: false,
    hide_from_listings: e.hidden === 1, sticky: false,
    featured: e.featured === 1, categories: terms(0), tags: terms(1),
    venue: links.venue === undefined ? [] : venue(site, links.venue, alone),
    organizer: links.organizers.map((o) => organizer(site, o, alone)),
    custom_fields: [], ticketed: e.ticketed === 1, post_parent: 0,
    event_status: 'scheduled' };
  if (alone && !e.password)
    record.json_ld = eventLd(e, links, url);
  return record;
}
