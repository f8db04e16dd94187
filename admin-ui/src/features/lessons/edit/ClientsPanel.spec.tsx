import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aNote } from '@/features/notes/testing/builders';
import { aLesson, aRider } from '@/data/day/testing/builders';
import { someOptions } from '@/testing/options';
import { refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { ClientsPanel } from './ClientsPanel';
import { EditingContext, type Editing } from './edit-context';
import { anEditing } from './testing/editing';

const leo = { id: 'st2', name: 'Leo Park', account_name: null };
const mia = { id: 'st3', name: 'Mia Stone', account_name: null };
const horses = [
  { id: 'h1', name: 'Biscuit' },
  { id: 'h2', name: 'Comet' },
];
const options = someOptions({ student: [leo, mia], horse: horses });
const jumping = aLesson({ id: 'l2', title: 'Jumping' });
const inJumping = aRider({ id: 'lp9', lesson_date_time_id: 'l2', student_id: 'st2', name: 'Leo Park', horse_id: 'h2' });

type As = { type: 'INS'; codes: readonly string[] };

const open = (riders = [aRider()], answers: Answers = {}, own: Partial<Editing> = {}, as?: As) => {
  const editing = anEditing({ lesson: aLesson({ is_recuring: 1 }), students: riders }, own);
  const shown = (
    <EditingContext value={editing}>
      <ClientsPanel />
    </EditingContext>
  );
  const day = { lessons: [aLesson(), jumping], LessonStudents: [...riders, inJumping], LessonHorses: [], tasks: [] };
  const { calls } = openScreen(shown, {
    ...(as && { as }),
    answers: {
      'options/index': () => ({ options }),
      'lessons/index': () => day,
      'notes_clients/index': () => ({ notes: [], can_add: 1, can_add_private: 1 }),
      ...answers,
    },
  });
  return { editing, sent: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
};

const choose = async (...names: string[]) => {
  const field = await screen.findByRole('combobox', { name: 'Add clients' });
  for (const name of names) {
    fireEvent.change(field, { target: { value: name } });
    await screen.findByRole('option', { name: new RegExp(name) });
    fireEvent.keyDown(field, { key: 'Enter' });
  }
};

const twice = {
  code: 'rider_double_booked',
  message: 'Leo Park is also in Jumping at 16:00 on Tue 24 Nov',
  lesson_date_time_id: 'l1',
  about_id: 'st2',
  about_name: 'Leo Park',
  other_lesson_id: 'l2',
};

describe('adding riders to a lesson', () => {
  it('tells before and after who rides elsewhere, and adds them all the same', async () => {
    const asked: (string | null)[] = [];
    const { sent } = open([aRider()], {
      'lesson_people/create': () => ({ warnings: [twice] }),
      'lessons/warnings': ({ query }) => {
        if (query.get('only')) asked.push(...['id', 'only', 'students'].map((name) => query.get(name)));
        return { warnings: [twice] };
      },
    });
    await choose('Leo Park');
    await screen.findByText('Leo Park', { selector: '.clash strong' });
    screen.getByText(/is also in Jumping at 16:00 on Tue 24 Nov/);
    expect(asked).toEqual(['l1', '1', '["st2"]']);
    fireEvent.change(screen.getByLabelText('Why go on? (optional)'), { target: { value: ' Rides half of each ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText(/Leo Park is also in Jumping at 16:00 on Tue 24 Nov/);
    expect(sent()).toEqual([
      { student_id: 'st2', lesson_date_time_id: 'l1', applyToFuture: 0, override_reason: 'Rides half of each' },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add' })).toBeNull());
  });

  it('says why one could not be added, and adds nobody twice', async () => {
    const refused = jest
      .fn()
      .mockReturnValueOnce({ warnings: [] })
      .mockReturnValue(refuse(409, { message: 'Full.' }));
    const { sent } = open([], { 'lesson_people/create': refused });
    await choose('Leo Park', 'Mia Stone');
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText('Full.');
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent().map((body) => (body as { student_id: string }).student_id)).toEqual(['st2', 'st3', 'st3']);
  });
});

describe('a rider’s horse', () => {
  const pick = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: /^Anna Kowalska: Biscuit/ }));
    const list = within(await screen.findByRole('dialog', { name: 'Choose a horse for Anna Kowalska' }));
    await list.findByText(/is also in Jumping at 16:00/);
    fireEvent.click(list.getByRole('button', { name: new RegExp(name) }));
  };

  it('is chosen as on the day sheet, busy ones marked, with what the server says of it', async () => {
    const message = 'Comet is also in Jumping at 16:00 on Tue 24 Nov';
    const about = { lesson_date_time_id: 'l1', about_id: 'h2', about_name: 'Comet', other_lesson_id: 'l2' };
    const warnings = [{ code: 'horse_double_booked', message, ...about }];
    const day = { lessons: 1, minutes: 60, most_lessons_a_day: null, most_minutes_a_day: null, in_lesson: 0 };
    const { sent } = open([aRider()], {
      'horses/choices': () => ({ horses: [{ ...day, id: 'h2', name: 'Comet', warnings }] }),
      'lesson_people/updateHorseInStudentLesson': () => ({ warnings }),
    });
    await pick('Comet');
    await screen.findByText(new RegExp(message));
    expect(sent()).toEqual([{ lesson_person_id: 'lp1', horse_id: 'h2', horse_name: 'Comet' }]);
  });
});

describe('two riders of a lesson who change horses', () => {
  it('are not told of the moment in which they shared one', async () => {
    const shared = { code: 'horse_shared', message: 'Biscuit has another rider in this lesson' };
    const answers = jest
      .fn()
      .mockReturnValueOnce({ warnings: [shared] })
      .mockReturnValue({ warnings: [] });
    const mio = aRider({ id: 'lp2', student_id: 'st3', name: 'Mia Stone', horse_id: 'h3', assigned_to: 'Dusty' });
    open([aRider(), mio], { 'lesson_people/updateHorseInStudentLesson': answers });
    const horse = await screen.findByRole('button', { name: /^Anna Kowalska: Biscuit/ });
    fireEvent.keyDown(horse, { key: 'ArrowDown', altKey: true });
    await screen.findByText('Mia Stone rides Biscuit');
    expect(answers).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/another rider/)).toBeNull();
  });
});

