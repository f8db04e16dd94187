import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../../platform/messages/barn-query.js';
import type { DayRange } from '../../../calendar/contracts.js';
import { book, type Booking } from '../../domain/accounting/book.js';
import type { FileOf } from '../../domain/accounting/formats/format.js';
import { sumsOf } from '../../domain/accounting/sums.js';
import { bookkeepingOf } from './bookkeeping-of-barn.js';
import { accountingDocuments } from './documents.js';

const madeAt = (sql: Sql, farmId: string, now: Date) => sql<[{ at: string }]>`
  select to_char(${now}::timestamptz at time zone time_zone, 'YYYYMMDDHH24MISS') as at from farm where farm_id = ${farmId}`;

async function bookingsOf(sql: Sql, farmId: string, days: DayRange) {
  const [books, documents] = await Promise.all([
    bookkeepingOf(sql, farmId),
    accountingDocuments(sql, { farmId, days }),
  ]);
  const how = { refundsApart: books.chart.codes.refunds !== undefined };
  const bookings = documents.map((one) => book(one, how)).filter(({ lines }) => lines.length > 0);
  return { books, bookings };
}

interface Read extends FileOf {
  readonly documents: number;
}

/** What the business of some days comes to by account, for the books. */
export class ReadAccounting extends barnQuery<DayRange, Read>('reports.ReadAccounting') {}

@QueryHandler(ReadAccounting)
export class ReadAccountingHandler extends BarnQueryHandler<ReadAccounting> {
  async answer(sql: Sql, days: DayRange, { farmId, now }: Asker & { now: Date }): Promise<Read> {
    const [{ books, bookings }, [{ at }]] = await Promise.all([
      bookingsOf(sql, farmId, days),
      madeAt(sql, farmId, now),
    ]);
    return { books, days, sums: sumsOf(bookings, books.chart), madeAt: at, documents: bookings.length };
  }
}

/** The bookings of some days, each of whose debits are its credits. */
export class ReadBookings extends barnQuery<DayRange, Booking[]>('reports.ReadBookings') {}

@QueryHandler(ReadBookings)
export class ReadBookingsHandler extends BarnQueryHandler<ReadBookings> {
  answer = async (sql: Sql, days: DayRange, { farmId }: Asker) => (await bookingsOf(sql, farmId, days)).bookings;
}
