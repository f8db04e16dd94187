import { DateTime } from 'luxon';
import { clock } from './clock';
import type { Drawing } from './drawing-context';
import { placedAt, verdictOn } from './events';
import type { CalendarMove } from './moved';

type LiftedWordsProps = Pick<Drawing, 'clashes'> & {
  readonly lifted: CalendarMove | null;
  readonly titleOf: (resourceId: string) => string;
};

/** What somebody who moves a lesson by keyboard sees and hears: where it would stand now, and which keys do what. */
export const LiftedWords = ({ lifted, clashes, titleOf }: LiftedWordsProps) => {
  const event = lifted && placedAt(lifted.event, lifted);
  return (
    <p className="lifted-words" role="status">
      {lifted && event && (
        <>
          <strong>
            {DateTime.fromJSDate(lifted.start).toFormat('ccc d LLL, ')}
            {clock(lifted.start)}–{clock(lifted.end)}
            {lifted.resourceId && titleOf(lifted.resourceId) && `, ${titleOf(lifted.resourceId)}`}
          </strong>{' '}
          {verdictOn(event, clashes(event))}{' '}
          <span className="muted">
            Arrows move it, Shift and arrows change its end, Enter drops it, Escape puts it back.
          </span>
        </>
      )}
    </p>
  );
};