describe('an absent rider', () => {
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('keeps place and row, so that nothing moves below the thumb that marks, and can be marked otherwise (R084)', async () => {
    const absent = aRider({ student_is_cancelled: 1, enrollment_status_code: 'CLC' });
    const mio = aRider({ id: 'lp2', student_id: 'st3', person_id: 'pe3', name: 'Mia Stone' });
    open([absent, mio]);
    const row = within((await screen.findByRole('group', { name: 'Attendance of Anna Kowalska' })).closest('li')!);
    expect(rows()).toEqual([expect.stringContaining('Anna'), expect.stringContaining('Mia')]);
    expect(row.getByRole('button', { name: 'Late cancel' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(row.getByRole('button', { name: 'More about Anna Kowalska' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Change cancellation…',
      'Mark as not paid',
    ]);
  });
});

it('says of whom the family has confirmed that they come, unless they were absent', async () => {
  const absent = { student_is_cancelled: 1, enrollment_status_code: 'CNS' } as const;
  open([
    aRider({ confirmed: 1 }),
    aRider({ id: 'lp2', student_id: 'st3', name: 'Mia Stone' }),
    aRider({ id: 'lp3', student_id: 'st4', name: 'Leo Park', confirmed: 1, ...absent }),
  ]);
  await screen.findByText('Mia Stone');
  const says = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('· confirmed'));
  expect(says.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Anna')]);
});

describe('notes of a rider', () => {
  const notes = [aNote({ id: 'n1', person_id: 'pe1', notes: 'Good seat' })];
  const noted = { 'notes_clients/index': () => ({ notes, can_add: 1, can_add_private: 1 }) };
  const add = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'More about Anna Kowalska' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Add note…' }));
    return within(await screen.findByRole('dialog', { name: 'Note about Anna Kowalska' }));
  };
  const write = (dialog: Awaited<ReturnType<typeof add>>) => {
    fireEvent.change(dialog.getByRole('textbox', { name: /Note/ }), { target: { value: 'Cantered' } });
  };

  it('are read where they stand, and one is added and emailed to the account holder (R086 F01)', async () => {
    const { sent } = open([aRider()], {
      ...noted,
      'notes_clients/createNoteFromLesson': () => ({ note: notes[0] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: '1 note about Anna Kowalska' }));
    const reading = within(await screen.findByRole('dialog', { name: 'Notes about Anna Kowalska' }));
    reading.getByText('Good seat');
    fireEvent.click(reading.getByRole('button', { name: 'Close' }));
    const dialog = await add();
    write(dialog);
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Email this note to the account holder' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await screen.findByText('The note was added and is being emailed');
    expect(sent()).toEqual([
      { notes: 'Cantered', is_public: 1, emailNote: 1, person_id: 'pe1', lesson_date_time_id: 'l1' },
    ]);
  });

  it('are never emailed where they are private (F01)', async () => {
    const { sent } = open([aRider()], {
      ...noted,
      'notes_clients/createNoteFromLesson': () => ({ note: notes[0] }),
    });
    const dialog = await add();
    write(dialog);
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Email this note to the account holder' }));
    fireEvent.click(dialog.getByRole('radio', { name: /^Private/ }));
    dialog.getByText('A private note is never emailed.');
    fireEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await screen.findByText('The note was added');
    expect(sent()).toEqual([{ notes: 'Cantered', is_public: 0, person_id: 'pe1', lesson_date_time_id: 'l1' }]);
  });
});

describe('what staff may do with riders (R086)', () => {
  const menuOf = async (...codes: string[]) => {
    open([aRider()], {}, {}, { type: 'INS', codes: ['STAFF_CAN_VIEW_CALENDAR', ...codes] });
    await screen.findByText('Anna Kowalska');
    const button = screen.queryByRole('button', { name: 'More about Anna Kowalska' });
    if (!button) return [];
    fireEvent.click(button);
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };

  it.each([
    ['CANCEL_STUDENT_LESSON', ['Cancel student…']],
    ['REMOVE_STUDENT_FROM_LESSON', ['Remove from lesson']],
    ['ASSIGN_HORSES', []],
  ])('with %s', async (code, entries) => {
    expect(await menuOf(code)).toEqual(entries);
    expect(screen.queryByRole('combobox', { name: 'Add clients' })).toBeNull();
    expect(Boolean(screen.queryByRole('button', { name: /choose horse|Biscuit/ }))).toBe(code === 'ASSIGN_HORSES');
  });

  it('with the permission to add notes', async () => {
    open([aRider()], {}, {}, { type: 'INS', codes: ['STAFF_CAN_VIEW_CALENDAR', 'ADD_STUDENT_LESSON_NOTES'] });
    fireEvent.click(await screen.findByRole('button', { name: 'More about Anna Kowalska' }));
    await screen.findByRole('menuitem', { name: 'Add note…' });
  });

  const adding = ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_CAN_ADD_STUDENTS'];
  const restricted = [...adding, 'STAFF_RESTRICT_ADD_STUDENTS_SELF'];
  const mine = { ...options, instructor: [{ id: 'i1', name: 'Maya Reyes', person_id: 'p1' }] };
  const addingAs = (codes: readonly string[], offered: object = options) =>
    open([aRider()], { 'options/index': () => ({ options: offered }) }, {}, { type: 'INS', codes });

  it('adds riders to any lesson', async () => {
    addingAs(adding);
    await screen.findByRole('combobox', { name: 'Add clients' });
  });
  it('adds none to somebody else’s where it is restricted (A02)', async () => {
    addingAs(restricted);
    await screen.findByText('Your role adds riders to the lessons that you teach only.');
    expect(screen.queryByRole('combobox', { name: 'Add clients' })).toBeNull();
  });
  it('adds them to its own all the same (A02)', async () => {
    addingAs(restricted, mine);
    await screen.findByRole('combobox', { name: 'Add clients' });
  });
});

describe('taking a rider out', () => {
  const remove = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'More about Anna Kowalska' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove from lesson' }));
  };
  const removed = { lessonPersonIds: ['lp1'], alert: null };

  it('says when that was the last one', async () => {
    open([aRider()], { 'lesson_people/delete': () => ({ ...removed, alert: 'That was the last student' }) });
    await remove();
    await screen.findByText('That was the last student');
  });

  it('of one lesson is undone by a click, horse and all', async () => {
    const { sent } = open([aRider()], {
      'lesson_people/delete': () => removed,
      'lesson_people/create': () => ({ lessonPerson: { lesson_person_id: 'lp7' }, warnings: [] }),
      'lesson_people/updateHorseInStudentLesson': () => ({ warnings: [] }),
    });
    await remove();
    await screen.findByText('Anna Kowalska was removed from this lesson');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Successfully added to event: Anna Kowalska');
    expect(sent()).toEqual([
      { lesson_person_id: 'lp1', applyToFuture: 0 },
      { student_id: 'st1', lesson_date_time_id: 'l1' },
      { lesson_person_id: 'lp7', horse_id: 'h1', horse_name: 'Biscuit' },
    ]);
  });

  it('of all later lessons is asked about, because nothing could put them back there (R083)', async () => {
    const { sent } = open([aRider()], { 'lesson_people/delete': () => removed }, { reach: 'later' });
    await remove();
    const title = 'Remove Anna Kowalska from this and all later lessons?';
    const question = within(await screen.findByRole('dialog', { name: title }));
    fireEvent.click(question.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([]);
    await remove();
    const asked = within(await screen.findByRole('dialog', { name: title }));
    fireEvent.click(asked.getByRole('checkbox', { name: 'Notify the family, in one mail' }));
    fireEvent.click(asked.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Anna Kowalska was removed from this and all later lessons');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(sent()).toEqual([{ lesson_person_id: 'lp1', applyToFuture: 1, sendNotification: 1 }]);
  });

  it('offers no way back to those who may not add riders', async () => {
    const codes = ['STAFF_CAN_VIEW_CALENDAR', 'REMOVE_STUDENT_FROM_LESSON'];
    open([aRider()], { 'lesson_people/delete': () => removed }, {}, { type: 'INS', codes });
    await remove();
    await screen.findByText('Anna Kowalska was removed from this lesson');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('a cancelled rider', () => {
  it('is shaded, and offers neither to cancel nor to add notes (R084)', async () => {
    open(gone);
    const row = (await screen.findByText('Anna Kowalska')).closest('li')!;
    expect(row.className).toContain('client-cancelled');
    expect(within(row).queryByRole('button', { name: /More about/ })).toBeNull();
  });

  const gone = [aRider({ student_is_cancelled: 1, enrollment_status_code: 'CNM' })];

  it('can be given another cancellation by whoever may cancel', async () => {
    const { editing } = open(gone);
    fireEvent.click(await screen.findByRole('button', { name: 'Change cancellation…' }));
    expect(editing.cancelStudent).toHaveBeenCalledWith('lp1');
  });

  it('of a lesson that the barn cancelled stays as it is', async () => {
    open(gone, {}, { one: { lesson: aLesson({ lesson_is_cancelled: 1 }), students: gone, horses: [], tasks: [] } });
    await screen.findByText('Anna Kowalska');
    expect(screen.queryByRole('button', { name: 'Change cancellation…' })).toBeNull();
  });
});
