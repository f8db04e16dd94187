import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLesson, aRider } from '@/data/day/testing/builders';
import { answerLeaving, isAskedToStay } from '@/testing/leaving';
import { aSection, planningOptions } from '@/testing/options';
import { refuse, promised } from '@/testing/server';
import type { Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import AddEvent from './AddEvent';

const section = aSection();
const options = planningOptions({
  horse: [
    { id: 'h1', name: 'Biscuit' },
    { id: 'h2', name: 'Comet' },
  ],
});
const day = {
  lessons: [aLesson({ id: 'l2', title: 'Jumping' })],
  LessonStudents: [aRider({ lesson_date_time_id: 'l2' })],
  LessonHorses: [],
  tasks: [],
};

const Adding = () => {
  const navigate = useNavigate();
  return <AddEvent onClose={() => void navigate('/daysheet')} />;
};

type How = { readonly at?: string; readonly codes?: readonly string[] };

const open = (answers: Answers = {}, { at = '/add/newevent?at=2026-11-24T16:00&for_section=s1', codes }: How = {}) => {
  const screens = (
    <Routes>
      <Route path="/add/newevent" element={<Adding />} />
      <Route path="*" element={<Link to="/add/newevent">the day sheet</Link>} />
    </Routes>
  );
  const { calls } = openScreen(screens, {
    at,
    ...(codes && { as: { type: 'INS', codes } }),
    answers: {
      'options/index': () => ({ options }),
      'lessons/index': () => day,
      'lessons/createSingleLesson': () => ({ warnings: [] }),
      'lessons/previewDates': () => ({ count: 0, dates: [] }),
      ...answers,
    },
  });
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const paths = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  return { sent, paths };
};

const clients = () => screen.findByRole('combobox', { name: 'CLIENTS' });
const choose = async (name: string) => {
  const field = await clients();
  fireEvent.change(field, { target: { value: name } });
  await screen.findByRole('option', { name: new RegExp(name) });
  fireEvent.keyDown(field, { key: 'Enter' });
  return field;
};

const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save Event' }));
const bare = { at: '/add/newevent?at=2026-11-24T16:00' };
const value = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('adding an event', () => {
  it('warns of a missing section and a missing place for fifteen seconds, in the same words, and sends nothing (R070)', async () => {
    const { sent } = open({}, bare);
    await save();
    await waitFor(() => expect(screen.getAllByText('section is required')).toHaveLength(3));
    const toast = screen.getByRole('alert');
    expect(toast.textContent).toContain('section is required');
    expect(sent()).toEqual([]);
  });

  it('is made by one click on a likely section and one on Save (R041 R071)', async () => {
    const other = { ...section, id: 's2', name: 'Novice group' };
    const { sent, paths } = open(
      { 'options/index': () => ({ options: { ...options, section: [other, section] } }) },
      bare,
    );
    const likely = within(await screen.findByRole('group', { name: 'Likely sections' }));
    // The lesson of that day and hour is one of Beginner group.
    await waitFor(() =>
      expect(likely.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Beginner group',
        'Novice group',
      ]),
    );
    fireEvent.click(likely.getByRole('button', { name: 'Beginner group' }));
    await save();
    await screen.findByText('the day sheet');
    await screen.findByText('Beginner group Tue 24 Nov, 16:00 has been saved successfully');
    expect(paths()).toEqual(['lessons/createSingleLesson']);
    expect(sent()).toMatchObject([
      { section_id: 's1', title: 'Beginner group', start: '2026-11-24 16:00', end: '2026-11-24 17:00' },
    ]);
  });

  it('stays open with the server’s reason where it is refused, and waits while it is sent (R071)', async () => {
    const answer = promised<unknown>();
    open({ 'lessons/createSingleLesson': () => answer.promise });
    await clients();
    await save();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /Save Event/ }).disabled).toBe(true),
    );
    answer.keep(refuse(409, { message: 'This time has passed.' }));
    await screen.findByText('This time has passed.');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /Save Event/ }).disabled).toBe(false),
    );
  });

  it('is a series where it repeats, and says so (R071 R076 R077)', async () => {
    const { sent, paths } = open({ 'lessons/createRecurringLesson': () => ({ warnings: [] }) });
    const repeats = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Repeats' });
    expect([...repeats.options].map(({ text }) => text)).toEqual([
      'Does Not Repeat',
      'Repeats Weekly',
      'Repeats Every Two Weeks',
      'Repeats Daily',
    ]);
    expect(repeats.value).toBe('none');
    fireEvent.change(repeats, { target: { value: 'weekly' } });
    const ends = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ends' });
    expect([...ends.options].map(({ text }) => text)).toEqual(['after N times', 'ongoing', 'on date']);
    expect(value('Times')).toBe('4');
    await save();
    await screen.findByText('Recurring Beginner group Tue 24 Nov, 16:00 has been saved successfully');
    expect(paths()).toContain('lessons/createRecurringLesson');
    const event = { is_recuring: 1, frequency: 1, measure: 'weeks', endtype: 'after', repeat_count: 4 };
    expect(sent()).toContainEqual(expect.objectContaining(event));
  });

  it('shows the dates that it will be made on, and makes none that was left out by a click', async () => {
    const day = (date: string, skipped: readonly string[]) => ({
      date,
      start: `${date} 16:00`,
      end: `${date} 17:00`,
      is_left_out: Number(skipped.includes(date)),
      closed_for: null,
      is_past: 0,
      is_holiday: 0,
      clock_change: null,
      warnings: [],
    });
    const asked = jest.fn((body: { skip_dates?: string[] }) => {
      const dates = ['2026-11-24', '2026-12-01'].map((date) => day(date, body.skip_dates ?? []));
      const made = dates.filter(({ is_left_out }) => !is_left_out);
      return { description: `Every Tuesday until ${made.at(-1)?.date}`, count: made.length, dates };
    });
    const { sent } = open({
      'lessons/previewDates': ({ body }) => asked(body as { skip_dates?: string[] }),
      'lessons/createRecurringLesson': () => ({ warnings: [] }),
    });
    await choose('Anna');
    fireEvent.change(screen.getByRole('combobox', { name: 'Repeats' }), { target: { value: 'weekly' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Tue 1 Dec' }));
    await screen.findByText('Every Tuesday until 2026-11-24: 1 event, 1 date left out');
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      section_id: 's1',
      start: '2026-11-24 16:00',
      measure: 'weeks',
      students: ['st1'],
      instructor_id: 'i1',
      skip_dates: ['2026-12-01'],
    });
    await save();
    await waitFor(() =>
      expect(sent()).toContainEqual(expect.objectContaining({ is_recuring: 1, skip_dates: ['2026-12-01'] })),
    );
  });

  it('begins anew each time it is opened (R072)', async () => {
    open();
    await clients();
    fireEvent.change(screen.getByLabelText('TITLE'), { target: { value: 'Gymkhana' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Repeats' }), { target: { value: 'daily' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await answerLeaving('Leave');
    fireEvent.click(await screen.findByRole('link', { name: 'the day sheet' }));
    await clients();
    expect(value('TITLE')).toBe('');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Repeats' }).value).toBe('none');
  });

  it('takes additional staff in pairs, counted after the instructor (R073)', async () => {
    const message = 'Tom Becker is also in Jumping at 16:00 on Tue 24 Nov';
    const warning = { code: 'instructor_double_booked', about_name: 'Tom Becker', message };
    const tom = { id: 'i2', name: 'Tom Becker' };
    const dates = jest.fn(() => ({ count: 0, dates: [] }));
    const { sent } = open({
      'options/index': () => ({
        options: { ...options, instructor: [...options.instructor, tom], task: [{ id: 't1', name: 'Leader' }] },
      }),
      'lessons/warnings': ({ query }) => ({ warnings: query.get('staff')?.includes('i2') ? [warning] : [] }),
      'lessons/previewDates': ({ body }) => dates(...([body] as unknown as [])),
    });
    await clients();
    fireEvent.click(screen.getByRole('button', { name: 'Add a person' }));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Task 2' }), { target: { value: 't1' } });
    await save();
    await screen.findByText('Staff can not be empty');
    expect(sent()).toEqual([]);
    expect(screen.queryByText(/is also in Jumping/)).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: 'Staff 2' }), { target: { value: 'i2' } });
    await screen.findByText(/is also in Jumping/);
    const repeats = screen.getByRole('combobox', { name: 'Repeats' });
    fireEvent.change(repeats, { target: { value: 'weekly' } });
    await waitFor(() => expect(dates).toHaveBeenCalledWith(expect.objectContaining({ staff: ['i2'] })));
    fireEvent.change(repeats, { target: { value: 'none' } });
    await save();
    await waitFor(() =>
      expect(sent()).toContainEqual(expect.objectContaining({ taskStaff: [{ staff: 'i2', task: 't1' }] })),
    );
  });

  it.each([
    [[], []],
    [['STAFF_CAN_ADD_STUDENTS'], ['CLIENTS']],
    [['STAFF_CAN_ADD_HORSES'], ['HORSES']],
    [['STAFF_CAN_ADD_STAFF'], ['Additional Staff/Volunteers']],
  ])('offers staff the blocks that their role has: %j (R074)', async (codes, blocks) => {
    open({}, { codes: ['STAFF_CAN_VIEW_CALENDAR', ...codes] });
    await screen.findByText('Once, Tue 24 Nov, 16:00');
    if (blocks.length > 0) await screen.findByText(blocks[0]!);
    const shown = ['CLIENTS', 'HORSES', 'Additional Staff/Volunteers'].filter((text) => screen.queryByText(text));
    expect(shown).toEqual(blocks);
  });

  it('tells staff who add riders to their own lessons alone (A02)', async () => {
    open({}, { codes: ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_CAN_ADD_STUDENTS', 'STAFF_RESTRICT_ADD_STUDENTS_SELF'] });
    await screen.findByText('Your role adds riders to the lessons that you teach only.');
  });

  it('has no horses before there are any to choose from (R075)', async () => {
    open({ 'options/index': () => ({ options: { ...options, horse: [] } }) });
    await clients();
    expect(screen.queryByText('HORSES')).toBeNull();
  });

  it('marks a rider who is chosen already (R079)', async () => {
    open();
    await choose('Leo');
    const option = await screen.findByRole('option', { name: /Leo Park/ });
    expect(option.textContent).toBe('Leo Parkalready selected');
    expect(option.getAttribute('aria-disabled')).toBe('true');
  });

  it('opened without a slot begins at the barn’s usual time (G06)', async () => {
    open({}, { at: '/add/newevent' });
    await clients();
    expect([value(/^Start/), value(/^End/)]).toEqual(['16:00', '17:00']);
  });

  it('takes the rider that Enter was pressed for, and saves by its button alone', async () => {
    const { sent } = open();
    await choose('Leo');
    screen.getByRole('button', { name: 'Leo Park' });
    expect(sent()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Save Event' }));
    await screen.findByText('the day sheet');
    expect(sent()).toMatchObject([{ students: ['st2'], section_id: 's1', start: '2026-11-24 16:00' }]);
  });

  it('offers those of its section first, and all others as well (R040 R041)', async () => {
    open({
      'options/index': () => ({ options: { ...options, section: [{ ...section, has_horses: 1, has_students: 1 }] } }),
      'section_students/index': () => ({ list: [{ id: 'st2', name: 'Leo Park' }] }),
      'section_horses/index': () => ({ list: [{ id: 'h2', name: 'Comet' }] }),
    });
    const offered = async (label: string) => {
      const field = await screen.findByRole('combobox', { name: label });
      fireEvent.mouseDown(field);
      await screen.findByText('Of this section');
      const names = within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
      fireEvent.blur(field);
      return names;
    };
    expect(await offered('CLIENTS')).toEqual(['Leo Park', 'Anna Kowalska']);
    expect(await offered('HORSES')).toEqual([expect.stringContaining('Comet'), expect.stringContaining('Biscuit')]);
  });

  it('is not thrown away unasked once it is filled in, by Escape or Cancel', async () => {
    open();
    const field = await choose('Leo');
    fireEvent.keyDown(field, { key: 'Escape' });
    fireEvent.keyDown(field, { key: 'Escape' });
    await answerLeaving('Stay');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await answerLeaving('Stay');
    screen.getByRole('button', { name: 'Leo Park' });
  });

  it('begins with the day that is looked at, and with today where that has passed', async () => {
    open({}, { at: '/add/newevent?date=2099-11-24' });
    expect(await screen.findByDisplayValue('Tue 24 Nov 2099')).toBeTruthy();
  });

  it('is shown once its lists have come, or says why they have not', async () => {
    const late = promised();
    open({ 'options/index': () => late.promise });
    await screen.findByRole('status', { name: 'Loading the form' });
    expect(screen.queryByRole('button', { name: 'Save Event' })).toBeNull();
    late.keep(refuse(500, { message: 'The lists are away.' }));
    await screen.findByText('The lists are away.');
  });

  it('is left unasked where nothing is filled in (R072)', async () => {
    open();
    fireEvent.keyDown(await clients(), { key: 'Escape' });
    await screen.findByText('the day sheet');
    expect(isAskedToStay()).toBe(false);
  });

  it('says before it is saved who and what is wanted elsewhere, and is saved all the same', async () => {
    const about = { lesson_date_time_id: 'l9', about_id: 'st1', other_lesson_id: 'l2' };
    const warnings = [
      {
        ...about,
        code: 'rider_double_booked',
        message: 'Anna Kowalska is also in Jumping at 16:00',
        about_name: 'Anna Kowalska',
      },
      {
        ...about,
        code: 'location_double_booked',
        message: 'Indoor is also taken by Jumping at 16:00',
        about_name: 'Indoor',
      },
    ];
    const asked: URLSearchParams[] = [];
    const { sent } = open({
      'lessons/createSingleLesson': () => ({ warnings }),
      'lessons/warnings': ({ query }) => {
        asked.push(query);
        return { warnings: query.get('students') ? warnings : [] };
      },
    });
    await choose('Anna');
    await screen.findByText('Anna Kowalska', { selector: '.clash strong' });
    expect(screen.getAllByText(/is also (in|taken by) Jumping at 16:00/)).toHaveLength(2);
    expect(asked.at(-1)?.get('start')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    fireEvent.change(screen.getByLabelText('Why go on? (optional)'), { target: { value: 'Shared today' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save Event' }));
    await waitFor(() => expect(sent()).toMatchObject([{ override_reason: 'Shared today' }]));
  });

  it('says when a place that several share gets too full, by the section and without a rider', async () => {
    const message = 'Arena: 4 of 3 units from 16:30 to 17:00 on Tue 24 Nov: Beginners 2, Open 1, this event 1';
    open({
      'lessons/warnings': ({ query }) => ({
        warnings:
          query.get('section_id') === 's1' && query.get('location_id')
            ? [{ code: 'location_double_booked', message, lesson_date_time_id: 'l9', about_name: 'Arena' }]
            : [],
      }),
    });
    await screen.findByText('Arena', { selector: '.clash strong' });
    screen.getByText(/4 of 3 units from 16:30 to 17:00/);
  });

  it('offers the horses as the server orders them, each with its day and what speaks against it', async () => {
    const day = { minutes: 0, most_lessons_a_day: null, most_minutes_a_day: null, in_lesson: 0, warnings: [] };
    const wanted = {
      code: 'horse_double_booked',
      message: 'Biscuit is also in Jumping at 16:00 on Tue 24 Nov',
      lesson_date_time_id: 'l9',
      about_id: 'h1',
      about_name: 'Biscuit',
      other_lesson_id: 'l2',
    };
    open({
      'horses/choices': () => ({
        horses: [
          { ...day, id: 'h2', name: 'Comet', lessons: 0 },
          { ...day, id: 'h1', name: 'Biscuit', lessons: 2, most_lessons_a_day: 3, warnings: [wanted] },
        ],
      }),
    });
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'HORSES' }));
    await waitFor(() =>
      expect(
        within(screen.getByRole('listbox'))
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['Cometrested', 'Biscuit2 of 3 lessons that day is also in Jumping at 16:00 on Tue 24 Nov']),
    );
  });
});
