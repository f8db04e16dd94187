import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse, type Answers } from '@/testing/server';
import { longName, openScreen } from '@/testing/staff';
import { entriesFor } from '@/app/shell/entries';
import { useAccess } from '@/data/providers/use-access';
import { todayIn } from '@/data/time/day';
import NotesReview from './NotesReview';
import { aNote, aPage } from './testing/builders';

const PAGE = 'STAFF_CAN_VIEW_HORSE_AND_CLIENT_NOTES_PAGE';
const STAFF_PAGE = 'STAFF_CAN_VIEW_STAFF_NOTES_PAGE';
const today = todayIn('America/Toronto');

const Menu = () => (
  <ul>
    {entriesFor(useAccess()).map(({ label }) => (
      <li key={label}>{label}</li>
    ))}
  </ul>
);

const open = (at = '/notesReview', as: Parameters<typeof openScreen>[1] = {}, answers: Answers = {}) =>
  openScreen(
    <>
      <Menu />
      <Routes>
        <Route path="/notesReview/*" element={<NotesReview />} />
        <Route path="/admin/:kind" element={<NotesReview />} />
      </Routes>
    </>,
    {
      at,
      ...as,
      answers: {
        'notes_clients/clientNotes': () => aPage([]),
        'notes_horses/getHorsePageNotes': () => aPage([]),
        ...answers,
      },
    },
  );
const staff = (...codes: string[]) => ({ as: { type: 'INS' as const, codes } });

describe('the review of notes', () => {
  it('opens with today’s notes about clients, by the barn’s day (R054)', async () => {
    const { calls, address } = open();
    await screen.findByText('No notes recorded today');
    expect(address()).toBe('/notesReview/clientnotes');
    expect(Object.fromEntries(calls.find(({ path }) => path === 'notes_clients/clientNotes')!.query)).toEqual({
      dbday: today,
      clients_only: '1',
      limit: '500',
    });
  });

  it('shows name, note, pin, public or private, lesson, by whom and when (R054)', async () => {
    const lesson = { lesson_name: 'Beginners', scheduled_date: '2026-11-24' };
    const notes = [aNote({ ...lesson, is_public: 0 }), aNote({ id: 'n2', person_name: 'Leo' })];
    open('/notesReview/clientnotes', {}, { 'notes_clients/clientNotes': () => aPage(notes) });
    const row = within(await screen.findByRole('row', { name: new RegExp(longName) }));
    for (const text of [
      'Trots without stirrups.',
      'private',
      'Beginners, Tue 24 Nov',
      'Maya Reyes',
      'Tue 24 Nov 2026, 16:05',
    ])
      row.getByText(text);
    row.getByRole('button', { name: 'Pinned' });
    expect(row.getByRole('link', { name: longName }).getAttribute('href')).toBe('/clienthome/p9/notes');
    expect(within(screen.getByRole('row', { name: /Leo/ })).queryByText('private')).toBeNull();
  });

  it('is a list on a phone, which says the same', async () => {
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as never);
    const notes = [aNote({ is_public: 0 })];
    open('/notesReview/clientnotes?date=2026-11-24', {}, { 'notes_clients/clientNotes': () => aPage(notes) });
    const list = within(await screen.findByRole('list', { name: 'Client notes of Tuesday 24 November 2026' }));
    for (const text of [longName, 'Trots without stirrups.', 'private', 'Maya Reyes']) list.getByText(text);
  });

  it('goes to another day, which stays in the address and with the other tabs', async () => {
    const { address } = open(
      '/notesReview/clientnotes?date=2026-03-10',
      {},
      {
        'notes_horses/getHorsePageNotes': ({ query }) =>
          aPage(
            query.get('dbday') === '2026-03-09'
              ? [aNote({ about: 'horse', person_id: null, person_name: null, horse_id: 'h1', horse_name: 'Biscuit' })]
              : [],
          ),
      },
    );
    await screen.findByText('No notes recorded on Tue 10 Mar 2026');
    fireEvent.click(screen.getByRole('button', { name: 'Previous day' }));
    await waitFor(() => expect(address()).toBe('/notesReview/clientnotes?date=2026-03-09'));
    fireEvent.click(screen.getByRole('link', { name: 'Horse notes' }));
    expect((await screen.findByRole('link', { name: 'Biscuit' })).getAttribute('href')).toBe('/horsehome/h1/notes');
    expect(address()).toBe('/notesReview/horsenotes?date=2026-03-09');
  });

  it('is an administrator’s below Admin, too', async () => {
    const { calls } = open('/admin/staffnotes');
    await screen.findByText('No notes recorded today');
    expect(calls.find(({ path }) => path === 'notes_clients/clientNotes')?.query.get('staff_only')).toBe('1');
    expect(screen.getByRole('link', { name: 'Client notes' }).getAttribute('href')).toBe('/admin/clientnotes');
  });

  it('opens to staff by permission, those about staff by their own, and so does its place in the menu (R019)', async () => {
    open('/notesReview', staff(PAGE));
    await screen.findByText('No notes recorded today');
    expect(screen.queryByRole('link', { name: 'Staff notes' })).toBeNull();
    screen.getByText('Notes', { selector: 'li' });
  });

  it('is closed to staff without', async () => {
    open('/notesReview/clientnotes', staff(STAFF_PAGE));
    await screen.findByText('This page is not open to you');
    expect(screen.queryByText('Notes', { selector: 'li' })).toBeNull();
  });

  it('says why it could not be loaded', async () => {
    open(
      '/notesReview/clientnotes',
      {},
      { 'notes_clients/clientNotes': () => refuse(409, { message: 'The barn is closed' }) },
    );
    await screen.findByText('The barn is closed');
  });
});
