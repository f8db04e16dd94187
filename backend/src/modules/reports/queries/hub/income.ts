import type { Sql } from '../../../../platform/database/connect.js';
import { heaped, topmost, type Part } from '../../domain/topmost.js';
import { takenByProgram } from '../takings-by-program.js';
import type { Reader } from '../wanted.js';
import { barnWeek } from './barn-week.js';

interface Row extends Part {
  /** Its first day and its last. */
  from: string;
  to: string;
  lately: number;
}

/** Of the programs by name, and the rest. */
const SHOWN = 4;

/** What came in in this month and the eleven before it, by program. A barn that has taken nothing has no month. */
export const incomeByMonth = (sql: Sql, { farmId, now }: Reader) => {
  const today = sql`(select today from ${barnWeek(sql, farmId, now)} barn)`;
  return sql<Row[]>`
    select date_trunc('month', received)::date::text as "from",
      (date_trunc('month', received) + interval '1 month - 1 day')::date::text as "to",
      program_id as key, program_name as name, sum(total)::float8 as minor,
      coalesce(sum(total) filter (where received between ${today} - 1 and ${today}), 0)::float8 as lately
    from ${takenByProgram(
      sql,
      { farmId },
      sql`pay.received between (date_trunc('month', ${today}) - interval '11 months')::date
        and (date_trunc('month', ${today}) + interval '1 month - 1 day')::date`,
    )} taken
    group by 1, 2, 3, 4 order by 1`;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The programs that brought most, month by month; amounts are decimals of the barn's money. */
export function incomeReply(rows: readonly Row[]) {
  const top = topmost(rows, SHOWN);
  const firsts = rows.filter(({ from }, at) => rows.findIndex((row) => row.from === from) === at);
  const months = firsts.map(({ from, to }) => {
    const heaps = heaped(
      rows.filter((row) => row.from === from),
      top,
    );
    return {
      from,
      to,
      amounts: heaps.map((minor) => minor / 100),
      total: sum(heaps) / 100,
    };
  });
  return {
    programs: top.map(({ name }) => name),
    months,
    lately: sum(rows.map(({ lately }) => lately)) / 100,
    total: sum(rows.map(({ minor }) => minor)) / 100,
  };
}
