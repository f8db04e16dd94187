// Loaded first, so that its hooks hold for all files and not for the first alone.
import './test-app.js';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const files = ['src', 'test']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true }).map((name) => path.posix.join(folder, String(name))),
  )
  .filter((file) => /(?<!\.alone)\.int\.spec\.ts$/.test(file))
  .toSorted();

/**
 * Runs every `of`th file of integration tests as if they were one: loading the product costs more than most of them,
 * and so does an application, which they share (`sharedApp`). By themselves run `*.alone.int.spec.ts`: those that start
 * and kill processes, and mostly wait, and those that declare what no application would.
 */
export function together(part: number, of: number) {
  for (const file of files.filter((_, i) => i % of === part - 1))
    describe(file, () => {
      jest.requireActual(path.join(ROOT, file));
    });
}
