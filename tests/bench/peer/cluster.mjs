// The peer: cluster.mjs PACKAGES DATABASE PORT NOW PROCESSES LOGIN
//
// DATABASE is a file of SQLite, or {...} for PostgreSQL.

import cluster from 'node:cluster';
import { argv, exit } from 'node:process';
import { makeApp } from './app.mjs';
import { openDatabase } from './database.mjs';
import { openPool, preparePool } from './postgresql.mjs';
import { prepareQueries } from './queries.mjs';

const [, , packages, database, port, now, processes, login] = argv;

if (cluster.isPrimary) {
  for (let i = 0; i < Number(processes); i++)
    cluster.fork();
  cluster.on('exit', () => exit(1));
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => exit(0));
} else {
  const queries = database.startsWith('{') ?
    preparePool(openPool(packages, database)) :
    prepareQueries(openDatabase(packages, database));
  const app = makeApp(packages, queries, Date.parse(now), login);
  await app.listen({ host: '127.0.0.1', port: Number(port) });
}
