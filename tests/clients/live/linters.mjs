// Checks the document with the recommended rules of two linters; no warnings.

import { deepStrictEqual } from 'node:assert';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

export function checkLinters({ folder, document }) {
  const redocly = JSON.parse(run(folder, 'redocly', 'lint', '--format=json',
    '--extends=recommended', document));
  deepStrictEqual(redocly.problems, []);

  const rules = join(folder, 'spectral.yaml');
  writeFileSync(rules, 'extends: [[spectral:oas, recommended]]\n');
  const spectral = JSON.parse(run(folder, 'spectral', 'lint', '--quiet',
    '--format=json', '--fail-severity=hint', `--ruleset=${rules}`, document));
  deepStrictEqual(spectral, []);
  return 'nothing to say of the document';
}
