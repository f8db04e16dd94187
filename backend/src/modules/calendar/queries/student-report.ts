import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { RestList } from '../../../platform/http/rest-list.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { DayRange } from '../domain/day-range.js';
import type { StudentReportReply, StudentReportRow, StudentReportTotals } from '../http/student-report.replies.js';
import { statusName } from '../projections/status-names.js';
import { among, conditions, filterConditions, type LessonFilters } from './lesson-filters.js';
import { ownPlaces, type Viewer } from './sight.js';

export interface WantedReport {
  days: DayRange;
  /** Riders and horses are those of the place, not of the lesson that it is in. */
  filters: LessonFilters;
  /** Attendance. */
  statusCodes?: string[];
  /** With email and telephone, the account holder's where the rider has none. G12 */
  contact: boolean;
}
interface WantedPage extends WantedReport {
  /** From 1. */
  page: number;
  perPage: number;
  totalOnly: boolean;
}

type Reader = Pick<Asker, 'actor'> & { readonly now: Date };

/** Not narrowed to lessons of one's own (A01); riders whom limited staff do not know are left out (B03). */
const places = (sql: Sql, { actor, now }: Reader, { days, filters, statusCodes }: WantedReport): Fragment => {
  const viewer: Viewer = { kind: 'staff', actor, now };
  const { studentIds, horseIds, ...ofLessons } = filters;
  const narrowed = [
    ...filterConditions(sql, viewer, ofLessons),
    ...among(sql, sql`lp.student_id`, studentIds),
    ...among(sql, sql`lp.horse_id`, horseIds),
    ...(statusCodes?.length ? [sql`and lp.status_code = any(${statusCodes})`] : []),
    ...(filters.showCancelledStudents === false ? [sql`and not lp.is_cancelled`] : []),
  ];
  return sql`
    lesson l
    join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
    join lesson_person lp on lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id
    join student st on st.farm_id = lp.farm_id and st.student_id = lp.student_id
    join person p on p.farm_id = st.farm_id and p.person_id = st.person_id
    where l.scheduled_date between ${days.from} and ${days.to} ${ownPlaces(sql, viewer)} ${conditions(sql, narrowed)}`;
};

const firstOf = (sql: Sql, mine: Fragment, holders: Fragment) =>
  sql`coalesce(nullif(${mine}, ''), nullif(${holders}, ''))`;

/** `chosen`: ids of places. */
const rows = (sql: Sql, contact: boolean, chosen: Fragment): Fragment => sql`
  select lp.lesson_person_id as id, l.lesson_id, l.scheduled_date, to_char(l.start_time, 'HH24:MI') as scheduled_starttime,
    l.scheduled_date || ' ' || to_char(l.start_time, 'HH24:MI') as start,
    l.title as name, p.person_id, p.person_name, h.horse_name, instructor.person_name as instructor_name,
    lp.status_code as code, ${statusName(sql)} as enrollment_status_name, (lp.makeup_of is not null)::int as makeup,
    lp.is_cancelled::int as student_is_cancelled, l.is_cancelled::int as lesson_is_cancelled,
    case when ${contact} then ${firstOf(sql, sql`p.contact_email`, sql`holder.contact_email`)} end as contact_email,
    case when ${contact} then ${firstOf(sql, sql`p.contact_mobile`, sql`holder.contact_mobile`)} end as contact_mobile
  from lesson_person lp
  join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
  join student st on st.farm_id = lp.farm_id and st.student_id = lp.student_id
  join person p on p.farm_id = st.farm_id and p.person_id = st.person_id
  left join person holder on holder.farm_id = p.farm_id and holder.person_id = p.billing_person_id
  left join horse h on h.farm_id = lp.farm_id and h.horse_id = lp.horse_id
  left join instructor i on i.farm_id = l.farm_id and i.instructor_id = l.instructor_id
  left join person instructor on instructor.farm_id = i.farm_id and instructor.person_id = i.person_id
  where lp.lesson_person_id = any(array(${chosen}))`;

export class ReportStudents extends barnQuery<WantedPage, StudentReportReply>('calendar.ReportStudents') {}

@QueryHandler(ReportStudents)
export class ReportStudentsHandler extends BarnQueryHandler<ReportStudents> {
  async answer(sql: Sql, { page, perPage, totalOnly, ...wanted }: WantedPage, reader: Asker & { now: Date }) {
    const found = places(sql, reader, wanted);
    const order = sql`order by l.scheduled_date, l.start_time, l.lesson_id, lower(p.person_name), lp.lesson_person_id`;
    const chosen = sql`select lp.lesson_person_id from ${found} ${order} limit ${perPage} offset ${(page - 1) * perPage}`;
    const [reports, [totals]] = await Promise.all([
      totalOnly ? [] : sql<StudentReportRow[]>`${rows(sql, wanted.contact, chosen)} ${order}`,
      sql<[StudentReportTotals]>`
        select count(*)::int as rows, count(distinct l.lesson_id)::int as lessons, count(distinct lp.student_id)::int as students,
          count(*) filter (where lp.is_cancelled)::int as cancelled
        from ${found}`,
    ]);
    return { reports: [...reports], totals };
  }
}

/** The same rows for the export. */
export const studentReportList = (wanted: WantedReport, now: Date): RestList => ({
  resource: `student-detail-${wanted.days.from}-${wanted.days.to}`,
  rows: (sql, actor) =>
    rows(sql, wanted.contact, sql`select lp.lesson_person_id from ${places(sql, { actor, now }, wanted)}`),
  columns: [
    'start',
    'scheduled_date',
    'scheduled_starttime',
    'name',
    'person_name',
    'horse_name',
    'instructor_name',
    'enrollment_status_name',
    'contact_email',
    'contact_mobile',
  ],
  search: [],
  defaultSort: 'start',
  cells: { makeup: (value) => (value ? 'makeup' : '') },
});
