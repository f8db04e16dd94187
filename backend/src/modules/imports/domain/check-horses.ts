import { settle, type CheckedRow } from './checked-row.js';
import { problem } from './problems.js';
import type { ReadRow } from './read-row.js';

export const horseKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** `known` are the keys of the barn's horses. */
export function checkHorses(rows: readonly ReadRow[], known: ReadonlySet<string>): CheckedRow[] {
  const seen = new Map<string, number>();
  return rows.map((read) => {
    const { horse_name: name = '', age = '', height, color, gender, desc, tack } = read.values;
    const key = horseKey(name);
    const problems = [...read.problems];
    const earlier = seen.get(key);
    if (!key && !problems.some(({ field }) => field === 'horse_name'))
      problems.push(problem('missing', 'horse_name', 'horse must have a name'));
    if (key && known.has(key))
      problems.push(problem('already_there', 'horse_name', `The barn has a horse named ${name}`));
    else if (key && earlier !== undefined)
      problems.push(problem('twice_in_file', 'horse_name', `Same name as row ${earlier}`));
    const checked = settle(read, problems, () => ({
      make: 'horse',
      horse: {
        horseName: name,
        yearBorn: age ? Number(age) : undefined,
        height: height || undefined,
        color: color || undefined,
        gender: gender || undefined,
        markings: desc || undefined,
        tack: tack || undefined,
      },
    }));
    if (key && earlier === undefined) seen.set(key, read.row);
    return checked;
  });
}
