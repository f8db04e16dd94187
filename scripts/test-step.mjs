// One step of `npm test` in a process of its own: `node scripts/test-step.mjs NAME FILE [ARGUMENTS]` writes the result to FILE.
import { writeFileSync } from 'node:fs';
import { report } from './problem.mjs';
import { steps } from './test-steps.mjs';

// Whoever stops the run signals the whole group: what this has started ends by that, and is tidied up after here.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {});

const [name, file, ...args] = process.argv.slice(2);
const tell = (result) => writeFileSync(file, JSON.stringify(result));
try {
  tell(await steps.find((step) => step.name === name).check(args));
} catch (error) {
  report(error);
  tell({ ok: false });
}
