import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { promised, refuse, type Answers } from '@/testing/server';
import { barn, longName, openScreen } from '@/testing/staff';
import { Search } from './Search';

const found = { detail: null, is_active: 1, scheduled_date: null, start_time: null };
const hits = [
  { ...found, kind: 'rider', id: 'p1', name: longName, detail: 'Katarzyna Kowalska' },
  { ...found, kind: 'account', id: 'p2', name: 'Katarzyna Kowalska' },
  { ...found, kind: 'horse', id: 'h1', name: 'Biscuit', is_active: 0 },
  { ...found, kind: 'staff', id: 'p3', name: 'Maya Reyes' },
  { ...found, kind: 'section', id: 's1', name: 'Beginners' },
  { ...found, kind: 'lesson', id: 'l1', name: 'Beginner group', scheduled_date: '2026-11-24', start_time: '16:00' },
];

const open = async (answers: Answers = {}) => {
  const { address, calls } = openScreen(<Search zone="America/Toronto" />, {
    at: '/daysheet',
    answers: {
      'farms/farmDefaults': () => ({ farmDefaults: { ...barn, clients_can_register: 1 }, currentUser: {} }),
      'search/index': ({ query }) => ({
        hits: hits.filter(({ name }) => name.toLowerCase().includes((query.get('q') ?? '').toLowerCase())),
      }),
      ...answers,
    },
  });
  await screen.findByRole('button', { name: /Search/ });
  const press = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  act(() => void press());
  const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search' });
  const type = async (value: string) => fireEvent.change(await field(), { target: { value } });
  return { address, calls, press, field, type };
};

describe('the search', () => {
  it.each([
    ['a rider', 'maximiliane', '/clienthome/p1'],
    ['an account holder', 'katarzyna', '/clienthome/p2/account'],
    ['a horse', 'bisc', '/horsehome/h1/details'],
    ['staff', 'maya', '/staffhome/p3/details'],
    ['a section', 'beginners', '/setup/sections/sectionform/s1'],
    ['a lesson', 'beginner group', '/calendarGroup/edit/l1'],
    ['a page', 'day sh', '/daysheet'],
    ['a page of the setup', 'locat', '/setup/locations'],
    ['sessions to register for', 'registration', '/setup/registration'],
    ['a page that others lead to', 'weather', '/weather'],
    ['the week of all horses', 'horses week', '/horsework'],
  ])('opens %s by Enter', async (_, typed, to) => {
    const { type, field, address } = await open();
    await type(typed);
    await screen.findAllByRole('option');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    await waitFor(() => expect(address()).toBe(to));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells what it found apart', async () => {
    const { type, calls } = await open();
    await type('b');
    await screen.findByText('Lesson · Tue 24 Nov, 16:00');
    screen.getByText('Horse · inactive');
    expect(calls.filter(({ path }) => path === 'search/index')).toHaveLength(1);
  });

  it('finds a setting by its name', async () => {
    const { type, field, address } = await open();
    await type('monday');
    await screen.findByText('Setting');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    await waitFor(() => expect(address()).toMatch(/^\/setup\/updateprefs\?q=/));
  });

  it('says that it searches, and what went wrong', async () => {
    const answer = promised<unknown>();
    const { type } = await open({ 'search/index': () => answer.promise });
    await type('zzz');
    await screen.findByText('Searching …');
    answer.keep(refuse(400, { message: 'That is too long to look for.' }));
    await screen.findByText('That is too long to look for.');
  });

  it('closes by Escape with text in it, and starts empty the next time', async () => {
    const { type, field, press } = await open();
    await type('bisc');
    await screen.findByRole('option');
    fireEvent.keyDown(await field(), { key: 'Escape' });
    act(() => void press());
    await waitFor(async () => expect((await field()).value).toBe(''));
    fireEvent.keyDown(await field(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says so where nothing is called that', async () => {
    const { type } = await open();
    await type('zzz');
    await screen.findByText('Nothing by that name');
  });
});
