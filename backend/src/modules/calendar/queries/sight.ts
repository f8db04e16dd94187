import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { isRestricted, type Actor } from '../../../platform/tenancy/actor.js';
import { enabled, numberOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { isLimited, isOwnLesson, isShownStudent, ownStudents } from '../../people/contracts.js';
import { wallClockOf } from '../../scheduling/contracts.js';
import { dayRange, type DayRange, type WantedDays } from '../domain/day-range.js';

/** Who looks at lessons. What families see depends on the barn's settings. */
export type Viewer = { readonly kind: 'staff'; readonly actor: Actor; readonly now: Date } | FamilyViewer;
export interface FamilyViewer {
  readonly kind: 'family';
  readonly actor: Actor;
  readonly now: Date;
  readonly settings: BarnSettings;
}

/** For a family, one more round trip: the barn's settings. */
export const viewerOf = async (sql: Sql, { actor, now }: Asker & { now: Date }): Promise<Viewer> =>
  actor.userType === 'STU'
    ? { kind: 'family', actor, now, settings: await loadBarnSettings(sql) }
    : { kind: 'staff', actor, now };

export async function daysFor(sql: Sql, viewer: Viewer, days: WantedDays): Promise<DayRange> {
  if (days.day ?? days.from) return dayRange(days);
  const { timeZone } = viewer.kind === 'family' ? viewer.settings : await loadBarnSettings(sql);
  return dayRange(days, wallClockOf(viewer.now, timeZone).date);
}

const isOwn = (sql: Sql, actor: Actor) =>
  sql`exists (
    select from lesson_person mine
    where mine.farm_id = l.farm_id and mine.lesson_id = l.lesson_id and mine.student_id in ${ownStudents(sql, actor)})`;

/** From when on a family sees lessons that are not its own. R069 */
export const opensAt = ({ settings, now }: FamilyViewer) =>
  new Date(now.getTime() + numberOf(settings, 'booking_hours_buffer') * 3_600_000);

/** Riders that limited staff know: linked to them, taught or helped by them. Null for everybody else. B03 */
export const knownRiders = (sql: Sql, { kind, actor }: Viewer, student: Fragment): Fragment | null =>
  kind === 'staff' && isLimited(actor)
    ? sql`(${isShownStudent(sql, actor, student)} or ${isOwnLesson(sql, actor)})`
    : null;

const isNarrow = ({ kind, actor }: Viewer) =>
  kind === 'staff' && isRestricted(actor, 'STAFF_RESTRICT_VIEW_CALENDAR_SELF');

/** Conditions on lesson `l`, each beginning with `and`: staff by restriction (A01), families their own and, if open, the future. */
export function sees(sql: Sql, viewer: Viewer): Fragment[] {
  if (viewer.kind === 'family') {
    const open = enabled(viewer.settings, 'clients_can_view_calendar')
      ? sql`or l.starts_at >= ${opensAt(viewer)}`
      : sql``;
    return [sql`and (${isOwn(sql, viewer.actor)} ${open})`];
  }
  return isNarrow(viewer) ? [sql`and ${isOwnLesson(sql, viewer.actor)}`] : [];
}

/** Like `sees`, for booking: families only after the barn's buffer and, if restricted, in sections open to a rider. B01 F10 R069 */
export function isOffered(sql: Sql, viewer: Viewer, riders: Fragment): Fragment[] {
  if (viewer.kind === 'staff') return [sql`and l.starts_at > ${viewer.now}`, ...sees(sql, viewer)];
  const open = sql`and exists (
    select from student_section x where x.farm_id = l.farm_id and x.section_id = l.section_id
      and x.purpose = 'book' and x.student_id in ${riders})`;
  const restricts = enabled(viewer.settings, 'restrict_client_sections');
  return [sql`and l.starts_at > ${opensAt(viewer)}`, ...(restricts ? [open] : [])];
}

/** What a family may know of others' riders and horses. F07 R069 */
export const shownOfOthers = ({ settings }: FamilyViewer) => ({
  riders: enabled(settings, 'clients_can_view_other_students_on_calendar'),
  horses: enabled(settings, 'clients_can_view_other_horses_on_calendar'),
  notes: enabled(settings, 'show_general_lesson_notes_on_client_page'),
});

/** Filters search only what the viewer may see; otherwise the result would reveal who rides, and on which horse. */
export const searchableBy = {
  rider: (sql: Sql, viewer: Viewer) => {
    const known = knownRiders(sql, viewer, sql`r.student_id`);
    if (known) return sql`and ${known}`;
    return viewer.kind === 'family' ? sql`and r.student_id in ${ownStudents(sql, viewer.actor)}` : sql``;
  },
  horse: (sql: Sql, viewer: Viewer) =>
    viewer.kind === 'family' && !shownOfOthers(viewer).horses
      ? sql`and r.student_id in ${ownStudents(sql, viewer.actor)}`
      : sql``,
  /** A horse without a rider is no family's own. */
  looseHorse: (viewer: Viewer) => viewer.kind === 'staff' || shownOfOthers(viewer).horses,
};

/** Whose packages a viewer sees; a condition on place `lp` in lesson `l`, beginning with `and`. */
export const ownPlaces = (sql: Sql, viewer: Viewer) => {
  const known = knownRiders(sql, viewer, sql`lp.student_id`);
  if (known) return sql`and ${known}`;
  return viewer.kind === 'family' ? sql`and lp.student_id in ${ownStudents(sql, viewer.actor)}` : sql``;
};

/** Hours between now and the first lesson that a family can book. */
export const bufferHours = (sql: Sql) =>
  sql`(select coalesce(nullif(preferences ->> 'booking_hours_buffer', ''), '0') from farm)`;
