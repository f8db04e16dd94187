import { storeToken } from '@leadline/api-client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPortal, signedIn } from '../../../testing/family';
import { refuse, type Answers } from '../../../testing/server';

const barn = {
  title: 'Maple Hill',
  description: '',
  time_zone: 'America/Toronto',
  can_book: 1,
  takes_enquiries: 1,
  guests_ask: 1,
};
const lesson = {
  title: 'Beginner group',
  scheduled_date: '2036-11-25',
  scheduled_starttime: '16:00',
  scheduled_endtime: '17:00',
  instructor_name: 'Maya',
  location_name: 'Indoor',
};
const form = {
  stamp: 'stamp',
  proof_bits: 4,
  kept_months: 6,
  kept_hours: 24,
  asks_weight: 0,
  free: 1,
  lesson,
  price: null,
};

const open = (own: object = {}, answers: Answers = {}) =>
  openPortal('/publicBook/maple/place/lesson-1', {
    'public/public': () => ({ list: [barn] }),
    'public/placeForm': () => ({ ...form, ...own }),
    'public/askForPlace': () => ({ result: 'confirm your address' }),
    'lessons/public': () => ({ lessons: [] }),
    ...answers,
  });
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Ask for this place' }));
const filled = async () => {
  await screen.findByLabelText('First name');
  fill('First name', 'Nora');
  fill('Email', 'nora@home.test');
  fill('Phone', '519 555 0142');
  fill('Rider’s name', 'Ida');
  fill('Rider’s year of birth', '2016');
};

describe('asking for a place in a lesson', () => {
  it('says which lesson it is and what happens, and sends what was filled in', async () => {
    const { calls } = open();
    await filled();
    screen.getByText('Tue 25 Nov, 16:00–17:00');
    screen.getByText('1 place free');
    screen.getByText(
      [
        'We send you a mail first: nothing happens before you confirm your address by it.',
        'Then the place is kept for you, if it is still free, for up to 24 hours, and no longer than until the lesson begins.',
        'Maple Hill answers you by mail. Nothing is paid now.',
      ].join(' '),
    );
    expect(screen.queryByLabelText(/weight/)).toBeNull();
    send();
    await screen.findByText('One step is left: look into your mail.');
    const { proof, ...body } = (calls.find(({ name }) => name === 'public/askForPlace')?.body ?? {}) as Record<
      string,
      unknown
    >;
    expect(proof).toMatch(/^\d+$/);
    expect(body).toEqual({
      public_id: 'maple',
      lesson_id: 'lesson-1',
      stamp: 'stamp',
      first_name: 'Nora',
      email: 'nora@home.test',
      phone: '519 555 0142',
      rider_name: 'Ida',
      birth_year: 2016,
    });
  });

  it('says beside the fields what is missing, the weight, too, where the barn asks', async () => {
    const { calls } = open({ asks_weight: 1 });
    await screen.findByLabelText('First name');
    send();
    for (const problem of [
      'Please give your name',
      'Please give your email address',
      'Please give a phone number',
      'Please give a year, like 2016',
      'Please give the weight in kilograms, like 42',
    ])
      screen.getByText(problem);
    expect(calls.filter(({ name }) => name === 'public/askForPlace')).toEqual([]);
    await filled();
    fill('Rider’s weight in kilograms', '42');
    send();
    await screen.findByText('One step is left: look into your mail.');
    expect(calls.find(({ name }) => name === 'public/askForPlace')?.body).toMatchObject({ rider_weight: 42 });
  });

  it.each([
    [0, 'If you like, you pay by card on the page that our mail leads to: CAD $51.87 is held on your card'],
    [
      1,
      'The place is kept once you have paid by card, on the page that our mail leads to: CAD $51.87 is held on your card',
    ],
  ])('says what it costs, and what becomes of the money (needed: %i)', async (is_needed, words) => {
    open({ price: { is_needed, currency_code: 'CAD', amount: 51.87, fee: 1.02 } });
    await screen.findByText(new RegExp(words.replace('$', String.raw`\$`)));
    screen.getByText(/taken only when Maple Hill gives you the place\./);
  });

  it('promises no place where the barn keeps none', async () => {
    open({ kept_hours: 0 });
    await screen.findByText(/No place is kept until then\. Nothing is paid now\./);
  });

  it('leads on where the last place has gone, before and while the form is filled in', async () => {
    open({}, { 'public/askForPlace': () => refuse(409, 'The last place has just gone.', 'lesson_full') });
    await filled();
    send();
    expect((await screen.findByRole('alert')).textContent).toBe('The last place has just gone.');
  });

  it('has no form where no place is free', async () => {
    open({ free: 0 });
    await screen.findByText('No place is free any more');
    screen.getByRole('link', { name: 'See the other lessons' });
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  it.each([
    ['guests_off', 409, 'This barn gives no places here'],
    ['lesson_not_asked_for', 404, 'This lesson is not to be asked for'],
    ['invalid_input', 400, 'This lesson is not to be asked for'],
  ])('says that it is not to be asked for here: %s', async (code, status, words) => {
    open({}, { 'public/placeForm': () => refuse(status, 'No.', code) });
    await screen.findByText(words);
  });

  it('leads a family to its own booking', async () => {
    storeToken(signedIn());
    const { address } = open();
    await waitFor(() => expect(address()).toBe('/publicBook/maple?lesson=lesson-1'));
  });
});

describe('one’s own enquiry for a place', () => {
  const place = {
    ...lesson,
    state: 'kept',
    kept_until: '2036-11-22 09:01',
    asked_for: '2036-11-25 16:00',
    is_moved: 0,
    is_cancelled: 0,
  };
  const own = { first_name: 'Nora', rider_name: 'Ida', wish: 'place', is_confirmed: 1, texts: [] };
  const look = (asked: object, more: object = {}) =>
    openPortal('/public/maple/enquiry/token', {
      'public/public': () => ({ list: [barn] }),
      'public/enquiry': () => ({ ...own, ...more, place: { ...place, ...asked } }),
    });

  it.each([
    [{}, 'A place is kept for Ida until Sat 22 Nov, 09:01. Maple Hill answers you by mail.'],
    [
      { state: 'full', kept_until: null },
      'The lesson has filled up meanwhile, so no place is kept. Maple Hill reads that you asked, and answers you by mail.',
    ],
    [
      { state: 'many', kept_until: null },
      'So many places are kept already that none is kept for this one. Maple Hill reads that you asked, and answers you by mail.',
    ],
    [{ state: 'given', kept_until: null }, 'The place is yours: Ida is in this lesson.'],
    [{ state: 'declined', kept_until: null }, 'Maple Hill cannot give you this place.'],
    [
      { state: 'ended', kept_until: null },
      'The time for which a place was kept is over. Maple Hill may still answer you.',
    ],
    [{ state: 'given', is_cancelled: 1, kept_until: null }, 'This lesson does not take place.'],
  ])('says what became of the place: %j', async (asked, words) => {
    look(asked);
    expect((await screen.findByText(words)).textContent).toBe(words);
    screen.getByText('Tue 25 Nov, 16:00–17:00');
  });

  it('says that the lesson was moved', async () => {
    look({ is_moved: 1, asked_for: '2036-11-24 15:00' });
    await screen.findByText('You asked for Mon 24 Nov, 15:00; it was moved.');
  });

  it('is confirmed by a button that says what is asked', async () => {
    look({ state: 'asked', kept_until: null }, { is_confirmed: 0 });
    await screen.findByRole('button', { name: 'Yes, ask for the place' });
    screen.getByText(/^Nora, did you ask for this place\?/);
  });
});
