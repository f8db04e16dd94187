import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { ClosurePage } from './ClosurePage';

const lesson = (id: string, date: string, own: object = {}) => ({
  id,
  date,
  start: '16:00',
  end: '17:00',
  starts_at: `${date}T21:00:00Z`,
  title: `Lesson ${id}`,
  cnt: 1,
  max: 4,
  ...own,
});
const preview = ({ body }: { body: unknown }) => ({
  allowed: 1,
  reason: null,
  lessons: (body as { bulkIds: string[] }).bulkIds.length,
  riders: 2,
  get_back: 0,
  makeups: 0,
  makeups_restored: 0,
  single_lessons: 0,
  credits: 0,
  refunds: 0,
  invoices_lowered: 0,
  nothing: 2,
  students: [],
  mails: 0,
  without_address: 0,
  recipients: [],
});

const open = (answers: Answers = {}, at = '/closedDays?from=2036-12-24&to=2036-12-26') => {
  const { calls, address } = openScreen(<ClosurePage />, {
    at,
    answers: {
      'closed_days/between': () => ({
        closures: [{ name: 'Winter break', first_day: '2036-12-24', last_day: '2036-12-26' }],
      }),
      'lessons/calendar': () => ({
        lessons: [
          lesson('b', '2036-12-25'),
          lesson('a', '2036-12-24'),
          lesson('c', '2036-12-26', { is_cancelled: 1 }),
          lesson('d', '2036-12-23'),
        ],
        sections: [],
      }),
      'lessons/previewBulk': preview,
      'lessons/bulkCancel': () => ({ id: 'r1', success: 'Lessons Cancelled' }),
      'lessons/bulkRun': () => ({
        id: 'r1',
        kind: 'cancel',
        state: 'done',
        success: 'Lessons Cancelled',
        total: 1,
        done: 1,
        reverted: 0,
        riders_kept: 0,
        skipped: [],
        undo_until: null,
        mails: [],
      }),
      ...answers,
    },
  });
  return { address, sent: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body) };
};

describe('lessons on closed days', () => {
  it('are all chosen, in their order, with what each gets; the day before and what is off are not among them', async () => {
    const { sent, address } = open();
    const boxes = await screen.findAllByRole('checkbox', { name: /Lesson/ });
    expect(boxes.map((box) => box.closest('label')?.textContent?.slice(0, 10))).toEqual(['Wed 24 Dec', 'Thu 25 Dec']);
    screen.getByText('Winter break', { exact: false });
    fireEvent.click(boxes[1] as HTMLElement);
    screen.getByText('1 of 2 selected');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel 1 lesson' }));
    await waitFor(() => expect(sent('lessons/bulkCancel')).toHaveLength(1));
    expect(sent('lessons/bulkCancel')[0]).toMatchObject({ bulkIds: ['a'], cancelReason: 'HOL' });
    await screen.findByText('1 lesson cancelled');
    expect(address()).toContain('run=r1');
  });

  it('that are none any more lead back', async () => {
    open({ 'lessons/calendar': () => ({ lessons: [], sections: [] }) });
    await screen.findByText('No lesson is on any more on these days');
    expect(screen.getByRole('link', { name: 'Closed days' }).getAttribute('href')).toBe('/setup/closeddays');
  });

  it('of no days are not asked for', async () => {
    open({}, '/closedDays?from=2036-12-24&to=2036-12-01');
    await screen.findByText('There are no such closed days');
  });
});
