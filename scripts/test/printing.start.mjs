import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { textOf } from '../../e2e/support/paper.mjs';
import { Pdf } from '../../backend/dist/src/platform/pdf/pdf.js';
import { isGone } from './processes.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-printing-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const shared = path.join(folder, 'shared');
mkdirSync(shared);
process.env.TMPDIR = shared;
let place = path.join(folder, 'Maple Hill & <Sons>: barn', 'first');
const dataDir = () => path.join(place, 'data '.repeat(20));

/** What stands on paper printed at that place, with the browser that is unpacked there. */
async function printed() {
  process.env.CACHE_DIR = path.join(place, 'cache');
  const pdf = new Pdf({ dataDir: dataDir() });
  try {
    return textOf(await pdf.fromHtml('<h1>Tuesday: Łódź &amp; Müller</h1>'));
  } finally {
    await pdf.onApplicationShutdown();
  }
}

test('paper has its words in a path with a space and an ampersand, and after that path was moved', async () => {
  assert.match(await printed(), /Tuesday: Łódź & Müller/);
  const moved = path.join(folder, 'Moved & away');
  renameSync(place, moved);
  place = moved;
  assert.match(await printed(), /Tuesday: Łódź & Müller/);
  assert.deepEqual(readdirSync(path.join(dataDir(), 'run')), [], 'nothing is left where it worked');
});

test('a browser ends with the process that started it, killed or not, and the next one tidies up', async () => {
  const program = `
    import { Pdf } from ${JSON.stringify(new URL('../../backend/dist/src/platform/pdf/pdf.js', import.meta.url).href)};
    const pdf = new Pdf({ dataDir: process.argv[1] });
    await pdf.fromHtml('<p>Tuesday</p>');
    console.log((await pdf.printer).browser.process().pid);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [browser] = await once(createInterface(child.stdout), 'line');
  child.kill('SIGKILL');
  await once(child, 'exit');
  await isGone(Number(browser));
  assert.equal(readdirSync(path.join(dataDir(), 'run')).length, 1, 'killed before it could tidy up');
  await printed();
  assert.deepEqual(readdirSync(path.join(dataDir(), 'run')), []);
});

test('paper without words is an error', async () => {
  const [browser] = readdirSync(path.join(place, 'cache'));
  rmSync(path.join(place, 'cache', browser, 'fonts'), { recursive: true });
  await assert.rejects(printed(), /no text/);
});

test('nothing lies in the temporary folder of everybody', () => {
  assert.deepEqual(readdirSync(shared), []);
});
