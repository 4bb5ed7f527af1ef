// Generates types from the document and compiles a program that uses them.

import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from 'node:process';
import { run, runScript } from './run.mjs';

const here = dirname(fileURLToPath(import.meta.url));

export function checkTypes({ api, folder, document, login, password }) {
  // Otherwise parameters with a default would be required.
  run(folder, 'openapi-typescript', document, '--output',
    join(folder, 'doc.d.ts'), '--default-non-nullable=false');
  copyFileSync(join(here, 'client.ts'), join(folder, 'client.mts'));
  run(folder, 'tsc', '--strict', '--noUncheckedIndexedAccess',
    '--skipLibCheck', '--target', 'es2022', '--module', 'nodenext',
    '--types', 'node', 'client.mts');
  return runScript(folder, join(folder, 'client.mjs'),
    { ...env, API: api, CREDENTIALS: `${login}:${password}` }).trim();
}
