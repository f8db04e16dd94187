import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@/testing/server';
import { aLesson, open } from './testing/home';

const at = (day: string, from: string, until: string, own: object = {}) =>
  aLesson({
    id: `l${day}${from}`,
    scheduled_date: day,
    scheduled_starttime: from,
    scheduled_endtime: until,
    starts_at: `${day}T${from}:00Z`,
    ends_at: `${day}T${until}:00Z`,
    ...own,
  });
// Sunday 23 November 2036 to the Saturday after it.
const taught = [
  at('2036-11-24', '16:00', '17:00'),
  at('2036-11-24', '17:00', '18:30', { name: 'Adults', cnt: 3, max_enrollment: null, task_name: 'Helper' }),
  at('2036-11-26', '10:00', '11:00', { name: 'Called off', lesson_is_cancelled: 1 }),
  at('2036-11-29', '09:00', '10:00', { name: 'Clinic', is_allday: 1, cnt: 1, max_enrollment: 8 }),
  at('2036-11-30', '09:00', '10:00', { name: 'Next week' }),
];
const week = (own: Parameters<typeof open>[0] = {}, schedule: readonly object[] = taught) =>
  open({
    at: '/staffhome/p1/week?date=2036-11-26',
    ...own,
    own: {
      'instructors/getSchedule': () => ({ schedule, size: 9, lessons_this_week: 0, next_lesson: null }),
      ...own.own,
    },
  });
const dayOf = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);

describe('the week of a member of the staff', () => {
  it('shows each day’s lessons with time, place and riders, and how much the week is without what was called off', async () => {
    const { calls } = week();
    await screen.findByText('3 lessons · 2 h 30 min · 8 riders');
    const monday = await dayOf('Mon 24 Nov');
    expect(monday.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '16:00–17:00BeginnersIndoor4 of 6 riders',
      '17:00–18:30AdultsHelper, Indoor3 riders',
    ]);
    (await dayOf('Wed 26 Nov')).getByText('cancelled, Indoor');
    (await dayOf('Sat 29 Nov')).getByText('all day');
    (await dayOf('Sun 23 Nov')).getByText('nothing');
    expect(screen.queryByText('Next week')).toBeNull();
    expect(Object.fromEntries(calls.find(({ query }) => query.get('limit') === '500')!.query)).toMatchObject({
      staff_id: 'p1',
      today: '2036-11-23',
    });
  });

  it('goes to other weeks', async () => {
    const { calls, address } = week();
    await screen.findByText('Beginners');
    fireEvent.click(screen.getByRole('button', { name: 'Previous week' }));
    await screen.findByRole('heading', { name: 'Week of Sun 16 Nov 2036' });
    expect(address()).toBe('/staffhome/p1/week?date=2036-11-16');
    await waitFor(() => expect(calls.some(({ query }) => query.get('today') === '2036-11-16')).toBe(true));
  });

  it('leads whoever may to a lesson beside it, with its week in the address', async () => {
    week();
    const link = await screen.findByRole('link', { name: 'Beginners' });
    expect(link.getAttribute('href')).toBe('/staffhome/p1/calendarGroup/edit/l2036-11-2416:00?date=2036-11-24');
  });

  it('has no links for whoever may not open lessons', async () => {
    week({ type: 'INS' });
    await screen.findByText('Beginners');
    expect(screen.queryByRole('link', { name: 'Beginners' })).toBeNull();
  });

  it('can be asked for again when it failed', async () => {
    let down = true;
    week({
      own: {
        'instructors/getSchedule': () =>
          down
            ? refuse(400, { message: 'Not now' })
            : { schedule: [], size: 0, lessons_this_week: 0, next_lesson: null },
      },
    });
    await screen.findByText('Not now');
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('0 lessons · 0 min · 0 riders');
  });
});
