import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { isShownStudent } from '../../people/contracts.js';
import { accountsOfStudents } from './has-bought.js';
import type { Credit } from '../domain/credits.js';

export interface FamilyCredit extends Credit {
  readonly studentName: string;
  /** The account holder. */
  readonly billingPersonId: string;
}

/** Credit `c` of rider `rider` in one of these accounts. C11 */
const inAccounts = (sql: Sql, farmId: string, accounts: Fragment) => sql`
  from package c
    join student s on s.farm_id = c.farm_id and s.student_id = c.student_id
    join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
  where c.farm_id = ${farmId} and c.kind = 'credit' and c.used < c.start_count and c.price_minor < 0
    and coalesce(rider.billing_person_id, rider.person_id) in ${accounts}`;

/** Of everybody whose account these students are in. */
const ofAccounts = (sql: Sql, farmId: string, students: readonly string[], shown: Fragment) =>
  sql`${inAccounts(sql, farmId, accountsOfStudents(sql, farmId, students))} and ${shown}`;

/** In minor units, what an account can still spend. C11 */
export const creditLeftMinor = (sql: Sql, farmId: string, account: Fragment) =>
  sql`(select coalesce(sum(-c.price_minor), 0)::bigint ${inAccounts(sql, farmId, account)})`;

export const unspentCreditIds = (sql: Sql, farmId: string, students: readonly string[]) =>
  sql`select c.package_id ${ofAccounts(sql, farmId, students, sql`true`)}`;

export const unspentCredits = (sql: Sql, farmId: string, students: readonly string[], actor: Actor) =>
  sql<FamilyCredit[]>`
    select c.package_id as "packageId", c.student_id as "studentId", rider.person_name as "studentName",
      coalesce(rider.billing_person_id, rider.person_id) as "billingPersonId",
      c.product_id as "productId", c.product_name as "productName", c.purchase_date as "purchaseDate",
      c.issued_for as "issuedFor", c.missed_date as "missedDate", c.missed_title as "missedTitle",
      -c.price_minor as "amountMinor"
    ${ofAccounts(sql, farmId, students, isShownStudent(sql, actor, sql`c.student_id`))}
    order by c.purchase_date, c.created_at, c.package_id`;
