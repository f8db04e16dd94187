import { useState } from 'react';
import { DateTime } from 'luxon';
import { asApiError, type Input } from '@leadline/api-client';
import { titleOf } from '@/data/day/roster';
import { useStaleLesson } from '@/features/lessons/stale/use-stale-lesson';
import { useRescheduleLesson } from '@/data/requests/reschedule-lesson';
import { useSay } from '@/ui/use-say';
import { fieldOf, isChosenByColumn, noResource, type CalendarEvent, type Columns } from './events';
import type { CalendarMove } from './moved';
import type { MoveAnswer } from './MoveDialog';

const alone: MoveAnswer = { applyToFuture: 0 };

const wall = (date: Date) => DateTime.fromJSDate(date).toFormat('yyyy-MM-dd HH:mm');

/** Who or what it gets by standing in another column. */
const inColumn = (
  columns: Columns,
  id: string | null,
): Pick<Input<'lessons/reschedule'>, 'instructor_id' | 'location_id' | 'section_id'> => {
  if (id === null || !isChosenByColumn(columns)) return {};
  return { [fieldOf[columns]]: id === noResource ? null : id };
};

const isElsewhere = ({ event, start, end, resourceId }: CalendarMove) =>
  start.getTime() !== event.start.getTime() ||
  end.getTime() !== event.end.getTime() ||
  (resourceId !== null && resourceId !== event.resourceId);

/** Somebody is in it or gets it, or later lessons may go along. */
const asksFirst = ({ event: { ride, ...at }, resourceId }: CalendarMove) =>
  ride.lesson.is_recuring === 1 ||
  ride.lesson.cnt + ride.tasks.length > 0 ||
  ride.lesson.instructor_id !== null ||
  (resourceId !== null && resourceId !== at.resourceId);

/** Whoever was told of the move is told that it was taken back, without the words that went with it. */
const quietly = ({ updated_notification_message: _words, override_reason: _why, ...how }: MoveAnswer): MoveAnswer =>
  how;

export type Pending = ReadonlyMap<string, Pick<CalendarEvent, 'start' | 'end' | 'resourceId'>>;

/** A lesson dropped somewhere else: stands there at once and goes back if the server refuses. */
export const useMoves = (columns: Columns) => {
  const [pending, setPending] = useState<Pending>(new Map());
  const [asking, setAsking] = useState<CalendarMove | null>(null);
  const reschedule = useRescheduleLesson();
  const say = useSay();

  const { stale, guard, settle } = useStaleLesson();

  const arrive = (id: string) => setPending((current) => new Map([...current].filter(([key]) => key !== id)));
  const send = async ({ event, start, end, resourceId }: CalendarMove, how: MoveAnswer, undoable = true) => {
    const { lesson } = event.ride;
    const { id } = lesson;
    const column = resourceId === event.resourceId ? {} : inColumn(columns, resourceId);
    const change = async (seen: { readonly version?: number }) => {
      setPending((current) => new Map(current).set(id, { start, end, resourceId: resourceId ?? event.resourceId }));
      const times = { start: wall(start), end: wall(end) };
      const { warnings } = await reschedule.mutateAsync({ id, ...times, ...column, ...how, ...seen });
      const back: CalendarMove = {
        event: { ...event, start, end, resourceId },
        start: event.start,
        end: event.end,
        resourceId: event.resourceId,
      };
      const undo = undoable && how.applyToFuture === 0 ? () => void send(back, quietly(how), false) : undefined;
      say.done(`Event ${titleOf(lesson)} has been successfully rescheduled`, { seconds: 3, undo, warnings });
    };
    try {
      await (undoable ? guard(lesson, change) : change({}));
    } catch (error) {
      if (asApiError(error).status !== 412) say.refused(error, 3);
    } finally {
      arrive(id);
    }
  };
  // Columns of horses or tack give nothing, and the one without a name gives lessons but takes none: in time alone it moves there.
  const placed = (wanted: CalendarMove): CalendarMove => {
    if (!isChosenByColumn(columns)) return { ...wanted, resourceId: null };
    return wanted.resourceId === noResource ? { ...wanted, resourceId: wanted.event.resourceId } : wanted;
  };

  return {
    pending,
    asking,
    /** Something has been dropped, and has not arrived. */
    isMoving: asking !== null || pending.size > 0,
    stale,
    settle,
    move: (dropped: CalendarMove) => {
      const wanted = placed(dropped);
      if (!isElsewhere(wanted)) return;
      if (asksFirst(wanted)) setAsking(wanted);
      else void send(wanted, alone);
    },
    answer: (how: MoveAnswer | null) => {
      setAsking(null);
      if (asking && how) void send(asking, how);
    },
  };
};
