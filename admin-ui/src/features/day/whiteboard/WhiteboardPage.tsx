import { useEffect, useMemo } from 'react';
import Button from '@mui/material/Button';
import TvIcon from '@mui/icons-material/TvOutlined';
import { DayHead } from '@/ui/DayHead';
import { useHorseMoves } from '@/features/lessons/horses/use-horse-moves';
import { SheetContext, type Sheet } from '@/features/lessons/horses/sheet-context';
import { NothingScheduled } from '@/features/day/NothingScheduled';
import { packagesById, riders, toRides, type Ride } from '@/data/day/roster';
import { useAccess } from '@/data/providers/use-access';
import { useDayWarnings } from '@/data/requests/day-warnings';
import { useLastHorses } from '@/data/requests/last-horses';
import { useLessonsOfDay } from '@/data/requests/lessons-of-day';
import { count } from '@/data/time/words';
import { Unanswered } from '@/ui/states';
import { suggestionsFor, takesPlace, withoutHorse, workOf, type Suggestion } from './board';
import { useGlides } from './glides';
import { HorseRail } from './HorseRail';
import { Lanes } from './Lanes';
import { HandContext } from './lifted';
import { LiftedDay } from './LiftedDay';
import { useBoardDay } from './use-board-day';
import { useBoardHand } from './use-board';
import { Wall } from './Wall';
import '@/features/day/sheet/day-sheet.css';
import './whiteboard.css';

const Summary = ({ rides }: { rides: readonly Ride[] }) => {
  const going = rides.filter(takesPlace);
  const waiting = withoutHorse(rides).length;
  return (
    <p className="muted">
      {count(going.length, 'lesson')}
      <span className="board-places"> · {count(going.flatMap(riders).length, 'place')}</span>
      {waiting > 0 && ` · ${waiting} without a horse`}
    </p>
  );
};

const AsLastTime = ({ suggestions }: { suggestions: readonly Suggestion[] }) => {
  const { assignAll } = useHorseMoves();
  if (suggestions.length === 0) return null;
  const words = `${count(suggestions.length, 'rider')} on the horse of last time`;
  return (
    <Button variant="contained" onClick={() => void assignAll(suggestions, words)}>
      Horses as last time ({suggestions.length})
    </Button>
  );
};

const mountsOf = (rides: readonly Ride[]) =>
  new Map(rides.flatMap(riders).map(({ id, horse_id }): [string, string | null] => [id, horse_id]));

/** Lessons across, riders in them, horses beside: who rides whom today, for everybody in the barn. */
export default function WhiteboardPage({ openLesson }: { readonly openLesson: (id: string) => void }) {
  const { now, today, day, isWall, setDay, setWall } = useBoardDay();
  const { canCall } = useAccess();
  const { data, error, refetch, dataUpdatedAt } = useLessonsOfDay(day);
  const rides = useMemo(() => (data ? toRides(data) : []), [data]);
  const last = useLastHorses(day, canCall('lessons/lastHorses'));
  const suggestions = useMemo(() => suggestionsFor(rides, last.horses), [rides, last.horses]);
  const work = useMemo(() => workOf(rides, last.elsewhere), [rides, last.elsewhere]);
  const hand = useBoardHand(day, { warnings: useDayWarnings(day, dataUpdatedAt).warnings, work });
  const board = useGlides(useMemo(() => mountsOf(rides), [rides]));
  const { lifted, lift } = hand;
  const sheet: Sheet = {
    rides,
    needs: [],
    packages: packagesById(data?.packages),
    openLesson,
    cancelStudent: () => undefined,
  };

  useEffect(() => {
    if (!lifted) return undefined;
    const put = ({ key }: KeyboardEvent) => key === 'Escape' && lift(null);
    document.addEventListener('keydown', put);
    return () => document.removeEventListener('keydown', put);
  }, [lifted, lift]);

  const body = () => {
    // With their suggestions cards are higher.
    if (!data || last.isAwaited)
      return <Unanswered error={error} refetch={refetch} rows={14} label="Loading the day" />;
    if (rides.length === 0) return <NothingScheduled day={day} />;
    return (
      <div className="board" ref={board}>
        <Lanes key={day} rides={rides} now={now} opensAtNow={day === today} suggestions={suggestions} />
        <HorseRail />
      </div>
    );
  };

  return (
    <SheetContext value={sheet}>
      <HandContext value={hand}>
        <div className={lifted ? 'page whiteboard whiteboard-lifting' : 'page whiteboard'}>
          <DayHead title="Whiteboard" summary={data && <Summary rides={rides} />} {...{ day, today, setDay }}>
            {hand.mayAssign && <AsLastTime suggestions={suggestions} />}
            <Button variant="outlined" startIcon={<TvIcon fontSize="small" />} onClick={() => setWall(true)}>
              On the wall
            </Button>
          </DayHead>
          <LiftedDay now={now} />
          {body()}
        </div>
        {isWall && data && (
          <Wall day={day} rides={rides} now={now} isToday={day === today} leave={() => setWall(false)} />
        )}
      </HandContext>
    </SheetContext>
  );
}
