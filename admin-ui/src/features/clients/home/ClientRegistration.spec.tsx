import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RegisteredStudent, Registration } from '@/data/requests/registrations';
import { answers as desk, farm } from '@/features/money/testing/money-desk';
import { refuse, type Answers } from '@/testing/server';
import { longName } from '@/testing/staff';
import './ClientRegistration';
import { openClientHome } from './testing/open-client-home';

const session = (own: Partial<Registration> = {}): Registration => ({
  id: 's1',
  title: 'Winter session',
  description: 'Three Tuesdays before Christmas',
  section_name: 'Beginners',
  product_name: '3 lessons',
  product_id: 'three',
  product_price: 120,
  start_count: 3,
  is_tracked: 1,
  price_from: 0,
  starttime: '2026-11-24 16:00',
  endtime: '2026-12-08 17:00',
  start_time_day: 'Tue 16:00',
  end_time_day: 'Tue 17:00',
  first_date: '2026-11-24',
  last_date: '2026-12-08',
  dates: ['2026-11-24', '2026-12-01', '2026-12-08'],
  repeatDesc: 'Every Tuesday 16:00 until 8 Dec 2026',
  max_enrollment: 4,
  cnt: 1,
  available: 3,
  what_to_bring: null,
  age_from: null,
  age_to: null,
  ages: null,
  needs_approval: 0,
  lessons: 3,
  lessons_left: 3,
  price_now: 120,
  asking: 0,
  held: 0,
  waiting: 0,
  ...own,
});
const place = (own: Partial<RegisteredStudent> = {}): RegisteredStudent => ({
  lesson_date_time_series_id: 's1',
  student_id: 's-p1',
  person_id: 'p1',
  person_name: 'Anna Kowalska',
  state: 'registered',
  billed: 0,
  price: 120,
  start_count: 3,
  ...own,
});
const barnWith = (clients_can_register: number): Answers => ({
  'farms/farmDefaults': () => ({
    farmDefaults: { ...farm, clients_can_register },
    currentUser: { person_id: 'p0', person_name: 'Maya Reyes', username: 'staff@maplehill.test' },
  }),
});
type As = Parameters<typeof openClientHome>[2];
const open = (counts: Registration[], stu: RegisteredStudent[] = [], own: Answers = {}, as?: As) =>
  openClientHome(
    '/clienthome/p1/registration',
    {
      ...desk,
      ...barnWith(1),
      'lesson_date_time_series/getRegistrationList': () => ({ counts, stu, waiting: [] }),
      ...own,
    },
    as,
  );
const card = async (name = 'Winter session') => within(await screen.findByRole('listitem', { name }));

