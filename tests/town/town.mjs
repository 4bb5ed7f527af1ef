// The series of a town: the requests, and the days of their events.

import { BERLIN, days, YEAR } from './wall.mjs';

const NEW_YORK = 'America/New_York';

const dates = (date, from, to) => ({ start_date: `${YEAR}-${date} ${from}`,
  end_date: `${YEAR}-${date} ${to}` });

// Created by requests.
export const requested = {
  market: { record: { title: 'Market & café', recurrence: 'FREQ=WEEKLY',
    ...dates('01-01', '08:00', '13:00') },
  from: '08:00', to: '13:00', on: days('01-01', 7) },
  council: { record: { title: 'Council', recurrence:
    'FREQ=MONTHLY;BYDAY=2TU', ...dates('01-11', '18:00', '20:00') },
  from: '18:00', to: '20:00', on: ['01-11', '02-08', '03-14', '04-11',
    '05-09', '06-13', '07-11', '08-08', '09-12', '10-10', '11-14', '12-12'] },
  leap: { record: { title: 'Leap day', recurrence:
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', ...dates('02-29', '11:00',
    '12:00') },
  from: '11:00', to: '12:00', on: ['02-29'] },
  accounts: { record: { title: 'Accounts', recurrence:
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', ...dates('01-31', '16:00',
    '17:00') },
  from: '16:00', to: '17:00', on: ['01-31', '02-29', '03-31', '04-28',
    '05-31', '06-30', '07-31', '08-31', '09-29', '10-31', '11-30', '12-29'] },
  twins: { record: { title: 'Call of the twin town', recurrence: 'FREQ=WEEKLY',
    timezone: NEW_YORK, ...dates('01-05', '18:00', '18:30') },
  from: '18:00', to: '18:30', zone: NEW_YORK, on: days('01-05', 7) },
};

const fields = (title, date, from, to, repeat) => ({ title,
  start_date: `${YEAR}-${date}T${from}`, end_date: `${YEAR}-${date}T${to}`,
  ...Object.fromEntries(Object.entries(repeat).map(([name, value]) =>
    [`repeat[${name}]${Array.isArray(value) ? '[]' : ''}`, value])) });

// Created by forms of the desk.
export const typed = {
  closing: { fields: fields('Library closes early', '01-31', '15:00', '18:00',
    { every: 'monthly', on: 'last' }),
  from: '15:00', to: '18:00', on: ['01-31', '02-29', '03-31', '04-30',
    '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-31'] },
  festival: { fields: fields('Town festival', '07-15', '14:00', '23:00',
    { every: 'yearly' }),
  from: '14:00', to: '23:00', on: ['07-15'] },
  film: { fields: fields('Film evening', '01-07', '20:15', '22:30',
    { every: 'weekly', interval: '2' }),
  from: '20:15', to: '22:30', on: days('01-07', 14) },
  course: { fields: fields('Course', '03-06', '17:00', '18:30',
    { every: 'weekly', days: ['MO', 'WE'], ends: 'after', count: '10' }),
  from: '17:00', to: '18:30', on: ['03-06', '03-08', '03-13', '03-15',
    '03-20', '03-22', '03-27', '03-29', '04-03', '04-05'] },
  flea: { fields: fields('Flea market', '04-08', '10:00', '16:00',
    { every: 'dates', added: [`${YEAR}-07-01`, `${YEAR}-10-07`] }),
  from: '10:00', to: '16:00', on: ['04-08', '07-01', '10-07'] },
};

// Imported from a file: one date is left out, and one walk is by night.
export const walk = { title: 'Walk', from: '09:00', to: '12:00',
  on: days('04-02', 7, '09-24').filter((date) => date !== '06-04') };
export const gardens = { title: 'Open gardens', whole: 2,
  on: ['05-07', '06-04', '07-02', '08-06', '09-03', '10-01'] };

const at = (name, date, time) => `${name};TZID=${BERLIN}:${YEAR}${
  date.replace('-', '')}T${time}00`;
const day = (name, date) => `${name};VALUE=DATE:${YEAR}${
  date.replace('-', '')}`;

const component = (...lines) => ['BEGIN:VEVENT', 'DTSTAMP:20271201T000000Z',
  ...lines, 'END:VEVENT', ''].join('\r\n');

const calendar = (...components) => ['BEGIN:VCALENDAR', 'VERSION:2.0',
  'PRODID:-//Town//EN', `${components.join('')}END:VCALENDAR`, ''].join('\r\n');

export const file = calendar(
  component('UID:walk@town.example', 'SUMMARY:Walk',
    at('DTSTART', '04-02', '0900'), at('DTEND', '04-02', '1200'),
    `RRULE:FREQ=WEEKLY;UNTIL=${YEAR}0924T070000Z`,
    at('EXDATE', '06-04', '0900')),
  component('UID:walk@town.example', 'SUMMARY:Walk by night',
    at('RECURRENCE-ID', '07-02', '0900'), at('DTSTART', '07-01', '2200'),
    at('DTEND', '07-01', '2330')),
  component('UID:gardens@town.example', 'SUMMARY:Open gardens',
    day('DTSTART', '05-07'), day('DTEND', '05-09'),
    'RRULE:FREQ=MONTHLY;BYDAY=1SU;COUNT=6'));

// Already in another calendar.
export const before = calendar(component('UID:before@town.example',
  'SUMMARY:Fair of another year', 'DTSTART:20260501T100000Z',
  'DTEND:20260501T180000Z'));

// In a calendar to which the town has subscribed: every day of a fortnight.
export const swimming = { title: 'Swimming', from: '07:00', to: '08:00',
  on: days('08-01', 1, '08-14') };

export const lessons = (count) => component('UID:swimming@club.example',
  'SUMMARY:Swimming', at('DTSTART', '08-01', '0700'),
  at('DTEND', '08-01', '0800'), `RRULE:FREQ=DAILY;COUNT=${count}`);
