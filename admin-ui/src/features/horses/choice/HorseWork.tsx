import WarningIcon from '@mui/icons-material/WarningAmber';
import type { HorseChoice } from '@/data/requests/horse-choices';
import { againstIt, barOf, workWords } from './work-words';
import './horse-work.css';

const segments = (number: number, kind: string) =>
  Array.from({ length: number }, (_, at) => <span key={`${kind}-${at}`} className={`work-part work-${kind}`} />);

/** Its lessons of the day as parts, this one hatched behind them, up to its limit; in words for those who do not see it. */
export const WorkBar = ({ choice }: { choice: HorseChoice }) => {
  const { full, next, of } = barOf(choice);
  const over = of > 0 && full + next > of;
  return (
    <span className={over ? 'work-bar work-over' : 'work-bar'} aria-hidden="true">
      {segments(full, 'full')}
      {segments(next, 'next')}
      {segments(Math.max(0, of - full - next), 'free')}
    </span>
  );
};

/** What stands beside a horse wherever one is chosen. */
export const HorseWork = ({ choice }: { choice: HorseChoice }) => {
  const against = againstIt(choice);
  return (
    <span className="horse-work">
      <span className="row middle gap-2 nowrap">
        <WorkBar choice={choice} />
        <span className="muted">{workWords(choice)}</span>
      </span>
      {against.length > 0 && (
        <span className="horse-work-against warning break">
          <WarningIcon fontSize="inherit" /> {against.join('; ')}
        </span>
      )}
    </span>
  );
};
