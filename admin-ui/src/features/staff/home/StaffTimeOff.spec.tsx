import { fireEvent, screen, within } from '@testing-library/react';
import { refuse } from '@/testing/server';
import { open } from './testing/home';

const off = (own: object = {}) => ({
  id: 't1',
  staff_id: 'i1',
  person_id: 'p1',
  name: 'Maya Reyes',
  from_date: '2036-11-24',
  until_date: '2036-11-24',
  start_time: '14:00',
  end_time: '16:00',
  state: 'asked',
  reason: 'Dentist',
  answer: null,
  settled_by: null,
  lessons: 1,
  asked_at: '2036-11-20 09:00',
  ...own,
});
const at = '/staffhome/p1/timeoff';
const listed = (coming: object[], past: object[] = []) => ({
  'time_off/index': ({ query }: { query: URLSearchParams }) => {
    const rows = query.get('past') === '1' ? past : coming;
    return { time_off: rows, size: rows.length };
  },
});
const fill = (label: RegExp | string, value: string) => {
  const field = screen.getByRole('textbox', { name: label });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

describe('the time off of one member of the staff', () => {
  it('is asked for by whoever wants it, a part of a day with its times', async () => {
    const { calls } = open({ at, type: 'INS', own: { ...listed([]), 'time_off/ask': () => ({ id: 't1' }) } });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for time off…' }));
    await screen.findByRole('dialog', { name: 'Ask for time off' });
    fill(/^First day/, '24 Nov 2036');
    fireEvent.click(await screen.findByLabelText('Only a part of the day'));
    fireEvent.click(screen.getByRole('button', { name: 'Ask for time off' }));
    await screen.findByText('Say from when on');
    fill('From', '14:00');
    fill('Until', '16:00');
    fill('Why', 'Dentist');
    fireEvent.click(screen.getByRole('button', { name: 'Ask for time off' }));
    await screen.findByText('Asked for. You get a mail when it is answered.');
    expect(calls.find(({ path }) => path === 'time_off/ask')?.body).toEqual({
      from_date: '2036-11-24',
      until_date: '2036-11-24',
      start_time: '14:00',
      end_time: '16:00',
      reason: 'Dentist',
    });
  });

  it('is changed or taken back while it waits; what is approved is taken back alone', async () => {
    const approved = off({
      id: 't2',
      from_date: '2036-12-01',
      until_date: '2036-12-03',
      start_time: null,
      end_time: null,
    });
    const { calls } = open({
      at,
      type: 'INS',
      own: {
        ...listed(
          [off(), { ...approved, state: 'approved', settled_by: 'Ada Minister', answer: 'Enjoy it' }],
          [off({ id: 't0', state: 'declined' })],
        ),
        'time_off/withdraw': () => ({ id: 't2' }),
        'time_off/ask': () =>
          refuse(400, { message: 'No', errors: [{ field: 'until_date', message: 'These are over' }] }),
      },
    });
    const coming = within(await screen.findByRole('list', { name: 'To come' }));
    coming.getByText('Mon 24 Nov 2036, 14:00–16:00');
    coming.getByText('“Enjoy it”');
    expect(coming.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Other days…',
      'Take back…',
      'Take back…',
    ]);
    within(await screen.findByRole('list', { name: 'What was' })).getByText('Declined');
    fireEvent.click(coming.getByRole('button', { name: /^Other days…/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for these days' }));
    await screen.findByText('These are over');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(coming.getByRole('button', { name: 'Take back… Maya Reyes, Mon 1 Dec to Wed 3 Dec 2036' }));
    await screen.findByText(/It is approved already; to have these days off after all, ask again\./);
    fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
    await screen.findByText('Taken back');
    expect(calls.find(({ path }) => path === 'time_off/withdraw')?.body).toEqual({ time_off_id: 't2' });
  });

  it('is noted by administrators, who see first what it concerns, and undone as one', async () => {
    const done = { time_off_id: 't9', handed_over: [], left: [], warnings: [] };
    const { calls } = open({
      at,
      own: {
        ...listed([]),
        'time_off/preview': () => ({ lessons: [], size: 0 }),
        'time_off/note': () => done,
        'time_off/settle': () => done,
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Note time off…' }));
    await screen.findByText('Maya Reyes teaches no lesson on these days.');
    fireEvent.click(screen.getByRole('button', { name: 'Note time off' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(calls.find(({ path }) => path === 'time_off/note')?.body).toMatchObject({
      staff_id: 'i1',
      start_time: null,
    });
    expect(calls.find(({ path }) => path === 'time_off/settle')?.body).toMatchObject({
      time_off_id: 't9',
      state: 'withdrawn',
      seen_state: 'approved',
    });
  });
});
