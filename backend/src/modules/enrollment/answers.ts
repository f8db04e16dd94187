import { askedByNotes } from '../notes/contracts.js';
import { askedByPeople } from '../people/contracts.js';
import { askedBySetup } from '../setup/contracts.js';

export const enrollmentAnswers = [
  askedBySetup.tackInLessons.answeredBy((sql) => sql`(select farm_id, lesson_id, tack_id from lesson_horse)`),
  askedByPeople.places.answeredBy(
    (sql) => sql`(select farm_id, lesson_id, student_id, is_cancelled from lesson_person)`,
  ),
  askedByNotes.places.answeredBy((sql) => sql`(select farm_id, lesson_id, student_id from lesson_person)`),
];
