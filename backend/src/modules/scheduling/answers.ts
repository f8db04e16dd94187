import { askedByFarms } from '../farms/contracts.js';
import { askedByNotes } from '../notes/contracts.js';
import { askedByPeople } from '../people/contracts.js';
import { askedBySetup } from '../setup/contracts.js';

export const schedulingAnswers = [
  askedByFarms.lessons.answeredBy((sql) => sql`(select farm_id, scheduled_date from lesson where not is_cancelled)`),
  askedBySetup.lessons.answeredBy(
    (sql) =>
      sql`(select farm_id, lesson_id, section_id, location_id, extra_staff, scheduled_date, starts_at, is_cancelled from lesson)`,
  ),
  askedByPeople.lessons.answeredBy(
    (sql) => sql`(
      select farm_id, lesson_id, title, scheduled_date, start_time, starts_at, ends_at, instructor_id,
        extra_staff, is_cancelled from lesson)`,
  ),
  askedByNotes.lessons.answeredBy(
    (sql) => sql`(select farm_id, lesson_id, title, scheduled_date, instructor_id, extra_staff from lesson)`,
  ),
];
