// How `npm test` runs its steps.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { countCpu } from '../cpu-time.mjs';
import { inLanes } from '../test-lanes.mjs';
import { belowHere } from '../test-runners.mjs';
import { summarise } from '../test-summary.mjs';
import { isGone } from './processes.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-run-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A step that is its name: green, red once the slow one is under way, or one that would go on for ever. */
const runner = path.join(folder, 'runner.mjs');
const [under, tidied] = ['under-way', 'tidied'].map((name) => path.join(folder, name));
writeFileSync(
  runner,
  `import { spawnSync } from 'node:child_process';
  import { existsSync, writeFileSync } from 'node:fs';
  process.on('SIGTERM', () => {});
  const [name, file] = process.argv.slice(2);
  const begin = ${JSON.stringify(`require('node:fs').writeFileSync(process.argv[1], String(process.pid)); setInterval(() => {}, 1000)`)};
  if (name === 'slow') {
    spawnSync(process.execPath, ['-e', begin, ${JSON.stringify(under)}]);
    writeFileSync(${JSON.stringify(tidied)}, '');
  }
  while (name === 'red' && !existsSync(${JSON.stringify(under)})) await new Promise(setImmediate);
  writeFileSync(file, JSON.stringify({ ok: name === 'green', passed: 2, failed: Number(name === 'red') }));`,
);

/** What it prints, and its exit code. */
function printed(results, planned) {
  const lines = [];
  const { log } = console;
  console.log = (line) => lines.push(line);
  try {
    return { code: summarise(results, { planned, wall: 3 }), lines: lines.join('\n') };
  } finally {
    console.log = log;
  }
}

test('the first step that fails ends those beside it with all they have started, and none begins after it', async () => {
  const steps = ['green', 'slow', 'red', 'never'].map((name) => ({ name, title: name }));
  const results = await inLanes(steps, { runner, lanes: 2 });
  assert.deepEqual(
    results.map(({ title, ok, stopped = false }) => ({ title, ok, stopped })),
    [
      { title: 'green', ok: true, stopped: false },
      { title: 'red', ok: false, stopped: false },
      { title: 'slow', ok: false, stopped: true },
    ],
  );
  assert.ok(existsSync(tidied), 'a step that is stopped tidies up');
  await isGone(Number(readFileSync(under, 'utf8')));
  const { code, lines } = printed(results, steps.length);
  assert.equal(code, 1);
  assert.match(lines, /✓ green[^]*✖ red .* 2 passed, 1 failed[^]*– slow .* stopped[^]*1 more to run/);
});

test('each step is told in seconds of the clock and of the processors, and their sum', () => {
  const { code, lines } = printed([
    { title: 'one', ok: true, seconds: 2, cpu: 1.5, passed: 3, failed: 0 },
    { title: 'other', ok: true, seconds: 1, cpu: 0.25 },
  ]);
  assert.equal(code, 0);
  assert.match(lines, /✓ one +2\.0 s +1\.5 s CPU +3 passed, 0 failed/);
  assert.match(lines, /3 passed, 0 failed +3\.0 s +1\.8 s CPU$/);
});

test('where the system does not tell what the processors did, the seconds of the clock stand alone', () => {
  const { lines } = printed([{ title: 'one', ok: true, seconds: 2 }]);
  assert.match(lines, /✓ one +2\.0 s/);
  assert.doesNotMatch(lines, /CPU|NaN/);
});

const skip = !existsSync('/proc/self/stat') && 'no /proc';
/** Works for so many ms of a processor. */
const busy = (ms) =>
  `const used = () => Object.values(process.cpuUsage()).reduce((a, b) => a + b); while (used() < ${ms}_000);`;

test('what ends at once after its own child is counted once, by whoever waits for it', { skip }, async () => {
  const waits = (code) => `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(code)}]);`;
  // Looked at again after all of them have ended.
  const child = spawn(process.execPath, ['-e', `${waits(waits(busy(2000)))} setTimeout(() => {}, 1500);`]);
  const cpu = countCpu(child.pid);
  await once(child, 'exit');
  const seconds = cpu.seconds();
  assert.ok(seconds > 1.5 && seconds < 3.5, `${seconds} s`);
});

test('what processes spend is counted with those that they start and forget', { skip }, async () => {
  const forgotten = JSON.stringify(`console.log(process.pid);${busy(1200)}`);
  const forgetful = `const { spawn } = require('node:child_process');
    spawn(process.execPath, ['-e', ${forgotten}], { detached: true, stdio: 'inherit' }).unref();
    ${busy(1200)}`;
  const child = spawn(process.execPath, ['-e', forgetful], { stdio: ['ignore', 'pipe', 'inherit'] });
  const cpu = countCpu(child.pid);
  // The pipe ends with the last of them.
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  await isGone(Number(said));
  const seconds = cpu.seconds();
  assert.ok(seconds > 1.5 && seconds < 6, `${seconds} s`);
});

test('words choose among the files of the repository, not among the folders above it', () => {
  const here = process.cwd().replaceAll('.', '\\.');
  assert.deepEqual(belowHere(['till', '-t', 'a name', '--bail=1']), [`${here}.*(till)`, '-t', 'a name', '--bail=1']);
  assert.deepEqual(belowHere(['--findRelatedTests', 'a/b.ts']), ['--findRelatedTests', 'a/b.ts']);
});
