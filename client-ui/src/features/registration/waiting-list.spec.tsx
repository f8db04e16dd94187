import { fireEvent, screen, within } from '@testing-library/react';
import { clearCart } from '../../components/cart';
import { withBarn } from '../../testing/family';
import { refuse, type Answers } from '../../testing/server';
import { barnWith, kept, may, open, registered, session } from '../../testing/sessions';

const lists = { ...may, has_waiting_lists: 1, waiting_offer_hours: 3 } as const;
const full = session({ cnt: 8, available: 0, waiting: 2 });
const waits = kept({ offered_until: null, place: 3 });
const reply = (waiting: readonly object[]) => ({ counts: [full], stu: [], not_for: [], waiting });
const barn = (answers: Answers = {}, known: Parameters<typeof barnWith> = [[full]]): Answers => ({
  ...barnWith(...known),
  ...withBarn(lists),
  ...answers,
});

const card = async (name = 'Winter session') => within(await screen.findByRole('listitem', { name }));
const join = async () =>
  fireEvent.click((await card()).getByRole('link', { name: 'Join the waiting list of Winter session' }));

beforeEach(clearCart);

describe('the waiting list of a full session', () => {
  it('is joined by one rider, who is told before what follows, and then the place on it', async () => {
    const { sent } = open(barn({ 'registrations/wait': () => reply([waits]) }));
    await join();
    const sheet = within(await screen.findByRole('dialog', { name: 'Waiting list' }));
    await sheet.findByText('Full. 2 on the waiting list.');
    sheet.getByText(/held for 3 hours, not counting 21:00 to 07:00, and you get a mail: register or decline/);
    sheet.getByText(/Waiting costs nothing/);
    fireEvent.click(sheet.getByRole('button', { name: 'Join the waiting list: Anna' }));
    await screen.findByText('Anna is 3rd on the waiting list for Winter session');
    expect(sent('registrations/wait')).toEqual([{ series_id: 'winter', student_ids: ['s-anna'] }]);
  });

  it('is joined by several together, and says why it was refused', async () => {
    const reason = 'This session has a free place. Please register.';
    const { sent } = open(barn({ 'registrations/wait': () => refuse(409, reason) }));
    await join();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Ben Kowalski' }));
    fireEvent.click(screen.getByRole('button', { name: 'Join the waiting list: Anna and Ben' }));
    expect((await screen.findByRole('alert')).textContent).toBe(reason);
    expect(sent('registrations/wait')).toEqual([{ series_id: 'winter', student_ids: ['s-anna', 's-ben'] }]);
  });

  it.each([
    ['All places are taken.', {}, {}],
    ['Free places are offered in the order of the list.', { cnt: 7, held: 1 }, {}],
    [
      'A free place went to the next rider: Rides elsewhere at that time.',
      {},
      { passed_over: 'Rides elsewhere at that time' },
    ],
  ])('says where a rider stands, and why not yet: %s', async (why, facts, entry) => {
    open(barn({}, [[{ ...full, waiting: 3, ...facts }], [], [], [{ ...waits, ...entry }]]));
    const winter = await card();
    winter.getByText('3rd of 3');
    winter.getByText(`· ${why}`);
    expect(winter.queryByRole('link', { name: /^Register/ })).toBeNull();
    fireEvent.click(winter.getByRole('link', { name: 'Join the waiting list of Winter session' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Waiting list' }));
    await sheet.findByRole('checkbox', { name: 'Ben Kowalski' });
    expect(sheet.queryByRole('checkbox', { name: 'Anna Kowalska' })).toBeNull();
  });

  it('is left after it was asked for', async () => {
    const { sent } = open(barn({ 'registrations/giveUp': () => reply([]) }, [[full], [], [], [waits]]));
    fireEvent.click(
      (await card()).getByRole('link', { name: 'Leave the waiting list of Winter session: Anna Kowalska' }),
    );
    await screen.findByText(/Who joins again begins at its end/);
    fireEvent.click(screen.getByRole('button', { name: 'Leave the list for Anna Kowalska' }));
    await screen.findByText('Anna Kowalska does not wait any more');
    expect(sent('registrations/giveUp')).toEqual([{ series_id: 'winter', student_id: 's-anna' }]);
  });

  it.each<[string, Answers]>([
    ['where the barn keeps none', { ...barn(), ...withBarn({ ...lists, has_waiting_lists: 0 }) }],
    ['where a place is free', barn({}, [[session()]])],
    [
      'for who is registered or not of its ages',
      barn({}, [
        [full],
        [registered()],
        [{ lesson_date_time_series_id: 'winter', student_id: 's-ben', reason: 'Young' }],
      ]),
    ],
  ])('is not offered %s', async (_, answers) => {
    open(answers);
    expect((await card()).queryByRole('link', { name: /waiting list/ })).toBeNull();
  });

  it('says so where there is nobody to wait any more', async () => {
    open(barn({}, [[session()]]), '/winter/wait');
    await screen.findByText('There is nobody of yours to wait for this.');
  });
});
