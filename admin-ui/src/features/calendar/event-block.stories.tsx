import { aRide } from '@/data/day/testing/builders';
import { longName, type Story } from '@/testing/story';
import { ColumnContext, DrawingContext, type Drawing } from './drawing-context';
import { EventBlock } from './EventBlock';
import { toEvent } from './events';
import './event.css';

type Ride = Parameters<typeof aRide>[0];
const shown = { columns: 'none', byClientName: false, mayMove: true, showsPaid: true, self: null } as const;
const unpaid = [{ paid: 0 }, { name: 'Leo Park', paid: 0 }] as const;

/** A lesson as it stands in the day and the week. */
const block = (
  ride: Ride,
  riders: Parameters<typeof aRide>[1] = [{}],
  drawing: Partial<Drawing> = {},
  column: string | null = null,
) => {
  const event = toEvent(aRide(ride, riders), shown);
  const usual: Drawing = {
    original: () => event,
    lessonsOn: () => 0,
    closedOn: () => null,
    by: 'none',
    showsPaid: true,
  };
  return (
    <DrawingContext value={{ ...usual, ...drawing }}>
      <ColumnContext value={column}>
        <div className="rbc-day-slot" style={{ inlineSize: 180 }}>
          <div className="rbc-event lesson-event" style={{ blockSize: 90, '--edge': '#8A3FFC' }}>
            <div className="rbc-event-content">
              <EventBlock event={event} />
            </div>
          </div>
        </div>
      </ColumnContext>
    </DrawingContext>
  );
};

export const Usual: Story = { screen: block({}), shows: /Beginner group/ };
export const LongName: Story = { screen: block({ title: longName }), shows: longName };
export const WithoutRiders: Story = { screen: block({}, []), shows: /Beginner group/ };
export const Cancelled: Story = { screen: block({ lesson_is_cancelled: 1 }), shows: 'cancelled' };
export const Completed: Story = { screen: block({ lesson_status_code: 'COM' }), shows: /Beginner group/ };
export const NotPaid: Story = { screen: block({}, unpaid), shows: '2 not paid' };
export const WholeDay: Story = { screen: block({ is_allday: 1, title: 'Show day' }), shows: 'Show day' };

const dragged = (warnings: readonly object[]) => ({
  screen: block({}, [{}], { by: 'staff' }, 'i2'),
  answers: { 'lessons/warnings': () => ({ warnings }) },
});
const tom = { code: 'instructor_double_booked', about_name: 'Tom Becker', message: 'Tom Becker is also in Jumping' };

export const DraggedToAClash: Story = { ...dragged([tom]), shows: 'Clash: Tom Becker' };
export const DraggedToAFreePlace: Story = { ...dragged([]), shows: /^Free/ };
