import path from 'node:path';
import { TEST_TIMEOUT_MS } from './test-timeout.mjs';

/** Jest for a UI: `*.spec.ts` without a document, `*.spec.tsx` in jsdom against a fake server. `esm`: packages to transform. */
export function screenTests(rootDir, { names: [functions, screens], esm = [], moduleNameMapper = {} }) {
  const shared = {
    rootDir,
    roots: ['<rootDir>/src'],
    moduleNameMapper: { '\\.css$': '<rootDir>/src/testing/no-styles.ts', ...moduleNameMapper },
    transform: {
      '\\.[jt]sx?$': [
        '@swc/jest',
        {
          swcrc: false,
          sourceMaps: 'inline',
          module: { type: 'commonjs' },
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(?:${[...esm, '@leadline'].join('|')})/)`],
  };
  return {
    testTimeout: TEST_TIMEOUT_MS,
    projects: [
      { ...shared, displayName: functions, testEnvironment: 'node', testRegex: '\\.spec\\.ts$' },
      {
        ...shared,
        displayName: screens,
        testEnvironment: path.join(import.meta.dirname, 'screen-document.mjs'),
        setupFiles: ['<rootDir>/src/testing/browser.ts'],
        testRegex: '\\.spec\\.tsx$',
      },
    ],
  };
}
