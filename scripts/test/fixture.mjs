import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A house of a few files under the real rules; `files` maps paths to texts. Answers what the command said and whether it was content. */
export function check(files, command) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-rules-'));
  try {
    for (const rules of ['.oxlintrc.json', '.dependency-cruiser.cjs', 'scripts/lint', 'package.json'])
      cpSync(path.join(root, rules), path.join(folder, rules), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, command(root, Object.keys(files)), {
      cwd: folder,
      encoding: 'utf8',
    });
    return { isContent: status === 0, said: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
