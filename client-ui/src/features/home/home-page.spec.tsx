import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answeredBySavedCopy } from '../../connection/connection';
import type { ClientLesson } from '../../requests/client-lesson';
import { openPage, openPageAt, withBarn, withRiders } from '../../testing/family';
import { item, lesson, longName, member } from '../../testing/rows';
import { never, refuse, type Answers } from '../../testing/server';

const ahead = (...rows: readonly Partial<ClientLesson>[]): Answers => ({
  'students/lessonSchedule': () => ({ data: rows.map(lesson), makeups: [], size: rows.length }),
});
const sectionOf = async (heading: string) => {
  const section = (await screen.findByRole('heading', { level: 2, name: heading })).closest('section');
  if (!section) throw new Error(`${heading} heads nothing.`);
  return within(section);
};

describe('the next ride', () => {
  it('is told with its time, horse and teacher, beside what is left', async () => {
    openPage('');
    const next = await sectionOf('Next ride');
    expect(next.getByText('Tue 25 Nov, 16:00')).toBeTruthy();
    expect(next.getByText('Biscuit').closest('p')?.textContent).toBe('on Biscuit · with Maya Reyes');
    expect(next.getByText('Beginner group · Indoor · 60 min')).toBeTruthy();
    await (await sectionOf('Lessons left')).findByText('4 left of 10');
  });

  it('of several days or of a whole one says until when, and no minutes', async () => {
    const camp = { title: 'Camp', scheduled_end_date: '2036-11-28', scheduled_endtime: '15:00', duration: 4260 };
    openPage('', ahead(camp, { lesson_person_id: 'place-2', title: 'Open day', is_allday: 1, duration: 1440 }));
    const next = await sectionOf('Next ride');
    expect(next.getByText('Tue 25 Nov, 16:00')).toBeTruthy();
    expect(next.getByText('Camp · Indoor · until Fri 28 Nov, 15:00')).toBeTruthy();
    expect((await sectionOf('Then')).getByText('Tue 25 Nov')).toBeTruthy();
  });

  it('may be cancelled where the server says so, and only there', async () => {
    openPage('');
    expect((await sectionOf('Next ride')).getByRole('link', { name: 'Cancel…' })).toBeTruthy();
  });

  it('has begun, so that cancelling is not offered', async () => {
    openPage('', ahead({ can_cancel: 0 }));
    expect((await sectionOf('Next ride')).queryByRole('link', { name: 'Cancel…' })).toBeNull();
  });

  it('is the first that is not cancelled; the others follow', async () => {
    openPage(
      '',
      ahead(
        { student_is_cancelled: 1, scheduled_starttime: '09:00' },
        { lesson_person_id: 'place-2', scheduled_starttime: '10:00', horse_name: null },
        { lesson_person_id: 'place-3', scheduled_date: '2036-12-02', horse_name: 'Comet' },
      ),
    );
    const next = await sectionOf('Next ride');
    expect(next.getByText('Tue 25 Nov, 10:00')).toBeTruthy();
    expect(next.getByText('horse not chosen yet')).toBeTruthy();
    const then = await sectionOf('Then');
    expect(then.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tue 2 Dec, 16:00Beginner group on Comet',
    ]);
  });

  it('holds names of sixty letters in full', async () => {
    openPage('', {
      ...withRiders(member({ person_name: longName })),
      ...ahead({ title: longName, horse_name: longName, instructor_name: longName }),
    });
    const next = await sectionOf('Next ride');
    expect(next.getByText(longName).closest('p')?.textContent).toBe(`on ${longName} · with ${longName}`);
  });
});

describe('no ride', () => {
  it('leads to booking', async () => {
    openPage('', ahead());
    await screen.findByText('Anna has no ride booked');
    expect(screen.getByRole('link', { name: 'Book Lesson' }).getAttribute('href')).toBe(
      '/clienthome/p-anna/calendarbook',
    );
    expect(screen.getByText('Nothing more is booked yet.')).toBeTruthy();
  });

  it('leads to the barn where families do not book', async () => {
    openPage('', { ...ahead(), ...withBarn({ clients_can_book_lessons: 0 }) });
    await screen.findByText('Anna has no ride booked');
    expect(screen.queryByRole('link', { name: 'Book Lesson' })).toBeNull();
    expect(screen.getByRole('link', { name: /Ask the barn/ })).toBeTruthy();
  });

  it('is not claimed while the answer is on its way', async () => {
    openPage('', { 'students/lessonSchedule': never });
    await screen.findByRole('heading', { name: 'Anna at Maple Hill' });
    expect(screen.getByText('loading')).toBeTruthy();
    expect(screen.queryByText('Anna has no ride booked')).toBeNull();
  });
});

