import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLesson, aRider } from '@/day/testing/builders';
import { refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { ClientsPanel } from './ClientsPanel';
import { EditingContext, type Editing } from './edit-context';

const leo = { id: 'st2', name: 'Leo Park', account_name: null };
const mia = { id: 'st3', name: 'Mia Stone', account_name: null };
const horses = [
  { id: 'h1', name: 'Biscuit' },
  { id: 'h2', name: 'Comet' },
];
const options = {
  location: [],
  program: [],
  program_type: [],
  section: [],
  instructor: [],
  task: [],
  student: [leo, mia],
  horse: horses,
};
const jumping = aLesson({ id: 'l2', title: 'Jumping' });
const inJumping = aRider({ id: 'lp9', lesson_date_time_id: 'l2', student_id: 'st2', name: 'Leo Park', horse_id: 'h2' });

const open = (riders = [aRider()], answers: Answers = {}, own: Partial<Editing> = {}) => {
  const editing: Editing = {
    one: { lesson: aLesson({ is_recuring: 1 }), students: riders, horses: [], tasks: [] },
    reach: 'one',
    guard: jest.fn(),
    onClose: jest.fn(),
    cancelStudent: jest.fn(),
    ...own,
  };
  const shown = (
    <EditingContext value={editing}>
      <ClientsPanel />
    </EditingContext>
  );
  const day = { lessons: [aLesson(), jumping], LessonStudents: [...riders, inJumping], LessonHorses: [], tasks: [] };
  const { calls } = openScreen(shown, {
    answers: { 'options/index': () => ({ options }), 'lessons/index': () => day, ...answers },
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

const twice = { code: 'rider_double_booked', message: 'Leo Park is also in Jumping at 16:00 on Tue 24 Nov' };

describe('adding riders to a lesson', () => {
  it('tells before and after who rides elsewhere, and adds them all the same', async () => {
    const { sent } = open([aRider()], {
      'lesson_people/create': () => ({ warnings: [{ ...twice, lesson_date_time_id: 'l1' }] }),
    });
    await choose('Leo Park');
    await screen.findByText('Leo Park', { selector: '.clash strong' });
    screen.getByText(/is already in Jumping, 16:00–17:00/);
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText(/Leo Park is also in Jumping at 16:00 on Tue 24 Nov/);
    expect(sent()).toEqual([{ student_id: 'st2', lesson_date_time_id: 'l1', applyToFuture: 0 }]);
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
    await list.findByText('Jumping, 16:00–17:00');
    fireEvent.click(list.getByRole('button', { name: new RegExp(name) }));
  };

  it('is chosen as on the day sheet, busy ones marked, with what the server says of it', async () => {
    const message = 'Comet is also in Jumping at 16:00 on Tue 24 Nov';
    const { sent } = open([aRider()], {
      'lesson_people/updateHorseInStudentLesson': () => ({
        warnings: [{ code: 'horse_double_booked', message, lesson_date_time_id: 'l1' }],
      }),
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

describe('a cancelled rider', () => {
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
