import path from 'node:path';
import { TEST_TIMEOUT_MS } from './test-timeout.mjs';

/**
 * Jest for a UI: `*.spec.ts` without a document, `*.spec.tsx` in jsdom against a fake server. `esm`: packages to transform.
 * `together`: how many parts the screens' tests run in where all of them run, and what is loaded first in each.
 */
export function screenTests(rootDir, { names: [functions, screens], together, esm = [], moduleNameMapper = {} }) {
  const source = path.join(rootDir, 'src');
  const shared = {
    rootDir,
    roots: [source],
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
        setupFilesAfterEnv: ['screen-setup.cjs', 'screen-complaints.cjs'].map((file) =>
          path.join(import.meta.dirname, file),
        ),
        ...(process.env.TESTS_TOGETHER ? allTogether(source, together) : { testRegex: '\\.spec\\.tsx$' }),
      },
    ],
  };
}

const allTogether = (folder, { parts, first }) => ({
  roots: [folder, path.join(import.meta.dirname, 'screens-together')],
  testRegex: [`/screens-together/part-[1-${parts}]\\.cjs$`, '\\.alone\\.spec\\.tsx$'],
  globals: { TOGETHER: { folder, first, parts } },
});
