// Makes the peer's database: convert.mjs PACKAGES ALMANAC_DB PEER_DB

import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { openDatabase } from './database.mjs';

const [, , packages, source, target] = argv;
const db = openDatabase(packages, target);
db.pragma('synchronous = OFF');
db.prepare('ATTACH ? AS almanac').run(source);
db.transaction(() => db.exec(readFileSync(
  new URL('schema.sql', import.meta.url), 'utf8')))();
db.close();
