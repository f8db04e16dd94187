import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { StoredEvent } from '../../../platform/event-store/event.js';

/** For each kind of thing whose name a lesson shows: the lessons that show it. */
const AFFECTED_LESSONS: Readonly<Record<string, (sql: Sql, ids: string[]) => Fragment>> = {
  lesson: (sql, ids) => sql`select unnest(${ids}::uuid[])`,
  series: (sql, ids) => sql`select lesson_id from lesson where series_id = any(${ids}::uuid[])`,
  section: (sql, ids) => sql`select lesson_id from lesson where section_id = any(${ids}::uuid[])`,
  program: (sql, ids) =>
    sql`select l.lesson_id from lesson l join section s using (farm_id, section_id) where s.program_id = any(${ids}::uuid[])`,
  location: (sql, ids) => sql`select lesson_id from lesson where location_id = any(${ids}::uuid[])`,
  task: (sql, ids) =>
    sql`
    select l.lesson_id from lesson l, jsonb_array_elements(l.extra_staff) extra
    where (extra ->> 'task_id')::uuid = any(${ids}::uuid[])`,
  tack: (sql, ids) => sql`select lesson_id from lesson_horse where tack_id = any(${ids}::uuid[])`,
  horse: (sql, ids) => sql`
    select lesson_id from lesson_person where horse_id = any(${ids}::uuid[])
    union select lesson_id from lesson_horse where horse_id = any(${ids}::uuid[])`,
  person: (sql, ids) => sql`
    select lp.lesson_id from lesson_person lp join student s using (farm_id, student_id) where s.person_id = any(${ids}::uuid[])
    union select lp.lesson_id from student s join package pk on pk.farm_id = s.farm_id and pk.student_id = s.student_id and pk.is_shared
      join lesson_person lp on lp.farm_id = pk.farm_id and lp.package_id = pk.package_id where s.person_id = any(${ids}::uuid[])
    union select l.lesson_id from lesson l join instructor i on i.farm_id = l.farm_id
      and (i.instructor_id = l.instructor_id or l.extra_staff @> jsonb_build_array(jsonb_build_object('instructor_id', i.instructor_id)))
      where i.person_id = any(${ids}::uuid[])`,
  level: (sql, ids) => sql`
    select lp.lesson_id from student s join lesson_person lp on lp.farm_id = s.farm_id and lp.student_id = s.student_id
    where s.level_id = any(${ids}::uuid[])`,
  package: (sql, ids) => sql`select lesson_id from lesson_person where package_id = any(${ids}::uuid[])`,
  payment: (sql, ids) =>
    sql`
    select lp.lesson_id from package pk
    join lesson_person lp on lp.farm_id = pk.farm_id and lp.package_id = pk.package_id
    where pk.payment_id = any(${ids}::uuid[])`,
};

export function affectedLessons(sql: Sql, stale: readonly string[]): Fragment[] {
  const ids = new Map<string, string[]>();
  for (const one of stale) {
    const [kind = '', id = ''] = one.split(':');
    ids.set(kind, [...(ids.get(kind) ?? []), id]);
  }
  return [...ids].flatMap(([kind, some], i) => {
    const query = AFFECTED_LESSONS[kind];
    if (!query) throw new Error(`Nothing leads from ${kind} to lessons.`);
    return i ? [sql`union`, query(sql, some)] : [query(sql, some)];
  });
}

/** Columns of a person that a lesson shows. */
const SHOWN_OF_PEOPLE: readonly unknown[] = ['first_name', 'last_name', 'colour_id'];

const named = (kind: unknown, id: unknown) =>
  typeof kind === 'string' && typeof id === 'string' && AFFECTED_LESSONS[kind] ? [`${kind}:${id}`] : [];

const each = (kind: string, ids: unknown) => (Array.isArray(ids) ? ids.flatMap((id) => named(kind, id)) : []);

/** Whether a package is paid, and with it the places that it covers. E08 */
const PAYING = ['billing.PaymentRecorded', 'billing.InvoicePaid', 'billing.InvoiceReopened'];

/** What an event makes stale, as `horse:<id>`, `lesson:<id>` …. Added things stand in no lesson yet; activation changes no name. */
export function staleAfter({ type, data }: StoredEvent): string[] {
  const values = data as Record<string, unknown>;
  if (typeof values.lessonId === 'string') return named('lesson', values.lessonId);
  if (type === 'scheduling.SeriesMoved' || type === 'scheduling.SeriesResized') return named('series', values.seriesId);
  if (type === 'people.PeopleErased') return [...each('person', values.personIds), ...each('lesson', values.lessonIds)];
  if (type === 'people.AccountsMerged') return each('person', values.personIds);
  if (type === 'people.RiderLevelConfirmed') return named('person', values.personId);
  if (type === 'billing.PackageHandedOver') return named('package', values.packageId);
  if (PAYING.includes(type)) return named('payment', values.paymentId);
  if (!type.endsWith('Changed') || values.change !== 'edited') return [];
  const { fields } = values;
  if (type === 'people.PersonChanged' && Array.isArray(fields) && !fields.some((one) => SHOWN_OF_PEOPLE.includes(one)))
    return [];
  return [...named('horse', values.horseId), ...named('person', values.personId), ...named(values.list, values.id)];
}
