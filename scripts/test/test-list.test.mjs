// Which tests there are, and that each belongs to exactly one step, whether it proves a rule or durability.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { deepPartsTouchedBy, deepPattern } from '../deep-tests.mjs';
import { usualJourneys } from '../../e2e/concerned.mjs';
import { program } from '../programs.mjs';
import { allSteps, stepsFor, usualSteps } from '../test-plan.mjs';
import { steps } from '../test-steps.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const below = (folder, ending) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.posix.join(folder, String(file).replaceAll('\\', '/')))
    .filter((file) => ending.test(file) && !/\/(node_modules|dist)\//.test(file));

/** What Jest would run of a workspace. */
function listed(workspace, ...options) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program('jest'), '--config', `${workspace}/jest.config.mjs`, '--listTests', '--json', ...options],
    { cwd: root, encoding: 'utf8', env: { ...process.env, TESTS_TOGETHER: '' } },
  );
  assert.ok(stdout.startsWith('['), stderr);
  return JSON.parse(stdout).map((file) => path.relative(root, file).replaceAll('\\', '/'));
}

/** Each file with the steps that run it. */
function stepsOf(lists) {
  const found = new Map();
  for (const [step, files] of Object.entries(lists))
    for (const file of files) found.set(file, [...(found.get(file) ?? []), step]);
  return found;
}

test('every test file belongs to exactly one step', () => {
  const backend = (...options) => listed('backend', '--selectProjects', ...options);
  const all = stepsOf({
    unit: backend('unit'),
    int: backend('int', `--testPathIgnorePatterns=${deepPattern()}`),
    deep: backend('int', `--testPathPatterns=${deepPattern()}`),
    staff: listed('admin-ui'),
    families: listed('client-ui'),
  });
  const written = ['backend/src', 'backend/test', 'admin-ui/src', 'client-ui/src', 'api-client'].flatMap((folder) =>
    below(folder, /\.spec\.tsx?$/),
  );
  assert.ok(written.length > 300, `${written.length} files`);
  for (const file of written) assert.equal(all.get(file)?.length, 1, `${file}: ${all.get(file) ?? 'no step'}`);
});

test('every journey stands in one of the two lanes, and every test of the scripts is a rule or a start', () => {
  const journeys = below('e2e', /\.e2e\.mjs$/);
  for (const file of journeys) assert.match(file, /^e2e\/(maple-hill|beside)\/[^/]+$/);
  for (const word of usualJourneys([]).journeys)
    assert.ok(
      journeys.some((file) => file.endsWith(`/${word}.e2e.mjs`)),
      word,
    );
  for (const file of below('scripts', /\.(test|start)\.mjs$/)) assert.match(file, /^scripts\/test\/[^/]+$/);
});

const names = (chosen) => chosen.map(({ name }) => name);
const rules = names(steps.filter(({ deep }) => !deep));

test('npm test runs every rule, and of durability what a change touches', () => {
  const deepOf = (...files) =>
    usualSteps(steps, files)
      .filter(({ deep }) => deep)
      .map(({ name, args }) => [name, ...args].join(' '));
  assert.deepEqual(names(usualSteps(steps, [])), rules);
  assert.deepEqual(deepOf('admin-ui/src/features/help/HelpPage.tsx', 'docs/speed.md'), []);
  assert.deepEqual(deepOf('backend/src/platform/jobs/jobs.ts'), [
    'starts',
    'deep crash outage cluster backup fuzz load rebuild ledger',
  ]);
  for (const ground of ['docker/nginx.conf', 'backend/src/migrations/index.ts'])
    assert.equal(deepOf(ground).length, 2, ground);
  assert.deepEqual(deepOf('scripts/postgres.mjs')[0], 'rules');
  assert.equal(deepOf('scripts/postgres.mjs').length, 3);
  assert.deepEqual(deepOf('backend/src/modules/horses/projections/horse.ts'), ['deep rebuild']);
  assert.deepEqual(deepOf('backend/src/modules/imports/jobs/slices.ts'), ['deep load']);
  assert.deepEqual(deepOf('backend/src/modules/billing/domain/money.ts'), ['deep ledger']);
  assert.deepEqual(deepOf('api-client/src/calls.ts'), ['types api-client']);
  assert.deepEqual(deepOf('backend/test/backup.int.spec.ts'), ['rules test-list', 'deep backup']);
  assert.deepEqual(deepOf('scripts/test/postgres.start.mjs'), ['rules', 'starts']);
});

test('npm test goes the whole ways, and those that a change concerns; every journey is one of the deep tests', () => {
  const journeys = (...files) => usualSteps(steps, files).find(({ name }) => name === 'e2e').args;
  const wholeWays = journeys();
  assert.ok(wholeWays.includes('a-day') && !wholeWays.includes('windows'), String(wholeWays));
  assert.deepEqual(journeys('admin-ui/src/features/help/HelpPage.tsx'), [
    ...wholeWays,
    'windows',
    '--screens=faq|help|updates|url',
  ]);
  assert.deepEqual(journeys('admin-ui/src/ui/Tag.tsx'), []);
  assert.equal(steps.find(({ name }) => name === 'sights').deep, true);
});

test('where nobody knows what has changed, npm test runs everything, the journeys once', () => {
  const everything = names(steps).filter((name) => name !== 'e2e');
  assert.deepEqual(names(usualSteps(steps, undefined)), everything);
  assert.deepEqual(names(allSteps(steps)), everything);
});

test('each part of the deep tests is touched by itself, and is there', () => {
  const files = below('backend/test', new RegExp(deepPattern().replace('backend/test/', '^backend/test/')));
  const parts = new Set(files.flatMap((file) => deepPartsTouchedBy([file])));
  assert.deepEqual([...parts].toSorted(), [
    'backup',
    'cluster',
    'crash',
    'fuzz',
    'ledger',
    'load',
    'outage',
    'rebuild',
  ]);
});

test('--changed runs what a change concerns, and everything for what everything stands on', () => {
  const chosen = (...files) => new Map(stepsFor(steps, files).map(({ name, args }) => [name, args]));
  assert.deepEqual([...chosen('docs/speed.md').keys()], ['format', 'files', 'docs']);
  assert.deepEqual(names(stepsFor(steps, ['package-lock.json'])), rules);

  const screen = chosen('admin-ui/src/features/help/HelpPage.tsx');
  assert.ok(!screen.has('int') && !screen.has('families') && screen.has('staff'));
  assert.deepEqual(screen.get('e2e'), ['windows', '--screens=faq|help|updates|url']);

  assert.deepEqual(screen.get('types'), ['admin-ui']);
  assert.deepEqual(chosen('api-client/src/calls.ts').get('types'), ['api-client', 'admin-ui', 'client-ui']);

  const module = chosen('backend/src/modules/horses/commands/edit-horse.ts');
  assert.ok(!module.has('staff') && module.has('unit'));
  assert.deepEqual(module.get('e2e'), ['horse-home']);
  const tests = module.get('int');
  assert.ok(tests.includes('backend/test/horses/horse-home.int.spec.ts'), String(tests));
  assert.ok(!tests.includes('backend/test/cards/paying.int.spec.ts'), String(tests));

  assert.deepEqual(chosen('backend/src/platform/http/server.ts').get('int'), []);
  assert.deepEqual(chosen('admin-ui/src/ui/Notifications.tsx').get('e2e'), []);
});
