import { useEffect, useMemo, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { DateTime } from 'luxon';
import Calendar from 'react-big-calendar/lib/Calendar';
import type { SlotInfo } from 'react-big-calendar';
import type { EventInteractionArgs } from 'react-big-calendar/lib/addons/dragAndDrop';
import { Agenda } from './Agenda';
import { clock } from './clock';
import { DayColumn } from './DayColumn';
import { unwrap, withDragAndDrop } from './dnd';
import { DrawingContext, type Drawing } from './drawing-context';
import { DayHead, EventBlock, MonthDay, MonthEvent, WeekdayHead } from './EventBlock';
import { placedAt, type CalendarEvent } from './events';
import { withGridSemantics } from './grid-semantics';
import { LiftedWords } from './LiftedWords';
import { localizerFor } from './localizer';
import { views, type CalendarView } from './range';
import type { CalendarMove, CalendarSlot } from './moved';
import { useCarrying } from './use-carrying';
import { useColumnWidths } from './use-column-widths';
import { useGridWalk } from './use-grid-walk';
import type { Lifting } from './use-lift';
import { columnWidths, layOut } from './widths';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import './grid.css';
import './event.css';
import './agenda.css';
import './calendar.css';

export type Resource = { readonly id: string; readonly title: string };
/** `end` is null where the person only clicked: how long it lasts is then the section's affair. */
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
  readonly drawing: Pick<Drawing, 'by' | 'showsPaid'>;
  readonly lessonsOn: (day: string) => number;
  /** What the barn is closed for, by day. */
  readonly closed: ReadonlyMap<string, string>;
  readonly lifting: Lifting;
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
  ...Object.fromEntries(
    ['selectRangeFormat', 'eventTimeRangeFormat'].map((name) => [
      name,
      ({ start, end }: { start: Date; end: Date }) => `${clock(start)}–${clock(end)}`,
    ]),
  ),
};
const components = {
  event: EventBlock,
  header: DayHead,
  month: { event: MonthEvent, dateHeader: MonthDay, header: WeekdayHead },
  dayColumnWrapper: DayColumn as never,
};
const messages = {
  allDay: 'All day',
  showMore: (more: number) => `+${more} more`,
};
/** A seventh of a phone has no room for a word. */
const narrowMessages = { ...messages, showMore: (more: number) => `+${more}` };
/** Half an hour has to hold a time and a title. */
const pixelsPerMinute = 1.45;
const dayOf = (date: Date) => DateTime.fromJSDate(date).toISODate() ?? '';
const draggable = (event: CalendarEvent) => event.movable;
const eventProps = ({ id, cancelled, edge, completed, fresh }: CalendarEvent) => ({
  className: [
    `lesson-event lesson-${id}`,
    cancelled && 'event-cancelled',
    completed && 'event-completed',
    fresh && 'event-fresh',
  ]
    .filter(Boolean)
    .join(' '),
  style: { '--edge': edge ?? 'var(--line-strong)' },
});
const tooltip = (event: CalendarEvent) =>
  [event.title, event.staff, event.place, event.cancelled ? 'cancelled' : event.places, event.ride.lesson.horseString]
    .filter(Boolean)
    .join(' · ');

export const LessonCalendar = (props: LessonCalendarProps) => {
  const { zone, narrow, mondayFirst, view, day, resources, length, hours, grid, drawing, lessonsOn, closed, lifting } =
    props;
  const { onOpen, onSlot, onMove, onDay, onMore } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const localizer = useMemo(() => localizerFor(zone, mondayFirst), [zone, mondayFirst]);
  const at = (time: string, on = day) => DateTime.fromISO(`${on}T${time.slice(0, 5)}`).toJSDate();
  const byId = useMemo(() => new Map(props.events.map((event) => [event.id, event])), [props.events]);
  const { lifted } = lifting;
  const events = useMemo(
    () =>
      lifted
        ? props.events.map((event) => (event.id === lifted.event.id ? placedAt(event, lifted) : event))
        : props.events,
    [props.events, lifted],
  );
  const drawn: Drawing = useMemo(
    () => ({
      ...drawing,
      original: (id) => byId.get(id),
      lessonsOn: (date) => lessonsOn(dayOf(date)),
      closedOn: (date) => closed.get(dayOf(date)) ?? null,
    }),
    [drawing, byId, lessonsOn, closed],
  );
  const inHours = view === 'day' || view === 'week';
  const byResource =
    inHours && resources
      ? {
          resources,
          resourceIdAccessor: 'id' as const,
          resourceTitleAccessor: 'title' as const,
          resourceGroupingLayout: view === 'week',
        }
      : {};
  const widths = useMemo(
    () => columnWidths(inHours ? events : [], inHours ? resources : undefined),
    [events, inHours, resources],
  );
  useColumnWidths(canvas, widths.columns, view);
  const titleOf = (id: string) => resources?.find((resource) => resource.id === id)?.title ?? '';
  useGridWalk({
    canvas,
    min: hours.min,
    step: grid.step,
    titleOf,
    onSlot: onSlot && (({ day: on, time, resourceId }) => onSlot({ start: at(time, on), end: null, resourceId })),
    onLift: (element) => {
      const event = props.events.find(({ id }) => element.classList.contains(`lesson-${id}`));
      if (event) lifting.lift(event);
    },
  });
  const carry = useCarrying(canvas, lifting, grid.step);
  useEffect(() => withGridSemantics(canvas.current), []);
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
  const openingSlot = { start: at(hours.opening), end: null, resourceId: null };
  const hasAllDay = events.some(({ allDay }) => allDay);
  return (
    <DrawingContext value={drawn}>
      <div
        ref={canvas}
        className="calendar-canvas"
        data-columns={inHours && resources ? view : undefined}
        style={{
          '--group': `${grid.step * grid.timeslots * pixelsPerMinute}px`,
        }}
        onKeyDownCapture={carry as (event: KeyboardEvent) => void}
      >
        {view === 'agenda' ? (
          <Agenda
            events={events}
            closed={closed}
            from={day}
            onOpen={onOpen}
            onAdd={onSlot && (() => onSlot(openingSlot))}
          />
        ) : (
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
            resourceAccessor="resourceIds"
            formats={formats}
            components={components}
            messages={narrow ? narrowMessages : messages}
            eventPropGetter={eventProps}
            dayPropGetter={(date, id) => ({
              ...(inHours && widths.ofDay(date, id)),
              ...(closed.has(dayOf(date)) && { className: 'closed-day' }),
            })}
            tooltipAccessor={tooltip}
            dayLayoutAlgorithm={layOut}
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
        )}
        <LiftedWords lifted={lifted} by={drawing.by} titleOf={titleOf} />
      </div>
    </DrawingContext>
  );
};
