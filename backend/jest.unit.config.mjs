import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { esmPackages } from '../scripts/esm-packages.mjs';

const modules = path.join(import.meta.dirname, 'src/modules');
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [path.join(folder, entry.name)] : [],
  );
const hasUnitTests = (folder) => readdirSync(folder).some((name) => /(?<!\.int)\.spec\.ts$/.test(name));
const contracts = foldersIn(modules)
  .map((folder) => path.join(folder, 'contracts.ts'))
  .filter((file) => existsSync(file));
const published = contracts.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\..*)'/g)].map(([, source]) => source),
);

const swc = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    // A rule that asks another module for a name loads that name's file alone, rather than Nest and all of the module's commands.
    module: { type: 'commonjs', lazy: [...new Set(published)] },
    jsc: {
      target: 'es2022',
      parser,
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
    },
  },
];

/**
 * For mutation testing, which needs the sources in Jest's own runner, and does not support projects. Only folders of modules that have
 * unit tests: each mutant asks anew which tests lead to it, and among all files of the modules that takes thirty times as long as the
 * tests. Jest on Node 20 cannot require() ES modules, so SWC makes CommonJS of ours and of the installed ones.
 */
export default {
  rootDir: import.meta.dirname,
  roots: foldersIn(modules).flatMap(foldersIn).filter(hasUnitTests),
  testEnvironment: 'node',
  testRegex: '(?<!\\.int)\\.spec\\.ts$',
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '\\.ts$': swc({ syntax: 'typescript', decorators: true }), '\\.m?js$': swc({ syntax: 'ecmascript' }) },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmPackages().join('|')})/)`],
};
