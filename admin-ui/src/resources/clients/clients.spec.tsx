import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page, promised, refuse, type Answers } from '@/testing/server';
import { longName, openScreen } from '@/testing/staff';
import AccountList from '../accounts';
import StudentList from '../students';

const anna = {
  id: 'st1',
  student_id: 'st1',
  person_id: 'pe1',
  person_name: 'Anna Kowalska',
  level: 'Novice',
  is_active: 1,
  account_person_id: 'pe9',
  account_name: 'Katarzyna Kowalska',
};
const holder = {
  id: 'pe9',
  person_id: 'pe9',
  person_name: 'Katarzyna Kowalska',
  contact_email: 'kasia@example.com',
  contact_mobile: '+1 416 555 0100',
  contact_homephone: null,
  is_active: 1,
  members: [anna, { ...anna, id: 'st2', student_id: 'st2', person_name: longName }],
};
const ride = {
  lesson_date_time_id: 'l1',
  title: 'Beginner group',
  scheduled_date: '2026-11-24',
  scheduled_starttime: '16:00',
  person_name: 'Anna Kowalska',
  instructor_name: 'Maya Reyes',
  location_name: 'Indoor',
  horse_name: 'Biscuit',
  student_is_cancelled: 0,
  lesson_is_cancelled: 0,
};
const ten = {
  id: 'it1',
  product_name: '10 lessons',
  remain: 1,
  start_count: 10,
  package_expiry_date: '2027-01-31',
  is_usable: 1,
  is_tracked: 1,
  kind: 'package',
};
const packages = [ten, { ...ten, id: 'it2', is_usable: 0 }, { ...ten, id: 'it3', kind: 'credit' }];

const answers: Answers = {
  'rest/students': () => new Page([anna]),
  'rest/accounts': () => new Page([holder]),
  'students/lessonSchedule': () => ({ data: [{ ...ride, title: 'Called off', student_is_cancelled: 1 }, ride] }),
  'items/studentPurchases': () => ({ data: packages }),
  'people/getUserClients': () => ({ account: holder, members: [anna], currentClient: anna }),
};

const openStudent = async (own: Answers = {}, codes?: readonly string[]) => {
  const as = codes ? { type: 'INS' as const, codes } : { type: 'ADM' as const };
  const opened = openScreen(<StudentList />, { at: '/students', as, answers: { ...answers, ...own } });
  fireEvent.click(await screen.findByRole('link', { name: 'Anna Kowalska' }));
  return { ...opened, drawer: within(await screen.findByRole('complementary', { name: 'Anna Kowalska' })) };
};

describe('a student’s row', () => {
  it('opens with the next ride, the lessons left and whom to call', async () => {
    const { address, drawer, calls } = await openStudent();
    expect(address()).toMatch(/^\/students\/st1/);
    const next = within(await drawer.findByRole('region', { name: 'Next ride' }));
    expect((await next.findByRole('link', { name: 'Tue 24 Nov, 16:00' })).getAttribute('href')).toBe(
      '/calendarGroup/edit/l1?date=2026-11-24',
    );
    const left = within(drawer.getByRole('region', { name: 'Lessons left' }));
    expect((await left.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      '1 left of 10 · 10 lessons, until 31 Jan 2027',
    ]);
    expect((await drawer.findByRole('link', { name: 'kasia@example.com' })).getAttribute('href')).toBe(
      'mailto:kasia@example.com',
    );
    drawer.getByRole('link', { name: '+1 416 555 0100' });
    expect(calls.find(({ path }) => path === 'students/lessonSchedule')?.query.get('student_id')).toBe('st1');
  });

  it('says where there is nothing', async () => {
    const { drawer } = await openStudent({
      'students/lessonSchedule': () => ({ data: [] }),
      'items/studentPurchases': () => ({ data: [] }),
      'people/getUserClients': () => ({ account: null, members: [], currentClient: anna }),
    });
    for (const text of ['None is booked', 'No package', 'None']) await drawer.findByText(text);
  });

  it('shows what is there while the rest loads or is refused', async () => {
    const { drawer } = await openStudent({
      'students/lessonSchedule': () => promised().promise,
      'items/studentPurchases': () => refuse(500, { message: 'The server is tired.' }),
    });
    await drawer.findByRole('status', { name: 'Loading: Next ride' });
    await drawer.findByText('The server is tired.');
    await drawer.findByRole('link', { name: 'kasia@example.com' });
  });

  it('asks for nothing that a role may not see', async () => {
    const { drawer, calls } = await openStudent({}, ['STAFF_CAN_ACCESS_STUDENT_LIST']);
    await drawer.findByText('kasia@example.com');
    expect(drawer.queryByRole('region', { name: 'Next ride' })).toBeNull();
    expect(calls.some(({ path }) => path === 'items/studentPurchases')).toBe(false);
  });
});

describe('an account holder’s row', () => {
  it('opens with the family’s next ride and what is left to each rider, a long name in full', async () => {
    const { calls } = openScreen(<AccountList />, { at: '/accounts', answers });
    fireEvent.click(await screen.findByRole('link', { name: 'Katarzyna Kowalska' }));
    const drawer = within(await screen.findByRole('complementary', { name: 'Katarzyna Kowalska' }));
    await drawer.findByText('Anna Kowalska · Maya Reyes · Indoor · Biscuit');
    expect(drawer.getByRole('link', { name: longName }).getAttribute('href')).toBe('/students/st2');
    await waitFor(() => expect(drawer.getAllByText('1')).toHaveLength(2));
    drawer.getByRole('region', { name: `Lessons left to ${longName}` });
    expect(calls.find(({ path }) => path === 'students/lessonSchedule')?.query.get('person_id')).toBe('pe9');
  });

  it('says so where nobody rides', async () => {
    openScreen(<AccountList />, {
      at: '/accounts/pe9',
      answers: { ...answers, 'rest/accounts': () => new Page([{ ...holder, members: [] }]) },
    });
    await screen.findByText('Nobody rides on this account');
  });
});
