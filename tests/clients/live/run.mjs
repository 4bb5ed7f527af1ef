// Runs programs of npm packages.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { execPath } from 'node:process';

// Returns the standard output. An exit code other than 0 is an error.
export function run(folder, program, ...words) {
  const ended = spawnSync(join(folder, 'node_modules', '.bin', program), words,
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
  return outputOf(program, ended);
}

export function runScript(folder, script, env) {
  const ended = spawnSync(execPath, [script], { cwd: folder, env,
    encoding: 'utf8' });
  return outputOf(script, ended);
}

function outputOf(name, { status, stdout, stderr }) {
  if (status !== 0)
    throw new Error(`${name}: status ${status}\n${stdout}${stderr}`);
  return stdout;
}
