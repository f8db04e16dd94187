import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import config from './jest.config.mjs';

const { displayName: _, ...unit } = config.projects.find((project) => project.displayName === 'unit');
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

/** A rule that asks another module for a name loads that name's file alone, rather than Nest and all of the module's commands. */
const transform = Object.fromEntries(
  Object.entries(unit.transform).map(([files, [name, options]]) => [
    files,
    [name, { ...options, module: { ...options.module, lazy: [...new Set(published)] } }],
  ]),
);

/**
 * For mutation testing, which does not support projects. Only folders of modules that have unit tests: each mutant asks anew which
 * tests lead to it, and among all files of the modules that takes thirty times as long as the tests.
 */
export default { ...unit, transform, roots: foldersIn(modules).flatMap(foldersIn).filter(hasUnitTests) };
