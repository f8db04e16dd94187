import { fireEvent, screen, waitFor } from '@testing-library/react';
import { busyIn, clashesWith } from '@/day/overlaps';
import { aRide } from '@/day/testing/builders';
import { openScreen } from '@/testing/staff';
import { toEvent } from './events';
import MoveDialog from './MoveDialog';

const ofSeries = aRide({ is_recuring: 1 }, [{}]);
const other = aRide({ id: 'l2', title: 'Jumping', location_id: 'a2', instructor_id: null }, [{ horse_id: null }]);

const ask = async (ride = ofSeries) => {
  const onAnswer = jest.fn();
  const event = toEvent(ride, { columns: 'none', byClientName: false, mayMove: true, showsPaid: false, self: null });
  const clashes = clashesWith(ride.lesson, busyIn(ride), [other]);
  const move = { event, start: event.start, end: event.end, resourceId: null };
  openScreen(<MoveDialog move={move} clashes={clashes} onAnswer={onAnswer} />);
  await screen.findByRole('dialog', { name: 'Move Beginner group?' });
  return { onAnswer };
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
    await ask();
    const [told] = screen.getAllByRole('listitem');
    expect(told?.textContent).toBe('Anna Kowalska is already in Jumping, 16:00–17:00.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move' }).disabled).toBe(false);
  });

  it('stays where it was by Cancel', async () => {
    const { onAnswer } = await ask();
    press('Cancel');
    expect(onAnswer).toHaveBeenCalledWith(null);
  });
});
