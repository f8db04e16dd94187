import { spanOfDates } from './clock';
import type { Drawing } from './drawing-context';
import { placedAt } from './events';
import type { CalendarMove } from './moved';
import { useVerdict } from './verdict';

type LiftedWordsProps = Pick<Drawing, 'by'> & {
  readonly lifted: CalendarMove | null;
  readonly titleOf: (resourceId: string) => string;
};

/** What somebody who moves a lesson by keyboard sees and hears: where it would stand now, and which keys do what. */
export const LiftedWords = ({ lifted, by, titleOf }: LiftedWordsProps) => {
  const event = lifted && placedAt(lifted.event, lifted);
  const verdict = useVerdict(event, by);
  return (
    <p className="lifted-words" role="status">
      {lifted && (
        <>
          <strong>
            {spanOfDates(lifted)}
            {lifted.resourceId && titleOf(lifted.resourceId) && `, ${titleOf(lifted.resourceId)}`}
          </strong>{' '}
          {verdict && `${verdict.words} `}
          <span className="muted">
            Arrows move it, Shift and arrows change its end, Enter drops it, Escape puts it back.
          </span>
        </>
      )}
    </p>
  );
};
