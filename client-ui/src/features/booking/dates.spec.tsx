import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/family';
import { never, refuse, type Answers, type Call } from '../../testing/server';
import type { SeriesDate, SeriesDates } from './series-dates';

const date = (facts: Partial<SeriesDate> & Pick<SeriesDate, 'lesson_date_time_id' | 'scheduled_date'>): SeriesDate => ({
  scheduled_starttime: '16:00',
  is_allday: 0,
  is_booked: 0,
  reason: null,
  is_chosen: 0,
  product_name: null,
  item_of: null,
  notice_passed: null,
  ...facts,
});
const first = date({
  lesson_date_time_id: 'l-1',
  scheduled_date: '2036-11-25',
  is_chosen: 1,
  product_name: '10 group lessons',
});
const told: SeriesDates = {
  dates: [
    first,
    date({ lesson_date_time_id: 'l-2', scheduled_date: '2036-12-02', reason: 'No spots available for this lesson' }),
    date({ lesson_date_time_id: 'l-3', scheduled_date: '2036-12-09' }),
    date({
      lesson_date_time_id: 'l-4',
      scheduled_date: '2036-12-16',
      is_booked: 1,
      reason: 'Student is already booked',
    }),
  ],
  used: [{ item_id: 'package-1', product_name: '10 group lessons', item_of: null, lessons: 1, remain: 4 }],
  not_covered: 0,
};
/** As the server: of what is wanted the first is paid for. */
const answered = ({ query }: Pick<Call, 'query'>): SeriesDates => {
  const wanted = query.get('chosen');
  if (wanted === null) return told;
  const chosen = JSON.parse(wanted) as string[];
  const isIn = (id: string) => chosen.includes(id);
  return {
    dates: told.dates.map((one) => ({
      ...one,
      is_chosen: one.reason === null && isIn(one.lesson_date_time_id) ? 1 : 0,
    })),
    used: isIn('l-1') ? told.used : [],
    not_covered: isIn('l-3') ? 1 : 0,
  };
};
const lesson = {
  lesson_date_time_id: 'l-1',
  lesson_date_time_series_id: 'series-1',
  repeatEnd: '2036-12-16',
  title: 'Beginner group',
  scheduled_date: '2036-11-25',
  scheduled_starttime: '16:00',
  duration: 60,
  instructor_name: 'Maya Reyes',
  location_name: 'Indoor',
  color_code: null,
  available: 3,
  notice_passed: null,
  covered_by: null,
};
const open = (answers: Answers = {}, at = '/calendarbook/l-1/dates') =>
  openPage(at, {
    'lessons/index': () => ({ events: [lesson] }),
    'lesson_people/seriesDates': answered,
    'lesson_people/bookDates': () => ({ lessonPersonIds: ['p-1'] }),
    ...answers,
  });
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('several dates of a lesson', () => {
  it('are one tap away where it recurs, and lead there', async () => {
    const { address } = open({}, '/calendarbook/l-1');
    fireEvent.click(await screen.findByRole('link', { name: 'More dates of this lesson…' }));
    await screen.findByRole('dialog', { name: 'Which dates for Anna?' });
    expect(address()).toBe('/clienthome/p-anna/calendarbook/l-1/dates');
  });
  it.each([{ repeatEnd: null }, { repeatEnd: '2036-11-25' }])(
    'are not offered where there is no other: %j',
    async (facts) => {
      open({ 'lessons/index': () => ({ events: [{ ...lesson, ...facts }] }) }, '/calendarbook/l-1');
      await screen.findByRole('button', { name: 'Add' });
      expect(screen.queryByRole('link', { name: /More dates/ })).toBeNull();
    },
  );
  it('say what each comes to; what is in the way cannot be chosen', async () => {
    open();
    expect((await box(/^Tue 25 Nov, 16:00 10 group lessons/)).checked).toBe(true);
    const full = await box(/^Tue 2 Dec, 16:00 No spots available for this lesson/);
    expect([full.checked, full.disabled]).toEqual([false, true]);
    expect((await box(/^Tue 9 Dec, 16:00 no package covers it/)).checked).toBe(false);
    expect((await box(/^Tue 16 Dec, 16:00 Booked already/)).disabled).toBe(true);
    screen.getByText('uses 1 of 4 on 10 group lessons');
    screen.getByText('Beginner group · with Maya Reyes');
  });
  it('say together what they use, by the server, before the button', async () => {
    const { calls } = open();
    fireEvent.click(await box(/^Tue 9 Dec/));
    expect((await box(/^Tue 9 Dec/)).checked).toBe(true);
    await screen.findByText(/No package of Anna’s covers 1 lesson: the barn will ask you to pay for it/);
    screen.getByRole('button', { name: 'Book 2 lessons' });
    const asked = calls
      .filter(({ name }) => name === 'lesson_people/seriesDates')
      .map(({ query }) => query.get('chosen'));
    expect(asked).toEqual([null, '["l-1","l-3"]']);
  });
  it('are booked together, and say so', async () => {
    const { calls, address } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Choose all 2' }));
    await screen.findByText(/No package of Anna’s covers 1 lesson/);
    fireEvent.click(screen.getByRole('button', { name: 'Book 2 lessons' }));
    await screen.findByText('Anna Kowalska has been booked for 2 lessons.');
    expect(calls.find(({ name }) => name === 'lesson_people/bookDates')?.body).toEqual({
      student_id: 's-anna',
      lesson_date_time_ids: ['l-1', 'l-3'],
    });
    await waitFor(() => expect(address()).toBe('/clienthome/p-anna/calendarbook'));
  });
  it('cannot be booked where none is chosen', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Choose none' }));
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Book 0 lessons' })).disabled).toBe(true);
    expect((await box(/^Tue 25 Nov/)).checked).toBe(false);
  });
  it('say which is in the way now, and stay', async () => {
    const message = 'Tue 25 Nov: No spots available for this lesson';
    open({ 'lesson_people/bookDates': () => refuse(409, message) });
    fireEvent.click(await screen.findByRole('button', { name: 'Book 1 lesson' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    screen.getByRole('dialog', { name: 'Which dates for Anna?' });
  });
  it('say where cancelling brings nothing back any more', async () => {
    open({ 'lesson_people/seriesDates': () => ({ ...told, dates: [{ ...first, notice_passed: 24 }] }) });
    await screen.findByText(/^Tue 25 Nov, 16:00 begins inside the notice of 24 hours/);
  });
  it('are none any more', async () => {
    open({ 'lesson_people/seriesDates': () => ({ ...told, dates: told.dates.slice(3) }) });
    await screen.findByText('None of these dates can be booked any more.');
  });
  it('are on their way', async () => {
    open({ 'lesson_people/seriesDates': never });
    expect(within(await screen.findByRole('dialog')).getByText('loading')).toBeTruthy();
  });
  it('say where the question was refused', async () => {
    open({ 'lesson_people/seriesDates': () => refuse(404, 'The lesson was not found.') });
    await within(await screen.findByRole('dialog')).findByText('This is not yours to see');
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  });
});
