// Texts, numbers and dates that engines may treat in different ways.

// Their order by bytes, by code units, by letters and without case differs.
export const WORDS = ['Zebra', 'apple', 'Apple', 'APPLE', 'äpfel', 'Äpfel',
  'A\u0308pfel', 'Éclair', 'eclair', 'E\u0301clair', 'zebra', 'ÿ', 'Ÿ', 'ß',
  'ss', 'ẞ', 'SS', 'straße', 'Strasse', 'İstanbul', 'istanbul', 'ısparta',
  'Isparta', 'Ǆ', 'ǅ', 'ǆ', 'Ω', 'ω', 'ς', 'Σ', 'Я', 'я', 'Ё', 'ё', 'ﬁn',
  'fin', 'ａｂｃ', '東京', '京都', 'ガ', 'カ\u3099', '한글', '\u1112\u1161\u11ab',
  'שלום', 'مرحبا', 'नमस्ते', '🎉 party', '👩‍👩‍👧 family', '𝒜', '𐐨', '𐐀',
  '\uffee', '\ue000', '\ufffd', '\u{10ffff}', '_', '-', '~', '!', '"quoted"',
  '\'single\'', '100 %', 'a_b', 'a%b', 'a\\b', 'a/b', '10', '9', '09', '1e3',
  '0x10', '0.0', '-1', 'null', 'NULL', 'true', '{}', '{"a":1}', '[1,2]', '$1',
  '$$', '?1', ':a', '@b', '; --', 'x\'; SELECT 1'];

// Blanks, characters that are not allowed or invisible, and markup.
export const ODD = [' ', '  padded  ', 'tab\there', 'line\nbreak', 'cr\r\nlf',
  'nul\0byte', '\0', 'a\0', 'bell\u0007', '\u007f', '\u0085next',
  'no\u00a0break', 'zero\u200bwidth', 'left\u200eright', '\u202eover',
  '\u2028line', '\ufeffmark', '\ufffe', '\ud800', 'a\udfffb', '\ud83c\udf89',
  '<b>bold</b>', '<script>alert(1)</script>',
  '&amp; &lt; &#0; &#x110000; &nosuch;', '<!-- x -->', ']]>',
  '<a href="javascript:x">y</a>', '\\u0041', '%00', '%F0%9F%8E%89'];

export const INTEGERS = ['0', '1', '2', '7', '-0', '-1', '01', '+1', ' 1', '1 ',
  '1.0', '1.5', '1e2', '0x1', 'x', '', '٣', '2147483647', '2147483648',
  '4294967296', '9007199254740993', '9223372036854775807',
  '9223372036854775808', '-9223372036854775808', '-9223372036854775809'];

export const NUMBERS = ['0', '-0', '0.0', '.5', '5.', '1e0', '1e-7', '1e-320',
  '1e308', '1e309', '-1e309', 'NaN', 'inf', '0x1p3', '', 'x', '0.1',
  '0.30000000000000004', '45.123456789012345678', '179.99999999999999999'];

export const DATES = ['now', 'today', 'tomorrow', 'yesterday', '+2 weeks',
  '-1 month', 'next friday', '2026-11-21', '2026-12-24 18:00:00',
  '2027-02-28T23:59:59', '2027-03-01T10:00:00+02:00', '@1700000000',
  '2027-03-28 02:30:00', '2026-10-25 02:30:00', '2000-02-29', '1969-12-31',
  '1970-01-01 00:00:00', '1000-01-01', '0001-01-01', '0000-00-00',
  '9999-12-31 23:59:59', '10000-01-01', '2027-02-30', '2027-13-01', '', 'x',
  '20270301', '1.3.2027', '12/24/2026', '-0001-01-01', '2027-W10-1'];

export const RULES = ['RRULE:FREQ=WEEKLY;COUNT=4', 'FREQ=DAILY;COUNT=3',
  ['RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=6', 'EXDATE:20270226'],
  ['RDATE:20270115T180000', 'RDATE:20270116T180000'],
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20270228', 'FREQ=YEARLY;COUNT=5',
  'FREQ=MONTHLY;BYMONTHDAY=31', 'FREQ=HOURLY', 'FREQ=DAILY;COUNT=0', 'x', '',
  [], ['RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY'], 'FREQ=DAILY;UNTIL=20200101'];

export const SEARCHES = ['a', 'the', 'music', 'concert -jazz', '"town hall"',
  'MÜSIK', 'musik', 'cafe', 'café', '東京', '🎉', 'strasse', 'straße', '*', '%',
  '_', '\\', '"', '"unclosed', '-', '--', '-only', '\'', ' ', '', '0', '\0',
  'a\0b', 'x'.repeat(2000), 'x'.repeat(2001),
  Array.from({ length: 33 }, (_, i) => `w${i}`).join(' '), 'tow', 'conc',
  'conzert', 'OR', 'a OR b', 'NEAR(a b)', 'title:a', 'ﬁn', 'e\u0301clair'];

export const ZONES = ['Europe/Paris', 'America/St_Johns', 'Asia/Kathmandu',
  'Australia/Lord_Howe', 'UTC', 'Z', 'UTC+5.75', 'UTC-12', '-03:30',
  'europe/paris', 'US/Eastern', 'Mars/Base', '', 'UTC+99'];

export const COSTS = ['', '0', '5', '$10', '$10 - $20', '10,50 €', 'free', 5,
  5.5, -1, 0, 1e21, 1e-7, 9007199254740993, [5, '7'], [], [null], false, true,
  null, { a: 1 }, '¥100', 'EUR 12', '１２'];

export const URLS = ['', 'https://a.example/', 'http://a.example/ä?b=c&d#e',
  'HTTPS://A.EXAMPLE', 'ftp://a.example/', 'a.example', 'javascript:x', 'x y',
  `https://a.example/${'x'.repeat(2000)}`, 'https://ä.example/', null, 5];

// Latitudes and longitudes that end, or that shorter numbers cannot hold.
export const ENDS = [[90, 0], [-90, 180], [89.9999999, -179.9999999], [0, 180],
  [0, -180], [0, 0], [-0.00000001, 179.99999999], [50.941357, 6.958307],
  [50.9413570001, 6.9583070001], [1e-300, -1e-300], [0.1, 0.30000000000000004],
  [-33.856784, 151.215297]];
