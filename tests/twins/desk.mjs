// Users at the desk, with a cookie and forms, and visitors who propose events.

const PASSWORD = 'seven green bicycles';
const LISTS = ['events', 'venues', 'organizers', 'categories', 'tags'];
const SHOWS = ['upcoming', 'drafts', 'waiting', 'past', 'trash', 'mine', 'x'];
const DAY = { start_date: '2027-03-01T18:00', end_date: '2027-03-01T20:00' };

// The hidden fields of the first form that has a token.
function hidden(html) {
  return Object.fromEntries([...html.matchAll(
    /<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
    .map(([, name, value]) => [name, value.replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')]));
}

export class Desk {
  // `pool` has records by kind.
  constructor(twins, pool) {
    Object.assign(this, { twins, pool });
  }

  async #ask(path, form, fields = {}) {
    const answer = await this.twins.change({ path,
      ...form && { method: 'POST', form }, fields: { Accept: 'text/html',
        'Sec-Fetch-Site': 'same-origin', ...this.cookie
        && { Cookie: this.cookie }, ...fields } });
    const set = answer.headers.get('set-cookie');
    this.cookie = set?.split(';')[0] ?? this.cookie;
    return answer;
  }

  async #send(path, form, fields) {
    const { text } = await this.#ask(path);
    return this.#ask(path, { ...hidden(text), ...form }, fields);
  }

  async run() {
    await this.#enter('ada');
    await this.#lists();
    await this.#records();
    await this.#merges();
    await this.#series();
    await this.#people();
    await this.#account();
    await this.#subscriptions();
    const { text } = await this.#ask('/desk/events');
    await this.#ask('/desk/sign-out', hidden(text));
    await this.#ask('/desk/events');
    await this.#strangers();
    for (const login of ['co', 'su'])
      await this.#others(login);
  }

  async #enter(login) {
    this.cookie = undefined;
    const link = new URL(this.twins.run('user', 'invite', login).trim());
    const key = link.searchParams.get('key');
    await this.#ask(link.pathname + link.search);
    await this.#ask('/desk/welcome', { key, password: 'short' });
    await this.#ask('/desk/welcome', { key, password: PASSWORD });
    await this.#ask('/desk/welcome', { key, password: PASSWORD });
  }

  async #lists() {
    for (const list of LISTS) {
      for (const show of list === 'events' ? SHOWS : [''])
        for (const page of ['', '2', '999'])
          await this.#ask(`/desk/${list}?show=${show}&page=${page}`);
      for (const search of ['music', 'ä', '%25', '%00', '🎉'])
        await this.#ask(`/desk/${list}?search=${encodeURI(search)}`);
      const [{ id }, last] = this.pool[list].slice(-2);
      for (const one of [id, last.id, '0', 'x', '999999999', 'new',
        `new?from=${id}`])
        await this.#ask(`/desk/${list}/${one}`);
    }
  }

  async #records() {
    const names = { events: { title: 'Ünter 🎉', ...DAY,
      'venue-venue': 'New Place', categories: 'Music' },
    venues: { venue: 'Desk hall', city: 'Köln' },
    organizers: { organizer: 'Desk people' },
    categories: { name: 'Desk Çategory' }, tags: { name: 'desk tag' } };
    for (const [list, fields] of Object.entries(names)) {
      const path = `/desk/${list}/new`;
      const { headers } = await this.#send(path, { ...fields,
        action: list === 'events' ? 'publish' : 'save' });
      await this.#send(path, { action: 'save' });
      await this.#send(path, { ...fields, action: 'preview' });
      const id = /[?&]id=(\d+)/.exec(headers.get('location') ?? '')?.[1];
      for (const action of ['save', 'draft', 'preview', 'x', 'trash',
        'restore', 'delete'])
        await this.#send(`/desk/${list}/${id}`, { ...fields, action,
          'sure[]': `delete ${id} ${'parent' in fields || list === 'tags' ?
            0 : ''}`, description: `By ${action}` });
    }
  }

  async #merges() {
    for (const list of LISTS.slice(1)) {
      const [from, into] = this.pool[list];
      for (const same of ['nobody', from.name, into.name])
        await this.#send(`/desk/${list}/${from.id}`, { action: 'merge', same,
          'sure[]': `merge ${into.id}` });
      await this.#ask(`/desk/${list}?done=merged&id=${into.id}`);
    }
  }

  async #series() {
    const { headers } = await this.#send('/desk/events/new', { ...DAY,
      title: 'Desk choir', action: 'publish', 'repeat[every]': 'weekly',
      'repeat[ends]': 'after', 'repeat[count]': '8' });
    let id = Number(/[?&]id=(\d+)/.exec(headers.get('location'))[1]);
    for (const [scope, title] of [['one', 'One'], ['following', 'More'],
      ['all', 'All']]) {
      await this.#send(`/desk/events/${id++}`, { ...DAY, title, scope,
        action: 'save', 'repeat[every]': 'weekly', 'repeat[ends]': 'after',
        'repeat[count]': '8' });
      await this.#ask('/desk/events?search=desk');
    }
    await this.#send(`/desk/events/${id}`, { scope: 'following',
      action: 'trash' });
    await this.#ask('/desk/events?show=trash');
  }

  async #people() {
    await this.#send('/desk/people', { login: 'new', role: 'author',
      password: PASSWORD });
    await this.#send('/desk/people', { login: 'new', role: 'author',
      password: PASSWORD });
    await this.#send('/desk/people', { login: 'ä\0b', role: 'author',
      password: PASSWORD });
    const { text } = await this.#ask('/desk/people');
    const ids = [...new Set(text.match(/(?<=\/desk\/people\/)\d+/g))];
    for (const action of ['role', 'link', 'program', 'revoke', 'end', 'x',
      'remove'])
      await this.#send(`/desk/people/${ids.at(-1)}`, { action, role: 'editor',
        password: PASSWORD, name: 'calendar', 'sure[]': 'remove new' });
    for (const id of ids)
      await this.#ask(`/desk/people/${id}`);
  }

  async #account() {
    for (const action of ['language', 'program', 'program', 'revoke',
      'password', 'end', 'mail', 'x'])
      await this.#send('/desk/account', { action, name: `for ${action}`,
        language: 'de', password: PASSWORD, new: `${PASSWORD} 2`,
        mail: 'a@a.example' });
    await this.#ask('/desk/account');
  }

  // Those that are stored would be fetched, at any time.
  async #subscriptions() {
    const form = { name: 'Club', url: 'https://club.example/calendar.ics',
      every: '2h', author: 'ada', categories: 'Sport', status: 'pending',
      wins: 'theirs', action: 'add' };
    for (const more of [{ every: 'x' }, { url: 'x' }, { author: 'x' }])
      await this.#send('/desk/subscriptions', { ...form, ...more });
    await this.#ask('/desk/subscriptions/1');
  }

  async #strangers() {
    this.cookie = undefined;
    for (const form of [{ login: 'ada', password: 'wrong' },
      { login: 'nobody', password: PASSWORD },
      { login: 'ada', password: `${PASSWORD} 2`, to: '/desk/events' }])
      await this.#send('/desk/sign-in', form);
    this.cookie = undefined;
    await this.#send('/desk/forgotten', { login: 'ada' });
    const { text } = await this.#ask('/submit');
    this.twins.world.pass(60);
    await this.#ask('/submit', { ...hidden(text), title: 'Proposed', ...DAY,
      sender: 'me@a.example', description: 'By a visitor.', action: 'send' });
    await this.#ask('/submit', { ...hidden(text), title: '', action: 'send' });
    await this.#ask('/submit', { ...hidden(text), title: 'Proposed' });
  }

  async #others(login) {
    await this.#enter(login);
    for (const path of ['/desk', '/desk/events?show=mine', '/desk/events/new',
      '/desk/people', '/desk/account', '/desk/venues', '/desk/events/5'])
      await this.#ask(path);
    await this.#send('/desk/events/new', { title: `By ${login}`, ...DAY,
      action: 'submit' });
  }
}
