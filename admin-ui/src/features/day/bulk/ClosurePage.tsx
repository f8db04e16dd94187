import { Link, useSearchParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import { toRides, type DrawnRide } from '@/data/day/roster';
import { useClosures } from '@/data/requests/closures';
import { useLessonsOfRange, type Range } from '@/data/requests/lessons-of-range';
import { useLessonChanges } from '@/data/requests/use-lesson-changes';
import { useBarn } from '@/data/requests/barn';
import { isDay, todayIn } from '@/data/time/day';
import { dayAndYear } from '@/data/time/words';
import { ClosedLine } from '@/ui/ClosedLine';
import { Empty, Unanswered } from '@/ui/states';
import { CancelSide } from './CancelSide';
import { CheckList } from './CheckList';
import { useMet } from './chosen';
import { RunPanel } from './RunPanel';
import { chosenOf, isCancelled, type Listed } from './selection';
import './bulk.css';

const list = '/setup/closeddays';

const Back = () => (
  <Button component={Link} variant="outlined" to={list}>
    Closed days
  </Button>
);

const inOrder = (rides: readonly DrawnRide[]) =>
  rides.toSorted((a, b) => a.lesson.starts_at.localeCompare(b.lesson.starts_at));

type Days = Range & { readonly onStarted: (run: string) => void };

const StillOn = ({ from, to, onStarted }: Days) => {
  const { data, error, refetch } = useLessonsOfRange({ from, to }, [], true);
  const today = todayIn(useBarn().time_zone);
  const isToCome = ({ lesson }: Listed) =>
    lesson.scheduled_date >= from && lesson.scheduled_date >= today && !isCancelled({ lesson });
  const { shown, selected, toggle, all, none } = useMet(data ? inOrder(toRides(data).filter(isToCome)) : []);
  if (!data) return <Unanswered error={error} refetch={refetch} rows={14} label="Loading the lessons" />;
  if (shown.length === 0) return <Empty title="No lesson is on any more on these days" action={<Back />} />;
  return (
    <div className="bulk-halves stack top gap-4 one-column">
      <CheckList rides={shown} ofDays selected={selected} onToggle={toggle} onAll={all} onNone={none} />
      <CancelSide chosen={chosenOf(shown, selected)} day={from} reason="HOL" onStarted={onStarted} />
    </div>
  );
};

/** Lessons that are still on although the barn is closed: called off as any others are, with what each gets said before. C19 R137 */
export const ClosurePage = () => {
  useLessonChanges();
  const [params, setParams] = useSearchParams();
  const [from, to, run] = ['from', 'to', 'run'].map((name) => params.get(name) ?? '') as [string, string, string];
  const isSpan = isDay(from) && isDay(to) && from <= to;
  const closure = useClosures(isSpan ? { from, to } : null).find(
    ({ first_day, last_day }) => first_day === from && last_day === to,
  );
  const setRun = (next: string | null) =>
    setParams((now) => {
      const then = new URLSearchParams(now);
      if (next) then.set('run', next);
      else then.delete('run');
      return then;
    });
  if (!isSpan) return <Empty title="There are no such closed days" action={<Back />} />;
  const days = from === to ? dayAndYear(from) : `${dayAndYear(from)} – ${dayAndYear(to)}`;
  return (
    <div className="page bulk">
      <title>{`Lessons on closed days, ${days} – Leadline`}</title>
      <header className="stack gap-2">
        <h1>{`Lessons on closed days · ${days}`}</h1>
        <ClosedLine name={closure?.name} />
      </header>
      {run ? <RunPanel id={run} onClose={() => setRun(null)} /> : <StillOn {...{ from, to }} onStarted={setRun} />}
    </div>
  );
};
