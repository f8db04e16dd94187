import { useMemo } from 'react';
import { DateTime } from 'luxon';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { settingOf } from '@leadline/api-client';
import { hoursOf, openingTime } from '@/features/calendar/hours';
import { LessonCalendar } from '@/features/calendar/LessonCalendar';
import type { CalendarSlot } from '@/features/calendar/moved';
import { agendaLength, isOfDays, neighboursOf, rangeOf, type CalendarView } from '@/features/calendar/range';
import { Toolbar, ViewChoice } from '@/features/calendar/Toolbar';
import { useShownRides } from '@/features/calendar/use-calendar-events';
import { useCalendarUrl } from '@/features/calendar/use-calendar-url';
import { useLift } from '@/features/calendar/use-lift';
import { useMore } from '@/features/calendar/use-more';
import { FilterBar } from '@/ui/filters/FilterBar';
import { withoutSlot } from '@/features/lessons/add/use-slot';
import { useBarn } from '@/data/requests/barn';
import { useLessonsOfRange } from '@/data/requests/lessons-of-range';
import { timeIn, todayIn } from '@/data/time/day';
import { Failed, Loading } from '@/ui/states';
import { useIsPhone } from '@/ui/use-is-phone';
import { useRider } from './rider';
import { useClientEvents } from './use-client-events';
import './client-calendar.css';

const views: readonly CalendarView[] = ['month', 'week', 'day'];
const nothing = () => undefined;
const drawing = { by: 'none', showsPaid: false } as const;

const wall = (date: Date, view: CalendarView) =>
  DateTime.fromJSDate(date).toFormat(isOfDays(view) ? 'yyyy-MM-dd' : "yyyy-MM-dd'T'HH:mm");

const addressOf = (search: string, { start, end }: CalendarSlot, view: CalendarView): string => {
  const params = new URLSearchParams(withoutSlot(search));
  params.set('at', wall(start, view));
  if (end && !isOfDays(view)) params.set('until', wall(end, view));
  return params.toString();
};

/** The barn's lessons on a rider's page: a click books one, an empty slot adds one. R066 R067 R208 B08 */
export default function ClientCalendar() {
  const barn = useBarn();
  const { address, studentId, name } = useRider();
  const small = useIsPhone();
  const navigate = useNavigate();
  const { search } = useLocation();
  const today = todayIn(barn.time_zone);
  // A month on a phone has no room for a word.
  const { day, view, until, setDay, setView, open } = useCalendarUrl({ view: small ? 'agenda' : 'month', today });
  const page = { view, day, mondayFirst: barn.monday_start === 1, until };
  const range = rangeOf(page);
  const query = useLessonsOfRange(range, neighboursOf(page), true);
  const { rides, shown, closed } = useShownRides(query.data, range);
  const { events, lessonsOn } = useClientEvents(shown, studentId);
  const lifting = useLift(nothing);
  const hours = useMemo(() => hoursOf(barn, rides), [barn, rides]);
  const opening = openingTime(rides, range.from <= today && today <= range.to ? timeIn(barn.time_zone) : null, hours);
  const onMore = useMore({ view, day, isLoaded: !!query.data && !query.isPlaceholderData }, (from) =>
    open({ view: 'month', day: from, until: null }),
  );
  const choice = <ViewChoice view={view} onView={setView} views={small ? [...views, 'agenda'] : views} />;
  return (
    <div className="calendar-page client-calendar">
      <title>{`Calendar of ${name} – Leadline`}</title>
      <header className="calendar-head middle wrap between gap-2-4 no-print">
        <Toolbar page={page} today={today} onDay={setDay} level="h2">
          {!small && choice}
        </Toolbar>
      </header>
      <div className="calendar-filters">
        <FilterBar lead={small && choice} />
      </div>
      {query.isError && !query.data && <Failed error={query.error} retry={() => void query.refetch()} />}
      {query.isPending && <Loading rows={12} label="Loading the calendar" />}
      {query.data && (
        <div className="calendar-body" data-view={view} aria-busy={query.isPlaceholderData}>
          <LessonCalendar
            zone={barn.time_zone}
            narrow={small}
            mondayFirst={page.mondayFirst}
            hours={{ ...hours, opening }}
            grid={{ step: settingOf(barn, 'calendar_interval'), timeslots: settingOf(barn, 'calendar_timeslot') }}
            resources={undefined}
            length={agendaLength(page)}
            onOpen={({ id }) => void navigate(`${address}/calendarview/bookingCalendar/${id}${search}`)}
            onSlot={(slot) => void navigate(`${address}/add/newevent?${addressOf(search, slot, view)}`)}
            onMove={nothing}
            onMore={onMore}
            onDay={(next) => (view === 'month' ? open({ view: 'day', day: next, until: null }) : setDay(next))}
            {...{ view, day, events, drawing, lessonsOn, closed, lifting }}
          />
        </div>
      )}
      <Outlet />
    </div>
  );
}
