import { Link } from 'react-router-dom';
import type { ReportsHub } from '@/data/requests/reports-hub';
import { count, hours } from '@/data/time/words';
import { Bars } from '../plots/Bars';
import { Plot } from '../plots/Plot';
import { reportOf, ridden } from './addresses';
import { span } from './words';

type Horses = ReportsHub['horses'];

/** What is drawn; the table has more. */
const DRAWN = 8;

const limits = ({ allowed_minutes, warnings }: Horses['horses'][number]) =>
  [allowed_minutes !== null && `may do ${hours(allowed_minutes)}`, ...warnings].filter(Boolean).join('. ');

/** Horses’ hours against their limits. */
export const HorsesPlot = ({ horses: { from, to, horses, more, over, over_today } }: { horses: Horses }) => {
  const behind = (id: string) => reportOf('horse', 'detail', { from, to, horse: id, ...ridden });
  const rest = more + Math.max(0, horses.length - DRAWN);
  const isLimited = horses.slice(0, DRAWN).some(({ allowed_minutes }) => !!allowed_minutes);
  return (
    <Plot
      title="Which horses work most, and which too much?"
      period={`This week, ${span(from, to)}`}
      figures={
        <p>
          {over === 0 ? (
            'No horse passes a limit this week.'
          ) : (
            <>
              <strong className="danger">{count(over, 'horse passes', 'horses pass')} a limit</strong> this week,{' '}
              <strong>{over_today}</strong> of them today.
            </>
          )}
          {rest > 0 && ` Drawn are the ${DRAWN} that go most; ${rest} more go.`}
          {isLimited && ' A dashed line is what a horse may do.'}
        </p>
      }
      more={{ to: '/horsework', label: 'All horses, day by day' }}
      empty={
        horses.length === 0 && (
          <p>
            No horse is in a lesson of this week. Horses are given to riders on the{' '}
            <Link to="/daysheet">day sheet</Link>.
          </p>
        )
      }
      table={{
        columns: ['Horse', 'Hours', 'Lessons', 'May do', 'Limits that it passes'],
        rows: horses.map((horse) => ({
          key: horse.id,
          cells: [
            horse.name,
            { text: hours(horse.minutes), to: behind(horse.id) },
            String(horse.lessons),
            horse.allowed_minutes === null ? '' : hours(horse.allowed_minutes),
            horse.warnings.join('. '),
          ],
        })),
      }}
    >
      {(width) => (
        <Bars
          width={width}
          rows={horses.slice(0, DRAWN).map((horse) => ({
            key: horse.id,
            name: horse.name,
            sum: horse.warnings.length > 0 ? `${hours(horse.minutes)} over` : hours(horse.minutes),
            limit: horse.allowed_minutes,
            isOver: horse.warnings.length > 0,
            parts: [
              {
                value: horse.minutes,
                says: [`${horse.name}: ${hours(horse.minutes)} in ${count(horse.lessons, 'lesson')}`, limits(horse)]
                  .filter(Boolean)
                  .join('; '),
                to: behind(horse.id),
              },
            ],
          }))}
        />
      )}
    </Plot>
  );
};
