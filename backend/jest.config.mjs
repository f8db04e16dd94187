import { TEST_TIMEOUT_MS } from '../scripts/test-timeout.mjs';

const shared = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/test'],
  runner: '<rootDir>/test/runner/loaded-once.mjs',
  // For `--findRelatedTests`, which follows imports from source to source.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

export default {
  maxWorkers: 2,
  testTimeout: TEST_TIMEOUT_MS,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testRegex: '(?<!\\.int)\\.spec\\.ts$',
      globalSetup: '<rootDir>/test/runner/built.mjs',
    },
    {
      ...shared,
      displayName: 'int',
      testRegex: '\\.int\\.spec\\.ts$',
      globalSetup: '<rootDir>/test/global-setup.mjs',
      globalTeardown: '<rootDir>/test/global-teardown.mjs',
    },
  ],
};
