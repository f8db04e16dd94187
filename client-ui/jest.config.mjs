/** Pure functions only; what a family sees is tested in a real browser. */
export default {
  testEnvironment: 'node',
  rootDir: '.',
  roots: ['<rootDir>/src'],
  testRegex: '\\.spec\\.ts$',
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'commonjs' },
        jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(?:openapi-fetch|@leadline)/)'],
};
