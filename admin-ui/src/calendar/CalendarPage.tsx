import { lazy, Suspense, useCallback, useMemo } from 'react';
import { DateTime } from 'luxon';
import Button from '@mui/material/Button';
import { toRides } from '@/day/roster';
import { FilterBar } from '@/filters/FilterBar';
import { applyFilters } from '@/filters/filters';
import { useFilters } from '@/filters/use-filters';
import { useAccess } from '@/providers/use-access';
import { useBarn } from '@/requests/barn';
import { useLessonsOfRange } from '@/requests/lessons-of-range';
import { useOptions } from '@/requests/options';
import { timeIn, todayIn } from '@/time/day';
import { Failed, Loading } from '@/ui/states';
import { useIsPhone } from '@/ui/use-is-phone';
import { ColumnsChoice } from './ColumnsChoice';
import { clashesAt, columns as allColumns, countByDay, toEvent, type CalendarEvent, type Columns } from './events';
import { hoursOf, openingTime } from './hours';
import { LessonCalendar, type CalendarSlot } from './LessonCalendar';
import { agendaLength, headingOf, isView, neighboursOf, rangeOf } from './range';
import { RangeMenu } from './RangeMenu';
import { resourcesOf } from './resources';
import { Toolbar } from './Toolbar';
import { useCalendarUrl } from './use-calendar-url';
import { useMore } from './use-more';
import { useMoves } from './use-moves';

// Forms are heavy, and few lessons are dragged: loaded when one was.
const MoveDialog = lazy(() => import('./MoveDialog'));

export type NewSlot = {
  readonly start: string;
  readonly end: string;
  readonly column: { readonly by: Columns; readonly id: string } | null;
};
type CalendarPageProps = { readonly onOpen: (id: string) => void; readonly onAdd: (slot: NewSlot | null) => void };

const wall = (date: Date) => DateTime.fromJSDate(date).toFormat("yyyy-MM-dd'T'HH:mm");

const useDefaults = () => {
  const barn = useBarn();
  const small = useIsPhone();
  const view = isView(barn.default_calendar_view) ? barn.default_calendar_view : ('week' as const);
  const by = (allColumns as readonly (string | null)[]).includes(barn.default_day_view)
    ? (barn.default_day_view as Columns)
    : ('none' as const);
  // Seven columns cannot be read on a phone; there the day is the calendar.
  return {
    barn,
    small,
    today: todayIn(barn.time_zone),
    defaults: small ? { view: 'day' as const, columns: 'none' as const } : { view, columns: by },
  };
};

export default function CalendarPage({ onOpen, onAdd }: CalendarPageProps) {
  const { barn, small, today, defaults } = useDefaults();
  const { canCall } = useAccess();
  const options = useOptions();
  const mondayFirst = barn.monday_start === 1;
  const { day, view, until, columns, setDay, setView, setColumns, open } = useCalendarUrl({ ...defaults, today });
  const page = { view, day, mondayFirst, until };
  const { filters } = useFilters();
  const range = rangeOf(page);
  const showsToday = range.from <= today && today <= range.to;
  const query = useLessonsOfRange(range, neighboursOf(page));
  const by = view === 'day' ? columns : 'none';
  const { pending, asking, move, answer } = useMoves(by);
  const onMore = useMore({ view, day, isLoaded: !!query.data && !query.isPlaceholderData }, (from) =>
    open({ view: 'month', day: from, until: null }),
  );

  const rides = useMemo(() => (query.data ? toRides(query.data) : []), [query.data]);
  const shown = useMemo(() => applyFilters(rides, filters), [rides, filters]);
  const mayMove = canCall('lessons/reschedule') && canCall('lessons/update');
  const byClientName = barn.show_lesson_by_client_name === 1;
  const events = useMemo(
    () =>
      shown.map((ride) => ({
        ...toEvent(ride, { columns: by, byClientName, mayMove }),
        ...pending.get(ride.lesson.id),
      })),
    [shown, by, byClientName, mayMove, pending],
  );
  const counts = useMemo(() => countByDay(shown), [shown]);
  const clashes = useCallback(
    (event: CalendarEvent) => {
      const [date = '', from = ''] = wall(event.start).split('T');
      return clashesAt(event, { date, from, to: wall(event.end).slice(11), by }, rides);
    },
    [rides, by],
  );
  const hours = useMemo(() => hoursOf(barn, rides), [barn, rides]);
  const lessonsOn = useCallback((date: string) => counts.get(date) ?? 0, [counts]);
  const addAt = ({ start, end, resourceId }: CalendarSlot) =>
    onAdd(
      view === 'month'
        ? { start: wall(start).slice(0, 10), end: '', column: null }
        : {
            start: wall(start),
            end: end ? wall(end) : '',
            column: resourceId && by !== 'none' ? { by, id: resourceId } : null,
          },
    );

  return (
    <div className="calendar-page">
      <title>{`Calendar, ${headingOf(page)} – Leadline`}</title>
      <header className="calendar-head no-print">
        <Toolbar page={page} today={today} onDay={setDay} onView={setView} />
        {canCall('lessons/createSingleLesson') && (
          <Button variant="contained" onClick={() => onAdd(null)}>
            Add Event
          </Button>
        )}
      </header>
      <div className="calendar-filters">
        <FilterBar>
          <RangeMenu today={today} onOpen={open} />
          {view === 'day' && <ColumnsChoice by={columns} onChoose={setColumns} />}
        </FilterBar>
      </div>
      {query.isError && !query.data && <Failed error={query.error} retry={() => void query.refetch()} />}
      {query.isPending && <Loading rows={12} label="Loading the calendar" />}
      {query.data && (
        <div className="calendar-body" data-view={view} aria-busy={query.isPlaceholderData}>
          <LessonCalendar
            zone={barn.time_zone}
            narrow={small}
            hours={{ ...hours, opening: openingTime(rides, showsToday ? timeIn(barn.time_zone) : null, hours) }}
            grid={{ step: barn.calendar_interval ?? 60, timeslots: barn.calendar_timeslot ?? 2 }}
            resources={by === 'none' ? undefined : resourcesOf(by, options, shown)}
            onOpen={(event) => onOpen(event.id)}
            onSlot={canCall('lessons/createSingleLesson') ? addAt : undefined}
            onMove={move}
            onMore={onMore}
            length={agendaLength(page)}
            onDay={(next) => (view === 'month' ? open({ view: 'day', day: next, until: null }) : setDay(next))}
            {...{ mondayFirst, view, day, events, clashes, lessonsOn }}
          />
        </div>
      )}
      {asking && (
        <Suspense fallback={null}>
          <MoveDialog move={asking} clashes={clashes({ ...asking.event, ...asking })} onAnswer={answer} />
        </Suspense>
      )}
    </div>
  );
}
