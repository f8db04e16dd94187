import type { Sql } from '../../../platform/database/connect.js';
import type { LessonTimes } from '../../../platform/mail/barn-dates.js';

/** A lesson as a mail tells of it. */
export interface LessonFacts extends LessonTimes {
  lessonId: string;
  title: string;
  startsAt: Date;
  isCancelled: boolean;
  location: string;
  instructorId: string | null;
  instructor: string | null;
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
}

/** In the order in which they take place. */
export async function lessonFacts(sql: Sql, farmId: string, lessonIds: readonly string[]): Promise<LessonFacts[]> {
  const rows = await sql<Row[]>`
    select l.lesson_id, l.title, l.starts_at, l.is_cancelled, l.is_allday, l.scheduled_date as date,
      to_char(l.start_time, 'HH24:MI') as start_time,
      l.end_date, to_char(l.end_time, 'HH24:MI') as end_time, place.location_name, l.instructor_id, teacher.first_name as instructor
    from lesson l
    join location place on place.farm_id = l.farm_id and place.location_id = l.location_id
    left join instructor i on i.farm_id = l.farm_id and i.instructor_id = l.instructor_id
    left join person teacher on teacher.farm_id = l.farm_id and teacher.person_id = i.person_id
    where l.farm_id = ${farmId} and l.lesson_id = any(${[...lessonIds]})
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
  }));
}
