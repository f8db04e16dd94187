import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAskedDay } from '@/data/day/use-asked-day';
import { addDays, type Day } from '@/data/time/day';
import { dayAndYear } from '@/data/time/words';
import { DayNavigator } from '@/ui/DayNavigator';
import { PrintButton } from '@/ui/HeadButton';
import '@/ui/day-head.css';
import '@/ui/record/record.css';
import './week.css';

type Props = {
  /** Of the document. */
  readonly name: string;
  readonly heading: string;
  /** The list that its rows are of. */
  readonly list: { readonly to: string; readonly label: string } | null;
  /** Undefined until it is known as the barn begins its weeks. */
  readonly weekStart: Day | undefined;
  readonly children: ReactNode;
};

/** A week by the address's day, of everybody or of all horses; for the wall, too. */
export const WeekPage = ({ name, heading, list, weekStart, children }: Props) => {
  const { today, day, setDay } = useAskedDay();
  return (
    <div className="page week-page">
      <title>{`${name} – Leadline`}</title>
      <header className="day-head week-head">
        <div className="record-title row baseline wrap shrinks">
          {list && (
            <nav className="no-print" aria-label="Back to the list">
              <Link to={list.to}>{list.label}</Link>
              <span aria-hidden> ›</span>
            </nav>
          )}
          <h1>
            {heading}
            {weekStart && <span className="hidden-on-phones"> in the week of {dayAndYear(weekStart)}</span>}
          </h1>
        </div>
        <div className="day-tools middle wrap gap-2 no-print">
          <DayNavigator
            unit="week"
            onStep={(step) => setDay(addDays(weekStart ?? day, step * 7))}
            onChoose={setDay}
            {...{ day, today }}
          />
          <PrintButton />
        </div>
      </header>
      {children}
    </div>
  );
};
