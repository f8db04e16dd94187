import { Problem } from './problem.mjs';
import { inLanes, inView } from './test-lanes.mjs';
import { steps } from './test-steps.mjs';
import { summarise } from './test-summary.mjs';

/** Without arguments all steps until one fails; `--only unit roster` runs one, and of it what has that word, where it can be watched. */
export async function run([option, name, ...rest]) {
  const started = performance.now();
  const wall = () => (performance.now() - started) / 1000;
  if (option !== undefined) return summarise([await inView({ ...only(option, name), args: rest })], { wall: wall() });
  const built = 1 + steps.findIndex((step) => step.name === 'build');
  const results = await inLanes(steps.slice(0, built));
  if (results.every(({ ok }) => ok)) results.push(...(await inLanes(steps.slice(built))));
  return summarise(results, { planned: steps.length, wall: wall() });
}

function only(option, name) {
  const step = steps.find((one) => one.name === name);
  if (option === '--only' && step) return step;
  throw new Problem(`npm test -- --only ${steps.map((one) => one.name).join('|')}`);
}
