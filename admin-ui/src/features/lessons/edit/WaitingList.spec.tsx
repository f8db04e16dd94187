import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aLesson } from '@/data/day/testing/builders';
import type { WaitingEntry } from '@/data/requests/waiting-list';
import type { Answers } from '@/testing/server';
import { barn, openScreen } from '@/testing/staff';
import { EditingContext } from './edit-context';
import { anEditing } from './testing/editing';
import { WaitingList } from './WaitingList';

const entry = (own: Partial<WaitingEntry>): WaitingEntry => ({
  lesson_date_time_id: 'l1',
  student_id: 'st2',
  person_id: 'pe2',
  name: 'Leo Park',
  place: 1,
  auto_enrol: 0,
  offered_until: null,
  passed_over: null,
  joined_at: '2026-11-20T14:00:00Z',
  ...own,
});
const leo = entry({});
const mia = entry({ student_id: 'st3', person_id: 'pe3', name: 'Mia Stone', place: 2 });

const open = (waiting: readonly WaitingEntry[], lesson: object = {}, answers: Answers = {}, has_waiting_lists = 1) => {
  const full = aLesson({ max_enrollment: 1, cnt: 1, available: 0, waiting: waiting.length, ...lesson });
  const { calls } = openScreen(
    <EditingContext value={anEditing({ lesson: full })}>
      <h2>Open lesson</h2>
      <WaitingList />
    </EditingContext>,
    {
      answers: {
        'farms/farmDefaults': () => ({ farmDefaults: { ...barn, has_waiting_lists }, currentUser: {} }),
        'waiting_list/lesson': () => ({ waiting, guests: [] }),
        'waiting_list/order': () => ({ result: 'in order' }),
        'waiting_list/leave': () => ({ result: 'not waiting' }),
        'lesson_people/create': () => ({ warnings: [] }),
        ...answers,
      },
    },
  );
  return { sent: () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]), calls };
};
const choose = async (name: string, what: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `More about ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: what }));
};

describe('who waits for a place', () => {
  it('stands in order, with until when a place is held and why somebody was passed over', async () => {
    open([
      { ...leo, passed_over: 'Rides elsewhere at that time' },
      { ...mia, offered_until: '2026-11-20T18:00:00Z' },
    ]);
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      '1. Leo ParkWaitsRides elsewhere at that time',
      '2. Mia StonePlace held until Fri 20 Nov, 13:00',
    ]);
  });

  it('is put first, or given a place', async () => {
    const { sent } = open([leo, mia]);
    await choose('Mia Stone', 'Move to the top');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await choose('Leo Park', 'Give a place now');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toEqual([
      ['waiting_list/order', { student_id: 'st3', lesson_date_time_id: 'l1', place: 1 }],
      ['lesson_people/create', { student_id: 'st2', lesson_date_time_id: 'l1' }],
    ]);
  });

  it('is taken off the list', async () => {
    const { sent } = open([leo]);
    await choose('Leo Park', 'Take off the list');
    await screen.findByText('Leo Park was taken off the waiting list');
    expect(sent()).toEqual([['waiting_list/leave', { student_id: 'st2', lesson_date_time_id: 'l1' }]]);
  });

  it('keeps a free place from others: that is said before somebody else gets it', async () => {
    open([{ ...leo, offered_until: '2026-11-20T18:00:00Z' }], { max_enrollment: 2 });
    await screen.findByText(/1 free place is held for who waits\. Adding somebody else gives it away/);
  });

  it('is asked for nowhere where the barn keeps no lists', async () => {
    const { calls } = open([], { waiting: 0 }, {}, 0);
    await screen.findByText('Open lesson');
    expect(calls.map(({ path }) => path)).not.toContain('waiting_list/lesson');
    expect(screen.queryByText('WAITING LIST')).toBeNull();
  });
});

describe('a place that is kept for a guest', () => {
  const guests = [{ id: 'e1', first_name: 'Nora', kept_until: '2026-11-21T14:01:00Z' }];
  const kept = { 'waiting_list/lesson': () => ({ waiting: [], guests }) };

  it('is said beside the lesson, with until when, and leads to the enquiry', async () => {
    open([], { max_enrollment: 2, waiting: 0 }, kept, 0);
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toBe('NoraA guest asked; kept until Sat 21 Nov, 09:01');
    expect(screen.getByRole('link', { name: 'Nora' }).getAttribute('href')).toBe('/enquiries/all/e1');
    expect(screen.queryByRole('heading', { name: 'WAITING LIST' })).toBeNull();
  });

  it('is not counted among those that are held for who waits', async () => {
    open([leo], { max_enrollment: 3 }, { 'waiting_list/lesson': () => ({ waiting: [leo], guests }) });
    await screen.findByText(/^1 free place is held for who waits/);
  });

  it('is asked for only where something is kept', async () => {
    const { calls } = open([], { max_enrollment: 2, cnt: 1, available: 1, waiting: 0 }, kept, 0);
    await screen.findByText('Open lesson');
    expect(calls.map(({ path }) => path)).not.toContain('waiting_list/lesson');
  });
});
