import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import type { DayRange, LessonFilters } from '../../calendar/contracts.js';
import type { Charged } from '../domain/charged.js';
import type { Age } from '../domain/ages.js';
import type { Notice, Reason } from '../domain/cancelled.js';
import type { ReportColumn } from '../domain/columns.js';

/** What a report is asked about. */
export interface Wanted {
  days: DayRange;
  filters: LessonFilters;
  /** Attendance. */
  statusCodes?: string[];
  /** Of lessons: Monday is 1, Sunday 7; and the hour in which they begin. */
  weekday?: number;
  hour?: number;
  /** Of places that were given up. */
  notice?: Notice;
  reason?: Reason;
  /** Of what is owed. */
  age?: Age;
  /** With email and telephone, the account holder's where the rider has none. G12 */
  contact: boolean;
  /** With the days until which invoices are to be paid, because some name one. */
  dueDates: boolean;
  /** With how it is charged to saved cards; absent where no card of anybody is. */
  charged?: Charged | undefined;
}

export type Reader = Pick<Asker, 'farmId' | 'actor'> & { readonly now: Date };

/** A report's one description, of which page, totals and CSV are made. */
export interface Report {
  columns(wanted: Pick<Wanted, 'contact' | 'dueDates' | 'charged'>): readonly ReportColumn[];
  /** One row of each column, with `id` and the ids that its columns open; unordered. */
  rows(sql: Sql, reader: Reader, wanted: Wanted): Fragment;
  /** One row of the sums over all pages. */
  sums(sql: Sql, reader: Reader, wanted: Wanted): Fragment;
  /** The same, added up from the rows, which are called `found` and are made once for both. */
  sumsOfRows?(sql: Sql): Fragment;
  sort: string;
  descending?: boolean;
  /** Each row adds up many others. */
  isSum?: true;
}
