import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { startProduct } from '../e2e/support/product.mjs';
import { compiled } from './backend.mjs';
import { build } from './build.mjs';
import { deepPattern } from './deep-tests.mjs';
import { program } from './programs.mjs';
import { jest, nodeTests, nodeTestsIn, wordsIn } from './test-runners.mjs';
import { LONG_TEST_TIMEOUT_MS, LONG_WAIT_MS } from './test-timeout.mjs';
import { startThrowaway, testEnvironment } from './throwaway.mjs';

const SCREENS = '--screens=';

const command = (...args) => ({ ok: spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0 });

/**
 * In this order: cheap and informative first, then the longest, beside which the others find room. Nothing after the build builds
 * again. Each answers { ok, passed?, failed? }; a `deep` one proves durability, and runs where that was touched or is asked for.
 */
export const steps = [
  { name: 'format', title: 'Format', check: () => command(program('oxfmt'), '--check') },
  { name: 'files', title: 'File sizes and names', check: () => command('scripts/check-files.mjs') },
  {
    name: 'docs',
    title: 'Documents: what they point at, words, texts in each language, rules',
    check: () => ({
      ok: ['check-docs', 'check-words', 'check-texts', 'rules'].every((script) => command(`scripts/${script}.mjs`).ok),
    }),
  },
  { name: 'build', title: 'Build', check: buildAll },
  {
    name: 'lint',
    title: 'Lint and types',
    check: (args) => command(program('oxlint'), '--type-aware', '--type-check', '--deny-warnings', ...args),
  },
  {
    name: 'types',
    title: 'Types as the compiler itself finds them',
    check: (args) => command('scripts/typecheck.mjs', ...args),
    deep: true,
  },
  {
    name: 'architecture',
    title: 'Architecture',
    check: () => command(program('depcruise'), '--config', '.dependency-cruiser.cjs', ...sources()),
  },
  { name: 'openapi', title: 'API description as committed', check: contractDrift },
  { name: 'schema', title: 'Database schema as the migrations make it', check: schemaDrift },
  { name: 'unit', title: 'Unit tests', check: (args) => jest('backend', args, 'unit') },
  { name: 'e2e', title: 'Browser journeys', check: browserJourneys },
  { name: 'int', title: 'Integration tests on PostgreSQL', check: integrationTests },
  { name: 'staff', title: 'Unit tests of the staff screens', check: (args) => togetherTests('admin-ui', args) },
  { name: 'families', title: 'Unit tests of the family portal', check: (args) => togetherTests('client-ui', args) },
  {
    name: 'rules',
    title: 'The rules themselves, each broken once',
    check: (args) => nodeTests('scripts/test', '.test.mjs', args),
    deep: true,
  },
  { name: 'starts', title: 'Starting, printing and ending under bad conditions', check: startTests, deep: true },
  { name: 'deep', title: 'Killed, cut off, moved, restored, rebuilt, made up', check: deepTests, deep: true },
  { name: 'sights', title: 'Every journey and screen, on a phone and at a desk', check: everySight, deep: true },
];

/** Builds first, because a step run alone follows no build. */
function contractDrift() {
  build(['backend']);
  return command('scripts/openapi-drift.mjs');
}

/** The backend twice: sources and build. */
const sources = () =>
  ['backend/src', 'backend/dist/src', 'admin-ui/src', 'client-ui/src', 'api-client/src'].filter((folder) =>
    existsSync(folder),
  );

function buildAll() {
  build();
  return { ok: true };
}

function startTests(args) {
  build();
  return nodeTests('scripts/test', '.start.mjs', [`--test-timeout=${LONG_TEST_TIMEOUT_MS}`, ...args]);
}

/** All of them in few large files, or those by themselves that are asked for by name. */
function togetherTests(workspace, args) {
  process.env.TESTS_TOGETHER = args.some((argument) => !argument.startsWith('-')) ? '' : '1';
  return jest(workspace, args);
}

/** Those of durability are the deep step's, unless one is asked for by name. */
function integrationTests(args) {
  const others = [deepPattern(), '/node_modules/'].map((pattern) => `--testPathIgnorePatterns=${pattern}`);
  return jest('backend', wordsIn(args).length > 0 ? args : [...others, ...args], 'int');
}

/** Each is many tests in one, and waits for processes that come back. Words choose among the parts. */
function deepTests(args) {
  const parts = wordsIn(args);
  process.env.TEST_WAIT_MS = String(LONG_WAIT_MS);
  return jest(
    'backend',
    [
      `--testTimeout=${LONG_TEST_TIMEOUT_MS}`,
      `--testPathPatterns=${deepPattern(parts.length > 0 ? parts : undefined)}`,
      ...args.filter((argument) => !parts.includes(argument)),
    ],
    'int',
  );
}

function everySight(args) {
  process.env.TEST_DEEP = '1';
  return browserJourneys(args);
}

/**
 * All in one started product, because the start takes longer than most journeys; two lanes at once, because a browser mostly waits. What
 * the product logged may be why one failed. Words choose among the files, `--screens=…` among the screens that are walked through.
 */
async function browserJourneys(args) {
  const [words, screens] = [wordsIn(args), args.find((argument) => argument.startsWith(SCREENS))];
  const options = args.filter((argument) => !words.includes(argument) && argument !== screens);
  const E2E_MADE_AT = new Date().toISOString();
  const product = await startProduct();
  Object.assign(process.env, {
    E2E_URL: product.url,
    E2E_INBOX: product.inboxUrl,
    E2E_MADE_AT,
    ...(words.length > 0 && { E2E_ONLY: words.join(' ') }),
    ...(screens && { E2E_SCREENS: screens.slice(SCREENS.length) }),
  });
  try {
    const lanes = ['e2e/maple-hill.lane.mjs', 'e2e/beside.lane.mjs'];
    const result = nodeTestsIn(lanes, ['--test-concurrency=2', ...options]);
    if (!result.ok) console.log(product.lastWords());
    return result;
  } finally {
    await product.stop();
  }
}

async function schemaDrift(args) {
  build(['backend']);
  const server = await startThrowaway();
  try {
    return {
      ok:
        spawnSync(process.execPath, compiled('contract/schema-drift', ...args), {
          env: testEnvironment(server.url),
          stdio: 'inherit',
        }).status === 0,
    };
  } finally {
    await server.stop();
  }
}
