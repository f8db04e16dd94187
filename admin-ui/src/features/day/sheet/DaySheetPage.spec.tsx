import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aRide, ofDay } from '@/data/day/testing/builders';
import type { Ride } from '@/data/day/roster';
import { refuse } from '@/testing/server';
import { loseServer, openScreen, openStory } from '@/testing/staff';
import { Empty, Full } from './day-sheet.stories';

const started = new Date(Date.now() - 3_600_000).toISOString();
const later = new Date(Date.now() + 3_600_000).toISOString();

const { screen: screenOf, at } = Full;

const openDay = (rides: () => readonly Ride[], answers = {}) =>
  openScreen(screenOf, { at, answers: { 'lessons/index': () => ofDay(rides()), ...answers } });

it('offers to mark everybody present once the lesson has begun, and not before', async () => {
  openDay(() => [
    aRide({ id: 'l1', title: 'Begun', starts_at: started }, [{}]),
    aRide({ id: 'l2', title: 'Later', starts_at: later }, [{}]),
  ]);
  await screen.findByText('Begun');
  expect(screen.getAllByRole('button', { name: 'Mark all present' })).toHaveLength(1);
  expect(screen.queryByText('Mark completed')).toBeNull();
});

it('says how many are present, and takes it back with a call', async () => {
  let code: 'SCH' | 'COM' = 'SCH';
  const rides = () => [
    aRide({ id: 'l1', starts_at: started, lesson_status_code: code }, [
      { enrollment_status_code: code, item_id: null, paid: 0 },
      { enrollment_status_code: code, horse_id: 'h2' },
      { enrollment_status_code: 'CNS', student_is_cancelled: 1 },
    ]),
  ];
  const { calls } = openDay(rides, {
    'lesson_people/markLessonCompleted': ({ body }: { body: unknown }) => {
      code = (body as { code: typeof code }).code;
      return ofDay(rides());
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all present' }));
  await screen.findByText('2 present');
  await screen.findByText('Completed');
  expect(screen.getByText('no package left')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Mark all present' });
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { lesson_date_time_id: 'l1', code: 'COM' },
    { lesson_date_time_id: 'l1', code: 'SCH' },
  ]);
});

it('stays on the screen while the server is away', async () => {
  openDay(() => [aRide({ id: 'l1', title: 'Begun' }, [{}])]);
  await screen.findByText('Begun');
  await loseServer();
  screen.getByText('Begun');
  expect(screen.queryByRole('alert')).toBeNull();
});

/** A server that remembers the marks it is sent. */
const openMarked = (riders: Parameters<typeof aRide>[1]) => {
  const codes = new Map<string, string>();
  const ride = aRide({ id: 'l1', starts_at: started }, riders);
  const { calls } = openDay(
    () => [
      {
        ...ride,
        students: ride.students.map((student) => {
          const code = codes.get(student.id) ?? 'SCH';
          return {
            ...student,
            enrollment_status_code: code as 'SCH',
            student_is_cancelled: code === 'CLC' || code === 'CNS' ? 1 : 0,
          };
        }),
      },
    ],
    {
      'lesson_people/updateAttendance': ({ body }: { body: unknown }) => {
        const { id, enrollment_status_code } = body as { id: string; enrollment_status_code: string };
        codes.set(id, enrollment_status_code);
        return {};
      },
    },
  );
  const press = async (name: string, label: string) =>
    fireEvent.click(
      within(await screen.findByRole('group', { name: `Attendance of ${name}` })).getByRole('button', { name: label }),
    );
  return { press, sent: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
};

it('says marks made one after another together, and takes all of them back by calls', async () => {
  const { press, sent } = openMarked([{ name: 'Anna' }, { name: 'Leo' }, { name: 'Mia' }]);
  await press('Anna', 'Present');
  await screen.findByText('Anna: present');
  await press('Leo', 'Present');
  await screen.findByText('2 present');
  await press('Mia', 'No show');
  await screen.findByText('2 present, 1 no-show');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('3 marks taken back');
  expect(sent().slice(3)).toEqual(['l1-0', 'l1-1', 'l1-2'].map((id) => ({ id, enrollment_status_code: 'SCH' })));
  await press('Anna', 'Present');
  await screen.findByText('Anna: present');
});

it('begins anew once the message has been closed', async () => {
  const { press } = openMarked([{ name: 'Anna' }, { name: 'Leo' }]);
  await press('Anna', 'Present');
  await screen.findByText('Anna: present');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
  await press('Leo', 'Late cancel');
  await screen.findByText('Leo: late cancel, the lesson counts as used');
});

it('keeps a row as it is below the thumb: the mark is pressed, what is settled leaves its room', async () => {
  const { press } = openMarked([{ name: 'Anna', item_id: null, paid: 0 }]);
  const need = await screen.findByText('no package left');
  const row = need.closest('li');
  await press('Anna', 'No show');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'No show' }).getAttribute('aria-pressed')).toBe('true'),
  );
  expect(screen.getByText('Anna').closest('li')).toBe(row);
  const room = screen.getByText('no package left');
  expect([room.className, room.ariaHidden]).toEqual(['need need-settled', 'true']);
  await press('Anna', 'No show');
  await waitFor(() => expect(screen.getByText('no package left').tagName).toBe('BUTTON'));
});

