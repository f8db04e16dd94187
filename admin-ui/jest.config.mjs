const shared = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
  moduleNameMapper: { '\\.css$': '<rootDir>/src/testing/no-styles.ts', '^@/(.*)$': '<rootDir>/src/$1' },
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
  transformIgnorePatterns: ['/node_modules/(?!(?:openapi-fetch|react-hotkeys-hook|@leadline)/)'],
};

/** Pure functions without a browser, fast; components in a document, against a server that answers as it is told. */
export default {
  projects: [
    { ...shared, displayName: 'rules', testEnvironment: 'node', testRegex: '\\.spec\\.ts$' },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: '<rootDir>/src/testing/environment.mjs',
      testRegex: '\\.spec\\.tsx$',
    },
  ],
};
