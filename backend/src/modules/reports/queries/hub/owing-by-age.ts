import type { Sql } from '../../../../platform/database/connect.js';
import type { Age } from '../../domain/ages.js';
import { amount } from '../amount.js';
import { ageOf, owed } from '../owing.js';
import type { Reader } from '../wanted.js';

export interface OwedOfAge {
  age: Age;
  outstanding: number;
  lessons: number;
  invoices: number;
  lately_outstanding: number;
  lately_lessons: number;
}

/** What is owed today, by days since it was due: invoices in money, lessons that nothing covers by number. */
export const owingByAge = (sql: Sql, reader: Reader) => sql<OwedOfAge[]>`
  select ${ageOf(sql)} as age, ${amount(sql, sql`sum(outstanding)`)} as outstanding,
    count(*) filter (where kind = 'Lesson')::int as lessons, count(*) filter (where kind = 'Invoice')::int as invoices,
    ${amount(sql, sql`sum(outstanding) filter (where owed.age between 0 and 1)`)} as lately_outstanding,
    count(*) filter (where kind = 'Lesson' and owed.age between 0 and 1)::int as lately_lessons
  from ${owed(sql, reader, { filters: {} })} owed group by 1`;
