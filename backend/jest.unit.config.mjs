import { readdirSync } from 'node:fs';
import path from 'node:path';
import config from './jest.config.mjs';

const { displayName: _, ...unit } = config.projects.find((project) => project.displayName === 'unit');
const modules = path.join(import.meta.dirname, 'src/modules');
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [path.join(folder, entry.name)] : [],
  );
const hasUnitTests = (folder) => readdirSync(folder).some((name) => /(?<!\.int)\.spec\.ts$/.test(name));

/**
 * For mutation testing, which does not support projects. Only folders of modules that have unit tests: each mutant asks anew which
 * tests lead to it, and among all files of the modules that takes thirty times as long as the tests.
 */
export default { ...unit, roots: foldersIn(modules).flatMap(foldersIn).filter(hasUnitTests) };
