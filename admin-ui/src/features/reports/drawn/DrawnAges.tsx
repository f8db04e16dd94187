import { count } from '@/data/time/words';
import { useAmount } from '@/features/money/amounts';
import { numberOf, textOf } from '../cells';
import { ages } from '../hub/words';
import { Bars } from '../plots/Bars';
import { Plot } from '../plots/Plot';
import type { DrawingProps } from './drawing';

const nameOf = (age: string) => Object.entries(ages).find(([name]) => name === age)?.[1] ?? age;

/** What is owed, by how long; a part narrows the table to it. */
export const DrawnAges = ({ drawn, rows, search }: DrawingProps) => {
  const amount = useAmount();
  const shown = rows.map((row) => {
    const age = textOf(row.age);
    const params = new URLSearchParams(search);
    params.set('age', age);
    const sum = amount(numberOf(row.outstanding));
    const lessons = count(numberOf(row.lessons), 'lesson without cover', 'lessons without cover');
    return { age, name: nameOf(age), value: numberOf(row.outstanding), sum, lessons, to: `?${params.toString()}` };
  });
  return (
    <Plot
      title={drawn.title}
      period="Today"
      table={{
        columns: ['Due since', 'Outstanding', 'Lessons'],
        rows: shown.map(({ age, name, sum, lessons, to }) => ({ key: age, cells: [name, { text: sum, to }, lessons] })),
      }}
    >
      {(width) => (
        <Bars
          width={width}
          rows={shown.map(({ age, name, value, sum, lessons, to }) => ({
            key: age,
            name,
            sum,
            parts: [{ value, says: `${name}: ${sum} and ${lessons}`, to }],
          }))}
        />
      )}
    </Plot>
  );
};
