import { transformFileSync } from '@swc/core';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A TypeScript file of the tests that imports nothing but Node's own modules, as this process understands it. */
export async function importTypescript(file) {
  const { code } = transformFileSync(file, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-ts-'));
  try {
    writeFileSync(path.join(folder, 'module.mjs'), code);
    return await import(path.join(folder, 'module.mjs'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
