import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { aRide } from '@/data/day/testing/builders';
import { openScreen } from '@/testing/staff';
import { ColumnContext, DrawingContext } from './drawing-context';
import { EventBlock } from './EventBlock';
import { toEvent } from './events';

const shown = { columns: 'staff', byClientName: false, mayMove: true, showsPaid: false, self: null } as const;
const event = toEvent(aRide({ id: 'a' }), shown);
const drawing = {
  original: () => event,
  lessonsOn: () => 0,
  closedOn: () => null,
  by: 'staff',
  showsPaid: false,
} as const;

/** Dragged over the columns that are clicked. */
const Dragged = () => {
  const [column, setColumn] = useState('i1');
  return (
    <DrawingContext value={drawing}>
      {['i1', 'i2', 'i3'].map((id) => (
        <button key={id} type="button" onClick={() => setColumn(id)}>
          {id}
        </button>
      ))}
      <ColumnContext value={column}>
        <EventBlock event={event} />
      </ColumnContext>
    </DrawingContext>
  );
};

it('shows what the server says of the column that a lesson is dragged over, once it rests there, and knows it the next time', async () => {
  const tom = { code: 'instructor_double_booked', about_name: 'Tom Becker', message: 'Tom Becker is also in Jumping' };
  const { calls } = openScreen(<Dragged />, {
    answers: {
      'lessons/warnings': ({ query }) => ({ warnings: query.get('instructor_id') === 'i2' ? [tom] : [] }),
    },
  });
  const over = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const asked = () => calls.filter(({ path }) => path === 'lessons/warnings').length;
  await screen.findByRole('button', { name: 'i1' });
  expect(screen.queryByText(/Clash|Free/)).toBeNull();
  // Passed by, without a rest.
  over('i3');
  over('i2');
  expect(screen.queryByText(/Clash|Free/)).toBeNull();
  await screen.findByText('Clash: Tom Becker');
  expect(asked()).toBe(1);
  over('i3');
  await screen.findByText('Free: 1 rider, Maya Reyes, Indoor');
  over('i2');
  screen.getByText('Clash: Tom Becker');
});
