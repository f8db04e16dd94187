import { detailsOf } from '../../../platform/records/record.js';
import { horse } from '../../horses/contracts.js';
import { settle, type CheckedRow } from './checked-row.js';
import { problem } from './problems.js';
import type { ReadRow, Values } from './read-row.js';

export const horseKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

const counts = new Set(Object.entries(horse.fields).flatMap(([name, { kind }]) => (kind === 'count' ? [name] : [])));
/** As a form would send it: what a cell leaves empty is left out. */
const sentBy = (values: Values) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value)
      .map(([name, value]) => [name, counts.has(name) ? Number(value) : value]),
  );

/** `known` are the keys of the barn's horses. */
export function checkHorses(rows: readonly ReadRow[], known: ReadonlySet<string>): CheckedRow[] {
  const seen = new Map<string, number>();
  return rows.map((read) => {
    const { horse_name: name = '' } = read.values;
    const key = horseKey(name);
    const problems = [...read.problems];
    const earlier = seen.get(key);
    if (!key && !problems.some(({ field }) => field === 'horse_name'))
      problems.push(problem('missing', 'horse_name', horse.fields.horse_name.required));
    if (key && known.has(key))
      problems.push(problem('already_there', 'horse_name', `The barn has a horse named ${name}`));
    else if (key && earlier !== undefined)
      problems.push(problem('twice_in_file', 'horse_name', `Same name as row ${earlier}`));
    const checked = settle(read, problems, () => ({
      make: 'horse',
      horse: { ...detailsOf(horse, sentBy(read.values)), horseName: name },
    }));
    if (key && earlier === undefined) seen.set(key, read.row);
    return checked;
  });
}
