import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Note } from '@/data/requests/notes';
import { promised, refuse, type Answers } from '@/testing/server';
import { longName, openScreen } from '@/testing/staff';
import { NotesPanel } from './NotesPanel';
import { aNote, aPage } from './testing/builders';

type How = Partial<Parameters<typeof openScreen>[1]> & { kind?: Note['about']; answers?: Answers };

const open = ({ kind = 'client', at = '/clienthome/p9/notes', ...how }: How = {}) => {
  const panel = <NotesPanel about={{ kind, id: 'p9', name: longName }} home="/clienthome/p9" />;
  return openScreen(
    <Routes>
      <Route path="/clienthome/:id/notes" element={panel} />
      <Route path="/clienthome/:id/addNote/:isPublic/:who" element={panel} />
      <Route path="/staffhome/:id/calendarGroup/edit/:hid" element={panel} />
    </Routes>,
    { at, ...how, answers: { 'notes_clients/clientNotes': () => aPage([aNote()]), ...how.answers } },
  );
};
const INS = { type: 'INS', codes: ['VIEW_CLIENT_PROFILE'] } as const;
const lastOf = (calls: ReturnType<typeof openScreen>['calls'], path: string) =>
  calls.filter((call) => call.path === path).at(-1)?.body;

describe('notes', () => {
  it('load, and say so', async () => {
    open({ answers: { 'notes_clients/clientNotes': () => promised().promise } });
    await screen.findByRole('status', { name: 'Loading notes' });
  });

  it('say why they could not be loaded, and that there are none', async () => {
    let answer: unknown = refuse(409, { message: 'The barn is closed' });
    open({ answers: { 'notes_clients/clientNotes': () => answer } });
    await screen.findByText('The barn is closed');
    answer = aPage([]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No notes yet');
  });

  it('say who wrote what when, about which lesson, whether private and whether for Admin (R057)', async () => {
    const lesson = { lesson_name: 'Beginners', scheduled_date: '2026-11-24' };
    open({
      answers: {
        'notes_clients/clientNotes': () =>
          aPage([aNote({ ...lesson, is_public: 0 }), aNote({ id: 'n2', notes: 'Anna is ill', for_admin: 1 })]),
      },
    });
    const [first, second] = within(await screen.findByRole('list', { name: `Notes about ${longName}` })).getAllByRole(
      'listitem',
    );
    for (const text of [
      'Trots without stirrups.',
      'Maya Reyes',
      'Tue 24 Nov 2026, 16:05',
      're Beginners, Tue 24 Nov',
      'private',
    ])
      within(first!).getByText(text);
    within(second!).getByText('for Admin');
    expect(within(second!).queryByText('private')).toBeNull();
  });

  it('come by fifty, ten beside a lesson, and more on request (R033, R060)', async () => {
    const page = (offset: number) => aPage([aNote({ id: `n${offset}`, notes: `from ${offset}` })], { size: 2 });
    const { calls } = open({
      answers: { 'notes_clients/clientNotes': ({ query }) => page(Number(query.get('offset') ?? 0)) },
    });
    await screen.findByText('Showing 1 of 2 records');
    fireEvent.click(screen.getByRole('button', { name: 'Next 50' }));
    await screen.findByText('from 1');
    expect(screen.queryByRole('button', { name: 'Next 50' })).toBeNull();
    expect(
      calls.filter(({ path }) => path === 'notes_clients/clientNotes').map(({ query }) => query.get('limit')),
    ).toEqual(['50', '50']);
  });

  it('of staff come by ten where a lesson is edited (R033)', async () => {
    const { calls } = open({
      kind: 'staff',
      at: '/staffhome/p9/calendarGroup/edit/l1',
      answers: { 'notes_clients/staffNotes': () => aPage([]) },
    });
    await screen.findByText('No notes yet');
    expect(calls.find(({ path }) => path === 'notes_clients/staffNotes')?.query.get('limit')).toBe('10');
  });

  it('are pinned and unpinned by a click, and say when that was refused (R055)', async () => {
    let pin: 0 | 1 = 0;
    const { calls } = open({
      as: INS,
      answers: {
        'notes_clients/clientNotes': () => aPage([aNote({ pin })]),
        'notes_clients/updatePin': ({ body }) => {
          pin = (body as { pin: 0 | 1 }).pin;
          return { note: aNote({ pin }) };
        },
      },
    });
    const button = await screen.findByRole('button', { name: 'Pinned' });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
    expect(lastOf(calls, 'notes_clients/updatePin')).toEqual({ id: 'n1', pin: 1 });
    fireEvent.click(button);
    await waitFor(() => expect(lastOf(calls, 'notes_clients/updatePin')).toEqual({ id: 'n1', pin: 0 }));
  });

  it('are made private by administrators alone, which is undone by a click (R055)', async () => {
    let is_public: 0 | 1 = 1;
    const { calls } = open({
      answers: {
        'notes_clients/clientNotes': () => aPage([aNote({ is_public })]),
        'notes_clients/updatePublic': ({ body }) => {
          is_public = (body as { is_public: 0 | 1 }).is_public;
          return { note: aNote({ is_public }) };
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Make private' }));
    await screen.findByText('Private now');
    await screen.findByText('private');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(lastOf(calls, 'notes_clients/updatePublic')).toEqual({ id: 'n1', is_public: 1 }));
  });

  it('are only read and pinned by staff who are no administrators', async () => {
    open({ as: INS });
    await screen.findByText('Trots without stirrups.');
    for (const name of ['Make private', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('are deleted once that was confirmed', async () => {
    let notes = [aNote()];
    const { calls } = open({
      answers: {
        'notes_clients/clientNotes': () => aPage(notes),
        'notes_clients/delete': () => {
          notes = [];
          return { id: 'n1' };
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete this note?' }));
    expect(lastOf(calls, 'notes_clients/delete')).toBeUndefined();
    fireEvent.click(question.getByRole('button', { name: 'Delete note' }));
    await screen.findByText('No notes yet');
    expect(lastOf(calls, 'notes_clients/delete')).toEqual({ id: 'n1' });
  });
});

describe('a new note', () => {
  const add = (isPublic: boolean, how: How = {}) =>
    open({
      at: `/clienthome/p9/addNote/${isPublic}/client`,
      ...how,
      answers: { 'notes_clients/createNoteFromClientPage': () => ({ note: aNote() }), ...how.answers },
    });
  const dialog = async () => within(await screen.findByRole('dialog', { name: `Note about ${longName}` }));
  const write = (text: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: /^Note/ }), { target: { value: text } });

  it('is offered as far as the server lets it', async () => {
    open({ answers: { 'notes_clients/clientNotes': () => aPage([], { can_add_private: 0 }) } });
    const link = await screen.findByRole('link', { name: 'Add Public Note' });
    expect(link.getAttribute('href')).toBe('/clienthome/p9/addNote/true/client');
    expect(screen.queryByRole('link', { name: 'Add Private Note' })).toBeNull();
  });

  it('is not saved without text (R056)', async () => {
    const { calls } = add(true);
    const form = await dialog();
    expect(document.activeElement).toBe(form.getByRole('textbox', { name: /^Note/ }));
    fireEvent.click(form.getByRole('button', { name: 'Save note' }));
    await screen.findByText('Please write a note');
    expect(lastOf(calls, 'notes_clients/createNoteFromClientPage')).toBeUndefined();
  });

  it('is public and emailed to the address that stands there, or to another (F01)', async () => {
    const { calls, address } = add(true);
    const form = await dialog();
    write('Shows well');
    fireEvent.click(form.getByRole('checkbox', { name: /Pin it/ }));
    fireEvent.click(form.getByRole('checkbox', { name: 'Email this note' }));
    const field = form.getByRole('textbox', { name: 'Email address' }) as HTMLInputElement;
    expect(field.value).toBe('holder@home.test');
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.click(form.getByRole('button', { name: 'Save note' }));
    await form.findByText('There is no email address that this note could go to.');
    fireEvent.change(field, { target: { value: 'aunt@home.test' } });
    fireEvent.click(form.getByRole('button', { name: 'Save note' }));
    await screen.findByText('The note was added and is being emailed');
    expect(address()).toBe('/clienthome/p9/notes');
    expect(lastOf(calls, 'notes_clients/createNoteFromClientPage')).toEqual({
      person_id: 'p9',
      who: 'client',
      notes: 'Shows well',
      is_public: 1,
      pin: 1,
      sendEmail: 1,
      emailAddress: 'aunt@home.test',
    });
  });

  it('that is private is never emailed (F01)', async () => {
    const { calls } = add(false);
    const form = await dialog();
    form.getByText('A private note is never emailed.');
    expect(form.queryByRole('checkbox', { name: /Email/ })).toBeNull();
    write('Owes money');
    fireEvent.click(form.getByRole('button', { name: 'Save note' }));
    await screen.findByText('The note was added');
    expect(lastOf(calls, 'notes_clients/createNoteFromClientPage')).toMatchObject({ is_public: 0, sendEmail: 0 });
  });

  it('of staff goes to the usual address or to none, and is public where they may not hide it (A05)', async () => {
    const page = { can_add_private: 0, can_change_email: 0 } as const;
    add(false, { as: INS, answers: { 'notes_clients/clientNotes': () => aPage([], page) } });
    const form = await dialog();
    form.getByRole('checkbox', { name: 'Email this note to holder@home.test' });
    expect(form.queryByRole('radio')).toBeNull();
  });

  it('keeps what was written where the server refuses it, and says why', async () => {
    add(true, {
      answers: {
        'notes_clients/createNoteFromClientPage': () => refuse(409, { message: 'The barn is closed' }),
      },
    });
    const form = await dialog();
    write('Shows well');
    fireEvent.click(form.getByRole('button', { name: 'Save note' }));
    await screen.findByText('The barn is closed');
    expect(form.getByDisplayValue('Shows well')).toBeTruthy();
  });
});
