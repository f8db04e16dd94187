import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deepPattern } from './deep-tests.mjs';

const MODULES = 'backend/src/modules';
const moduleOf = (file) => /^backend\/src\/modules\/([^/]+)\//.exec(file)?.[1];

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true }).map((file) => path.posix.join(folder, String(file).replaceAll('\\', '/')));

const isDeep = new RegExp(deepPattern());
const integrationTests = () =>
  ['backend/src', 'backend/test']
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.int.spec.ts') && !isDeep.test(file));

/** Who hears what a module says, where that has changed. */
const listenersOf = (module) =>
  readdirSync(MODULES).filter(
    (other) =>
      other !== module &&
      filesBelow(path.join(MODULES, other)).some(
        (file) => file.endsWith('.ts') && readFileSync(file, 'utf8').includes(`/${module}/contracts.js'`),
      ),
  );

/**
 * The integration tests that a change concerns, or `undefined` for all. Each of them starts the whole application, so imports say too much:
 * counted are those of a module's folder, those that name one of its files, and, where its contracts have changed, those of its listeners.
 */
export function integrationTestsOf(files) {
  const ours = files.filter((file) => file.startsWith('backend/'));
  const changed = ours.filter((file) => !file.endsWith('.spec.ts'));
  if (changed.some((file) => !moduleOf(file))) return undefined;
  const saysOtherwise = changed.filter((file) => /\/(contracts|events)\.ts$/.test(file)).map(moduleOf);
  const modules = new Set([...changed.map(moduleOf), ...saysOtherwise.flatMap(listenersOf)]);
  const concerns = (test) =>
    ours.includes(test) ||
    [...modules].some(
      (module) =>
        test.startsWith(`${MODULES}/${module}/`) ||
        test.startsWith(`backend/test/${module}/`) ||
        readFileSync(test, 'utf8').includes(`/modules/${module}/`),
    );
  return integrationTests().filter(concerns);
}
