import type { Fragment, Sql } from '../../../platform/database/connect.js';

/** People on the account of whoever `person` selects, by a select in brackets; each step looks up by key, whatever the planner believes. */
const onAccountOf = (sql: Sql, farmId: string, person: Fragment): Fragment => sql`
  select beside.person_id from person beside where beside.farm_id = ${farmId} and beside.billing_person_id = any(array(
    select me.billing_person_id from person me where me.farm_id = ${farmId} and me.person_id = any(array${person})))`;

/** Riders on the accounts of these students, themselves included. `students` and the answer are selects of ids in brackets. */
export const familiesOf = (sql: Sql, farmId: string, students: Fragment): Fragment => {
  const people = sql`(select own.person_id from student own where own.farm_id = ${farmId} and own.student_id = any(array${students}))`;
  return sql`(
    select mate.student_id from student mate
    where mate.farm_id = ${farmId} and mate.person_id = any(array(${onAccountOf(sql, farmId, people)})))`;
};

/**
 * Active riders on the account of a student, besides them, the longest known first: who may use what one of them shares. An array; the
 * student is an expression.
 */
export const activeMates = (sql: Sql, farmId: string, student: Fragment): Fragment => {
  const people = sql`(select own.person_id from student own where own.farm_id = ${farmId} and own.student_id = ${student})`;
  return sql`array(
    select mate.student_id from student mate
    where mate.farm_id = ${farmId} and mate.is_active and mate.student_id <> ${student}
      and mate.person_id = any(array(${onAccountOf(sql, farmId, people)} and beside.is_active))
    order by mate.student_id)`;
};

/** First name of package `k`'s rider where it pays for place `lp` of another; else null. Both may be called otherwise. */
export const nameOfAnother = (sql: Sql, k = sql`k`, lp = sql`lp`): Fragment => sql`
  case when ${k}.student_id <> ${lp}.student_id then (
    select other.first_name from student own join person other on other.farm_id = own.farm_id and other.person_id = own.person_id
    where own.farm_id = ${lp}.farm_id and own.student_id = ${k}.student_id) end`;
