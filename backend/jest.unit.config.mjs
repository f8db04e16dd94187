import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import config from './jest.config.mjs';

const { displayName: _, ...unit } = config.projects.find((project) => project.displayName === 'unit');
const modules = path.join(import.meta.dirname, 'src/modules');

/**
 * For mutation testing, which does not support projects. Only what decides and the tests beside it: each mutant asks anew which
 * tests lead to it, and among all files of the modules that takes thirty times as long as the tests.
 */
export default {
  ...unit,
  roots: readdirSync(modules)
    .map((module) => path.join(modules, module, 'domain'))
    .filter((folder) => existsSync(folder)),
};
