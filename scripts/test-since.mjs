import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The commit of which all tests passed here last. */
const PASSED = 'node_modules/.cache/leadline/passed';

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const commit = (name) => name && git('rev-parse', '--quiet', '--verify', `${name}^{commit}`);
const lines = (text) => text?.split('\n').filter(Boolean) ?? [];

/**
 * What to compare with, the first that is known: `TEST_SINCE` · the commit of which all tests passed here last · where this branch left
 * main · main before it was fetched last · main as it was cloned · the commit before this one. `undefined` without git or in a history of
 * one commit.
 */
function before() {
  if (process.env.TEST_SINCE) return commit(process.env.TEST_SINCE);
  const head = commit('HEAD');
  const left = ['origin/main', 'main']
    .map((main) => git('merge-base', main, 'HEAD'))
    .find((base) => base && base !== head);
  const passed = existsSync(PASSED) ? readFileSync(PASSED, 'utf8').trim() : undefined;
  return commit(passed) ?? left ?? commit('origin/main@{1}') ?? commit('origin/main') ?? commit('HEAD~1');
}

/** All files that differ from then, also those that are not committed; `undefined` where nobody knows. */
export function changedFiles() {
  const base = before();
  if (!base) return undefined;
  return [...lines(git('diff', '--name-only', base)), ...lines(git('ls-files', '--others', '--exclude-standard'))];
}

/** All tests passed. What is not committed cannot be found again. */
export function rememberPassed() {
  const head = commit('HEAD');
  if (!head || git('status', '--porcelain') !== '') return;
  mkdirSync(path.dirname(PASSED), { recursive: true });
  writeFileSync(PASSED, head);
}
