import { existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const tenMegabytes = 10 * 1024 ** 2;
const fileOf = (dataDir, name) => path.join(dataDir, 'logs', `${name}.log`);

/** Appends to DATA_DIR/logs/<name>.log, after rotating a big one; returns the file descriptor. */
export function openLog(dataDir, name) {
  const file = fileOf(dataDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > tenMegabytes) renameSync(file, `${file}.1`);
  return openSync(file, 'a');
}

export const endOfLog = (dataDir, name, lines = 15) =>
  readFileSync(fileOf(dataDir, name), 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
