import { render, screen } from '@testing-library/react';
import { aRide } from '@/day/testing/builders';
import { ColumnContext, DrawingContext } from './drawing-context';
import { EventBlock } from './EventBlock';
import { clashesAt, toEvent, type CalendarEvent } from './events';

it('warns about the column that a lesson is dragged over, not the one it comes from', () => {
  const shown = { columns: 'staff', byClientName: false, mayMove: true, showsPaid: false, self: null } as const;
  const event = toEvent(aRide({ id: 'a' }), shown);
  const rides = [aRide({ id: 'b', instructor_id: 'i2', instructor_name: 'Tom Becker', location_id: 'a2' })];
  const times = { date: '2026-11-24', from: '16:00', to: '17:00', by: 'staff' } as const;
  const clashes = (at: CalendarEvent) => clashesAt(at, times, rides);
  const drawing = { original: () => event, clashes, lessonsOn: () => 0, by: 'staff', showsPaid: false } as const;
  const over = (column: string) => (
    <DrawingContext value={drawing}>
      <ColumnContext value={column}>
        <EventBlock event={event} />
      </ColumnContext>
    </DrawingContext>
  );
  const { rerender } = render(over('i1'));
  expect(screen.queryByText(/Clash|Free/)).toBeNull();
  rerender(over('i2'));
  screen.getByText('Clash: Tom Becker');
});
