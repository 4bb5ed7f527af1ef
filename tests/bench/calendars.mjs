// The calendars that are asked: made once, kept below build/bench/.

import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync,
  renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';

// What a calendar is made by: when that changes another one is made.
function recipe() {
  const hash = createHash('sha256');
  for (const folder of ['tests/bench', 'src/store'])
    for (const name of readdirSync(folder, { recursive: true }).sort())
      if (/\.[ch]$/.test(name))
        hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

// The folder of a calendar of so many events.
export async function makeCalendar(build, kept, events) {
  const folder = join(kept, `calendar-${events}`);
  const mark = join(folder, 'made-by');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === recipe())
    return folder;
  console.error(`making a calendar of ${events} events`);
  const fresh = `${folder}.new`;
  for (const old of [folder, fresh])
    rmSync(old, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  await run(join(build, 'tests/bench/generate'), [fresh, String(events)],
    { log: join(kept, 'generate.log'), seconds: 3600 });
  await run(join(build, 'almanac'),
    ['check', '--db', join(fresh, 'calendar.db')],
    { log: join(kept, 'check.log'), seconds: 3600 });
  writeFileSync(join(fresh, 'made-by'), recipe());
  renameSync(fresh, folder);
  return folder;
}

// A copy that may be written to, and what is in it.
export function openCalendar(calendar, folder) {
  const database = join(folder, 'calendar.db');
  const original = join(calendar, 'calendar.db');
  const text = (name) => readFileSync(join(calendar, name), 'utf8');
  copyFileSync(original, database);
  return { database, bytes: statSync(original).size,
    bodies: text('bodies.txt').trimEnd().split('\n'),
    bodyFile: join(calendar, 'bodies.txt'),
    facts: JSON.parse(text('facts.json')) };
}
