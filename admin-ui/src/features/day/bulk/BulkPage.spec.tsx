import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aRide } from '@/data/day/testing/builders';
import type { Answers } from '@/testing/server';
import { loseServer, openScreen } from '@/testing/staff';
import { BulkPage, WeatherPage } from './BulkPage';

const rides = [
  aRide({ id: 'l1', title: 'Early', scheduled_starttime: '09:00', scheduled_endtime: '10:00' }, [{}]),
  aRide(
    {
      id: 'l2',
      title: 'Late',
      scheduled_starttime: '16:00',
      scheduled_endtime: '17:00',
      location_id: 'a2',
      location_name: 'Outdoor',
    },
    [{}, {}],
  ),
  aRide({ id: 'l4', title: 'Off too', lesson_is_cancelled: 1 }),
  aRide({ id: 'l3', title: 'Gone', scheduled_starttime: '18:00', scheduled_endtime: '19:00', lesson_is_cancelled: 1 }),
];
const preview = ({ body }: { body: unknown }) => {
  const { bulkIds } = body as { bulkIds: string[] };
  const student = { name: 'Anna Kowalska', sentence: 'Anna gets it back.', counted_as: 'get_back' };
  return {
    allowed: 1,
    reason: null,
    lessons: bulkIds.length,
    riders: 2,
    get_back: 1,
    makeups: 0,
    makeups_restored: 0,
    single_lessons: 0,
    credits: 0,
    refunds: 0,
    invoices_lowered: 0,
    nothing: 1,
    students: [student, { ...student, name: 'Leo Park', sentence: 'Nothing goes back.', counted_as: 'nothing' }],
    mails: 1,
    without_address: 1,
    recipients: [
      { name: 'Anna Kowalska', is_staff: 0, has_address: 1 },
      { name: 'Leo Park', is_staff: 0, has_address: 0 },
    ],
  };
};
const aRun = {
  id: 'r1',
  kind: 'cancel',
  state: 'done',
  success: 'Lessons Cancelled',
  total: 2,
  done: 1,
  reverted: 0,
  riders_kept: 0,
  skipped: [{ lesson_date_time_id: 'l3', because: 'cancelled' }],
  undo_until: new Date(Date.now() + 12 * 3_600_000).toISOString(),
  mails: [
    { name: 'Anna Kowalska', is_staff: 0, state: 'sent' },
    { name: 'Leo Park', is_staff: 0, state: 'no_address' },
  ],
};

