import { askedByNotes } from '../notes/contracts.js';
import { askedByPeople } from '../people/contracts.js';
import { askedByScheduling } from '../scheduling/contracts.js';
import { askedBySetup } from '../setup/contracts.js';
import { mostParticular } from './facts/policy-in-force.js';

export const enrollmentAnswers = [
  askedByScheduling.calledOff.answeredBy(
    (sql) => sql`(
      select l.farm_id, l.lesson_id, k.policy_id, k.version, k.rule -> 'calledOff' as given
      from lesson l cross join ${mostParticular(sql)} where k.rule -> 'calledOff' is not null)`,
  ),
  askedBySetup.tackInLessons.answeredBy((sql) => sql`(select farm_id, lesson_id, tack_id from lesson_horse)`),
  askedByPeople.places.answeredBy(
    (sql) => sql`(select farm_id, lesson_id, student_id, horse_id, is_cancelled from lesson_person)`,
  ),
  askedByNotes.sessions.answeredBy((sql) => sql`(select farm_id, series_id from registration)`),
  askedByNotes.sessionRiders.answeredBy(
    (sql, now) => sql`(
      select farm_id, series_id, student_id, state from registered_student
      union all select farm_id, lesson_id, student_id, 'waiting' from waiting_entry
      where of_session and (offered_until is null or offered_until > ${now}))`,
  ),
  askedByNotes.places.answeredBy((sql) => sql`(select farm_id, lesson_id, student_id from lesson_person)`),
];
