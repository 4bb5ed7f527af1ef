// The longest words of dictionaries, which must break at a width of 320
// pixels.

import { post } from './calendar.mjs';

export const WORDS = {
  en: ['Pneumonoultramicroscopicsilicovolcanoconiosis',
    'Honorificabilitudinitatibus', 'Floccinaucinihilipilification'],
  de: ['Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten'
      + 'gesellschaft'],
  fr: ['Anticonstitutionnellement', 'Intergouvernementalisations',
    'Hexakosioihexekontahexaphobie'],
  es: ['Electroencefalografistas', 'Hipopotomonstrosesquipedaliofobia',
    'Otorrinolaringológicamente'],
};

const YEAR = 2035;

// Adds an event for each language in its own month. Returns pages with it.
export async function furnishWords(base, user) {
  const found = [];
  for (const [i, [language, words]] of Object.entries(WORDS).entries()) {
    const [event, place, term] = words;
    const month = String(i + 1).padStart(2, '0');
    const made = await post(base, user, 'events', {
      title: `${event} ${words.join('-')}`, slug: `words-${language}`,
      description: `<h2>${place}</h2><p>${words.join(', ')}</p><table><tr>`
        + `<th>${event}</th><th>${place}</th></tr></table>`,
      start_date: `${YEAR}-${month}-10 18:00:00`,
      end_date: `${YEAR}-${month}-12 20:00:00`,
      venue: { venue: place, address: event, city: term, country: place },
      organizer: { organizer: event }, categories: [term], tags: [place],
      cost: event, event_status: 'postponed', event_status_reason: place });
    const root = language === 'en' ? '' : `/${language}`;
    const date = `date=${YEAR}-${month}-10`;
    const path = (url) => root + new URL(url).pathname;
    found.push(...[`${root}/?year=${YEAR}&month=${i + 1}`,
      `${root}/?view=week&${date}`, `${root}/?view=day&${date}`,
      `${root}/?view=list&start_date=${YEAR}-${month}-01`, path(made.url),
      path(made.venue.url), path(made.organizer[0].url),
      `${root}/events/category/${made.categories[0].slug}/`,
      `${root}/tag/${made.tags[0].slug}/`, `${root}/event/none-${term}/`]
      .map((address) => ({ path: address, name: 'words' })));
  }
  return found;
}
