import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Page, refuse, type Answers } from '@/testing/server';
import { longName, openScreen } from '@/testing/staff';
import SetupList from '../lists';
import HolidaysPage from './HolidaysPage';

const show = {
  id: 'c1',
  closed_day_name: longName,
  first_day: '2036-12-24',
  last_day: '2036-12-26',
  lesson_count: 3,
  is_active: 1,
  version: 1,
};
const lesson = (id: string, scheduled_date: string, own: object = {}) => ({
  id,
  date: scheduled_date,
  start: '16:00',
  end: '17:00',
  starts_at: `${scheduled_date}T21:00:00Z`,
  title: 'Group',
  ...own,
});
const preview = ({ body }: { body: unknown }) => ({
  allowed: 1,
  reason: null,
  lessons: (body as { bulkIds: string[] }).bulkIds.length,
  riders: 1,
  get_back: 1,
  makeups: 0,
  makeups_restored: 0,
  single_lessons: 0,
  credits: 0,
  refunds: 0,
  invoices_lowered: 0,
  nothing: 0,
  students: [{ name: 'Anna Kowalska', sentence: 'Anna gets it back.', counted_as: 'get_back' }],
  mails: 0,
  without_address: 0,
  recipients: [],
});

const open = (at: string, answers: Answers = {}) => {
  const { calls, address } = openScreen(
    <Routes>
      <Route path="/setup/closeddays/holidays" element={<HolidaysPage />} />
      <Route path="/setup/closeddays/*" element={<SetupList />} />
    </Routes>,
    {
      at,
      answers: {
        'rest/closed_days': () => new Page([show]),
        'rest/closed_days/c1': () => show,
        'history/index': () => ({ changes: [], next: null }),
        'lessons/calendar': () => ({
          lessons: [lesson('l1', '2036-12-24'), lesson('l2', '2036-12-25', { is_cancelled: 1 })],
          sections: [],
        }),
        'lessons/previewBulk': preview,
        ...answers,
      },
    },
  );
  const sent = (path: string) =>
    calls.filter((call) => call.path === path && call.method !== 'GET').map(({ body }) => body);
  return { calls, address, sent };
};

describe('closed days', () => {
  it('say in the list which days, and lead to the lessons that are still on', async () => {
    open('/setup/closeddays');
    await screen.findByText('Wed 24 Dec 2036');
    screen.getByText('Fri 26 Dec 2036');
    expect(screen.getByRole('link', { name: `3 lessons still on: ${longName}` }).getAttribute('href')).toBe(
      '/closedDays?from=2036-12-24&to=2036-12-26',
    );
  });

  it('that are over lead nowhere', async () => {
    open('/setup/closeddays', {
      'rest/closed_days': () => new Page([{ ...show, first_day: '2020-12-24', last_day: null }]),
    });
    await screen.findByText('Thu 24 Dec 2020');
    expect(screen.queryByRole('link', { name: /still on/ })).toBeNull();
  });

  it('say whom they concern before they are saved', async () => {
    const { sent } = open('/setup/closeddays/create', { 'POST rest/closed_days': () => ({ ...show, warnings: [] }) });
    const form = within(await screen.findByRole('complementary', { name: 'New closed days' }));
    fireEvent.change(form.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Show' } });
    const day = form.getByRole('textbox', { name: /First day/ });
    fireEvent.change(day, { target: { value: '2036-12-24' } });
    fireEvent.blur(day);
    const concerned = within(await form.findByRole('status', { name: 'Whom this concerns' }));
    await concerned.findByText('1 lesson · 1 rider on these days');
    concerned.getByText('1 gets the lesson back');
    expect(sent('lessons/previewBulk').at(-1)).toMatchObject({ bulkIds: ['l1'] });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('rest/closed_days')).toHaveLength(1));
    expect(sent('rest/closed_days')[0]).toMatchObject({ closed_day_name: 'Show', first_day: '2036-12-24' });
  });

  it('need a first day', async () => {
    const { sent } = open('/setup/closeddays/create');
    const form = within(await screen.findByRole('complementary', { name: 'New closed days' }));
    fireEvent.change(form.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Show' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('first day is required');
    expect(sent('rest/closed_days')).toEqual([]);
  });

  it('that stand lead to where their lessons are called off', async () => {
    open('/setup/closeddays/c1');
    const form = within(await screen.findByRole('complementary', { name: longName }));
    const link = await form.findByRole('link', { name: 'Call them off…' });
    expect(link.getAttribute('href')).toBe('/closedDays?from=2036-12-24&to=2036-12-26');
  });
});

const holidays = [
  { name: 'Family Day', first_day: '2020-02-16', last_day: '2020-02-16', kind: 'public', is_closed: 0 },
  { name: 'Canada Day', first_day: '2036-07-01', last_day: '2036-07-01', kind: 'public', is_closed: 0 },
  { name: 'Halloween', first_day: '2036-10-31', last_day: '2036-10-31', kind: 'observance', is_closed: 0 },
  { name: 'Christmas Day', first_day: '2036-12-25', last_day: '2036-12-26', kind: 'public', is_closed: 1 },
];
const known: Answers = {
  'closed_days/countries': () => ({
    country: 'CA',
    countries: [
      { code: 'CA', name: 'Canada', regions: [{ code: 'ON', name: 'Ontario' }] },
      { code: 'GB', name: 'United Kingdom', regions: [] },
    ],
  }),
  'closed_days/holidays': () => ({ holidays }),
};

describe('public holidays', () => {
  it('begin with the barn’s country: what is public and to come is chosen, what is closed stays', async () => {
    const { sent, address, calls } = open('/setup/closeddays/holidays', {
      ...known,
      'closed_days/keepHolidays': () => ({ added: 2 }),
    });
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Canada Day/ })).checked).toBe(true);
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect(box(/Halloween/).checked).toBe(false);
    expect(box(/Christmas Day/).disabled).toBe(true);
    expect(screen.queryByText('Family Day')).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: 'Region' }), { target: { value: 'ON' } });
    await waitFor(() =>
      expect(
        calls
          .filter(({ path }) => path === 'closed_days/holidays')
          .at(-1)
          ?.query.get('region'),
      ).toBe('ON'),
    );
    fireEvent.click(await screen.findByRole('checkbox', { name: /Halloween/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Close on 2 holidays' }));
    await screen.findByText('2 closed days added');
    expect(sent('closed_days/keepHolidays')[0]).toMatchObject({
      country: 'CA',
      region: 'ON',
      dates: ['2036-07-01', '2036-10-31'],
    });
    await waitFor(() => expect(address()).toBe('/setup/closeddays'));
  });

  it('with nothing chosen close nothing, and say what was refused', async () => {
    open('/setup/closeddays/holidays', {
      ...known,
      'closed_days/keepHolidays': () => refuse(400, { message: 'One of these days is not among the holidays.' }),
    });
    const canada = await screen.findByRole('checkbox', { name: /Canada Day/ });
    fireEvent.click(canada);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nothing chosen' }).disabled).toBe(true);
    fireEvent.click(canada);
    fireEvent.click(screen.getByRole('button', { name: 'Close on 1 holiday' }));
    await screen.findByText('One of these days is not among the holidays.');
  });

  it('of a year without any to come say so', async () => {
    open('/setup/closeddays/holidays', { ...known, 'closed_days/holidays': () => ({ holidays: [] }) });
    await screen.findByText('No holidays are to come in this year');
  });
});
