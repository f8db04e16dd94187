import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anna, barnWithLists, openRegistration as open, session } from '@/testing/registration';
import { refuse, type Answers } from '@/testing/server';

const waiter = (place: number, own: object = {}) => ({
  lesson_date_time_series_id: 's1',
  student_id: `w${place}`,
  person_id: `p${place}`,
  person_name: ['Mia Novak', 'Tom Lee', 'Zoe Adams'][place - 1],
  place,
  offered_until: null,
  passed_over: null,
  ...own,
});
const KEPT = { offered_until: '2026-12-12T04:59:00Z' };
const reply = { counts: [], stu: [], waiting: [], not_for: [] };
const show = (waiting: readonly object[], answers: Answers = {}, facts: object = {}) =>
  open('/setup/registration', {
    ...barnWithLists,
    'lesson_date_time_series/getRegistrationList': () => ({
      counts: [{ ...session, cnt: 2, available: 0, waiting: waiting.length, ...facts }],
      stu: [anna],
      waiting,
    }),
    'registrations/wait': () => reply,
    'registrations/orderWaiting': () => reply,
    'registrations/offerPlace': () => reply,
    'registrations/giveUp': () => reply,
    ...answers,
  });
const region = async () => within(await screen.findByRole('region', { name: 'Waiting list: Winter session' }));
const choose = async (name: string, entry: string) => {
  fireEvent.click((await region()).getByRole('button', { name: `More about ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

describe('the waiting list of a session', () => {
  it('stands in order, with places that are kept and why somebody was passed over', async () => {
    show([waiter(1, { passed_over: 'Rides elsewhere at that time' }), waiter(2, KEPT), waiter(3)]);
    const list = await region();
    list.getByRole('heading', { name: 'Waiting list: 2 · Places kept: 1' });
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1. Mia Novak · waits Rides elsewhere at that time',
      expect.stringMatching(/^2\. Tom Lee · kept until Fri 11 Dec, 23:59/),
      '3. Zoe Adams · waits ',
    ]);
  });

  it.each([
    ['Move to the top', 'Zoe Adams', 3, 1],
    ['Move up', 'Zoe Adams', 3, 2],
    ['Move down', 'Mia Novak', 1, 2],
  ])('%s', async (entry, name, from, place) => {
    const sent = show([waiter(1), waiter(2), waiter(3)]);
    await choose(name, entry);
    await waitFor(() =>
      expect(sent()).toEqual([['registrations/orderWaiting', { series_id: 's1', student_id: `w${from}`, place }]]),
    );
  });

  it('offers nothing to move where one waits alone', async () => {
    show([waiter(1)]);
    fireEvent.click((await region()).getByRole('button', { name: 'More about Mia Novak' }));
    await screen.findByRole('menuitem', { name: 'Offer a free place' });
    expect(screen.queryByRole('menuitem', { name: /^Move/ })).toBeNull();
  });

  it('offers a place by hand, or says why not', async () => {
    let isFree = false;
    const sent = show([waiter(1)], {
      'registrations/offerPlace': () =>
        isFree ? reply : refuse(409, { message: 'No place of this session is free that is not offered already.' }),
    });
    await choose('Mia Novak', 'Offer a free place');
    await screen.findByText('No place of this session is free that is not offered already.');
    isFree = true;
    await choose('Mia Novak', 'Offer a free place');
    await screen.findByText('A place is kept for Mia Novak; the family gets a mail');
    expect(sent()).toHaveLength(2);
  });

  it('registers one who waits at once', async () => {
    const sent = show([waiter(1)], { addStudentToRegistration: () => ({ ...reply, warnings: [], item_details: [] }) });
    await choose('Mia Novak', 'Register now');
    await screen.findByText('Mia Novak is registered in Winter session');
    expect(sent()).toEqual([['addStudentToRegistration', { series_id: 's1', student_id: 'w1' }]]);
  });

  it('takes somebody off after a question', async () => {
    const sent = show([waiter(1), waiter(2)]);
    await choose('Tom Lee', 'Take off the list…');
    const question = within(await screen.findByRole('dialog', { name: 'Take Tom Lee off the waiting list?' }));
    question.getByText(/begins at the end when added again/);
    expect(sent()).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Take off the list' }));
    await screen.findByText('Tom Lee was taken off the waiting list');
    expect(sent()).toEqual([['registrations/giveUp', { series_id: 's1', student_id: 'w2' }]]);
  });

  it('says that a place that is freed goes to the next who waits', async () => {
    show([waiter(1, KEPT), waiter(2)]);
    fireEvent.click((await region()).getByRole('button', { name: 'Free the place of Mia Novak' }));
    await screen.findByText(/is held for the next who waits and fits, or else free for everybody at once/);
  });

  it('takes somebody on where the session is full', async () => {
    const sent = show([]);
    const field = (await region()).getByRole('combobox', { name: 'Add to the waiting list' });
    fireEvent.change(field, { target: { value: 'Leo' } });
    await screen.findByRole('option', { name: /Leo/ });
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByText('Leo Park is on the waiting list of Winter session');
    expect(sent()).toEqual([['registrations/wait', { series_id: 's1', student_ids: ['st2'] }]]);
  });

  describe('and the number of places', () => {
    const ask = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Places of Winter session' }));
      return within(await screen.findByRole('dialog', { name: 'Places of Winter session' }));
    };

    it('is changed with what follows said before', async () => {
      const sent = show([waiter(1, KEPT), waiter(2)], { 'registrations/setPlaces': () => reply });
      const question = await ask();
      question.getByText(/2 taken, 1 kept; fewer than are taken is not possible/);
      question.getByText('More places are offered to who waits, in the order of the list.');
      question.getByText(/the last that are kept are taken away again; those families get a mail/);
      fireEvent.change(question.getByLabelText(/^PLACES/), { target: { value: '4' } });
      fireEvent.click(question.getByRole('button', { name: 'Save' }));
      await screen.findByText('Winter session has 4 places');
      expect(sent()).toEqual([['registrations/setPlaces', { series_id: 's1', max_enrollment: 4 }]]);
    });

    it('says at the field why not', async () => {
      const message = '2 places of this session are taken. Take riders out first, or allow as many.';
      const sent = show([], {
        'registrations/setPlaces': () => refuse(409, { message, errors: [{ field: 'max_enrollment', message }] }),
      });
      const question = await ask();
      expect(question.queryByText(/who waits/)).toBeNull();
      const fill = (value: string) => fireEvent.change(question.getByLabelText(/^PLACES/), { target: { value } });
      fill('');
      fireEvent.click(question.getByRole('button', { name: 'Save' }));
      await question.findByText('How many places are there?');
      expect(sent()).toEqual([]);
      fill('1');
      fireEvent.click(question.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
    });

    it('is not asked of a session that is over', async () => {
      show([], {}, { lessons_left: 0 });
      await screen.findByRole('listitem', { name: 'Winter session' });
      expect(screen.queryByRole('button', { name: /^Places of/ })).toBeNull();
    });
  });

  it.each([
    ['has a free place', { available: 1 }],
    ['is over', { lessons_left: 0 }],
  ])('is not there where nobody waits and the session %s', async (_, facts) => {
    show([], {}, facts);
    await screen.findByRole('listitem', { name: 'Winter session' });
    expect(screen.queryByRole('region', { name: /^Waiting list/ })).toBeNull();
  });
});
