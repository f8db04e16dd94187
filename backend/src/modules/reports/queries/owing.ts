import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { barnDay, dueDay, dueMinor, isOwed } from '../../billing/contracts.js';
import { among, conditions } from '../../calendar/contracts.js';
import { isWaiting } from '../../enrollment/contracts.js';
import { AGES, AGE_NAMES } from '../domain/ages.js';
import type { Charged } from '../domain/charged.js';
import type { ReportColumn } from '../domain/columns.js';
import { amount } from './amount.js';
import type { Reader, Report, Wanted } from './wanted.js';

/**
 * What accounts owe until today, a row each: lessons that nothing covers, and unpaid invoices, by instalments what of them is due (E18).
 * `outstanding` is money of the barn in minor units, `age` is in days: since an invoice was due, or since its date where it names no day.
 * `overdue` are days since then, or nothing.
 */
export function owed(sql: Sql, { farmId, now }: Reader, { filters, age }: Pick<Wanted, 'filters' | 'age'>): Fragment {
  const today = barnDay(sql, farmId, now);
  const riders = among(sql, sql`lp.student_id`, filters.studentIds);
  const ofRiders = filters.studentIds?.length
    ? sql`and exists (
        select from student st join person rider on rider.farm_id = st.farm_id and rider.person_id = st.person_id
        where rider.billing_person_id = pay.billing_person_id and st.student_id = any(${filters.studentIds}::uuid[]))`
    : sql``;
  const [due, dueMoney] = [dueDay(sql), dueMinor(sql, today)];
  const ofAge = (since: Fragment) =>
    age ? sql`and ${today} - ${since} between ${AGES[age].from}::int and ${AGES[age].to}::int` : sql``;
  return sql`(
    select lp.lesson_person_id as id, holder.person_id as account_id, l.lesson_id, rider.person_id, l.scheduled_date as due_on,
      'Lesson' as kind, l.title as name, rider.person_name as client, 0::bigint as outstanding, ${today} - l.scheduled_date as age,
      null::date as due_date, null::int as overdue
    from lesson_person lp
    join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id and not l.is_cancelled
    join student st on st.farm_id = lp.farm_id and st.student_id = lp.student_id
    join person rider on rider.farm_id = st.farm_id and rider.person_id = st.person_id
    join person holder on holder.farm_id = rider.farm_id and holder.person_id = rider.billing_person_id
    where l.scheduled_date <= ${today} and ${isWaiting(sql)} ${conditions(sql, riders)} ${ofAge(sql`l.scheduled_date`)}
    union all
    select pay.payment_id, pay.billing_person_id, null, null, pay.received, 'Invoice', 'Invoice ' || pay.invoice_number, null,
      ${dueMoney}, ${today} - coalesce(${due}, pay.received), ${due}, nullif(greatest(${today} - ${due}, 0), 0)
    from payment pay where ${isOwed(sql)} and ${dueMoney} > 0 ${ofRiders} ${ofAge(sql`coalesce(${due}, pay.received)`)})`;
}

const column = (name: string, label: string, facts: Omit<ReportColumn, 'name' | 'label'>): ReportColumn => ({
  name,
  label,
  ...facts,
});
const ACCOUNT = column('person_name', 'Account holder', { kind: 'text', opens: 'account' });
const OUTSTANDING = column('outstanding', 'Outstanding', { kind: 'money' });
const CONTACT = [
  column('contact_email', 'Email', { kind: 'text' }),
  column('contact_mobile', 'Phone', { kind: 'text' }),
];

/** Shown where an invoice of the barn names a day. */
const whereDated = (dueDates: boolean, ...columns: readonly ReportColumn[]) => (dueDates ? columns : []);

/** Shown where a card of somebody is charged by itself. */
const whereCharged = (charged: Charged | undefined) =>
  charged ? [column('charged', 'Charged to a card', { kind: 'text' })] : [];

/** In words, by whose key they stand. */
const wordsOf = (sql: Sql, words: Charged[keyof Charged] = {}) => sql`${sql.json(words)}::jsonb`;

const sums: Report['sums'] = (sql, reader, wanted) => sql`
  select count(distinct owed.account_id)::int as accounts, count(*) filter (where owed.kind = 'Lesson')::int as lessons,
    count(*) filter (where owed.kind = 'Invoice')::int as invoices, ${amount(sql, sql`sum(owed.outstanding)`)} as outstanding,
    ${overdue(sql)} as overdue
  from ${owed(sql, reader, wanted)} owed`;

const overdue = (sql: Sql) => amount(sql, sql`sum(owed.outstanding) filter (where owed.overdue > 0)`);
const holder = (sql: Sql) => sql`join person holder on holder.person_id = owed.account_id`;
/** The name of the age that something owed has come to. */
export const ageOf = (sql: Sql) =>
  sql`case ${AGE_NAMES.map((age) => sql`when owed.age <= ${AGES[age].to}::int then ${age}`)} end`;

