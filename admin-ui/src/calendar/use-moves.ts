import { useState } from 'react';
import { DateTime } from 'luxon';
import { riders, titleOf } from '@/day/roster';
import { useRescheduleLesson } from '@/requests/reschedule-lesson';
import { useUpdateLesson, type LessonEdit } from '@/requests/update-lesson';
import type { Lesson } from '@/requests/types';
import { useSay } from '@/ui/use-say';
import { noResource, type CalendarEvent, type Columns } from './events';
import type { CalendarMove } from './LessonCalendar';
import type { MoveAnswer } from './MoveDialog';

const alone: MoveAnswer = { applyToFuture: 0 };

const wall = (date: Date) => DateTime.fromJSDate(date).toFormat('yyyy-MM-dd HH:mm');

const editOf = (
  columns: Columns,
  id: string,
): Pick<LessonEdit, 'editAction' | 'instructor_id' | 'location_id' | 'section_id'> | null => {
  // A lesson cannot be taken away from everybody: the column without a name gives lessons, it takes none.
  if (id === noResource) return null;
  if (columns === 'staff') return { editAction: 'instructor', instructor_id: id };
  if (columns === 'location') return { editAction: 'location', location_id: id };
  return columns === 'section' ? { editAction: 'section', section_id: id } : null;
};

/** Somebody is in it or gets it, or later lessons may go along. */
const asksFirst = ({ event: { ride, ...at }, resourceId }: CalendarMove) =>
  ride.lesson.is_recuring === 1 ||
  riders(ride).length + ride.tasks.length > 0 ||
  ride.lesson.instructor_id !== null ||
  (resourceId !== null && resourceId !== at.resourceId);

/** Whoever was told of the move is told that it was taken back, without the words that went with it. */
const quietly = ({ updated_notification_message: _words, ...how }: MoveAnswer): MoveAnswer => how;

/** A lesson dropped somewhere else: stands there at once and goes back if the server refuses. */
export const useMoves = (columns: Columns) => {
  const [pending, setPending] = useState<ReadonlyMap<string, Pick<CalendarEvent, 'start' | 'end' | 'resourceId'>>>(
    new Map(),
  );
  const [asking, setAsking] = useState<CalendarMove | null>(null);
  const reschedule = useRescheduleLesson();
  const update = useUpdateLesson();
  const say = useSay();

  const settle = (id: string) => setPending((current) => new Map([...current].filter(([key]) => key !== id)));
  const send = async ({ event, start, end, resourceId }: CalendarMove, how: MoveAnswer, undoable = true) => {
    const { id, lesson_date_time_series_id: _series, version, ...lesson }: Lesson = event.ride.lesson;
    const stale = undoable && version !== undefined ? { version } : {};
    const column = resourceId !== null && resourceId !== event.resourceId ? editOf(columns, resourceId) : null;
    const moved = start.getTime() !== event.start.getTime() || end.getTime() !== event.end.getTime();
    setPending((current) => new Map(current).set(id, { start, end, resourceId: resourceId ?? event.resourceId }));
    try {
      const inColumn = column && (await update.mutateAsync({ id, ...how, ...column, ...stale }));
      const inTime =
        moved &&
        (await reschedule.mutateAsync({
          id,
          start: wall(start),
          end: wall(end),
          ...how,
          ...(column ? {} : stale),
        }));
      const warnings = [...((inColumn && inColumn.warnings) || []), ...((inTime && inTime.warnings) || [])];
      const back: CalendarMove = {
        event: { ...event, start, end, resourceId },
        start: event.start,
        end: event.end,
        resourceId: event.resourceId,
      };
      const undo = undoable && how.applyToFuture === 0 ? () => void send(back, quietly(how), false) : undefined;
      say.done(`Event ${titleOf(lesson)} has been successfully rescheduled`, { seconds: 3, undo, warnings });
    } catch (error) {
      say.refused(error, 3);
    } finally {
      settle(id);
    }
  };

  return {
    pending,
    asking,
    move: (wanted: CalendarMove) => (asksFirst(wanted) ? setAsking(wanted) : void send(wanted, alone)),
    answer: (how: MoveAnswer | null) => {
      setAsking(null);
      if (asking && how) void send(asking, how);
    },
  };
};
