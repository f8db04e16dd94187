import { count } from '@/data/time/words';

const MOST = 5;

/** A dot for each lesson of the day. R140 */
export const WorkDots = ({ work }: { work: number }) => (
  <span className="work-dots row-inline middle figures fixed-size">
    {Array.from({ length: Math.min(work, MOST) }, (_, dot) => (
      <span key={dot} className="work-dot" />
    ))}
    {work > MOST && <span aria-hidden="true">+{work - MOST}</span>}
    <span className="visually-hidden">{work === 0 ? ', rested' : `, ${count(work, 'lesson')}`}</span>
  </span>
);
