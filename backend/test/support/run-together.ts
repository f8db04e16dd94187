import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const files = ['src', 'test']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true }).map((name) => path.posix.join(folder, String(name))),
  )
  .toSorted();

/** Runs every `of`th file that is wanted as if they were one: loading what they test costs more than most of them. */
export const runTogether = (isWanted: RegExp) => (part: number, of: number) => {
  for (const file of files.filter((name) => isWanted.test(name)).filter((_, i) => i % of === part - 1))
    describe(file, () => {
      jest.requireActual(path.join(ROOT, file));
    });
};

/** By themselves run `*.alone.spec.ts`, whose snapshots go by the name of their file. */
export const unitTests = runTogether(/(?<!\.int|\.alone)\.spec\.ts$/);
