import type { ReactNode } from 'react';
import { addDays } from '@/data/time/day';
import { longDay } from '@/data/time/words';
import { DayNavigator } from './DayNavigator';
import './day-head.css';

type DayHeadProps = {
  readonly title: string;
  readonly day: string;
  readonly today: string;
  readonly setDay: (day: string) => void;
  /** A line about the day below its name. */
  readonly summary?: ReactNode;
  /** What is done with the day, behind the way to other days. */
  readonly children?: ReactNode;
};

/** What a screen of one day begins with: its name, what there is on it, and the way to other days, which names the day on a phone. */
export const DayHead = ({ title, day, today, setDay, summary, children }: DayHeadProps) => (
  <header className="day-head">
    <title>{`${title}, ${longDay(day)} – Leadline`}</title>
    <div className="day-title">
      <h1>
        {title}
        <span className="hidden-on-phones"> · {longDay(day)}</span>
      </h1>
      {summary}
    </div>
    <div className="day-tools middle wrap gap-2 no-print">
      <DayNavigator {...{ day, today }} unit="day" onStep={(step) => setDay(addDays(day, step))} onChoose={setDay} />
      {children}
    </div>
  </header>
);
