// One step of `npm test` in a process of its own: `node scripts/test-step.mjs NAME FILE` writes the result to FILE.
import { writeFileSync } from 'node:fs';
import { report } from './problem.mjs';
import { steps } from './test-steps.mjs';

const [name, file] = process.argv.slice(2);
try {
  writeFileSync(file, JSON.stringify(await steps.find((step) => step.name === name).check([])));
} catch (error) {
  report(error);
  writeFileSync(file, JSON.stringify({ ok: false }));
}
