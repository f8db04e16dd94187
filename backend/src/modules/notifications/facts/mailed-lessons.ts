import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { LessonTimes } from '../../../platform/mail/barn-dates.js';

export interface MailedLesson extends LessonTimes {
  lessonId: string;
  title: string;
  startsAt: Date;
  isCancelled: boolean;
  location: string;
  instructorId: string | null;
  instructor: string | null;
  /** Staff with a task in the lesson. */
  helperIds: readonly string[];
}

interface Row {
  lesson_id: string;
  title: string;
  starts_at: Date;
  is_cancelled: boolean;
  is_allday: boolean;
  date: string;
  start_time: string;
  end_date: string;
  end_time: string;
  location_name: string;
  instructor_id: string | null;
  instructor: string | null;
  extra_staff: { instructor_id: string }[];
}

async function lessons(sql: Sql, farmId: string, chosen: Fragment): Promise<MailedLesson[]> {
  const rows = await sql<Row[]>`
    select l.lesson_id, l.title, l.starts_at, l.is_cancelled, l.is_allday, l.scheduled_date as date,
      to_char(l.start_time, 'HH24:MI') as start_time,
      l.end_date, to_char(l.end_time, 'HH24:MI') as end_time, place.location_name, l.instructor_id, instructor.first_name as instructor,
      l.extra_staff
    from lesson l
    join location place on place.farm_id = l.farm_id and place.location_id = l.location_id
    left join instructor i on i.farm_id = l.farm_id and i.instructor_id = l.instructor_id
    left join person instructor on instructor.farm_id = l.farm_id and instructor.person_id = i.person_id
    where l.farm_id = ${farmId} and ${chosen}
    order by l.scheduled_date, l.start_time, l.lesson_id`;
  return rows.map((row) => ({
    lessonId: row.lesson_id,
    title: row.title,
    startsAt: row.starts_at,
    isCancelled: row.is_cancelled,
    isAllday: row.is_allday,
    date: row.date,
    startTime: row.start_time,
    endDate: row.end_date,
    endTime: row.end_time,
    location: row.location_name,
    instructorId: row.instructor_id,
    instructor: row.instructor,
    helperIds: row.extra_staff.map((extra) => extra.instructor_id),
  }));
}

export const mailedLessons = (sql: Sql, farmId: string, lessonIds: readonly string[]) =>
  lessons(sql, farmId, sql`l.lesson_id = any(${[...lessonIds]})`);

export const lessonsOfDay = (sql: Sql, farmId: string, { studentId, date }: { studentId: string; date: string }) =>
  lessons(
    sql,
    farmId,
    sql`l.scheduled_date = ${date} and exists (select from lesson_person lp
      where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and lp.student_id = ${studentId} and not lp.is_cancelled)`,
  );