describe('a client’s registrations', () => {
  // R148
  it('list what is open with days, package and places, whoever else is in it', async () => {
    open(
      [session(), session({ id: 's2', title: longName })],
      [place({ student_id: 's-p2', person_name: 'Leo Kowalska' })],
    );
    const winter = await card();
    for (const text of ['Three Tuesdays before Christmas', 'Tue 16:00 – Tue 17:00', 'Beginners', '3 lessons', '1 of 4'])
      winter.getByText(text);
    winter.getByText('Tue 24 Nov 2026 – Tue 8 Dec 2026');
    expect(winter.queryByText(/is registered/)).toBeNull();
    await card(longName);
  });
  it('of one day name it once', async () => {
    open([session({ last_date: '2026-11-24', dates: ['2026-11-24'] })]);
    (await card()).getByText('Tue 24 Nov 2026');
  });
  it('begin with one click, lead to the cart, and end with another (F12 R148)', async () => {
    let stu: RegisteredStudent[] = [];
    const { calls, address } = open([session()], [], {
      'lesson_date_time_series/getRegistrationList': () => ({ counts: [session()], stu, waiting: [] }),
      addStudentToRegistration: () => ({ counts: [], stu: (stu = [place()]), warnings: [], item_details: [] }),
      deleteStudentRegistration: () => ({ counts: [], stu: (stu = []) }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Register Anna Kowalska' }));
    await screen.findByText('Anna Kowalska is registered in Winter session');
    const winter = await card();
    await winter.findByText('Anna Kowalska is registered');
    fireEvent.click(winter.getByRole('button', { name: 'Remove Anna Kowalska' }));
    await screen.findByText('Anna Kowalska is no longer registered in Winter session');
    fireEvent.click(await winter.findByRole('button', { name: 'Register Anna Kowalska' }));
    fireEvent.click(await winter.findByRole('link', { name: 'To the cart: 3 lessons for Anna Kowalska' }));
    await screen.findByText('Anna Kowalska, for Winter session');
    expect(address()).toBe('/clienthome/p1/online');
    const sent = { series_id: 's1', student_id: 's-p1' };
    expect(calls.filter(({ path }) => path.endsWith('Registration')).map(({ path, body }) => [path, body])).toEqual([
      ['addStudentToRegistration', sent],
      ['deleteStudentRegistration', sent],
      ['addStudentToRegistration', sent],
    ]);
  });
  describe('of a full session', () => {
    const full = session({ cnt: 4, available: 0, waiting: 1 });
    const waits = {
      lesson_date_time_series_id: 's1',
      student_id: 's-p1',
      person_id: 'p1',
      person_name: 'Anna Kowalska',
    };
    const show = (waiting: object[], has_waiting_lists = 1) => {
      const { calls } = open([full], [], {
        'farms/farmDefaults': () => ({
          farmDefaults: { ...farm, clients_can_register: 1, has_waiting_lists },
          currentUser: { person_id: 'p0', person_name: 'Maya Reyes', username: 'staff@maplehill.test' },
        }),
        'lesson_date_time_series/getRegistrationList': () => ({ counts: [full], stu: [], waiting }),
        'registrations/wait': () => ({ counts: [], stu: [], waiting: [], not_for: [] }),
        'registrations/giveUp': () => ({ counts: [], stu: [], waiting: [], not_for: [] }),
      });
      return () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
    };

    it('begin on its waiting list', async () => {
      const sent = show([]);
      fireEvent.click(await screen.findByRole('button', { name: 'Add Anna Kowalska to the waiting list' }));
      await screen.findByText('Anna Kowalska is on the waiting list of Winter session');
      expect(sent()).toEqual([['registrations/wait', { series_id: 's1', student_ids: ['s-p1'] }]]);
    });
    it('are none where the barn keeps no lists', async () => {
      show([], 0);
      expect((await card()).queryByRole('button', { name: /waiting list/ })).toBeNull();
    });
    it('say where the client stands, and end after a question', async () => {
      const sent = show([{ ...waits, place: 2, offered_until: null, passed_over: 'Rides elsewhere at that time' }]);
      const winter = await card();
      await winter.findByText('Anna Kowalska waits: number 2 on the list');
      winter.getByText('Rides elsewhere at that time');
      expect(winter.queryByRole('button', { name: /^Register/ })).toBeNull();
      fireEvent.click(winter.getByRole('button', { name: 'Take off the list…' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Take off the list' }));
      await screen.findByText('Anna Kowalska was taken off the waiting list');
      expect(sent()).toEqual([['registrations/giveUp', { series_id: 's1', student_id: 's-p1' }]]);
    });
    it('are offered where a place is kept', async () => {
      show([{ ...waits, place: 1, offered_until: '2026-12-12T04:59:00Z', passed_over: null }]);
      await (await card()).findByText(/^A place is kept for Anna Kowalska until Fri 11 Dec, 23:59/);
      screen.getByRole('button', { name: 'Register Anna Kowalska' });
    });
  });
  it('are not billed again once they are', async () => {
    open([session()], [place({ billed: 1 })]);
    await (await card()).findByText('Anna Kowalska is registered');
    expect(screen.queryByText(/is not billed yet/)).toBeNull();
  });
  it('say in the server’s words why not, and offer no full session (R146)', async () => {
    const message = 'Session is already full';
    open([session(), session({ id: 's2', title: 'Camp', available: 0 })], [], {
      addStudentToRegistration: () => refuse(409, { message }),
    });
    expect((await card('Camp')).queryByRole('button')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Register Anna Kowalska' }));
    await screen.findByText(message);
  });
  it('say that there are none', async () => {
    open([]);
    await screen.findByText('No sessions yet');
  });
  it('are no tab where clients cannot register, which their address says', async () => {
    open([session()], [], barnWith(0));
    await screen.findByText('Clients cannot register at this barn');
    expect(screen.queryByRole('link', { name: 'Registration' })).toBeNull();
  });
  it('are the administrators’', async () => {
    open([session()], [], {}, { type: 'INS', codes: ['VIEW_CLIENT_PROFILE'] });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Account' })).not.toBeNull());
    expect(screen.queryByRole('link', { name: 'Registration' })).toBeNull();
    expect(screen.queryByRole('listitem', { name: 'Winter session' })).toBeNull();
  });
});
