import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { SetupEntries } from './setup-list.js';

export interface SetupWarning {
  code: 'name_doubled' | 'still_used';
  message: string;
}

const counted = ({ what, count }: { what: string; count: number }) => `${count} ${what}${count === 1 ? '' : 's'}`;
const isOne = (uses: readonly { count: number }[]) => uses.reduce((all, { count }) => all + count, 0) === 1;
const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What staff are told about an entry that they have just saved; nothing of it is refused. R029 F20 */
export async function setupWarnings(
  sql: Sql,
  { list, rows, id, now }: { list: SetupEntries; rows: Fragment; id: string; now: Date },
): Promise<SetupWarning[]> {
  const name = sql(list.defaultSort);
  const [doubled, uses] = await Promise.all([
    sql`
      select from (${rows}) e join (${rows}) other on lower(other.${name}) = lower(e.${name}) and other.id <> e.id
      where e.id = ${id} and e.is_active = 1 and other.is_active = 1 limit 1`,
    sql<{ what: string; count: number }[]>`
      select u.what, u.count::int as count from (${rows}) e cross join (${list.uses(sql, id, now)}) u
      where e.id = ${id} and e.is_active = 0 and u.count > 0`,
  ]);
  return [
    ...(doubled.length
      ? [{ code: 'name_doubled' as const, message: `There is another ${list.noun} with this name.` }]
      : []),
    ...(uses.length
      ? [
          {
            code: 'still_used' as const,
            message: `It is not offered any more; ${listed.format(uses.map(counted))} ${isOne(uses) ? 'keeps' : 'keep'} it.`,
          },
        ]
      : []),
  ];
}
