import type { ReactNode } from 'react';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { hours, shortDay } from '@/data/time/words';

type Work = { readonly lessons: number; readonly minutes: number };

/** How many lessons, and how long they take. */
export const WorkOfDay = ({ lessons, minutes }: Work) => (
  <>
    <strong>{lessons}</strong>
    <span className="visually-hidden">{lessons === 1 ? ' lesson, ' : ' lessons, '}</span>
    <span className="week-time">{hours(minutes)}</span>
  </>
);

type Told = { readonly date: string; readonly warnings: readonly string[] };

const DayCell = ({ day, isToday, children }: { day: Told; isToday: boolean; children: ReactNode }) => {
  const told = day.warnings.join('. ');
  const kind = [isToday && 'week-today', told && 'week-over'].filter(Boolean).join(' ');
  return (
    <td className={kind || undefined} title={told || undefined}>
      {children}
      {told && (
        <span className="warning">
          <WarningIcon fontSize="inherit" aria-hidden="true" />
          <span className="visually-hidden">{told}</span>
        </span>
      )}
    </td>
  );
};

type Row = Work & { readonly id: string; readonly days: readonly Told[] };

type Props<R extends Row> = {
  /** What a row is. */
  readonly of: string;
  readonly today: string;
  readonly rows: readonly R[];
  readonly Head: (props: { readonly row: R }) => ReactNode;
  readonly Day: (props: { readonly day: R['days'][number] }) => ReactNode;
  /** Of the week. */
  readonly Sum: (props: Work) => ReactNode;
};

/** A row for each of whom it is about, a column for each day; a day with warnings is marked. */
export const WeekTable = <R extends Row>({ of, today, rows, Head, Day, Sum }: Props<R>) => (
  <div className="week-scroll">
    <table className="week-table">
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {rows[0]?.days.map(({ date }) => (
            <th key={date} scope="col" className={date === today ? 'week-today' : undefined}>
              {shortDay(date)}
            </th>
          ))}
          <th scope="col">Week</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Head row={row} />
            </th>
            {row.days.map((day) => (
              <DayCell key={day.date} day={day} isToday={day.date === today}>
                <Day day={day} />
              </DayCell>
            ))}
            <td>
              <Sum lessons={row.lessons} minutes={row.minutes} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** What the marks in the table mean, also on paper. */
export const WeekWarnings = ({ title, rows }: { title: string; rows: readonly Row[] }) => {
  const told = rows.flatMap(({ days }) => days.flatMap(({ warnings }) => warnings));
  if (told.length === 0) return null;
  return (
    <section className="week-passed" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {told.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
};