it('offers what is done with a whole lesson in its row; a cancelled one is not cancelled again, but may be deleted', async () => {
  openDay(
    () => [aRide({ id: 'l1', title: 'Jumping' }, [{}]), aRide({ id: 'l2', title: 'Gone', lesson_is_cancelled: 1 })],
    {
      'lessons/previewCancel': () => ({ allowed: 1, reason: null, sentence: '1 rider: 1 gets nothing.', students: [] }),
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'More about Gone' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Open lesson', 'Delete…']);
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'More about Jumping' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Cancel lesson…' }));
  await screen.findByText('1 rider: 1 gets nothing.');
});

// R139 R084
it('shows no time of a whole day, strikes out who has cancelled and says so, and ticks what is completed', async () => {
  openDay(() => [
    aRide({ id: 'l1', title: 'Show day', is_allday: 1, lesson_status_code: 'COM' }, [
      { name: 'Anna', enrollment_status_code: 'CWP', student_is_cancelled: 1 },
      { name: 'Leo', enrollment_status_code: 'COM' },
    ]),
  ]);
  await screen.findByText('Show day');
  expect(screen.queryByText(/16:00/)).toBeNull();
  expect(screen.getByText('Anna').tagName).toBe('S');
  screen.getByText('Student Cancel: Cancelled and added back to package');
  screen.getByText('Completed');
  expect(screen.queryByRole('button', { name: 'More about Anna' })).toBeNull();
  screen.getByRole('button', { name: 'More about Leo' });
});

it('says that there is nothing on an empty day (R139)', async () => {
  await openStory(Empty);
  expect(screen.queryByRole('button', { name: 'Add Event' })).toBeNull();
});

it('deletes a lesson from its menu once what goes with it was counted; a refusal is read, and the lesson as it is now (C23)', async () => {
  let version = 1;
  const sentence = '1 event on 24 November 2026 with 2 riders.';
  const { calls } = openDay(
    () => [aRide({ id: 'l1', title: version === 1 ? 'Beginner group' : 'Jumping', version }, [{}, {}])],
    {
      'lessons/previewDelete': () => ({ sentence }),
      'lessons/delete': () => {
        if (version === 2) return { lessonIds: ['l1'] };
        version = 2;
        return refuse(412, { message: 'Somebody else changed this meanwhile.' });
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'More about Beginner group' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete event' }));
  dialog.getByText('Warning! Events and all their associated data will be delete forever.');
  await dialog.findByText(sentence);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete this event' }));
  await screen.findByText('Somebody else changed this meanwhile.');
  await dialog.findByText('Jumping');
  fireEvent.click(dialog.getByRole('button', { name: 'Delete this event' }));
  await screen.findByText('Event Jumping has been successfully deleted');
  const sent = calls.filter(({ path }) => path === 'lessons/delete').map(({ body }) => body);
  expect(sent).toEqual([1, 2].map((seen) => ({ id: 'l1', applyToFuture: 0, sendNotification: 0, version: seen })));
  // Once when asked and once after the refusal; what is gone is not asked about.
  expect(calls.filter(({ path }) => path === 'lessons/previewDelete')).toHaveLength(2);
});

it('offers to delete to whoever may', async () => {
  openScreen(screenOf, {
    at,
    as: { type: 'INS', codes: ['STAFF_CAN_ACCESS_DAYSHEET'] },
    answers: { 'lessons/index': () => ofDay([aRide({ id: 'l1' }, [{}])]) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'More about Beginner group' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Open lesson']);
});
