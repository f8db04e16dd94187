import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { isRestricted, type Actor } from '../../../platform/tenancy/actor.js';
import { enabled, numberOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { isLimited, isShownStudent, ownStudents } from '../../people/contracts.js';
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

const isOwn = (sql: Sql, actor: Actor) =>
  sql`exists (
    select from lesson_person mine
    where mine.farm_id = l.farm_id and mine.lesson_id = l.lesson_id and mine.student_id in ${ownStudents(sql, actor)})`;

/** From when on a family sees lessons that are not its own. R069 */
export const opensAt = ({ settings, now }: FamilyViewer) =>
  new Date(now.getTime() + numberOf(settings, 'booking_hours_buffer', 0) * 3_600_000);

/** Staff who are restricted see what they teach or help with. Condition on lesson `l`. A01 */
const isTheirs = (sql: Sql, { personId = null }: { personId?: string | null }) => sql`
  exists (select from instructor me where me.farm_id = l.farm_id and me.person_id = ${personId}
    and (me.instructor_id = l.instructor_id or l.extra_staff @> jsonb_build_array(jsonb_build_object('instructor_id', me.instructor_id))))`;

/**
 * Whom of the riders in lesson `l` staff know who know only those linked to them, and those they teach or help; null for everybody else.
 * B03
 */
export const knownRiders = (sql: Sql, { kind, actor }: Viewer, student: Fragment): Fragment | null =>
  kind === 'staff' && isLimited(actor)
    ? sql`(${isShownStudent(sql, actor, student)} or ${isTheirs(sql, actor)})`
    : null;

const isNarrow = ({ kind, actor }: Viewer) =>
  kind === 'staff' && isRestricted(actor, 'STAFF_RESTRICT_VIEW_CALENDAR_SELF');

/**
 * What decides which lessons a viewer sees: conditions on lesson `l`, each beginning with `and`; none for those who see everything.
 * Restricted staff see their own (A01). Families see their own lessons, and on a calendar that is open to them what is still to come.
 */
export function sees(sql: Sql, viewer: Viewer): Fragment[] {
  if (viewer.kind === 'family') {
    const open = enabled(viewer.settings, 'clients_can_view_calendar')
      ? sql`or l.starts_at >= ${opensAt(viewer)}`
      : sql``;
    return [sql`and (${isOwn(sql, viewer.actor)} ${open})`];
  }
  return isNarrow(viewer) ? [sql`and ${isTheirs(sql, viewer.actor)}`] : [];
}

/**
 * Lessons a viewer may be offered for booking: conditions on lesson `l` like those of `sees`. Families wait for the barn's buffer and,
 * where it restricts them, see only sections open to one of the `riders`; restricted staff are offered their own. B01 F10 R069
 */
export function isOffered(sql: Sql, viewer: Viewer, riders: Fragment): Fragment[] {
  if (viewer.kind === 'staff') return [sql`and l.starts_at > ${viewer.now}`, ...sees(sql, viewer)];
  const open = sql`and exists (
    select from student_section x where x.farm_id = l.farm_id and x.section_id = l.section_id
      and x.purpose = 'book' and x.student_id in ${riders})`;
  const restricts = enabled(viewer.settings, 'restrict_client_sections');
  return [sql`and l.starts_at > ${opensAt(viewer)}`, ...(restricts ? [open] : [])];
}

/** What a family may know of riders and horses that are not its own. F07 R069 */
export const shownOfOthers = ({ settings }: FamilyViewer) => ({
  riders: enabled(settings, 'clients_can_view_other_students_on_calendar'),
  horses: enabled(settings, 'clients_can_view_other_horses_on_calendar'),
  notes: enabled(settings, 'show_general_lesson_notes_on_client_page'),
});

/**
 * Places by which a viewer may look for lessons: conditions on place `r`, each beginning with `and`. Otherwise a family would learn who
 * rides, and on which horse, from what a filter leaves.
 */
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
  /** Horses that only come along belong to nobody's rider. */
  looseHorse: (viewer: Viewer) => viewer.kind === 'staff' || shownOfOthers(viewer).horses,
};

/** Whose packages a viewer may see beside lessons: condition on place `lp` in lesson `l`, beginning with `and`. */
export const ownPlaces = (sql: Sql, viewer: Viewer) => {
  const known = knownRiders(sql, viewer, sql`lp.student_id`);
  if (known) return sql`and ${known}`;
  return viewer.kind === 'family' ? sql`and lp.student_id in ${ownStudents(sql, viewer.actor)}` : sql``;
};

/** The barn's hours between now and the first lesson a family can book. */
export const bufferHours = (sql: Sql) =>
  sql`(select coalesce(nullif(preferences ->> 'booking_hours_buffer', ''), '0') from farm)`;
