import { fireEvent, screen, within } from '@testing-library/react';
import { aHorse } from '@/testing/horses';
import type { Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { HorseContext } from '@/features/horses/home/horse-context';
import { HorseCare } from './HorseCare';
import { aKind, anEntry, careBarn, kinds } from './testing/care';

const care = (own: object = {}) => ({
  today: '2026-11-24',
  soon_days: 28,
  kinds: [aKind(), aKind({ care_kind_id: 'vet', care_kind_name: 'Vet', is_needed: 0 })],
  entries: [
    anEntry(),
    anEntry({ id: 'e2', care_kind_id: 'vet', care_kind_name: 'Vet', done_on: '2026-05-02', remark: null, cost: null }),
  ],
  is_cut: 0,
  ...own,
});

const open = ({ answers = {}, as }: { answers?: Answers; as?: { type: 'INS'; codes: string[] } } = {}) =>
  openScreen(
    <HorseContext value={{ ...aHorse(), version: 1 } as never}>
      <HorseCare />
    </HorseContext>,
    {
      ...(as && { as }),
      answers: {
        'farms/farmDefaults': careBarn,
        'horse_care/horse': () => care(),
        'horse_care/kinds': () => ({ kinds }),
        'horse_care/setInterval': () => care(),
        'horse_care/update': () => care(),
        'horse_care/remove': () => ({ removed: ['e1'] }),
        'horse_care/note': () => ({ added: [{ id: 'e3', horse_id: 'h1' }] }),
        ...answers,
      },
    },
  );
const sent = (calls: ReturnType<typeof open>['calls'], name: string) =>
  calls.filter(({ path }) => path === name).map(({ body }) => body);

describe('the care of one horse', () => {
  it('says what is due, what it does not need, and what was done', async () => {
    open();
    const due = within(await screen.findByRole('table', { name: 'What is due' }));
    due.getByText('since Tue 3 Nov 2026, 21 days');
    due.getByText('not needed');
    const done = within(screen.getByRole('table', { name: 'What was done' }));
    done.getByText('Two new shoes');
    done.getByText('85.00 CAD');
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'vet' } });
    expect(done.getAllByRole('row')).toHaveLength(2);
    done.getByText('Sat 2 May 2026');
  });

  it('is needed otherwise than by other horses, which is taken back', async () => {
    const { calls } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'How often: Farrier, every 6 weeks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How often Biscuit needs it: Farrier' }));
    fireEvent.click(dialog.getByLabelText('Otherwise'));
    fireEvent.change(dialog.getByLabelText('Every'), { target: { value: '0' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Between 1 and 400');
    fireEvent.change(dialog.getByLabelText('Every'), { target: { value: '10' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    const whose = { horse_id: 'h1', care_kind_id: 'farrier', is_needed: 1 };
    expect(sent(calls, 'horse_care/setInterval')).toEqual([
      { ...whose, every: 10, every_unit: 'week' },
      { ...whose, every: null, every_unit: null },
    ]);
  });

  it('an entry is put right, and removed with a way back', async () => {
    const { calls } = open();
    const more = await screen.findByRole('button', { name: 'More about Farrier of Tue 22 Sep 2026' });
    fireEvent.click(more);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Farrier of Tue 22 Sep 2026' }));
    fireEvent.change(dialog.getByLabelText('Remark'), { target: { value: '' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Farrier of Tue 22 Sep 2026 saved');
    expect(sent(calls, 'horse_care/update')).toMatchObject([{ id: 'e1', remark: null, cost: 85, done_by: 'M. Smith' }]);
    fireEvent.click(more);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await screen.findByText('Farrier of Tue 22 Sep 2026 removed');
    fireEvent.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement);
    await screen.findByText('Undone');
    expect(sent(calls, 'horse_care/note')).toMatchObject([
      { care_kind_id: 'farrier', horse_ids: ['h1'], done_on: '2026-09-22', remark: 'Two new shoes' },
    ]);
  });

  it('is read by staff without a cost and without anything to press', async () => {
    open({
      as: { type: 'INS', codes: ['VIEW_HORSE_PROFILE'] },
      answers: { 'horse_care/horse': () => care({ entries: [anEntry({ cost: null })] }) },
    });
    await screen.findByRole('table', { name: 'What was done' });
    expect(screen.queryByText(/CAD/)).toBeNull();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
