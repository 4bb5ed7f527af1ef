// A connection as better-sqlite3's documentation recommends it, durable.

import { createRequire } from 'node:module';
import { join } from 'node:path';

export function openDatabase(packages, file) {
  const Database = createRequire(join(packages, 'package.json'))(
    'better-sqlite3');
  const db = new Database(file, { timeout: 10000 });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('mmap_size = 2147418112');
  db.pragma('cache_size = -8000');
  return db;
}
