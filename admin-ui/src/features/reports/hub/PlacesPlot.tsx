import { Link } from 'react-router-dom';
import { useBarn } from '@/data/requests/barn';
import type { ReportsHub } from '@/data/requests/reports-hub';
import { addDays } from '@/data/time/day';
import { count, weekdayName } from '@/data/time/words';
import { HeatMap } from '../plots/HeatMap';
import { Plot } from '../plots/Plot';
import { reportOf } from './addresses';
import { span } from './words';

type Hour = ReportsHub['places']['hours'][number];

/** Any Monday. */
const MONDAY = '2026-11-23';
const dayName = (weekday: number) => weekdayName(addDays(MONDAY, weekday - 1));
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const taken = ({ lessons, places, taken: riders, filled }: Hour) =>
  filled === null
    ? `${count(lessons, 'lesson')} without a number of places`
    : `${riders} of ${count(places, 'place')} taken in ${count(lessons, 'lesson')}, ${filled} %`;

/** Places filled by hour and weekday. */
export const PlacesPlot = ({ places }: { places: ReportsHub['places'] }) => {
  const { monday_start } = useBarn();
  const { from, to, hours, taken_today, places_today } = places;
  const weekdays = monday_start === 1 ? [1, 2, 3, 4, 5, 6, 7] : [7, 1, 2, 3, 4, 5, 6];
  const begins = hours.map(({ hour }) => hour);
  const [first, last] = [Math.min(...begins), Math.max(...begins)];
  const behind = ({ weekday, hour }: Hour) =>
    reportOf('lessons', 'detail', { from, to, weekday, hour, active: 'active' });
  return (
    <Plot
      title="Which hours are full, and where is room?"
      period={`Four weeks, ${span(from, to)}`}
      figures={
        <p>
          {places_today > 0 ? (
            <>
              <strong>{taken_today}</strong> of today’s <strong>{count(places_today, 'place')}</strong> are taken.
            </>
          ) : (
            'No lesson with a number of places is planned today.'
          )}{' '}
          In the plot: percent taken.
        </p>
      }
      more={{ to: reportOf('lessons', 'detail', { from, to, active: 'active' }), label: 'All lessons' }}
      empty={
        hours.length === 0 && (
          <p>
            No lesson took place in these weeks. Lessons are planned in the{' '}
            <Link to="/calendarGroup/calendar">calendar</Link>.
          </p>
        )
      }
      table={{
        columns: ['Begins', 'Lessons', 'Places', 'Taken', 'Filled'],
        rows: hours.map((hour) => ({
          key: `${hour.weekday} ${hour.hour}`,
          cells: [
            `${dayName(hour.weekday)} ${clock(hour.hour)}`,
            { text: String(hour.lessons), to: behind(hour) },
            String(hour.places),
            String(hour.taken),
            hour.filled === null ? '' : `${hour.filled} %`,
          ],
        })),
      }}
    >
      {(width) => (
        <HeatMap
          width={width}
          columns={weekdays.map((weekday) => ({ key: String(weekday), name: dayName(weekday).slice(0, 3) }))}
          rows={Array.from({ length: last - first + 1 }, (_, at) => ({
            key: String(first + at),
            name: clock(first + at),
          }))}
          cells={hours.map((hour) => ({
            row: String(hour.hour),
            column: String(hour.weekday),
            filled: hour.filled,
            says: `${dayName(hour.weekday)} ${clock(hour.hour)}: ${taken(hour)}`,
            to: behind(hour),
          }))}
        />
      )}
    </Plot>
  );
};
