import type { Seeder } from './seeder.js';

export interface Place {
  lesson_person_id: string;
  lesson_id: string;
  section_id: string;
  instructor_id: string;
  location_name: string;
  student_id: string;
  account_id: string;
  scheduled_date: string;
  start_time: string;
  end_time: string;
  has_ended: boolean;
  /** By a package, not by a makeup. */
  is_covered: boolean;
}

export const placesOf = ({ ask, day, farmId, tools: { now } }: Seeder, week: number) =>
  ask<Place[]>(
    (sql) => sql`
  select lp.lesson_person_id, lp.lesson_id, l.section_id, l.instructor_id, lo.location_name, lp.student_id,
    coalesce(p.billing_person_id, p.person_id) as account_id, l.scheduled_date, to_char(l.start_time, 'HH24:MI') as start_time,
    to_char(l.end_time, 'HH24:MI') as end_time, l.ends_at < ${now} as has_ended,
    lp.package_id is not null and lp.makeup_of is null as is_covered
  from lesson_person lp
    join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
    join location lo on lo.farm_id = l.farm_id and lo.location_id = l.location_id
    join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
    join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
  where lp.farm_id = ${farmId} and not lp.is_cancelled and not l.is_cancelled
    and l.scheduled_date between ${day(week)} and ${day(week, 6)}
  order by l.scheduled_date, l.start_time, lp.lesson_id, lp.student_id`,
  );
