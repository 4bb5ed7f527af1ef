// Runs linters and a compiler on a document. Returns faults, one sentence
// each.

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// The recommended rules of Redocly.
export async function redocly(file, require) {
  const { createConfig, lint } = require('@redocly/openapi-core');
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: file, config });
  return problems.map((problem) => `${problem.severity} ${problem.ruleId} ` +
    `${problem.location[0]?.pointer}: ${problem.message}`);
}

// The recommended rules of Spectral.
export async function spectral(file, require) {
  const { Spectral, Document } = require('@stoplight/spectral-core');
  const { oas } = require('@stoplight/spectral-rulesets');
  const { Json } = require('@stoplight/spectral-parsers');
  const linter = new Spectral();
  linter.setRuleset({ extends: [[oas, 'recommended']] });
  const problems =
    await linter.run(new Document(readFileSync(file, 'utf8'), Json));
  return problems.map((problem) =>
    `${problem.code} ${problem.path.join('/')}: ${problem.message}`);
}

// The types generated from these files must compile.
export async function types(files, require) {
  const ts = require('typescript');
  const path = require.resolve('openapi-typescript').replace(/cjs$/, 'mjs');
  const { default: make, astToString } = await import(pathToFileURL(path));
  const made = files.map((file) => file.replace(/json$/, 'ts'));
  for (const [i, file] of files.entries())
    writeFileSync(made[i], astToString(await make(pathToFileURL(file))));
  const program = ts.createProgram(made, { strict: true, noEmit: true });
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) =>
    `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}
