// What `npm test` takes for a change.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

const since = new URL('../test-since.mjs', import.meta.url).href;
const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@maplehill.test', '-c', 'commit.gpgsign=false'];
let folder;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-since-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args) => execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' }).trim();
const write = (file) => writeFileSync(path.join(folder, file), String(Math.random()));
function commit(file) {
  write(file);
  git('add', file);
  git('commit', '-qm', file);
  return git('rev-parse', 'HEAD');
}

const ask = (expression, env = {}) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import * as m from '${since}'; console.log(JSON.stringify(${expression}) ?? null)`,
      ],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, TEST_SINCE: '', ...env } },
    ),
  );
const changed = (env) => ask('m.changedFiles()', env)?.toSorted() ?? null;

/** A main of two commits; what is installed is not committed. */
function house() {
  git('init', '-qb', 'main');
  writeFileSync(path.join(folder, '.gitignore'), 'node_modules/\n');
  git('add', '.gitignore');
  const first = commit('first');
  commit('second');
  return first;
}

test('without git, or before there is anything to compare with, nobody knows', () => {
  assert.equal(changed(), null);
  git('init', '-qb', 'main');
  commit('first');
  assert.equal(changed(), null);
});

test('on main it is what the last commit changed, and what is not committed', () => {
  house();
  write('first');
  write('new');
  assert.deepEqual(changed(), ['first', 'new', 'second']);
});

test('on a branch it is all since it left main', () => {
  house();
  git('checkout', '-qb', 'branch');
  for (const file of ['third', 'fourth']) commit(file);
  assert.deepEqual(changed(), ['fourth', 'third']);
});

test('a commit of which all tests passed is what counts, but not files that were never committed', () => {
  house();
  write('new');
  ask('m.rememberPassed()');
  assert.deepEqual(changed(), ['new', 'second']);
  commit('new');
  ask('m.rememberPassed()');
  assert.deepEqual(changed(), []);
  commit('third');
  assert.deepEqual(changed(), ['third']);
});

test('TEST_SINCE says it otherwise, and where it names nothing that is there, nobody knows', () => {
  const first = house();
  commit('third');
  assert.deepEqual(changed({ TEST_SINCE: first }), ['second', 'third']);
  assert.equal(changed({ TEST_SINCE: '0'.repeat(40) }), null);
});

test('what has been cloned and not changed is as it was tested there', () => {
  house();
  const source = folder;
  folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-since-'));
  git('clone', '-q', source, '.');
  rmSync(source, { recursive: true });
  assert.deepEqual(changed(), []);
  write('new');
  assert.deepEqual(changed(), ['new']);
  commit('new');
  assert.deepEqual(changed(), ['new']);
});
