import { useCallback, useMemo } from 'react';
import { countByDay, toEvent, type CalendarEvent } from '@/features/calendar/events';
import { isRiding, type DrawnRide } from '@/data/day/roster';
import { useBarn } from '@/data/requests/barn';

/** Where the rider has a place, the tile says so in place of the count. */
const forRider = (event: CalendarEvent, studentId: string): CalendarEvent => {
  const isIn = event.ride.students.some((student) => student.student_id === studentId && isRiding(student));
  return isIn ? { ...event, places: 'booked' } : event;
};

/** The lessons as a client's calendar draws them: nothing of them is moved there. B14 */
export const useClientEvents = (rides: readonly DrawnRide[], studentId: string) => {
  const byClientName = useBarn().show_lesson_by_client_name === 1;
  const events = useMemo(
    () =>
      rides.map((ride) =>
        forRider(
          toEvent(ride, { columns: 'none', byClientName, mayMove: false, showsPaid: false, self: null }),
          studentId,
        ),
      ),
    [rides, byClientName, studentId],
  );
  const counts = useMemo(() => countByDay(rides), [rides]);
  const lessonsOn = useCallback((day: string) => counts.get(day) ?? 0, [counts]);
  return { events, lessonsOn };
};
