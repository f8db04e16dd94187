import { useMemo } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Agenda } from '@/features/calendar/Agenda';
import { toRides } from '@/data/day/roster';
import { FilterBar } from '@/ui/filters/FilterBar';
import { toWire } from '@/ui/filters/filters';
import { useFilters } from '@/ui/filters/use-filters';
import { useBookableLessons } from '@/data/requests/bookable-lessons';
import type { Range } from '@/data/requests/lessons-of-range';
import { Failed, Loading } from '@/ui/states';
import { useRider } from './rider';
import { useClientEvents } from './use-client-events';
import './client-calendar.css';
import '@/features/calendar/event.css';
import '@/features/calendar/agenda.css';

/** Free places of these days, under their day; a click asks whether to book. Full lessons are not there. R141 R250 */
export const BookableAgenda = ({ range, at }: { range: Range; at: string }) => {
  const { studentId } = useRider();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { filters } = useFilters();
  const query = useBookableLessons(range, studentId, toWire(filters));
  const { data } = query;
  const rides = useMemo(
    () => (data ? toRides({ lessons: data, LessonStudents: [], LessonHorses: [], tasks: [] }) : []),
    [data],
  );
  const { events } = useClientEvents(rides, studentId);
  return (
    <>
      <FilterBar untoggled without="student" />
      {query.isError && !data && <Failed error={query.error} retry={() => void query.refetch()} />}
      {query.isPending && <Loading rows={10} label="Loading the lessons" />}
      {data && (
        <div className="bookable calendar-canvas" aria-busy={query.isPlaceholderData}>
          <Agenda
            events={events}
            from={range.from}
            empty="No lesson with a free place in these days."
            onOpen={({ id }) => void navigate(`${at}/bookingCalendar/${id}${search}`)}
          />
        </div>
      )}
      <Outlet />
    </>
  );
};
