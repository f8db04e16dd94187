// Everything that is made from the code: the contract and its client, pages of errors, access, events and rules, the schema's snapshot.
import { spawnSync } from 'node:child_process';
import { compiled } from './backend.mjs';
import { build } from './build.mjs';
import { writeContract } from './openapi.mjs';
import { Problem } from './problem.mjs';
import { writeRules } from './rules.mjs';
import { startThrowaway, testEnvironment } from './throwaway.mjs';

/** Builds once; what is read in review (access, golden files) is written like the rest and seen in the diff. */
export async function run() {
  build(['backend']);
  await writeContract('.');
  const server = await startThrowaway();
  try {
    for (const [name, ...args] of [['event-catalogue'], ['access-page'], ['schema-drift', '--write']])
      write(server.url, name, args);
  } finally {
    await server.stop();
  }
  return writeRules('.');
}

function write(url, name, args) {
  const { status } = spawnSync(process.execPath, compiled(`contract/${name}`, ...args), {
    env: testEnvironment(url),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Problem(`contract/${name} could not be written: see above.`);
}
