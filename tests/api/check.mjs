// check.mjs FOLDER BEFORE AFTER CHANGELOG, called by check.sh.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { argv, exit } from 'node:process';
import { breaking } from './breaking.mjs';

const SHOWN = 20;
const require = createRequire(join(resolve(argv[2]), 'package.json'));
const [before, after] = argv.slice(3, 5)
  .map((file) => JSON.parse(readFileSync(file, 'utf8')));
const [, unreleased = ''] = readFileSync(argv[5], 'utf8')
  .split(/^## .*(?:not released yet|unreleased).*$/im);
const told = /^(- )?Breaking/m.test(unreleased.split(/^## /m)[0]);

const found = breaking(before, after, require);
for (const change of found.slice(0, SHOWN))
  console.log(change);
if (found.length > SHOWN)
  console.log(`and ${found.length - SHOWN} more`);
console.log(found.length === 0 ? 'nothing breaks clients' :
  told ? 'clients break, and CHANGELOG.md says so' :
    'clients break: CHANGELOG.md needs a line that begins with "Breaking"');
exit(found.length === 0 || told ? 0 : 1);
