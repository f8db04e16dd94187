import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/family';
import { refuse, type Answers } from '../../testing/server';

const note = {
  id: 'n1',
  notes: 'Rode Luna very softly',
  created_by_person: 'Maya Reyes',
  created_at: '2036-11-24 16:05',
};
const written = (rows: readonly object[], size = rows.length): Answers => ({
  'notes_clients/clientNotes': ({ query }) => ({
    notes: rows.slice(Number(query.get('offset')), Number(query.get('offset')) + 50),
    size,
  }),
});

it('lists what was written of the rider, by whom and when, and where nothing was', async () => {
  const { calls } = openPage(
    '/notes',
    written([{ ...note, lesson_name: 'Beginner group', scheduled_date: '2036-11-24' }]),
  );
  await screen.findByText('Rode Luna very softly');
  screen.getByText('Maya Reyes · 24 Nov 2036 · Beginner group, Mon 24 Nov');
  expect(calls.find(({ name }) => name === 'notes_clients/clientNotes')?.query.get('person_id')).toBe('p-anna');
});

it('says that there are none', async () => {
  openPage('/notes', written([]));
  await screen.findByText('No notes yet');
});

it('brings fifty at a time (R154 R155)', async () => {
  openPage('/notes', written(Array.from({ length: 60 }, (_, at) => ({ ...note, id: `n${at}`, notes: `Note ${at}` }))));
  await screen.findByText('Showing 50 of 60 records');
  fireEvent.click(screen.getByRole('button', { name: 'Next 50' }));
  await screen.findByText('Note 59');
});

describe('a note is added', () => {
  const write = async (text: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name: 'Note' }), { target: { value: text } });

  it('publicly, by mail too where that is wanted, and never privately (R152 F01 F02)', async () => {
    const { calls, address } = openPage('/notes', {
      ...written([]),
      'notes_clients/createNoteFromClientPage': () => ({ note }),
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Add/Email Note' }));
    expect(screen.queryByText(/Private/)).toBeNull();
    await write('  A sore knee ');
    expect(address()).toBe('/clienthome/p-anna/addNote/true/client');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Email this note to Maple Hill' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await screen.findByText('The note was added and is being emailed');
    await waitFor(() => expect(address()).toBe('/clienthome/p-anna/notes'));
    expect(calls.find(({ name }) => name === 'notes_clients/createNoteFromClientPage')?.body).toEqual({
      person_id: 'p-anna',
      notes: 'A sore knee',
      is_public: 1,
      sendEmail: 1,
    });
  });

  it('and stays open with the reason where it is refused', async () => {
    openPage('/addNote/true/client', {
      ...written([]),
      'notes_clients/createNoteFromClientPage': () => refuse(409, 'Not now'),
    });
    await write('A sore knee');
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Not now');
  });

  it('not without text (R056)', async () => {
    openPage('/addNote/true/client', written([]));
    await write(' ');
    expect(screen.getByRole('button', { name: 'Save note' })).toHaveProperty('disabled', true);
  });
});
