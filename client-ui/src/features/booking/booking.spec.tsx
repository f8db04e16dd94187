import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '../../app/query-client';
import type { Makeup } from '../../requests/client-lesson';
import { openPage, withBarn } from '../../testing/family';
import { daysLater, longDay, todayIn } from '../../format/dates';
import { barn, longName } from '../../testing/rows';
import { never, refuse, type Answers } from '../../testing/server';
import type { BookableLesson } from './bookable-lessons';

type Cover = NonNullable<BookableLesson['covered_by']>;

const covered = {
  item_id: 'package-1',
  product_name: '10 group lessons',
  remain: 4,
  coverage: 'lessons',
  per_week: null,
  left_that_week: null,
} as const satisfies Partial<Cover>;

const free = {
  lesson_date_time_id: 'lesson-1',
  title: 'Beginner group',
  section_name: 'Beginner group',
  program_name: 'Riding school',
  scheduled_date: '2036-11-25',
  scheduled_starttime: '16:00',
  duration: 60,
  instructor_name: 'Maya Reyes',
  location_name: 'Indoor',
  color_code: null,
  available: 3,
  notice_passed: null,
} as const satisfies Partial<BookableLesson>;

type Row = Partial<Omit<BookableLesson, 'covered_by'>> & { readonly covered_by: Partial<Cover> | null };

const lessons = (...rows: readonly Partial<Row>[]): Answers => ({
  'lessons/index': () => ({ events: rows.map((row) => ({ ...free, covered_by: covered, ...row })) }),
});
const open = (answers: Answers = {}) => openPage('/calendarbook/lesson-1', { ...lessons({}), ...answers });
const sheet = () => screen.findByRole('dialog', { name: 'Add Anna Kowalska To This Lesson?' });
const add = () => screen.findByRole('button', { name: 'Add' });

