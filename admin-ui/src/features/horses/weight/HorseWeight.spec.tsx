import { fireEvent, screen, within } from '@testing-library/react';
import { aHorse } from '@/testing/horses';
import type { Answers } from '@/testing/server';
import { barn } from '@/testing/standing';
import { openScreen } from '@/testing/staff';
import { HorseContext } from '@/features/horses/home/horse-context';
import { HorseWeight } from './HorseWeight';

const scale = [
  { score: 3.5, words: 'thin to moderately thin' },
  { score: 5, words: 'moderate' },
];
const aMeasure = (own: object = {}) => ({
  id: 'm1',
  measured_on: '2026-11-24',
  weight: 449,
  weight_change: -51,
  condition: 3.5,
  condition_words: 'thin to moderately thin',
  remark: 'Ribs are felt',
  ...own,
});
const found = (own: object = {}) => ({
  measures: [
    aMeasure(),
    aMeasure({ id: 'm2', measured_on: '2026-11-01', weight: 500, weight_change: null, condition: null, remark: null }),
  ],
  is_cut: 0,
  warnings: ['Biscuit lost 51 kg in 23 days, until Tue 24 Nov 2026: more than a tenth.'],
  scale,
  ...own,
});

const open = ({ answers = {}, as }: { answers?: Answers; as?: { type: 'INS'; codes: string[] } } = {}) =>
  openScreen(
    <HorseContext value={{ ...aHorse(), version: 1 } as never}>
      <HorseWeight />
    </HorseContext>,
    {
      ...(as && { as }),
      answers: {
        'farms/farmDefaults': () => ({
          farmDefaults: { ...barn, checks_suitability: 1 },
          currentUser: { person_id: 'p1', person_name: 'Maya Reyes', username: 'staff@maplehill.test' },
        }),
        'horse_measures/horse': () => found(),
        'horse_measures/note': () => ({ id: 'm3', warnings: found().warnings }),
        'horse_measures/update': () => found(),
        'horse_measures/remove': () => ({ removed: 1 }),
        ...answers,
      },
    },
  );
const sent = (calls: ReturnType<typeof open>['calls'], name: string) =>
  calls.filter(({ path }) => path === name).map(({ body }) => body);

describe('the weight and condition of one horse', () => {
  it('stand newest first, with their change and the scale’s words, and drawn from the second entry on', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'What was measured' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DayWeight, and its changeConditionWhat can be done',
      'Tue 24 Nov 2026Ribs are felt449 kg−51 kg3.5 · thin to moderately thin',
      'Sun 1 Nov 2026500 kg',
    ]);
    await screen.findByRole('img', { name: 'Weight, kg: 500 on 1 Nov 2026, 449 on 24 Nov 2026.' });
    expect(screen.getAllByRole('img')).toHaveLength(1);
    screen.getByText('The newest weight is Biscuit’s own, by which riders suit it.');
  });

  it('are noted with what follows from them, and taken back', async () => {
    const { calls } = open();
    await screen.findByRole('table', { name: 'What was measured' });
    fireEvent.click(screen.getByRole('button', { name: 'Note weight or condition' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Note weight or condition of Biscuit' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Note' }));
    await dialog.findByText('Say what it weighs, or its condition');
    fireEvent.change(dialog.getByLabelText(/^Weight/), { target: { value: '449' } });
    fireEvent.change(dialog.getByLabelText(/^Condition/), { target: { value: '3.5' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Note' }));
    await screen.findByText(/Biscuit lost 51 kg in 23 days/);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(sent(calls, 'horse_measures/note')).toMatchObject([
      { horse_id: 'h1', weight: 449, condition: 3.5, remark: null },
    ]);
    expect(sent(calls, 'horse_measures/remove')).toEqual([{ id: 'm3' }]);
  });

  it('are put right, and removed with a way back', async () => {
    const { calls } = open();
    const more = await screen.findByRole('button', { name: 'More about Tue 24 Nov 2026' });
    fireEvent.click(more);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Weight and condition of Tue 24 Nov 2026' }));
    fireEvent.change(dialog.getByLabelText(/^Condition/), { target: { value: '' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Entry of Tue 24 Nov 2026 saved');
    expect(sent(calls, 'horse_measures/update')).toMatchObject([
      { id: 'm1', condition: null, weight: 449, measured_on: '2026-11-24' },
    ]);
    fireEvent.click(more);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await screen.findByText('Entry of Tue 24 Nov 2026 removed');
    fireEvent.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement);
    await screen.findByText('Undone');
    expect(sent(calls, 'horse_measures/note')).toMatchObject([
      { horse_id: 'h1', measured_on: '2026-11-24', weight: 449, condition: 3.5, remark: 'Ribs are felt' },
    ]);
  });

  it('are read by staff without anything to press, and nothing is drawn of nothing', async () => {
    open({
      as: { type: 'INS', codes: ['VIEW_HORSE_PROFILE'] },
      answers: { 'horse_measures/horse': () => found({ measures: [], warnings: [] }) },
    });
    await screen.findByText('Nothing was measured yet');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryAllByRole('img')).toEqual([]);
  });
});