it('says that a package is used up', async () => {
  openPage('', { 'items/studentPurchases': () => ({ data: [item({ remain: 0 })], size: 1, usable: 1 }) });
  await (await sectionOf('Lessons left')).findByText('It is used up: time for a new package.');
});

it('says of a package that counts no lessons what it covers, and not that it is used up', async () => {
  const month = item({ remain: null, start_count: 0, coverage: 'weekly', per_week: 2, left_this_week: 0 });
  openPage('', { 'items/studentPurchases': () => ({ data: [month], size: 1, usable: 1 }) });
  const left = await sectionOf('Lessons left');
  await left.findByText('0 left of 2 this week');
  expect(left.queryByText(/used up|No lessons left/)).toBeNull();
});

it('says whose package it is, where a sibling has it', async () => {
  const card = item({ student_id: 's-ben', owner_name: 'Ben', is_shared: 1 });
  openPage('', { 'items/studentPurchases': () => ({ data: [card], size: 1, usable: 1 }) });
  await (await sectionOf('Lessons left')).findByRole('link', { name: '10 group lessons · Ben’s' });
});

it('always names the package that pays for the next ride, however many end before it', async () => {
  const listed = ['one', 'two', 'three', 'four'].map((id) => item({ id, product_name: `Package ${id}` }));
  const paying = item({ id: 'paying', product_name: 'Package of the next ride', remain: 0 });
  openPage('', {
    'students/lessonSchedule': () => ({ data: [lesson({ item_id: 'paying' })], makeups: [], size: 1 }),
    'items/studentPurchases': () => ({ data: listed, size: 5, usable: 5 }),
    'items/studentPurchase': ({ query }) =>
      query.get('item_id') === 'paying' ? { data: { data: paying, lessons: [] } } : refuse(404, 'Not found'),
  });
  const left = await sectionOf('Lessons left');
  await left.findByText('Package of the next ride');
  expect(left.getAllByRole('link', { name: /^Package/ }).map((link) => link.textContent)).toEqual([
    'Package of the next ride',
    'Package one',
    'Package two',
  ]);
});

it('is Anna’s when the account’s own address is opened', async () => {
  const { address } = openPageAt('/clienthome/p-mother/purchases');
  await screen.findByRole('heading', { name: 'Anna’s packages' });
  expect(address()).toBe('/clienthome/p-anna/purchases');
});

it('shows the other children’s next ride', async () => {
  openPage('', {
    ...withRiders(member(), member({ id: 'leo', person_id: 'p-leo', student_id: 's-leo', person_name: 'Leo Park' })),
    'students/lessonSchedule': ({ query }) =>
      query.get('student_id') === 's-leo'
        ? { data: [lesson({ scheduled_starttime: '17:00', horse_name: 'Comet' })], makeups: [], size: 1 }
        : { data: [lesson()], makeups: [], size: 1 },
  });
  await (await sectionOf('Also riding')).findByText('Tue 25 Nov, 17:00 · on Comet');
});

describe('without signal', () => {
  it('says so above what was opened last', async () => {
    openPage('');
    await sectionOf('Next ride');
    expect(screen.queryByText(/No signal/)).toBeNull();
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText('No signal. Showing what you opened last.')).toBeTruthy();
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText(/No signal/)).toBeNull();
  });

  it('says from when a saved copy is', async () => {
    openPage('');
    await sectionOf('Next ride');
    const saved = new Date();
    saved.setHours(16, 5);
    act(() => answeredBySavedCopy(saved.toISOString()));
    expect(screen.getByText('No signal. Showing what was saved at 16:05.')).toBeTruthy();
  });
});