describe('the lessons to choose from', () => {
  it('stand under their day with free places and what they use', async () => {
    const { calls } = openPage('/calendarbook', lessons({}, { lesson_date_time_id: 'lesson-2', available: 1 }));
    expect(await screen.findAllByRole('heading', { name: 'Tuesday 25 November' })).toHaveLength(1);
    const [first, second] = screen.getAllByRole('link', { name: /Beginner group/ });
    expect(first?.textContent).toContain('3 places free');
    expect(first?.textContent).toContain('uses 1 of 4');
    expect(second?.textContent).toContain('1 place free');
    const asked = calls.find(({ name }) => name === 'lessons/index');
    expect(asked?.query.get('filters')).toBe('{"student_id":"s-anna"}');
  });

  it.each([
    [{ coverage: 'weekly', per_week: 2, left_that_week: 2 }, 'uses 1 of 2 that week'],
    [{ coverage: 'unlimited', per_week: null }, 'rides without limit'],
  ] as const)('say what they use of a package that counts no lessons: %j', async (covering, said) => {
    openPage('/calendarbook', lessons({ covered_by: { ...covered, ...covering, remain: null, start_count: 0 } }));
    expect((await screen.findByRole('link', { name: /Beginner group/ })).textContent).toContain(said);
  });

  it('say in the sheet whose package it is, where a sibling has it', async () => {
    open(lessons({ covered_by: { ...covered, product_name: 'Family card', item_of: 'Ben' } }));
    await within(await sheet()).findByText('uses 1 of 4 on Family card · Ben’s');
  });

  it('say where no package covers them, and nothing of places where there is no limit', async () => {
    openPage('/calendarbook', lessons({ covered_by: null, available: null }));
    const link = await screen.findByRole('link', { name: /Beginner group/ });
    expect(link.textContent).toContain('no package covers it');
    expect(link.textContent).not.toMatch(/places? free/);
  });

  it('hold names of sixty letters in full', async () => {
    openPage('/calendarbook', lessons({ title: longName, instructor_name: longName, location_name: longName }));
    await screen.findByText(`60 min · with ${longName} · ${longName}`);
  });

  it('say what does not suit the rider, after those that do; the sheet offers others instead of a booking', async () => {
    const reason = 'Anna Kowalska is Beginner; this is for Novice and up';
    const unfit = { fit: { verdict: 'does_not_fit', reason, binds: 1 } } as const;
    openPage('/calendarbook', lessons(unfit, { lesson_date_time_id: 'lesson-2', title: 'Ponies', fit: null }));
    const links = await screen.findAllByRole('link', { name: /Beginner group|Ponies/ });
    expect(links.map(({ textContent }) => textContent?.includes(reason))).toEqual([false, true]);
    fireEvent.click(links[1]!);
    await screen.findByText(`${reason}. Please choose another lesson, or ask the barn.`);
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    screen.getByRole('button', { name: 'See other lessons' });
  });

  it('of which a level is missing may be booked all the same', async () => {
    const reason = 'Anna Kowalska has no level yet; this is for Novice and up';
    open(lessons({ fit: { verdict: 'missing', reason, binds: 0 } }));
    await screen.findByText(`${reason}. You may book it all the same.`);
    await add();
  });

  it('are none: the next two weeks are one tap away', async () => {
    openPage('/calendarbook', lessons());
    await screen.findByText('No free places in these two weeks');
    expect(screen.getByRole('link', { name: 'Next two weeks' })).toBeTruthy();
  });

  it('are shown for one day alone when it is chosen; days without any lead nowhere', async () => {
    const start = todayIn(barn.time_zone ?? '');
    const first = daysLater(start, 2);
    const second = daysLater(start, 5);
    const { address } = openPage(
      '/calendarbook',
      lessons({ scheduled_date: first }, { lesson_date_time_id: 'lesson-2', scheduled_date: second }),
    );
    const strip = within(await screen.findByRole('navigation', { name: 'Days' }));
    expect(strip.getAllByRole('link')).toHaveLength(3);
    expect(strip.getByText(`${longDay(daysLater(start, 1))}, 0 lessons`).closest('a')).toBeNull();
    fireEvent.click(strip.getByRole('link', { name: `${longDay(second)}, 1 lesson` }));
    expect(screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent)).toEqual([longDay(second)]);
    expect(address()).toBe(`/clienthome/p-anna/calendarbook?day=${second}`);
    fireEvent.click(strip.getByRole('link', { name: 'All days' }));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('are on their way', async () => {
    openPage('/calendarbook', { 'lessons/index': never });
    await screen.findByRole('heading', { name: 'Book a lesson for Anna' });
    expect(screen.getByText('loading')).toBeTruthy();
    expect(screen.queryByText('No free places in these two weeks')).toBeNull();
  });

  it('are not asked for where the barn books', async () => {
    const { calls } = openPage('/calendarbook', withBarn({ clients_can_book_lessons: 0 }));
    await screen.findByText('The barn books lessons for you');
    expect(calls.map(({ name }) => name)).not.toContain('lessons/index');
    expect(screen.queryByRole('link', { name: 'Book' })).toBeNull();
  });
});

describe('a lesson chosen', () => {
  it('says when, with whom, how many places and what it uses, before the button', async () => {
    open();
    const said = within(await sheet());
    const uses = await said.findByText(/uses 1 of 4 on 10 group lessons/);
    expect(said.getByText('Tue 25 Nov, 16:00 · 60 min')).toBeTruthy();
    expect(said.getByText('with Maya Reyes · 3 places free')).toBeTruthy();
    expect(uses.compareDocumentPosition(await add()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says that cancelling brings nothing back where it begins inside the notice', async () => {
    const words = /It begins inside the notice of 24 hours: once booked, cancelling does not bring the lesson back\./;
    open(lessons({ notice_passed: 24 }));
    const said = await within(await sheet()).findByText(words);
    expect(said.compareDocumentPosition(await add()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says nothing of the notice where there is time', async () => {
    open(lessons({ notice_passed: null }));
    await add();
    expect(screen.queryByText(/inside the notice/)).toBeNull();
  });

  it('says that the barn will ask for money where no package covers it', async () => {
    open(lessons({ covered_by: null }));
    await within(await sheet()).findByText(
      'No package of Anna’s covers this lesson: the barn will ask you to pay for it.',
    );
  });

  it('opens under {url}/bookingCalendar as well (D01 R216 R250)', async () => {
    const { address } = openPage('/bookingCalendar', lessons({}));
    fireEvent.click(await screen.findByRole('link', { name: /Beginner group/ }));
    const said = within(await sheet());
    for (const known of ['Tue 25 Nov, 16:00 · 60 min', 'Beginner group · Indoor', 'with Maya Reyes · 3 places free'])
      await said.findByText(known);
    expect(address()).toBe('/clienthome/p-anna/bookingCalendar/lesson-1');
  });

  it('is booked once for this rider, told, and closed', async () => {
    const { calls, address } = open({ 'lesson_people/addStudentToLesson': () => ({}) });
    fireEvent.click(await add());
    await screen.findByText('Anna Kowalska has been booked for Beginner group on Tue 25 Nov at 16:00 with Maya Reyes.');
    const sent = calls.filter(({ name }) => name === 'lesson_people/addStudentToLesson');
    expect(sent.map(({ body }) => body)).toEqual([
      { lesson_date_time_id: 'lesson-1', student_id: 's-anna', use_makeup: 0 },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/clienthome/p-anna/calendarbook');
  });

  it('cannot be added twice while the server works', async () => {
    open({ 'lesson_people/addStudentToLesson': never });
    fireEvent.click(await add());
    expect(await screen.findByRole('button', { name: 'Adding…' })).toHaveProperty('disabled', true);
  });

  it('was taken by somebody else meanwhile: the reason is told, and the list stands there', async () => {
    const reason = 'No spots available for this lesson';
    open({ 'lesson_people/addStudentToLesson': () => refuse(409, reason) });
    fireEvent.click(await add());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Book a lesson for Anna' })).toBeTruthy();
  });

  it('is refused for another reason, which stands above the button', async () => {
    open({ 'lesson_people/addStudentToLesson': () => refuse(403, 'Your barn books lessons itself') });
    fireEvent.click(await add());
    expect((await within(await sheet()).findByRole('alert')).textContent).toBe('Your barn books lessons itself');
  });

  it('is not among those with free places any more', async () => {
    open(lessons({ lesson_date_time_id: 'another' }));
    await within(await sheet()).findByText('No spots available for this lesson');
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });
});

it('uses the makeup, without a question, where families book nothing else', async () => {
  const { calls } = open({
    ...withBarn({ clients_can_book_lessons: 0, clients_can_book_makeups: 1 }),
    'lesson_people/getStudentMakeupsForBooking': () => ({
      makeups: [{ id: 'makeup-1', makeup_lesson_id: 'missed-1', scheduled_date: null, package_expiry_date: null }],
    }),
    'lesson_people/addStudentToLesson': () => ({}),
  });
  const choice = await within(await sheet()).findByRole('checkbox', { name: /Uses a makeup/ });
  expect([choice].map((box) => box.matches(':checked:disabled'))).toEqual([true]);
  fireEvent.click(await add());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ name }) => name === 'lesson_people/addStudentToLesson')?.body).toMatchObject({
    use_makeup: 1,
    makeup_lesson_id: 'missed-1',
  });
});

it('cannot be added without a makeup where families book nothing else', async () => {
  const { calls } = open({
    ...withBarn({ clients_can_book_lessons: 0, clients_can_book_makeups: 1 }),
    'lesson_people/getStudentMakeupsForBooking': () => ({ makeups: [] }),
  });
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('lesson_people/getStudentMakeupsForBooking'));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  fireEvent.click(await add());
  expect(screen.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', true);
  expect(calls.map(({ name }) => name)).not.toContain('lesson_people/addStudentToLesson');
});

describe('a makeup that could pay', () => {
  const makeup: Makeup = {
    id: 'makeup-1',
    product_id: 'product-9',
    student_id: 's-anna',
    purchase_date: '2036-10-01',
    package_start_date: '2036-10-01',
    package_expiry_date: '2036-12-31',
    scheduled_date: '2036-10-07',
    name: 'Beginner group',
    makeup_lesson_id: 'missed-1',
  };
  const answers: Answers = {
    ...withBarn({ clients_can_book_makeups: 1 }),
    'lesson_people/getStudentMakeupsForBooking': () => ({ makeups: [makeup] }),
    'lesson_people/addStudentToLesson': () => ({}),
  };
  const booked = async (answersOfServer: Answers, choose: () => void) => {
    const { calls } = open(answersOfServer);
    await screen.findByRole('checkbox', { name: /Use makeup if available\?/ });
    choose();
    fireEvent.click(await add());
    await screen.findByText(/has been booked for/);
    return calls.find(({ name }) => name === 'lesson_people/addStudentToLesson')?.body;
  };

  it('is used as shown, and then no package is', async () => {
    const body = await booked(answers, () => {
      expect(screen.getByText('for the lesson missed on Tue 7 Oct, to be used by 31 Dec 2036')).toBeTruthy();
      expect(screen.queryByText(/uses 1 of 4 on/)).toBeNull();
    });
    expect(body).toMatchObject({ use_makeup: 1, makeup_lesson_id: 'missed-1' });
  });

  it('is kept when it is unticked, and the package pays', async () => {
    const body = await booked(answers, () => {
      fireEvent.click(screen.getByRole('checkbox'));
      expect(screen.getByText(/uses 1 of 4 on 10 group lessons/)).toBeTruthy();
    });
    expect(body).toEqual({ lesson_date_time_id: 'lesson-1', student_id: 's-anna', use_makeup: 0 });
  });
});

describe('makeups to use', () => {
  const makeup: Makeup = {
    id: 'makeup-1',
    product_id: 'product-9',
    student_id: 's-anna',
    purchase_date: '2036-10-01',
    package_start_date: '2036-11-01',
    package_expiry_date: '2036-12-31',
    scheduled_date: '2036-10-07',
    name: 'Novice group',
    makeup_lesson_id: 'missed-1',
  };
  const answers = (makeups: readonly Makeup[]): Answers => ({
    ...lessons({}),
    ...withBarn({ clients_can_book_makeups: 1 }),
    'students/lessonSchedule': () => ({ data: [], makeups, size: 0 }),
    'lesson_people/addStudentToLesson': () => ({}),
  });

  it('are listed; one is booked between its first and its last day, and pays (R134 R151 R218)', async () => {
    const { calls, address } = openPage('/calendarmakeup', answers([makeup]));
    await screen.findByText(/missed on Tue 7 Oct/);
    fireEvent.click(screen.getByRole('link', { name: 'Book this makeup lesson' }));
    fireEvent.click(await screen.findByRole('link', { name: /Beginner group/ }));
    expect(address()).toBe('/clienthome/p-anna/calendarmakeup/makeup-1/lesson-1');
    const asked = calls.find(({ query }) => query.get('view') === 'booking');
    expect([asked?.query.get('date1'), asked?.query.get('date2')]).toEqual(['2036-11-01', '2036-12-31']);
    const choice = await within(await sheet()).findByRole('checkbox', { name: /Uses a makeup/ });
    expect(choice.matches(':checked:disabled')).toBe(true);
    fireEvent.click(await add());
    await screen.findByText(/has been booked for/);
    expect(calls.find(({ name }) => name === 'lesson_people/addStudentToLesson')?.body).toMatchObject({
      use_makeup: 1,
      makeup_lesson_id: 'missed-1',
    });
  });

  it('are gone once they are booked, and nothing says that they can not be used', async () => {
    let left = [makeup];
    const { address } = openPage('/calendarmakeup/makeup-1/lesson-1', {
      ...answers([makeup]),
      'students/lessonSchedule': () => ({ data: [], makeups: left, size: 0 }),
      'lesson_people/addStudentToLesson': () => {
        left = [];
        return {};
      },
    });
    fireEvent.click(await add());
    await screen.findByText(/has been booked for/);
    await screen.findByText('Anna has no makeup to use');
    expect(screen.queryByText('This makeup can not be used any more')).toBeNull();
    expect(address()).toBe('/clienthome/p-anna/calendarmakeup');
  });

  it('are what pays, whatever packages there are', async () => {
    const paid = lessons({}, { lesson_date_time_id: 'lesson-2', covered_by: null });
    openPage('/calendarmakeup/makeup-1', { ...answers([makeup]), ...paid });
    const links = await screen.findAllByRole('link', { name: /Beginner group/ });
    expect(links.map(({ textContent }) => textContent?.match(/uses.*|no package.*/)?.[0])).toEqual([
      'uses this makeup',
      'uses this makeup',
    ]);
  });

  it('begin today where their first day is past', async () => {
    const today = todayIn(barn.time_zone ?? '');
    const old = { ...makeup, package_start_date: daysLater(today, -21), package_expiry_date: daysLater(today, 30) };
    const { calls } = openPage('/calendarmakeup/makeup-1', answers([old]));
    await screen.findByRole('link', { name: /Beginner group/ });
    const asked = calls.find(({ query }) => query.get('view') === 'booking');
    expect(asked?.query.get('date1')).toBe(today);
  });

  it('are none', async () => {
    openPage('/bookingMakeupCalendar', answers([]));
    await screen.findByText('Anna has no makeup to use');
  });

  it('are one that was used meanwhile', async () => {
    openPage('/calendarmakeup/makeup-9', answers([makeup]));
    await screen.findByText('This makeup can not be used any more');
  });

  it('are not for families where the barn books them', async () => {
    openPage('/calendarmakeup', { ...answers([makeup]), ...withBarn({ clients_can_book_makeups: 0 }) });
    await screen.findByText('The barn books makeups for you');
  });
});
