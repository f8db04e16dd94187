import type { KnownPerson } from '../../people/contracts.js';
import { checkHorses } from './check-horses.js';
import { checkPeople } from './check-people.js';
import type { CheckedRow, Deed } from './checked-row.js';
import { PROBLEMS, type Problem, type ProblemCode } from './problems.js';
import type { ReadRow } from './read-row.js';

/** What the barn has that may be meant by a row. */
export type Known =
  | { kind: 'people'; people: readonly KnownPerson[] }
  | { kind: 'horses'; horses: ReadonlySet<string> };

/** The one answer to what becomes of each row: shown as a preview, and carried out. */
export const checkRows = (rows: readonly ReadRow[], known: Known): CheckedRow[] =>
  known.kind === 'people' ? checkPeople(rows, known.people) : checkHorses(rows, known.horses);

export interface Counts {
  imported: number;
  left: number;
  problems: { code: ProblemCode; label: string; count: number }[];
}

type Counted = { isLeft: boolean; problems: readonly Problem[] };

export function countsOf(checked: readonly Counted[]): Counts {
  const rows = new Map<ProblemCode, number>();
  for (const { problems } of checked)
    for (const code of new Set(problems.map((one) => one.code))) rows.set(code, (rows.get(code) ?? 0) + 1);
  const imported = checked.filter(({ isLeft }) => !isLeft).length;
  return {
    imported,
    left: checked.length - imported,
    problems: (Object.keys(PROBLEMS) as ProblemCode[]).flatMap((code) => {
      const count = rows.get(code);
      return count ? [{ code, label: PROBLEMS[code].label, count }] : [];
    }),
  };
}

/** What is done together or not at all: an account with all its rows, or one row. */
export interface Work {
  rows: number[];
  deeds: [Deed, ...Deed[]];
}

/** In the order of the file. */
export function workOf(checked: readonly CheckedRow[]): Work[] {
  const accounts = new Map<string, Work>();
  const works: Work[] = [];
  for (const { row, deed } of checked) {
    if (!deed) continue;
    const known = deed.make === 'account' ? accounts.get(deed.account) : undefined;
    if (known) {
      known.rows.push(row);
      known.deeds.push(deed);
      continue;
    }
    const work: Work = { rows: [row], deeds: [deed] };
    works.push(work);
    if (deed.make === 'account') accounts.set(deed.account, work);
  }
  return works;
}

type AccountDeed = Extract<Deed, { make: 'account' }>;
const CONTACT = ['contactEmail', 'contactMobile', 'contactHomephone'] as const;

/** An account as its rows say together: what the first leaves empty, a later one fills in. */
export function accountOf([first, ...later]: readonly [AccountDeed, ...AccountDeed[]]) {
  const all = [first, ...later];
  const contact = Object.fromEntries(
    CONTACT.map((name) => [name, all.map(({ holder }) => holder[name]).find(Boolean)]),
  );
  const riding = all.find(({ holderRides }) => holderRides)?.holder ?? first.holder;
  const { firstName, lastName } = first.holder;
  return {
    holder: { ...riding, firstName, lastName, ...contact },
    holderRides: all.some(({ holderRides }) => holderRides),
    members: all.flatMap(({ rider }) => rider ?? []),
  };
}
