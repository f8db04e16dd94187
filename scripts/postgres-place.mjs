import { chownSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isReachable } from './postgres-programs.mjs';
import { Problem } from './problem.mjs';
import { writeWhole } from './whole-file.mjs';

/** On Linux a process reaches its working directory by this name, even if it may not enter the folders above. */
const here = '/proc/self/cwd';

/** The path to give to a program that runs as that account, with this folder as its working directory. */
export const nameFor = (dataDir, runAs) => (isReachable(path.dirname(dataDir), runAs) ? dataDir : here);

export function placeOf(dataDir, runAs) {
  const pointer = `${dataDir}.moved`;
  if (existsSync(pointer)) return placeIn(pointer, dataDir);
  if (isReachable(path.dirname(dataDir), runAs) || existsSync(here)) return dataDir;
  const refuge = mkdtempSync('/var/tmp/leadline-');
  chownSync(refuge, runAs.uid, runAs.gid);
  writeWhole(pointer, `${refuge}/postgres\n`);
  return placeIn(pointer, dataDir);
}

/** Throws rather than begin with an empty database when the real one is missing. */
function placeIn(pointer, wanted) {
  const place = readFileSync(pointer, 'utf8').trim();
  const isThere = existsSync(place) || (!existsSync(`${wanted}.password`) && existsSync(path.dirname(place)));
  if (!path.isAbsolute(place) || !isThere)
    throw new Problem(
      `The database should lie in ${place || 'a folder without a name'}, as ${pointer} says, and is not there. ` +
        'Put it back; or, to begin with an empty one, remove that file.',
    );
  console.error(`The database lies in ${place}, as ${pointer} says.`);
  return place;
}
