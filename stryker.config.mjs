// Mutation testing of what decides: breaks each line of every module's domain/ and sees whether a test notices.
const modules = (process.env.MUTATION_MODULES ?? '*').split(' ');
/** Lists of facts, not decisions: a test could only repeat them. */
const facts = ['errors', 'settings', 'administrators-settings', 'countries', 'first-roles', 'permission-groups'].map(
  (name) => `!backend/src/modules/*/domain/${name}.ts`,
);

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'backend/jest.unit.config.mjs' },
  coverageAnalysis: 'perTest',
  mutate: [
    ...modules.map((module) => `backend/src/modules/${module}/domain/**/*.ts`),
    '!backend/src/modules/*/domain/**/*.spec.ts',
    ...facts,
  ],

  ignoreStatic: true,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: '.mutation/report.json' },
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
  tempDirName: '.mutation/sandbox',
  incremental: true,
  incrementalFile: '.mutation/incremental.json',
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  ignorePatterns: [
    '**/dist',
    '.data',
    '.mutation',
    'admin-ui',
    'client-ui',
    'api-client',
    'bench',
    'docs',
    'docker',
    'e2e',
    'backend/openapi.json',
  ],
  thresholds: { high: 90, low: 80, break: 80 },
  timeoutMS: 20_000,
};
