import { esmPackages } from '../scripts/esm-packages.mjs';
import { LONG_TEST_TIMEOUT_MS } from '../scripts/test-timeout.mjs';

const swc = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser,
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
    },
  },
];

/** Jest on Node 20 cannot require() ES modules, so SWC makes CommonJS of ours and of the installed ones. */
const shared = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testEnvironment: 'node',
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '\\.ts$': swc({ syntax: 'typescript', decorators: true }), '\\.m?js$': swc({ syntax: 'ecmascript' }) },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmPackages().join('|')})/)`],
};

export default {
  // The crash tests mostly wait for their own processes.
  maxWorkers: 3,
  workerGracefulExitTimeout: 10_000,
  workerIdleMemoryLimit: '700MB',
  testTimeout: LONG_TEST_TIMEOUT_MS,
  projects: [
    // Together, in few large files, they are faster; a file asked for by name runs by itself.
    {
      ...shared,
      displayName: 'unit',
      testRegex: process.env.TESTS_TOGETHER
        ? ['/test/together/unit-\\d\\.ts$', '\\.alone\\.spec\\.ts$']
        : '(?<!\\.int)\\.spec\\.ts$',
    },
    {
      ...shared,
      displayName: 'int',
      testRegex: process.env.TESTS_TOGETHER
        ? ['/test/together/part-\\d\\.ts$', '\\.alone\\.int\\.spec\\.ts$']
        : '\\.int\\.spec\\.ts$',
      globalSetup: '<rootDir>/test/global-setup.mjs',
      globalTeardown: '<rootDir>/test/global-teardown.mjs',
    },
  ],
};
