const shared = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
  moduleNameMapper: { '\\.css$': '<rootDir>/src/testing/no-styles.ts' },
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
  transformIgnorePatterns: ['/node_modules/(?!(?:openapi-fetch|@leadline)/)'],
};

/** Pure functions without a browser, fast; the portal's pages in a document, against a server that answers as it is told. */
export default {
  projects: [
    { ...shared, displayName: 'functions', testEnvironment: 'node', testRegex: '\\.spec\\.ts$' },
    {
      ...shared,
      displayName: 'pages',
      testEnvironment: '<rootDir>/src/testing/environment.mjs',
      testRegex: '\\.spec\\.tsx$',
    },
  ],
};
