import type { Fragment, Sql } from '../database/connect.js';
import { OneOf, Text } from './fields.js';

const CODES = ['name_doubled', 'still_used', 'ended', 'noticed'] as const;

export interface RowWarning {
  code: (typeof CODES)[number];
  message: string;
}

/** Nothing of it is refused; staff decide. */
export class RowWarningReply {
  @OneOf(CODES) code: string;
  @Text() message: string;
}

export interface SavedRow {
  id: string;
  /** All rows of the list under the wire's names, among them `id`, `is_active` and the name. */
  rows: Fragment;
  noun: string;
  name: string;
  /** Rows of `what` and `count`: what keeps the row when it is taken out of use. */
  uses: Fragment;
  /** Rows of `message`: what ends with it. */
  ends?: Fragment;
  /** Rows of `message`: what to know of it as it is now. */
  notices?: Fragment;
}

const counted = ({ what, count }: { what: string; count: number }) => `${count} ${what}${count === 1 ? '' : 's'}`;
const isOne = (uses: readonly { count: number }[]) => uses.reduce((all, { count }) => all + count, 0) === 1;
const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** "14 coming lessons and 1 active section" */
export const usesInWords = (uses: readonly { what: string; count: number }[]) => listed.format(uses.map(counted));

/** What staff are told about a row that they have just saved. R029 F20 */
export async function rowWarnings(
  sql: Sql,
  { id, rows, noun, name, uses, ends, notices }: SavedRow,
): Promise<RowWarning[]> {
  const called = sql(name);
  const [doubled, kept, ended, noticed] = await Promise.all([
    sql`
      select from (${rows}) e join (${rows}) other on lower(other.${called}) = lower(e.${called}) and other.id <> e.id
      where e.id = ${id} and e.is_active = 1 and other.is_active = 1 limit 1`,
    sql<{ what: string; count: number }[]>`
      select u.what, u.count::int as count from (${rows}) e cross join (${uses}) u
      where e.id = ${id} and e.is_active = 0 and u.count > 0`,
    ends
      ? sql<{ message: string }[]>`
          select u.message from (${rows}) e cross join (${ends}) u where e.id = ${id} and e.is_active = 0`
      : [],
    notices ? sql<{ message: string }[]>`${notices}` : [],
  ]);
  const warned = (code: RowWarning['code'], message: string): RowWarning => ({ code, message });
  return [
    ...doubled.map(() => warned('name_doubled', `There is another ${noun} with this name.`)),
    ...(kept.length
      ? [warned('still_used', `It is not offered any more; ${usesInWords(kept)} ${isOne(kept) ? 'keeps' : 'keep'} it.`)]
      : []),
    ...ended.map(({ message }) => warned('ended', message)),
    ...noticed.map(({ message }) => warned('noticed', message)),
  ];
}