it('offers what the barn lets families do, each by its own setting (R151 R219)', async () => {
  openPage('', withBarn({ clients_can_view_calendar: 1, clients_can_book_lessons: 0, clients_can_book_makeups: 1 }));
  const offered = await screen.findByRole('navigation', { name: 'Actions' });
  expect(
    within(offered)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['View Calendar', '/clienthome/p-anna/calendarview'],
    ['View Makeups', '/clienthome/p-anna/calendarmakeup'],
  ]);
});

describe('waiting', () => {
  const one = {
    lesson_date_time_id: 'lesson-9',
    student_id: 's-anna',
    first_name: 'Anna',
    title: 'Jumping',
    scheduled_date: '2036-11-26',
    scheduled_starttime: '17:00',
    duration: 60,
    is_allday: 0,
    location_name: 'Outdoor',
    place: 2,
    auto_enrol: 0,
    offered_until: null,
  };
  const waiting = (...rows: readonly object[]): Answers => ({
    ...withBarn({ has_waiting_lists: 1 }),
    'waiting_list/own': () => ({ waiting: rows.map((row) => ({ ...one, ...row })) }),
    'waiting_list/take': () => ({ result: 'booked' }),
    'waiting_list/leave': () => ({ result: 'not waiting' }),
  });
  const offer = { offered_until: '2036-11-20T23:00:00Z' };

  it('is said with the place on the list, and of this rider alone', async () => {
    openPage('', waiting({}, { student_id: 's-leo', title: 'Vaulting' }));
    const list = await screen.findByRole('list', { name: 'Waiting lists' });
    expect(list.textContent).toBe('Waiting: 2nd · Jumping, Wed 26 Nov, 17:00');
  });

  it('stands above all else as a place that is held: until when, and what leaving it comes to', async () => {
    openPage('', waiting(offer));
    const offered = within(await screen.findByRole('region', { name: 'A place for Anna' }));
    expect(offered.getByText('Thu 20 Nov, 18:00')).toBeTruthy();
    expect(offered.getByText(/If you leave it, the next rider gets it/)).toBeTruthy();
    const next = await screen.findByRole('heading', { level: 2, name: 'Next ride' });
    const take = offered.getByRole('button', { name: 'Take the place' });
    expect(take.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each([
    ['Take the place', 'waiting_list/take'],
    ['Leave it', 'waiting_list/leave'],
  ])('%s is one tap', async (name, call) => {
    const { calls } = openPage('', waiting(offer));
    fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(calls.map((sent) => sent.name)).toContain(call));
    expect(calls.find((sent) => sent.name === call)?.body).toEqual({
      lesson_date_time_id: 'lesson-9',
      student_id: 's-anna',
    });
  });

  it('ended meanwhile: the reason stands above the buttons', async () => {
    const reason = 'This place is not held for you any more.';
    openPage('', { ...waiting(offer), 'waiting_list/take': () => refuse(409, reason) });
    fireEvent.click(await screen.findByRole('button', { name: 'Take the place' }));
    expect((await screen.findByRole('alert')).textContent).toBe(reason);
  });

  it('is not asked for where the barn keeps no lists', async () => {
    const { calls } = openPage('');
    await screen.findByRole('heading', { level: 2, name: 'Next ride' });
    expect(calls.map(({ name }) => name)).not.toContain('waiting_list/own');
  });
});

describe('makeups to use', () => {
  it.each([
    ['one until its day', ['2037-01-31'], '1 makeup lesson to use, until 31 Jan 2037.'],
    ['several until that of the first', ['2037-01-31', null], '2 makeup lessons to use, the first until 31 Jan 2037.'],
    ['one that does not expire', [null], '1 makeup lesson to use.'],
    ['several that do not', [null, null], '2 makeup lessons to use.'],
  ])('are counted: %s', async (_, expiries, words) => {
    const makeups = expiries.map((package_expiry_date, place) => ({ id: `makeup-${place}`, package_expiry_date }));
    openPage('', { 'students/lessonSchedule': () => ({ data: [lesson()], makeups, size: 1 }) });
    await screen.findByText((text) => text.trim() === words);
  });
});
