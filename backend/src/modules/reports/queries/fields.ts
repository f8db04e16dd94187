import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { ReportColumn } from '../domain/columns.js';

/** A column of a report about lessons, and how it is read of `work` and the names beside it. */
export interface Field extends ReportColumn {
  value(sql: Sql): Fragment;
  /** Email and telephone, where they are asked for. G12 */
  isContact?: true;
}

const firstOf = (sql: Sql, column: 'contact_email' | 'contact_mobile') =>
  sql`coalesce(nullif(rider.${sql(column)}, ''), nullif(holder.${sql(column)}, ''))`;

const field = (name: string, label: string, facts: Omit<Field, 'name' | 'label'>): Field => ({ name, label, ...facts });

/** Whom and what a lesson is about, one by one. R254 */
export const FIELDS = {
  start: field('start', 'Date and time', {
    kind: 'start',
    value: (sql) => sql`work.scheduled_date || ' ' || to_char(work.start_time, 'HH24:MI')`,
  }),
  lesson: field('name', 'Lesson', { kind: 'text', opens: 'lesson', value: (sql) => sql`work.title` }),
  student: field('person_name', 'Student', { kind: 'text', opens: 'client', value: (sql) => sql`rider.person_name` }),
  client: field('client', 'Student', { kind: 'text', opens: 'client', value: (sql) => sql`rider.person_name` }),
  riders: field('client', 'Ridden by', {
    kind: 'text',
    value: (sql) => sql`(
      select string_agg(coalesce(p.person_name, 'A rider'), ', ' order by p.person_name)
      from unnest(work.student_ids) rode(student_id)
      left join student st on st.student_id = rode.student_id
      left join person p on p.farm_id = st.farm_id and p.person_id = st.person_id)`,
  }),
  horse: field('horse_name', 'Horse', { kind: 'text', opens: 'horse', value: (sql) => sql`horse.horse_name` }),
  staff: field('staff', 'Staff', { kind: 'text', opens: 'staff', value: (sql) => sql`staff.person_name` }),
  instructor: field('staff', 'Instructor', { kind: 'text', opens: 'staff', value: (sql) => sql`staff.person_name` }),
  task: field('task_name', 'Task', { kind: 'text', value: (sql) => sql`task.task_name` }),
  program: field('program_name', 'Program', { kind: 'text', value: (sql) => sql`program.program_name` }),
  section: field('section_name', 'Section', { kind: 'text', value: (sql) => sql`section.section_name` }),
  location: field('location_name', 'Location', { kind: 'text', value: (sql) => sql`location.location_name` }),
  attendance: field('enrollment_status_name', 'Status', { kind: 'text', value: (sql) => sql`work.status` }),
  status: field('status', 'Status', { kind: 'text', value: (sql) => sql`work.status` }),
  makeup: field('makeup', 'Makeup', { kind: 'mark', value: (sql) => sql`work.is_makeup::int` }),
  riding: field('students', 'Riders', { kind: 'count', value: (sql) => sql`work.riders` }),
  places: field('max_enrollment', 'Places', { kind: 'count', value: (sql) => sql`work.max_enrollment` }),
  minutes: field('minutes', 'Hours', { kind: 'minutes', value: (sql) => sql`work.minutes` }),
  email: field('contact_email', 'Email', {
    kind: 'text',
    isContact: true,
    value: (sql) => firstOf(sql, 'contact_email'),
  }),
  mobile: field('contact_mobile', 'Phone', {
    kind: 'text',
    isContact: true,
    value: (sql) => firstOf(sql, 'contact_mobile'),
  }),
} satisfies Record<string, Field>;

/** What is added up of the lessons that are put together. */
export const MEASURES = {
  lessons: field('lessons', 'Lessons', {
    kind: 'count',
    value: (sql) => sql`count(distinct work.lesson_id) filter (where not work.is_off)::int`,
  }),
  students: field('students', 'Students', {
    kind: 'count',
    value: (sql) => sql`count(distinct work.student_id) filter (where not work.is_off)::int`,
  }),
  riders: field('riders', 'Rides', {
    kind: 'count',
    value: (sql) => sql`coalesce(sum(work.riders) filter (where not work.is_off), 0)::int`,
  }),
  rides: field('rides', 'Rides', { kind: 'count', value: (sql) => sql`count(*) filter (where not work.is_off)::int` }),
  makeups: field('makeups', 'Makeups', {
    kind: 'count',
    value: (sql) => sql`count(*) filter (where work.is_makeup and not work.is_off)::int`,
  }),
  minutes: field('minutes', 'Hours', {
    kind: 'minutes',
    value: (sql) => sql`coalesce(sum(work.minutes) filter (where not work.is_off), 0)::int`,
  }),
  cancelled: field('cancelled', 'Cancelled', {
    kind: 'count',
    value: (sql) => sql`count(*) filter (where work.is_off)::int`,
  }),
} satisfies Record<string, Field>;

/** The names of what `work` refers to. */
export const names = (sql: Sql, work: Fragment): Fragment => sql`
  ${work} work
  join section on section.section_id = work.section_id
  join program on program.program_id = work.program_id
  left join location on location.location_id = work.location_id
  left join task on task.task_id = work.task_id
  left join horse on horse.horse_id = work.horse_id
  left join instructor on instructor.instructor_id = work.instructor_id
  left join person staff on staff.person_id = instructor.person_id
  left join student on student.student_id = work.student_id
  left join person rider on rider.person_id = student.person_id
  left join person holder on holder.person_id = rider.billing_person_id`;
