import { fireEvent, screen, within } from '@testing-library/react';
import { refuse } from '@/testing/server';
import { openDay } from './testing/open-day';

const card = (student_id: string, own: object = {}) => ({
  student_id,
  name: student_id,
  contacts: [],
  medical_note: null,
  is_note_withheld: 0,
  account_holder: null,
  noted_by: null,
  noted_on: null,
  version: 1,
  ...own,
});
const noted = [
  card('s1', { medical_note: 'Bee stings' }),
  card('s2', { is_note_withheld: 1 }),
  card('s3', { contacts: [{ name: 'Pia', phone: '1', relation: null }] }),
  card('s4', { medical_note: 'Asthma' }),
];

const open = (cards: readonly object[] | undefined = noted, keeps_emergency_cards = 1) =>
  openDay(
    { keeps_emergency_cards },
    {
      'emergency_cards/index': () => (cards.length > 0 ? { cards } : refuse(500, { message: 'Something went wrong' })),
      'emergency_cards/show': () => card('s1', { medical_note: 'Bee stings' }),
    },
  );

describe('who rides with something to know', () => {
  it('is said below the lesson, by name alone, of whoever comes', async () => {
    const { calls } = open();
    expect((await screen.findByText(/Medical note:/)).textContent).toBe(' Medical note: Anna, Leo');
    expect(screen.queryByText('Bee stings')).toBeNull();
    expect(calls.filter(({ path }) => path === 'emergency_cards/index')).toHaveLength(1);
  });

  it('is read from the menu of the rider', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'More about Anna' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'In an emergency…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'In an emergency: Anna' }));
    expect(await dialog.findByText('Bee stings')).toBeTruthy();
  });

  it('is neither asked nor offered where the barn keeps none', async () => {
    const { calls } = open(noted, 0);
    fireEvent.click(await screen.findByRole('button', { name: 'More about Anna' }));
    await screen.findByRole('menuitem', { name: 'Open lesson' });
    expect(screen.queryByRole('menuitem', { name: 'In an emergency…' })).toBeNull();
    expect(calls.filter(({ path }) => path.startsWith('emergency_cards'))).toEqual([]);
  });

  it('keeps nobody from the day where it is not answered', async () => {
    open([]);
    expect(await screen.findByText('Anna')).toBeTruthy();
    expect(screen.queryByText(/Medical note:/)).toBeNull();
  });
});
