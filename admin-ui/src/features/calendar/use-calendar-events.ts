import { useCallback, useMemo } from 'react';
import { toRides, type DrawnRide } from '@/data/day/roster';
import { applyFilters } from '@/ui/filters/filters';
import { useFilters } from '@/ui/filters/use-filters';
import { useSelfOnly } from '@/ui/filters/use-self-only';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { closedDays, useClosures } from '@/data/requests/closures';
import type { Range } from '@/data/requests/lessons-of-range';
import { useRecentLessons } from '@/data/requests/recent-lessons';
import type { DrawnLessons } from '@/data/requests/drawn-lessons';
import { countByDay, holidaysIn, placedAt, toEvent, type Columns } from './events';
import type { Pending } from './use-moves';

const noRides: DrawnRide[] = [];

/** The lessons that the filters leave. */
export const useShownRides = (lessons: DrawnLessons | undefined, range: Range) => {
  const { filters } = useFilters();
  const rides = useMemo(() => (lessons ? toRides(lessons) : noRides), [lessons]);
  const shown = useMemo(() => applyFilters(rides, filters), [rides, filters]);
  const closures = useClosures(range);
  const { from, to } = range;
  const closed = useMemo(
    () =>
      new Map([
        ...[...holidaysIn(rides)].map((day): [string, string] => [day, 'holiday']),
        ...closedDays(closures, { from, to }),
      ]),
    [rides, closures, from, to],
  );
  return { rides, shown, closed };
};

/** … as the calendar draws them, with what it has to know about all of them. */
export const useCalendarEvents = (shown: readonly DrawnRide[], by: Columns, pending: Pending) => {
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
  const drawing = useMemo(() => ({ by, showsPaid }), [by, showsPaid]);
  return { events, lessonsOn, drawing };
};
