import { useMemo, type SyntheticEvent } from 'react';
import { DateTime } from 'luxon';
import Calendar from 'react-big-calendar/lib/Calendar';
import type { SlotInfo } from 'react-big-calendar';
import type { EventInteractionArgs } from 'react-big-calendar/lib/addons/dragAndDrop';
import { clock } from './clock';
import { unwrap, withDragAndDrop } from './dnd';
import { DrawingContext, type Drawing } from './drawing-context';
import { AgendaEvent, DayHead, EventBlock, MonthDay, MonthEvent } from './EventBlock';
import type { CalendarEvent } from './events';
import { localizerFor } from './localizer';
import { withGridSemantics } from './grid-semantics';
import { views, type CalendarView } from './range';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import './grid.css';
import './event.css';
import './agenda.css';
import './calendar.css';

export type Resource = { readonly id: string; readonly title: string };
/** `end` is null where the person only clicked: how long it lasts is then the section's affair. */
export type CalendarSlot = { readonly start: Date; readonly end: Date | null; readonly resourceId: string | null };
export type CalendarMove = CalendarSlot & { readonly end: Date; readonly event: CalendarEvent };

export type LessonCalendarProps = {
  readonly zone: string;
  /** A phone's width. */
  readonly narrow: boolean;
  readonly mondayFirst: boolean;
  readonly view: CalendarView;
  readonly day: string;
  readonly events: CalendarEvent[];
  readonly resources: Resource[] | undefined;
  /** Days of the agenda. */
  readonly length: number;
  readonly hours: { readonly min: string; readonly max: string; readonly opening: string };
  readonly grid: { readonly step: number; readonly timeslots: number };
  readonly clashes: Drawing['clashes'];
  readonly lessonsOn: (day: string) => number;
  readonly onOpen: (event: CalendarEvent) => void;
  readonly onSlot: ((slot: CalendarSlot) => void) | undefined;
  readonly onMove: (move: CalendarMove) => void;
  readonly onDay: (day: string) => void;
  /** A day of a month has no room for all; it is opened by `onDay`. */
  readonly onMore: (day: string) => void;
};

const DragCalendar = withDragAndDrop<CalendarEvent, Resource>(unwrap(Calendar) as never);

const formats = {
  timeGutterFormat: 'HH:mm',
  dayFormat: 'ccc d',
  agendaDateFormat: 'ccc d LLL',
  agendaTimeFormat: 'HH:mm',
  ...Object.fromEntries(
    ['selectRangeFormat', 'eventTimeRangeFormat', 'agendaTimeRangeFormat'].map((name) => [
      name,
      ({ start, end }: { start: Date; end: Date }) => `${clock(start)}–${clock(end)}`,
    ]),
  ),
};
const components = {
  event: EventBlock,
  header: DayHead,
  month: { event: MonthEvent, dateHeader: MonthDay },
  agenda: { event: AgendaEvent },
};
const messages = {
  noEventsInRange: 'No lessons in these days.',
  allDay: 'All day',
  event: 'Lesson',
  showMore: (more: number) => `+${more} more`,
};
/** A seventh of a phone has no room for a word. */
const narrowMessages = { ...messages, showMore: (more: number) => `+${more}` };
/** Half an hour has to hold a time and a title. */
const pixelsPerMinute = 1.45;
const draggable = (event: CalendarEvent) => event.movable;
const eventProps = ({ cancelled, edge, completed }: CalendarEvent) => ({
  className: `lesson-event${cancelled ? ' event-cancelled' : ''}${completed ? ' event-completed' : ''}`,
  style: { '--edge': edge ?? 'var(--line-strong)' },
});
const tooltip = (event: CalendarEvent) =>
  [event.title, event.staff, event.place, event.cancelled ? 'cancelled' : event.places, event.ride.lesson.horseString]
    .filter(Boolean)
    .join(' · ');

export const LessonCalendar = (props: LessonCalendarProps) => {
  const {
    zone,
    narrow,
    mondayFirst,
    view,
    day,
    events,
    resources,
    length,
    hours,
    grid,
    clashes,
    lessonsOn,
    onOpen,
    onSlot,
    onMove,
    onDay,
    onMore,
  } = props;
  const localizer = useMemo(() => localizerFor(zone, mondayFirst), [zone, mondayFirst]);
  const at = (time: string) => DateTime.fromISO(`${day}T${time.slice(0, 5)}`).toJSDate();
  const byId = useMemo(() => new Map(events.map((event) => [event.id, event])), [events]);
  const drawing: Drawing = useMemo(
    () => ({
      original: (id) => byId.get(id),
      clashes,
      lessonsOn: (date) => lessonsOn(DateTime.fromJSDate(date).toISODate() ?? ''),
    }),
    [byId, clashes, lessonsOn],
  );
  const move = ({ event, start, end, resourceId }: EventInteractionArgs<CalendarEvent>) =>
    onMove({
      event,
      start: new Date(start),
      end: new Date(end),
      resourceId: resourceId === undefined ? null : String(resourceId),
    });
  const slot = ({ start, end, resourceId, action }: SlotInfo) => {
    if (action !== 'doubleClick')
      onSlot?.({
        start,
        end: action === 'click' ? null : end,
        resourceId: resourceId === undefined ? null : String(resourceId),
      });
  };
  const hasAllDay = events.some(({ allDay }) => allDay);
  const byResource =
    view === 'day' && resources
      ? { resources, resourceIdAccessor: 'id' as const, resourceTitleAccessor: 'title' as const }
      : {};
  return (
    <DrawingContext value={drawing}>
      <div
        ref={withGridSemantics}
        className="calendar-canvas"
        style={{ '--group': `${grid.step * grid.timeslots * pixelsPerMinute}px` }}
      >
        <DragCalendar
          key={resources ? 'columns' : 'single'}
          localizer={localizer}
          culture="en"
          className={hasAllDay ? undefined : 'no-allday'}
          {...byResource}
          {...grid}
          view={view}
          views={[...views]}
          date={at('12:00')}
          getNow={() => DateTime.now().toJSDate()}
          onNavigate={(date) => onDay(DateTime.fromJSDate(date).toISODate() ?? day)}
          onDrillDown={(date) => onDay(DateTime.fromJSDate(date).toISODate() ?? day)}
          onShowMore={(_events, date) => onMore(DateTime.fromJSDate(date).toISODate() ?? day)}
          onView={() => undefined}
          toolbar={false}
          length={length}
          min={at(hours.min)}
          max={at(hours.max)}
          scrollToTime={at(hours.opening)}
          events={events}
          formats={formats}
          components={components}
          messages={narrow ? narrowMessages : messages}
          eventPropGetter={eventProps}
          tooltipAccessor={tooltip}
          dayLayoutAlgorithm="no-overlap"
          draggableAccessor={draggable}
          resizableAccessor={draggable}
          resizable={view !== 'month'}
          selectable={onSlot ? 'ignoreEvents' : false}
          onSelectSlot={slot}
          onSelectEvent={onOpen}
          onKeyPressEvent={(event: CalendarEvent, key: SyntheticEvent) => {
            if (['Enter', ' '].includes((key as unknown as KeyboardEvent).key)) onOpen(event);
          }}
          onEventDrop={move}
          onEventResize={move}
        />
      </div>
    </DrawingContext>
  );
};
