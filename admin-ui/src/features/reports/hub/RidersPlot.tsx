import { Link } from 'react-router-dom';
import type { ReportsHub } from '@/data/requests/reports-hub';
import { addDays } from '@/data/time/day';
import { count, shortDay } from '@/data/time/words';
import { Columns } from '../plots/Columns';
import { Plot } from '../plots/Plot';
import { reportOf, ridden } from './addresses';
import { span } from './words';

type Week = ReportsHub['riders']['weeks'][number];

/** 52 weeks, as the server counts them. */
const yearBefore = ({ from, to }: Week) => ({ from: addDays(from, -364), to: addDays(to, -364) });
const behind = (days: { from: string; to: string }) => reportOf('student', 'detail', { ...days, ...ridden });

const Before = () => (
  <ul className="plot-legend">
    <li>
      <span className="plot-key series-1" aria-hidden="true" /> this year
    </li>
    <li>
      <span className="plot-key-line" aria-hidden="true" /> the same week a year before
    </li>
  </ul>
);

/** Riders a week against last year. */
export const RidersPlot = ({ riders, today }: { riders: ReportsHub['riders']; today: string }) => {
  const { weeks, joined, stopped } = riders;
  const hasYear = weeks.some(({ before }) => before !== null);
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <Plot
      title={hasYear ? 'How many ride each week, and how many did a year ago?' : 'How many ride each week?'}
      period={first && last ? `${count(weeks.length, 'week')}, ${span(first.from, last.to)}` : shortDay(today)}
      figures={
        <p>
          <strong>{riders.today}</strong> ride today, <strong>{riders.yesterday}</strong> did yesterday. In four weeks{' '}
          <strong>{joined}</strong> began and <strong>{stopped}</strong> stopped.
        </p>
      }
      more={{ to: '/reports/student/total', label: 'All riders' }}
      empty={
        weeks.every(({ riders: riding, before }) => riding === 0 && !before) && (
          <p>
            Nobody is in a lesson of the last weeks. Riders are put into lessons in the{' '}
            <Link to="/calendarGroup/calendar">calendar</Link>.
          </p>
        )
      }
      legend={hasYear && <Before />}
      table={{
        columns: ['Week', 'Riders', ...(hasYear ? ['A year before'] : [])],
        rows: weeks.map((week) => ({
          key: week.from,
          cells: [
            span(week.from, week.to),
            { text: String(week.riders), to: behind(week) },
            ...(hasYear
              ? [week.before === null ? '' : { text: String(week.before), to: behind(yearBefore(week)) }]
              : []),
          ],
        })),
      }}
    >
      {(width) => (
        <Columns
          width={width}
          words={String}
          columns={weeks.map((week) => ({
            key: week.from,
            name: shortDay(week.from).slice(4),
            parts: [
              {
                value: week.riders,
                says: `${count(week.riders, 'rider')} in the week ${span(week.from, week.to)}`,
                to: behind(week),
              },
            ],
            ...(week.before !== null && {
              was: {
                value: week.before,
                says: `${count(week.before, 'rider')} a year before, ${span(yearBefore(week).from, yearBefore(week).to)}`,
                to: behind(yearBefore(week)),
              },
            }),
          }))}
        />
      )}
    </Plot>
  );
};
