import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLesson } from '@/data/day/testing/builders';
import { refuse, type Answers } from '@/testing/server';
import { open } from './testing/open-calendar';

describe('a lesson moved by keyboard', () => {
  const quiet = { instructor_id: null, instructor_name: null, cnt: 0 };
  const lift = async (answers: Answers = {}, lesson: object = quiet, at = '?view=day&date=2026-11-24&columns=none') => {
    const sent: unknown[] = [];
    await open({
      at,
      lessons: [lesson],
      barn: { calendar_interval: 30 },
      answers: {
        'lessons/reschedule': ({ body }) => {
          sent.push(body);
          return { lesson: aLesson(), warnings: [] };
        },
        ...answers,
      },
    });
    const press = (key: string, shiftKey = false) =>
      fireEvent.keyDown(document.activeElement as Element, { key, shiftKey });
    act(() => document.querySelector<HTMLElement>('.rbc-event')?.focus());
    press('m');
    return { sent, press };
  };

  it('keeps the focus after the question that comes first has been answered', async () => {
    const { sent, press } = await lift({}, {}, '?view=week&date=2026-11-24');
    press('ArrowRight');
    press('Enter');
    const question = await screen.findByRole('dialog', { name: /^Move/ });
    const yes = within(question).getByRole('button', { name: 'Move' });
    act(() => yes.focus());
    fireEvent.click(yes);
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.classList.contains('lesson-l1')).toBe(true);
  });

  it('says where it would stand and what is in the way, and is saved when it is dropped', async () => {
    const { sent, press } = await lift();
    press('ArrowDown');
    press('ArrowDown', true);
    const said = screen.getByText(/Tue 24 Nov, 16:30–18:00/).closest('[role="status"]');
    await waitFor(() => expect(said?.textContent).toContain('Free: Indoor'));
    press('Enter');
    await waitFor(() =>
      expect(sent).toMatchObject([{ id: 'l1', start: '2026-11-24 16:30', end: '2026-11-24 18:00', version: 1 }]),
    );
    await screen.findByText('Event Beginner group has been successfully rescheduled');
  });

  const inColumns = '?view=day&date=2026-11-24&columns=staff';

  it('is given to another one at another time as one change, which an undo takes back whole', async () => {
    const { sent, press } = await lift({}, quiet, inColumns);
    press('ArrowDown');
    press('ArrowLeft');
    press('Enter');
    const question = await screen.findByRole('dialog', { name: 'Move Beginner group?' });
    within(question).getByText('Tue 24 Nov, 16:30–17:30, Tom Becker');
    fireEvent.click(within(question).getByRole('button', { name: 'Move' }));
    await screen.findByText('Event Beginner group has been successfully rescheduled');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([
      { start: '2026-11-24 16:30', end: '2026-11-24 17:30', instructor_id: 'i2', version: 1 },
      { start: '2026-11-24 16:00', end: '2026-11-24 17:00', instructor_id: null },
    ]);
  });

  it('is put back by Escape', async () => {
    const { sent, press } = await lift();
    press('ArrowDown');
    press('Escape');
    expect(screen.queryByText(/16:30–17:30/)).toBeNull();
    expect(sent).toEqual([]);
  });

  it('that somebody else moved meanwhile is moved from there, if that is wanted', async () => {
    const current = { ...aLesson({ version: 5, scheduled_starttime: '10:00' }), changed_by: 'Tom Becker' };
    const tries: unknown[] = [];
    const { press } = await lift({
      'lessons/reschedule': ({ body }) => {
        tries.push(body);
        return tries.length > 1 ? { lesson: aLesson(), warnings: [] } : refuse(412, { message: 'Stale', current });
      },
    });
    press('ArrowDown');
    press('Enter');
    await screen.findByText('Tom Becker changed this lesson meanwhile');
    fireEvent.click(screen.getByRole('button', { name: 'Keep what I filled in' }));
    await waitFor(() => expect(tries).toMatchObject([{ version: 1 }, { version: 5, start: '2026-11-24 16:30' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
