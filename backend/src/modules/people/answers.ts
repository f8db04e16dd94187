import { people as everybody } from '../../platform/tenancy/lookups.js';
import { askedByFarms } from '../farms/contracts.js';
import { askedByIdentity } from '../identity/contracts.js';
import { askedBySetup } from '../setup/contracts.js';

export const peopleAnswers = [
  everybody.answeredBy((sql) => sql`(select farm_id, person_id, person_name from person)`),
  askedByFarms.people.answeredBy(
    (sql) => sql`(
      select p.farm_id, p.person_id, p.person_name, i.instructor_id, s.student_id from person p
        left join instructor i on i.farm_id = p.farm_id and i.person_id = p.person_id
        left join student s on s.farm_id = p.farm_id and s.person_id = p.person_id)`,
  ),
  askedByFarms.riders.answeredBy(
    (sql) => sql`(select s.farm_id, p.is_active from student s join person p using (farm_id, person_id))`,
  ),
  askedByIdentity.people.answeredBy(
    (sql) => sql`(select farm_id, person_id, person_name, contact_email, billing_person_id, is_active from person)`,
  ),
  askedByIdentity.riders.answeredBy((sql) => sql`(select farm_id, person_id from student)`),
  askedByIdentity.staff.answeredBy((sql) => sql`(select farm_id, person_id from instructor)`),
  askedBySetup.staff.answeredBy(
    (sql) => sql`(select farm_id, instructor_id, person_id, colour_id, is_active from instructor)`,
  ),
  askedBySetup.riders.answeredBy(
    (sql) => sql`(select farm_id, student_id, person_id, level_id, is_active from student)`,
  ),
  askedBySetup.people.answeredBy(
    (sql) => sql`(select farm_id, person_id, billing_person_id, person_name, is_active from person)`,
  ),
];
