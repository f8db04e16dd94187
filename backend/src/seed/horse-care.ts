import { ChangePreference } from '../modules/farms/commands/change-preference.js';
import { NoteCare } from '../modules/horses/commands/note-care.js';
import { NoteMeasure } from '../modules/horses/commands/note-measure.js';
import { SaveCareKind } from '../modules/horses/commands/save-care-kind.js';
import type { BarnFacts } from './facts.js';
import { keepPapers } from './horse-papers.js';
import { idOf, type BarnIds } from './open-barn.js';
import { plusDays, type Seeder } from './seeder.js';

/** Done so many days ago, by whom, for the horses at these places of the herd: every `of`-th, beginning with `from`. */
interface Round {
  readonly kind: string;
  readonly daysAgo: number;
  readonly by: string;
  readonly from?: number;
  readonly of?: number;
  readonly remark?: string;
}

/** Half the herd is shod in one week, half in another; one horse was forgotten. */
const ROUNDS: readonly Round[] = [
  { kind: 'Farrier', daysAgo: 96, by: 'Holloway Farriery' },
  { kind: 'Farrier', daysAgo: 40, by: 'Holloway Farriery', from: 1, of: 2 },
  { kind: 'Farrier', daysAgo: 19, by: 'Holloway Farriery', from: 2, of: 2 },
  { kind: 'Worming', daysAgo: 40, by: 'Barn', remark: 'After a count: six needed it, all were given' },
  { kind: 'Vaccination', daysAgo: 150, by: 'Dr. Okafor', remark: 'Influenza and tetanus' },
  { kind: 'Dentist', daysAgo: 210, by: 'Dr. Okafor' },
  {
    kind: 'Vet',
    daysAgo: 12,
    by: 'Dr. Okafor',
    from: 3,
    of: 24,
    remark: 'Coughs a little in the morning; hay is soaked',
  },
];

/** Days ago, kilograms and condition, the earliest first, of the horse at each place of the herd. */
const WEIGHED: readonly (readonly (readonly [daysAgo: number, weight: number, conditionScore: number])[])[] = [
  [
    [160, 455, 5],
    [90, 462, 5.5],
    [20, 458, 5.5],
  ],
  [
    [160, 330, 6.5],
    [90, 344, 7],
    [20, 352, 7.5],
  ],
  [
    [160, 502, 5],
    [20, 498, 5],
  ],
];

/** Kept as documents, with the day on which they run out. */
const KEPT_AS_PAPERS = ['Passport', 'Insurance'];

/** Where a barn notes care: what is done for the herd and when it is due again, what some of it weighs, and its papers. */
export async function careForHorses(seeder: Seeder, { preferences }: BarnFacts, { horses }: BarnIds) {
  if (preferences.has_horse_care !== 1) return;
  const { run, ask, today } = seeder;
  await run(ChangePreference, { field: 'has_horse_care', value: 1 });
  const kinds = await ask<{ id: string; name: string }[]>(
    (sql) => sql`select care_kind_id as id, care_kind_name as name from care_kind`,
  );
  const kindIds = new Map(kinds.map(({ id, name }) => [name, id]));
  for (const name of KEPT_AS_PAPERS) await run(SaveCareKind, { careKindId: idOf(kindIds, name), active: false });
  const horseIds = horses.map(({ horseId }) => horseId);
  for (const { kind, daysAgo, by, from = 0, of = 1, remark = null } of ROUNDS)
    await run(NoteCare, {
      careKindId: idOf(kindIds, kind),
      horseIds: horseIds.filter((_, place) => place >= from && (place - from) % of === 0),
      doneOn: plusDays(today(), -daysAgo),
      doneBy: by,
      remark,
      costMinor: null,
      nextOn: null,
    });
  for (const [place, entries] of WEIGHED.entries())
    for (const [daysAgo, weight, conditionScore] of entries) {
      const horseId = horseIds[place];
      const measuredOn = plusDays(today(), -daysAgo);
      if (horseId) await run(NoteMeasure, { horseId, measuredOn, weight, conditionScore, remark: null });
    }
  await keepPapers(seeder, horses);
}
