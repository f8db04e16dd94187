import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aHorse } from '@/testing/horses';
import { promised, refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { noLimits as none } from '@/testing/standing';
import { HorseContext } from './horse-context';
import { TimeOff } from './TimeOff';

const lesson = {
  id: 'l1',
  name: 'Beginners',
  scheduled_date: '2036-11-25',
  scheduled_starttime: '16:00',
  scheduled_endtime: '17:00',
  is_allday: 0,
  instructor_name: 'Maya Reyes',
  riders: [
    { lesson_person_id: 'lp1', student_id: 's1', name: 'Anna Kowalska' },
    { lesson_person_id: 'lp2', student_id: 's2', name: 'Leo Park' },
  ],
};
const alone = { ...lesson, id: 'l2', name: 'Show', riders: [] };
const choice = {
  id: 'h2',
  name: 'Juniper',
  lessons: 0,
  minutes: 0,
  most_lessons_a_day: null,
  most_minutes_a_day: null,
  in_lesson: 0,
  warnings: [],
};
const handed = [
  { lesson_person_id: 'lp1', seen_horse_id: 'h1', horse_id: 'h2' },
  { lesson_person_id: 'lp2', seen_horse_id: 'h1', horse_id: null },
];

const open = (answers: Answers = {}, as?: { type: 'INS'; codes: string[] }) =>
  openScreen(
    <HorseContext value={{ ...aHorse(), version: 1 } as never}>
      <TimeOff />
    </HorseContext>,
    {
      ...(as && { as }),
      answers: {
        'horses/limits': () => ({ limits: none }),
        'horses/previewTimeOff': () => ({ lessons: [lesson, alone], size: 2 }),
        'horses/choices': () => ({ horses: [choice] }),
        'horses/setTimeOff': () => ({ handed_over: handed, warnings: [] }),
        ...answers,
      },
    },
  );
const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ path }) => path === 'horses/setTimeOff').map(({ body }) => body);
const opened = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Off work…' }));
  return within(await screen.findByRole('dialog', { name: 'Biscuit is off work' }));
};

describe('a horse that is off work', () => {
  it('says first whom it is planned for, gives them others or none, and is taken back with its riders', async () => {
    const { calls } = open();
    const dialog = await opened();
    await dialog.findByText('Planned for 2 lessons on these days');
    dialog.getByText('Biscuit stands in it without a rider. Take it out in the lesson.');
    dialog.getByRole('button', { name: 'Take Biscuit off work: 2 riders without one' });
    fireEvent.click(
      dialog.getByRole('button', { name: 'Horse of Anna Kowalska, Tue 25 Nov 2036, 16:00–17:00: no horse' }),
    );
    fireEvent.click(await screen.findByRole('menuitem', { name: /^Juniper/ }));
    fireEvent.change(dialog.getByLabelText('Why'), { target: { value: ' lame ' } });
    fireEvent.click(
      await dialog.findByRole('button', {
        name: 'Take Biscuit off work: 1 rider on another horse, 1 rider without one',
      }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(sent(calls)).toMatchObject([
      { horse_id: 'h1', off_until: null, off_reason: 'lame', handovers: handed },
      {
        horse_id: 'h1',
        off_from: null,
        off_until: null,
        off_reason: null,
        handovers: [
          { lesson_person_id: 'lp1', seen_horse_id: 'h2', horse_id: 'h1' },
          { lesson_person_id: 'lp2', seen_horse_id: null, horse_id: 'h1' },
        ],
      },
    ]);
  });

  it('waits until it is known what is planned', async () => {
    open({ 'horses/previewTimeOff': () => promised().promise });
    const dialog = await opened();
    await dialog.findByRole('status', { name: 'Loading the lessons on these days' });
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Take Biscuit off work' }).disabled).toBe(true);
  });

  it('says when it is planned for nothing, and what the barn refuses at its field', async () => {
    open({
      'horses/previewTimeOff': () => ({ lessons: [], size: 0 }),
      'horses/setTimeOff': () =>
        refuse(400, { message: 'No', errors: [{ field: 'off_until', message: 'It works again later' }] }),
    });
    const dialog = await opened();
    await dialog.findByText('Biscuit is not planned for any lesson on these days.');
    fireEvent.click(dialog.getByRole('button', { name: 'Take Biscuit off work' }));
    await dialog.findByText('It works again later');
  });

  it('goes back to work by one press', async () => {
    const off = { ...none, off_from: '2026-11-20', off_reason: 'lame' };
    const { calls } = open({
      'horses/limits': () => ({ limits: off }),
      'horses/setTimeOff': () => ({ handed_over: [], warnings: [] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Back to work' }));
    await screen.findByText('Biscuit works again');
    expect(sent(calls)).toEqual([{ horse_id: 'h1', off_from: null, off_until: null, off_reason: null }]);
    screen.getByRole('button', { name: 'Change time off…' });
  });

  it('is an administrator’s to say', async () => {
    const { calls } = open({}, { type: 'INS', codes: ['VIEW_HORSE_PROFILE'] });
    await waitFor(() => expect(calls.some(({ path }) => path === 'horses/limits')).toBe(true));
    expect(screen.queryByRole('button', { name: 'Off work…' })).toBeNull();
  });
});
