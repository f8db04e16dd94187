import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import DaySheetPage from './DaySheetPage';
import { openDay } from './testing/open-day';

const sentence = 'Anna did not come to Noon group twice in a row. By the barn’s policy the place may be given away.';
const place = (id: string, scheduled_date: string) => ({
  lesson_person_id: id,
  lesson_date_time_id: `lesson-${id}`,
  scheduled_date,
});
const strike = (facts: object = {}) => ({
  lesson_person_id: 'before',
  student_id: 's1',
  name: 'Anna',
  lesson_date_time_series_id: null,
  title: 'Noon group',
  scheduled_date: '2026-11-17',
  starts_at: '2026-11-17T17:00:00Z',
  in_a_row: 2,
  of: 2,
  stand: 'reached',
  words: 'Second no-show in a row',
  next_words: 'Third no-show in a row',
  sentence,
  left_alone: null,
  release_after: 0,
  release: null,
  later: [place('lp7', '2026-12-01'), place('lp8', '2026-12-08')],
  ...facts,
});
const answering = (strikes: readonly object[]): Answers => ({
  'lesson_people/strikes': () => ({ strikes }),
  'lesson_people/delete': () => ({ lessonPersonIds: [], alert: null }),
});
/** Today, without a lesson. */
const open = (...strikes: readonly object[]) =>
  openScreen(<DaySheetPage openLesson={() => undefined} cancelStudent={() => undefined} />, {
    at: '/daysheet',
    as: { type: 'ADM', codes: ['day_sheet'] },
    answers: answering(strikes),
  });

describe('no-shows in a row on the day sheet', () => {
  it('ask staff, say which places would be released, and release those', async () => {
    const { calls } = open(strike());
    const asked = within(await screen.findByRole('region', { name: 'No-shows in a row' }));
    asked.getByText(sentence);
    fireEvent.click(asked.getByRole('button', { name: 'Release 2 later places…' }));
    const question = within(await screen.findByRole('dialog', { name: 'Release the later places of Anna?' }));
    const days = within(question.getByRole('list', { name: 'Places that are released' })).getAllByRole('listitem');
    expect(days.map(({ textContent }) => textContent)).toEqual(['Tue 1 Dec', 'Tue 8 Dec']);
    const sent = () => calls.filter(({ path, method }) => path === 'lesson_people/delete' && method === 'POST');
    expect(sent()).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Release 2 places' }));
    await screen.findByText('Anna: 2 places released');
    expect(sent().map(({ body }) => body)).toMatchObject([{ lesson_person_id: 'lp7', applyToFuture: 1 }]);
  });

  it('say when the places are released by themselves, and what the family knows of it', async () => {
    const told =
      'On Fri 4 Dec these places are released, and others may take them: Noon group, 2 lessons from Tue 1 Dec.';
    const release = (mail: string) => ({ release_after: 7, release: { on: '2026-12-04', sentence: told, mail } });
    open(
      strike(release('sent')),
      strike({ ...release('waiting'), lesson_person_id: 'w', name: 'Ben' }),
      strike({ ...release('lost'), lesson_person_id: 'l', name: 'Cleo' }),
    );
    await screen.findByText(`${told} The family was told by mail.`);
    screen.getByText(`${told} The family’s mail has not gone out yet; the days are counted from it.`);
    screen.getByText(/^The mail reached nobody in the family, so nothing is released by itself/);
    fireEvent.click(screen.getByRole('button', { name: 'Not this time: Anna, Noon group' }));
    await screen.findByText(/The family was told by mail that they are released: tell them that they stay\./);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getAllByRole('button', { name: 'Release 2 later places…' })[0]!);
    await screen.findByText('The family was told that it is on Fri 4 Dec: now it is sooner.');
  });

  it('may be left as they are', async () => {
    const { calls } = open(strike());
    fireEvent.click(await screen.findByRole('button', { name: 'Release 2 later places…' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.some(({ path }) => path === 'lesson_people/delete')).toBe(false);
  });

  it.each([
    ['the family has only been warned', strike({ stand: 'warned' })],
    ['no later place is left', strike({ later: [] })],
  ])('ask nobody where %s', async (_, one) => {
    open(one);
    await screen.findByText('There is nothing scheduled for today.');
    expect(screen.queryByRole('region', { name: 'No-shows in a row' })).toBeNull();
  });

  it('are left alone this time, with a reason, and asked again where that is taken back', async () => {
    let isLeft = false;
    const now = () => ({ strikes: isLeft ? [strike({ stand: 'left' })] : [strike()] });
    const set = (to: boolean) => () => {
      isLeft = to;
      return now();
    };
    const { calls } = openScreen(<DaySheetPage openLesson={() => undefined} cancelStudent={() => undefined} />, {
      at: '/daysheet',
      as: { type: 'ADM', codes: ['day_sheet'] },
      answers: {
        'lesson_people/strikes': now,
        'lesson_people/leaveNoShows': set(true),
        'lesson_people/askNoShowsAgain': set(false),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Not this time: Anna, Noon group' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave the places of Anna, this time?' }));
    question.getByText(/you are asked again after the next no-show/);
    fireEvent.change(question.getByLabelText('Reason'), { target: { value: ' Broke an arm ' } });
    fireEvent.click(question.getByRole('button', { name: 'Not this time' }));
    await screen.findByText('Anna keeps the places');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'No-shows in a row' })).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('region', { name: 'No-shows in a row' });
    const sent = calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
    expect(sent).toMatchObject([
      ['lesson_people/leaveNoShows', { lesson_person_id: 'before', reason: 'Broke an arm' }],
      ['lesson_people/askNoShowsAgain', { lesson_person_id: 'before' }],
    ]);
  });

  it('are nothing to decide for whoever may not take riders out', async () => {
    openScreen(<DaySheetPage openLesson={() => undefined} cancelStudent={() => undefined} />, {
      at: '/daysheet',
      as: { type: 'INS', codes: ['day_sheet', 'STAFF_CAN_VIEW_CALENDAR'] },
      answers: answering([strike()]),
    });
    const asked = within(await screen.findByRole('region', { name: 'No-shows in a row' }));
    expect(asked.queryByRole('button')).toBeNull();
  });

  it('are said beside the mark: the one that it is, and the one that it would be', async () => {
    openDay(
      {},
      answering([
        strike({ lesson_person_id: 'lp1' }),
        strike({ student_id: 's2', in_a_row: 1, next_words: 'Second no-show in a row', stand: 'counted' }),
      ]),
    );
    await screen.findByText('Second no-show in a row');
    screen.getByText('If absent: second no-show in a row');
  });
});
