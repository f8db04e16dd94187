import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Group, LessonReport } from '../domain/groups.js';
import type { ReportColumn } from '../domain/columns.js';
import { FIELDS, MEASURES, names, type Field } from './fields.js';
import { helpers, lessons, places, rides, type Work } from './work.js';
import type { Report } from './wanted.js';

/** A group of reports about lessons: what is counted, for whom, and what is told of each. */
interface LessonGroup {
  work: Work;
  /** Who has a line of their own in every sum; the total is then of each of them. */
  of: readonly Field[];
  total: readonly Field[];
  measures: readonly Field[];
  detail: readonly Field[];
}

const { start, lesson, section, program, location } = FIELDS;
const CONTACT = [FIELDS.email, FIELDS.mobile];

export const LESSON_GROUPS = {
  student: {
    work: places,
    of: [],
    total: [FIELDS.student],
    measures: [MEASURES.students, MEASURES.lessons, MEASURES.rides, MEASURES.makeups, MEASURES.cancelled],
    detail: [
      start,
      FIELDS.student,
      lesson,
      FIELDS.horse,
      FIELDS.instructor,
      FIELDS.attendance,
      FIELDS.makeup,
      ...CONTACT,
    ],
  },
  horse: {
    work: rides,
    of: [FIELDS.horse],
    total: [],
    measures: [MEASURES.lessons, MEASURES.minutes, MEASURES.cancelled],
    detail: [start, FIELDS.horse, lesson, FIELDS.riders, FIELDS.instructor, FIELDS.minutes, FIELDS.status],
  },
  lessonStaff: {
    work: lessons,
    of: [FIELDS.staff],
    total: [],
    measures: [MEASURES.lessons, MEASURES.minutes, MEASURES.riders, MEASURES.cancelled],
    detail: [start, FIELDS.staff, lesson, section, location, FIELDS.riding, FIELDS.minutes, FIELDS.status],
  },
  studentStaff: {
    work: places,
    of: [FIELDS.staff],
    total: [FIELDS.client],
    measures: [MEASURES.students, MEASURES.lessons, MEASURES.rides, MEASURES.cancelled],
    detail: [start, FIELDS.staff, FIELDS.client, lesson, FIELDS.horse, FIELDS.minutes, FIELDS.status],
  },
  extraStaff: {
    work: helpers,
    of: [FIELDS.staff],
    total: [],
    measures: [],
    detail: [start, FIELDS.staff, FIELDS.task, lesson, FIELDS.minutes, FIELDS.status],
  },
  lessons: {
    work: lessons,
    of: [],
    total: [],
    measures: [MEASURES.lessons, MEASURES.riders, MEASURES.cancelled],
    detail: [start, lesson, program, section, FIELDS.instructor, location, FIELDS.riding, FIELDS.places, FIELDS.status],
  },
} satisfies Partial<Record<Group, LessonGroup>>;

const selected = (sql: Sql, fields: readonly Field[]) =>
  fields.map(({ name, value }) => sql`, ${value(sql)} as ${sql(name)}`);

const columnOf = ({ name, label, kind, opens }: Field): ReportColumn => ({
  name,
  label,
  kind,
  ...(opens && { opens }),
});

/** Over all pages. Hours are told of those whose work they are; a rider's are none. */
const sums =
  ({ work, detail: fields }: LessonGroup): Report['sums'] =>
  (sql, reader, wanted) => {
    const minutes = sql`coalesce(sum(work.minutes) filter (where not work.is_off), 0)::int as minutes,`;
    return sql`
      select count(distinct work.lesson_id)::int as lessons, count(distinct work.student_id)::int as students,
        count(distinct work.horse_id)::int as horses, count(distinct work.instructor_id)::int as staff,
        ${fields.includes(FIELDS.minutes) ? minutes : sql``} count(*) filter (where work.is_off)::int as cancelled
      from ${work(sql, reader, wanted)} work`;
  };

const shown = (fields: readonly Field[], contact: boolean) => fields.filter(({ isContact }) => contact || !isContact);

const detail = (group: LessonGroup): Report => ({
  sort: 'start',
  columns: ({ contact }) => shown(group.detail, contact).map(columnOf),
  rows: (sql, reader, wanted) => sql`
    select work.unit_id as id, work.lesson_id, work.scheduled_date, rider.person_id, work.horse_id, work.instructor_id,
      staff.person_id as staff_person_id, work.is_off::int as is_off, work.is_place_off::int as student_is_cancelled,
      work.status_code as code
      ${selected(sql, shown(group.detail, wanted.contact))}
    from ${names(sql, group.work(sql, reader, wanted))}`,
  sums: sums(group),
});

type Id = readonly [name: string, value: (sql: Sql) => Fragment];
const RIDER: readonly Id[] = [
  ['person_id', (sql) => sql`rider.person_id`],
  ['student_id', (sql) => sql`work.student_id`],
];
/** What lines are made of: the ids that open it, or narrow the detail to it. */
const IDS: Readonly<Record<string, readonly Id[]>> = {
  person_name: RIDER,
  client: RIDER,
  horse_name: [['horse_id', (sql) => sql`work.horse_id`]],
  staff: [
    ['instructor_id', (sql) => sql`work.instructor_id`],
    ['staff_person_id', (sql) => sql`staff.person_id`],
  ],
  program_name: [['program_id', (sql) => sql`work.program_id`]],
  section_name: [['section_id', (sql) => sql`work.section_id`]],
};
type Summary = Exclude<LessonReport, 'detail' | 'daily'>;
const BY: Readonly<Record<Summary, readonly Field[]>> = {
  program: [program],
  section: [section],
  programsection: [program, section],
  total: [],
};

/** A sum for each combination of who and what, by name. */
function summary(group: LessonGroup, report: Summary): Report {
  const { work, of, total, measures } = group;
  const heads = [...of, ...(report === 'total' ? total : BY[report])];
  const told = measures.filter(({ name }) => name !== 'students' || !heads.some(({ opens }) => opens === 'client'));
  return {
    isSum: true,
    sort: heads[0]?.name ?? 'id',
    columns: () => [...heads, ...told].map(columnOf),
    rows: (sql, reader, wanted) => {
      const ids = heads.flatMap(({ name }) => IDS[name] ?? []);
      const keys = [...ids.map(([, value]) => value), ...heads.map(({ value }) => value)].map(
        (value) => sql`, ${value(sql)}`,
      );
      return sql`
        select md5(concat_ws('/' ${keys}))::uuid as id
          ${ids.map(([name, value]) => sql`, ${value(sql)} as ${sql(name)}`)} ${selected(sql, [...heads, ...told])}
        from ${names(sql, work(sql, reader, wanted))} group by id ${keys}`;
    },
    sums: sums(group),
  };
}

/** A sum for each day, whoever it is of. */
const daily = (group: LessonGroup): Report => ({
  isSum: true,
  sort: 'scheduled_date',
  columns: () => [{ name: 'scheduled_date', label: 'Date', kind: 'date' }, ...group.measures.map(columnOf)],
  rows: (sql, reader, wanted) => sql`
    select md5(work.scheduled_date::text)::uuid as id, work.scheduled_date ${selected(sql, group.measures)}
    from ${group.work(sql, reader, wanted)} work group by work.scheduled_date`,
  sums: sums(group),
});

export function lessonReport(name: keyof typeof LESSON_GROUPS, report: LessonReport): Report {
  const group = LESSON_GROUPS[name];
  if (report === 'detail') return detail(group);
  return report === 'daily' ? daily(group) : summary(group, report);
}
