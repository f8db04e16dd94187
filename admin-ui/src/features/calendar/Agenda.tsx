import { memo, useMemo } from 'react';
import Button from '@mui/material/Button';
import { useDrawing } from './drawing-context';
import { spanWords } from '@/data/day/lesson-span';
import { riders } from '@/data/day/roster';
import { shortDay } from '@/data/time/words';
import { Empty } from '@/ui/states';
import { Tick } from '@/ui/Tick';
import type { CalendarEvent } from './events';
import { walkList } from './walk-list';

type AgendaProps = {
  readonly events: readonly CalendarEvent[];
  readonly from: string;
  /** What the barn is closed for, by day; such a day stands in the list also without lessons. */
  readonly closed?: ReadonlyMap<string, string>;
  readonly onOpen: (event: CalendarEvent) => void;
  readonly empty?: string;
  /** Offered where there is nothing, to whoever may. */
  readonly onAdd?: (() => void) | undefined;
};

/** By the day it begins on; one that reaches into the range stands on the first day. */
const byDay = (
  events: readonly CalendarEvent[],
  from: string,
  closed: Iterable<string>,
): [day: string, events: CalendarEvent[]][] => {
  const days = new Map<string, CalendarEvent[]>([...closed].map((day) => [day, []]));
  for (const event of events) {
    const { scheduled_date } = event.ride.lesson;
    const day = scheduled_date < from ? from : scheduled_date;
    const group = days.get(day);
    if (group) group.push(event);
    else days.set(day, [event]);
  }
  for (const some of days.values())
    some.sort((a, b) => Number(b.allDay) - Number(a.allDay) || a.start.getTime() - b.start.getTime());
  return [...days].sort(([a], [b]) => a.localeCompare(b));
};

const timesIn = ({ allDay, ride: { lesson } }: CalendarEvent): string => (allDay ? 'All day' : spanWords(lesson));

const namesOf = ({ ride }: CalendarEvent, showsPaid: boolean): string =>
  riders(ride)
    .map(({ name, assigned_to, paid }) =>
      [name, assigned_to && `on ${assigned_to}`, showsPaid && (paid === 1 ? '(Paid)' : '(Not paid)')]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');

const Row = memo(({ event, onOpen }: { event: CalendarEvent; onOpen: AgendaProps['onOpen'] }) => {
  const { showsPaid } = useDrawing();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`agenda-event lesson-event${event.cancelled ? ' event-cancelled' : ''}${event.fresh ? ' event-fresh' : ''}`}
      style={{ '--edge': event.edge ?? 'var(--line-strong)' }}
      onClick={() => onOpen(event)}
    >
      <span className="event-time">{timesIn(event)}</span>
      <strong className="event-title">
        {event.completed && <Tick label="Completed" />} {event.title}
      </strong>
      <span>{event.staff}</span>
      <span>{event.place}</span>
      <span className="agenda-places">{event.cancelled ? 'cancelled' : event.places}</span>
      <span className="agenda-riders muted">{namesOf(event, showsPaid)}</span>
    </button>
  );
});

/** A list of days. The library's own looks at every lesson once for each day, and takes seconds for a full month. */
const noneClosed: ReadonlyMap<string, string> = new Map();

export const Agenda = ({
  events,
  from,
  closed = noneClosed,
  onOpen,
  empty = 'No lessons in these days.',
  onAdd,
}: AgendaProps) => {
  const days = useMemo(() => byDay(events, from, closed.keys()), [events, from, closed]);
  if (days.length === 0)
    return (
      <Empty
        title={empty}
        action={
          onAdd && (
            <Button variant="outlined" onClick={onAdd}>
              Add Event
            </Button>
          )
        }
      />
    );
  return (
    <div className="agenda" ref={walkList}>
      {days.map(([day, some]) => (
        <section
          key={day}
          className="agenda-day"
          aria-label={shortDay(day)}
          // What lies below the screen is neither laid out nor painted before somebody scrolls to it.
          style={{ containIntrinsicSize: `auto ${some.length * 44 + 1}px` }}
        >
          <h2>
            {shortDay(day)}
            {closed.has(day) && <span className="muted">{` · closed: ${closed.get(day)}`}</span>}
          </h2>
          <ul>
            {some.map((event) => (
              <li key={event.id}>
                <Row event={event} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
