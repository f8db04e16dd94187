import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useKeptDay } from '@/data/without-signal/use-kept-day';
import { ClosedLine } from '@/ui/ClosedLine';
import { OffLine } from '@/ui/OffLine';
import { DayHead } from '@/ui/DayHead';
import { isUrgent, needsOf } from '@/data/day/needs';
import { packagesById, riders, toRides, type Ride } from '@/data/day/roster';
import { FilterBar } from '@/ui/filters/FilterBar';
import { applyFilters } from '@/ui/filters/filters';
import { useFilters } from '@/ui/filters/use-filters';
import { useBirthdays } from '@/data/requests/birthdays';
import { useClosureOn } from '@/data/requests/closures';
import { useAccess } from '@/data/providers/use-access';
import { useLeftOut } from '@/data/requests/first-steps';
import { useAskedDay } from '@/data/day/use-asked-day';
import { useDayWarnings } from '@/data/requests/day-warnings';
import { useLessonsOfDay } from '@/data/requests/lessons-of-day';
import { count } from '@/data/time/words';
import { AddButton } from '@/ui/HeadButton';
import { Empty, Unanswered } from '@/ui/states';
import { useIsPhone } from '@/ui/use-is-phone';
import { BirthdaysLine } from './Birthdays';
import { BulkMenu } from './BulkMenu';
import { NoShows } from './NoShows';
import { PrintMenu } from './PrintMenu';
import { Rides } from './Rides';
import { useUnsigned } from '@/data/requests/use-unsigned';
import { useEmergency } from './use-emergency';
import { usePhotosOfDay } from './use-photos-of-day';
import { SheetContext, type Sheet } from '@/features/lessons/horses/sheet-context';
import './day-sheet.css';
import './rider.css';

const CancelLessonDialog = lazy(async () => ({
  default: (await import('@/features/lessons/cancel/CancelLessonDialog')).CancelLessonDialog,
}));
const DeleteLessonDialog = lazy(async () => ({
  default: (await import('@/features/lessons/delete/DeleteLessonDialog')).DeleteLessonDialog,
}));
// A barn is new once.
const FirstSteps = lazy(async () => ({ default: (await import('@/features/day/first-steps/FirstSteps')).FirstSteps }));

type DaySheetPageProps = {
  readonly openLesson: (id: string) => void;
  readonly cancelStudent: (lessonPersonId: string) => void;
  readonly addEvent?: (day: string) => void;
};

const useDay = () => {
  const { params, change, today, day, setDay } = useAskedDay();
  return {
    day,
    today,
    onlyNeeds: params.get('needs') === '1',
    setDay,
    setOnlyNeeds: (on: boolean) => change({ needs: on ? '1' : null }),
  };
};

const NeedsButton = ({ urgent, onNeeds }: { urgent: number; onNeeds: () => void }) =>
  urgent > 0 && (
    <button type="button" className="need no-print" onClick={onNeeds}>
      {urgent === 1 ? '1 needs a hand' : `${urgent} need a hand`}
    </button>
  );

const Summary = ({ rides, children }: { rides: readonly Ride[]; children: ReactNode }) => {
  const going = rides.filter(({ lesson }) => lesson.lesson_is_cancelled !== 1);
  return (
    <p className="sheet-summary row middle gap-2 muted">
      {count(going.length, 'lesson')} ·{' '}
      {count(new Set(going.flatMap((ride) => riders(ride).map((student) => student.student_id))).size, 'rider')}
      {children}
    </p>
  );
};

export default function DaySheetPage({ openLesson, cancelStudent, addEvent }: DaySheetPageProps) {
  const { day, today, onlyNeeds, setDay, setOnlyNeeds } = useDay();
  const { filters, clear } = useFilters();
  const small = useIsPhone();
  const { canCall } = useAccess();
  const { isOver } = useLeftOut();
  const { data, error, refetch, dataUpdatedAt } = useLessonsOfDay(day);
  const { warnings, isAwaited } = useDayWarnings(day, dataUpdatedAt);
  const closedFor = useClosureOn(day);
  // Drawn with the lessons: a line that comes later would move what is below it. What failed is asked again without hiding them.
  const unknown = [useUnsigned(day), useEmergency(day), usePhotosOfDay(day), useBirthdays(day)].some(
    ({ isLoading, isFetched }) => isLoading && !isFetched,
  );
  useKeptDay(day, today);
  const all = useMemo(() => (data ? toRides(data) : []), [data]);
  const needs = useMemo(() => needsOf(all, data?.packages, warnings), [all, data?.packages, warnings]);
  const urgent = needs.filter(isUrgent);
  const rides = useMemo(() => applyFilters(all, filters), [all, filters]).filter(
    ({ lesson }) => !onlyNeeds || urgent.some((need) => need.lessonId === lesson.id),
  );
  const [calledOff, setCalledOff] = useState<Ride | null>(null);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const deleted = all.find(({ lesson }) => lesson.id === deletedId);
  const packages = packagesById(data?.packages);
  const ending = { cancelLesson: setCalledOff, deleteLesson: ({ lesson }: Ride) => setDeletedId(lesson.id) };
  const sheet: Sheet = { rides: all, needs, packages, openLesson, cancelStudent, ...ending };

  const body = () => {
    if (!data || unknown || isAwaited)
      return <Unanswered error={error} refetch={refetch} rows={14} label="Loading the day" />;
    if (all.length === 0)
      return (
        <Empty
          title="There is nothing scheduled for today."
          action={
            addEvent && (
              <Button variant="outlined" onClick={() => addEvent(day)}>
                Add Event
              </Button>
            )
          }
        />
      );
    if (rides.length === 0)
      return (
        <Empty
          title="Nothing matches these filters"
          action={
            <Button variant="outlined" onClick={() => (onlyNeeds ? setOnlyNeeds(false) : clear())}>
              Show the whole day
            </Button>
          }
        />
      );
    return <Rides key={day} rides={rides} opensAtNow={day === today && !onlyNeeds} />;
  };

  const hand = <NeedsButton urgent={urgent.length} onNeeds={() => setOnlyNeeds(!onlyNeeds)} />;
  const acts = (
    <>
      <PrintMenu day={day} filters={filters} />
      <BulkMenu day={day} />
      {addEvent && <AddButton onClick={() => addEvent(day)}>Add Event</AddButton>}
    </>
  );

  return (
    <div className="page sheet">
      <DayHead
        title="Day sheet"
        summary={data && <Summary rides={all}>{!small && hand}</Summary>}
        {...{ day, today, setDay }}
      >
        {!small && acts}
      </DayHead>
      <ClosedLine name={closedFor} />
      {!isOver && canCall('setup/firstSteps') && (
        <Suspense fallback={null}>
          <FirstSteps />
        </Suspense>
      )}
      <div className="sheet-filters row wrap gap-2">
        <FilterBar lead={small && hand} acts={small && acts} />
        {onlyNeeds && <Chip label="only what needs a hand" onDelete={() => setOnlyNeeds(false)} />}
      </div>
      <SheetContext value={sheet}>{body()}</SheetContext>
      {/* Below the lessons, which these would move when they come. */}
      {day === today && <NoShows />}
      <OffLine day={day} />
      <BirthdaysLine day={day} />
      {calledOff && (
        <Suspense fallback={null}>
          <CancelLessonDialog one={calledOff} onClose={() => setCalledOff(null)} />
        </Suspense>
      )}
      {deleted && (
        <Suspense fallback={null}>
          <DeleteLessonDialog lesson={deleted.lesson} onClose={() => setDeletedId(null)} />
        </Suspense>
      )}
    </div>
  );
}
