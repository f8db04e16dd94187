import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, withBarn } from '../../testing/family';
import { refuse, type Answers } from '../../testing/server';

const full = {
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
  available: 0,
  covered_by: { item_id: 'package-1', product_name: '10 group lessons', remain: 4, left_that_week: null },
  notice_passed: null,
  is_full: 1,
  waiting: 2,
  waiting_place: null,
};
const open = (lesson: object = {}, answers: Answers = {}, at = '/calendarbook/lesson-1') =>
  openPage(at, {
    ...withBarn({
      has_waiting_lists: 1,
      waiting_offer_hours: 3,
      waiting_quiet_from: '20:00',
      waiting_quiet_until: '08:00',
    }),
    'lessons/index': () => ({ events: [{ ...full, ...lesson }] }),
    'waiting_list/join': () => ({ result: 'waiting' }),
    'waiting_list/leave': () => ({ result: 'not waiting' }),
    ...answers,
  });
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Waiting list for Anna Kowalska' }));

describe('a full lesson', () => {
  it.each([
    ['Full · 2 waiting', {}],
    ['Full · join the waiting list', { waiting: 0 }],
    ['Full · waiting: 2nd', { waiting_place: 2 }],
  ])('says %s', async (said, lesson) => {
    const { calls } = open(lesson, {}, '/calendarbook');
    const link = await screen.findByRole('link', { name: /Beginner group/ });
    expect(link.textContent).toContain(said);
    expect(calls.find(({ name }) => name === 'lessons/index')?.query.get('with_full')).toBe('1');
  });

  it('tells before the button how long a place is held, and what it uses', async () => {
    open();
    const said = await sheet();
    said.getByText(/held for 3 hours, not counting 20:00 to 08:00, and you get a mail/);
    said.getByText('Full · 2 waiting');
    said.getByText('uses 1 of 4 on 10 group lessons');
  });

  it.each([
    ['asked', 0],
    ['at once', 1],
  ])('is waited for, to be %s', async (_, auto_enrol) => {
    const { calls } = open();
    const said = await sheet();
    if (auto_enrol) fireEvent.click(said.getByRole('checkbox', { name: /at once, without asking me/ }));
    fireEvent.click(said.getByRole('button', { name: 'Join the waiting list' }));
    await screen.findByText('Anna is on the waiting list.');
    expect(calls.find(({ name }) => name === 'waiting_list/join')?.body).toEqual({
      lesson_date_time_id: 'lesson-1',
      student_id: 's-anna',
      auto_enrol,
      use_makeup: 0,
    });
  });

  it('is left, after it was said what that comes to', async () => {
    const { calls } = open({ waiting_place: 1 });
    const said = await sheet();
    said.getByText(/Leaving gives up the place on the list/);
    fireEvent.click(said.getByRole('button', { name: 'Leave the list' }));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('waiting_list/leave'));
  });

  it('has no room on its list: why stands above the button', async () => {
    const reason = 'At most 30 can wait for one lesson.';
    open({}, { 'waiting_list/join': () => refuse(409, reason) });
    fireEvent.click((await sheet()).getByRole('button', { name: 'Join the waiting list' }));
    expect((await (await sheet()).findByRole('alert')).textContent).toBe(reason);
  });
});
