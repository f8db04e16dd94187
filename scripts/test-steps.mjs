import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { startProduct } from '../e2e/support/product.mjs';
import { entry } from './backend.mjs';
import { build } from './build.mjs';
import { program } from './programs.mjs';
import { jest, nodeTests, nodeTestsIn, wordsIn } from './test-runners.mjs';
import { LONG_TEST_TIMEOUT_MS } from './test-timeout.mjs';
import { startThrowaway, testEnvironment } from './throwaway.mjs';

const command = (...args) => ({ ok: spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0 });

/**
 * In this order: cheap and informative first, then the longest, beside which the others find room. Nothing after the build builds
 * again. Each answers { ok, passed?, failed? }.
 */
export const steps = [
  { name: 'format', title: 'Format', check: () => command(program('oxfmt'), '--check') },
  { name: 'files', title: 'File sizes and names', check: () => command('scripts/check-files.mjs') },
  {
    name: 'docs',
    title: 'Documents: what they point at, words',
    check: () => ({
      ok: ['check-docs', 'check-words'].every((script) => command(`scripts/${script}.mjs`).ok),
    }),
  },
  { name: 'build', title: 'Build', check: buildAll },
  {
    name: 'lint',
    title: 'Lint',
    check: (args) => command(program('oxlint'), '--type-aware', '--deny-warnings', ...args),
  },
  { name: 'types', title: 'Types', check: () => command('scripts/typecheck.mjs') },
  {
    name: 'architecture',
    title: 'Architecture',
    check: () => command(program('depcruise'), '--config', '.dependency-cruiser.cjs', ...sources()),
  },
  { name: 'openapi', title: 'API description as committed', check: contractDrift },
  { name: 'schema', title: 'Database schema as the migrations make it', check: schemaDrift },
  { name: 'unit', title: 'Unit tests', check: (args) => jest('backend', args, 'unit') },
  { name: 'e2e', title: 'Browser journeys', check: browserJourneys },
  { name: 'int', title: 'Integration tests on PostgreSQL', check: (args) => jest('backend', args, 'int') },
  { name: 'staff', title: 'Unit tests of the staff screens', check: (args) => togetherTests('admin-ui', args) },
  { name: 'families', title: 'Unit tests of the family portal', check: (args) => togetherTests('client-ui', args) },
  { name: 'starts', title: 'Starting, printing and ending under bad conditions', check: startTests },
  {
    name: 'rules',
    title: 'The rules themselves, each broken once',
    check: (args) => nodeTests('scripts/test', '.test.mjs', args),
  },
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

/**
 * All in one started product, because the start takes longer than most journeys; two lanes at once, because a browser mostly waits. What
 * the product logged may be why one failed.
 */
async function browserJourneys(args) {
  const E2E_MADE_AT = new Date().toISOString();
  const product = await startProduct();
  const words = wordsIn(args);
  Object.assign(process.env, {
    E2E_URL: product.url,
    E2E_INBOX: product.inboxUrl,
    E2E_MADE_AT,
    ...(words.length && { E2E_ONLY: words.join(' ') }),
  });
  try {
    const options = args.filter((argument) => !words.includes(argument));
    const result = nodeTestsIn(
      ['e2e/maple-hill.lane.mjs', 'e2e/beside.lane.mjs'],
      ['--test-concurrency=2', ...options],
    );
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
        spawnSync(process.execPath, entry('contract/schema-drift', ...args), {
          env: testEnvironment(server.url),
          stdio: 'inherit',
        }).status === 0,
    };
  } finally {
    await server.stop();
  }
}
