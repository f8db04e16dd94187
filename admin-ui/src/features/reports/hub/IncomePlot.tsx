import { Link } from 'react-router-dom';
import type { ReportsHub } from '@/data/requests/reports-hub';
import { monthName } from '@/data/time/words';
import { useAmount } from '@/features/money/amounts';
import { Columns } from '../plots/Columns';
import { Legend } from '../plots/Legend';
import { Plot } from '../plots/Plot';
import { reportOf } from './addresses';
import { compact, shortMonth } from './words';

type Income = NonNullable<ReportsHub['income']>;

/** Income by month and program, less what was given back. */
export const IncomePlot = ({
  income: { programs, months, total, lately },
  today,
}: {
  income: Income;
  today: string;
}) => {
  const amount = useAmount();
  const behind = ({ from, to }: Income['months'][number]) => reportOf('takings', 'program', { from, to });
  const first = months[0]?.from ?? today;
  return (
    <Plot
      title="What came in each month, and for which program?"
      period={`${monthName(first)} to ${monthName(today)}`}
      figures={
        <p>
          <strong>{amount(lately)}</strong> since yesterday, <strong>{amount(total)}</strong> in all; refunds are taken
          off.
        </p>
      }
      more={{ to: '/reports/takings/program', label: 'Takings of this month' }}
      empty={
        months.length === 0 && (
          <p>
            No payment is recorded in the last twelve months. Packages are sold on a{' '}
            <Link to="/students">student’s page</Link>.
          </p>
        )
      }
      legend={<Legend names={programs} />}
      table={{
        columns: ['Month', 'In all', ...programs],
        rows: months.map((month) => ({
          key: month.from,
          cells: [
            monthName(month.from),
            { text: amount(month.total), to: behind(month) },
            ...month.amounts.map((part) => (part === 0 ? '–' : amount(part))),
          ],
        })),
      }}
    >
      {(width) => (
        <Columns
          isStacked
          width={width}
          words={compact}
          columns={months.map((month) => ({
            key: month.from,
            name: shortMonth(month.from).slice(0, 3),
            parts: month.amounts.map((value, at) => ({
              value,
              says: `${programs[at]}: ${amount(value)} of ${amount(month.total)} in ${monthName(month.from)}`,
              to: behind(month),
            })),
          }))}
        />
      )}
    </Plot>
  );
};
