import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { isRestricted, type Actor } from '../../../platform/tenancy/actor.js';
import { enabled, numberOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { wallClockOf } from '../../scheduling/contracts.js';
import { dayRange, type DayRange, type WantedDays } from '../domain/day-range.js';

/** Who looks at lessons. What a family may see depends on the barn's settings; what staff may see does not. */
export type Viewer = { readonly kind: 'staff'; readonly actor: Actor; readonly now: Date } | FamilyViewer;
export interface FamilyViewer {
  readonly kind: 'family';
  readonly actor: Actor;
  readonly now: Date;
  readonly settings: BarnSettings;
}

/** The barn's settings of a family cost a round trip of their own. */
export const viewerOf = async (sql: Sql, { actor, now }: Asker & { now: Date }): Promise<Viewer> =>
  actor.userType === 'STU'
    ? { kind: 'family', actor, now, settings: await loadBarnSettings(sql) }
    : { kind: 'staff', actor, now };

/** The days a viewer asks for, counted from the barn's today where no first day was named. */
export async function daysFor(sql: Sql, viewer: Viewer, days: WantedDays): Promise<DayRange> {
  if (days.day ?? days.from) return dayRange(days);
  const { timeZone } = viewer.kind === 'family' ? viewer.settings : await loadBarnSettings(sql);
  return dayRange(days, wallClockOf(viewer.now, timeZone).date);
}

/** The caller's own riders: of the account, or the person itself. */
export const ownStudents = (sql: Sql, actor: Actor) =>
  sql`(
    select own.student_id from student own join person op using (farm_id, person_id)
    where ${actor.personId ?? null}::uuid in (op.person_id, op.billing_person_id))`;

const isOwn = (sql: Sql, actor: Actor) =>
  sql`exists (
    select from lesson_person mine
    where mine.farm_id = l.farm_id and mine.lesson_id = l.lesson_id and mine.student_id in ${ownStudents(sql, actor)})`;

/** From when on a family sees lessons that are not its own. R069 */
export const opensAt = ({ settings, now }: FamilyViewer) =>
  new Date(now.getTime() + numberOf(settings, 'booking_hours_buffer', 0) * 3_600_000);

/**
 * Condition on the lesson `l`, beginning with `and`; none for those who see everything. Restricted staff see what they teach or
 * help with (A01). Families see their own lessons, and on a calendar that is open to them what is still to come.
 */
export function sees(sql: Sql, viewer: Viewer): Fragment[] {
  const { actor } = viewer;
  if (viewer.kind === 'family') {
    const open = enabled(viewer.settings, 'clients_can_view_calendar')
      ? sql`or l.starts_at >= ${opensAt(viewer)}`
      : sql``;
    return [sql`and (${isOwn(sql, actor)} ${open})`];
  }
  if (!isRestricted(actor, 'STAFF_RESTRICT_VIEW_CALENDAR_SELF')) return [];
  return [
    sql`and exists (select from instructor me where me.farm_id = l.farm_id and me.person_id = ${actor.personId ?? null}
    and (me.instructor_id = l.instructor_id or l.extra_staff @> jsonb_build_array(jsonb_build_object('instructor_id', me.instructor_id))))`,
  ];
}

/** The barn's hours between now and the first lesson a family can book. */
export const bufferHours = (sql: Sql) =>
  sql`(select coalesce(nullif(preferences ->> 'booking_hours_buffer', ''), '0') from farm)`;
