import { fireEvent, screen, within } from '@testing-library/react';
import { aLesson } from '@/day/testing/builders';
import { someOptions } from '@/testing/options';
import type { Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { EditingContext } from './edit-context';
import { ExtraStaffPanel } from './ExtraStaffPanel';
import { anEditing } from './testing/editing';

const options = someOptions({
  instructor: [
    { id: 'i1', name: 'Maya Reyes', person_id: 'p1' },
    { id: 'i2', name: 'Tom Becker', person_id: 'p2' },
  ],
  task: [{ id: 'k1', name: 'Leader' }],
});
const tom = {
  id: 'x1',
  lesson_date_time_id: 'l1',
  task_id: 'k1',
  task_name: 'Leader',
  instructor_id: 'i2',
  instructor_name: 'Tom Becker',
};
const changed = { lesson: aLesson(), lessons: [], LessonStudents: [], LessonHorses: [], tasks: [], warnings: [] };

const open = (answers: Answers = {}, codes?: readonly string[]) => {
  const editing = anEditing({ tasks: [tom] }, { reach: 'later', path: (sub) => sub });
  const { calls } = openScreen(
    <EditingContext value={editing}>
      <ExtraStaffPanel />
    </EditingContext>,
    { ...(codes && { as: { type: 'INS', codes } }), answers: { 'options/index': () => ({ options }), ...answers } },
  );
  return { sent: () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]) };
};

describe('extra staff of a lesson', () => {
  it('are added with their task, both of which are needed (R073)', async () => {
    const { sent } = open({ 'lesson_staffs/create': () => changed });
    fireEvent.click(await screen.findByRole('button', { name: 'Add EXTRA STAFF' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Staff/Volunteer' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await dialog.findByText('Staff can not be empty');
    dialog.getByText('Task can not be empty');
    expect(sent()).toEqual([]);
    await dialog.findByRole('option', { name: 'Maya Reyes' });
    fireEvent.change(dialog.getByRole('combobox', { name: 'Staff' }), { target: { value: 'i1' } });
    fireEvent.change(dialog.getByRole('combobox', { name: 'Task' }), { target: { value: 'k1' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await screen.findByText('Successfully added to event: Maya Reyes');
    expect(sent()).toEqual([
      ['lesson_staffs/create', { lesson_date_time_id: 'l1', instructor_id: 'i1', task_id: 'k1', applyToFuture: 1 }],
    ]);
  });

  it('are removed, and put back by a click', async () => {
    const { sent } = open({ 'lesson_staffs/delete': () => changed, 'lesson_staffs/create': () => changed });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Tom Becker' }));
    await screen.findByText('Tom Becker was removed from this lesson');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Successfully added to event: Tom Becker');
    expect(sent().map(([path]) => path)).toEqual(['lesson_staffs/delete', 'lesson_staffs/create']);
  });

  it('stay as they are for staff without the permission (A04)', async () => {
    open({}, ['STAFF_CAN_VIEW_CALENDAR']);
    await screen.findByText(/, Leader/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
