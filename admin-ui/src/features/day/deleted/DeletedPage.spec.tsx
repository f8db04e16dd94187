import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DeletedLesson } from '@/data/requests/deleted-lessons';
import { refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import DeletedPage from './DeletedPage';

const gone = (id: string, more: Partial<DeletedLesson> = {}): DeletedLesson => ({
  id,
  name: `Lesson ${id}`,
  scheduled_date: '2026-11-24',
  scheduled_starttime: '16:00',
  scheduled_endtime: '17:00',
  is_allday: 0,
  location_name: 'Indoor arena',
  deleted_at: '2026-11-20T15:04:00Z',
  deleted_by: 'Kasia Kowalska',
  riders: [{ student_id: 'anna', name: 'Anna Park', is_active: 1 }],
  other_riders: 0,
  ...more,
});
const lessons = [
  gone('one'),
  gone('two', { scheduled_date: '2026-12-01', riders: [], other_riders: 2 }),
  gone('three', {
    deleted_at: '2026-11-19T09:00:00Z',
    deleted_by: null,
    riders: [{ student_id: 'leo', name: 'Leo Kim', is_active: 0 }],
  }),
];

const open = (answers: Answers = {}) => {
  const { calls } = openScreen(<DeletedPage />, {
    at: '/deleted',
    answers: {
      'lessons/deleted': () => ({ lessons, size: 3 }),
      'lessons/previewRestore': ({ body }) => ({
        lessons: (body as { idarray: string[] }).idarray.length,
        riders: 1,
        left_out: 1,
        warnings: [
          {
            code: 'horse_double_booked',
            message: 'Luna is in Jumping at 16:00',
            lesson_date_time_id: 'one',
            about_id: 'luna',
            about_name: 'Luna',
            other_lesson_id: null,
          },
        ],
      }),
      'lessons/restore': ({ body }) => ({ lessonIds: (body as { idarray: string[] }).idarray }),
      ...answers,
    },
  });
  return (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);
};
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('deleted events', () => {
  it('stand together as they went, with who did it, when they were and who was in them', async () => {
    open();
    const together = within(await screen.findByRole('region', { name: /^Deleted Fri 20 Nov, .* by Kasia Kowalska$/ }));
    expect(together.getAllByRole('checkbox')).toHaveLength(2);
    await box(/Tue 24 Nov, 16:00–17:00 Lesson one Indoor arena · Anna Park 1 rider/);
    await box(/Lesson two .* 2 riders/);
    within(screen.getByRole('region', { name: /^Deleted Thu 19 Nov, \d\d:\d\d$/ })).getByText(/Leo Kim \(inactive\)/);
  });

  it('are brought back after what comes of it was read', async () => {
    const sent = open();
    fireEvent.click(await box(/Lesson one/));
    fireEvent.click(await box(/Lesson two/));
    press('Bring back 2 events…');
    const question = within(await screen.findByRole('dialog', { name: 'Bring back events' }));
    await question.findByText('1 rider gets the place back, with horses; packages pay for them as for new places.');
    question.getByText('1 rider is inactive and left out.');
    question.getByText('Luna');
    fireEvent.click(question.getByRole('button', { name: 'Bring back 2 events' }));
    await screen.findByText('2 events are back');
    expect(sent('lessons/restore')).toEqual([{ idarray: ['one', 'two'], sendNotification: expect.any(Number) }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('lessons/deleted').length).toBeGreaterThan(1);
  });

  it('are found by event and rider; all that are shown are chosen at once', async () => {
    open();
    await box(/Lesson one/);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Event or rider' }), { target: { value: 'leo' } });
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    press('select all');
    screen.getByText('1 of 3 selected');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Event or rider' }), { target: { value: 'zzz' } });
    screen.getByText('No deleted event is called so');
    press('none');
    screen.getByText('0 of 3 selected');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bring back…' }).disabled).toBe(true);
  });

  it('stay chosen where the server refuses, which is said', async () => {
    open({
      'lessons/restore': () => refuse(409, { message: 'Deleted events can be brought back for 30 days.' }),
    });
    fireEvent.click(await box(/Lesson one/));
    press('Bring back 1 event…');
    const question = within(await screen.findByRole('dialog', { name: 'Bring back event' }));
    await question.findByText(/gets the place back/);
    fireEvent.click(question.getByRole('button', { name: 'Bring back 1 event' }));
    await screen.findByText('Deleted events can be brought back for 30 days.');
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByText('1 of 3 selected');
  });

  it('say that there are none', async () => {
    open({ 'lessons/deleted': () => ({ lessons: [], size: 0 }) });
    await screen.findByText('Nothing was deleted in the last 30 days');
  });
});
