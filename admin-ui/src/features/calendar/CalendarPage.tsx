import { lazy, Suspense, useMemo } from 'react';
import { DateTime } from 'luxon';
import { settingOf } from '@leadline/api-client';
import { useFilters } from '@/ui/filters/use-filters';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useLessonsOfRange } from '@/data/requests/lessons-of-range';
import { useAreOptionsAwaited } from '@/data/requests/options';
import { timeIn, todayIn } from '@/data/time/day';
import { Failed, Loading } from '@/ui/states';
import { useIsPhone } from '@/ui/use-is-phone';
import { CalendarHead } from './CalendarHead';
import type { Columns } from './events';
import { hoursOf, openingTime } from './hours';
import { LessonCalendar } from './LessonCalendar';
import type { CalendarSlot } from './moved';
import { agendaLength, headingOf, isOfDays, neighboursOf, rangeOf } from './range';
import { useCalendarEvents, useShownRides } from './use-calendar-events';
import { useCalendarUrl } from './use-calendar-url';
import { columnsBy, mostAtOnce, useDefaults } from './use-defaults';
import { useLift } from './use-lift';
import { useMore } from './use-more';
import { useMoves } from './use-moves';
import { useResources } from './use-resources';

// Forms are heavy, and few lessons are dragged: loaded when one was.
const MoveDialog = lazy(() => import('./MoveDialog'));
const StaleMove = lazy(() => import('./StaleMove'));

export type NewSlot = {
  readonly start: string;
  readonly end: string;
  readonly column: { readonly by: Columns; readonly id: string } | null;
};
type CalendarPageProps = { readonly onOpen: (id: string) => void; readonly onAdd: (slot: NewSlot | null) => void };

const wall = (date: Date) => DateTime.fromJSDate(date).toFormat("yyyy-MM-dd'T'HH:mm");

/** Without the lists, columns of staff and places would be few and wide, and then many. */
const useIsAwaited = (isPending: boolean, by: Columns): boolean => {
  const areOptionsAwaited = useAreOptionsAwaited();
  return isPending || (areOptionsAwaited && by !== 'none');
};

export default function CalendarPage({ onOpen, onAdd }: CalendarPageProps) {
  const barn = useBarn();
  const { canCall } = useAccess();
  const small = useIsPhone();
  const today = todayIn(barn.time_zone);
  const defaults = useDefaults(small);
  const mondayFirst = barn.monday_start === 1;
  const url = useCalendarUrl({ view: defaults.view, today });
  const { day, view, until, setDay, open } = url;
  const page = { view, day, mondayFirst, until };
  const range = rangeOf(page);
  const showsToday = range.from <= today && today <= range.to;
  const { filters } = useFilters();
  // A month has a line a lesson, and names nobody in it unless the barn calls lessons by their riders.
  const people = view !== 'month' || barn.show_lesson_by_client_name === 1 || !!(filters.student ?? filters.horse);
  const query = useLessonsOfRange(range, neighboursOf(page), people);
  const { rides, shown, closed } = useShownRides(query.data, range);
  const most = useMemo(() => mostAtOnce(view, shown), [view, shown]);
  const by = columnsBy({ view, chosen: url.columns, small, most, barns: defaults.columns });
  const moves = useMoves(by);
  const { pending, asking, move, answer, stale, settle } = moves;
  const lifting = useLift(move);
  const { events, lessonsOn, drawing } = useCalendarEvents(shown, by, pending);
  const onMore = useMore({ view, day, isLoaded: !!query.data && !query.isPlaceholderData }, (from) =>
    open({ view: 'month', day: from, until: null }),
  );
  // A lesson in the hand may be given to anybody.
  const withEmpty = url.withEmpty || lifting.lifted !== null || moves.isMoving;
  const { resources, empty } = useResources({ by, view, shown, withEmpty });
  const hours = useMemo(() => hoursOf(barn, rides), [barn, rides]);
  const addAt = ({ start, end, resourceId }: CalendarSlot) =>
    onAdd(
      isOfDays(view)
        ? { start: wall(start).slice(0, 10), end: '', column: null }
        : {
            start: wall(start),
            end: end ? wall(end) : '',
            column: resourceId && by !== 'none' ? { by, id: resourceId } : null,
          },
    );

  const isAwaited = useIsAwaited(query.isPending, by);
  const mayAdd = canCall('lessons/createSingleLesson');

  return (
    <div className="calendar-page">
      <title>{`Calendar, ${headingOf(page)} – Leadline`}</title>
      <CalendarHead
        {...{ page, today, small, by, most, empty, url, closed }}
        onAdd={mayAdd ? () => onAdd(null) : undefined}
      />
      {query.isError && !query.data && <Failed error={query.error} retry={() => void query.refetch()} />}
      {isAwaited && <Loading rows={12} label="Loading the calendar" />}
      {!isAwaited && query.data && (
        <div className="calendar-body" data-view={view} aria-busy={query.isPlaceholderData}>
          <LessonCalendar
            zone={barn.time_zone}
            narrow={small}
            hours={{ ...hours, opening: openingTime(rides, showsToday ? timeIn(barn.time_zone) : null, hours) }}
            grid={{ step: settingOf(barn, 'calendar_interval'), timeslots: settingOf(barn, 'calendar_timeslot') }}
            onOpen={(event) => onOpen(event.id)}
            onSlot={mayAdd ? addAt : undefined}
            onMove={move}
            onMore={onMore}
            length={agendaLength(page)}
            onDay={(next) => (view === 'month' ? open({ view: 'day', day: next, until: null }) : setDay(next))}
            {...{ mondayFirst, view, day, events, resources, drawing, lessonsOn, closed, lifting }}
          />
        </div>
      )}
      {asking && (
        <Suspense fallback={null}>
          <MoveDialog
            move={asking}
            by={by}
            to={resources?.find(({ id }) => id === asking.resourceId && id !== asking.event.resourceId)?.title}
            onAnswer={answer}
          />
        </Suspense>
      )}
      {stale && (
        <Suspense fallback={null}>
          <StaleMove stale={stale} onSettled={settle} />
        </Suspense>
      )}
    </div>
  );
}
