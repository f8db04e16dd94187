import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { someOptions } from '@/testing/options';
import { promised, refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import CarePage from './CarePage';
import { aLine, careBarn, kinds } from './testing/care';

const lines = [
  aLine(),
  aLine({ horse_id: 'h2', horse_name: 'Juniper', state: 'soon', due_on: '2026-11-24', days: 0, done_by: null }),
  aLine({ horse_id: 'h3', horse_name: 'Clover', state: 'fine', due_on: '2027-01-05', days: 42 }),
  aLine({
    care_kind_id: 'vet',
    care_kind_name: 'Vet',
    state: 'open',
    due_on: null,
    days: null,
    every: null,
    every_unit: null,
  }),
];
const due = (own: object = {}) => ({ today: '2026-11-24', soon_days: 28, lines, is_cut: 0, ...own });

type How = { answers?: Answers; at?: string; as?: { type: 'INS'; codes: string[] } };

const open = ({ answers = {}, at = '/horsecare', as }: How = {}) =>
  openScreen(<CarePage />, {
    at,
    ...(as && { as }),
    answers: {
      'farms/farmDefaults': careBarn,
      'horse_care/due': () => due(),
      'horse_care/kinds': () => ({ kinds }),
      'horse_care/note': () => ({ added: [{ id: 'e1', horse_id: 'h1' }] }),
      'horse_care/remove': () => ({ removed: ['e1'] }),
      'options/index': () => ({
        options: {
          ...someOptions(),
          horse: [
            { id: 'h1', name: 'Biscuit' },
            { id: 'h2', name: 'Juniper' },
            { id: 'h3', name: 'Clover' },
          ],
        },
      }),
      ...answers,
    },
  });
const bodies = (calls: ReturnType<typeof open>['calls'], name: string) =>
  calls.filter(({ path }) => path === name).map(({ body }) => body);

describe('the care of all horses', () => {
  it('says what is due in words and days, the most urgent first', async () => {
    open();
    await screen.findByText('1 overdue · 1 due soon · 1 in order · 1 when needed');
    const [, first, second, third, fourth] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(first).toContain('Overduesince Tue 3 Nov 2026, 21 days');
    expect(second).toContain('Due soontoday, Tue 24 Nov 2026');
    expect(third).toContain('In orderTue 5 Jan 2027, in 42 days');
    expect(fourth).toContain('When needed');
    screen.getByText('As of Tue 24 Nov 2026. Due soon is what falls due within 28 days.');
  });

  it('is narrowed by kind and by how urgent it is, which the address keeps', async () => {
    const { calls, address } = open();
    await screen.findByRole('table');
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'farrier' } });
    fireEvent.change(screen.getByLabelText('How urgent'), { target: { value: 'overdue' } });
    await waitFor(() => expect(address()).toBe('/horsecare?kind=farrier&state=overdue'));
    await waitFor(() =>
      expect(
        calls
          .filter(({ path }) => path === 'horse_care/due')
          .at(-1)
          ?.query.toString(),
      ).toBe('care_kind_id=farrier&state=overdue'),
    );
    expect(within(screen.getByLabelText('Kind')).queryByText('Massage')).toBeNull();
  });

  it('has documents that run out among what is due, each leading to where it is renewed', async () => {
    const policy = { care_kind_id: null, file_id: 'f1', care_kind_name: 'Insurance: Policy', done_on: null };
    const { calls } = open({
      answers: { 'horse_care/due': () => due({ lines: [aLine({ ...policy, done_by: null, every: null })] }) },
    });
    const row = within(await screen.findByRole('row', { name: /Insurance: Policy/ }));
    row.getByText('Expired');
    row.getByText('valid until Tue 3 Nov 2026, 21 days ago');
    expect(row.queryByText('when needed')).toBeNull();
    const renew = row.getByRole('link', { name: 'Renew Insurance: Policy of Biscuit' });
    expect(renew.getAttribute('href')).toBe('/horsehome/h1/documents');
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'documents' } });
    await waitFor(() => expect(calls.at(-1)?.query.toString()).toBe('about=documents'));
  });

  it('notes what was done for all that are due, and takes it back', async () => {
    const { calls } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Note care' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Note care' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Note' }));
    await dialog.findByText('Choose what was done');
    fireEvent.change(dialog.getByLabelText(/^What was done/), { target: { value: 'farrier' } });
    fireEvent.click(await dialog.findByRole('button', { name: 'Choose the 2 due by now or soon' }));
    fireEvent.change(dialog.getByLabelText('Done by'), { target: { value: ' M. Smith ' } });
    fireEvent.change(dialog.getByLabelText('Cost (CAD)'), { target: { value: '85,50' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Note for 2 horses' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(bodies(calls, 'horse_care/note')).toMatchObject([
      {
        care_kind_id: 'farrier',
        horse_ids: ['h1', 'h2'],
        done_by: 'M. Smith',
        cost: 85.5,
        remark: null,
        next_on: null,
      },
    ]);
    expect(bodies(calls, 'horse_care/remove')).toEqual([{ ids: ['e1'] }]);
  });

  it('says what the barn refuses at its field, and keeps what was filled in', async () => {
    open({
      answers: {
        'horse_care/note': () =>
          refuse(400, { message: 'No', errors: [{ field: 'done_on', message: 'This day is still to come' }] }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Done: Farrier of Biscuit' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Remark'), { target: { value: 'Lost a shoe' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Note' }));
    await dialog.findByText('This day is still to come');
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Remark').value).toBe('Lost a shoe');
  });

  it('offers the next step where nothing was noted yet, and says when a filter leaves nothing', async () => {
    open({ answers: { 'horse_care/due': () => due({ lines: [] }) } });
    await screen.findByText('Nothing is noted of any horse yet');
  });

  it('says that it loads, and can be asked again', async () => {
    open({ answers: { 'horse_care/due': () => promised().promise } });
    await screen.findByRole('status', { name: 'Loading what is due' });
  });

  it('is read by staff who see horses, who note nothing', async () => {
    open({ as: { type: 'INS', codes: ['STAFF_CAN_ACCESS_HORSE_LIST'] } });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: /Note/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Kinds' })).toBeNull();
  });

  it('is off until the barn switches it on, and asks nothing', async () => {
    const { calls } = open({
      answers: {
        'farms/farmDefaults': () => ({
          ...careBarn(),
          farmDefaults: { ...careBarn().farmDefaults, has_horse_care: 0 },
        }),
      },
    });
    await screen.findByText('This barn does not note its horses’ care');
    expect(calls.some(({ path }) => path.startsWith('horse_care/'))).toBe(false);
  });
});
