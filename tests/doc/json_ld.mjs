// Checks the JSON-LD of events against schema.org and the requirements of
// search engines for an Event: required, recommended and allowed members, and
// their types.

const OFFSET = '(Z|[+-]\\d\\d:\\d\\d)';
const TIME = new RegExp(`^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d${OFFSET}$`);

const isText = (value) => typeof value === 'string' && value.trim() !== '';
const isString = (value) => typeof value === 'string';
const isTime = (value) => TIME.test(value) && !isNaN(Date.parse(value));
const isUrl = (value) => URL.canParse(value);
const isPrice = (value) => /^\d+(\.\d+)?$/.test(value);
const isCurrency = (value) => /^[A-Z]{3}$/.test(value);
const isDegrees = (limit) => (value) => Math.abs(Number(value)) <= limit;
const isOneOf = (...words) => (value) =>
  words.some((word) => value === `https://schema.org/${word}`);

const isDuration = (value) => /^P[1-9]\d*[DWMY]$/.test(value);
const isDate = (value) => /^\d{4}-\d\d-\d\d$/.test(value);
const isClock = (value) => /^\d\d:\d\d:\d\d$/.test(value);
const isFrom = (least, most) => (value) =>
  Number.isInteger(value) && value >= least && value <= most;
const isDay = (value) => /^-?\d+(MO|TU|WE|TH|FR|SA|SU)$/.test(value) ||
  /^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/
    .test(value);
const isListOf = (is) => (value) => Array.isArray(value) && value.every(is);

const isTextOr = (type) => ({ otherwise: type });

const NAMED = { name: isText, description: isString, image: isUrl,
  url: isUrl };

// A member is checked by a function, or is an object of the named type.
const TYPES = {
  Event: {
    ...NAMED,
    startDate: isTime, endDate: isTime,
    eventStatus: isOneOf('EventScheduled', 'EventCancelled', 'EventPostponed',
      'EventRescheduled', 'EventMovedOnline'),
    eventAttendanceMode: isOneOf('OfflineEventAttendanceMode',
      'OnlineEventAttendanceMode', 'MixedEventAttendanceMode'),
    location: 'Place', organizer: 'Person', offers: 'Offer',
    eventSchedule: 'Schedule',
  },
  Schedule: { repeatFrequency: isDuration, byDay: isListOf(isDay),
    byMonth: isListOf(isFrom(1, 12)), byMonthDay: isListOf(isFrom(-31, 31)),
    startDate: isDate, endDate: isDate, startTime: isClock, endTime: isClock,
    scheduleTimezone: isText },
  Place: { ...NAMED, address: isTextOr('PostalAddress'), geo: 'GeoCoordinates',
    telephone: isText, sameAs: isUrl },
  Person: { ...NAMED, telephone: isText, email: isText, sameAs: isUrl },
  PostalAddress: { streetAddress: isText, addressLocality: isText,
    addressRegion: isText, postalCode: isText, addressCountry: isText },
  GeoCoordinates: { latitude: isDegrees(90), longitude: isDegrees(180) },
  Offer: { price: isPrice, priceCurrency: isCurrency, url: isUrl,
    category: isText, validFrom: isTime,
    availability: isOneOf('InStock', 'SoldOut', 'PreOrder') },
};

const REQUIRED = {
  Event: ['name', 'startDate'],
  Place: ['name'], Person: ['name'], Offer: ['price', 'priceCurrency'],
  PostalAddress: [], GeoCoordinates: ['latitude', 'longitude'],
  Schedule: ['repeatFrequency', 'startDate', 'scheduleTimezone'],
};

// An event with all fields.
const RECOMMENDED = {
  Event: ['description', 'image', 'endDate', 'eventStatus', 'location',
    'eventAttendanceMode', 'organizer', 'offers', 'url'],
  Place: ['address', 'geo'], Person: ['url'],
  Offer: ['url', 'availability', 'validFrom'],
  PostalAddress: Object.keys(TYPES.PostalAddress), GeoCoordinates: [],
};

// Returns the faults, one sentence each.
export function checkEvent(event, complete) {
  const wrong = checkNode(event, 'Event', complete, '');
  if (!/^https?:\/\/schema\.org\/?$/.test(event['@context']))
    wrong.push('@context is not schema.org');
  if (Date.parse(event.endDate) < Date.parse(event.startDate))
    wrong.push('ends before it starts');
  return wrong;
}

function checkNode(node, type, complete, path) {
  if (node?.['@type'] !== type)
    return [`${path || '/'} is no ${type}`];
  const wanted = [...REQUIRED[type], ...(complete ? RECOMMENDED[type] : [])];
  const missing = wanted.filter((name) => node[name] === undefined);
  const names = Object.keys(node).filter((name) => !name.startsWith('@'));
  return [
    ...missing.map((name) => `${path}/${name} is missing`),
    ...names.flatMap((name) =>
      checkMember(TYPES[type][name], node[name], complete, `${path}/${name}`)),
  ];
}

function checkMember(rule, value, complete, path) {
  if (rule?.otherwise !== undefined)
    return isText(value) ? []
      : checkNode(value, rule.otherwise, complete, path);
  if (rule === undefined)
    return [`${path} is not a member of that type`];
  if (typeof rule === 'string')
    return checkNode(value, rule, complete, path);
  return rule(value) ? [] : [`${path} is wrong: ${JSON.stringify(value)}`];
}
