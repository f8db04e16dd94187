import { useCallback, useMemo } from 'react';
import { DateTime } from 'luxon';
import { toRides, type Ride } from '@/day/roster';
import { applyFilters } from '@/filters/filters';
import { useFilters } from '@/filters/use-filters';
import { useSelfOnly } from '@/filters/use-self-only';
import { useAccess } from '@/providers/use-access';
import { useBarn } from '@/requests/barn';
import { useRecentLessons } from '@/requests/recent-lessons';
import type { Lessons } from '@/requests/types';
import { clashesAt, countByDay, placedAt, toEvent, type CalendarEvent, type Columns } from './events';
import type { Pending } from './use-moves';

const wall = (date: Date) => DateTime.fromJSDate(date).toFormat("yyyy-MM-dd'T'HH:mm");
const noRides: Ride[] = [];

/** The lessons that the filters leave. */
export const useShownRides = (lessons: Lessons | undefined) => {
  const { filters } = useFilters();
  const rides = useMemo(() => (lessons ? toRides(lessons) : noRides), [lessons]);
  const shown = useMemo(() => applyFilters(rides, filters), [rides, filters]);
  return { rides, shown };
};

/** … as the calendar draws them, with what it has to know about all of them. */
export const useCalendarEvents = (
  { rides, shown }: { rides: readonly Ride[]; shown: readonly Ride[] },
  by: Columns,
  pending: Pending,
) => {
  const barn = useBarn();
  const { canCall } = useAccess();
  const self = useSelfOnly()?.id ?? null;
  const mayMove = canCall('lessons/reschedule') && canCall('lessons/update');
  const byClientName = barn.show_lesson_by_client_name === 1;
  const showsPaid = barn.show_paid_not_paid === 1;
  const ids = useMemo(() => shown.map(({ lesson }) => lesson.id), [shown]);
  const recent = useRecentLessons(ids);
  const drawn = useMemo(
    () => shown.map((ride) => toEvent(ride, { columns: by, byClientName, mayMove, showsPaid, self })),
    [shown, by, byClientName, mayMove, showsPaid, self],
  );
  const events = useMemo(
    () =>
      pending.size + recent.size === 0
        ? drawn
        : drawn.map((event) => {
            const moved = pending.get(event.id);
            const placed = moved ? placedAt(event, moved) : event;
            return recent.has(event.id) ? { ...placed, fresh: true } : placed;
          }),
    [drawn, pending, recent],
  );
  const counts = useMemo(() => countByDay(shown), [shown]);
  const lessonsOn = useCallback((date: string) => counts.get(date) ?? 0, [counts]);
  const clashes = useCallback(
    (event: CalendarEvent) => {
      const [date = '', from = ''] = wall(event.start).split('T');
      return clashesAt(event, { date, from, to: wall(event.end).slice(11), by }, rides);
    },
    [rides, by],
  );
  const drawing = useMemo(() => ({ by, showsPaid, clashes }), [by, showsPaid, clashes]);
  return { events, lessonsOn, drawing };
};
