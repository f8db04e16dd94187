import type { Sql } from '../../../platform/database/connect.js';
import { versionOf } from '../../../platform/http/list-rows.js';

const rows = (sql: Sql) => sql`select null`;
const PERSON = { stream: 'person', streamBy: 'person_id', rows };
const HORSE = { stream: 'horse', streamBy: 'horse_id', rows };

interface Used {
  personId: string;
  accountId: string;
  isUsed: boolean;
}

/** Everybody on the accounts of these people, and whether more than their import has happened to each. */
export const usesOfPeople = (sql: Sql, farmId: string, personIds: readonly string[]) => sql<Used[]>`
  select p.person_id as "personId", p.billing_person_id as "accountId",
    ${versionOf(sql, PERSON, sql`p`)} > 1
    or exists (select from login l where l.farm_id = ${farmId} and l.person_id = p.person_id)
    or exists (select from instructor i where i.farm_id = ${farmId} and i.person_id = p.person_id)
    or exists (select from note n where n.farm_id = ${farmId} and (n.person_id = p.person_id or n.author_id = p.person_id))
    or exists (select from horse h where h.farm_id = ${farmId} and h.owner_id = p.person_id)
    or exists (select from payment y where y.farm_id = ${farmId} and y.billing_person_id = p.person_id)
    or exists (select from lesson_person x where x.farm_id = ${farmId} and x.student_id = s.student_id)
    or exists (select from package x where x.farm_id = ${farmId} and x.student_id = s.student_id)
    or exists (select from instructor_student x where x.farm_id = ${farmId} and x.student_id = s.student_id)
    or exists (select from student_horse x where x.farm_id = ${farmId} and x.student_id = s.student_id)
    or exists (select from student_section x where x.farm_id = ${farmId} and x.student_id = s.student_id)
    or exists (select from section_student x where x.farm_id = ${farmId} and x.student_id = s.student_id) as "isUsed"
  from person p left join student s on s.farm_id = p.farm_id and s.person_id = p.person_id
  where p.farm_id = ${farmId} and p.billing_person_id in (
    select billing_person_id from person where farm_id = ${farmId} and person_id = any(${personIds}::uuid[]))`;

/** Which of these horses more than their import has happened to. */
export const usedHorses = (sql: Sql, farmId: string, horseIds: readonly string[]) => sql<{ horseId: string }[]>`
  select h.horse_id as "horseId" from horse h
  where h.farm_id = ${farmId} and h.horse_id = any(${horseIds}::uuid[]) and (
    ${versionOf(sql, HORSE, sql`h`)} > 1
    or exists (select from lesson_person x where x.farm_id = ${farmId} and x.horse_id = h.horse_id)
    or exists (select from lesson_horse x where x.farm_id = ${farmId} and x.horse_id = h.horse_id)
    or exists (select from student_horse x where x.farm_id = ${farmId} and x.horse_id = h.horse_id)
    or exists (select from section_horse x where x.farm_id = ${farmId} and x.horse_id = h.horse_id)
    or exists (select from note n where n.farm_id = ${farmId} and n.horse_id = h.horse_id))`;