const open = (weather = false, answers: Answers = {}, query = '') => {
  const Page = weather ? WeatherPage : BulkPage;
  const { calls, address } = openScreen(<Page />, {
    at: `/${weather ? 'weather' : 'bulk'}?date=2026-11-24${query}`,
    answers: {
      'lessons/index': () => ({
        lessons: rides.map(({ lesson }) => lesson),
        LessonStudents: rides.flatMap(({ students }) => students),
        LessonHorses: [],
        tasks: [],
      }),
      'lessons/previewBulk': preview,
      'lessons/previewDelete': () => ({ sentence: '2 events with 3 riders go.' }),
      'lessons/bulkCancel': () => aRun,
      'lessons/deleteAll': () => ({ ...aRun, kind: 'delete', success: 'Items Deleted', undo_until: null, mails: [] }),
      'lessons/bulkRun': () => aRun,
      ...answers,
    },
  });
  const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);
  return { sent, address };
};
const box = (title: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(title) });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('choosing lessons one by one', () => {
  it('begins with nothing; all, none and each go in and out (R137 R138)', async () => {
    open();
    fireEvent.click(await box('Early'));
    screen.getByText('1 of 4 selected');
    press('select all');
    screen.getByText('4 of 4 selected');
    fireEvent.click(await box('Early'));
    screen.getByText('3 of 4 selected');
    press('none');
    screen.getByText('0 of 4 selected');
  });

  it('stays chosen while the server is away', async () => {
    open();
    fireEvent.click(await box('Early'));
    await loseServer();
    expect((await box('Early')).checked).toBe(true);
    screen.getByText('1 of 4 selected');
  });

  it('has the seven filters and none of the toggles (R237)', async () => {
    open();
    await box('Early');
    press('Filters');
    const bar = screen.getByRole('region', { name: 'Filters' });
    expect(within(bar).getAllByRole('combobox')).toHaveLength(7);
    expect(within(bar).queryAllByRole('checkbox')).toEqual([]);
  });

  it('does nothing with nothing, and says so', async () => {
    const { sent } = open();
    await box('Early');
    press('Cancel Selected Event(s)');
    await screen.findByText('There is nothing selected to cancel');
    press('Delete Selected Event(s)');
    await screen.findByText('There is nothing selected to delete');
    expect([...sent('lessons/bulkCancel'), ...sent('lessons/deleteAll')]).toEqual([]);
  });

  it('does not cancel what is cancelled (R137)', async () => {
    const { sent } = open();
    fireEvent.click(await box('Gone'));
    fireEvent.click(await box('Off too'));
    press('Cancel Selected Event(s)');
    await screen.findByText('This lesson is already cancelled');
    expect((await box('Off too')).checked).toBe(false);
    expect((await box('Gone')).checked).toBe(false);
    fireEvent.click(await box('Gone'));
    fireEvent.click(await box('Late'));
    press('Cancel Selected Event(s)');
    await screen.findByRole('button', { name: 'Save Changes' });
    await waitFor(() => expect(sent('lessons/previewBulk').at(-1)).toMatchObject({ bulkIds: ['l2'] }));
  });

  it('says in numbers that open what will happen, and sends what was chosen; then the selection is gone', async () => {
    const { sent, address } = open();
    fireEvent.click(await box('Late'));
    press('Cancel Selected Event(s)');
    await screen.findByText('1 lesson · 2 riders');
    screen.getByText('1 gets the lesson back');
    screen.getByText('Nothing goes back.');
    fireEvent.click(screen.getByLabelText('Notify clients and staff'));
    await screen.findByText('1 mail');
    screen.getByText('1 without an address');
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'It pours.' } });
    press('Save Changes');
    await screen.findByText('Lessons Cancelled');
    expect(sent('lessons/bulkCancel')).toEqual([
      {
        bulkIds: ['l2'],
        cancelReason: 'OTH',
        scheduled_date: '2026-11-24',
        editAction: 'cancel',
        sendNotification: 1,
        updated_notification_message: 'It pours.',
      },
    ]);
    expect(address()).toContain('run=r1');
    fireEvent.click(await screen.findByRole('button', { name: 'Choose other lessons' }));
    expect((await box('Late')).checked).toBe(false);
  });

  it('names the first of very many, and counts the others', async () => {
    const many = (asked: { body: unknown }) => ({ ...preview(asked), riders: 5001, get_back: 5000, mails: 300 });
    open(false, { 'lessons/previewBulk': many });
    fireEvent.click(await box('Late'));
    press('Cancel Selected Event(s)');
    await screen.findByText('5000 get their lesson back');
    screen.getByText('and 4999 more');
    fireEvent.click(screen.getByLabelText('Notify clients and staff'));
    await screen.findByText('300 mails');
    screen.getByText('and 299 more');
  });

  it('sends the dates with what issues something (R124)', async () => {
    const { sent } = open();
    fireEvent.click(await box('Late'));
    press('Cancel Selected Event(s)');
    fireEvent.change(await screen.findByLabelText('Cancel action'), { target: { value: 'BCWM' } });
    fireEvent.change(await screen.findByLabelText('Valid until'), { target: { value: '2027-01-31' } });
    await waitFor(() =>
      expect(sent('lessons/previewBulk').at(-1)).toMatchObject({ cancelAction: 'BCWM', expiry_date: '2027-01-31' }),
    );
  });

  it('asks before it deletes, and says how much (R137)', async () => {
    const { sent } = open();
    fireEvent.click(await box('Late'));
    fireEvent.click(await box('Gone'));
    press('Delete Selected Event(s)');
    await screen.findByText('Warning! Events and all their associated data will be delete forever.');
    await screen.findByText('2 events with 3 riders go.');
    press('Delete 2 events');
    await screen.findByText('Items Deleted');
    expect(sent('lessons/deleteAll')).toEqual([{ idarray: ['l2', 'l3'] }]);
  });
});

describe('what was done', () => {
  it('shows lessons and mails as they go, and what was left out', async () => {
    open(false, {}, '&run=r1');
    await screen.findByText('1 lesson cancelled');
    screen.getByText('1 was cancelled already and left out');
    screen.getByText('1 sent');
    screen.getByText('1 without an address');
  });

  it('can be undone in time, and says what came of it', async () => {
    let undone = false;
    const { sent } = open(
      false,
      {
        'lessons/bulkRun': () => (undone ? { ...aRun, state: 'reverted', reverted: 1, riders_kept: 1 } : aRun),
        'lessons/undoBulk': () => {
          undone = true;
          return aRun;
        },
      },
      '&run=r1',
    );
    fireEvent.click(await screen.findByRole('button', { name: /^Undo until \d\d:\d\d$/ }));
    await screen.findByText('1 lesson takes place after all');
    screen.getByText('1 rider stays cancelled: what they were given is used or paid out already');
    expect(sent('lessons/undoBulk')).toEqual([{ id: 'r1' }]);
    expect(screen.queryByRole('button', { name: /Undo until/ })).toBeNull();
  });

  it('cannot be undone too late', async () => {
    open(false, { 'lessons/bulkRun': () => ({ ...aRun, undo_until: '2020-11-24T10:00:00Z' }) }, '&run=r1');
    await screen.findByText('1 lesson cancelled');
    expect(screen.queryByRole('button', { name: /Undo until/ })).toBeNull();
  });
});

describe('a weather day', () => {
  it('begins with all that take place, for the weather, and spares whom one takes out', async () => {
    const { sent } = open(true);
    await screen.findByText('2 of 2 selected');
    expect(screen.queryByText('Gone')).toBeNull();
    fireEvent.click(await box('Early'));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel 1 lesson' }));
    await waitFor(() => expect(sent('lessons/bulkCancel')).toMatchObject([{ bulkIds: ['l2'], cancelReason: 'WEA' }]));
  });

  it('takes a time and a place', async () => {
    open(true, {}, '&from=15:00');
    await screen.findByText('1 of 1 selected');
    fireEvent.change(screen.getByLabelText('Place'), { target: { value: 'a2' } });
    await screen.findByText('Late');
    fireEvent.change(screen.getByLabelText('Place'), { target: { value: 'a1' } });
    await screen.findByText('No lesson lies in this time and place');
  });
});
