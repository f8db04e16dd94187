import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { placesHeld } from '../../enrollment/contracts.js';
import { searchableBy, type Viewer } from './sight.js';

/** Filters combine with "and"; an empty list or undefined means no restriction. */
export interface LessonFilters {
  instructorIds?: string[];
  locationIds?: string[];
  programIds?: string[];
  programTypeIds?: string[];
  sectionIds?: string[];
  studentIds?: string[];
  horseIds?: string[];
  /** False hides lessons that the barn cancelled. G13 */
  showCancelled?: boolean;
  /** A lesson is active unless the barn has cancelled it. */
  active?: 'active' | 'inactive';
  places?: 'available' | 'full';
  /** False hides students who cancelled. */
  showCancelledStudents?: boolean;
}

/** Active places of lesson `l`. C24 */
const placesTaken = (sql: Sql) =>
  sql`(
    select count(*) from lesson_person taken
    where taken.farm_id = l.farm_id and taken.lesson_id = l.lesson_id and not taken.is_cancelled)`;

/** Those, and the free ones that are held for whoever waits. */
export const placesGone = (sql: Sql) => sql`(${placesTaken(sql)} + ${placesHeld(sql)})`;

export const conditions = (sql: Sql, parts: Fragment[]) => (parts.length ? sql`${parts}` : sql``);

export const among = (sql: Sql, column: Fragment, ids: string[] | undefined) =>
  ids?.length ? [sql`and ${column} = any(${ids}::uuid[])`] : [];
const ridden = (sql: Sql, viewer: Viewer, ids: string[] | undefined) =>
  ids?.length
    ? [
        sql`and (
    exists (select from lesson_person r where r.farm_id = l.farm_id and r.lesson_id = l.lesson_id
      and not r.is_cancelled and r.horse_id = any(${ids}::uuid[]) ${searchableBy.horse(sql, viewer)})
    or ${searchableBy.looseHorse(viewer)} and exists (
      select from lesson_horse r where r.farm_id = l.farm_id and r.lesson_id = l.lesson_id
        and r.horse_id = any(${ids}::uuid[])))`,
      ]
    : [];

/** Conditions on lesson `l` and section `s`, each beginning with `and`. */
export function filterConditions(sql: Sql, viewer: Viewer, filters: LessonFilters): Fragment[] {
  const full = filters.places === 'full';
  return [
    ...among(sql, sql`l.instructor_id`, filters.instructorIds),
    ...among(sql, sql`l.location_id`, filters.locationIds),
    ...among(sql, sql`l.section_id`, filters.sectionIds),
    ...among(sql, sql`s.program_id`, filters.programIds),
    ...(filters.programTypeIds?.length
      ? [
          sql`and s.program_id in (select program_id from program where program_type_id = any(${filters.programTypeIds}::uuid[]))`,
        ]
      : []),
    ...(filters.studentIds?.length
      ? [
          sql`and exists (select from lesson_person r where r.farm_id = l.farm_id and r.lesson_id = l.lesson_id
            and r.student_id = any(${filters.studentIds}::uuid[]) ${searchableBy.rider(sql, viewer)})`,
        ]
      : []),
    ...ridden(sql, viewer, filters.horseIds),
    ...(filters.showCancelled === false ? [sql`and not l.is_cancelled`] : []),
    ...(filters.active ? [sql`and l.is_cancelled = ${filters.active === 'inactive'}`] : []),
    ...(filters.places
      ? [sql`and l.max_enrollment is not null and (l.max_enrollment > ${placesGone(sql)}) = ${!full}`]
      : []),
  ];
}
