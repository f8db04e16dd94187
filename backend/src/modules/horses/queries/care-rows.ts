import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { today } from '../../../platform/mail/barn-dates.js';
import { numberOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { careDue, type CareClock, type CareDue, type CareInterval, type CareUnit } from '../domain/care-due.js';

/** One horse and one kind of care that is in use; nobody has noted it yet where `doneOn` is null. */
export interface CareOfHorse extends CareDue {
  readonly horseId: string;
  readonly horseName: string;
  readonly careKindId: string;
  readonly careKindName: string;
  readonly isNeeded: boolean;
  /** What holds for this horse. */
  readonly interval: CareInterval | null;
  readonly ofTheKind: CareInterval | null;
  readonly isOwn: boolean;
  readonly doneOn: string | null;
  readonly doneBy: string | null;
}

interface Row {
  horseId: string;
  horseName: string;
  careKindId: string;
  careKindName: string;
  isNeeded: boolean;
  every: number | null;
  unit: CareUnit | null;
  ownEvery: number | null;
  ownUnit: CareUnit | null;
  doneOn: string | null;
  doneBy: string | null;
  nextOn: string | null;
}

export async function careClock(sql: Sql, farmId: string, now: Date): Promise<CareClock> {
  const [farm] = await sql<[Pick<BarnSettings, 'preferences' | 'timeZone'>]>`
    select preferences, time_zone as "timeZone" from farm where farm_id = ${farmId}`;
  return { today: today(now, farm.timeZone), soonDays: numberOf(farm, 'horse_care_soon_days') };
}

/** Every pair of a horse and a kind in use, each with the last time. `narrowed` speaks of `h` and `k`. */
export const careRows = (sql: Sql, farmId: string, narrowed: Fragment, most: number) => sql<Row[]>`
  select h.horse_id as "horseId", h.horse_name as "horseName", k.care_kind_id as "careKindId",
    k.care_kind_name as "careKindName", coalesce(i.is_needed, true) as "isNeeded", k.every_count as every, k.every_unit as unit,
    i.every_count as "ownEvery", i.every_unit as "ownUnit", last.done_on::text as "doneOn", last.done_by as "doneBy",
    last.next_on::text as "nextOn"
  from horse h
  join care_kind k on k.farm_id = h.farm_id and k.is_active
  left join care_interval i on i.farm_id = h.farm_id and i.horse_id = h.horse_id and i.care_kind_id = k.care_kind_id
  left join (
    select distinct on (e.horse_id, e.care_kind_id) e.horse_id, e.care_kind_id, e.done_on, e.done_by, e.next_on from care_entry e
    where e.farm_id = ${farmId}
    order by e.horse_id, e.care_kind_id, e.done_on desc, e.care_entry_id desc) last
    on last.horse_id = h.horse_id and last.care_kind_id = k.care_kind_id
  where h.farm_id = ${farmId} and ${narrowed}
  order by lower(h.horse_name), h.horse_id, lower(k.care_kind_name), k.care_kind_id limit ${most}`;

const interval = (every: number | null, unit: CareUnit | null): CareInterval | null =>
  every === null || unit === null ? null : { every, unit };

export function judged({ every, unit, ownEvery, ownUnit, nextOn, ...row }: Row, clock: CareClock): CareOfHorse {
  const own = interval(ownEvery, ownUnit);
  const ofTheKind = interval(every, unit);
  const holds = own ?? ofTheKind;
  const last = row.doneOn === null ? null : { doneOn: row.doneOn, nextOn };
  return { ...row, interval: holds, ofTheKind, isOwn: own !== null, ...careDue(last, holds, clock) };
}
