import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Atomic: a full disk or a kill leaves the old file or none, never a part. */
export function writeWhole(file, text, options) {
  const unfinished = `${file}.${process.pid}.new`;
  try {
    writeFileSync(unfinished, text, options);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
