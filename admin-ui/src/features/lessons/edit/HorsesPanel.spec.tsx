import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLesson, aRider } from '@/data/day/testing/builders';
import { aNote } from '@/features/notes/testing/builders';
import type { LessonHorse } from '@/data/requests/types';
import { someOptions } from '@/testing/options';
import type { Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { EditingContext, type Editing } from './edit-context';
import { HorsesPanel } from './HorsesPanel';
import { anEditing } from './testing/editing';

const options = someOptions({
  tack: [{ id: 't1', name: 'Dressage 16"' }],
  horse: [
    { id: 'h1', name: 'Biscuit' },
    { id: 'h2', name: 'Comet' },
    { id: 'h3', name: 'Dusty' },
  ],
});
const comet: LessonHorse = {
  id: 'lh2',
  lesson_date_time_horse_id: 'lh2',
  lesson_date_time_id: 'l1',
  horse_id: 'h2',
  name: 'Comet',
  tack_id: null,
  tack_name: null,
};
const changed = { lesson: aLesson(), lessons: [], LessonStudents: [], LessonHorses: [], tasks: [], warnings: [] };

const open = (
  answers: Answers = {},
  codes?: readonly string[],
  own: Partial<Editing['one']> = {},
  reach: Editing['reach'] = 'one',
) => {
  const editing = anEditing({ students: [aRider()], horses: [comet], ...own }, { reach });
  const { calls } = openScreen(
    <EditingContext value={editing}>
      <HorsesPanel />
    </EditingContext>,
    {
      ...(codes && { as: { type: 'INS', codes } }),
      answers: {
        'options/index': () => ({ options }),
        'notes_horses/index': () => ({
          notes: [aNote({ about: 'horse', person_id: null, horse_id: 'h2', notes: 'Tired' })],
          can_add: 1,
          can_add_private: 0,
        }),
        ...answers,
      },
    },
  );
  return { sent: () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]) };
};
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const menu = async (name: string, entry: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `More about ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

describe('the horses of a lesson', () => {
  it('are those that stand in it and those that riders have, once each (R084)', async () => {
    const ghost = aRider({ id: 'lp2', horse_id: 'h3', assigned_to: 'Dusty', student_is_cancelled: 1 });
    open({}, undefined, { students: [aRider(), ghost] });
    await screen.findByText('Comet');
    expect(rows()).toEqual([expect.stringMatching(/^Cometno rider/), expect.stringMatching(/^BiscuitAnna Kowalska/)]);
  });

  it('are added, those in it being already selected (R079)', async () => {
    const { sent } = open({ 'lesson_date_time_horses/create': () => changed });
    const field = await screen.findByRole('combobox', { name: 'Add horses' });
    fireEvent.mouseDown(field);
    const list = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(list.getByRole('option', { name: /Comet/ }).textContent).toBe('Cometalready selected'));
    fireEvent.click(list.getByRole('option', { name: /Dusty/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText('Successfully added to event: Dusty');
    expect(sent()).toEqual([
      ['lesson_date_time_horses/create', { horse_id: 'h3', lesson_date_time_id: 'l1', applyToFuture: 0 }],
    ]);
  });

  it('are taken out, which says when it was the last, and put back with their riders', async () => {
    const { sent } = open(
      {
        'lesson_date_time_horses/delete': () => ({ ...changed, alert: 'That was the last horse' }),
        'lesson_date_time_horses/create': () => changed,
        'lesson_people/updateHorseInStudentLesson': () => ({ warnings: [] }),
      },
      undefined,
      { students: [aRider({ horse_id: 'h2', assigned_to: 'Comet' })] },
    );
    await menu('Comet', 'Remove from lesson');
    await screen.findByText('That was the last horse');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Successfully added to event: Comet');
    expect(sent()).toEqual([
      ['lesson_date_time_horses/delete', { lesson_date_time_horse_id: 'lh2', applyToFuture: 0 }],
      ['lesson_date_time_horses/create', { lesson_date_time_id: 'l1', horse_id: 'h2' }],
      ['lesson_people/updateHorseInStudentLesson', { lesson_person_id: 'lp1', horse_id: 'h2', horse_name: 'Comet' }],
    ]);
  });

  it('are taken out of all later lessons once that was asked (R083)', async () => {
    const { sent } = open({ 'lesson_date_time_horses/delete': () => changed }, undefined, {}, 'later');
    await menu('Comet', 'Remove from lesson');
    const question = await screen.findByRole('dialog', { name: 'Remove Comet from this and all later lessons?' });
    expect(sent()).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await screen.findByText('Comet was removed from this and all later lessons');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(sent()).toEqual([
      ['lesson_date_time_horses/delete', { lesson_date_time_horse_id: 'lh2', applyToFuture: 1 }],
    ]);
  });

  it('wear tack, those too that only a rider has', async () => {
    const { sent } = open({ 'lesson_date_time_horses/addTackToHorse': () => changed });
    for (const name of ['Comet', 'Biscuit']) {
      await menu(name, 'Add tack…');
      const dialog = within(await screen.findByRole('dialog', { name: `Tack of ${name}` }));
      fireEvent.change(dialog.getByRole('combobox', { name: 'Tack' }), { target: { value: 't1' } });
      fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
      await screen.findByText(`${name} wears Dressage 16"`);
    }
    expect(sent().map(([, body]) => body)).toEqual([
      { lesson_date_time_horse_id: 'lh2', tack_id: 't1', applyToFuture: 0 },
      { lesson_date_time_id: 'l1', horse_id: 'h1', tack_id: 't1', applyToFuture: 0 },
    ]);
  });

  it('are noted of', async () => {
    const { sent } = open({ 'notes_horses/create': () => ({ note: aNote() }) });
    fireEvent.click(await screen.findByRole('button', { name: '1 note about Comet' }));
    const reading = within(await screen.findByRole('dialog', { name: 'Notes about Comet' }));
    reading.getByText('Tired');
    fireEvent.click(reading.getByRole('button', { name: 'Add note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Note about Comet' }));
    fireEvent.change(dialog.getByRole('textbox', { name: /Note/ }), { target: { value: 'Lame' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await screen.findByText('The note was added');
    expect(sent()[0]).toMatchObject([
      'notes_horses/create',
      { notes: 'Lame', is_public: 1, horse_id: 'h2', lesson_date_time_id: 'l1' },
    ]);
  });

  it.each([
    [[], [], false],
    [['STAFF_CAN_ADD_HORSES'], [], true],
    [['REMOVE_HORSE_FROM_LESSON'], ['Remove from lesson'], false],
    [['ADD_TACK_TO_HORSE'], ['Add tack…'], false],
    [['ADD_HORSE_LESSON_NOTES'], ['Add note…'], false],
  ])('offer staff what their role has: %j (R086)', async (codes, entries, adds) => {
    open({}, ['STAFF_CAN_VIEW_CALENDAR', ...codes]);
    await screen.findByText('Comet');
    if (adds) await screen.findByRole('combobox', { name: 'Add horses' });
    else expect(screen.queryByRole('combobox', { name: 'Add horses' })).toBeNull();
    if (entries.length === 0) return expect(screen.queryByRole('button', { name: 'More about Comet' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'More about Comet' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(entries);
  });
});
