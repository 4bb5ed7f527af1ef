// `almanac serve` with helpers, on a free port, with a separate database.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync }
  from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { becomes } from '../support/until.mjs';

// Returns the address of a new database if PostgreSQL runs
// (with_postgresql.sh); otherwise undefined.
export function newDatabase(name, options = '') {
  if (!env.POSTGRESQL)
    return undefined;
  execFileSync(join(env.POSTGRESQL_BIN, 'psql'), ['-q', '-h', env.POSTGRESQL,
    '-U', 'almanac', '-d', 'postgres', '-c',
    `CREATE DATABASE ${name} ${options}`]);
  return `postgresql:///${name}?host=${env.POSTGRESQL}&user=almanac`;
}

export class Service {
  // The administrator `ada` is added, unless her password is given, or null for
  // no user.
  constructor(build, folder, site, database = join(folder, 'almanac.db'),
    password = undefined) {
    this.almanac = join(build, 'almanac');
    this.folder = folder;
    this.files = ['--db', database, '--config', join(folder, 'site.yaml')];
    for (const name of readdirSync(folder))
      if (name.startsWith('almanac.db'))
        rmSync(join(folder, name));
    writeFileSync(join(folder, 'site.yaml'), site, { mode: 0o640 });
    this.password = password !== undefined ? password :
      this.run('user', 'add', 'ada', '--role', 'administrator').trim();
  }

  run(...words) {
    return execFileSync(this.almanac, [...words, ...this.files],
      { encoding: 'utf8' });
  }

  get log() {
    const path = join(this.folder, 'log');
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  }

  // The lines of the log that are complete: another may be being written.
  lines() {
    return this.log.split('\n').slice(0, -1);
  }

  async start(more = {}) {
    rmSync(join(this.folder, 'log'), { force: true });
    this.child = spawn('sh', ['-c', 'exec "$@" > "$0/log" 2>&1', this.folder,
      this.almanac, 'serve', '--port', '0', ...this.files],
    { env: { ...env, ...more } });
    this.ended = new Promise((resolve) => this.child.on('exit', resolve));
    const told = /listening on (http:\S+)\/\n/;
    await becomes(() => this.log, told);
    this.api = `${told.exec(this.log)[1]}/calendar/events/v1`;
  }

  async stop(signal = 'SIGTERM') {
    this.child.kill(signal);
    await this.ended;
  }

  get deliverer() {
    return this.helper('deliver');
  }

  // The process of `almanac deliver` or `almanac subscribe`.
  helper(verb) {
    for (const pid of readdirSync('/proc').filter((name) => name > '0'))
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        if (words[1] === verb && words.includes(this.files[3]))
          return Number(pid);
      } catch {
        // It has ended meanwhile.
      }
    return undefined;
  }

  async ask(method, path, body) {
    const credentials = Buffer.from(`ada:${this.password}`).toString('base64');
    const answer = await fetch(this.api + path, { method,
      headers: { authorization: `Basic ${credentials}`,
        'content-type': 'application/json' },
      body: body && JSON.stringify(body) });
    const record = await answer.json();
    if (!answer.ok)
      throw new Error(`${method} ${path}: ${JSON.stringify(record)}`);
    return record;
  }
}
