import { useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { titleOf, type Ride } from '@/data/day/roster';
import { useCurrentUser } from '@/data/requests/barn';
import { timeRange } from '@/data/time/words';
import { useIsPhone } from '@/ui/use-is-phone';
import { currentOf, isOver, isOwnOf, pastWords } from './now';
import { rideElementId } from './reveal';
import { RideCard } from './RideCard';

type RidesProps = { readonly rides: readonly Ride[]; readonly opensAtNow: boolean };

/** Whoever takes the phone out of the pocket after so long looks for now once more. */
const longAway = 10 * 60_000;

const useOpened = (): number => {
  const [opened, setOpened] = useState(() => Date.now());
  useEffect(() => {
    let left = Date.now();
    const turn = () => {
      if (document.visibilityState === 'hidden') left = Date.now();
      else if (Date.now() - left > longAway) setOpened(Date.now());
    };
    document.addEventListener('visibilitychange', turn);
    return () => document.removeEventListener('visibilitychange', turn);
  }, []);
  return opened;
};

/** One line until somebody wants to know more. */
const PastRide = ({ ride }: { ride: Ride }) => {
  const { lesson } = ride;
  const [isOpen, setOpen] = useState(false);
  const id = rideElementId(lesson.id);
  useEffect(() => {
    if (isOpen) document.getElementById(id)?.focus({ preventScroll: true });
  }, [isOpen, id]);
  if (isOpen) return <RideCard ride={ride} />;
  return (
    <li
      id={id}
      tabIndex={-1}
      className="ride ride-past"
      style={{ '--edge': lesson.color_code ?? 'var(--line-strong)' }}
    >
      <h2>
        <button type="button" className="ride-unfold" aria-expanded={false} onClick={() => setOpen(true)}>
          <span className="ride-time">{timeRange(lesson.scheduled_starttime, lesson.scheduled_endtime)}</span>
          <span className="cut">{titleOf(lesson)}</span>
          <span>{pastWords(ride)}</span>
        </button>
      </h2>
    </li>
  );
};

/** More lessons than a window shows. */
const AT_ONCE = 6;

/** At first what is seen, from a lesson on; what is below follows in pieces, so that a long day holds up nobody's first click. */
const useArriving = (rides: readonly Ride[], from = 0): readonly Ride[] => {
  const isWhole = useDeferredValue(true, false);
  return isWhole ? rides : rides.slice(0, from + AT_ONCE);
};

type ListProps = { readonly rides: readonly Ride[]; readonly label?: string; readonly foldedAt?: number };
/** `isArriving`: the rest is still to come. */
type DrawnProps = ListProps & { readonly isArriving: boolean };

const RideList = ({ rides, label, foldedAt = 0, isArriving }: DrawnProps) => (
  <>
    {label && <h2 className="rides-group">{label}</h2>}
    <ol className="rides" aria-label={label} aria-busy={isArriving}>
      {rides.map((ride) => {
        const Card = isOver(ride, foldedAt) ? PastRide : RideCard;
        return <Card key={ride.lesson.id} ride={ride} />;
      })}
    </ol>
  </>
);

const ownFirst = (rides: readonly Ride[], instructorId: string | null): readonly ListProps[] => {
  const own = rides.filter((ride) => instructorId && isOwnOf(ride, instructorId));
  const others = rides.filter((ride) => !own.includes(ride));
  if (own.length === 0) return [{ rides }];
  return [{ rides: own, label: 'Your lessons' }, ...(others.length > 0 ? [{ rides: others, label: 'Others' }] : [])];
};

const InHand = ({ rides, foldedAt }: { rides: readonly Ride[]; foldedAt: number }) => {
  const { user_type_code, instructor_id } = useCurrentUser();
  const groups = ownFirst(rides, user_type_code === 'INS' ? instructor_id : null);
  const all = groups.flatMap((group) => group.rides);
  const [current] = useState(() => (foldedAt > 0 ? currentOf(all, foldedAt)?.lesson.id : undefined));
  const here = useArriving(
    all,
    Math.max(
      0,
      all.findIndex(({ lesson }) => lesson.id === current),
    ),
  );
  useLayoutEffect(() => {
    if (current) document.getElementById(rideElementId(current))?.scrollIntoView({ block: 'start' });
  }, [current]);
  return groups.map(({ label, rides: own }) => (
    <RideList
      key={label ?? 'all'}
      {...(label && { label })}
      rides={own.filter((ride) => here.includes(ride))}
      foldedAt={foldedAt}
      isArriving={here.length < all.length}
    />
  ));
};

const OnDesk = ({ rides }: Pick<RidesProps, 'rides'>) => {
  const here = useArriving(rides);
  return <RideList rides={here} isArriving={here.length < rides.length} />;
};

/** The lessons of a day. On a phone one's own come first, and today opens at now with what is over folded. */
export const Rides = ({ rides, opensAtNow }: RidesProps) => {
  const isPhone = useIsPhone();
  const opened = useOpened();
  if (!isPhone) return <OnDesk rides={rides} />;
  const foldedAt = opensAtNow ? opened : 0;
  return <InHand key={foldedAt} rides={rides} foldedAt={foldedAt} />;
};
