import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Problem, report } from './problem.mjs';
import { steps } from './test-steps.mjs';

/** Steps at once: one more than there are processors, because journeys, starts and crashes mostly wait. */
const LANES = os.availableParallelism() + 1;

/** Without arguments all steps, each shown when it ends, until one fails; `--only unit roster` runs one interactively. */
export async function run([option, name, ...rest]) {
  if (option !== undefined) return summarise([await inView(only(option, name), rest)], 1);
  const built = 1 + steps.findIndex((step) => step.name === 'build');
  const results = [];
  for (const part of [steps.slice(0, built), steps.slice(built)]) {
    const lane = async () => {
      while (part.length && results.every(({ ok }) => ok)) results.push(await apart(part.shift()));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }
  return summarise(results, steps.length);
}

function only(option, name) {
  const step = steps.find((one) => one.name === name);
  if (option === '--only' && step) return step;
  throw new Problem(`npm test -- --only ${steps.map((one) => one.name).join('|')}`);
}

const timed = async (title, check) => {
  const started = performance.now();
  const result = await check();
  return { title, passed: 0, failed: 0, ...result, seconds: (performance.now() - started) / 1000 };
};

async function inView({ title, check }, args) {
  console.log(`\n━━ ${title}`);
  return await timed(title, async () => {
    try {
      return await check(args);
    } catch (error) {
      report(error);
      return { ok: false };
    }
  });
}

async function apart({ name, title }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-step-'));
  const [said, result] = ['said', 'result.json'].map((file) => path.join(folder, file));
  const output = openSync(said, 'w');
  const ended = await timed(title, async () => {
    const child = spawn(process.execPath, ['scripts/test-step.mjs', name, result], {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    });
    await new Promise((resolve) => child.once('exit', resolve));
    return existsSync(result) ? JSON.parse(readFileSync(result, 'utf8')) : { ok: false };
  });
  closeSync(output);
  console.log(`\n━━ ${title}\n${readFileSync(said, 'utf8')}`);
  rmSync(folder, { recursive: true });
  return ended;
}

function summarise(results, planned) {
  console.log('\n━━ Summary');
  for (const { title, ok, passed, failed, seconds } of results) {
    const tests = passed + failed ? `${passed} passed, ${failed} failed` : '';
    console.log(`${ok ? '✓' : '✖'} ${title.padEnd(42)} ${seconds.toFixed(1).padStart(6)} s  ${tests}`);
  }
  if (results.length < planned) console.log(`Stopped here; ${planned - results.length} more to run.`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return results.every(({ ok }) => ok) ? 0 : 1;
}
