import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Signed waivers by their ids, newest first. */
export function openStore(file) {
  const kept = new Map(file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
  const save = () => {
    if (!file) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify([...kept]));
    renameSync(`${file}.new`, file);
  };
  return {
    get: (id) => kept.get(id),
    all: () => [...kept.values()].toReversed(),
    put: (waiver) => {
      kept.set(waiver.waiverId, waiver);
      save();
    },
    remove: (id) => {
      kept.delete(id);
      save();
    },
  };
}
