import path from 'node:path';

const files = {
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  jest: 'jest/bin/jest.js',
  nest: '@nestjs/cli/bin/nest.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  tsc: 'typescript-native/bin/tsc',
  stryker: '@stryker-mutator/core/bin/stryker.js',
  swc: '@swc/cli/bin/swc.js',
  vite: 'vite/bin/vite.js',
};

/** The JavaScript file of an installed command. Run by Node itself, without a shell, it works alike on every system. */
export const program = (name) => path.resolve('node_modules', files[name]);
