import { esmPackages } from '../scripts/esm-packages.mjs';

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

/** Jest on Node 20 cannot require() ES modules, so SWC turns ours and the installed ones into CommonJS. */
const shared = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testEnvironment: 'node',
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '\\.ts$': swc({ syntax: 'typescript', decorators: true }), '\\.m?js$': swc({ syntax: 'ecmascript' }) },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmPackages().join('|')})/)`],
};

export default {
  // The crash tests mostly wait for processes of their own.
  maxWorkers: 3,
  workerIdleMemoryLimit: '700MB',
  projects: [
    { ...shared, displayName: 'unit', testRegex: '(?<!\\.int)\\.spec\\.ts$' },
    {
      ...shared,
      displayName: 'int',
      // All of them: in few large files, as fast as they go. One that is asked for by name: by itself.
      testRegex: process.env.TESTS_TOGETHER
        ? ['/test/together/part-\\d\\.ts$', '\\.alone\\.int\\.spec\\.ts$']
        : '\\.int\\.spec\\.ts$',
      globalSetup: '<rootDir>/test/global-setup.mjs',
      globalTeardown: '<rootDir>/test/global-teardown.mjs',
    },
  ],
};
