import { fireEvent, screen, within } from '@testing-library/react';
import { clearCart } from '../../components/cart';
import { session, kept, barnWith, open } from '../../testing/sessions';
import { refuse } from '../../testing/server';

const card = async (name = 'Winter session') => within(await screen.findByRole('listitem', { name }));

beforeEach(clearCart);

describe('a session in which a place is kept', () => {
  const full = session({ cnt: 6, available: 0, held: 2 });

  it('says until when, and lets whom it is kept for register though it is full', async () => {
    const { sent } = open(barnWith([full], [], [], [kept()]));
    const winter = await card();
    winter.getByText('Tue 11 Nov, 23:59');
    fireEvent.click(await screen.findByRole('link', { name: 'Register for Winter session' }));
    await screen.findByText(/^Anna will have a place in all 3 lessons to come/);
    expect(screen.queryByLabelText('Ben Kowalski')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Register Anna' }));
    await screen.findByText('Anna is registered in Winter session');
    expect(sent('addStudentToRegistration')).toEqual([{ series_id: 'winter', student_ids: ['s-anna'] }]);
  });

  it('is declined after it was asked for', async () => {
    const { sent } = open({
      ...barnWith([full], [], [], [kept()]),
      'registrations/giveUp': () => ({ counts: [full], stu: [], not_for: [], waiting: [] }),
    });
    const decline = { name: 'Decline the place for Anna Kowalska in Winter session' };
    fireEvent.click((await card()).getByRole('link', decline));
    await screen.findByText('The place that is kept for Anna Kowalska in Winter session is free for others at once.');
    fireEvent.click(screen.getByRole('button', { name: 'Decline for Anna Kowalska' }));
    await screen.findByText('The place for Anna Kowalska is not kept any more');
    expect(sent('registrations/giveUp')).toEqual([{ series_id: 'winter', student_id: 's-anna' }]);
  });

  it('says why declining was refused', async () => {
    open({
      ...barnWith([full], [], [], [kept()]),
      'registrations/giveUp': () => refuse(404, 'The student was not found.'),
    });
    const decline = { name: 'Decline the place for Anna Kowalska in Winter session' };
    fireEvent.click((await card()).getByRole('link', decline));
    fireEvent.click(await screen.findByRole('button', { name: 'Decline for Anna Kowalska' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The student was not found.');
  });
});
