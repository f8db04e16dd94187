import { use } from 'react';
import type { EventProps } from 'react-big-calendar';
import { Tick } from '@/ui/Tick';
import { clock } from './clock';
import { isChosenByColumn, type CalendarEvent, type Columns } from './events';
import { ColumnContext, useDrawing } from './drawing-context';
import { useVerdict } from './verdict';

const isMoved = (event: CalendarEvent, original: CalendarEvent | undefined) =>
  !!original &&
  (original.start.getTime() !== event.start.getTime() ||
    original.end.getTime() !== event.end.getTime() ||
    original.resourceId !== event.resourceId);

const Verdict = ({ event, by }: { event: CalendarEvent; by: Columns }) => {
  const verdict = useVerdict(event, by);
  return verdict && <span className={verdict.isFree ? 'event-free' : 'event-clash'}>{verdict.words}</span>;
};

/** Says before the lesson is dropped who would be needed twice. */
const DragWarning = ({ event: dragged }: { event: CalendarEvent }) => {
  const { original, by } = useDrawing();
  const column = use(ColumnContext);
  // While it is dragged the library knows the column that it is over, but does not tell the lesson.
  const isOver = column !== null && isChosenByColumn(by) && !dragged.resourceIds.includes(column);
  const event = isOver ? { ...dragged, resourceId: column } : dragged;
  return isMoved(event, original(event.id)) ? <Verdict event={event} by={by} /> : null;
};

/** Who and where, without what its column says already. */
const Where = ({ event: { staff, place } }: { event: CalendarEvent }) => {
  const { by } = useDrawing();
  const said = [by === 'staff' ? null : staff, by === 'location' ? null : place].filter(Boolean);
  return <span className="event-staff">{said.join(' · ')}</span>;
};

export const EventBlock = ({ event }: Pick<EventProps<CalendarEvent>, 'event'>) => (
  <>
    {!event.allDay && (
      <span className="event-time">
        {clock(event.start)}
        <span className="event-until">–{clock(event.end)}</span>
      </span>
    )}
    <span className="event-places">{event.cancelled ? 'cancelled' : event.places}</span>
    <span className="event-title">
      {event.completed && <Tick label="Completed" />} {event.title}
    </span>
    <Where event={event} />
    {event.unpaid > 0 && <span className="event-unpaid">{event.unpaid} not paid</span>}
    <DragWarning event={event} />
  </>
);

export const MonthEvent = ({ event }: EventProps<CalendarEvent>) => (
  <span className="event-line">
    {!event.allDay && <span className="event-time">{event.ride.lesson.scheduled_starttime.slice(0, 5)}</span>}{' '}
    {event.title} <span className="event-places">{event.cancelled ? 'cancelled' : event.places}</span>
  </span>
);

const Closed = ({ date }: { date: Date }) => {
  const name = useDrawing().closedOn(date);
  return (
    name && (
      <span className="muted day-closed" title={name}>
        {' '}
        {name}
      </span>
    )
  );
};

export const DayHead = ({ date, label }: { date: Date; label: string }) => (
  <span>
    {label}
    <Closed date={date} />
  </span>
);

/** Above a month stands no day of its own. */
export const WeekdayHead = ({ label }: { label: string }) => <span>{label}</span>;

export const MonthDay = ({
  date,
  label,
  onDrillDown,
}: {
  date: Date;
  label: string;
  onDrillDown?: (event: never) => void;
}) => {
  const { lessonsOn } = useDrawing();
  const lessons = lessonsOn(date);
  return (
    <button type="button" className="month-day" onClick={onDrillDown as never}>
      <span>{label}</span>
      <Closed date={date} />
      {lessons > 0 && (
        <span className="muted">
          {lessons} <span className="month-lessons">{lessons === 1 ? 'lesson' : 'lessons'}</span>
        </span>
      )}
    </button>
  );
};
