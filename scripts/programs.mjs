import path from 'node:path';

const files = {
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  jest: 'jest/bin/jest.js',
  nest: '@nestjs/cli/bin/nest.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  tsc: 'typescript-native/bin/tsc',
  rolldown: 'rolldown/bin/cli.mjs',
  stryker: '@stryker-mutator/core/bin/stryker.js',
  swc: '@swc/cli/bin/swc.js',
  vite: 'vite/bin/vite.js',
};

/** The JavaScript file of an installed command, run by Node without a shell, so that it works on every system. */
export const program = (name) => path.resolve('node_modules', files[name]);
