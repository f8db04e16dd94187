import type { EventProps } from 'react-big-calendar';
import { riders } from '@/day/roster';
import { Tick } from '@/ui/Tick';
import { clock } from './clock';
import { checkedWords, type CalendarEvent } from './events';
import { useDrawing } from './drawing-context';

const isMoved = (event: CalendarEvent, original: CalendarEvent | undefined) =>
  !!original && (original.start.getTime() !== event.start.getTime() || original.end.getTime() !== event.end.getTime());

/** Says before the lesson is dropped who would be needed twice. */
const DragWarning = ({ event }: { event: CalendarEvent }) => {
  const { original, clashes } = useDrawing();
  if (!isMoved(event, original(event.id))) return null;
  const names = [...new Set(clashes(event).map(({ name }) => name))];
  return names.length > 0 ? (
    <span className="event-clash">Clash: {names.join(', ')}</span>
  ) : (
    <span className="event-free">Free: {checkedWords(event)}</span>
  );
};

export const EventBlock = ({ event }: EventProps<CalendarEvent>) => (
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
    <span className="event-staff">{event.staff}</span>
    <DragWarning event={event} />
  </>
);

export const MonthEvent = ({ event }: EventProps<CalendarEvent>) => (
  <span className="event-line">
    {!event.allDay && <span className="event-time">{event.ride.lesson.scheduled_starttime.slice(0, 5)}</span>}{' '}
    {event.title} <span className="event-places">{event.cancelled ? 'cancelled' : event.places}</span>
  </span>
);

export const AgendaEvent = ({ event }: EventProps<CalendarEvent>) => (
  <button
    type="button"
    className={event.cancelled ? 'agenda-event event-cancelled' : 'agenda-event'}
    style={{ '--edge': event.edge ?? 'var(--line-strong)' }}
  >
    <strong className="event-title">{event.title}</strong>
    <span>{event.staff}</span>
    <span>{event.place}</span>
    <span>{event.cancelled ? 'cancelled' : event.places}</span>
    <span className="muted">
      {riders(event.ride)
        .map((student) => (student.assigned_to ? `${student.name} on ${student.assigned_to}` : student.name))
        .join(', ')}
    </span>
  </button>
);

export const DayHead = ({ label }: { label: string }) => <span>{label}</span>;

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
      {lessons > 0 && <span className="muted">{lessons === 1 ? '1 lesson' : `${lessons} lessons`}</span>}
    </button>
  );
};
