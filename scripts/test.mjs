import { Problem, report } from './problem.mjs';
import { steps } from './test-steps.mjs';

/**
 * `npm test`: every check in turn, stopping at the first that fails. `npm test -- --only unit roster` runs one, its
 * arguments behind it.
 */
export async function run(args) {
  const { chosen, rest } = choose(args);
  const results = [];
  for (const { title, check } of chosen) {
    console.log(`\n━━ ${title}`);
    const started = performance.now();
    const result = await attempt(check, rest);
    results.push({ title, passed: 0, failed: 0, ...result, seconds: (performance.now() - started) / 1000 });
    if (!result.ok) break;
  }
  return summarise(results, chosen.length);
}

async function attempt(check, rest) {
  try {
    return await check(rest);
  } catch (error) {
    report(error);
    return { ok: false };
  }
}

function choose([option, name, ...rest]) {
  if (option === undefined) return { chosen: steps, rest: [] };
  const chosen = steps.filter((step) => step.name === name);
  if (option !== '--only' || !chosen.length)
    throw new Problem(`npm test -- --only ${steps.map((step) => step.name).join('|')}`);
  return { chosen, rest };
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