/** By days since it was due. */
const aged = (sql: Sql) =>
  AGE_NAMES.map((age) => {
    const { from, to } = AGES[age];
    const sum = sql`sum(owed.outstanding) filter (where owed.age between ${from}::int and ${to}::int)`;
    return sql`, ${amount(sql, sum)} as ${sql(age)}`;
  });

export const owingByAccount: Report = {
  isSum: true,
  sort: 'person_name',
  columns: ({ contact, dueDates, charged }) => [
    ACCOUNT,
    column('lessons', 'Lessons without cover', { kind: 'count' }),
    column('invoices', 'Unpaid invoices', { kind: 'count' }),
    OUTSTANDING,
    ...whereDated(
      dueDates,
      column('overdue', 'Overdue', { kind: 'money' }),
      column('overdue_days', 'Days overdue', { kind: 'count' }),
    ),
    ...whereCharged(charged),
    ...AGE_NAMES.map((age) => column(age, AGES[age].label, { kind: 'money' })),
    column('oldest', 'Oldest of', { kind: 'date' }),
    ...(contact ? CONTACT : []),
  ],
  rows: (sql, reader, wanted) => sql`
    select owed.account_id as id, owed.account_id, holder.person_name, holder.contact_email, holder.contact_mobile,
      count(*) filter (where owed.kind = 'Lesson')::int as lessons, count(*) filter (where owed.kind = 'Invoice')::int as invoices,
      ${amount(sql, sql`sum(owed.outstanding)`)} as outstanding, min(owed.due_on) as oldest,
      ${overdue(sql)} as overdue, coalesce(max(owed.overdue), 0) as overdue_days,
      ${wordsOf(sql, wanted.charged?.accounts)} ->> owed.account_id::text as charged ${aged(sql)}
    from ${owed(sql, reader, wanted)} owed ${holder(sql)}
    group by owed.account_id, holder.person_name, holder.contact_email, holder.contact_mobile`,
  sums,
  sumsOfRows: (sql) => {
    const minor = (column: string) => amount(sql, sql`sum(round(${sql(column)} * 100)::bigint)`);
    return sql`
      select count(*)::int as accounts, coalesce(sum(lessons), 0)::int as lessons, coalesce(sum(invoices), 0)::int as invoices,
        ${minor('outstanding')} as outstanding, ${minor('overdue')} as overdue from found`;
  },
};

export const owingInDetail: Report = {
  sort: 'due_on',
  columns: ({ contact, dueDates, charged }) => [
    column('due_on', 'Date', { kind: 'date' }),
    ACCOUNT,
    column('kind', 'What', { kind: 'text' }),
    column('name', 'Lesson or invoice', { kind: 'text', opens: 'lesson' }),
    column('client', 'Student', { kind: 'text', opens: 'client' }),
    OUTSTANDING,
    ...whereDated(
      dueDates,
      column('due_date', 'Due', { kind: 'date' }),
      column('overdue_days', 'Days overdue', { kind: 'count' }),
    ),
    ...whereCharged(charged),
    ...(contact ? CONTACT : []),
  ],
  rows: (sql, reader, wanted) => sql`
    select owed.id, owed.account_id, owed.lesson_id, owed.person_id, owed.due_on, owed.kind, owed.name, owed.client, owed.age,
      owed.due_date, owed.overdue as overdue_days,
      ${wordsOf(sql, wanted.charged?.invoices)} ->> owed.id::text as charged,
      ${amount(sql, sql`owed.outstanding`)} as outstanding, owed.due_on as scheduled_date,
      holder.person_name, holder.contact_email, holder.contact_mobile
    from ${owed(sql, reader, wanted)} owed ${holder(sql)}`,
  sums,
};

export const owingByAge: Report = {
  isSum: true,
  sort: 'oldest',
  descending: true,
  columns: () => [
    column('age', 'Due since', { kind: 'text' }),
    OUTSTANDING,
    column('invoices', 'Unpaid invoices', { kind: 'count' }),
    column('lessons', 'Lessons without cover', { kind: 'count' }),
    column('oldest', 'Oldest of', { kind: 'date' }),
  ],
  rows: (sql, reader, wanted) => sql`
    select md5(${ageOf(sql)})::uuid as id, ${ageOf(sql)} as age, ${amount(sql, sql`sum(owed.outstanding)`)} as outstanding,
      count(*) filter (where owed.kind = 'Lesson')::int as lessons, count(*) filter (where owed.kind = 'Invoice')::int as invoices,
      min(owed.due_on) as oldest
    from ${owed(sql, reader, wanted)} owed group by 1, 2`,
  sums,
};
