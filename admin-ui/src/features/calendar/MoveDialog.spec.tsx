import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aRide } from '@/data/day/testing/builders';
import { barn, openScreen } from '@/testing/staff';
import { toEvent } from './events';
import { localizerFor } from './localizer';
import MoveDialog from './MoveDialog';

const ofSeries = aRide({ is_recuring: 1 }, [{}]);
const warning = {
  code: 'rider_double_booked',
  message: 'Anna Kowalska is also in Jumping at 16:00 on Tue 24 Nov',
  lesson_date_time_id: ofSeries.lesson.id,
  about_id: 'st1',
  about_name: 'Anna Kowalska',
  other_lesson_id: 'l2',
};

const ask = async (ride = ofSeries, own: { to?: string; end?: Date } = {}) => {
  const onAnswer = jest.fn();
  const event = toEvent(ride, { columns: 'none', byClientName: false, mayMove: true, showsPaid: false, self: null });
  const move = { event, start: event.start, end: own.end ?? event.end, resourceId: 'i2' };
  const asked: string[] = [];
  openScreen(<MoveDialog move={move} by="staff" to={own.to} onAnswer={onAnswer} />, {
    answers: {
      'lessons/warnings': ({ query }) => {
        asked.push(['id', 'instructor_id', 'applyToFuture', 'only'].map((name) => query.get(name)).join(' '));
        return { warnings: [warning] };
      },
    },
  });
  await screen.findByRole('dialog', { name: 'Move Beginner group?' });
  return { onAnswer, asked };
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a lesson that was dragged', () => {
  it('moves alone, if it is of a series, unless the person says otherwise', async () => {
    const { onAnswer } = await ask();
    press('Move');
    await waitFor(() => expect(onAnswer).toHaveBeenCalled());
    expect(onAnswer.mock.calls[0][0]).toMatchObject({ applyToFuture: 0, sendNotification: 0 });
  });

  it('moves with all later ones, and people are told in the words written for them', async () => {
    const { onAnswer } = await ask();
    fireEvent.click(screen.getByRole('radio', { name: 'This and all later' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Notify clients and staff' }));
    fireEvent.change(await screen.findByLabelText('Message'), { target: { value: 'Arena is wet' } });
    press('Move');
    await waitFor(() => expect(onAnswer).toHaveBeenCalled());
    expect(onAnswer.mock.calls[0][0]).toEqual({
      applyToFuture: 1,
      sendNotification: 1,
      updated_notification_message: 'Arena is wet',
    });
  });

  it('is asked about its riders and staff alone where nothing repeats', async () => {
    const { onAnswer } = await ask(aRide({}, [{}]));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText(/repeats/)).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Notify clients and staff' }));
    press('Move');
    await waitFor(() => expect(onAnswer).toHaveBeenCalled());
    expect(onAnswer.mock.calls[0][0]).toMatchObject({ applyToFuture: 0, sendNotification: 1 });
  });

  it('tells who is wanted elsewhere, where and when, and may be moved all the same', async () => {
    const { asked, onAnswer } = await ask();
    const told = await screen.findByRole('listitem');
    expect(told.textContent).toBe('Anna Kowalska is also in Jumping at 16:00 on Tue 24 Nov.');
    fireEvent.click(screen.getByRole('radio', { name: 'This and all later' }));
    await waitFor(() => expect(asked.map((one) => one.slice(one.indexOf(' ') + 1))).toEqual(['i2  ', 'i2 1 ']));
    fireEvent.change(screen.getByLabelText('Why go on? (optional)'), { target: { value: 'Anna rides half of each' } });
    press('Move');
    await waitFor(() => expect(onAnswer).toHaveBeenCalled());
    expect(onAnswer.mock.calls[0][0]).toMatchObject({ override_reason: 'Anna rides half of each' });
  });

  it('is said to go where it goes: when, until which day, and to whom', async () => {
    localizerFor(barn.time_zone, true);
    await ask(ofSeries, { to: 'Tom Becker' });
    screen.getByText('Tue 24 Nov, 16:00–17:00, Tom Becker');
    cleanup();
    await ask(ofSeries, { end: new Date('2026-11-26T22:00:00Z') });
    screen.getByText('Tue 24 Nov, 16:00–Thu 26 Nov, 17:00');
  });

  it('stays where it was by Cancel', async () => {
    const { onAnswer } = await ask();
    press('Cancel');
    expect(onAnswer).toHaveBeenCalledWith(null);
  });
});
