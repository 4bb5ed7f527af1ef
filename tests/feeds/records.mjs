// Creates the events for the feeds.

// Zones with and without daylight saving time, with unusual rules, and
// offsets.
const ZONES = ['Europe/Paris', 'Europe/Dublin', 'America/New_York',
  'America/St_Johns', 'America/Nuuk', 'Asia/Jerusalem', 'Asia/Tokyo',
  'Asia/Kathmandu', 'Africa/Cairo', 'Africa/Casablanca',
  'Australia/Lord_Howe', 'Pacific/Chatham', 'UTC', 'Z', 'UTC+5.75', '-03:30',
  'america/sao_paulo'];

// Events are before and after these clock changes, but never at a time that
// occurs twice: RFC 5545, section 3.3.5, means the first, ical.js the second.
const DAYS = ['2027-01-15', '2027-03-27', '2027-03-28', '2027-07-01',
  '2027-10-31', '2027-11-07', '2028-12-31'];

const LONG = 'Grüße aus Zürich, “schöne” Tage; 東京の夜 🎉 '.repeat(40);

const VENUE = {
  venue: 'Hall “A”; north, first floor', address: '1 Quay\\Side',
  city: 'Marseille', country: 'France', zip: '13001', geo_lat: 43.296482,
  geo_lng: -5.36978, phone: '555-0100', website: 'https://hall.example/',
};

const ODD = {
  title: 'A, b; c: "d" \\n <em>e</em> &amp; f 🎉 ' + 'ü'.repeat(80),
  description: `<h2>Programme</h2><p>${LONG}</p><ul><li>One</li>` +
    '<li>Two &lt;three&gt;</li></ul><p>BEGIN:VEVENT<br>END:VCALENDAR</p>',
  excerpt: 'Short & <b>bold</b> ]]> text.', cost: '$10 - $20',
  start_date: '2027-05-01 18:00', end_date: '2027-05-04 02:00',
  timezone: 'Europe/Paris', image: 'https://a.example/p.png?a=1&b=2',
  categories: ['Talks, lectures; more', 'Ärger \\ Freude', 'Music'],
  tags: ['R&B', 'new'], venue: VENUE,
  organizer: [{ organizer: 'Nobody: the "first"; x^2', phone: '555' },
    { organizer: 'Ada "the" One: x', email: 'ada@example.org' }],
};

const OTHERS = [
  { title: 'One day', start_date: '2027-02-28', end_date: '2027-02-28',
    all_day: true, timezone: 'America/New_York' },
  { title: 'A week', start_date: '2027-12-28', end_date: '2028-01-03',
    all_day: true },
  { title: 'A moment', start_date: '2027-06-01 12:00',
    end_date: '2027-06-01 12:00' },
  { title: 'A month', start_date: '2027-03-10 09:00',
    end_date: '2027-04-10 17:00', timezone: 'America/New_York' },
  { title: 'Draft', status: 'draft', start_date: '2027-06-01 12:00',
    end_date: '2027-06-01 13:00' },
  { title: 'Private', status: 'private', start_date: '2027-06-01 12:00',
    end_date: '2027-06-01 13:00' },
];

const PROTECTED = { title: 'Protected', description: 'Secret words.',
  start_date: '2027-06-02 12:00', end_date: '2027-06-02 13:00' };

// Returns the ids of an event with all fields and one with the password `pw`.
export async function makeRecords(ask) {
  const make = (json) => ask('/events', { method: 'POST', json });
  const { id } = await make(ODD);
  for (const timezone of ZONES)
    for (const day of DAYS)
      await make({ title: `${timezone} ${day}`, timezone,
        start_date: `${day} 00:30`, end_date: `${day} 23:15` });
  for (const event of OTHERS)
    await make(event);
  const hidden = await make(PROTECTED);
  await ask(`/events/${hidden.id}`,
    { method: 'PATCH', json: { password: 'pw' } });
  return { full: id, hidden: hidden.id };
}
