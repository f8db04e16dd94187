import type { ReportsHub } from '@/data/requests/reports-hub';
import { count, dayAndYear } from '@/data/time/words';
import { useAmount } from '@/features/money/amounts';
import { Bars } from '../plots/Bars';
import { Plot } from '../plots/Plot';
import { reportOf } from './addresses';
import { ages as names } from './words';

type Owing = NonNullable<ReportsHub['owing']>;

const uncovered = (lessons: number) => count(lessons, 'lesson without cover', 'lessons without cover');

/** What is owed, by how long it has been: in money, or in lessons where no invoice is open. */
export const OwingPlot = ({ owing, today }: { owing: Owing; today: string }) => {
  const { ages, outstanding, lessons, lately, lessons_lately } = owing;
  const amount = useAmount();
  const inMoney = outstanding > 0;
  const says = (one: Owing['ages'][number]) => `${amount(one.outstanding)} and ${uncovered(one.lessons)}`;
  return (
    <Plot
      title="How much is owed, and for how long?"
      period={`Today, ${dayAndYear(today)}`}
      figures={
        <p>
          <strong>{amount(outstanding)}</strong> on invoices and <strong>{uncovered(lessons)}</strong>; of it since
          yesterday <strong>{amount(lately)}</strong> and <strong>{count(lessons_lately, 'lesson')}</strong>.
          {!inMoney && ' In the plot: lessons.'}
        </p>
      }
      more={{ to: '/reports/owing/total', label: 'By account' }}
      empty={!inMoney && lessons === 0 && <p>Nobody owes the barn anything.</p>}
      table={{
        columns: ['Due since', 'Outstanding', 'Unpaid invoices', 'Lessons without cover'],
        rows: ages.map((one) => ({
          key: one.age,
          cells: [
            names[one.age],
            { text: amount(one.outstanding), to: reportOf('owing', 'detail', { age: one.age }) },
            String(one.invoices),
            String(one.lessons),
          ],
        })),
      }}
    >
      {(width) => (
        <Bars
          width={width}
          rows={ages.map((one) => ({
            key: one.age,
            name: names[one.age],
            sum: inMoney ? amount(one.outstanding) : String(one.lessons),
            parts: [
              {
                value: inMoney ? one.outstanding : one.lessons,
                says: `${names[one.age]}: ${says(one)}`,
                to: reportOf('owing', 'detail', { age: one.age }),
              },
            ],
          }))}
        />
      )}
    </Plot>
  );
};
