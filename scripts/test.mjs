import { Problem } from './problem.mjs';
import { inLanes, inView } from './test-lanes.mjs';
import { allSteps, stepsFor, usualSteps } from './test-plan.mjs';
import { changedFiles, rememberPassed } from './test-since.mjs';
import { steps } from './test-steps.mjs';
import { summarise } from './test-summary.mjs';

const secondsSince = (started) => (performance.now() - started) / 1000;

/** Without arguments all that prove rules, and of durability what a change touches; docs/testing.md says what the options do. */
export async function run([option, ...args]) {
  if (option === '--only') return runOne(args);
  if (option === '--changed') return runAll(stepsFor(steps, filesOrProblem()));
  if (option === '--all') return runWhole(allSteps(steps));
  if (option !== undefined) throw new Problem(`npm test -- [--changed | --all | --only ${names()}]`);
  return runWhole(usualSteps(steps, changedFiles()));
}

/** `npm run test:deep`: what proves durability, and the build that it needs. */
export const runDeep = () => runAll(steps.filter(({ name, deep }) => deep || name === 'build'));

const names = () => steps.map((one) => one.name).join('|');

function filesOrProblem() {
  const files = changedFiles();
  if (!files) throw new Problem('Git knows nothing to compare with: npm test runs everything.');
  console.log(`${files.length} files differ.`);
  return files;
}

async function runOne([name, ...args]) {
  const step = steps.find((one) => one.name === name);
  if (!step) throw new Problem(`npm test -- --only ${names()}`);
  const started = performance.now();
  return summarise([await inView({ ...step, args })], { wall: secondsSince(started) });
}

async function runWhole(chosen) {
  const code = await runAll(chosen);
  if (code === 0) rememberPassed();
  return code;
}

/** What the build makes stands before anybody needs it. */
async function runAll(chosen) {
  const started = performance.now();
  const built = 1 + chosen.findIndex(({ name }) => name === 'build');
  const results = await inLanes(chosen.slice(0, built));
  if (results.every(({ ok }) => ok)) results.push(...(await inLanes(chosen.slice(built))));
  return summarise(results, { planned: chosen.length, wall: secondsSince(started) });
}
